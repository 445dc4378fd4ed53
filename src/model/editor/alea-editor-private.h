/* alea-editor-private.h: what the files of the editor share
 *
 * alea-editor.c         steps, undo, properties, FEN
 * alea-editor-array.c   start arrays, and pieces on the board of another game
 * alea-editor-pieces.c  what stands on the board
 * alea-editor-table.c   what lies beside it
 * alea-editor-faults.c  why it cannot be played, and what would mend it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor-faults.h"
#include "alea-editor.h"

G_BEGIN_DECLS

/* What follows on a value of the same sort is the same step. */
typedef enum
{
  ALEA_EDIT_ALONE,
  ALEA_EDIT_FEN,
  ALEA_EDIT_CLOCK,
  ALEA_EDIT_FULLMOVE,
  ALEA_EDIT_FIELD,   /* of the first field of the game; the others follow */
} AleaEditSort;

/* alea-editor.c */

/* Goes on with @setup.  Rights and the like that the change has made
 * impossible are dropped; what was impossible before stays, to be mended. */
void       alea_editor_edit            (AleaEditor            *self,
                                        AleaSetup             *setup,
                                        AleaEditSort           sort);

/* Goes on with @setup as it is. */
void       alea_editor_replace         (AleaEditor            *self,
                                        const AleaSetup       *setup,
                                        AleaEditSort           sort);

/* alea-editor-array.c */

/* What goes without saying beside the board. */
void       alea_editor_fill_table      (const AleaRules       *rules,
                                        AleaSetup             *setup);

/* Start @number of Chess960, with whatever else @rules has. */
void       alea_editor_place_array     (const AleaRules       *rules,
                                        int                    number,
                                        AleaSetup             *setup);

/* The start array of @rules. */
void       alea_editor_read_start      (const AleaRules       *rules,
                                        AleaSetup             *setup);

/* @setup on the board of @rules, in place of that of @before. */
void       alea_editor_convert         (AleaSetup             *setup,
                                        const AleaRules       *before,
                                        const AleaRules       *rules);

/* alea-editor-faults.c */

/* The faults of @setup (of AleaEditorFault). */
GArray    *alea_editor_list_faults     (const AleaSetup       *setup,
                                        const AleaRules       *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Makes @setup one without @fault; FALSE where there is no way. */
gboolean   alea_editor_mend_setup      (AleaSetup             *setup,
                                        const AleaRules       *rules,
                                        const AleaEditorFault *fault);

/* Drops rights, squares and counts that the pieces do not allow.  What was not
 * allowed in @before either stays as long as a FEN can say it; @before may be
 * NULL. */
void       alea_editor_tidy            (AleaSetup             *setup,
                                        const AleaRules       *rules,
                                        const AleaSetup       *before);

G_END_DECLS
