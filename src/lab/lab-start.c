/* lab-start.c: what the games of a cell begin from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-start.h"

#include "alea-fen.h"
#include "alea-state.h"

#define N_JEPPS_STARTS 2880

/* How two knights stand on four squares. */
static const guint knight_pairs[6][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 1, 2 }, { 1, 3 }, { 2, 3 } };

guint
lab_count_starts (const AleaRules *rules)
{
  return rules->king_right == ALEA_KING_RELOCATES ? N_JEPPS_STARTS : (guint) rules->setup.n_starts;
}

/* Puts @piece on the empty square number @n, from 0. */
static void
place (char  array[static 8],
       guint n,
       char  piece)
{
  for (guint file = 0; file < 8; file++)
    if (array[file] == 'R' && n-- == 0)
      {
        array[file] = piece;
        return;
      }
}

/* Rooks stand where nobody else does. */
static void
write_jepps_array (guint number,
                   char  array[static 9])
{
  guint rest = number / 16;
  const guint queen = rest % 6, king = rest / 6 % 5;
  const guint *knights = knight_pairs[rest / 30];

  memcpy (array, "RRRRRRRR", 9);
  array[number % 4 * 2 + 1] = 'B';
  array[number / 4 % 4 * 2] = 'B';
  place (array, queen, 'Q');
  place (array, king, 'K');
  place (array, knights[1], 'N');
  place (array, knights[0], 'N');
}

static void
find_jepps (const AleaRules *rules,
            guint            number,
            AleaSetup       *setup)
{
  char array[9];
  g_autofree char *black = NULL, *fen = NULL;

  write_jepps_array (number, array);
  black = g_ascii_strdown (array, -1);
  fen = g_strdup_printf ("%s/pppppppp/8/8/8/8/PPPPPPPP/%s w Kk - 0 1", black, array);
  if (!alea_fen_read (fen, rules, setup, NULL))
    g_assert_not_reached ();
}

/* By the rolls that lead there. */
static void
roll_up (const AleaRules *rules,
         guint            number,
         AleaSetup       *setup)
{
  guint8 faces[32];
  AleaState state;

  rules->setup.get_rolls ((int) number, 0, faces);
  alea_state_init (&state, rules, NULL);
  for (guint i = 0; state.stage == ALEA_STAGE_SETUP; i++)
    {
      AleaQuestion question;

      alea_state_ask (&state, &question);
      question.dice.face[0] = faces[i];
      alea_state_roll (&state, question.dice);
    }
  alea_state_get_setup (&state, setup);
}

void
lab_start_find (const AleaRules *rules,
                guint            number,
                LabStart        *start)
{
  *start = (LabStart) { .number = (int) number, .has_setup = TRUE };
  if (rules->king_right == ALEA_KING_RELOCATES)
    find_jepps (rules, number, &start->setup);
  else
    roll_up (rules, number, &start->setup);
}

char *
lab_start_name (const LabStart  *self,
                const AleaRules *rules)
{
  char fen[ALEA_FEN_SIZE];

  if (self->number != LAB_NO_NUMBER)
    return g_strdup_printf ("%d", self->number);

  return g_strdup (self->has_setup ? alea_fen_write (&self->setup, rules, fen) : "start");
}
