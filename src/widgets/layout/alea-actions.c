/* alea-actions.c: what can be done, by name
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-actions.h"

static GSimpleAction *
make_action (const AleaAction *action)
{
  g_autoptr(GVariantType) type = action->parameter != NULL ? g_variant_type_new (action->parameter) : NULL;

  if (action->state == NULL)
    return g_simple_action_new (action->name, type);

  return g_simple_action_new_stateful (action->name, type, g_variant_new_parsed (action->state));
}

void
alea_actions_add (GActionMap       *map,
                  const AleaAction *actions,
                  gsize             n_actions,
                  gpointer          self)
{
  g_return_if_fail (G_IS_ACTION_MAP (map));

  for (gsize i = 0; i < n_actions; i++)
    {
      g_autoptr(GSimpleAction) action = make_action (&actions[i]);
      const char *signal = actions[i].state != NULL ? "change-state" : "activate";

      g_signal_connect_swapped (action, signal, actions[i].callback, self);
      g_action_map_add_action (map, G_ACTION (action));
    }
}

void
alea_actions_enable (GActionMap *map,
                     const char *name,
                     gboolean    is_enabled)
{
  GAction *action = g_action_map_lookup_action (map, name);

  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}
