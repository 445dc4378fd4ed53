/* test-engine-levels.c: what no player overlooks, and what makes a weaker one
 *
 * Positions are those that random play comes through.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"
#include "test-support.h"

#define TABLE_BYTES (1 << 20)
#define SEED        G_GUINT64_CONSTANT (0x5eed1e7e15)

/* The levels that misjudge most. */
#define N_WEAK 3
#define N_SEEDS 3

static AleaDecision
decide (AleaSearch      *search,
        const AleaState *state,
        int              level,
        guint64          seed)
{
  const AleaSearchLimits limits = { .level = level, .seed = seed };
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);

  g_assert_true (alea_search_run (search, state, &limits, verdict));
  return verdict->best;
}

static AleaState
decide_state (const AleaState    *state,
              const AleaDecision *decision)
{
  AleaState after = *state;

  alea_state_decide (&after, decision);
  return after;
}

/* --- wins -------------------------------------------------------------------- */

/* Whether the decision wins at once, by mate or by taking the king. */
static gboolean
wins (const AleaState    *state,
      const AleaDecision *decision)
{
  const AleaState after = decide_state (state, decision);
  const AleaResult own = alea_position_get_turn (&state->position) == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;

  return after.stage == ALEA_STAGE_OVER && after.result == own;
}

static gboolean
can_win (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = state->stage == ALEA_STAGE_PLAY ? alea_state_list_decisions (state, decisions) : 0;

  for (size_t i = 0; i < n; i++)
    if (wins (state, &decisions[i]))
      return TRUE;

  return FALSE;
}

static void
test_wins (void)
{
  static const struct { const char *game; guint n; } rows[] = { { "chess", 6 }, { "guardener", 30 }, { "random-move", 6 } };
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  guint64 stream = SEED;

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint n = 0; n < rows[i].n;)
      {
        AleaState state;

        alea_state_init (&state, test_rules (rows[i].game), NULL);
        while (state.stage != ALEA_STAGE_OVER && n < rows[i].n)
          {
            AleaEvent event = test_random_event (&state, &stream);

            if (can_win (&state))
              {
                for (int level = 1; level <= N_WEAK; level++)
                  for (guint64 seed = 0; seed < N_SEEDS; seed++)
                    {
                      event = alea_event_decision (decide (search, &state, level, seed));
                      g_assert_true (wins (&state, &event.decision));
                    }
                n++;
              }
            g_assert_true (alea_state_apply (&state, &event, NULL));
          }
      }

  alea_search_free (search);
}

/* --- taking back -------------------------------------------------------------- */

/* A piece, not a pawn, has just been taken on @square; the one decision that
 * takes back, if a closer look says that nothing else will do. */
static gboolean
find_recapture (AleaSearch      *search,
                const AleaState *state,
                AleaSquare       square,
                AleaDecision    *recapture)
{
  const AleaSearchLimits limits = { .depth = 3, .wants_all = true };
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);
  guint n = 0;

  if (state->stage != ALEA_STAGE_PLAY || !alea_search_run (search, state, &limits, verdict))
    return FALSE;

  for (size_t i = 0; i < verdict->n_alternatives; i++)
    if (verdict->alternatives[i].decision.act == ALEA_ACT_MOVE
        && alea_move_to (verdict->alternatives[i].decision.move) == square)
      n++;

  *recapture = verdict->best;
  return n == 1 && verdict->n_alternatives > 1
         && verdict->best.act == ALEA_ACT_MOVE && alea_move_to (verdict->best.move) == square
         && exchange_get_gain (&state->position, verdict->best.move) >= 300
         && alea_chances_get_score (verdict->chances)
            - alea_chances_get_score (verdict->alternatives[1].chances) >= 0.1;
}

static void
test_recaptures (void)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  guint64 stream = SEED;

  for (guint n = 0; n < 12;)
    {
      AleaState state;

      alea_state_init (&state, test_rules ("chess"), NULL);
      while (state.stage != ALEA_STAGE_OVER && n < 12)
        {
          const AleaEvent event = test_random_event (&state, &stream);
          const AleaSquare to = alea_move_to (event.decision.move);
          const AleaPieceType victim = alea_piece_type (alea_state_get_piece (&state, to));
          AleaDecision recapture;

          g_assert_true (alea_state_apply (&state, &event, NULL));
          if (victim == ALEA_NO_PIECE_TYPE || victim == ALEA_PAWN || !find_recapture (search, &state, to, &recapture))
            continue;

          n++;
          for (int level = 1; level <= N_WEAK; level++)
            for (guint64 seed = 0; seed < N_SEEDS; seed++)
              {
                const AleaDecision decision = decide (search, &state, level, seed);

                g_assert_true (alea_decision_equal (&decision, &recapture));
              }
        }
    }

  alea_search_free (search);
}

/* --- misjudgement --------------------------------------------------------------- */

static void
test_misjudgement (void)
{
  guint64 stream = SEED;

  for (int number = 0; number <= ALEA_N_LEVELS; number++)
    {
      const Level *level = level_get (number);
      gint64 sum = 0;
      int least = 0, most = 0;

      for (int i = 0; i < 20000; i++)
        {
          const guint64 key = (guint64) test_random (&stream, 1u << 30) << 30 | test_random (&stream, 1u << 30);
          const int off = level_misjudge (level, 7, key);

          g_assert_cmpint (off, ==, level_misjudge (level, 7, key));
          sum += off;
          least = MIN (least, off);
          most = MAX (most, off);
        }

      g_assert_cmpint (least, >=, -level->misjudgement);
      g_assert_cmpint (most, <=, level->misjudgement);
      g_assert_cmpint (most - least, >=, level->misjudgement * 3 / 2);
      g_assert_cmpint (ABS (sum / 20000), <=, 1 + level->misjudgement / 20);
      /* The other way round one player may see it, and the other not. */
      g_assert_cmpint (2 * level->misjudgement, <, exchange_get_worth (ALEA_KNIGHT));
    }
}

/* Another seed, another mind; the same seed, the same game. */
static void
test_seeds (void)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  gboolean differs = FALSE;
  AleaState state;

  alea_state_init (&state, test_rules ("chess"), NULL);
  for (guint64 seed = 0; seed < 12; seed++)
    {
      const AleaDecision decision = decide (search, &state, 1, seed);
      const AleaDecision again = decide (search, &state, 1, seed);
      const AleaDecision first = decide (search, &state, 1, 0);

      g_assert_true (alea_decision_equal (&decision, &again));
      differs = differs || !alea_decision_equal (&decision, &first);
    }

  g_assert_true (differs);
  alea_search_free (search);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/levels/wins", test_wins);
  g_test_add_func ("/engine/levels/recaptures", test_recaptures);
  g_test_add_func ("/engine/levels/misjudgement", test_misjudgement);
  g_test_add_func ("/engine/levels/seeds", test_seeds);

  return g_test_run ();
}
