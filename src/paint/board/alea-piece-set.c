/* alea-piece-set.c: the pictures of the pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece-set.h"

#include "alea-piece-layers.h"
#include "alea-piece-resources.h"

#include <librsvg/rsvg.h>
#include <string.h>

#define RESOURCE_FOLDER "resource:///org/aleachess/Alea/pieces"

/* The outline of a piece, wider and all white: it keeps hatching off the piece. */
#define HALO_STYLE "#wood stop { stop-color: #ffffff } path { stroke: #ffffff; stroke-opacity: 1; stroke-width: 4.5 }"

struct _AleaPieceSet
{
  gatomicrefcount  references;
  GFile           *folder;
  RsvgHandle      *handles[ALEA_N_PIECES];  /* by piece; NULL where there is none */
  cairo_surface_t *recordings[ALEA_N_PIECES]; /* made when they are first needed */
  AleaPieceSet    *ink;                     /* too */
  AleaPieceSet    *halo;                    /* what lies under pieces of ink, or NULL */
  cairo_font_face_t *font;                  /* of pieces of ink, or NULL */
};

/* @styles has the changes to make in the pictures of each colour, or is NULL. */
static AleaPieceSet *
piece_set_new (GFile             *folder,
               const char *const *styles,
               GError            **error)
{
  g_autoptr(AleaPieceSet) self = g_new0 (AleaPieceSet, 1);

  g_atomic_ref_count_init (&self->references);
  self->folder = g_object_ref (folder);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      {
        g_autofree char *name = alea_piece_layers_name_file (colour, type);
        g_autoptr(GFile) file = g_file_get_child (folder, name);
        g_autofree char *path = g_file_get_parse_name (file);
        RsvgHandle *handle = rsvg_handle_new_from_gfile_sync (file, RSVG_HANDLE_FLAGS_NONE, NULL, error);

        if (handle == NULL)
          {
            g_prefix_error (error, "%s: ", path);
            return NULL;
          }

        self->handles[alea_piece (colour, type)] = handle;
        if (styles != NULL && !rsvg_handle_set_stylesheet (handle, (const guint8 *) styles[colour],
                                                           strlen (styles[colour]), error))
          return NULL;
      }

  return g_steal_pointer (&self);
}

AleaPieceSet *
alea_piece_set_new_builtin (const char  *id,
                            GError     **error)
{
  static gsize registered;
  g_autofree char *uri = g_strdup_printf ("%s/%s", RESOURCE_FOLDER, id);
  g_autoptr(GFile) folder = g_file_new_for_uri (uri);

  if (g_once_init_enter (&registered))
    {
      alea_piece_register_resource ();
      g_once_init_leave (&registered, 1);
    }

  return piece_set_new (folder, NULL, error);
}

AleaPieceSet *
alea_piece_set_new_from_folder (const char  *path,
                                GError     **error)
{
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  return piece_set_new (folder, NULL, error);
}

AleaPieceSet *
alea_piece_set_get_default (void)
{
  static AleaPieceSet *default_set;
  g_autoptr(GError) error = NULL;

  /* It is compiled in: when it cannot be read the program is broken. */
  if (default_set == NULL && (default_set = alea_piece_set_new_builtin ("turned", &error)) == NULL)
    g_error ("%s", error->message);

  return default_set;
}

AleaPieceSet *
alea_piece_set_ref (AleaPieceSet *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
alea_piece_set_unref (AleaPieceSet *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (self->handles); i++)
    {
      g_clear_object (&self->handles[i]);
      g_clear_pointer (&self->recordings[i], cairo_surface_destroy);
    }
  g_clear_pointer (&self->ink, alea_piece_set_unref);
  g_clear_pointer (&self->halo, alea_piece_set_unref);
  g_clear_pointer (&self->font, cairo_font_face_destroy);
  g_clear_object (&self->folder);
  g_free (self);
}

static AleaPieceSet *
make_ink (AleaPieceSet  *self,
          GError       **error)
{
  const char *const halo_styles[] = { [ALEA_WHITE] = HALO_STYLE, [ALEA_BLACK] = HALO_STYLE };
  g_autofree char *white = alea_piece_layers_write_style (ALEA_WHITE);
  g_autofree char *black = alea_piece_layers_write_style (ALEA_BLACK);
  g_autoptr(AleaPieceSet) halo = piece_set_new (self->folder, halo_styles, error);
  AleaPieceSet *ink = NULL;

  if (halo != NULL)
    ink = piece_set_new (self->folder, (const char *const[]) { [ALEA_WHITE] = white, [ALEA_BLACK] = black }, error);
  if (ink != NULL)
    {
      ink->halo = g_steal_pointer (&halo);
      ink->font = alea_piece_font_new (self->folder);
    }
  return ink;
}

AleaPieceSet *
alea_piece_set_get_ink (AleaPieceSet *self)
{
  g_autoptr(GError) error = NULL;

  if (self->ink == NULL)
    self->ink = make_ink (self, &error);

  /* Its files were there a moment ago; pieces of wood are better than none. */
  if (self->ink == NULL)
    {
      g_warning ("The pieces cannot be drawn in ink: %s", error->message);
      return self;
    }

  return self->ink;
}

cairo_font_face_t *
alea_piece_set_get_font (AleaPieceSet *self,
                         cairo_t      *cr)
{
  return self->font != NULL && alea_piece_font_suits (cr) ? self->font : NULL;
}

static void
render (AleaPieceSet *self,
        cairo_t      *cr,
        AleaPiece     piece,
        double        size)
{
  const RsvgRectangle viewport = { 0, 0, size, size };
  g_autoptr(GError) error = NULL;

  if (self->halo != NULL)
    render (self->halo, cr, piece, size);
  if (!rsvg_handle_render_document (self->handles[piece], cr, &viewport, &error))
    g_warning ("A piece cannot be drawn: %s", error->message);
}

static cairo_surface_t *
record (AleaPieceSet *self,
        AleaPiece     piece)
{
  const cairo_rectangle_t extents = { 0, 0, ALEA_PIECE_GRID, ALEA_PIECE_GRID };
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_t *cr = cairo_create (recording);

  render (self, cr, piece, ALEA_PIECE_GRID);
  cairo_destroy (cr);
  return recording;
}

/* Whether @cr writes a file of vectors: there a recording that is drawn many
 * times is stored once, though cairo goes over it each time. */
static gboolean
writes_vectors (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_group_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG || type == CAIRO_SURFACE_TYPE_PS;
}

void
alea_piece_set_paint (AleaPieceSet *self,
                      cairo_t      *cr,
                      AleaPiece     piece,
                      double        size)
{
  g_return_if_fail (piece < ALEA_N_PIECES);

  if (self->handles[piece] == NULL || size <= 0)
    return;

  if (alea_piece_set_get_font (self, cr) != NULL)
    {
      alea_piece_font_show (self->font, cr, &(AleaFontPiece) { .piece = piece }, 1, size);
      return;
    }

  if (!writes_vectors (cr))
    {
      render (self, cr, piece, size);
      return;
    }

  if (self->recordings[piece] == NULL)
    self->recordings[piece] = record (self, piece);

  cairo_save (cr);
  cairo_scale (cr, size / ALEA_PIECE_GRID, size / ALEA_PIECE_GRID);
  cairo_set_source_surface (cr, self->recordings[piece], 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}
