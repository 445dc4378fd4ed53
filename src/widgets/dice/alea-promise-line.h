/* alea-promise-line.h: the promise of the dice, before the first roll
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-fair-dice.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PROMISE_LINE (alea_promise_line_get_type ())

G_DECLARE_FINAL_TYPE (AleaPromiseLine, alea_promise_line, ALEA, PROMISE_LINE, GtkWidget)

/* NULL for none.  The line hides itself as long as nothing is promised of dice
 * that have not been rolled yet. */
void       alea_promise_line_set_fair_dice (AleaPromiseLine *self,
                                            AleaFairDice    *fair_dice);

/* What the line says, for where there is no room for it; NULL where it hides
 * itself.  @fair_dice may be NULL.  (transfer full) */
char      *alea_promise_line_describe      (AleaFairDice    *fair_dice) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
