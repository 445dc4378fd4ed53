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
#include "alea-score-step.h"
#include "alea-shown-letters.h"
#include "alea-state.h"

G_BEGIN_DECLS

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

G_END_DECLS
