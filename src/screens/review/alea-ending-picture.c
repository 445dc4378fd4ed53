/* alea-ending-picture.c: how a game has ended, as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-ending-picture.h"

#include "alea-cloth.h"
#include "alea-look.h"

struct _AleaEndingPicture
{
  GtkWidget        parent_instance;

  const AleaRules *rules;     /* or NULL */
  AleaResult       result;
  gboolean         is_small;
};

G_DEFINE_FINAL_TYPE (AleaEndingPicture, alea_ending_picture, GTK_TYPE_WIDGET)

/* In pixels; the kings are as large as the picture is high, and overlap. */
#define WIDTH  150
#define HEIGHT 84
#define SMALL  72     /* its width where there is little room */

/* Of a king who has fallen: as far as a piece rolls before its base holds it. */
#define FALLEN_TURN 1.85    /* radians, clockwise */

/* --- drawing -------------------------------------------------------------- */

/* Of the square of side @size that he stands on, the centre is at @x and @y. */
static void
paint_king (cairo_t    *cr,
            AleaColour  colour,
            double      x,
            double      y,
            double      size,
            double      turn)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, turn);
  cairo_translate (cr, -size / 2, -size / 2);
  alea_piece_set_paint (alea_look_get_pieces (alea_look_get_default ()), cr, alea_piece (colour, ALEA_KING), size);
  cairo_restore (cr);
}

/* Around the origin, in heights of the picture. */
static void
paint (cairo_t    *cr,
       AleaResult  result)
{
  const gboolean is_won = result == ALEA_RESULT_WHITE || result == ALEA_RESULT_BLACK;
  const AleaColour first = result == ALEA_RESULT_BLACK ? ALEA_BLACK : ALEA_WHITE;

  if (is_won)
    paint_king (cr, alea_colour_other (first), 0.36, 0.16, 0.7, FALLEN_TURN);
  else
    paint_king (cr, alea_colour_other (first), 0.36, 0, 0.86, 0);
  paint_king (cr, first, -0.36, 0, 0.86, 0);
}

static void
alea_ending_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  AleaEndingPicture *self = ALEA_ENDING_PICTURE (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const double size = MIN (height, width * HEIGHT / WIDTH);
  cairo_t *cr;

  if (self->rules == NULL)
    return;

  alea_cloth_snapshot (snapshot, self->rules->id, width, height);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, size, size);
  paint (cr, self->result);
  cairo_destroy (cr);
}

/* --- the widget ----------------------------------------------------------- */

static void
alea_ending_picture_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  const int width = ALEA_ENDING_PICTURE (widget)->is_small ? SMALL : WIDTH;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : width * HEIGHT / WIDTH;
}

static void
alea_ending_picture_class_init (AleaEndingPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_ending_picture_measure;
  widget_class->snapshot = alea_ending_picture_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "endingpicture");
}

static void
alea_ending_picture_init (AleaEndingPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
alea_ending_picture_set_result (AleaEndingPicture *self,
                                const AleaRules   *rules,
                                AleaResult         result)
{
  g_return_if_fail (ALEA_IS_ENDING_PICTURE (self));

  self->rules = rules;
  self->result = result;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_ending_picture_set_is_small (AleaEndingPicture *self,
                                  gboolean           is_small)
{
  g_return_if_fail (ALEA_IS_ENDING_PICTURE (self));

  self->is_small = is_small;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
