/* alea-geometry.c: the shape of a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-geometry.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define ALPHABET "abcdefghijklmnopqrstuvwxyz"

const AleaGeometry alea_geometry_8x8 = {
  .files = 8,
  .ranks = 8,
  .file_letters = ALPHABET,
  .first_rank = 1,
};

void
alea_geometry_init_plain (AleaGeometry *self,
                          int           files,
                          int           ranks)
{
  assert (files >= 1 && files <= ALEA_MAX_SIDE);
  assert (ranks >= 1 && ranks <= ALEA_MAX_SIDE);

  *self = (AleaGeometry) {
    .files = (uint8_t) files,
    .ranks = (uint8_t) ranks,
    .file_letters = ALPHABET,
    .first_rank = 1,
  };
}

static char
plan_at (const AleaGeometry *self,
         int                 file,
         int                 rank)
{
  if (self->plan == NULL)
    return '.';

  return self->plan[(self->ranks - 1 - rank) * self->files + file];
}

bool
alea_geometry_has (const AleaGeometry *self,
                   int                 file,
                   int                 rank)
{
  return file >= 0 && file < self->files
         && rank >= 0 && rank < self->ranks
         && plan_at (self, file, rank) != '*';
}

bool
alea_geometry_has_square (const AleaGeometry *self,
                          AleaSquare          square)
{
  return alea_geometry_has (self, alea_geometry_file (self, square),
                            alea_geometry_rank (self, square));
}

int
alea_geometry_count (const AleaGeometry *self)
{
  int n = 0;

  for (int square = 0; square < self->files * self->ranks; square++)
    n += alea_geometry_has_square (self, (AleaSquare) square);

  return n;
}

int
alea_geometry_get_terrace (const AleaGeometry *self,
                           AleaSquare          square)
{
  char c = plan_at (self, alea_geometry_file (self, square), alea_geometry_rank (self, square));

  return isdigit ((unsigned char) c) ? c - '0' : 0;
}

bool
alea_geometry_is_light (const AleaGeometry *self,
                        AleaSquare          square)
{
  return (alea_geometry_file (self, square) + alea_geometry_rank (self, square)) % 2 == 1;
}

char *
alea_geometry_name (const AleaGeometry *self,
                    AleaSquare          square,
                    char                name[static ALEA_SQUARE_NAME_SIZE])
{
  snprintf (name, ALEA_SQUARE_NAME_SIZE, "%c%d",
            self->file_letters[alea_geometry_file (self, square)],
            (signed char) (alea_geometry_rank (self, square) + self->first_rank));
  return name;
}

int
alea_geometry_find_file (const AleaGeometry *self,
                         char                letter)
{
  const char *found;

  if (letter == '\0')
    return -1;

  found = strchr (self->file_letters, letter);
  if (found == NULL || found - self->file_letters >= self->files)
    return -1;

  return (int) (found - self->file_letters);
}

AleaSquare
alea_geometry_parse (const AleaGeometry *self,
                     const char         *text,
                     const char        **end)
{
  int file = alea_geometry_find_file (self, text[0]);
  int rank = 0;
  int i = 1;

  if (file < 0 || !isdigit ((unsigned char) text[1]))
    return ALEA_NO_SQUARE;

  /* Two digits at most, and only where the board has such ranks: "a10". */
  while (i <= 2 && isdigit ((unsigned char) text[i])
         && (i == 1 || self->first_rank + self->ranks > 10))
    rank = rank * 10 + (text[i++] - '0');

  rank -= self->first_rank;
  if (!alea_geometry_has (self, file, rank))
    return ALEA_NO_SQUARE;

  if (end != NULL)
    *end = text + i;
  return alea_geometry_square (self, file, rank);
}
