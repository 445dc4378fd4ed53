/* alea-window-keep.c: what the window says of the shelf
 *
 * Every game is kept without a word.  While that is not possible, a line at the top
 * says so, and goes by itself when it is kept again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-start-screen.h"

#include <glib/gi18n.h>

/* --- the line at the top -------------------------------------------------- */

static char *
make_trouble (AleaWindow *self,
              AleaShelf  *shelf)
{
  const char *why = alea_shelf_get_trouble (shelf);

  if (alea_desk_get_document (self->desk) != NULL)
    /* Translators: %s is a sentence that says why */
    return g_strdup_printf (_("This game is not being kept. %s"), why);

  /* Translators: %s is a sentence that says why */
  return g_strdup_printf (_("Games are not being kept. %s"), why);
}

/* What is the matter is more than what has been. */
static void
update_banner (AleaWindow *self)
{
  AleaShelf *shelf = alea_desk_get_shelf (self->desk);
  const char *notice = alea_shelf_get_notice (shelf);
  g_autofree char *text = alea_shelf_get_is_keeping (shelf) ? g_strdup (notice) : make_trouble (self, shelf);

  if (text != NULL)
    gtk_label_set_text (GTK_LABEL (self->banner_label), text);
  gtk_widget_set_visible (self->banner_button, alea_shelf_get_is_keeping (shelf));
  gtk_widget_set_visible (self->banner, text != NULL);
}

static void
dismiss_cb (AleaWindow *self)
{
  alea_shelf_dismiss_notice (alea_desk_get_shelf (self->desk));
}

/* --- the game that waits -------------------------------------------------- */

static void
update_waiting (AleaWindow *self)
{
  AleaGame *waiting = alea_desk_get_waiting (self->desk);
  gint64 times[ALEA_CLOCK_SIDES];
  const gboolean has_clock = alea_desk_get_waiting_times (self->desk, times);

  alea_actions_enable (G_ACTION_MAP (self), "resume", waiting != NULL);
  alea_start_screen_set_kept (ALEA_START_SCREEN (self->start), waiting, has_clock ? times : NULL);
}

void
alea_window_add_keeping (AleaWindow *self)
{
  AleaShelf *shelf = alea_desk_get_shelf (self->desk);

  g_signal_connect_object (shelf, "notify::trouble", G_CALLBACK (update_banner), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shelf, "notify::notice", G_CALLBACK (update_banner), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->banner_button, "clicked", G_CALLBACK (dismiss_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::document", G_CALLBACK (update_banner), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::waiting", G_CALLBACK (update_waiting), self, G_CONNECT_SWAPPED);
  update_banner (self);
  update_waiting (self);
}
