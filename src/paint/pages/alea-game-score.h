/* alea-game-score.h: what happened in a game, as it is written down
 *
 * A step is a move with the roll before it, a turn that was missed, or a roll
 * or a piece of the set-up.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page.h"
#include "alea-shown-letters.h"
#include "alea-state.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean   is_setup;
  guint      move;      /* its number; of the set-up 0 */
  AleaColour side;      /* the first player, while colours are thrown for, is White */
  char      *roll;      /* "3-5"; "" where nothing was thrown */
  AleaRoll   dice;      /* the same */
  const char *text;     /* "Nf3", "–" for a missed turn; "" for a roll of the set-up */
  char      *letters;   /* the same with letters, and with figurines: the text is one */
  char      *figurines; /* of them */
  gboolean   waits;     /* a roll without its move, at the end; the text is "" */
  guint      number;    /* so many events up to here */
} AleaScoreStep;

/* What somebody noted. */
typedef struct
{
  guint  number;        /* when so many events had come */
  char  *nags;          /* "$1 $14"; or NULL */
  char  *comment;       /* or NULL */
  char  *better;        /* what a review would rather have decided: "Nf3"; or NULL */
  double expectation;   /* of White by that review: 1 wins, 0 loses; or -1 */
  char  *variations;    /* "(1. d4 d5)", as files have them; or NULL */
} AleaScoreNote;

/* What stands above the moves. */
typedef enum
{
  ALEA_SCORE_WHITE,
  ALEA_SCORE_BLACK,
  ALEA_SCORE_EVENT,
  ALEA_SCORE_DATE,
  ALEA_SCORE_ROUND,
  ALEA_SCORE_RESULT,    /* where no event has ended the game */
  ALEA_SCORE_N_WORDS,
} AleaScoreWord;

typedef struct _AleaGameScore AleaGameScore;

/* Takes @n_events of @events as far as they are possible from @start on; @show
 * is for all that is written of them, NULL for English. */
AleaGameScore *alea_game_score_new          (const AleaState     *start,
                                             const AleaEvent     *events,
                                             guint                n_events,
                                             AleaShowLetters      show) G_GNUC_WARN_UNUSED_RESULT;
AleaGameScore *alea_game_score_ref          (AleaGameScore       *self);
void           alea_game_score_unref        (AleaGameScore       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaGameScore, alea_game_score_unref)

/* The name that it has in game files; NULL for none. */
const char    *alea_score_word_get_tag      (AleaScoreWord        which);

/* NULL where it is not known: for "", "?" and "????.??.??". */
const char    *alea_game_score_get_word     (const AleaGameScore *self,
                                             AleaScoreWord        which);
void           alea_game_score_set_word     (AleaGameScore       *self,
                                             AleaScoreWord        which,
                                             const char          *word);

const AleaRules *alea_game_score_get_rules  (const AleaGameScore *self);
AleaShowLetters alea_game_score_get_show    (const AleaGameScore *self);
guint          alea_game_score_get_n_steps  (const AleaGameScore *self);
const AleaScoreStep *alea_game_score_get_step (const AleaGameScore *self,
                                               guint                step);

/* The state after @number events. */
guint          alea_game_score_get_n_events (const AleaGameScore *self);
const AleaState *alea_game_score_get_state  (const AleaGameScore *self,
                                             guint                number);

/* So many events made the set-up; all of them while it is not over. */
guint          alea_game_score_get_n_setup  (const AleaGameScore *self);

/* The rolls of the set-up, "2 3 1 3 2", NULL for none.  (transfer full) */
char          *alea_game_score_write_rolls  (const AleaGameScore *self);

/* Whether the moves are written with figurines; at first they are not. */
void           alea_game_score_set_figurines (AleaGameScore      *self,
                                              gboolean            has_figurines);

/* Notes come in the order of their numbers. */
void           alea_game_score_add_note     (AleaGameScore       *self,
                                             guint                number,
                                             const char          *nags,
                                             const char          *comment);
/* By the last of them: @better may be NULL; @expectation is that of who goes on there, or
 * -1. */
void           alea_game_score_add_review   (AleaGameScore       *self,
                                             const char          *better,
                                             double               expectation);
/* Also of the last one; NULL for none. */
void           alea_game_score_add_variations (AleaGameScore     *self,
                                               const char        *variations);
/* What is better in @note as the moves are written.  (transfer full) */
char          *alea_game_score_write_better (const AleaGameScore *self,
                                             const AleaScoreNote *note);
/* NULL where nothing was noted. */
const AleaScoreNote *alea_game_score_find_note (const AleaGameScore *self,
                                                guint                number);

/* The players, "Anna – Ben"; NULL where neither is known.  (transfer full) */
char          *alea_game_score_write_players (const AleaGameScore *self);
/* The day, as people write it; NULL where it is not known.  (transfer full) */
char          *alea_game_score_write_date     (const AleaGameScore *self);
/* The same in figures; NULL where the day is not known.  (transfer full) */
char          *alea_game_score_write_short_date (const AleaGameScore *self);
/* The event, its round and the day, as people write it; NULL where nothing is
 * known.  (transfer full) */
char          *alea_game_score_write_occasion (const AleaGameScore *self);

/* Whether the game begins as every game of its kind does, so that nobody has to be
 * shown how. */
gboolean       alea_game_score_begins_as_ever (const AleaGameScore *self);

/* "1-0", or NULL while the game is on. */
const char    *alea_game_score_get_result   (const AleaGameScore *self);

/* "12.Nf3", "12…Nf6"; "12.3-5" for a roll that waits.  (transfer full) */
char          *alea_game_score_write_step   (const AleaGameScore *self,
                                             guint                step);

/* Numbers of events (guint) for diagrams: the start if it is a special one, the state
 * after each @every moves of Black, and after the last move.  (transfer full) */
GArray        *alea_game_score_choose       (const AleaGameScore *self,
                                             guint                every);

/* The same for a book: the start if it is a special one, before moves that were judged
 * to be brilliant or a blunder, and the last position.  (transfer full) */
GArray        *alea_game_score_choose_turns (const AleaGameScore *self);

/* The board after @number events, its last moves marked, and a caption that
 * says where it stands in the game.  (transfer full) */
AleaDiagram   *alea_game_score_make_diagram (const AleaGameScore *self,
                                             guint                number);

/* --- pages ------------------------------------------------------------------ */

/* Adds the game in columns, with a diagram after each of @numbers, which are
 * of events (guint) and rise.  There are as many columns, and the
 * diagrams are nearly as large, as where @per_page fill a page. */
void           alea_pages_add_game          (AleaPages           *self,
                                             AleaGameScore       *score,
                                             GArray              *numbers,
                                             int                  per_page);

/* Games one after the other, with their contents.  Of each only the words and
 * diagrams are kept. */
typedef struct _AleaBook AleaBook;

AleaBook      *alea_book_new                (void) G_GNUC_WARN_UNUSED_RESULT;
void           alea_book_free               (AleaBook            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaBook, alea_book_free)

void           alea_book_add_game           (AleaBook            *self,
                                             AleaGameScore       *score,
                                             GArray              *numbers);
/* Takes over @book. */
void           alea_pages_add_book          (AleaPages           *self,
                                             AleaBook            *book,
                                             int                  per_page);

/* Adds score sheets that are filled in. */
void           alea_pages_add_filled_score  (AleaPages           *self,
                                             AleaGameScore       *score);

G_END_DECLS
