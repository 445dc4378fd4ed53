/* guardener-movers.c: who may move after a roll of Guardener Chess, in words
 *
 * Only pieces that can move are named: others would be looked for in vain.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

/* More than two dice and three kinds that need none ever name. */
#define MAX_MOVERS 5

/* The pieces that may move and capture, those that may only move, and whether the
 * king may castle. */
typedef struct
{
  const char *free[MAX_MOVERS];
  const char *peaceful[MAX_MOVERS];
  int         n_free, n_peaceful;
  bool        castles;
} Movers;

/* Translators: what may be moved, as it stands in “White: move a knight or the
 * king.” */
static const char *const words[ALEA_N_PIECE_TYPES] = {
  [ALEA_KNIGHT] = N_("a knight"),
  [ALEA_BISHOP] = N_("a bishop"),
  [ALEA_ROOK] = N_("a rook"),
  [ALEA_PAWN] = N_("a pawn"),
  [ALEA_KING] = N_("the king"),
  [ALEA_GUARDENER] = N_("the Guardener"),
};

/* Where others stand on the line and wait for a 1 (G11): it would not say which may be moved. */
static const char *const near_pawn = N_("a pawn within its half");

/* As they are named: first those that the dice have freed. */
static const AleaPieceType order[] = {
  ALEA_KNIGHT, ALEA_BISHOP, ALEA_ROOK, ALEA_PAWN, ALEA_KING, ALEA_GUARDENER,
};

/* By castling, the pieces that may capture and those that may not. */
static const char *const sentences[2][MAX_MOVERS][4] = {
  {
    {
      NULL,
      N_("{player}: move {a} without capturing."),
      N_("{player}: move {a} or {b} without capturing."),
      N_("{player}: move {a}, {b} or {c} without capturing."),
    },
    {
      N_("{player}: move {a}."),
      N_("{player}: move {a}, or move {b} without capturing."),
      N_("{player}: move {a}, or move {b} or {c} without capturing."),
      N_("{player}: move {a}, or move {b}, {c} or {d} without capturing."),
    },
    {
      N_("{player}: move {a} or {b}."),
      N_("{player}: move {a} or {b}, or move {c} without capturing."),
      N_("{player}: move {a} or {b}, or move {c} or {d} without capturing."),
      N_("{player}: move {a} or {b}, or move {c}, {d} or {e} without capturing."),
    },
    {
      N_("{player}: move {a}, {b} or {c}."),
    },
    {
      N_("{player}: move {a}, {b}, {c} or {d}."),
    },
  },
  {
    {
      N_("{player}: castle."),
      N_("{player}: castle, or move {a} without capturing."),
      N_("{player}: castle, or move {a} or {b} without capturing."),
      N_("{player}: castle, or move {a}, {b} or {c} without capturing."),
    },
    {
      N_("{player}: move {a} or castle."),
      N_("{player}: move {a}, castle, or move {b} without capturing."),
      N_("{player}: move {a}, castle, or move {b} or {c} without capturing."),
      N_("{player}: move {a}, castle, or move {b}, {c} or {d} without capturing."),
    },
    {
      N_("{player}: move {a} or {b}, or castle."),
      N_("{player}: move {a} or {b}, castle, or move {c} without capturing."),
      N_("{player}: move {a} or {b}, castle, or move {c} or {d} without capturing."),
      N_("{player}: move {a} or {b}, castle, or move {c}, {d} or {e} without capturing."),
    },
    {
      N_("{player}: move {a}, {b} or {c}, or castle."),
    },
    {
      N_("{player}: move {a}, {b}, {c} or {d}, or castle."),
    },
  },
};

/* The kinds of pieces that can move, one bit each; castling is told apart. */
static unsigned
find_kinds (const AleaPosition *position,
            bool               *castles)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);
  unsigned types = 0;

  *castles = false;
  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_CASTLE)
      *castles = true;
    else
      types |= 1u << alea_move_piece_type (moves[i]);

  return types;
}

/* Whether a pawn of the side to move has reached the centre line or crossed it. */
static bool
has_far_pawn (const AleaPosition *position)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaColour turn = alea_position_get_turn (position);
  const int ahead = turn == ALEA_WHITE ? 1 : -1;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      const int rank = alea_geometry_rank (geometry, (AleaSquare) i) + ahead;

      if (alea_position_get_piece (position, (AleaSquare) i) == alea_piece (turn, ALEA_PAWN)
          && (rank >= geometry->ranks / 2) == (turn == ALEA_WHITE))
        return true;
    }

  return false;
}

static void
find_movers (const AleaPosition *position,
             Movers             *movers)
{
  const bool may_capture = alea_guardener_needs_met (position) >> ALEA_NEED_ONE & 1;
  const unsigned types = find_kinds (position, &movers->castles);

  movers->n_free = movers->n_peaceful = 0;
  for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
    {
      const AleaPieceType type = order[i];
      const bool is_rolled = type == ALEA_KNIGHT || type == ALEA_BISHOP || type == ALEA_ROOK;

      if (!(types >> type & 1))
        continue;
      if (is_rolled || may_capture)
        movers->free[movers->n_free++] = words[type];
      else
        movers->peaceful[movers->n_peaceful++] = type == ALEA_PAWN && has_far_pawn (position) ? near_pawn : words[type];
    }
}

bool
alea_guardener_is_king_alone (const AleaPosition *position)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (alea_move_piece_type (moves[i]) != ALEA_KING || alea_move_type (moves[i]) != ALEA_MOVE_PLAIN)
      return false;

  return n > 0;
}

void
alea_guardener_name_movers (const AleaPosition *position,
                            AleaText           *text)
{
  static const char *const names[MAX_MOVERS] = { "a", "b", "c", "d", "e" };
  Movers movers;

  find_movers (position, &movers);
  alea_text_set (text, "G12", sentences[movers.castles][movers.n_free][movers.n_peaceful]);
  alea_text_add_colour (text, "player", alea_position_get_turn (position));
  for (int i = 0; i < movers.n_free; i++)
    alea_text_add_word (text, names[i], movers.free[i]);
  for (int i = 0; i < movers.n_peaceful; i++)
    alea_text_add_word (text, names[movers.n_free + i], movers.peaceful[i]);
}
