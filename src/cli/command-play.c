/* command-play.c: alea-cli new and play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-chess960.h"
#include "alea-jepps.h"
#include "alea-start.h"
#include "cli-file.h"

#include <string.h>

/* Bytes of the longest script; no game has so many events. */
#define MAX_SCRIPT (1 << 20)

/* --- play ---------------------------------------------------------------- */

CliStatus
command_play (int    argc,
              char **argv)
{
  g_autofree char *fen = NULL, *script = NULL;
  g_auto(GStrv) option_words = NULL;
  const GOptionEntry entries[] = {
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &option_words, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr(GError) error = NULL;
  const AleaRules *rules;
  const char *path, *name;
  AleaOptions options;
  AleaState state;
  AleaPlace place;
  CliStatus status = CLI_GOOD;
  gsize length;

  if (!cli_parse (&argc, &argv, entries, "play", 1, 2)
      || (rules = cli_find_game (argv[1])) == NULL
      || !cli_read_options (rules, option_words, &options)
      || !cli_read_state (rules, &options, fen, FALSE, &state))
    return CLI_BAD_INPUT;

  path = argc > 2 ? argv[2] : NULL;
  name = path != NULL ? path : "stdin";
  script = cli_read_file (path, MAX_SCRIPT, &length, &error);
  if (script == NULL)
    return cli_fail_file (name, error);

  if (!alea_script_play (script, &state, NULL, &place, &error))
    status = cli_fail_at (name, place, error->message);
  else if (strlen (script) < length)
    status = cli_fail_at (name, cli_find_place (script, strlen (script)), "This is not a text file.");

  cli_print_fen (&state);
  cli_print_question (&state);
  return status;
}

/* --- new ----------------------------------------------------------------- */

/* The rolls of a set-up: a list, or dice when there is none. */
typedef struct
{
  char    **words;       /* NULL: dice */
  guint     next;
  guint     looked_at;   /* the word that an error is about */
  AleaDice *dice;
  gboolean  has_chosen;  /* a choice that the list leaves out was taken at random */
} Rolls;

/* The next word of the list, if it answers the question; choices that the
 * list leaves out are taken at random. */
static gboolean
next_event (const AleaState  *state,
            Rolls            *rolls,
            AleaEvent        *event,
            GError          **error)
{
  AleaQuestion question;
  guint n_choices;
  gboolean good, is_listed = rolls->words != NULL && rolls->words[rolls->next] != NULL;

  rolls->looked_at = rolls->next;
  alea_state_ask (state, &question);

  if (is_listed && (question.ask == ALEA_ASK_ROLL || !g_ascii_isdigit (rolls->words[rolls->next][0])))
    return alea_script_parse_event (state, rolls->words[rolls->next++], event, error);

  if (rolls->words != NULL && question.ask == ALEA_ASK_ROLL)
    {
      g_set_error_literal (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT,
                           "the rolls end before the set-up does");
      return FALSE;
    }

  /* Listed rolls are used up as they come, so with them a double is thrown
   * again only where the list says so. */
  good = alea_start_answer (state, rolls->dice, rolls->words == NULL, &n_choices, event, error);
  rolls->has_chosen |= n_choices > 1;
  return good;
}

static gboolean
set_up (AleaState  *state,
        Rolls      *rolls,
        GString    *record,
        GError    **error)
{
  while (state->stage == ALEA_STAGE_SETUP)
    {
      AleaText why = { 0 };
      AleaEvent event;

      if (!next_event (state, rolls, &event, error))
        return FALSE;

      if (event.type == ALEA_EVENT_ROLL)
        {
          g_autofree char *word = alea_script_write_event (state, &event);

          g_string_append_printf (record, "%s%s", record->len > 0 ? " " : "", word);
        }

      if (!alea_state_apply (state, &event, &why))
        {
          char sentence[ALEA_TEXT_SIZE];

          g_set_error_literal (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT,
                               alea_text_expand (&why, NULL, sentence, sizeof sentence));
          return FALSE;
        }
    }

  /* How many rolls a set-up takes depends on its choices. */
  rolls->looked_at = rolls->next;
  if (rolls->words != NULL && rolls->words[rolls->next] != NULL && !rolls->has_chosen)
    {
      g_set_error (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT,
                   "“%s” comes after the end of the set-up", rolls->words[rolls->next]);
      return FALSE;
    }

  return TRUE;
}

/* What parts the words of a list: blanks, and in a game of one die hyphens
 * too: "2-3-3-2-3". */
static const char *
get_separators (const AleaState *state)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  return question.dice.n == 1 ? " \t\n,-" : " \t\n,";
}

static char **
split_rolls (const char *separators,
             const char *list)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) parts = g_strsplit_set (list, separators, -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (builder, parts[i]);

  return g_strv_builder_end (builder);
}

/* The column where the word number @index of @list begins, or where the list
 * ends that has not so many; @index is counted from 0. */
static guint
find_column (const char *separators,
             const char *list,
             guint       index)
{
  const char *p = list + strspn (list, separators);

  while (index-- > 0)
    {
      p += strcspn (p, separators);
      p += strspn (p, separators);
    }

  return (guint) g_utf8_strlen (list, p - list) + 1;
}

/* The rolls that lead to a start of Chess960; NULL after an error. */
static char **
rolls_of_number (const AleaRules *rules,
                 const char      *text)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  guint8 faces[ALEA_CHESS960_ROLLS];
  guint64 number;

  if (rules->setup.n_starts == 0)
    {
      cli_fail ("new: the starts of %s have no numbers", rules->title);
      return NULL;
    }

  if (!cli_read_number ("--number", text, 0, ALEA_CHESS960_STARTS - 1, &number))
    return NULL;

  alea_chess960_get_rolls ((int) number, 0, faces);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      g_autofree char *word = g_strdup_printf ("%d", faces[i]);

      g_strv_builder_add (builder, word);
    }

  return g_strv_builder_end (builder);
}

/* The pieces as the inventor records them (J27 to J29). */
static void
print_arrays (const AleaState *state)
{
  char text[ALEA_JEPPS_TEXT_SIZE];

  if (alea_jepps_has_entries (state->rules, &state->options))
    g_print ("entries: %s\n", alea_jepps_write_entries (state, text));
  else
    {
      g_print ("white: %s\n", alea_jepps_write_setup (state, ALEA_WHITE, text));
      g_print ("black: %s\n", alea_jepps_write_setup (state, ALEA_BLACK, text));
    }
}

static void
print_new (const AleaState *state,
           const char      *record)
{
  AleaSetup setup;
  int number;

  alea_state_get_setup (state, &setup);
  number = alea_chess960_of_setup (&setup);

  if (state->rules->setup.n_starts > 0 && number >= 0)
    g_print ("number: %d\n", number);
  if (state->rules->setup.write_side != NULL)
    print_arrays (state);
  if (*record != '\0')
    g_print ("rolls: %s\n", record);
  cli_print_fen (state);
}

CliStatus
command_new (int    argc,
             char **argv)
{
  g_autofree char *number = NULL, *seed = NULL, *list = NULL;
  g_auto(GStrv) option_words = NULL, words = NULL;
  const GOptionEntry entries[] = {
    { "number", 0, 0, G_OPTION_ARG_STRING, &number, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
    { "rolls", 0, 0, G_OPTION_ARG_STRING, &list, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &option_words, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr(AleaDice) dice = NULL;
  g_autoptr(GString) record = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  const AleaRules *rules;
  const char *separators = "";
  AleaOptions options;
  AleaState state;
  Rolls rolls = { 0 };

  if (!cli_parse (&argc, &argv, entries, "new", 1, 1)
      || (rules = cli_find_game (argv[1])) == NULL
      || !cli_read_options (rules, option_words, &options))
    return CLI_BAD_INPUT;

  if (number != NULL && list != NULL)
    return cli_fail ("new: --number and --rolls cannot be used together");

  alea_state_init (&state, rules, &options);
  if (number != NULL)
    words = rolls_of_number (rules, number);
  else if (list != NULL)
    {
      separators = get_separators (&state);
      words = split_rolls (separators, list);
    }
  if (number != NULL && words == NULL)
    return CLI_BAD_INPUT;

  dice = seed != NULL ? alea_dice_new_seeded (seed) : alea_dice_new_system ();
  rolls = (Rolls) { .words = words, .dice = dice };
  if (!set_up (&state, &rolls, record, &error))
    return list != NULL
           ? cli_fail_at ("--rolls", (AleaPlace) { 1, find_column (separators, list, rolls.looked_at) },
                          error->message)
           : cli_fail ("new: %s", error->message);

  print_new (&state, record->str);
  return CLI_GOOD;
}
