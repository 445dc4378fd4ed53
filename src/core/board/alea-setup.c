/* alea-setup.c: anything that a person can build on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-setup.h"

void
alea_setup_init (AleaSetup          *self,
                 const AleaGeometry *geometry)
{
  *self = (AleaSetup) { .geometry = geometry, .turn = ALEA_WHITE, .fullmove = 1 };

  for (int colour = 0; colour < 2; colour++)
    for (int wing = 0; wing < ALEA_N_WINGS; wing++)
      self->castle_rook[colour][wing] = ALEA_NO_SQUARE;
}

int
alea_setup_count (const AleaSetup *self,
                  AleaPiece        piece)
{
  int n = 0;

  for (int i = 0; i < self->geometry->files * self->geometry->ranks; i++)
    n += self->pieces[i] == piece;

  return n;
}

AleaSquare
alea_setup_find (const AleaSetup *self,
                 AleaPiece        piece)
{
  for (int i = 0; i < self->geometry->files * self->geometry->ranks; i++)
    if (self->pieces[i] == piece)
      return (AleaSquare) i;

  return ALEA_NO_SQUARE;
}

AleaSquare
alea_setup_home (const AleaSetup *self,
                 AleaColour       colour,
                 char             file_letter)
{
  const AleaGeometry *geometry = self->geometry;
  int file = alea_geometry_find_file (geometry, file_letter);
  /* Ranks numbered from 0 have a terrace behind the home rank. */
  int rank = 1 - geometry->first_rank;

  if (colour == ALEA_BLACK)
    rank = geometry->ranks - 1 - rank;

  return file < 0 ? ALEA_NO_SQUARE : alea_geometry_square (geometry, file, rank);
}

AleaSquare
alea_setup_terrace (const AleaSetup *self,
                    AleaColour       colour,
                    char             file_letter)
{
  const int behind = colour == ALEA_WHITE ? -self->geometry->files : self->geometry->files;
  const AleaSquare home = alea_setup_home (self, colour, file_letter);

  /* A board of fewer ranks has no rank behind the home rank. */
  if (home == ALEA_NO_SQUARE || self->geometry->first_rank != 0 || self->geometry->ranks <= 3)
    return ALEA_NO_SQUARE;

  return (AleaSquare) (home + behind);
}

bool
alea_setup_is_straddling (const AleaSetup *self,
                          AleaColour       colour)
{
  const AleaSquare d = alea_setup_terrace (self, colour, 'd'), e = alea_setup_terrace (self, colour, 'e');
  const AleaPiece guardener = alea_piece (colour, ALEA_GUARDENER);

  return d != ALEA_NO_SQUARE && e != ALEA_NO_SQUARE
         && self->pieces[d] == guardener && self->pieces[e] == guardener;
}

void
alea_setup_count_lost (const AleaSetup *self,
                       uint8_t          lost[2][ALEA_N_PIECE_TYPES])
{
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_NO_PIECE_TYPE; type < ALEA_N_PIECE_TYPES; type++)
      {
        int n = type != ALEA_NO_PIECE_TYPE ? alea_setup_count (self, alea_piece (colour, type)) : 0;

        lost[colour][type] = n < alea_start_count[type] ? (uint8_t) (alea_start_count[type] - n) : 0;
      }
}
