/* shelf-mirror.h: a copy of a game that this program has open
 *
 * It is as the database was told to keep it.  Whatever becomes of the database,
 * the game is put back from here.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-rows.h"

G_BEGIN_DECLS

typedef struct
{
  AleaShelfGame *game;     /* its id is the one that the program knows it by; NULL
                            * until it is known how it stands */
  gint64         row;      /* the id in the database: another one where somebody
                            * else has taken the game meanwhile */
} ShelfMirror;

ShelfMirror *shelf_mirror_new          (gint64                id) G_GNUC_WARN_UNUSED_RESULT;
void         shelf_mirror_free         (ShelfMirror          *self);

/* Events from @number on are replaced by these; what was noted by those that
 * go goes with them. */
void         shelf_mirror_append       (ShelfMirror          *self,
                                        guint                 number,
                                        const AleaShelfEvent *events,
                                        guint                 n_events);
void         shelf_mirror_set_length   (ShelfMirror          *self,
                                        guint                 n_events,
                                        gint64                changed);

/* The owner's columns of @head, or one of its lists. */
void         shelf_mirror_take_head    (ShelfMirror          *self,
                                        const AleaShelfGame  *head);
void         shelf_mirror_take_list    (ShelfMirror          *self,
                                        const AleaShelfGame  *from,
                                        AleaShelfGameList     list);

G_END_DECLS
