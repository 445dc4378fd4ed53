/* alea-mediator-view.h: what the mediator roll can bring Black
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-state.h"

G_BEGIN_DECLS

#define ALEA_TYPE_MEDIATOR_VIEW (alea_mediator_view_get_type ())

G_DECLARE_FINAL_TYPE (AleaMediatorView, alea_mediator_view, ALEA, MEDIATOR_VIEW, GtkWidget)

/* @state is one before that is settled, see alea_placing_is_mediated(). */
void       alea_mediator_view_show      (AleaMediatorView *self,
                                         const AleaState  *state);

/* How much larger than usual its pictures are, in tenths. */
void       alea_mediator_view_set_size  (AleaMediatorView *self,
                                         guint             scale,
                                         gboolean          is_narrow);

G_END_DECLS
