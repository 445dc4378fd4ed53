/* test-danger.c: which pieces can be captured next, and by which rolls
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "test-support.h"

#include "alea-danger.h"

/* "e4:1 d5:10", by squares. */
static char *
write_ways (const AleaState  *state,
            const AleaDanger *danger)
{
  GString *text = g_string_new (NULL);

  for (AleaSquare square = 0; square < ALEA_MAX_PLAY_SQUARES; square++)
    if (danger->ways[square] > 0)
      {
        char name[ALEA_SQUARE_NAME_SIZE];

        g_string_append_printf (text, "%s%s:%u", text->len > 0 ? " " : "",
                                alea_geometry_name (state->rules->geometry, square, name), danger->ways[square]);
      }

  return g_string_free (text, FALSE);
}

/* What costs no more than it brings: a dearer piece, one that nobody protects, a king.
 * Castling captures nothing, nor does a pawn in passing where nobody stands. */
static void
test_gains (void)
{
  static const struct { const char *game, *fen; guint total; const char *ways; } rows[] = {
    { "chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1, "" },
    { "chess", "k7/8/8/8/8/8/6q1/7K w - - 0 1", 1, "g2:1" },   /* the only move */
    { "chess", "4k3/3p4/4p3/3P4/8/8/8/4K3 w - - 0 1", 1, "" },
    { "chess", "4k3/8/4p3/3P4/8/8/8/4K3 w - - 0 1", 1, "e6:1" },
    { "chess", "4k3/3p4/4n3/3P4/8/8/8/4K3 w - - 0 1", 1, "e6:1" },
    { "chess", "4k3/3p4/4n3/8/8/8/8/4RK2 w - - 0 1", 1, "" },
    { "chess", "4k3/8/4n3/8/8/8/8/4RK2 w - - 0 1", 1, "e6:1" },
    { "chess", "k7/4p3/5r2/3P4/4N3/2p5/8/4K3 w - - 0 1", 1, "c3:1 f6:1" },
    { "chess", "4k3/8/8/8/8/8/R5R1/n3K1n1 w - - 0 1", 1, "a1:1 g1:1" },
    { "chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 1, "" },
    { "chess960", "4k3/8/8/8/8/8/8/R3KR2 w FA - 0 1", 1, "" },
    { "chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1, "" },
    { "guardener", "***4***/*4k3*/*8*/4n5/10/5R4/10/*8*/*4K3*/***4*** b - - 0 1 lost=-", 16, "e4:10" },
    { "guardener", "***4***/*4k3*/*8*/4n5/10/5R4/10/*8*/*4K3*/***4*** w - - 0 1 lost=-", 16, "e8:10" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *ways = NULL;
      AleaDanger danger;
      AleaState state;

      test_state (rows[i].game, rows[i].fen, &state);
      alea_danger_find (&state, &danger);
      ways = write_ways (&state, &danger);
      g_assert_cmpuint (danger.total, ==, rows[i].total);
      g_assert_cmpstr (ways, ==, rows[i].ways);
    }
}

/* After a roll all counts that can be captured, at any cost. */
static void
test_after_roll (void)
{
  static const struct { AleaRoll roll; gboolean captures; } rows[] = {
    { { .n = 2, .sides = 4, .face = { 2, 3 } }, TRUE }, { { .n = 2, .sides = 4, .face = { 1, 3 } }, FALSE },
  };
  AleaState state;

  test_state ("guardener", "***4***/*4k3*/*8*/4n5/10/5P4/6P3/*8*/*4K3*/***4*** b - - 0 1 lost=-", &state);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaSquareSet squares = alea_danger_list_captures_after (&state, rows[i].roll);
      const AleaSquare pawn = alea_geometry_parse (state.rules->geometry, "e4", NULL);

      g_assert_true (squares == (rows[i].captures ? (AleaSquareSet) 1 << pawn : 0));
    }
}

/* Only what is worth much more than all rolls together helps the other side. */
static void
test_helpful (void)
{
  static const struct { double more; const char *sentence; } rows[] = {
    { 0.079, "No roll would then help the other side much." },
    { 0.08, "Only 1-1 would then help the other side: a chance of 1 in 3." },
    { 0.081, "Only 1-1 would then help the other side: a chance of 1 in 3." },
  };
  AleaState state;

  test_state ("guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*4K3*/***4*** b - - 0 1 lost=-", &state);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaVerdict after = { .total_weight = 3, .n_outcomes = 2, .chances = { .win = 0.5, .loss = 0.5 } };
      g_autofree char *sentence = NULL;

      after.outcomes[0] = (AleaOutcome) {
        .roll = { .n = 2, .sides = 4, .face = { 1, 1 } }, .weight = 1,
        .chances = { .win = 0.5 + rows[i].more, .loss = 0.5 - rows[i].more },
      };
      after.outcomes[1] = (AleaOutcome) {
        .roll = { .n = 2, .sides = 4, .face = { 1, 2 } }, .weight = 2, .chances = { .win = 0.4, .loss = 0.6 },
      };
      after.outcomes[2] = after.outcomes[0];   /* is none: there are but two */
      after.outcomes[2].chances.win = 1;
      sentence = alea_hint_danger_say (&state, &after);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* What just the rolls that help can capture is in danger, also on the first square of the board;
 * rolls of one die are told with commas between them. */
static void
test_endangered (void)
{
  static const struct { const char *fen, *sentence; } rows[] = {
    { "q3k3/8/8/8/8/8/8/R3K3 b - - 0 9",
      "Only 4, 5 would then help the other side: a chance of 2 in 6. The rook on a1 would be in danger." },
    { "4k2q/8/8/8/8/8/8/R3K2N b - - 0 9",
      "Only 4, 5 would then help the other side: a chance of 2 in 6. The rook on a1 would be in danger." },
    { "4k3/q7/8/8/8/8/8/R3K3 b - - 0 9",
      "Only 4, 5 would then help the other side: a chance of 2 in 6. The rook on a1 would be in danger." },
    { "4k3/8/8/8/8/8/q7/4K3 b - - 0 9", "Only 4, 5 would then help the other side: a chance of 2 in 6." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaVerdict after = { .total_weight = 6, .n_outcomes = 3, .chances = { .win = 0.5, .loss = 0.5 } };
      g_autofree char *sentence = NULL;
      AleaState state;

      test_state ("random-move", rows[i].fen, &state);
      for (guint j = 0; j < after.n_outcomes; j++)
        after.outcomes[j] = (AleaOutcome) {
          .roll = { .n = 1, .sides = 6, .face = { j == 0 ? 1 : 3 + j } }, .weight = 1,
          .chances = { .win = j == 0 ? 0.4 : 0.9, .loss = j == 0 ? 0.6 : 0.1 },
        };
      sentence = alea_hint_danger_say (&state, &after);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* A rook that knights and doubles alone can capture: nothing better is to be had
 * than to go on. */
static void
test_danger (void)
{
  g_autofree char *sentence = NULL;
  AleaState state;
  AleaVerdict after = { .total_weight = 16, .chances = { .win = 0.5, .loss = 0.5 } };

  test_state ("guardener", "***4***/*4k3*/*8*/4n5/10/5R4/10/*8*/*4K3*/***4*** b - - 0 1 lost=-", &state);
  for (int high = 1; high <= 4; high++)
    for (int low = 1; low <= high; low++)
      {
        const gboolean frees = high == 2 || low == 2 || high == low;

        after.outcomes[after.n_outcomes++] = (AleaOutcome) {
          .roll = { .n = 2, .sides = 4, .face = { (uint8_t) low, (uint8_t) high } },
          .weight = high == low ? 1 : 2,
          .chances = { .win = frees ? 0.9 : 0.1, .loss = frees ? 0.1 : 0.9 },
        };
      }

  sentence = alea_hint_danger_say (&state, &after);
  g_assert_cmpstr (sentence, ==, "Only 1-1, 1-2, 2-2, 2-3, 3-3, 2-4, 4-4 would then help the other side: a chance of 10 in "
                                 "16. The rook on e4 would be in danger.");

  /* Where what is captured is no reason the rolls alone are told. */
  after.outcomes[0].chances = (AleaChances) { .win = 0.1, .loss = 0.9 };
  g_free (sentence);
  sentence = alea_hint_danger_say (&state, &after);
  g_assert_cmpstr (sentence, ==, "Only 1-2, 2-2, 2-3, 3-3, 2-4, 4-4 would then help the other side: a chance of 9 in 16.");
}

/* Also a pawn would be missed, an empty square never. */
static void
test_dearest (void)
{
  static const struct { const char *squares, *dearest; } rows[] = {
    { "a2", "a2" }, { "a2 b1", "b1" }, { "b1 a2 h1 g1", "h1" }, { "a2 d1 h1", "d1" }, { "e1 d1", "e1" }, { "a1", "a1" }, { "e4", NULL }, { "", NULL },
  };
  AleaState state;

  alea_state_init (&state, test_rules ("chess"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(GStrv) names = g_strsplit_set (rows[i].squares, " ", -1);
      AleaSquareSet squares = 0;

      for (guint j = 0; names[j] != NULL; j++)
        squares |= (AleaSquareSet) 1 << test_square (names[j]);
      g_assert_cmpint (alea_danger_choose_dearest (&state, squares), ==,
                       rows[i].dearest != NULL ? test_square (rows[i].dearest) : ALEA_NO_SQUARE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/danger/gains", test_gains);
  g_test_add_func ("/danger/after-roll", test_after_roll);
  g_test_add_func ("/danger/endangered", test_endangered);
  g_test_add_func ("/danger/rook", test_danger);
  g_test_add_func ("/danger/dearest", test_dearest);
  g_test_add_func ("/danger/helpful", test_helpful);

  return g_test_run ();
}
