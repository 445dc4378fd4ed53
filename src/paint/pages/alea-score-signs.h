/* alea-score-signs.h: what chess books print for a judgement
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"

G_BEGIN_DECLS

typedef struct
{
  const char *nag;      /* "$1" */
  const char *sign;     /* "!" */
  const char *latex;    /* the same for skak */
} AleaScoreSign;

/* Of the decision by which @note stands, and of the position after it; NULL for none.  Where there
 * is something better, a review knows the position. */
const AleaScoreSign *alea_score_sign_of_decision (const AleaScoreNote *note);
const AleaScoreSign *alea_score_sign_of_position (const AleaScoreNote *note);

/* The judgement of a position whose sign @text begins with; NULL for none. */
const AleaScoreSign *alea_score_sign_find        (const char          *text);

G_END_DECLS
