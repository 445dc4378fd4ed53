/* alea-seat.h: who answers the questions that a game asks one of its players
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-person.h"
#include "alea-state.h"

G_BEGIN_DECLS

#define ALEA_TYPE_SEAT (alea_seat_get_type ())

G_DECLARE_DERIVABLE_TYPE (AleaSeat, alea_seat, ALEA, SEAT, GObject)

typedef struct
{
  const AleaState *state;          /* that asks; gone when the answer comes */
  gboolean         is_played_on;   /* it was just played, and not gone back to or read */
  gint64           msec_left;      /* on the clock of who answers; below 0: no clock runs */
} AleaSeatQuestion;

/* A seat that does not take a question leaves it to the next behind it; the
 * last takes them all.
 *
 * decide_async() calls back once, with the answer or an error, and never before
 * it has returned.  After @cancellable it calls back soon: whoever asks does
 * not wait for it, and drops what comes. */
struct _AleaSeatClass
{
  GObjectClass parent_class;

  gboolean (*takes)         (AleaSeat                *self,
                             const AleaSeatQuestion  *question);
  void     (*decide_async)  (AleaSeat                *self,
                             const AleaSeatQuestion  *question,
                             GCancellable            *cancellable,
                             GAsyncReadyCallback      callback,
                             gpointer                 data);
  gboolean (*decide_finish) (AleaSeat                *self,
                             GAsyncResult            *result,
                             AleaEvent               *answer,
                             GError                 **error);
  void     (*rest)          (AleaSeat                *self);
};

/* A hand at this computer: it answers on the board, and the game hears of it
 * there.  What waits for it here waits until it is cancelled. */
AleaSeat *alea_seat_new_hand      (void) G_GNUC_WARN_UNUSED_RESULT;

/* Who answers what @self does not take; NULL for nobody. */
void      alea_seat_set_next      (AleaSeat                *self,
                                   AleaSeat                *next);

/* The one in the row from @self on who takes @question; never NULL. */
AleaSeat *alea_seat_find          (AleaSeat                *self,
                                   const AleaSeatQuestion  *question);

void      alea_seat_decide_async  (AleaSeat                *self,
                                   const AleaSeatQuestion  *question,
                                   GCancellable            *cancellable,
                                   GAsyncReadyCallback      callback,
                                   gpointer                 data);

/* The answer: a decision, or a roll.  A roll without faces, of no dice, is to be
 * thrown by whoever shows the dice. */
gboolean  alea_seat_decide_finish (AleaSeat                *self,
                                   GAsyncResult            *result,
                                   AleaEvent               *answer,
                                   GError                 **error);

/* The game is over: @self and those behind it give back what they need for
 * thinking alone.  They may be asked again. */
void      alea_seat_rest          (AleaSeat                *self);

#define ALEA_TYPE_OWN_DICE_SEAT (alea_own_dice_seat_get_type ())

G_DECLARE_FINAL_TYPE (AleaOwnDiceSeat, alea_own_dice_seat, ALEA, OWN_DICE_SEAT, AleaSeat)

/* Takes the rolls while @person has dice of their own.  As with a hand, the game
 * hears of them where they are typed: see alea_session_type_roll(). */
AleaSeat *alea_own_dice_seat_new (AleaPerson *person) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
