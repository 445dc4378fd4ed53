/* alea-shelf-game.h: all that the shelf knows of a game
 *
 * A game is a head, which is one row, and lists: its events, what was noted by
 * them, tags of a file that nobody here understands, promises of the dice, and
 * what an engine has found.  Plain data: read and write the members as you
 * like; strings are owned, UTF-8, and may be NULL unless it says otherwise.
 *
 * The shelf does not know the rules.  Events are words (see alea-script.h) that
 * whoever plays the game can read; alea-shelf-record.h goes from and to a
 * record.
 *
 * Times of day are milliseconds since 1970.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

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
  char            *ending;        /* "checkmate", "time"; untranslated */
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

/* Of @rules, with nothing else known and empty lists. */
AleaShelfGame *alea_shelf_game_new         (const char           *rules) G_GNUC_WARN_UNUSED_RESULT;
AleaShelfGame *alea_shelf_game_copy        (const AleaShelfGame  *self) G_GNUC_WARN_UNUSED_RESULT;

/* The same without the lists, which are empty. */
AleaShelfGame *alea_shelf_game_copy_head   (const AleaShelfGame  *self) G_GNUC_WARN_UNUSED_RESULT;
void           alea_shelf_game_free        (AleaShelfGame        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfGame, alea_shelf_game_free)

/* Sets a string that a game owns. */
void           alea_shelf_set_text         (char                **text,
                                            const char           *value);

/* Each appends one to its list; texts are copied. */
void           alea_shelf_game_add_event   (AleaShelfGame        *self,
                                            AleaShelfKind         kind,
                                            int                   who,
                                            const char           *text,
                                            gint64                clock,
                                            gint64                at);
void           alea_shelf_game_add_note    (AleaShelfGame        *self,
                                            guint                 number,
                                            AleaShelfNoteKind     kind,
                                            const char           *text);
void           alea_shelf_game_add_tag     (AleaShelfGame        *self,
                                            const char           *name,
                                            const char           *value);
void           alea_shelf_game_add_promise (AleaShelfGame          *self,
                                            const AleaShelfPromise *promise);
void           alea_shelf_game_add_verdict (AleaShelfGame        *self,
                                            guint                 number,
                                            const char           *engine,
                                            const char           *text);

/* Event number @number, from 0; all that are there, also those undone. */
const AleaShelfEvent *
               alea_shelf_game_get_event   (const AleaShelfGame  *self,
                                            guint                 number);

/* Whether all is the same but for the use that is made of it. */
gboolean       alea_shelf_game_equal       (const AleaShelfGame  *self,
                                            const AleaShelfGame  *other);

/* Two persons who play one game after the other, see alea-match.h. */
typedef struct
{
  gint64  id;           /* 0 until it is kept */
  char   *names[2];
  int     number;       /* of the game under way or, if that was counted, the next */
  int     first;        /* person who is first player of that */
  int     points[2];    /* half points */
  gint64  changed;
} AleaShelfMatch;

void           alea_shelf_match_free       (AleaShelfMatch       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfMatch, alea_shelf_match_free)

G_END_DECLS
