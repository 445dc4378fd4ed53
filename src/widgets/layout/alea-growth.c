/* alea-growth.c: what is larger in a larger window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-growth.h"

#include "alea-style.h"

/* Up to this everything is as large as usual: a window of 1280x800 without its frame
 * and its bar. */
#define USUAL_WIDTH  1248
#define USUAL_HEIGHT 748

guint
alea_growth_find (int width,
                  int height)
{
  const int scale = MIN (width * 10 / USUAL_WIDTH, height * 10 / USUAL_HEIGHT);

  return (guint) CLAMP (scale, ALEA_GROWTH_MIN, ALEA_GROWTH_MAX);
}

void
alea_growth_set_style (GtkWidget *widget,
                       guint      scale)
{
  for (guint other = ALEA_GROWTH_MIN; other <= ALEA_GROWTH_MAX; other++)
    {
      g_autofree char *style = g_strdup_printf ("scale-%u", other);

      alea_style_set (widget, style, other == scale);
    }

  alea_style_set (widget, "grown", scale > ALEA_GROWTH_MIN);
}

guint
alea_growth_follow (GtkWindow *window,
                    GtkWindow *parent)
{
  GtkWidget *content;
  guint scale = ALEA_GROWTH_MIN;

  /* Windows over windows, too, look back at the first of them. */
  while (parent != NULL && gtk_window_get_transient_for (parent) != NULL)
    parent = gtk_window_get_transient_for (parent);

  content = parent != NULL ? gtk_window_get_child (parent) : NULL;
  if (content != NULL)
    scale = alea_growth_find (gtk_widget_get_width (content), gtk_widget_get_height (content));
  alea_growth_set_style (GTK_WIDGET (window), scale);
  return scale;
}

double
alea_growth_get_em (GtkWidget *widget)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  const double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font) ? size : size * 96 / 72;
}
