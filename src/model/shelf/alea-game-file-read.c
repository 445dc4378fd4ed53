/* alea-game-file-read.c: finding the games of a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-file-private.h"

#include "alea-file-change.h"
#include "alea-pgn-reader.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* Longer words are cut, so that a game takes only so much room. */
#define MAX_WORD 120

/* Of the stream, in bytes. */
#define BUFFER_SIZE (64 * 1024)

static const char *const kept_tags[] = {
  [ALEA_KEPT_WHITE] = "White",
  [ALEA_KEPT_BLACK] = "Black",
  [ALEA_KEPT_EVENT] = "Event",
  [ALEA_KEPT_ROUND] = "Round",
  [ALEA_KEPT_DATE] = "Date",
};

static const char *
keep_word (AleaGameFile *self,
           const char   *word)
{
  g_autofree char *cut = NULL;

  if (word == NULL)
    return "";
  if (g_utf8_strlen (word, -1) > MAX_WORD)
    {
      cut = g_utf8_substring (word, 0, MAX_WORD);
      word = cut;
    }

  return g_string_chunk_insert_const (self->chunk, word);
}

static const char *
keep_fault (AleaGameFile      *self,
            const AleaPgnGame *game)
{
  g_autofree char *reason = alea_words_expand (&game->fault);
  g_autofree char *fault = g_strdup_printf (/* Translators: a place in a file, and what is wrong there */
                                            _("Line %u, column %u: %s"),
                                            game->fault_place.line, game->fault_place.column, reason);

  return g_string_chunk_insert (self->chunk, fault);
}

static void
keep_game (AleaGameFile      *self,
           const AleaPgnGame *found)
{
  AleaKeptGame game = {
    .start = found->offset, .end = found->end, .rules = found->record->rules,
    .n_moves = found->n_moves, .result = found->result,
  };

  for (guint i = 0; i < ALEA_N_KEPT; i++)
    game.words[i] = keep_word (self, alea_record_get_tag (found->record, kept_tags[i]));
  if (found->is_bad)
    {
      game.fault = keep_fault (self, found);
      self->n_faults++;
    }

  g_array_append_val (self->games, game);
  g_atomic_int_set (&self->n_read, (int) self->games->len);
}

static void
progress_cb (goffset  n_bytes,
             gpointer data)
{
  AleaGameFile *self = data;

  if (self->size > 0)
    g_atomic_int_set (&self->per_mille, (int) (1000 * MIN (n_bytes, self->size) / self->size));
}

static void
find_size (AleaGameFile *self,
           GInputStream *stream)
{
  g_autoptr(GFileInfo) info = NULL;

  if (self->file == NULL)
    return;

  self->stamp = alea_file_stamp (self->file);
  info = g_file_input_stream_query_info (G_FILE_INPUT_STREAM (stream), G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);
  self->size = info != NULL ? g_file_info_get_size (info) : 0;
}

/* Keeps what it begins with, which the stream still has to give. */
static gboolean
look_at_head (AleaGameFile  *self,
              GInputStream  *stream,
              GCancellable  *cancellable,
              GError       **error)
{
  GBufferedInputStream *buffered = G_BUFFERED_INPUT_STREAM (stream);
  const char *head;
  gsize n = 0;
  gssize n_new;

  do
    n_new = g_buffered_input_stream_fill (buffered, ALEA_GAME_FILE_SHORT + 1, cancellable, error);
  while (n_new > 0 && g_buffered_input_stream_get_available (buffered) <= ALEA_GAME_FILE_SHORT);
  if (n_new < 0)
    return FALSE;

  head = g_buffered_input_stream_peek_buffer (buffered, &n);
  self->is_short = n <= ALEA_GAME_FILE_SHORT && !alea_pgn_is_utf16 (head, n);
  self->head = g_utf8_make_valid (head, (gssize) MIN (n, ALEA_GAME_FILE_SHORT));
  self->is_other = self->other != NULL && g_str_has_prefix (self->head, self->other);
  return TRUE;
}

static gboolean
read_games (AleaGameFile  *self,
            GInputStream  *stream,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new (stream);

  alea_pgn_reader_set_progress (reader, progress_cb, self);
  for (;;)
    {
      g_autoptr(AleaPgnGame) game = NULL;

      if (!alea_pgn_reader_next (reader, &game, cancellable, error))
        return FALSE;
      if (game == NULL)
        return TRUE;
      keep_game (self, game);
    }
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  AleaGameFile *self = ALEA_GAME_FILE (source);
  GError *error = NULL;
  g_autoptr(GInputStream) stream = alea_game_file_open_stream (self, cancellable, &error);
  g_autoptr(GInputStream) buffered = NULL;

  if (stream != NULL)
    {
      find_size (self, stream);
      buffered = g_buffered_input_stream_new_sized (stream, BUFFER_SIZE);
      if (look_at_head (self, buffered, cancellable, &error) && !self->is_other)
        read_games (self, buffered, cancellable, &error);
    }

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
alea_game_file_read_async (AleaGameFile        *self,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (ALEA_IS_GAME_FILE (self));
  g_return_if_fail (!self->was_read && self->games->len == 0);

  task = g_task_new (self, cancellable, callback, data);
  /* A disk that does not answer holds up the thread, but nobody else. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_thread);
}

gboolean
alea_game_file_read_finish (AleaGameFile  *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  self->was_read = TRUE;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, self->games->len);
  return TRUE;
}

double
alea_game_file_get_fraction (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), 0);

  return g_atomic_int_get (&self->per_mille) / 1000.0;
}

guint
alea_game_file_get_n_read (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), 0);

  return (guint) g_atomic_int_get (&self->n_read);
}
