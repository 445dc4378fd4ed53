/* alea-copy.c: pictures on the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-copy.h"

#include "alea-ask.h"
#include "alea-export.h"

#include <glib/gi18n.h>

/* The longer side of the board, in pixels. */
#define SIZE 1200

gboolean
alea_copy_picture (GtkWidget         *widget,
                   const AleaDiagram *diagram,
                   gboolean           is_transparent)
{
  const AleaPictureShape shape = {
    .format = ALEA_PICTURE_PNG, .size = SIZE, .scale = 1, .is_transparent = is_transparent,
  };
  const AleaPictureShape drawing = { .format = ALEA_PICTURE_SVG, .size = SIZE, .is_transparent = is_transparent };
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = alea_export_render (diagram, &shape, &error);
  g_autoptr(GBytes) vectors = alea_export_render (diagram, &drawing, NULL);
  g_autoptr(GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, &error) : NULL;
  g_autoptr(GdkContentProvider) all = NULL;
  GdkContentProvider *providers[2];
  gsize n = 0;

  if (texture == NULL)
    {
      alea_tell (GTK_WINDOW (gtk_widget_get_root (widget)), _("The picture cannot be copied"), error->message);
      return FALSE;
    }

  /* Whoever draws takes the lines, all others the pixels. */
  providers[n++] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  if (vectors != NULL)
    providers[n++] = gdk_content_provider_new_for_bytes ("image/svg+xml", vectors);
  all = gdk_content_provider_new_union (providers, n);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), all);
  return TRUE;
}
