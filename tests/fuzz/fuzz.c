/* fuzz.c: what the targets of the fuzzers share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* g_error() ends in a trap, which is none of the ends that libFuzzer keeps the
 * input of. */
static void
abort_cb (int number)
{
  abort ();
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  signal (SIGTRAP, abort_cb);
  return 0;
}

char *
fuzz_text (const guint8 *data,
           gsize         size)
{
  gsize length = 0;
  char *text;

  while (length < size && data[length] != '\0')
    length++;
  text = g_malloc (length + 1);
  if (length > 0)
    memcpy (text, data, length);
  text[length] = '\0';

  return text;
}

char *
fuzz_next_line (char **text)
{
  char *line = *text, *end = strchr (line, '\n');

  if (end != NULL)
    *end = '\0';
  *text = end != NULL ? end + 1 : line + strlen (line);

  return line;
}

const AleaRules *
fuzz_read_game (char        *line,
                AleaOptions *options)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  const AleaRules *rules = words[0] != NULL ? alea_rules_find (words[0]) : NULL;

  *options = (AleaOptions) { { 0 } };
  for (guint i = 1; rules != NULL && words[i] != NULL; i++)
    if (!alea_rules_set_option (rules, options, words[i], strlen (words[i]), NULL))
      return NULL;

  return rules;
}

void
fuzz_check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, !=, "");
  if (!g_utf8_validate (error->message, -1, NULL))
    g_error ("“%s” is not text", error->message);
}

/* The text need not be UTF-8, so that columns are only known to be no more
 * than its bytes. */
void
fuzz_check_place (AleaPlace   place,
                  const char *text)
{
  const char *line = text;

  g_assert_cmpuint (place.line, >=, 1);
  g_assert_cmpuint (place.column, >=, 1);
  for (guint i = 1; i < place.line; i++)
    {
      line = strchr (line, '\n');
      g_assert_nonnull (line);
      line++;
    }
  g_assert_cmpuint (place.column, <=, strcspn (line, "\n") + 1);
}
