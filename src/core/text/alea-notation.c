/* alea-notation.c: moves written as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-notation.h"

#include "writer.h"

#include <ctype.h>

static void
put_square (Writer             *writer,
            const AleaPosition *position,
            AleaSquare          square)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  put_string (writer, alea_geometry_name (position->rules->geometry, square, name));
}

static bool
is_capture (const AleaPosition *position,
            AleaMove            move)
{
  switch (alea_move_type (move))
    {
    case ALEA_MOVE_PLAIN:
      /* A pawn that waited on the last rank becomes a piece where it stands. */
      return alea_position_get_piece (position, alea_move_to (move)) != ALEA_NO_PIECE
             && alea_move_to (move) != alea_move_from (move);
    case ALEA_MOVE_EN_PASSANT:
      return true;
    case ALEA_MOVE_DOUBLE_STEP:
    case ALEA_MOVE_CASTLE:
    case ALEA_MOVE_RELOCATION:
    case ALEA_MOVE_TELEPORT:
    case ALEA_MOVE_RESURRECTION:
      return false;
    }

  return false;
}

/* As much of the origin as tells the piece apart from others of its kind that
 * may go to the same square: the file if that is enough, else the rank. */
static void
put_origin (Writer             *writer,
            const AleaPosition *position,
            AleaMove            move)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaSquare from = alea_move_from (move);
  bool is_alone = true, is_alone_on_file = true, is_alone_on_rank = true;
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);
  char name[ALEA_SQUARE_NAME_SIZE];

  for (size_t i = 0; i < n; i++)
    {
      AleaSquare other = alea_move_from (moves[i]);

      if (other == from || alea_move_to (moves[i]) != alea_move_to (move)
          || alea_move_piece_type (moves[i]) != alea_move_piece_type (move)
          || alea_move_type (moves[i]) != alea_move_type (move))
        continue;

      is_alone = false;
      if (alea_geometry_file (geometry, other) == alea_geometry_file (geometry, from))
        is_alone_on_file = false;
      if (alea_geometry_rank (geometry, other) == alea_geometry_rank (geometry, from))
        is_alone_on_rank = false;
    }

  alea_geometry_name (geometry, from, name);
  if (!is_alone && (is_alone_on_file || !is_alone_on_rank))
    put (writer, name[0]);
  if (!is_alone && !is_alone_on_file)
    put_string (writer, name + 1);
}

static void
put_plain_move (Writer             *writer,
                const AleaPosition *position,
                AleaMove            move)
{
  const AleaPieceType type = alea_move_piece_type (move);
  const bool captures = is_capture (position, move);
  char origin[ALEA_SQUARE_NAME_SIZE];

  if (type != ALEA_PAWN)
    {
      put (writer, ALEA_PIECE_LETTERS[type]);
      if (type != ALEA_KING)
        put_origin (writer, position, move);
    }
  else if (captures)
    put (writer, alea_geometry_name (position->rules->geometry, alea_move_from (move), origin)[0]);

  if (captures)
    put (writer, 'x');
  put_square (writer, position, alea_move_to (move));

  if (alea_move_promotion (move) != ALEA_NO_PIECE_TYPE)
    {
      put (writer, '=');
      put (writer, ALEA_PIECE_LETTERS[alea_move_promotion (move)]);
    }
}

/* Where a teleport or a resurrection leads: "z4 {T3}" (G25). */
static void
put_terrace (Writer             *writer,
             const AleaPosition *position,
             AleaMove            move)
{
  put_square (writer, position, alea_move_to (move));
  put_string (writer, " {T");
  put (writer, (char) ('0' + alea_position_get_terrace (position, alea_move_to (move))));
  put (writer, '}');
}

/* A pawn's origin is written in full, for it has no letter (GA29). */
static void
put_teleport (Writer             *writer,
              const AleaPosition *position,
              AleaMove            move)
{
  const AleaPieceType type = alea_move_piece_type (move);

  if (type == ALEA_PAWN)
    put_square (writer, position, alea_move_from (move));
  else
    {
      put (writer, ALEA_PIECE_LETTERS[type]);
      put_origin (writer, position, move);
    }

  put_terrace (writer, position, move);
}

static void
put_check (Writer             *writer,
           const AleaPosition *position,
           AleaMove            move)
{
  AleaPosition after = *position;

  if (position->rules->king_is_captured)
    return;

  alea_position_play (&after, move);
  if (alea_position_get_checkers (&after) != 0)
    put (writer, alea_position_count_moves (&after) == 0 ? '#' : '+');
}

char *
alea_move_to_san (const AleaPosition *position,
                  AleaMove            move,
                  char                text[static ALEA_MOVE_TEXT_SIZE])
{
  Writer writer = { .text = text, .size = ALEA_MOVE_TEXT_SIZE };

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    put_string (&writer, alea_move_to (move) < alea_move_from (move) ? "O-O-O" : "O-O");
  else if (alea_move_type (move) == ALEA_MOVE_TELEPORT)
    put_teleport (&writer, position, move);
  else if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    {
      put_string (&writer, "G@");
      put_terrace (&writer, position, move);
    }
  else
    put_plain_move (&writer, position, move);

  put_check (&writer, position, move);
  return text;
}

/* Whether the piece of a teleport could go there on foot, too. */
static bool
is_walk_too (const AleaPosition *position,
             AleaMove            teleport)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (alea_move_from (moves[i]) == alea_move_from (teleport)
        && alea_move_to (moves[i]) == alea_move_to (teleport)
        && alea_move_type (moves[i]) != ALEA_MOVE_TELEPORT)
      return true;

  return false;
}

char *
alea_move_to_coordinates (const AleaPosition *position,
                          AleaMove            move,
                          char                text[static ALEA_MOVE_TEXT_SIZE])
{
  Writer writer = { .text = text, .size = ALEA_MOVE_TEXT_SIZE };
  AleaPieceType promotion = alea_move_promotion (move);

  if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    put (&writer, '@');
  else
    put_square (&writer, position, alea_move_from (move));
  put_square (&writer, position, alea_move_to (move));

  if (alea_move_type (move) == ALEA_MOVE_TELEPORT && is_walk_too (position, move))
    put (&writer, 't');
  if (promotion != ALEA_NO_PIECE_TYPE)
    put (&writer, (char) tolower (ALEA_PIECE_LETTERS[promotion]));

  return text;
}
