/* alea-picture-choice.h: a few pictures, one of which is chosen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_PICTURE_CHOICE (alea_picture_choice_get_type ())

G_DECLARE_FINAL_TYPE (AleaPictureChoice, alea_picture_choice, ALEA, PICTURE_CHOICE, GtkWidget)

#define ALEA_PICTURE_CHOICE_NONE (-1)

/* @name: what is chosen, for screen readers.  So many @columns. */
GtkWidget *alea_picture_choice_new        (const char        *name,
                                           int                columns) G_GNUC_WARN_UNUSED_RESULT;

/* The pictures are numbered from 0; each needs its @name. */
void       alea_picture_choice_add        (AleaPictureChoice *self,
                                           GtkWidget         *picture,
                                           const char        *name);

/* The number of a picture, or none.  Emits "changed". */
int        alea_picture_choice_get_chosen (AleaPictureChoice *self);
void       alea_picture_choice_set_chosen (AleaPictureChoice *self,
                                           int                chosen);

G_END_DECLS
