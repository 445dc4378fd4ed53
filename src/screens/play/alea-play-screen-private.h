/* alea-play-screen-private.h: what the files of the play screen share
 *
 * alea-play-screen.c   the parts
 * alea-play-actions.c  what can be done, and when
 * alea-play-answers.c  keys for answers that are not given on the board
 * alea-play-auto.c     what is done without being asked for
 * alea-play-carry.c    pieces that are carried onto the board
 * alea-play-copy.c     the game on the clipboard
 * alea-play-pause.c    time that stands still while nobody sees the board
 * alea-play-persons.c  who plays: persons and the computer
 * alea-play-seats.c    where the players sit
 * alea-play-sentence.c what is said
 * alea-play-state.c    what the game allows now
 * alea-play-survey.c   keys that say what can be seen
 * alea-play-tutor.c    what is asked before a blunder is final
 * alea-play-layout.c   where the parts lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play-screen.h"

#include "alea-automatic-seat.h"
#include "alea-board.h"
#include "alea-carry.h"
#include "alea-hand.h"
#include "alea-play-computer.h"
#include "alea-play-hints.h"
#include "alea-pointing.h"
#include "alea-screen.h"
#include "alea-tutor.h"
#include "alea-umpire.h"

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
  GtkWidget          *far;
  GtkWidget          *near;
  GtkWidget          *tray;
  GtkWidget          *actions;
  GtkWidget          *resurrect;
  GtkWidget          *castle_a;
  GtkWidget          *castle_h;
  GtkWidget          *entry;           /* typed moves */
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
  char               *scale_style;     /* the class of the size of letters; or NULL */
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

/* alea-play-actions.c */
void alea_play_screen_add_actions    (AleaPlayScreen *self);
/* The one place that says what is enabled. */
void alea_play_screen_update_actions (AleaPlayScreen *self);

/* alea-play-as-screen.c */
void alea_play_screen_init_screen    (AleaScreenInterface *iface);
/* After a change of the game. */
void alea_play_screen_update_subtitle (AleaPlayScreen *self);

/* alea-play-answers.c */
void alea_play_screen_add_answers    (AleaPlayScreen *self);

/* alea-play-auto.c */
void alea_play_screen_add_auto       (AleaPlayScreen *self);
/* When another session is played. */
void alea_play_screen_seat_persons   (AleaPlayScreen *self);
/* After whatever a roll or move that comes by itself may have waited for. */
void alea_play_screen_update_auto    (AleaPlayScreen *self);

/* alea-play-carry.c */
void alea_play_screen_add_carrying   (AleaPlayScreen *self);
/* Over all that the screen shows. */
void alea_play_screen_draw_carried   (AleaPlayScreen *self,
                                      GtkSnapshot    *snapshot);
/* For Escape: FALSE when nobody is carried. */
gboolean alea_play_screen_cancel     (AleaPlayScreen *self);

/* alea-play-copy.c */
void alea_play_screen_add_copying    (AleaPlayScreen *self);

/* alea-play-key.c */
/* After a change of the game or of the shape of the window. */
void alea_play_screen_update_key     (AleaPlayScreen *self);

/* alea-play-pause.c */
void alea_play_screen_add_pause      (AleaPlayScreen *self);
/* After a change of the game or of its clock. */
void alea_play_screen_update_pause   (AleaPlayScreen *self);

/* alea-play-persons.c */
void alea_play_screen_add_computer   (AleaPlayScreen *self);
/* A person alone sits on the near side. */
void alea_play_screen_turn_to_person (AleaPlayScreen *self);

/* alea-play-seats.c */
/* Takes them from the settings, now and whenever they change. */
void alea_play_screen_follow_seats   (AleaPlayScreen *self);
/* See alea_play_screen_set_seats(). */
void alea_play_screen_sit            (AleaPlayScreen *self,
                                      AleaSeats       seats);
/* After a change of the game or of the seats. */
void alea_play_screen_update_seats   (AleaPlayScreen *self);
void alea_play_screen_place_players  (AleaPlayScreen *self);

/* alea-play-sentence.c */
void alea_play_screen_update_sentence (AleaPlayScreen *self);
/* After a change of the game: answers and reasons have had their time. */
void alea_play_screen_renew_sentence (AleaPlayScreen *self);
void alea_play_screen_say            (AleaPlayScreen *self,
                                      const char     *reason);
/* The same, with a link to the rule that says so; "" takes both away. */
void alea_play_screen_reason_cb      (AleaPlayScreen *self,
                                      const char     *reason,
                                      const char     *rule);
/* Shows @note before what is to do now, until the game goes on, and has it
 * spoken with the news. */
void alea_play_screen_note           (AleaPlayScreen *self,
                                      const char     *note);
/* After a change of the game: says when its dice come from another seed than
 * when it was looked at before. */
/* Another promise was made, before or after the screen has seen why. */
void alea_play_screen_promise_cb     (AleaPlayScreen *self);
void alea_play_screen_look_at_promise (AleaPlayScreen *self);
/* Shows and speaks what was asked for; no event of the game. */
void alea_play_screen_answer         (AleaPlayScreen *self,
                                      const char     *sentence);

/* alea-play-state.c */
gboolean alea_play_screen_get_can_pause (AleaPlayScreen *self);
/* While time stands still the board is covered. */
gboolean alea_play_screen_get_is_paused (AleaPlayScreen *self);
/* Whether the action "roll" would do something now. */
gboolean alea_play_screen_get_can_roll (AleaPlayScreen *self);
/* @sentence, and the keys for what can be answered now but on the board. */
char *alea_play_screen_name_keys     (AleaPlayScreen *self,
                                      const char     *sentence) G_GNUC_WARN_UNUSED_RESULT;

/* alea-play-tutor.c */
void alea_play_screen_add_tutor      (AleaPlayScreen *self);
/* When another session is played. */
void alea_play_screen_seat_tutor     (AleaPlayScreen *self);
/* Takes back what is not final; FALSE for nothing. */
gboolean alea_play_screen_reconsider (AleaPlayScreen *self);

/* alea-play-survey.c */
void alea_play_screen_add_survey     (AleaPlayScreen *self);
/* FALSE when the key asks for nothing. */
gboolean alea_play_screen_survey     (AleaPlayScreen *self,
                                      guint           keyval);
/* Somebody has moved the focus by a key: what has it is meant by Space, until
 * the game goes on. */
void alea_play_screen_mean_focus     (AleaPlayScreen *self);
/* Says again what is due, when there is nothing to roll; FALSE when the key is
 * for @focus, which may be NULL, or nothing is due. */
gboolean alea_play_screen_repeat     (AleaPlayScreen *self,
                                      GtkWidget      *focus);

G_END_DECLS
