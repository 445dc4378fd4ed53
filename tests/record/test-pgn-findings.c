/* test-pgn-findings.c: what a review has found comes back out of a game file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "check-pgn.h"
#include "random-record.h"
#include "test-support.h"

#include <string.h>

#define N_GAMES    40
#define MAX_EVENTS 120

/* --- games by chance ------------------------------------------------------ */

static gboolean
is_move (const AleaRecord *record,
         guint             number)
{
  const AleaEvent *event = number < record->events->len ? alea_record_get_event (record, number) : NULL;

  return event != NULL && event->type == ALEA_EVENT_DECISION && event->decision.act == ALEA_ACT_MOVE;
}

static gboolean
is_roll (const AleaRecord *record,
         guint             number)
{
  return number < record->events->len && alea_record_get_event (record, number)->type == ALEA_EVENT_ROLL;
}

/* What can be known in front of event @number: chances and what was better behind a
 * move, luck between a roll and a move. */
static void
add_finding (AleaRecord *record,
             guint       number,
             const char *move,
             guint64    *stream)
{
  AleaFinding *finding = &alea_record_make_note (record, number)->finding;

  if (is_move (record, number - 1) && test_random (stream, 3) > 0)
    {
      finding->has_chances = TRUE;
      finding->win = test_random (stream, 1001) / 1000.0;
      finding->draw = test_random (stream, 1001) / 1000.0;
      finding->loss = test_random (stream, 1001) / 1000.0;
    }
  if (is_move (record, number - 1) && test_random (stream, 3) == 0)
    finding->better = g_strdup (move);
  if (is_roll (record, number - 1) && is_move (record, number) && test_random (stream, 3) > 0)
    {
      finding->has_luck = TRUE;
      finding->luck = (1.0 + test_random (stream, 200)) / 100.0;
      if (test_random (stream, 2) == 0)
        finding->luck = -finding->luck;
    }
}

static void
add_findings (AleaRecord *record,
              guint64    *stream)
{
  char move[ALEA_MOVE_TEXT_SIZE + 1] = "";
  AleaState state;

  g_assert_true (alea_record_begin (record, &state, NULL));
  for (guint i = 0; i < record->events->len; i++)
    {
      const AleaEvent *event = alea_record_get_event (record, i);
      const gboolean is_in_play = state.stage == ALEA_STAGE_PLAY;

      if (is_move (record, i))
        alea_decision_to_text (&state, &event->decision, move);
      g_assert_true (alea_state_apply (&state, event, NULL));
      if (is_in_play)
        add_finding (record, i + 1, move, stream);
    }
}

/* "" for none. */
static char *
write_finding (const AleaNote *note)
{
  return note != NULL ? alea_finding_write (&note->finding) : g_strdup ("");
}

static void
assert_same_finding (const AleaRecord *record,
                     const AleaRecord *again,
                     guint             number,
                     const char       *text)
{
  const AleaNote *note = alea_record_find_note (again, number);
  g_autofree char *expected = write_finding (alea_record_find_note (record, number)), *found = write_finding (note);

  if (!g_str_equal (expected, found))
    g_error ("In front of event %u “%s” is read as “%s”:\n%s", number, expected, found, text);
  if (note != NULL)
    g_assert_null (note->comment);
}

static void
test_round_trip (gconstpointer data)
{
  guint64 stream = (guint64) g_test_rand_int () | 1;

  for (guint game = 0; game < N_GAMES; game++)
    {
      g_autoptr(AleaRecord) record = random_record_new_plain (data, NULL, MAX_EVENTS, &stream);
      g_autoptr(AleaRecord) again = NULL;
      g_autofree char *text = NULL;

      add_findings (record, &stream);
      text = check_pgn_write (record);
      again = check_pgn_read (text);
      g_assert_cmpuint (again->events->len, ==, record->events->len);
      for (guint i = 0; i <= record->events->len; i++)
        assert_same_finding (record, again, i, text);
    }
}

/* --- rolls in one comment -------------------------------------------------- */

/* The chances are those before the first roll, the luck is that of all. */
static void
test_rolls_in_one_comment (void)
{
  g_autoptr(AleaRecord) record = check_pgn_read ("[Variant \"Guardener Chess\"]\n\n1. {[%roll 2-2 3-3 1-2]} e4 1... "
                                            "{[%roll 1-2]} *\n");
  g_autofree char *text = NULL;
  AleaNote *note;

  g_assert_cmpuint (record->events->len, ==, 7);
  for (guint i = 0; i < 6; i++)
    {
      note = alea_record_make_note (record, i);
      note->finding.has_chances = TRUE;
      note->finding.win = 0.1 + i / 10.0;
      note->finding.has_luck = is_roll (record, i - 1);
      note->finding.luck = i / 100.0;
    }
  text = check_pgn_write (record);
  g_assert_nonnull (strstr (text, "\n\n1. {[%roll 2-2 3-3 1-2] [%eval 0.100/0.000/0.000] [%luck +0.09]} e4 1...\n"
                                  "{[%roll 1-2]} *\n"));
}

/* One move with its number is what would have been better, the first of them; all
 * else is another variation. */
static void
test_better_or_variation (void)
{
  static const struct { const char *moves; guint n_events; const char *better, *variations; } rows[] = {
    { "1. e4 (1. d4) *", 1, "d4", NULL },
    { "1. e4 (1.\td4) *", 1, "d4", NULL },
    { "1. e4 (1. d4) (1. c4) *", 1, "d4", "(1. c4)" },
    { "1. e4 (1. c4 c5) (1. d4) *", 1, "d4", "(1. c4 c5)" },
    { "1. e4 (1. Nz4 {T3}) *", 1, "Nz4 {T3}", NULL },
    { "1. e4 (1. Nz4 {so}) *", 1, NULL, "(1. Nz4 {so})" },
    { "1. e4 (1. Nz4 {T3} e5) *", 1, NULL, "(1. Nz4 {T3} e5)" },
    { "1. e4 (1. d4 d5) *", 1, NULL, "(1. d4 d5)" },
    { "1. e4 (1.) *", 1, NULL, "(1.)" },
    { "1. e4 (d4) *", 1, NULL, "(d4)" },
    { "1. e4 (better d4) *", 1, NULL, "(better d4)" },
    { "1. e4 (1... e5) *", 1, "e5", NULL },
    { "1. e4 ( 1. d4 ) *", 1, "d4", NULL },
    { "1. e4 (1.  d4) *", 1, "d4", NULL },
    /* Of nothing it cannot be said that it was better. */
    { "1. e4 () *", 1, NULL, NULL },
    { "1. e4 ( ) *", 1, NULL, NULL },
    { "1. e4 (1. ) *", 1, NULL, "(1.)" },
    { "1. e4 e5 (1... c5) *", 2, "c5", NULL },
    { "(1. d4) 1. e4 *", 0, NULL, "(1. d4)" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = check_pgn_read (rows[i].moves);
      const AleaNote *note = alea_record_find_note (record, rows[i].n_events);

      g_test_message ("%s", rows[i].moves);
      g_assert_cmpstr (note != NULL ? note->finding.better : NULL, ==, rows[i].better);
      g_assert_cmpstr (note != NULL ? note->variations : NULL, ==, rows[i].variations);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/pgn-findings/round-trip/%s", alea_games[i]->id);

      g_test_add_data_func (path, alea_games[i], test_round_trip);
    }
  g_test_add_func ("/pgn-findings/rolls-in-one-comment", test_rolls_in_one_comment);
  g_test_add_func ("/pgn-findings/better-or-variation", test_better_or_variation);

  return g_test_run ();
}
