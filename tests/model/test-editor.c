/* test-editor.c: every verb of the editor, and its faults
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"
#include "games/guardener.h"

#include "test-support.h"

#include "alea-chess960.h"
#include "alea-editor-beside.h"
#include "alea-editor-faults.h"

#include <string.h>

#define CHESS     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KINGS     "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
#define GUARDENER "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"
#define G_MIDDLE  "/*4k3*/*8*/10/10/10/10/*8*/*4K3*/"
#define LOST      " lost=QRRBBNNPPPPPPPPqrrbbnnpppppppp"

/* --- verbs ---------------------------------------------------------------- */

static const struct
{
  const char *game;
  const char *fen;       /* NULL: the start */
  const char *words;
  const char *expected;
} verbs[] = {
  { "chess", KINGS, "put a1 Q", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1" },
  { "chess", KINGS, "put a1 Q; put a1 q", "4k3/8/8/8/8/8/8/q3K3 w - - 0 1" },
  { "chess", KINGS, "put a1 Q; put a1 Q", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1" },
  { "chess", KINGS, "erase e8; erase a4", "8/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "chess", KINGS, "move e1 e8", "4K3/8/8/8/8/8/8/8 w - - 0 1" },
  { "chess", KINGS, "move a1 e8; move e1 e1", KINGS },
  { "chess", KINGS, "copy e1 a1; copy b1 e1", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1" },
  { "chess", "4k3/8/8/8/4P3/8/8/4K2R b K e3 7 9", "clear", "8/8/8/8/8/8/8/8 b - - 0 1" },
  { "chess", KINGS, "start", CHESS },
  { "random-move", KINGS, "start", CHESS },
  { "guardener", GUARDENER, "clear; start", GUARDENER },
  { "chess960", KINGS, "start", CHESS },
  { "chess960", NULL, "number 0", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1" },
  { "chess", NULL, "number 0", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1" },
  { "jepps", NULL, "number 959", "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w Kk - 0 1" },
  { "guardener", NULL, "number 518", GUARDENER },
  { "chess960", NULL, "rolls 2 3 3 2 3", CHESS },
  { "chess", NULL, "number 3; rolls 2 3 3 2 3", CHESS },

  /* The side to move, and what goes with it. */
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "turn w", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1" },
  { "chess", KINGS, "turn b; turn b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1" },
  { "chess", KINGS, "clock 3; clock 12; fullmove 0; fullmove 40", "4k3/8/8/8/8/8/8/4K3 w - - 12 40" },
  { "chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 5", "fullmove 0", KINGS },
  { "chess", KINGS, "clock 12345; fullmove 12345", "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999" },

  /* Rights are only those that are possible, and go with their pieces. */
  { "chess", "r3k3/8/8/8/8/8/8/4K2R w - - 0 1", "castle w h1; castle b a8; castle w a1",
    "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1" },
  { "chess", CHESS, "castle w a -; castle b h -", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "move h1 h2", "r3k2r/8/8/8/8/8/7R/R3K3 w Qkq - 0 1" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "erase e8", "r6r/8/8/8/8/8/8/R3K2R w KQ - 0 1" },
  { "chess960", "4k3/8/8/8/8/8/8/1R1RK1RR w - - 0 1", "castle w b1; castle w g1",
    "4k3/8/8/8/8/8/8/1R1RK1RR w GQ - 0 1" },
  { "chess960", "4k3/8/8/8/8/8/8/1R1RK1RR w GQ - 0 1", "castle w d1", "4k3/8/8/8/8/8/8/1R1RK1RR w GD - 0 1" },
  { "chess960", "4k3/8/8/8/8/8/8/1R1RK1RR w GQ - 0 1", "move e1 c1", "4k3/8/8/8/8/8/8/1RKR2RR w GQ - 0 1" },
  { "chess960", "4k3/8/8/8/8/8/8/1R1RK1RR w GQ - 0 1", "move e1 a1", "4k3/8/8/8/8/8/8/KR1R2RR w G - 0 1" },
  { "jepps", KINGS, "relocate w 1; relocate b 1", "4k3/8/8/8/8/8/8/4K3 w Kk - 0 1" },
  { "jepps", "4k3/8/8/8/8/8/8/4K3 w Kk - 0 1", "move e1 e2; move e8 a8; relocate b 0; relocate w 1",
    "k7/8/8/8/8/8/4K3/8 w - - 0 1" },
  { "jepps", "4k3/8/8/8/8/8/8/4K3 w Kk - 0 1", "move e1 e2", "4k3/8/8/8/8/8/4K3/8 w k - 0 1" },
  { "jepps", "4k3/8/8/8/8/8/8/4K3 w Kk - 0 1", "move e8 e7", "8/4k3/8/8/8/8/8/4K3 w K - 0 1" },
  { "chess", KINGS, "relocate w 1", KINGS },

  /* En passant. */
  { "chess", "4k3/8/8/8/2P1P3/8/8/4K3 b - - 0 1", "passed e3 1; passed c3 1",
    "4k3/8/8/8/2P1P3/8/8/4K3 b - c3 0 1" },
  { "chess", "4k3/8/8/8/2P1P3/8/8/4K3 b - c3 0 1", "passed c3 0", "4k3/8/8/8/2P1P3/8/8/4K3 b - - 0 1" },
  { "chess", "4k3/8/8/8/2P1P3/8/8/4K3 b - c3 0 1", "put c2 N", "4k3/8/8/8/2P1P3/8/2N5/4K3 b - - 0 1" },
  { "chess", "4k3/8/8/8/2P1P3/8/8/4K3 w - - 0 1", "passed c3 1; passed a3 1", "4k3/8/8/8/2P1P3/8/8/4K3 w - - 0 1" },
  { "random-move", "4k3/8/8/4p3/2P1P3/8/8/4K3 b - - 0 9", "passed e3 1; passed c3 1; passed e6 1",
    "4k3/8/8/4p3/2P1P3/8/8/4K3 b - e3c3e6 0 9" },

  { "random-move", "4k3/8/8/4p3/2P1P3/8/8/4K3 b - e3c3 0 9", "passed e3 1", "4k3/8/8/4p3/2P1P3/8/8/4K3 b - e3c3 0 9" },
  { "chess", "4k3/8/8/8/2P5/8/8/4K3 b - - 0 1", "passed c3 1; passed c3 0; passed c3 1", "4k3/8/8/8/2P5/8/8/4K3 b - c3 0 1" },

  /* Turned round. */
  { "chess", "4k2r/8/8/8/4P3/8/8/R3K3 b Qk e3 4 5", "flip", "r3k3/8/8/4p3/8/8/8/4K2R w Kq e6 4 5" },
  { "chess", "4k2r/8/8/8/4P3/8/8/R3K3 b Qk e3 4 5", "flip; flip", "4k2r/8/8/8/4P3/8/8/R3K3 b Qk e3 4 5" },
  { "chess", "4k2r/8/8/8/2P5/8/8/R3K3 b Qk c3 4 5", "mirror", "r2k4/8/8/8/5P2/8/8/3K3R b - f3 4 5" },
  { "chess960", "4k2r/8/8/8/2P5/8/8/R3K3 b Qk c3 4 5", "mirror", "r2k4/8/8/8/5P2/8/8/3K3R b Kq f3 4 5" },
  { "guardener", "***4***/*3qk3*/*8*/10/p9/10/10/*8*/*4K3*/***1GG1*** w - - 0 1 pass=w", "flip; mirror",
    "***1gg1***/*3k4*/*8*/10/10/9P/10/*8*/*3KQ3*/***4*** b - - 0 1 pass=b" },
  { "jepps", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "flip", "4k3/8/8/8/8/8/8/4K3 b k - 0 1" },
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=2 runs=6x1/3x1", "flip",
    "4k3/8/8/8/8/8/8/4K3 b - - 0 5 left=2 runs=6x1/3x1 seats=bw" },

  /* Guardener Chess. */
  { "guardener", NULL, "move d0 d4",
    "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/4G5/10/*PPPPPPPP*/*RNBQKBNR*/***4*** w KQkq - 0 1" },
  { "guardener", "***4***/*4k3*/*8*/10/10/Q9/10/*8*/*4K3*/***1GG1*** w - - 0 1", "move w4 d0",
    "***4***" G_MIDDLE "***1Q2*** w - - 0 1" },
  { "guardener", "***4***" G_MIDDLE "***1GQ1*** w - - 0 1", "erase d0", "***4***" G_MIDDLE "***2Q1*** w - - 0 1" },
  { "guardener", NULL, "roll 3-4; pass w 1", GUARDENER " dice=3-4 pass=b" },
  { "guardener", NULL, "roll 2-2", GUARDENER " dice=2-2 doubles=1" },
  { "guardener", NULL, "roll 2-2; doubles 0", GUARDENER " dice=2-2 doubles=1" },
  { "guardener", NULL, "roll 2-2; doubles 3; roll 1-2; doubles 0; roll -", GUARDENER },
  { "guardener", GUARDENER " dice=1-2 doubles=2 kept=4/3", "pass w 1", GUARDENER " dice=1-2 doubles=2 kept=4/3 "
                                                                                 "pass=b" },
  { "guardener", GUARDENER " dice=1-2 doubles=2 kept=4/3", "roll 2-3", GUARDENER " dice=2-3 doubles=2" },
  { "guardener", GUARDENER " dice=1-2 doubles=2 kept=4/3", "doubles 1", GUARDENER " dice=1-2 doubles=1" },
  { "guardener", NULL, "pass w 1; pass b 1; pass w 0", GUARDENER " pass=w" },

  /* Random Move Number Chess. */
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5", "run-value 0 6; run-length 0 2; run-value 1 3; run-length 1 "
                                                    "1; seats 1; left 9",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=1 runs=6x2/3x1 seats=bw" },
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5", "run-value 0 6; run-length 0 2; left 9; turn b; turn w",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=3 runs=6x2/-" },
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=3 runs=6x2/-", "run-value 0 6; run-length 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=2 runs=6x1/-" },
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5", "run-value 0 6; run-length 0 0; run-value 1 0; run-length 1 "
                                                    "7; roll 4",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 5 dice=4 runs=6x1/-" },

  /* Another game. */
  { "chess", CHESS, "game chess960", CHESS },
  { "chess", CHESS, "game jepps", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1" },
  { "chess", CHESS, "game jepps; game chess", CHESS },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "game jepps", "4k3/8/8/8/8/8/8/4K2R w K - 0 1" },
  { "jepps", KINGS, "game chess960", KINGS },
  { "chess960", "4k3/8/8/8/8/8/8/1K4R1 b K - 3 4", "game chess", "4k3/8/8/8/8/8/8/1K4R1 b - - 3 4" },
  { "jepps", "4k3/8/8/8/8/8/8/RR2K1RR w K - 0 1", "game chess960", "4k3/8/8/8/8/8/8/RR2K1RR w KQ - 0 1" },
  { "guardener", NULL, "game chess", CHESS },
  { "guardener", "***4***/*4k3*/*8*/10/10/5P4/10/*8*/*4K3*/***4*** b - e3 0 1", "game chess",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1" },
  { "chess", KINGS, "game guardener", "***4***" G_MIDDLE "***4*** w - - 0 1" },
  { "random-move", "4k3/8/8/4p3/2P1P3/8/8/4K3 b - e3c3 0 9", "game chess", "4k3/8/8/4p3/2P1P3/8/8/4K3 b - e3 0 9" },
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=2 runs=6x1/3x1", "game chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 5" },
};

static void
test_verbs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_autoptr(AleaEditor) editor = editor_new (verbs[i].game, verbs[i].fen);

      editor_do (editor, verbs[i].words);
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, verbs[i].expected);
    }
}

/* A Guardener across two squares is one piece (G4). */
static void
test_guardener (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("guardener", "***4***" G_MIDDLE "***4*** w - - 0 1");
  const AleaSetup *setup = alea_editor_get_setup (editor);

  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***4***" G_MIDDLE "***4*** w - - 0 1");
  g_assert_cmpuint (guardener_get_table (&setup->table)->lost[ALEA_WHITE][ALEA_GUARDENER], ==, 1);

  editor_do (editor, "put d0 G; put e0 G");
  setup = alea_editor_get_setup (editor);
  g_assert_true (alea_setup_is_straddling (setup, ALEA_WHITE));
  g_assert_cmpuint (guardener_get_table (&setup->table)->lost[ALEA_WHITE][ALEA_GUARDENER], ==, 0);

  editor_do (editor, "move e0 w4");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***4***/*4k3*/*8*/10/10/G9/10/*8*/*4K3*/***4*** w - - 0 1");
  editor_do (editor, "straddle w 1");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***4***" G_MIDDLE "***1GG1*** w - - 0 1");
  editor_do (editor, "erase d0");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***4***" G_MIDDLE "***4*** w - - 0 1");
  editor_do (editor, "undo; put d0 Q");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***4***" G_MIDDLE "***1Q2*** w - - 0 1");
  editor_do (editor, "undo; move d0 e0");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***4***" G_MIDDLE "***2G1*** w - - 0 1");
  editor_do (editor, "straddle w 1; straddle b 1; straddle w 0");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***1gg1***" G_MIDDLE "***1G2*** w - - 0 1");
  editor_do (editor, "copy e9 c0");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, "***1gg1***" G_MIDDLE "***gG2*** w - - 0 1");
}

static guint
find_lost (AleaEditor *editor,
           char        letter)
{
  for (guint i = 0; i < alea_editor_get_n_fields (editor); i++)
    if (alea_editor_get_field (editor, i)->kind == ALEA_FIELD_PIECES
        && alea_editor_get_field (editor, i)->number == alea_piece_from_letter (letter))
      return i;

  g_assert_not_reached ();
}

static guint
get_max_lost (AleaEditor *editor,
              char        letter)
{
  return alea_field_get_max (alea_editor_get_field (editor, find_lost (editor, letter)), alea_editor_get_setup (editor));
}

static void
test_lost (void)
{
  g_autoptr(AleaEditor) editor = editor_new ("guardener", NULL);

  g_assert_cmpuint (get_max_lost (editor, 'Q'), ==, 0);
  editor_do (editor, "lost w Q 1");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, GUARDENER);

  editor_do (editor, "erase d1; erase a8; erase h8");
  g_assert_cmpuint (get_max_lost (editor, 'Q'), ==, 1);
  g_assert_cmpuint (get_max_lost (editor, 'r'), ==, 2);
  g_assert_cmpuint (guardener_get_table (&alea_editor_get_setup (editor)->table)->lost[ALEA_BLACK][ALEA_ROOK], ==, 2);

  /* Said otherwise, it stays so as far as it can. */
  editor_do (editor, "lost b R 1; lost w Q 0");
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), " lost=r"));
  editor_do (editor, "put a8 r");
  g_assert_cmpuint (guardener_get_table (&alea_editor_get_setup (editor)->table)->lost[ALEA_BLACK][ALEA_ROOK], ==, 1);
  editor_do (editor, "put h8 r; put d1 Q");
  g_assert_cmpuint (guardener_get_table (&alea_editor_get_setup (editor)->table)->lost[ALEA_BLACK][ALEA_ROOK], ==, 0);
  g_assert_null (strstr (alea_editor_get_fen (editor), "lost"));
  editor_do (editor, "clear");
  g_assert_null (strstr (alea_editor_get_fen (editor), "lost"));
}

/* --- what is possible ------------------------------------------------------ */

static char *
name_squares (AleaEditor       *editor,
              const AleaSquare *squares,
              guint             n)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      char name[ALEA_SQUARE_NAME_SIZE];

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                              alea_geometry_name (alea_editor_get_rules (editor)->geometry, squares[i], name));
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
test_possible (void)
{
  static const struct
  {
    const char *game;
    const char *fen;
    const char *white_a, *white_h, *black_a, *black_h;
    const char *en_passant;
  } cases[] = {
    { "chess", CHESS, "a1", "h1", "a8", "h8", "" },
    { "jepps", "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1", "", "", "", "", "" },
    { "guardener", GUARDENER, "a1", "h1", "a8", "h8", "" },
    { "chess", "r1r1k1rr/8/8/8/8/8/8/R1RK2RR w - - 0 1", "", "", "a8", "h8", "" },
    { "chess960", "r1r1k1rr/8/8/8/8/8/8/R1RK2RR w - - 0 1", "a1 c1", "h1 g1", "a8 c8", "h8 g8", "" },
    { "chess960", "8/r3k3/8/8/8/8/8/R7 w - - 0 1", "", "", "", "", "" },
    { "chess", "4k3/8/8/p2p3p/P2P3P/8/8/4K3 w - - 0 1", "", "", "", "", "a6 d6 h6" },
    { "chess", "4k3/8/8/p2p3p/P2P3P/8/3N4/4K3 b - - 0 1", "", "", "", "", "a3 h3" },
    { "random-move", "4k3/8/8/p2p3p/P2P3P/8/3N4/4K3 b - - 0 1", "", "", "", "", "a3 d3 h3 a6 d6 h6" },
    { "guardener", "***4***/*4k3*/*8*/10/p2p5p/10/10/*8*/*4K3*/***4*** w - - 0 1", "", "", "", "", "c6" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const rooks[2][ALEA_N_WINGS] = { { cases[i].white_a, cases[i].white_h },
                                                   { cases[i].black_a, cases[i].black_h } };
      g_autoptr(AleaEditor) editor = editor_new (cases[i].game, cases[i].fen);
      AleaSquare squares[ALEA_MAX_PLAY_SQUARES];
      g_autofree char *passed = NULL;
      guint n;

      for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
        for (AleaWing wing = ALEA_WING_A; wing < ALEA_N_WINGS; wing++)
          {
            g_autofree char *names = NULL;

            n = alea_editor_list_castling (editor, colour, wing, squares);
            names = name_squares (editor, squares, n);
            g_assert_cmpstr (names, ==, rooks[colour][wing]);
          }

      n = alea_editor_list_en_passant (editor, squares);
      passed = name_squares (editor, squares, n);
      g_assert_cmpstr (passed, ==, cases[i].en_passant);
      g_assert_cmpint (alea_editor_can_relocate (editor, ALEA_WHITE), ==, g_str_equal (cases[i].game, "jepps"));
    }
}

/* --- faults --------------------------------------------------------------- */

static const struct
{
  const char *game;
  const char *fen;
  const char *faults;    /* "sentence [squares] (fix)", joined by "; " */
  const char *mended;    /* after the fix of the first; NULL: it has none */
} faults[] = {
  { "chess", CHESS, "", NULL },
  { "chess", "8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king. [] (Put it on e8)", "4k3/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "chess", "3kQ3/8/8/8/8/8/8/4R3 w - - 0 1", "White has no king. [] (Put it on d1)",
    "3kQ3/8/8/8/8/8/8/3KR3 w - - 0 1" },
  { "chess", "4k3/8/8/8/8/8/8/NNNNNNNN w - - 0 1", "White has no king. []", NULL },
  { "chess", "8/8/8/8/8/8/8/8 w - - 0 1",
    "White has no king. [] (Put it on e1); Black has no king. [] (Put it on e8)", "8/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "chess", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "White has more than one king. [a1 e1] (Keep the one on e1)", KINGS },
  { "chess", "8/8/3k4/8/5k2/8/8/4K3 w - - 0 1", "Black has more than one king. [f4 d6] (Keep the one on f4)",
    "8/8/8/8/5k2/8/8/4K3 w - - 0 1" },
  { "chess", "k3k3/8/8/8/8/8/8/K3K3 w - - 0 1",
    "White has more than one king. [a1 e1] (Keep the one on e1); "
    "Black has more than one king. [a8 e8] (Keep the one on e8)", "k3k3/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "chess", "P3k3/8/8/8/8/8/8/4K2p w - - 0 1",
    "A pawn cannot stand on the first or the last rank. [h1 a8] (Remove it)", KINGS },
  { "chess", "4k3/8/8/8/3g4/8/8/4K2G w - - 0 1", "This game has no Guardener. [h1 d4] (Remove it)", KINGS },
  { "chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
    "Castling is allowed only while the king and the rook involved are on their starting squares. [h1] (Remove "
    "this right)",
    "4k3/8/8/8/8/8/8/3K3R w - - 0 1" },
  { "jepps", "4k3/8/8/8/8/8/4K3/8 w Kk - 0 1",
    "Only an unmoved king on its home rank may relocate. [e2] (Remove this right)",
    "4k3/8/8/8/8/8/4K3/8 w k - 0 1" },
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
    "No pawn can have just passed over the en passant square. [e3] (Clear it)",
    "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1" },
  { "chess", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
    "Black is in check, but White is to move. [e8] (Let Black move)", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1" },
  /* With the right to capture in passing, which the other side has not. */
  { "chess", "4k3/8/8/3p4/8/8/8/K3R3 w - d6 0 1",
    "Black is in check, but White is to move. [e8] (Let Black move)", "4k3/8/8/3p4/8/8/8/K3R3 b - - 0 1" },
  { "chess", "4k3/4R3/8/8/8/8/4r3/4K3 b - - 0 1", "White is in check, but Black is to move. [e1]", NULL },
  { "guardener", "***1gg1***" G_MIDDLE "***4*** w - - 0 1 lost=" "QRRBBNNGPPPPPPPPqrrbbnnpppppppp", "", NULL },
  { "guardener", "***4***/*4k3*/*8*/10/10/G9/10/*8*/*4K3*/***1GG1*** w - - 0 1",
    "White has more than one Guardener. [d0 e0 w4] (Keep the one on d0)",
    "***4***" G_MIDDLE "***1GG1*** w - - 0 1" },
  /* Astride on the wrong side of the board. */
  { "guardener", "***1GG1***" G_MIDDLE "***4*** w - - 0 1",
    "White has more than one Guardener. [d9 e9] (Keep the one on d9)", "***1G2***" G_MIDDLE "***4*** w - - 0 1" },
  { "guardener", "***gG1g***" G_MIDDLE "***4*** w - - 0 1",
    "Black has more than one Guardener. [c9 f9] (Keep the one on c9)", "***gG2***" G_MIDDLE "***4*** w - - 0 1" },
  { "guardener", "***1gg1***" G_MIDDLE "***1GG1*** w - - 0 1 lost=Gg",
    "More pieces are listed as lost than are missing. [] (List only those missing)",
    "***1gg1***" G_MIDDLE "***1GG1*** w - - 0 1" },
  { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=4 runs=6x2/-",
    "More moves are left than the last roll gives. [] (Keep only that many)",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 5 left=3 runs=6x2/-" },

  /* All that is wrong is said at once. */
  { "chess", "P7/8/8/8/8/4g3/8/K1K5 w - - 0 1",
    "This game has no Guardener. [e3] (Remove it); Black has no king. [] (Put it on e8); "
    "White has more than one king. [a1 c1] (Keep the one on c1); "
    "A pawn cannot stand on the first or the last rank. [a8] (Remove it)",
    "P7/8/8/8/8/8/8/K1K5 w - - 0 1" },
};

static char *
write_faults (AleaEditor *editor)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < alea_editor_get_n_faults (editor); i++)
    {
      const AleaEditorFault *fault = alea_editor_get_fault (editor, i);
      AleaSquare squares[ALEA_MAX_PLAY_SQUARES];
      g_autofree char *names = NULL;
      guint n = 0;

      for (AleaSquare square = 0; square < ALEA_MAX_PLAY_SQUARES; square++)
        if (alea_square_set_has (fault->squares, square))
          squares[n++] = square;
      names = name_squares (editor, squares, n);

      g_string_append_printf (text, "%s%s [%s]", i > 0 ? "; " : "", fault->sentence, names);
      if (fault->fix != NULL)
        g_string_append_printf (text, " (%s)", fault->fix);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *found = NULL, *before = NULL;
      g_autoptr(AleaEditor) editor = NULL;
      g_autoptr(AleaGame) game = NULL;
      g_autoptr(GError) error = NULL;

      g_test_message ("%s", faults[i].fen);
      editor = editor_new (faults[i].game, faults[i].fen);
      found = write_faults (editor);
      before = g_strdup (alea_editor_get_fen (editor));
      g_assert_cmpstr (found, ==, faults[i].faults);

      game = alea_editor_make_game (editor, &error);
      g_assert_cmpint (alea_editor_get_is_playable (editor), ==, *faults[i].faults == '\0');
      g_assert_cmpint (game != NULL, ==, *faults[i].faults == '\0');
      g_assert_cmpint (error != NULL, ==, *faults[i].faults != '\0');

      if (*faults[i].faults == '\0')
        continue;

      editor_do (editor, "mend 0");
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, faults[i].mended != NULL ? faults[i].mended : before);
      g_assert_cmpint (alea_editor_get_can_undo (editor), ==, faults[i].mended != NULL);
      editor_do (editor, "undo");
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, before);
    }
}

/* --- arrays --------------------------------------------------------------- */

static void
check_number (AleaEditor *editor,
              int         number)
{
  const AleaRules *rules = alea_editor_get_rules (editor);
  const AleaSetup *setup;
  AleaPieceType array[8];
  gboolean castles;

  alea_chess960_get_array (number, array);
  castles = rules->king_right == ALEA_KING_CASTLES_ANYWHERE
            || (alea_rules_castles (rules) && array[4] == ALEA_KING && array[0] == ALEA_ROOK && array[7] == ALEA_ROOK);

  alea_editor_set_number (editor, number);
  setup = alea_editor_get_setup (editor);
  g_assert_true (alea_editor_get_is_playable (editor));
  g_assert_cmpint (alea_chess960_of_setup (setup), ==, alea_rules_has_piece (rules, ALEA_GUARDENER) ? -1 : number);
  g_assert_cmpint (setup->castle_rook[ALEA_WHITE][ALEA_WING_A] != ALEA_NO_SQUARE
                   && setup->castle_rook[ALEA_BLACK][ALEA_WING_H] != ALEA_NO_SQUARE, ==, castles);
  g_assert_cmpint (setup->may_relocate[ALEA_BLACK], ==, rules->king_right == ALEA_KING_RELOCATES);
  for (guint file = 0; file < 8; file++)
    g_assert_cmpint (setup->pieces[alea_setup_home (setup, ALEA_BLACK, (char) ('a' + file))], ==,
                     alea_piece (ALEA_BLACK, array[file]));
}

static void
test_numbers (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(AleaEditor) editor = alea_editor_new (alea_games[i]);

      for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
        check_number (editor, number);
    }
}

static void
test_dice (void)
{
  g_autoptr(AleaDice) dice = alea_dice_new_seeded ("editor");

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(AleaEditor) editor = alea_editor_new (alea_games[i]);
      g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr(GError) error = NULL;

      for (guint n = 0; n < 20; n++)
        {
          g_autofree char *rolls = NULL;

          g_assert_true (alea_editor_roll_array (editor, NULL, dice, &rolls, &error));
          g_assert_no_error (error);
          g_assert_true (alea_editor_get_is_playable (editor));
          g_assert_true (g_ascii_isdigit (rolls[0]));
          g_assert_nonnull (strchr (rolls, ' '));
          g_hash_table_add (seen, g_strdup (alea_editor_get_fen (editor)));
        }
      g_assert_cmpuint (g_hash_table_size (seen), >, 15);

      g_assert_false (alea_editor_roll_array (editor, "1", NULL, NULL, &error));
      g_assert_nonnull (error);
      g_clear_error (&error);
      g_assert_false (alea_editor_roll_array (editor, "nonsense", NULL, NULL, &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (g_hash_table_size (seen), >, 15);
    }
}

/* All rolls are told in order, also those that did not count. */
static void
test_rolls (void)
{
  static const struct { const char *game, *words, *rolls; } rows[] = {
    { "chess960", "2 3 3 2 3", "2 3 3 2 3" },
    { "chess", "5 2 3 3 2 3", "5 2 3 3 2 3" },
    { "jepps", "1 6 4 5 4 1", "1 6 4 5 4 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaEditor) editor = editor_new (rows[i].game, NULL);
      g_autoptr(GError) error = NULL;
      g_autofree char *rolls = NULL;

      alea_editor_roll_array (editor, rows[i].words, NULL, &rolls, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (rolls, ==, rows[i].rolls);
    }
}

static gboolean
fill_while_it_lasts (guint8   *bytes,
                     gsize     n_bytes,
                     gpointer  data)
{
  guint *n_blocks = data;

  memset (bytes, 0, n_bytes);
  return (*n_blocks)-- > 0;
}

/* Dice that fail leave the board as it is. */
static void
test_failing_dice (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(AleaEditor) editor = alea_editor_new (alea_games[i]);
      guint n_blocks = 0;
      g_autoptr(AleaDice) dice = alea_dice_new_custom (fill_while_it_lasts, &n_blocks);
      g_autofree char *before = g_strdup (alea_editor_get_fen (editor));
      g_autoptr(GError) error = NULL;

      g_assert_false (alea_editor_roll_array (editor, NULL, dice, NULL, &error));
      g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_DICE);
      g_assert_cmpstr (alea_editor_get_fen (editor), ==, before);
      g_assert_false (alea_editor_get_can_undo (editor));
    }
}

/* House rules go with the game for which they were agreed. */
static void
test_options (void)
{
  const AleaRules *rules = test_rules ("guardener");
  AleaOptions options = { .choice = { 1, 1 } };
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGame) other = NULL;
  g_autoptr(AleaEditor) editor = NULL;
  AleaSetup setup;

  test_read_fen ("guardener", GUARDENER, &setup);
  editor = alea_editor_new_from_setup (rules, &options, &setup);
  editor_do (editor, "erase a2");
  game = alea_editor_make_game (editor, NULL);
  g_assert_cmpmem (&alea_game_get_state (game)->options, sizeof options, &options, sizeof options);
  g_assert_cmpmem (alea_editor_get_options (editor), sizeof options, &options, sizeof options);

  editor_do (editor, "game chess; game guardener");
  other = alea_editor_make_game (editor, NULL);
  g_assert_cmpint (alea_game_get_state (other)->options.choice[0], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/editor/verbs", test_verbs);
  g_test_add_func ("/model/editor/guardener", test_guardener);
  g_test_add_func ("/model/editor/lost", test_lost);
  g_test_add_func ("/model/editor/possible", test_possible);
  g_test_add_func ("/model/editor/faults", test_faults);
  g_test_add_func ("/model/editor/numbers", test_numbers);
  g_test_add_func ("/model/editor/dice", test_dice);
  g_test_add_func ("/model/editor/rolls", test_rolls);
  g_test_add_func ("/model/editor/failing-dice", test_failing_dice);
  g_test_add_func ("/model/editor/options", test_options);

  return g_test_run ();
}
