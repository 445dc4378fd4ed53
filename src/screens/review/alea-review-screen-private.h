/* alea-review-screen-private.h: what the files of the screen share
 *
 * alea-review-screen.c     the screen, and what it looks at
 * alea-review-cards.c      what its cards are made of
 * alea-review-head.c       how the game has ended
 * alea-review-parts.c      the other cards, and where they stand
 * alea-review-show.c       what the cards say
 * alea-review-as-screen.c  the review, as the window knows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-review-screen.h"

#include "alea-board.h"
#include "alea-ending-picture.h"
#include "alea-review-graph.h"
#include "alea-roll-glyphs.h"
#include "alea-screen-interface.h"
#include "alea-screen.h"

G_BEGIN_DECLS

#define ALEA_REVIEW_N_MOMENTS 3

struct _AleaReviewScreen
{
  GtkWidget           parent_instance;

  AleaSession        *session;      /* NULL for none */
  AleaRecord         *record;       /* of the game; NULL for none */
  const AleaLedger   *ledger;       /* of the game; NULL while there is none */
  GCancellable       *looking;      /* NULL while nobody looks */
  gboolean            asks_program; /* it is another program that looks */
  GSettings          *settings;
  char               *names[2];
  guint               chosen;       /* number of an entry */
  guint               moments[ALEA_REVIEW_N_MOMENTS];
  guint               n_moments;
  gboolean            is_narrow;
  int                 board_size;   /* in pixels, either way */
  guint               scale;        /* see alea-growth.h */
  gboolean            is_flipped;
  GSimpleActionGroup *actions;      /* "review" */
  GSimpleActionGroup *look_actions; /* those that are of a game as well */

  GtkWidget          *scroll;
  GtkWidget          *all;
  AleaEndingPicture  *picture;
  GtkWidget          *title;
  GtkWidget          *ending;
  AleaRollGlyphs     *last_roll;
  GtkWidget          *summary;
  GtkWidget          *head;         /* the card of all these, and in it their words */
  GtkWidget          *again;
  GtkWidget          *progress_card;
  GtkWidget          *progress_label;
  GtkWidget          *progress;
  GtkWidget          *cancel;
  GtkWidget          *begin;
  GtkWidget          *body;
  GtkWidget          *board_card;
  AleaBoard          *board;
  GtkWidget          *step;
  GtkWidget          *step_number;
  AleaRollGlyphs     *step_roll;
  GtkWidget          *step_decision;
  GtkWidget          *verdict;
  GtkWidget          *reason;
  GtkWidget          *change;
  GtkWidget          *retry;
  GtkWidget          *right;
  GtkWidget          *graph_stack;
  GtkWidget          *graph_head;
  GtkWidget          *legend;
  AleaReviewGraph    *graph;
  GtkWidget          *text;
  GtkWidget          *lower;
  GtkWidget          *table[4][3];
  GtkWidget          *sum;
  GtkWidget          *depth;
  GtkWidget          *by_alea;
  GtkWidget          *by_program;
  GtkWidget          *moments_box;
  GtkWidget          *table_title;
  GtkWidget          *moments_title;
};

/* The names as the words take them. */
#define NAMES(self) ((AleaReviewNames) { (self)->names[0], (self)->names[1] })

/* alea-review-head.c */
void alea_review_screen_make_head   (AleaReviewScreen *self);
void alea_review_screen_show_head   (AleaReviewScreen *self);

/* alea-review-parts.c */
void alea_review_screen_make_parts  (AleaReviewScreen *self);
void alea_review_screen_set_narrow  (AleaReviewScreen *self,
                                     gboolean          is_narrow);
void alea_review_screen_set_board_size (AleaReviewScreen *self,
                                     int               size);

/* alea-review-show.c */
/* All cards, after the ledger is another one. */
void alea_review_screen_show        (AleaReviewScreen *self);
/* The entry that is looked at; others hear of it if it @is_said. */
void alea_review_screen_choose      (AleaReviewScreen *self,
                                     guint             entry,
                                     gboolean          is_said);

/* alea-review-as-screen.c */
void alea_review_screen_init_screen (AleaScreenInterface *iface);

G_END_DECLS
