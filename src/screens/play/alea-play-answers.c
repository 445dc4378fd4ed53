/* alea-play-answers.c: keys for answers that are not given on the board
 *
 * The tray has buttons for them; who does not see it need not look for them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-answering.h"
#include "alea-play-sentence.h"
#include "alea-play-survey.h"

/* Where there is nothing to answer it says what to do instead. */
static void
answer_cb (AleaPlayScreen *self,
           GVariant       *parameter,
           GSimpleAction  *action)
{
  AleaDecision decision;
  g_autoptr(GError) error = NULL;

  if (!alea_answering_find (self->game_view, G_ACTION (action), &decision))
    alea_play_screen_survey (self, GDK_KEY_s);
  else if (!alea_game_decide (self->game, &decision, &error))
    alea_play_screen_say (self, error->message);
}

void
alea_play_screen_add_answers (AleaPlayScreen *self)
{
  const AleaAction actions[] = {
    { .name = "roll-again", .callback = G_CALLBACK (answer_cb) },
    { .name = "accept", .callback = G_CALLBACK (answer_cb) },
  };

  alea_actions_add (G_ACTION_MAP (self->group), actions, G_N_ELEMENTS (actions), self);
}
