/* alea-survey.h: what can be seen of a game at a glance, said in a sentence
 *
 * For players who hear the game, and for all who would rather ask than look.
 * Everything is about the state that is looked at, in the language of the
 * user; each answer is (transfer full) and never "".
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

G_BEGIN_DECLS

char *alea_survey_last_move (AleaGameView *view) G_GNUC_WARN_UNUSED_RESULT;

/* What the dice that fell last said, or who has to throw them. */
char *alea_survey_dice      (AleaGameView *view) G_GNUC_WARN_UNUSED_RESULT;

/* Which pieces @colour has, and where. */
char *alea_survey_pieces    (AleaGameView *view,
                             AleaColour    colour) G_GNUC_WARN_UNUSED_RESULT;

char *alea_survey_setup     (const AleaSetup *setup,
                             AleaColour       colour) G_GNUC_WARN_UNUSED_RESULT;

/* Which pieces each side has lost. */
char *alea_survey_lost      (AleaGameView *view) G_GNUC_WARN_UNUSED_RESULT;

/* Where the piece on @square may go; if nowhere, why not. */
char *alea_survey_moves     (AleaGameView *view,
                             AleaSquare    square) G_GNUC_WARN_UNUSED_RESULT;

char *alea_survey_clocks    (AleaSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
