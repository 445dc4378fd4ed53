/* sample-pages.h: a page of each kind, to be looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"
#include "alea-page.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;
  void      (*fill) (AleaPages *pages);   /* adds pages of this kind */
  guint       page;                       /* that is looked at; the last one if there are fewer */
} SampleKind;

extern const SampleKind sample_kinds[];
extern const guint n_sample_kinds;

/* Draws the page of @kind on a sheet of @paper, its upper left corner at @x, a point as
 * long as @scale says; returns how wide that is. */
double sample_page_draw (const SampleKind *kind,
                         const char       *paper,
                         cairo_t          *cr,
                         double            x,
                         double            scale);

/* A game in which each question is answered with one of the possible answers, always
 * the same; (transfer full). */
AleaGameScore *sample_score_new (const AleaRules *rules,
                                 guint            n_events);

G_END_DECLS
