/* alea-diagram-resize.c: a diagram on a board of another shape
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-resize.h"

#include <string.h>

/* --- labels --------------------------------------------------------------- */

static char *
get_own_name (const AleaDiagram *diagram,
              gboolean           is_file,
              int                i)
{
  return is_file ? g_strdup_printf ("%c", diagram->geometry.file_letters[i])
                 : g_strdup_printf ("%d", diagram->geometry.first_rank + i);
}

GStrv
alea_diagram_make_labels (const AleaDiagram *diagram,
                          gboolean           is_files,
                          const char        *words)
{
  const int n = is_files ? diagram->geometry.files : diagram->geometry.ranks;
  g_autofree char *valid = g_utf8_make_valid (words, -1);
  g_auto(GStrv) parts = g_strsplit_set (valid, " \t\n", -1);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  int i = 0;

  for (char **part = parts; *part != NULL && i < n; part++)
    if (**part != '\0')
      {
        g_autofree char *label = g_utf8_substring (*part, 0, MIN (g_utf8_strlen (*part, -1), ALEA_DIAGRAM_MAX_LABEL));

        g_strv_builder_add (builder, label);
        i++;
      }
  if (i == 0)
    return NULL;

  for (; i < n; i++)
    {
      g_autofree char *name = get_own_name (diagram, is_files, i);

      g_strv_builder_add (builder, name);
    }

  return g_strv_builder_end (builder);
}

/* --- size ----------------------------------------------------------------- */

/* Those that are there keep their letters. */
static void
set_names (AleaDiagram       *self,
           const AleaDiagram *old)
{
  const int files = self->geometry.files;
  char letters[ALEA_MAX_SIDE + 1] = "";
  int n = MIN (files, old->geometry.files);

  memcpy (letters, old->geometry.file_letters, (gsize) n);
  for (char letter = 'a'; n < files; letter++)
    if (strchr (letters, letter) == NULL)
      letters[n++] = letter;

  alea_diagram_set_names (self, letters, MIN (old->geometry.first_rank, 100 - self->geometry.ranks));
}

static void
copy_squares (AleaDiagram       *self,
              const AleaDiagram *old)
{
  const int files = MIN (self->geometry.files, old->geometry.files);
  const int ranks = MIN (self->geometry.ranks, old->geometry.ranks);

  for (int rank = 0; rank < ranks; rank++)
    for (int file = 0; file < files; file++)
      {
        const AleaSquare from = alea_geometry_square (&old->geometry, file, rank);
        const AleaSquare to = alea_geometry_square (&self->geometry, file, rank);
        const int terrace = alea_geometry_get_terrace (&old->geometry, from);

        self->pieces[to] = old->pieces[from];
        self->turns[to] = old->turns[from];
        if (!alea_geometry_has_square (&old->geometry, from))
          alea_diagram_set_plan (self, to, '*');
        else if (terrace > 0)
          alea_diagram_set_plan (self, to, (char) ('0' + terrace));
      }
}

/* FALSE where the square of @old is no longer there. */
static gboolean
find_square (const AleaDiagram *self,
             const AleaDiagram *old,
             AleaSquare        *square)
{
  const int file = alea_geometry_file (&old->geometry, *square);
  const int rank = alea_geometry_rank (&old->geometry, *square);

  if (!alea_geometry_has (&self->geometry, file, rank))
    return FALSE;

  *square = alea_geometry_square (&self->geometry, file, rank);
  return TRUE;
}

static void
copy_drawings (AleaDiagram       *self,
               const AleaDiagram *old)
{
  for (guint i = 0; i < old->marks->len; i++)
    {
      AleaDiagramMark mark = g_array_index (old->marks, AleaDiagramMark, i);

      if (find_square (self, old, &mark.square))
        g_array_append_val (self->marks, mark);
    }

  for (guint i = 0; i < old->drawings->len; i++)
    {
      AleaDrawing drawing = g_array_index (old->drawings, AleaDrawing, i);

      if (find_square (self, old, &drawing.square)
          && (drawing.type != ALEA_DRAWING_ARROW || find_square (self, old, &drawing.to)))
        g_array_append_val (self->drawings, drawing);
    }
}

static GStrv
copy_labels (const AleaDiagram *self,
             gboolean           is_files,
             GStrv              labels)
{
  g_autofree char *words = labels != NULL ? g_strjoinv (" ", labels) : NULL;

  return words != NULL ? alea_diagram_make_labels (self, is_files, words) : NULL;
}

AleaDiagram *
alea_diagram_resize (const AleaDiagram *diagram,
                     int                files,
                     int                ranks)
{
  AleaDiagram *self = alea_diagram_new (files, ranks);

  set_names (self, diagram);
  copy_squares (self, diagram);
  copy_drawings (self, diagram);
  self->file_labels = copy_labels (self, TRUE, diagram->file_labels);
  self->rank_labels = copy_labels (self, FALSE, diagram->rank_labels);

  self->turn_sign = diagram->turn_sign;
  self->is_flipped = diagram->is_flipped;
  self->coordinates = diagram->coordinates;
  self->theme = diagram->theme;
  self->piece_set = diagram->piece_set != NULL ? alea_piece_set_ref (diagram->piece_set) : NULL;
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    self->texts[i] = g_strdup (diagram->texts[i]);
  return self;
}

/* --- holes ---------------------------------------------------------------- */

void
alea_diagram_drop_beside (AleaDiagram *diagram)
{
  g_autoptr(AleaDiagram) old = alea_diagram_copy (diagram);

  g_array_set_size (diagram->marks, 0);
  g_array_set_size (diagram->drawings, 0);
  copy_drawings (diagram, old);
}
