/* alea-roll-glyphs.h: rolls as small signs in a row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-event.h"

G_BEGIN_DECLS

#define ALEA_TYPE_ROLL_GLYPHS (alea_roll_glyphs_get_type ())

G_DECLARE_FINAL_TYPE (AleaRollGlyphs, alea_roll_glyphs, ALEA, ROLL_GLYPHS, GtkWidget)

GtkWidget *alea_roll_glyphs_new           (void) G_GNUC_WARN_UNUSED_RESULT;

/* Without dice it takes no room. */
void       alea_roll_glyphs_set_roll      (AleaRollGlyphs *self,
                                           AleaRoll        roll);

/* Several rolls, one after the other, which are copied. */
void       alea_roll_glyphs_set_rolls     (AleaRollGlyphs *self,
                                           const AleaRoll *rolls,
                                           guint           n);

/* Who threw them: at first White's ivory. */
void       alea_roll_glyphs_set_colour    (AleaRollGlyphs *self,
                                           AleaColour      colour);

/* The dice of each roll that stand back, a bit each. */
void       alea_roll_glyphs_set_faint     (AleaRollGlyphs *self,
                                           guint           faint);

/* Whether the dice lie below each other, as where there is little width. */
void       alea_roll_glyphs_set_is_column (AleaRollGlyphs *self,
                                           gboolean        is_column);

G_END_DECLS
