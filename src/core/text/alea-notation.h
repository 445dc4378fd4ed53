/* alea-notation.h: moves and decisions as text
 *
 * Standard algebraic notation for people, coordinate form for programs.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-event.h"
#include "alea-position.h"
#include "alea-state.h"
#include "alea-text.h"

/* Room for the longest move in any form. */
#define ALEA_MOVE_TEXT_SIZE 24

/* "Nbd7", "exd6", "e8=Q+", "O-O-O#", a teleport "Nfz4 {T3}", a resurrection
 * "G@z4 {T3}"; @move must be legal.  Returns @text. */
char *alea_move_to_san         (const AleaPosition *position,
                                AleaMove            move,
                                char                text[static ALEA_MOVE_TEXT_SIZE]);

/* "g8f6", "e7e8q", "e1h1" for castling, "@z4" for a resurrection, "f3z4t" for
 * a teleport where the piece may also walk there.  Returns @text. */
char *alea_move_to_coordinates (const AleaPosition *position,
                                AleaMove            move,
                                char                text[static ALEA_MOVE_TEXT_SIZE]);

/* Reads a move of either form.  Zeros for the letters of castling and tildes
 * between them, as the inventor of Guardener Chess writes it, a missing or
 * needless "x", "+", "#", "!" and "?", and the king's two-square move for
 * castling where it can mean nothing else are understood; the terrace of a
 * teleport may be left out.  On failure returns false and fills @why, which
 * may be NULL. */
bool  alea_move_parse          (const AleaPosition *position,
                                const char         *text,
                                AleaMove           *move,
                                AleaText           *why);

/* Whether @text is castling, which need not be possible, and on which @wing:
 * "O-O", "0-0-0", "O~O", perhaps with "+", "#", "!" or "?" behind it. */
bool  alea_move_names_castling (const char         *text,
                                AleaWing           *wing);

/* "3-5", "6"; "" for no dice.  Returns @text. */
#define ALEA_ROLL_TEXT_SIZE (4 * ALEA_MAX_DICE)

char *alea_roll_to_text        (AleaRoll            roll,
                                char                text[static ALEA_ROLL_TEXT_SIZE]);

/* The decision as a script and a list say it: a move, "Na1", "accept",
 * "reroll", "pass", "resign", "draw".  Returns @text. */
char *alea_decision_to_text    (const AleaState    *state,
                                const AleaDecision *decision,
                                char                text[static ALEA_MOVE_TEXT_SIZE]);

/* The same with a move in coordinate form.  Returns @text. */
char *alea_decision_to_coordinates (const AleaState    *state,
                                    const AleaDecision *decision,
                                    char                text[static ALEA_MOVE_TEXT_SIZE]);

/* Reads a decision that answers the question of @state.  On failure returns
 * false and fills @why, which may be NULL. */
bool  alea_decision_parse      (const AleaState    *state,
                                const char         *text,
                                AleaDecision       *decision,
                                AleaText           *why);
