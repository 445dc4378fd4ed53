/* alea-play-survey.c: keys that say what can be seen
 *
 * Each answers with a sentence in the place of the guiding one, where it is
 * read, and spoken, until the next thing happens.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-asking.h"
#include "alea-play-sentence.h"
#include "alea-play-survey.h"
#include "alea-survey.h"

static char *
survey (AleaPlayScreen *self,
        guint           keyval)
{
  g_autofree char *prompt = NULL;

  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_s:
      prompt = alea_session_make_prompt (self->session);
      return alea_play_screen_name_keys (self, prompt);
    case GDK_KEY_t:
      return alea_survey_clocks (self->session);
    default:
      return alea_asking_answer (self->game_view, ALEA_BOARD (self->board), keyval);
    }
}

gboolean
alea_play_screen_survey (AleaPlayScreen *self,
                         guint           keyval)
{
  g_autofree char *sentence = NULL;

  /* Nothing gives away what a pause hides. */
  if (self->game == NULL || alea_game_view_get_is_held (self->game_view) || alea_play_screen_get_is_paused (self))
    return FALSE;

  sentence = survey (self, keyval);
  if (sentence == NULL)
    return FALSE;

  alea_play_screen_answer (self, sentence);
  return TRUE;
}

/* What had it when the game went on may have been left there by a press of long
 * ago, or have got it from a widget that went away. */
void
alea_play_screen_mean_focus (AleaPlayScreen *self)
{
  self->is_focus_meant = TRUE;
}

gboolean
alea_play_screen_repeat (AleaPlayScreen *self,
                         GtkWidget      *focus)
{
  /* A square that is pressed again would only be refused again. */
  if (focus != NULL && !GTK_IS_EDITABLE (focus) && self->is_focus_meant
      && (self->reason == NULL || !gtk_widget_is_ancestor (focus, self->board)))
    return FALSE;

  return alea_play_screen_survey (self, GDK_KEY_s);
}

static void
to_board_cb (AleaPlayScreen *self)
{
  gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

static void
forget_focus (AleaPlayScreen *self)
{
  self->is_focus_meant = FALSE;
}

void
alea_play_screen_add_survey (AleaPlayScreen *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (alea_play_screen_mean_focus), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (forget_focus), self);

  alea_actions_add (G_ACTION_MAP (self->group),
                    &(AleaAction) { .name = "to-board", .callback = G_CALLBACK (to_board_cb) }, 1, self);
}
