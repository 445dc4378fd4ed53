/* alea-diagram-writer.c: writes diagram files
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-file.h"
#include "alea-diagram-words.h"

#include <string.h>

/* On one line; a text that begins or ends with a blank loses it. */
static void
add_text (GString    *file,
          const char *text)
{
  g_string_append_c (file, ' ');
  for (const char *p = text; *p != '\0'; p++)
    if (*p == '\n')
      g_string_append (file, "\\n");
    else if (*p == '\\')
      g_string_append (file, "\\\\");
    else
      g_string_append_c (file, *p);
  g_string_append_c (file, '\n');
}

static void
add_square (GString             *file,
            const AleaGeometry  *geometry,
            AleaSquare           square)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  g_string_append_printf (file, " %s", alea_geometry_name (geometry, square, name));
}

/* --- the board ----------------------------------------------------------- */

static void
add_names (GString             *file,
           const AleaGeometry  *geometry)
{
  AleaGeometry plain;

  alea_geometry_init_plain (&plain, geometry->files, geometry->ranks);
  if (strncmp (geometry->file_letters, plain.file_letters, geometry->files) != 0)
    g_string_append_printf (file, "letters: %.*s\n", geometry->files, geometry->file_letters);
  if (geometry->first_rank != plain.first_rank)
    g_string_append_printf (file, "first-rank: %d\n", geometry->first_rank);
}

static void
add_terrace (GString             *file,
             const AleaGeometry  *geometry,
             int                  terrace)
{
  gboolean has_begun = FALSE;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_get_terrace (geometry, (AleaSquare) i) == terrace)
      {
        if (!has_begun)
          g_string_append_printf (file, "terrace: %d", terrace);
        has_begun = TRUE;
        add_square (file, geometry, (AleaSquare) i);
      }

  if (has_begun)
    g_string_append_c (file, '\n');
}

static void
add_labels (GString    *file,
            const char *key,
            GStrv       labels)
{
  if (labels != NULL)
    {
      g_autofree char *line = g_strjoinv (" ", labels);

      g_string_append_printf (file, "%s: %s\n", key, line);
    }
}

static void
add_board (GString           *file,
           const AleaDiagram *self)
{
  g_autofree char *placement = alea_diagram_write_placement (self);

  g_string_append_printf (file, "board: %dx%d\n", self->geometry.files, self->geometry.ranks);
  add_names (file, &self->geometry);
  g_string_append_printf (file, "placement: %s\n", placement);
  for (int terrace = 1; self->geometry.plan != NULL && terrace <= 9; terrace++)
    add_terrace (file, &self->geometry, terrace);
  add_labels (file, "file-labels", self->file_labels);
  add_labels (file, "rank-labels", self->rank_labels);
}

/* --- the rest ------------------------------------------------------------ */

static void
add_look (GString           *file,
          const AleaDiagram *self)
{
  if (self->turn_sign != ALEA_TURN_SIGN_NONE)
    g_string_append_printf (file, "side-to-move: %s\n",
                            self->turn_sign == ALEA_TURN_SIGN_WHITE ? "white" : "black");
  if (self->is_flipped)
    g_string_append (file, "orientation: black\n");
  g_string_append_printf (file, "coordinates: %s\n", alea_diagram_coordinate_words[self->coordinates]);
  g_string_append_printf (file, "theme: %s\n", self->theme->id);
}

static void
add_drawing (GString           *file,
             const AleaDiagram *self,
             const AleaDrawing *drawing)
{
  const gboolean has_colour = drawing->colour.alpha > 0, has_text = drawing->type == ALEA_DRAWING_LABEL;

  g_string_append_printf (file, "%s:", alea_diagram_drawing_words[drawing->type]);
  add_square (file, &self->geometry, drawing->square);
  if (drawing->type == ALEA_DRAWING_ARROW)
    add_square (file, &self->geometry, drawing->to);

  if (has_colour)
    {
      g_autofree char *colour = alea_diagram_write_colour (drawing->colour);

      g_string_append_printf (file, " %s", colour);
    }
  else if (has_text)
    g_string_append (file, " -");

  if (has_text)
    add_text (file, drawing->text);
  else
    g_string_append_c (file, '\n');
}

char *
alea_diagram_write (const AleaDiagram *self)
{
  GString *file = g_string_new (NULL);

  g_string_append_printf (file, "alea-diagram: %d\n", ALEA_DIAGRAM_VERSION);
  add_board (file, self);
  add_look (file, self);

  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (self->texts[i] != NULL)
      {
        g_string_append_printf (file, "%s:", alea_diagram_text_words[i]);
        add_text (file, self->texts[i]);
      }

  for (guint i = 0; i < self->marks->len; i++)
    {
      const AleaDiagramMark *mark = &g_array_index (self->marks, AleaDiagramMark, i);

      g_string_append_printf (file, "mark: %s", alea_diagram_mark_words[mark->mark]);
      add_square (file, &self->geometry, mark->square);
      g_string_append_c (file, '\n');
    }
  for (guint i = 0; i < self->drawings->len; i++)
    add_drawing (file, self, &g_array_index (self->drawings, AleaDrawing, i));

  return g_string_free (file, FALSE);
}
