/* test-engine-chances.c: what arithmetic knows, and what must not depend on
 * who has which colour
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"
#include "test-support.h"

#include "alea-fen.h"

#include <math.h>

#define TABLE_BYTES (1 << 20)
#define SEED        G_GUINT64_CONSTANT (0x5eedc4a9ce5)

static AleaVerdict *
search (const AleaState *state,
        int              depth)
{
  const AleaSearchLimits limits = { .depth = depth, .wants_all = true };
  AleaSearch *engine = alea_search_new (TABLE_BYTES, 1);
  AleaVerdict *verdict = g_new (AleaVerdict, 1);

  g_assert_true (alea_search_run (engine, state, &limits, verdict));
  g_assert_cmpint (verdict->depth, ==, depth);
  g_assert_true (verdict->is_complete);
  alea_search_free (engine);
  return verdict;
}

static AleaVerdict *
glance_at (const AleaState *state,
           int              depth)
{
  const AleaSearchLimits limits = { .depth = depth };
  AleaSearch *engine = alea_search_new (TABLE_BYTES, 1);
  AleaVerdict *verdict = g_new (AleaVerdict, 1);

  g_assert_true (alea_search_run (engine, state, &limits, verdict));
  alea_search_free (engine);
  return verdict;
}

/* How many of the ordered rolls win for certain. */
static unsigned
count_won (const AleaVerdict *verdict)
{
  unsigned n = 0;

  for (size_t i = 0; i < verdict->n_outcomes; i++)
    if (verdict->outcomes[i].chances.win == 1)
      n += verdict->outcomes[i].weight;

  return n;
}

/* --- what arithmetic knows -------------------------------------------------- */

typedef struct
{
  const char *game;
  const char *fen;
  unsigned    won;
  unsigned    total;
} Known;

static const Known known[] = {
  /* By a knight alone, a queen alone, a knight and a bishop, a pawn, everybody. */
  { "guardener", "***4***/*4k3*/*8*/4N5/10/10/10/*8*/*K7*/***4*** w - - 0 30 pass=-", 10, 16 },
  { "guardener", "***4***/*4k3*/*8*/10/10/10/10/*4Q3*/*K7*/***4*** w - - 0 30 pass=-", 4, 16 },
  { "guardener", "***4***/*4k3*/*8*/4N5/2B7/10/10/*8*/*K7*/***4*** w - - 0 30 pass=-", 14, 16 },
  { "guardener", "***4***/*4k3*/*3P4*/10/10/10/10/*8*/*K7*/***4*** w - - 0 30 pass=-", 10, 16 },
  { "guardener", "***4***/*4k3*/*3P4*/4N5/2B7/10/10/*4R3*/*K7*/***4*** w - - 0 30 pass=-", 16, 16 },
  /* Mate in one move: only a first 1 misses the turn. */
  { "random-move", "7k/R7/6K1/8/8/8/8/8 w - - 0 30 runs=2x1/2x1", 5, 6 },
  { "random-move", "7k/R7/6K1/8/8/8/8/8 w - - 0 30 runs=1x1/2x1", 6, 6 },
  /* The sixth six loses the game; no other roll misses a turn. */
  { "random-move", "7k/R7/6K1/8/8/8/8/8 w - - 0 30 runs=6x5/2x1", 4, 6 },
};

static void
test_known (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (known); i++)
    for (int depth = 1; depth <= 3; depth++)
      {
        g_autofree AleaVerdict *verdict = NULL;
        AleaState state;

        test_state (known[i].game, known[i].fen, &state);
        verdict = search (&state, depth);
        g_test_message ("%s, depth %d", known[i].fen, depth);
        g_assert_cmpint (verdict->question.ask, ==, ALEA_ASK_ROLL);
        g_assert_cmpuint (verdict->total_weight, ==, known[i].total);
        g_assert_cmpuint (count_won (verdict), ==, known[i].won);
      }
}

/* The average is that of the outcomes, and every line adds up to 1. */
static void
test_sums (void)
{
  static const char *const games[] = { "guardener", "random-move", "jepps", "chess960" };

  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree AleaVerdict *verdict = NULL;
      double score = 0;
      AleaState state;

      alea_state_init (&state, test_rules (games[i]), NULL);
      verdict = glance_at (&state, 1);
      for (size_t k = 0; k < verdict->n_outcomes; k++)
        {
          const AleaChances chances = verdict->outcomes[k].chances;

          g_assert_cmpfloat (fabs (chances.win + chances.draw + chances.loss - 1), <, 1e-9);
          score += alea_chances_get_score (chances) * verdict->outcomes[k].weight / verdict->total_weight;
        }
      g_assert_cmpfloat (fabs (score - alea_chances_get_score (verdict->chances)), <, 1e-9);
    }
}

/* Before anybody has thrown for colours, and after both have thrown the same,
 * neither player is ahead; who has thrown a six is. */
static void
test_colours (void)
{
  const AleaRoll six = { .n = 1, .sides = 6, .face = { 6 } };
  const AleaEvent event = alea_event_roll (six, ALEA_SOURCE_PROGRAM);
  AleaState state;

  alea_state_init (&state, test_rules ("random-move"), NULL);
  for (int tie = 0; tie < 2; tie++)
    {
      g_autofree AleaVerdict *verdict = glance_at (&state, 1);
      g_autofree AleaVerdict *after = NULL;

      g_assert_cmpfloat (verdict->chances.win, ==, verdict->chances.loss);
      g_assert_true (alea_state_apply (&state, &event, NULL));
      after = glance_at (&state, 1);
      g_assert_cmpfloat (after->chances.loss, >, after->chances.win);
      g_assert_true (alea_state_apply (&state, &event, NULL));
    }
}

/* Deeper is more often: another answer, but the same each time. */
static void
test_samples (void)
{
  static const char *const games[] = { "jepps", "chess960" };

  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree AleaVerdict *once = NULL, *again = NULL, *more = NULL;
      AleaState state;

      alea_state_init (&state, test_rules (games[i]), NULL);
      once = glance_at (&state, 1);
      more = glance_at (&state, 4);
      again = glance_at (&state, 4);
      g_assert_cmpfloat (once->chances.win, !=, more->chances.win);
      g_assert_cmpfloat (again->chances.win, ==, more->chances.win);
      g_assert_cmpfloat (again->chances.loss, ==, more->chances.loss);
    }
}

/* A double four lies on the table and the king can be taken: no need to throw
 * again, nor to pass. */
static void
test_best (void)
{
  static const struct { const char *game, *fen, *best; } rows[] = {
    { "guardener", "***4***/*4k3*/*8*/4N5/10/10/10/*8*/*K7*/***4*** w - - 0 30 dice=4-4 doubles=1", "Nxe8" },
    /* Only castling gets the king away, and only what shows a 4 allows it. */
    { "chess", "7k/R7/6K1/8/8/8/8/8 w - - 0 30", "Ra8#" },
    /* Fifty moves: whoever is behind claims. */
    { "chess", "7k/8/8/8/8/8/r6r/7K w - - 100 90", "draw" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree AleaVerdict *verdict = NULL;
      char text[ALEA_MOVE_TEXT_SIZE];
      AleaState state;

      test_state (rows[i].game, rows[i].fen, &state);
      verdict = search (&state, 2);
      g_assert_cmpstr (alea_decision_to_text (&state, &verdict->best, text), ==, rows[i].best);
    }
}

/* The queen goes where the king can but take it; a roll after which that is
 * so, and one that misses the turn and may cost the king. */
static void
test_drawn (void)
{
  g_autofree AleaVerdict *decided = NULL, *rolled = NULL;
  AleaState state;
  bool is_seen = false;

  test_state ("chess", "8/8/8/8/1q4k1/8/8/K7 b - - 0 1", &state);
  decided = search (&state, 3);
  for (size_t i = 0; i < decided->n_alternatives; i++)
    {
      const AleaAlternative *alternative = &decided->alternatives[i];
      char text[ALEA_MOVE_TEXT_SIZE];

      alea_decision_to_text (&state, &alternative->decision, text);
      if (strcmp (text, "Qb2+") == 0)
        {
          g_assert_cmpfloat (alternative->chances.draw, ==, 1);
          is_seen = true;
        }
      if (strcmp (text, "Qa4+") == 0)
        g_assert_cmpfloat (alternative->chances.draw, <, 1);
    }
  g_assert_true (is_seen);

  test_state ("random-move", "6k1/8/8/8/8/8/1q6/K7 w - - 0 40 runs=2x1/3x1", &state);
  rolled = search (&state, 2);
  g_assert_cmpuint (rolled->n_outcomes, ==, 6);
  g_assert_cmpfloat (rolled->outcomes[0].chances.draw, <, 1);
  for (size_t i = 1; i < rolled->n_outcomes; i++)
    g_assert_cmpfloat (rolled->outcomes[i].chances.draw, ==, 1);
}

/* --- the mirror -------------------------------------------------------------- */

/* The same position with the colours changed, seen from the other side. */
static void
mirror (const AleaRules *rules,
        const AleaSetup *setup,
        AleaSetup       *mirrored)
{
  const AleaGeometry *geometry = setup->geometry;
  const int n = geometry->files * geometry->ranks;

  *mirrored = *setup;
  mirrored->turn = alea_colour_other (setup->turn);
  for (int i = 0; i < n; i++)
    {
      const AleaSquare square = (AleaSquare) i;
      const int file = alea_geometry_file (geometry, square);
      const int rank = geometry->ranks - 1 - alea_geometry_rank (geometry, square);
      const AleaPiece piece = setup->pieces[i];
      const AleaColour colour = alea_colour_other (alea_piece_colour (piece));

      mirrored->pieces[alea_geometry_square (geometry, file, rank)] =
        piece == ALEA_NO_PIECE ? piece : alea_piece (colour, alea_piece_type (piece));
    }

  for (int colour = 0; colour < 2; colour++)
    {
      for (int wing = 0; wing < ALEA_N_WINGS; wing++)
        {
          const AleaSquare rook = setup->castle_rook[!colour][wing];

          mirrored->castle_rook[colour][wing] =
            rook == ALEA_NO_SQUARE
            ? rook : alea_geometry_square (geometry, alea_geometry_file (geometry, rook),
                                           geometry->ranks - 1 - alea_geometry_rank (geometry, rook));
        }
      mirrored->may_relocate[colour] = setup->may_relocate[!colour];
    }

  for (int i = 0; i < setup->n_en_passant; i++)
    mirrored->en_passant[i] = alea_geometry_square (geometry, alea_geometry_file (geometry, setup->en_passant[i]),
                                                    geometry->ranks - 1
                                                    - alea_geometry_rank (geometry, setup->en_passant[i]));
  if (rules->beside.swap != NULL)
    rules->beside.swap (mirrored);
}

static void
play_one (AleaState *state,
          guint64   *stream)
{
  const AleaEvent event = test_random_event (state, stream);

  g_assert_true (alea_state_apply (state, &event, NULL));
}

/* Compares what is thought of @state and of its mirror image.  Only White
 * begins a game, so that first moves have none. */
static void
compare_mirrored (const AleaState *state)
{
  g_autofree AleaVerdict *verdict = NULL, *other_verdict = NULL;
  AleaSetup setup, mirrored;
  AleaState plain, other;

  alea_state_get_setup (state, &setup);
  mirror (state->rules, &setup, &mirrored);
  if (alea_state_init_from_setup (&plain, state->rules, &state->options, &setup) != ALEA_FAULT_NONE
      || alea_state_init_from_setup (&other, state->rules, &state->options, &mirrored) != ALEA_FAULT_NONE
      || plain.stage == ALEA_STAGE_OVER || setup.fullmove == 1)
    return;

  verdict = search (&plain, 1);
  other_verdict = search (&other, 1);
  g_assert_cmpfloat (verdict->chances.win, ==, other_verdict->chances.win);
  g_assert_cmpfloat (verdict->chances.loss, ==, other_verdict->chances.loss);
  g_assert_cmpuint (verdict->n_alternatives, ==, other_verdict->n_alternatives);
}

static void
test_mirror (void)
{
  static const char *const games[] = { "chess", "jepps", "guardener", "random-move" };
  guint64 stream = SEED;

  for (size_t i = 0; i < G_N_ELEMENTS (games); i++)
    for (int game = 0; game < 6; game++)
      {
        AleaState state;

        alea_state_init (&state, test_rules (games[i]), NULL);
        for (int event = 0; event < 120 && state.stage != ALEA_STAGE_OVER; event++)
          {
            play_one (&state, &stream);
            if (state.stage == ALEA_STAGE_PLAY && test_random (&stream, 4) == 0)
              compare_mirrored (&state);
          }
      }
}

/* --- the scale --------------------------------------------------------------- */

/* From centipawns to values and on to chances, there and back. */
static void
test_scale (void)
{
  Scale linear, plain;

  scale_init (&linear, 555, 0.1, true);
  scale_init (&plain, 270, 0.45, false);

  for (int centipawns = -4000; centipawns <= 4000; centipawns += 37)
    {
      const Value value = scale_get_value (&linear, centipawns);
      const AleaChances chances = scale_get_chances (&linear, value);

      g_assert_cmpint (value, ==, -scale_get_value (&linear, -centipawns));
      g_assert_cmpint (value, <, VALUE_WIN);
      g_assert_cmpfloat (fabs (chances.win - chances.loss - (double) value / VALUE_WIN), <, 1e-9);
      g_assert_cmpfloat (fabs (chances.win + chances.draw + chances.loss - 1), <, 1e-9);
      g_assert_cmpfloat (chances.draw, >=, 0);
    }

  g_assert_cmpfloat (scale_get_chances (&linear, VALUE_WIN).win, ==, 1);
  g_assert_cmpfloat (scale_get_chances (&linear, -VALUE_WIN).loss, ==, 1);
  g_assert_cmpfloat (scale_get_chances (&plain, VALUE_WIN - 3).win, ==, 1);
  g_assert_cmpfloat (scale_get_chances (&plain, 0).draw, >, 0.1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/chances/known", test_known);
  g_test_add_func ("/engine/chances/sums", test_sums);
  g_test_add_func ("/engine/chances/colours", test_colours);
  g_test_add_func ("/engine/chances/samples", test_samples);
  g_test_add_func ("/engine/chances/best", test_best);
  g_test_add_func ("/engine/chances/drawn", test_drawn);
  g_test_add_func ("/engine/chances/mirror", test_mirror);
  g_test_add_func ("/engine/chances/scale", test_scale);

  return g_test_run ();
}
