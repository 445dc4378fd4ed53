/* alea-shown.h: what a game says about the state that is looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-timeline.h"

G_BEGIN_DECLS

/* What the properties of AleaGameView say; worked out once a
 * change. */
typedef struct
{
  guint     number;         /* of the state */
  gboolean  is_live;
  gboolean  is_held;
  AleaAsk   ask;
  gboolean  is_answered;    /* by a program: nothing is asked of those who look */
  AleaWho   who;
  int       start_number;   /* -1 for none */
  char     *prompt;         /* owned, as are the other sentences; "" for none */
  char     *news;
  char     *forced;
  gboolean  news_prompts;   /* the news says already what to do now */
} AleaShown;

/* Scharnagl's number of the start, as state @number knows it; -1 for none. */
int  alea_shown_find_start_number (const AleaTimeline *timeline,
                                   guint               number);

/* What there is to do in state @number; in short what the same player has already been told
 * at length. */
void alea_shown_guide (const AleaTimeline *timeline,
                       guint               number,
                       AleaText           *text);

/* @view is the number of a state. */
void alea_shown_init  (AleaShown          *self,
                       const AleaTimeline *timeline,
                       guint               view,
                       gboolean            is_held);

/* A program answers the question, which @sentence, taken, says; NULL for none. */
void alea_shown_set_answered (AleaShown    *self,
                              char         *sentence);
void alea_shown_clear (AleaShown          *self);

G_END_DECLS
