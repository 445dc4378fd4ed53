/* test-record.c: a game as it is kept
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-reader.h"
#include "alea-record.h"
#include "alea-roll-list.h"
#include "test-support.h"

#include <string.h>

/* --- tags ------------------------------------------------------------------ */

/* The tags in their order: "a=1 b=2"; (transfer full). */
static char *
list_tags (const AleaRecord *record)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < record->tags->len; i++)
    {
      const AleaTag *tag = &g_array_index (record->tags, AleaTag, i);

      g_string_append_printf (text, "%s%s=%s", i > 0 ? " " : "", tag->name, tag->value);
    }

  return g_string_free (text, FALSE);
}

/* Of tags of one name the first counts, and is changed where it stands. */
static void
test_tags (void)
{
  static const struct { const char *name, *value, *tags; } steps[] = {
    { "c", NULL, "a=1 b=2 a=3" },
    { "a", "4", "a=4 b=2 a=3" },
    { "c", "5", "a=4 b=2 a=3 c=5" },
    { "b", NULL, "a=4 a=3 c=5" },
    { "a", NULL, "a=3 c=5" },
    { "a", NULL, "c=5" },
    { "c", "", "c=" },
  };
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);

  alea_record_append_tag (record, "a", "1");
  alea_record_append_tag (record, "b", "2");
  alea_record_append_tag (record, "a", "3");
  g_assert_cmpstr (alea_record_get_tag (record, "a"), ==, "1");
  g_assert_cmpstr (alea_record_get_tag (record, "b"), ==, "2");
  g_assert_null (alea_record_get_tag (record, "A"));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *tags = NULL;

      alea_record_set_tag (record, steps[i].name, steps[i].value);
      tags = list_tags (record);
      g_assert_cmpstr (tags, ==, steps[i].tags);
    }
}

/* Only where somebody has lost, and not on the board. */
static void
test_lost_on_time (void)
{
  static const struct { AleaAct last; const char *termination; AleaResult result; gboolean is_lost; } rows[] = {
    { ALEA_ACT_MOVE, "time forfeit", ALEA_RESULT_WHITE, TRUE },
    { ALEA_ACT_MOVE, "White: out of TIME", ALEA_RESULT_BLACK, TRUE },
    { ALEA_ACT_MOVE, "time forfeit", ALEA_RESULT_DRAW, FALSE },
    { ALEA_ACT_MOVE, "time forfeit", ALEA_RESULT_NONE, FALSE },
    { ALEA_ACT_MOVE, "adjudication", ALEA_RESULT_WHITE, FALSE },
    { ALEA_ACT_MOVE, NULL, ALEA_RESULT_WHITE, FALSE },
    { ALEA_ACT_RESIGN, "time forfeit", ALEA_RESULT_NONE, TRUE },
    { ALEA_ACT_RESIGN, NULL, ALEA_RESULT_NONE, FALSE },
    { ALEA_ACT_DRAW, "time forfeit", ALEA_RESULT_NONE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
      const AleaEvent last = alea_event_decision (alea_decision_act (rows[i].last));

      alea_record_set_tag (record, ALEA_RECORD_TERMINATION, "time forfeit");
      g_assert_false (alea_record_is_lost_on_time (record));
      alea_record_append (record, &last, 1);
      record->result = rows[i].result;
      alea_record_set_tag (record, ALEA_RECORD_TERMINATION, rows[i].termination);
      g_assert_cmpint (alea_record_is_lost_on_time (record), ==, rows[i].is_lost);
    }
}

/* A tag may be given its own value again. */
static void
test_own_value (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);

  alea_record_append_tag (record, "a", "one");
  alea_record_set_tag (record, "a", alea_record_get_tag (record, "a"));
  g_assert_cmpstr (alea_record_get_tag (record, "a"), ==, "one");
}

/* --- notes ----------------------------------------------------------------- */

/* In whatever order they are made, they stand in that of the events, once each. */
static void
test_notes (void)
{
  static const guint made[] = { 5, 1, 9, 3, 0, 7, 3, 9, 0 }, in_order[] = { 0, 1, 3, 5, 7, 9 };
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);

  g_assert_null (alea_record_find_note (record, 0));
  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      AleaNote *note = alea_record_make_note (record, made[i]);

      g_assert_cmpuint (note->n_events, ==, made[i]);
      g_assert_cmpint (note->clock, ==, i < 6 ? ALEA_NO_CLOCK : (gint64) made[i]);
      g_assert_null (note->comment);
      note->clock = made[i];
    }

  g_assert_cmpuint (record->notes->len, ==, G_N_ELEMENTS (in_order));
  for (guint i = 0; i < G_N_ELEMENTS (in_order); i++)
    g_assert_cmpuint (g_array_index (record->notes, AleaNote, i).n_events, ==, in_order[i]);
  for (guint n_events = 0; n_events < 12; n_events++)
    {
      const AleaNote *note = alea_record_find_note (record, n_events);

      g_assert_cmpint (note != NULL, ==, n_events == 0 || (n_events % 2 == 1 && n_events < 10));
      if (note != NULL)
        g_assert_cmpint (note->clock, ==, n_events);
    }
}

/* --- events ---------------------------------------------------------------- */

static AleaEvent
roll_of (guint8     first,
         guint8     second,
         AleaSource source)
{
  return alea_event_roll ((AleaRoll) { .n = 2, .sides = 6, .face = { first, second } }, source);
}

/* Rolls of another source are others; decisions have none. */
static void
test_same_event (void)
{
  const AleaEvent resign = alea_event_decision ((AleaDecision) { .act = ALEA_ACT_RESIGN, .colour = ALEA_BLACK });
  const AleaEvent events[] = {
    roll_of (1, 2, ALEA_SOURCE_PROGRAM), roll_of (2, 2, ALEA_SOURCE_PROGRAM), roll_of (1, 2, ALEA_SOURCE_HAND),
    roll_of (1, 2, ALEA_SOURCE_CHOSEN), resign, alea_event_decision (alea_decision_act (ALEA_ACT_DRAW)),
  };
  AleaEvent other = resign;

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    for (guint j = 0; j < G_N_ELEMENTS (events); j++)
      g_assert_cmpint (alea_record_same_event (&events[i], &events[j]), ==, i == j);

  other.source = ALEA_SOURCE_HAND;
  g_assert_true (alea_record_same_event (&resign, &other));
}

/* As many events as there are, and not those behind the first that cannot be. */
static void
test_replay (void)
{
  static const struct { guint n_events; gboolean is_good; const char *last; } rows[] = {
    { 0, TRUE, NULL }, { 1, TRUE, "e2" }, { 2, TRUE, "e7" }, { 3, FALSE, "e7" }, { G_MAXUINT, FALSE, "e7" },
  };
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess"), NULL, NULL);
  AleaState state;
  AleaEvent again;

  g_assert_true (alea_record_begin (record, &state, NULL));
  g_assert_true (alea_script_play ("e4 e5", &state, record->events, NULL, NULL));
  again = *alea_record_get_event (record, 0);
  alea_record_append (record, &again, 1);
  g_assert_cmpuint (record->events->len, ==, 3);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_cmpint (alea_record_replay (record, rows[i].n_events, &state, &error), ==, rows[i].is_good);
      if (rows[i].is_good)
        g_assert_no_error (error);
      else
        g_assert_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT);
      g_assert_cmpint (alea_state_get_piece (&state, test_square ("e2")) == ALEA_NO_PIECE, ==, rows[i].last != NULL);
      g_assert_cmpint (alea_state_get_piece (&state, test_square ("e7")) == ALEA_NO_PIECE, ==, i >= 2);
    }

  record->events->len--;
  g_assert_true (alea_record_replay (record, G_MAXUINT, &state, NULL));
}

/* --- lists of rolls --------------------------------------------------------- */

/* A list, and how it is written again: the source behind the last roll that has it, unless
 * it goes without saying. */
static void
test_roll_lists (void)
{
  static const struct { const char *text, *written; } rows[] = {
    { "", "" }, { " \t\r\n,", "" }, { "5", "5" }, { " 5,2\n3 ", "5 2 3" }, { "5-2 1", "5-2 1" },
    { "5 program", "5" }, { "5 hand", "5 hand" }, { "5 chosen", "5 chosen" },
    { "5 2 hand", "5 2 hand" }, { "5 hand 2 hand", "5 2 hand" },
    { "5 program 2 hand", "5 program 2 hand" }, { "5 hand 2", "5 hand 2" }, { "5 hand 2 program 3 chosen", "5 hand 2 program 3 chosen" },
    { "2-2 reroll 3-1", "2-2 reroll 3-1" }, { "2-2 reroll hand 3-1", "2-2 reroll hand 3-1" },
    { "2-2 hand reroll 3-1", "2-2 reroll hand 3-1" },
    { "reroll", "reroll" }, { "5 reroll", "5 reroll" }, { "reroll 3-1", "reroll 3-1" }, { "1-1 2-2 reroll", "1-1 2-2 reroll" }, { "reroll 2-2 reroll", "reroll 2-2 reroll" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
      g_autoptr(GString) written = g_string_new (NULL);
      guint offset = 99;
      AleaText why;

      g_assert_true (alea_roll_list_parse (rows[i].text, rolls, &offset, &why));
      alea_roll_list_append (written, rolls);
      g_assert_cmpstr (written->str, ==, rows[i].written);
    }
}

static void
test_bad_roll_lists (void)
{
  static const struct { const char *text; guint offset; const char *word; } rows[] = {
    { "x", 0, "x" }, { "5 x", 2, "x" }, { " 5,  6-", 5, "6-" }, { "hand", 0, "hand" }, { "hand 5", 0, "hand" },
    { "5 hand program", 7, "program" }, { "5 Hand", 2, "Hand" }, { "1-2-3", 0, "1-2-3" }, { "256", 0, "256" }, { "-1", 0, "-1" },
    { "5 Reroll", 2, "Reroll" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
      g_autofree char *expected = g_strdup_printf ("“%s” is not a roll.", rows[i].word), *sentence = NULL;
      guint offset = 99;
      AleaText why;

      g_assert_false (alea_roll_list_parse (rows[i].text, rolls, &offset, &why));
      g_assert_cmpuint (offset, ==, rows[i].offset);
      sentence = test_sentence (&why);
      g_assert_cmpstr (sentence, ==, expected);
    }
}

/* A list goes on behind another one; what is said of it is not said of that. */
static void
test_second_roll_list (void)
{
  g_autoptr(GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
  g_autoptr(GString) written = g_string_new (NULL);
  guint offset;

  g_assert_true (alea_roll_list_parse ("1-1", rolls, &offset, NULL));
  g_assert_true (alea_roll_list_parse ("reroll 1-2 hand", rolls, &offset, NULL));
  alea_roll_list_append (written, rolls);
  g_assert_cmpstr (written->str, ==, "1-1 program reroll 1-2 hand");
  g_assert_cmpuint (g_array_index (rolls, AleaListedRoll, 2).offset, ==, strlen ("reroll "));
}

/* --- starts ---------------------------------------------------------------- */

/* The record has a copy of what it begins from, and says the first thing that is wrong
 * with it. */
static void
test_starts (void)
{
  static const struct { const char *fen, *fault; } rows[] = {
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 7", NULL },
    { "8/8/8/8/8/8/8/3K3R w K - 0 7", "Each side needs a king." },
    { "4k3/8/8/8/8/8/8/3K3R w K - 0 7",
      "Castling is allowed only while the king and the rook involved are on their starting squares." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = NULL;
      g_autoptr(GError) error = NULL;
      AleaSetup setup;
      AleaState state;

      test_read_fen ("chess", rows[i].fen, &setup);
      record = alea_record_new (test_rules ("chess"), NULL, &setup);
      setup.fullmove = 99;
      g_assert_cmpuint (record->start->fullmove, ==, 7);

      g_assert_cmpint (alea_record_begin (record, &state, &error), ==, rows[i].fault == NULL);
      if (rows[i].fault == NULL)
        g_assert_cmpuint (state.position.fullmove, ==, 7);
      else
        {
          g_assert_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START);
          g_assert_cmpstr (error->message, ==, rows[i].fault);
          g_assert_false (alea_record_replay (record, 0, &state, NULL));
        }
    }
}

/* Options are those of the record. */
static void
test_options (void)
{
  AleaOptions options = { { 0 } };
  g_autoptr(AleaRecord) record = NULL, plain = NULL;
  AleaState state;

  g_assert_true (alea_rules_set_option (test_rules ("jepps"), &options, "setup=free-play", 15, NULL));
  record = alea_record_new (test_rules ("jepps"), &options, NULL);
  plain = alea_record_new (test_rules ("jepps"), NULL, NULL);
  g_assert_true (alea_record_begin (record, &state, NULL));
  g_assert_true (alea_rules_option_is (state.rules, &state.options, "setup", "free-play"));
  g_assert_true (alea_record_begin (plain, &state, NULL));
  g_assert_false (alea_rules_option_is (state.rules, &state.options, "setup", "free-play"));
}

static void
test_nothing_to_free (void)
{
  alea_record_free (NULL);
  alea_pgn_game_free (NULL);
  alea_pgn_reader_free (NULL);
  alea_pgn_lexer_free (NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/tags", test_tags);
  g_test_add_func ("/record/lost-on-time", test_lost_on_time);
  g_test_add_func ("/record/own-value", test_own_value);
  g_test_add_func ("/record/notes", test_notes);
  g_test_add_func ("/record/same-event", test_same_event);
  g_test_add_func ("/record/replay", test_replay);
  g_test_add_func ("/record/roll-lists", test_roll_lists);
  g_test_add_func ("/record/bad-roll-lists", test_bad_roll_lists);
  g_test_add_func ("/record/second-roll-list", test_second_roll_list);
  g_test_add_func ("/record/starts", test_starts);
  g_test_add_func ("/record/options", test_options);
  g_test_add_func ("/record/nothing-to-free", test_nothing_to_free);

  return g_test_run ();
}
