/* random-move-twin.h: Random Move Number Chess once more, slowly
 *
 * Keeps a plain board and has the moves of single positions of chess from
 * slow-rules.h; turns, series, rights, seats and endings it does by itself.  Games
 * of the rules core must go the same way.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

typedef struct
{
  AleaSetup  board;           /* pieces, turn, castling; en passant stays empty */
  guint      rights[2];       /* files on which each colour's pawns passed a square */
  gboolean   is_first_move;   /* of this series */
  int        left;            /* moves; 0: a roll is due, or the first turn */
  int        n_turns;         /* that have ended */
  int        quiet_moves;     /* single moves since a capture or pawn move */
  int        run_face[2];     /* by player */
  int        run_length[2];
  int        player_of[2];    /* by colour */
  gboolean   may_take_king;   /* house rules: what a missed turn in check is worth, */
  gboolean   may_save_king;
  gboolean   may_lapse;       /* and whether a series may end without a move */
  AleaResult result;
  AleaEnding ending;
  GPtrArray *seen;            /* positions at the start of turns, as text */
} Twin;

/* The first turn of White, with what the players have rolled for colours. */
Twin    *twin_new       (const AleaSetup   *start,
                         const AleaOptions *options,
                         const int          run_face[2],
                         const int          run_length[2],
                         gboolean           is_swapped);
void     twin_free      (Twin              *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Twin, twin_free)

gboolean twin_needs_roll (const Twin       *self);
void     twin_roll      (Twin              *self,
                         int                face);

/* How often the position at the beginning of this turn has come. */
int      twin_count_seen (const Twin      *self);

/* Lists the legal moves. */
size_t   twin_list      (const Twin        *self,
                         AleaMove           moves[static ALEA_MAX_MOVES]);
void     twin_play      (Twin              *self,
                         AleaMove           move);
