/* alea-hints.h: what the computer would look at, step by step
 *
 * Asked once it says where to look, asked again what to play, and asked a third
 * time how much the alternatives are worth, and why.  Before a roll it says how
 * likely it is to win, which rolls are best and worst, and what each is worth.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-state.h"

G_BEGIN_DECLS

#define ALEA_TYPE_HINTS (alea_hints_get_type ())

G_DECLARE_FINAL_TYPE (AleaHints, alea_hints, ALEA, HINTS, GObject)

/* What is to be shown with it: a square where both are the same, an arrow where
 * they are not, nothing where they are ALEA_NO_SQUARE. */
typedef struct
{
  char       *sentence;   /* owned */
  AleaSquare  from;
  AleaSquare  to;
} AleaHint;

typedef struct
{
  AleaRoll roll;
  guint    weight;    /* in how many ways it falls */
  double   worth;     /* how much of a point it would bring */
} AleaRollWorth;

AleaHints *alea_hints_new        (void) G_GNUC_WARN_UNUSED_RESULT;

/* The next step about @state, which is the one that was asked about before unless
 * alea_hints_forget() came between; a copy is taken.  The state is not over. */
void       alea_hints_ask_async  (AleaHints            *self,
                                  const AleaState      *state,
                                  GCancellable         *cancellable,
                                  GAsyncReadyCallback   callback,
                                  gpointer              data);
gboolean   alea_hints_ask_finish (AleaHints            *self,
                                  GAsyncResult         *result,
                                  AleaHint             *hint,
                                  GError              **error);

/* Finds out what the steps will say, so that what is asked next is answered soon. */
void       alea_hints_think_async  (AleaHints            *self,
                                    const AleaState      *state,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              data);
gboolean   alea_hints_think_finish (AleaHints            *self,
                                    GAsyncResult         *result,
                                    GError              **error);

/* How many points @decision gives away, see alea-ledger.h; 0 before that has been
 * found out, and where it cannot be told. */
double     alea_hints_get_error    (AleaHints            *self,
                                    const AleaDecision   *decision);

/* An AleaRollWorth for each roll, after a step that has told of them; else NULL. */
GArray    *alea_hints_get_rolls   (AleaHints            *self);

/* The last two steps at once, and how much @decision is worth.  The answer comes
 * by alea_hints_ask_finish(), and is no step. */
void       alea_hints_explain_async (AleaHints           *self,
                                     const AleaState     *state,
                                     const AleaDecision  *decision,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             data);

/* The game has gone on: the next question is the first step again, and what was
 * needed for thinking is given back. */
void       alea_hints_forget     (AleaHints            *self);

G_END_DECLS
