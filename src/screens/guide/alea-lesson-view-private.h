/* alea-lesson-view-private.h: what the files of the lesson view share
 *
 * alea-lesson-view.c     what happens on a page
 * alea-lesson-answers.c  keys that ask, and for answers without the pointer
 * alea-lesson-parts.c    the widgets of a page, and choices
 * alea-lesson-sentence.c the one sentence
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-lesson-view.h"

#include "alea-carry.h"
#include "alea-hand.h"
#include "alea-lesson.h"
#include "alea-picker.h"

G_BEGIN_DECLS

struct _AleaLessonView
{
  GtkWidget     parent_instance;

  GtkWidget    *page;
  GtkWidget    *flow;           /* of the page: all that is scrolled */
  GtkWidget    *words;          /* scrolls */
  GtkWidget    *count;          /* "Page 2 of 12" */
  GtkWidget    *pieces;         /* that the page is about, drawn */
  GtkWidget    *game;           /* its name, where the pages are of several */
  GtkWidget    *title;
  GtkWidget    *text;
  GtkWidget    *rules;          /* buttons */
  GtkWidget    *board;
  GtkWidget    *tray;           /* to roll */
  GtkWidget    *tray_box;
  GtkWidget    *dice;           /* to look at */
  GtkWidget    *dice_box;
  GtkWidget    *choices;        /* buttons */
  GtkWidget    *sentence_box;   /* in the foot, or above the choices */
  GtkWidget    *sign;
  GtkWidget    *sentence;
  GtkWidget    *why;            /* leads to the rule behind the sentence */
  GtkWidget    *foot;
  GtkWidget    *previous;
  GtkWidget    *show;
  GtkWidget    *again;
  GtkWidget    *play;
  GtkWidget    *next;

  AleaProgress *progress;
  GPtrArray    *pages;          /* or NULL */
  guint         number;
  guint         scale;          /* see alea-growth.h */
  AleaLesson   *lesson;         /* or NULL */
  AleaGameView *game_view;      /* of the game of the lesson */
  GSignalGroup *view_signals;
  guint         n_start;        /* events before the page begins */
  AleaHand     *hand;           /* one of these two */
  AleaPicker   *picker;
  AleaCarry    *carry;          /* off the tray */
  char         *said;           /* by board or dice rather than the lesson; or NULL */
  char         *answer;         /* to a key that asked; or NULL */
  guint         read_idle;      /* 0 for none */
  GActionGroup *answers;        /* by keys */
  const char   *rule;           /* behind the sentence, interned; or NULL */
};

/* alea-lesson-answers.c */
/* Soon, so that a page is heard after the title of its chapter. */
void alea_lesson_view_read_aloud     (AleaLessonView *self);
/* Answers what a key asks; FALSE when it asks for nothing. */
gboolean alea_lesson_view_ask        (AleaLessonView *self,
                                      guint           keyval);
void alea_lesson_view_add_answers    (AleaLessonView *self);

/* alea-lesson-parts.c */
void alea_lesson_view_build          (AleaLessonView *self);
/* The choices of the page, none of them taken. */
void alea_lesson_view_add_choices    (AleaLessonView *self);
void alea_lesson_view_size_pictures  (AleaLessonView *self);
void alea_lesson_view_update_choices (AleaLessonView *self);

/* alea-lesson-sentence.c */
void alea_lesson_view_update_sentence (AleaLessonView *self);
/* @sentence is a reason against what was done, by @rule; "" for none. */
void alea_lesson_view_say            (AleaLessonView *self,
                                      const char     *sentence,
                                      const char     *rule);
/* Answers a key with it. */
void alea_lesson_view_answer_with    (AleaLessonView *self,
                                      const char     *answer);
/* @sentence, with the keys for what is to be answered now but on the board. */
char *alea_lesson_view_name_keys     (AleaLessonView *self,
                                      const char     *sentence) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
