/* shelf-writes.h: jobs for the writing thread, about games that are open here
 *
 * Each is made with the task that it answers, which may be NULL.  None takes
 * longer for a longer game, but to begin and to open one.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"

G_BEGIN_DECLS

/* @game is taken over, and has its id. */
ShelfJob *shelf_write_create  (GTask                *task,
                               AleaShelfGame        *game);

/* Answers with the AleaShelfGame. */
ShelfJob *shelf_write_open    (GTask                *task,
                               gint64                id);
ShelfJob *shelf_write_release (GTask                *task,
                               gint64                id);

/* @head may be NULL. */
ShelfJob *shelf_write_append  (GTask                *task,
                               gint64                id,
                               guint                 number,
                               const AleaShelfEvent *events,
                               guint                 n_events,
                               const AleaShelfGame  *head);
ShelfJob *shelf_write_rewind  (GTask                *task,
                               gint64                id,
                               guint                 n_events,
                               const AleaShelfGame  *head);
ShelfJob *shelf_write_update  (GTask                *task,
                               gint64                id,
                               const AleaShelfGame  *head);

/* One of the lists of @from. */
ShelfJob *shelf_write_list    (GTask                *task,
                               gint64                id,
                               const AleaShelfGame  *from,
                               AleaShelfGameList     list);

G_END_DECLS
