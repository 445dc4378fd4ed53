/* alea-swatch.h: the colour of a game, as a sign before its name
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_SWATCH (alea_swatch_get_type ())

G_DECLARE_FINAL_TYPE (AleaSwatch, alea_swatch, ALEA, SWATCH, GtkWidget)

/* Of the game with the id @rules. */
GtkWidget *alea_swatch_new (const char *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
