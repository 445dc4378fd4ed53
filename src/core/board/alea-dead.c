/* alea-dead.c: positions that nobody can win any more
 *
 * FIDE 5.2.2: no series of legal moves can lead to mate.  To decide this in
 * general takes a search; the two kinds below are those that a player sees at
 * a glance, and each test says "dead" only where it is certain.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"

static AleaSquareSet
pieces_of_type (const AleaPosition *self,
                AleaPieceType       type)
{
  return self->movegen->is_wide ? self->board.wide.of_type[type] : self->board.narrow.of_type[type];
}

static AleaSquareSet
light_squares (const AleaGeometry *geometry)
{
  AleaSquareSet light = 0;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_is_light (geometry, (AleaSquare) i))
      light |= (AleaSquareSet) 1 << i;

  return light;
}

/* Bare kings, one knight, or bishops that all go on squares of one colour. */
static bool
is_material_too_little (const AleaPosition *self)
{
  AleaSquareSet knights = pieces_of_type (self, ALEA_KNIGHT);
  AleaSquareSet bishops = pieces_of_type (self, ALEA_BISHOP);
  AleaSquareSet light;

  if (knights != 0)
    return bishops == 0 && alea_square_set_count (knights) == 1;

  light = light_squares (self->rules->geometry);
  return (bishops & light) == 0 || (bishops & ~light) == 0;
}

/* The squares that the pawns of @colour attack, and whether each of them
 * stands before an enemy pawn with nothing to capture. */
static bool
are_pawns_locked (const AleaPosition *self,
                  AleaColour          colour,
                  AleaSquareSet      *attacked)
{
  const AleaGeometry *geometry = self->rules->geometry;
  const int forward = colour == ALEA_WHITE ? 1 : -1;
  const AleaPiece enemy = alea_piece (alea_colour_other (colour), ALEA_PAWN);
  AleaSquareSet pawns = self->movegen->get_pieces (self, alea_piece (colour, ALEA_PAWN));

  *attacked = 0;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      int file = i % geometry->files, rank = i / geometry->files + forward;

      if (!alea_square_set_has (pawns, (AleaSquare) i))
        continue;

      if (alea_position_get_piece (self, alea_geometry_square (geometry, file, rank)) != enemy)
        return false;

      for (int side = -1; side <= 1; side += 2)
        if (alea_geometry_has (geometry, file + side, rank))
          {
            AleaSquare square = alea_geometry_square (geometry, file + side, rank);

            if (alea_position_get_piece (self, square) == enemy)
              return false;
            *attacked |= (AleaSquareSet) 1 << square;
          }
    }

  return true;
}

/* Everything a king can reach without stepping on @barred squares. */
static AleaSquareSet
flood (const AleaGeometry *geometry,
       AleaSquare          king,
       AleaSquareSet       barred)
{
  AleaSquareSet reached = (AleaSquareSet) 1 << king, before;

  do
    {
      before = reached;
      for (int i = 0; i < geometry->files * geometry->ranks; i++)
        for (int step = 0; step < 9 && alea_square_set_has (before, (AleaSquare) i); step++)
          {
            int file = i % geometry->files + step % 3 - 1, rank = i / geometry->files + step / 3 - 1;

            if (alea_geometry_has (geometry, file, rank))
              reached |= ((AleaSquareSet) 1 << alea_geometry_square (geometry, file, rank)) & ~barred;
          }
    }
  while (reached != before);

  return reached;
}

/* Kings and pawns only, every pawn stopped by a pawn, and neither king can
 * ever come at one: the pawns stand for good, and kings alone do not mate. */
static bool
is_locked (const AleaPosition *self)
{
  AleaSquareSet attacked[2];
  AleaSetup setup;

  alea_position_get_setup (self, &setup);
  if (setup.n_en_passant > 0 || setup.may_relocate[ALEA_WHITE] || setup.may_relocate[ALEA_BLACK])
    return false;

  if (!are_pawns_locked (self, ALEA_WHITE, &attacked[ALEA_WHITE])
      || !are_pawns_locked (self, ALEA_BLACK, &attacked[ALEA_BLACK]))
    return false;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      AleaColour other = alea_colour_other (colour);
      AleaSquareSet own = self->movegen->get_pieces (self, alea_piece (colour, ALEA_PAWN));
      AleaSquareSet theirs = self->movegen->get_pieces (self, alea_piece (other, ALEA_PAWN));
      AleaSquareSet reached = flood (self->rules->geometry, alea_position_get_king (self, colour),
                                     own | attacked[other]);

      if (reached & theirs)
        return false;
    }

  return true;
}

bool
alea_position_is_dead (const AleaPosition *self)
{
  if (self->rules->king_is_captured || pieces_of_type (self, ALEA_ROOK) || pieces_of_type (self, ALEA_QUEEN))
    return false;

  if (pieces_of_type (self, ALEA_PAWN) == 0)
    return is_material_too_little (self);

  return pieces_of_type (self, ALEA_KNIGHT) == 0 && pieces_of_type (self, ALEA_BISHOP) == 0
         && is_locked (self);
}
