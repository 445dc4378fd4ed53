/* alea-handicap-button.h: what would make two players even
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-shelf-statistics.h"

G_BEGIN_DECLS

/* A menu button, hidden at first. */
GtkWidget *alea_handicap_button_new  (void) G_GNUC_WARN_UNUSED_RESULT;

/* Of @pair, whose games were counted; hidden for NULL, and where nothing is known of
 * their games. */
void       alea_handicap_button_show (GtkMenuButton            *button,
                                      const AleaShelfPairCount *pair);

G_END_DECLS
