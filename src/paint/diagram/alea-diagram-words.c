/* alea-diagram-words.c: the words of diagram files, for reader and writer
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-words.h"

#include <math.h>
#include <string.h>

const char *const alea_diagram_mark_words[] = {
  [ALEA_MARK_LIT] = "lit",
  [ALEA_MARK_FACE_1] = "face-1",
  [ALEA_MARK_FACE_2] = "face-2",
  [ALEA_MARK_FACE_3] = "face-3",
  [ALEA_MARK_FACE_4] = "face-4",
  [ALEA_MARK_FACE_5] = "face-5",
  [ALEA_MARK_FACE_6] = "face-6",
  [ALEA_MARK_LAST_FROM] = "last-from",
  [ALEA_MARK_LAST_TO] = "last-to",
  [ALEA_MARK_CHECK] = "check",
  [ALEA_MARK_SELECTED] = "selected",
  [ALEA_MARK_MOVABLE] = "movable",
  [ALEA_MARK_PEACEFUL] = "peaceful",
  [ALEA_MARK_STEP] = "step",
  [ALEA_MARK_CAPTURE] = "capture",
  [ALEA_MARK_CASTLE] = "castle",
  [ALEA_MARK_RELOCATE] = "relocate",
  [ALEA_MARK_TELEPORT] = "teleport",
  [ALEA_MARK_FORBIDDEN] = "forbidden",
  [ALEA_MARK_CURSOR] = "cursor",
  [ALEA_N_DIAGRAM_MARKS] = NULL,
};

const char *const alea_diagram_drawing_words[] = {
  [ALEA_DRAWING_TINT] = "tint",
  [ALEA_DRAWING_CIRCLE] = "circle",
  [ALEA_DRAWING_ARROW] = "arrow",
  [ALEA_DRAWING_LABEL] = "label",
  [ALEA_N_DRAWINGS] = NULL,
};

const char *const alea_diagram_text_words[] = {
  [ALEA_DIAGRAM_TITLE] = "title",
  [ALEA_DIAGRAM_DESCRIPTION] = "description",
  [ALEA_DIAGRAM_NUMBER] = "number",
  [ALEA_DIAGRAM_CAPTION] = "caption",
  [ALEA_DIAGRAM_ROLLS] = "rolls",
  [ALEA_DIAGRAM_RULES] = "rules",
  [ALEA_DIAGRAM_N_TEXTS] = NULL,
};

const char *const alea_diagram_coordinate_words[] = {
  [ALEA_COORDINATES_OUTSIDE] = "outside",
  [ALEA_COORDINATES_INSIDE] = "inside",
  [ALEA_COORDINATES_NONE] = "none",
  [ALEA_COORDINATES_EVERY] = "every",
  NULL,
};

int
alea_diagram_find_word (const char *const *words,
                        const char        *word,
                        gsize              length)
{
  for (int i = 0; words[i] != NULL; i++)
    if (strlen (words[i]) == length && strncmp (words[i], word, length) == 0)
      return i;

  return -1;
}

/* --- colours ------------------------------------------------------------- */

static unsigned
get_hex (AleaColourValue colour)
{
  return (unsigned) lround (colour.red * 255) << 16 | (unsigned) lround (colour.green * 255) << 8
         | (unsigned) lround (colour.blue * 255);
}

char *
alea_diagram_write_colour (AleaColourValue colour)
{
  for (const AleaInk *ink = alea_inks; ink->id != NULL; ink++)
    if (get_hex (ink->colour) == get_hex (colour))
      return g_strdup (ink->id);

  return g_strdup_printf ("#%06x", get_hex (colour));
}

static gboolean
parse_hex (const char      *digits,
           AleaColourValue *colour)
{
  double parts[3];

  for (int i = 0; i < 3; i++)
    {
      int high = g_ascii_xdigit_value (digits[2 * i]), low = g_ascii_xdigit_value (digits[2 * i + 1]);

      if (high < 0 || low < 0)
        return FALSE;
      parts[i] = (16 * high + low) / 255.0;
    }

  *colour = (AleaColourValue) { parts[0], parts[1], parts[2], 1 };
  return TRUE;
}

gboolean
alea_diagram_parse_colour (const char      *word,
                           gsize            length,
                           AleaColourValue *colour)
{
  if (length == 7 && word[0] == '#')
    return parse_hex (word + 1, colour);

  for (const AleaInk *ink = alea_inks; ink->id != NULL; ink++)
    if (strlen (ink->id) == length && strncmp (ink->id, word, length) == 0)
      {
        *colour = ink->colour;
        return TRUE;
      }

  return FALSE;
}
