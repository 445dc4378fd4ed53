/* alea-house-rules-window.h: the page of a game's house rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

/* To choose those of the next games; each choice counts at once. */
void alea_house_rules_window_choose (GtkWindow         *parent,
                                     GSettings         *settings,
                                     const AleaRules   *rules);

/* To read those of a game that is under way. */
void alea_house_rules_window_show   (GtkWindow         *parent,
                                     const AleaRules   *rules,
                                     const AleaOptions *options);

G_END_DECLS
