/* alea-beside-rules.h: what a game has beside the board, of AleaRules
 *
 * AleaTable.own belongs to the game.  Here it says how that is written in a
 * FEN, what may be set by hand, and what cannot be.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-field.h"
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
