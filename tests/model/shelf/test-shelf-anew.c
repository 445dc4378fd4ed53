/* test-shelf-anew.c: a game that is open is put back as it was when its database has gone
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-shelf-keep.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#define N_EVENTS 4

/* --- what may be done to a game ---------------------------------------------- */

typedef void (*Change) (AleaShelf           *shelf,
                        gint64               id,
                        const AleaShelfGame *other,
                        GAsyncReadyCallback  callback,
                        gpointer             data);

static const AleaShelfEvent events[] = {
  { ALEA_SHELF_ROLL, ALEA_WHO_BLACK, (char *) "3-5", 1200, 99 },
  { ALEA_SHELF_DECISION, ALEA_WHO_WHITE, (char *) "Nf3", 1300, 100 },
};

static void
append (AleaShelf           *shelf,
        gint64               id,
        const AleaShelfGame *other,
        GAsyncReadyCallback  callback,
        gpointer             data)
{
  alea_shelf_append (shelf, id, N_EVENTS, events, G_N_ELEMENTS (events), NULL, callback, data);
}

static void
append_with_head (AleaShelf           *shelf,
                  gint64               id,
                  const AleaShelfGame *other,
                  GAsyncReadyCallback  callback,
                  gpointer             data)
{
  alea_shelf_append (shelf, id, N_EVENTS - 1, events, G_N_ELEMENTS (events), other, callback, data);
}

static void
rewind_one (AleaShelf           *shelf,
            gint64               id,
            const AleaShelfGame *other,
            GAsyncReadyCallback  callback,
            gpointer             data)
{
  alea_shelf_rewind (shelf, id, N_EVENTS - 1, NULL, callback, data);
}

static void
rewind_with_head (AleaShelf           *shelf,
                  gint64               id,
                  const AleaShelfGame *other,
                  GAsyncReadyCallback  callback,
                  gpointer             data)
{
  alea_shelf_rewind (shelf, id, 0, other, callback, data);
}

static const struct
{
  Change             change;     /* NULL: another list */
  const char        *white;      /* who has it then */
  guint              n_events;   /* that count */
  gboolean           is_move;    /* the game was played on, or back */
  const char        *lists;      /* whose the notes, tags, promises and verdicts are */
  AleaShelfGameList  list;
} rows[] = {
  { append, "Anna", 6, TRUE, "AAAA", 0 }, { append_with_head, "Cleo", 5, TRUE, "AAA-", 0 },
  { rewind_one, "Anna", 3, TRUE, "AAAA", 0 }, { rewind_with_head, "Cleo", 0, TRUE, "AAAA", 0 },
  { alea_shelf_update, "Cleo", 4, FALSE, "AAAA", 0 },
  { NULL, "Anna", 4, FALSE, "CAAA", ALEA_SHELF_LIST_NOTES },
  { NULL, "Anna", 4, FALSE, "ACAA", ALEA_SHELF_LIST_TAGS },
  { NULL, "Anna", 4, FALSE, "AACA", ALEA_SHELF_LIST_PROMISES },
  { NULL, "Anna", 4, FALSE, "AAAC", ALEA_SHELF_LIST_VERDICTS },
};

/* Change number @i. */
static void
change (AleaShelf           *shelf,
        guint                i,
        gint64               id,
        const AleaShelfGame *other,
        GAsyncReadyCallback  callback,
        gpointer             data)
{
  if (rows[i].change != NULL)
    rows[i].change (shelf, id, other, callback, data);
  else
    alea_shelf_set_list (shelf, id, rows[i].list, other, callback, data);
}

/* --- and then the folder is gone ---------------------------------------------- */

/* With something in each list. */
static AleaShelfGame *
make_game (const char *white)
{
  AleaShelfGame *game = shelf_test_make_game (white, "Ben", N_EVENTS);

  alea_shelf_set_text (&game->options, "double=reroll");
  game->n_moves = 2;
  game->left[0] = 300000;
  alea_shelf_game_add_note (game, 1, ALEA_SHELF_NOTE_COMMENT, white);
  alea_shelf_game_add_note (game, N_EVENTS, ALEA_SHELF_NOTE_COMMENT, white);
  alea_shelf_game_add_tag (game, "Annotator", white);
  alea_shelf_game_add_promise (game, &(AleaShelfPromise) {
    1, 2, TRUE, (char *) "c0ffee", (char *) white, (char *) "", (char *) "5ec4e7", FALSE,
  });
  alea_shelf_game_add_verdict (game, N_EVENTS, "engine", white);
  return game;
}

/* "AAC-": the first letters of what make_game() has put into the lists, where it is still
 * there. */
static void
assert_lists (const AleaShelfGame *game,
              const char          *expected)
{
  const GArray *notes = game->notes, *tags = game->tags, *promises = game->promises, *verdicts = game->verdicts;
  const char found[] = {
    notes->len > 0 ? *g_array_index (notes, AleaShelfNote, 0).text : '-',
    tags->len > 0 ? *g_array_index (tags, AleaShelfTag, 0).value : '-',
    promises->len > 0 ? *g_array_index (promises, AleaShelfPromise, 0).host_word : '-',
    verdicts->len > 0 ? *g_array_index (verdicts, AleaShelfVerdict, 0).text : '-', '\0',
  };

  g_assert_cmpstr (found, ==, expected);
}

/* After change number @i. */
static void
assert_is (const AleaShelfGame *game,
           guint                i)
{
  g_assert_nonnull (game);
  g_assert_cmpstr (game->white, ==, rows[i].white);
  g_assert_cmpuint (game->n_events, ==, rows[i].n_events);
  assert_lists (game, rows[i].lists);
}

static void
remove_folder (const char *folder)
{
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", folder);

  g_assert_cmpint (system (command), ==, 0);
}

static void
wait_for_next_millisecond (void)
{
  const gint64 now = g_get_real_time () / 1000;

  while (g_get_real_time () / 1000 == now)
    ;
}

/* Whatever was the last that was done to it; only events make it younger than it was when
 * it began. */
static void
test_each_change (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("Anna"), other = make_game ("Cleo");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(AleaShelfGame) first = NULL, before = NULL, after = NULL;
      const gint64 id = shelf_test_create (shelf, game);

      first = shelf_test_read (shelf, id);
      g_assert_cmpint (first->started, ==, first->changed);
      wait_for_next_millisecond ();
      change (shelf, i, id, other, NULL, NULL);
      shelf_test_flush (shelf);
      before = shelf_test_read (shelf, id);
      g_assert_false (alea_shelf_game_equal (before, first));
      assert_is (before, i);
      g_assert_cmpint (before->changed > first->changed, ==, rows[i].is_move);
      g_assert_cmpint (before->changed, <=, g_get_real_time () / 1000);

      remove_folder (folder);
      shelf_test_flush (shelf);
      after = shelf_test_read (shelf, id);
      g_assert_nonnull (after);
      g_assert_true (alea_shelf_game_equal (after, before));
      shelf_test_close (shelf);
      shelf_test_remove_folder (folder);
    }
}

/* Somebody has deleted its row meanwhile, which no program of ours does: it is there again
 * as soon as anything is done to it. */
static void
test_lost_row (void)
{
  g_autoptr(AleaShelfGame) game = make_game ("Anna"), other = make_game ("Cleo");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      g_autofree char *path = shelf_test_get_path (folder, "games.db");
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(AleaShelfGame) after = NULL;
      const gint64 id = shelf_test_create (shelf, game);
      sqlite3 *db = NULL;

      g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
      g_assert_cmpint (sqlite3_exec (db, "PRAGMA foreign_keys = ON; DELETE FROM game", NULL, NULL, NULL), ==, SQLITE_OK);
      g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
      change (shelf, i, id, other, NULL, NULL);
      shelf_test_flush (shelf);
      after = shelf_test_read (shelf, id);
      assert_is (after, i);
      shelf_test_close (shelf);
      shelf_test_assert_sound (folder);
      shelf_test_remove_folder (folder);
    }
}

static void
assert_game (AleaShelf  *shelf,
             gint64      id,
             const char *white,
             guint       n_events)
{
  g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, id);

  g_assert_nonnull (game);
  g_assert_cmpstr (game->white, ==, white);
  g_assert_cmpuint (game->n_events, ==, n_events);
  g_assert_cmpuint (game->events->len, ==, n_events);
}

/* Also where another database has been put in its place: what is open comes to those games,
 * and what was not yet in the old file is lost to neither. */
static void
test_another_file (void)
{
  g_autofree char *folder = shelf_test_make_folder (), *elsewhere = g_strconcat (folder, "-elsewhere", NULL);
  g_autofree char *path = shelf_test_get_path (folder, "games.db"), *theirs = shelf_test_get_path (elsewhere, "games.db");
  g_autoptr(AleaShelfGame) game = make_game ("Anna"), other = make_game ("Cleo");
  AleaShelf *shelf = alea_shelf_new (elsewhere);
  const gint64 there = shelf_test_create (shelf, other);
  gint64 open, closed;

  shelf_test_close (shelf);
  shelf = alea_shelf_new (folder);
  open = shelf_test_create (shelf, game);
  closed = shelf_test_create (shelf, game);
  alea_shelf_release (shelf, closed);
  shelf_test_append (shelf, open, N_EVENTS, "e4");
  g_assert_cmpint (g_rename (theirs, path), ==, 0);
  shelf_test_append (shelf, open, N_EVENTS + 1, "e5");
  assert_game (shelf, there, "Cleo", N_EVENTS);
  assert_game (shelf, open, "Anna", N_EVENTS + 2);
  assert_game (shelf, closed, "Anna", N_EVENTS);
  g_assert_null (alea_shelf_get_notice (shelf));
  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

/* --- a game that there is not --------------------------------------------------- */

/* What becomes of a game that could not be begun is told, and others go on. */
static void
test_never_begun (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = make_game ("Anna"), other = make_game ("Cleo");
  gint64 id;

  g_clear_pointer (&g_array_index (game->events, AleaShelfEvent, 1).text, g_free);
  id = alea_shelf_create (shelf, game, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;

      change (shelf, i, id, other, shelf_test_take_result, &result);
      shelf_test_wait_for_result (&result);
      g_assert_false (alea_shelf_keep_finish (shelf, result, &error));
      g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
      g_clear_object (&result);
    }

  shelf_test_create (shelf, other);
  g_assert_true (alea_shelf_get_is_keeping (shelf));
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-anew/each-change", test_each_change);
  g_test_add_func ("/shelf-anew/lost-row", test_lost_row);
  g_test_add_func ("/shelf-anew/another-file", test_another_file);
  g_test_add_func ("/shelf-anew/never-begun", test_never_begun);

  return g_test_run ();
}
