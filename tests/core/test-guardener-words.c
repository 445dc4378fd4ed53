/* test-guardener-words.c: what Guardener Chess tells of each event, and what to do next
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener-script.h"

#include "alea-commentary.h"

#define LONE_KING KINGS " "
/* Nobody can be sent to terrace 3. */
#define FULL_TERRACE "***4***/*7k*/*8*/9n/9n/9b/9b/*3P4*/*K7*/***4*** w - - 0 1 lost=-"
#define KING_AND_PAWN "***4***/*7k*/*8*/10/10/10/10/*3P4*/*K7*/***4*** w - - 0 1 "
#define KING_DANCE "2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 "
#define BARE_KINGS "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - -"

/* The king alone can move, to b1 and nowhere else; a Guardener that has chosen its colour. */
#define ONE_STEP "***4***/*6k1*/*8*/10/10/10/1pp7/*PP6*/*K6r*/***4*** w - - 0 1 "
#define LONE_GUARDENER "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***1G2*** w - - 0 1"

/* What the last word has done, and what is to do then. */
static void
test_commentary (void)
{
  static const struct { const char *fen, *options, *words, *done, *next; } cases[] = {
    { START, NULL, "2-3", "White rolls 2-3.",
      "White: move a knight, or move a pawn, the king or the Guardener without capturing." },
    { START, NULL, "4-1", "White rolls 4-1.", "White: move a pawn, the king or the Guardener." },
    { START, NULL, "3-4", "White rolls 3-4.", "White: move a pawn, the king or the Guardener without capturing." },
    { START, NULL, "2-3 e4 2-3 e5 3-4", "White rolls 3-4.",
      "White: move a bishop, or move a pawn within its half, the king or the Guardener without capturing." },
    { START, NULL, "2-3 d4 2-3 e6 3-4", "White rolls 3-4.",
      "White: move a bishop, or move a pawn within its half, the king or the Guardener without capturing." },
    { START, NULL, "2-3 d4 2-3 e6 1-3", "White rolls 1-3.",
      "White: move a bishop, a pawn, the king or the Guardener." },
    { START, NULL, "2-3 e4 2-3 d5 2-3 Ke2 2-3", "Black rolls 2-3.",
      "Black: move a knight or a bishop, or move a pawn within its half, the king or the Guardener without "
      "capturing." },
    { START, NULL, "2-3 h4 2-3 h5 3-4", "White rolls 3-4.",
      "White: move a rook, or move a pawn within its half, the king or the Guardener without capturing." },
    { START, NULL, "2-3 Nc3 2-3 Nc6 2-3 e4 2-3 e5 3-4", "White rolls 3-4.",
      "White: move a bishop or a rook, or move a pawn within its half, the king or the Guardener without capturing." },
    { CASTLERS, NULL, "2-4", "White rolls 2-4.", "White: move a rook, castle, or move the king without "
                                                 "capturing." },
    { CASTLERS, NULL, "1-4", "White rolls 1-4.", "White: move a rook or the king, or castle." },
    { CASTLERS, NULL, "2-3", "White rolls 2-3.", "White: only your king can move. Move it, or use your one pass." },
    { KING_AND_PAWN "pass=b", NULL, "3-4", "White rolls 3-4.", "White: move a pawn or the king without capturing." },
    { KING_AND_PAWN "pass=b", NULL, "1-4", "White rolls 1-4.", "White: move a pawn or the king." },
    { LONE_KING "pass=b", NULL, "1-4", "White rolls 1-4.", "White: only your king can move, and you may not pass." },
    { LONE_KING, NULL, "1-4", "White rolls 1-4.", "White: only your king can move. Move it, or use your one pass." },
    { LONE_KING, "pass=stuck", "1-4", "White rolls 1-4.", "White: only your king can move, and you may not pass." },
    { LONE_KING, NULL, "2-2", "White rolls a double, 2-2: only the king can move, but the dice may be rolled again.",
      "White: a double, but only your king can move. Move it, or roll again." },
    { START, NULL, "2-2", "White rolls a double, 2-2: any piece may move or capture, or the dice may be rolled again.",
      "White: a double! Move or capture with any piece, or roll again." },
    { START, NULL, "2-2 reroll", "White gives up the double 2-2 to roll again.",
      "White: roll both dice again. Another double opens the terrace with that number." },
    { START, NULL, "2-2 reroll 3-3", "Another double, 3-3: any piece may move, capture or teleport to terrace 3, "
                                     "or the dice may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to terrace 3, or roll again." },
    { START, NULL, "2-2 reroll 4-4", "Another double, 4-4: any piece may move, capture or teleport to terrace 4, "
                                     "or the dice may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to terrace 4, or roll again." },
    { START, NULL, "2-2 reroll 1-2", "White rolls 1-2, which replaces the double.",
      "White: move a knight, a pawn, the king or the Guardener." },
    { START, "reroll=keeps", "2-2 reroll 1-2", "White rolls 1-2, and the double still counts: any piece may move "
                                               "or capture.",
      "White: the double still counts. Move or capture with any piece." },
    { START, "reroll=keeps", "2-2 reroll", "White keeps the double 2-2 and rolls again.",
      "White: roll both dice again. Another double opens the terrace with that number." },
    { START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-2", "White rolls 1-2, and the doubles still count: any "
                                                          "piece may move, capture or teleport to terrace 3.",
      "White: the doubles still count. Move or capture with any piece, or teleport it to terrace 3." },
    { START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1 reroll 1-2", "White rolls 1-2, and the doubles still "
                                                                     "count: any piece may move, capture or "
                                                                     "teleport to an open terrace (1, 3).",
      "White: the doubles still count. Move or capture with any piece, or teleport it to an open terrace (1, 3)." },
    { KINGS, "reroll=keeps", "2-2 reroll 3-3 reroll 1-2", "White rolls 1-2, and the doubles still count: any "
                                                          "piece may move, capture or teleport to terrace 3, and "
                                                          "the Guardener may come back there.",
      "White: the doubles still count. Move or capture with any piece, teleport it to terrace 3, or bring the "
      "Guardener back there." },
    { START, "reroll=keeps", "2-2 reroll 3-3", "Another double, 3-3: any piece may move, capture or teleport to "
                                               "terrace 3, or the dice may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to terrace 3, or roll again." },
    { START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1", "Another double, 1-1: any piece may move, capture or "
                                                          "teleport to an open terrace (1, 3), or the dice may be "
                                                          "rolled again.",
      "White: another double! Move or capture with any piece, teleport it to an open terrace (1, 3), or roll again." },
    { KINGS, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1", "Another double, 1-1: any piece may move, capture or "
                                                          "teleport to an open terrace (1, 3), the Guardener may "
                                                          "come back there, or the dice may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to an open terrace (1, 3), bring the "
      "Guardener back there, or roll again." },
    { START, NULL, "2-2 reroll 3-3 reroll 1-1", "Another double, 1-1: any piece may move, capture or teleport to "
                                                "terrace 1, or the dice may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to terrace 1, or roll again." },
    { START, NULL, "2-2 reroll 3-3 Ngz4", "White: knight teleports from g1 to z4 on terrace 3.", "Black: roll "
                                                                                                 "both dice." },
    { START, "terraces=1-top", "2-2 reroll 1-1 Ngc9", "White: knight teleports from g1 to c9 on terrace 1.",
      "Black: roll both dice." },
    { START, NULL, "2-3 Gf0", "White: Guardener from d0 to f0; from now on it keeps to dark squares.",
      "Black: roll both dice." },
    { START, NULL, "2-3 Gc0", "White: Guardener from e0 to c0; from now on it keeps to light squares.",
      "Black: roll both dice." },
    { START, NULL, "2-3 pass", "White passes and cannot pass again in this game.", "Black: roll both dice." },
    { KINGS, NULL, "1-1 reroll 2-2 G@w4", "White: the captured Guardener comes back on w4, on terrace 2.",
      "Black: roll both dice." },
    { KINGS, NULL, "1-1 reroll 2-2", "Another double, 2-2: any piece may move, capture or teleport to terrace 2, "
                                     "the Guardener may come back there, or the dice may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to terrace 2, bring the Guardener back "
      "there, or roll again." },
    { FULL_TERRACE, NULL, "1-1 reroll 3-3", "White rolls a double, 3-3: any piece may move or capture, or the "
                                            "dice may be rolled again.", "White: a double! Move or capture with "
                                                                         "any piece, or roll again." },
    { FULL_TERRACE, "reroll=keeps", "1-1 reroll 3-3 reroll 2-1", "White rolls 2-1, and the double still counts: "
                                                                 "any piece may move or capture.", "White: the "
                                                                                                   "double still "
                                                                                                   "counts. Move "
                                                                                                   "or capture with any piece." },
    { FULL_TERRACE, "reroll=keeps", "1-1 reroll 3-3 reroll 2-2", "Another double, 2-2: any piece may move, "
                                                                 "capture or teleport to terrace 2, or the dice "
                                                                 "may be rolled again.",
      "White: another double! Move or capture with any piece, teleport it to terrace 2, or roll again." },
    { LONE_KING, "reroll=keeps", "1-1 reroll 3-4", "White rolls 3-4.",
      "White: only your king can move. Move it, or use your one pass." },
    { PLANK "pass=b", NULL, "2-3", "White rolls 2-3 and must walk the plank: only the king can move, and only "
                                   "into danger.",
      "White: walk the plank! Only your king can move, and only into danger." },
    { PLANK, NULL, "2-3", "White rolls 2-3.",
      "White: only your king can move, and only into danger. Move it, or use your one pass." },
    { PLANK, "pass=stuck", "2-3", "White rolls 2-3.",
      "White: only your king can move, and only into danger. Move it, or use your one pass." },
    { PLANK "pass=b", NULL, "2-2", "White rolls a double, 2-2: only the king can move, and only into danger, but "
                                   "the dice may be rolled again.",
      "White: roll again, or walk the plank with your king, the only piece that can move." },
    { PLANK "pass=b", NULL, "2-3 Kb1", "White walks the plank: the king goes to b1, into danger.",
      "Black: roll both dice." },
    { ONE_STEP "pass=b", NULL, "2-3", "White rolls 2-3 and must walk the plank: only the king can move, and only into "
                                      "danger.",
      "White: walk the plank! Only your king can move, and only into danger." },
    { LONE_GUARDENER, NULL, "2-3 Gf0", "White: Guardener from d0 to f0.", "Black: roll both dice." },
    { LAST_STEP "lost=Q", NULL, "e8=Q", "White: pawn from e7 promotes to queen on e8.", "Black: roll both dice." },
    { START, NULL, "2-3 draw", "Draw by agreement.", "Draw by agreement." },
    { WALLED_IN "pass=b", NULL, "2-2 resign", "White has resigned: Black wins.", "White has resigned: Black wins." },
    { WALLED_IN, NULL, "1-2", "White rolls 1-2. No piece can move, so the one pass must be used.",
      "White: no piece can move, so you must pass. You can pass only once per game." },
    { WALLED_IN, NULL, "1-2 pass", "White cannot move and passes; they cannot pass again in this game.",
      "Black: roll both dice." },
    { WALLED_IN "pass=b", NULL, "1-2", "White rolls 1-2. No piece can move and the pass is used up: stalemate.",
      "Draw by stalemate: the side to move cannot move any piece, and its pass is used up." },
    { UNLUCKY "pass=b", NULL, "3-4", "White rolls 3-4. No piece can move and the pass is used up: the turn is lost.",
      "Black: roll both dice." },
    { UNLUCKY "pass=b", NULL, "2-2 reroll 4-3", "White rolls 4-3. No piece can move and the pass is used up: the "
                                                "turn is "
      "lost.", "Black: roll both dice." },
    { UNLUCKY "pass=b", "stalemate=this-roll", "3-4", "White rolls 3-4. No piece can move and the pass is used up: "
      "stalemate.", "Draw by stalemate: the side to move cannot move any piece, and its pass is used up." },
    { WALLED_IN "pass=b", NULL, "2-2", "White rolls a double, 2-2, but no piece can move: roll again, or it is "
                                       "stalemate.", "White: no piece can move. Roll the double again, or call it "
                                                     "stalemate." },
    { WALLED_IN, NULL, "2-2", "White rolls a double, 2-2, but no piece can move: roll again, or pass.",
      "White: no piece can move. Roll the double again, or pass." },
    { WALLED_IN "pass=b", NULL, "2-2 draw", "White has no move or pass left and does not roll again: stalemate.",
      "Draw by stalemate: the side to move cannot move any piece, and its pass is used up." },
    { "***4***/*7k*/*8*/10/10/10/10/*7R*/*K7*/***4*** w - - 0 1", NULL, "2-4 Rxh8",
      "White: rook from h2 captures the king on h8 and wins.", "The king is captured: White wins." },
    { WAITING "lost=Q", "empty-pool=wait", "1-2 c8=Q", "White: the pawn waiting on c8 promotes to queen.",
      "Black: roll both dice." },
    { "***4***/*7k*/*8*/10/10/10/10/*1n6*/*K7*/***4*** w - - 0 1", NULL, "1-2 Kxb2",
      "White: king from a1 takes knight on b2.", "Black: roll both dice." },
    { "***4***/*7k*/*8*/10/1p8/1P8/10/*2K5*/*N7*/***4*** w - - 0 1", NULL, "2-3", "White rolls 2-3.",
      "White: move a knight, or move the king without capturing." },
    { "***4***/*7k*/*8*/10/10/p9/P9/*1K6*/*B7*/***4*** w - - 0 1 pass=b", NULL, "2-3", "White rolls 2-3.",
      "White: only your king can move, and you may not pass." },
    { "***4***/*7k*/*8*/10/10/p1p7/P1P7/*1P6*/*RK6*/***4*** w - - 0 1 pass=b", NULL, "2-4", "White rolls 2-4.",
      "White: move a rook, or move the king without capturing." },
    { KINGS, NULL, KING_DANCE KING_DANCE "2-3 Kb1 2-3 Kg8", "Black: king from h8 to g8.",
      "White: roll both dice. This position has occurred three times: you may claim a draw." },
    { BARE_KINGS " 99 60", NULL, "2-3 Kb1", "White: king from a1 to b1.",
      "Black: roll both dice. Fifty moves without a capture or a pawn move: you may claim a draw." },
    { BARE_KINGS " 98 60", NULL, "2-3 Kb1", "White: king from a1 to b1.", "Black: roll both dice." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *done = NULL, *next = NULL;
      g_auto(GStrv) words = g_strsplit (cases[i].words, " ", -1);
      AleaText text = { 0 };
      AleaState state;

      guardener_start (&state, cases[i].fen, cases[i].options);
      for (guint j = 0; words[j] != NULL; j++)
        {
          AleaState before = state;
          AleaEvent event = { .type = ALEA_EVENT_DECISION };

          if (!guardener_play_word (&state, words[j], NULL))
            g_error ("%s: %s is refused", cases[i].fen, words[j]);
          if (g_ascii_isdigit (words[j][0]))
            event = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4,
                                                  .face = { (guint8) (words[j][0] - '0'), (guint8) (words[j][2] - '0') } },
                                     ALEA_SOURCE_HAND);
          else
            g_assert_true (alea_decision_parse (&before, words[j], &event.decision, NULL));
          alea_state_describe (&before, &event, &state, &text);
        }

      done = test_sentence (&text);
      g_assert_cmpstr (done, ==, cases[i].done);
      alea_state_guide (&state, &text);
      next = test_sentence (&text);
      g_assert_cmpstr (next, ==, cases[i].next);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guardener-words/commentary", test_commentary);

  return g_test_run ();
}
