/* alea-miniature.c: many small boards, painted fast
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-miniature.h"

#include <math.h>

struct _AleaMiniatures
{
  const AleaTheme *theme;
  AleaPieceSet    *piece_set;
  GHashTable      *boards;   /* Board -> its picture without pieces */
  GHashTable      *pieces;   /* side of a square in pixels and piece -> picture */
};

/* A key of the boards. */
typedef struct
{
  const AleaGeometry *geometry;
  int                 width;
  int                 height;
} Board;

static guint
board_hash (gconstpointer key)
{
  const Board *board = key;

  return g_direct_hash (board->geometry) ^ (guint) (board->width << 16 ^ board->height);
}

static gboolean
board_equal (gconstpointer a,
             gconstpointer b)
{
  const Board *first = a, *second = b;

  return first->geometry == second->geometry && first->width == second->width && first->height == second->height;
}

static void
destroy_surface (gpointer surface)
{
  cairo_surface_destroy (surface);
}

AleaMiniatures *
alea_miniatures_new (const AleaTheme *theme,
                     AleaPieceSet    *piece_set)
{
  AleaMiniatures *self;

  g_return_val_if_fail (theme != NULL, NULL);
  g_return_val_if_fail (piece_set != NULL, NULL);

  self = g_new0 (AleaMiniatures, 1);
  self->theme = theme;
  self->piece_set = alea_piece_set_ref (theme->has_ink_pieces ? alea_piece_set_get_ink (piece_set) : piece_set);
  self->boards = g_hash_table_new_full (board_hash, board_equal, g_free, destroy_surface);
  self->pieces = g_hash_table_new_full (NULL, NULL, NULL, destroy_surface);
  return self;
}

void
alea_miniatures_free (AleaMiniatures *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->boards);
  g_hash_table_unref (self->pieces);
  alea_piece_set_unref (self->piece_set);
  g_free (self);
}

static cairo_surface_t *
get_board (AleaMiniatures   *self,
           const AleaLayout *layout,
           int               width,
           int               height)
{
  const Board key = { layout->geometry, width, height };
  cairo_surface_t *surface = g_hash_table_lookup (self->boards, &key);
  cairo_t *cr;

  if (surface != NULL)
    return surface;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  alea_paint_board (cr, layout, self->theme);
  cairo_destroy (cr);
  g_hash_table_insert (self->boards, g_memdup2 (&key, sizeof key), surface);
  return surface;
}

static cairo_surface_t *
get_piece (AleaMiniatures *self,
           AleaPiece       piece,
           int             side)
{
  const gpointer key = GUINT_TO_POINTER ((guint) side << 8 | piece);
  cairo_surface_t *surface = g_hash_table_lookup (self->pieces, key);
  cairo_t *cr;

  if (surface != NULL)
    return surface;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cr = cairo_create (surface);
  alea_piece_set_paint (self->piece_set, cr, piece, side);
  cairo_destroy (cr);
  g_hash_table_insert (self->pieces, key, surface);
  return surface;
}

static void
paint_pieces (AleaMiniatures   *self,
              cairo_t          *cr,
              const AleaSetup  *setup,
              const AleaLayout *layout)
{
  g_auto(AleaScene) scene = { 0 };

  alea_scene_init (&scene, setup->geometry);
  alea_scene_add_setup (&scene, setup);
  for (guint i = 0; i < scene.pieces->len; i++)
    {
      const AleaScenePiece *piece = &g_array_index (scene.pieces, AleaScenePiece, i);
      double x, y;

      alea_layout_get_corner (layout, piece->file, piece->rank, &x, &y);
      cairo_set_source_surface (cr, get_piece (self, piece->piece, (int) layout->square), x, y);
      cairo_paint (cr);
    }
}

cairo_surface_t *
alea_miniatures_paint (AleaMiniatures  *self,
                       const AleaSetup *setup,
                       int              width,
                       int              height)
{
  const AleaGeometry *geometry;
  cairo_surface_t *surface;
  AleaLayout layout;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  geometry = setup->geometry;
  alea_layout_init (&layout, geometry, ALEA_COORDINATES_NONE, FALSE, width, height, 1);
  width = (int) ceil (geometry->files * layout.square + 2 * layout.margin);
  height = (int) ceil (geometry->ranks * layout.square + 2 * layout.margin);
  layout.x = layout.y = layout.margin;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1), MAX (height, 1));
  if (layout.square <= 0)
    return surface;

  cr = cairo_create (surface);
  cairo_set_source_surface (cr, get_board (self, &layout, width, height), 0, 0);
  cairo_paint (cr);
  paint_pieces (self, cr, setup, &layout);
  cairo_destroy (cr);
  return surface;
}
