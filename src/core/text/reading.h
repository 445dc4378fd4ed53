/* reading.h: parts of texts
 *
 * Private to the core.  The text moves on over what was read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>

static inline bool
read_char (const char **text,
           char         c)
{
  if (**text != c)
    return false;

  ++*text;
  return true;
}

static inline bool
read_small_number (const char **text,
                   unsigned     least,
                   unsigned     max,
                   uint8_t     *number)
{
  unsigned value = 0;

  if (!isdigit ((unsigned char) **text))
    return false;

  while (isdigit ((unsigned char) **text) && value <= max)
    value = value * 10 + (unsigned) (*(*text)++ - '0');

  *number = (uint8_t) value;
  return value >= least && value <= max;
}
