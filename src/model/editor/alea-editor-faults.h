/* alea-editor-faults.h: why a position that is set up cannot be played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor.h"

G_BEGIN_DECLS

/* One reason why there is nothing to play. */
typedef struct
{
  AleaFaults     fault;      /* one of them */
  AleaColour     colour;     /* whose it is, of those that are of one side */
  AleaSquareSet  squares;    /* what it is about; may be empty */
  char          *sentence;   /* as all here, in the language of the user */
  char          *fix;        /* what would mend it, "Let Black move"; or NULL */
  const AleaTableFault *of_table;   /* where the game itself knows of it */
} AleaEditorFault;

/* --- faults --------------------------------------------------------------- */

gboolean               alea_editor_get_is_playable (AleaEditor        *self);

/* The pointer is good until the next change. */
guint                  alea_editor_get_n_faults    (AleaEditor        *self);
const AleaEditorFault *alea_editor_get_fault       (AleaEditor        *self,
                                                    guint              number);

/* Mends fault @number; nothing happens where it has no fix. */
void                   alea_editor_mend            (AleaEditor        *self,
                                                    guint              number);

/* The game that goes on from here; NULL, with the reasons, where there is
 * none.  (transfer full) */
AleaGame              *alea_editor_make_game       (AleaEditor        *self,
                                                    GError           **error);

G_END_DECLS
