/* alea-text.h: a sentence that is not yet in any language
 *
 * The rules give reasons and advice.  They say them as an English template
 * with named places, "The king would pass {square}.", and what stands in the
 * places; whoever shows the sentence translates the template first.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "alea-geometry.h"
#include "alea-piece.h"

/* Marks a template for xgettext; to the letter as GLib defines it. */
#define N_(String) (String)

#define ALEA_TEXT_MAX_ARGS    7
#define ALEA_TEXT_SIZE        512

/* Of what stands in a place, and of the same with letters that take more
 * bytes than those of English. */
#define ALEA_TEXT_VALUE_SIZE  24
#define ALEA_TEXT_SHOWN_SIZE  (2 * ALEA_TEXT_VALUE_SIZE)

/* How gettext is asked: @plural is NULL, and @n of no account, where the
 * sentence has no number in it. */
typedef const char *(*AleaTranslate) (const char   *singular,
                                      const char   *plural,
                                      unsigned long n);

typedef struct
{
  const char *name;        /* static: "square" for "{square}" */
  const char *word;        /* static msgid to be translated, or NULL ... */
  char        value[ALEA_TEXT_SHOWN_SIZE];   /* ... for this, taken as it is, */
  bool        is_move;     /* or with other letters for the English ones of pieces */
} AleaTextArg;

/* A plain value: it owns nothing. */
typedef struct
{
  const char   *singular;  /* static msgid; NULL: nothing to say */
  const char   *plural;    /* static, or NULL */
  unsigned long n;         /* chooses between the two; also "{n}" */
  const char   *rule;      /* static: the rule behind it, "C14", or NULL */
  const char   *brief;     /* static msgid in its place for whoever has read it, or NULL */
  AleaTextArg   args[ALEA_TEXT_MAX_ARGS];
  unsigned      n_args;
} AleaText;

/* Each of these may be given a NULL @self: then nothing happens, so that a
 * caller who does not want to know why passes NULL all the way down.
 *
 * xgettext knows alea_text_set_plural() and takes its two strings as one
 * message; in N_() they would be two, and no language could decline them. */
void  alea_text_set        (AleaText           *self,
                            const char         *rule,
                            const char         *singular);
void  alea_text_set_plural (AleaText           *self,
                            const char         *rule,
                            const char         *singular,
                            const char         *plural,
                            unsigned long       n);
void  alea_text_add_square (AleaText           *self,
                            const char         *name,
                            const AleaGeometry *geometry,
                            AleaSquare          square);
void  alea_text_add_number (AleaText           *self,
                            const char         *name,
                            long                number);
/* @value, which may come from outside, is copied as alea_printable() shows it; one
 * that is too long is cut and ends in "…". */
void  alea_text_add_string (AleaText           *self,
                            const char         *name,
                            const char         *value);
/* The same for a move, or pieces on squares, "Rg1 Rh1". */
void  alea_text_add_move   (AleaText           *self,
                            const char         *name,
                            const char         *value);
/* Puts @value, which is copied, in the place of what argument @i has. */
void  alea_text_set_value  (AleaText           *self,
                            unsigned            i,
                            const char         *value);
/* @word is a static msgid. */
void  alea_text_add_word   (AleaText           *self,
                            const char         *name,
                            const char         *word);
void  alea_text_add_colour (AleaText           *self,
                            const char         *name,
                            AleaColour          colour);

/* "White", "Black" and "pawn" ... "Guardener": msgids. */
const char *alea_colour_word (AleaColour        colour);
const char *alea_piece_type_word (AleaPieceType type);

/* Writes the sentence, always terminated; returns @out.  @translate may be
 * NULL: English.  It is never asked for the empty msgid, which is the head of
 * the catalogue. */
char *alea_text_expand     (const AleaText     *self,
                            AleaTranslate       translate,
                            char               *out,
                            size_t              size);
