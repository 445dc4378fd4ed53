/* alea-shelf-pgn.c: files of games onto the shelf, and games of the shelf into a
 * file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-pgn.h"

#include "alea-game-record.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "alea-shelf-record.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* --- from files ----------------------------------------------------------- */

struct _AleaShelfPgnSource
{
  gatomicrefcount  references;
  GPtrArray       *files;       /* of GFile */
  guint            n_begun;     /* of them */
  GInputStream    *stream;      /* of the last of these; NULL before and after it */
  AleaPgnReader   *reader;      /* the same */
  goffset          size;        /* of its file; 0: not known */

  /* The main thread asks for them. */
  int              per_mille;
  int              n_faults;
  char            *fault;       /* the first; it asks for this one when all have been read */
};

AleaShelfPgnSource *
alea_shelf_pgn_source_new (GListModel *files)
{
  AleaShelfPgnSource *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (files), NULL);

  self = g_new0 (AleaShelfPgnSource, 1);
  g_atomic_ref_count_init (&self->references);
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (self->files, g_list_model_get_item (files, i));

  return self;
}

AleaShelfPgnSource *
alea_shelf_pgn_source_ref (AleaShelfPgnSource *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

static void
end_file (AleaShelfPgnSource *self)
{
  g_clear_pointer (&self->reader, alea_pgn_reader_free);
  g_clear_object (&self->stream);
}

void
alea_shelf_pgn_source_unref (AleaShelfPgnSource *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  end_file (self);
  g_ptr_array_unref (self->files);
  g_free (self->fault);
  g_free (self);
}

static void
progress_cb (goffset  n_bytes,
             gpointer data)
{
  AleaShelfPgnSource *self = data;
  const double of_file = self->size > 0 ? (double) MIN (n_bytes, self->size) / (double) self->size : 0;

  g_atomic_int_set (&self->per_mille, (int) (1000 * (self->n_begun - 1 + of_file) / self->files->len));
}

static gboolean
begin_file (AleaShelfPgnSource  *self,
            GCancellable        *cancellable,
            GError             **error)
{
  GFile *file = g_ptr_array_index (self->files, self->n_begun);
  g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                 G_FILE_QUERY_INFO_NONE, cancellable, error);

  /* A pipe may never end. */
  if (info != NULL && g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("This is not a file."));
      return FALSE;
    }

  self->stream = info != NULL ? G_INPUT_STREAM (g_file_read (file, cancellable, error)) : NULL;
  if (self->stream == NULL)
    return FALSE;

  self->n_begun++;
  self->size = g_file_info_get_size (info);
  self->reader = alea_pgn_reader_new (self->stream);
  alea_pgn_reader_set_progress (self->reader, progress_cb, self);
  return TRUE;
}

static void
keep_fault (AleaShelfPgnSource *self,
            const AleaPlace    *place,
            const char         *reason)
{
  if (self->fault == NULL)
    {
      g_autofree char *base = g_file_get_basename (g_ptr_array_index (self->files, self->n_begun - 1));
      g_autofree char *shown = g_filename_display_name (base);
      g_autofree char *name = alea_words_printable (shown);

      self->fault = g_strdup_printf (/* Translators: a file, a place in it, and what is wrong there */
                                     _("See “%s”, line %u, column %u: %s"), name, place->line, place->column, reason);
    }
  g_atomic_int_inc (&self->n_faults);
}

/* NULL for a game at fault.  What only this program may say of a game is not
 * believed of a file. */
static AleaShelfGame *
take_game (AleaShelfPgnSource *self,
           const AleaPgnGame  *found)
{
  g_autoptr(GError) error = NULL;
  AleaShelfGame *game;

  if (found->is_bad)
    {
      g_autofree char *reason = alea_words_expand (&found->fault);

      keep_fault (self, &found->fault_place, reason);
      return NULL;
    }

  alea_game_record_drop_private (found->record);
  game = alea_shelf_record_to_game (found->record, ALEA_SHELF_ORIGIN_FILE, &error);
  if (game == NULL)
    keep_fault (self, &found->place, error->message);
  return game;
}

AleaShelfGame *
alea_shelf_pgn_source_next (gpointer       data,
                            GCancellable  *cancellable,
                            GError       **error)
{
  AleaShelfPgnSource *self = data;

  for (;;)
    {
      g_autoptr(AleaPgnGame) found = NULL;
      AleaShelfGame *game;

      if (self->reader == NULL && self->n_begun == self->files->len)
        return NULL;
      if (self->reader == NULL && !begin_file (self, cancellable, error))
        return NULL;
      if (!alea_pgn_reader_next (self->reader, &found, cancellable, error))
        return NULL;

      if (found == NULL)
        end_file (self);
      else if ((game = take_game (self, found)) != NULL)
        return game;
    }
}

double
alea_shelf_pgn_source_get_fraction (AleaShelfPgnSource *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_atomic_int_get (&self->per_mille) / 1000.0;
}

guint
alea_shelf_pgn_source_get_n_faults (AleaShelfPgnSource *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) g_atomic_int_get (&self->n_faults);
}

const char *
alea_shelf_pgn_source_get_fault (AleaShelfPgnSource *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->fault;
}

/* --- into a file ---------------------------------------------------------- */

/* Bytes that are written together. */
#define BUFFER_SIZE (256 * 1024)

struct _AleaShelfPgnSink
{
  GFile         *file;
  GOutputStream *stream;   /* NULL before the first game */
  GString       *text;     /* not written yet */
};

AleaShelfPgnSink *
alea_shelf_pgn_sink_new (GFile *file)
{
  AleaShelfPgnSink *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (AleaShelfPgnSink, 1);
  self->file = g_object_ref (file);
  self->text = g_string_new (NULL);
  return self;
}

/* A stream that replaces a file and is closed with a cancelled cancellable
 * leaves it as it was. */
void
alea_shelf_pgn_sink_free (AleaShelfPgnSink *self)
{
  if (self == NULL)
    return;

  if (self->stream != NULL)
    {
      g_autoptr(GCancellable) cancellable = g_cancellable_new ();

      g_cancellable_cancel (cancellable);
      g_output_stream_close (self->stream, cancellable, NULL);
      g_object_unref (self->stream);
    }
  g_object_unref (self->file);
  g_string_free (self->text, TRUE);
  g_free (self);
}

static gboolean
write_text (AleaShelfPgnSink  *self,
            GCancellable      *cancellable,
            GError           **error)
{
  if (self->stream == NULL)
    self->stream = G_OUTPUT_STREAM (g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error));
  if (self->stream == NULL
      || !g_output_stream_write_all (self->stream, self->text->str, self->text->len, NULL, cancellable, error))
    return FALSE;

  g_string_truncate (self->text, 0);
  return TRUE;
}

gboolean
alea_shelf_pgn_sink_take (const AleaShelfGame  *game,
                          gpointer              data,
                          GCancellable         *cancellable,
                          GError              **error)
{
  AleaShelfPgnSink *self = data;
  g_autoptr(AleaRecord) record = alea_shelf_record_from_game (game, NULL, error);

  if (record == NULL || !alea_pgn_write (record, self->text, error))
    return FALSE;

  return self->text->len < BUFFER_SIZE || write_text (self, cancellable, error);
}

gboolean
alea_shelf_pgn_sink_close (AleaShelfPgnSink  *self,
                           GError           **error)
{
  gboolean is_done;

  g_return_val_if_fail (self != NULL, FALSE);

  is_done = write_text (self, NULL, error) && g_output_stream_close (self->stream, NULL, error);
  if (is_done)
    g_clear_object (&self->stream);
  return is_done;
}
