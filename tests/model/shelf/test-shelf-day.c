/* test-shelf-day.c: of which day a game is that was read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "alea-pgn-reader.h"
#include "alea-shelf-exchange.h"
#include "alea-shelf-record.h"
#include "alea-shelf-words.h"

#include <string.h>

static AleaShelfGame *
give (gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  return g_steal_pointer ((AleaShelfGame **) data);
}

static AleaShelfGame *
import_game_of (AleaShelf  *shelf,
                const char *date)
{
  g_autofree char *text = g_strdup_printf ("[White \"Ann\"]\n[Black \"Ben\"]\n[%s \"%s\"]\n\n1. e4 *\n",
                                           date != NULL ? "Date" : "Note", date != NULL ? date : "");
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, strlen (text));
  g_autoptr(AleaPgnGame) found = NULL;
  g_autoptr(AleaShelfGame) game = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GArray) ids = NULL;

  g_assert_true (alea_pgn_reader_next (reader, &found, NULL, NULL));
  game = alea_shelf_record_to_game (found->record, ALEA_SHELF_ORIGIN_FILE, NULL);
  alea_shelf_import_async (shelf, NULL, give, &game, NULL, NULL, NULL, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  g_assert_true (alea_shelf_exchange_finish (shelf, result, NULL, NULL));
  ids = shelf_test_find_all (shelf);
  g_assert_cmpuint (ids->len, ==, 1);
  return shelf_test_read (shelf, g_array_index (ids, gint64, 0));
}

/* A game that was read is of the day that it tells of, however long ago, or of the year if
 * that is all; of none where it tells of none, until it is played on. */
static void
test_day (void)
{
  static const struct { const char *date, *day, *sentence; } rows[] = {
    { "1918.10.23", "23 Oct 1918", "Ann and Ben. Chess. Unfinished. Move 1, Ben to move. 23 Oct 1918." },
    { "2023.05.04", "4 May 2023", "Ann and Ben. Chess. Unfinished. Move 1, Ben to move. 4 May 2023." },
    { "1851.??.??", "1851", "Ann and Ben. Chess. Unfinished. Move 1, Ben to move. 1851." },
    { "1851.06.??", "1851", NULL }, { "1851", "1851", NULL }, { "1851.02.30", "1851", NULL },
    { "????.??.??", "", "Ann and Ben. Chess. Unfinished. Move 1, Ben to move." }, { NULL, "", NULL },
    { "12th of June", "", NULL }, { "0000.??.??", "", NULL }, { "-123.??.??", "", NULL }, { "18519", "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      g_autoptr(GDateTime) now = g_date_time_new_now_local ();
      AleaShelf *shelf = alea_shelf_new (folder);
      g_autoptr(AleaShelfGame) game = import_game_of (shelf, rows[i].date);

      shelf_test_assert_said (alea_shelf_words_day (game, now), rows[i].day);
      if (rows[i].sentence != NULL)
        shelf_test_assert_said (alea_shelf_words_sentence (game, now), rows[i].sentence);
      g_clear_pointer (&game->white, g_free);
      g_clear_pointer (&game->black, g_free);
      if (rows[i].day[0] == '\0')
        shelf_test_assert_said (alea_shelf_words_sentence (game, now), "Chess. Unfinished. Move 1, Black to move.");
      game->changed = g_date_time_to_unix (now) * 1000 + 999;
      game->started = game->changed - 1;
      shelf_test_assert_said (alea_shelf_words_day (game, now), "Today");
      shelf_test_close (shelf);
      shelf_test_remove_folder (folder);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-day/of-a-file", test_day);

  return g_test_run ();
}
