/* alea-play-answers.c: keys for answers that are not given on the board
 *
 * The tray has buttons for them; who does not see it need not look for them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include <glib/gi18n.h>

#define N_ACTS (ALEA_ACT_DRAW + 1)

/* Which acts are possible now. */
static void
find_acts (AleaPlayScreen *self,
           gboolean        acts[static N_ACTS])
{
  g_autofree AleaDecision *decisions = NULL;
  gsize n;

  for (AleaAct act = 0; act < N_ACTS; act++)
    acts[act] = FALSE;
  if (alea_play_screen_get_is_paused (self) || !alea_game_get_is_live (self->game)
      || !alea_game_get_asks_decision (self->game))
    return;

  decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  n = alea_state_list_decisions (alea_game_get_state (self->game), decisions);
  for (gsize i = 0; i < n; i++)
    acts[decisions[i].act] = TRUE;
}

/* Where there is nothing to answer it says what to do instead. */
static void
decide (AleaPlayScreen *self,
        AleaAct         act)
{
  AleaDecision decision = alea_decision_act (act);
  gboolean acts[N_ACTS];
  g_autoptr(GError) error = NULL;

  find_acts (self, acts);
  if (!acts[act])
    alea_play_screen_survey (self, GDK_KEY_s);
  else if (!alea_game_decide (self->game, &decision, &error))
    alea_play_screen_say (self, error->message);
}

static void
roll_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  decide (data, ALEA_ACT_REROLL);
}

/* To accept and to pass are never possible at once. */
static void
accept_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  gboolean acts[N_ACTS];

  find_acts (data, acts);
  decide (data, acts[ALEA_ACT_PASS] ? ALEA_ACT_PASS : ALEA_ACT_ACCEPT);
}

static void
append_sentence (GString *keys,
                 char    *sentence)
{
  g_string_append_c (keys, ' ');
  g_string_append (keys, sentence);
  g_free (sentence);
}

char *
alea_play_screen_name_keys (AleaPlayScreen *self,
                            const char     *sentence)
{
  g_autofree char *again = gtk_accelerator_get_label (GDK_KEY_r, GDK_CONTROL_MASK);
  g_autofree char *accept = gtk_accelerator_get_label (GDK_KEY_Return, GDK_CONTROL_MASK);
  GString *keys = g_string_new (sentence);
  gboolean acts[N_ACTS];

  find_acts (self, acts);
  if (acts[ALEA_ACT_REROLL])
    /* Translators: %s is a key: "Ctrl+R" */
    append_sentence (keys, g_strdup_printf (_("%s rolls again."), again));
  if (acts[ALEA_ACT_ACCEPT])
    /* Translators: %s is a key: "Ctrl+Return" */
    append_sentence (keys, g_strdup_printf (_("%s accepts."), accept));
  if (acts[ALEA_ACT_PASS] && !acts[ALEA_ACT_MOVE])
    /* Translators: %s is a key: "Ctrl+Return" */
    append_sentence (keys, g_strdup_printf (_("%s passes."), accept));

  return g_string_free (keys, FALSE);
}

void
alea_play_screen_add_answers (AleaPlayScreen *self)
{
  const GActionEntry entries[] = {
    { .name = "roll-again", .activate = roll_again_cb },
    { .name = "accept", .activate = accept_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->group), entries, G_N_ELEMENTS (entries), self);
}
