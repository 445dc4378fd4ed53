/* alea-lesson-gate.h: what widgets do to the board of a lesson
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-lesson.h"

G_BEGIN_DECLS

/* The gate before the games of @lesson, which is not held. */
void alea_lesson_gate_init (AleaGameGate *self,
                            AleaLesson   *lesson);

G_END_DECLS
