/* alea-score-words.c: who played, where and when, as people write it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-score.h"

#include "alea-score-words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

/* "2026.11.21", "2026.11.??", "2026.??.??": *@n_parts of these are known.  NULL for other words. */
static GDateTime *
read_date (const char *tag,
           int        *n_parts)
{
  int year = 0, month = 0, day = 0;

  *n_parts = sscanf (tag, "%4d.%2d.%2d", &year, &month, &day);
  if (*n_parts < 1)
    return NULL;

  return g_date_time_new_local (year, *n_parts >= 2 ? month : 1, *n_parts == 3 ? day : 1, 12, 0, 0);
}

char *
alea_game_score_write_short_date (const AleaGameScore *self)
{
  const char *tag = alea_game_score_get_word (self, ALEA_SCORE_DATE);
  g_autoptr(GDateTime) date = NULL;
  int n;

  if (tag == NULL || (date = read_date (tag, &n)) == NULL || n < 3)
    return NULL;

  return g_date_time_format (date, "%x");
}

char *
alea_game_score_write_date (const AleaGameScore *self)
{
  const char *tag = alea_game_score_get_word (self, ALEA_SCORE_DATE);
  g_autoptr(GDateTime) date = NULL;
  int n;

  if (tag == NULL)
    return NULL;

  date = read_date (tag, &n);
  if (date == NULL)
    return g_strdup (tag);
  if (n == 1)
    return g_strdup_printf ("%d", g_date_time_get_year (date));

  /* TRANSLATORS: a date, as g_date_time_format() has it: "21 November 2026", "November 2026" */
  return g_date_time_format (date, n == 3 ? _("%-d %B %Y") : _("%B %Y"));
}

char *
alea_game_score_write_players (const AleaGameScore *self)
{
  const char *white = alea_game_score_get_word (self, ALEA_SCORE_WHITE);
  const char *black = alea_game_score_get_word (self, ALEA_SCORE_BLACK);

  if (white == NULL && black == NULL)
    return NULL;

  /* TRANSLATORS: who plays White and who Black: "Anna – Ben" */
  return g_strdup_printf (_("%s – %s"), white != NULL ? white : _("White"), black != NULL ? black : _("Black"));
}

char *
alea_game_score_write_occasion (const AleaGameScore *self)
{
  const char *event = alea_game_score_get_word (self, ALEA_SCORE_EVENT);
  const char *round = alea_game_score_get_word (self, ALEA_SCORE_ROUND);
  g_autofree char *date = alea_game_score_write_date (self);
  g_autofree char *place = NULL;

  if (event != NULL && round != NULL && !g_str_equal (round, "-"))
    /* TRANSLATORS: an event and the number of its round: "Club evening (3)" */
    place = g_strdup_printf (_("%s (%s)"), event, round);
  else
    place = g_strdup (event);

  if (place != NULL && date != NULL)
    /* TRANSLATORS: an event and its date */
    return g_strdup_printf (_("%s, %s"), place, date);

  return g_strdup (place != NULL ? place : date);
}
