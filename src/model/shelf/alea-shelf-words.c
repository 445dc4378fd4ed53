/* alea-shelf-words.c: what is said of a game on the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-words.h"

#include "alea-fen.h"
#include "alea-shelf-record.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- the game ------------------------------------------------------------- */

char *
alea_shelf_words_rules (const AleaShelfGame *game)
{
  const AleaRules *rules;

  g_return_val_if_fail (game != NULL, NULL);

  rules = alea_rules_find (game->rules);
  return g_strdup (rules != NULL ? alea_words_translate (rules->title) : game->rules);
}

guint
alea_shelf_words_get_sides (const char *rules)
{
  const AleaRules *found = alea_rules_find (rules);
  unsigned n_dice, n_sides;

  g_return_val_if_fail (rules != NULL, 0);

  if (found == NULL || found->dice == NULL || sscanf (found->dice, "%2ud%2u", &n_dice, &n_sides) != 2)
    return 0;

  return n_sides;
}

char *
alea_shelf_words_number (guint64 number)
{
  const char *apart = localeconv ()->thousands_sep;
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%" G_GUINT64_FORMAT, number);
  for (gssize i = (gssize) text->len - 3; i > 0; i -= 3)
    g_string_insert (text, i, apart);

  return g_string_free (text, FALSE);
}

/* --- who plays ------------------------------------------------------------ */

/* A name from a file, so that it can be shown; NULL for nobody. */
static char *
show_name (const char *name)
{
  return name != NULL && *name != '\0' && !g_str_equal (name, "?") ? alea_words_printable (name) : NULL;
}

char *
alea_shelf_words_players (const AleaShelfGame *game)
{
  g_autofree char *white = NULL, *black = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  white = show_name (game->white);
  black = show_name (game->black);
  if (white == NULL && black == NULL)
    return alea_shelf_words_rules (game);

  /* Translators: who has White, or Black, in a game where the other has no name */
  if (white == NULL || black == NULL)
    return g_strdup_printf (white != NULL ? _("%s (White)") : _("%s (Black)"), white != NULL ? white : black);

  /* Translators: two players; the first has White */
  return g_strdup_printf (_("%s and %s"), white, black);
}

/* --- where it stands ------------------------------------------------------ */

char *
alea_shelf_words_result (const AleaShelfGame *game)
{
  g_autofree char *winner = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  if (game->state == ALEA_SHELF_IN_PROGRESS)
    /* Translators: a game that is not over */
    return g_strdup (_("Unfinished"));
  if (game->result == ALEA_RESULT_NONE)
    return NULL;
  if (game->result == ALEA_RESULT_DRAW)
    /* Translators: the result of a game */
    return g_strdup (_("Drawn"));

  winner = show_name (game->result == ALEA_RESULT_BLACK ? game->black : game->white);
  if (winner != NULL)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_("%s won"), winner);

  return g_strdup (game->result == ALEA_RESULT_BLACK ? _("Black won") : _("White won"));
}

/* How a game ended, after its number of moves: "31 moves, king captured"; NULL
 * where the result says it all. */
static const char *
get_ending (const char *ending)
{
  static const char *const endings[] = {
    [ALEA_ENDING_CHECKMATE] = N_("checkmate"),
    [ALEA_ENDING_KING_CAPTURED] = N_("king captured"),
    [ALEA_ENDING_STALEMATE] = N_("stalemate"),
    [ALEA_ENDING_RESIGNATION] = N_("resigned"),
    [ALEA_ENDING_AGREEMENT] = N_("agreed"),
    [ALEA_ENDING_THREEFOLD] = N_("threefold repetition"),
    [ALEA_ENDING_FIVEFOLD] = N_("fivefold repetition"),
    [ALEA_ENDING_FIFTY_MOVES] = N_("fifty moves without progress"),
    [ALEA_ENDING_SEVENTY_FIVE_MOVES] = N_("75 moves without progress"),
    [ALEA_ENDING_DEAD_POSITION] = N_("no mate possible"),
    [ALEA_ENDING_SIX_SIXES] = N_("666 twice"),
  };

  if (ending == NULL)
    return NULL;
  if (g_str_equal (ending, ALEA_SHELF_ENDING_TIME))
    return N_("out of time");

  for (guint i = ALEA_ENDING_NONE + 1; i < G_N_ELEMENTS (endings); i++)
    if (g_str_equal (ending, alea_ending_to_string ((AleaEnding) i)))
      return endings[i];

  return NULL;
}

static gboolean
is_blacks_turn (const AleaShelfGame *game)
{
  const char *turn = game->fen != NULL ? strchr (game->fen, ' ') : NULL;

  return turn != NULL && turn[1] == 'b';
}

static char *
say_turn (const AleaShelfGame *game)
{
  const gboolean is_black = is_blacks_turn (game);
  g_autofree char *name = show_name (is_black ? game->black : game->white);
  const int move = MAX (1, is_black ? game->n_moves : game->n_moves + 1);

  if (name != NULL)
    /* Translators: the number of a move, and the name of who makes it */
    return g_strdup_printf (_("Move %d, %s to move"), move, name);

  return g_strdup_printf (is_black ? _("Move %d, Black to move") : _("Move %d, White to move"), move);
}

/* Whether dice place the pieces, and a home rank has still empty squares. */
static gboolean
is_setting_up (const AleaShelfGame *game)
{
  const AleaRules *rules = alea_rules_find (game->rules);
  const char *fen = game->fen != NULL ? game->fen : "";
  g_autofree char *board = g_strndup (fen, strcspn (fen, " "));
  const char *white = strrchr (board, '/');

  return rules != NULL && rules->turn_dice.n == 0 && white != NULL
         && (strcspn (board, "12345678") < strcspn (board, "/") || strpbrk (white, "12345678") != NULL);
}

/* The last roll; what a file says need not be one. */
static AleaRoll
read_last_roll (const AleaShelfGame *game)
{
  AleaRoll roll = { 0 };
  const char *at;

  roll.sides = (guint8) alea_shelf_words_get_sides (game->rules);
  for (at = game->dice; at != NULL && g_ascii_isdigit (*at) && roll.n < G_N_ELEMENTS (roll.face); at++)
    {
      roll.face[roll.n++] = (guint8) (*at - '0');
      if (*at - '0' > roll.sides)
        break;
      if (*++at != '-')
        return *at == '\0' ? roll : (AleaRoll) { 0 };
    }

  return (AleaRoll) { 0 };
}

/* What lies on the table, which is beside the board in a FEN. */
static AleaRoll
read_roll_on_table (const AleaShelfGame *game)
{
  const AleaRules *rules = alea_rules_find (game->rules);
  AleaSetup setup;

  if (rules == NULL || game->fen == NULL || !alea_fen_read (game->fen, rules, &setup, NULL))
    return (AleaRoll) { 0 };

  return setup.table.roll;
}

/* A FEN says nothing of dice that place pieces. */
AleaRoll
alea_shelf_words_get_roll (const AleaShelfGame *game)
{
  g_return_val_if_fail (game != NULL, (AleaRoll) { 0 });

  if (game->state != ALEA_SHELF_IN_PROGRESS || (game->n_moves == 0 && is_setting_up (game)))
    return read_last_roll (game);

  return read_roll_on_table (game);
}

/* What is said of a game without a move. */
static char *
say_beginning (const AleaShelfGame *game)
{
  if (game->dice == NULL)
    /* Translators: of a game that has neither a roll nor a move yet */
    return g_strdup (_("Not started"));

  return is_setting_up (game) ? g_strdup (_("Setting up")) : say_turn (game);
}

char *
alea_shelf_words_length (int         n_moves,
                         const char *ending)
{
  g_autofree char *moves = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d move", "%d moves", (gulong) MAX (n_moves, 0)),
                                            n_moves);
  const char *words = get_ending (ending);

  if (words == NULL)
    return g_steal_pointer (&moves);

  /* Translators: "31 moves, king captured" */
  return g_strdup_printf (_("%s, %s"), moves, alea_words_translate (words));
}

char *
alea_shelf_words_stand (const AleaShelfGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  if (game->state == ALEA_SHELF_IN_PROGRESS)
    return game->n_moves == 0 ? say_beginning (game) : say_turn (game);

  return alea_shelf_words_length (game->n_moves, game->ending);
}

/* --- what its review says ------------------------------------------------- */

char *
alea_shelf_words_luck (const AleaShelfGame *game)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  if (!game->has_luck)
    return NULL;
  if (game->luck == 0)
    /* Translators: the dice have helped both players as much */
    return g_strdup (_("Luck: even"));

  name = show_name (game->luck > 0 ? game->white : game->black);
  if (name == NULL)
    name = g_strdup (game->luck > 0 ? _("White") : _("Black"));

  /* Translators: who was helped by the dice, and by how many percentage points: "Luck: Ann +12 points" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Luck: %s +%d point", "Luck: %s +%d points",
                                       (gulong) abs (game->luck)), name, abs (game->luck));
}

/* --- when ----------------------------------------------------------------- */

/* Days from @then to @now, as a calendar counts them. */
static int
count_days (GDateTime *then,
            GDateTime *now)
{
  g_autoptr(GDate) first = g_date_new_dmy ((GDateDay) g_date_time_get_day_of_month (then),
                                           (GDateMonth) g_date_time_get_month (then),
                                           (GDateYear) g_date_time_get_year (then));
  g_autoptr(GDate) last = g_date_new_dmy ((GDateDay) g_date_time_get_day_of_month (now),
                                          (GDateMonth) g_date_time_get_month (now),
                                          (GDateYear) g_date_time_get_year (now));

  return g_date_days_between (first, last);
}

/* When a game was read is not when it was played.  One that has not been played on since
 * then is of the day that it tells of. */
static gboolean
has_day (const AleaShelfGame *game)
{
  g_autoptr(GDateTime) noon = NULL;

  if (game->origin != ALEA_SHELF_ORIGIN_FILE || game->changed != game->started)
    return game->changed != 0;

  noon = alea_shelf_record_find_noon (game->date);
  return noon != NULL;
}

/* "1851.??.??" */
static char *
make_year (const char *date)
{
  const gsize n_digits = date != NULL ? strspn (date, "0123456789") : 0;
  const gboolean is_year = n_digits == 4 && (date[4] == '.' || date[4] == '\0');
  g_autoptr(GDateTime) then = is_year ? g_date_time_new_local (atoi (date), 1, 1, 12, 0, 0) : NULL;

  return then != NULL ? g_date_time_format (then, "%Y") : g_strdup ("");
}

char *
alea_shelf_words_day (const AleaShelfGame *game,
                      GDateTime           *now)
{
  g_autoptr(GDateTime) then = NULL;
  int days;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (now != NULL, NULL);

  then = has_day (game) ? g_date_time_new_from_unix_local (game->changed / 1000) : NULL;
  if (then == NULL)
    return make_year (game->date);

  days = count_days (then, now);
  if (days == 0)
    return g_strdup (_("Today"));
  if (days == 1)
    return g_strdup (_("Yesterday"));
  if (days > 1 && days < 7)
    return g_date_time_format (then, "%A");
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a day of this year, see strftime(): "14 Nov" */
    return g_date_time_format (then, _("%-e %b"));

  /* Translators: a day of another year: "14 Nov 2024" */
  return g_date_time_format (then, _("%-e %b %Y"));
}

/* --- aloud ---------------------------------------------------------------- */

static char *
say_game (const AleaShelfGame *game,
          GDateTime           *now)
{
  g_autofree char *rules = alea_shelf_words_rules (game);
  g_autofree char *players = alea_shelf_words_players (game);
  g_autofree char *result = alea_shelf_words_result (game);
  g_autofree char *stand = alea_shelf_words_stand (game);
  g_autofree char *day = alea_shelf_words_day (game, now);

  if (result == NULL)
    result = g_strdup (_("No result"));
  if (g_str_equal (players, rules) && *day == '\0')
    /* Translators: a game on the shelf: "Chess. Unfinished. Move 13, White to move." */
    return g_strdup_printf (_("%s. %s. %s."), rules, result, stand);
  if (g_str_equal (players, rules))
    /* Translators: a game on the shelf: "Chess. Unfinished. Move 13, White to move.
     * Yesterday." */
    return g_strdup_printf (_("%s. %s. %s. %s."), rules, result, stand, day);
  if (*day == '\0')
    return g_strdup_printf (_("%s. %s. %s. %s."), players, rules, result, stand);

  /* Translators: a game on the shelf: "Ann and Ben. Chess. Ann won. 31 moves,
   * checkmate. Yesterday." */
  return g_strdup_printf (_("%s. %s. %s. %s. %s."), players, rules, result, stand, day);
}

char *
alea_shelf_words_sentence (const AleaShelfGame *game,
                           GDateTime           *now)
{
  g_autofree char *sentence = say_game (game, now), *luck = alea_shelf_words_luck (game);

  return luck != NULL ? g_strdup_printf ("%s %s.", sentence, luck) : g_steal_pointer (&sentence);
}
