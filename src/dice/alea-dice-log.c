/* alea-dice-log.c: what was rolled, by whom, and with whose dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice-log.h"

#include "alea-notation.h"

/* "program", "hand", "chosen": for files, never translated. */
static const char *
source_to_string (AleaSource source)
{
  switch (source)
    {
    case ALEA_SOURCE_HAND:
      return "hand";
    case ALEA_SOURCE_CHOSEN:
      return "chosen";
    case ALEA_SOURCE_PROGRAM:
    default:
      return "program";
    }
}

/* A name as one cell. */
static void
append_name (GString    *table,
             const char *name)
{
  for (const char *p = name; *p != '\0'; p++)
    g_string_append_c (table, g_ascii_iscntrl (*p) ? ' ' : *p);
}

char *
alea_dice_log_write (const AleaLoggedRoll *rolls,
                     guint                 n_rolls,
                     const char *const    *names,
                     guint                 n_names)
{
  GString *table;

  g_return_val_if_fail (rolls != NULL || n_rolls == 0, NULL);
  g_return_val_if_fail (names != NULL || n_names == 0, NULL);

  table = g_string_new ("number\tname\tdice\tfaces\tsource\n");
  for (guint i = 0; i < n_rolls; i++)
    {
      const AleaLoggedRoll *logged = &rolls[i];
      char faces[ALEA_ROLL_TEXT_SIZE];

      g_string_append_printf (table, "%u\t", logged->number);
      append_name (table, logged->person < n_names ? names[logged->person] : "");
      g_string_append_printf (table, "\t%ud%u\t%s\t%s\n", logged->roll.n, logged->roll.sides,
                              alea_roll_to_text (logged->roll, faces), source_to_string (logged->source));
    }

  return g_string_free (table, FALSE);
}
