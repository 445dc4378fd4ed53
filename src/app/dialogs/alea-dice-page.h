/* alea-dice-page.h: pages of words in the window of the dice
 *
 * Private to app.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *alea_dice_page_new          (void);

/* @style is a class, or NULL. */
GtkWidget *alea_dice_page_make_label   (const char  *text,
                                        const char  *style);
void       alea_dice_page_append       (GtkWidget   *page,
                                        const char  *text,
                                        const char  *style);

/* What was promised of the dice, and whether it was kept: alea-fairness-page.c. */
GtkWidget *alea_fairness_page_new      (AleaSession *session);

G_END_DECLS
