/* alea-level.c: how well the computer plays, in words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-level.h"

#include "alea-uci.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const titles[] = {
  N_("For Children"), N_("Beginner"), N_("Casual Player"), N_("Club Player"), N_("Strong Club Player"),
  N_("Full Strength"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (titles) == ALEA_N_LEVELS);

char *
alea_level_make_title (guint level)
{
  g_return_val_if_fail (level <= ALEA_LEVEL_PROGRAM, NULL);

  if (level == 0)
    return g_strdup (_("Person"));
  if (level == ALEA_LEVEL_PROGRAM)
    return g_strdup (_("Chess Engine"));

  /* Translators: %s is how well the computer plays: "Computer (Beginner)" */
  return g_strdup_printf (_("Computer (%s)"), _(titles[level - 1]));
}

char **
alea_level_list_titles (guint most)
{
  char **list = g_new0 (char *, most + 2);

  for (guint level = 0; level <= most; level++)
    list[level] = alea_level_make_title (level);
  return list;
}

guint
alea_level_find_title (const char *title)
{
  g_return_val_if_fail (title != NULL, 0);

  for (guint level = 1; level <= ALEA_LEVEL_PROGRAM; level++)
    {
      g_autofree char *other = alea_level_make_title (level);

      if (g_str_equal (title, other))
        return level;
    }

  return 0;
}

guint
alea_level_for_game (guint            level,
                     const AleaRules *rules)
{
  return level == ALEA_LEVEL_PROGRAM && !alea_uci_knows_game (rules) ? ALEA_N_LEVELS : level;
}

char *
alea_level_write (guint level)
{
  g_return_val_if_fail (level <= ALEA_LEVEL_PROGRAM, NULL);

  if (level == 0)
    return g_strdup ("hand");

  return level == ALEA_LEVEL_PROGRAM ? g_strdup ("uci") : g_strdup_printf ("level=%u", level);
}

guint
alea_level_parse (const char *text)
{
  if (g_strcmp0 (text, "uci") == 0)
    return ALEA_LEVEL_PROGRAM;
  if (text == NULL || !g_str_has_prefix (text, "level=") || strlen (text) != strlen ("level=1"))
    return 0;

  text += strlen ("level=");
  return *text >= '1' && *text < '1' + ALEA_N_LEVELS ? (guint) (*text - '0') : 0;
}
