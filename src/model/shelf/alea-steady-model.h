/* alea-steady-model.h: a list whose large changes are told as a new list
 *
 * GTK 4.8 shows other rows than there are when many go at the end of a grid that
 * has been scrolled: 137 of 148, and it keeps tiles of those that have gone.  It
 * makes no mistake with one row at a time, or with all of them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Emits "renewed" after a large change. */
#define ALEA_TYPE_STEADY_MODEL (alea_steady_model_get_type ())

G_DECLARE_FINAL_TYPE (AleaSteadyModel, alea_steady_model, ALEA, STEADY_MODEL, GObject)

/* The rows of @model. */
AleaSteadyModel *alea_steady_model_new (GListModel *model) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
