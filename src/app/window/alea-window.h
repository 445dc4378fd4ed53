/* alea-window.h: the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-desk.h"
#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_TYPE_WINDOW (alea_window_get_type ())

G_DECLARE_FINAL_TYPE (AleaWindow, alea_window, ALEA, WINDOW, GtkApplicationWindow)

/* Gives a new window all that can be done in it. */
typedef void (*AleaWindowFill) (AleaWindow *self);

/* All windows have one shelf. */
AleaWindow *alea_window_new     (GtkApplication  *application,
                                 AleaShelf       *shelf,
                                 AleaWindowFill   fill) G_GNUC_WARN_UNUSED_RESULT;
void       alea_window_fill     (AleaWindow      *self);

/* (transfer none) */
AleaDesk  *alea_window_get_desk (AleaWindow      *self);

/* As alea_start_screen_set_seed(). */
void       alea_window_set_seed (AleaWindow      *self,
                                 const char      *seed);

/* Begins a game, in a window of its own while another one is under way.
 * @rules is static. */
void       alea_window_begin    (AleaWindow      *self,
                                 const AleaRules *rules);

/* Begins the game of a file, lets the players choose one of several, or says
 * why not. */
void       alea_window_open_file (AleaWindow    *self,
                                  GFile         *file);

/* The same for several files: each game has a window of its own. */
void       alea_window_open_files (AleaWindow   *self,
                                   GFile       **files,
                                   guint         n_files);

/* Shows a game or rule as alea-search-provider.h names it, or all games for "". */
void       alea_window_show_found (AleaWindow   *self,
                                   const char   *id);

G_END_DECLS
