/* alea-dice-tray-private.h: what the files of the dice tray share
 *
 * alea-dice-tray.c      its parts, and what they follow
 * alea-dice-asking.c    what is asked of whoever sits there
 * alea-dice-showing.c   which dice lie there, and the words below them
 * alea-dice-throwing.c  the dice are pressed, and thrown
 * alea-dice-captions.c  what stands beside the dice
 * alea-dice-choosing.c  what the dice leave to choose
 * alea-dice-typing.c    what real dice show, typed in
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice-tray.h"

#include "alea-roll-entry.h"
#include "alea-solid.h"

G_BEGIN_DECLS

struct _AleaDiceTray
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *dice_button;
  GtkWidget    *dice;         /* AleaDiceView */
  GtkWidget    *words;        /* beside or below the dice */
  GtkWidget    *meaning;
  GtkWidget    *count;
  GtkWidget    *promise;      /* AleaPromiseLine */
  GtkWidget    *reserve;      /* AleaReserve: pieces to choose from */
  GtkWidget    *decision_row;
  GtkWidget    *decisions;    /* buttons */
  GtkWidget    *key;          /* beside them */
  gboolean      explains;     /* with that key */
  gboolean      is_lent;      /* somebody else places the words */
  gboolean      is_row;       /* dice beside words */
  gboolean      is_brief;     /* no meaning beside a guide */
  gboolean      is_wordless;  /* no words at all */
  gboolean      is_small;
  double        press_x;      /* where the dice were pressed */
  int           side;         /* AleaColour, or ALEA_DICE_TRAY_BOTH or _OFF */
  AleaSession  *session;      /* or NULL */
  AleaGameView *game_view;    /* of the session; not owned */
  AleaGame     *game;         /* likewise */
  GSignalGroup *view_signals;
  GSignalGroup *session_signals;
  GtkWidget    *faces;        /* buttons to type what real dice show */
  AleaRollEntry entry;        /* what has been typed of it */
};

/* alea-dice-asking.c */

/* Whether the question goes to whoever sits at this tray. */
gboolean  alea_dice_tray_is_asked         (AleaDiceTray *self);

/* The dice that @roll is thrown with. */
AleaSolid alea_dice_tray_get_solid        (AleaRoll      roll);

/* Emits "failed". */
void      alea_dice_tray_fail             (AleaDiceTray *self,
                                           const char   *sentence,
                                           const char   *rule);

/* alea-dice-showing.c */

/* Shows what the game is about now. */
void      alea_dice_tray_update           (AleaDiceTray *self);

/* alea-dice-throwing.c */

/* A press on the dice throws them, lets them lie still, or chooses one. */
void      alea_dice_tray_add_press        (AleaDiceTray *self);

/* alea-dice-choosing.c */

/* Whether dice lie there that pieces are placed by. */
gboolean  alea_dice_tray_lies_to_choose   (AleaDiceTray *self);

/* Places the piece that die number @die stands for; where that is none, or a
 * choice, it is said what to do. */
void      alea_dice_tray_choose_die       (AleaDiceTray *self,
                                           int           die);

/* The pieces below the dice, and those in hand; the buttons for what is decided
 * beside the board. */
void      alea_dice_tray_update_offer     (AleaDiceTray *self,
                                           AleaRoll      roll);
void      alea_dice_tray_update_decisions (AleaDiceTray *self);

/* alea-dice-captions.c */

/* Whether something can stand beside the dice of a decision. */
gboolean  alea_dice_tray_has_captions     (const AleaState *state);

/* Beside each die of @roll, what it frees in @state. */
void      alea_dice_tray_update_captions  (AleaDiceTray    *self,
                                           const AleaState *state,
                                           AleaRoll         roll);

/* alea-dice-typing.c */
gboolean  alea_dice_tray_asks_typed_roll  (AleaDiceTray *self);
/* A face, or BackSpace for the last one, while real dice are asked for; FALSE
 * for any other key. */
gboolean  alea_dice_tray_type_key         (AleaDiceTray *self,
                                           guint         keyval);
/* A button for each face, while real dice are asked for. */
void      alea_dice_tray_update_faces     (AleaDiceTray *self);

G_END_DECLS
