/* alea-dice-stats.c: do these dice fall evenly?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice-stats.h"

#include <math.h>

/* How often each face must be expected for chi-square to hold. */
#define MIN_EXPECTED 5

/* Chances below these are worth a word. */
#define UNEVEN       0.05
#define UNUSUAL      0.01
#define VERY_UNUSUAL 0.001

/* --- counting ------------------------------------------------------------- */

static void
count_roll (AleaDiceStats  *self,
            const AleaRoll *roll)
{
  self->n_rolls++;
  self->n_dice += roll->n;
  for (guint i = 0; i < roll->n; i++)
    self->counts[roll->face[i]]++;

  if (roll->n == 2)
    {
      self->n_pairs++;
      self->n_doubles += alea_roll_is_double (*roll);
    }
}

void
alea_dice_stats_init (AleaDiceStats        *self,
                      guint                 sides,
                      const AleaLoggedRoll *rolls,
                      guint                 n_rolls,
                      int                   person)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (sides >= 1 && sides <= ALEA_DICE_MAX_SIDES);
  g_return_if_fail (rolls != NULL || n_rolls == 0);

  *self = (AleaDiceStats) { .sides = sides };
  for (guint i = 0; i < n_rolls; i++)
    if (rolls[i].roll.sides == sides && rolls[i].source != ALEA_SOURCE_CHOSEN
        && (person == ALEA_ANYBODY || (guint) person == rolls[i].person))
      count_roll (self, &rolls[i].roll);
}

guint
alea_dice_stats_next_sides (guint                 sides,
                            const AleaLoggedRoll *rolls,
                            guint                 n_rolls)
{
  guint next = 0;

  g_return_val_if_fail (rolls != NULL || n_rolls == 0, 0);

  for (guint i = 0; i < n_rolls; i++)
    if (rolls[i].roll.sides > sides && (next == 0 || rolls[i].roll.sides < next))
      next = rolls[i].roll.sides;

  return next;
}

double
alea_dice_stats_expect_face (const AleaDiceStats *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (double) self->n_dice / self->sides;
}

double
alea_dice_stats_expect_doubles (const AleaDiceStats *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (double) self->n_pairs / self->sides;
}

/* --- chances -------------------------------------------------------------- */

/* Whether there are rolls enough to say anything. */
static gboolean
is_enough (const AleaDiceStats *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->sides >= 2 && self->n_dice >= MIN_EXPECTED * self->sides;
}

double
alea_dice_stats_get_chance (const AleaDiceStats *self)
{
  g_return_val_if_fail (self != NULL, 1);

  if (self->n_dice == 0 || self->sides < 2)
    return 1;

  return alea_chi_square_tail (alea_chi_square_of_counts (self->counts + 1, self->sides), self->sides - 1);
}

static gboolean
is_enough_doubles (const AleaDiceStats *self)
{
  return self->sides >= 2 && self->n_pairs >= MIN_EXPECTED * self->sides;
}

/* Two cells that are not equally likely: doubles, and the rest. */
double
alea_dice_stats_get_chance_of_doubles (const AleaDiceStats *self)
{
  double doubles, others, difference;

  g_return_val_if_fail (self != NULL, 1);

  if (self->n_pairs == 0 || self->sides < 2)
    return 1;

  doubles = alea_dice_stats_expect_doubles (self);
  others = self->n_pairs - doubles;
  difference = self->n_doubles - doubles;

  return alea_chi_square_tail (difference * difference / doubles + difference * difference / others, 1);
}

/* --- words ---------------------------------------------------------------- */

/* @chance as so many of @games. */
static long
count_games (double chance,
             long   games)
{
  return (long) (chance * (double) games + 0.5);
}

void
alea_dice_stats_describe (const AleaDiceStats *self,
                          AleaText            *text)
{
  double chance;

  g_return_if_fail (self != NULL);

  chance = alea_dice_stats_get_chance (self);
  if (!is_enough (self))
    alea_text_set (text, NULL, N_("Too few rolls to tell."));
  else if (chance < VERY_UNUSUAL)
    alea_text_set (text, NULL, N_("Very unusual: with fair dice, fewer than 1 in 1,000 games are this uneven."));
  else if (chance < UNUSUAL)
    alea_text_set (text, NULL, N_("Unusual: with fair dice, {games} in 1,000 games are this uneven."));
  else if (chance < UNEVEN)
    alea_text_set (text, NULL, N_("A little uneven: with fair dice, {games} in 100 games are this uneven."));
  else if (chance > 1 - UNUSUAL)
    alea_text_set (text, NULL, N_("Remarkably even: with fair dice, at most 1 in 100 games is this even."));
  else
    alea_text_set (text, NULL, N_("Nothing unusual: with fair dice, {games} in 100 games are at least this uneven."));

  alea_text_add_number (text, "games", count_games (chance, chance < UNUSUAL ? 1000 : 100));
}

void
alea_dice_stats_describe_doubles (const AleaDiceStats *self,
                                  AleaText            *text)
{
  double chance;

  g_return_if_fail (self != NULL);

  if (self->n_pairs == 0)
    {
      alea_text_set (text, NULL, NULL);
      return;
    }

  chance = alea_dice_stats_get_chance_of_doubles (self);
  if (!is_enough_doubles (self))
    alea_text_set (text, NULL, N_("Doubles: {doubles} of {rolls}, too few rolls to tell."));
  else if (chance >= UNEVEN)
    alea_text_set (text, NULL, N_("Doubles: {doubles} of {rolls} rolls, nothing unusual."));
  else if (self->n_doubles > alea_dice_stats_expect_doubles (self))
    alea_text_set (text, NULL, N_("Doubles: {doubles} of {rolls} rolls, more than usual."));
  else
    alea_text_set (text, NULL, N_("Doubles: {doubles} of {rolls} rolls, fewer than usual."));

  alea_text_add_number (text, "doubles", (long) self->n_doubles);
  alea_text_add_number (text, "rolls", (long) self->n_pairs);
}

/* --- how likely they are by chance --------------------------------------- */

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
