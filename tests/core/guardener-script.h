/* guardener-script.h: positions of Guardener Chess, and words played in them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "test-support.h"

G_BEGIN_DECLS

#define START "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"

/* Two kings far apart, and what a case needs besides. */
#define KINGS "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1"

/* Castling, and pawns on their last steps. */
#define CASTLERS "***4***/*r3k2r*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQkq - 0 1"
#define LAST_STEP "***4***/*3n4*/*4P3*/10/10/10/10/*8*/*K6k*/***4*** w - - 0 1 dice=1-2 "
#define WAITING "***4***/*2P5*/*8*/10/10/10/10/*8*/*K6k*/***4*** w - - 0 1 "

/* No piece has a move, whatever shows: pawns on the last rank and behind it. */
#define WALLED_IN "***KP2***/*1PPP4*/*7k*/10/10/10/10/*8*/*8*/***4*** w - - 0 1 lost=- "

/* Only a 1, a 2 or a double moves anybody. */
#define UNLUCKY "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** w - - 0 40 lost=- "

/* The king alone, and every square around it attacked. */
#define PLANK "***4***/*1r4k1*/*8*/10/10/10/10/*7r*/*K7*/***4*** w - - 0 1 "

/* The state of @fen, without faults, under options such as
 * "reroll=keeps castling=free"; NULL: the defaults. */
void     guardener_start     (AleaState  *state,
                              const char *fen,
                              const char *option_words);

/* Plays a roll or a decision.  FALSE, with @why, which may be NULL, filled,
 * when it is impossible. */
gboolean guardener_play_word (AleaState  *state,
                              const char *word,
                              AleaText   *why);

/* Plays the words up to the first that is impossible, which is returned; NULL
 * when all are played.  (transfer full) */
char    *guardener_play      (AleaState  *state,
                              const char *words);

G_END_DECLS
