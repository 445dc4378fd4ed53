/* alea-review-legend.h: what the lines and bars of the graph mean
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-review-screen-private.h"

G_BEGIN_DECLS

void  alea_review_screen_make_legend  (AleaReviewScreen *self);

/* As the graph is now. */
void  alea_review_screen_show_legend  (AleaReviewScreen *self);

/* The same as a line of text, of a graph on @ground.  (transfer full) */
char *alea_review_screen_write_legend (AleaReviewScreen *self,
                                       AleaChanceGround  ground) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
