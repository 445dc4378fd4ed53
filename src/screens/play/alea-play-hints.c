/* alea-play-hints.c: hints beside the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-hints.h"

#include "alea-hints.h"

#include <glib/gi18n.h>

struct _AleaPlayHints
{
  GObject       parent_instance;

  AleaPointing *pointing;
  AleaHints    *hints;
  AleaSession  *session;       /* or NULL */
  GSignalGroup *view_signals;
  GCancellable *cancellable;   /* while it thinks; or NULL */
  char         *told;          /* the last hint; or NULL */
};

G_DEFINE_FINAL_TYPE (AleaPlayHints, alea_play_hints, G_TYPE_OBJECT)

static void
answer (AleaPlayHints *self,
        const char    *sentence)
{
  g_signal_emit_by_name (self, "answer", sentence);
}

static void
stop (AleaPlayHints *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Whatever happens, what was thought of is over. */
static void
forget (AleaPlayHints *self)
{
  stop (self);
  alea_hints_forget (self->hints);
  g_clear_pointer (&self->told, g_free);
}

static void
asked_cb (GObject      *hints,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AleaPlayHints) self = data;
  g_autoptr(GError) error = NULL;
  AleaHint hint;

  if (!alea_hints_ask_finish (ALEA_HINTS (hints), result, &hint, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        answer (self, error->message);
      return;
    }

  g_clear_object (&self->cancellable);
  g_free (self->told);
  self->told = hint.sentence;
  answer (self, hint.sentence);
  if (hint.from != ALEA_NO_SQUARE)
    alea_pointing_show (self->pointing, hint.from, hint.to);
}

/* NULL where there may be a hint. */
static const char *
find_obstacle (AleaPlayHints *self)
{
  AleaGameView *view = alea_session_get_view (self->session);

  if (alea_match_has_score (alea_session_get_match (self->session)))
    return _("There are no hints while a match is being scored.");
  if (alea_game_view_get_is_over (view))
    return _("The game is over.");
  if (!alea_game_view_get_is_live (view))
    return _("This is an earlier position. Go to the last move to play on.");

  return alea_game_view_get_is_answered (view) ? alea_game_view_get_prompt (view) : NULL;
}

GArray *
alea_play_hints_find_rolls (AleaPlayHints *self,
                            const char    *sentence)
{
  g_return_val_if_fail (ALEA_IS_PLAY_HINTS (self), NULL);

  return g_strcmp0 (sentence, self->told) == 0 ? alea_hints_get_rolls (self->hints) : NULL;
}

void
alea_play_hints_ask (AleaPlayHints *self)
{
  const char *obstacle;

  g_return_if_fail (ALEA_IS_PLAY_HINTS (self));

  if (self->session == NULL || self->cancellable != NULL
      || alea_game_view_get_is_held (alea_session_get_view (self->session)))
    return;

  obstacle = find_obstacle (self);
  if (obstacle != NULL)
    {
      answer (self, obstacle);
      return;
    }

  self->cancellable = g_cancellable_new ();
  alea_hints_ask_async (self->hints, alea_game_get_state (alea_session_get_game (self->session)), self->cancellable,
                        asked_cb, g_object_ref (self));
}

void
alea_play_hints_set_session (AleaPlayHints *self,
                             AleaSession   *session)
{
  g_return_if_fail (ALEA_IS_PLAY_HINTS (self));

  forget (self);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->view_signals, session != NULL ? alea_session_get_view (session) : NULL);
}

/* --- the class ------------------------------------------------------------------ */

static void
alea_play_hints_dispose (GObject *object)
{
  AleaPlayHints *self = ALEA_PLAY_HINTS (object);

  stop (self);
  g_clear_pointer (&self->told, g_free);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->session);
  g_clear_object (&self->hints);
  g_clear_object (&self->pointing);

  G_OBJECT_CLASS (alea_play_hints_parent_class)->dispose (object);
}

static void
alea_play_hints_class_init (AleaPlayHintsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = alea_play_hints_dispose;

  g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
alea_play_hints_init (AleaPlayHints *self)
{
  self->hints = alea_hints_new ();
  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (forget), self);
}

AleaPlayHints *
alea_play_hints_new (AleaPointing *pointing)
{
  AleaPlayHints *self = g_object_new (ALEA_TYPE_PLAY_HINTS, NULL);

  self->pointing = g_object_ref (pointing);
  return self;
}
