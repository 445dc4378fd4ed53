/* alea-diagram-store.h: files and pictures of the diagram screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram-screen-private.h"

G_BEGIN_DECLS

/* alea-diagram-store.c */
/* What the diagram is called on paper: by its title, else by its file.  (transfer
 * full) */
char *alea_diagram_screen_make_name      (AleaDiagramScreen *self) G_GNUC_WARN_UNUSED_RESULT;
/* Asks how and where the picture of it is to be written. */
void alea_diagram_screen_export          (AleaDiagramScreen *self);
/* Asks for a name where there is none yet; the other one always does. */
void alea_diagram_screen_save            (AleaDiagramScreen *self);
void alea_diagram_screen_save_as         (AleaDiagramScreen *self);
/* As alea_screen_leave(). */
void alea_diagram_screen_leave           (AleaDiagramScreen *self,
                                          AleaScreenDone     done,
                                          gpointer           data);
/* Opens the file that is wanted. */
void alea_diagram_screen_open_wanted     (gpointer           data);
/* An empty board; asks before something is lost. */
void alea_diagram_screen_begin           (AleaDiagramScreen *self);
void alea_diagram_screen_copy_picture    (AleaDiagramScreen *self);
void alea_diagram_screen_forget_question (AleaDiagramScreen *self);

G_END_DECLS
