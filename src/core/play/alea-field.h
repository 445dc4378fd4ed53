/* alea-field.h: something beside the board that is set by hand
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-setup.h"

/* How something beside the board is set by hand. */
typedef enum
{
  ALEA_FIELD_SWITCH,   /* 0 or 1 */
  ALEA_FIELD_NUMBER,   /* least .. get_max() */
  ALEA_FIELD_CHOICE,   /* the number of a choice */
  ALEA_FIELD_PIECES,   /* how many of a piece, 0 .. get_max() */
} AleaFieldKind;

typedef struct
{
  const char        *row;       /* msgid; fields that follow one another in one row have the same */
  const char        *title;     /* msgid */
  AleaFieldKind      kind;
  uint8_t            number;    /* tells fields apart that share their functions; of
                                 * PIECES the AleaPiece */
  unsigned           least;
  const char *const *choices;   /* of CHOICE: msgids, ended by NULL */

  unsigned         (*get)     (const AleaSetup *setup,
                               unsigned         number);
  void             (*set)     (AleaSetup       *setup,
                               unsigned         number,
                               unsigned         value);
  /* NULL: 255. */
  unsigned         (*get_max) (const AleaSetup *setup,
                               unsigned         number);
} AleaField;

static inline unsigned
alea_field_get_max (const AleaField *self,
                    const AleaSetup *setup)
{
  unsigned n = 0;

  switch (self->kind)
    {
    case ALEA_FIELD_SWITCH:
      return 1;
    case ALEA_FIELD_CHOICE:
      while (self->choices[n + 1] != NULL)
        n++;
      return n;
    case ALEA_FIELD_NUMBER:
    case ALEA_FIELD_PIECES:
      break;
    }

  return self->get_max != NULL ? self->get_max (setup, self->number) : UINT8_MAX;
}
