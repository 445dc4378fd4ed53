/* alea-window-private.h: what the files of the window share
 *
 * Each knows those above it in this list and none below.
 *
 * alea-window-size.c     how large the window is, now and next time
 * alea-window-files.c    dialogs that ask for a file
 * alea-window-recent.c   the files that were used last
 * alea-window.c          the window, its title and screens
 * alea-window-keys.c     keys that mean the same wherever the focus is
 * alea-window-guide.c    the guide beside the game, or over it
 * alea-window-print.c    what is in view, on paper and as a picture
 * alea-window-diagram.c  the screen on which diagrams are drawn
 * alea-window-keep.c     what the window says of the shelf
 * alea-window-leave.c    the window closes
 * alea-window-save.c     games into files
 * alea-window-game.c     games in the window, and what can be asked of them
 * alea-window-review.c   who was lucky in a game
 * alea-window-games.c    the screen of all games
 * alea-window-editor.c   the screen on which positions are set up
 * alea-window-open.c     games out of files, and out of text
 * alea-window-paste.c    games from the clipboard, and dropped on the window
 * alea-window-found.c    what the search of the desktop has found
 * alea-window-fill.c     all that a window of games can do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window.h"

#include "alea-ask.h"
#include "alea-desk.h"
#include "alea-editor-screen.h"
#include "alea-fen.h"
#include "alea-guide-screen.h"
#include "alea-play-screen.h"
#include "alea-screen.h"

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
  GtkWidget            *title_box;
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

  GMenu                *file_section;
  GMenu                *recent;          /* files; NULL just after the start */
  GCancellable         *reading;         /* of a file; or NULL */
  int                   finishing;       /* for what is waited before it closes */
  int                   finished;
  guint                 size_timer;      /* until the size is kept; or 0 */
};

/* --- alea-window-size.c ----------------------------------------------------- */

/* That of last time, which is then followed. */
void             alea_window_restore_size (AleaWindow *self);
void             alea_window_keep_size    (AleaWindow *self);

/* --- alea-window-files.c ---------------------------------------------------- */

/* (transfer full) */
GtkFileChooserNative *alea_window_make_chooser (AleaWindow           *self,
                                                const char           *title,
                                                GtkFileChooserAction  action);

/* --- alea-window-recent.c --------------------------------------------------- */

void             alea_window_watch_recent (AleaWindow *self);
void             alea_window_remember_file (GFile      *file);
void             alea_window_forget_file   (GFile      *file);
/* After something in the menu of files that closes with it. */
void             alea_window_let_go_of_menu (AleaWindow *self);

/* --- alea-window.c ---------------------------------------------------------- */

/* The screen in view, behind the guide where that covers it; what is to be
 * seen, which may be the guide; and what keys are for. */
AleaScreen      *alea_window_get_screen   (AleaWindow *self);
AleaScreen      *alea_window_get_asked    (AleaWindow *self);

void             alea_window_add_screen   (AleaWindow *self,
                                           AleaScreen *screen);
void             alea_window_show_screen  (AleaWindow *self,
                                           AleaScreen *screen);
void             alea_window_need_play_screen (AleaWindow *self);
/* Whether it is all that is to be seen. */
gboolean         alea_window_is_guide_alone (AleaWindow *self);

/* The title bar and the menu say what is in view.  Emits "updated", before. */
void             alea_window_update       (AleaWindow *self);
/* Of the action @name, where there is one. */
void             alea_window_set_enabled  (AleaWindow *self,
                                           const char *name,
                                           gboolean    is_enabled);

/* NULL while no game is on. */
AleaSession     *alea_window_get_session  (AleaWindow *self);
AleaGame        *alea_window_get_game     (AleaWindow *self);
/* The rules of the game that is played, those of chess when none is. */
const AleaRules *alea_window_get_rules    (AleaWindow *self);

/* Whether the program has no other window; another one like this. */
gboolean         alea_window_is_alone     (AleaWindow *self);
AleaWindow      *alea_window_open_another (AleaWindow *self);

/* --- what one can do in it: called once, by alea_window_fill() -------------- */

void             alea_window_add_keys     (AleaWindow *self);
void             alea_window_add_guide    (AleaWindow *self);
void             alea_window_add_printing (AleaWindow *self);
void             alea_window_add_diagram  (AleaWindow *self);
void             alea_window_add_keeping  (AleaWindow *self);
void             alea_window_add_leaving  (AleaWindow *self);
void             alea_window_add_saving   (AleaWindow *self);
void             alea_window_add_game     (AleaWindow *self);
void             alea_window_add_review   (AleaWindow *self);
void             alea_window_add_games    (AleaWindow *self);
void             alea_window_add_editor   (AleaWindow *self);
void             alea_window_add_opening  (AleaWindow *self);
void             alea_window_add_pasting  (AleaWindow *self);

/* --- alea-window-diagram.c -------------------------------------------------- */

/* How a file of a diagram begins. */
#define ALEA_WINDOW_DIAGRAM_HEAD "alea-diagram:"

void             alea_window_open_diagram (AleaWindow *self,
                                           GFile      *file);

/* --- alea-window-game.c ----------------------------------------------------- */

/* Plays @game here, or in a window of its own while another game is under
 * way. */
void             alea_window_offer_game   (AleaWindow *self,
                                           AleaGame   *game);

/* The same for a game that stands in @place, which may be NULL. */
void             alea_window_offer_game_from (AleaWindow          *self,
                                              AleaGame            *game,
                                              const AleaFilePlace *place);

/* Plays it in a window of its own, whatever happens here. */
void             alea_window_play_apart   (AleaWindow          *self,
                                           AleaGame            *game,
                                           const AleaFilePlace *place);

/* The same against the computer: whoever is asked first is a person. */
void             alea_window_play_computer (AleaWindow *self,
                                            AleaGame   *game);

/* Goes on with game @id of the shelf, or says why not, in the window that is
 * returned: this one, unless a game is under way in it. */
AleaWindow      *alea_window_open_kept    (AleaWindow *self,
                                           gint64      id);

/* --- alea-window-review.c --------------------------------------------------- */

/* Opens game @id of the shelf and says who was lucky in it. */
void             alea_window_review_kept  (AleaWindow *self,
                                           gint64      id);

/* --- alea-window-editor.c --------------------------------------------------- */

/* A position of the game under way, of chess, or of any other. */
AleaGame        *alea_window_read_position (AleaWindow  *self,
                                            const char  *text,
                                            GError     **error);
/* A board that cannot be played on, such as one that is still being set up when
 * it is copied, can be put right: the editor, here or in a window of its own,
 * says what is wrong with it.  FALSE when @text is none. */
gboolean         alea_window_edit_text     (AleaWindow  *self,
                                            const char  *text,
                                            gboolean     is_apart);

/* --- alea-window-open.c ----------------------------------------------------- */

void             alea_window_open_games   (AleaWindow *self,
                                           const char *text);

G_END_DECLS
