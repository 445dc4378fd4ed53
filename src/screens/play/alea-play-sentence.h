/* alea-play-sentence.h: what the play screen says
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play-screen-parts.h"

G_BEGIN_DECLS

/* alea-play-sentence.c */
void alea_play_screen_update_sentence (AleaPlayScreen *self);
/* After a change of the game: answers and reasons have had their time. */
void alea_play_screen_renew_sentence (AleaPlayScreen *self);
void alea_play_screen_say            (AleaPlayScreen *self,
                                      const char     *reason);
/* The same, with a link to the rule that says so; "" takes both away. */
void alea_play_screen_reason_cb      (AleaPlayScreen *self,
                                      const char     *reason,
                                      const char     *rule);
/* Shows @note before what is to do now, until the game goes on, and has it
 * spoken with the news. */
void alea_play_screen_note           (AleaPlayScreen *self,
                                      const char     *note);
/* After a change of the game: says when its dice come from another seed than
 * when it was looked at before. */
/* Another promise was made, before or after the screen has seen why. */
void alea_play_screen_promise_cb     (AleaPlayScreen *self);
void alea_play_screen_look_at_promise (AleaPlayScreen *self);
/* Shows and speaks what was asked for; no event of the game. */
void alea_play_screen_answer         (AleaPlayScreen *self,
                                      const char     *sentence);
/* The same, of what has been done beside the game: it goes again after a while. */
void alea_play_screen_mention        (AleaPlayScreen *self,
                                      const char     *sentence);

G_END_DECLS
