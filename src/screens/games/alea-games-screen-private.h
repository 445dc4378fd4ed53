/* alea-games-screen-private.h: what the files of the screen share
 *
 * alea-games-screen.c    the screen, its parts and where they stand
 * alea-games-as-screen.c all games, as the window knows them
 * alea-games-actions.c   what can be done with games, by buttons and keys
 * alea-games-count.c     how many games there are, and how they went
 * alea-games-exchange.c  games from files, and into a file
 * alea-games-pages.c     what is there instead of games
 * alea-games-show.c      which games are in view
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-games-screen.h"

#include "alea-games-filters.h"
#include "alea-games-news.h"
#include "alea-games-statistics.h"
#include "alea-games-view.h"
#include "alea-screen-interface.h"
#include "alea-shelf-pgn.h"

G_BEGIN_DECLS

struct _AleaGamesScreen
{
  GtkWidget            parent_instance;

  AleaShelf           *shelf;
  AleaShelfFilter     *filter;
  GSimpleActionGroup  *actions;       /* "games" */
  GSimpleActionGroup  *undo_actions;  /* that the window has buttons for */

  AleaGamesFilters    *filters;
  GtkWidget           *side;          /* where the filters are scrolled */
  GtkWidget           *side_box;      /* them, and the statistics where it is narrow */
  AleaGamesStatistics *statistics;
  GtkWidget           *bar;           /* with the search */
  GtkWidget           *search;
  GtkWidget           *sort_button;
  GtkWidget           *side_button;   /* shows the filters where it is narrow */
  GtkWidget           *stack;         /* the games, or that nothing was found */
  AleaGamesView       *view;
  GtkWidget           *empty;         /* the invitation to play */
  AleaGamesNews       *news;
  GtkWidget           *chosen;        /* the bar of what is selected */
  GtkWidget           *chosen_label;
  GtkWidget           *open_button;
  GtkWidget           *review_button;
  GtkWidget           *judge_button;

  gboolean             is_narrow;
  gboolean             is_tight;      /* the title bar has no room for words */
  guint                scale;         /* of what is around the games, see alea-growth.h */
  gboolean             is_side_open;  /* where it is narrow */
  gboolean             is_empty;      /* there are no games at all */
  gboolean             wants_focus;   /* as soon as there are games */

  /* Counting. */
  GCancellable        *counting;      /* or NULL */
  guint                count_timer;   /* or 0 */
  AleaShelfStatistics *all;           /* of all games; NULL until they have been counted */
  AleaShelfStatistics *shown;         /* of those in view; or NULL */
  guint                n_counted;     /* kinds of game of them whose rolls were counted */

  /* What is going on. */
  GArray              *deleted;       /* of gint64: what can be undone; NULL for nothing */
  GCancellable        *exchange;      /* an import or export; or NULL */
};

/* alea-games-show.c */
/* After the filter is another one. */
void       alea_games_screen_filter      (AleaGamesScreen *self);
/* Nothing is searched or left out any more. */
void       alea_games_screen_clear       (AleaGamesScreen *self);
/* The keyboard goes to the games, or to the invitation. */
void       alea_games_screen_go_to_games (AleaGamesScreen *self);
void       alea_games_screen_show_side   (AleaGamesScreen *self,
                                          gboolean         is_open);

/* alea-games-as-screen.c */
void       alea_games_screen_init_screen (AleaScreenInterface *iface);

/* alea-games-actions.c */
void       alea_games_screen_add_actions (AleaGamesScreen *self);
void       alea_games_screen_add_keys    (GtkWidgetClass  *widget_class);
/* One step back. */
void       alea_games_screen_escape      (AleaGamesScreen *self);
GtkWidget *alea_games_screen_make_chosen (AleaGamesScreen *self);
GtkWidget *alea_games_screen_make_sort_button (AleaGamesScreen *self);
/* After it has become wide or narrow, or the order is another one. */
void       alea_games_screen_update_buttons (AleaGamesScreen *self);
/* After the selection is another one. */
void       alea_games_screen_update_chosen (AleaGamesScreen *self);
void       alea_games_screen_activate    (AleaGamesScreen *self,
                                          AleaShelfRow    *row);

/* alea-games-count.c */
/* Counts again, after a moment. */
void       alea_games_screen_count       (AleaGamesScreen *self);
void       alea_games_screen_stop_counting (AleaGamesScreen *self);

/* alea-games-exchange.c */
void       alea_games_screen_choose_files (AleaGamesScreen *self);
void       alea_games_screen_choose_place (AleaGamesScreen *self);
/* What was made by the button of the news. */
void       alea_games_screen_stop_exchange (AleaGamesScreen *self);

/* alea-games-pages.c */
GtkWidget *alea_games_screen_make_empty   (AleaGamesScreen *self);
GtkWidget *alea_games_screen_make_nothing (AleaGamesScreen *self);

G_END_DECLS
