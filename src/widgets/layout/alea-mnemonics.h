/* alea-mnemonics.h: buttons with an underlined letter or a picture, read aloud
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* GTK 4.8 has screen readers say "_Cancel Cancel": the text of the button and
 * the label in it.  Leaves the label alone, for @root and all buttons and check
 * buttons in it; where a button bears a picture, its tip. */
void alea_mnemonics_name_once (GtkWidget *root);

G_END_DECLS
