/* alea-cloth.c: the felt of a game behind a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-cloth.h"

#include "alea-felt.h"

static GdkRGBA
get_rgba (AleaColourValue colour)
{
  return (GdkRGBA) { (float) colour.red, (float) colour.green, (float) colour.blue, (float) colour.alpha };
}

void
alea_cloth_snapshot (GtkSnapshot *snapshot,
                     const char  *rules,
                     float        width,
                     float        height)
{
  const AleaFelt *felt = alea_felt_find (rules);
  const GskColorStop stops[] = { { 0, get_rgba (felt->light) }, { 1, get_rgba (felt->deep) } };

  gtk_snapshot_append_radial_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                       &GRAPHENE_POINT_INIT (width * 0.3f, height * 0.2f), width, height, 0, 1,
                                       stops, G_N_ELEMENTS (stops));
}
