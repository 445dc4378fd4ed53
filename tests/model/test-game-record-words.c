/* test-game-record-words.c: all that a record says beside the events
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-game-record.h"
#include "alea-game-review.h"
#include "record-session.h"
#include "test-support.h"

#include <string.h>

static void
assert_tag (const AleaRecord *record,
            const char       *name,
            const char       *value)
{
  g_assert_cmpstr (alea_record_get_tag (record, name), ==, value);
}

static AleaPerson *
get_person (AleaSession *session,
            guint        person)
{
  return alea_match_get_person (alea_session_get_match (session), person);
}

static char *
make_date (void)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y.%m.%d");
}

/* --- tags -------------------------------------------------------------------- */

/* A game that was played here is of today, and of its match the one that it is. */
static void
test_own_tags (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "none");
  g_autoptr(AleaRecord) record = NULL;
  g_autofree char *before = make_date (), *after = NULL;

  alea_match_next_game (alea_session_get_match (session));
  alea_match_next_game (alea_session_get_match (session));
  record = alea_game_record_new (session);
  after = make_date ();
  assert_tag (record, "Event", "?");
  assert_tag (record, "Site", "?");
  assert_tag (record, "Round", "3");
  if (g_strcmp0 (alea_record_get_tag (record, "Date"), before) != 0)
    assert_tag (record, "Date", after);
}

/* Whoever plays White is said like whoever plays Black; the other one has no tag that
 * would say so of nobody. */
static void
test_players (void)
{
  static const char *const names[] = { "White", "Black" };
  static const char *const types[] = { "WhiteType", "BlackType" };
  static const char *const seats[] = { "WhiteSeat", "BlackSeat" };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL);
      g_autoptr(AleaSession) session = record_session_new (game, "none");
      g_autoptr(AleaRecord) record = NULL;

      alea_person_set_level (get_person (session, i), 4);
      alea_person_set_name (get_person (session, 1 - i), "Ann");
      record = alea_game_record_new (session);
      assert_tag (record, names[i], "Computer (Club Player)");
      assert_tag (record, types[i], "program");
      assert_tag (record, seats[i], "level=4");
      assert_tag (record, names[1 - i], "Ann");
      assert_tag (record, types[1 - i], NULL);
      assert_tag (record, seats[1 - i], NULL);
    }
}

/* Who answers now is said in place of who did, but of players who are none here, and of a game
 * that is over, stays what was read. */
static void
test_other_players (void)
{
  static const struct { const char *type, *seat, *moves; guint level; const char *type_now, *seat_now; } rows[] = {
    { "human", NULL, "1. e4 *", 0, "human", NULL },
    { "human", NULL, "1. e4 *", 1, "program", "level=1" },
    { "program", "level=4", "1. e4 *", 0, NULL, NULL },
    { "program", "level=4", "1. e4 *", 1, "program", "level=1" },
    { "program", "level=4", "1. f3 e5 2. g4 Qh4# 0-1", 0, "program", "level=4" },
  };
  static const char *const colours[] = { "White", "Black" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      const char *colour = colours[i % 2];
      g_autofree char *type = g_strconcat (colour, "Type", NULL), *seat = g_strconcat (colour, "Seat", NULL);
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(AleaSession) session = NULL;
      g_autoptr(AleaRecord) record = NULL;

      g_string_append_printf (text, "[%s \"%s\"]\n", type, rows[i / 2].type);
      if (rows[i / 2].seat != NULL)
        g_string_append_printf (text, "[%s \"%s\"]\n", seat, rows[i / 2].seat);
      g_string_append_printf (text, "\n%s\n", rows[i / 2].moves);
      session = record_session_read (text->str);
      alea_person_set_level (get_person (session, i % 2), rows[i / 2].level);
      record = alea_game_record_new (session);
      assert_tag (record, type, rows[i / 2].type_now);
      assert_tag (record, seat, rows[i / 2].seat_now);
    }
}

/* A name that nobody has is told as one that is not known. */
static void
test_nobody (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "none");
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  assert_tag (record, "White", "?");
  assert_tag (record, "Black", "?");
}

/* --- notes ------------------------------------------------------------------- */

/* All that is noted by an event stays with it. */
static void
test_notes_stay (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL), again = NULL;
  g_autoptr(AleaSession) session = NULL;
  g_autoptr(AleaRecord) written = NULL;
  AleaNote *note;
  const AleaNote *found;

  record_session_play (game, "e4 e5");
  for (guint i = 0; i < 2; i++)
    alea_record_append (record, alea_game_get_event (game, i), 1);
  note = alea_record_make_note (record, 1);
  note->nags = g_strdup ("$1");
  note->variations = g_strdup ("(1. d4 d5)");
  note->finding.has_luck = true;
  note->finding.luck = 0.25;
  note->finding.better = g_strdup ("d4");
  record->n_variations = 3;

  again = alea_game_record_play (record, NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (alea_game_record_get_origin (again)->n_variations, ==, 3);
  session = record_session_new (again, "none");
  written = alea_game_record_new (session);
  found = alea_record_find_note (written, 1);
  g_assert_cmpstr (found->nags, ==, "$1");
  g_assert_cmpstr (found->variations, ==, "(1. d4 d5)");
  g_assert_true (found->finding.has_luck);
  g_assert_cmpfloat (found->finding.luck, ==, 0.25);
  g_assert_cmpstr (found->finding.better, ==, "d4");
}

/* A roll that was taken back is told beside the event it came after, and the game
 * knows it again. */
static void
test_taken_rolls (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("random-move"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "none"), again = NULL;
  g_autofree char *text = NULL, *text_again = NULL;
  const GArray *taken;

  record_session_play (game, "2 5");
  alea_game_take_back (game);
  record_session_play (game, "4");
  text = record_session_write (session);
  g_assert_nonnull (strstr (text, "Taken back by agreement: roll 2, 1d6 5."));

  again = record_session_read (text);
  taken = alea_game_get_taken (alea_session_get_game (again));
  g_assert_cmpuint (taken->len, ==, 1);
  g_assert_cmpuint (g_array_index (taken, AleaTakenRoll, 0).draw, ==, 2);
  g_assert_cmpuint (g_array_index (taken, AleaTakenRoll, 0).roll.face[0], ==, 5);
  text_again = record_session_write (again);
  g_assert_cmpstr (text_again, ==, text);
}

/* Whoever has looked at the game is named with it, as long as it is the same game. */
static void
test_review (void)
{
  g_autoptr(AleaGame) game = alea_game_new (test_rules ("chess"), NULL);
  g_autoptr(AleaSession) session = record_session_new (game, "none");
  g_autoptr(AleaRecord) reviewed = NULL, after = NULL;
  AleaLedger *ledger = g_new0 (AleaLedger, 1);

  ledger->entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry));
  ledger->depth = 7;
  record_session_play (game, "e4 e5");
  alea_game_review_set (game, ledger);
  reviewed = alea_game_record_new (session);
  g_assert_true (g_str_has_suffix (alea_record_get_tag (reviewed, "Annotator"), " depth 7"));

  record_session_play (game, "Nf3");
  after = alea_game_record_new (session);
  assert_tag (after, "Annotator", NULL);
}

/* --- copies ------------------------------------------------------------------ */

/* A copy goes as far as is asked for, and has no end yet. */
static void
test_copies (void)
{
  g_autoptr(AleaSession) session = record_session_read ("[White \"Ann\"]\n[Termination \"time forfeit\"]\n\n"
                                                        "1. e4 e5 2. Nf3 1-0\n");

  for (guint n_events = 0; n_events <= 4; n_events++)
    {
      g_autoptr(AleaGame) copy = alea_game_record_copy (session, n_events, NULL);

      g_assert_nonnull (copy);
      g_assert_cmpuint (alea_game_get_n_events (copy), ==, MIN (n_events, 3));
      g_assert_cmpint (alea_game_record_get_origin (copy)->result, ==, ALEA_RESULT_NONE);
      assert_tag (alea_game_record_get_origin (copy), "White", "Ann");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/game-record-words/own-tags", test_own_tags);
  g_test_add_func ("/model/game-record-words/players", test_players);
  g_test_add_func ("/model/game-record-words/other-players", test_other_players);
  g_test_add_func ("/model/game-record-words/nobody", test_nobody);
  g_test_add_func ("/model/game-record-words/notes-stay", test_notes_stay);
  g_test_add_func ("/model/game-record-words/taken-rolls", test_taken_rolls);
  g_test_add_func ("/model/game-record-words/review", test_review);
  g_test_add_func ("/model/game-record-words/copies", test_copies);

  return g_test_run ();
}
