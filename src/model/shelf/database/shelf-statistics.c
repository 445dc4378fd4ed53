/* shelf-statistics.c: counting what is on the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-statistics.h"

#include "shelf-query.h"
#include "shelf-reviews.h"
#include "shelf-rows.h"

#include <string.h>

typedef struct
{
  AleaShelfStatistics *all;
  GHashTable          *rules;     /* id -> AleaShelfRulesCount */
  GHashTable          *players;   /* name -> AleaShelfPlayerCount */
  GHashTable          *pairs;     /* "name\nname" -> AleaShelfPairCount */
  ShelfReviews        *reviews;
  const char          *player;    /* whose rolls are counted apart; or NULL */
} Counting;

/* --- what is counted ------------------------------------------------------ */

/* Counts of rules, players and reviews begin with a name and a number of games. */
#define N_GAMES(count) G_STRUCT_MEMBER (guint, count, G_STRUCT_OFFSET (AleaShelfPlayerCount, n_games))

G_STATIC_ASSERT (G_STRUCT_OFFSET (AleaShelfRulesCount, n_games) == G_STRUCT_OFFSET (AleaShelfPlayerCount, n_games));
G_STATIC_ASSERT (G_STRUCT_OFFSET (AleaShelfReviewCount, n_games) == G_STRUCT_OFFSET (AleaShelfPlayerCount, n_games));

static char **
name_of (gpointer count)
{
  return count;
}

static void
free_named (gpointer count)
{
  g_free (*name_of (count));
  g_free (count);
}

static void
free_pair (gpointer data)
{
  AleaShelfPairCount *pair = data;

  g_free (pair->names[0]);
  g_free (pair->names[1]);
  g_array_unref (pair->by_rules);
  g_free (pair);
}

AleaShelfStatistics *
shelf_statistics_new (void)
{
  AleaShelfStatistics *self = g_new0 (AleaShelfStatistics, 1);

  self->rules = g_ptr_array_new_with_free_func (free_named);
  self->players = g_ptr_array_new_with_free_func (free_named);
  self->pairs = g_ptr_array_new_with_free_func (free_pair);
  self->reviews = g_ptr_array_new_with_free_func (free_named);
  return self;
}

void
alea_shelf_statistics_free (AleaShelfStatistics *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->pairs);
  g_ptr_array_unref (self->reviews);
  g_free (self);
}

const AleaShelfRulesCount *
alea_shelf_statistics_find_rules (const AleaShelfStatistics *self,
                                  const char                *rules)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  for (guint i = 0; i < self->rules->len; i++)
    {
      const AleaShelfRulesCount *count = g_ptr_array_index (self->rules, i);

      if (g_str_equal (count->rules, rules))
        return count;
    }

  return NULL;
}

/* The one of @counts with that name, a new one of @size bytes where there is none. */
static gpointer
get_named (GHashTable *by_name,
           GPtrArray  *counts,
           gsize       size,
           const char *name)
{
  gpointer count = g_hash_table_lookup (by_name, name);

  if (count == NULL)
    {
      count = g_malloc0 (size);
      *name_of (count) = g_strdup (name);
      g_hash_table_insert (by_name, *name_of (count), count);
      g_ptr_array_add (counts, count);
    }

  return count;
}

static AleaShelfRulesCount *
get_rules (Counting   *counting,
           const char *id)
{
  return get_named (counting->rules, counting->all->rules, sizeof (AleaShelfRulesCount), id != NULL ? id : "");
}

static AleaShelfPairCount *
get_pair (Counting   *counting,
          const char *first,
          const char *second)
{
  g_autofree char *key = g_strdup_printf ("%s\n%s", first, second);
  AleaShelfPairCount *count = g_hash_table_lookup (counting->pairs, key);

  if (count == NULL)
    {
      count = g_new0 (AleaShelfPairCount, 1);
      count->names[0] = g_strdup (first);
      count->names[1] = g_strdup (second);
      count->by_rules = g_array_new (FALSE, TRUE, sizeof (AleaHandicapGames));
      g_hash_table_insert (counting->pairs, g_steal_pointer (&key), count);
      g_ptr_array_add (counting->all->pairs, count);
    }

  return count;
}

/* --- counting games ------------------------------------------------------- */

static gboolean
is_name (const char *name)
{
  return name != NULL && *name != '\0' && !g_str_equal (name, "?");
}

static void
count_player (Counting   *counting,
              const char *name,
              int         result,
              AleaResult  win)
{
  AleaShelfPlayerCount *count;

  if (!is_name (name))
    return;

  count = get_named (counting->players, counting->all->players, sizeof *count, name);
  count->n_games++;
  if (result == (int) win)
    count->n_won++;
  else if (result == ALEA_RESULT_DRAW)
    count->n_drawn++;
  else if (result != ALEA_RESULT_NONE)
    count->n_lost++;
}

/* @white is who of the pair had it, and @outcome what the first of them did: 0 for
 * won, 1 for drawn, 2 for lost. */
static void
count_by_rules (GArray          *by_rules,
                const AleaRules *rules,
                int              white,
                int              outcome)
{
  AleaHandicapGames *games;
  guint i = 0;

  while (i < by_rules->len && g_array_index (by_rules, AleaHandicapGames, i).rules != rules)
    i++;
  if (i == by_rules->len)
    g_array_set_size (by_rules, i + 1);

  games = &g_array_index (by_rules, AleaHandicapGames, i);
  games->rules = rules;
  games->n[white][outcome]++;
}

static void
count_pair (Counting   *counting,
            const char *id,
            const char *white,
            const char *black,
            int         result)
{
  const AleaRules *rules = alea_rules_find (id);
  const gboolean is_turned = is_name (white) && is_name (black) && strcmp (white, black) > 0;
  AleaShelfPairCount *count;

  if (!is_name (white) || !is_name (black) || g_str_equal (white, black))
    return;

  count = get_pair (counting, is_turned ? black : white, is_turned ? white : black);
  count->n_games++;
  if (result == ALEA_RESULT_DRAW)
    count->n_drawn++;
  else if (result != ALEA_RESULT_NONE)
    count->n_won[(result == ALEA_RESULT_BLACK) != is_turned]++;
  if (result == ALEA_RESULT_NONE || rules == NULL)
    return;

  count_by_rules (count->by_rules, rules, is_turned,
                  result == ALEA_RESULT_DRAW ? 1 : (result == ALEA_RESULT_BLACK) != is_turned ? 2 : 0);
}

#define GAME_COLUMNS "rules, state, result, is_favorite, white, black"

static void
count_game (sqlite3_stmt *statement,
            gpointer      data)
{
  Counting *counting = data;
  const char *id = (const char *) sqlite3_column_text (statement, 0);
  AleaShelfRulesCount *rules = get_rules (counting, id);
  const gboolean is_in_progress = sqlite3_column_int (statement, 1) == ALEA_SHELF_IN_PROGRESS;
  const int written = sqlite3_column_int (statement, 2);
  const int result = written >= 0 && written <= ALEA_RESULT_DRAW ? written : ALEA_RESULT_NONE;
  const char *white = (const char *) sqlite3_column_text (statement, 4);
  const char *black = (const char *) sqlite3_column_text (statement, 5);

  rules->n_games++;
  rules->n_in_progress += is_in_progress;
  rules->n_results[result]++;
  counting->all->n_games++;
  counting->all->n_in_progress += is_in_progress;
  counting->all->n_results[result]++;
  counting->all->n_favorites += sqlite3_column_int (statement, 3) != 0;

  count_player (counting, white, result, ALEA_RESULT_WHITE);
  if (g_strcmp0 (white, black) != 0)
    count_player (counting, black, result, ALEA_RESULT_BLACK);
  count_pair (counting, rules->rules, white, black, result);
}

/* --- counting rolls ------------------------------------------------------- */

#define ROLL_COLUMNS "rules, white, black, e.text, e.who"
#define ROLL_JOIN    "JOIN event AS e ON e.game = game.id AND e.number >= 0 AND e.kind BETWEEN 1 AND 2"

static void
count_faces (const char *text,
             guint64     n_faces[ALEA_SHELF_MAX_FACE + 1])
{
  const char *at = text;

  while (g_ascii_isdigit (*at))
    {
      char *end;
      const guint64 face = g_ascii_strtoull (at, &end, 10);

      if (face >= 1 && face <= ALEA_SHELF_MAX_FACE)
        n_faces[face]++;
      at = *end == '-' ? end + 1 : end;
    }
}

static void
count_roll (sqlite3_stmt *statement,
            gpointer      data)
{
  Counting *counting = data;
  const char *id = (const char *) sqlite3_column_text (statement, 0);
  const char *text = (const char *) sqlite3_column_text (statement, 3);
  const int who = sqlite3_column_int (statement, 4);
  AleaShelfRulesCount *rules = get_rules (counting, id);
  const char *name = NULL;

  if (text == NULL)
    return;

  count_faces (text, rules->n_faces);
  if (counting->player != NULL && who == ALEA_WHO_WHITE)
    name = (const char *) sqlite3_column_text (statement, 1);
  else if (counting->player != NULL && who == ALEA_WHO_BLACK)
    name = (const char *) sqlite3_column_text (statement, 2);
  if (name != NULL && g_str_equal (name, counting->player))
    count_faces (text, rules->n_own_faces);
}

/* --- counting reviews ----------------------------------------------------- */

static void
count_review (sqlite3_stmt *statement,
              gpointer      data)
{
  Counting *counting = data;
  const char *white = (const char *) sqlite3_column_text (statement, 0);
  const char *black = (const char *) sqlite3_column_text (statement, 1);

  shelf_reviews_add (counting->reviews, statement, is_name (white) ? white : NULL, is_name (black) ? black : NULL);
}

/* --- all of it ------------------------------------------------------------ */

/* What is asked of each game, and who counts the answers. */
typedef struct
{
  const char  *columns;
  const char  *join;
  ShelfTakeRow count;
} Scan;

static const Scan games_scan = { GAME_COLUMNS, "", count_game };
static const Scan rolls_scan = { ROLL_COLUMNS, ROLL_JOIN, count_roll };
static const Scan reviews_scan = { SHELF_REVIEWS_COLUMNS, SHELF_REVIEWS_JOIN, count_review };

static gboolean
scan (Counting               *counting,
      ShelfDatabase          *database,
      const AleaShelfFilter  *filter,
      const Scan             *what,
      GError                **error)
{
  sqlite3_stmt *statement = shelf_query_prepare (database, what->columns, what->join, filter, FALSE, error);

  return shelf_rows_each (database, statement, what->count, counting, error);
}

/* More games come first. */
static int
compare_numbers (guint first,
                 guint second)
{
  return (first < second) - (first > second);
}

static int
compare_named (gconstpointer a,
               gconstpointer b)
{
  gpointer first = *(gpointer *) a, second = *(gpointer *) b;
  const int order = compare_numbers (N_GAMES (first), N_GAMES (second));

  return order != 0 ? order : strcmp (*name_of (first), *name_of (second));
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const AleaShelfPairCount *first = *(gconstpointer *) a, *second = *(gconstpointer *) b;
  int order = compare_numbers (first->n_games, second->n_games);

  for (guint i = 0; i < G_N_ELEMENTS (first->names) && order == 0; i++)
    order = strcmp (first->names[i], second->names[i]);
  return order;
}

static void
sort (GPtrArray    *counts,
      GCompareFunc  compare,
      guint         max)
{
  g_ptr_array_sort (counts, compare);
  if (counts->len > max)
    g_ptr_array_remove_range (counts, max, counts->len - max);
}

AleaShelfStatistics *
shelf_statistics_count (ShelfDatabase          *database,
                        const AleaShelfFilter  *filter,
                        guint                   max_names,
                        AleaShelfCount          what,
                        GError                **error)
{
  g_autoptr(AleaShelfStatistics) all = shelf_statistics_new ();
  g_autoptr(GHashTable) rules = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GHashTable) players = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(ShelfReviews) reviews = shelf_reviews_new ();
  Counting counting = { all, rules, players, pairs, reviews, filter->player };

  if (!scan (&counting, database, filter, &games_scan, error)
      || ((what & ALEA_SHELF_COUNT_ROLLS) != 0 && !scan (&counting, database, filter, &rolls_scan, error))
      || ((what & ALEA_SHELF_COUNT_REVIEWS) != 0 && !scan (&counting, database, filter, &reviews_scan, error)))
    return NULL;

  shelf_reviews_count (reviews, all);

  sort (all->rules, compare_named, G_MAXUINT);
  sort (all->players, compare_named, max_names);
  sort (all->pairs, compare_pairs, max_names);
  sort (all->reviews, compare_named, max_names);
  return g_steal_pointer (&all);
}
