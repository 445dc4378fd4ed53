/* alea-shelf-lists.h: what happened in a game on the shelf, and what was noted
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ALEA_SHELF_DECISION,
  ALEA_SHELF_ROLL,          /* of the program's dice */
  ALEA_SHELF_ROLL_BY_HAND,  /* real dice, typed in */
  ALEA_SHELF_ROLL_CHOSEN,   /* stands for a start chosen by its number */
} AleaShelfKind;

/* What is not known of an event. */
#define ALEA_SHELF_NO_CLOCK (G_GINT64_CONSTANT (-1))
#define ALEA_SHELF_NOBODY   (-1)

typedef struct
{
  AleaShelfKind  kind;
  int            who;     /* of AleaWho: who rolled or decided; ALEA_SHELF_NOBODY */
  char          *text;    /* "3-5", "Nf3"; never NULL */
  gint64         clock;   /* milliseconds left to them then; ALEA_SHELF_NO_CLOCK */
  gint64         at;      /* time of day; 0: not known */
} AleaShelfEvent;

typedef enum
{
  ALEA_SHELF_NOTE_COMMENT,
  ALEA_SHELF_NOTE_NAGS,     /* "$1 $14" */
  ALEA_SHELF_NOTE_TAKEN,    /* rolls that both players agreed not to count, see
                             * alea-taken-rolls.h; stays when events before it go */
  ALEA_SHELF_NOTE_CLOCK,    /* a clock before all events, as a file may have it: in
                             * milliseconds */
  ALEA_SHELF_NOTE_FINDING,  /* what a review has found, see alea-finding.h */
  ALEA_SHELF_NOTE_VARIATIONS, /* "(1. d4 d5)" */
} AleaShelfNoteKind;

/* One of each kind after so many events. */
typedef struct
{
  guint              number;
  AleaShelfNoteKind  kind;
  char              *text;    /* never NULL */
} AleaShelfNote;

typedef struct
{
  char *name;    /* never NULL */
  char *value;   /* never NULL */
} AleaShelfTag;

/* What was promised of the dice from roll @number on, from 1; the next promise
 * takes its place.  See alea-dice-proof.h. */
typedef struct
{
  guint     number;
  guint     version;
  gboolean  is_own;        /* this program has made it; else a file tells of it */
  char     *commitment;
  char     *host_word;
  char     *guest_word;
  char     *secret;        /* stands nowhere else than in this column before
                            * is_revealed */
  gboolean  is_revealed;
} AleaShelfPromise;

/* Who keeps a ledger of all events of its game; the ledger says who has looked. */
#define ALEA_SHELF_REVIEWER "Alea"

/* What @engine says of the state after so many events, in words of its own. */
typedef struct
{
  guint  number;
  char  *engine;   /* never NULL */
  char  *text;     /* never NULL */
} AleaShelfVerdict;

/* Of the lists of a game, one. */
typedef enum
{
  ALEA_SHELF_LIST_NOTES,
  ALEA_SHELF_LIST_TAGS,
  ALEA_SHELF_LIST_PROMISES,
  ALEA_SHELF_LIST_VERDICTS,
  ALEA_SHELF_N_LISTS
} AleaShelfGameList;

G_END_DECLS
