/* terrain.h: what the generator knows beforehand of a board
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bits.h"

#define N_SQUARES ALEA_BITS

#if ALEA_BITS == 64 && defined (__BMI2__)
#include <immintrin.h>
#define ALEA_LOOKUP_SLIDERS 1
#else
#define ALEA_LOOKUP_SLIDERS 0
#endif

enum
{
  LINE_RANK,
  LINE_FILE,
  LINE_DIAGONAL,
  LINE_ANTIDIAGONAL,
  N_LINES,
};

/* A line through a square: what lies on it below and above the square, by
 * number, as far as the first hole or the edge. */
typedef struct
{
  Bits lower;
  Bits upper;
} Line;

/* All attacks of a slider from one square, found by the pieces on its lines
 * ("pext bitboards").  An attack is kept as a subset of the slider's lines,
 * which fits into 16 bits: this costs an eighth of the speed and saves three
 * quarters of a megabyte that every window would hold. */
typedef struct
{
  Bits            relevant;   /* squares where a piece would shorten the attack */
  Bits            lines;      /* all squares that it sees on an empty board */
  const uint16_t *attacks;    /* of @lines, by the bits of @relevant occupied */
} Lookup;

typedef struct
{
  AleaAreas           areas;                   /* first, see alea_position_get_areas() */
  const AleaGeometry *geometry;
  int                 files;
  Bits                squares;                 /* without the holes */
  Bits                not_first_file;
  Bits                not_last_file;
  Line                line[N_SQUARES][N_LINES];
  Bits                leap[ALEA_N_PIECE_TYPES][N_SQUARES]; /* knight, king, Guardener */
  Bits                pawn_attack[2][N_SQUARES];
  Bits                home[2];                 /* rank 1 and rank 8 */
  Bits                pawn_start[2];           /* where a double step begins */
  int                 king_to[2][ALEA_N_WINGS];
  int                 rook_to[2][ALEA_N_WINGS];
#if ALEA_BITS == 64
  Bits                between[64][64];         /* ends excluded; empty off a line */
#endif
#if ALEA_LOOKUP_SLIDERS
  Lookup              rook[64];
  Lookup              bishop[64];
  uint16_t            rook_attacks[102400];
  uint16_t            bishop_attacks[5248];
#endif
} Terrain;

/* The squares between two squares of one line, ends excluded; empty when no
 * line joins them. */
static inline Bits
squares_between (const Terrain *terrain,
                 int            a,
                 int            b)
{
#if ALEA_BITS == 64
  return terrain->between[a][b];
#else
  for (int i = 0; i < N_LINES; i++)
    if ((terrain->line[a][i].lower | terrain->line[a][i].upper) & bits_of (b))
      return (bits_span (a, b) & ~bits_of (a) & ~bits_of (b))
             & (terrain->line[a][i].lower | terrain->line[a][i].upper);

  return 0;
#endif
}

/* Squares in front of those of @bits, as @colour sees it. */
static inline Bits
ahead (const Terrain *terrain,
       Bits           bits,
       int            colour)
{
#if ALEA_BITS == 64
  (void) terrain;
  return colour == ALEA_WHITE ? bits << 8 : bits >> 8;
#else
  return colour == ALEA_WHITE ? bits << terrain->files : bits >> terrain->files;
#endif
}

/* See AleaMovegen.prepare. */
const Terrain *ALEA_TERRAIN_PREPARE (const AleaGeometry *geometry);
