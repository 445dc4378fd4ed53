/* alea-pgn-arrays.h: home ranks as the tags of a game have them
 *
 * "Na1, Bb1, Kc1, ..."; Black's may be "Mirror" or "Reverse", which follows
 * from White's.
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pgn-build.h"

G_BEGIN_DECLS

/* Whether @value, NULL for none, is @word in whatever case. */
gboolean alea_pgn_array_is_word        (const char      *value,
                                        const char      *word);

/* What is known of both home ranks, from the tags or the position, goes into
 * self->wanted. */
gboolean alea_pgn_arrays_read          (AleaPgnBuild    *self);

/* Whether the set-up has led to the arrays of the tags. */
gboolean alea_pgn_arrays_check         (AleaPgnBuild    *self);

/* A start of what the tags alone say. */
gboolean alea_pgn_arrays_make_start    (AleaPgnBuild    *self,
                                        AleaSetup       *setup);

/* Whether nobody has moved yet from a set-up of the game. */
gboolean alea_pgn_arrays_are_untouched (const AleaSetup *setup);

/* Compares a recorded array with the pieces of @start; an empty one says nothing. */
gboolean alea_pgn_arrays_check_start   (AleaPgnBuild    *self,
                                        AleaColour       colour,
                                        const AleaSetup *start);

G_END_DECLS
