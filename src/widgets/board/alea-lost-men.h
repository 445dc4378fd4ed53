/* alea-lost-men.h: a row of captured men
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-man.h"

G_BEGIN_DECLS

#define ALEA_TYPE_LOST_MEN (alea_lost_men_get_type ())

G_DECLARE_FINAL_TYPE (AleaLostMen, alea_lost_men, ALEA, LOST_MEN, GtkWidget)

GtkWidget *alea_lost_men_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* How many men of each kind @colour has lost; @counts is copied. */
void       alea_lost_men_set (AleaLostMen *self,
                              AleaColour   colour,
                              const guint  counts[ALEA_N_KINDS]);

G_END_DECLS
