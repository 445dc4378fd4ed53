/* fuzz-cli.c: any words as a command line of alea-cli
 *
 * Each line is a word of the command line; what comes behind an empty line is
 * the standard input.  No file is written: pictures and pages are only asked
 * for.  No file is read but those below the folder that the program stands in:
 * only positions keep their slashes, and they lose what leads out of it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-export.h"
#include "fuzz.h"

#include <stdio.h>
#include <string.h>

#define MAX_WORDS 40
#define MAX_DEPTH 2

/* main() of alea-cli, and what the linker puts in the place of two functions. */
int      alea_cli_main              (int                      argc,
                                     char                   **argv);
gboolean __wrap_alea_export_diagram (const AleaDiagram       *diagram,
                                     const AleaPictureShape  *shape,
                                     const char              *path,
                                     GError                 **error);
gboolean __wrap_alea_export_pages   (AleaPages               *pages,
                                     const char              *path,
                                     AleaExportProgress       progress,
                                     gpointer                 data,
                                     GCancellable            *cancellable,
                                     GError                 **error);

static GString *said, *complained;

gboolean
__wrap_alea_export_diagram (const AleaDiagram       *diagram,
                            const AleaPictureShape  *shape,
                            const char              *path,
                            GError                 **error)
{
  g_assert_nonnull (diagram);
  g_assert_cmpfloat (shape->size, >, 0);
  return TRUE;
}

gboolean
__wrap_alea_export_pages (AleaPages           *pages,
                          const char          *path,
                          AleaExportProgress   progress,
                          gpointer             data,
                          GCancellable        *cancellable,
                          GError             **error)
{
  g_assert_nonnull (pages);
  return TRUE;
}

static void
print (const char *text)
{
  g_string_append (said, text);
}

static void
complain (const char *text)
{
  g_string_append (complained, text);
}

static void
prepare (void)
{
  said = g_string_new (NULL);
  complained = g_string_new (NULL);
  g_set_print_handler (print);
  g_set_printerr_handler (complain);
}

/* Counting deep takes for ever, and so does measuring; neither is at fault. */
static gboolean
takes_long (char  **words,
            guint   n_words)
{
  if (n_words > 1 && strcmp (words[1], "bench") == 0)
    return TRUE;

  for (guint i = 2; i < n_words && strcmp (words[1], "perft") == 0; i++)
    if (g_ascii_strtoull (words[i], NULL, 10) > MAX_DEPTH)
      return TRUE;

  return FALSE;
}

static guint
split (char  *text,
       char **words,
       char **input)
{
  guint n_words = 1;

  words[0] = g_strdup ("alea-cli");
  while (*text != '\0' && n_words < MAX_WORDS)
    {
      gboolean is_fen = strcmp (words[n_words - 1], "--fen") == 0;
      const char *line = fuzz_next_line (&text);

      if (*line == '\0')
        break;
      while (is_fen && *line == '/')
        line++;
      words[n_words++] = g_strdelimit (g_strdup (line), is_fen ? ".:" : "/", '|');
    }

  *input = text;
  return n_words;
}

/* Without one, the usage is shown instead of a complaint. */
static gboolean
has_command (char  **words,
             guint   n_words)
{
  return n_words > 2 || (n_words == 2 && strcmp (words[1], "--") != 0);
}

/* Runs the command with @input as its standard input. */
static void
run (char  **words,
     guint   n_words,
     char   *input)
{
  g_autofree char **argv = g_memdup2 (words, (n_words + 1) * sizeof *words);
  FILE *real_stdin = stdin;
  int status;

  g_string_truncate (said, 0);
  g_string_truncate (complained, 0);
  stdin = fmemopen (*input != '\0' ? input : (char *) "#", *input != '\0' ? strlen (input) : 1, "r");
  status = alea_cli_main ((int) n_words, argv);
  fclose (stdin);
  stdin = real_stdin;

  g_assert_cmpint (status, >=, 0);
  g_assert_cmpint (status, <=, 2);
  g_assert_true (status == 2 || complained->len == 0);
  if (status == 2 && has_command (words, n_words) && !g_str_has_prefix (complained->str, "alea-cli: "))
    g_error ("bad input, but it says “%s”", complained->str);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = fuzz_text (data, size);
  char *words[MAX_WORDS + 1] = { NULL };
  gboolean is_long;
  guint n_words;
  char *input;

  if (said == NULL)
    prepare ();

  n_words = split (text, words, &input);
  is_long = takes_long (words, n_words);
  if (!is_long)
    run (words, n_words, input);
  for (guint i = 0; i < n_words; i++)
    g_free (words[i]);

  return is_long ? -1 : 0;
}
