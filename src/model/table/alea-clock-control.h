/* alea-clock-control.h: how much time each person has, and times as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ALEA_CLOCK_ERROR (alea_clock_error_quark ())

typedef enum
{
  ALEA_CLOCK_ERROR_CONTROL,   /* no such kind of clock, or times out of range */
} AleaClockError;

GQuark   alea_clock_error_quark         (void);

#define ALEA_CLOCK_SIDES       2
#define ALEA_CLOCK_MAX_SECONDS (100 * 3600 - 1)
#define ALEA_CLOCK_MAX_EXTRA   3600

typedef enum
{
  ALEA_CLOCK_NONE,        /* nobody's time is counted */
  ALEA_CLOCK_PER_MOVE,    /* the same time for each turn; what is left over is lost */
  ALEA_CLOCK_FISCHER,     /* after each turn the extra time is added */
  ALEA_CLOCK_BRONSTEIN,   /* after each turn what it took is given back, at most the
                           * extra time */
} AleaClockKind;

/* A plain value.  The two sides may have unequal times. */
typedef struct
{
  AleaClockKind kind;
  guint         seconds[ALEA_CLOCK_SIDES];   /* 1 .. ALEA_CLOCK_MAX_SECONDS, 0 for no clock */
  guint         extra[ALEA_CLOCK_SIDES];     /* seconds, 0 .. ALEA_CLOCK_MAX_EXTRA */
} AleaClockControl;

gboolean alea_clock_control_is_valid    (const AleaClockControl  *self);

/* For settings and files, never translated: "none", "move 30",
 * "fischer 300+3", and where the sides are unequal "bronstein 300+3/120+0".
 * What is not written so is refused and leaves @self as it was. */
char    *alea_clock_control_to_string   (const AleaClockControl  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean alea_clock_control_parse       (AleaClockControl        *self,
                                         const char              *text,
                                         GError                 **error);

/* The steps that a clock shows @time in, in milliseconds: tenths of a second
 * from 20 seconds down, else seconds. */
gint64   alea_clock_get_unit            (gint64                   time);

/* What a clock shows when @time milliseconds are left, in milliseconds, too:
 * rounded up, so that nothing is left when it shows nothing. */
gint64   alea_clock_round               (gint64                   time);

/* "4:12", "1:04:12", and below 20 seconds "0:09.3".  (transfer full) */
char    *alea_clock_format              (gint64                   time) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
