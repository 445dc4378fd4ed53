/* alea-guide-script.h: what a page of the guide lets happen
 *
 * A script is a row of steps, as in an event script; "[e5]" is a step that the
 * page takes by itself, and "*", which only ends a script, is anything that
 * the rules allow.  A roll falls as the script says.
 *
 * An attempt is what the learner tries at the end of a mistake: an event, or
 * something that the rules refuse: "e1-g1" to move there, "e1-" to move at
 * all, a letter to place that piece.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-reader.h"
#include "alea-state.h"

G_BEGIN_DECLS

typedef struct
{
  AleaEvent event;         /* unless it is anything */
  gboolean  is_anything;
  gboolean  is_reply;      /* the page takes it */
} AleaGuideStep;

typedef enum
{
  ALEA_ATTEMPT_EVENT,
  ALEA_ATTEMPT_MOVE,       /* that the rules refuse */
  ALEA_ATTEMPT_PLACE,      /* likewise */
} AleaAttemptType;

typedef struct
{
  AleaAttemptType type;
  AleaEvent       event;   /* of ALEA_ATTEMPT_EVENT */
  AleaSquare      from;    /* of ALEA_ATTEMPT_MOVE */
  AleaSquare      to;      /* likewise; ALEA_NO_SQUARE: nowhere, or anywhere */
  AleaPieceType   piece_type;    /* of ALEA_ATTEMPT_PLACE */
} AleaAttempt;

/* What the rules say against an attempt of moving or placing; an empty text
 * when they allow it. */
void     alea_attempt_explain       (const AleaAttempt      *self,
                                     const AleaState        *state,
                                     AleaText               *why);

/* Appends the steps that the value of @entry says to @steps (of AleaGuideStep), played
 * from @state, which is where they lead. */
gboolean alea_guide_script_read     (const AleaGuideEntry  *entry,
                                     AleaState             *state,
                                     GArray                *steps,
                                     GError               **error);

/* Reads a mistake: steps, and an attempt that fails after them. */
gboolean alea_guide_mistake_read    (const AleaGuideEntry  *entry,
                                     const AleaState       *start,
                                     GArray                *steps,
                                     AleaAttempt           *attempt,
                                     GError               **error);

G_END_DECLS
