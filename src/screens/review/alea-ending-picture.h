/* alea-ending-picture.h: how a game has ended, as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_TYPE_ENDING_PICTURE (alea_ending_picture_get_type ())

G_DECLARE_FINAL_TYPE (AleaEndingPicture, alea_ending_picture, ALEA, ENDING_PICTURE, GtkWidget)

/* On the felt of the game @rules the king who has won, beside the one who has not;
 * both upright where nobody has.  Words beside it say the same. */
void       alea_ending_picture_set_result (AleaEndingPicture *self,
                                           const AleaRules   *rules,
                                           AleaResult         result);

/* As narrow as it is high but for half, where there is little room. */
void       alea_ending_picture_set_is_small (AleaEndingPicture *self,
                                             gboolean           is_small);

G_END_DECLS
