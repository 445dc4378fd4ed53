/* command-sheet.c: alea-cli sheet
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-club.h"
#include "alea-export.h"
#include "alea-latex.h"
#include "alea-option-list.h"
#include "alea-page-game.h"
#include "alea-start.h"
#include "sheet-games.h"

#include <string.h>

#define MAX_STARTS       2000
#define MAX_EVENING      200
#define MAX_SCORE_PAGES  20
#define MAX_ROLLS        2000
#define DEFAULT_PER_PAGE 6
#define DEFAULT_ROLLS    100
#define MAX_EVERY        1000
#define DEFAULT_EVERY    10      /* moves between two diagrams of a game */

typedef struct
{
  char            *count;
  char            *seed;
  char            *output;
  char            *per_page;
  char            *kind;
  char            *paper;
  char            *file;
  char            *every;
  GStrv            option_words;
  gboolean         has_letters;
  gboolean         is_all;         /* the numbered starts, one after the other */

  const AleaRules *rules;
  AleaOptions      options;
} Order;

/* What may be on a sheet. */
typedef struct
{
  const char *name;
  gboolean  (*fill) (Order     *order,
                     AleaPages *pages);
} Kind;

/* A seed that nobody has given is told, so that the sheet can be made again. */
static void
settle_seed (Order *order)
{
  if (order->seed == NULL && (order->seed = alea_dice_make_seed ()) != NULL)
    g_print ("seed: %s\n", order->seed);
}

static gboolean
fail_without_dice (void)
{
  return cli_refuse ("sheet: the system provides no random numbers");
}

static gboolean
read_per_page (const Order *order,
               guint64     *per_page)
{
  return cli_read_number ("--per-page", order->per_page, 1, 12, per_page);
}

/* --- starts -------------------------------------------------------------- */

static gboolean
add_all (Order     *order,
         AleaPages *pages,
         int        per_page)
{
  if (order->rules->setup.n_starts == 0)
    return cli_refuse ("sheet: the starts of %s have no numbers", order->rules->title);

  if (order->count != NULL || order->seed != NULL)
    return cli_refuse ("sheet: --all cannot be used with --count or --seed");

  alea_pages_add_all_starts (pages, order->rules, per_page);
  return TRUE;
}

static gboolean
add_rolled (Order     *order,
            GPtrArray *starts)
{
  guint64 count = DEFAULT_PER_PAGE;

  if (!cli_read_number ("--count", order->count, 1, MAX_STARTS, &count))
    return FALSE;

  settle_seed (order);
  if (order->seed == NULL)
    return fail_without_dice ();

  for (guint i = 1; i <= count; i++)
    {
      g_autofree char *rolls = NULL;
      g_autoptr(GError) error = NULL;
      AleaState state;

      if (!alea_start_roll_nth (order->rules, &order->options, order->seed, i, &state, &rolls, &error))
        return cli_refuse ("sheet: %s", error->message);
      g_ptr_array_add (starts, alea_club_start_new (&state, rolls, NULL));
    }

  return TRUE;
}

static gboolean
add_dice (const AleaRules *rules,
          AleaDice        *dice,
          guint            board,
          guint            count,
          AleaPages       *pages)
{
  AleaRoll roll;
  const guint n_players = alea_club_count_players (rules, &roll);
  g_autofree AleaRoll *rolls = g_new (AleaRoll, n_players * count);

  for (guint i = 0; i < n_players * count; i++)
    {
      rolls[i] = roll;
      if (!alea_dice_throw (dice, &rolls[i]))
        return FALSE;
    }

  alea_pages_add_agreed_dice (pages, rules, board, rolls, count);
  return TRUE;
}

/* Where dice are thrown in play every board begins alike: what it is given are
 * dice of its own, as start number N has them. */
static gboolean
add_dice_of_boards (Order     *order,
                    AleaPages *pages,
                    guint      n_boards)
{
  for (guint i = 1; i <= n_boards; i++)
    {
      g_autofree char *seed = alea_start_make_seed (order->seed, i);
      g_autoptr(AleaDice) dice = alea_dice_new_seeded (seed);

      if (!add_dice (order->rules, dice, i, DEFAULT_ROLLS, pages))
        return fail_without_dice ();
    }

  return TRUE;
}

static gboolean
fill_club (Order     *order,
           AleaPages *pages)
{
  g_autoptr(GPtrArray) starts = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_club_start_free);
  g_autofree char *first = NULL, *options = NULL;
  guint64 per_page = DEFAULT_PER_PAGE;
  AleaRoll roll;

  if (!read_per_page (order, &per_page))
    return FALSE;

  if (order->is_all)
    return add_all (order, pages, (int) per_page);
  if (!add_rolled (order, starts))
    return FALSE;

  first = alea_start_make_seed (order->seed, 1);
  if (alea_club_count_players (order->rules, &roll) == 2)
    {
      alea_pages_set_seed (pages, order->rules, "", order->seed, NULL);
      return add_dice_of_boards (order, pages, starts->len);
    }

  options = alea_option_list_write (order->rules, &order->options);
  alea_pages_set_seed (pages, order->rules, options, order->seed, first);
  alea_pages_add_club (pages, order->rules, starts, (int) per_page);
  return TRUE;
}

/* All that an evening needs: what the boards begin with, a score sheet for each player,
 * and a table for the results. */
static gboolean
fill_evening (Order     *order,
              AleaPages *pages)
{
  guint64 count = DEFAULT_PER_PAGE;
  AleaRoll roll;

  if (!cli_read_number ("--count", order->count, 1, MAX_EVENING, &count))
    return FALSE;
  /* Without dice all boards begin as ever. */
  if (alea_club_count_players (order->rules, &roll) > 0 && !fill_club (order, pages))
    return FALSE;

  for (guint i = 0; i < 2 * count; i++)
    alea_pages_add_score (pages, order->rules, &order->options, 1);
  alea_pages_add_results (pages, order->rules, NULL, (guint) count);
  return TRUE;
}

/* --- games --------------------------------------------------------------- */

/* How games go on paper; FALSE after an error. */
static gboolean
read_games (const Order *order,
            SheetGames  *games)
{
  guint64 every = 0;

  *games = (SheetGames) { .path = order->file, .has_letters = order->has_letters };
  if (order->file == NULL)
    return cli_refuse ("sheet: --file FILE is missing");
  if (!cli_read_number ("--every", order->every, 1, MAX_EVERY, &every))
    return FALSE;

  games->every = (guint) every;
  return TRUE;
}

static gboolean
fill_game (Order     *order,
           AleaPages *pages)
{
  g_autoptr(GArray) numbers = NULL;
  g_autoptr(AleaGameScore) score = NULL;
  guint64 per_page = DEFAULT_PER_PAGE;
  SheetGames games;

  if (!read_per_page (order, &per_page) || !read_games (order, &games))
    return FALSE;

  games.rules = order->rules;
  if (games.every == 0)
    games.every = DEFAULT_EVERY;
  if ((score = sheet_games_read_first (&games)) == NULL)
    return FALSE;

  numbers = sheet_games_choose (&games, score);
  alea_pages_add_game (pages, score, numbers, (int) per_page);
  return TRUE;
}

static gboolean
fill_book (Order     *order,
           AleaPages *pages)
{
  g_autoptr(AleaBook) book = alea_book_new ();
  guint64 per_page = DEFAULT_PER_PAGE;
  SheetGames games;

  if (!read_per_page (order, &per_page) || !read_games (order, &games) || !sheet_games_read_all (&games, book, NULL))
    return FALSE;

  alea_pages_add_book (pages, g_steal_pointer (&book), (int) per_page);
  return TRUE;
}

/* The source of a book for LaTeX. */
static CliStatus
write_latex (const Order *order)
{
  g_autoptr(GString) source = g_string_new (NULL);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  SheetGames games;

  if (!read_games (order, &games))
    return CLI_BAD_INPUT;

  alea_latex_begin (source, order->rules->title);
  if (!sheet_games_read_all (&games, NULL, source))
    return CLI_BAD_INPUT;

  alea_latex_end (source);
  bytes = g_bytes_new (source->str, source->len);
  return alea_export_write (bytes, order->output, &error) ? CLI_GOOD : cli_fail ("%s", error->message);
}

/* --- score sheets and dice ----------------------------------------------- */

static gboolean
fill_score (Order     *order,
            AleaPages *pages)
{
  guint64 count = 1;

  if (order->file != NULL)
    {
      const SheetGames games = { .path = order->file, .rules = order->rules, .has_letters = TRUE };
      g_autoptr(AleaGameScore) score = sheet_games_read_first (&games);

      if (score != NULL)
        alea_pages_add_filled_score (pages, score);
      return score != NULL;
    }

  if (!cli_read_number ("--count", order->count, 1, MAX_SCORE_PAGES, &count))
    return FALSE;

  alea_pages_add_score (pages, order->rules, order->option_words != NULL ? &order->options : NULL, (int) count);
  return TRUE;
}

static gboolean
fill_dice (Order     *order,
           AleaPages *pages)
{
  g_autoptr(AleaDice) dice = NULL;
  guint64 count = DEFAULT_ROLLS;

  if (!cli_read_number ("--count", order->count, 1, MAX_ROLLS, &count))
    return FALSE;
  if (order->rules->dice == NULL)
    return cli_refuse ("sheet: %s is played without dice", order->rules->title);

  settle_seed (order);
  if (order->seed == NULL)
    return fail_without_dice ();

  dice = alea_dice_new_seeded (order->seed);
  alea_pages_set_seed (pages, order->rules, "", order->seed, NULL);
  return add_dice (order->rules, dice, 0, (guint) count, pages) || fail_without_dice ();
}

/* --- the command --------------------------------------------------------- */

static const Kind kinds[] = {
  { "club", fill_club },
  { "score", fill_score },
  { "dice", fill_dice },
  { "game", fill_game },
  { "book", fill_book },
  { "evening", fill_evening },
};

static const Kind *
find_kind (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (name == NULL || strcmp (name, kinds[i].name) == 0)
      return &kinds[i];

  cli_fail ("--kind: “%s” is not one of club, evening, score, dice, game, book", name);
  return NULL;
}

static gboolean
is_latex (const Order *order)
{
  return g_str_has_suffix (order->output, ".tex") && g_strcmp0 (order->kind, "book") == 0;
}

/* Reads what is asked for; FALSE after an error. */
static gboolean
read_order (Order      *order,
            const char *game,
            AleaPaper  *paper)
{
  AleaPictureFormat format;

  order->rules = cli_find_game (game);
  if (order->rules == NULL || !cli_read_options (order->rules, order->option_words, &order->options))
    return FALSE;

  if (order->output == NULL)
    cli_fail ("sheet: -o FILE is missing");
  else if (!is_latex (order)
           && (!alea_export_find_format (order->output, &format, NULL) || format != ALEA_PICTURE_PDF))
    cli_fail ("%s: the name of a sheet must end in .pdf, that of a book in .pdf or .tex", order->output);
  else if (!alea_paper_find (order->paper != NULL ? order->paper : "A4", paper))
    cli_fail ("--paper: “%s” is not one of A4, A5, Letter", order->paper);
  else
    return TRUE;

  return FALSE;
}

CliStatus
command_sheet (int    argc,
               char **argv)
{
  Order order = { 0 };
  const GOptionEntry entries[] = {
    { "count", 0, 0, G_OPTION_ARG_STRING, &order.count, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &order.seed, NULL, NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &order.is_all, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &order.output, NULL, NULL },
    { "per-page", 0, 0, G_OPTION_ARG_STRING, &order.per_page, NULL, NULL },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &order.kind, NULL, NULL },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &order.paper, NULL, NULL },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &order.file, NULL, NULL },
    { "every", 0, 0, G_OPTION_ARG_STRING, &order.every, NULL, NULL },
    { "letters", 0, 0, G_OPTION_ARG_NONE, &order.has_letters, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &order.option_words, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  G_GNUC_UNUSED g_auto(CliValues) values = entries;
  g_autoptr(AleaPages) pages = NULL;
  g_autoptr(GError) error = NULL;
  const Kind *kind;
  AleaPaper paper;

  if (!cli_parse (&argc, &argv, entries, "sheet", 1, 1)
      || !read_order (&order, argv[1], &paper)
      || (kind = find_kind (order.kind)) == NULL)
    return CLI_BAD_INPUT;

  if (is_latex (&order))
    return write_latex (&order);

  pages = alea_pages_new (&paper, order.rules->title);
  if (!kind->fill (&order, pages))
    return CLI_BAD_INPUT;

  if (!alea_export_pages (pages, order.output, NULL, NULL, NULL, &error))
    return cli_fail ("%s", error->message);

  return CLI_GOOD;
}
