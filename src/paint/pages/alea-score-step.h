/* alea-score-step.h: a step of a game, and what was noted by it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-event.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean   is_setup;
  guint      move;      /* its number; of the set-up 0 */
  AleaColour side;      /* the first player, while colours are thrown for, is White */
  char      *roll;      /* "3-5"; "" where nothing was thrown */
  AleaRoll   dice;      /* the same */
  const char *text;     /* "Nf3", "–" for a missed turn; "" for a roll of the set-up */
  char      *letters;   /* the same with letters, and with figurines: the text is one */
  char      *figurines; /* of them */
  gboolean   waits;     /* a roll without its move, at the end; the text is "" */
  guint      number;    /* so many events up to here */
} AleaScoreStep;

/* What somebody noted. */
typedef struct
{
  guint  number;        /* when so many events had come */
  char  *nags;          /* "$1 $14"; or NULL */
  char  *comment;       /* or NULL */
  char  *better;        /* what a review would rather have decided: "Nf3"; or NULL */
  double expectation;   /* of White by that review: 1 wins, 0 loses; or -1 */
  char  *variations;    /* "(1. d4 d5)", as files have them; or NULL */
} AleaScoreNote;

G_END_DECLS
