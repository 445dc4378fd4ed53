/* fuzz-shelf.c: any bytes as what was done to the file of the shelf
 *
 * What they stand for spoilt-shelf.h says.  The shelf is opened, listed, read,
 * checked and written to; what it says that it has kept is there when it is opened
 * again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"
#include "alea-shelf-record.h"
#include "alea-shelf-words.h"
#include "refused-shelf.h"
#include "spoilt-shelf.h"

#include <stdlib.h>

#define MAX_GAMES 20   /* that are looked at */

/* --- asking ------------------------------------------------------------------- */

static gboolean
has_result (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

/* An answer, or that the disk refuses. */
typedef struct
{
  AleaShelf    *shelf;
  GAsyncResult *result;
} Asked;

static gboolean
is_settled (gpointer data)
{
  const Asked *asked = data;

  return asked->result != NULL || !alea_shelf_get_is_keeping (asked->shelf);
}

static void
check_error (const GError *error)
{
  fuzz_check_error (error);
  g_assert_true (error->domain == ALEA_SHELF_ERROR);
}

/* Whether it was kept; FALSE as well where nothing has been said yet. */
static gboolean
is_kept (Asked *asked)
{
  g_autoptr(GError) error = NULL;

  shelf_test_wait_for (is_settled, asked);
  if (asked->result == NULL)
    return FALSE;
  if (alea_shelf_keep_finish (asked->shelf, asked->result, &error))
    return TRUE;

  check_error (error);
  return FALSE;
}

/* All games that @search finds, none where that cannot be read. */
static GArray *
find (AleaShelf  *shelf,
      const char *search)
{
  const AleaShelfFilter filter = { .search = (char *) search, .sort = ALEA_SHELF_SORT_PLAYERS };
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GArray *ids;

  alea_shelf_find_async (shelf, &filter, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for (has_result, &result);
  ids = alea_shelf_find_finish (shelf, result, &error);
  if (ids != NULL)
    return ids;

  check_error (error);
  return g_array_new (FALSE, FALSE, sizeof (gint64));
}

static GPtrArray *
read_games (AleaShelf *shelf,
            GArray    *ids,
            gboolean   is_whole)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *games;

  alea_shelf_read_async (shelf, (const gint64 *) (void *) ids->data, MIN (ids->len, MAX_GAMES), is_whole, NULL,
                         shelf_test_take_result, &result);
  shelf_test_wait_for (has_result, &result);
  games = alea_shelf_read_finish (shelf, result, &error);
  if (games != NULL)
    {
      g_assert_cmpuint (games->len, ==, MIN (ids->len, MAX_GAMES));
      return games;
    }

  check_error (error);
  return g_ptr_array_new ();
}

/* --- reading ------------------------------------------------------------------ */

static void
check_words (const AleaShelfGame *game)
{
  g_autoptr(GDateTime) now = g_date_time_new_from_unix_utc (1800000000);
  char *words[] = {
    alea_shelf_words_rules (game), alea_shelf_words_players (game), alea_shelf_words_result (game),
    alea_shelf_words_stand (game), alea_shelf_words_luck (game), alea_shelf_words_day (game, now),
    alea_shelf_words_sentence (game, now),
  };
  const AleaRoll roll = alea_shelf_words_get_roll (game);

  g_assert_cmpuint (roll.n, <=, ALEA_MAX_DICE);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_assert_true (words[i] == NULL || g_utf8_validate (words[i], -1, NULL));
      g_free (words[i]);
    }
}

/* It is a game up to somewhere, or a sentence says why it is none. */
static void
check_game (const AleaShelfGame *game)
{
  g_autoptr(AleaDiceProof) proof = NULL;
  g_autoptr(AleaRecord) record = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *fault = NULL;
  AleaState state;

  check_words (game);
  g_assert_cmpuint (game->n_events, <=, game->events->len);
  proof = alea_shelf_record_get_proof (game);
  g_assert_true (proof == NULL || alea_dice_proof_get_n (proof) > 0);
  record = alea_shelf_record_from_game (game, &fault, &error);
  if (record == NULL)
    {
      fuzz_check_error (error);
      return;
    }

  g_assert_no_error (error);
  g_assert_true (alea_record_replay (record, G_MAXUINT, &state, NULL));
  g_assert_true (fault == NULL || g_utf8_validate (fault, -1, NULL));
  g_assert_cmpuint (record->events->len, <=, game->n_events);
}

static void
count (AleaShelf *shelf)
{
  const AleaShelfFilter filter = { .player = (char *) "Anna" };
  g_autoptr(GAsyncResult) counted = NULL, read = NULL;
  g_autoptr(AleaShelfStatistics) statistics = NULL;
  g_autoptr(AleaShelfMatch) match = NULL;
  g_autoptr(GError) error = NULL, other = NULL;

  alea_shelf_count_async (shelf, &filter, 9, ALEA_SHELF_COUNT_ROLLS | ALEA_SHELF_COUNT_REVIEWS, NULL,
                          shelf_test_take_result, &counted);
  alea_shelf_read_match_async (shelf, 0, NULL, shelf_test_take_result, &read);
  shelf_test_wait_for (has_result, &counted);
  shelf_test_wait_for (has_result, &read);

  statistics = alea_shelf_count_finish (shelf, counted, &error);
  if (statistics == NULL)
    check_error (error);
  match = alea_shelf_read_match_finish (shelf, read, &other);
  if (match == NULL && other != NULL)
    check_error (other);
}

/* Returns the id of one of them, or that of one that need not be there. */
static gint64
look_at (AleaShelf *shelf)
{
  g_autoptr(GArray) all = find (shelf, NULL);
  g_autoptr(GPtrArray) heads = read_games (shelf, all, FALSE), whole = read_games (shelf, all, TRUE);

  g_array_unref (find (shelf, "anna ben"));
  for (guint i = 0; i < heads->len; i++)
    if (heads->pdata[i] != NULL)
      check_words (heads->pdata[i]);
  for (guint i = 0; i < whole->len; i++)
    if (whole->pdata[i] != NULL)
      check_game (whole->pdata[i]);
  count (shelf);

  return all->len > 0 ? g_array_index (all, gint64, 0) : REFUSED_WHOLE;
}

/* --- writing ------------------------------------------------------------------ */

/* Goes on with a game of those that were there, if it can be had. */
static void
go_on (AleaShelf *shelf,
       gint64     id)
{
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, ALEA_WHO_WHITE, (char *) "Nf3", ALEA_SHELF_NO_CLOCK, 0 };
  Asked open = { shelf, NULL }, append = { shelf, NULL }, rewind = { shelf, NULL };
  g_autoptr(AleaShelfGame) game = NULL;
  g_autoptr(GError) error = NULL;

  alea_shelf_open (shelf, id, shelf_test_take_result, &open.result);
  shelf_test_wait_for (is_settled, &open);
  if (open.result == NULL)
    alea_shelf_close (shelf, 0);
  shelf_test_wait_for (has_result, &open.result);

  game = alea_shelf_open_finish (shelf, open.result, &error);
  if (game == NULL)
    check_error (error);
  else
    {
      alea_shelf_append (shelf, id, game->n_events, &event, 1, NULL, shelf_test_take_result, &append.result);
      alea_shelf_rewind (shelf, id, game->n_events, NULL, shelf_test_take_result, &rewind.result);
      g_assert_true (is_kept (&append));
      g_assert_true (is_kept (&rewind));
      alea_shelf_release (shelf, id);
    }

  g_clear_object (&open.result);
  g_clear_object (&append.result);
  g_clear_object (&rewind.result);
}

/* Returns the id of a game that is on the disk, or 0. */
static gint64
write_to (AleaShelf *shelf,
          gint64     other)
{
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Clara", "David", 3);
  Asked check = { shelf, NULL }, create = { shelf, NULL };
  gint64 id = 0;

  shelf_test_ask_check (shelf, &check.result);
  shelf_test_wait_for (has_result, &check.result);
  if (is_kept (&check))
    {
      id = alea_shelf_create (shelf, game, shelf_test_take_result, &create.result);
      if (!is_kept (&create))
        id = 0;
      go_on (shelf, other);
    }

  alea_shelf_close (shelf, 60000);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&check.result);
  g_clear_object (&create.result);
  return id;
}

/* What was kept is there, in a file that nothing is wrong with. */
static void
look_again (gint64   id,
            gboolean was_sound)
{
  AleaShelf *shelf = alea_shelf_new (refused_shelf_get_folder ());
  g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, id);

  g_assert_nonnull (game);
  g_assert_cmpuint (game->n_events, ==, 3);
  g_assert_null (alea_shelf_get_notice (shelf));
  if (was_sound)
    {
      g_autoptr(AleaShelfGame) first = shelf_test_read (shelf, REFUSED_WHOLE);

      g_assert_nonnull (first);
      g_assert_cmpuint (first->n_events, ==, 4);
    }
  shelf_test_close (shelf);
  shelf_test_assert_sound (refused_shelf_get_folder ());
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  gboolean is_sound;
  AleaShelf *shelf;
  gint64 id;

  if (refused_shelf_get_folder () == NULL)
    {
      refused_shelf_make ();
      atexit (refused_shelf_remove);
    }

  is_sound = spoilt_shelf_make (data, size);
  shelf = alea_shelf_new (refused_shelf_get_folder ());
  id = look_at (shelf);
  g_assert_true (!is_sound || alea_shelf_get_notice (shelf) == NULL);
  id = write_to (shelf, id);
  g_assert_true (!is_sound || id != 0);
  g_assert_finalize_object (shelf);
  if (id != 0)
    look_again (id, is_sound);

  return 0;
}
