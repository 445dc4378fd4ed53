/* alea-diagram-screen.h: where free diagrams are drawn
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram-editor.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DIAGRAM_SCREEN (alea_diagram_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramScreen, alea_diagram_screen, ALEA, DIAGRAM_SCREEN, GtkWidget)

typedef void (*AleaDiagramScreenDone) (gpointer data);

GtkWidget         *alea_diagram_screen_new           (void) G_GNUC_WARN_UNUSED_RESULT;

AleaDiagramEditor *alea_diagram_screen_get_editor    (AleaDiagramScreen *self);

/* What can be done here, by the names that the play screen has for the like,
 * for the window to put under "game". */
GActionGroup      *alea_diagram_screen_get_actions   (AleaDiagramScreen *self);

/* The name of the file.  Property "title", which also notifies when the
 * subtitle changes. */
const char        *alea_diagram_screen_get_title     (AleaDiagramScreen *self);

/* Whether something is not saved, in words; NULL when all is. */
const char        *alea_diagram_screen_get_subtitle  (AleaDiagramScreen *self);

/* Whether the parts lie below each other.  Property "is-narrow". */
gboolean           alea_diagram_screen_get_is_narrow (AleaDiagramScreen *self);

/* The position of the game, to start from; NULL while there is none.  A
 * diagram that nobody has touched yet becomes this position. */
void               alea_diagram_screen_set_position  (AleaDiagramScreen *self,
                                                      const AleaSetup   *position);

/* Opens a file, or says why not; asks before something is lost. */
void               alea_diagram_screen_open          (AleaDiagramScreen *self,
                                                      GFile             *file);

/* Asks for a name where there is none yet; the other one always does. */
void               alea_diagram_screen_save          (AleaDiagramScreen *self);
void               alea_diagram_screen_save_as       (AleaDiagramScreen *self);

/* What the diagram is called on paper: by its title, else by its file.  (transfer
 * full) */
char              *alea_diagram_screen_make_name     (AleaDiagramScreen *self) G_GNUC_WARN_UNUSED_RESULT;

/* Asks where the picture of it is to be written. */
void               alea_diagram_screen_export        (AleaDiagramScreen *self);

/* Takes a position from the clipboard, or says what is wrong with it. */
void               alea_diagram_screen_paste         (AleaDiagramScreen *self,
                                                      const char        *text);

/* Calls @done when nothing would be lost any more: at once, or after the
 * question whether to save has been answered, and not when it is cancelled.
 * @data is an object and is held until then. */
void               alea_diagram_screen_leave         (AleaDiagramScreen     *self,
                                                      AleaDiagramScreenDone  done,
                                                      gpointer               data);

G_END_DECLS
