/* alea-choice.h: a small question at a square
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-piece.h"

G_BEGIN_DECLS

#define ALEA_TYPE_CHOICE (alea_choice_get_type ())

G_DECLARE_FINAL_TYPE (AleaChoice, alea_choice, ALEA, CHOICE, GtkPopover)

/* A popover without answers.  It emits "chosen" with the number of the answer
 * and closes; closed otherwise, nothing was chosen. */
GtkWidget *alea_choice_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* The answers are numbered from 0 in the order in which they are added; the
 * first has the focus. */
void       alea_choice_add_piece (AleaChoice *self,
                                  AleaPiece   piece);
void       alea_choice_add_label (AleaChoice *self,
                                  const char *label);

G_END_DECLS
