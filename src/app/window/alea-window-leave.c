/* alea-window-leave.c: the window closes
 *
 * Nobody is asked whether a game may be lost, because none is: it is on the shelf.
 * Only where the disk refuses there is a question, before the last window goes.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include <glib/gi18n.h>

/* What was waited for. */
enum
{
  NOTHING,
  ONE_OF_MANY,
  THE_LAST,
};

static int
get_needed (AleaWindow *self)
{
  return alea_window_is_alone (self) ? THE_LAST : ONE_OF_MANY;
}

static void
close_anyway (gpointer data)
{
  AleaWindow *self = data;

  self->finished = THE_LAST;
  gtk_window_close (GTK_WINDOW (self));
}

static void
finished_cb (GObject      *desk,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(AleaWindow) self = data;
  g_autoptr(GError) error = NULL;

  if (alea_desk_finish_finish (ALEA_DESK (desk), result, &error))
    {
      self->finished = self->finishing;
      self->finishing = NOTHING;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  self->finishing = NOTHING;
  if (alea_desk_get_document (self->desk) == NULL)
    close_anyway (self);
  else
    {
      g_autofree char *explanation = g_strdup_printf (/* Translators: %s is a sentence that says why */
                                                      _("%s\nThe game will be lost."), error->message);

      alea_ask (GTK_WINDOW (self), _("Leave this game?"), explanation, _("_Leave the Game"), close_anyway, self);
    }
}

/* When others close meanwhile, it is the last that waits for the disk. */
static gboolean
close_request_cb (AleaWindow *self)
{
  const int finished = self->finished;

  if (self->finishing != NOTHING)
    return GDK_EVENT_STOP;

  self->finished = NOTHING;
  if (finished >= get_needed (self))
    return GDK_EVENT_PROPAGATE;

  self->finishing = get_needed (self);
  alea_desk_finish_async (self->desk, self->finishing == THE_LAST, finished_cb, g_object_ref (self));
  return GDK_EVENT_STOP;
}

void
alea_window_add_leaving (AleaWindow *self)
{
  g_signal_connect (self, "close-request", G_CALLBACK (close_request_cb), NULL);
}
