/* alea-plain-san.c: the moves of most game files, read without detours
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-plain-san.h"

#include "alea-movegen.h"

/* Bits of a move, and what they must be. */
typedef struct
{
  AleaMove mask;
  AleaMove value;
} Pattern;

static AleaPieceType
read_kind (char letter)
{
  switch (letter)
    {
    case 'N': return ALEA_KNIGHT;
    case 'B': return ALEA_BISHOP;
    case 'R': return ALEA_ROOK;
    case 'Q': return ALEA_QUEEN;
    case 'K': return ALEA_KING;
    default: return ALEA_NO_PIECE_TYPE;
    }
}

static bool
is_file (char c)
{
  return c >= 'a' && c <= 'h';
}

static bool
is_rank (char c)
{
  return c >= '1' && c <= '8';
}

/* "b", "1" or "b1" where a square still follows, then perhaps "x". */
static const char *
read_origin (const char *p,
             Pattern    *pattern)
{
  if (is_file (p[0]) && !(is_rank (p[1]) && !is_file (p[2]) && p[2] != 'x'))
    {
      pattern->mask |= 7;
      pattern->value |= (AleaMove) (*p++ - 'a');
    }

  if (is_rank (p[0]))
    {
      pattern->mask |= 7 << 3;
      pattern->value |= (AleaMove) (*p++ - '1') << 3;
    }

  return p + (*p == 'x');
}

static bool
read_pattern (const char *p,
              Pattern    *pattern)
{
  AleaPieceType type = read_kind (*p), promotion = ALEA_NO_PIECE_TYPE;
  AleaSquare to;

  p += type != ALEA_NO_PIECE_TYPE;
  *pattern = (Pattern) { 0, 0 };
  p = read_origin (p, pattern);
  if (!is_file (p[0]) || !is_rank (p[1]))
    return false;

  to = (AleaSquare) (p[0] - 'a' + 8 * (p[1] - '1'));
  p += 2;
  if (*p == '=')
    {
      promotion = read_kind (p[1]);
      if (promotion == ALEA_NO_PIECE_TYPE)
        return false;
      p += 2;
    }
  p += *p == '+' || *p == '#';

  pattern->mask |= alea_move (15, 0, 255, 0, 15);
  pattern->value |= alea_move (type == ALEA_NO_PIECE_TYPE ? ALEA_PAWN : type, 0, to, 0, promotion);
  return *p == '\0';
}

/* The pieces of the side to move that may be meant. */
static AleaSquareSet
find_pieces (const AleaPosition *position,
             const Pattern      *pattern)
{
  const AleaColour us = alea_position_get_turn (position);
  AleaSquareSet pieces = alea_position_get_pieces (position, alea_piece (us, alea_move_piece_type (pattern->value)));

  if (pattern->mask & 7)
    pieces &= (AleaSquareSet) 0x0101010101010101u << (pattern->value & 7);
  if (pattern->mask & 7 << 3)
    pieces &= (AleaSquareSet) 0xff << (pattern->value & 7 << 3);

  return pieces;
}

AleaMove
alea_move_parse_plain (const AleaPosition *position,
                       const char         *text)
{
  AleaMove moves[ALEA_MAX_MOVES], found = ALEA_MOVE_NONE;
  AleaMoveMask mask;
  Pattern pattern;
  size_t n;

  if (position->movegen->is_wide || !read_pattern (text, &pattern))
    return ALEA_MOVE_NONE;

  mask.from = find_pieces (position, &pattern);
  mask.to = mask.step = mask.take = (AleaSquareSet) 1 << alea_move_to (pattern.value);
  n = alea_position_list_masked (position, &mask, moves);
  for (size_t i = 0; i < n; i++)
    if ((moves[i] & pattern.mask) == pattern.value && alea_move_type (moves[i]) != ALEA_MOVE_CASTLE)
      {
        if (found != ALEA_MOVE_NONE)
          return ALEA_MOVE_NONE;
        found = moves[i];
      }

  return found;
}
