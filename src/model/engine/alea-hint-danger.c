/* alea-hint-danger.c: which rolls of the other side would hurt, and how
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hint-danger.h"

#include "alea-danger.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* A roll that brings so much more than the others helps. */
#define HELPFUL 0.08

static gboolean
helps (const AleaVerdict *after,
       const AleaOutcome *outcome)
{
  return alea_chances_get_score (outcome->chances) >= alea_chances_get_score (after->chances) + HELPFUL;
}

/* "3-5, 4-4", and in how many ways they fall. */
static char *
list_rolls (const AleaVerdict *after,
            guint             *n_ways)
{
  GString *rolls = g_string_new (NULL);

  *n_ways = 0;
  for (gsize i = 0; i < after->n_outcomes; i++)
    if (helps (after, &after->outcomes[i]))
      {
        g_autofree char *roll = alea_words_roll (&after->outcomes[i].roll);

        g_string_append_printf (rolls, rolls->len > 0 ? ", %s" : "%s", roll);
        *n_ways += after->outcomes[i].weight;
      }

  return g_string_free (rolls, FALSE);
}

/* --- pieces -------------------------------------------------------------------- */

/* The squares of pieces that the rolls that help can capture, and no others can. */
static AleaSquareSet
find_endangered (const AleaState   *state,
                 const AleaVerdict *after)
{
  AleaSquareSet by_all = ~(AleaSquareSet) 0, by_others = 0;

  for (gsize i = 0; i < after->n_outcomes; i++)
    {
      const AleaSquareSet captures = alea_danger_list_captures_after (state, after->outcomes[i].roll);

      if (helps (after, &after->outcomes[i]))
        by_all &= captures;
      else
        by_others |= captures;
    }

  return by_all & ~by_others;
}

/* --- sentences ------------------------------------------------------------------ */

static char *
say_rolls (const AleaVerdict *after,
           const char        *rolls,
           guint              n_ways)
{
  /* Translators: %s is a list of rolls: "1-2, 2-2"; %u of %u: in how many ways they
   * fall, of all */
  return g_strdup_printf (_("Only %s would then help the other side: a chance of %u in %u."), rolls, n_ways,
                          after->total_weight);
}

static char *
say_piece (const AleaState *state,
           AleaSquare       square)
{
  AleaText text = { 0 };

  alea_text_set (&text, NULL, N_("The {piece} on {square} would be in danger."));
  alea_text_add_word (&text, "piece", alea_piece_type_word (alea_piece_type (alea_state_get_piece (state, square))));
  alea_text_add_square (&text, "square", state->rules->geometry, square);
  return alea_words_expand (&text);
}

char *
alea_hint_danger_say (const AleaState   *state,
                      const AleaVerdict *after)
{
  guint n_ways;
  g_autofree char *rolls = list_rolls (after, &n_ways), *of_rolls = NULL, *of_piece = NULL;
  AleaSquare square;

  if (n_ways == 0)
    return g_strdup (_("No roll would then help the other side much."));

  of_rolls = say_rolls (after, rolls, n_ways);
  square = alea_danger_choose_dearest (state, find_endangered (state, after));
  if (square == ALEA_NO_SQUARE)
    return g_steal_pointer (&of_rolls);

  of_piece = say_piece (state, square);
  return g_strjoin (" ", of_rolls, of_piece, NULL);
}
