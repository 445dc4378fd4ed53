/* alea-diagram-rules.h: diagrams of a game that is played by rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"
#include "alea-state.h"

G_BEGIN_DECLS

/* The board with the house rules of @state: its terraces, and their words as
 * the text ALEA_DIAGRAM_RULES.  (transfer full) */
AleaDiagram *alea_diagram_new_from_state (const AleaState   *state) G_GNUC_WARN_UNUSED_RESULT;

/* The same of any arrangement of pieces, playable or not.  @setup must be one of
 * @rules. */
AleaDiagram *alea_diagram_new_by_rules   (const AleaRules   *rules,
                                          const AleaOptions *options,
                                          const AleaSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Marks where the piece came from and where he went; @before is the position
 * that @move was made in. */
void         alea_diagram_mark_move      (AleaDiagram        *self,
                                          const AleaPosition *before,
                                          AleaMove            move);

G_END_DECLS
