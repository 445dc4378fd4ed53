/* alea-diagram-find.c: what lies where on a diagram
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-find.h"

bool
alea_diagram_has_place (const AleaDiagram *diagram,
                        AleaSquare         square)
{
  return square < diagram->geometry.files * diagram->geometry.ranks;
}

int
alea_diagram_find_mark (const AleaDiagram *diagram,
                        AleaSquare         square,
                        int                mark)
{
  for (int i = (int) diagram->marks->len - 1; i >= 0; i--)
    {
      const AleaDiagramMark *one = &g_array_index (diagram->marks, AleaDiagramMark, i);

      if (one->square == square && (mark < 0 || (int) one->mark == mark))
        return i;
    }

  return -1;
}

int
alea_diagram_find_drawing (const AleaDiagram *diagram,
                           const AleaDrawing *wanted)
{
  for (guint i = 0; i < diagram->drawings->len; i++)
    {
      const AleaDrawing *one = &g_array_index (diagram->drawings, AleaDrawing, i);

      if (one->type == wanted->type && one->square == wanted->square
          && (one->type != ALEA_DRAWING_ARROW || one->to == wanted->to))
        return (int) i;
    }

  return -1;
}

int
alea_diagram_find_last_drawing (const AleaDiagram *diagram,
                                AleaSquare         square)
{
  for (int i = (int) diagram->drawings->len - 1; i >= 0; i--)
    {
      const AleaDrawing *one = &g_array_index (diagram->drawings, AleaDrawing, i);

      if (one->square == square || (one->type == ALEA_DRAWING_ARROW && one->to == square))
        return i;
    }

  return -1;
}

guint
alea_diagram_find_next_number (const AleaDiagram *diagram)
{
  guint64 highest = 0;

  for (guint i = 0; i < diagram->drawings->len; i++)
    {
      const AleaDrawing *one = &g_array_index (diagram->drawings, AleaDrawing, i);
      guint64 number = 0;

      if (one->type == ALEA_DRAWING_LABEL && g_ascii_string_to_unsigned (one->text, 10, 0, 9998, &number, NULL))
        highest = MAX (highest, number);
    }

  return (guint) highest + 1;
}
