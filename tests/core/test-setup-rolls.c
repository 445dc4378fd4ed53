/* test-setup-rolls.c: which rolls lead to the same, those of a set-up too, and moves that need none
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-support.h"

/* --- what is the same ------------------------------------------------------ */

static gboolean
looks_the_same (const AleaState *a,
                const AleaState *b)
{
  AleaQuestion question_a, question_b;
  AleaSetup setup_a, setup_b;

  alea_state_get_setup (a, &setup_a);
  alea_state_get_setup (b, &setup_b);
  alea_state_ask (a, &question_a);
  alea_state_ask (b, &question_b);

  return a->stage == b->stage && question_a.ask == question_b.ask && question_a.who == question_b.who
         && test_is_same_setup (&setup_a, &setup_b);
}

/* Whether both leave the same to decide, and each decision leads to the same. */
static gboolean
lead_to_the_same (const AleaState *state,
                  AleaRoll         a,
                  AleaRoll         b)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS], others[ALEA_MAX_DECISIONS];
  AleaState one = *state, other = *state;
  gsize n;

  alea_state_roll (&one, a);
  alea_state_roll (&other, b);
  n = alea_state_list_decisions (&one, decisions);
  if (!looks_the_same (&one, &other) || alea_state_list_decisions (&other, others) != n)
    return FALSE;

  for (gsize i = 0; i < n; i++)
    {
      AleaState after_one = one, after_other = other;

      if (!alea_decision_equal (&decisions[i], &others[i]))
        return FALSE;
      alea_state_decide (&after_one, &decisions[i]);
      alea_state_decide (&after_other, &others[i]);
      if (!looks_the_same (&after_one, &after_other))
        return FALSE;
    }

  return TRUE;
}

/* --- random set-ups -------------------------------------------------------- */

static void
look_at (const AleaState *state,
         guint           *n_shared)
{
  AleaChance chances[ALEA_MAX_ROLLS];
  const gsize n = alea_state_list_rolls (state, chances);

  for (gsize i = 0; i < n; i++)
    {
      g_assert_cmpuint (chances[i].met, ==, 1);
      *n_shared += chances[i].group != i;
      for (gsize j = 0; j < i; j++)
        if ((chances[i].group == chances[j].group) != lead_to_the_same (state, chances[i].roll, chances[j].roll))
          g_error ("%s: rolls %zu and %zu are told %s", state->rules->id, j, i,
                   chances[i].group == chances[j].group ? "to be the same" : "apart");
    }
}

/* Two rolls are one group where they lead to the same, and only there. */
static void
test_random_setups (void)
{
  guint64 stream = 20261128;
  guint n_shared = 0;

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (guint game = 0; game < 20; game++)
      {
        const AleaOptions options = test_random_options (alea_games[i], &stream);
        AleaState state;

        alea_state_init (&state, alea_games[i], &options);
        while (state.stage == ALEA_STAGE_SETUP)
          {
            AleaEvent event;

            look_at (&state, &n_shared);
            event = test_random_event (&state, &stream);
            g_assert_true (alea_state_apply (&state, &event, NULL));
          }
      }

  g_assert_cmpuint (n_shared, >, 1000);
}

/* --- what everybody can count ----------------------------------------------- */

static void
test_groups (void)
{
  static const struct { const char *game, *fen, *faces; guint n_groups; } rows[] = {
    /* Four squares for a bishop, six for the queen, five and four for the knights: with a face
     * that is too high one rolls again. */
    { "chess960", NULL, "", 5 },
    { "chess960", NULL, "1", 5 },
    { "chess960", NULL, "11", 6 },
    { "chess960", NULL, "111", 6 },
    { "chess960", NULL, "1111", 5 },
    /* Beside a 6 it makes no difference what the other die shows. */
    { "jepps", NULL, "", 17 },
    /* Each face is kept, as the first of a run. */
    { "random-move", NULL, "", 6 },
    /* Later 1, 2 to 5, 6; a run that goes on is one more. */
    { "random-move", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 2 runs=1x1/1x1", "", 3 },
    { "random-move", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 2 runs=3x1/1x1", "", 4 },
    /* Four mixed rolls without a piece of that number are one. */
    { "guardener", "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1", "", 2 },
    { "guardener", "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1", "", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaChance chances[ALEA_MAX_ROLLS];
      AleaState state;
      guint n_groups = 0;
      gsize n;

      if (rows[i].fen != NULL)
        test_state (rows[i].game, rows[i].fen, &state);
      else
        alea_state_init (&state, test_rules (rows[i].game), NULL);
      for (const char *face = rows[i].faces; *face != '\0'; face++)
        g_assert_true (test_roll (&state, *face - '0', NULL));
      n = alea_state_list_rolls (&state, chances);
      for (gsize j = 0; j < n; j++)
        n_groups += chances[j].group == j;
      g_assert_cmpuint (n_groups, ==, rows[i].n_groups);
    }
}

/* --- games in which no dice free moves --------------------------------------- */

/* Each move has a need that is met. */
static void
test_no_needs (void)
{
  static const struct { const char *game, *fen; } rows[] = {
    { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
    { "random-move", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 2 left=1 runs=2x1/1x1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaMove moves[ALEA_MAX_MOVES], all[ALEA_MAX_MOVES];
      guint8 needs[ALEA_MAX_MOVES];
      AleaPosition position;
      gsize n;

      test_position (rows[i].game, rows[i].fen, &position);
      n = alea_position_list_by_need (&position, ~0u, moves, needs);
      g_assert_cmpuint (n, ==, alea_position_list_moves (&position, all));
      for (gsize j = 0; j < n; j++)
        g_assert_cmpuint (alea_position_get_needs_met (&position) >> needs[j] & 1, ==, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup-rolls/random-setups", test_random_setups);
  g_test_add_func ("/setup-rolls/groups", test_groups);
  g_test_add_func ("/setup-rolls/no-needs", test_no_needs);

  return g_test_run ();
}
