/* alea-diagram-screen-private.h: what the files of the diagram screen share
 *
 * alea-diagram-screen.c   the parts, and how the window knows them
 * alea-diagram-sentence.c what is said below the diagram, and over it
 * alea-diagram-hand.c     what hands do on the board
 * alea-diagram-actions.c  what can be done to the whole diagram
 * alea-diagram-store.c    files and pictures
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram-screen.h"

#include "alea-carry.h"
#include "alea-diagram-board.h"
#include "alea-diagram-editor.h"
#include "alea-diagram-panel.h"
#include "alea-diagram-tools.h"
#include "alea-palette.h"
#include "alea-screen.h"

G_BEGIN_DECLS

struct _AleaDiagramScreen
{
  GtkWidget              parent_instance;

  AleaDiagramBoard      *board;
  AleaPalette           *palette;
  GtkWidget             *scroller;
  AleaDiagramTools      *tools;
  AleaDiagramPanel      *panel;
  GtkWidget             *sentence;
  GtkWidget             *foot;
  GtkMenuButton         *start;

  AleaDiagramEditor     *editor;
  GSimpleActionGroup    *group;
  gboolean               has_position;
  AleaSetup              position;      /* of the game */
  gboolean               says_unsaved;  /* the subtitle */

  /* alea-diagram-hand.c */
  AleaSquare             waiting;       /* for a second square; or ALEA_NO_SQUARE */
  gboolean               is_stroking;   /* the pointer draws square by square */
  gboolean               puts;          /* such a stroke puts, or takes off */
  AleaSquare             typed;         /* the number on it goes on; or ALEA_NO_SQUARE */
  AleaCarry             *carry;         /* from the palette */

  /* alea-diagram-store.c */
  GFile                 *file;          /* NULL until there is one */
  char                  *title;
  GFile                 *wanted;        /* to be opened once the question is answered */
  AleaScreenDone         done;          /* when it is answered; or NULL */
  GObject               *done_data;
};

/* alea-diagram-sentence.c */

/* Says @news until something else is done; NULL for what there is to do. */
void alea_diagram_screen_say             (AleaDiagramScreen *self,
                                          const char        *news);
/* After something is to be saved, or no longer. */
void alea_diagram_screen_notify_title    (AleaDiagramScreen *self);

/* alea-diagram-hand.c */
void alea_diagram_screen_add_hand        (AleaDiagramScreen *self);
void alea_diagram_screen_put_down        (AleaDiagramScreen *self);
void alea_diagram_screen_press_cb        (AleaDiagramScreen *self,
                                          guint              square);
void alea_diagram_screen_enter_cb        (AleaDiagramScreen *self,
                                          guint              from,
                                          guint              square);
void alea_diagram_screen_release_cb      (AleaDiagramScreen *self,
                                          guint              from,
                                          guint              to);
void alea_diagram_screen_erase_cb        (AleaDiagramScreen *self,
                                          guint              square);
void alea_diagram_screen_cancel_cb       (AleaDiagramScreen *self);

/* alea-diagram-actions.c */
void alea_diagram_screen_add_actions     (AleaDiagramScreen *self);
void alea_diagram_screen_update_actions  (AleaDiagramScreen *self);

/* A board with @setup that looks like the diagram.  (transfer full) */
AleaDiagram *alea_diagram_screen_make    (AleaDiagramScreen *self,
                                          const AleaSetup   *setup);

/* Takes a position from the clipboard, or says what is wrong with it. */
void alea_diagram_screen_paste           (AleaDiagramScreen *self,
                                          const char        *text);

G_END_DECLS
