/* alea-piece.h: colours, kinds of pieces, and a piece as one small number
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef enum
{
  ALEA_WHITE,
  ALEA_BLACK,
} AleaColour;

/* The order is that of the letters in ALEA_PIECE_LETTERS. */
typedef enum
{
  ALEA_NO_PIECE_TYPE,
  ALEA_PAWN,
  ALEA_KNIGHT,
  ALEA_BISHOP,
  ALEA_ROOK,
  ALEA_QUEEN,
  ALEA_KING,
  ALEA_GUARDENER,
  ALEA_N_PIECE_TYPES,
} AleaPieceType;

#define ALEA_PIECE_LETTERS " PNBRQKG"

/* A piece: its kind in the low four bits, its colour above; 0 is "nobody". */
typedef uint8_t AleaPiece;

/* How many pieces of a kind a side begins with, a Guardener among them. */
extern const uint8_t alea_start_count[ALEA_N_PIECE_TYPES];

/* What a piece is worth in pawns, as players count; the king more than all others
 * together. */
extern const uint8_t alea_piece_worth[ALEA_N_PIECE_TYPES];

#define ALEA_NO_PIECE ((AleaPiece) 0)
#define ALEA_N_PIECES 32

static inline AleaPiece
alea_piece (AleaColour    colour,
            AleaPieceType type)
{
  return (AleaPiece) ((unsigned) type | (unsigned) colour << 4);
}

static inline AleaPieceType
alea_piece_type (AleaPiece piece)
{
  return (AleaPieceType) (piece & 15);
}

static inline AleaColour
alea_piece_colour (AleaPiece piece)
{
  return (AleaColour) (piece >> 4 & 1);
}

static inline AleaColour
alea_colour_other (AleaColour colour)
{
  return (AleaColour) !colour;
}

/* The letter of FEN: upper case for White; ' ' for nobody. */
char    alea_piece_to_letter (AleaPiece piece);

/* ALEA_NO_PIECE when no piece has this letter. */
AleaPiece alea_piece_from_letter (char letter);
