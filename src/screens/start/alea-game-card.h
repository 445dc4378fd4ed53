/* alea-game-card.h: one game on the start screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAME_CARD (alea_game_card_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameCard, alea_game_card, ALEA, GAME_CARD, GtkWidget)

typedef enum
{
  ALEA_GAME_CARD_HIGH,        /* a picture, and the words below it */
  ALEA_GAME_CARD_ROW,         /* the words beside it, for a narrow window */
  ALEA_GAME_CARD_SHORT_ROW,   /* and few of them, so that all games can be seen on a telephone */
} AleaGameCardShape;

/* @rules is static. */
GtkWidget       *alea_game_card_new       (const AleaRules *rules) G_GNUC_WARN_UNUSED_RESULT;

const AleaRules *alea_game_card_get_rules (AleaGameCard    *self);

/* Its title, and the line on its dice, become as high as those of other cards. */
void             alea_game_card_line_up   (AleaGameCard    *self,
                                           GtkSizeGroup    *titles,
                                           GtkSizeGroup    *throws);

/* The house rules that its next game begins with; those of how a game starts
 * are left to the way in which it is begun. */
void             alea_game_card_set_options (AleaGameCard      *self,
                                             const AleaOptions *options);
void             alea_game_card_get_options (AleaGameCard      *self,
                                             AleaOptions       *options);

/* It is high at first. */
void             alea_game_card_set_shape  (AleaGameCard      *self,
                                            AleaGameCardShape  shape);

/* Puts the focus on "Play". */
void             alea_game_card_focus       (AleaGameCard      *self);

G_END_DECLS
