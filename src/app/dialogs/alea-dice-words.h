/* alea-dice-words.h: the words that the players add to the promise of the dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-fair-dice.h"

G_BEGIN_DECLS

/* Asks the host for a word and then the guest, whose word is the last.
 * @fair_dice must take words. */
void alea_dice_words_show (GtkWindow    *parent,
                           AleaFairDice *fair_dice);

G_END_DECLS
