/* terrain.c: what the generator knows beforehand of a board
 *
 * Compiled once for each width, beside movegen.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "terrain.h"

#include "sliders.h"

#include <string.h>
#include <threads.h>

/* The 8x8 board is one shape; the wide generator may meet a few. */
#define MAX_TERRAINS (ALEA_BITS == 64 ? 1 : 6)

static Terrain terrains[MAX_TERRAINS];
static int     n_terrains;
static mtx_t   lock;
static once_flag lock_once = ONCE_FLAG_INIT;

static void
init_lock (void)
{
  mtx_init (&lock, mtx_plain);
}

/* The step (dx, dy) from @square, as a set of one square or none. */
static Bits
step (const AleaGeometry *geometry,
      int                 square,
      int                 dx,
      int                 dy)
{
  int file = alea_geometry_file (geometry, (AleaSquare) square) + dx;
  int rank = alea_geometry_rank (geometry, (AleaSquare) square) + dy;

  return alea_geometry_has (geometry, file, rank)
         ? bits_of (alea_geometry_square (geometry, file, rank)) : 0;
}

static Bits
ray (const AleaGeometry *geometry,
     int                 square,
     int                 dx,
     int                 dy)
{
  Bits squares = 0;

  for (int i = 1; step (geometry, square, i * dx, i * dy) != 0; i++)
    squares |= step (geometry, square, i * dx, i * dy);

  return squares;
}

static void
init_square (Terrain *self,
             int      square)
{
  static const int direction[N_LINES][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 1 } };
  static const int quarter[4][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
  const AleaGeometry *geometry = self->geometry;

  for (int i = 0; i < N_LINES; i++)
    {
      self->line[square][i].upper = ray (geometry, square, direction[i][0], direction[i][1]);
      self->line[square][i].lower = ray (geometry, square, -direction[i][0], -direction[i][1]);
    }

  for (int i = 0; i < 4; i++)
    {
      int x = quarter[i][0], y = quarter[i][1];
      Bits orthogonal = step (geometry, square, x, y);
      Bits diagonal = step (geometry, square, x - y, x + y);

      self->leap[ALEA_KING][square] |= orthogonal | diagonal;
      self->leap[ALEA_KNIGHT][square] |= step (geometry, square, 2 * x - y, 2 * y + x)
                                         | step (geometry, square, 2 * x + y, 2 * y - x);
      /* One step diagonally or a leap to the second square (G6). */
      self->leap[ALEA_GUARDENER][square] |= diagonal | step (geometry, square, 2 * x, 2 * y);
    }

  self->pawn_attack[ALEA_WHITE][square] = step (geometry, square, -1, 1) | step (geometry, square, 1, 1);
  self->pawn_attack[ALEA_BLACK][square] = step (geometry, square, -1, -1) | step (geometry, square, 1, -1);
}

static Bits
rank_bits (const Terrain *self,
           int            rank)
{
  Bits bits = 0;

  for (int file = 0; file < self->files; file++)
    if (alea_geometry_has (self->geometry, file, rank))
      bits |= bits_of (alea_geometry_square (self->geometry, file, rank));

  return bits;
}

static void
init_ranks (Terrain *self)
{
  const AleaGeometry *geometry = self->geometry;
  AleaSetup setup;

  alea_setup_init (&setup, geometry);

  for (int colour = 0; colour < 2; colour++)
    {
      AleaSquare a = alea_setup_home (&setup, colour, geometry->file_letters[0]);
      int home = alea_geometry_rank (geometry, a);

      self->home[colour] = rank_bits (self, home);
      self->areas.home[colour] = self->home[colour];
      self->pawn_start[colour] = rank_bits (self, home + (colour == ALEA_WHITE ? 1 : -1));

      /* Small boards may lack these files; then nobody castles there. */
      self->king_to[colour][ALEA_WING_A] = alea_setup_home (&setup, colour, 'c');
      self->rook_to[colour][ALEA_WING_A] = alea_setup_home (&setup, colour, 'd');
      self->king_to[colour][ALEA_WING_H] = alea_setup_home (&setup, colour, 'g');
      self->rook_to[colour][ALEA_WING_H] = alea_setup_home (&setup, colour, 'f');
    }
}

#if ALEA_BITS == 64
static void
init_between (Terrain *self)
{
  for (int a = 0; a < 64; a++)
    for (int i = 0; i < N_LINES; i++)
      {
        Line line = self->line[a][i];
        int b;

        BITS_FOREACH (b, line.lower | line.upper)
          self->between[a][b] = bits_span (a, b) & (line.lower | line.upper)
                                & ~bits_of (a) & ~bits_of (b);
      }
}
#endif

#if ALEA_LOOKUP_SLIDERS
/* Fills the attacks of one slider from @square for every way in which pieces can
 * stand on its lines; returns how many there are. */
static size_t
init_lookup (Lookup     *lookup,
             const Line *one,
             const Line *other,
             Bits        edges,
             uint16_t   *attacks)
{
  Bits occupied = 0;
  size_t n = 0;

  lookup->lines = one->lower | one->upper | other->lower | other->upper;
  lookup->relevant = lookup->lines & ~edges;
  lookup->attacks = attacks;

  do
    {
      Bits seen = line_attacks (*one, occupied) | line_attacks (*other, occupied);

      attacks[_pext_u64 (occupied, lookup->relevant)] = (uint16_t) _pext_u64 (seen, lookup->lines);
      n++;
      occupied = (occupied - lookup->relevant) & lookup->relevant;
    }
  while (occupied != 0);

  return n;
}

static void
init_lookups (Terrain *self)
{
  const Bits first_rank = 0xff, last_rank = first_rank << 56;
  const Bits first_file = ~self->not_first_file, last_file = ~self->not_last_file;
  uint16_t *rook = self->rook_attacks, *bishop = self->bishop_attacks;

  for (int square = 0; square < 64; square++)
    {
      const Line *line = self->line[square];
      Bits rank = first_rank << (square & ~7), file = first_file << (square & 7);
      /* A piece on the last square of a line shortens nothing. */
      Bits edges = ((first_rank | last_rank) & ~rank) | ((first_file | last_file) & ~file);

      rook += init_lookup (&self->rook[square], &line[LINE_RANK], &line[LINE_FILE], edges, rook);
      bishop += init_lookup (&self->bishop[square], &line[LINE_DIAGONAL], &line[LINE_ANTIDIAGONAL],
                             first_rank | last_rank | first_file | last_file, bishop);
    }
}
#endif

static void
init_terrain (Terrain            *self,
              const AleaGeometry *geometry)
{
  memset (self, 0, sizeof *self);
  self->geometry = geometry;
  self->files = geometry->files;

  for (int square = 0; square < geometry->files * geometry->ranks; square++)
    {
      int file = alea_geometry_file (geometry, (AleaSquare) square);

      if (file > 0)
        self->not_first_file |= bits_of (square);
      if (file < geometry->files - 1)
        self->not_last_file |= bits_of (square);

      if (!alea_geometry_has_square (geometry, (AleaSquare) square))
        continue;

      self->squares |= bits_of (square);
      self->areas.half[2 * alea_geometry_rank (geometry, (AleaSquare) square) >= geometry->ranks] |= bits_of (square);
      self->areas.terrace[alea_geometry_get_terrace (geometry, (AleaSquare) square)] |= bits_of (square);
      init_square (self, square);
    }

  init_ranks (self);
#if ALEA_BITS == 64
  init_between (self);
#endif
#if ALEA_LOOKUP_SLIDERS
  init_lookups (self);
#endif
}

/* Files are read in threads of their own, so the first two positions of a
 * program may be made at once. */
const Terrain *
ALEA_TERRAIN_PREPARE (const AleaGeometry *geometry)
{
  const Terrain *found = NULL;

  call_once (&lock_once, init_lock);
  mtx_lock (&lock);

  for (int i = 0; i < n_terrains && found == NULL; i++)
    if (terrains[i].geometry == geometry)
      found = &terrains[i];

  if (found == NULL && n_terrains < MAX_TERRAINS)
    {
      init_terrain (&terrains[n_terrains], geometry);
      found = &terrains[n_terrains++];
    }

  mtx_unlock (&lock);
  return found;
}
