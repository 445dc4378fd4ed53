/* alea-screen.h: what the window knows of what it shows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram.h"
#include "alea-editor.h"
#include "alea-print-job.h"
#include "alea-session.h"

G_BEGIN_DECLS

#define ALEA_TYPE_SCREEN (alea_screen_get_type ())

G_DECLARE_INTERFACE (AleaScreen, alea_screen, ALEA, SCREEN, GtkWidget)

typedef enum
{
  ALEA_SCREEN_IS_NARROW  = 1 << 0,   /* the title bar has room for the most needed alone */
  ALEA_SCREEN_IS_COVERED = 1 << 1,   /* nobody is to see the position, such as in a pause */
  ALEA_SCREEN_HAS_BOARD  = 1 << 2,   /* there is a picture to be exported */
  ALEA_SCREEN_SAVES      = 1 << 3,   /* it has its own way to save what is made in it */
  ALEA_SCREEN_IS_REPORT  = 1 << 4,   /* it is to be saved or printed more than anything else */
  ALEA_SCREEN_HAS_SHEET  = 1 << 5,   /* its action "sheet" needs a button in the title bar */
  ALEA_SCREEN_HAS_TITLE  = 1 << 6,   /* it shows its title itself */
  ALEA_SCREEN_IS_BRIEF   = 1 << 7,   /* the title bar has room for buttons, but not for words on them */
} AleaScreenTraits;

typedef void (*AleaScreenDone) (gpointer data);

/* --- what is in view ------------------------------------------------------ */

/* The signal "changed" comes when any of these is another than before. */
const char       *alea_screen_get_title      (AleaScreen *self);

/* NULL for none. */
char             *alea_screen_make_subtitle  (AleaScreen *self) G_GNUC_WARN_UNUSED_RESULT;
AleaScreenTraits  alea_screen_get_traits     (AleaScreen *self);
gboolean          alea_screen_get_is_narrow  (AleaScreen *self);

/* What can be done, for the window to put under "game": the like has the same
 * name on all screens.  NULL for nothing. */
GActionGroup     *alea_screen_get_actions    (AleaScreen *self);

/* What keys are for, by the same names, where that is not what buttons are
 * for. */
GActionGroup     *alea_screen_get_answers    (AleaScreen *self);

/* The game that is played here; NULL for none. */
AleaSession      *alea_screen_get_session    (AleaScreen *self);

/* The rule behind what is said now, "J22"; NULL for none. */
const char       *alea_screen_get_rule       (AleaScreen *self);

/* --- what is made of it ---------------------------------------------------- */

/* The position in view, to be set up further; NULL for none. */
AleaEditor       *alea_screen_make_editor    (AleaScreen *self) G_GNUC_WARN_UNUSED_RESULT;

/* NULL where there is nothing to print. */
AleaPrintJob     *alea_screen_make_print_job (AleaScreen *self) G_GNUC_WARN_UNUSED_RESULT;

/* Asks how and where the picture is to be written. */
void              alea_screen_export_picture (AleaScreen *self);

/* --- what comes to it ------------------------------------------------------ */

/* From the clipboard, or dropped; says what is wrong with it.  FALSE where the
 * screen takes nothing. */
gboolean          alea_screen_paste          (AleaScreen *self,
                                              const char *text);

/* A key without modifiers that nobody else wants; FALSE when it means nothing.
 * @focus has the focus, or is NULL. */
gboolean          alea_screen_key            (AleaScreen *self,
                                              guint       keyval,
                                              GtkWidget  *focus);

/* Somebody has moved the focus by a key. */
void              alea_screen_mean_focus     (AleaScreen *self);

/* To where one goes on. */
void              alea_screen_take_focus     (AleaScreen *self);

/* --- files ----------------------------------------------------------------- */

/* Asks for a name where there is none yet, or always if @as. */
void              alea_screen_save           (AleaScreen *self,
                                              gboolean    as);
gboolean          alea_screen_has_unsaved    (AleaScreen *self);

/* Calls @done when nothing would be lost any more: at once, or after the
 * question whether to save has been answered, and not when it is cancelled.
 * @data is an object and is held until then. */
void              alea_screen_leave          (AleaScreen     *self,
                                              AleaScreenDone  done,
                                              gpointer        data);

/* --- for screens ----------------------------------------------------------- */

/* Asks how and where the picture of @diagram is to be written, which becomes
 * like the board that is in view. */
void              alea_screen_export_diagram (AleaScreen  *self,
                                              AleaDiagram *diagram);

/* Something of what is in view has changed. */
void              alea_screen_changed        (AleaScreen *self);

G_END_DECLS
