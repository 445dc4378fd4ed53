/* alea-window-private.h: what the files of the window share
 *
 * Each knows those above it in this list and none below.
 *
 * alea-window-size.c     how large the window is, now and next time
 * alea-window-filed.c    where a game can be found, and how it is written
 * alea-window-recent.c   the files that were used last
 * alea-window.c          the window, its title and screens
 * alea-window-keys.c     keys that mean the same wherever the focus is
 * alea-window-guide.c    the guide beside the game, or over it
 * alea-window-print.c    what is in view, on paper and as a picture
 * alea-window-diagram.c  the screen on which diagrams are drawn
 * alea-window-session.c  who plays a game, with which clock and dice
 * alea-window-files.c    the game that is kept safe
 * alea-window-leave.c    where games go that are left
 * alea-window-save.c     games into files
 * alea-window-game.c     games in the window, and what can be asked of them
 * alea-window-editor.c   the screen on which positions are set up
 * alea-window-open.c     games out of files, and out of text
 * alea-window-paste.c    games from the clipboard, and dropped on the window
 * alea-window-fill.c     all that a window of games can do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window.h"

#include "alea-ask.h"
#include "alea-autosave.h"
#include "alea-editor-screen.h"
#include "alea-fen.h"
#include "alea-file-place.h"
#include "alea-guide-screen.h"
#include "alea-match.h"
#include "alea-play-screen.h"
#include "alea-record.h"
#include "alea-screen.h"

G_BEGIN_DECLS

/* Where a game can be found, but for the window. */
typedef struct
{
  AleaFilePlace *place;         /* where the players save it; NULL: nowhere */
  AleaFilePlace *earlier;       /* among the earlier games; NULL: not there */
  GArray        *saved_events;  /* of AleaEvent, as they are there; or NULL */
  gboolean       may_replace;   /* the players know what saving replaces */
} AleaFiled;

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
  GtkWidget            *title_box;
  GtkWidget            *title;
  GtkWidget            *subtitle;
  GtkWidget            *play_buttons;
  GtkWidget            *new_button;
  GtkWidget            *undo_button;
  GtkWidget            *redo_button;
  GtkWidget            *back_button;
  GtkWidget            *sheet_button;
  GtkWidget            *menu_button;
  GSettings            *settings;
  AleaMatch            *match;           /* who plays, and the score */
  gboolean              has_played;      /* a game of the match */
  AleaGame             *offered;         /* that waits for an answer; or NULL */
  AleaAutosave         *autosave;        /* NULL where nothing can be kept */
  AleaGame             *kept;            /* from last time; or NULL */
  AleaAutosave         *kept_autosave;   /* where it waits while another game is
                                          * played; or NULL */
  gboolean              has_complained;  /* that nothing can be kept */
  char                 *set_aside;       /* why the game from last time is not
                                          * there, until that is told; or NULL */

  GMenu                *file_section;
  GMenu                *recent;          /* files; NULL just after the start */
  GCancellable         *reading;         /* of a file; or NULL */
  AleaFiled             filed;           /* the game under way */
  AleaFiled             offered_filed;
  AleaFiled             kept_filed;
  AleaSession          *saving;          /* that is being saved; or NULL */
  GArray               *saving_events;   /* of AleaEvent, what is saved of it */
  GQueue                next_saves;      /* what is saved after that, one by one */
  gboolean              closes_when_saved;
  gboolean              may_lose;        /* the players know that it is lost */
  guint                 size_timer;      /* until the size is kept; or 0 */
};

/* No position is longer, as text. */
#define ALEA_WINDOW_MAX_POSITION (2 * ALEA_FEN_SIZE)

/* --- alea-window-size.c ----------------------------------------------------- */

/* That of last time, which is then followed. */
void             alea_window_restore_size (AleaWindow *self);
void             alea_window_keep_size    (AleaWindow *self);

/* --- alea-window-filed.c ---------------------------------------------------- */

void             alea_filed_clear         (AleaFiled  *filed);
/* Of the game as it is now. */
GArray          *alea_window_copy_events  (AleaGame   *game) G_GNUC_WARN_UNUSED_RESULT;

char            *alea_window_write_record (const AleaRecord  *record,
                                           GError           **error);
char            *alea_window_write_session (AleaSession  *session,
                                            GError      **error);
AleaGame        *alea_window_read_game    (const char  *text,
                                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The folder of what is kept.  (transfer full) */
char            *alea_window_get_folder   (void) G_GNUC_WARN_UNUSED_RESULT;
/* Whether it is the file of the earlier games, by whatever name. */
gboolean         alea_window_is_archive   (GFile       *file);

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
AleaScreen      *alea_window_get_front    (AleaWindow *self);
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
gboolean         alea_window_get_is_saved (AleaWindow *self);

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
void             alea_window_add_editor   (AleaWindow *self);
void             alea_window_add_opening  (AleaWindow *self);
void             alea_window_add_pasting  (AleaWindow *self);

/* --- alea-window-diagram.c -------------------------------------------------- */

/* How a file of a diagram begins. */
#define ALEA_WINDOW_DIAGRAM_HEAD "alea-diagram:"

void             alea_window_open_diagram (AleaWindow *self,
                                           GFile      *file);

/* --- alea-window-session.c -------------------------------------------------- */

void             alea_window_restore_persons (AleaWindow *self,
                                              AleaMatch  *match);
/* Whether the game that is on counts in the match of the window; and to note
 * that @game, which waits now, does. */
gboolean         alea_window_is_in_match  (AleaWindow *self);
void             alea_window_note_match   (AleaWindow *self,
                                           AleaGame   *game);
/* Goes on with the match from last time. */
void             alea_window_find_match   (AleaWindow *self);
/* (transfer full) */
AleaSession     *alea_window_make_session (AleaWindow *self,
                                           AleaGame   *game);

/* --- alea-window-files.c ---------------------------------------------------- */

/* FALSE with the reason in @error. */
gboolean         alea_window_try_to_keep_game (AleaWindow  *self,
                                               GError     **error);
/* The same; tells the first reason. */
void             alea_window_keep_game    (AleaWindow  *self);
void             alea_window_show_kept    (AleaWindow  *self);

/* --- alea-window-leave.c ---------------------------------------------------- */

/* Whether there is more in the game than can be found elsewhere. */
gboolean         alea_window_has_unsaved  (AleaWindow *self);
/* The same, and the game is not over. */
gboolean         alea_window_is_under_way (AleaWindow *self);
/* Sees to it that the game can be found again, and calls @leave; where that is
 * not possible, asks first.  @waits says whether a game that is not over waits
 * on the start screen. */
void             alea_window_leave_game   (AleaWindow      *self,
                                           gboolean         waits,
                                           AleaAskCallback  leave);
/* Adds the game to the file of the earlier games. */
gboolean         alea_window_put_among_earlier (AleaWindow  *self,
                                                GError     **error);
void             alea_window_update_earlier (AleaWindow *self);

/* --- alea-window-save.c ----------------------------------------------------- */

/* The screen says where the game is saved. */
void             alea_window_update_place (AleaWindow *self);

/* --- alea-window-game.c ----------------------------------------------------- */

/* Plays @game here, or in a window of its own while another game is under
 * way. */
void             alea_window_offer_game   (AleaWindow *self,
                                           AleaGame   *game);

/* The same for a game that can be found in @filed, which is taken and left
 * empty. */
void             alea_window_offer_game_from (AleaWindow *self,
                                              AleaGame   *game,
                                              AleaFiled  *filed);

/* Plays it in a window of its own, whatever happens here; @filed may be NULL. */
void             alea_window_play_apart   (AleaWindow *self,
                                           AleaGame   *game,
                                           AleaFiled  *filed);

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
