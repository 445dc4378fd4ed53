/* alea-filter-choice.c: one thing that games can be filtered by
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-filter-choice.h"

#include "alea-rules.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* So many names are offered; others are found by typing. */
#define MAX_PAIRS   3
#define MAX_PLAYERS 6
#define MAX_WINNERS 4

void
alea_filter_choice_free (AleaFilterChoice *self)
{
  g_free (self->names[0]);
  g_free (self->names[1]);
  g_free (self);
}

/* --- which there are ------------------------------------------------------ */

static void
add (GPtrArray      *list,
     AleaFilterKind  kind,
     const char     *name,
     int             number,
     int             n_games)
{
  AleaFilterChoice *choice = g_new0 (AleaFilterChoice, 1);

  choice->kind = kind;
  choice->names[0] = g_strdup (name);
  choice->number = number;
  choice->n_games = n_games;
  g_ptr_array_add (list, choice);
}

static void
add_rules (GPtrArray                 *list,
           const AleaShelfStatistics *statistics)
{
  for (guint i = 0; i < statistics->rules->len; i++)
    {
      const AleaShelfRulesCount *count = g_ptr_array_index (statistics->rules, i);

      add (list, ALEA_FILTER_RULES, count->rules, 0, (int) count->n_games);
    }
}

static void
add_players (GPtrArray                 *list,
             const AleaShelfStatistics *statistics)
{
  for (guint i = 0; i < MIN (statistics->pairs->len, MAX_PAIRS); i++)
    {
      const AleaShelfPairCount *count = g_ptr_array_index (statistics->pairs, i);
      AleaFilterChoice *choice;

      if (count->n_games < 2)
        continue;
      add (list, ALEA_FILTER_PAIR, count->names[0], 0, (int) count->n_games);
      choice = g_ptr_array_index (list, list->len - 1);
      choice->names[1] = g_strdup (count->names[1]);
    }

  for (guint i = 0; i < MIN (statistics->players->len, MAX_PLAYERS); i++)
    {
      const AleaShelfPlayerCount *count = g_ptr_array_index (statistics->players, i);

      add (list, ALEA_FILTER_PLAYER, count->name, 0, (int) count->n_games);
    }
}

static void
add_results (GPtrArray                 *list,
             const AleaShelfStatistics *statistics)
{
  guint n_winners = 0;

  for (guint i = 0; i < statistics->players->len && n_winners < MAX_WINNERS; i++)
    {
      const AleaShelfPlayerCount *count = g_ptr_array_index (statistics->players, i);

      if (count->n_won == 0)
        continue;
      add (list, ALEA_FILTER_WINNER, count->name, 0, (int) count->n_won);
      n_winners++;
    }

  add (list, ALEA_FILTER_RESULT, NULL, ALEA_SHELF_WHITE_WON, (int) statistics->n_results[ALEA_RESULT_WHITE]);
  add (list, ALEA_FILTER_RESULT, NULL, ALEA_SHELF_BLACK_WON, (int) statistics->n_results[ALEA_RESULT_BLACK]);
  add (list, ALEA_FILTER_RESULT, NULL, ALEA_SHELF_DRAWN, (int) statistics->n_results[ALEA_RESULT_DRAW]);
}

GPtrArray *
alea_filter_choice_list (const AleaShelfStatistics *statistics)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_filter_choice_free);

  g_return_val_if_fail (statistics != NULL, list);

  add (list, ALEA_FILTER_ALL, NULL, 0, (int) statistics->n_games);
  add (list, ALEA_FILTER_WAITING, NULL, 0, (int) statistics->n_in_progress);
  add (list, ALEA_FILTER_FAVORITES, NULL, 0, (int) statistics->n_favorites);
  add_rules (list, statistics);
  add_players (list, statistics);
  add_results (list, statistics);
  add (list, ALEA_FILTER_DAYS, NULL, 1, ALEA_FILTER_NO_COUNT);
  add (list, ALEA_FILTER_DAYS, NULL, 7, ALEA_FILTER_NO_COUNT);
  add (list, ALEA_FILTER_DAYS, NULL, 30, ALEA_FILTER_NO_COUNT);
  add (list, ALEA_FILTER_DAYS, NULL, 365, ALEA_FILTER_NO_COUNT);
  return list;
}

/* --- what they are -------------------------------------------------------- */

gboolean
alea_filter_choice_equal (const AleaFilterChoice *self,
                          const AleaFilterChoice *other)
{
  return self->kind == other->kind && self->number == other->number
         && g_strcmp0 (self->names[0], other->names[0]) == 0 && g_strcmp0 (self->names[1], other->names[1]) == 0;
}

AleaFilterSection
alea_filter_choice_get_section (const AleaFilterChoice *self)
{
  static const AleaFilterSection sections[] = {
    [ALEA_FILTER_ALL] = ALEA_FILTER_SECTION_WHICH,
    [ALEA_FILTER_WAITING] = ALEA_FILTER_SECTION_WHICH,
    [ALEA_FILTER_FAVORITES] = ALEA_FILTER_SECTION_WHICH,
    [ALEA_FILTER_RULES] = ALEA_FILTER_SECTION_RULES,
    [ALEA_FILTER_PAIR] = ALEA_FILTER_SECTION_PLAYERS,
    [ALEA_FILTER_PLAYER] = ALEA_FILTER_SECTION_PLAYERS,
    [ALEA_FILTER_WINNER] = ALEA_FILTER_SECTION_RESULT,
    [ALEA_FILTER_RESULT] = ALEA_FILTER_SECTION_RESULT,
    [ALEA_FILTER_DAYS] = ALEA_FILTER_SECTION_TIME,
  };

  return sections[self->kind];
}

static const char *
get_result_label (AleaShelfResultFilter result)
{
  switch (result)
    {
    case ALEA_SHELF_WHITE_WON:
      return _("White won");
    case ALEA_SHELF_BLACK_WON:
      return _("Black won");
    case ALEA_SHELF_DRAWN:
      return _("Drawn");
    case ALEA_SHELF_ANY_RESULT:
    case ALEA_SHELF_NO_RESULT:
    default:
      return _("No result");
    }
}

static char *
get_days_label (int n_days)
{
  if (n_days == 1)
    return g_strdup (_("Today"));
  if (n_days == 365)
    return g_strdup (_("Last 12 Months"));

  /* Translators: always more than one day */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Last %d Day", "Last %d Days", (gulong) n_days), n_days);
}

static char *
make_label (const AleaFilterChoice *self)
{
  const AleaRules *rules;

  switch (self->kind)
    {
    case ALEA_FILTER_WAITING:
      /* Translators: games that are not over */
      return g_strdup (_("Unfinished"));
    case ALEA_FILTER_FAVORITES:
      return g_strdup (_("Favourites"));
    case ALEA_FILTER_RULES:
      rules = alea_rules_find (self->names[0]);
      return g_strdup (rules != NULL ? alea_words_translate (rules->title) : self->names[0]);
    case ALEA_FILTER_PAIR:
      return g_strdup_printf (_("%s and %s"), self->names[0], self->names[1]);
    case ALEA_FILTER_PLAYER:
      return g_strdup (self->names[0]);
    case ALEA_FILTER_WINNER:
      return g_strdup_printf (_("%s won"), self->names[0]);
    case ALEA_FILTER_RESULT:
      return g_strdup (get_result_label ((AleaShelfResultFilter) self->number));
    case ALEA_FILTER_DAYS:
      return get_days_label (self->number);
    case ALEA_FILTER_ALL:
    default:
      return g_strdup (_("All Games"));
    }
}

char *
alea_filter_choice_get_label (const AleaFilterChoice *self)
{
  g_autofree char *label = make_label (self);

  return alea_words_printable (label);
}

/* --- filtering ------------------------------------------------------------ */

/* Midnight before the first of so many days. */
static gint64
get_since (int n_days)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autoptr(GDateTime) first = g_date_time_add_days (now, 1 - n_days);
  g_autoptr(GDateTime) midnight = g_date_time_new_local (g_date_time_get_year (first), g_date_time_get_month (first),
                                                         g_date_time_get_day_of_month (first), 0, 0, 0);

  return g_date_time_to_unix (midnight != NULL ? midnight : first) * 1000;
}

static gboolean
is_narrowed (const AleaShelfFilter *filter)
{
  return filter->state != ALEA_SHELF_ANY_STATE || filter->is_favorite || filter->rules != NULL
         || filter->player != NULL || filter->winner != NULL || filter->result != ALEA_SHELF_ANY_RESULT
         || filter->since != 0;
}

gboolean
alea_filter_choice_is_on (const AleaFilterChoice *self,
                          const AleaShelfFilter  *filter)
{
  switch (self->kind)
    {
    case ALEA_FILTER_WAITING:
      return filter->state == ALEA_SHELF_ONLY_IN_PROGRESS;
    case ALEA_FILTER_FAVORITES:
      return filter->is_favorite;
    case ALEA_FILTER_RULES:
      return g_strcmp0 (filter->rules, self->names[0]) == 0;
    case ALEA_FILTER_PAIR:
    case ALEA_FILTER_PLAYER:
      return g_strcmp0 (filter->player, self->names[0]) == 0 && g_strcmp0 (filter->opponent, self->names[1]) == 0;
    case ALEA_FILTER_WINNER:
      return g_strcmp0 (filter->winner, self->names[0]) == 0;
    case ALEA_FILTER_RESULT:
      return filter->result == (AleaShelfResultFilter) self->number;
    case ALEA_FILTER_DAYS:
      return filter->since == get_since (self->number);
    case ALEA_FILTER_ALL:
    default:
      return !is_narrowed (filter);
    }
}

static void
set_name (char       **name,
          const char  *value)
{
  g_free (*name);
  *name = g_strdup (value);
}

/* All of the section of @self, which is none of them for "all". */
static void
clear_section (const AleaFilterChoice *self,
               AleaShelfFilter        *filter)
{
  const AleaFilterSection section = alea_filter_choice_get_section (self);
  const gboolean is_all = self->kind == ALEA_FILTER_ALL;

  if (is_all || section == ALEA_FILTER_SECTION_WHICH)
    {
      filter->state = ALEA_SHELF_ANY_STATE;
      filter->is_favorite = FALSE;
    }
  if (is_all || section == ALEA_FILTER_SECTION_RULES)
    set_name (&filter->rules, NULL);
  if (is_all || section == ALEA_FILTER_SECTION_PLAYERS)
    {
      set_name (&filter->player, NULL);
      set_name (&filter->opponent, NULL);
    }
  if (is_all || section == ALEA_FILTER_SECTION_RESULT)
    {
      set_name (&filter->winner, NULL);
      filter->result = ALEA_SHELF_ANY_RESULT;
    }
  if (is_all || section == ALEA_FILTER_SECTION_TIME)
    filter->since = 0;
}

void
alea_filter_choice_toggle (const AleaFilterChoice *self,
                           AleaShelfFilter        *filter)
{
  const gboolean was_on = alea_filter_choice_is_on (self, filter);

  clear_section (self, filter);
  if (was_on)
    return;

  if (self->kind == ALEA_FILTER_WAITING)
    filter->state = ALEA_SHELF_ONLY_IN_PROGRESS;
  else if (self->kind == ALEA_FILTER_FAVORITES)
    filter->is_favorite = TRUE;
  else if (self->kind == ALEA_FILTER_RULES)
    set_name (&filter->rules, self->names[0]);
  else if (self->kind == ALEA_FILTER_PAIR || self->kind == ALEA_FILTER_PLAYER)
    {
      set_name (&filter->player, self->names[0]);
      set_name (&filter->opponent, self->names[1]);
    }
  else if (self->kind == ALEA_FILTER_WINNER)
    set_name (&filter->winner, self->names[0]);
  else if (self->kind == ALEA_FILTER_RESULT)
    filter->result = (AleaShelfResultFilter) self->number;
  else if (self->kind == ALEA_FILTER_DAYS)
    filter->since = get_since (self->number);
}
