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
add (List    *list,
     AleaMove move)
{
  if (list->moves != NULL)
    list->moves[list->n] = move;
  list->n++;
}

INLINE void
add_targets (List    *list,
             AleaKind kind,
             int      from,
             Bits     targets)
{
  int to;

  if (list->moves == NULL)
    {
      list->n += (size_t) bits_count (targets);
      return;
    }

  BITS_FOREACH (to, targets)
    add (list, alea_move (kind, (unsigned) from, (unsigned) to, ALEA_MOVE_PLAIN, ALEA_NO_KIND));
}

/* Pawn moves that all go the same way: @targets are the squares reached,
 * @back how far behind each the pawn comes from.  On squares of @promotion it
 * becomes one of @kinds, of which there is at least one. */
INLINE void
add_pawns (List        *list,
           Bits         targets,
           Bits         promotion,
           unsigned     kinds,
           int          back,
           AleaMoveType type)
{
  int to;

  if (list->moves == NULL)
    {
      const size_t more = (size_t) __builtin_popcount (kinds) - 1;

      list->n += (size_t) bits_count (targets) + more * (size_t) bits_count (targets & promotion);
      return;
    }

  BITS_FOREACH (to, targets)
    if (bits_of (to) & promotion)
      {
        for (AleaKind kind = ALEA_KNIGHT; kind < ALEA_N_KINDS; kind++)
          if (kinds >> kind & 1)
            add (list, alea_move (ALEA_PAWN, (unsigned) (to - back), (unsigned) to, type, kind));
      }
    else
      add (list, alea_move (ALEA_PAWN, (unsigned) (to - back), (unsigned) to, type, ALEA_NO_KIND));
}
