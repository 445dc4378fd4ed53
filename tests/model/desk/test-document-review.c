/* test-document-review.c: which reviews of a game the shelf keeps and gives back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

#include "alea-game-record.h"
#include "alea-game-review.h"

static AleaLedger *
make_ledger (Room *room)
{
  const AleaSearchLimits limits = { .depth = 1 };
  AleaSearch *search = alea_search_new (1 << 20, 1);
  g_autoptr(AleaRecord) record = alea_game_record_new (room_get_session (room));
  AleaLedger *ledger = alea_ledger_new (record, search, &limits, NULL, NULL, NULL);

  alea_search_free (search);
  return ledger;
}

/* Where there is no review none is kept; of those that were kept the one counts that is
 * ours, and about as much of the game. */
static void
test_ours (void)
{
  static const struct { guint number; const char *engine; gboolean is_ours; } rows[] = {
    { 2, ALEA_SHELF_REVIEWER, TRUE }, { 1, ALEA_SHELF_REVIEWER, FALSE }, { 2, "Fish", FALSE },
  };
  g_autoptr(AleaLedger) ledger = NULL;
  g_autofree char *text = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "e4 e5");
  alea_document_keep_review (room_get_document (&room));
  ledger = make_ledger (&room);
  text = alea_ledger_write (ledger);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaShelfGame) kept = alea_shelf_game_new ("chess");
      g_autoptr(AleaGame) game = game_new ("chess");

      game_play (game, "e4 e5");
      alea_shelf_game_add_verdict (kept, rows[i].number, rows[i].engine, text);
      alea_document_restore_review (game, kept);
      g_assert_cmpint (alea_game_review_get (game) != NULL, ==, rows[i].is_ours);
    }

  room_clear_away (&room);
}

/* Nothing is kept of a game that is not on the shelf, nor of one that has been put back there. */
static void
test_elsewhere (void)
{
  g_autoptr(AleaDocument) document = NULL;
  g_autoptr(AleaShelfGame) kept = NULL;
  Room room;

  room_set_up (&room);
  room_play (&room, "chess", "");
  g_assert_cmpint (alea_document_get_id (room_get_document (&room)), ==, 0);
  alea_game_review_set (room_get_game (&room), make_ledger (&room));
  alea_document_keep_review (room_get_document (&room));

  room_go_on (&room, "e4 e5");
  document = g_object_ref (room_get_document (&room));
  alea_game_review_set (room_get_game (&room), make_ledger (&room));
  alea_document_close (document);
  alea_document_keep_review (document);
  shelf_test_flush (room.shelf);
  kept = shelf_test_read (room.shelf, alea_document_get_id (document));
  g_assert_cmpuint (kept->verdicts->len, ==, 0);
  g_clear_object (&document);
  room_clear_away (&room);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document-review/ours", test_ours);
  g_test_add_func ("/document-review/elsewhere", test_elsewhere);

  return g_test_run ();
}
