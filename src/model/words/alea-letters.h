/* alea-letters.h: the letters of the pieces in the language of the user
 *
 * Files and the command line have the English letters, always: "Nf3".  What is
 * shown has those of the translation: "Sf3", "Cf3"; and what is typed may have
 * either.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-piece.h"

G_BEGIN_DECLS

/* A move, "Nbd7+", as it is shown.  (transfer full) */
char    *alea_letters_show (const char *english) G_GNUC_WARN_UNUSED_RESULT;

/* What was typed with the letters of the language, in English letters; UTF-8
 * or not.  (transfer full) */
char    *alea_letters_read (const char *typed) G_GNUC_WARN_UNUSED_RESULT;

/* What was typed small, with a capital where the letter of a piece may begin a move,
 * "nf3", or end it, "e8q"; as it is where there is none.  (transfer full) */
char    *alea_letters_raise_first (const char *typed) G_GNUC_WARN_UNUSED_RESULT;
char    *alea_letters_raise_last  (const char *typed) G_GNUC_WARN_UNUSED_RESULT;

/* The piece of a key: of its letter in the language, or else in English; without
 * regard to case.  ALEA_NO_PIECE_TYPE for other characters, and for pawns. */
AleaPieceType alea_letters_find (gunichar letter);

G_END_DECLS
