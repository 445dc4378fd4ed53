/* alea-window-private.h: what the files of the window share
 *
 * alea-window.c          the window, its title and screens
 * alea-window-diagram.c  the screen on which diagrams are drawn
 * alea-window-files.c    the game as text, and the game that is kept safe
 * alea-window-game.c     what can be asked of the game that is played
 * alea-window-guide.c    the guide beside the game, or over it
 * alea-window-keys.c     keys that mean the same wherever the focus is
 * alea-window-leave.c    where games go that are left
 * alea-window-open.c     games out of files, and out of text
 * alea-window-paste.c    games from the clipboard, and dropped on the window
 * alea-window-print.c    what is in view, on paper and as a picture
 * alea-window-recent.c   the files that were used last
 * alea-window-save.c     games into files
 * alea-window-session.c  who plays a game, with which clock and dice
 * alea-window-size.c     how large the window is, now and next time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window.h"

#include "alea-ask.h"
#include "alea-autosave.h"
#include "alea-diagram-screen.h"
#include "alea-editor-screen.h"
#include "alea-fen.h"
#include "alea-file-place.h"
#include "alea-guide-screen.h"
#include "alea-match.h"
#include "alea-play-screen.h"

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

  GtkWidget            *pane;            /* around the stack and the guide */
  GtkWidget            *stack;
  GtkWidget            *start;
  AleaPlayScreen       *play;            /* NULL until the first game */
  AleaEditorScreen     *editor;          /* NULL until a position is set up */
  AleaGuideScreen      *guide;           /* NULL until somebody asks for it */
  GtkWidget            *focus_before_guide;   /* or NULL */
  gboolean              is_guide_of_game;     /* opened from a game */
  AleaDiagramScreen    *diagram;         /* NULL until a diagram is drawn */
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

/* The rules of the game that is played, those of chess when none is. */
const AleaRules *alea_window_get_rules    (AleaWindow *self);

/* NULL while no game is on. */
AleaSession     *alea_window_get_session  (AleaWindow *self);

/* Plays @game here, or in a window of its own while another game is under
 * way. */
void             alea_window_offer_game   (AleaWindow *self,
                                           AleaGame   *game);

/* The same for a game that can be found in @filed, which is taken and left
 * empty. */
void             alea_window_offer_game_from (AleaWindow *self,
                                              AleaGame   *game,
                                              AleaFiled  *filed);

/* Plays it in a window of its own, whatever happens here. */
void             alea_window_play_apart   (AleaWindow *self,
                                           AleaGame   *game,
                                           AleaFiled  *filed);

/* Another one like this. */
AleaWindow      *alea_window_open_another (AleaWindow *self);

/* Gives @text to what is edited, a position or a diagram; FALSE if neither is
 * in view. */
gboolean         alea_window_paste_into_editor (AleaWindow *self,
                                                const char *text);

/* What was set up last, for the game of @rules. */
void             alea_window_show_editor  (AleaWindow      *self,
                                           const AleaRules *rules);

/* Whether a game is on, and in view unless the guide covers it. */
gboolean         alea_window_is_playing   (AleaWindow *self);

/* The title bar and the menu say what is in view; the title alone. */
void             alea_window_update       (AleaWindow *self);
void             alea_window_update_title (AleaWindow *self);

/* alea-window-guide.c */
gboolean         alea_window_is_guide_open  (AleaWindow *self);
/* Whether it is all that is to be seen. */
gboolean         alea_window_is_guide_alone (AleaWindow *self);
/* Whether keys are for the guide. */
gboolean         alea_window_is_guide_asked (AleaWindow *self);
/* FALSE when it means nothing to the guide. */
gboolean         alea_window_press_guide_key (AleaWindow *self,
                                              guint       key);
void             alea_window_close_guide  (AleaWindow *self);
/* After another screen came into view behind it. */
void             alea_window_update_guide (AleaWindow *self);
void             alea_window_guide_action (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

/* alea-window-diagram.c */
gboolean         alea_window_is_drawing   (AleaWindow *self);
void             alea_window_diagram_action (GtkWidget  *widget,
                                             const char *name,
                                             GVariant   *parameter);

/* How a file of a diagram begins. */
#define ALEA_WINDOW_DIAGRAM_HEAD "alea-diagram:"

void             alea_window_open_diagram (AleaWindow *self,
                                           GFile      *file);

/* Saves the diagram, with another name if @as, while it is in view; else
 * FALSE. */
gboolean         alea_window_save_diagram (AleaWindow *self,
                                           gboolean    as);

/* Whether the window has to stay until something is saved, which it asks. */
gboolean         alea_window_keep_diagram (AleaWindow *self);
/* What is being set up; NULL while the editor is not in view. */
AleaEditor      *alea_window_get_edited   (AleaWindow *self);

/* Whether the board in view is seen from the side of Black. */
gboolean         alea_window_get_is_flipped (AleaWindow *self);

gboolean         alea_window_is_editing   (AleaWindow *self);

/* alea-window-keys.c; the first is a handler of "key-pressed". */
gboolean         alea_window_key          (AleaWindow      *self,
                                           guint            key,
                                           guint            code,
                                           GdkModifierType  state);
void             alea_window_answer_action (GtkWidget  *widget,
                                            const char *name,
                                            GVariant   *parameter);
void             alea_window_undo_action  (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

/* NULL while no game is on. */
AleaGame        *alea_window_get_game     (AleaWindow *self);

/* Goes on with @game, whatever was played before. */
void             alea_window_play         (AleaWindow *self,
                                           AleaGame   *game);

/* alea-window-game.c */
void             alea_window_continue_action (GtkWidget  *widget,
                                              const char *name,
                                              GVariant   *parameter);
void             alea_window_again_action (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);
void             alea_window_house_rules_action (GtkWidget  *widget,
                                                 const char *name,
                                                 GVariant   *parameter);
void             alea_window_dice_action  (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

/* alea-window-files.c; the folder of what is kept is (transfer full) */
char            *alea_window_get_folder   (void) G_GNUC_WARN_UNUSED_RESULT;
char            *alea_window_write_session (AleaSession  *session,
                                            GError      **error);
AleaGame        *alea_window_read_game    (const char  *text,
                                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void             alea_window_open_autosave (AleaWindow *self);
void             alea_window_tell_set_aside (AleaWindow *self);

/* FALSE with the reason in @error; the other one tells it, once. */
gboolean         alea_window_try_to_keep_game (AleaWindow  *self,
                                               GError     **error);
void             alea_window_keep_game    (AleaWindow  *self);
void             alea_window_resume_action (GtkWidget  *widget,
                                            const char *name,
                                            GVariant   *parameter);

/* alea-window-leave.c */
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
/* Whether the program has no other window. */
gboolean         alea_window_is_alone     (AleaWindow *self);
/* FALSE: the window stays, and asks. */
gboolean         alea_window_may_close    (AleaWindow *self);
/* Adds the game to the file of the earlier games. */
gboolean         alea_window_put_among_earlier (AleaWindow  *self,
                                                GError     **error);
/* Whether it is that file, by whatever name. */
gboolean         alea_window_is_archive   (GFile       *file);
void             alea_window_show_kept    (AleaWindow *self);
void             alea_window_update_earlier (AleaWindow *self);
void             alea_window_earlier_action (GtkWidget  *widget,
                                             const char *name,
                                             GVariant   *parameter);

/* alea-window-open.c; the chooser is (transfer full) */
GtkFileChooserNative *alea_window_make_chooser (AleaWindow           *self,
                                                const char           *title,
                                                GtkFileChooserAction  action);
void             alea_window_open_games   (AleaWindow *self,
                                           const char *text);
void             alea_window_open_action  (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

/* alea-window-save.c */
void             alea_window_forget_saves (AleaWindow *self);
void             alea_filed_clear         (AleaFiled  *filed);
/* Of the game as it is now. */
GArray          *alea_window_copy_events  (AleaGame   *game) G_GNUC_WARN_UNUSED_RESULT;
gboolean         alea_window_get_is_saved (AleaWindow *self);
char            *alea_window_describe_place (AleaWindow *self);
void             alea_window_save_action  (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);
void             alea_window_save_as_action (GtkWidget  *widget,
                                             const char *name,
                                             GVariant   *parameter);

/* alea-window-session.c; the session is (transfer full) */
void             alea_window_restore_persons (AleaWindow *self,
                                              AleaMatch  *match);
/* Whether the game that is on counts in the match of the window; and to note
 * that @game, which waits now, does. */
gboolean         alea_window_is_in_match  (AleaWindow *self);
void             alea_window_note_match   (AleaWindow *self,
                                           AleaGame   *game);
/* Goes on with the match from last time. */
void             alea_window_find_match   (AleaWindow *self);
AleaSession     *alea_window_make_session (AleaWindow *self,
                                           AleaGame   *game);

/* alea-window-size.c; that of last time, which is then followed */
void             alea_window_restore_size (AleaWindow *self);
void             alea_window_keep_size    (AleaWindow *self);

/* alea-window-recent.c */
void             alea_window_watch_recent (AleaWindow *self);
void             alea_window_remember_file (GFile      *file);
void             alea_window_forget_file   (GFile      *file);
void             alea_window_open_recent_action (GtkWidget  *widget,
                                                 const char *name,
                                                 GVariant   *parameter);
void             alea_window_clear_recent_action (GtkWidget  *widget,
                                                  const char *name,
                                                  GVariant   *parameter);

/* alea-window-paste.c; a position of the game under way, of chess, or of any
 * other */
AleaGame        *alea_window_read_position (AleaWindow  *self,
                                            const char  *text,
                                            GError     **error);
/* A board that cannot be played on, such as one that is still being set up when
 * it is copied, can be put right: the editor, here or in a window of its own,
 * says what is wrong with it.  FALSE when @text is none. */
gboolean         alea_window_edit_text     (AleaWindow  *self,
                                            const char  *text,
                                            gboolean     is_apart);
void             alea_window_paste_action (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);
void             alea_window_accept_drops (AleaWindow *self);

/* alea-window-print.c */
void             alea_window_print_action (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);
void             alea_window_export_action (GtkWidget  *widget,
                                            const char *name,
                                            GVariant   *parameter);

G_END_DECLS
