/* alea-pgn-tags.h: the tags that a record does not keep as tags
 *
 * They say what the other members of a record say, so they are made when it is
 * written and taken apart when it is read.
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-script.h"
#include "alea-state.h"

#define ALEA_PGN_N_ROSTER 7

typedef enum
{
  ALEA_PGN_TAG_RESULT,
  ALEA_PGN_TAG_VARIANT,
  ALEA_PGN_TAG_SETUP,
  ALEA_PGN_TAG_FEN,
  ALEA_PGN_TAG_WHITE_SETUP,
  ALEA_PGN_TAG_BLACK_SETUP,
  ALEA_PGN_TAG_SETUP_ROLLS,
  ALEA_PGN_TAG_RULES,
  ALEA_PGN_N_TAGS,
} AleaPgnTag;

/* What such a tag says; value is NULL for none. */
typedef struct
{
  char      *value;
  AleaPlace  place;    /* of its first letter */
} AleaPgnOwnTag;

extern const char *const alea_pgn_tag_names[ALEA_PGN_N_TAGS];

/* The seven tags that every game has, in their order. */
extern const char *const alea_pgn_roster[ALEA_PGN_N_ROSTER];

/* ALEA_PGN_N_TAGS for a tag that a record keeps as it is. */
AleaPgnTag alea_pgn_find_tag      (const char      *name);

bool       alea_pgn_is_in_roster  (const char      *name);

/* "1-0" and the like; false when @text is no result. */
bool       alea_pgn_parse_result  (const char      *text,
                                   AleaResult      *result);

/* Whether the tag Termination, which may be NULL, says that neither the rules
 * nor a word of the players ended the game. */
bool       alea_pgn_is_outside_ending (const char   *termination);
