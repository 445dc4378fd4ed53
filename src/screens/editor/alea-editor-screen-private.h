/* alea-editor-screen-private.h: what the files of the editor screen share
 *
 * alea-editor-screen.c   the parts, and how the window knows them
 * alea-editor-sentence.c what is said below the board
 * alea-editor-hand.c     what hands do on the board
 * alea-editor-actions.c  what can be done to the whole position
 * alea-editor-asking.c   keys that say what can be seen
 * alea-editor-fen.c      the position as text
 * alea-editor-layout.c   where the parts lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor-screen.h"

#include "alea-board.h"
#include "alea-carry.h"
#include "alea-editor-panel.h"
#include "alea-fault-list.h"
#include "alea-palette.h"
#include "alea-screen.h"

G_BEGIN_DECLS

struct _AleaEditorScreen
{
  GtkWidget           parent_instance;

  GtkWidget          *board;
  GtkWidget          *palette;
  GtkWidget          *scroller;      /* of the panel */
  GtkWidget          *side;          /* what scrolls */
  GtkWidget          *panel;
  GtkWidget          *array;         /* a menu button */
  GtkWidget          *number;
  GtkWidget          *own_rolls;
  GtkWidget          *faults;
  GtkWidget          *sentence;
  GtkWidget          *foot;
  GtkWidget          *fen_box;
  GtkWidget          *fen;
  GtkWidget          *fen_error;
  GtkWidget          *status;        /* the faults in a word, where they scroll */
  GtkWidget          *play;

  AleaEditor         *editor;
  GSignalGroup       *editor_signals;
  AleaDice           *dice;
  GSimpleActionGroup *group;
  gboolean            is_updating;   /* the entry follows the editor */
  gboolean            is_pasting;    /* into the entry */
  gboolean            is_text_refused; /* it cannot be read, and is not what is on the board */
  AleaSquare          selected;      /* whose piece the next press moves */
  AleaCarry          *carry;         /* from the palette */
};

/* alea-editor-asking.c */
/* A key that asks what can be seen; FALSE when it asks for nothing. */
gboolean alea_editor_screen_key             (AleaEditorScreen *self,
                                             guint             keyval);

/* alea-editor-sentence.c */

/* Says @news until something else is done; NULL for what there is to do. */
void     alea_editor_screen_say             (AleaEditorScreen *self,
                                             const char       *news);

/* The same, of what cannot be done. */
void     alea_editor_screen_warn            (AleaEditorScreen *self,
                                             const char       *reason);

/* Whether the position can be played, in a word, where the list of faults
 * scrolls. */
void     alea_editor_screen_show_status     (AleaEditorScreen *self);

/* How pieces are put, for whoever does not see it. */
void     alea_editor_screen_announce_advice (AleaEditorScreen *self);

/* alea-editor-hand.c */
void     alea_editor_screen_add_hand        (AleaEditorScreen *self);
void     alea_editor_screen_update_board    (AleaEditorScreen *self);
gboolean alea_editor_screen_press_cb        (AleaEditorScreen *self,
                                             guint             square);
void     alea_editor_screen_release_cb      (AleaEditorScreen *self,
                                             guint             from,
                                             guint             to);
void     alea_editor_screen_erase_cb        (AleaEditorScreen *self,
                                             guint             square);
gboolean alea_editor_screen_cancel_cb       (AleaEditorScreen *self);

/* alea-editor-actions.c */
void     alea_editor_screen_add_actions     (AleaEditorScreen *self);
void     alea_editor_screen_update_actions  (AleaEditorScreen *self);
void     alea_editor_screen_number_cb       (AleaEditorScreen *self);
void     alea_editor_screen_own_rolls_cb    (AleaEditorScreen *self);

G_END_DECLS
