/* alea-lesson-judge.c: how good a decision is, where a page asks for the best
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-private.h"

#include "alea-search.h"

#include <math.h>

#define TABLE_BYTES (1 << 20)

/* Points that a decision may be worse than the best: less is a matter of taste. */
#define CLOSE 0.03

/* The points to expect after @decision; of one that was not listed, those of the worst. */
static double
find_score (const AleaVerdict  *verdict,
            const AleaDecision *decision)
{
  double score = 1;

  for (gsize i = 0; i < verdict->n_alternatives; i++)
    {
      score = alea_chances_get_score (verdict->alternatives[i].chances);
      if (alea_decision_equal (&verdict->alternatives[i].decision, decision))
        return score;
    }

  return score;
}

static int
get_percent (double score)
{
  return (int) lround (100 * score);
}

gboolean
alea_lesson_judge (const AleaState    *state,
                   const AleaDecision *decision,
                   guint               n_nodes,
                   AleaText           *text)
{
  const AleaSearchLimits limits = { .nodes = n_nodes, .wants_all = true };
  g_autofree AleaVerdict *verdict = g_new0 (AleaVerdict, 1);
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  double own, best;
  gboolean is_found;

  alea_text_set (text, NULL, NULL);
  g_return_val_if_fail (search != NULL, TRUE);

  is_found = alea_search_run (search, state, &limits, verdict);
  alea_search_free (search);
  g_return_val_if_fail (is_found && verdict->n_alternatives > 0, TRUE);

  own = find_score (verdict, decision);
  best = alea_chances_get_score (verdict->alternatives[0].chances);
  alea_text_set (text, NULL, N_("That leaves your chances at {own} per cent; with the best decision they would be "
                                "{best}."));
  alea_text_add_number (text, "own", get_percent (own));
  alea_text_add_number (text, "best", get_percent (best));
  return best - own <= CLOSE;
}
