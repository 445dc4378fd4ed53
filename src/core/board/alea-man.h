/* alea-man.h: colours, kinds of men, and a man as one small number
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

/* The order is that of the letters in ALEA_KIND_LETTERS. */
typedef enum
{
  ALEA_NO_KIND,
  ALEA_PAWN,
  ALEA_KNIGHT,
  ALEA_BISHOP,
  ALEA_ROOK,
  ALEA_QUEEN,
  ALEA_KING,
  ALEA_GUARDENER,
  ALEA_N_KINDS,
} AleaKind;

#define ALEA_KIND_LETTERS " PNBRQKG"

/* A man: its kind in the low four bits, its colour above; 0 is "nobody". */
typedef uint8_t AleaMan;

/* How many men of a kind a side begins with, a Guardener among them. */
extern const uint8_t alea_start_count[ALEA_N_KINDS];

#define ALEA_NOBODY ((AleaMan) 0)
#define ALEA_N_MEN  32

static inline AleaMan
alea_man (AleaColour colour,
          AleaKind   kind)
{
  return (AleaMan) ((unsigned) kind | (unsigned) colour << 4);
}

static inline AleaKind
alea_man_kind (AleaMan man)
{
  return (AleaKind) (man & 15);
}

static inline AleaColour
alea_man_colour (AleaMan man)
{
  return (AleaColour) (man >> 4 & 1);
}

static inline AleaColour
alea_colour_other (AleaColour colour)
{
  return (AleaColour) !colour;
}

/* The letter of FEN: upper case for White; ' ' for nobody. */
char    alea_man_to_letter   (AleaMan man);

/* ALEA_NOBODY when no man has this letter. */
AleaMan alea_man_from_letter (char    letter);
