/* alea-chi-square.c: how likely counts as uneven as these are by chance
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chi-square.h"

#include <math.h>

/* Up to here exp (-x) is an ordinary number; beyond, no chance with so many
 * degrees of freedom reaches TOO_SMALL. */
#define MAX_FREEDOM 254
#define MAX_HALF    700.0
#define TOO_SMALL   1e-150

double
alea_chi_square_of_counts (const guint *counts,
                           guint        n_cells)
{
  double total = 0, expected, sum = 0;

  g_return_val_if_fail (counts != NULL, 0);
  g_return_val_if_fail (n_cells >= 1, 0);

  for (guint i = 0; i < n_cells; i++)
    total += counts[i];
  g_return_val_if_fail (total > 0, 0);

  expected = total / n_cells;
  for (guint i = 0; i < n_cells; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;

  return sum;
}

/* Q (a + 1, x) = Q (a, x) + x^a e^-x / Gamma (a + 1) leads from any whole or
 * half a down to where Q is known: Q (1, x) = e^-x, Q (1/2, x) = erfc sqrt x.
 * All terms are positive, so that nothing is lost in adding them up. */
double
alea_chi_square_tail (double chi_square,
                      guint  freedom)
{
  const double x = chi_square / 2;
  double a, term, sum;

  g_return_val_if_fail (freedom >= 1 && freedom <= MAX_FREEDOM, 1);
  g_return_val_if_fail (!isnan (chi_square), 1);

  if (x <= 0)
    return 1;
  if (x > MAX_HALF)
    return 0;

  if (freedom % 2 == 0)
    {
      a = 1;
      sum = exp (-x);
      term = x * exp (-x);
    }
  else
    {
      a = 0.5;
      sum = erfc (sqrt (x));
      term = 2 * sqrt (x / G_PI) * exp (-x);
    }

  for (; a < freedom / 2.0; a++)
    {
      sum += term;
      term *= x / (a + 1);
    }

  return sum < TOO_SMALL ? 0 : MIN (sum, 1);
}
