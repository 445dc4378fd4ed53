/* alea-caption.h: the words under a diagram
 *
 * Number and caption, the rolls, who moves, and the house rules.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"
#include "alea-page-text.h"
#include "alea-rules.h"

G_BEGIN_DECLS

/* @size is that of the first line.  0 where there is nothing to say. */
double alea_caption_measure (const AleaDiagram *diagram,
                             cairo_t           *cr,
                             double             width,
                             double             size);

/* Centred below (@x, @y). */
void   alea_caption_paint   (const AleaDiagram *diagram,
                             cairo_t           *cr,
                             double             x,
                             double             y,
                             double             width,
                             double             size);

/* "Rolls: 2 5".  (transfer full) */
char  *alea_caption_write_rolls (const char        *rolls);

/* "The set-up: Chosen by its number; …" of the options that are not as usual,
 * NULL when all are.  (transfer full) */
char  *alea_caption_write_rules (const AleaRules   *rules,
                                 const AleaOptions *options);

G_END_DECLS
