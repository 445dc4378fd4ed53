/* alea-diagram.c: a board as a picture: any shape, any pieces, drawn on and captioned
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram.h"

#include "alea-diagram-file.h"
#include "alea-diagram-paint.h"
#include "alea-notation.h"
#include "alea-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (alea-diagram-error-quark, alea_diagram_error)

/* --- life ---------------------------------------------------------------- */

static AleaDiagram *
diagram_new (const AleaGeometry *geometry)
{
  AleaDiagram *self = g_new0 (AleaDiagram, 1);

  self->geometry = *geometry;
  self->geometry.file_letters = self->letters;
  g_strlcpy (self->letters, geometry->file_letters, (gsize) geometry->files + 1);
  if (geometry->plan != NULL)
    {
      g_strlcpy (self->plan, geometry->plan, sizeof self->plan);
      self->geometry.plan = self->plan;
    }

  self->theme = alea_theme_for_print (alea_theme_find ("paper"));
  self->marks = g_array_new (FALSE, FALSE, sizeof (AleaDiagramMark));
  self->drawings = g_array_new (FALSE, FALSE, sizeof (AleaDrawing));
  return self;
}

AleaDiagram *
alea_diagram_new (int files,
                  int ranks)
{
  AleaGeometry geometry;

  g_return_val_if_fail (files >= 1 && files <= ALEA_MAX_SIDE, NULL);
  g_return_val_if_fail (ranks >= 1 && ranks <= ALEA_MAX_SIDE, NULL);

  alea_geometry_init_plain (&geometry, files, ranks);
  return diagram_new (&geometry);
}

AleaDiagram *
alea_diagram_new_from_setup (const AleaSetup *setup)
{
  AleaDiagram *self = diagram_new (setup->geometry);
  char roll[ALEA_ROLL_TEXT_SIZE];

  memcpy (self->pieces, setup->pieces, sizeof self->pieces);
  self->turn_sign = setup->turn == ALEA_WHITE ? ALEA_TURN_SIGN_WHITE : ALEA_TURN_SIGN_BLACK;
  alea_diagram_set_text (self, ALEA_DIAGRAM_ROLLS, alea_roll_to_text (setup->table.roll, roll));
  return self;
}

AleaDiagram *
alea_diagram_copy (const AleaDiagram *self)
{
  AleaDiagram *copy = g_new (AleaDiagram, 1);

  *copy = *self;
  copy->geometry.file_letters = copy->letters;
  copy->geometry.plan = self->geometry.plan != NULL ? copy->plan : NULL;
  copy->piece_set = self->piece_set != NULL ? alea_piece_set_ref (self->piece_set) : NULL;
  copy->marks = g_array_copy (self->marks);
  copy->drawings = g_array_copy (self->drawings);
  copy->file_labels = g_strdupv (self->file_labels);
  copy->rank_labels = g_strdupv (self->rank_labels);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    copy->texts[i] = g_strdup (self->texts[i]);

  return copy;
}

void
alea_diagram_free (AleaDiagram *self)
{
  g_clear_pointer (&self->piece_set, alea_piece_set_unref);
  g_array_unref (self->marks);
  g_array_unref (self->drawings);
  g_strfreev (self->file_labels);
  g_strfreev (self->rank_labels);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    g_free (self->texts[i]);
  g_free (self);
}

/* --- the board ----------------------------------------------------------- */

void
alea_diagram_set_names (AleaDiagram *self,
                        const char  *letters,
                        int          first_rank)
{
  g_return_if_fail (strlen (letters) == self->geometry.files);
  g_return_if_fail (first_rank >= 0 && first_rank + self->geometry.ranks <= 100);

  g_strlcpy (self->letters, letters, sizeof self->letters);
  self->geometry.first_rank = (gint8) first_rank;
}

void
alea_diagram_set_plan (AleaDiagram *self,
                       AleaSquare   square,
                       char         what)
{
  AleaGeometry *geometry = &self->geometry;
  const int file = alea_geometry_file (geometry, square), rank = alea_geometry_rank (geometry, square);

  g_return_if_fail (rank < geometry->ranks);

  if (geometry->plan == NULL)
    {
      if (what == '.')
        return;
      memset (self->plan, '.', (gsize) geometry->files * geometry->ranks);
      self->plan[geometry->files * geometry->ranks] = '\0';
      geometry->plan = self->plan;
    }

  self->plan[(geometry->ranks - 1 - rank) * geometry->files + file] = what;
  if (what == '*')
    {
      self->pieces[square] = ALEA_NO_PIECE;
      self->turns[square] = 0;
    }
}

/* --- pieces ----------------------------------------------------------------- */

/* Behind the letter of a piece, by quarter turns. */
static const char turn_signs[] = " >v<";

static gboolean
fail_placement (GError     **error,
                const char  *message)
{
  g_set_error_literal (error, ALEA_DIAGRAM_ERROR, ALEA_DIAGRAM_ERROR_PLACEMENT, message);
  return FALSE;
}

static gboolean
is_end (char c)
{
  return c == '\0' || c == ' ' || c == '\n' || c == '\r';
}

/* How many empty squares the number at *@p is; 0 for no sensible number. */
static int
read_empty (const char **p)
{
  int n = 0;

  while (g_ascii_isdigit (**p) && n <= ALEA_MAX_SIDE)
    n = 10 * n + (*(*p)++ - '0');

  return n <= ALEA_MAX_SIDE ? n : 0;
}

/* The piece at *@p with his quarter turns; FALSE when no piece has this letter. */
static gboolean
read_piece (const char **p,
            AleaPiece   *piece,
            guint8      *turns)
{
  const char *sign;

  *piece = alea_piece_from_letter (**p);
  if (*piece == ALEA_NO_PIECE)
    return FALSE;

  (*p)++;
  *turns = 0;
  sign = is_end (**p) ? NULL : strchr (turn_signs, **p);
  if (sign != NULL)
    {
      *turns = (guint8) (sign - turn_signs);
      (*p)++;
    }

  return TRUE;
}

/* What one step along a rank says. */
typedef struct
{
  int     n;        /* squares it is about */
  gboolean is_hole;
  AleaPiece piece;
  guint8  turns;
} Step;

static gboolean
read_step (const char **p,
           Step        *step,
           GError     **error)
{
  *step = (Step) { .n = 1 };

  if (**p == '*')
    {
      step->is_hole = TRUE;
      (*p)++;
    }
  else if (g_ascii_isdigit (**p))
    {
      step->n = read_empty (p);
      if (step->n == 0)
        return fail_placement (error, _("This number of empty squares is not valid."));
    }
  else if (!read_piece (p, &step->piece, &step->turns))
    return fail_placement (error, _("No piece has this letter."));

  return TRUE;
}

/* @error is not NULL. */
static gboolean
read_rank (AleaDiagram  *self,
           int           rank,
           const char  **p,
           GError      **error)
{
  int file = 0;

  while (!is_end (**p) && **p != '/')
    {
      const char *at = *p;
      Step step;

      if (!read_step (p, &step, error) || file + step.n > self->geometry.files)
        {
          *p = at;
          return *error != NULL ? FALSE : fail_placement (error, _("This rank is too long."));
        }

      for (; step.n > 0; step.n--, file++)
        {
          const AleaSquare square = alea_geometry_square (&self->geometry, file, rank);

          self->pieces[square] = step.piece;
          self->turns[square] = step.turns;
          if (step.is_hole)
            alea_diagram_set_plan (self, square, '*');
          else if (!alea_geometry_has_square (&self->geometry, square))
            alea_diagram_set_plan (self, square, '.');
        }
    }

  return file == self->geometry.files || fail_placement (error, _("This rank is too short."));
}

gboolean
alea_diagram_read_placement (AleaDiagram  *self,
                             const char   *text,
                             const char  **end,
                             GError      **error)
{
  g_autoptr(GError) local_error = NULL;
  gboolean good = TRUE;
  const char *p = text;

  for (int rank = self->geometry.ranks - 1; good && rank >= 0; rank--)
    {
      good = read_rank (self, rank, &p, &local_error);
      if (good && rank > 0 && *p != '/')
        good = fail_placement (&local_error, _("There are too few ranks."));
      if (good && rank > 0)
        p++;
    }

  if (good && !is_end (*p))
    good = fail_placement (&local_error, _("There are too many ranks."));

  if (end != NULL)
    *end = p;
  if (!good)
    g_propagate_error (error, g_steal_pointer (&local_error));
  return good;
}

static void
write_empty (GString *text,
             int     *n)
{
  if (*n > 0)
    g_string_append_printf (text, "%d", *n);
  *n = 0;
}

char *
alea_diagram_write_placement (const AleaDiagram *self)
{
  GString *text = g_string_new (NULL);

  for (int rank = self->geometry.ranks - 1; rank >= 0; rank--)
    {
      int n_empty = 0;

      for (int file = 0; file < self->geometry.files; file++)
        {
          const AleaSquare square = alea_geometry_square (&self->geometry, file, rank);
          const gboolean is_hole = !alea_geometry_has (&self->geometry, file, rank);

          if (!is_hole && self->pieces[square] == ALEA_NO_PIECE)
            {
              n_empty++;
              continue;
            }

          write_empty (text, &n_empty);
          g_string_append_c (text, is_hole ? '*' : alea_piece_to_letter (self->pieces[square]));
          if (!is_hole && self->turns[square] > 0)
            g_string_append_c (text, turn_signs[self->turns[square]]);
        }

      write_empty (text, &n_empty);
      if (rank > 0)
        g_string_append_c (text, '/');
    }

  return g_string_free (text, FALSE);
}

/* --- words --------------------------------------------------------------- */

/* A line break is a character that can be shown. */
static gboolean
can_be_shown (gunichar c)
{
  return c == '\n' || (g_unichar_isdefined (c) && !g_unichar_iscntrl (c));
}

void
alea_diagram_set_text (AleaDiagram     *self,
                       AleaDiagramText  which,
                       const char      *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  GString *clean = g_string_new (NULL);
  guint n = 0;

  for (const char *p = valid; *p != '\0' && n < ALEA_DIAGRAM_MAX_TEXT; p = g_utf8_next_char (p))
    if (can_be_shown (g_utf8_get_char (p)))
      {
        g_string_append_unichar (clean, g_utf8_get_char (p));
        n++;
      }

  g_strstrip (clean->str);
  clean->len = strlen (clean->str);
  g_free (self->texts[which]);
  self->texts[which] = clean->len > 0 ? g_strdup (clean->str) : NULL;
  g_string_free (clean, TRUE);
}

/* "king e1, pawn a2" */
static char *
list_pieces (const AleaDiagram *self,
             AleaColour         colour)
{
  GString *list = g_string_new (NULL);

  for (int type = ALEA_N_PIECE_TYPES - 1; type > ALEA_NO_PIECE_TYPE; type--)
    for (int i = 0; i < self->geometry.files * self->geometry.ranks; i++)
      if (self->pieces[i] == alea_piece (colour, (AleaPieceType) type))
        {
          char name[ALEA_SQUARE_NAME_SIZE];

          g_string_append_printf (list, "%s%s %s", list->len > 0 ? ", " : "",
                                  g_dgettext (GETTEXT_PACKAGE, alea_piece_type_word ((AleaPieceType) type)),
                                  alea_geometry_name (&self->geometry, (AleaSquare) i, name));
        }

  return g_string_free (list, FALSE);
}

char *
alea_diagram_describe (const AleaDiagram *self)
{
  g_autofree char *white = list_pieces (self, ALEA_WHITE);
  g_autofree char *black = list_pieces (self, ALEA_BLACK);

  if (*white == '\0' && *black == '\0')
    return g_strdup_printf (_("An empty board, %d files by %d ranks."), self->geometry.files,
                            self->geometry.ranks);

  return g_strdup_printf (_("A board, %d files by %d ranks. White: %s. Black: %s."), self->geometry.files,
                          self->geometry.ranks, *white != '\0' ? white : _("no pieces"),
                          *black != '\0' ? black : _("no pieces"));
}

/* --- painting ------------------------------------------------------------ */

/* As a position has them, a Guardener between two squares too. */
static void
add_pieces (const AleaDiagram *self,
            AleaScene         *scene)
{
  const guint first = scene->pieces->len;
  AleaSetup setup;

  alea_setup_init (&setup, &self->geometry);
  memcpy (setup.pieces, self->pieces, sizeof setup.pieces);
  alea_scene_add_setup (scene, &setup);

  for (guint i = first; i < scene->pieces->len; i++)
    {
      AleaScenePiece *piece = &g_array_index (scene->pieces, AleaScenePiece, i);
      AleaSquare square = alea_geometry_square (&self->geometry, (int) piece->file, (int) piece->rank);

      piece->angle = self->turns[square] * G_PI_2;
    }
}

/* @scene must not outlive @self. */
static void
init_scene (const AleaDiagram *self,
            AleaScene         *scene)
{
  alea_scene_init (scene, &self->geometry);
  scene->coordinates = self->coordinates;
  scene->is_flipped = self->is_flipped;
  scene->turn_sign = self->turn_sign;
  scene->file_labels = (const char *const *) self->file_labels;
  scene->rank_labels = (const char *const *) self->rank_labels;

  add_pieces (self, scene);
  for (guint i = 0; i < self->marks->len; i++)
    {
      const AleaDiagramMark *mark = &g_array_index (self->marks, AleaDiagramMark, i);

      alea_scene_add_mark (scene->marks, scene->geometry, mark->mark, mark->square);
    }
  g_array_append_vals (scene->drawings, self->drawings->data, self->drawings->len);
}

void
alea_diagram_paint (const AleaDiagram *self,
                    cairo_t           *cr,
                    double             width,
                    double             height,
                    double             scale)
{
  g_auto(AleaScene) scene = { 0 };

  init_scene (self, &scene);
  alea_paint_scene (cr, &scene, self->theme, self->piece_set != NULL ? self->piece_set : alea_piece_set_get_default (),
                    width, height, scale);
}

void
alea_diagram_get_proportion (const AleaDiagram *self,
                             double            *width,
                             double            *height)
{
  g_auto(AleaScene) scene = { 0 };

  init_scene (self, &scene);
  alea_scene_get_proportion (&scene, width, height);
}

void
alea_diagram_init_layout (const AleaDiagram *self,
                          AleaLayout        *layout,
                          double             width,
                          double             height,
                          double             scale)
{
  g_auto(AleaScene) scene = { 0 };

  init_scene (self, &scene);
  alea_scene_init_layout (&scene, layout, width, height, scale);
}
