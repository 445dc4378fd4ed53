/* alea-dice.h: where the faces of the dice come from
 *
 * Either the system's random numbers, or a stream that a seed determines, so
 * that a game can be replayed and checked.  The rules never see which.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-event.h"

G_BEGIN_DECLS

/* Largest number of sides of a die: a face is one byte. */
#define ALEA_DICE_MAX_SIDES 255

typedef struct _AleaDice AleaDice;

/* Fills @bytes with random bytes; FALSE when there are none to be had. */
typedef gboolean (*AleaDiceFill) (guint8   *bytes,
                                  gsize     n_bytes,
                                  gpointer  data);

/* The system's random numbers. */
AleaDice   *alea_dice_new_system  (void) G_GNUC_WARN_UNUSED_RESULT;

/* A stream that the text @seed determines for ever. */
AleaDice   *alea_dice_new_seeded  (const char    *seed) G_GNUC_WARN_UNUSED_RESULT;

/* Bytes from a function, for tests. */
AleaDice   *alea_dice_new_custom  (AleaDiceFill   fill,
                                   gpointer       data) G_GNUC_WARN_UNUSED_RESULT;
void        alea_dice_free        (AleaDice      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaDice, alea_dice_free)

/* After so many throws, failed ones not counted, @next is thrown instead of
 * @self; (transfer full). */
void        alea_dice_set_next    (AleaDice      *self,
                                   guint          n_throws,
                                   AleaDice      *next);

/* A number from 0 below @n, each equally likely; @n is 1 .. 65536.  FALSE,
 * with *@number 0, when the source fails.  This is no throw. */
gboolean    alea_dice_draw        (AleaDice      *self,
                                   guint          n,
                                   guint         *number);

/* Throws the dice that @dice describes, at most ALEA_MAX_DICE of 1 ..
 * ALEA_DICE_MAX_SIDES sides, and fills in the faces.  FALSE when the source
 * fails. */
gboolean    alea_dice_throw       (AleaDice      *self,
                                   AleaRoll      *dice);

/* A seed fresh from the system's random numbers, as 32 hexadecimal digits;
 * NULL when there are none to be had.  (transfer full) */
char       *alea_dice_make_seed   (void);

/* What may be shown before play: the SHA-256 of the seed, as hexadecimal
 * digits.  (transfer full) */
char       *alea_dice_commitment  (const char    *seed);

G_END_DECLS
