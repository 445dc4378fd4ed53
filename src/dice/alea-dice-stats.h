/* alea-dice-stats.h: do these dice fall evenly?
 *
 * Counts faces, compares them with what fair dice bring, and says in plain
 * words what that means.  The chance of an even worse fall comes from
 * chi-square, which holds where every face is expected five times or more;
 * with fewer rolls nothing is said.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-dice-log.h"
#include "alea-dice.h"
#include "alea-text.h"

G_BEGIN_DECLS

/* For the rolls of everybody. */
#define ALEA_ANYBODY (-1)

/* A plain value. */
typedef struct
{
  guint sides;                             /* of each die, at least 1 */
  guint n_rolls;
  guint n_dice;                            /* of all rolls together */
  guint counts[ALEA_DICE_MAX_SIDES + 1];   /* by face; none at 0 */
  guint n_pairs;                           /* rolls of two dice */
  guint n_doubles;                         /* of these, with two like faces */
} AleaDiceStats;

/* Counts those of @rolls that @person, or ALEA_ANYBODY, has made with dice of
 * @sides.  Rolls that only stand for a start chosen by its number were never
 * rolled and do not count. */
void     alea_dice_stats_init            (AleaDiceStats        *self,
                                          guint                 sides,
                                          const AleaLoggedRoll *rolls,
                                          guint                 n_rolls,
                                          int                   person);

/* The smallest number of sides above @sides that dice in @rolls have, 0 when
 * there is none; begin with 0. */
guint    alea_dice_stats_next_sides      (guint                 sides,
                                          const AleaLoggedRoll *rolls,
                                          guint                 n_rolls);

/* How often fair dice bring each face, and doubles, in so many rolls. */
double   alea_dice_stats_expect_face     (const AleaDiceStats  *self);
double   alea_dice_stats_expect_doubles  (const AleaDiceStats  *self);

/* The chance, 0 .. 1, that fair dice fall at least as unevenly; 1 without
 * rolls. */
double   alea_dice_stats_get_chance      (const AleaDiceStats  *self);

/* The same for the doubles: how likely a number of doubles is that is at
 * least as far from what is expected. */
double   alea_dice_stats_get_chance_of_doubles
                                         (const AleaDiceStats  *self);

/* Sentences: what to think of the faces; of the doubles, nothing where no
 * roll had two dice. */
void     alea_dice_stats_describe        (const AleaDiceStats  *self,
                                          AleaText             *text);
void     alea_dice_stats_describe_doubles
                                         (const AleaDiceStats  *self,
                                          AleaText             *text);

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
