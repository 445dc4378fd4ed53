/* alea-window-paste.c: games from the clipboard, and dropped on the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-game.h"
#include "alea-position-text.h"
#include "alea-window-game.h"
#include "alea-window-open.h"

#include <glib/gi18n.h>

/* A position, or games. */
static void
take_text (AleaWindow *self,
           const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = NULL;

  if (alea_position_text_is_of_games (text))
    {
      alea_window_open_games (self, text);
      return;
    }
  game = alea_window_read_position (self, text, &error);
  if (game != NULL)
    alea_window_offer_game (self, game);
  else if (!alea_window_edit_text (self, text, FALSE))
    alea_tell (GTK_WINDOW (self), _("This is not a position"), error->message);
}

/* --- the clipboard ---------------------------------------------------------- */

static void
text_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AleaWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (text == NULL)
    alea_tell (GTK_WINDOW (self), _("Nothing to paste"), _("There is no position on the clipboard."));
  else if (!alea_screen_paste (alea_window_get_screen (self), text))
    take_text (self, text);
}

static void
paste_cb (AleaWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_cb, g_object_ref (self));
}

/* --- dropping --------------------------------------------------------------- */

static gboolean
open_list (AleaWindow *self,
           GSList     *files)
{
  g_autoptr(GPtrArray) array = g_ptr_array_new ();

  for (GSList *l = files; l != NULL; l = l->next)
    g_ptr_array_add (array, l->data);

  alea_window_open_files (self, (GFile **) array->pdata, array->len);
  return array->len > 0;
}

static gboolean
drop_cb (AleaWindow   *self,
         const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      g_autoptr(GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

      return open_list (self, files);
    }

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    alea_window_open_file (self, g_value_get_object (value));
  else if (!alea_screen_paste (alea_window_get_screen (self), g_value_get_string (value)))
    take_text (self, g_value_get_string (value));

  return TRUE;
}

static void
accept_drops (AleaWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
alea_window_add_pasting (AleaWindow *self)
{
  alea_actions_add (G_ACTION_MAP (self), &(AleaAction) { .name = "paste", .callback = G_CALLBACK (paste_cb) }, 1, self);
  accept_drops (self);
}
