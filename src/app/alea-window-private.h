/* alea-window-private.h: what the files of the window share
 *
 * alea-window.c        the window, its title and screens
 * alea-window-files.c  games in files, and the game that is kept safe
 * alea-window-paste.c  a game from the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window.h"

#include "alea-autosave.h"
#include "alea-editor-screen.h"
#include "alea-match.h"
#include "alea-play-screen.h"

G_BEGIN_DECLS

struct _AleaWindow
{
  GtkApplicationWindow  parent_instance;

  GtkWidget            *stack;
  GtkWidget            *start;
  AleaPlayScreen       *play;            /* NULL until the first game */
  AleaEditorScreen     *editor;          /* NULL until a position is set up */
  GtkWidget            *title_box;
  GtkWidget            *title;
  GtkWidget            *subtitle;
  GtkWidget            *play_buttons;
  GtkWidget            *new_button;
  GtkWidget            *back_button;
  GtkWidget            *sheet_button;
  GSettings            *settings;
  AleaMatch            *match;           /* who plays, and the score */
  gboolean              has_played;      /* a game of the match */
  AleaGame             *offered;         /* that waits for an answer; or NULL */
  AleaAutosave         *autosave;        /* NULL where nothing can be kept */
  AleaGame             *kept;            /* from last time; or NULL */
  gboolean              has_complained;  /* that nothing can be kept */
  char                 *set_aside;       /* why the game from last time is not
                                          * there, until that is told; or NULL */
};

/* The rules of the game that is played, those of chess when none is. */
const AleaRules *alea_window_get_rules    (AleaWindow *self);

/* NULL while no game is on. */
AleaSession     *alea_window_get_session  (AleaWindow *self);

/* Goes on with @game; asks first when a game would be lost by that. */
void             alea_window_offer_game   (AleaWindow *self,
                                           AleaGame   *game);

/* Gives @text to the editor if that is in view; FALSE if it is not. */
gboolean         alea_window_paste_into_editor (AleaWindow *self,
                                                const char *text);

/* alea-window-files.c */
void             alea_window_open_autosave (AleaWindow *self);
void             alea_window_tell_set_aside (AleaWindow *self);
void             alea_window_keep_game    (AleaWindow  *self,
                                           AleaSession *session);
void             alea_window_resume_action (GtkWidget  *widget,
                                            const char *name,
                                            GVariant   *parameter);
void             alea_window_open_action  (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);
void             alea_window_save_action  (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

/* alea-window-paste.c */
void             alea_window_paste_action (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

G_END_DECLS
