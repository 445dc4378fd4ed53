/* alea-jepps.h: the set-up of Jepps Random Chess, and how it is recorded
 *
 * Whatever takes a state is for a game whose set-up is recorded, see
 * AleaSetupRules.write_side.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"

#define ALEA_JEPPS_TEXT_SIZE ALEA_SETUP_TEXT_SIZE

/* How Black's pieces are set up (J10, J11). */
typedef enum
{
  ALEA_MEDIATION_NONE,        /* not decided, or Free Play */
  ALEA_MEDIATION_MIRROR,
  ALEA_MEDIATION_REVERSE,
  ALEA_MEDIATION_RANDOMIZE,
} AleaMediation;

/* A home rank while it is filled: the AleaPieceType on each file, ALEA_NO_PIECE_TYPE
 * where nobody stands yet. */
typedef struct
{
  uint8_t piece_type[8];
} AleaJeppsArray;

/* What a state remembers of its set-up, during play too. */
typedef struct
{
  AleaJeppsArray array[2];    /* by colour; empty in a game that began from a FEN */
  uint8_t        mediation;   /* AleaMediation */
} AleaJepps;

/* The set-up of @state; it belongs to it. */
const AleaJepps *alea_jepps_get            (const AleaState      *state);

/* Whether both home ranks are filled in turn, as moves 1 to 8 (J18, J29); of
 * any game. */
bool             alea_jepps_has_entries    (const AleaRules      *rules,
                                            const AleaOptions    *options);

/* Whether they are numbered i to viii, and the moves from 1 (J29). */
bool             alea_jepps_has_roman_entries (const AleaRules   *rules,
                                               const AleaOptions *options);

/* The number of entry @n, from 0, of each side, without a dot. */
const char      *alea_jepps_number_entry   (const AleaRules      *rules,
                                            const AleaOptions    *options,
                                            int                   n);

/* What a face stands for (J2); ALEA_NO_PIECE_TYPE for 6, the free choice. */
AleaPieceType    alea_jepps_type_of_face   (int                   face);

AleaMediation    alea_jepps_mediate        (AleaRoll              roll);

/* The file of White's piece that Black's on @file is like, by mirror or reverse. */
int              alea_jepps_file_like      (AleaMediation         mediation,
                                            int                   file);

/* "Mirror", "Reverse", "Randomize", "Free Play": msgids. */
const char      *alea_mediation_word       (AleaMediation         mediation);

/* How the dice fall that bring it: "Both even"; a msgid.  For all but Free Play. */
const char      *alea_mediation_condition  (AleaMediation         mediation);

int              alea_jepps_count_placed   (const AleaJeppsArray *array);

/* Pieces of @type still in hand. */
int              alea_jepps_count_left     (const AleaJeppsArray *array,
                                            AleaPieceType         type);

/* True for a bishop on a square of the colour of the other bishop (J7). */
bool             alea_jepps_bishops_clash  (const AleaJeppsArray *array,
                                            int                   file,
                                            AleaPieceType         type);

/* Whether a piece of @type may be placed on the empty square of @file, and
 * leaves a square of the right colour for each bishop still to come (JA5). */
bool             alea_jepps_can_place      (const AleaJeppsArray *array,
                                            int                   file,
                                            AleaPieceType         type);

/* The only kind that can be placed on @file, ALEA_NO_PIECE_TYPE when there is a
 * choice (J8, JA6). */
AleaPieceType    alea_jepps_find_forced    (const AleaJeppsArray *array,
                                            int                   file);

/* The file of the entry number @n, from 0, of @colour (J6, J16, J19). */
int              alea_jepps_file_of_entry  (const AleaState      *state,
                                            AleaColour            colour,
                                            int                   n);

/* The set-up of @colour so far as the inventor records it (J27, J28): "Na1,
 * Bb1, ...", "Mirror" or "Reverse"; "" when nothing is recorded.  Returns
 * @text. */
char            *alea_jepps_write_setup    (const AleaState      *state,
                                            AleaColour            colour,
                                            char                  text[static ALEA_JEPPS_TEXT_SIZE]);

/* The entries of Free Play as moves (J29): "1. Na1 Kh8 2. Bb1 Rg8", or from i.
 * Returns @text. */
char            *alea_jepps_write_entries  (const AleaState      *state,
                                            char                  text[static ALEA_JEPPS_TEXT_SIZE]);
