/* alea-position-dice.h: the dice on a position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"

/* Lays @roll on the table. */
void          alea_position_lay_roll      (AleaPosition       *self,
                                           AleaRoll            roll);

/* The position as it stood when the turn began, before any dice. */
void          alea_position_clear_dice    (AleaPosition       *self);

/* Puts on @self the dice of @from, and what dice have left there, in place of
 * its own; NULL: none. */
void          alea_table_take_dice        (const AleaRules    *rules,
                                           AleaTable          *self,
                                           const AleaTable    *from);
