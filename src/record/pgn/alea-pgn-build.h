/* alea-pgn-build.h: a game of a file, as far as it has been read
 *
 * The first thing that is wrong ends it; what came before stays in the record.
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pgn-tags.h"
#include "alea-record.h"

G_BEGIN_DECLS

/* No game has so many. */
#define ALEA_PGN_MAX_EVENTS 100000

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
  AleaResult     result;           /* ALEA_RESULT_NONE too if the moves just end */
  AleaPlace      result_place;

  /* Set-up. */
  GArray        *rolls;            /* of AleaListedRoll */
  guint          next_roll;
  uint8_t        wanted[2][8];     /* AleaPieceType by colour and file: of tags or held entries */
  gboolean       has_entries;      /* Free Play, from its first roll */
  int            n_entries;        /* entries that the moves have named */
  GPtrArray     *held;             /* of AleaPgnToken, until all entries are known; or NULL */
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

  gboolean       is_after_roll;    /* after a roll in play without a "--" behind it */
  guint          n_before;         /* events before the comment that is read */
  GString       *move;             /* kept back, for its terrace may follow */
  AleaPlace      move_place;
  gboolean       may_name_terrace; /* a comment may still say where the last move led */
  gboolean       was_wrong;        /* the fault is of the move that was made last */
} AleaPgnBuild;

void      alea_pgn_build_init          (AleaPgnBuild       *self,
                                        AleaPlace           place,
                                        goffset             offset);
void      alea_pgn_build_clear         (AleaPgnBuild       *self);

/* Whether there was a game at all: a tag, a move or a result. */
gboolean  alea_pgn_build_is_game       (const AleaPgnBuild *self);

/* Notes the first thing that is wrong; returns FALSE. */
gboolean  alea_pgn_build_fail          (AleaPgnBuild *self, AleaPlace place, const AleaText *fault);
gboolean  alea_pgn_build_fail_with     (AleaPgnBuild *self, AleaPlace place, const char *sentence);

/* The place of the byte @offset of the text of a tag. */
AleaPlace alea_pgn_build_place_in_tag  (const AleaPgnBuild *self,
                                        AleaPgnTag          tag,
                                        gsize               offset);

/* Adds @text to one of the three texts that are noted; and puts what has been
 * noted behind the last event so far. */
gboolean  alea_pgn_build_add_note      (AleaPgnBuild       *self,
                                        GString            *note,
                                        const char         *text,
                                        AleaPlace           place);
void      alea_pgn_build_flush_note    (AleaPgnBuild       *self);

/* Applies and keeps an event; @place is what a refusal is about.  What ends the
 * set-up must lead to what the tag FEN says. */
gboolean  alea_pgn_build_apply         (AleaPgnBuild       *self,
                                        const AleaEvent    *event,
                                        AleaPlace           place);

/* The same in parts, for an event that is applied elsewhere. */
gboolean  alea_pgn_build_has_room      (AleaPgnBuild       *self,
                                        AleaPlace           place);
void      alea_pgn_build_keep_event    (AleaPgnBuild       *self,
                                        const AleaEvent    *event);

/* Decides to throw again if that is possible. */
gboolean  alea_pgn_build_reroll        (AleaPgnBuild       *self,
                                        AleaPlace           place);

/* Where the roll @number of the set-up stands in its tag. */
AleaPlace alea_pgn_build_place_of_roll (const AleaPgnBuild *self,
                                        guint               number);

/* Applies rolls of the set-up until one leaves a choice or none is left, and
 * says whether that went well. */
gboolean  alea_pgn_build_feed          (AleaPgnBuild       *self);

G_END_DECLS
