/* alea-window-diagram.c: the screen on which diagrams are drawn
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

gboolean
alea_window_is_drawing (AleaWindow *self)
{
  return self->diagram != NULL
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == GTK_WIDGET (self->diagram);
}

static void
need_diagram_screen (AleaWindow *self)
{
  if (self->diagram != NULL)
    return;

  self->diagram = ALEA_DIAGRAM_SCREEN (alea_diagram_screen_new ());
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->diagram));
  g_signal_connect_object (self->diagram, "notify::title", G_CALLBACK (alea_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->diagram, "notify::is-narrow", G_CALLBACK (alea_window_update), self, G_CONNECT_SWAPPED);
}

/* What is looked at is what one would draw. */
static void
offer_position (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);
  AleaSetup setup;

  if (self->editor != NULL && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == GTK_WIDGET (self->editor))
    alea_diagram_screen_set_position (self->diagram,
                                      alea_editor_get_setup (alea_editor_screen_get_editor (self->editor)));
  else if (session != NULL)
    {
      alea_state_get_setup (alea_game_get_viewed (alea_session_get_game (session)), &setup);
      alea_diagram_screen_set_position (self->diagram, &setup);
    }
  else
    alea_diagram_screen_set_position (self->diagram, NULL);
}

void
alea_window_diagram_action (GtkWidget  *widget,
                            const char *name,
                            GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  need_diagram_screen (self);
  offer_position (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->diagram));
}

void
alea_window_open_diagram (AleaWindow *self,
                          GFile      *file)
{
  need_diagram_screen (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->diagram));
  alea_diagram_screen_open (self->diagram, file);
}

gboolean
alea_window_save_diagram (AleaWindow *self,
                          gboolean    as)
{
  if (!alea_window_is_drawing (self))
    return FALSE;

  if (as)
    alea_diagram_screen_save_as (self->diagram);
  else
    alea_diagram_screen_save (self->diagram);
  return TRUE;
}

static void
close_window (gpointer data)
{
  gtk_window_destroy (data);
}

gboolean
alea_window_keep_diagram (AleaWindow *self)
{
  if (self->diagram == NULL || alea_diagram_screen_get_subtitle (self->diagram) == NULL)
    return FALSE;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->diagram));
  alea_diagram_screen_leave (self->diagram, close_window, self);
  return TRUE;
}
