/* alea-geometry.h: the shape of a board
 *
 * A board is a box of files and ranks with squares left out (holes), so that
 * the terraces of Guardener Chess and any board that somebody draws are the
 * same thing as the ordinary 8x8.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ALEA_MAX_SIDE         26
#define ALEA_MAX_SQUARES      (ALEA_MAX_SIDE * ALEA_MAX_SIDE)

/* The rules play on boxes of at most so many squares, holes counted. */
#define ALEA_MAX_PLAY_SQUARES 128

/* rank * files + file, both counted from 0 at the lower left of White. */
typedef uint16_t AleaSquare;

#define ALEA_NO_SQUARE        ((AleaSquare) 0xffff)
#define ALEA_SQUARE_NAME_SIZE 8

typedef struct AleaGeometry AleaGeometry;

struct AleaGeometry
{
  uint8_t     files;         /* 1 .. ALEA_MAX_SIDE */
  uint8_t     ranks;         /* 1 .. ALEA_MAX_SIDE */
  const char *file_letters;  /* one a file, from White's left */
  int8_t      first_rank;    /* the number of the lowest rank */

  /* One character a square, the top rank first: '*' is a hole, '.' a square,
   * a digit a square of the terrace of that number.  NULL: no holes. */
  const char *plan;
};

/* The board of every game that is played on 8x8. */
extern const AleaGeometry alea_geometry_8x8;

/* Makes @self a plain board of @files x @ranks without holes, files lettered
 * from a and ranks numbered from 1. */
void       alea_geometry_init_plain  (AleaGeometry       *self,
                                      int                 files,
                                      int                 ranks);

/* True inside the box and not a hole. */
bool       alea_geometry_has         (const AleaGeometry *self,
                                      int                 file,
                                      int                 rank);
bool       alea_geometry_has_square  (const AleaGeometry *self,
                                      AleaSquare          square);

/* The number of squares that are no holes. */
int        alea_geometry_count       (const AleaGeometry *self);

/* The terrace that @square belongs to, 0 for none. */
int        alea_geometry_get_terrace (const AleaGeometry *self,
                                      AleaSquare          square);

bool       alea_geometry_is_light    (const AleaGeometry *self,
                                      AleaSquare          square);

/* Writes the name, "e4"; returns @name. */
char      *alea_geometry_name        (const AleaGeometry *self,
                                      AleaSquare          square,
                                      char                name[static ALEA_SQUARE_NAME_SIZE]);

/* Reads a name at the start of @text; *@end is set behind it.  Returns
 * ALEA_NO_SQUARE, and leaves *@end alone, where no square of the board is
 * named.  @end may be NULL. */
AleaSquare alea_geometry_parse       (const AleaGeometry *self,
                                      const char         *text,
                                      const char        **end);

/* The file of @letter, -1 for none. */
int        alea_geometry_find_file   (const AleaGeometry *self,
                                      char                letter);

static inline AleaSquare
alea_geometry_square (const AleaGeometry *self,
                      int                 file,
                      int                 rank)
{
  return (AleaSquare) (rank * self->files + file);
}

static inline int
alea_geometry_file (const AleaGeometry *self,
                    AleaSquare          square)
{
  return square % self->files;
}

static inline int
alea_geometry_rank (const AleaGeometry *self,
                    AleaSquare          square)
{
  return square / self->files;
}
