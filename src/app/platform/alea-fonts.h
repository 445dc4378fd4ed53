/* alea-fonts.h: whether the language can be read here
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Lets the fonts be looked for, which takes long, beside what is done until they
 * are needed. */
void     alea_fonts_begin  (void);

/* Before anything is translated, but after textdomain().  Where no font has
 * the letters of the language everything would be boxes; then the program, and
 * GTK with it, speaks English, and standard error says so. */
void     alea_fonts_ensure (void);

/* FALSE, when standard error has said so, where there is no font at all: nothing
 * could be read. */
gboolean alea_fonts_find   (void);

G_END_DECLS
