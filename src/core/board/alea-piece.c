/* alea-piece.c: pieces and their letters
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece.h"

#include <ctype.h>
#include <string.h>

const uint8_t alea_start_count[ALEA_N_PIECE_TYPES] = {
  [ALEA_PAWN] = 8,
  [ALEA_KNIGHT] = 2,
  [ALEA_BISHOP] = 2,
  [ALEA_ROOK] = 2,
  [ALEA_QUEEN] = 1,
  [ALEA_KING] = 1,
  [ALEA_GUARDENER] = 1,
};

const uint8_t alea_piece_worth[ALEA_N_PIECE_TYPES] = {
  [ALEA_PAWN] = 1, [ALEA_KNIGHT] = 3, [ALEA_BISHOP] = 3, [ALEA_ROOK] = 5, [ALEA_QUEEN] = 9, [ALEA_KING] = 100,
  [ALEA_GUARDENER] = 3,
};

char
alea_piece_to_letter (AleaPiece piece)
{
  char letter = ALEA_PIECE_LETTERS[alea_piece_type (piece) % ALEA_N_PIECE_TYPES];

  return alea_piece_colour (piece) == ALEA_WHITE ? letter : (char) tolower ((unsigned char) letter);
}

AleaPiece
alea_piece_from_letter (char letter)
{
  const char *found;

  if (!isalpha ((unsigned char) letter))
    return ALEA_NO_PIECE;

  found = strchr (ALEA_PIECE_LETTERS, toupper ((unsigned char) letter));
  if (found == NULL)
    return ALEA_NO_PIECE;

  return alea_piece (isupper ((unsigned char) letter) ? ALEA_WHITE : ALEA_BLACK,
                   (AleaPieceType) (found - ALEA_PIECE_LETTERS));
}
