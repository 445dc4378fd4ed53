/* alea-game-file.c: the games of a file, as a list to choose from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-file-private.h"

#include "alea-file-change.h"
#include "alea-game-record.h"
#include "alea-pgn-reader.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GType    get_item_type (GListModel *list);
static guint    get_n_items   (GListModel *list);
static gpointer get_item      (GListModel *list,
                               guint       position);

static void
list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaGameFile, alea_game_file, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_init))

static const AleaKeptGame *
get_game (AleaGameFile *self,
          guint         index)
{
  return &g_array_index (self->games, AleaKeptGame, index);
}

/* --- rows ----------------------------------------------------------------- */

static gboolean
is_known (const char *word)
{
  return *word != '\0' && !g_str_equal (word, "?") && !g_str_has_prefix (word, "????");
}

static void
add_detail (GString    *details,
            const char *word)
{
  if (!is_known (word))
    return;
  if (details->len > 0)
    g_string_append (details, " · ");
  g_string_append (details, word);
}

/* Of a bad game the reason is all that counts. */
static char *
make_details (const AleaKeptGame *game)
{
  GString *details;
  g_autofree char *length = NULL;
  g_autofree char *round = NULL;

  if (game->fault != NULL)
    return g_strdup (game->fault);

  /* Translators: the number of a round of a tournament */
  round = g_strdup_printf (_("Round %s"), game->words[ALEA_KEPT_ROUND]);
  /* Translators: how long a game is */
  length = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u move", "%u moves", game->n_moves), game->n_moves);

  details = g_string_new (NULL);
  add_detail (details, game->words[ALEA_KEPT_EVENT]);
  if (is_known (game->words[ALEA_KEPT_ROUND]) && !g_str_equal (game->words[ALEA_KEPT_ROUND], "-"))
    add_detail (details, round);
  add_detail (details, game->words[ALEA_KEPT_DATE]);
  add_detail (details, alea_words_translate (game->rules->title));
  add_detail (details, length);

  return g_string_free (details, FALSE);
}

static const char *
name_player (const AleaKeptGame *game,
             guint               player)
{
  if (is_known (game->words[player]))
    return game->words[player];

  return alea_words_translate (alea_colour_word (player == ALEA_KEPT_WHITE ? ALEA_WHITE : ALEA_BLACK));
}

static AleaFileRow *
make_row (AleaGameFile *self,
          guint         index)
{
  const AleaKeptGame *game = get_game (self, index);
  g_autofree char *details = make_details (game);
  /* Translators: the two players of a game, White first */
  g_autofree char *players = g_strdup_printf (_("%s – %s"), name_player (game, ALEA_KEPT_WHITE),
                                              name_player (game, ALEA_KEPT_BLACK));

  return alea_file_row_new (index + 1, game->fault == NULL, players, details,
                            game->result != ALEA_RESULT_NONE ? alea_words_result (game->result) : "");
}

/* --- the list ------------------------------------------------------------- */

static GType
get_item_type (GListModel *list)
{
  return ALEA_TYPE_FILE_ROW;
}

static guint
get_n_items (GListModel *list)
{
  AleaGameFile *self = ALEA_GAME_FILE (list);

  if (!self->was_read)
    return 0;

  return self->found != NULL ? self->found->len : self->games->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  AleaGameFile *self = ALEA_GAME_FILE (list);

  if (position >= get_n_items (list))
    return NULL;
  return make_row (self, self->found != NULL ? g_array_index (self->found, guint, position) : position);
}

static void
alea_game_file_finalize (GObject *object)
{
  AleaGameFile *self = ALEA_GAME_FILE (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->stamp, g_free);
  g_clear_pointer (&self->head, g_free);
  g_clear_pointer (&self->games, g_array_unref);
  g_clear_pointer (&self->chunk, g_string_chunk_free);
  g_clear_pointer (&self->found, g_array_unref);

  G_OBJECT_CLASS (alea_game_file_parent_class)->finalize (object);
}

static void
alea_game_file_class_init (AleaGameFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_game_file_finalize;
}

static void
alea_game_file_init (AleaGameFile *self)
{
  self->games = g_array_new (FALSE, TRUE, sizeof (AleaKeptGame));
  self->chunk = g_string_chunk_new (4096);
}

AleaGameFile *
alea_game_file_new (GFile *file)
{
  AleaGameFile *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (ALEA_TYPE_GAME_FILE, NULL);
  self->file = g_object_ref (file);

  return self;
}

AleaGameFile *
alea_game_file_new_for_text (const char *text)
{
  AleaGameFile *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_object_new (ALEA_TYPE_GAME_FILE, NULL);
  self->text = g_bytes_new (text, strlen (text));

  return self;
}

/* --- all games ------------------------------------------------------------ */

guint
alea_game_file_get_n_games (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), 0);
  g_return_val_if_fail (self->was_read, 0);

  return self->games->len;
}

guint
alea_game_file_get_n_faults (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), 0);
  g_return_val_if_fail (self->was_read, 0);

  return self->n_faults;
}

guint
alea_game_file_get_first_good (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), 0);
  g_return_val_if_fail (self->was_read, 0);

  for (guint i = 0; i < self->games->len; i++)
    if (get_game (self, i)->fault == NULL)
      return i + 1;

  return 0;
}

const char *
alea_game_file_get_first_fault (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), NULL);
  g_return_val_if_fail (self->was_read, NULL);

  for (guint i = 0; i < self->games->len; i++)
    if (get_game (self, i)->fault != NULL)
      return get_game (self, i)->fault;

  return NULL;
}

GFile *
alea_game_file_get_file (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), NULL);

  return self->file;
}

void
alea_game_file_set_other (AleaGameFile *self,
                          const char   *head)
{
  g_return_if_fail (ALEA_IS_GAME_FILE (self));
  g_return_if_fail (self->head == NULL);

  self->other = g_intern_string (head);
}

gboolean
alea_game_file_get_is_other (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), FALSE);
  g_return_val_if_fail (self->was_read, FALSE);

  return self->is_other;
}

const char *
alea_game_file_get_short_text (AleaGameFile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), NULL);
  g_return_val_if_fail (self->was_read, NULL);

  return self->is_short ? self->head : NULL;
}

/* --- searching ------------------------------------------------------------ */

/* Most words come again and again, and each is looked at once a search. */
static gboolean
has_word (GHashTable *seen,
          const char *word,
          const char *wanted)
{
  g_autofree char *folded = NULL;
  gpointer answer;

  if (g_hash_table_lookup_extended (seen, word, NULL, &answer))
    return GPOINTER_TO_INT (answer);

  folded = g_utf8_casefold (word, -1);
  answer = GINT_TO_POINTER (strstr (folded, wanted) != NULL);
  g_hash_table_insert (seen, (gpointer) word, answer);
  return GPOINTER_TO_INT (answer);
}

static gboolean
matches (const AleaKeptGame *game,
         GHashTable         *seen,
         const char         *wanted)
{
  for (guint i = 0; i < ALEA_N_KEPT; i++)
    if (has_word (seen, game->words[i], wanted))
      return TRUE;

  return has_word (seen, alea_words_translate (game->rules->title), wanted);
}

/* Takes games without @wanted out of those that were found. */
static void
narrow (AleaGameFile *self,
        const char   *wanted)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint i = 0; i < self->found->len; i++)
    {
      guint index = g_array_index (self->found, guint, i);

      if (matches (get_game (self, index), seen, wanted))
        g_array_index (self->found, guint, n++) = index;
    }

  g_array_set_size (self->found, n);
}

void
alea_game_file_search (AleaGameFile *self,
                       const char   *words)
{
  g_autofree char *folded = NULL;
  g_auto(GStrv) wanted = NULL;
  guint n_before;

  g_return_if_fail (ALEA_IS_GAME_FILE (self));
  g_return_if_fail (words != NULL);
  g_return_if_fail (self->was_read);

  n_before = get_n_items (G_LIST_MODEL (self));
  g_clear_pointer (&self->found, g_array_unref);
  folded = g_utf8_casefold (words, -1);
  wanted = g_strsplit_set (folded, " \t", -1);

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      if (*wanted[i] == '\0')
        continue;
      if (self->found == NULL)
        {
          self->found = g_array_sized_new (FALSE, FALSE, sizeof (guint), self->games->len);
          for (guint index = 0; index < self->games->len; index++)
            g_array_append_val (self->found, index);
        }
      narrow (self, wanted[i]);
    }

  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, get_n_items (G_LIST_MODEL (self)));
}

/* --- the bytes ------------------------------------------------------------ */

/* A pipe or a device may never give anything, or never end, and is not there
 * a second time for the game that is chosen. */
static gboolean
check_kind (AleaGameFile  *self,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr(GError) failure = NULL;
  g_autoptr(GFileInfo) info = g_file_query_info (self->file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                                                 cancellable, &failure);

  if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("There is no such file."));
  else if (info == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  else if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, _("This is a folder."));
  else if (g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("This is a pipe or a device, not a file."));
  else
    return TRUE;

  return FALSE;
}

GInputStream *
alea_game_file_open_stream (AleaGameFile  *self,
                            GCancellable  *cancellable,
                            GError       **error)
{
  if (self->text != NULL)
    return g_memory_input_stream_new_from_bytes (self->text);
  if (!check_kind (self, cancellable, error))
    return NULL;

  return G_INPUT_STREAM (g_file_read (self->file, cancellable, error));
}

/* --- one game ------------------------------------------------------------- */

static gboolean
seek (GInputStream  *stream,
      goffset        offset,
      GError       **error)
{
  if (G_IS_SEEKABLE (stream) && g_seekable_can_seek (G_SEEKABLE (stream)))
    return g_seekable_seek (G_SEEKABLE (stream), offset, G_SEEK_SET, NULL, error);

  while (offset > 0)
    {
      gssize n = g_input_stream_skip (stream, (gsize) offset, NULL, error);

      if (n <= 0)
        return n == 0;
      offset -= n;
    }

  return TRUE;
}

static gboolean
is_unchanged (AleaGameFile  *self,
              GError       **error)
{
  g_autofree char *stamp = self->file != NULL ? alea_file_stamp (self->file) : NULL;

  if (g_strcmp0 (stamp, self->stamp) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _("Another program has changed the file. Open it again."));
  return FALSE;
}

AleaGame *
alea_game_file_load (AleaGameFile  *self,
                     guint          number,
                     GError       **error)
{
  g_autoptr(GInputStream) stream = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaPgnGame) found = NULL;

  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), NULL);
  g_return_val_if_fail (self->was_read, NULL);
  g_return_val_if_fail (number >= 1 && number <= self->games->len, NULL);

  if (!is_unchanged (self, error))
    return NULL;

  stream = alea_game_file_open_stream (self, NULL, error);
  if (stream == NULL || !seek (stream, get_game (self, number - 1)->start, error))
    return NULL;

  reader = alea_pgn_reader_new (stream);
  if (!alea_pgn_reader_next (reader, &found, NULL, error))
    return NULL;

  if (found == NULL || found->is_bad)
    {
      const char *fault = get_game (self, number - 1)->fault;

      g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT,
                           fault != NULL ? fault : _("There is no game in this file."));
      return NULL;
    }

  alea_game_record_drop_private (found->record);
  return alea_game_record_play (found->record, error);
}

AleaFilePlace *
alea_game_file_get_place (AleaGameFile *self,
                          guint         number)
{
  const AleaKeptGame *game;

  g_return_val_if_fail (ALEA_IS_GAME_FILE (self), NULL);
  g_return_val_if_fail (self->was_read, NULL);
  g_return_val_if_fail (number >= 1 && number <= self->games->len, NULL);

  if (self->file == NULL)
    return NULL;

  game = get_game (self, number - 1);
  return alea_file_place_new_in_file (self->file, self->stamp, game->start, game->end, self->games->len);
}
