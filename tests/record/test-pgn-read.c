/* test-pgn-read.c: game files as other programs write them, and worse ones
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-lexer.h"
#include "alea-pgn-writer.h"
#include "pgn-support.h"

#include <string.h>

/* --- games that are good ------------------------------------------------- */

#define JEPPS_ROLLS "2-3 1-3 4-5 3-3 5-6 2-6 1-2 1-1"
#define JEPPS_WHITE "Na1, Bb1, Rc1, Bd1, Qe1, Nf1, Kg1, Rh1"

#define JEPPS "[Variant \"Jepps Random Chess\"]\n"
/* The mediator says Randomize, and Black's dice fall like White's. */
#define RANDOMIZED "[SetupRolls \"2-3 3-4 1-6 2-5 3-4 4-5 4-1 1-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1\"]\n\n"
#define RANDOM_EVENTS                                                                                    \
  "2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 1-2 "                                         \
  "2-3 Na8 3-4 Bb8 1-6 Kc8 2-5 Nd8 3-4 Be8 4-5 Rf8 4-1 Rg8"
#define START "[FEN \"nbknbrrq/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n"
#define LATER "[FEN \"nbknbrrq/pppppppp/8/8/4P3/8/PPPP1PPP/NBKNBRRQ b Kk - 0 1\"]\n"
/* Without the rolls that led there. */
#define FREE_PLAY_FEN                                                                                    \
  "[Variant \"jepps\"][Rules \"setup=free-play\"][SetUp \"1\"]"                                          \
  "[FEN \"qrnnbrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNBKR w Kk - 0 9\"]\n"
#define FREE_PLAY "[Variant \"Jepps Random Chess\"]\n[Rules \"setup=free-play\"]\n"
#define ENTERING "2-6 1-4 6-1 5-4 5-3 4-6 5-4 2-3 1-5 1-6 4-5 6-1 6-2"
#define ENTERED \
  "[SetUp \"1\"]\n[FEN \"bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB w Kk - 0 9\"]\n[SetupRolls \"" ENTERING "\"]\n"
#define ENTRIES \
  "2-6 Na1 1-4 Rh8 6-1 Rb1 5-4 Rg8 5-3 Qc1 4-6 Bf8 5-4 Rd1 2-3 Ne8 1-5 Ke1 1-6 Kd8 4-5 6-1 Nf1 6-2 Qc8"
#define MIRRORED "[WhiteSetup \"Na1, Bb1, Kc1, Nd1, Be1, Rf1, Rg1, Qh1\"]\n"

/* White can move with a 1, a 2 or a double only, and its pass is used up. */
#define UNLUCKY_FEN \
  "[FEN \"***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** w - - 0 40 pass=b lost=-\"]"

static const struct
{
  const char *text;
  const char *game;
  const char *events;   /* of the first game */
} goods[] = {
  { "*", "chess", "" },
  { "1. e4 e5 *", "chess", "e4 e5" },
  { "1.e4 e5 2.Nf3", "chess", "e4 e5 Nf3" },
  { "1 e4 1... e5 2. ... 2 . Nf3", "chess", "e4 e5 Nf3" },
  { "e4,e5", "chess", "e4 e5" },
  { "e4 e5 1-0", "chess", "e4 e5 resign" },
  { "e4 e5 0-1", "chess", "e4 e5 resign" },
  { "e4 e5 1/2-1/2", "chess", "e4 e5 draw" },
  { "e4 e5 1/2", "chess", "e4 e5 draw" },
  { "[Result \"0-1\"]\n\ne4", "chess", "e4 resign" },
  { "[Result \"0-1\"][Termination \"Time forfeit\"]\n\ne4", "chess", "e4" },
  { "f3 e5 g4 Qh4# 0-1", "chess", "f3 e5 g4 Qh4#" },
  { "f3 e5 g4 Qh4++ *", "chess", "f3 e5 g4 Qh4#" },
  { "\xef\xbb\xbf[Event \"x\"]\r\n\r\n1. e4\r\ne5\r\n", "chess", "e4 e5" },
  { "[Event \"x\"]\r\r1. e4\re5\r", "chess", "e4 e5" },
  { "1. e4! e5?? 2. Nf3 !? $13 $255 Nc6?!", "chess", "e4 e5 Nf3 Nc6" },
  { "1. e4 (1. d4 (1. c4 {)} ) ) e5 (1... c5 ; )\n) 2. Nf3", "chess", "e4 e5 Nf3" },
  { "{a} 1. {b} e4 {c} {d} e5 ; e\n2. Nf3 ;", "chess", "e4 e5 Nf3" },
  { "1. e4\n% e5 Ke9 {\ne5", "chess", "e4 e5" },
  { "1. e4 { % } e5 {; } 2. Nf3 ;}\nNc6", "chess", "e4 e5 Nf3 Nc6" },
  { "e2e4 e7-e5 Ng1f3 Nb8-c6 Bf1-b5 Ng8-f6 0-0 1-0", "chess", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O resign" },
  { "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O~O *", "chess", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O" },
  { "e4 d5 exd5 c5 dxc6 e.p. *", "chess", "e4 d5 exd5 c5 dxc6" },
  { "1.\xc2\xa0" "e4\xe2\x80\xaf" "e5 2.\xe2\x80\x89\xc2\xa0\xe2\x99\x98" "f3\xe2\x80\x87" "d6 \xc2\xbd-\xc2\xbd", "chess",
    "e4 e5 Nf3 d6 draw" },
  { "1. \xe2\x99\x98" "f3 \xe2\x99\x9e" "f6 2. d4 \xc2\xbd-\xc2\xbd", "chess", "Nf3 Nf6 d4 draw" },
  { "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O\xe2\x80\x93O *", "chess", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O" },
  { "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - -\"]\n\n1... Kd7 2. e4 *", "chess", "Kd7 e4" },
  { "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 12\"]\n\n1... Kd7 2. e4 *", "chess", "Kd7 e4" },
  { "[SetUp \"1\"]\n[FEN \"rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1\"]\n[Variant "
    "\"Fischerandom\"]\n\n1. O-O O-O-O", "chess960",
    "O-O O-O-O" },
  { "[Variant \"chess 960\"]\n[FEN \"rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq - 0 1\"]\n\n1. O-O", "chess960", "O-O" },
  { "[FEN \"rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq - 0 1\"]\n\n1. O-O", "chess960", "O-O" },
  { "[Variant \"Standard\"]\n\n1. e4", "chess", "e4" },
  { "[WhiteSetup \"hello\"]\n[BlackSetup \"Mirror\"]\n\n1. e4", "chess", "e4" },
  { "[Variant \"Chess960\"]\n\n1. e4", "chess960", "e4" },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3 3 6 2 3 hand\"]\n\n1. e4", "chess960", "2 3 3 6 2 3 e4" },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3\"]\n\n*", "chess960", "2 3" },
  { "[Variant \"Chess960\"]\n[SetupRolls \"\"]\n\n*", "chess960", "" },

  { JEPPS START "[WhiteSetup \"  \"]\n[BlackSetup \"\"]\n\n1. e4", "jepps", "e4" },

  /* The rolls alone leave open who was taken: the arrays say it. */
  { "[Variant \"Jepps Random Chess\"]\n[SetupRolls \"2-3 1-3\"]\n[WhiteSetup \"Na1, Bb1\"]\n\n*", "jepps",
    "2-3 Na1 1-3 Bb1" },
  { "[Variant \"Jepps Random Chess\"]\n[SetupRolls \"2-3 1-3\"]\n[WhiteSetup \"Na1\"]\n\n*", "jepps", "2-3 Na1 1-3" },
  { "[Variant \"Jepps Random Chess\"]\n[SetupRolls \"2-2 reroll 3-3 4-5 reroll\"]\n[WhiteSetup \"Ba1\"]\n\n*", "jepps", NULL },
  { "[Variant \"Jepps Random Chess\"]\n[SetupRolls \"2-2 reroll 3-3 4-5\"]\n[WhiteSetup \"Ba1\"]\n\n*", "jepps",
    "2-2 reroll 3-3 Ba1 4-5" },
  { "[Variant \"Jepps Random Chess\"]\n[SetupRolls \"2-2 3-3 4-5\"]\n[WhiteSetup \"Ba1\"]\n\n*", "jepps",
    "2-2 reroll 3-3 Ba1 4-5" },
  { "[Variant \"jepps\"]\n[WhiteSetup \"Na1, Bb1, Kc1, Rd1, Re1, Nf1, Qg1, Bh1\"]\n[BlackSetup \"Mirror\"]\n\n1. "
    "Ne3 Ne6", "jepps", NULL },
  { "[Variant \"jepps\"]\n[WhiteSetup \"Na1, Bb1, Kc1, Rd1, Be1, Nf1, Qg1, Rh1\"]\n[BlackSetup \"Reverse\"]\n\n1. "
    "Ng3 Nb6", "jepps",
    "Ng3 Nb6" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"]\n\n{[%roll 2-3]} 1. Na1 {[%roll 1-6]} Kh8 2. {[%roll 5-5 4-3 "
    "hand]} Bb1",
    "jepps", "2-3 Na1 1-6 Kh8 5-5 reroll 4-3 Bb1" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-3 1-6 5-5 4-3\"]\n\n1. Na1 Kh8 2. Bb1", "jepps",
    "2-3 Na1 1-6 Kh8 5-5 reroll 4-3 Bb1" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-3 1-6 5-5\"]\n\ni. Na1 Kh8", "jepps",
    "2-3 Na1 1-6 Kh8 5-5" },
  /* Entries in a comment, as they are written now. */
  { FREE_PLAY "[SetupRolls \"2-3 1-6 5-5 4-3\"]\n\n{1. Na1 Kh8 2. Bb1} *", "jepps", "2-3 Na1 1-6 Kh8 5-5 reroll "
                                                                                    "4-3 Bb1" },
  /* The second one is a remark. */
  { FREE_PLAY_FEN "\n{1. Ba1 Bh8} {1. Na1 Nh8} 9. h3 *", "jepps", "h3" },
  { FREE_PLAY "[SetupRolls \"2-3 1-6\"]\n\n{Na1 Kh8} *", "jepps", "2-3 Na1 1-6 Kh8" },
  { FREE_PLAY "[SetupRolls \"2-3 1-6\"]\n\n{1. Na1 is a good one} {i. Na1 Kh8} *", "jepps", "2-3 Na1 1-6 Kh8" },
  { FREE_PLAY ENTERED " 9. e4 e5 *", "jepps", ENTRIES " e4 e5" },
  { FREE_PLAY ENTERED "\n\n1. Na1 Rh8 2. Rb1 Rg8 3. Qc1 Bf8 4. Rd1 Ne8 5. Ke1 Kd8 6. Nf1 Qc8 7. Bg1 Nb8 8. Bh1 "
                      "Ba8 9. e4 e5 *",
    "jepps", ENTRIES " e4 e5" },
  { FREE_PLAY ENTERED "\n{1. Na1 Rh8 2. Rb1 Rg8 3. Qc1 Bf8 4. Rd1 Ne8 5. Ke1 Kd8 6. Nf1 Qc8 7. Bg1 Nb8 8. Bh1 "
                      "Ba8} 9. e4 *",
    "jepps", ENTRIES " e4" },
  { FREE_PLAY ENTERED "\n{1.  Na1 \n Rh8  2. Rb1 Rg8 3. Qc1 Bf8 4. Rd1 Ne8 5. Ke1 Kd8 6. Nf1 Qc8 7. Bg1 Nb8 8. "
                      "Bh1 Ba8 } 9. e4 *",
    "jepps", ENTRIES " e4" },

  /* Every roll in order: the pieces say which doubles were thrown again. */
  { JEPPS MIRRORED "[BlackSetup \"Mirror\"]\n[SetupRolls \"2-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-4\"]\n\n*", "jepps",
    "2-2 reroll 2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 2-4" },
  { JEPPS MIRRORED "[BlackSetup \"Mirror\"]\n[SetupRolls \"2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-2 2-4\"]\n\n*", "jepps",
    "2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 2-2 reroll 2-4" },
  { JEPPS MIRRORED "[BlackSetup \"Reverse\"]\n[SetupRolls \"2-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1 3-5\"]\n\n*", "jepps",
    "2-2 reroll 2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 3-5" },
  { JEPPS MIRRORED START "[SetupRolls \"2-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-4\"]\n\n1. e4 *", "jepps",
    "2-2 reroll 2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 2-4 e4" },
  { JEPPS MIRRORED "[BlackSetup \"Na8, Bb8, Kc8, Nd8, Be8, Rf8, Rg8, Qh8\"]\n"
    "[SetupRolls \"2-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1 1-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1\"]\n\n1. e4 *", "jepps", "2-2 reroll " RANDOM_EVENTS " e4" },
  { JEPPS MIRRORED START "[SetupRolls \"2-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1 1-2 2-3 3-4 1-6 2-5 3-4 4-5 4-1\"]\n\n1. e4 *", "jepps",
    "2-2 reroll " RANDOM_EVENTS " e4" },
  /* Where one array is told the other one is that of the position. */
  { JEPPS MIRRORED START RANDOMIZED "1. e4 *", "jepps", RANDOM_EVENTS " e4" },
  { JEPPS "[BlackSetup \"Na8, Bb8, Kc8, Nd8, Be8, Rf8, Rg8, Qh8\"]\n" START RANDOMIZED "1. e4 *", "jepps", RANDOM_EVENTS " e4" },
  /* The mediator's last double stands where the position says so. */
  { JEPPS MIRRORED START "[SetupRolls \"2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-2\"]\n\n1. e4 *", "jepps",
    "2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 2-2 accept e4" },
  { JEPPS MIRRORED START "[SetupRolls \"2-3 3-4 1-6 2-5 3-4 4-5 4-1 3-3 2-2\"]\n\n1. e4 *", "jepps",
    "2-3 Na1 3-4 Bb1 1-6 Kc1 2-5 Nd1 3-4 Be1 4-5 Rf1 4-1 Rg1 3-3 reroll 2-2 accept e4" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-2 2-3 1-6 5-5\"]\n\n{a} i. Na1 {b} Kh8 $1 {c} "
    "*", "jepps",
    "2-2 reroll 2-3 Na1 1-6 Kh8 5-5" },
  /* Nor is one that names an entry, once there is another. */
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-2 2-3 1-6 5-5\"]\n\ni. Na1 {Kh8} Kh8 *", "jepps",
    "2-2 reroll 2-3 Na1 1-6 Kh8 5-5" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"]\n\n{[%roll 2-3]} i. Na1 {Kh8} {[%roll 1-6]} Kh8 *", "jepps",
    "2-3 Na1 1-6 Kh8" },
  { "[Variant \"jepps\"][Rules \" setup=free-play  entries=moves, \"][SetupRolls \"2-2 2-3\"]\n\n*", "jepps", "2-2 reroll 2-3" },
  /* A comment that says nothing of rolls leaves the list as it is. */
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-2 2-3 1-6 5-5\"]\n\n{} i. Na1 {roll} Kh8 *", "jepps",
    "2-2 reroll 2-3 Na1 1-6 Kh8 5-5" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-2 2-3 1-6 5-5\"]\n\n1.Na1 Kh8 *", "jepps",
    "2-2 reroll 2-3 Na1 1-6 Kh8 5-5" },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-2 2-3\"]\n\n*", "jepps", "2-2 reroll 2-3" },

  /* The arrays beside a start. */
  { JEPPS START MIRRORED "[BlackSetup \"mirror\"]\n\n1. e4", "jepps", "e4" },
  { JEPPS START "[WhiteSetup \" \"]\n[BlackSetup \"Qh8 Rg8 Rf8 Be8 Nd8 Kc8 Bb8 Na8\"]\n\n1. e4", "jepps", "e4" },
  { JEPPS "[FEN \"qrrbnkbn/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n[BlackSetup \"Reverse\"]\n\n1. e4", "jepps", "e4" },
  { JEPPS LATER "[WhiteSetup \"hello\"]\n[BlackSetup \"Reverse\"]\n\n1... e5", "jepps", "e5" },
  { JEPPS "[FEN \"nbknbrrq/pppppppp/8/8/8/N7/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n[WhiteSetup \"hello\"]\n\n1. e4", "jepps", "e4" },

  { "[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 5 5 2\"]\n\n1. e4 e5 2. {[%roll 5]} Nf3,Nc3 2... "
    "{[%roll 1 hand]} --",
    "random-move", NULL },
  { "[Variant \"Random Move Number Chess\"]\n[SetupRolls \"5 2\"]\n\n1. e4 e5 2. {[%roll 5]} Nf3,Nc3 2... {[%roll "
    "1 hand]} --",
    "random-move", "5 2 e4 e5 5 Nf3 Nc3 1" },
  { "[Variant \"random-move\"]\n[SetupRolls \"6 2\"]\n\n1. e4 e5 2. {[%roll 6]} Nf3,Bc4,d3 {[%roll 3]} Nc6 3. "
    "{[%roll 6]} -- {[%seats bw]} *",
    "random-move", "6 2 e4 e5 6 Nf3 Bc4 d3 3 Nc6 6" },
  { "[Variant \"random-move\"]\n[SetupRolls \"6 6 6 6 6 6 6 6 6 2\"]\n\n1. e4 e5 2. {[%roll 6]} --", "random-move",
    "6 6 6 6 6 6 6 6 6 2 e4 e5 6" },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. {[%roll 6]} Nf3 {amid} Nc3 {[%roll 3]}", "random-move", "e4 e5 6 "
                                                                                                      "Nf3 Nc3 3" },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. {[%roll 6]} Nf3 {amid} Nc3 {[%roll 3]} 0-1", "random-move",
    "e4 e5 6 Nf3 Nc3 3 resign" },

  { "[Variant \"Guardener Chess\"]\n\n1. {[%roll 1-2]} d4 1... {[%roll 2-2 3-3 hand]} Nbz4 {T3} 2. {[%roll 3-4]} "
    "pass", "guardener",
    "1-2 d4 2-2 reroll 3-3 Nbz4 {T3} 3-4 pass" },
  { "[Variant \"guardener\"]\n\n1. {[%roll 1-2]} d4 1... {[%roll 2-2]} {[%roll 3-3]} Nb8z4 {well} 2. {[%roll 4-4 "
    "reroll]}", "guardener",
    "1-2 d4 2-2 reroll 3-3 Nbz4 {T3} 4-4 reroll" },
  { "[Variant \"guardener\"]\n\n1. {[%roll 2-2 3-3]} Nbz4 {T3} {T2} 1... {[%roll 1-2]} e5 {} {T2}", "guardener",
    "2-2 reroll 3-3 Nbz4 {T3} 1-2 e5" },
  { "[Variant \"guardener\"]\n\n1. {[%roll 2-2 3-3]} Nbz4! $6 {[%clk 1:00]} {[%clk 1:00] T3} 1... {[%roll 1-2]} e5 {remark} {T2}",
    "guardener", "2-2 reroll 3-3 Nbz4 {T3} 1-2 e5" },
  { "[Variant \"guardener\"]\n[Rules \"reroll=keeps\"]\n\n1. {[%roll 4-4 3-3 1-2]} Nbz4 {T3} 1... {[%roll 1-1 2-2]}",
    "guardener", "4-4 reroll 3-3 reroll 1-2 Nbz4 {T3} 1-1 reroll 2-2" },
  { "[Variant \"guardener\"]\n" UNLUCKY_FEN "\n\n40. {[%roll 3-4]} -- {[%roll 1-2]} Kc8 41. {[%roll 2-2 3-4]} "
                                            "--", "guardener",
    "3-4 1-2 Kc8 2-2 reroll 3-4" },
  { "[Variant \"guardener\"]\n" UNLUCKY_FEN "\n\n40. {[%roll 3-4]} {[%roll 1-2]} Kc8", "guardener", "3-4 1-2 Kc8" },
  { "[Variant \"guardener\"]\n[Rules \"stalemate=this-roll\"]\n" UNLUCKY_FEN "\n\n40. {[%roll 3-4]} 1/2-1/2", "guardener", "3-4" },
  { "[Variant \"guardener\"]\n[Rules \"reroll=keeps\"]\n[FEN "
    "\"***4***/*r3k2r*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQkq - "
    "0 1 dice=1-2 doubles=2 kept=4/3\"]\n\n1. O-O {[%roll 1-2]}", "guardener", "O-O 1-2" },
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open (goods[i].text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);
      g_autoptr(AleaPgnGame) second = pgn_next (reader);

      g_test_message ("case %u: %s", i, goods[i].text);
      g_assert_nonnull (game);
      g_assert_null (second);
      if (goods[i].events == NULL)
        g_assert_true (game->is_bad);
      else
        {
          pgn_assert_events (game, goods[i].events);
          g_assert_cmpstr (game->record->rules->id, ==, goods[i].game);
        }
    }
}

/* --- games that are not -------------------------------------------------- */

#define ANOTHER "The position (FEN) does not match the set-up of this game."

/* '|' stands where the fault is. */
static const struct
{
  const char *text;
  const char *sentence;
} bads[] = {
  { "[Variant \"guardener\"]\n" UNLUCKY_FEN "\n\n40. {[%roll 2-3]} |--", "“--” may only follow a roll that allows "
                                                                         "no move." },
  { "1. e4 |e4", "The rules do not allow “e4” here." },
  { "[Event \"x\"]\n\n1. e4 e5\n2. Nf3 {ä€} |O-OO-O 1-0", "“O-OO-O” does not look like a move." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. {[%roll 1]} -- |--", "“--” may only follow a roll that allows no move." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 3-2]} Nc3 |-- {[%roll 1-2]} e5",
    "“--” may only follow a roll that allows no move." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 3-2]} pass |--", "“--” may only follow a roll that allows no move." },
  { "1. e4 |-- 2. e5", "“--” may only follow a roll that allows no move." },
  { "1. e4 |Sf6", "“Sf6” does not look like a move." },
  { "1. e4 |pass", "“pass” is not a choice in this game." },
  { "1. e4 e5 {x |", NULL },
  { "1. e4 |{x", "This comment is never closed." },
  { "1. e4 |(1. d4 (1. c4 {)} )", "This variation is never closed." },
  { "1. e4 |) e5", "This bracket does not close a variation." },
  { "1. e4 |} e5", "This brace does not close a comment." },
  { "1. e4 |< e5", "This is not part of a game." },
  { "1. e4 |\" e5", "This is not part of a game." },
  { "1. e4 |\x01 e5", "This is not part of a game." },
  /* A mark of UTF-16 that is none. */
  { "1. e4 {x}|\xff\xfe e5", "“ÿþ” does not look like a move." },
  { "1. e4 |$ e5", "A number is missing after “$”." },
  { "f3 e5 g4 Qh4# |1-0", "The game ends 0-1, not 1-0." },
  { "f3 e5 g4 Qh4# |a3", "The game is over; it is too late for “a3”." },
  { "[Result \"|1-0\"]\n\nf3 e5 g4 Qh4#", "The game ends 0-1, not 1-0." },
  { "[Result \"1-0\"]\n\n1. e4 |0-1", "The result after the moves does not match the Result tag." },
  { "[Event \"x|\n[Site \"y\"]\n\n1. e4", "The quotation marks in this tag are never closed." },
  { "[Event |x]\n\n1. e4", "A tag must be written as [Name \"text\"]." },
  { "[|\"x\"]\n\n1. e4", "A tag must be written as [Name \"text\"]." },
  { "[Variant \"|Atomic\"]\n\n1. e4", "Alea does not play the game “Atomic”." },
  { "[Variant \"Chess960\"]\n[Rules \"setup=dice |size=9\"]\n\n1. e4", "Chess960 has no option “size”." },
  { "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 |0\"]\n\n1. Ke2", "Move number: this must be a number from 1 to 65535." },
  { "[FEN \"|x3k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2", "Placement: no piece has this letter." },
  { "[FEN \"4|x3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2", "Placement: no piece has this letter." },
  { "[FEN \"|8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2", "Each side needs a king." },
  { "1. e4 |{[%roll 3]} e5", "No roll is due now." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |Nf3", "A roll is needed before “Nf3”." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |{[%roll 7]} Nf3", "A die with 6 sides cannot show 7." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |{[%roll x]} Nf3", "“x” is not a roll." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |{[%roll hand 3]} Nf3", "“hand” is not a roll." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |{[%roll 3 hand program]} Nf3", "“program” is not a roll." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |{[%roll 6] [%seats bw]} Nf3", "The players’ colours at this point "
                                                                             "cannot be “bw”." },
  { "[Variant \"random-move\"]\n\n1. e4 e5 2. |{[%roll 3 3]} Nf3", "No roll is due now." },
  { "[Variant \"guardener\"]\n\n1. |d4", "A roll is needed before “d4”." },
  { "[Variant \"guardener\"]\n\n1. |{[%roll 1-2 3-3]} d4", "No roll is due now." },
  { "[Variant \"guardener\"]\n\n1. |{[%roll 1]} d4", "This roll takes 2 dice." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 1-2]} |Bf4 {T3}", "The rules do not allow “Bf4 {T3}” here." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 2-2 3-3]} |Nbz4 {T2} 1... {[%roll 1-2]} e5",
    "“Nbz4” goes to terrace 3, not to terrace 2." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 2-2 3-3]} Nbz4! |{T2} 1... {[%roll 1-2]} e5", "“b1z4” goes to terrace 3, not to terrace 2." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 2-2 3-3]} Nbz4 |{[%clk 1:00] T4}", "“b1z4” goes to terrace 3, not to terrace 4." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 1-2]} d4 {[%clk 1:00]} |{T2}", "“d2d4” does not go to a terrace." },
  { "[Variant \"guardener\"]\n\n1. {[%roll 1-2]} |d4 {T2} 1... {[%roll 1-2]} e5", "“d4” does not go to a terrace." },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3 3 2 3 |4\"]\n\n1. e4", "This roll comes after the end of the set-up." },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3 |x 2 3\"]\n\n1. e4", "“x” is not a roll." },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3 |9\"]\n\n1. e4", "A die with 6 sides cannot show 9." },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3 3\"]\n\n1. |e4", "A roll is needed before “e4”." },
  { "[Variant \"Chess960\"]\n[SetupRolls \"|2 3 3\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
    "0 1\"]\n\n1. e4",
    "The rolls end before the set-up does." },
  { "[Variant \"Chess960\"]\n[SetupRolls \"2 3 3 2 4\"]\n[FEN \"|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
    "KQkq - 0 1\"]\n\n1. e4",
    "The set-up leads to a different position from this one." },
  { "[Variant \"jepps\"]\n[SetupRolls \"2-3 1-3\"]\n[WhiteSetup \"|Na1, Qb1\"]\n\n*", "The dice do not offer the "
                                                                                      "queen." },
  { "[Variant \"jepps\"]\n[SetupRolls \"2-3 1-3\"]\n[WhiteSetup \"Na1, |Bb2\"]\n\n*",
    "A set-up must be written as “Na1, Bb1, Kc1, …”, “Mirror” or “Reverse”." },
  { "[Variant \"jepps\"]\n[SetupRolls \"2-3 |1-3\"]\n\n*", "The set-up does not say which piece goes to a1." },
  { "[Variant \"jepps\"]\n[WhiteSetup \"|Na1, Bb1\"]\n[BlackSetup \"Mirror\"]\n\n*",
    "The set-up is incomplete or impossible, and the rolls are missing." },
  { JEPPS "[WhiteSetup \"|Bb1, Kc1, Nd1, Be1, Rf1, Rg1, Qh1\"]\n[BlackSetup \"Mirror\"]\n\n*",
    "The set-up is incomplete or impossible, and the rolls are missing." },
  { JEPPS "[WhiteSetup \"|Na1, Bb1, Kc1, Nd1, Be1, Rf1, Rg1\"]\n[BlackSetup \"Mirror\"]\n\n*",
    "The set-up is incomplete or impossible, and the rolls are missing." },
  { JEPPS "[WhiteSetup \"|Na1, Bb1, Kc1, Nd1, Be1, Rf1, Rg1, Qh1\"]\n[BlackSetup \"Na8, Bb8\"]\n\n*",
    "The set-up is incomplete or impossible, and the rolls are missing." },
  { JEPPS "[WhiteSetup \"|Ba1, Nb1, Bc1, Nd1, Ke1, Rf1, Rg1, Qh1\"]\n[BlackSetup \"Mirror\"]\n\n*",
    "The set-up is incomplete or impossible, and the rolls are missing." },
  { JEPPS START "[WhiteSetup \"Na1, Bb1, Kc1, Nd1, |Re1, Bf1, Rg1, Qh1\"]\n\n*", ANOTHER },
  { JEPPS START "[WhiteSetup \"|Na1, Bb1\"]\n\n*", ANOTHER },
  { JEPPS START "[WhiteSetup \"|Bb1, Kc1, Nd1, Be1, Rf1, Rg1, Qh1\"]\n\n*", ANOTHER },
  { JEPPS START "[WhiteSetup \"|Na1, Bb1, Kc1, Nd1, Be1, Rf1, Rg1\"]\n\n*", ANOTHER },
  { JEPPS "[SetupRolls \"2-3\"]\n[WhiteSetup \"|Na1, Bb1\"]\n\n*", "The rolls do not lead to the set-up of this game." },
  { JEPPS START "[BlackSetup \"|Reverse\"]\n\n*", ANOTHER },
  { JEPPS START "[BlackSetup \"Na8, Bb8, Kc8, Nd8, Be8, Rf8, Rg8, |Bh8\"]\n\n1. e4", ANOTHER },
  { JEPPS "[WhiteSetup \"Na1, Bb1, |Ra1, Kc1\"]\n\n*", "A set-up must be written as “Na1, Bb1, Kc1, …”, “Mirror” "
                                                       "or “Reverse”." },
  { JEPPS START "[WhiteSetup \"|hello\"]\n\n*", "A set-up must be written as “Na1, Bb1, Kc1, …”, “Mirror” or "
                                                "“Reverse”." },
  { JEPPS "[FEN \"qrrbnkbn/pppppppp/8/8/8/8/PPPPPPPP/NBKNBRRQ w Kk - 0 1\"]\n[BlackSetup \"|Mirror\"]\n\n*", ANOTHER },
  { FREE_PLAY_FEN "\n|{1. Ba1 Bh8 2. Qb1 Kg8 3. Nc1 Rf8 4. Rd1 Be8 5. Ne1 Nd8 6. Bf1 Nc8 7. Kg1 Rb8 8. Rh1 Ra8} 9. h3",
    "The position (FEN) has Qa8 here, not “Ra8”." },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"2-3\"]\n\n1. Na1 |Kh8", "A roll is needed before “Kh8”." },
  { FREE_PLAY ENTERED "\n|{1. Qa1 Rh8} *", "The position (FEN) has Na1 here, not “Qa1”." },
  { FREE_PLAY "[SetUp \"1\"]\n[FEN \"bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB w Kk - 0 9\"]\n[SetupRolls "
              "\"|2-6 1-4\"]\n\n{1. Na1 Rh8} *",
    "The rolls end before the set-up does." },
  { FREE_PLAY "[SetupRolls \"" ENTERING "\"]\n\n1. Na1 Rh8 2. Rb1 Rg8 3. Qc1 Bf8 4. Rd1 Ne8 5. Ke1 Kd8 6. Nf1 Qc8 "
    "7. |Qg1 *",
    "“Qg1” is not possible: only Bg1 is left." },
  { FREE_PLAY "[SetUp \"1\"]\n[FEN \"bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB w Kk - 0 9\"]\n[SetupRolls "
              "\"|2-6 1-4 2-6\"]\n\n{1. Na1 Rh8} *",
    "The rolls end before the set-up does." },
  /* Of doubles that no die shows nobody asks whether they were thrown again. */
  { JEPPS MIRRORED "[BlackSetup \"Mirror\"]\n[SetupRolls \"|255-1 2-2\"]\n\n*", "A die with 6 sides cannot show 255." },
  { JEPPS MIRRORED "[BlackSetup \"Mirror\"]\n[SetupRolls \"|1-255 2-2\"]\n\n*", "A die with 6 sides cannot show 255." },
  { JEPPS MIRRORED "[BlackSetup \"Mirror\"]\n[SetupRolls \"2-2 |7-7\"]\n\n*", "A die with 6 sides cannot show 7." },
  { JEPPS MIRRORED "[BlackSetup \"Mirror\"]\n[SetupRolls \"2-2 |0-3\"]\n\n*", "A die with 6 sides cannot show 0." },
  /* The mediator's double does not say so, and the roll behind it neither. */
  { JEPPS MIRRORED "[BlackSetup \"Reverse\"]\n[SetupRolls \"2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-2 2-4 |3-5\"]\n\n*",
    "This roll comes after the end of the set-up." },
  { JEPPS MIRRORED "[BlackSetup \"|Reverse\"]\n[SetupRolls \"2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-2\"]\n\n*",
    "The rolls do not lead to the set-up of this game." },
  { FREE_PLAY "[SetupRolls \"2-3\"]\n\n|{1. Qa1} *", "The dice do not offer the queen." },
  /* Doubles that were thrown again do not help where the pieces that are named need more rolls. */
  { JEPPS "[SetupRolls \"2-2 2-4\"]\n[WhiteSetup \"|Na1, Bb1\"]\n\n*", "The dice do not offer the bishop." },
  { JEPPS "[SetupRolls \"2-2\"]\n[WhiteSetup \"|Ka1\"]\n\n*", "The dice do not offer the king." },
  /* Rolls beside the moves leave no list to be searched. */
  { FREE_PLAY "[SetupRolls \"2-2 2-3 1-6\"]\n\n1. Na1 |Kh8 {[%roll 5-5]} *", "The dice do not offer the king." },
  { "[Variant \"jepps\"][Rules \"setup=free-play\"][SetupRolls \"|2-3 4-5 1-2\"]\n\n1. Na1",
    "There are more rolls than the set-up needs." },
};

/* What stands before the bar has been read, what comes behind the game too. */
static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bads); i++)
    {
      g_auto(GStrv) parts = g_strsplit (bads[i].text, "|", 2);
      g_autofree char *text = g_strconcat (parts[0], parts[1], "\n\n[Event \"after\"]\n\n1. d4 *\n", NULL);
      const char *line = strrchr (parts[0], '\n');
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);
      g_autoptr(AleaPgnGame) after = pgn_next (reader);
      g_autoptr(AleaPgnGame) none = pgn_next (reader);
      g_autofree char *sentence = NULL;
      g_autofree char *valid = g_utf8_make_valid (bads[i].text, -1);
      guint n_lines = 1;

      g_test_message ("case %u: %s", i, valid);
      for (const char *p = parts[0]; *p != '\0'; p++)
        n_lines += *p == '\n';

      g_assert_nonnull (game);
      g_assert_true (game->is_bad);
      sentence = test_sentence (&game->fault);
      g_assert_true (g_utf8_validate (sentence, -1, NULL));
      if (bads[i].sentence != NULL)
        {
          g_assert_cmpstr (sentence, ==, bads[i].sentence);
          g_assert_cmpuint (game->fault_place.line, ==, n_lines);
          g_assert_cmpint (game->fault_place.column, ==,
                           g_utf8_strlen (line != NULL ? line + 1 : parts[0], -1) + 1);
        }

      pgn_assert_events (after, "d4");
      g_assert_cmpstr (alea_record_get_tag (after->record, "Event"), ==, "after");
      g_assert_null (none);
    }
}

/* Whatever stood there before. */
static void
test_nothing_left (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("1. e4 *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);
  AleaPgnGame *after = game;

  g_assert_true (alea_pgn_reader_next (reader, &after, NULL, NULL));
  g_assert_null (after);
}

/* Each of the three ends of a line counts, wherever it stands in a comment. */
static void
test_lines_of_comments (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("{one\rtwo\nthree\r\nfour} 1. e9 *");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  g_assert_true (game->is_bad);
  g_assert_cmpuint (game->fault_place.line, ==, 4);
  g_assert_cmpuint (game->fault_place.column, ==, 10);
}

/* --- a file of another program ------------------------------------------- */

static char *
read_sample (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "pgn", name, NULL);
  g_autoptr(GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* One move that would have been better is kept as such; what goes on longer is another
 * variation, and is kept as it stands. */
static void
test_better (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("1. e4 (1. d4) e5 (1... c5 2. Nf3) *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  pgn_assert_events (game, "e4 e5");
  g_assert_cmpuint (game->record->n_variations, ==, 0);
  g_assert_cmpstr (alea_record_find_note (game->record, 2)->variations, ==, "(1... c5 2. Nf3)");
  g_assert_cmpstr (alea_record_find_note (game->record, 1)->finding.better, ==, "d4");
}

/* Moves are counted as the entries are numbered: from 1 behind Roman numbers, or from 9
 * (J29). */
static void
test_moves_behind_entries (void)
{
  static const struct { const char *first; guint n_moves; } rows[] = { { "i.", 2 }, { "1.", 10 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strconcat (FREE_PLAY "[SetupRolls \"" ENTERING "\"]\n\n", rows[i].first,
                                           " Na1 Rh8 Rb1 Rg8 Qc1 Bf8 Rd1 Ne8 Ke1 Kd8 Nf1 Qc8 Bg1 Nb8 Bh1 Ba8 "
                                           "e4 e5 Nb3 e4 *\n", NULL);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_assert_true (game->is_bad);
      g_assert_cmpuint (game->n_moves, ==, rows[i].n_moves);
      g_assert_cmpuint (game->fault_move, ==, rows[i].n_moves);
    }
}

/* Entries that nobody has numbered are numbered as the first move is: from 1 on behind Roman
 * numbers (J29). */
static void
test_numbers_by_the_first_move (void)
{
  for (guint number = 1; number <= 9; number++)
    {
      g_autofree char *text = g_strdup_printf (FREE_PLAY "[SetUp \"1\"]\n[FEN \"bnqknbrr/pppppppp/8/8/8/8/PPPPPPPP/NRQRKNBB "
                                               "w Kk - 0 %u\"]\n[SetupRolls \"" ENTERING "\"]\n\n%u. e4 *\n", number, number);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      pgn_assert_events (game, ENTRIES " e4");
      g_assert_cmpint (alea_rules_option_is (game->record->rules, &game->record->options, "entries", "roman"), ==, number == 1);
    }
}

/* Entries stand before the first move; behind it they are a remark. */
static void
test_entries_behind_a_move (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open (FREE_PLAY_FEN "\n9. h3 {1. Ba1 Bh8} h6 {1. Na1 Nh8} *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  pgn_assert_events (game, "h3 h6");
  pgn_assert_note (game->record, 1, ALEA_NO_CLOCK, NULL, "1. Ba1 Bh8");
  pgn_assert_note (game->record, 2, ALEA_NO_CLOCK, NULL, "1. Na1 Nh8");
}

#define INTRODUCTION "{an introduction [%clk 0:00:01]}\n$3 (1. d4)\n"

/* What stands before the tags belongs to no game, which begins with them. */
static void
test_before_the_tags (void)
{
  static const char before[] = INTRODUCTION;
  g_autoptr(AleaPgnReader) reader = pgn_open (INTRODUCTION "[Event \"x\"]\n\n1. e4 *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  pgn_assert_events (game, "e4");
  g_assert_cmpint (game->offset, ==, (goffset) strlen (before));
  g_assert_cmpuint (game->place.line, ==, 3);
  g_assert_cmpuint (game->place.column, ==, 1);
  g_assert_null (alea_record_find_note (game->record, 0));
  g_assert_null (alea_record_find_note (game->record, 1));
}

static void
assert_luck (const AleaRecord *record,
             guint             n_events,
             double            luck,
             const char       *comment)
{
  const AleaNote *note = alea_record_find_note (record, n_events);

  g_assert_nonnull (note);
  g_assert_true (note->finding.has_luck);
  g_assert_cmpfloat (note->finding.luck, ==, luck);
  g_assert_cmpstr (note->comment, ==, comment);
}

/* What a review has found, and what looks like it. */
static void
test_findings (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open (
    "[Variant \"random-move\"]\n\n{[%luck +0.10]} 1. e4 e5 2. {[%roll 2] [%luck +0.08] well} Nf3 "
    "{[%eval 0.412/0.100/0.488]} {[%roll 2]} {[%luck -0.25] [%eval 0.500/0.250/0.250]} Nc6 {[%luck 0.3] [%eval "
    "3.5]} *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);
  const AleaNote *note;

  pgn_assert_events (game, "e4 e5 2 Nf3 2 Nc6");
  note = alea_record_find_note (game->record, 0);
  g_assert_nonnull (note);
  g_assert_cmpstr (note->comment, ==, "[%luck +0.10]");
  g_assert_false (note->finding.has_luck);
  assert_luck (game->record, 3, 0.08, "well");
  assert_luck (game->record, 5, -0.25, NULL);
  note = alea_record_find_note (game->record, 4);
  g_assert_nonnull (note);
  g_assert_true (note->finding.has_chances);
  g_assert_cmpfloat (note->finding.win, ==, 0.412);
  g_assert_cmpfloat (note->finding.draw, ==, 0.1);
  g_assert_cmpfloat (note->finding.loss, ==, 0.488);
  g_assert_null (note->comment);
  note = alea_record_find_note (game->record, 5);
  g_assert_true (note->finding.has_chances);
  g_assert_cmpfloat (note->finding.win, ==, 0.5);
  note = alea_record_find_note (game->record, 6);
  g_assert_nonnull (note);
  g_assert_cmpstr (note->comment, ==, "[%luck 0.3] [%eval 3.5]");
  g_assert_false (note->finding.has_luck || note->finding.has_chances);
}

/* Before another roll it goes without saying that a double is thrown again, wherever
 * somebody says something. */
static void
test_rolls_of_comments (void)
{
  static const char *const expected[] = {
    "{well} 1. {[%roll 2-2 2-4]} Nc3 *",
    "1. {[%roll 2-2 reroll]} {well} {[%roll 2-4]} Nc3 *",
    "1. {[%roll 2-2 reroll]} {well} {[%roll 2-4]} Nc3 *",
    "1. {[%roll 2-2 2-4]} {well} Nc3 *",
    "1. {[%roll 2-2 2-4]} Nc3 {well} *",
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open ("[Variant \"guardener\"]\n\n1. {[%roll 2-2 2-4]} Nc3 *\n");
      g_autoptr(AleaPgnGame) game = pgn_next (reader);
      g_autoptr(GString) written = g_string_new (NULL);

      pgn_assert_events (game, "2-2 reroll 2-4 Nc3");
      alea_record_make_note (game->record, i)->comment = g_strdup ("well");
      g_assert_true (alea_pgn_write (game->record, written, NULL));
      if (strstr (written->str, expected[i]) == NULL)
        g_error ("%u: %s", i, written->str);
    }
}

static void
test_other_programs (void)
{
  g_autofree char *text = read_sample ("other-programs.pgn");
  g_autoptr(AleaPgnReader) reader = pgn_open (text);
  g_autoptr(AleaPgnGame) first = pgn_next (reader);
  g_autoptr(AleaPgnGame) second = pgn_next (reader);
  g_autoptr(AleaPgnGame) third = pgn_next (reader);
  g_autoptr(AleaPgnGame) fourth = pgn_next (reader);
  g_autoptr(AleaPgnGame) none = pgn_next (reader);

  pgn_assert_events (first, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 draw");
  g_assert_cmpuint (first->record->n_variations, ==, 0);
  g_assert_cmpstr (alea_record_find_note (first->record, 6)->variations, ==,
                   "(3... Nf6 4. Ng5 (4. d4 exd4 5. O-O {a gambit) with a bracket}) 4... d5)");
  g_assert_cmpstr (alea_record_get_tag (first->record, "ECO"), ==, "C50");
  pgn_assert_note (first->record, 1, 5452000, NULL, "[%eval 0.25]");
  pgn_assert_note (first->record, 2, 5440000, NULL, NULL);
  pgn_assert_note (first->record, 5, ALEA_NO_CLOCK, "$1", NULL);
  pgn_assert_note (first->record, 7, ALEA_NO_CLOCK, "$5", "castled early; and rightly");
  pgn_assert_note (first->record, 9, ALEA_NO_CLOCK, "$146 $10", NULL);

  pgn_assert_events (second, "f3 e5 g4 Qh4#");
  g_assert_cmpuint (second->place.line, ==, 18);
  g_assert_cmpint (second->offset, ==, strstr (text, "[Event \"Corr") - text);
  g_assert_cmpstr (alea_record_get_tag (second->record, "White"), ==, "One \"Two\" Three");
  g_assert_cmpstr (alea_record_get_tag (second->record, "Black"), ==, "back\\slash");
  pgn_assert_note (second->record, 3, ALEA_NO_CLOCK, "$4", "the comment goes on");

  pgn_assert_events (third, "O-O O-O-O h4");
  g_assert_true (third->record->rules == test_rules ("chess960"));
  pgn_assert_events (fourth, "d4 Nf6 c4 e6 Nf3 Bb4+ Bd2 Bxd2+");
  g_assert_null (none);
}

static void
test_latin1 (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("[White \"L\xf6we\"]\n[Black \"L\xc3\xb6we\"]\n\n1. e4 {sch\xf6n} "
                                              "d5 2. e\xd7" "d5 \xbd-\xbd\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  pgn_assert_events (game, "e4 d5 exd5 draw");
  g_assert_cmpint (game->result, ==, ALEA_RESULT_DRAW);
  g_assert_cmpstr (alea_record_get_tag (game->record, "White"), ==, "Löwe");
  g_assert_cmpstr (alea_record_get_tag (game->record, "Black"), ==, "Löwe");
  pgn_assert_note (game->record, 1, ALEA_NO_CLOCK, NULL, "schön");
}

/* A second tag Event begins a game even where no moves came between. */
static void
test_games_without_moves (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("{x}\n[Event \"1\"]\n[Site \"a\"]\n\n[Event \"2\"]\n\n*\n\n1. e4 "
                                              "*\n; end\n");
  g_autoptr(AleaPgnGame) first = pgn_next (reader);
  g_autoptr(AleaPgnGame) second = pgn_next (reader);
  g_autoptr(AleaPgnGame) third = pgn_next (reader);
  g_autoptr(AleaPgnGame) none = pgn_next (reader);

  pgn_assert_events (first, "");
  g_assert_cmpuint (first->record->notes->len, ==, 0);
  g_assert_cmpstr (alea_record_get_tag (first->record, "Site"), ==, "a");
  pgn_assert_events (second, "");
  g_assert_cmpstr (alea_record_get_tag (second->record, "Event"), ==, "2");
  pgn_assert_events (third, "e4");
  g_assert_null (none);
}

/* Where a bad game ends, another begins, with a tag of any name. */
static void
test_after_a_bad_game (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("1. e4 Zz9 e5 *\n\n[White \"x\"]\n\n1. d4 *\n");
  g_autoptr(AleaPgnGame) bad = pgn_next (reader), good = pgn_next (reader), none = pgn_next (reader);

  g_assert_true (bad->is_bad);
  pgn_assert_events (good, "d4");
  g_assert_cmpstr (alea_record_get_tag (good->record, "White"), ==, "x");
  g_assert_null (none);
}

/* Each CR alone ends a line, CR and LF together end one. */
/* Also where no tags begin it: a game ends with its result. */
static void
test_result_of_a_bad_game (void)
{
  static const struct { const char *text, *games; } rows[] = {
    { "1. e5 1-0\n\n1. e4 1-0", "bad good" },
    { "1. e4 *\n\n1. e5 d5 *\n\n1. d4 *", "good bad good" },
    { "1. e5 e6 2. a3 {1-0 } (a4 1-0) ; 1-0\n% 1-0\n0-1 1. d4 *", "bad good" },
    { "[FEN \"8/8\"]\n\n1. e4 *\n\n1. d4 *", "bad good" },
    { "1. e5 1/2-1/2 1. d9 1-0 1. e4 *", "bad bad good" },
    { "1. e5 1. e4\n[Event \"?\"]\n1. d4 *", "bad good" },
    { "1. e5 {never closed 1-0 1. e4 *", "bad" },
    { "1. e5 ) 1-0 1. e4 *\n[Event \"?\"]\n1. d4 *", "bad good" },
    { "1. e5", "bad" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open (rows[i].text);
      g_autoptr(GString) games = g_string_new (NULL);
      AleaPgnGame *game;

      while (alea_pgn_reader_next (reader, &game, NULL, NULL) && game != NULL)
        {
          g_string_append_printf (games, "%s%s", games->len > 0 ? " " : "", game->is_bad ? "bad" : "good");
          alea_pgn_game_free (game);
        }
      g_assert_cmpstr (games->str, ==, rows[i].games);
    }
}

/* Of each kind, also where a file has several: only at once are two characters one end. */
static void
test_line_ends (void)
{
  static const struct { const char *text; guint line, column; } rows[] = {
    { "1. e4\r\re5\r\n 2. Nf6 *", 4, 5 },
    { "1. e4\re5\n2. Nf6 *", 3, 4 },
    { "1. e4\n\re5\n\n2. Nf6 *", 5, 4 },
    { "1. e4 {a\rb\nc\r\n} e5 2. Nf6 *", 4, 9 },
    { "1. e4 ;a\re3", 2, 1 },
    { "1. e4 (1. d4\rd5\n) e5 2. Nf6 *", 3, 9 },
    { "[Event \"x\"]\r[Site \"y\"]\n\n1. e5", 4, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open (rows[i].text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_test_message ("%s", rows[i].text);
      g_assert_true (game->is_bad);
      g_assert_cmpuint (game->fault_place.line, ==, rows[i].line);
      g_assert_cmpuint (game->fault_place.column, ==, rows[i].column);
    }
}

/* A clock has at most hours; what is none stays a remark, without blanks behind it. */
static void
test_clocks (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("1. e4 {[%clk 1:2:3:4]} e5 {[%clk 1:02:03.5] late } *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader);

  pgn_assert_events (game, "e4 e5");
  pgn_assert_note (game->record, 1, ALEA_NO_CLOCK, NULL, "[%clk 1:2:3:4]");
  pgn_assert_note (game->record, 2, 3723500, NULL, "late");
}

/* --- bounds -------------------------------------------------------------- */

static char *
repeat (const char *before,
        const char *text,
        guint       n,
        const char *after)
{
  GString *all = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (all, text);
  g_string_append (all, after);
  return g_string_free (all, FALSE);
}

#define SIXTEEN    "xxxxxxxxxxxxxxxx"
#define SIXTY_FOUR "{" SIXTEEN SIXTEEN SIXTEEN SIXTEEN "} "

/* Whatever is too much is refused or read, and the next game comes. */
static void
test_bounds (void)
{
  static const struct
  {
    const char *before, *text;
    guint       n;
    const char *after;
    const char *sentence;   /* NULL: it is read */
  } cases[] = {
    { "1. e4 ", "(", 999, "", "This variation is never closed." },
    { "1. e4 ", "(1. d4 ", 10000, "", "Variations are nested too deeply." },
    { "1. e4 ", "( { ) } ) ", 10000, "e5", NULL },
    { "1. e4 {", "x", 900000, "} e5", NULL },
    { "1. e4 ;", "x", 900000, "\n e5", NULL },
    { "1. e4 ;", "x", 2000000, "\n e5", "This comment is too long." },
    { "1. e4 {", "x", 2000000, "} e5", "This comment is too long." },
    { "1. e4 {", "x", 1 << 20, "\n} e5", NULL },
    { "1. e4 {", "x", (1 << 20) + 1, "\n} e5", "This comment is too long." },
    { "1. e4 ", "{x} ", 500000, "e5", NULL },
    { "1. e4 ", "{xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx} ", 500000, "e5", "This game has too many comments." },
    { "1. e4 ", SIXTY_FOUR, 16 << 14, "e5", NULL },
    { "1. e4 ", SIXTY_FOUR, (16 << 14) + 1, "e5", "This game has too many comments." },
    { "1. e4 ", "$1 ", 500000, "e5", NULL },
    { "1. e4 ", "x", 2000000, "", "“xxxxxxxxxxxxxxxxxxxx…” does not look like a move." },
    { "1. e4 ", "1", 2000000, ". e5", NULL },
    { "1. e4 ", ".", 2000000, " e5", NULL },
    { "", "Nf3 Nf6 Ng1 Ng8 ", 100, "", "The game is over; it is too late for “Nf3”." },
    { "", "[A \"x\"]\n", 999, "1. e4", NULL },
    { "", "[A \"x\"]\n", 1000, "1. e4", NULL },
    { "", "[A \"x\"]\n", 1001, "1. e4", "This game has too many tags." },
    { "", "[A \"x\"]\n", 2000, "1. e4", "This game has too many tags." },
    { "[A \"", "x", 2000000, "\"]", "The text of this tag is too long." },
    { "[A \"", "\" ", 200000, "\"] 1. e4", NULL },
    { "[A \"", "\\", 200000, "\"] 1. e4", NULL },
    { "[", "A", 2000000, " \"\"] 1. e4", NULL },
    { "[Variant \"random-move\"]\n1. e4 e5 {[%roll", " 1", 100000, "]}", "No roll is due now." },
    { JEPPS MIRRORED "[SetupRolls \"", "2-2 ", 30000, "2-3 3-4 1-6 2-5 3-4 4-5 4-1 2-4\"]\n\n*", NULL },
    { JEPPS MIRRORED "[SetupRolls \"", "2-2 6-6 ", 49000, "\"]\n\n*", "This game is too long." },
    { FREE_PLAY "[SetupRolls \"", "2-2 reroll ", 50000, "\"]\n\n*", NULL },
    { FREE_PLAY "[SetupRolls \"", "2-2 reroll ", 50000, "2-2\"]\n\n*", "This game is too long." },
    { JEPPS MIRRORED "[SetupRolls \"", "2-2 ", 250000, "\"]\n\n*", "This game is too long." },
    { JEPPS "[Rules \"setup=free-play\"][SetupRolls \"", "2-2 ", 30000, "2-3\"]\n1. Na1", NULL },
    { JEPPS "[Rules \"setup=free-play\"][SetupRolls \"2-2 2-3\"]\n1. ", "{x} ", 100000, "Na1 *", NULL },
    { JEPPS "[Rules \"setup=free-play\"][SetupRolls \"2-2 2-3\"]\n1. Na1 ", "Na1 ", 100000, "*",
      "“Na1” is not a choice here: the square to fill is h8." },
    { "1. e4 {", "[%", 400000, "} e5", NULL },
    { "1. e4 {", "[%x] ", 200000, "} e5", NULL },
    { "1. e4 {", "[%clk 0:00:01]", 60000, "} e5", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = repeat (cases[i].before, cases[i].text, cases[i].n, cases[i].after);
      g_autofree char *whole = g_strconcat (text, "\n\n[Event \"after\"]\n\n1. d4 *\n", NULL);
      g_autoptr(AleaPgnReader) reader = pgn_open (whole);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);
      g_autoptr(AleaPgnGame) after = pgn_next (reader);

      g_test_message ("case %u: %s%s", i, cases[i].before, cases[i].text);
      g_assert_nonnull (game);
      g_assert_cmpint (game->is_bad, ==, cases[i].sentence != NULL);
      if (game->is_bad)
        {
          g_autofree char *sentence = test_sentence (&game->fault);

          g_assert_cmpstr (sentence, ==, cases[i].sentence);
        }
      pgn_assert_events (after, "d4");
    }
}

typedef struct { GFilterInputStream parent_instance; gsize n; gboolean has_ended; } DripStream;
typedef GFilterInputStreamClass DripStreamClass;

static GType drip_stream_get_type (void);
G_DEFINE_TYPE (DripStream, drip_stream, G_TYPE_FILTER_INPUT_STREAM)

static gssize
drip_stream_read (GInputStream  *stream,
                  void          *buffer,
                  gsize          count,
                  GCancellable  *cancellable,
                  GError       **error)
{
  DripStream *self = (DripStream *) stream;
  gssize n_read;

  /* What comes behind an end, as from a terminal, is waited for by nobody. */
  g_assert_false (self->has_ended);
  n_read = g_input_stream_read (self->parent_instance.base_stream, buffer, MIN (count, self->n), cancellable, error);
  self->has_ended = n_read == 0;

  return n_read;
}

static void
drip_stream_class_init (DripStreamClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = drip_stream_read;
}

static void
drip_stream_init (DripStream *self)
{
}

/* The text by at most @n bytes at a time. */
static AleaPgnReader *
open_drop_by_drop (const char *text,
                   gsize       n)
{
  g_autoptr(GInputStream) all = g_memory_input_stream_new_from_data (text, -1, NULL);
  g_autoptr(GInputStream) stream = g_object_new (drip_stream_get_type (), "base-stream", all, NULL);

  ((DripStream *) stream)->n = n;
  return alea_pgn_reader_new (stream);
}

/* As many blanks may stand between the end of a tag's text and its bracket as are
 * looked at, however few bytes come at a time. */
static void
test_blanks_after_a_tag (void)
{
  for (guint n = 120; n < 136; n++)
    for (guint drop = 1; drop < 10; drop++)
      {
        g_autofree char *text = repeat ("[White \"x\"", drop % 2 == 0 ? " " : "\t", n, "]\n\n1. e4 *\n");
        g_autoptr(AleaPgnReader) reader = open_drop_by_drop (text, drop);
        g_autoptr(AleaPgnGame) game = pgn_next (reader);

        g_assert_cmpint (game->is_bad, ==, n >= 128);
        if (n < 128)
          g_assert_cmpstr (alea_record_get_tag (game->record, "White"), ==, "x");
      }
}

/* Entries are waited for up to the result of their game and no farther, whatever a
 * comment says; the next game needs no tags. */
static void
test_entries_end_with_their_game (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open (FREE_PLAY "[SetupRolls \"2-2 2-3\"]\n\n{1-0} 1. Na1 *\n\n1. e4 e5 *\n");
  g_autoptr(AleaPgnGame) game = pgn_next (reader), next = pgn_next (reader), none = pgn_next (reader);

  pgn_assert_events (game, "2-2 Na1 2-3");
  pgn_assert_events (next, "e4 e5");
  g_assert_null (none);
}

/* The entries say which doubles were thrown again, unless so much stands between them that
 * nobody waits for them. */
static void
test_waiting_for_entries (void)
{
  static const struct { const char *before, *text; guint n; const char *after; gboolean is_known; } rows[] = {
    /* With the number, the entries and the result these are a thousand words and comments. */
    { "1. ", "{x} ", 996, "Na1 Kh8 *", TRUE },
    { "1. ", "{x} ", 997, "Na1 Kh8 *", FALSE },
    { "1. {", "x", (1 << 20) - 9, "} Na1 Kh8 *", TRUE },
    { "1. {", "x", (1 << 20) - 8, "} Na1 Kh8 *", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *entries = repeat (rows[i].before, rows[i].text, rows[i].n, rows[i].after);
      g_autofree char *text = g_strconcat (FREE_PLAY "[SetupRolls \"2-2 2-3 1-6\"]\n\n", entries, "\n", NULL);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_assert_cmpint (game->is_bad, ==, !rows[i].is_known);
      if (rows[i].is_known)
        pgn_assert_events (game, "2-2 reroll 2-3 Na1 1-6 Kh8");
    }
}

/* A double that does not have the piece was thrown again even where nobody has waited. */
static void
test_entries_without_waiting (void)
{
  g_autofree char *text = repeat (FREE_PLAY "[SetupRolls \"2-3 1-6 5-5 4-3\"]\n\n1. ", "{x} ", 1100, "Na1 Kh8 2. Bb1 *\n");
  g_autofree char *short_list = repeat (FREE_PLAY "[SetupRolls \"2-3 1-6 5-5\"]\n\n1. ", "{x} ", 1100, "Na1 Kh8 2. Bb1 *\n");
  g_autoptr(AleaPgnReader) reader = pgn_open (text), other = pgn_open (short_list);
  g_autoptr(AleaPgnGame) game = pgn_next (reader), bad = pgn_next (other);

  pgn_assert_events (game, "2-3 Na1 1-6 Kh8 5-5 reroll 4-3 Bb1");
  g_assert_true (bad->is_bad);
  g_assert_cmpuint (bad->record->events->len, ==, 5);
}

/* A file that ends before the bracket of a tag. */
static void
test_tag_without_bracket (void)
{
  static const char *const texts[] = { "[Event \"x\"", "[Event \"x\" \t" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open (texts[i]);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);
      g_autofree char *sentence = NULL;

      g_assert_true (game->is_bad);
      sentence = test_sentence (&game->fault);
      g_assert_cmpstr (sentence, ==, "A tag must be written as [Name \"text\"].");
      g_assert_cmpuint (game->fault_place.column, ==, strlen (texts[i]) + 1);
    }
}

/* --- the stream ---------------------------------------------------------- */

static void
test_deep_variations (void)
{
  g_autofree char *deep = repeat ("1. e4 ", "(1. d4 ", 10000, "*"), *shallow = repeat ("1. e4 ", "(1. d4 ", 9, ")))))))))*");
  g_autoptr(AleaPgnReader) reader = pgn_open (deep), other = pgn_open (shallow);
  g_autoptr(AleaPgnGame) bad = pgn_next (reader), good = pgn_next (other);
  g_autofree char *fault = NULL;

  g_assert_true (bad->is_bad);
  fault = test_sentence (&bad->fault);
  g_assert_cmpstr (fault, ==, "Variations are nested too deeply.");
  pgn_assert_events (good, "e4");
}

/* What stands behind the end of a tag's text as far ahead as is looked makes it a part of the text,
 * also where a file is read that far and no farther. */
static void
test_text_behind_a_quote (void)
{
  g_autofree char *blanks = g_strnfill (127, ' ');
  g_autofree char *value = g_strconcat ("x\"", blanks, "y", NULL);
  g_autofree char *text = g_strdup_printf ("[White \"%s\"]\n\n1. e4 *\n", value);

  for (gsize drop = 120; drop < 150; drop++)
    {
      g_autoptr(AleaPgnReader) reader = open_drop_by_drop (text, drop);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      pgn_assert_events (game, "e4");
      g_assert_cmpstr (alea_record_get_tag (game->record, "White"), ==, value);
    }
}

/* The name of a tag is kept as far as there is room. */
static void
test_long_names_of_tags (void)
{
  for (guint length = ALEA_PGN_MAX_WORD - 1; length <= ALEA_PGN_MAX_WORD + 2; length++)
    {
      g_autofree char *name = g_strnfill (length, 'A');
      g_autofree char *text = g_strdup_printf ("[%s \"x\"]\n\n1. e4 *\n", name);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      pgn_assert_events (game, "e4");
      name[MIN (length, ALEA_PGN_MAX_WORD)] = '\0';
      g_assert_cmpuint (game->record->tags->len, ==, 1);
      g_assert_cmpstr (g_array_index (game->record->tags, AleaTag, 0).name, ==, name);
    }
}

/* Nothing is read behind the mark of UTF-16, whatever it looks like. */
static void
test_after_the_mark_of_utf16 (void)
{
  g_autoptr(AleaPgnReader) reader = pgn_open ("\xff\xfe\n[Event \"x\"]\n\n1. e4 *\n");
  g_autoptr(AleaPgnGame) bad = pgn_next (reader), none = pgn_next (reader);

  g_assert_true (bad->is_bad);
  g_assert_null (none);
}

/* It cannot be read, however much of it there is, and is told once. */
static void
test_long_utf16 (void)
{
  g_autoptr(GString) text = g_string_new_len ("\xff\xfe", 2);
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaPgnGame) bad = NULL, none = NULL;

  for (guint i = 0; i < 200000; i++)
    g_string_append_len (text, i % 40 == 0 ? "\n\0" : "e\0", 2);
  reader = alea_pgn_reader_new_for_text (text->str, text->len);
  bad = pgn_next (reader);
  none = pgn_next (reader);
  g_assert_true (bad->is_bad);
  g_assert_null (none);
}

static void
count_progress (goffset  n_bytes,
                gpointer data)
{
  goffset *last = data;

  g_assert_cmpint (n_bytes, >, *last);
  *last = n_bytes;
}

static void
test_progress (void)
{
  g_autofree char *text = repeat ("", "[Event \"x\"]\n\n1. e4 e5 2. Nf3 {as before} *\n\n", 10000, "");
  g_autoptr(AleaPgnReader) reader = pgn_open (text);
  goffset n_bytes = 0;
  guint n_games = 0;

  alea_pgn_reader_set_progress (reader, count_progress, &n_bytes);
  for (;;)
    {
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      if (game == NULL)
        break;
      g_assert_false (game->is_bad);
      g_assert_cmpint (n_bytes - game->offset, <=, 1 << 17);
      n_games++;
    }

  g_assert_cmpuint (n_games, ==, 10000);
  g_assert_cmpint (n_bytes, ==, strlen (text));
}

static void
test_cancel (void)
{
  g_autofree char *text = repeat ("", "[Event \"x\"]\n\n1. e4 e5 *\n\n", 10000, "");
  g_autoptr(AleaPgnReader) reader = pgn_open (text);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  AleaPgnGame *game = NULL;
  guint n_games = 0;

  while (alea_pgn_reader_next (reader, &game, cancellable, &error))
    {
      g_assert_nonnull (game);
      g_clear_pointer (&game, alea_pgn_game_free);
      if (++n_games == 10)
        g_cancellable_cancel (cancellable);
    }

  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (game);
  g_assert_cmpuint (n_games, <, 10000);
}

/* Pieces of a file as it may come, wherever the cuts are. */
static void
test_every_cut (void)
{
  g_autofree char *text = read_sample ("other-programs.pgn");
  gsize length = strlen (text);

  for (gsize cut = 0; cut <= length; cut++)
    {
      g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, cut);
      guint n_games = 0;

      for (;;)
        {
          g_autoptr(AleaPgnGame) game = pgn_next (reader);

          if (game == NULL)
            break;
          n_games++;
          g_assert_true (!game->is_bad || cut < length);
        }

      g_assert_cmpuint (n_games, <=, 4);
    }
}

/* All that is said of the games of @reader, one line or more each; (transfer full). */
static char *
describe_games (AleaPgnReader *reader)
{
  GString *text = g_string_new (NULL);

  for (;;)
    {
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      if (game == NULL)
        return g_string_free (text, FALSE);

      g_string_append_printf (text, "%u:%u %" G_GOFFSET_FORMAT " %" G_GOFFSET_FORMAT " %u:%u\n", game->place.line,
                              game->place.column, game->offset, game->end, game->fault_place.line, game->fault_place.column);
      g_assert_true (alea_pgn_write (game->record, text, NULL));
    }
}

/* By how few bytes a file may come makes no difference. */
static void
test_every_drop (void)
{
  g_autofree char *sample = read_sample ("other-programs.pgn");
  g_autofree char *text = g_strconcat ("\xef\xbb\xbf", sample, "\r\n\r\n[Event \"é\\\\\" \"]\r\r1. e4 {ä  ♔\r\n} e\xe9 *\n"
                                       "[Event \"x\"]\n%[Event \"y\"]\n1. e4 ; so [\n(1. d4 {)}\n(1. c4)) e5 $13 {never\n"
                                       "[Event \"z\"]\n\n1. d4 1/2-1/2", NULL);
  g_autoptr(AleaPgnReader) whole = pgn_open (text);
  g_autofree char *expected = describe_games (whole);

  for (gsize drop = 1; drop < 70; drop++)
    {
      g_autoptr(AleaPgnReader) reader = open_drop_by_drop (text, drop);
      g_autofree char *games = describe_games (reader);

      g_assert_cmpstr (games, ==, expected);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pgn-read/good", test_good);
  g_test_add_func ("/pgn-read/bad", test_bad);
  g_test_add_func ("/pgn-read/nothing-left", test_nothing_left);
  g_test_add_func ("/pgn-read/lines-of-comments", test_lines_of_comments);
  g_test_add_func ("/pgn-read/better", test_better);
  g_test_add_func ("/pgn-read/before-the-tags", test_before_the_tags);
  g_test_add_func ("/pgn-read/moves-behind-entries", test_moves_behind_entries);
  g_test_add_func ("/pgn-read/numbers-by-the-first-move", test_numbers_by_the_first_move);
  g_test_add_func ("/pgn-read/entries-behind-a-move", test_entries_behind_a_move);
  g_test_add_func ("/pgn-read/findings", test_findings);
  g_test_add_func ("/pgn-read/rolls-of-comments", test_rolls_of_comments);
  g_test_add_func ("/pgn-read/other-programs", test_other_programs);
  g_test_add_func ("/pgn-read/latin1", test_latin1);
  g_test_add_func ("/pgn-read/games-without-moves", test_games_without_moves);
  g_test_add_func ("/pgn-read/after-a-bad-game", test_after_a_bad_game);
  g_test_add_func ("/pgn-read/result-of-a-bad-game", test_result_of_a_bad_game);
  g_test_add_func ("/pgn-read/line-ends", test_line_ends);
  g_test_add_func ("/pgn-read/clocks", test_clocks);
  g_test_add_func ("/pgn-read/deep-variations", test_deep_variations);
  g_test_add_func ("/pgn-read/text-behind-a-quote", test_text_behind_a_quote);
  g_test_add_func ("/pgn-read/long-names-of-tags", test_long_names_of_tags);
  g_test_add_func ("/pgn-read/after-the-mark-of-utf16", test_after_the_mark_of_utf16);
  g_test_add_func ("/pgn-read/long-utf16", test_long_utf16);
  g_test_add_func ("/pgn-read/bounds", test_bounds);
  g_test_add_func ("/pgn-read/blanks-after-a-tag", test_blanks_after_a_tag);
  g_test_add_func ("/pgn-read/tag-without-bracket", test_tag_without_bracket);
  g_test_add_func ("/pgn-read/entries-end-with-their-game", test_entries_end_with_their_game);
  g_test_add_func ("/pgn-read/waiting-for-entries", test_waiting_for_entries);
  g_test_add_func ("/pgn-read/entries-without-waiting", test_entries_without_waiting);
  g_test_add_func ("/pgn-read/progress", test_progress);
  g_test_add_func ("/pgn-read/cancel", test_cancel);
  g_test_add_func ("/pgn-read/every-cut", test_every_cut);
  g_test_add_func ("/pgn-read/every-drop", test_every_drop);

  return g_test_run ();
}
