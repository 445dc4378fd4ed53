/* alea-set-up-turn.c: a whole set-up as one row of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-turn-private.h"

#include "alea-commentary.h"
#include "alea-jepps.h"
#include "alea-letters.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

gboolean
alea_set_up_turn_ends (const AleaTimeline *timeline,
                       guint               number)
{
  const AleaState *before = alea_timeline_get_state (timeline, number);
  const AleaSetupRules *setup = &before->rules->setup;

  return before->stage == ALEA_STAGE_SETUP
         && alea_timeline_get_state (timeline, number + 1)->stage == ALEA_STAGE_PLAY
         && (setup->get_target != NULL || setup->roll_target != NULL);
}

/* "NBKNBQRR": who stands on the home rank from the a-file on. */
static char *
write_rank (const AleaSetup *setup,
            const AleaState *state,
            AleaColour       colour)
{
  char letters[9] = "";

  for (int file = 0; file < 8; file++)
    {
      const AleaPiece piece = alea_state_get_piece (state, alea_setup_home (setup, colour, (char) ('a' + file)));

      letters[file] = alea_piece_to_letter (alea_piece (ALEA_WHITE, alea_piece_type (piece)));
    }

  return alea_letters_show (letters);
}

/* What Black has beside White's, in short; NULL where it is the same. */
static char *
write_black (const AleaSetup *setup,
             const AleaState *state,
             const char      *white)
{
  const AleaMediation mediation = state->rules->setup.write_side != NULL
                                  ? (AleaMediation) alea_jepps_get (state)->mediation : ALEA_MEDIATION_NONE;
  g_autofree char *black = write_rank (setup, state, ALEA_BLACK);

  if (mediation == ALEA_MEDIATION_MIRROR || mediation == ALEA_MEDIATION_REVERSE)
    return g_strdup (alea_words_translate (alea_mediation_word (mediation)));

  return g_str_equal (white, black) ? NULL : g_steal_pointer (&black);
}

/* As the inventor of the game writes it, or as the last roll was told. */
static char *
describe (const AleaTimeline *timeline,
          guint               number)
{
  const AleaState *after = alea_timeline_get_state (timeline, number + 1);
  char *setup = alea_words_setup (after);
  AleaText sentence = { 0 };

  if (setup != NULL)
    return setup;

  alea_state_describe (alea_timeline_get_state (timeline, number), alea_timeline_get_event (timeline, number),
                       after, &sentence);
  return alea_words_expand (&sentence);
}

/* The row above the others has the title of them all. */
static GListModel *
list_parts (const GPtrArray *rows)
{
  GListStore *parts = g_list_store_new (ALEA_TYPE_TURN);

  for (guint i = 0; i < rows->len; i++)
    {
      AleaTurn *row = g_ptr_array_index (rows, i);
      const guint move = alea_turn_get_move (row);
      g_autoptr(AleaTurn) part = alea_turn_new (ALEA_SECTION_SETUP, move, move > 0 ? alea_turn_get_label (row) : "",
                                                alea_turn_get_white (row), alea_turn_get_black (row));

      g_list_store_append (parts, part);
    }

  return G_LIST_MODEL (parts);
}

AleaTurn *
alea_set_up_turn_new (const AleaTimeline *timeline,
                      guint               number,
                      const GPtrArray    *rows)
{
  const AleaSetup *setup = &alea_timeline_get_state (timeline, number)->setup;
  const AleaState *after = alea_timeline_get_state (timeline, number + 1);
  g_autofree char *white = write_rank (setup, after, ALEA_WHITE);
  g_autofree char *black = write_black (setup, after, white);
  g_autofree char *text = black != NULL ? g_strdup_printf ("%s · %s", white, black) : g_strdup (white);
  g_autofree char *detail = describe (timeline, number);
  g_autoptr(AleaEntry) entry = alea_entry_new (text, NULL, detail, number + 1);
  g_autoptr(GListModel) parts = list_parts (rows);
  AleaTurn *self = alea_turn_new (ALEA_SECTION_SETUP, 0, _("Set-up"), entry, NULL);

  alea_turn_set_parts (self, parts);
  return self;
}
