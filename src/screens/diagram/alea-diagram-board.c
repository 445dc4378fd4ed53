/* alea-diagram-board.c: a diagram that feels hands
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-board-private.h"

#include "alea-board-square.h"
#include "alea-caption.h"
#include "alea-diagram-names.h"
#include "alea-diagram-paint.h"
#include "alea-kept-picture.h"

#include <glib/gi18n.h>
#include <math.h>

/**
 * AleaDiagramBoard:
 *
 * A diagram of any size. Its places are children with the role of a button,
 * holes too, which say what lies there.
 *
 * The diagram lies on a white sheet, with its words below it, as it is printed.
 * It is painted once after each change and kept as a picture; what
 * follows the hand is painted over it.
 */

G_DEFINE_FINAL_TYPE (AleaDiagramBoard, alea_diagram_board, GTK_TYPE_WIDGET)

/* 26 of these fit into the smallest window, with all else. */
#define MIN_SQUARE     8
#define NATURAL_SQUARE 64

/* Of the sheet and the words, in pixels. */
#define PADDING           10
#define CAPTION_SIZE      15.0
#define CAPTION_GAP       8
#define MAX_CAPTION_SHARE 0.35

/* --- squares -------------------------------------------------------------- */

static void
drop_squares (AleaDiagramBoard *self)
{
  for (guint i = 0; i < self->squares->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->squares, i));
  g_ptr_array_set_size (self->squares, 0);
}

/* Child widgets follow in the order in which a reader looks at a board: from
 * the upper left of White. */
static void
make_squares (AleaDiagramBoard *self)
{
  const AleaGeometry *geometry = &self->diagram->geometry;

  drop_squares (self);
  g_ptr_array_set_size (self->squares, geometry->files * geometry->ranks);

  for (int rank = geometry->ranks - 1; rank >= 0; rank--)
    for (int file = 0; file < geometry->files; file++)
      {
        const AleaSquare square = alea_geometry_square (geometry, file, rank);
        GtkWidget *widget = alea_board_square_new (square);

        g_ptr_array_index (self->squares, square) = widget;
        alea_diagram_board_input_square (self, widget);
        gtk_widget_set_parent (widget, GTK_WIDGET (self));
      }
}

static void
update_labels (AleaDiagramBoard *self)
{
  for (guint i = 0; i < self->squares->len; i++)
    {
      g_autofree char *label = alea_diagram_describe_square (self->diagram, (AleaSquare) i);

      alea_board_square_set_label (g_ptr_array_index (self->squares, i), label);
    }
}

/* Between the edges of the sheet. */
static int
get_inner_width (AleaDiagramBoard *self)
{
  return MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING, 1);
}

/* Long words are cut off at the edge: the board needs the room more. */
static int
measure_caption (AleaDiagramBoard *self)
{
  cairo_t *ruler = alea_page_text_new_ruler ();
  double height = alea_caption_measure (self->diagram, ruler, get_inner_width (self), CAPTION_SIZE);

  cairo_destroy (ruler);
  height = MIN (height, gtk_widget_get_height (GTK_WIDGET (self)) * MAX_CAPTION_SHARE);
  return height > 0 ? (int) ceil (height) + CAPTION_GAP : 0;
}

static void
update_layout (AleaDiagramBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->board_height = MAX (gtk_widget_get_height (widget) - 2 * PADDING - measure_caption (self), 1);
  alea_diagram_init_layout (self->diagram, &self->layout, get_inner_width (self), self->board_height,
                            gtk_widget_get_scale_factor (widget));
  self->layout.x += PADDING;
  self->layout.y += PADDING;
  g_clear_pointer (&self->picture, gsk_render_node_unref);
}

/* Keeps the cursor, and whether it has the focus, on a board of another size. */
static void
change_shape (AleaDiagramBoard   *self,
              const AleaGeometry *old)
{
  const AleaGeometry *geometry = &self->diagram->geometry;
  const gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  const int file = MIN (alea_geometry_file (old, self->cursor), geometry->files - 1);
  const int rank = MIN (alea_geometry_rank (old, self->cursor), geometry->ranks - 1);

  make_squares (self);
  self->cursor = alea_geometry_square (geometry, file, rank);
  self->hovered = self->selected = self->pressed = self->entered = ALEA_NO_SQUARE;
  self->has_preview = FALSE;
  if (has_focus)
    gtk_widget_grab_focus (g_ptr_array_index (self->squares, self->cursor));
}

void
alea_diagram_board_set_diagram (AleaDiagramBoard  *self,
                                const AleaDiagram *diagram)
{
  g_autoptr(AleaDiagram) old = NULL;

  g_return_if_fail (ALEA_IS_DIAGRAM_BOARD (self));

  old = self->diagram;
  self->diagram = alea_diagram_copy (diagram);
  if (old->geometry.files != diagram->geometry.files || old->geometry.ranks != diagram->geometry.ranks)
    change_shape (self, &old->geometry);
  update_labels (self);
  update_layout (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- size ----------------------------------------------------------------- */

static void
alea_diagram_board_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  double width, height;

  alea_diagram_get_proportion (ALEA_DIAGRAM_BOARD (widget)->diagram, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    height = width;
  *minimum = (int) (height * MIN_SQUARE) + 2 * PADDING;
  *natural = (int) (height * NATURAL_SQUARE) + 2 * PADDING;
}

static void
alea_diagram_board_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  AleaDiagramBoard *self = ALEA_DIAGRAM_BOARD (widget);
  const AleaGeometry *geometry = &self->diagram->geometry;
  int side;

  update_layout (self);
  side = MAX ((int) self->layout.square, 1);
  for (guint i = 0; i < self->squares->len; i++)
    {
      GtkWidget *square = g_ptr_array_index (self->squares, i);
      double x, y;

      alea_layout_get_corner (&self->layout, alea_geometry_file (geometry, (AleaSquare) i),
                              alea_geometry_rank (geometry, (AleaSquare) i), &x, &y);
      gtk_widget_measure (square, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (square, &(GdkRectangle) { (int) x, (int) y, side, side }, -1);
    }
}

double
alea_diagram_board_get_square (AleaDiagramBoard *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_BOARD (self), 0);

  return self->layout.square;
}

/* --- hands ------------------------------------------------------------- */

void
alea_diagram_board_carry (AleaDiagramBoard *self,
                          AleaPiece         piece,
                          guint             turns)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_BOARD (self));

  self->carried = piece;
  self->carried_turns = turns;
}

GdkModifierType
alea_diagram_board_get_modifiers (AleaDiagramBoard *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_BOARD (self), 0);

  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (self->drag));
}

AleaSquare
alea_diagram_board_get_cursor (AleaDiagramBoard *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_BOARD (self), ALEA_NO_SQUARE);

  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL ? self->cursor : ALEA_NO_SQUARE;
}

/* --- what lies over it ---------------------------------------------------- */

void
alea_diagram_board_set_selected (AleaDiagramBoard *self,
                                 AleaSquare        square)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_BOARD (self));

  self->selected = square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_diagram_board_set_preview (AleaDiagramBoard  *self,
                                const AleaDrawing *preview)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_BOARD (self));

  self->has_preview = preview != NULL;
  if (preview != NULL)
    self->preview = *preview;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- painting ------------------------------------------------------------- */

static void
paint_sheet (AleaDiagramBoard *self,
             cairo_t          *cr,
             int               scale)
{
  const double bottom = self->layout.y + self->layout.square * self->diagram->geometry.ranks + self->layout.margin;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, PADDING, PADDING);
  alea_diagram_paint (self->diagram, cr, get_inner_width (self), self->board_height, scale);
  alea_caption_paint (self->diagram, cr, 0, bottom - PADDING + CAPTION_GAP, get_inner_width (self), CAPTION_SIZE);
}

/* Finished pixels are put down faster than hundreds of pieces are drawn. */
static GskRenderNode *
make_picture (AleaDiagramBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int scale = gtk_widget_get_scale_factor (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (widget) * scale,
                                                         gtk_widget_get_height (widget) * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  paint_sheet (self, cr, scale);
  cairo_destroy (cr);
  return alea_kept_picture_new (widget, surface, scale, 0, 0);
}

static void
paint_mark (AleaDiagramBoard *self,
            cairo_t          *cr,
            AleaMark          mark,
            AleaSquare        square)
{
  double x, y;

  if (square == ALEA_NO_SQUARE)
    return;

  alea_layout_get_corner (&self->layout, alea_geometry_file (&self->diagram->geometry, square),
                          alea_geometry_rank (&self->diagram->geometry, square), &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  alea_mark_paint (mark, cr, self->diagram->theme, self->layout.square);
  cairo_restore (cr);
}

static void
paint_carried (AleaDiagramBoard *self,
               cairo_t          *cr)
{
  AleaPieceSet *piece_set = self->diagram->piece_set != NULL ? self->diagram->piece_set : alea_piece_set_get_default ();
  const double half = self->layout.square / 2;

  cairo_save (cr);
  cairo_translate (cr, self->x, self->y);
  cairo_rotate (cr, self->carried_turns * G_PI_2);
  cairo_translate (cr, -half, -half);
  alea_piece_set_paint (self->diagram->theme->has_ink_pieces ? alea_piece_set_get_ink (piece_set) : piece_set, cr,
                        self->carried, self->layout.square);
  cairo_restore (cr);
}

static gboolean
shows_cursor (AleaDiagramBoard *self)
{
  GtkWidget *square = g_ptr_array_index (self->squares, self->cursor);

  return (gtk_widget_get_state_flags (square) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

static void
alea_diagram_board_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AleaDiagramBoard *self = ALEA_DIAGRAM_BOARD (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                     (float) gtk_widget_get_height (widget));
  cairo_t *cr;

  if (self->layout.square <= 0)
    return;

  if (self->picture == NULL)
    self->picture = make_picture (self);
  gtk_snapshot_append_node (snapshot, self->picture);

  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  paint_mark (self, cr, ALEA_MARK_SELECTED, self->selected);
  if (self->has_preview)
    alea_drawing_paint (&self->preview, cr, &self->layout, self->diagram->theme,
                        alea_geometry_file (self->layout.geometry, self->preview.square), FALSE, FALSE);
  if (self->is_carrying)
    paint_carried (self, cr);
  paint_mark (self, cr, ALEA_MARK_CURSOR, shows_cursor (self) ? self->cursor : self->hovered);
  cairo_destroy (cr);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_diagram_board_dispose (GObject *object)
{
  drop_squares (ALEA_DIAGRAM_BOARD (object));

  G_OBJECT_CLASS (alea_diagram_board_parent_class)->dispose (object);
}

static void
alea_diagram_board_finalize (GObject *object)
{
  AleaDiagramBoard *self = ALEA_DIAGRAM_BOARD (object);

  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_ptr_array_unref (self->squares);
  alea_diagram_free (self->diagram);

  G_OBJECT_CLASS (alea_diagram_board_parent_class)->finalize (object);
}

static void
alea_diagram_board_class_init (AleaDiagramBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_diagram_board_dispose;
  object_class->finalize = alea_diagram_board_finalize;
  widget_class->focus = alea_diagram_board_focus;
  widget_class->measure = alea_diagram_board_measure;
  widget_class->size_allocate = alea_diagram_board_size_allocate;
  widget_class->snapshot = alea_diagram_board_snapshot;

  alea_diagram_board_input_class (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
alea_diagram_board_init (AleaDiagramBoard *self)
{
  self->diagram = alea_diagram_new (8, 8);
  self->squares = g_ptr_array_new ();
  self->selected = self->hovered = ALEA_NO_SQUARE;
  self->cursor = 0;

  alea_diagram_board_input_init (self);
  make_squares (self);
  update_labels (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
}
