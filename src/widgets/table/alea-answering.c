/* alea-answering.c: keys for answers that are not given on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-answering.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#define N_ACTS (ALEA_ACT_DRAW + 1)

/* Which acts are possible now. */
static void
find_acts (AleaGameView *view,
           gboolean  acts[static N_ACTS])
{
  AleaGame *game = alea_game_view_get_game (view);
  g_autofree AleaDecision *decisions = NULL;
  gsize n;

  for (AleaAct act = 0; act < N_ACTS; act++)
    acts[act] = FALSE;
  if (alea_game_view_get_is_held (view) || !alea_game_view_get_is_live (view)
      || !alea_game_view_get_asks_decision (view))
    return;

  decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  n = alea_state_list_decisions (alea_game_get_state (game), decisions);
  for (gsize i = 0; i < n; i++)
    acts[decisions[i].act] = TRUE;
}

gboolean
alea_answering_find (AleaGameView *view,
                     GAction      *key,
                     AleaDecision *decision)
{
  gboolean acts[N_ACTS];
  AleaAct act = ALEA_ACT_REROLL;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), FALSE);

  find_acts (view, acts);
  if (g_str_equal (g_action_get_name (key), "accept"))
    act = acts[ALEA_ACT_PASS] ? ALEA_ACT_PASS : ALEA_ACT_ACCEPT;

  *decision = alea_decision_act (act);
  return acts[act];
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
alea_answering_name_keys (AleaGameView   *view,
                          const char *sentence)
{
  g_autofree char *again = gtk_accelerator_get_label (GDK_KEY_r, GDK_CONTROL_MASK);
  g_autofree char *accept = gtk_accelerator_get_label (GDK_KEY_Return, GDK_CONTROL_MASK);
  GString *keys = g_string_new (sentence);
  gboolean acts[N_ACTS];

  find_acts (view, acts);
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
