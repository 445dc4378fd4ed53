/* alea-scene.c: all that can be seen on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-scene.h"

void
alea_scene_init (AleaScene          *self,
                 const AleaGeometry *geometry)
{
  *self = (AleaScene) {
    .geometry = geometry,
    .pieces = g_array_new (FALSE, FALSE, sizeof (AleaScenePiece)),
    .marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark)),
    .drawings = g_array_new (FALSE, FALSE, sizeof (AleaDrawing)),
  };
}

void
alea_scene_clear (AleaScene *self)
{
  g_clear_pointer (&self->pieces, g_array_unref);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->drawings, g_array_unref);
}

/* A Guardener that stands across two squares (G4) is one piece between them: the
 * left one is drawn half a square further right; the right one, half a square
 * to the left, is the same piece again. */
static double
get_shift (const AleaSetup *setup,
           AleaSquare       square)
{
  AleaPiece piece = setup->pieces[square];

  if (alea_piece_type (piece) != ALEA_GUARDENER || !alea_setup_is_straddling (setup, alea_piece_colour (piece)))
    return 0;

  return square == alea_setup_find (setup, piece) ? 0.5 : -0.5;
}

void
alea_scene_add_setup (AleaScene       *self,
                      const AleaSetup *setup)
{
  const AleaGeometry *geometry = setup->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      AleaScenePiece piece = {
        .piece = setup->pieces[i],
        .file = alea_geometry_file (geometry, (AleaSquare) i) + get_shift (setup, (AleaSquare) i),
        .rank = alea_geometry_rank (geometry, (AleaSquare) i),
        .size = 1,
        .opacity = 1,
      };

      if (piece.piece != ALEA_NO_PIECE && piece.file >= alea_geometry_file (geometry, (AleaSquare) i))
        g_array_append_val (self->pieces, piece);
    }
}

void
alea_scene_add_mark (GArray             *marks,
                     const AleaGeometry *geometry,
                     AleaMark            mark,
                     AleaSquare          square)
{
  const AleaSceneMark item = {
    .mark = mark,
    .file = alea_geometry_file (geometry, square),
    .rank = alea_geometry_rank (geometry, square),
  };

  g_array_append_val (marks, item);
}
