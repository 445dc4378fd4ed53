/* alea-man.c: men and their letters
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-man.h"

#include <ctype.h>
#include <string.h>

const uint8_t alea_start_count[ALEA_N_KINDS] = {
  [ALEA_PAWN] = 8,
  [ALEA_KNIGHT] = 2,
  [ALEA_BISHOP] = 2,
  [ALEA_ROOK] = 2,
  [ALEA_QUEEN] = 1,
  [ALEA_KING] = 1,
  [ALEA_GUARDENER] = 1,
};

char
alea_man_to_letter (AleaMan man)
{
  char letter = ALEA_KIND_LETTERS[alea_man_kind (man) % ALEA_N_KINDS];

  return alea_man_colour (man) == ALEA_WHITE ? letter : (char) tolower ((unsigned char) letter);
}

AleaMan
alea_man_from_letter (char letter)
{
  const char *found;

  if (!isalpha ((unsigned char) letter))
    return ALEA_NOBODY;

  found = strchr (ALEA_KIND_LETTERS, toupper ((unsigned char) letter));
  if (found == NULL)
    return ALEA_NOBODY;

  return alea_man (isupper ((unsigned char) letter) ? ALEA_WHITE : ALEA_BLACK,
                   (AleaKind) (found - ALEA_KIND_LETTERS));
}
