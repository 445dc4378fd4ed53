/* alea-play-tutor.c: what is asked before a blunder is final
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-play-sentence.h"
#include "alea-play-survey.h"

static gboolean
asks (AleaPlayScreen *self)
{
  return self->tutor != NULL && alea_tutor_get_state (self->tutor) == ALEA_TUTOR_ASKING;
}

/* --- the keyboard ------------------------------------------------------------ */

/* The answers have it while there is something to answer. */
static void
lend_focus (AleaPlayScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root == NULL)
    return;

  g_set_weak_pointer (&self->before_tutor, gtk_root_get_focus (root));
  gtk_widget_grab_focus (self->tutor_button);
  alea_play_screen_mean_focus (self);
}

static void
return_focus (AleaPlayScreen *self)
{
  GtkWidget *before = self->before_tutor;
  const gboolean has_focus = gtk_widget_get_focus_child (self->tutor_row) != NULL;

  g_clear_weak_pointer (&self->before_tutor);
  if (has_focus && (before == NULL || !gtk_widget_is_ancestor (before, GTK_WIDGET (self))
                    || !gtk_widget_grab_focus (before)))
    gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

/* --- the question ------------------------------------------------------------ */

static void
state_cb (AleaPlayScreen *self)
{
  const gboolean is_asking = asks (self);

  if (is_asking == gtk_widget_get_visible (self->tutor_row))
    return;

  if (!is_asking)
    return_focus (self);
  gtk_widget_set_visible (self->tutor_row, is_asking);
  if (is_asking)
    {
      alea_play_screen_renew_sentence (self);
      lend_focus (self);
    }
}

static void
explained_cb (GObject      *hints,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(AleaPlayScreen) self = data;
  g_autoptr(GError) error = NULL;
  AleaHint hint;

  if (self->tutor == NULL || !alea_tutor_explain_finish (self->tutor, result, &hint, &error))
    return;

  alea_play_screen_answer (self, hint.sentence);
  if (hint.from != ALEA_NO_SQUARE)
    alea_pointing_show (self->pointing, hint.from, hint.to);
  g_free (hint.sentence);
}

static void
explain_cb (AleaPlayScreen *self)
{
  if (asks (self))
    alea_tutor_explain_async (self->tutor, explained_cb, g_object_ref (self));
}

gboolean
alea_play_screen_reconsider (AleaPlayScreen *self)
{
  if (self->tutor == NULL || alea_tutor_get_state (self->tutor) == ALEA_TUTOR_AT_REST)
    return FALSE;

  alea_tutor_take_back (self->tutor);
  return TRUE;
}

static void
insist_cb (AleaPlayScreen *self)
{
  g_autoptr(GError) error = NULL;

  if (asks (self) && !alea_tutor_play (self->tutor, &error))
    alea_play_screen_say (self, error->message);
}

/* --- the tutor --------------------------------------------------------------- */

void
alea_play_screen_seat_tutor (AleaPlayScreen *self)
{
  g_clear_object (&self->tutor);
  state_cb (self);
  if (self->session == NULL || self->settings == NULL)
    return;

  self->tutor = alea_tutor_new (self->session);
  g_settings_bind (self->settings, "tutor", self->tutor, "is-on", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->tutor, "notify::state", G_CALLBACK (state_cb), self, G_CONNECT_SWAPPED);
}

void
alea_play_screen_add_tutor (AleaPlayScreen *self)
{
  const AleaAction actions[] = {
    { .name = "reconsider", .callback = G_CALLBACK (alea_play_screen_reconsider) },
    { .name = "explain", .callback = G_CALLBACK (explain_cb) },
    { .name = "insist", .callback = G_CALLBACK (insist_cb) },
  };

  alea_actions_add (G_ACTION_MAP (self->group), actions, G_N_ELEMENTS (actions), self);
}
