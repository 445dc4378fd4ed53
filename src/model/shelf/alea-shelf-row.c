/* alea-shelf-row.c: a game of the shelf, as a row of a list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-row.h"

struct _AleaShelfRow
{
  GObject        parent_instance;

  gint64         id;
  AleaShelfGame *game;     /* or NULL */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AleaShelfRow, alea_shelf_row, G_TYPE_OBJECT)

static void
alea_shelf_row_finalize (GObject *object)
{
  g_clear_pointer (&ALEA_SHELF_ROW (object)->game, alea_shelf_game_free);

  G_OBJECT_CLASS (alea_shelf_row_parent_class)->finalize (object);
}

static void
alea_shelf_row_class_init (AleaShelfRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_shelf_row_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
alea_shelf_row_init (AleaShelfRow *self)
{
}

AleaShelfRow *
alea_shelf_row_new (gint64 id)
{
  AleaShelfRow *self = g_object_new (ALEA_TYPE_SHELF_ROW, NULL);

  self->id = id;
  return self;
}

gint64
alea_shelf_row_get_id (AleaShelfRow *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF_ROW (self), 0);

  return self->id;
}

const AleaShelfGame *
alea_shelf_row_get_game (AleaShelfRow *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF_ROW (self), NULL);

  return self->game;
}

static gboolean
is_same (const AleaShelfGame *a,
         const AleaShelfGame *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->use == b->use && alea_shelf_game_equal (a, b);
}

void
alea_shelf_row_set_game (AleaShelfRow  *self,
                         AleaShelfGame *game)
{
  AleaShelfGame *before;

  g_return_if_fail (ALEA_IS_SHELF_ROW (self));

  before = self->game;
  self->game = game;
  if (!is_same (before, game))
    g_signal_emit (self, changed_signal, 0);
  alea_shelf_game_free (before);
}
