/* alea-window-guide.c: the guide beside the game, or over it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-guide-pages.h"
#include "alea-print-dialog.h"
#include "alea-side-pane.h"

#include <glib/gi18n.h>

/* --- what is in view -------------------------------------------------------- */

gboolean
alea_window_is_guide_open (AleaWindow *self)
{
  return self->guide != NULL && alea_side_pane_get_open (ALEA_SIDE_PANE (self->pane));
}

gboolean
alea_window_is_guide_alone (AleaWindow *self)
{
  return alea_window_is_guide_open (self) && alea_side_pane_get_covers (ALEA_SIDE_PANE (self->pane));
}

/* --- opening and closing ---------------------------------------------------- */

void
alea_window_close_guide (AleaWindow *self)
{
  g_autoptr(GtkWidget) focus = g_steal_pointer (&self->focus_before_guide);

  if (!alea_window_is_guide_open (self))
    return;

  alea_side_pane_set_open (ALEA_SIDE_PANE (self->pane), FALSE);
  if (focus != NULL && gtk_widget_get_root (focus) == GTK_ROOT (self))
    gtk_widget_grab_focus (focus);
}

/* Beside the start screen or the editor it would only be in the way; and it
 * goes with the game that it was opened from. */
void
alea_window_update_guide (AleaWindow *self)
{
  if (self->guide == NULL)
    return;

  if (alea_window_is_guide_open (self) && self->is_guide_of_game != alea_window_is_playing (self))
    alea_window_close_guide (self);
  alea_side_pane_set_is_alone (ALEA_SIDE_PANE (self->pane), !alea_window_is_playing (self));
  alea_guide_screen_set_place (self->guide, alea_window_is_guide_alone (self),
                               alea_window_is_playing (self) && alea_window_is_guide_alone (self),
                               alea_side_pane_get_is_narrow (ALEA_SIDE_PANE (self->pane)));
}

static void
tour_done_cb (AleaWindow *self)
{
  g_settings_set_boolean (self->settings, "offers-tour", FALSE);
}

/* --- on paper --------------------------------------------------------------- */

static AleaPages *
make_pages (gpointer                data,
            const AleaPrintLayout  *layout,
            GError                **error)
{
  AleaPaper paper;

  alea_print_layout_get_paper (layout, &paper);
  return ALEA_IS_GUIDE_CHAPTER (data) ? alea_guide_pages_new_chapter (data, &paper)
                                      : alea_guide_pages_new_reference (data, &paper);
}

/* @what is a chapter or a reference. */
static void
print_cb (AleaWindow *self,
          GObject    *what)
{
  static const AleaPrintMaker maker = { ALEA_PRINT_USES_NOTHING, 0, NULL, make_pages };
  AleaPrintJob *job = alea_print_job_new (alea_guide_screen_get_title (self->guide));

  alea_print_job_add (job, alea_print_kind_new (_("Leaflet"), &maker, g_object_ref (what), g_object_unref));
  alea_print_dialog_show (GTK_WINDOW (self), job, self->settings);
}

/* --- making it -------------------------------------------------------------- */

/* It takes time to read, so it waits until somebody asks for it. */
static void
need_guide (AleaWindow *self)
{
  if (self->guide != NULL)
    return;

  self->guide = ALEA_GUIDE_SCREEN (alea_guide_screen_new (self->settings));
  alea_side_pane_set_side (ALEA_SIDE_PANE (self->pane), GTK_WIDGET (self->guide));
  g_signal_connect_object (self->guide, "opened", G_CALLBACK (alea_window_update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "close", G_CALLBACK (alea_window_close_guide), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "print", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "tour-done", G_CALLBACK (tour_done_cb), self, G_CONNECT_SWAPPED);
}

static void
open_guide (AleaWindow *self)
{
  if (!alea_window_is_guide_open (self))
    g_set_object (&self->focus_before_guide, gtk_window_get_focus (GTK_WINDOW (self)));

  need_guide (self);
  self->is_guide_of_game = alea_window_is_playing (self);
  alea_side_pane_set_open (ALEA_SIDE_PANE (self->pane), TRUE);
  alea_window_update_guide (self);
}

/* What applies now: the rule behind what is said, else those of the game. */
static void
show_now (AleaWindow *self)
{
  if (alea_window_is_playing (self) && alea_play_screen_get_game (self->play) != NULL)
    alea_guide_screen_show_rule (self->guide, alea_window_get_rules (self), alea_play_screen_get_rule (self->play));
  else
    alea_guide_screen_show_contents (self->guide);
}

/* Where to is "now", "contents", "tour", "practice", or the number of a rule. */
void
alea_window_guide_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  const char *where = g_variant_get_string (parameter, NULL);

  open_guide (self);
  if (g_str_equal (where, "now"))
    show_now (self);
  else if (g_str_equal (where, "contents"))
    alea_guide_screen_show_contents (self->guide);
  else if (g_str_equal (where, "tour"))
    alea_guide_screen_show_tour (self->guide);
  else if (g_str_equal (where, "practice"))
    alea_guide_screen_show_practice (self->guide);
  else
    alea_guide_screen_show_rule (self->guide, alea_window_get_rules (self), where);
}

/* --- keys ------------------------------------------------------------------- */

/* Keys belong to the guide while it is alone, or has the focus. */
gboolean
alea_window_is_guide_asked (AleaWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return alea_window_is_guide_open (self)
         && (alea_window_is_guide_alone (self)
             || (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->guide))));
}

/* While nothing has the focus, nobody else hears Escape. */
gboolean
alea_window_press_guide_key (AleaWindow *self,
                             guint       key)
{
  if (key == GDK_KEY_Escape && gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    {
      alea_window_close_guide (self);
      return TRUE;
    }

  return alea_guide_screen_key (self->guide, key);
}
