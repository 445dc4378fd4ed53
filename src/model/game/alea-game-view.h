/* alea-game-view.h: a look at a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another: "number",
 * "is-held".
 *
 * The signal "changed" says that another state is looked at; the properties
 * have been notified before. */
#define ALEA_TYPE_GAME_VIEW (alea_game_view_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameView, alea_game_view, ALEA, GAME_VIEW, GObject)

/* Follows @game: whatever happens in it ends a look back.  There may be several
 * views of one game, which know nothing of each other. */
AleaGameView    *alea_game_view_new          (AleaGame      *game) G_GNUC_WARN_UNUSED_RESULT;
AleaGame        *alea_game_view_get_game     (AleaGameView  *self);

/* The state that is looked at: the last one, unless somebody looks back or
 * holds the view; and its number.  Beyond the last is the last. */
const AleaState *alea_game_view_get_state    (AleaGameView  *self);
guint            alea_game_view_get_number   (AleaGameView  *self);
void             alea_game_view_set_number   (AleaGameView  *self,
                                              guint          number);

/* Whether the state that is looked at is where the game stands: only then
 * something can be done. */
gboolean         alea_game_view_get_is_live  (AleaGameView  *self);

/* While held, the view stays where it is when events come, so that dice can
 * tumble before anybody sees what they show. */
void             alea_game_view_hold         (AleaGameView  *self);
void             alea_game_view_release      (AleaGameView  *self);
gboolean         alea_game_view_get_is_held  (AleaGameView  *self);

/* Who answers in @state: NULL for those who look, who are asked on the board; else
 * a sentence that says what a program is about to do.  (transfer full) */
typedef char    *(*AleaGameViewAnswerer)     (const AleaState *state,
                                              gpointer         data);

/* Nobody but those who look, unless set; NULL for that, from the next change on.
 * And after something on
 * which it depends besides the events. */
void             alea_game_view_set_answerer (AleaGameView         *self,
                                              AleaGameViewAnswerer  answerer,
                                              gpointer              data);
void             alea_game_view_renew        (AleaGameView         *self);

/* Whether the game waits for a program, or for what is said of a trial. */
gboolean         alea_game_view_get_is_answered (AleaGameView      *self);

/* A decision that is not final: the view tells of it, so that it can be shown as if
 * it were taken, and asks nothing meanwhile but @sentence.  NULL for none; the next
 * event of the game, and a look back, end it. */
void             alea_game_view_set_trial    (AleaGameView         *self,
                                              const AleaDecision   *decision,
                                              const char           *sentence);
const AleaDecision *
                 alea_game_view_get_trial    (AleaGameView         *self);

/* The question of the state, one function a piece.  What a program answers is
 * asked of nobody here. */
gboolean         alea_game_view_get_asks_roll     (AleaGameView *self);
gboolean         alea_game_view_get_asks_decision (AleaGameView *self);
gboolean         alea_game_view_get_is_over  (AleaGameView  *self);
AleaWho          alea_game_view_get_who      (AleaGameView  *self);

/* "To move": what whoever is asked has to do, in two or three words. */
const char      *alea_game_view_get_due      (AleaGameView  *self);

/* The dice that lie there: the last roll before the state that is looked at, as
 * long as nothing has been decided since; n = 0 for none. */
AleaRoll         alea_game_view_get_roll     (AleaGameView  *self);

/* Sentences in the language of the user: what to do now, what the event just
 * before has done, and what of that followed by itself; "" where there is nothing to
 * say. */
const char      *alea_game_view_get_prompt   (AleaGameView  *self);
const char      *alea_game_view_get_news     (AleaGameView  *self);
const char      *alea_game_view_get_forced   (AleaGameView  *self);

/* What to do now, in no language yet. */
void             alea_game_view_guide        (AleaGameView  *self,
                                              AleaText      *text);

/* What somebody has noted, in the file that the game was read from, of what was done
 * last where it is looked at; NULL for nothing.  (transfer full) */
char            *alea_game_view_write_notes  (AleaGameView  *self) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the news says already what to do now, so that whoever hears both
 * would hear it twice. */
gboolean         alea_game_view_get_news_prompts (AleaGameView *self);

/* Scharnagl's number of the start, -1 where it has none (yet): before the end
 * of the set-up, and in games without one. */
int              alea_game_view_get_start_number (AleaGameView *self);

/* Turns (of AleaTurn), for the move list; (transfer none). */
GListModel      *alea_game_view_get_turns    (AleaGameView  *self);

/* Why nothing can be decided now: somebody looks back, or there is something
 * else to do; NULL where a decision is asked for.  @rule is that behind it, or
 * NULL. */
const char      *alea_game_view_get_obstacle (AleaGameView  *self,
                                              const char   **rule);

/* The rule that the question comes from, NULL for none. */
const char      *alea_game_view_get_rule     (AleaGameView  *self);

G_END_DECLS
