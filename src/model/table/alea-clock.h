/* alea-clock.h: a clock with two sides, of which one runs at a time
 *
 * All times are milliseconds.  The clock knows nothing of the game: its sides
 * are 0 and 1, and ALEA_CLOCK_NOBODY is neither.
 *
 *   stopped   --start-->   running, or paused while running
 *   running   --press-->   running for the other side
 *   running   ---------->  fallen: a side has no time left; only restoring
 *                          times or switching the clock off leads on
 *
 * Time is what a source says has gone by, monotonic time unless set.  A source
 * that jumps does no harm: while a side runs, the clock looks at least once a
 * second, so steps back, and steps of more than ALEA_CLOCK_MAX_GAP that only a
 * sleeping or stopped program can see, count as no time at all.
 *
 * Nothing wakes the program up unless a side runs, and then only when what
 * the clock shows changes.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "alea-clock-control.h"

G_BEGIN_DECLS

#define ALEA_CLOCK_NOBODY  (-1)
#define ALEA_CLOCK_MAX_GAP 60000

/* How a clock stands, to be restored later; whether it was paused is not part
 * of it.  A plain value. */
typedef struct
{
  gint64 left[ALEA_CLOCK_SIDES];
  gint64 used;      /* by the running side, in this turn */
  int    running;   /* a side, or ALEA_CLOCK_NOBODY */
} AleaClockTimes;

/* Milliseconds since any moment that stays the same. */
typedef gint64 (*AleaClockSource) (gpointer data);

/* Properties, notified when, and only when, the value is another:
 * "first-shown", "second-shown", "running", "is-paused", "fallen", "kind". */
#define ALEA_TYPE_CLOCK (alea_clock_get_type ())

G_DECLARE_FINAL_TYPE (AleaClock, alea_clock, ALEA, CLOCK, GObject)

AleaClock              *alea_clock_new         (const AleaClockControl *control) G_GNUC_WARN_UNUSED_RESULT;
void                    alea_clock_set_source  (AleaClock              *self,
                                                AleaClockSource         source,
                                                gpointer                data);

const AleaClockControl *alea_clock_get_control (AleaClock              *self);

/* What is left to @side: exactly, and as the clock shows it, in whole seconds
 * or tenths (see alea_clock_round()).  The properties are the latter. */
gint64                  alea_clock_get_left    (AleaClock              *self,
                                                guint                   side);
gint64                  alea_clock_get_shown   (AleaClock              *self,
                                                guint                   side);

/* The side whose turn it is, also while paused; ALEA_CLOCK_NOBODY when the
 * clock is stopped or a flag has fallen. */
int                     alea_clock_get_running (AleaClock              *self);
gboolean                alea_clock_get_paused  (AleaClock              *self);

/* The side that has no time left, or ALEA_CLOCK_NOBODY. */
int                     alea_clock_get_fallen  (AleaClock              *self);

/* Begins a turn of @side, unless a flag has fallen.  A turn under way is left
 * unfinished: nothing is added for it. */
void                    alea_clock_start       (AleaClock              *self,
                                                guint                   side);

/* Ends the turn of the running side, which gets what the kind of clock gives
 * it, and begins one of the other side.  Nothing happens where no side runs.
 * A paused clock stays paused. */
void                    alea_clock_press       (AleaClock              *self);

/* A clock that is stopped can be paused, too: then it starts paused. */
void                    alea_clock_pause       (AleaClock              *self);
void                    alea_clock_resume      (AleaClock              *self);

/* The game is over: no side runs, and nothing is paused. */
void                    alea_clock_stop        (AleaClock              *self);

/* Time is not counted from now on; the times stay as they are. */
void                    alea_clock_switch_off  (AleaClock              *self);

/* Restoring keeps a paused clock paused.  Times out of range are brought into
 * it. */
void                    alea_clock_save        (AleaClock              *self,
                                                AleaClockTimes         *times);
void                    alea_clock_restore     (AleaClock              *self,
                                                const AleaClockTimes   *times);

/* Looks at the source now; the clock does so by itself whenever what it shows
 * has to change. */
void                    alea_clock_look        (AleaClock              *self);

G_END_DECLS
