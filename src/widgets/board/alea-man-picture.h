/* alea-man-picture.h: one man, for buttons and rows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-man.h"

G_BEGIN_DECLS

#define ALEA_TYPE_MAN_PICTURE (alea_man_picture_get_type ())

G_DECLARE_FINAL_TYPE (AleaManPicture, alea_man_picture, ALEA, MAN_PICTURE, GtkWidget)

/* @size is that of the square it would stand on, in pixels. */
GtkWidget *alea_man_picture_new     (AleaMan         man,
                                     int             size) G_GNUC_WARN_UNUSED_RESULT;

void       alea_man_picture_set_man (AleaManPicture *self,
                                     AleaMan         man);

/* Turns him by so many quarters, clockwise, as fairy men are. */
void       alea_man_picture_set_turns (AleaManPicture *self,
                                       guint           turns);

G_END_DECLS
