/* test-shelf-refused.c: one after the other, each wish of the shelf refused
 *
 * SQLite asks for memory, and both ask the disk to read, to write, to open and to
 * rename.  Whichever of these fails once, whatever it was for is done as it should be
 * or says that it is not; then nothing of it is done, and the next time all is.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "refused-shelf.h"

#include "shelf-batch.h"
#include "shelf-changes.h"
#include "shelf-reads.h"
#include "shelf-writes.h"

#include <string.h>

/* It was not the file's fault, and nobody is to mend it. */
static void
assert_told (const GError *error)
{
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, refused_shelf_get_folder ()));
}

/* --- writing -------------------------------------------------------------- */

static ShelfJob *
make_create (void)
{
  return shelf_write_create (NULL, refused_shelf_make_game (50));
}

static ShelfJob *
make_open (void)
{
  return shelf_write_open (NULL, REFUSED_WHOLE);
}

static ShelfJob *
make_append (void)
{
  const AleaShelfEvent events[] = {
    { ALEA_SHELF_ROLL, ALEA_WHO_BLACK, (char *) "1-2", 1000, 0 },
    { ALEA_SHELF_DECISION, ALEA_WHO_BLACK, (char *) "c5", 1000, 0 },
  };
  g_autoptr(AleaShelfGame) head = refused_shelf_make_game (REFUSED_WHOLE);

  alea_shelf_set_text (&head->round, "2");
  return shelf_write_append (NULL, REFUSED_WHOLE, 1, events, G_N_ELEMENTS (events), head);
}

static ShelfJob *
make_rewind (void)
{
  return shelf_write_rewind (NULL, REFUSED_WHOLE, 2, NULL);
}

static ShelfJob *
make_update (void)
{
  g_autoptr(AleaShelfGame) head = refused_shelf_make_game (REFUSED_WHOLE);

  alea_shelf_set_text (&head->white, "Clara");
  return shelf_write_update (NULL, REFUSED_WHOLE, head);
}

static ShelfJob *
make_list (AleaShelfGameList list)
{
  g_autoptr(AleaShelfGame) from = refused_shelf_make_game (REFUSED_WHOLE);

  alea_shelf_game_add_note (from, 3, ALEA_SHELF_NOTE_NAGS, "$1");
  alea_shelf_game_add_verdict (from, 2, "another", "0.5");
  return shelf_write_list (NULL, REFUSED_WHOLE, from, list);
}

static ShelfJob *
make_notes (void)
{
  return make_list (ALEA_SHELF_LIST_NOTES);
}

static ShelfJob *
make_verdicts (void)
{
  return make_list (ALEA_SHELF_LIST_VERDICTS);
}

static ShelfJob *
make_delete (void)
{
  const gint64 ids[] = { REFUSED_LEFT, REFUSED_DELETED };

  return shelf_write_change (NULL, ALEA_SHELF_DELETE, ids, G_N_ELEMENTS (ids));
}

static ShelfJob *
make_favorite (void)
{
  const gint64 ids[] = { REFUSED_WHOLE, REFUSED_DELETED };

  return shelf_write_change (NULL, ALEA_SHELF_FAVORITE, ids, G_N_ELEMENTS (ids));
}

static ShelfJob *
make_match (void)
{
  const AleaShelfMatch match = {
    .id = REFUSED_MATCH, .names = { (char *) "Anna", NULL }, .number = 4, .points = { 2, 3 },
  };

  return shelf_write_match (NULL, &match);
}

static ShelfJob *
make_clean (void)
{
  return shelf_write_clean (NULL, G_MAXINT64);
}

static ShelfJob *
make_begin (void)
{
  return shelf_write_begin_batch (NULL, 8, "lessons");
}

static ShelfJob *
make_add (void)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_shelf_game_free);

  g_ptr_array_add (games, refused_shelf_make_game (60));
  g_ptr_array_add (games, refused_shelf_make_game (61));
  return shelf_write_add_games (NULL, REFUSED_BATCH, games);
}

static ShelfJob *
make_end (void)
{
  return shelf_write_end_batch (NULL, REFUSED_BATCH, TRUE);
}

typedef struct
{
  const char  *name;
  ShelfJob  *(*make) (void);
  gboolean     is_open;   /* the game, before */
} Write;

static const Write writes[] = {
  { "create", make_create, FALSE }, { "open", make_open, FALSE }, { "append", make_append, TRUE },
  { "rewind", make_rewind, TRUE }, { "update", make_update, TRUE }, { "notes", make_notes, TRUE },
  { "verdicts", make_verdicts, TRUE }, { "delete", make_delete, FALSE }, { "favorite", make_favorite, FALSE },
  { "match", make_match, FALSE }, { "clean", make_clean, FALSE }, { "begin", make_begin, FALSE },
  { "add", make_add, FALSE }, { "end", make_end, FALSE },
};

/* Returns what is in the file afterwards; in *@has_refused whether there were so
 * many wishes. */
static char *
write_refused (const Write *what,
               Refusal         wish,
               int          number,
               gboolean    *has_refused)
{
  ShelfStore *store = shelf_store_new (refused_shelf_get_folder ());
  ShelfJob *job = what->make ();
  g_autoptr(GError) error = NULL;
  gboolean is_done;

  if (what->is_open)
    {
      ShelfJob *open = make_open ();

      refused_shelf_must_write (store, open);
      shelf_job_free (open);
    }

  refusal_begin (wish, number);
  is_done = refused_shelf_write (store, job, &error);
  *has_refused = refusal_end ();
  if (is_done)
    g_assert_no_error (error);
  else
    {
      g_assert_true (*has_refused);
      assert_told (error);
      refused_shelf_must_write (store, job);
    }

  shelf_job_free (job);
  shelf_store_free (store);
  return refused_shelf_dump ();
}

static void
test_write (gconstpointer data)
{
  const Write *what = data;
  g_autofree char *before = refused_shelf_dump (), *expected = NULL;
  gboolean has_refused;

  refused_shelf_put_back ();
  expected = write_refused (what, REFUSAL_OF_MEMORY, G_MAXINT, &has_refused);
  g_assert_true (g_str_equal (expected, before) == g_str_equal (what->name, "open"));

  /* Each begins elsewhere, so that together they come to more places. */
  for (Refusal wish = REFUSAL_OF_MEMORY; wish < N_REFUSALS; wish++)
    for (int number = wish == REFUSAL_OF_MEMORY ? (int) (what - writes) : 0;; number = refusal_get_next (number))
      {
        g_autofree char *found = NULL;

        refused_shelf_put_back ();
        found = write_refused (what, wish, number, &has_refused);
        g_assert_cmpstr (found, ==, expected);
        if (!has_refused)
          break;
      }
  refused_shelf_put_back ();
}

/* --- reading -------------------------------------------------------------- */

static const gint64 game_ids[] = { REFUSED_WHOLE, REFUSED_DELETED };

static ShelfJob *
make_find (void)
{
  const AleaShelfFilter filter = { .search = (char *) "anna ben", .max = 10 };

  return shelf_read_find (NULL, &filter);
}

static void
check_find (gpointer found)
{
  const GArray *ids = found;

  g_assert_cmpuint (ids->len, ==, 1);
  g_assert_cmpint (g_array_index (ids, gint64, 0), ==, REFUSED_WHOLE);
}

static ShelfJob *
make_games (void)
{
  return shelf_read_games (NULL, game_ids, G_N_ELEMENTS (game_ids), TRUE, NULL);
}

/* Nothing of the game is missing. */
static void
check_games (gpointer found)
{
  g_autoptr(AleaShelfGame) game = refused_shelf_make_game (REFUSED_WHOLE);
  const GPtrArray *games = found;

  g_assert_cmpuint (games->len, ==, 2);
  g_assert_true (alea_shelf_game_equal (g_ptr_array_index (games, 0), game));
  g_assert_null (g_ptr_array_index (games, 1));
}

static ShelfJob *
make_cards (void)
{
  return shelf_read_games (NULL, game_ids, G_N_ELEMENTS (game_ids), FALSE, NULL);
}

static void
check_cards (gpointer found)
{
  const GPtrArray *games = found;
  const AleaShelfGame *card = g_ptr_array_index (games, 0);

  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (card->white, ==, "Anna");
  g_assert_true (card->has_luck);
  g_assert_cmpint (card->luck, ==, 25);
  g_assert_null (g_ptr_array_index (games, 1));
}

static ShelfJob *
make_read_match (void)
{
  return shelf_read_match (NULL, 0);
}

static void
check_match (gpointer found)
{
  const AleaShelfMatch *match = found;

  g_assert_cmpint (match->id, ==, REFUSED_MATCH);
  g_assert_cmpstr (match->names[0], ==, "Anna");
  g_assert_cmpstr (match->names[1], ==, "Ben");
  g_assert_cmpint (match->points[0], ==, 2);
}

static ShelfJob *
make_statistics (void)
{
  const AleaShelfFilter filter = { .player = (char *) "Anna" };

  return shelf_read_statistics (NULL, &filter, 10, ALEA_SHELF_COUNT_ROLLS | ALEA_SHELF_COUNT_REVIEWS);
}

static void
check_statistics (gpointer found)
{
  const AleaShelfStatistics *statistics = found;
  const AleaShelfRulesCount *rules = alea_shelf_statistics_find_rules (statistics, "chess");

  g_assert_cmpuint (statistics->n_games, ==, 1);
  g_assert_cmpuint (rules->n_faces[6], ==, 2);
  g_assert_cmpuint (rules->n_own_faces[3], ==, 1);
  g_assert_cmpuint (statistics->pairs->len, ==, 1);
  g_assert_cmpuint (statistics->reviews->len, ==, 2);
}

typedef struct
{
  const char      *name;
  ShelfJob      *(*make)  (void);
  void           (*check) (gpointer found);
  GDestroyNotify   free_found;
} Read;

static const Read reads[] = {
  { "find", make_find, check_find, (GDestroyNotify) g_array_unref },
  { "games", make_games, check_games, (GDestroyNotify) g_ptr_array_unref },
  { "cards", make_cards, check_cards, (GDestroyNotify) g_ptr_array_unref },
  { "match", make_read_match, check_match, (GDestroyNotify) alea_shelf_match_free },
  { "statistics", make_statistics, check_statistics, (GDestroyNotify) alea_shelf_statistics_free },
};

/* Whether there were so many wishes. */
static gboolean
read_refused (const Read *what,
              Refusal        wish,
              int         number)
{
  ShelfDatabase *database = shelf_database_open (refused_shelf_get_path (), SHELF_ACCESS_READ, NULL);
  ShelfJob *job = what->make ();
  g_autoptr(GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  g_autoptr(GError) error = NULL;
  gboolean is_done, has_refused;
  gpointer found;

  refusal_begin (wish, number);
  is_done = job->klass->read (job, database, &error);
  has_refused = refusal_end ();
  if (is_done)
    g_assert_no_error (error);
  else
    {
      g_assert_true (has_refused);
      assert_told (error);
      g_assert_true (job->klass->read (job, database, NULL));
    }

  job->klass->answer (job, task);
  found = g_task_propagate_pointer (task, NULL);
  what->check (found);
  what->free_found (found);

  shelf_job_free (job);
  shelf_database_close (database, TRUE);
  return has_refused;
}

static void
test_read (gconstpointer data)
{
  for (Refusal wish = REFUSAL_OF_MEMORY; wish < N_REFUSALS; wish++)
    for (int number = 0; read_refused (data, wish, number); number = refusal_get_next (number))
      ;
}

/* While what an import has left goes bit by bit others write between. */
static void
test_clean_beside_others (void)
{
  ShelfStore *store = shelf_store_new (refused_shelf_get_folder ());
  ShelfJob *clean = shelf_write_clean (NULL, 0);

  refused_shelf_put_back ();
  for (guint i = 0; i < 2; i++)
    {
      refused_shelf_must_write (store, clean);
      shelf_test_run_sql (refused_shelf_get_path (), "UPDATE game SET white = 'Cleo'");
    }
  shelf_job_free (clean);
  shelf_store_free (store);
  refused_shelf_put_back ();
}

static void
add_test (const char    *group,
          const char    *name,
          gconstpointer  data,
          GTestDataFunc  func)
{
  g_autofree char *test = g_strdup_printf ("/shelf-refused/%s/%s", group, name);

  g_test_add_data_func (test, data, func);
}

int
main (int    argc,
      char **argv)
{
  int status;

  refusal_install ();
  g_test_init (&argc, &argv, NULL);
  refused_shelf_make ();

  for (guint i = 0; i < G_N_ELEMENTS (writes); i++)
    add_test ("write", writes[i].name, &writes[i], test_write);
  for (guint i = 0; i < G_N_ELEMENTS (reads); i++)
    add_test ("read", reads[i].name, &reads[i], test_read);
  g_test_add_func ("/shelf-refused/clean-beside-others", test_clean_beside_others);
  status = g_test_run ();

  refused_shelf_remove ();
  return status;
}
