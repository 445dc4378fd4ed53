/* alea-pgn-game.h: one game of a file, made of its tokens
 *
 * Tags first, then alea_pgn_build_start() finds out where the game begins, and
 * every word is an event or goes with one.  The first thing that is wrong ends
 * it; what came before stays in the record.
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pgn-build.h"
#include "alea-pgn-lexer.h"

G_BEGIN_DECLS

/* FALSE when the token belongs to the next game. */
gboolean alea_pgn_build_take     (AleaPgnBuild       *self,
                                  const AleaPgnToken *token);

/* No more tokens come. */
void     alea_pgn_build_finish   (AleaPgnBuild       *self);

/* --- alea-pgn-ahead.c ----------------------------------------------------- */

/* From now on tokens wait. */
void     alea_pgn_build_look_ahead (AleaPgnBuild     *self);

/* Lets @token wait until those that wait say enough; then all are taken. */
void     alea_pgn_build_hold     (AleaPgnBuild       *self,
                                  const AleaPgnToken *token);

/* Takes all that wait.  FALSE when the game is at fault. */
gboolean alea_pgn_build_release  (AleaPgnBuild       *self);

/* --- alea-pgn-entries.c --------------------------------------------------- */

/* "12.", "12...", of entries also "iv.": the text behind it.  @is_roman says
 * whether it was of the last kind. */
const char *alea_pgn_skip_number (const char         *word,
                                  gboolean            has_entries,
                                  gboolean           *is_roman);

/* Whether what is left of a word says nothing: "", and signs that some write
 * behind a move. */
gboolean alea_pgn_is_passed_over (const char         *word);

/* "Na1", "Kh8": a piece on a home rank. */
gboolean alea_pgn_is_entry       (const char         *word);

/* Whether @token, a comment before the first move, has the entries of Free Play. */
gboolean alea_pgn_build_has_entries (const AleaPgnBuild *self,
                                     const AleaPgnToken *token);

/* --- alea-pgn-rerolls.c --------------------------------------------------- */

/* Whether the list has doubles of which it does not say that they were thrown
 * again. */
gboolean alea_pgn_build_has_doubt (const AleaPgnBuild *self);

/* Finds out which of them were, so that the rolls lead to the pieces of
 * self->wanted and to what the tags say, and marks them in the list; does
 * nothing where they cannot.  The set-up must not have begun.  Takes time in
 * proportion to the list. */
void     alea_pgn_build_find_rerolls (AleaPgnBuild   *self);

/* --- alea-pgn-commands.c -------------------------------------------------- */

/* Carries out the commands of @text, "[%name text]", and cuts them out: rolls
 * in play, seats, clocks. */
gboolean alea_pgn_build_take_commands (AleaPgnBuild  *self,
                                       GString       *text,
                                       AleaPlace      place);

/* --- alea-pgn-variation.c ------------------------------------------------- */

/* Notes in @record what would have been better than its last event, or counts a variation that
 * is too long; another one is returned as records have it, with its brackets and single blanks.
 * (transfer full), or NULL. */
char    *alea_pgn_read_variation (AleaRecord         *record,
                                  const char         *variation);

/* --- for the other files -------------------------------------------------- */

/* Ends the tags, if that has not been done. */
gboolean alea_pgn_build_begin    (AleaPgnBuild       *self);

/* --- alea-pgn-start.c ----------------------------------------------------- */

/* Begins the game as the tags say. */
gboolean alea_pgn_build_start    (AleaPgnBuild       *self);

G_END_DECLS
