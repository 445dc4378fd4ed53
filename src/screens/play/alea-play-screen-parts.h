/* alea-play-screen-parts.h: the parts of the play screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-automatic-seat.h"
#include "alea-board.h"
#include "alea-carry.h"
#include "alea-hand.h"
#include "alea-play-computer.h"
#include "alea-play-hints.h"
#include "alea-play-screen.h"
#include "alea-pointing.h"
#include "alea-screen.h"
#include "alea-tutor.h"
#include "alea-umpire.h"
#include "alea-yield.h"

G_BEGIN_DECLS

struct _AleaPlayScreen
{
  GtkWidget           parent_instance;

  GtkWidget          *card;            /* the ground of dice, sentence and answers */
  GtkWidget          *board;
  GtkWidget          *cover;           /* in its place while the game is paused */
  GtkWidget          *go_on;
  GtkWidget          *far_sentence_box;
  GtkWidget          *far_sentence;
  GtkWidget          *far_tray;
  GtkWidget          *far_answers;
  GtkWidget          *far;
  GtkWidget          *near;
  GtkWidget          *tray;
  GtkWidget          *answers;       /* what is said of the roll, and what can be done with it */
  GtkWidget          *actions;
  GtkWidget          *resurrect;
  GtkWidget          *castle_a;
  GtkWidget          *castle_h;
  GtkWidget          *entry;           /* typed moves */
  GtkWidget          *last_button;     /* brings the list as a sheet */
  AleaYield          *last_place;      /* in it, */
  GtkWidget          *last_move;       /* for its label, or for nothing where it has no room */
  GtkWidget          *list;
  GtkWidget          *set_up;          /* in its place, before play */
  GtkWidget          *sentence_box;
  GtkWidget          *news;            /* what a roll has done, before it */
  GtkWidget          *sentence;
  GtkWidget          *roll_chart;
  GtkWidget          *stop_button;     /* while the computer plays by itself */
  GtkWidget          *live_button;     /* back from an earlier position */
  GtkWidget          *sentence_row;
  GtkWidget          *tutor_row;       /* before a blunder is final */
  GtkWidget          *tutor_button;    /* its first */
  GtkWidget          *after;           /* what there is to do when a game is over */
  GtkWidget          *why_button;      /* to the rule behind a reason */

  AleaSession        *session;         /* or NULL */
  AleaGame           *game;            /* of the session; not owned */
  AleaGameView       *game_view;       /* likewise */
  GSignalGroup       *session_signals;
  GSignalGroup       *view_signals;
  GSignalGroup       *clock_signals;
  GSignalGroup       *dice_signals;
  AleaHand           *hand;            /* while there is a game */
  AleaPointing       *pointing;
  AleaCarry          *carries[2];      /* from the trays */
  GSimpleActionGroup *group;
  char               *reason;          /* why something cannot be done; or NULL */
  char               *outcome;         /* of a game that is over, with names; or NULL */
  const char         *reason_rule;     /* behind it, interned; or NULL */
  char               *answer;          /* to a key that asked; or NULL */
  char               *promise;         /* of the dice, when it was last looked at; or NULL */
  char               *subtitle;        /* "Start 518 · move 12" */
  char               *place;           /* where the game is saved; or NULL */
  gboolean            is_focus_meant;  /* moved since the game went on */
  AleaSeats           seats;
  guint               turn_timeout;    /* until the board turns; or 0 */
  guint               announce_idle;   /* until the news is spoken; or 0 */
  guint               mention_timeout; /* until what was done beside the game is said no more; or 0 */
  guint               promise_idle;    /* until another promise is told; or 0 */
  gboolean            is_being_played; /* when it was last looked at */
  gboolean            is_undone;       /* which is the news, and not what came before */

  GSettings          *settings;        /* or NULL */
  AleaUmpire         *umpire;          /* NULL without a game, or without settings */
  AleaAutomaticSeat  *automatic[ALEA_N_PERSONS];   /* not owned: its seats have them; or NULL */
  AleaPlayComputer   *computer;
  AleaPlayHints      *hints;
  AleaTutor          *tutor;           /* NULL without a game, or without settings */
  GtkWidget          *before_tutor;    /* had the keyboard before it asked; weak */
};

G_END_DECLS
