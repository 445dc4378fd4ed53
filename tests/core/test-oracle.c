/* test-oracle.c: whole games, played by the program and by an oracle
 *
 * Games are drawn at random, with every house rule read in either way.  After
 * each roll and each decision both must ask the same, allow the same, have the
 * same board and come to the same end.  ALEA_TEST_GAMES asks for more games.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"
#include "test-support.h"

#include "alea-fen.h"

#include <stdlib.h>

#define GAMES 2000
#define SEED  G_GUINT64_CONSTANT (0x0c1e4c0ffee)

/* One that takes so many events hangs. */
#define MAX_EVENTS 5000

/* In so many events somebody resigns, or both agree to a draw. */
#define PATIENCE 250

/* What hardly any game of Guardener Chess comes to by chance: somebody shut in for a
 * roll, or for good, both with the pass used up; and a Guardener to come back. */
static const char *const guardener_starts[] = {
  "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** w - - 0 40 pass=- lost=-",
  "***4***/*8*/*P7*/KP8/PP8/10/10/*8*/*7k*/***4*** w - - 0 40 pass=- lost=-",
  "***4***/*7K*/*8*/10/10/pp8/kp8/*p7*/*8*/***4*** b - - 90 40 pass=w lost=-",
  "***4***/*6k1*/*5ppp*/10/2r7/10/10/*PPP5*/*1N1QK3*/***4*** w - - 0 12 lost=Gg",
  "***4***/*1k6*/*8*/10/10/10/10/*8*/*6K1*/***4*** w - - 60 70 lost=-",
};

typedef struct
{
  const OracleGame *game;
  guint             number;
  AleaState         state;
  Oracle           *oracle;
  GString          *events;    /* for a message */
} Table;

/* What the games have come to: without these they would prove little. */
typedef struct
{
  guint endings[ALEA_ENDING_SIX_SIXES + 1];
  guint claims[ALEA_ENDING_SIX_SIXES + 1];
  guint acts[ALEA_ACT_DRAW + 1];
  guint moves[ALEA_MOVE_RESURRECTION + 1];
  guint lost_turns;
} Met;

/* --- both at one table ---------------------------------------------------- */

static void
expect_same (const Table *table,
             const char  *what,
             long         found,
             long         expected)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  if (found == expected)
    return;

  alea_state_get_setup (&table->state, &setup);
  g_error ("%s, game %u, options %d%d%d%d%d%d%d%d: %s is %ld instead of %ld\n%s\n%s", table->game->id, table->number,
           table->oracle->options.choice[0], table->oracle->options.choice[1], table->oracle->options.choice[2],
           table->oracle->options.choice[3], table->oracle->options.choice[4], table->oracle->options.choice[5],
           table->oracle->options.choice[6], table->oracle->options.choice[7], what, found, expected,
           table->events->str, alea_fen_write (&setup, table->state.rules, fen));
}

static int
compare_keys (const void *a,
              const void *b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return (x > y) - (x < y);
}

/* All that tells decisions apart, sorted. */
static void
sort_decisions (const AleaDecision *decisions,
                size_t              n,
                guint64            *keys)
{
  for (size_t i = 0; i < n; i++)
    {
      keys[i] = (guint64) decisions[i].act << 48;
      if (decisions[i].act == ALEA_ACT_MOVE)
        keys[i] |= decisions[i].move;
      else if (decisions[i].act == ALEA_ACT_PLACE)
        keys[i] |= (guint64) decisions[i].piece_type << 8 | decisions[i].square;
    }
  qsort (keys, n, sizeof keys[0], compare_keys);
}

static void
compare_decisions (const Table *table)
{
  AleaDecision ours[ALEA_MAX_DECISIONS], theirs[ALEA_MAX_DECISIONS];
  guint64 our_keys[ALEA_MAX_DECISIONS], their_keys[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (&table->state, ours), n_theirs = oracle_list (table->oracle, theirs);

  sort_decisions (ours, n, our_keys);
  sort_decisions (theirs, n_theirs, their_keys);
  expect_same (table, "the number of decisions", (long) n, (long) n_theirs);
  for (size_t i = 0; i < n; i++)
    expect_same (table, "a decision", (long) our_keys[i], (long) their_keys[i]);
}

static void
compare_boards (const Table *table)
{
  const AleaSetup *theirs = &table->oracle->board;
  AleaSetup ours;

  alea_state_get_setup (&table->state, &ours);
  for (int i = 0; i < ours.geometry->files * ours.geometry->ranks; i++)
    expect_same (table, "a piece", ours.pieces[i], theirs->pieces[i]);
  expect_same (table, "the move number", ours.fullmove, theirs->fullmove);
  expect_same (table, "moves without progress", ours.halfmove_clock, theirs->halfmove_clock);
  for (int colour = 0; colour < 2; colour++)
    {
      expect_same (table, "relocation", ours.may_relocate[colour], theirs->may_relocate[colour]);
      for (int wing = 0; wing < ALEA_N_WINGS; wing++)
        expect_same (table, "castling", ours.castle_rook[colour][wing], theirs->castle_rook[colour][wing]);
    }
}

static AleaDecision
random_end (guint64 *stream)
{
  if (test_random (stream, 2) == 0)
    return alea_decision_act (ALEA_ACT_DRAW);

  return (AleaDecision) { .act = ALEA_ACT_RESIGN, .colour = (AleaColour) test_random (stream, 2) };
}

/* B16. */
static void
compare_ends (const Table *table,
              guint64     *stream)
{
  const AleaEvent event = alea_event_decision (random_end (stream));
  AleaState after = table->state;

  expect_same (table, "whether the players may end it", alea_state_apply (&after, &event, NULL), !table->oracle->is_setup);
}

static void
compare (const Table *table,
         guint64     *stream)
{
  const AleaQuestion *theirs = &table->oracle->question;
  AleaQuestion ours;

  alea_state_ask (&table->state, &ours);
  expect_same (table, "what is asked", ours.ask, theirs->ask);
  expect_same (table, "the result", ours.result, theirs->result);
  expect_same (table, "the end", ours.ending, theirs->ending);
  if (ours.ask != ALEA_ASK_OVER)
    {
      expect_same (table, "who is asked", ours.who, theirs->who);
      expect_same (table, "what may be claimed", alea_state_get_claim (&table->state), oracle_claim (table->oracle));
      compare_boards (table);
      compare_ends (table, stream);
    }
  if (ours.ask == ALEA_ASK_ROLL)
    {
      expect_same (table, "the number of dice", ours.dice.n, theirs->dice.n);
      expect_same (table, "the sides of dice", ours.dice.sides, theirs->dice.sides);
    }
  compare_decisions (table);
}

/* --- playing at random ---------------------------------------------------- */

/* Faces that have fallen fall again more often than by chance, for doubles and runs
 * bring what is rare. */
static AleaEvent
random_roll (AleaRoll  dice,
             int      *last,
             guint64  *stream)
{
  for (int i = 0; i < MIN (dice.n, ALEA_MAX_DICE); i++)
    {
      if (*last == 0 || *last > dice.sides || test_random (stream, 3) > 0)
        *last = 1 + (int) test_random (stream, dice.sides);
      dice.face[i] = (guint8) *last;
    }

  return alea_event_roll (dice, ALEA_SOURCE_PROGRAM);
}

static AleaEvent
random_event (const Table *table,
              int         *last,
              guint64     *stream)
{
  const AleaQuestion *question = &table->oracle->question;
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n;

  if (question->ask == ALEA_ASK_ROLL)
    return random_roll (question->dice, last, stream);
  if ((test_random (stream, PATIENCE) == 0 && !table->oracle->is_setup)
      || (oracle_claim (table->oracle) != ALEA_ENDING_NONE && test_random (stream, 4) == 0))
    return alea_event_decision (random_end (stream));

  /* Rare ones more often. */
  n = oracle_list (table->oracle, decisions);
  for (size_t i = 0; i < n; i++)
    {
      const AleaMoveType type = alea_move_type (decisions[i].move);

      if (decisions[i].act == ALEA_ACT_MOVE && type == ALEA_MOVE_PLAIN
          && alea_move_promotion (decisions[i].move) == ALEA_NO_PIECE_TYPE)
        continue;
      if (test_random (stream, type == ALEA_MOVE_DOUBLE_STEP || type == ALEA_MOVE_TELEPORT ? 60 : 6) == 0)
        return alea_event_decision (decisions[i]);
    }

  return alea_event_decision (decisions[test_random (stream, (guint) n)]);
}

static void
tell (Table           *table,
      const AleaEvent *event)
{
  char text[ALEA_MOVE_TEXT_SIZE];

  if (event->type == ALEA_EVENT_ROLL)
    g_string_append_printf (table->events, event->roll.n == 2 ? " %d-%d" : " %d", event->roll.face[0], event->roll.face[1]);
  else if (event->decision.act == ALEA_ACT_RESIGN || event->decision.act == ALEA_ACT_DRAW)
    g_string_append (table->events, " end");
  else
    g_string_append_printf (table->events, " %s", alea_decision_to_text (&table->state, &event->decision, text));
}

static void
count_met (const Table     *table,
           const AleaState *before,
           const AleaEvent *event,
           Met             *met)
{
  met->claims[alea_state_get_claim (&table->state)]++;
  if (event->type == ALEA_EVENT_DECISION)
    {
      met->acts[event->decision.act]++;
      if (event->decision.act == ALEA_ACT_MOVE)
        met->moves[alea_move_type (event->decision.move)]++;
    }
  else if (before->stage == ALEA_STAGE_PLAY && table->state.stage == ALEA_STAGE_PLAY)
    met->lost_turns += alea_position_get_turn (&before->position) != alea_position_get_turn (&table->state.position);
}

/* From the first roll, or from @fen. */
static void
play_game (const OracleGame *game,
           const char       *fen,
           guint             number,
           guint64          *stream,
           Met              *met)
{
  const AleaRules *rules = test_rules (game->id);
  const AleaOptions options = test_random_options (rules, stream);
  g_autoptr(Oracle) oracle = oracle_new (game, &options);
  Table table = { .game = game, .number = number, .oracle = oracle, .events = g_string_new (NULL) };
  int last = 0;

  if (fen == NULL)
    alea_state_init (&table.state, rules, &options);
  else
    {
      AleaSetup setup;

      test_read_fen (game->id, fen, &setup);
      g_assert_cmphex (alea_state_init_from_setup (&table.state, rules, &options, &setup), ==, ALEA_FAULT_NONE);
      oracle_guardener_begin_at (oracle, &setup);
    }
  compare (&table, stream);
  for (guint i = 0; oracle->question.ask != ALEA_ASK_OVER; i++)
    {
      const AleaEvent event = random_event (&table, &last, stream);
      const AleaState before = table.state;

      expect_same (&table, "a game that hangs", i < MAX_EVENTS, TRUE);
      tell (&table, &event);
      expect_same (&table, "whether that is possible", alea_state_apply (&table.state, &event, NULL), TRUE);
      oracle_apply (oracle, &event);
      compare (&table, stream);
      count_met (&table, &before, &event, met);
    }

  met->endings[table.state.ending]++;
  g_string_free (table.events, TRUE);
}

/* --- the games ------------------------------------------------------------ */

static Met
play_games (const OracleGame  *game,
            const char *const *fens,
            guint              n_fens)
{
  const guint n_games = test_get_amount ("ALEA_TEST_GAMES", GAMES);
  Met met = { .lost_turns = 0 };
  guint64 stream = SEED;

  for (guint i = 0; i < n_games; i++)
    play_game (game, NULL, i, &stream, &met);
  for (guint i = 0; i < n_games && n_fens > 0; i++)
    play_game (game, fens[i % n_fens], n_games + i, &stream, &met);

  for (guint i = 1; i < G_N_ELEMENTS (met.endings); i++)
    if (met.endings[i] > 0 || met.claims[i] > 0)
      g_test_message ("%u end by %s; it may be claimed %u times", met.endings[i], alea_ending_to_string (i), met.claims[i]);
  g_test_message ("%u turns are lost", met.lost_turns);
  return met;
}

static void
assert_all (const guint *counts,
            const guint *wanted,
            guint        n)
{
  for (guint i = 0; i < n; i++)
    if (counts[wanted[i]] == 0)
      g_error ("thing %u was never met", wanted[i]);
}

static void
test_guardener (void)
{
  static const guint endings[] = {
    ALEA_ENDING_KING_CAPTURED, ALEA_ENDING_STALEMATE, ALEA_ENDING_RESIGNATION, ALEA_ENDING_AGREEMENT,
    ALEA_ENDING_FIFTY_MOVES,
  };
  static const guint acts[] = { ALEA_ACT_MOVE, ALEA_ACT_REROLL, ALEA_ACT_PASS };
  static const guint moves[] = {
    ALEA_MOVE_EN_PASSANT, ALEA_MOVE_CASTLE, ALEA_MOVE_TELEPORT, ALEA_MOVE_RESURRECTION,
  };
  const Met met = play_games (&oracle_guardener, guardener_starts, G_N_ELEMENTS (guardener_starts));

  g_assert_cmpuint (met.claims[ALEA_ENDING_STALEMATE], >, 0);
  g_assert_cmpuint (met.lost_turns, >, 0);
  assert_all (met.endings, endings, G_N_ELEMENTS (endings));
  assert_all (met.acts, acts, G_N_ELEMENTS (acts));
  assert_all (met.moves, moves, G_N_ELEMENTS (moves));
}

static void
test_jepps (void)
{
  static const guint endings[] = {
    ALEA_ENDING_CHECKMATE, ALEA_ENDING_STALEMATE, ALEA_ENDING_DEAD_POSITION, ALEA_ENDING_RESIGNATION,
    ALEA_ENDING_AGREEMENT,
  };
  static const guint acts[] = { ALEA_ACT_MOVE, ALEA_ACT_PLACE, ALEA_ACT_ACCEPT, ALEA_ACT_REROLL };
  static const guint moves[] = { ALEA_MOVE_EN_PASSANT, ALEA_MOVE_RELOCATION };
  const Met met = play_games (&oracle_jepps, NULL, 0);

  assert_all (met.endings, endings, G_N_ELEMENTS (endings));
  assert_all (met.acts, acts, G_N_ELEMENTS (acts));
  assert_all (met.moves, moves, G_N_ELEMENTS (moves));
  g_assert_cmpuint (met.moves[ALEA_MOVE_CASTLE], ==, 0);
}

static void
test_random_move (void)
{
  static const guint endings[] = {
    ALEA_ENDING_CHECKMATE, ALEA_ENDING_KING_CAPTURED, ALEA_ENDING_STALEMATE, ALEA_ENDING_SIX_SIXES,
  };
  static const guint moves[] = { ALEA_MOVE_EN_PASSANT, ALEA_MOVE_CASTLE };
  const Met met = play_games (&oracle_random_move, NULL, 0);

  assert_all (met.endings, endings, G_N_ELEMENTS (endings));
  assert_all (met.moves, moves, G_N_ELEMENTS (moves));
  g_assert_cmpuint (met.lost_turns, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/oracle/guardener", test_guardener);
  g_test_add_func ("/oracle/jepps", test_jepps);
  g_test_add_func ("/oracle/random-move", test_random_move);

  return g_test_run ();
}
