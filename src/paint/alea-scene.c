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
    .men = g_array_new (FALSE, FALSE, sizeof (AleaSceneMan)),
    .marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark)),
    .drawings = g_array_new (FALSE, FALSE, sizeof (AleaDrawing)),
  };
}

void
alea_scene_clear (AleaScene *self)
{
  g_clear_pointer (&self->men, g_array_unref);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->drawings, g_array_unref);
}

void
alea_scene_add_setup (AleaScene       *self,
                      const AleaSetup *setup)
{
  const AleaGeometry *geometry = setup->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      AleaSceneMan man = {
        .man = setup->men[i],
        .file = alea_geometry_file (geometry, (AleaSquare) i),
        .rank = alea_geometry_rank (geometry, (AleaSquare) i),
        .size = 1,
        .opacity = 1,
      };

      if (man.man != ALEA_NOBODY)
        g_array_append_val (self->men, man);
    }
}

void
alea_scene_add_mark (AleaScene  *self,
                     AleaMark    mark,
                     AleaSquare  square)
{
  AleaSceneMark item = {
    .mark = mark,
    .file = alea_geometry_file (self->geometry, square),
    .rank = alea_geometry_rank (self->geometry, square),
  };

  g_array_append_val (self->marks, item);
}
