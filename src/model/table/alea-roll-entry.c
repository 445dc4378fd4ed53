/* alea-roll-entry.c: what somebody types who has thrown real dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-roll-entry.h"

#include <string.h>

/* Faces above are typed with several digits. */
#define MAX_DIGIT 9

void
alea_roll_entry_init (AleaRollEntry  *self,
                      const AleaRoll *dice)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (dice != NULL);
  g_return_if_fail (dice->n >= 1 && dice->n <= ALEA_MAX_DICE && dice->sides >= 1);

  *self = (AleaRollEntry) { .roll = { .n = dice->n, .sides = dice->sides } };
}

static gboolean
refuse_number (const AleaRollEntry *self,
               AleaText            *why)
{
  alea_text_set_plural (why, NULL, "This roll takes {n} die.", "This roll takes {n} dice.", self->roll.n);
  return FALSE;
}

gboolean
alea_roll_entry_add (AleaRollEntry *self,
                     guint          face,
                     AleaText      *why)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (alea_roll_entry_is_complete (self))
    return refuse_number (self, why);

  if (face < 1 || face > self->roll.sides)
    {
      alea_text_set (why, NULL, N_("A die with {sides} sides cannot show {face}."));
      alea_text_add_number (why, "sides", self->roll.sides);
      alea_text_add_number (why, "face", (long) face);
      return FALSE;
    }

  self->roll.face[self->n_typed++] = (guint8) face;
  return TRUE;
}

gboolean
alea_roll_entry_remove (AleaRollEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->n_typed == 0)
    return FALSE;

  self->roll.face[--self->n_typed] = 0;
  return TRUE;
}

gboolean
alea_roll_entry_is_complete (const AleaRollEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_typed == self->roll.n;
}

/* The face that stands at *@text, which is a digit.  Numbers stay small: no
 * die has so many sides that four digits would do. */
static guint
scan_face (const char **text,
           guint        sides)
{
  guint face = 0;

  do
    {
      face = MIN (10 * face + (guint) (**text - '0'), 9999);
      (*text)++;
    }
  while (sides > MAX_DIGIT && g_ascii_isdigit (**text));

  return face;
}

gboolean
alea_roll_entry_parse (const AleaRoll *dice,
                       const char     *text,
                       AleaRoll       *roll,
                       AleaText       *why)
{
  AleaRollEntry entry;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (roll != NULL, FALSE);

  alea_roll_entry_init (&entry, dice);
  while (*text != '\0')
    {
      if (g_ascii_isdigit (*text))
        {
          if (!alea_roll_entry_add (&entry, scan_face (&text, dice->sides), why))
            return FALSE;
        }
      else if (strchr (" \t-,;+", *text++) == NULL)
        {
          alea_text_set (why, NULL, N_("You can type only the numbers that the dice show."));
          return FALSE;
        }
    }

  if (!alea_roll_entry_is_complete (&entry))
    return refuse_number (&entry, why);

  *roll = entry.roll;
  return TRUE;
}

void
alea_roll_entry_guide (const AleaRollEntry *self,
                       AleaText            *text)
{
  g_return_if_fail (self != NULL);

  alea_text_set_plural (text, NULL, "Type what the die shows: a number from 1 to {sides}.",
                        "Type what the {n} dice show: numbers from 1 to {sides}.", self->roll.n);
  alea_text_add_number (text, "sides", self->roll.sides);
}
