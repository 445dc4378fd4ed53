/* move-list.h: moves listed, or only counted
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bits.h"

/* A list that grows, or only a number where @moves is NULL.  The two are one
 * code, so that what perft counts is what a player may play. */
typedef struct
{
  AleaMove *moves;
  size_t    n;
} List;

INLINE void
add (List     *list,
     AleaMove  move)
{
  if (list->moves != NULL)
    list->moves[list->n] = move;
  list->n++;
}

INLINE void
add_targets (List          *list,
             AleaPieceType  type,
             int            from,
             Bits           targets)
{
  int to;

  if (list->moves == NULL)
    {
      list->n += (size_t) bits_count (targets);
      return;
    }

  BITS_FOREACH (to, targets)
    add (list, alea_move (type, (unsigned) from, (unsigned) to, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE));
}

/* Pawn moves that all go the same way: @targets are the squares reached,
 * @back how far behind each the pawn comes from.  On squares of @promotion it
 * becomes one of @piece_types, of which there is at least one. */
INLINE void
add_pawns (List         *list,
           Bits          targets,
           Bits          promotion,
           unsigned      piece_types,
           int           back,
           AleaMoveType  type)
{
  int to;

  if (list->moves == NULL)
    {
      const size_t more = (size_t) __builtin_popcount (piece_types) - 1;

      list->n += (size_t) bits_count (targets) + more * (size_t) bits_count (targets & promotion);
      return;
    }

  BITS_FOREACH (to, targets)
    if (bits_of (to) & promotion)
      {
        for (AleaPieceType piece_type = ALEA_KNIGHT; piece_type < ALEA_N_PIECE_TYPES; piece_type++)
          if (piece_types >> piece_type & 1)
            add (list, alea_move (ALEA_PAWN, (unsigned) (to - back), (unsigned) to, type, piece_type));
      }
    else
      add (list, alea_move (ALEA_PAWN, (unsigned) (to - back), (unsigned) to, type, ALEA_NO_PIECE_TYPE));
}
