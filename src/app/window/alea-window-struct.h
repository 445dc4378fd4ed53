/* alea-window-struct.h: the parts of the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ask.h"
#include "alea-desk.h"
#include "alea-editor-screen.h"
#include "alea-guide-screen.h"
#include "alea-play-screen.h"
#include "alea-screen.h"
#include "alea-window.h"
#include "alea-yield.h"

G_BEGIN_DECLS

struct _AleaWindow
{
  GtkApplicationWindow  parent_instance;

  AleaWindowFill        fill;            /* gives it all that it can do */

  GtkWidget            *pane;            /* around the stack and the guide */
  GtkWidget            *stack;
  GtkWidget            *start;
  AleaPlayScreen       *play;            /* NULL until the first game */
  AleaEditorScreen     *editor;          /* NULL until a position is set up */
  AleaGuideScreen      *guide;           /* NULL until somebody asks for it */
  GtkWidget            *focus_before_guide;   /* or NULL */
  AleaScreen           *guide_of;        /* from which it was opened; only compared */
  GtkWidget            *diagram;         /* NULL until a diagram is drawn */
  GtkWidget            *games;           /* NULL until somebody asks for it */
  GtkWidget            *review;          /* NULL until a game is reviewed */
  gint64                review_id;       /* of the game that is opened to be reviewed; 0 for none */
  GtkWidget            *title_bar;
  GtkWidget            *title_box;
  AleaYield            *title_place;     /* for all of it, or nothing, where it is narrow */
  AleaYield            *subtitle_place;
  GtkWidget            *title;
  GtkWidget            *subtitle;
  GtkWidget            *start_buttons;
  GtkWidget            *games_label;    /* hidden where it is narrow */
  GtkWidget            *play_buttons;
  GtkWidget            *new_button;
  GtkWidget            *undo_button;
  GtkWidget            *redo_button;
  GtkWidget            *back_button;
  GtkWidget            *sheet_button;
  GtkWidget            *report_buttons;
  GtkWidget            *game_button;
  GtkWidget            *game_label;     /* hidden where it is narrow */
  GtkWidget            *guide_button;
  GtkWidget            *menu_button;
  GSettings            *settings;
  AleaDesk             *desk;            /* the game that is played, and the one that
                                          * waits */
  GtkWidget            *banner;          /* what is the matter with the shelf */
  GtkWidget            *banner_label;
  GtkWidget            *banner_button;

  GMenuModel           *game_menu;
  GMenu                *file_section;    /* of the main menu */
  GMenu                *recent;          /* files; NULL just after the start */
  GCancellable         *reading;         /* of a file; or NULL */
  int                   finishing;       /* for what is waited before it closes */
  int                   finished;
  guint                 size_timer;      /* until the size is kept; or 0 */
};

G_END_DECLS
