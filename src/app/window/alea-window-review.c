/* alea-window-review.c: who was lucky in a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-game-record.h"
#include "alea-review-screen.h"
#include "alea-start-screen.h"
#include "alea-window-game.h"

#include <glib/gi18n.h>

/* Another decision is tried in a window of its own: the game stays what it is. */
static void
play_from_cb (AleaWindow *self,
              guint       n_events)
{
  AleaSession *session = alea_window_get_session (self);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = session != NULL ? alea_game_record_copy (session, n_events, &error) : NULL;

  if (error != NULL)
    alea_tell (GTK_WINDOW (self), _("The game cannot be copied"), error->message);
  if (game == NULL)
    return;

  alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  alea_window_play_apart (self, game, NULL);
}

static void
reviewed_cb (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL)
    alea_document_keep_review (document);
  if (self->play != NULL)
    alea_play_screen_hear_review (self->play);
}

static void
show_review (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);

  if (session == NULL)
    return;

  if (self->review == NULL)
    {
      self->review = alea_review_screen_new (self->settings);
      g_signal_connect_object (self->review, "play-from", G_CALLBACK (play_from_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->review, "reviewed", G_CALLBACK (reviewed_cb), self, G_CONNECT_SWAPPED);
      alea_window_add_screen (self, ALEA_SCREEN (self->review));
    }

  alea_review_screen_set_session (ALEA_REVIEW_SCREEN (self->review), session);
  alea_window_show_screen (self, ALEA_SCREEN (self->review));
  alea_screen_take_focus (ALEA_SCREEN (self->review));
}

/* What was reviewed lies here no more, unless it was opened to be reviewed. */
static void
document_cb (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);
  const gboolean is_wanted = document != NULL && self->review_id != 0
                             && alea_document_get_id (document) == self->review_id;

  /* The game that lay here goes before the one that is wanted comes. */
  if (document != NULL)
    self->review_id = 0;
  if (is_wanted)
    show_review (self);
  else if (self->review != NULL)
    alea_review_screen_set_session (ALEA_REVIEW_SCREEN (self->review), NULL);
}

void
alea_window_review_kept (AleaWindow *self,
                         gint64      id)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL && alea_document_get_id (document) == id)
    show_review (self);
  else
    alea_window_open_kept (self, id)->review_id = id;
}

void
alea_window_add_review (AleaWindow *self)
{
  alea_actions_add (G_ACTION_MAP (self),
                    &(AleaAction) { .name = "review", .callback = G_CALLBACK (show_review) }, 1, self);
  g_signal_connect_object (self->desk, "notify::document", G_CALLBACK (document_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}
