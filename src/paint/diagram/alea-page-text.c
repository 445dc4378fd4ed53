/* alea-page-text.c: words and lines on pages
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-page-text.h"

#include "alea-figurines.h"

#include <string.h>

cairo_t *
alea_page_text_new_ruler (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

/* Whether what is drawn on @cr goes from the right: its left is seen there. */
static gboolean
is_mirrored (cairo_t *cr)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  return matrix.xx * matrix.yy < matrix.xy * matrix.yx;
}

void
alea_page_turn_back (cairo_t *cr,
                     double   x,
                     double   width)
{
  if (!is_mirrored (cr))
    return;

  cairo_translate (cr, 2 * x + width, 0);
  cairo_scale (cr, -1, 1);
}

/* Of the box of a sign, in sizes of the text. */
#define SIGN_ASCENT 0.8

/* --- signs ----------------------------------------------------------------- */

static void
paint_sign_cb (cairo_t        *cr,
               PangoAttrShape *shape,
               gboolean        do_path,
               gpointer        data)
{
  if (!do_path)
    alea_figurine_paint (GPOINTER_TO_UINT (shape->data), cr, -shape->logical_rect.y / SIGN_ASCENT / PANGO_SCALE);
}

static PangoAttribute *
make_shape (gunichar sign,
            double   size)
{
  const int ascent = (int) (SIGN_ASCENT * size * PANGO_SCALE);
  const PangoRectangle box = {
    .y = -ascent, .width = (int) (alea_figurine_get_width (sign) * size * PANGO_SCALE), .height = ascent,
  };

  return pango_attr_shape_new_with_data (&box, &box, GUINT_TO_POINTER (sign), NULL, NULL);
}

/* Whether the hyphen at @p stands behind a single letter or before one: "z-file", "risque-a". */
static gboolean
joins_letter (const char *text,
              const char *p)
{
  const char *before = p > text ? g_utf8_find_prev_char (text, p) : NULL;
  const char *first = before != NULL && before > text ? g_utf8_find_prev_char (text, before) : NULL;
  const gunichar after = g_utf8_get_char (p + 1);

  if (before == NULL || !g_unichar_isalpha (g_utf8_get_char (before)) || !g_unichar_isalpha (after))
    return FALSE;

  return first == NULL || !g_unichar_isalnum (g_utf8_get_char (first))
         || !g_unichar_isalnum (g_utf8_get_char (g_utf8_next_char (p + 1)));
}

/* Gives the figurines in @text their pictures, in boxes that do not push lines apart
 * and tell the renderer the size of the text; and keeps single letters with their words. */
static void
shape_signs (PangoLayout         *layout,
             const char          *text,
             const AleaTextStyle *style)
{
  PangoAttrList *attributes = NULL;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar sign = g_utf8_get_char (p);
      const gboolean is_figurine = sign >= 0x2654 && alea_figurine_is (sign);
      PangoAttribute *attribute;

      if (!is_figurine && !(sign == '-' && joins_letter (text, p)))
        continue;
      if (attributes == NULL)
        attributes = style->attributes != NULL ? pango_attr_list_copy (style->attributes) : pango_attr_list_new ();

      attribute = is_figurine ? make_shape (sign, style->size) : pango_attr_allow_breaks_new (FALSE);
      attribute->start_index = (guint) (p - text);
      attribute->end_index = (guint) (g_utf8_next_char (is_figurine ? p : p + 1) - text);
      pango_attr_list_insert (attributes, attribute);
    }

  pango_layout_set_attributes (layout, attributes != NULL ? attributes : style->attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
  pango_cairo_context_set_shape_renderer (pango_layout_get_context (layout), paint_sign_cb, NULL, NULL);
}

/* --- long words ------------------------------------------------------------ */

/* In bytes; and how many letters stay together in a longer one. */
#define LONGEST_WORD 200
#define PIECE        12

char *
alea_page_text_part_words (const char *text)
{
  GString *parted = g_string_new (NULL);

  while (*text != '\0')
    {
      const gsize length = strcspn (text, " \n") + 1;
      const char *end = memchr (text, '\0', length);
      guint n = 0;

      end = end != NULL ? end : text + length;
      if (end - text <= LONGEST_WORD)
        g_string_append_len (parted, text, end - text);
      else
        for (const char *p = text; p < end; p = g_utf8_next_char (p), n++)
          {
            if (n > 0 && n % PIECE == 0 && !g_unichar_iswide (g_utf8_get_char (p)))
              g_string_append (parted, "\u200b");
            g_string_append_unichar (parted, g_utf8_get_char (p));
          }
      text = end;
    }

  return g_string_free (parted, FALSE);
}

/* --- layouts --------------------------------------------------------------- */

PangoContext *
alea_page_text_new_context (cairo_t *cr,
                            double   size)
{
  PangoContext *context = pango_cairo_create_context (cr);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string ("Sans");
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Otherwise widths depend on the pixels of what is drawn on. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  return context;
}

/* On a mirrored page lines begin on the right; Pango has paragraphs in another language begin on their own
 * side.  Heads stand with the others. */
static void
mirror_layout (PangoLayout         *layout,
               const AleaTextStyle *style)
{
  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_RTL);
  if (style->align == PANGO_ALIGN_CENTER)
    return;

  pango_layout_set_alignment (layout, style->align == PANGO_ALIGN_LEFT ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_set_auto_dir (layout, !style->is_one_line && !style->is_head);
}

/* @width of 0 or less: as wide as it comes. */
static PangoLayout *
make_layout_of_size (cairo_t             *cr,
             const char          *text,
             const AleaTextStyle *style,
             double               width)
{
  static const char *const faces[ALEA_N_FACES] = {
    [ALEA_FACE_PLAIN] = "Sans",
    [ALEA_FACE_BOLD] = "Sans Bold",
    [ALEA_FACE_ITALIC] = "Sans Italic",
    [ALEA_FACE_HEADING] = "Serif",
  };
  PangoContext *context = alea_page_text_new_context (cr, style->size);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string (faces[style->face]);
  PangoLayout *layout = pango_layout_new (context);

  g_object_unref (context);
  pango_font_description_set_absolute_size (font, style->size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  shape_signs (layout, text, style);
  pango_layout_set_alignment (layout, style->align);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (style->is_one_line)
    {
      pango_layout_set_single_paragraph_mode (layout, TRUE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  if (style->is_notation)
    {
      pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
      pango_layout_set_auto_dir (layout, FALSE);
    }
  else if (is_mirrored (cr))
    mirror_layout (layout, style);

  return layout;
}

static double
get_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

/* As much of @all, which may be as long as a file, as one line of @width shows at the most, and more.
 * (transfer full) */
static char *
copy_line (const char          *all,
           const AleaTextStyle *style,
           double               width)
{
  const double narrowest = 0.1 * (style->least > 0 ? style->least : style->size);
  const gsize most = (gsize) (width / narrowest) + 16, length = strnlen (all, most);

  return g_strndup (all, all[length] == '\0' ? length : (gsize) (g_utf8_find_prev_char (all, all + length) - all));
}

/* The same, in smaller letters where a line would be cut. */
static PangoLayout *
make_layout (cairo_t             *cr,
             const char          *all,
             const AleaTextStyle *style,
             double               width)
{
  g_autofree char *line = style->is_one_line && width > 0 ? copy_line (all, style, width) : NULL;
  const char *text = line != NULL ? line : all;
  AleaTextStyle smaller = *style;

  if (style->least > 0 && width > 0)
    {
      g_autoptr(PangoLayout) layout = make_layout_of_size (cr, text, style, 0);
      const double natural = get_width (layout);

      if (natural > width)
        smaller.size = MAX (style->size * width / natural * 0.99, style->least);
    }

  return make_layout_of_size (cr, text, &smaller, width);
}

static double
get_height (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.height / PANGO_SCALE;
}

double
alea_page_text_measure (cairo_t             *cr,
                        const char          *text,
                        const AleaTextStyle *style,
                        double               width)
{
  g_autoptr(PangoLayout) layout = make_layout (cr, text, style, width);

  return get_height (layout);
}

double
alea_page_text_get_width (cairo_t             *cr,
                          const char          *text,
                          const AleaTextStyle *style)
{
  g_autoptr(PangoLayout) layout = make_layout (cr, text, style, 0);

  return get_width (layout);
}

gboolean
alea_page_text_is_from_right (cairo_t    *cr,
                              const char *text)
{
  const AleaTextStyle style = { .size = 10 };
  g_autoptr(PangoLayout) layout = make_layout (cr, text, &style, 0);

  return pango_layout_line_get_resolved_direction (pango_layout_get_line_readonly (layout, 0)) == PANGO_DIRECTION_RTL;
}

gsize
alea_page_text_fit (cairo_t             *cr,
                    const char          *text,
                    const AleaTextStyle *style,
                    double               width,
                    double               height,
                    gboolean             keeps_lines)
{
  g_autoptr(PangoLayout) layout = make_layout (cr, text, style, width);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  const int n_lines = pango_layout_get_line_count (layout);
  const PangoLayoutLine *last;
  int n = 0;

  do
    {
      int bottom;

      pango_layout_iter_get_line_yrange (iter, NULL, &bottom);
      if ((double) bottom / PANGO_SCALE > height)
        break;
      n++;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);

  if (keeps_lines && n == n_lines - 1)
    n--;
  if (n <= 0 || (keeps_lines && n == 1 && n_lines > 1))
    return 0;

  last = pango_layout_get_line_readonly (layout, n - 1);
  return (gsize) (last->start_index + last->length);
}

double
alea_page_text_draw (cairo_t             *cr,
                     const char          *text,
                     const AleaTextStyle *style,
                     double               x,
                     double               y,
                     double               width)
{
  g_autoptr(PangoLayout) layout = make_layout (cr, text, style, width);

  cairo_save (cr);
  alea_page_turn_back (cr, x, width > 0 ? width : get_width (layout));
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  return get_height (layout);
}

void
alea_page_text_draw_in (cairo_t             *cr,
                        const char          *text,
                        const AleaTextStyle *style,
                        const AleaBox       *box)
{
  double height = alea_page_text_measure (cr, text, style, box->width);

  alea_page_text_draw (cr, text, style, box->x, box->y + (box->height - height) / 2, box->width);
}

void
alea_page_line (cairo_t *cr,
                double   x1,
                double   y1,
                double   x2,
                double   y2,
                double   weight)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, weight);
  cairo_stroke (cr);
}

void
alea_page_frame (cairo_t       *cr,
                 const AleaBox *box,
                 double         weight)
{
  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, weight);
  cairo_stroke (cr);
}
