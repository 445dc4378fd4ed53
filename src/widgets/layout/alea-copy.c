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
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = alea_export_render (diagram, &shape, &error);
  g_autoptr(GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, &error) : NULL;

  if (texture == NULL)
    {
      alea_tell (GTK_WINDOW (gtk_widget_get_root (widget)), _("The picture cannot be copied"), error->message);
      return FALSE;
    }

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), texture);
  return TRUE;
}
