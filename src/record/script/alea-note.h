/* alea-note.h: what somebody noted in a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-finding.h"

G_BEGIN_DECLS

#define ALEA_NO_CLOCK ((gint64) -1)

/* What somebody noted, or the clock showed, when so many events had come. */
typedef struct
{
  guint  n_events;    /* 0: before all events */
  gint64 clock;       /* milliseconds left to the player who made the last of
                       * them, or ALEA_NO_CLOCK */
  char  *nags;        /* "$1 $14": judgements by number; owned, NULL for none */
  char  *comment;     /* UTF-8 with single blanks and no braces; owned, NULL
                       * for none */
  char  *variations;  /* "(1. d4 d5) (1. c4)", as a file has them, with single
                       * blanks; owned, NULL for none */
  AleaFinding finding;
} AleaNote;

G_END_DECLS
