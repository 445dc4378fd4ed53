/* game-watch.h: what a game tells those who watch it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"

G_BEGIN_DECLS

typedef struct _GameWatch GameWatch;

GameWatch *game_watch_new        (AleaGame    *game);
void       game_watch_free       (GameWatch   *self);

/* The view of its own that it watches. */
AleaGameView *game_watch_get_view (GameWatch   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameWatch, game_watch_free)

/* Asserts that since the last call, in which the game must have changed once
 * at most: each property that has another value was notified once and no
 * other was; "changed" came once if another state is viewed, not at all
 * otherwise, and after the notifications; the signals of the list of turns
 * tell of just the rows that are there, and of rows at its end alone. */
void       game_watch_check      (GameWatch   *self);

/* The same, and that just the properties @names, blanks between them in the
 * order of the alphabet, were notified. */
void       game_watch_expect     (GameWatch   *self,
                                  const char  *names);

/* A game of @id, or the toy game. */
AleaGame  *game_new              (const char  *id);

/* Applies every word of @words; all must be possible.  "?" rolls. */
void       game_play             (AleaGame    *game,
                                  const char  *words);

/* One word: a roll or a decision.  FALSE and @error if it is refused. */
gboolean   game_try              (AleaGame    *game,
                                  const char  *word,
                                  AleaSource   source,
                                  GError     **error);

/* The events as words; (transfer full). */
char      *game_words            (AleaGame    *game);

/* The rows as "1. [3]e4 | [2-2]e5; "; (transfer full). */
char      *game_rows             (GListModel  *turns);

/* The same, as assertions. */
void       game_assert_words     (AleaGame    *game,
                                  const char  *expected);
void       game_assert_rows      (AleaGameView *view,
                                  const char   *expected);

/* Tries @word, a roll of real dice or a decision: it is refused with
 * @sentence, everything is as it was, and nobody was told of anything. */
void       game_assert_refused   (AleaGame    *game,
                                  GameWatch   *watch,
                                  const char  *word,
                                  const char  *sentence);

G_END_DECLS
