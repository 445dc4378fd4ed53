/* alea-picker.c: a board on which squares are picked, or only looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-picker.h"

#include "alea-board-shown.h"

#include <glib/gi18n.h>

struct _AleaPicker
{
  GObject     parent_instance;

  AleaLesson *lesson;
  AleaBoard  *board;    /* not owned */
  AleaSquare  wrong;    /* picked last and not asked for; or ALEA_NO_SQUARE */
};

G_DEFINE_FINAL_TYPE (AleaPicker, alea_picker, G_TYPE_OBJECT)

static void
show (AleaPicker *self)
{
  const AleaSquareSet picked = alea_lesson_get_squares (self->lesson);
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  AleaSetup setup;

  alea_state_get_setup (alea_game_get_state (alea_lesson_get_game (self->lesson)), &setup);
  alea_board_set_setup (self->board, &setup, ALEA_BOARD_GLIDE);

  for (int i = 0; i < setup.geometry->files * setup.geometry->ranks; i++)
    {
      gboolean is_picked = alea_square_set_has (picked, (AleaSquare) i);

      if (is_picked)
        alea_scene_add_mark (marks, setup.geometry, ALEA_MARK_SELECTED, (AleaSquare) i);
      alea_board_set_note (self->board, (AleaSquare) i, is_picked ? _("picked") : NULL);
    }
  if (self->wrong != ALEA_NO_SQUARE)
    alea_scene_add_mark (marks, setup.geometry, ALEA_MARK_FORBIDDEN, self->wrong);

  alea_board_set_marks (self->board, (const AleaSceneMark *) (void *) marks->data, marks->len);
}

static gboolean
press_cb (AleaPicker *self,
          guint       square)
{
  AleaSquare anchor = alea_board_get_anchor (self->board, (AleaSquare) square);

  self->wrong = ALEA_NO_SQUARE;
  if (alea_lesson_pick_square (self->lesson, anchor) == ALEA_ANSWER_WRONG)
    {
      self->wrong = anchor;
      show (self);
    }

  return FALSE;
}

static void
changed_cb (AleaPicker *self)
{
  if (alea_lesson_get_answer (self->lesson) != ALEA_ANSWER_WRONG)
    self->wrong = ALEA_NO_SQUARE;
  show (self);
}

static void
alea_picker_finalize (GObject *object)
{
  g_object_unref (ALEA_PICKER (object)->lesson);

  G_OBJECT_CLASS (alea_picker_parent_class)->finalize (object);
}

static void
alea_picker_class_init (AleaPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_picker_finalize;
}

static void
alea_picker_init (AleaPicker *self)
{
  self->wrong = ALEA_NO_SQUARE;
}

AleaPicker *
alea_picker_new (AleaLesson *lesson,
                 AleaBoard  *board)
{
  AleaPicker *self = g_object_new (ALEA_TYPE_PICKER, NULL);

  g_return_val_if_fail (ALEA_IS_LESSON (lesson), NULL);
  g_return_val_if_fail (ALEA_IS_BOARD (board), NULL);

  self->lesson = g_object_ref (lesson);
  self->board = board;
  alea_board_set_geometry (board, alea_game_get_rules (alea_lesson_get_game (lesson))->geometry);
  /* A page before it may have been played on. */
  alea_board_show_nothing (board);
  if (alea_guide_page_get_kind (alea_lesson_get_page (lesson)) == ALEA_PAGE_SQUARES)
    g_signal_connect_object (board, "press", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lesson, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show (self);
  return self;
}
