/* shelf-query.c: a filter as a statement of SQL
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-query.h"

#include "alea-shelf-game.h"
#include "alea-words.h"

#include <string.h>

/* So many words of a search count. */
#define MAX_WORDS 16

/* A statement that is being written, and the texts that are its values, in
 * their order. */
typedef struct
{
  GString   *sql;
  GPtrArray *texts;
} Query;

static void
add_text (Query      *query,
          const char *condition,
          const char *text)
{
  if (text == NULL)
    return;

  g_string_append (query->sql, condition);
  g_ptr_array_add (query->texts, g_strdup (text));
}

/* --- searching ------------------------------------------------------------ */

/* Games are found by their name in the language of the user, too, which the
 * database does not have. */
static void
add_rules_called (Query      *query,
                  const char *word)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *title = alea_shelf_fold (alea_words_translate (alea_games[i]->title));

      if (strstr (title, word) != NULL)
        add_text (query, " OR rules = ?", alea_games[i]->id);
    }
}

static void
add_search (Query      *query,
            const char *search)
{
  g_autofree char *folded = alea_shelf_fold (search);
  g_auto(GStrv) words = g_strsplit_set (folded, " \t\n", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL && n < MAX_WORDS; i++)
    if (*words[i] != '\0')
      {
        n++;
        add_text (query, " AND (instr (search, ?) > 0", words[i]);
        add_rules_called (query, words[i]);
        g_string_append_c (query->sql, ')');
      }
}

/* --- the other conditions ------------------------------------------------- */

static void
add_number (Query      *query,
            const char *condition,
            gint64      number)
{
  g_string_append_printf (query->sql, "%s %" G_GINT64_FORMAT, condition, number);
}

static void
add_players (Query                 *query,
             const AleaShelfFilter *filter)
{
  if (filter->player != NULL)
    {
      add_text (query, " AND (white = ?", filter->player);
      add_text (query, " AND black = ?", filter->opponent);
      add_text (query, " OR black = ?", filter->player);
      add_text (query, " AND white = ?", filter->opponent);
      g_string_append_c (query->sql, ')');
    }

  if (filter->winner != NULL)
    {
      add_number (query, " AND (result =", ALEA_RESULT_WHITE);
      add_text (query, " AND white = ?", filter->winner);
      add_number (query, " OR result =", ALEA_RESULT_BLACK);
      add_text (query, " AND black = ?", filter->winner);
      g_string_append_c (query->sql, ')');
    }
}

static void
add_result (Query                 *query,
            AleaShelfResultFilter  result)
{
  static const AleaResult results[] = {
    [ALEA_SHELF_WHITE_WON] = ALEA_RESULT_WHITE,
    [ALEA_SHELF_BLACK_WON] = ALEA_RESULT_BLACK,
    [ALEA_SHELF_DRAWN] = ALEA_RESULT_DRAW,
    [ALEA_SHELF_NO_RESULT] = ALEA_RESULT_NONE,
  };

  if (result != ALEA_SHELF_ANY_RESULT)
    add_number (query, " AND result =", results[result]);
}

static void
add_conditions (Query                 *query,
                const AleaShelfFilter *filter)
{
  add_text (query, " AND rules = ?", filter->rules);
  add_players (query, filter);
  add_result (query, filter->result);
  if (filter->state != ALEA_SHELF_ANY_STATE)
    add_number (query, " AND state =",
                filter->state == ALEA_SHELF_ONLY_OVER ? ALEA_SHELF_OVER : ALEA_SHELF_IN_PROGRESS);
  if (filter->is_favorite)
    g_string_append (query->sql, " AND is_favorite <> 0");
  if (filter->is_played)
    g_string_append (query->sql, " AND (batch IS NULL OR origin = 0)");
  if (filter->since != 0)
    add_number (query, " AND changed >=", filter->since);
  if (filter->until != 0)
    add_number (query, " AND changed <", filter->until);
  if (filter->search != NULL)
    add_search (query, filter->search);
}

/* What is searched begins with the names, as they are sorted. */
static const char *
get_order (AleaShelfSort sort)
{
  switch (sort)
    {
    case ALEA_SHELF_SORT_OLDEST:
      return " ORDER BY started, id";
    case ALEA_SHELF_SORT_PLAYERS:
      return " ORDER BY search, changed DESC";
    case ALEA_SHELF_SORT_RULES:
      return " ORDER BY rules, state, changed DESC";
    case ALEA_SHELF_SORT_LONGEST:
      return " ORDER BY n_moves DESC, changed DESC";
    case ALEA_SHELF_SORT_NEWEST:
    default:
      return " ORDER BY state, changed DESC";
    }
}

sqlite3_stmt *
shelf_query_prepare (ShelfDatabase          *database,
                     const char             *columns,
                     const char             *join,
                     const AleaShelfFilter  *filter,
                     gboolean                is_sorted,
                     GError                **error)
{
  g_autoptr(GString) sql = g_string_new ("SELECT ");
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Query query = { sql, texts };
  sqlite3_stmt *statement;
  gint64 has_any;

  /* Imports under way are rare, and without them nothing need be asked. */
  has_any = shelf_database_ask (database, "SELECT 1 FROM batch WHERE is_done = 0 LIMIT 1", 0, error);
  if (has_any < 0)
    return NULL;

  g_string_append_printf (sql, "%s FROM game INDEXED BY game_list %s WHERE deleted IS NULL", columns, join);
  if (has_any > 0)
    g_string_append (sql, " AND (batch IS NULL OR batch NOT IN (SELECT id FROM batch WHERE is_done = 0))");
  add_conditions (&query, filter);
  if (is_sorted)
    g_string_append (sql, get_order (filter->sort));
  if (is_sorted && filter->max > 0)
    add_number (&query, " LIMIT", filter->max);

  statement = shelf_database_prepare (database, sql->str, error);
  for (guint i = 0; statement != NULL && i < texts->len; i++)
    shelf_bind_text (statement, (int) i + 1, g_ptr_array_index (texts, i));

  return statement;
}
