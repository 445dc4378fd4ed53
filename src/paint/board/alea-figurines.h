/* alea-figurines.h: pieces and dice between the words of a line
 *
 * Chess books print "♘f3" where letters would be those of one language.  In texts
 * for pages these signs stand for pictures of our own:
 *
 *   U+2654 … U+265F   chess symbols of Unicode
 *   U+2680 … U+2685   faces of a six-sided die
 *   U+2A71, U+2A72    Black or White is slightly better
 *   private ones       what Unicode has not got
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "alea-event.h"

G_BEGIN_DECLS

/* For private use, as Unicode calls it: the Guardener, and the faces of a
 * four-sided die, of which this is the 1. */
#define ALEA_FIGURINE_GUARDENER 0xe0e0
#define ALEA_FIGURINE_DIE_4     0xe0f1

/* Puts figurines for the letters of pieces in "Nf3", "e8=Q".  An AleaShowLetters.
 * (transfer full) */
char     *alea_figurines_show        (const char     *english);

/* Appends a sign for each die. */
void      alea_figurines_append_roll (GString        *text,
                                      const AleaRoll *roll);

gboolean  alea_figurine_is           (gunichar        sign);

/* In sizes of the text. */
double    alea_figurine_get_width    (gunichar        sign);

/* Draws @sign at the current point, which is at the left of the base line, in text of
 * @size. */
void      alea_figurine_paint        (gunichar        sign,
                                      cairo_t        *cr,
                                      double          size);

G_END_DECLS
