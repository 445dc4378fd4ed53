/* alea-piece-font.c: pieces of ink as a font
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece-font.h"

#include "alea-piece-layers.h"

#include <librsvg/rsvg.h>
#include <string.h>

/* Room for the layers of a piece among the numbers of glyphs. */
#define MAX_LAYERS 32

/* The layers of each piece, of RsvgHandle. */
typedef struct
{
  GPtrArray *layers[ALEA_N_PIECES];
} Shapes;

static const cairo_user_data_key_t shapes_key;

static void
shapes_free (void *data)
{
  Shapes *shapes = data;

  for (guint i = 0; i < ALEA_N_PIECES; i++)
    g_clear_pointer (&shapes->layers[i], g_ptr_array_unref);
  g_free (shapes);
}

static Shapes *
shapes_new (GFile *folder)
{
  Shapes *shapes = g_new0 (Shapes, 1);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      {
        g_autofree char *name = alea_piece_layers_name_file (colour, type);
        g_autoptr(GFile) file = g_file_get_child (folder, name);
        g_autoptr(GBytes) svg = g_file_load_bytes (file, NULL, NULL, NULL);
        GPtrArray *layers = svg != NULL ? alea_piece_layers_read (svg, colour) : NULL;

        shapes->layers[alea_piece (colour, type)] = layers;
        if (layers == NULL || layers->len > MAX_LAYERS)
          {
            shapes_free (shapes);
            return NULL;
          }
      }

  return shapes;
}

static cairo_status_t
render_cb (cairo_scaled_font_t  *font,
           unsigned long         glyph,
           cairo_t              *cr,
           cairo_text_extents_t *extents)
{
  const Shapes *shapes = cairo_font_face_get_user_data (cairo_scaled_font_get_font_face (font), &shapes_key);
  const GPtrArray *layers = glyph / MAX_LAYERS < ALEA_N_PIECES ? shapes->layers[glyph / MAX_LAYERS] : NULL;
  const RsvgRectangle square = { 0, -ALEA_PIECE_FOOT, 1, 1 };

  extents->x_advance = 1;
  if (layers == NULL || glyph % MAX_LAYERS >= layers->len)
    return CAIRO_STATUS_SUCCESS;

  return rsvg_handle_render_document (g_ptr_array_index (layers, glyph % MAX_LAYERS), cr, &square, NULL)
         ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_USER_FONT_ERROR;
}

cairo_font_face_t *
alea_piece_font_new (GFile *folder)
{
  Shapes *shapes = shapes_new (folder);
  cairo_font_face_t *self;

  if (shapes == NULL)
    return NULL;

  self = cairo_user_font_face_create ();
  cairo_user_font_face_set_render_glyph_func (self, render_cb);
  if (cairo_font_face_set_user_data (self, &shapes_key, shapes, shapes_free) != CAIRO_STATUS_SUCCESS)
    g_error ("out of memory");
  return self;
}

gboolean
alea_piece_font_suits (cairo_t *cr)
{
  const cairo_surface_type_t type = cairo_surface_get_type (cairo_get_group_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_PS;
}

/* --- showing --------------------------------------------------------------- */

static const char *
get_symbol (AleaPiece piece)
{
  static const char *const symbols[2][ALEA_N_PIECE_TYPES] = {
    [ALEA_WHITE] = { [ALEA_PAWN] = "♙", [ALEA_KNIGHT] = "♘", [ALEA_BISHOP] = "♗", [ALEA_ROOK] = "♖",
                     [ALEA_QUEEN] = "♕", [ALEA_KING] = "♔", [ALEA_GUARDENER] = "G" },
    [ALEA_BLACK] = { [ALEA_PAWN] = "♟", [ALEA_KNIGHT] = "♞", [ALEA_BISHOP] = "♝", [ALEA_ROOK] = "♜",
                     [ALEA_QUEEN] = "♛", [ALEA_KING] = "♚", [ALEA_GUARDENER] = "g" },
  };

  return symbols[alea_piece_colour (piece)][alea_piece_type (piece)];
}

/* The first layer of ink says what is read, those around it that there is nothing
 * more to read. */
static void
show_layer (const Shapes        *shapes,
            cairo_t             *cr,
            const AleaFontPiece *pieces,
            guint                n,
            double               size,
            guint                layer)
{
  g_autofree cairo_glyph_t *glyphs = g_new (cairo_glyph_t, n);
  g_autofree cairo_text_cluster_t *clusters = g_new (cairo_text_cluster_t, n);
  g_autoptr(GString) text = g_string_new (NULL);
  int n_glyphs = 0;

  for (guint i = 0; i < n; i++)
    if (layer < shapes->layers[pieces[i].piece]->len)
      {
        const char *symbol = layer == 1 ? get_symbol (pieces[i].piece) : "";

        glyphs[n_glyphs] = (cairo_glyph_t) {
          .index = (gulong) pieces[i].piece * MAX_LAYERS + layer,
          .x = pieces[i].x,
          .y = pieces[i].y + ALEA_PIECE_FOOT * size,
        };
        clusters[n_glyphs++] = (cairo_text_cluster_t) { (int) strlen (symbol), 1 };
        g_string_append (text, symbol);
      }
  if (layer != 1)
    clusters[0] = (cairo_text_cluster_t) { 0, n_glyphs };

  cairo_set_source_rgb (cr, layer % 2 == 0, layer % 2 == 0, layer % 2 == 0);
  if (n_glyphs > 0)
    cairo_show_text_glyphs (cr, text->str, (int) text->len, glyphs, n_glyphs, clusters, layer == 1 ? n_glyphs : 1, 0);
}

void
alea_piece_font_show (cairo_font_face_t   *self,
                      cairo_t             *cr,
                      const AleaFontPiece *pieces,
                      guint                n,
                      double               size)
{
  const Shapes *shapes = cairo_font_face_get_user_data (self, &shapes_key);
  guint n_layers = 0;

  for (guint i = 0; i < n; i++)
    n_layers = MAX (n_layers, shapes->layers[pieces[i].piece]->len);

  cairo_save (cr);
  cairo_set_font_face (cr, self);
  cairo_set_font_size (cr, size);
  for (guint layer = 0; layer < n_layers; layer++)
    show_layer (shapes, cr, pieces, n, size, layer);
  cairo_restore (cr);
}
