/* alea-lesson-answers.c: keys that ask, and for answers without the pointer
 *
 * The same as in a game, for what the page asks.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-view-private.h"

#include "alea-actions.h"
#include "alea-announce.h"
#include "alea-answering.h"
#include "alea-asking.h"

/* --- questions ------------------------------------------------------------- */

static gboolean
read_idle_cb (gpointer data)
{
  AleaLessonView *self = data;
  const char *title = gtk_label_get_text (GTK_LABEL (self->title)), *text = gtk_label_get_text (GTK_LABEL (self->text));
  g_autofree char *task = alea_lesson_view_name_keys (self, gtk_label_get_text (GTK_LABEL (self->sentence)));
  g_autofree char *page = g_strjoin ("\n", title, text, *task != '\0' ? task : NULL, NULL);

  self->read_idle = 0;
  alea_announce (GTK_WIDGET (self), page);
  return G_SOURCE_REMOVE;
}

void
alea_lesson_view_read_aloud (AleaLessonView *self)
{
  if (self->read_idle == 0)
    self->read_idle = g_idle_add (read_idle_cb, self);
}

/* What the page asks for, until it is done. */
static const char *
get_task (AleaLessonView *self)
{
  const char *task = alea_guide_page_get_task (alea_lesson_get_page (self->lesson));

  if (alea_lesson_get_stage (self->lesson) == ALEA_LESSON_OPEN && *task != '\0')
    return task;

  return alea_lesson_get_message (self->lesson);
}

/* The same keys as in a game; of a page that asks for nothing, what is to do
 * is to read it. */
gboolean
alea_lesson_view_ask (AleaLessonView *self,
                      guint           keyval)
{
  const gboolean is_task = gdk_keyval_to_lower (keyval) == GDK_KEY_s;
  g_autofree char *answer = NULL;

  if (alea_game_view_get_is_held (self->game_view))
    return FALSE;

  answer = is_task ? alea_lesson_view_name_keys (self, get_task (self))
                   : alea_asking_answer (self->game_view, ALEA_BOARD (self->board), keyval);
  if (answer == NULL)
    return FALSE;

  if (*answer == '\0')
    alea_lesson_view_read_aloud (self);
  else
    alea_lesson_view_answer_with (self, answer);
  return TRUE;
}

/* --- answers --------------------------------------------------------------- */

/* Where there is nothing to answer so, the page says what it asks for. */
static void
answer_cb (AleaLessonView *self,
           GVariant       *parameter,
           GSimpleAction  *action)
{
  AleaGame *game = alea_lesson_get_game (self->lesson);
  AleaDecision decision;
  g_autoptr(GError) error = NULL;

  if (self->hand == NULL || !alea_answering_find (self->game_view, G_ACTION (action), &decision))
    alea_lesson_view_ask (self, GDK_KEY_s);
  else if (!alea_game_decide (game, &decision, &error))
    alea_lesson_view_say (self, error->message, alea_game_error_get_rule (error));
}

static void
castle_cb (AleaLessonView *self,
           GVariant       *parameter)
{
  AleaGame *game = alea_lesson_get_game (self->lesson);

  if (self->hand == NULL || alea_game_get_state (game)->stage != ALEA_STAGE_PLAY)
    alea_lesson_view_ask (self, GDK_KEY_s);
  else if (!alea_game_view_get_is_held (self->game_view))
    alea_hand_castle (self->hand, g_str_equal (g_variant_get_string (parameter, NULL), "a")
                                  ? ALEA_WING_A : ALEA_WING_H);
}

/* From a page whose board only shows, to that of the game beside it. */
static void
to_board_cb (AleaLessonView *self)
{
  if (alea_board_get_interactive (ALEA_BOARD (self->board)))
    gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "game.to-board", NULL);
}

void
alea_lesson_view_add_answers (AleaLessonView *self)
{
  const AleaAction actions[] = {
    { .name = "roll-again", .callback = G_CALLBACK (answer_cb) },
    { .name = "accept", .callback = G_CALLBACK (answer_cb) },
    { .name = "castle", .callback = G_CALLBACK (castle_cb), .parameter = "s" },
    { .name = "to-board", .callback = G_CALLBACK (to_board_cb) },
  };

  self->answers = G_ACTION_GROUP (g_simple_action_group_new ());
  alea_actions_add (G_ACTION_MAP (self->answers), actions, G_N_ELEMENTS (actions), self);
}
