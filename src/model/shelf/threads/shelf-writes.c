/* shelf-writes.c: jobs for the writing thread, about games that are open here
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-writes.h"

#include "shelf-fault.h"

typedef struct
{
  ShelfJob           parent;

  gint64             id;
  AleaShelfGame     *game;       /* what is to be written, or was read */
  gboolean           has_head;   /* its head is to be written */
  guint              number;     /* of the first event, or how many count */
  AleaShelfGameList  list;
  gint64             now;
  gboolean           has_taken;  /* the game for this program */
} GameJob;

static void
clear (ShelfJob *job)
{
  GameJob *self = (GameJob *) job;

  alea_shelf_game_free (self->game);
}

static GameJob *
new_job (const ShelfJobClass *klass,
         GTask               *task,
         gint64               id)
{
  GameJob *self = shelf_job_new (klass, sizeof (GameJob), task);

  self->id = id;
  self->now = shelf_rows_now ();
  return self;
}

/* The job may have to be done again, with the game taken already. */
static gboolean
take (GameJob     *self,
      ShelfStore  *store,
      GError     **error)
{
  if (!self->has_taken)
    self->has_taken = shelf_store_take (store, self->id, error);

  return self->has_taken;
}

/* --- beginning a game ----------------------------------------------------- */

static gboolean
create_write (ShelfJob    *job,
              ShelfStore  *store,
              GError     **error)
{
  GameJob *self = (GameJob *) job;

  return take (self, store, error) && shelf_store_put (store, self->game, error);
}

static void
hold (ShelfJob   *job,
      ShelfStore *store)
{
  GameJob *self = (GameJob *) job;

  shelf_store_hold (store, alea_shelf_game_copy (self->game));
}

static const ShelfJobClass create_class = { .write = create_write, .keep = hold, .clear = clear, .is_last = TRUE };

ShelfJob *
shelf_write_create (GTask         *task,
                    AleaShelfGame *game)
{
  GameJob *self = new_job (&create_class, task, game->id);

  self->game = game;
  return &self->parent;
}

/* --- opening and letting go ----------------------------------------------- */

static gboolean
open_write (ShelfJob    *job,
            ShelfStore  *store,
            GError     **error)
{
  GameJob *self = (GameJob *) job;
  g_autoptr(GError) failure = NULL;

  if (!take (self, store, error))
    return FALSE;

  g_clear_pointer (&self->game, alea_shelf_game_free);
  self->game = shelf_rows_read_game (shelf_store_get_database (store), self->id, FALSE, &failure);
  if (self->game != NULL)
    {
      self->game->use = ALEA_SHELF_OPEN_HERE;
      return TRUE;
    }

  if (shelf_fault_is_final (failure))
    {
      shelf_store_give (store, self->id);
      self->has_taken = FALSE;
    }
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static void
open_answer (ShelfJob *job,
             GTask    *task)
{
  GameJob *self = (GameJob *) job;

  g_task_return_pointer (task, g_steal_pointer (&self->game), (GDestroyNotify) alea_shelf_game_free);
}

static const ShelfJobClass open_class = {
  .write = open_write, .keep = hold, .answer = open_answer, .clear = clear, .is_last = TRUE,
};

ShelfJob *
shelf_write_open (GTask  *task,
                  gint64  id)
{
  return &new_job (&open_class, task, id)->parent;
}

/* What was to be written of the game before has been. */
static void
release_keep (ShelfJob   *job,
              ShelfStore *store)
{
  shelf_store_give (store, ((GameJob *) job)->id);
}

static const ShelfJobClass release_class = { .keep = release_keep, .clear = clear, .is_last = TRUE };

ShelfJob *
shelf_write_release (GTask  *task,
                     gint64  id)
{
  return &new_job (&release_class, task, id)->parent;
}

/* --- events --------------------------------------------------------------- */

static gboolean
write_length (GameJob        *self,
              ShelfStore     *store,
              gint64          row,
              guint           n_events,
              GError        **error)
{
  ShelfDatabase *database = shelf_store_get_database (store);

  return shelf_rows_set_length (database, row, n_events, self->now, error)
         && (!self->has_head || shelf_rows_update_head (database, row, self->game, error));
}

static void
keep_length (GameJob     *self,
             ShelfMirror *mirror,
             guint        n_events)
{
  shelf_mirror_set_length (mirror, n_events, self->now);
  if (self->has_head)
    shelf_mirror_take_head (mirror, self->game);
}

static gboolean
append_write (ShelfJob    *job,
              ShelfStore  *store,
              GError     **error)
{
  GameJob *self = (GameJob *) job;
  ShelfDatabase *database = shelf_store_get_database (store);
  const ShelfMirror *mirror = shelf_store_find_row (store, self->id, error);
  const GArray *events = self->game->events;

  return mirror != NULL
         && shelf_rows_cut (database, mirror->row, self->number, error)
         && shelf_rows_add_events (database, mirror->row, self->number, (const AleaShelfEvent *) events->data,
                                   events->len, error)
         && write_length (self, store, mirror->row, self->number + events->len, error);
}

static void
append_keep (ShelfJob   *job,
             ShelfStore *store)
{
  GameJob *self = (GameJob *) job;
  ShelfMirror *mirror = shelf_store_find (store, self->id, NULL);
  const GArray *events = self->game->events;

  shelf_mirror_append (mirror, self->number, (const AleaShelfEvent *) events->data, events->len);
  keep_length (self, mirror, self->number + events->len);
}

static const ShelfJobClass append_class = { .write = append_write, .keep = append_keep, .clear = clear };

static AleaShelfGame *
copy_head (const AleaShelfGame *head)
{
  return head != NULL ? alea_shelf_game_copy_head (head) : alea_shelf_game_new ("");
}

ShelfJob *
shelf_write_append (GTask                *task,
                    gint64                id,
                    guint                 number,
                    const AleaShelfEvent *events,
                    guint                 n_events,
                    const AleaShelfGame  *head)
{
  GameJob *self = new_job (&append_class, task, id);

  self->number = number;
  self->has_head = head != NULL;
  self->game = copy_head (head);
  for (guint i = 0; i < n_events; i++)
    alea_shelf_game_add_event (self->game, events[i].kind, events[i].who, events[i].text, events[i].clock,
                               events[i].at);

  return &self->parent;
}

static gboolean
rewind_write (ShelfJob    *job,
              ShelfStore  *store,
              GError     **error)
{
  GameJob *self = (GameJob *) job;
  const ShelfMirror *mirror = shelf_store_find_row (store, self->id, error);

  return mirror != NULL && write_length (self, store, mirror->row, self->number, error);
}

static void
rewind_keep (ShelfJob   *job,
             ShelfStore *store)
{
  GameJob *self = (GameJob *) job;

  keep_length (self, shelf_store_find (store, self->id, NULL), self->number);
}

static const ShelfJobClass rewind_class = { .write = rewind_write, .keep = rewind_keep, .clear = clear };

ShelfJob *
shelf_write_rewind (GTask               *task,
                    gint64               id,
                    guint                n_events,
                    const AleaShelfGame *head)
{
  GameJob *self = new_job (&rewind_class, task, id);

  self->number = n_events;
  self->has_head = head != NULL;
  self->game = copy_head (head);
  return &self->parent;
}

/* --- what else there is --------------------------------------------------- */

static gboolean
update_write (ShelfJob    *job,
              ShelfStore  *store,
              GError     **error)
{
  GameJob *self = (GameJob *) job;
  const ShelfMirror *mirror = shelf_store_find_row (store, self->id, error);

  return mirror != NULL
         && shelf_rows_update_head (shelf_store_get_database (store), mirror->row, self->game, error);
}

static void
update_keep (ShelfJob   *job,
             ShelfStore *store)
{
  GameJob *self = (GameJob *) job;

  shelf_mirror_take_head (shelf_store_find (store, self->id, NULL), self->game);
}

static const ShelfJobClass update_class = { .write = update_write, .keep = update_keep, .clear = clear };

ShelfJob *
shelf_write_update (GTask               *task,
                    gint64               id,
                    const AleaShelfGame *head)
{
  GameJob *self = new_job (&update_class, task, id);

  self->game = alea_shelf_game_copy_head (head);
  return &self->parent;
}

static gboolean
list_write (ShelfJob    *job,
            ShelfStore  *store,
            GError     **error)
{
  GameJob *self = (GameJob *) job;
  const ShelfMirror *mirror = shelf_store_find_row (store, self->id, error);

  return mirror != NULL
         && shelf_rows_replace_list (shelf_store_get_database (store), mirror->row, self->game, self->list, error);
}

static void
list_keep (ShelfJob   *job,
           ShelfStore *store)
{
  GameJob *self = (GameJob *) job;

  shelf_mirror_take_list (shelf_store_find (store, self->id, NULL), self->game, self->list);
}

static const ShelfJobClass list_class = { .write = list_write, .keep = list_keep, .clear = clear };

ShelfJob *
shelf_write_list (GTask               *task,
                  gint64               id,
                  const AleaShelfGame *from,
                  AleaShelfGameList    list)
{
  GameJob *self = new_job (&list_class, task, id);

  self->list = list;
  self->game = alea_shelf_game_copy (from);
  return &self->parent;
}
