/* desk-support.h: a room with a desk, for tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-desk.h"
#include "game-watch.h"
#include "shelf-support.h"

G_BEGIN_DECLS

typedef struct
{
  char      *folder;
  AleaShelf *shelf;
  GSettings *settings;
  AleaDesk  *desk;
  gint64     now;        /* in milliseconds, for a game with a clock that stands still */
} Room;

/* A program without a past; and its end, after which nothing of it is there. */
void           room_set_up        (Room           *room);
void           room_clear_away    (Room           *room);

/* The program ends, and is started again. */
void           room_restart       (Room           *room);

/* The same, and nothing is known yet of what was there last time. */
void           room_restart_in_haste (Room        *room);

/* Begins a game of chess, or of @id, and plays @words. */
void           room_play          (Room           *room,
                                   const char     *id,
                                   const char     *words);

/* Goes on with the one that is played. */
void           room_go_on         (Room           *room,
                                   const char     *words);
AleaGame      *room_get_game      (Room           *room);
AleaDocument  *room_get_document  (Room           *room);
AleaSession   *room_get_session   (Room           *room);

/* Begins a game of chess with @clock, "fischer 300+0", whose time is that of the room. */
void           room_play_with_clock (Room         *room,
                                     const char   *clock);
void           room_assert_points (Room           *room,
                                   const char     *score);

/* Runs the main loop until a game waits that is @words, NULL for none. */
void           room_wait_for_game (Room           *room,
                                   const char     *words);

/* Opens game @id; FALSE with @error. */
gboolean       room_open          (Room           *room,
                                   gint64          id,
                                   char          **fault,
                                   GError        **error);

/* Goes on with the game that waits, which is @words. */
void           room_resume        (Room           *room,
                                   const char     *words);

/* The events on the shelf that count, "e4 e5"; (transfer full). */
char          *room_read          (Room           *room,
                                   gint64          id);
/* The game as the shelf has it. */
AleaShelfGame *room_read_kept     (Room           *room);
void           room_assert_kept   (Room           *room,
                                   const char     *words);

G_END_DECLS
