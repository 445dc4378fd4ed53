/* alea-scroll.h: a widget that is scrolled where it has less height than it likes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_SCROLL (alea_scroll_get_type ())

G_DECLARE_FINAL_TYPE (AleaScroll, alea_scroll, ALEA, SCROLL, GtkWidget)

void       alea_scroll_go_to_start (AleaScroll *self);

G_END_DECLS
