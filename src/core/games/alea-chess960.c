/* alea-chess960.c: the 960 starts, their numbers and their rolls
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chess960.h"

#include <assert.h>
#include <string.h>

/* How two knights stand on five squares, in the order of the numbers. */
static const uint8_t knight_pairs[10][2] = {
  { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, 4 }, { 1, 2 },
  { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 },
};

/* The file of the empty square number @n, counted from 0. */
static int
find_empty (const AleaPieceType array[static 8],
            int                 n)
{
  for (int file = 0; file < 8; file++)
    if (array[file] == ALEA_NO_PIECE_TYPE && n-- == 0)
      return file;

  assert (false);
  return -1;
}

/* How many empty squares lie left of @file. */
static int
count_empty (const AleaPieceType array[static 8],
             int                 file)
{
  int n = 0;

  while (file-- > 0)
    n += array[file] == ALEA_NO_PIECE_TYPE;

  return n;
}

void
alea_chess960_get_array (int           number,
                         AleaPieceType array[static 8])
{
  const uint8_t *pair;
  int rest = number;
  int knights[2];

  assert (number >= 0 && number < ALEA_CHESS960_STARTS);
  memset (array, 0, 8 * sizeof array[0]);

  array[rest % 4 * 2 + 1] = ALEA_BISHOP;   /* light: b, d, f, h */
  rest /= 4;
  array[rest % 4 * 2] = ALEA_BISHOP;       /* dark: a, c, e, g */
  rest /= 4;
  array[find_empty (array, rest % 6)] = ALEA_QUEEN;
  rest /= 6;

  pair = knight_pairs[rest];
  knights[0] = find_empty (array, pair[0]);
  knights[1] = find_empty (array, pair[1]);
  array[knights[0]] = array[knights[1]] = ALEA_KNIGHT;

  array[find_empty (array, 0)] = ALEA_ROOK;
  array[find_empty (array, 0)] = ALEA_KING;
  array[find_empty (array, 0)] = ALEA_ROOK;
}

int
alea_chess960_get_number (const AleaPieceType array[static 8])
{
  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    {
      AleaPieceType other[8];

      alea_chess960_get_array (number, other);
      if (memcmp (array, other, sizeof other) == 0)
        return number;
    }

  return -1;
}

int
alea_chess960_of_setup (const AleaSetup *setup)
{
  AleaPieceType array[8];

  if (setup->geometry->files != 8 || setup->geometry->ranks != 8)
    return -1;

  for (int file = 0; file < 8; file++)
    {
      array[file] = alea_piece_type (setup->pieces[file]);

      if (setup->pieces[file] != alea_piece (ALEA_WHITE, array[file])
          || setup->pieces[56 + file] != alea_piece (ALEA_BLACK, array[file])
          || setup->pieces[8 + file] != alea_piece (ALEA_WHITE, ALEA_PAWN)
          || setup->pieces[48 + file] != alea_piece (ALEA_BLACK, ALEA_PAWN))
        return -1;
    }

  for (int square = 16; square < 48; square++)
    if (setup->pieces[square] != ALEA_NO_PIECE)
      return -1;

  return alea_chess960_get_number (array);
}

void
alea_chess960_get_rolls (int     number,
                         int     which,
                         uint8_t faces[static ALEA_CHESS960_ROLLS])
{
  AleaPieceType array[8];
  int knights[2], n_knights = 0;

  alea_chess960_get_array (number, array);

  for (int file = 0; file < 8; file++)
    if (array[file] == ALEA_BISHOP)
      faces[file % 2] = (uint8_t) (file / 2 + 1);

  /* Take the pieces off again that come later, then count the empty squares. */
  for (int file = 0; file < 8; file++)
    {
      if (array[file] == ALEA_KNIGHT)
        knights[n_knights++] = file;
      if (array[file] != ALEA_BISHOP && array[file] != ALEA_QUEEN)
        array[file] = ALEA_NO_PIECE_TYPE;
    }

  for (int file = 0; file < 8; file++)
    if (array[file] == ALEA_QUEEN)
      {
        faces[2] = (uint8_t) (count_empty (array, file) + 1);
        break;
      }

  faces[3] = (uint8_t) (count_empty (array, knights[which]) + 1);
  array[knights[which]] = ALEA_KNIGHT;
  faces[4] = (uint8_t) (count_empty (array, knights[1 - which]) + 1);
}
