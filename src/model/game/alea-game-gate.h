/* alea-game-gate.h: what stands between widgets and a game that is not played freely
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-event.h"

G_BEGIN_DECLS

/* Stands between the widgets and a game that is not played freely: what they
 * roll and decide is done, or refused, by the gate alone, and the gate may
 * have reasons of its own.  What it has no function for is as without it.  Only
 * alea_game_apply() and alea_game_apply_rolls() pass it by. */
typedef struct
{
  gpointer   data;

  gboolean (*roll)          (gpointer             data,
                             GError             **error);
  gboolean (*decide)        (gpointer             data,
                             const AleaDecision  *decision,
                             GError             **error);

  /* As alea_game_explain_move() and alea_game_explain_place(). */
  char    *(*explain_move)  (gpointer             data,
                             AleaSquare           from,
                             AleaSquare           to,
                             const char         **rule);
  char    *(*explain_place) (gpointer             data,
                             AleaPieceType        piece_type,
                             const char         **rule);
} AleaGameGate;

G_END_DECLS
