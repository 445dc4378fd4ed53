/* alea-diagram-names.c: what lies on a diagram, in words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-names.h"

#include "alea-diagram-words.h"
#include "alea-piece-names.h"
#include "alea-shown-text.h"

#include <glib/gi18n-lib.h>

static const char *const mark_names[ALEA_N_DIAGRAM_MARKS] = {
  [ALEA_MARK_LIT] = N_("lit"),
  [ALEA_MARK_FACE_1] = N_("die showing 1"),
  [ALEA_MARK_FACE_2] = N_("die showing 2"),
  [ALEA_MARK_FACE_3] = N_("die showing 3"),
  [ALEA_MARK_FACE_4] = N_("die showing 4"),
  [ALEA_MARK_FACE_5] = N_("die showing 5"),
  [ALEA_MARK_FACE_6] = N_("die showing 6"),
  [ALEA_MARK_LAST_FROM] = N_("last move from here"),
  [ALEA_MARK_LAST_TO] = N_("last move to here"),
  [ALEA_MARK_CHECK] = N_("check"),
  [ALEA_MARK_SELECTED] = N_("chosen"),
  [ALEA_MARK_MOVABLE] = N_("may move"),
  [ALEA_MARK_PEACEFUL] = N_("may move, but not capture"),
  [ALEA_MARK_STEP] = N_("dot: may go here"),
  [ALEA_MARK_CAPTURE] = N_("ring: may capture here"),
  [ALEA_MARK_CASTLE] = N_("castling rook"),
  [ALEA_MARK_RELOCATE] = N_("diamond: relocation"),
  [ALEA_MARK_TELEPORT] = N_("portal: teleport"),
  [ALEA_MARK_FORBIDDEN] = N_("cross: forbidden"),
  [ALEA_MARK_CURSOR] = N_("frame"),
};

const char *
alea_diagram_get_mark_name (AleaMark mark)
{
  g_return_val_if_fail (mark < ALEA_N_DIAGRAM_MARKS, "");

  return _(mark_names[mark]);
}

/* --- squares -------------------------------------------------------------- */

/* Those that are offered have names; all others are numbers, which nobody
 * wants to hear. */
static const char *
get_ink_name (AleaColourValue colour)
{
  g_autofree char *id = alea_diagram_write_colour (colour);

  if (colour.alpha <= 0)
    return NULL;

  for (const AleaInk *ink = alea_inks; ink->id != NULL; ink++)
    if (g_str_equal (ink->id, id))
      return _(ink->title);

  return NULL;
}

static void
add (GString    *words,
     const char *more)
{
  g_string_append_printf (words, ", %s", more);
}

static void
add_coloured (GString           *words,
              const AleaDrawing *drawing,
              const char        *name)
{
  const char *ink = get_ink_name (drawing->colour);

  add (words, name);
  if (ink != NULL)
    g_string_append_printf (words, " (%s)", ink);
}

static void
add_drawing (GString           *words,
             const AleaDiagram *diagram,
             const AleaDrawing *drawing)
{
  char name[ALEA_SQUARE_NAME_SIZE];
  g_autofree char *text = NULL, *shown = NULL;

  switch (drawing->type)
    {
    case ALEA_DRAWING_TINT:
      add_coloured (words, drawing, _("coloured"));
      break;
    case ALEA_DRAWING_CIRCLE:
      add_coloured (words, drawing, _("circle"));
      break;
    case ALEA_DRAWING_ARROW:
      /* Translators: %s is a square: "e4" */
      text = g_strdup_printf (_("arrow to %s"), alea_geometry_name (&diagram->geometry, drawing->to, name));
      add_coloured (words, drawing, text);
      break;
    case ALEA_DRAWING_LABEL:
      /* Translators: %s is written on a square: "3" */
      shown = alea_show_text (drawing->text);
      text = g_strdup_printf (_("“%s”"), shown);
      add_coloured (words, drawing, text);
      break;
    case ALEA_N_DRAWINGS:
    default:
      g_assert_not_reached ();
    }
}

char *
alea_diagram_describe_square (const AleaDiagram *diagram,
                              AleaSquare         square)
{
  const AleaPiece piece = diagram->pieces[square];
  char name[ALEA_SQUARE_NAME_SIZE];
  GString *words = g_string_new (alea_geometry_name (&diagram->geometry, square, name));
  g_autofree char *piece_name = piece != ALEA_NO_PIECE ? alea_piece_get_turned_name (piece, diagram->turns[square]) : NULL;

  if (piece_name != NULL)
    add (words, piece_name);
  else
    add (words, alea_geometry_has_square (&diagram->geometry, square) ? _("empty") : _("hole"));

  for (guint i = 0; i < diagram->marks->len; i++)
    {
      const AleaDiagramMark *mark = &g_array_index (diagram->marks, AleaDiagramMark, i);

      if (mark->square == square)
        add (words, alea_diagram_get_mark_name (mark->mark));
    }
  for (guint i = 0; i < diagram->drawings->len; i++)
    {
      const AleaDrawing *drawing = &g_array_index (diagram->drawings, AleaDrawing, i);

      if (drawing->square == square)
        add_drawing (words, diagram, drawing);
    }

  return g_string_free (words, FALSE);
}
