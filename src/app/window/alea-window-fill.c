/* alea-window-fill.c: all that a window of games can do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-games-screen.h"
#include "alea-print-dialog.h"
#include "alea-search-provider.h"
#include "alea-window-game.h"

/* --- on paper and as a picture ---------------------------------------------- */

/* The page of the guide while keys are for it, if it is any to be printed. */
static void
print_cb (AleaWindow *self)
{
  AleaPrintJob *job = alea_screen_make_print_job (alea_window_get_asked (self));

  if (job == NULL)
    job = alea_screen_make_print_job (alea_window_get_screen (self));
  if (job != NULL)
    alea_print_dialog_show (GTK_WINDOW (self), job, self->settings);
}

static void
export_cb (AleaWindow *self)
{
  alea_screen_export_picture (alea_window_get_screen (self));
}

/* --- the screen of all games ------------------------------------------------ */

/* A game that is over is looked through where it was played. */
static void
open_cb (AleaWindow *self,
         gint64      id)
{
  alea_window_open_kept (self, id);
}

static void
judge_cb (AleaWindow *self,
          gint64      id)
{
  alea_window_review_kept (self, id);
}

static void
new_game_cb (AleaWindow *self)
{
  alea_window_show_screen (self, ALEA_SCREEN (self->start));
}

static void
games_cb (AleaWindow *self)
{
  if (self->games == NULL)
    {
      self->games = alea_games_screen_new (alea_desk_get_shelf (self->desk));
      g_signal_connect_object (self->games, "go-on", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->games, "review", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->games, "judge", G_CALLBACK (judge_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->games, "new-game", G_CALLBACK (new_game_cb), self, G_CONNECT_SWAPPED);
      alea_window_add_screen (self, ALEA_SCREEN (self->games));
    }

  alea_shelf_refresh (alea_desk_get_shelf (self->desk));
  alea_window_show_screen (self, ALEA_SCREEN (self->games));
  alea_screen_take_focus (ALEA_SCREEN (self->games));
}

/* --- what the search of the desktop has found ------------------------------- */

void
alea_window_show_found (AleaWindow *self,
                        const char *id)
{
  gint64 game;

  if (g_str_has_prefix (id, ALEA_FOUND_RULE))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.guide", "s", id + strlen (ALEA_FOUND_RULE));
  else if (g_str_has_prefix (id, ALEA_FOUND_GAME)
           && g_ascii_string_to_signed (id + strlen (ALEA_FOUND_GAME), 10, 1, G_MAXINT64, &game, NULL))
    self = alea_window_open_kept (self, game);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.games", NULL);

  gtk_window_present (GTK_WINDOW (self));
}

/* --- all of it -------------------------------------------------------------- */

void
alea_window_fill (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "print", .callback = G_CALLBACK (print_cb) },
    { .name = "export", .callback = G_CALLBACK (export_cb) },
    { .name = "games", .callback = G_CALLBACK (games_cb) },
  };

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  alea_window_add_game (self);
  alea_window_add_review (self);
  alea_window_add_keeping (self);
  alea_window_add_saving (self);
  alea_window_add_leaving (self);
  alea_window_add_opening (self);
  alea_window_add_pasting (self);
  alea_window_watch_recent (self);
  alea_window_add_editor (self);
  alea_window_add_diagram (self);
  alea_window_add_guide (self);
  alea_window_add_keys (self);
}
