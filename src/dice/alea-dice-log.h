/* alea-dice-log.h: what was rolled, by whom, and with whose dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-event.h"

G_BEGIN_DECLS

/* One roll of a game. */
typedef struct
{
  guint      number;   /* of the event in the game, from 1 */
  guint      person;   /* who rolled, an index into the names */
  AleaRoll   roll;
  AleaSource source;
} AleaLoggedRoll;

/* The rolls as a table for spreadsheets, the first line says what stands in
 * the columns: number, name, dice ("2d6"), faces ("3-5"), source.  Tabs
 * between the columns; the names lose theirs, and their line ends.
 * (transfer full) */
char       *alea_dice_log_write   (const AleaLoggedRoll *rolls,
                                   guint                 n_rolls,
                                   const char *const    *names,
                                   guint                 n_names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
