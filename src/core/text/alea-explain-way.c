/* alea-explain-way.c: how pieces move, and what stands in their way
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-explain-way.h"

#include <stdlib.h>

void
alea_say_square (AleaText           *text,
                          const AleaPosition *position,
                          const char         *rule,
                          const char         *sentence,
                          AleaSquare          square)
{
  alea_text_set (text, rule, sentence);
  alea_text_add_square (text, "square", position->rules->geometry, square);
}

static bool
has_pawn_shape (const AleaPosition *position,
                AleaColour          colour,
                AleaSquare          from,
                int                 dx,
                int                 dy)
{
  const AleaGeometry *geometry = position->rules->geometry;
  int forward = colour == ALEA_WHITE ? dy : -dy;
  int rank = alea_geometry_rank (geometry, from);
  int own_rank = colour == ALEA_WHITE ? rank : geometry->ranks - 1 - rank;

  if (dx == 0)
    return forward == 1 || (forward == 2 && own_rank == 2 - geometry->first_rank);

  return abs (dx) == 1 && forward == 1;
}

/* Whether a piece of this kind goes that far and that way on an empty board. */
static bool
has_shape (const AleaPosition *position,
           AleaPiece           piece,
           AleaSquare          from,
           int                 dx,
           int                 dy)
{
  const int x = abs (dx), y = abs (dy);

  switch (alea_piece_type (piece))
    {
    case ALEA_PAWN:
      return has_pawn_shape (position, alea_piece_colour (piece), from, dx, dy);
    case ALEA_KNIGHT:
      return x * y == 2;
    case ALEA_BISHOP:
      return x == y;
    case ALEA_ROOK:
      return x == 0 || y == 0;
    case ALEA_QUEEN:
      return x == y || x == 0 || y == 0;
    case ALEA_KING:
      return x <= 1 && y <= 1;
    case ALEA_GUARDENER:
      return (x == 1 && y == 1) || (x * y == 0 && x + y == 2);
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
      break;
    }

  return false;
}

bool
alea_explain_is_pawn_on_terrace (const AleaPosition *position,
                                 AleaSquare          square)
{
  return alea_piece_type (alea_position_get_piece (position, square)) == ALEA_PAWN
         && alea_position_get_terrace (position, square) > 0;
}

/* The rule that says how the piece on @from moves. */
static const char *
shape_rule (const AleaPosition *position,
            AleaSquare          from)
{
  static const char *const rules[ALEA_N_PIECE_TYPES] = {
    [ALEA_PAWN] = "B6", [ALEA_KNIGHT] = "B5", [ALEA_BISHOP] = "B4", [ALEA_ROOK] = "B4",
    [ALEA_QUEEN] = "B4", [ALEA_KING] = "B9", [ALEA_GUARDENER] = "G6",
  };

  return alea_explain_is_pawn_on_terrace (position, from)
         ? "GA14" : rules[alea_piece_type (alea_position_get_piece (position, from))];
}

const char *
alea_explain_shape (AleaPieceType type)
{
  static const char *const sentences[ALEA_N_PIECE_TYPES] = {
    [ALEA_NO_PIECE_TYPE] = NULL,
    [ALEA_PAWN] = N_("A pawn moves one square straight ahead, or two from its second rank, and captures diagonally "
                     "ahead."),
    [ALEA_KNIGHT] = N_("A knight leaps two squares one way and one to the side."),
    [ALEA_BISHOP] = N_("A bishop moves along diagonals."),
    [ALEA_ROOK] = N_("A rook moves along ranks and files."),
    [ALEA_QUEEN] = N_("A queen moves along ranks, files and diagonals."),
    [ALEA_KING] = N_("A king moves one square."),
    [ALEA_GUARDENER] = N_("A Guardener moves one square diagonally or leaps two squares along a rank or file."),
  };

  return sentences[type];
}

static int
sign (int n)
{
  return (n > 0) - (n < 0);
}

/* The first square on the way that stops a piece, ALEA_NO_SQUARE for none. */
static AleaSquare
find_obstacle (const AleaPosition *position,
               AleaSquare          from,
               int                 dx,
               int                 dy)
{
  const AleaGeometry *geometry = position->rules->geometry;
  int steps = abs (dx) > abs (dy) ? abs (dx) : abs (dy);

  for (int i = 1; i < steps; i++)
    {
      int file = alea_geometry_file (geometry, from) + i * sign (dx);
      int rank = alea_geometry_rank (geometry, from) + i * sign (dy);
      AleaSquare square = alea_geometry_square (geometry, file, rank);

      if (!alea_geometry_has (geometry, file, rank) || alea_position_get_piece (position, square) != ALEA_NO_PIECE)
        return square;
    }

  return ALEA_NO_SQUARE;
}

static bool
explain_pawn (const AleaPosition *position,
              AleaSquare          to,
              int                 dx,
              AleaText           *text)
{
  bool is_empty = alea_position_get_piece (position, to) == ALEA_NO_PIECE;

  if (dx == 0 && !is_empty)
    alea_say_square (text, position, "B6", N_("A pawn does not capture straight ahead, and {square} is occupied."), to);
  else if (dx != 0 && is_empty)
    alea_say_square (text, position, "B6", N_("A pawn moves diagonally only to capture, and {square} is empty."), to);
  else
    return false;

  return true;
}

bool
alea_explain_way (const AleaPosition *position,
                  AleaSquare          from,
                  AleaSquare          to,
                  AleaText           *text)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaPiece piece = alea_position_get_piece (position, from), target = alea_position_get_piece (position, to);
  const int dx = alea_geometry_file (geometry, to) - alea_geometry_file (geometry, from);
  const int dy = alea_geometry_rank (geometry, to) - alea_geometry_rank (geometry, from);
  AleaSquare obstacle;

  if (!has_shape (position, piece, from, dx, dy))
    alea_text_set (text, shape_rule (position, from), alea_explain_shape (alea_piece_type (piece)));
  else if (alea_piece_type (piece) != ALEA_KNIGHT && alea_piece_type (piece) != ALEA_GUARDENER
           && (obstacle = find_obstacle (position, from, dx, dy)) != ALEA_NO_SQUARE)
    alea_say_square (text, position, "B3", N_("The way is blocked at {square}."), obstacle);
  else if (target != ALEA_NO_PIECE && alea_piece_colour (target) == alea_piece_colour (piece))
    alea_say_square (text, position, "B3", N_("One of your own pieces is on {square}."), to);
  else
    return alea_piece_type (piece) == ALEA_PAWN && explain_pawn (position, to, dx, text);

  return true;
}
