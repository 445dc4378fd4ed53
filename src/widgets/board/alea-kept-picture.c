/* alea-kept-picture.c: a picture that is painted once and shown in many frames
 *
 * For the cairo renderer of GTK 4.8 it is a cairo node whose only drawing is to
 * put down the finished picture: a texture node would have all of it copied for
 * each frame, however little of it has changed.  For all others it is a texture,
 * which goes to the graphics card once: newer renderers would send what a cairo
 * node draws there in every frame.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-kept-picture.h"

static gboolean
has_cairo_renderer (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer == NULL || g_str_equal (G_OBJECT_TYPE_NAME (renderer), "GskCairoRenderer");
}

static GskRenderNode *
make_cairo_node (cairo_surface_t       *surface,
                 double                 scale,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_set_source_surface (cr, surface, bounds->origin.x, bounds->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
make_texture_node (cairo_surface_t       *surface,
                   const graphene_rect_t *bounds)
{
  const int height = cairo_image_surface_get_height (surface), stride = cairo_image_surface_get_stride (surface);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GdkTexture) texture = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) height * (gsize) stride);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes,
                                    (gsize) stride);
  return gsk_texture_node_new (texture, bounds);
}

GskRenderNode *
alea_kept_picture_new (GtkWidget       *widget,
                       cairo_surface_t *surface,
                       double           scale,
                       double           x,
                       double           y)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) x, (float) y,
                                                     (float) (cairo_image_surface_get_width (surface) / scale),
                                                     (float) (cairo_image_surface_get_height (surface) / scale));
  GskRenderNode *node = has_cairo_renderer (widget) ? make_cairo_node (surface, scale, &bounds)
                                                    : make_texture_node (surface, &bounds);

  cairo_surface_destroy (surface);
  return node;
}
