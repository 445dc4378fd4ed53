/* alea-option-list.c: the house rules of a game as one line of text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-option-list.h"

char *
alea_option_list_write (const AleaRules   *rules,
                        const AleaOptions *options)
{
  GString *list = g_string_new (NULL);

  g_return_val_if_fail (rules != NULL, NULL);

  for (guint i = 0; options != NULL && rules->options[i].key != NULL; i++)
    if (options->choice[i] > 0)
      g_string_append_printf (list, "%s%s=%s", list->len > 0 ? " " : "", rules->options[i].key,
                              rules->options[i].choices[options->choice[i]]);

  return g_string_free (list, FALSE);
}
