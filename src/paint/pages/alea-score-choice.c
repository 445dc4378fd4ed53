/* alea-score-choice.c: where a game is worth a diagram
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-game-score.h"

#include "alea-fen.h"

#include <string.h>

gboolean
alea_game_score_begins_as_ever (const AleaGameScore *self)
{
  const AleaState *start = alea_game_score_get_state (self, alea_game_score_get_n_setup (self));
  const char *usual = start->rules->start_fen;
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  if (usual == NULL || start->stage == ALEA_STAGE_SETUP)
    return FALSE;

  alea_state_get_setup (start, &setup);
  alea_fen_write (&setup, start->rules, fen);
  return strcspn (fen, " ") == strcspn (usual, " ") && strncmp (fen, usual, strcspn (usual, " ")) == 0;
}

static GArray *
begin_choice (const AleaGameScore *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint n_setup = alea_game_score_get_n_setup (self);

  if (!alea_game_score_begins_as_ever (self))
    g_array_append_val (numbers, n_setup);
  return numbers;
}

GArray *
alea_game_score_choose (const AleaGameScore *self,
                        guint                every)
{
  GArray *numbers = begin_choice (self);
  const guint n_steps = alea_game_score_get_n_steps (self);

  for (guint i = 0; i < n_steps; i++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (self, i);
      const AleaScoreStep *next = i + 1 < n_steps ? alea_game_score_get_step (self, i + 1) : NULL;
      const gboolean is_last = next == NULL || next->waits, ends_move = !is_last && next->move > step->move;

      if (!step->is_setup && !step->waits && (is_last || (ends_move && step->move % every == 0)))
        g_array_append_val (numbers, step->number);
    }

  return numbers;
}

/* Whether a move was judged to be brilliant, a mistake or a blunder: "!!", "?", "??". */
static gboolean
turns_the_game (const AleaGameScore *self,
                guint                number)
{
  const AleaScoreNote *note = alea_game_score_find_note (self, number);
  g_auto(GStrv) nags = g_strsplit (note != NULL && note->nags != NULL ? note->nags : "", " ", -1);

  return g_strv_contains ((const char *const *) nags, "$2") || g_strv_contains ((const char *const *) nags, "$3")
         || g_strv_contains ((const char *const *) nags, "$4");
}

GArray *
alea_game_score_choose_turns (const AleaGameScore *self)
{
  GArray *numbers = begin_choice (self);
  guint last = 0;

  for (guint i = 0; i < alea_game_score_get_n_steps (self); i++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (self, i);

      if (step->is_setup || step->waits)
        continue;
      /* What was before it: the reader may find the move. */
      if (last > 0 && turns_the_game (self, step->number)
          && (numbers->len == 0 || g_array_index (numbers, guint, numbers->len - 1) < last))
        g_array_append_val (numbers, last);
      last = step->number;
    }

  if (last > 0 && (numbers->len == 0 || g_array_index (numbers, guint, numbers->len - 1) < last))
    g_array_append_val (numbers, last);
  return numbers;
}
