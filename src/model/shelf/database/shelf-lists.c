/* shelf-lists.c: the lists of a game to and from the rows of the database
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-rows.h"

/* --- writing -------------------------------------------------------------- */

static void
bind_note (sqlite3_stmt        *statement,
           const AleaShelfGame *game,
           guint                i)
{
  const AleaShelfNote *note = &g_array_index (game->notes, AleaShelfNote, i);

  sqlite3_bind_int64 (statement, 2, note->number);
  sqlite3_bind_int (statement, 3, (int) note->kind);
  shelf_bind_text (statement, 4, note->text);
}

static void
bind_tag (sqlite3_stmt        *statement,
          const AleaShelfGame *game,
          guint                i)
{
  const AleaShelfTag *tag = &g_array_index (game->tags, AleaShelfTag, i);

  sqlite3_bind_int64 (statement, 2, i);
  shelf_bind_text (statement, 3, tag->name);
  shelf_bind_text (statement, 4, tag->value);
}

static const char *
or_empty (const char *text)
{
  return text != NULL ? text : "";
}

static void
bind_promise (sqlite3_stmt        *statement,
              const AleaShelfGame *game,
              guint                i)
{
  const AleaShelfPromise *promise = &g_array_index (game->promises, AleaShelfPromise, i);

  sqlite3_bind_int64 (statement, 2, promise->number);
  sqlite3_bind_int64 (statement, 3, promise->version);
  sqlite3_bind_int (statement, 4, promise->is_own);
  sqlite3_bind_int (statement, 5, promise->is_revealed);
  shelf_bind_text (statement, 6, or_empty (promise->commitment));
  shelf_bind_text (statement, 7, or_empty (promise->host_word));
  shelf_bind_text (statement, 8, or_empty (promise->guest_word));
  shelf_bind_text (statement, 9, or_empty (promise->secret));
}

static void
bind_verdict (sqlite3_stmt        *statement,
              const AleaShelfGame *game,
              guint                i)
{
  const AleaShelfVerdict *verdict = &g_array_index (game->verdicts, AleaShelfVerdict, i);

  shelf_bind_text (statement, 2, verdict->engine);
  sqlite3_bind_int64 (statement, 3, verdict->number);
  shelf_bind_text (statement, 4, verdict->text);
}

/* --- reading -------------------------------------------------------------- */

static void
read_note (sqlite3_stmt *statement,
           gpointer      game)
{
  g_autofree char *text = shelf_read_text (statement, 2);

  alea_shelf_game_add_note (game, (guint) sqlite3_column_int64 (statement, 0),
                            (AleaShelfNoteKind) sqlite3_column_int (statement, 1), or_empty (text));
}

static void
read_tag (sqlite3_stmt *statement,
          gpointer      game)
{
  g_autofree char *name = shelf_read_text (statement, 0);
  g_autofree char *value = shelf_read_text (statement, 1);

  alea_shelf_game_add_tag (game, or_empty (name), or_empty (value));
}

static void
read_promise (sqlite3_stmt *statement,
              gpointer      game)
{
  AleaShelfPromise promise = {
    .number = (guint) sqlite3_column_int64 (statement, 0),
    .version = (guint) sqlite3_column_int64 (statement, 1),
    .is_own = sqlite3_column_int (statement, 2) != 0,
    .is_revealed = sqlite3_column_int (statement, 3) != 0,
    .commitment = shelf_read_text (statement, 4),
    .host_word = shelf_read_text (statement, 5),
    .guest_word = shelf_read_text (statement, 6),
    .secret = shelf_read_text (statement, 7),
  };

  alea_shelf_game_add_promise (game, &promise);
  g_free (promise.commitment);
  g_free (promise.host_word);
  g_free (promise.guest_word);
  g_free (promise.secret);
}

static void
read_verdict (sqlite3_stmt *statement,
              gpointer      game)
{
  g_autofree char *engine = shelf_read_text (statement, 1);
  g_autofree char *text = shelf_read_text (statement, 2);

  alea_shelf_game_add_verdict (game, (guint) sqlite3_column_int64 (statement, 0), or_empty (engine), or_empty (text));
}

/* --- the lists ------------------------------------------------------------ */

static const struct
{
  gsize       member;      /* in AleaShelfGame */
  const char *clear;
  const char *insert;
  void      (*bind)  (sqlite3_stmt        *statement,
                      const AleaShelfGame *game,
                      guint                i);
  const char *select;
  ShelfTakeRow read;
} lists[] = {
  [ALEA_SHELF_LIST_NOTES] = {
    G_STRUCT_OFFSET (AleaShelfGame, notes),
    "DELETE FROM note WHERE game = ?1",
    "INSERT OR REPLACE INTO note VALUES (?1, ?2, ?3, ?4)",
    bind_note,
    "SELECT number, kind, text FROM note WHERE game = ?1 ORDER BY number, kind",
    read_note,
  },
  [ALEA_SHELF_LIST_TAGS] = {
    G_STRUCT_OFFSET (AleaShelfGame, tags),
    "DELETE FROM tag WHERE game = ?1",
    "INSERT INTO tag VALUES (?1, ?2, ?3, ?4)",
    bind_tag,
    "SELECT name, value FROM tag WHERE game = ?1 ORDER BY number",
    read_tag,
  },
  [ALEA_SHELF_LIST_PROMISES] = {
    G_STRUCT_OFFSET (AleaShelfGame, promises),
    "DELETE FROM promise WHERE game = ?1",
    "INSERT OR REPLACE INTO promise VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    bind_promise,
    "SELECT number, version, is_own, is_revealed, commitment, host_word, guest_word, secret FROM promise"
    " WHERE game = ?1 ORDER BY number",
    read_promise,
  },
  [ALEA_SHELF_LIST_VERDICTS] = {
    G_STRUCT_OFFSET (AleaShelfGame, verdicts),
    "DELETE FROM verdict WHERE game = ?1",
    "INSERT OR REPLACE INTO verdict VALUES (?1, ?2, ?3, ?4)",
    bind_verdict,
    "SELECT number, engine, text FROM verdict WHERE game = ?1 ORDER BY number, engine",
    read_verdict,
  },
};

static GArray *
get_list (const AleaShelfGame *game,
          AleaShelfGameList    list)
{
  return *(GArray *const *) ((const guint8 *) game + lists[list].member);
}

gboolean
shelf_rows_replace_list (ShelfDatabase        *database,
                         gint64                id,
                         const AleaShelfGame  *game,
                         AleaShelfGameList     list,
                         GError              **error)
{
  if (!shelf_database_execute (database, lists[list].clear, &id, error))
    return FALSE;

  for (guint i = 0; i < get_list (game, list)->len; i++)
    {
      sqlite3_stmt *statement = shelf_database_prepare (database, lists[list].insert, error);

      if (statement == NULL)
        return FALSE;
      sqlite3_bind_int64 (statement, 1, id);
      lists[list].bind (statement, game, i);
      if (!shelf_database_finish (database, statement, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
shelf_rows_read_list (ShelfDatabase      *database,
                      AleaShelfGame      *game,
                      AleaShelfGameList   list,
                      GError            **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, lists[list].select, error);

  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, game->id);
  return shelf_rows_each (database, statement, lists[list].read, game, error);
}
