/* alea-rank-picture.c: a rank of a board, small
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-rank-picture.h"

#include "alea-look.h"

/**
 * AleaRankPicture:
 *
 * Eight squares in a row. Who may stand there but is not known yet has a
 * question mark. The squares shrink where there is too little room.
 */

struct _AleaRankPicture
{
  GtkWidget parent_instance;

  AleaPiece pieces[ALEA_RANK_SQUARES];
  int       size;    /* of a square, in pixels */
};

G_DEFINE_FINAL_TYPE (AleaRankPicture, alea_rank_picture, GTK_TYPE_WIDGET)

#define USUAL_SIZE 36
#define LEAST_SIZE 16

/* Of a question mark, in squares. */
#define LETTER_SIZE 0.5

static void
paint_unknown (cairo_t      *cr,
               PangoContext *context,
               double        size)
{
  g_autoptr(PangoLayout) layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));
  int width, height;

  pango_font_description_set_absolute_size (font, size * LETTER_SIZE * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, "?", -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, (size - width) / 2, (size - height) / 2);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
}

static void
paint_square (AleaRankPicture *self,
              cairo_t         *cr,
              int              file,
              double           size)
{
  AleaLook *look = alea_look_get_default ();
  const AleaTheme *theme = alea_look_get_theme (look);
  const gboolean is_light = file % 2 == 0;
  const AleaColourValue *square = is_light ? &theme->light : &theme->dark;
  const AleaColourValue *letter = is_light ? &theme->label_on_light : &theme->label_on_dark;

  cairo_set_source_rgb (cr, square->red, square->green, square->blue);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, letter->red, letter->green, letter->blue);
  if (self->pieces[file] != ALEA_NO_PIECE)
    alea_piece_set_paint (alea_look_get_pieces (look), cr, self->pieces[file], size);
  else
    paint_unknown (cr, gtk_widget_get_pango_context (GTK_WIDGET (self)), size);
}

/* The a-file is on the left in every language. */
static void
alea_rank_picture_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AleaRankPicture *self = ALEA_RANK_PICTURE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int size = MIN (width / ALEA_RANK_SQUARES, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, width - size * ALEA_RANK_SQUARES, (height - size) / 2);
  for (int file = 0; file < ALEA_RANK_SQUARES; file++)
    {
      paint_square (self, cr, file, size);
      cairo_translate (cr, size, 0);
    }
  cairo_destroy (cr);
}

static void
alea_rank_picture_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  const int n = orientation == GTK_ORIENTATION_HORIZONTAL ? ALEA_RANK_SQUARES : 1;

  *minimum = n * LEAST_SIZE;
  *natural = n * MAX (LEAST_SIZE, ALEA_RANK_PICTURE (widget)->size);
}

static void
alea_rank_picture_class_init (AleaRankPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_rank_picture_measure;
  widget_class->snapshot = alea_rank_picture_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "rankpicture");
}

static void
alea_rank_picture_init (AleaRankPicture *self)
{
  self->size = USUAL_SIZE;
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
alea_rank_picture_set_pieces (AleaRankPicture *self,
                              const AleaPiece  pieces[static ALEA_RANK_SQUARES])
{
  g_return_if_fail (ALEA_IS_RANK_PICTURE (self));

  memcpy (self->pieces, pieces, sizeof self->pieces);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_rank_picture_set_size (AleaRankPicture *self,
                            int              size)
{
  g_return_if_fail (ALEA_IS_RANK_PICTURE (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
