/* alea-beside-rules.h: what a game has beside the board, of AleaRules
 *
 * AleaTable.own belongs to the game.  Here it says how that is written in a
 * FEN, what may be set by hand, and what cannot be.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-setup.h"

/* Room for the longest value of a token. */
#define ALEA_TOKEN_SIZE 64

/* One "key=value" behind the move number of a FEN. */
typedef struct
{
  const char   *key;
  const char   *wrong;   /* msgid: what the value has to be */

  /* Reads the value at *@text, which moves on: where it stops something is
   * wrong.  True when all that was read is good; the caller looks whether the
   * token ends there. */
  bool        (*read)    (const char     **text,
                          AleaSetup       *setup);

  /* Writes the value; false where it goes without saying. */
  bool        (*write)   (const AleaSetup *setup,
                          char             value[static ALEA_TOKEN_SIZE]);
} AleaToken;

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

/* What cannot be beside the board (ALEA_FAULT_TABLE), and what mends it. */
typedef struct
{
  const char *sentence;   /* msgid */
  const char *fix;        /* msgid: "List only those missing" */
  bool      (*is_so) (const AleaSetup *setup);
  void      (*mend)  (AleaSetup       *setup);
} AleaTableFault;

typedef struct
{
  const AleaToken      *tokens;   /* ends with a NULL key */
  const AleaField      *fields;   /* ends with a NULL title */
  const AleaTableFault *faults;   /* ends with a NULL sentence */

  /* What goes without saying beside a board of which nothing is said; the table
   * is all zero before. */
  void    (*fill)   (AleaSetup       *setup);

  /* What goes without saying of a roll that lies on the table. */
  void    (*settle) (AleaSetup       *setup);

  /* What a roll that is laid there by hand takes away. */
  void    (*set_roll) (AleaSetup     *setup);

  /* Follows pieces that have been put down or taken off by hand. */
  void    (*follow) (const AleaSetup *before,
                     AleaSetup       *setup);

  /* What goes on from @last, the table of a game that was played before, when
   * somebody practises. */
  void    (*carry_on) (AleaSetup       *setup,
                     const AleaTable *last);

  /* The other side has the pieces of the one, and they have its. */
  void    (*swap)   (AleaSetup       *setup);

  /* How many passes @colour still has.  NULL: there are none in the game. */
  unsigned       (*get_passes) (const AleaTable *table,
                                AleaColour       colour);

  /* How many pieces of @colour are lost that may come back, by kind.  NULL:
   * nobody does. */
  const uint8_t *(*get_lost) (const AleaTable *table,
                              AleaColour       colour);
} AleaBesideRules;
