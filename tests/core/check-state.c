/* check-state.c: what must be true of a state, however it has come about
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "check-state.h"

#include "alea-fen.h"
#include "alea-movegen.h"
#include "slow-guardener.h"
#include "slow-jepps.h"
#include "slow-rules.h"
#include "test-support.h"

#include <string.h>

/* The position of @state for a message; (transfer full). */
static char *
write_fen (const AleaState *state)
{
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  alea_state_get_setup (state, &setup);
  return g_strdup_printf ("%s: %s", state->rules->id, alea_fen_write (&setup, state->rules, fen));
}

G_GNUC_NORETURN static void
fail (const AleaState *state,
      const char      *what)
{
  g_autofree char *fen = write_fen (state);

  g_error ("%s: %s", fen, what);
}

static void
expect (const AleaState *state,
        gboolean         holds,
        const char      *what)
{
  if (!holds)
    fail (state, what);
}

void
check_sentence (const AleaText *text)
{
  g_autofree char *sentence = test_sentence (text);

  if (*sentence == '\0' || !g_utf8_validate (sentence, -1, NULL) || strchr (sentence, '{') != NULL)
    g_error ("“%s” is no whole sentence", sentence);
}

/* --- the question -------------------------------------------------------- */

static void
check_question (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question, on_board;
  size_t n = alea_state_list_decisions (state, decisions);

  alea_state_ask (state, &question);
  switch (question.ask)
    {
    case ALEA_ASK_ROLL:
      expect (state, n == 0, "there are decisions where a roll is due");
      expect (state, question.dice.n >= 1 && question.dice.n <= ALEA_MAX_DICE, "a roll of no dice");
      expect (state, question.dice.sides >= 2, "dice without sides");
      break;
    case ALEA_ASK_DECIDE:
      expect (state, n > 0, "there is nothing to decide");
      expect (state, question.who == ALEA_WHO_WHITE || question.who == ALEA_WHO_BLACK, "nobody decides");
      break;
    case ALEA_ASK_OVER:
      expect (state, n == 0, "there are decisions though the game is over");
      expect (state, state->stage == ALEA_STAGE_OVER, "the game is over and goes on");
      expect (state, question.result != ALEA_RESULT_NONE && question.ending != ALEA_ENDING_NONE, "a game ends in nothing");
      alea_position_ask (&state->position, &on_board);
      expect (state, on_board.ask != ALEA_ASK_OVER
                     || (on_board.result == question.result && on_board.ending == question.ending),
              "the position ends otherwise than the game");
      break;
    }
}

/* --- the position -------------------------------------------------------- */

static void
check_fen (const AleaState *state)
{
  AleaSetup setup, read;
  AleaState again;
  char fen[ALEA_FEN_SIZE], fen_again[ALEA_FEN_SIZE];

  alea_state_get_setup (state, &setup);
  alea_fen_write (&setup, state->rules, fen);
  expect (state, alea_fen_read (fen, state->rules, &read, NULL), "the FEN cannot be read");
  expect (state, test_is_same_setup (&setup, &read), "the FEN does not come back");
  expect (state, strcmp (alea_fen_write (&read, state->rules, fen_again), fen) == 0, "the FEN comes back otherwise");

  /* Without its king a position is none. */
  if (state->stage == ALEA_STAGE_SETUP || state->ending == ALEA_ENDING_KING_CAPTURED)
    return;

  expect (state, alea_state_init_from_setup (&again, state->rules, &state->options, &read) == ALEA_FAULT_NONE,
          "the FEN is no position");
  expect (state, again.position.key == state->position.key, "the FEN has another key");
  expect (state, alea_position_get_key (&again.position, ALEA_SAME_FUTURE)
                 == alea_position_get_key (&state->position, ALEA_SAME_FUTURE), "the FEN has another future");
}

static size_t
list_sorted (const AleaPosition *position,
             AleaMove            moves[static ALEA_MAX_MOVES])
{
  size_t n = alea_position_list_moves (position, moves);

  test_sort_moves (moves, n);
  return n;
}

static void
check_generators (const AleaState *state)
{
  const AleaMovegen *const *generators = test_generators ();
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = list_sorted (&state->position, moves);

  expect (state, alea_position_count_moves (&state->position) == n, "there are more or fewer moves than are counted");
  for (guint i = 0; generators[i] != NULL; i++)
    {
      AleaPosition position = state->position;
      AleaMove others[ALEA_MAX_MOVES];

      if (!generators[i]->is_wide && position.rules->geometry != &alea_geometry_8x8)
        continue;

      test_use_generator (&position, generators[i]);
      expect (state, list_sorted (&position, others) == n && memcmp (moves, others, n * sizeof moves[0]) == 0,
              generators[i]->name);
    }
}

void
check_state (const AleaState *state)
{
  check_question (state);
  check_fen (state);
  if (state->stage == ALEA_STAGE_SETUP)
    return;

  expect (state, state->position.key == alea_position_compute_key (&state->position), "the key is wrong");
  if (state->stage == ALEA_STAGE_PLAY)
    check_generators (state);
}

/* --- the slow twins ------------------------------------------------------ */

static size_t
list_slowly (const AleaState *state,
             const AleaSetup *setup,
             AleaMove         moves[static ALEA_MAX_MOVES])
{
  if (state->rules->needs.open != NULL)
    return slow_guardener_list_moves (setup, &state->options, moves);
  if (state->rules->king_right == ALEA_KING_RELOCATES)
    return slow_jepps_list_moves (setup, moves);

  return slow_rules_list_moves (setup, moves);
}

static void
play_slowly (const AleaState *state,
             AleaSetup       *setup,
             AleaMove         move)
{
  if (state->rules->needs.open != NULL)
    slow_guardener_play (setup, move);
  else if (state->rules->king_right == ALEA_KING_RELOCATES)
    slow_jepps_play (setup, move);
  else
    slow_rules_play (setup, move);

  /* What a captured king leaves behind does not matter. */
  if (alea_setup_find (setup, alea_piece (setup->turn, ALEA_KING)) == ALEA_NO_SQUARE)
    setup->n_en_passant = 0;
}

static void
check_play (const AleaState *state,
            const AleaSetup *setup,
            AleaMove         move)
{
  AleaPosition played = state->position;
  AleaSetup slow = *setup, fast;

  play_slowly (state, &slow, move);
  alea_position_play (&played, move);
  alea_position_get_setup (&played, &fast);
  if (alea_setup_find (&fast, alea_piece (fast.turn, ALEA_KING)) == ALEA_NO_SQUARE)
    fast.n_en_passant = 0;

  expect (state, test_is_same_setup (&fast, &slow), "a move leads to another board");
  expect (state, played.key == alea_position_compute_key (&played), "a move leads to a wrong key");
}

void
check_state_slowly (const AleaState *state,
                    gboolean         plays)
{
  AleaMove moves[ALEA_MAX_MOVES], slow[ALEA_MAX_MOVES];
  AleaSetup setup;
  size_t n, n_slow;

  if (state->stage != ALEA_STAGE_PLAY || state->rules->turn.get_moves_left != NULL
      || (state->rules->geometry != &alea_geometry_8x8 && state->rules->needs.open == NULL))
    return;

  alea_state_get_setup (state, &setup);
  n = list_sorted (&state->position, moves);
  n_slow = list_slowly (state, &setup, slow);
  test_sort_moves (slow, n_slow);
  expect (state, n == n_slow && memcmp (moves, slow, n * sizeof moves[0]) == 0, "the slow twin lists other moves");

  for (size_t i = 0; i < n && plays; i++)
    check_play (state, &setup, moves[i]);
}

/* --- texts --------------------------------------------------------------- */

void
check_state_texts (const AleaState *state)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    {
      char text[ALEA_MOVE_TEXT_SIZE], coordinates[ALEA_MOVE_TEXT_SIZE];
      AleaDecision read = { 0 };

      alea_decision_to_text (state, &decisions[i], text);
      alea_decision_to_coordinates (state, &decisions[i], coordinates);
      expect (state, g_hash_table_add (seen, g_strdup (text)), "two decisions have one text");
      expect (state, strcmp (text, coordinates) == 0 || g_hash_table_add (seen, g_strdup (coordinates)),
              "two decisions have the same coordinates");

      expect (state, alea_decision_parse (state, text, &read, NULL) && alea_decision_equal (&read, &decisions[i]), text);
      expect (state, alea_decision_parse (state, coordinates, &read, NULL) && alea_decision_equal (&read, &decisions[i]),
              coordinates);
    }
}

/* --- what is refused ----------------------------------------------------- */

static void
check_refused (const AleaState *state,
               AleaEvent        event,
               const char      *what)
{
  AleaState after = *state;
  AleaText why = { 0 };

  if (alea_state_apply (&after, &event, &why))
    fail (state, what);

  check_sentence (&why);
  test_assert_same_state (&after, state);
}

static void
check_refuses_rolls (const AleaState *state,
                     AleaRoll         dice)
{
  for (guint i = 0; i < dice.n; i++)
    {
      AleaRoll roll = alea_roll_first (dice);

      roll.face[i] = 0;
      check_refused (state, alea_event_roll (roll, ALEA_SOURCE_HAND), "a face of 0 is taken");
      roll.face[i] = (uint8_t) (dice.sides + 1);
      check_refused (state, alea_event_roll (roll, ALEA_SOURCE_HAND), "a face is taken that the die has not got");
    }

  for (uint8_t n = 0; n <= ALEA_MAX_DICE; n++)
    if (n != dice.n)
      check_refused (state, alea_event_roll ((AleaRoll) { .n = n, .sides = dice.sides, .face = { 1, 1 } },
                                             ALEA_SOURCE_HAND),
                     "a wrong number of dice is taken");
}

void
check_state_refuses (const AleaState *state)
{
  static const AleaAct acts[] = { ALEA_ACT_MOVE, ALEA_ACT_PLACE, ALEA_ACT_ACCEPT, ALEA_ACT_REROLL, ALEA_ACT_PASS };
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    check_refuses_rolls (state, question.dice);
  else
    check_refuses_rolls (state, (AleaRoll) { .n = 0, .sides = 6 });

  for (guint i = 0; i < G_N_ELEMENTS (acts) && question.ask != ALEA_ASK_DECIDE; i++)
    check_refused (state, alea_event_decision (alea_decision_act (acts[i])), "a decision is taken where none is due");
}
