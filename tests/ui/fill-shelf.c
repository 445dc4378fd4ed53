/* fill-shelf.c: puts games onto a shelf, for tests and to look at
 *
 *   fill-shelf FOLDER GAMES [REVIEWED [UNEVEN]]
 *
 * The same games whenever it is called; each is of the next kind of game, and
 * one in ten is not over.  The first so many have a made-up review, in which
 * White is lucky and errs, and every second of them one player against itself.
 * The first so many are games of Eva and Fritz, of which Eva wins four of five.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-shelf-exchange.h"
#include "alea-shelf-record.h"
#include "random-record.h"
#include "test-support.h"

#include <stdlib.h>

#define MAX_EVENTS 120

typedef struct
{
  guint   n_left;
  guint   n;
  guint   n_reviewed;
  guint   n_uneven;
  guint64 stream;
} Source;

/* Mostly two, and some others. */
static const char *const names[] = { "Ann", "Ben", "Ann", "Ben", "Ann", "Ben", "Clara", "David", "Computer" };

static void
set_names (AleaShelfGame *game,
           guint64       *stream)
{
  const char *white = names[test_random (stream, G_N_ELEMENTS (names))];
  const char *black;

  do
    black = names[test_random (stream, G_N_ELEMENTS (names))];
  while (g_str_equal (white, black));
  alea_shelf_set_text (&game->white, white);
  alea_shelf_set_text (&game->black, black);
}

/* Results are not all "no moves were left"; the last game played waits, and some before it. */
static void
set_result (AleaShelfGame *game,
            guint          n,
            guint64       *stream)
{
  static const AleaResult results[] = { ALEA_RESULT_WHITE, ALEA_RESULT_WHITE, ALEA_RESULT_BLACK, ALEA_RESULT_BLACK,
                                        ALEA_RESULT_DRAW };

  if (game->state == ALEA_SHELF_OVER || n % 10 == 0)
    return;

  game->state = ALEA_SHELF_OVER;
  game->result = results[test_random (stream, G_N_ELEMENTS (results))];
  alea_shelf_set_text (&game->ending, alea_ending_to_string (game->result == ALEA_RESULT_DRAW ? ALEA_ENDING_AGREEMENT
                                                                                             : ALEA_ENDING_RESIGNATION));
}

static void
set_review (AleaShelfGame *game,
            guint          n_events,
            guint          n)
{
  AleaLedger ledger = { .entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry)), .depth = 3 };
  g_autofree char *text = NULL;

  for (guint i = 0; i < 6; i++)
    {
      const AleaLedgerEntry entry = {
        .event = n_events - 6 + i, .type = i % 2 == 0 ? ALEA_EVENT_ROLL : ALEA_EVENT_DECISION, .player = i / 2 % 2,
        .colour = i / 2 % 2 == 0 ? ALEA_WHITE : ALEA_BLACK, .luck = i == 0 ? 0.1 + 0.01 * (n % 5) : 0,
        .error = i == 1 ? 0.05 + 0.01 * (n % 3) : 0, .is_choice = i % 2 == 1,
      };

      g_array_append_val (ledger.entries, entry);
    }
  text = alea_ledger_write (&ledger);
  alea_shelf_game_add_verdict (game, n_events, ALEA_SHELF_REVIEWER, text);
  g_array_unref (ledger.entries);
  if (n % 2 == 1)
    alea_shelf_set_text (&game->black, game->white);
}

static void
set_uneven (AleaShelfGame *game,
            guint          n)
{
  const gboolean is_white = n % 2 == 0, is_won = n / 5 % 5 != 4;

  alea_shelf_set_text (&game->white, is_white ? "Eva" : "Fritz");
  alea_shelf_set_text (&game->black, is_white ? "Fritz" : "Eva");
  game->state = ALEA_SHELF_OVER;
  game->result = is_white == is_won ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;
  alea_shelf_set_text (&game->ending, alea_ending_to_string (ALEA_ENDING_RESIGNATION));
}

static AleaShelfGame *
next_game (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Source *source = data;
  const AleaRules *rules;
  g_autoptr(AleaRecord) record = NULL;
  AleaShelfGame *game;
  guint n_games = 0;

  if (source->n_left == 0)
    return NULL;

  while (alea_games[n_games] != NULL)
    n_games++;
  rules = alea_games[source->n % n_games];
  record = random_record_new_plain (rules, NULL, 24 + test_random (&source->stream, MAX_EVENTS), &source->stream);
  game = alea_shelf_record_to_game (record, ALEA_SHELF_ORIGIN_FILE, error);
  if (game == NULL)
    return NULL;

  set_names (game, &source->stream);
  set_result (game, source->n, &source->stream);
  if (source->n < source->n_uneven)
    set_uneven (game, source->n);
  game->is_favorite = source->n % 12 == 5;
  game->started = game->changed = g_get_real_time () / 1000 - (gint64) source->n * 30 * 3600 * 1000;
  if (source->n < source->n_reviewed)
    set_review (game, record->events->len, source->n);
  source->n_left--;
  source->n++;
  return game;
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  GError *error = NULL;

  if (!alea_shelf_exchange_finish (ALEA_SHELF (object), result, NULL, &error))
    g_error ("%s", error->message);
  *(gboolean *) data = TRUE;
}

int
main (int    argc,
      char **argv)
{
  Source source = { 0 };
  gboolean is_done = FALSE;
  AleaShelf *shelf;

  if (argc < 3 || argc > 5)
    g_error ("usage: fill-shelf FOLDER GAMES [REVIEWED [UNEVEN]]");

  shelf = alea_shelf_new (argv[1]);
  source.n_left = (guint) atoi (argv[2]);
  source.n_reviewed = argc > 3 ? (guint) atoi (argv[3]) : 0;
  source.n_uneven = argc > 4 ? (guint) atoi (argv[4]) : 0;
  source.stream = 20260314;
  alea_shelf_import_async (shelf, NULL, next_game, &source, NULL, NULL, NULL, NULL, done_cb, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);

  alea_shelf_close (shelf, G_MAXINT);
  g_object_unref (shelf);
  return EXIT_SUCCESS;
}
