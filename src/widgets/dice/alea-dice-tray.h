/* alea-dice-tray.h: the dice of a game, and what they mean now
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-session.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DICE_TRAY (alea_dice_tray_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiceTray, alea_dice_tray, ALEA, DICE_TRAY, GtkWidget)

/* @session may be NULL. */
void       alea_dice_tray_set_session (AleaDiceTray *self,
                                       AleaSession  *session);

#define ALEA_DICE_TRAY_BOTH (-1)
#define ALEA_DICE_TRAY_OFF  (-2)

/* The tray of one side only: with @side a colour it is lit when the question
 * goes to that colour.  At first it serves both; off, it is not there. */
void       alea_dice_tray_set_side    (AleaDiceTray *self,
                                       int           side);

/* The AleaReserve with the pieces in hand, which others may place elsewhere until they
 * have taken it out there and give it back. */
GtkWidget *alea_dice_tray_get_reserve (AleaDiceTray *self);
void       alea_dice_tray_take_back_reserve (AleaDiceTray *self);

/* Whether a press on the dice would throw them. */
gboolean   alea_dice_tray_get_can_roll (AleaDiceTray *self);

/* Whether a key beside the buttons says what the marks on the pieces mean, while
 * dice decide which of them may move; at first it does not. */
void       alea_dice_tray_set_explains (AleaDiceTray *self,
                                        gboolean      explains);

/* The words and buttons, for whoever wants to place them apart from the dice.
 * What the dice mean is then said there as well, see
 * alea_dice_tray_get_meaning().  (transfer none) */
GtkWidget *alea_dice_tray_take_words  (AleaDiceTray *self);

/* Whether it tells of the rarest roll, which sends the players to the other
 * side of the board: 666. */
gboolean   alea_dice_tray_tells_drama (AleaDiceTray *self);

/* Throws the dice if they are to be thrown; if they are tumbling, lets them
 * lie still at once.  FALSE when there was nothing to do. */
gboolean   alea_dice_tray_roll        (AleaDiceTray *self);

/* Throws them for somebody who does not press them: a program that is asked.
 * FALSE where it is not this tray that is asked for a roll. */
gboolean   alea_dice_tray_throw       (AleaDiceTray *self);

/* A key that types a face of real dice, or chooses among the pieces that the dice offer: the letter of a piece,
 * or the number of a die from the left.  FALSE when it means nothing now. */
gboolean   alea_dice_tray_key         (AleaDiceTray *self,
                                       guint         keyval);

/* Beside each other in one row, for narrow windows; else one below the other. */
void       alea_dice_tray_set_is_row  (AleaDiceTray *self,
                                       gboolean      is_row);

/* Whether what a roll means is left out where the game's own guide says what
 * may be done now. */
void       alea_dice_tray_set_is_brief (AleaDiceTray *self,
                                        gboolean      is_brief);

/* Where even that takes too much: no words.  Whoever asks for it has to say
 * what is left out. */
void       alea_dice_tray_set_is_wordless (AleaDiceTray *self,
                                           gboolean      is_wordless);

/* Small dice in a row, where two trays have little room. */
void       alea_dice_tray_set_is_small (AleaDiceTray *self,
                                        gboolean      is_small);

/* How much larger than usual the dice and the pieces in hand are, in tenths; 0 where
 * these have little room. */
void       alea_dice_tray_set_scale    (AleaDiceTray *self,
                                        guint         scale);

/* What the dice mean, as far as the game's own guide does not say it when the
 * tray is brief; "" for nothing. */
const char *
           alea_dice_tray_get_meaning (AleaDiceTray *self);

G_END_DECLS
