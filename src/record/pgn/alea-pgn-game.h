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

#include "alea-pgn-lexer.h"
#include "alea-pgn-tags.h"
#include "alea-record.h"

G_BEGIN_DECLS

/* No game has so much. */
#define ALEA_PGN_MAX_TAGS      1000
#define ALEA_PGN_MAX_EVENTS    100000
#define ALEA_PGN_MAX_NOTES     (16 << 20)   /* bytes of all comments together */

/* A tag that the record does not keep; value is NULL for none. */
typedef struct
{
  char      *value;
  AleaPlace  place;    /* of its first letter */
} AleaPgnOwnTag;

typedef struct
{
  AleaRecord    *record;           /* owned until it is stolen */
  AleaState      state;            /* where the events lead */
  GArray        *roll_places;      /* of AleaPlace, one for each roll of the record */
  AleaPlace      place;            /* where the game begins */
  goffset        offset;
  goffset        end;              /* behind its last token */

  gboolean       is_bad;
  AleaPlace      fault_place;
  AleaText       fault;

  AleaPgnOwnTag  own[ALEA_PGN_N_TAGS];
  gboolean       has_tags;
  gboolean       has_event_tag;
  gboolean       has_moves;        /* the tags are over, play has begun */
  gboolean       is_starting;      /* the set-up is being played from the tags */
  gboolean       is_over;          /* the result has come */
  AleaResult     result;           /* as the moves end; ALEA_RESULT_NONE too if
                                    * they just end */
  AleaPlace      result_place;

  /* Set-up. */
  GArray        *rolls;            /* of AleaListedRoll */
  guint          next_roll;
  uint8_t        wanted[2][8];     /* AleaPieceType by colour and file, as the tags say,
                                    * or the entries as far as they are held */
  gboolean       has_entries;      /* Free Play, from its first roll */
  int            n_entries;        /* entries that the moves have named */
  GPtrArray     *held;             /* of AleaPgnToken: what waits until all entries
                                    * are known; NULL: nothing waits */
  gsize          n_held_bytes;
  int            n_held_entries;
  gboolean       is_held_in_vain;  /* there is too much of it, or rolls beside it */
  AleaSetup     *fen;              /* what the set-up must lead to; NULL: anything */

  /* What is noted after the last event so far. */
  GString       *comment;
  GString       *nags;
  GString       *variations;
  gint64         clock;
  gsize          n_noted;          /* bytes in all */

  gboolean       is_after_roll;    /* the last event was a roll in play, and no
                                    * "--" stands behind it */
  guint          n_before;         /* events before the comment that is read */
  GString       *move;             /* kept back, for its terrace may follow */
  AleaPlace      move_place;
} AleaPgnBuild;

void     alea_pgn_build_init     (AleaPgnBuild       *self,
                                  AleaPlace           place,
                                  goffset             offset);
void     alea_pgn_build_clear    (AleaPgnBuild       *self);

/* FALSE when the token belongs to the next game. */
gboolean alea_pgn_build_take     (AleaPgnBuild       *self,
                                  const AleaPgnToken *token);

/* No more tokens come. */
void     alea_pgn_build_finish   (AleaPgnBuild       *self);

/* Whether there was a game at all: a tag, a move or a result. */
gboolean alea_pgn_build_is_game  (const AleaPgnBuild *self);

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

/* Notes the first thing that is wrong; returns FALSE. */
gboolean alea_pgn_build_fail     (AleaPgnBuild       *self,
                                  AleaPlace           place,
                                  const AleaText     *fault);
gboolean alea_pgn_build_fail_with (AleaPgnBuild      *self,
                                   AleaPlace          place,
                                   const char        *sentence);

/* Applies and keeps an event; @place is what a refusal is about. */
gboolean alea_pgn_build_apply    (AleaPgnBuild       *self,
                                  const AleaEvent    *event,
                                  AleaPlace           place);

/* --- alea-pgn-start.c ----------------------------------------------------- */

/* Begins the game as the tags say. */
gboolean alea_pgn_build_start    (AleaPgnBuild       *self);

/* Applies rolls of the set-up until one leaves a choice or none is left, and
 * says whether that went well. */
gboolean alea_pgn_build_feed     (AleaPgnBuild       *self);

/* Compares the end of the set-up with the tag FEN. */
gboolean alea_pgn_build_check_fen (AleaPgnBuild      *self);

/* Decides to throw again if that is possible. */
gboolean alea_pgn_build_reroll   (AleaPgnBuild       *self,
                                  AleaPlace           place);

G_END_DECLS
