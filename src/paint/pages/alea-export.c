/* alea-export.c: pictures and pages as files
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-export.h"

#include "alea-caption.h"
#include "alea-diagram-paint.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Of the caption, and of its distance, to the size of the board. */
#define CAPTION_SIZE 0.036
#define CAPTION_GAP  0.02

#define MIN_CAPTION_SIZE 10

/* A narrow board does not squeeze its caption. */
#define MIN_CAPTION_WIDTH 0.75

gboolean
alea_export_find_format (const char         *path,
                         AleaPictureFormat  *format,
                         GError            **error)
{
  static const char *const suffixes[] = {
    [ALEA_PICTURE_PDF] = ".pdf",
    [ALEA_PICTURE_SVG] = ".svg",
    [ALEA_PICTURE_PNG] = ".png",
  };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i]))
      {
        *format = (AleaPictureFormat) i;
        return TRUE;
      }

  g_set_error (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_FORMAT,
               _("%s: the name of a picture must end in .svg, .pdf or .png."), path);
  return FALSE;
}

/* --- the picture --------------------------------------------------------- */

typedef struct
{
  double width;
  double height;
  double board_height;
  double caption_size;
  double gap;              /* above and below the caption */
} Picture;

static void
measure (const AleaDiagram *diagram,
         double             size,
         Picture           *picture)
{
  cairo_t *ruler = alea_page_text_new_ruler ();
  double columns, rows, caption;

  alea_diagram_get_proportion (diagram, &columns, &rows);
  picture->width = size * columns / MAX (columns, rows);
  picture->board_height = size * rows / MAX (columns, rows);
  picture->caption_size = MAX (size * CAPTION_SIZE, MIN_CAPTION_SIZE);
  picture->height = picture->board_height;
  picture->gap = size * CAPTION_GAP;

  if (alea_caption_measure (diagram, ruler, size, picture->caption_size) > 0)
    {
      picture->width = MAX (picture->width, size * MIN_CAPTION_WIDTH);
      caption = alea_caption_measure (diagram, ruler, picture->width, picture->caption_size);
      picture->height += caption + 2 * picture->gap;
    }

  picture->width = ceil (picture->width - 1e-6);
  picture->height = ceil (picture->height - 1e-6);
  cairo_destroy (ruler);
}

static void
paint (const AleaDiagram *diagram,
       const Picture     *picture,
       cairo_t           *cr,
       double             scale,
       gboolean           is_transparent)
{
  if (!is_transparent)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
    }

  alea_diagram_paint (diagram, cr, picture->width, picture->board_height, scale);
  alea_caption_paint (diagram, cr, 0, picture->board_height + picture->gap, picture->width,
                      picture->caption_size);
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
check (cairo_status_t   status,
       GError         **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;

  g_set_error_literal (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_WRITE, cairo_status_to_string (status));
  return FALSE;
}

static const char *
get_title (const AleaDiagram *diagram)
{
  const char *title = diagram->texts[ALEA_DIAGRAM_TITLE];

  if (title == NULL)
    title = diagram->texts[ALEA_DIAGRAM_CAPTION];

  return title != NULL ? title : _("Diagram");
}

/* --- PNG ----------------------------------------------------------------- */

static gboolean
render_png (const AleaDiagram       *diagram,
            const AleaPictureShape  *shape,
            const Picture           *picture,
            GByteArray              *bytes,
            GError                 **error)
{
  const double width = ceil (picture->width * shape->scale - 1e-6);
  const double height = ceil (picture->height * shape->scale - 1e-6);
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  if (MAX (width, height) > ALEA_EXPORT_MAX_PIXELS)
    {
      g_set_error (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_SIZE,
                   _("A picture of %.0f × %.0f pixels is too large."), width, height);
      return FALSE;
    }

  surface = cairo_image_surface_create (shape->is_transparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                                        (int) width, (int) height);
  cr = cairo_create (surface);
  cairo_scale (cr, shape->scale, shape->scale);
  paint (diagram, picture, cr, shape->scale, shape->is_transparent);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_destroy (surface);

  return check (status, error);
}

/* --- vectors ------------------------------------------------------------- */

/* Closes the file; takes @surface. */
static gboolean
finish_file (cairo_surface_t  *surface,
             GError          **error)
{
  cairo_status_t status;

  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return check (status, error);
}

/* Paints on @surface, which it takes. */
static gboolean
paint_file (const AleaDiagram  *diagram,
            const Picture      *picture,
            cairo_surface_t    *surface,
            gboolean            is_transparent,
            GError            **error)
{
  cairo_t *cr = cairo_create (surface);

  paint (diagram, picture, cr, 0, is_transparent);
  cairo_destroy (cr);
  return finish_file (surface, error);
}

/* What XML cannot say is left out. */
static char *
escape (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr(GString) clean = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '\n' || c == '\t' || (c >= 0x20 && !(c >= 0x7f && c < 0xa0) && c != 0xfffe && c != 0xffff))
        g_string_append_unichar (clean, c);
    }

  return g_markup_escape_text (clean->str, -1);
}

/* cairo writes no title: puts it and the description behind the root tag. */
static gboolean
add_words (GByteArray        *bytes,
           const AleaDiagram *diagram,
           GError           **error)
{
  const char *own = diagram->texts[ALEA_DIAGRAM_DESCRIPTION];
  g_autofree char *description = own != NULL ? g_strdup (own) : alea_diagram_describe (diagram);
  g_autofree char *escaped_title = escape (get_title (diagram));
  g_autofree char *escaped_description = escape (description);
  g_autofree char *file = g_strndup ((const char *) bytes->data, bytes->len);
  g_autofree char *words = g_strdup_printf (" role=\"img\">\n<title>%s</title>\n<desc>%s</desc>",
                                            escaped_title, escaped_description);
  const char *root = strstr (file, "<svg"), *end = root != NULL ? strchr (root, '>') : NULL;

  if (end == NULL)
    return check (CAIRO_STATUS_WRITE_ERROR, error);

  g_byte_array_set_size (bytes, (guint) (end - file));
  g_byte_array_append (bytes, (const guint8 *) words, (guint) strlen (words));
  g_byte_array_append (bytes, (const guint8 *) end + 1, (guint) strlen (end + 1));
  return TRUE;
}

static gboolean
render_svg (const AleaDiagram       *diagram,
            const AleaPictureShape  *shape,
            const Picture           *picture,
            GByteArray              *bytes,
            GError                 **error)
{
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_cb, bytes, picture->width, picture->height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  return paint_file (diagram, picture, surface, shape->is_transparent, error) && add_words (bytes, diagram, error);
}

/* --- PDF ----------------------------------------------------------------- */

/* Says what it is and what made it, but neither who nor when: the same pages
 * make the same file. */
static cairo_surface_t *
make_pdf (GByteArray *bytes,
          double      width,
          double      height,
          const char *title)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Alea " PACKAGE_VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
  return surface;
}

static gboolean
render_pdf (const AleaDiagram       *diagram,
            const AleaPictureShape  *shape,
            const Picture           *picture,
            GByteArray              *bytes,
            GError                 **error)
{
  return paint_file (diagram, picture, make_pdf (bytes, picture->width, picture->height, get_title (diagram)), TRUE,
                     error);
}

/* --- files --------------------------------------------------------------- */

/* Whether there is anything to write words in: paper with boxes in their place is none. */
static gboolean
find_letters (GError **error)
{
  cairo_t *ruler = alea_page_text_new_ruler ();
  PangoContext *context = alea_page_text_new_context (ruler, 10);
  g_autoptr(PangoLayout) layout = pango_layout_new (context);

  g_object_unref (context);
  cairo_destroy (ruler);
  pango_layout_set_text (layout, "e4", -1);
  if (pango_layout_get_unknown_glyphs_count (layout) == 0)
    return TRUE;

  g_set_error_literal (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_WRITE,
                       _("No fonts are installed on this system. Install one, such as DejaVu Sans or Cantarell."));
  return FALSE;
}

GBytes *
alea_export_render (const AleaDiagram       *diagram,
                    const AleaPictureShape  *shape,
                    GError                 **error)
{
  static gboolean (*const renderers[]) (const AleaDiagram *, const AleaPictureShape *, const Picture *, GByteArray *,
                                        GError **) = {
    [ALEA_PICTURE_PDF] = render_pdf,
    [ALEA_PICTURE_SVG] = render_svg,
    [ALEA_PICTURE_PNG] = render_png,
  };
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  Picture picture;

  measure (diagram, shape->size, &picture);
  if (!find_letters (error) || !renderers[shape->format] (diagram, shape, &picture, bytes, error))
    return NULL;

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

gboolean
alea_export_diagram (const AleaDiagram       *diagram,
                     const AleaPictureShape  *shape,
                     const char              *path,
                     GError                 **error)
{
  g_autoptr(GBytes) bytes = alea_export_render (diagram, shape, error);

  if (bytes == NULL)
    {
      g_prefix_error (error, "%s: ", path);
      return FALSE;
    }

  return alea_export_write (bytes, path, error);
}

/* --- pages --------------------------------------------------------------- */

struct _AleaPageWriter
{
  AleaPages       *pages;     /* not owned */
  GByteArray      *bytes;
  cairo_surface_t *surface;   /* NULL when it is finished */
  guint            n_done;
};

AleaPageWriter *
alea_page_writer_new (AleaPages *pages)
{
  const AleaPaper *paper = alea_pages_get_paper (pages);
  AleaPageWriter *self = g_new0 (AleaPageWriter, 1);

  self->pages = pages;
  self->bytes = g_byte_array_new ();
  self->surface = make_pdf (self->bytes, paper->width, paper->height, alea_pages_get_title (pages));
  return self;
}

void
alea_page_writer_free (AleaPageWriter *self)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_byte_array_unref (self->bytes);
  g_free (self);
}

guint
alea_page_writer_get_n_done (AleaPageWriter *self)
{
  return self->n_done;
}

gboolean
alea_page_writer_step (AleaPageWriter *self)
{
  cairo_t *cr;

  if (self->n_done == alea_pages_get_n (self->pages))
    return FALSE;

  cr = cairo_create (self->surface);
  alea_pages_draw (self->pages, self->n_done++, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
  return TRUE;
}

gboolean
alea_page_writer_finish (AleaPageWriter  *self,
                         const char      *path,
                         GError         **error)
{
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (self->surface != NULL, FALSE);

  if (!find_letters (error) || !finish_file (g_steal_pointer (&self->surface), error))
    {
      g_prefix_error (error, "%s: ", path);
      return FALSE;
    }

  bytes = g_bytes_new (self->bytes->data, self->bytes->len);
  return alea_export_write (bytes, path, error);
}

gboolean
alea_export_pages (AleaPages           *pages,
                   const char          *path,
                   AleaExportProgress   progress,
                   gpointer             data,
                   GCancellable        *cancellable,
                   GError             **error)
{
  g_autoptr(AleaPageWriter) writer = alea_page_writer_new (pages);

  while (alea_page_writer_step (writer))
    {
      if (progress != NULL)
        progress (writer->n_done, alea_pages_get_n (pages), data);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        {
          g_prefix_error (error, "%s: ", path);
          return FALSE;
        }
    }

  return alea_page_writer_finish (writer, path, error);
}
