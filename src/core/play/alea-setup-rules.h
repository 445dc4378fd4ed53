/* alea-setup-rules.h: what a game does before play, of AleaRules
 *
 * All of it is called during ALEA_STAGE_SETUP alone.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-event.h"
#include "alea-setup.h"
#include "alea-text.h"

/* Room for "Na1, Bb1, ..." and for "1. Na1 Kh8 2. ...". */
#define ALEA_SETUP_TEXT_SIZE 112

typedef struct AleaQuestion AleaQuestion;
typedef struct AleaState    AleaState;

typedef struct
{
  /* Puts a state that alea_state_init() cleared, and that is being set up, at its first
   * question.  NULL: play begins from start_fen, and nothing below is called. */
  void       (*start)          (AleaState          *state);

  void       (*ask)            (const AleaState    *state,
                                AleaQuestion       *question);

  /* Takes a roll that has the right number of dice and faces in range. */
  void       (*roll)           (AleaState          *state,
                                AleaRoll            roll);

  /* Lists the decisions, as in play, and carries one out.  NULL where ask()
   * never asks for one. */
  size_t     (*list_decisions) (const AleaState    *state,
                                AleaDecision       *decisions);
  void       (*decide)         (AleaState          *state,
                                const AleaDecision *decision);

  /* The square that a roll, thrown now, would fill; ALEA_NO_SQUARE where it
   * does not count.  NULL: rolls do not choose squares. */
  AleaSquare (*roll_target)    (const AleaState    *state,
                                AleaRoll            roll);

  /* See alea-offer.h; NULL where players place nothing. */
  AleaSquare (*get_target)     (const AleaState    *state);
  unsigned   (*get_offer)      (const AleaState    *state,
                                int                 die);
  void       (*explain_place)  (const AleaState    *state,
                                AleaPieceType       piece_type,
                                AleaText           *text);

  /* Where starts have numbers, 0 .. n_starts - 1; and rolls that lead to one,
   * as many as there are faces. */
  int          n_starts;
  void       (*get_rolls)      (int                 number,
                                int                 which,
                                uint8_t            *faces);

  /* The set-up of @colour so far as it is recorded before the moves, "" for
   * nothing.  Returns @text.  NULL: it is not recorded. */
  char      *(*write_side)     (const AleaState    *state,
                                AleaColour          colour,
                                char                text[static ALEA_SETUP_TEXT_SIZE]);

  /* Why no square but the target can be filled now.  Called only where there
   * is one; NULL where there never is. */
  void       (*explain_fill)   (const AleaState    *state,
                                AleaText           *text);
} AleaSetupRules;
