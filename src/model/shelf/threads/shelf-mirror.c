/* shelf-mirror.c: a copy of a game that this program has open
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-mirror.h"

#include "shelf-columns.h"

ShelfMirror *
shelf_mirror_new (gint64 id)
{
  ShelfMirror *self = g_new0 (ShelfMirror, 1);

  self->row = id;
  return self;
}

void
shelf_mirror_free (ShelfMirror *self)
{
  alea_shelf_game_free (self->game);
  g_free (self);
}

/* As shelf_rows_cut() does in the database. */
static void
cut (AleaShelfGame *game,
     guint          number)
{
  if (number >= game->events->len)
    return;

  g_array_set_size (game->events, number);
  for (guint i = game->notes->len; i-- > 0;)
    {
      const AleaShelfNote *note = &g_array_index (game->notes, AleaShelfNote, i);

      if (note->number > number && note->kind != ALEA_SHELF_NOTE_TAKEN)
        g_array_remove_index (game->notes, i);
    }
  for (guint i = game->verdicts->len; i-- > 0;)
    if (g_array_index (game->verdicts, AleaShelfVerdict, i).number > number)
      g_array_remove_index (game->verdicts, i);
}

void
shelf_mirror_append (ShelfMirror          *self,
                     guint                 number,
                     const AleaShelfEvent *events,
                     guint                 n_events)
{
  cut (self->game, number);
  for (guint i = 0; i < n_events; i++)
    alea_shelf_game_add_event (self->game, events[i].kind, events[i].who, events[i].text, events[i].clock,
                               events[i].at);
}

void
shelf_mirror_take_head (ShelfMirror         *self,
                        const AleaShelfGame *head)
{
  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const ShelfColumn *column = &shelf_columns[i];

      if (!column->is_owners)
        continue;
      if (column->type == SHELF_COLUMN_TEXT)
        alea_shelf_set_text (shelf_column_get (column, self->game), shelf_column_get_text (column, head));
      else
        shelf_column_set_number (column, self->game, shelf_column_get_number (column, head));
    }
}

void
shelf_mirror_set_length (ShelfMirror *self,
                         guint        n_events,
                         gint64       changed)
{
  self->game->n_events = n_events;
  self->game->changed = changed;
}

void
shelf_mirror_take_list (ShelfMirror         *self,
                        const AleaShelfGame *from,
                        AleaShelfGameList    list)
{
  g_autoptr(AleaShelfGame) copy = alea_shelf_game_copy (from);
  GArray **here[] = { &self->game->notes, &self->game->tags, &self->game->promises, &self->game->verdicts };
  GArray **there[] = { &copy->notes, &copy->tags, &copy->promises, &copy->verdicts };
  GArray *old = *here[list];

  *here[list] = *there[list];
  *there[list] = old;
}
