/* alea-flow-text.c: fragments, and how much of a text goes into a column
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-flow-private.h"

#include <string.h>

/* A narrow letter, in sizes of the text. */
#define NARROW 0.3

AleaFragment *
alea_flow_add_fragment (GPtrArray *fragments,
                        double     space)
{
  AleaFragment *fragment = g_new0 (AleaFragment, 1);

  fragment->space = space;
  g_ptr_array_add (fragments, fragment);
  return fragment;
}

/* The beginning of @text, which may be as long as a file, behind @prefix: about what
 * @lines of it are, or all.  On a tiny page the room may be no width.
 * (transfer full) */
static char *
copy_beginning (const char          *prefix,
                const char          *text,
                const AleaTextStyle *style,
                double               width,
                double               lines)
{
  const gsize most = (gsize) (lines * MAX (width, style->size) / (NARROW * style->size)) + 1;
  const gsize length = strnlen (text, most);
  const gsize end = text[length] == '\0' ? length : (gsize) (g_utf8_find_prev_char (text, text + length) - text);

  return g_strdup_printf ("%s%.*s", prefix, (int) end, text);
}

double
alea_flow_measure_text (cairo_t             *ruler,
                        const char          *text,
                        const AleaTextStyle *style,
                        double               width,
                        double               most)
{
  g_autofree char *beginning = copy_beginning ("", text, style, width, most / style->size + 1);

  return MIN (alea_page_text_measure (ruler, beginning, style, width), most);
}

gsize
alea_flow_fit_text (cairo_t             *ruler,
                    const char          *prefix,
                    const char          *all,
                    const AleaTextStyle *style,
                    double               width,
                    double               room,
                    gboolean             is_empty)
{
  double lines = MAX (room, 0) / style->size + 3;
  g_autofree char *text = NULL;
  gsize n;

  do
    {
      g_free (text);
      text = copy_beginning (prefix, all, style, width, lines);
      n = alea_page_text_fit (ruler, text, style, width, room, TRUE);
      lines *= 2;
    }
  while (n == strlen (text) && all[n - strlen (prefix)] != '\0');

  if (n == 0 && is_empty)
    n = alea_page_text_fit (ruler, text, style, width, MAX (room, 2 * style->size), FALSE);
  return n == 0 && is_empty ? strlen (text) : n;
}

PangoAttrList *
alea_flow_cut_attributes (PangoAttrList *attributes,
                          gsize          n,
                          gsize          prefix)
{
  PangoAttribute *bold;
  PangoAttrList *rest;

  if (attributes == NULL)
    return NULL;

  rest = pango_attr_list_copy (attributes);
  pango_attr_list_update (rest, 0, (int) n, (int) prefix);
  if (prefix > 0)
    {
      bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
      bold->end_index = (guint) prefix;
      pango_attr_list_insert (rest, bold);
    }
  return rest;
}
