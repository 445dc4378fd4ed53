/* alea-lost-pieces.c: a row of captured pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lost-pieces.h"

#include "alea-control.h"
#include "alea-look.h"
#include "alea-piece-names.h"
#include "alea-style.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * AleaLostPieces:
 *
 * Pieces of a kind overlap, so that a whole army finds room in a narrow row;
 * where it does not, all overlap more.
 */

struct _AleaLostPieces
{
  GtkWidget   parent_instance;

  AleaColour  colour;
  int         size;        /* of a piece, in pixels */
  guint       counts[ALEA_N_PIECE_TYPES];
};

G_DEFINE_FINAL_TYPE (AleaLostPieces, alea_lost_pieces, GTK_TYPE_WIDGET)

#define USUAL_SIZE 24

/* From one piece to the next, in units of their size. */
#define SAME_KIND  0.42
#define OTHER_KIND 0.86

/* The heaviest first. */
static const AleaPieceType order[] = {
  ALEA_GUARDENER, ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_PAWN,
};

/* The length of the row from the left of the first piece to the right of the
 * last, in units of their size. */
static double
get_length (AleaLostPieces *self)
{
  double length = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (self->counts[order[i]] > 0)
      length += (self->counts[order[i]] - 1) * SAME_KIND + OTHER_KIND;

  return length > 0 ? length - OTHER_KIND + 1 : 0;
}

/* @step is from the left of a piece to that of the next of another kind, in
 * pixels. */
static void
paint_row (AleaLostPieces *self,
           cairo_t        *cr,
           double          step)
{
  AleaPieceSet *piece_set = alea_look_get_pieces (alea_look_get_default ());

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    for (guint n = self->counts[order[i]]; n > 0; n--)
      {
        alea_piece_set_paint (piece_set, cr, alea_piece (self->colour, order[i]), self->size);
        cairo_translate (cr, step * (n > 1 ? SAME_KIND / OTHER_KIND : 1), 0);
      }
}

static void
alea_lost_pieces_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AleaLostPieces *self = ALEA_LOST_PIECES (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double length = get_length (self) * self->size;
  double squeeze = length > width && length > self->size ? (width - self->size) / (length - self->size) : 1;
  double step = self->size * OTHER_KIND * squeeze;
  const gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  cairo_t *cr;

  if (length == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, from_right ? width - self->size : 0, (height - self->size) / 2);
  paint_row (self, cr, from_right ? -step : step);
  cairo_destroy (cr);
}

static void
alea_lost_pieces_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AleaLostPieces *self = ALEA_LOST_PIECES (widget);
  const double length = get_length (self);

  /* Who has lost nothing leaves the room to the name. */
  *minimum = length > 0 ? self->size : 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) (length * self->size) : *minimum;
}

static char *
make_label (AleaLostPieces *self)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (self->counts[order[i]] > 0)
      {
        if (names->len > 0)
          g_string_append (names, ", ");
        /* Translators: how many pieces of a kind are captured: "white pawn × 2" */
        g_string_append_printf (names, _("%s × %u"), alea_piece_get_name (alea_piece (self->colour, order[i])),
                                self->counts[order[i]]);
      }

  return names->len > 0 ? g_strdup_printf (_("Captured: %s"), names->str) : g_strdup (_("Nothing captured"));
}

void
alea_lost_pieces_set_size (AleaLostPieces *self,
                           int             size)
{
  g_return_if_fail (ALEA_IS_LOST_PIECES (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_lost_pieces_set (AleaLostPieces *self,
                      AleaColour      colour,
                      const guint     counts[ALEA_N_PIECE_TYPES])
{
  g_autofree char *label = NULL;

  g_return_if_fail (ALEA_IS_LOST_PIECES (self));

  self->colour = colour;
  memcpy (self->counts, counts, sizeof self->counts);
  label = make_label (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  alea_control_set_tip (GTK_WIDGET (self), label);
  alea_style_set (GTK_WIDGET (self), "filled", get_length (self) > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
alea_lost_pieces_class_init (AleaLostPiecesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_lost_pieces_measure;
  widget_class->snapshot = alea_lost_pieces_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "lostmen");
}

static void
alea_lost_pieces_init (AleaLostPieces *self)
{
  self->size = USUAL_SIZE;
}
