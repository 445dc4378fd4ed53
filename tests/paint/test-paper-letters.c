/* test-paper-letters.c: the letters of a language on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-club.h"
#include "alea-game-score.h"
#include "alea-jepps.h"
#include "alea-notation.h"
#include "alea-score-entries.h"

/* As German has them. */
static char *
show (const char *english)
{
  static const char letters[] = "NSBLRTQDKKGW";
  char *shown = g_strdup (english);

  for (char *p = shown; *p != '\0'; p++)
    for (const char *pair = letters; *pair != '\0'; pair += 2)
      if (*p == *pair)
        {
          *p = pair[1];
          break;
        }

  return shown;
}

static void
test_moves (void)
{
  g_autoptr(AleaGameScore) score = NULL;
  g_autoptr(AleaDiagram) diagram = NULL;
  g_autoptr(GString) rolls = g_string_new (NULL), moves = g_string_new (NULL);
  g_autofree char *step = NULL, *home = NULL;
  g_auto(GStrv) rank = NULL;
  AleaDecision decision;
  AleaEvent event;
  AleaState start;

  alea_state_init (&start, alea_rules_find ("chess"), NULL);
  g_assert_true (alea_decision_parse (&start, "Nf3", &decision, NULL));
  event = alea_event_decision (decision);
  score = alea_game_score_new (&start, &event, 1, show);

  step = alea_game_score_write_step (score, 0);
  g_assert_cmpstr (step, ==, "1.Sf3");
  diagram = alea_game_score_make_diagram (score, 1);
  g_assert_cmpstr (diagram->texts[ALEA_DIAGRAM_CAPTION], ==, "After 1.Sf3");
  alea_score_write_turn (score, 1, ALEA_WHITE, rolls, moves);
  g_assert_cmpstr (moves->str, ==, "Sf3");
  rank = alea_score_list_home_rank (score, ALEA_BLACK);
  home = g_strjoinv ("", rank);
  g_assert_cmpstr (home, ==, "TSLDKLST");
}

/* A set-up of Jepps Random Chess; @seed is for its dice. */
static AleaState
set_up (guint32 seed)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  AleaQuestion question;
  AleaState state;

  alea_state_init (&state, alea_rules_find ("jepps"), NULL);
  while (state.stage == ALEA_STAGE_SETUP)
    {
      AleaEvent event;

      alea_state_ask (&state, &question);
      event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
      for (int die = 0; die < MIN (question.dice.n, ALEA_MAX_DICE); die++)
        event.roll.face[die] = (guint8) g_rand_int_range (random, 1, question.dice.sides + 1);
      if (question.ask != ALEA_ASK_ROLL)
        {
          alea_state_list_decisions (&state, decisions);
          event = alea_event_decision (decisions[0]);
        }
      g_assert_true (alea_state_apply (&state, &event, NULL));
    }

  return state;
}

/* "Reverse" is a word and no list of pieces: its R stays. */
static void
test_arrays (void)
{
  static const char *const patterns[] = {
    [ALEA_MEDIATION_MIRROR] = "\nBlack: Mirror$",
    [ALEA_MEDIATION_REVERSE] = "\nBlack: Reverse$",
    [ALEA_MEDIATION_RANDOMIZE] = "\nBlack: ([SLTDK][a-h]8, ){7}[SLTDK][a-h]8$",
  };
  gboolean is_seen[G_N_ELEMENTS (patterns)] = { FALSE };

  for (guint32 seed = 0; seed < 64; seed++)
    {
      const AleaState state = set_up (seed);
      const AleaMediation mediation = (AleaMediation) alea_jepps_get (&state)->mediation;
      const AleaClubStart start = { state, NULL, show };
      g_autofree char *words = alea_club_write_start (&start);

      g_assert_cmpint (mediation, !=, ALEA_MEDIATION_NONE);
      g_assert_true (g_regex_match_simple ("^White: ([SLTDK][a-h]1, ){7}[SLTDK][a-h]1\n", words, 0, 0));
      g_assert_true (g_regex_match_simple (patterns[mediation], words, 0, 0));
      is_seen[mediation] = TRUE;
    }

  g_assert_true (is_seen[ALEA_MEDIATION_MIRROR]);
  g_assert_true (is_seen[ALEA_MEDIATION_REVERSE]);
  g_assert_true (is_seen[ALEA_MEDIATION_RANDOMIZE]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/letters/moves", test_moves);
  g_test_add_func ("/letters/arrays", test_arrays);

  return g_test_run ();
}
