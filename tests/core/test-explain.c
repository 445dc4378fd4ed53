/* test-explain.c: why not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"
#include "test-support.h"

#define START    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define CASTLING "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define PINNED   "4r2k/8/8/8/4N3/8/8/r2BK3 w - - 0 1"
#define PLANK    "***4***/*1r4k1*/*8*/10/10/10/10/*7r*/*K7*/***4*** w - - 0 1"
#define CHECKED  "4r1k1/8/8/8/8/8/2N5/4K2R w K - 0 1"

/* --- moves --------------------------------------------------------------- */

typedef struct
{
  const char *fen;
  const char *from;
  const char *to;         /* "" for anywhere */
  const char *sentence;   /* "" when it can */
} Case;

static const Case moves[] = {
  { START, "e2", "e4", "" },
  { START, "g1", "f3", "" },
  { START, "e2", "", "" },
  { START, "e4", "e5", "There is no piece on e4." },
  { START, "e7", "e5", "It is White’s turn." },
  { START, "e2", "e5",
    "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
  { START, "e2", "e1",
    "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
  { "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e5",
    "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
  { "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7", "e5", "" },
  { "4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6", "e4",
    "A pawn moves one square straight ahead, or two from its second rank, and captures diagonally ahead." },
  { START, "e2", "d3", "A pawn moves diagonally only to capture, and d3 is empty." },
  { "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3", "e4",
    "A pawn does not capture straight ahead, and e4 is occupied." },
  { "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2", "e4",
    "A pawn does not capture straight ahead, and e4 is occupied." },
  { "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2", "e4", "The way is blocked at e3." },
  { START, "g1", "g3", "A knight leaps two squares one way and one to the side." },
  { START, "g1", "e2", "One of your own pieces is on e2." },
  { START, "f1", "f3", "A bishop moves along diagonals." },
  { START, "f1", "b5", "The way is blocked at e2." },
  { START, "a1", "b3", "A rook moves along ranks and files." },
  { START, "a1", "a5", "The way is blocked at a2." },
  { START, "d1", "e3", "A queen moves along ranks, files and diagonals." },
  { START, "d1", "h5", "The way is blocked at e2." },
  { START, "e1", "e3", "A king moves one square." },
  { START, "e1", "e2", "One of your own pieces is on e2." },
  { START, "f1", "", "The piece on f1 has nowhere to go." },
  { START, "e1", "", "The piece on e1 has nowhere to go." },
  { PINNED, "e4", "c5", "The piece on e4 is shielding its king and must stay on the line of attack." },
  { PINNED, "e4", "", "The piece on e4 is shielding its king and must stay on the line of attack." },
  { PINNED, "d1", "c2", "The piece on d1 is shielding its king and must stay on the line of attack." },
  { PINNED, "e1", "d1", "One of your own pieces is on d1." },
  { "4r2k/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4", "d5", "The piece on e4 is shielding its king and must stay on the line of attack." },
  { "4r2k/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4", "e5", "" },
  { "7k/8/8/3b4/4P3/8/8/7K w - - 0 1", "e4", "e5", "The piece on e4 is shielding its king and must stay on the line of attack." },
  { "7k/8/8/3b4/4P3/8/8/7K w - - 0 1", "e4", "d5", "" },
  { CHECKED, "h1", "h4", "This does not stop the check from e8." },
  { CHECKED, "c2", "d4", "This does not stop the check from e8." },
  { CHECKED, "h1", "", "This does not stop the check from e8." },
  { CHECKED, "c2", "e3", "" },
  { CHECKED, "e1", "e2", "The king may not go to e2: the piece on e8 attacks it." },
  { "4r1k1/8/8/8/1b6/8/8/4K2R w K - 0 1", "h1", "h4", "Two pieces are giving check at once: only the king can move." },
  { "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1", "f2", "The king may not go to f2: the piece on d2 attacks it." },
  /* The king itself hides the square behind it from the rook. */
  { "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1", "f1", "The king would still be attacked on f1." },
  { "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1", "d4", "e3", "A pawn moves diagonally only to capture, and e3 is empty." },
  { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6", "" },
  { "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", "A pawn moves diagonally only to capture, and d6 is empty." },
};

static void
check_move (const Case *test_case)
{
  AleaSquare to = *test_case->to != '\0' ? test_square (test_case->to) : ALEA_NO_SQUARE;
  g_autofree char *sentence = NULL;
  AleaState state;
  AleaText text;

  g_test_message ("%s: %s to %s", test_case->fen, test_case->from, test_case->to);
  test_state ("chess960", test_case->fen, &state);
  alea_state_explain (&state, test_square (test_case->from), to, &text);
  sentence = test_sentence (&text);
  g_assert_cmpstr (sentence, ==, test_case->sentence);
}

static void
test_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    check_move (&moves[i]);
}

/* Of a move that is possible nothing is to be said. */
static void
test_possible (void)
{
  static const char *const fens[] = { START, CASTLING, PINNED, CHECKED, "7k/8/8/8/8/8/p7/K7 w - - 0 1", "7k/8/8/8/8/2q5/8/K7 w - - 0 1" };

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      AleaDecision decisions[ALEA_MAX_DECISIONS];
      AleaState state;
      gsize n;

      test_state ("chess960", fens[i], &state);
      n = alea_state_list_decisions (&state, decisions);
      g_assert_cmpuint (n, >, 0);
      for (gsize j = 0; j < n; j++)
        {
          AleaText text;

          alea_state_explain (&state, alea_move_from (decisions[j].move), alea_move_to (decisions[j].move), &text);
          g_assert_null (text.singular);
          alea_state_explain (&state, alea_move_from (decisions[j].move), ALEA_NO_SQUARE, &text);
          g_assert_null (text.singular);
        }
    }
}

/* On an empty board a piece either can go somewhere or is told how it moves. */
static void
test_shapes (void)
{
  static const struct { char piece; const char *sentence; } rows[] = {
    { 'N', "A knight leaps two squares one way and one to the side." },
    { 'B', "A bishop moves along diagonals." },
    { 'R', "A rook moves along ranks and files." },
    { 'Q', "A queen moves along ranks, files and diagonals." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *fen = g_strdup_printf ("8/7k/8/8/3%c4/8/K6P/8 w - - 0 1", rows[i].piece);
      const AleaSquare from = test_square ("d4");
      guint n_possible = 0;
      AleaState state;

      test_state ("chess", fen, &state);
      for (AleaSquare to = 0; to < 64; to++)
        {
          AleaDecision decisions[ALEA_MAX_DECISIONS];
          const gsize n = alea_state_list_decisions (&state, decisions);
          gboolean is_possible = FALSE;
          AleaText text;

          if (alea_state_get_piece (&state, to) != ALEA_NO_PIECE)
            continue;
          for (gsize j = 0; j < n; j++)
            is_possible |= alea_move_from (decisions[j].move) == from && alea_move_to (decisions[j].move) == to;
          n_possible += is_possible;
          alea_state_explain (&state, from, to, &text);
          g_assert_cmpstr (text.singular, ==, is_possible ? NULL : rows[i].sentence);
        }
      g_assert_cmpuint (n_possible, >=, 8);
    }
}

static void
test_out_of_play (void)
{
  AleaState state;
  AleaText text;

  alea_state_init (&state, test_rules ("chess960"), NULL);
  alea_state_explain (&state, test_square ("e2"), test_square ("e4"), &text);
  g_assert_cmpstr (text.singular, ==, "Roll the die: it decides which dark square the first bishop takes.");
  alea_state_explain_type (&state, ALEA_KNIGHT, -1, test_square ("f3"), &text);
  g_assert_null (text.singular);

  test_state ("chess", START, &state);
  test_decide_all (&state, "f3 e5 g4 Qh4#");
  alea_state_explain (&state, test_square ("e2"), test_square ("e4"), &text);
  g_assert_cmpstr (text.singular, ==, "The game is over.");
}

/* In a set-up one is told where the next piece goes, unless one goes there. */
static void
test_set_up (void)
{
  static const struct { const char *from, *to; gboolean is_right; } rows[] = {
    { "c1", "a1", TRUE }, { "a1", "c1", FALSE }, { "c1", "", FALSE }, { "a1", "", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaState state;
      AleaText text;

      alea_state_init (&state, test_rules ("jepps"), NULL);
      alea_state_roll (&state, (AleaRoll) { .n = 2, .sides = 6, .face = { 2, 3 } });
      alea_state_explain (&state, test_square (rows[i].from), *rows[i].to != '\0' ? test_square (rows[i].to) : ALEA_NO_SQUARE, &text);
      g_assert_cmpstr (text.singular, ==, rows[i].is_right ? NULL : "Only {square} can be filled now: {player} fills the home rank from "
                                                                    "{first} to {last}.");
    }
}

/* What belongs to a set-up is too late in play; what belongs to no game of this kind is said to be so. */
static void
test_acts_in_play (void)
{
  static const struct { const char *word, *sentence; } rows[] = {
    { "accept", "All pieces are already on the board." },
    { "reroll", "All pieces are already on the board." },
    { "pass", "“{word}” is not a choice in this game." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaDecision decision;
      AleaText why = { 0 };
      AleaState state;

      test_state ("jepps", "4k3/7p/8/8/8/8/P7/4K3 w K - 0 1", &state);
      g_assert_false (alea_decision_parse (&state, rows[i].word, &decision, &why));
      g_assert_cmpstr (why.singular, ==, rows[i].sentence);
    }
}

/* Of several pieces of a kind one that can go there has the word, else one whose
 * reason is more than how it moves. */
static void
test_types (void)
{
  static const struct { const char *fen; AleaPieceType type; int file; const char *to, *sentence; } rows[] = {
    { START, ALEA_KNIGHT, -1, "f3", "" },
    { START, ALEA_KNIGHT, 6, "f3", "" },
    { START, ALEA_KNIGHT, 1, "f3", "A knight leaps two squares one way and one to the side." },
    { START, ALEA_KNIGHT, -1, "e2", "One of your own pieces is on e2." },
    { START, ALEA_KNIGHT, 6, "e2", "One of your own pieces is on e2." },
    { START, ALEA_KNIGHT, 1, "e2", "A knight leaps two squares one way and one to the side." },
    { START, ALEA_KNIGHT, 1, "d2", "One of your own pieces is on d2." },
    { START, ALEA_KNIGHT, 0, "d2", "" },
    { START, ALEA_ROOK, 0, "a5", "The way is blocked at a2." },
    { START, ALEA_ROOK, -1, "a2", "One of your own pieces is on a2." },
    { START, ALEA_ROOK, 7, "h5", "The way is blocked at h2." },
    { START, ALEA_GUARDENER, -1, "d2", "" },
    { "4k3/8/8/8/8/8/8/N3K2N w - - 0 1", ALEA_KNIGHT, -1, "e5", "A knight leaps two squares one way and one to the side." },
    { "4k3/8/8/8/8/8/P7/4K3 b - - 0 1", ALEA_KING, 4, "e1", "A king moves one square." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaText text;

      test_state ("chess", rows[i].fen, &state);
      alea_state_explain_type (&state, rows[i].type, rows[i].file, test_square (rows[i].to), &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* --- castling ------------------------------------------------------------ */

#define MOVED    "The king or the rook on this side has moved, so castling is no longer possible."
#define SHIELDED "The rook is shielding the king, which would be in check after castling."

static const struct
{
  const char *fen;
  AleaWing    wing;
  const char *sentence;
  const char *rule;
} castlings[] = {
  { CASTLING, ALEA_WING_A, "", NULL },
  { CASTLING, ALEA_WING_H, "", NULL },
  { "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", ALEA_WING_A, "", NULL },
  { "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", ALEA_WING_H, MOVED, "C12" },
  { "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", ALEA_WING_A, "", NULL },
  { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", ALEA_WING_A, MOVED, "C12" },
  { START, ALEA_WING_H, "Castling requires f1 to be empty.", "C14" },
  { START, ALEA_WING_A, "Castling requires c1 to be empty.", "C14" },
  { "r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", ALEA_WING_A, "Castling requires b1 to be empty.", "C14" },
  { "r3k1nr/8/8/8/8/8/8/R3K2R b KQkq - 0 1", ALEA_WING_H, "Castling requires g8 to be empty.", "C14" },
  /* C22: the other rook. */
  { "7k/8/8/8/8/8/8/RKR5 w CA - 0 1", ALEA_WING_A, "Castling requires c1 to be empty.", "C14" },
  /* The squares where the way of the king and of the rook ends. */
  { "7k/8/8/8/8/8/8/1KR3N1 w C - 0 1", ALEA_WING_H, "Castling requires g1 to be empty.", "C14" },
  { "7k/8/8/8/8/8/8/2N2RK1 w F - 0 1", ALEA_WING_A, "Castling requires c1 to be empty.", "C14" },
  { "7k/8/8/8/8/8/8/RK1N4 w A - 0 1", ALEA_WING_A, "Castling requires d1 to be empty.", "C14" },
  { "k7/8/8/8/8/8/8/5NKR w H - 0 1", ALEA_WING_H, "Castling requires f1 to be empty.", "C14" },
  { "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", ALEA_WING_H,
    "A king in check may not castle: the piece on e3 is attacking it.", "C13" },
  { "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", ALEA_WING_H,
    "The king’s path includes f1, which the piece on f3 attacks.", "C15" },
  { "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", ALEA_WING_A, "", NULL },
  { "4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", ALEA_WING_H,
    "The king’s path includes g1, which the piece on g3 attacks.", "C13" },
  { "4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1", ALEA_WING_A, "", NULL },
  { "r3k2r/8/8/8/8/8/4N3/3RK3 b kq - 0 1", ALEA_WING_A,
    "The king’s path includes d8, which the piece on d1 attacks.", "C15" },
  { "3r2k1/8/8/8/8/8/8/3RK3 w D - 0 1", ALEA_WING_A,
    "The king’s path includes d1, which the piece on d8 attacks.", "C15" },
  { "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1", ALEA_WING_A, SHIELDED, "C13" },
};

static void
test_castling (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (castlings); i++)
    {
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaText text;

      g_test_message ("%s: wing %d", castlings[i].fen, castlings[i].wing);
      test_state ("chess960", castlings[i].fen, &state);
      alea_state_explain_castling (&state, castlings[i].wing, &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, castlings[i].sentence);
      g_assert_cmpstr (text.rule, ==, castlings[i].rule);
    }
}

/* A king that is sent along its home rank means to castle. */
static const Case meant[] = {
  { CASTLING, "e1", "g1", "" },
  { CASTLING, "e1", "h1", "" },
  { CASTLING, "e1", "c1", "" },
  { CASTLING, "e1", "a1", "" },
  { CASTLING, "e1", "b1", "A king moves one square." },
  { START, "e1", "g1", "Castling requires f1 to be empty." },
  { START, "e1", "h1", "Castling requires f1 to be empty." },
  { "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1", "g1", "The king’s path includes f1, which the piece on f3 attacks." },
  { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", "g1", MOVED },
  /* Elsewhere it does not. */
  { "4k2r/8/8/8/4K3/8/8/8 w - - 0 1", "e4", "g4", "A king moves one square." },
  { "4k3/8/8/8/4KR2/8/8/8 w - - 0 1", "e4", "f4", "One of your own pieces is on f4." },
  { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g3", "A king moves one square." },
};

static void
test_meant (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (meant); i++)
    check_move (&meant[i]);
}

/* --- what happened ------------------------------------------------------- */

static void
test_described (void)
{
  static const struct { const char *game, *fen, *event, *sentence, *rule; } events[] = {
    { "chess", START, "e4", "White: pawn from e2 to e4.", NULL },
    { "chess", START, "Nf3", "White: knight from g1 to f3.", NULL },
    { "chess", "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "Kd2", "White: king from e1 to d2.", NULL },
    { "chess", CASTLING, "Rxh8+", "White: rook from h1 takes rook on h8.", NULL },
    { "chess", CASTLING, "O-O", "White castles on the h-side: king g1, rook f1.", "B10" },
    { "chess", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "Black castles on the a-side: king c8, rook d8.", "B10" },
    { "chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "White: pawn from e5 takes en passant on d6.", NULL },
    { "chess", "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=N", "White: pawn from e7 promotes to knight on e8.", NULL },
    { "chess", "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=Q+",
      "White: pawn from e7 takes rook on d8 and promotes to queen.", NULL },
    { "chess", START, "resign", "White has resigned: Black wins.", "B16" },
    { "chess", START, "draw", "Draw by agreement.", "B16" },
    { "chess", "7k/8/6K1/8/8/8/8/1Q6 w - - 100 90", "draw", "Draw: fifty moves by each side without a capture or a pawn move.", "B17" },
    { "chess960", CASTLING, "O-O", "White castles on the h-side: king g1, rook f1.", "C11" },
    { "jepps", "4k3/7p/8/8/8/8/P7/4K3 w K - 0 1", "Kg1", "White: the king relocates from e1 to g1.", "J22" },
    { "jepps", "4k3/7p/8/8/8/8/P7/4K3 w K - 0 1", "Kf1", "White: king from e1 to f1.", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autofree char *sentence = NULL;
      AleaDecision decision;
      AleaState before, after;
      AleaEvent event;
      AleaText text;

      test_state (events[i].game, events[i].fen, &before);
      after = before;
      g_assert_true (alea_decision_parse (&before, events[i].event, &decision, NULL));
      event = alea_event_decision (decision);
      g_assert_true (alea_state_apply (&after, &event, NULL));
      alea_state_describe (&before, &event, &after, &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, events[i].sentence);
      g_assert_cmpstr (text.rule, ==, events[i].rule);
    }
}

/* Of an empty square it is said that it is one, unless a piece may be sent there by any of his
 * moves (G16). */
static void
test_empty_squares (void)
{
  static const struct { const char *game, *fen, *square, *sentence, *rule; } rows[] = {
    { "chess", START, "e4", "There is no piece on e4.", "B2" },
    { "guardener", PLANK " dice=3-3", "z4", "There is no piece on z4.", "B2" },
    { "guardener", PLANK " dice=3-3 doubles=2", "z4", "First choose the piece to teleport.", "G16" },
    { "guardener", PLANK " dice=3-3 doubles=2", "z5", "First choose the piece to teleport.", "G16" },
    { "guardener", PLANK " dice=3-3 doubles=2", "w5", "There is no piece on w5.", "B2" },
    { "guardener", PLANK " dice=3-3 doubles=2", "a2", "There is no piece on a2.", "B2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaText text;

      test_state (rows[i].game, rows[i].fen, &state);
      alea_state_explain_empty (&state, alea_geometry_parse (state.rules->geometry, rows[i].square, NULL), &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
      g_assert_cmpstr (text.rule, ==, rows[i].rule);
    }
}

/* Pieces are sent to a square while somebody plays, and not once the game is over. */
static void
test_empty_square_at_the_end (void)
{
  AleaState state;
  AleaText text;

  test_state ("guardener", PLANK " dice=3-3 doubles=2", &state);
  test_decide (&state, "resign");
  alea_state_explain_empty (&state, alea_geometry_parse (state.rules->geometry, "z4", NULL), &text);
  g_assert_cmpstr (text.rule, ==, "B2");
}

/* Whether what happened is told by the rule of what is to be done then. */
static void
test_described_with_question (void)
{
  static const struct { const char *game, *event; gboolean is_same; } rows[] = {
    { "chess", "e4", FALSE },                 /* by no rule */
    { "chess", "resign", TRUE },              /* the end tells itself */
    { "jepps", "2-3", TRUE },                 /* what may be placed */
    { "chess960", "3", TRUE },                /* one bishop, and the other */
    { "guardener", "1-2", FALSE },            /* a roll, and who may move by it */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *word = rows[i].event;
      AleaState before, after;
      AleaDecision decision;
      AleaEvent event;

      alea_state_init (&before, test_rules (rows[i].game), NULL);
      after = before;
      if (g_ascii_isdigit (*word))
        event = alea_event_roll ((AleaRoll) { .n = word[1] == '-' ? 2 : 1,
                                              .face = { (guint8) (*word - '0'), word[1] == '-' ? (guint8) (word[2] - '0') : 0 } },
                                 ALEA_SOURCE_HAND);
      else
        {
          g_assert_true (alea_decision_parse (&before, word, &decision, NULL));
          event = alea_event_decision (decision);
        }
      g_assert_true (alea_state_apply (&after, &event, NULL));
      g_assert_cmpint (alea_state_describes_question (&before, &event, &after), ==, rows[i].is_same);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/moves", test_moves);
  g_test_add_func ("/explain/possible", test_possible);
  g_test_add_func ("/explain/set-up", test_set_up);
  g_test_add_func ("/explain/acts-in-play", test_acts_in_play);
  g_test_add_func ("/explain/shapes", test_shapes);
  g_test_add_func ("/explain/out-of-play", test_out_of_play);
  g_test_add_func ("/explain/types", test_types);
  g_test_add_func ("/explain/castling", test_castling);
  g_test_add_func ("/explain/meant", test_meant);
  g_test_add_func ("/explain/described", test_described);
  g_test_add_func ("/explain/empty-squares", test_empty_squares);
  g_test_add_func ("/explain/empty-square-at-the-end", test_empty_square_at_the_end);
  g_test_add_func ("/explain/described-with-question", test_described_with_question);

  return g_test_run ();
}
