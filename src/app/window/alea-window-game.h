/* alea-window-game.h: games in the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window-struct.h"

G_BEGIN_DECLS

/* --- alea-window-game.c ----------------------------------------------------- */

/* Plays @game here, or in a window of its own while another game is under
 * way. */
void             alea_window_offer_game   (AleaWindow *self,
                                           AleaGame   *game);

/* The same for a game that stands in @place, which may be NULL. */
void             alea_window_offer_game_from (AleaWindow          *self,
                                              AleaGame            *game,
                                              const AleaFilePlace *place);

/* Plays it in a window of its own, whatever happens here. */
void             alea_window_play_apart   (AleaWindow          *self,
                                           AleaGame            *game,
                                           const AleaFilePlace *place);

/* The same against the computer: whoever is asked first is a person. */
void             alea_window_play_computer (AleaWindow *self,
                                            AleaGame   *game);

/* Goes on with game @id of the shelf, or says why not, in the window that is
 * returned: this one, unless a game is under way in it. */
AleaWindow      *alea_window_open_kept    (AleaWindow *self,
                                           gint64      id);

/* --- alea-window-review.c --------------------------------------------------- */

/* Opens game @id of the shelf and says who was lucky in it. */
void             alea_window_review_kept  (AleaWindow *self,
                                           gint64      id);

G_END_DECLS
