/* alea-picker.h: a board on which squares are picked, or only looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"
#include "alea-lesson.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PICKER (alea_picker_get_type ())

G_DECLARE_FINAL_TYPE (AleaPicker, alea_picker, ALEA, PICKER, GObject)

/* Shows the board of @lesson on @board; where the page asks for squares, those
 * that are pressed are picked.  What AleaHand is for pages on which pieces move.
 * It must not outlive @board. */
AleaPicker *alea_picker_new (AleaLesson *lesson,
                             AleaBoard  *board) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
