/* alea-actions.h: what can be done, by name
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @callback is called with the object that does it, the parameter or the state
 * that is asked for, and the action, and takes as many of these as it needs.  An
 * action that has a state is done where its callback sets it. */
typedef struct
{
  const char *name;
  GCallback   callback;
  const char *parameter;  /* its type; or NULL */
  const char *state;      /* the first, as text; or NULL */
} AleaAction;

/* @self must live as long as @map has them. */
void alea_actions_add (GActionMap       *map,
                       const AleaAction *actions,
                       gsize             n_actions,
                       gpointer          self);

/* Of the simple action @name, where there is one. */
void alea_actions_enable (GActionMap     *map,
                          const char     *name,
                          gboolean        is_enabled);

G_END_DECLS
