/* alea-window-fill.c: all that a window of games can do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

void
alea_window_fill (AleaWindow *self)
{
  alea_window_add_game (self);
  alea_window_add_review (self);
  alea_window_add_games (self);
  alea_window_add_keeping (self);
  alea_window_add_saving (self);
  alea_window_add_leaving (self);
  alea_window_add_opening (self);
  alea_window_add_pasting (self);
  alea_window_watch_recent (self);
  alea_window_add_editor (self);
  alea_window_add_diagram (self);
  alea_window_add_guide (self);
  alea_window_add_printing (self);
  alea_window_add_keys (self);
}
