/* alea-chi-square.h: how likely counts as uneven as these are by chance
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Pearson's sum over @n_cells equally likely cells, at least 1, of which
 * something was counted in at least one. */
double alea_chi_square_of_counts (const guint *counts,
                                  guint        n_cells);

/* The chance that chi-square with @freedom degrees of freedom, 1 .. 254, is
 * @chi_square or more: the regularised incomplete gamma function
 * Q (freedom / 2, chi_square / 2).
 *
 * Relative error below 1e-12.  Chances below 1e-150 are given as 0. */
double alea_chi_square_tail      (double       chi_square,
                                  guint        freedom);

G_END_DECLS
