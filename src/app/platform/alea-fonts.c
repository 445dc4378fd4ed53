/* alea-fonts.c: whether the language can be read here
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-fonts.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

void
alea_fonts_begin (void)
{
  /* Pango has a thread of its own for that. */
  pango_cairo_font_map_get_default ();
}

/* By the font that has each of them, whichever that is. */
static gboolean
are_in_fonts (const char *words)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  int n_missing;

  pango_layout_set_text (layout, words, -1);
  n_missing = pango_layout_get_unknown_glyphs_count (layout);
  g_object_unref (layout);
  g_object_unref (context);
  return n_missing == 0;
}

void
alea_fonts_ensure (void)
{
  const char *words = _("Chess played with dice");

  /* Every font has the letters of most languages, and to look takes time. */
  if (g_str_is_ascii (words) || are_in_fonts (words))
    return;

  g_printerr ("alea: %s\n", _("No installed font has the letters of this language, so English is used instead."));
  g_setenv ("LANGUAGE", "en", TRUE);
  /* What was translated before is forgotten by that. */
  textdomain (GETTEXT_PACKAGE);
}

gboolean
alea_fonts_find (void)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoFontDescription *description = pango_font_description_from_string ("Sans 10");
  PangoFont *font = pango_font_map_load_font (map, context, description);
  const gboolean is_found = font != NULL;

  if (!is_found)
    g_printerr ("alea: %s\n", _("No fonts are installed on this system. Install one, such as DejaVu Sans or "
                                "Cantarell."));

  g_clear_object (&font);
  pango_font_description_free (description);
  g_object_unref (context);
  return is_found;
}
