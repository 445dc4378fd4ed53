/* alea-game-review.c: the review of a game, as long as it is the same game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-review.h"

#define REVIEW "alea-review"

typedef struct
{
  AleaLedger *ledger;
  GArray     *events;   /* of AleaEvent: what it is of */
} Review;

static void
review_free (gpointer data)
{
  Review *review = data;

  alea_ledger_free (review->ledger);
  g_array_unref (review->events);
  g_free (review);
}

void
alea_game_review_set (AleaGame   *game,
                      AleaLedger *ledger)
{
  Review *review = g_new0 (Review, 1);

  review->ledger = ledger;
  review->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    g_array_append_vals (review->events, alea_game_get_event (game, i), 1);

  g_object_set_data_full (G_OBJECT (game), REVIEW, review, review_free);
}

const AleaLedger *
alea_game_review_get (AleaGame *game)
{
  const Review *review = g_object_get_data (G_OBJECT (game), REVIEW);

  if (review == NULL || review->events->len != alea_game_get_n_events (game))
    return NULL;

  for (guint i = 0; i < review->events->len; i++)
    if (!alea_event_equal (&g_array_index (review->events, AleaEvent, i), alea_game_get_event (game, i)))
      return NULL;

  return review->ledger;
}
