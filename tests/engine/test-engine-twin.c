/* test-engine-twin.c: the search against its naive twin
 *
 * Positions are those that random play comes through.  The search may use
 * windows, groups of needs, classes of rolls and its table; the values must be
 * those that looking at everything finds, every one of them.
 * ALEA_TEST_FACTOR asks for so many times the quick number of them; the slow
 * test looks at a thousand positions of each game.
 *
 * Half of the positions and more, in games with dice in play, are unusual:
 * doubles, terraces, throws again, used passes, runs of sixes.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "naive-twin.h"
#include "test-support.h"

#include "alea-fen.h"
#include "alea-series.h"
#include "games/guardener.h"

#define SEED G_GUINT64_CONSTANT (0x5eed0f7e9172e5e1)

typedef struct
{
  const char *name;
  const char *game;
  const char *options[3];   /* "key=value", by NULL */
  const char *fen;          /* NULL: the start */
  int         depth;
  guint       positions;    /* of a full run */
} TwinCase;

#define FEW_PIECES "***4***/*6k1*/*5ppp*/10/2r7/10/10/*PPP5*/*1N1QK3*/***4*** w - - 0 12 lost=G"
#define SHUT_IN    "***4***/*6bk*/*6pp*/8N1/1n8/10/10/*PP6*/*KB6*/***4*** w - - 0 20 pass=-"
#define STUCK      "***4***/*7k*/*7p*/7p2/10/10/10/*P7*/*K7*/***4*** w - - 0 1 pass=wb"
#define ENDGAME    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 "
#define CHECKED    "4k3/8/8/8/8/8/4r3/4K2R w K - 0 5 runs=6x2/1x1"

/* A thousand of each game that has rules of its own. */
static const TwinCase cases[] = {
  { "chess-1", "chess", { NULL }, NULL, 1, 700 },
  { "chess-2", "chess", { NULL }, NULL, 2, 100 },
  { "chess-few-pieces", "chess", { NULL }, ENDGAME "1", 3, 200 },
  { "chess960-1", "chess960", { NULL }, NULL, 1, 900 },
  { "chess960-2", "chess960", { NULL }, NULL, 2, 100 },
  { "jepps-1", "jepps", { NULL }, NULL, 1, 900 },
  { "jepps-2", "jepps", { NULL }, NULL, 2, 100 },
  { "guardener-1", "guardener", { NULL }, NULL, 1, 700 },
  { "guardener-2", "guardener", { NULL }, NULL, 2, 5 },
  { "guardener-few-pieces", "guardener", { NULL }, FEW_PIECES, 2, 20 },
  { "guardener-keeps", "guardener", { "reroll=keeps" }, NULL, 1, 100 },
  { "guardener-stuck", "guardener", { "pass=stuck", "castling-roll=4-or-double" }, STUCK, 2, 100 },
  { "guardener-shut-in", "guardener", { NULL }, SHUT_IN, 2, 40 },
  { "guardener-stalemate", "guardener", { "stalemate=this-roll" }, SHUT_IN, 2, 35 },
  { "random-move-1", "random-move", { NULL }, NULL, 1, 600 },
  { "random-move-2", "random-move", { NULL }, NULL, 2, 200 },
  { "random-move-few-pieces", "random-move", { NULL }, ENDGAME "2 runs=6x2/6x1", 3, 80 },
  { "random-move-immune", "random-move", { "missed-check=immune", "no-move=lapse" }, CHECKED, 3, 60 },
  { "random-move-save", "random-move", { "missed-check=save" }, CHECKED, 3, 60 },
};

/* A quick run looks at one of so many. */
#define QUICK_SHARE 60

/* From so many on at least half of them are unusual. */
#define MANY 30

static void
read_options (const AleaRules   *rules,
              const char *const *words,
              AleaOptions       *options)
{
  *options = (AleaOptions) { { 0 } };

  for (; *words != NULL; words++)
    g_assert_true (alea_rules_set_option (rules, options, *words, strlen (*words), NULL));
}

static void
start (const TwinCase *twin_case,
       AleaState      *state)
{
  const AleaRules *rules = test_rules (twin_case->game);
  AleaOptions options;
  AleaSetup setup;

  read_options (rules, twin_case->options, &options);
  if (twin_case->fen == NULL)
    {
      alea_state_init (state, rules, &options);
      return;
    }

  test_read_fen (twin_case->game, twin_case->fen, &setup);
  g_assert_cmpint (alea_state_init_from_setup (state, rules, &options, &setup), ==, ALEA_FAULT_NONE);
}

/* Doubles are thrown again oftener than chance would have it, and dice repeat
 * themselves, so that terraces and long runs come up. */
static AleaEvent
draw_event (const AleaState *state,
            guint64         *stream,
            AleaRoll        *last)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;
  size_t n;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    {
      AleaRoll roll = test_random_roll (question.dice, stream);

      if (roll.n == 2 && roll.sides == 4 && test_random (stream, 3) == 0)
        roll.face[1] = roll.face[0];
      if (roll.n == 1 && last->n == 1 && test_random (stream, 3) == 0)
        roll = *last;
      *last = roll;
      return alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
    }

  n = alea_state_list_decisions (state, decisions);
  for (size_t i = 0; i < n; i++)
    if (decisions[i].act == ALEA_ACT_REROLL && state->stage == ALEA_STAGE_PLAY && test_random (stream, 2) == 0)
      return alea_event_decision (decisions[i]);

  return alea_event_decision (decisions[test_random (stream, (guint) n)]);
}

static void
describe (const AleaState *state,
          const char      *what)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  g_test_message ("%s: %s", what, alea_fen_write (&setup, state->rules, fen));
}

static void
compare_decisions (Twin            *twin,
                   const AleaState *state,
                   const Root      *root,
                   int              depth)
{
  for (size_t i = 0; i < root->n_moves; i++)
    {
      const Value value = twin_decide (twin, state, &root->moves[i].decision, depth);
      char text[ALEA_MOVE_TEXT_SIZE];

      if (value != root->moves[i].value)
        {
          alea_decision_to_text (state, &root->moves[i].decision, text);
          describe (state, text);
        }
      g_assert_cmpint (root->moves[i].value, ==, value);
    }
}

static void
compare_rolls (Twin            *twin,
               const AleaState *state,
               const Root      *root,
               int              depth)
{
  const Value value = twin_look (twin, state, twin_get_player (state), depth, 0);
  const Value seen = alea_state_get_claim (state) != ALEA_ENDING_NONE ? MAX (root->value, VALUE_DRAW) : root->value;

  if (value != seen)
    describe (state, "roll");
  g_assert_cmpint (seen, ==, value);
}

static void
compare (AleaSearch      *search,
         const AleaState *state,
         int              depth)
{
  const Root *root = &search->workers[0].root;
  Twin twin;

  alea_search_clear (search);
  twin_run_search (search, state, depth);
  twin_init (&twin, state);

  if (root->n_moves > 0)
    compare_decisions (&twin, state, root, depth);
  else
    compare_rolls (&twin, state, root, depth);

  twin_clear (&twin);
}

/* What dice bring that is not there in most turns. */
static gboolean
is_unusual (const AleaState *state)
{
  const AleaTable *table = &state->position.table;

  if (state->rules->needs.open != NULL)
    {
      const GuardenerTable *own = guardener_get_table (table);

      return own->doubles > 0 || own->passed[0] || own->passed[1];
    }
  if (state->rules->words.get_run != NULL)
    {
      const AleaSeries *series = alea_series_get (table);

      return series->seats_swapped
             || (series->runs[0].value == 6 && series->runs[0].length > 1)
             || (series->runs[1].value == 6 && series->runs[1].length > 1);
    }

  return FALSE;
}

/* Whether to look at @state: usual positions are taken less often. */
static gboolean
is_wanted (const AleaState *state,
           guint64         *stream)
{
  const gboolean is_dull = state->rules->turn_dice.n > 0 && !is_unusual (state);

  return state->stage == ALEA_STAGE_PLAY && test_random (stream, is_dull ? 24 : 9) == 0;
}

static void
test_case (gconstpointer data)
{
  const TwinCase *twin_case = data;
  const guint positions = twin_case->positions * test_get_amount ("ALEA_TEST_FACTOR", 1) / QUICK_SHARE;
  AleaSearch *search = alea_search_new (1 << 20, 1);
  guint64 stream = SEED;
  guint n_unusual = 0;

  for (guint done = 0; done < positions;)
    {
      AleaRoll last = { 0 };
      AleaState state;

      start (twin_case, &state);
      for (int i = 0; i < 300 && done < positions && state.stage != ALEA_STAGE_OVER; i++)
        {
          AleaEvent event;

          if (is_wanted (&state, &stream))
            {
              compare (search, &state, twin_case->depth);
              n_unusual += is_unusual (&state);
              done++;
            }
          event = draw_event (&state, &stream, &last);
          g_assert_true (alea_state_apply (&state, &event, NULL));
        }
    }

  g_test_message ("%u positions, %u unusual", positions, n_unusual);
  if (positions >= MANY && test_rules (twin_case->game)->turn_dice.n > 0)
    g_assert_cmpuint (2 * n_unusual, >=, positions);
  alea_search_free (search);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/twin/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
