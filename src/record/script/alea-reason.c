/* alea-reason.c: sentences of the rules in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-reason.h"

#include <string.h>

/* Bytes of a letter in UTF-8. */
#define MAX_LETTER 4

static const char *
translate (const char   *singular,
           const char   *plural,
           unsigned long n)
{
  if (plural == NULL)
    return g_dgettext (GETTEXT_PACKAGE, singular);

  return g_dngettext (GETTEXT_PACKAGE, singular, plural, n);
}

/* A sentence may be longer in another language than it is in English: one
 * that leaves no room for another letter may have been cut and gets a larger
 * buffer. */
char *
alea_reason_expand (const AleaText *text)
{
  gsize size = ALEA_TEXT_SIZE;
  char *sentence;

  g_return_val_if_fail (text != NULL, NULL);

  sentence = g_malloc (size);
  while (strlen (alea_text_expand (text, translate, sentence, size)) + MAX_LETTER >= size)
    {
      size *= 2;
      sentence = g_realloc (sentence, size);
    }

  return sentence;
}

gboolean
alea_reason_set_error (GError         **error,
                       GQuark           domain,
                       int              code,
                       const AleaText  *why)
{
  g_autofree char *sentence = alea_reason_expand (why);

  g_set_error_literal (error, domain, code, sentence);
  return FALSE;
}
