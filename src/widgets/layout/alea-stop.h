/* alea-stop.h: a list that Tab goes to as a whole
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_STOP (alea_stop_get_type ())
G_DECLARE_FINAL_TYPE (AleaStop, alea_stop, ALEA, STOP, GtkWidget)

GtkWidget *alea_stop_new (GtkWidget *child);

G_END_DECLS
