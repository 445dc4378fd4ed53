/* alea-file-row.c: one game of a file, as a row of a list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-file-row.h"

struct _AleaFileRow
{
  GObject   parent_instance;

  guint     number;
  gboolean  is_good;
  char     *players;
  char     *details;
  char     *result;
};

G_DEFINE_FINAL_TYPE (AleaFileRow, alea_file_row, G_TYPE_OBJECT)

static void
alea_file_row_finalize (GObject *object)
{
  AleaFileRow *self = ALEA_FILE_ROW (object);

  g_free (self->players);
  g_free (self->details);
  g_free (self->result);

  G_OBJECT_CLASS (alea_file_row_parent_class)->finalize (object);
}

static void
alea_file_row_class_init (AleaFileRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_file_row_finalize;
}

static void
alea_file_row_init (AleaFileRow *self)
{
}

AleaFileRow *
alea_file_row_new (guint       number,
                   gboolean    is_good,
                   const char *players,
                   const char *details,
                   const char *result)
{
  AleaFileRow *self = g_object_new (ALEA_TYPE_FILE_ROW, NULL);

  self->number = number;
  self->is_good = is_good;
  self->players = g_strdup (players);
  self->details = g_strdup (details);
  self->result = g_strdup (result);

  return self;
}

guint
alea_file_row_get_number (AleaFileRow *self)
{
  g_return_val_if_fail (ALEA_IS_FILE_ROW (self), 0);

  return self->number;
}

gboolean
alea_file_row_get_is_good (AleaFileRow *self)
{
  g_return_val_if_fail (ALEA_IS_FILE_ROW (self), FALSE);

  return self->is_good;
}

const char *
alea_file_row_get_players (AleaFileRow *self)
{
  g_return_val_if_fail (ALEA_IS_FILE_ROW (self), NULL);

  return self->players;
}

const char *
alea_file_row_get_details (AleaFileRow *self)
{
  g_return_val_if_fail (ALEA_IS_FILE_ROW (self), NULL);

  return self->details;
}

const char *
alea_file_row_get_result (AleaFileRow *self)
{
  g_return_val_if_fail (ALEA_IS_FILE_ROW (self), NULL);

  return self->result;
}
