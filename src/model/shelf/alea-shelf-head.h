/* alea-shelf-head.h: a game on the shelf as one row, and its lists
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-lists.h"
#include "alea-state.h"

G_BEGIN_DECLS

/* The ending of which no rule knows. */
#define ALEA_SHELF_ENDING_TIME "time"

typedef enum
{
  ALEA_SHELF_IN_PROGRESS,
  ALEA_SHELF_OVER,
} AleaShelfState;

typedef enum
{
  ALEA_SHELF_ORIGIN_HERE,   /* began in this program, on this computer */
  ALEA_SHELF_ORIGIN_FILE,   /* was read from a file, which may say anything */
} AleaShelfOrigin;

typedef enum
{
  ALEA_SHELF_FREE,
  ALEA_SHELF_OPEN_HERE,
  ALEA_SHELF_OPEN_ELSEWHERE,   /* by another program */
} AleaShelfUse;

typedef struct
{
  /* Where it began: said once, by alea_shelf_create(). */
  gint64           id;            /* the shelf gives it */
  char            *rules;         /* id of the rules; never NULL */
  char            *options;       /* those that are not as usual, "double=reroll" */
  char            *start;         /* FEN; NULL: as the rules say */
  AleaShelfOrigin  origin;
  gint64           started;

  /* Kept by the shelf. */
  gint64           changed;       /* the last event came, or went */
  guint            n_events;      /* that count; those behind were undone and can
                                   * be redone */
  guint            lost_events;   /* that a damaged file has cost */
  gboolean         is_favorite;
  AleaShelfUse     use;           /* when this was read */

  /* Who plays. */
  char            *white;         /* names; NULL or "": not given */
  char            *black;
  char            *seats;         /* who answers for whom, in words of the desk */
  gint64           match;         /* id of the match; 0: none */
  int              match_number;  /* of the game in it, from 1 */
  int              match_first;   /* person, 0 or 1, who is first player */
  int              match_points[2];   /* half points from the games before */

  /* As PGN has it. */
  char            *event;
  char            *site;
  char            *date;          /* "2026.03.??" */
  char            *round;

  /* Where it stands. */
  AleaShelfState   state;
  AleaResult       result;
  char            *ending;        /* "checkmate", ALEA_SHELF_ENDING_TIME; untranslated */
  int              n_moves;       /* as they are numbered */
  int              start_number;  /* of Chess960; -1: none */
  char            *fen;           /* for its picture */
  char            *dice;          /* the last roll, "3-5" */
  char            *waiting;       /* rolls that fell and come again, in words of the
                                   * desk */

  /* What its review says, in heads that are read for a list; has_luck is FALSE
   * where there is none, or no dice. */
  gboolean         has_luck;
  int              luck;          /* of who has White in the end, less that of the
                                   * other, in percentage points */

  /* The clock, by persons. */
  char            *clock;         /* "fischer 300+3"; NULL: none */
  gint64           left[2];
  gint64           used;          /* by the running side in this turn */
  int              running;       /* a person; ALEA_SHELF_NOBODY */

  /* Where the players have saved it. */
  char            *place_uri;     /* NULL: nowhere */
  char            *place_stamp;
  gint64           place_start;
  gint64           place_end;
  int              place_games;
  int              saved_events;  /* that are saved there */
  int              saved_same;    /* of those that are still as they are there */

  GArray          *events;        /* of AleaShelfEvent */
  GArray          *notes;         /* of AleaShelfNote; number rises */
  GArray          *tags;          /* of AleaShelfTag, in the order of the file */
  GArray          *promises;      /* of AleaShelfPromise; number rises */
  GArray          *verdicts;      /* of AleaShelfVerdict; number rises */
} AleaShelfGame;

G_END_DECLS
