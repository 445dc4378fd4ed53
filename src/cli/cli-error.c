/* cli-error.c: saying what is wrong, and where
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-printable.h"

#include <gio/gio.h>
#include <stdarg.h>
#include <string.h>

char *
cli_show (const char *text)
{
  const gsize size = alea_printable (text, NULL, 0) + 1;
  char *shown = g_malloc (size);

  alea_printable (text, shown, size);
  return shown;
}

static void G_GNUC_PRINTF (1, 0)
print_error (const char *format,
             va_list     args)
{
  g_autofree char *message = g_strdup_vprintf (format, args);
  g_autofree char *shown = cli_show (message);

  g_printerr ("alea-cli: %s\n", shown);
}

CliStatus
cli_fail (const char *format,
          ...)
{
  va_list args;

  va_start (args, format);
  print_error (format, args);
  va_end (args);

  return CLI_BAD_INPUT;
}

gboolean
cli_refuse (const char *format,
            ...)
{
  va_list args;

  va_start (args, format);
  print_error (format, args);
  va_end (args);

  return FALSE;
}

CliStatus
cli_fail_at (const char *source,
             AleaPlace   place,
             const char *message)
{
  return cli_fail ("%s:%u:%u: %s", source, place.line, place.column, message);
}

CliStatus
cli_fail_text (const char     *source,
               const AleaText *why)
{
  char sentence[ALEA_TEXT_SIZE];

  return cli_fail ("%s: %s", source, alea_text_expand (why, NULL, sentence, sizeof sentence));
}

/* The sign that no options follow stays among the words where one of them
 * begins like an option. */
static void
drop_separator (int   *argc,
                char **argv)
{
  int i = 1;

  while (i < *argc && strcmp (argv[i], "--") != 0)
    i++;
  if (i == *argc)
    return;

  for ((*argc)--; i < *argc; i++)
    argv[i] = argv[i + 1];
}

/* The option whose value is not UTF-8, or else such a word; NULL for none. */
static const char *
find_no_text (char **words)
{
  const char *before = *words;

  while (*words != NULL && g_utf8_validate (*words, -1, NULL))
    before = *words++;

  return *words != NULL && **words != '-' && *before == '-' ? before : *words;
}

gboolean
cli_parse (int                *argc,
           char             ***argv,
           const GOptionEntry *entries,
           const char         *command,
           int                 n_min,
           int                 n_max)
{
  g_autoptr(GOptionContext) context = g_option_context_new (NULL);
  g_autoptr(GError) error = NULL;

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      /* Names of files need not be text. */
      const char *no_text = error->domain == G_CONVERT_ERROR ? find_no_text (*argv) : NULL;

      return no_text != NULL ? cli_refuse ("%s: %s: this is not text in UTF-8", command, no_text)
                             : cli_refuse ("%s: %s", command, error->message);
    }

  drop_separator (argc, *argv);
  if (*argc - 1 < n_min)
    return cli_refuse ("%s: an argument is missing; see alea-cli --help", command);

  if (*argc - 1 > n_max)
    return cli_refuse ("%s: “%s” is one argument too many; see alea-cli --help", command, (*argv)[n_max + 1]);

  return TRUE;
}

void
cli_free_values (CliValues entries)
{
  for (; entries->long_name != NULL; entries++)
    if (entries->arg == G_OPTION_ARG_STRING || entries->arg == G_OPTION_ARG_FILENAME)
      g_free (*(char **) entries->arg_data);
    else if (entries->arg == G_OPTION_ARG_STRING_ARRAY)
      g_strfreev (*(char ***) entries->arg_data);
}

gboolean
cli_read_number (const char *option,
                 const char *text,
                 guint64     min,
                 guint64     max,
                 guint64    *number)
{
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;

  return cli_refuse ("%s: “%s” is not a number from %" G_GUINT64_FORMAT " to %" G_GUINT64_FORMAT, option, text, min, max);
}

gboolean
cli_read_shard (const char *text,
                guint64     max,
                CliShard   *shard)
{
  g_auto(GStrv) words = text != NULL ? g_strsplit (text, "/", 2) : NULL;
  guint64 number = 1;

  shard->n = 1;
  if (text != NULL
      && (words[0] == NULL || words[1] == NULL
          || !g_ascii_string_to_unsigned (words[1], 10, 1, max, &shard->n, NULL)
          || !g_ascii_string_to_unsigned (words[0], 10, 1, shard->n, &number, NULL)))
    return cli_refuse ("--shard: “%s” is not a shard like 2/8", text);

  shard->number = number - 1;
  return TRUE;
}

/* In the same words whoever reads it; NULL where there are none. */
static const char *
explain_file (const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return "there is no such file";
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    return "this is a folder";
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return "you do not have permission to read this file";

  return NULL;
}

CliStatus
cli_fail_file (const char   *path,
               const GError *error)
{
  const char *known = explain_file (error);

  if (known == NULL && g_str_has_prefix (error->message, path))
    return cli_fail ("%s", error->message);

  return cli_fail ("%s: %s", path, known != NULL ? known : error->message);
}
