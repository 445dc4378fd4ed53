/* alea-board.c: a board that shows pieces and feels hands
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-board-private.h"

#include "alea-board-motion.h"
#include "alea-board-painting.h"
#include "alea-board-shown.h"
#include "alea-look.h"
#include "alea-piece-names.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * AleaBoard:
 *
 * A board of any geometry with pieces and marks on it.
 *
 * # Accessibility
 *
 * The board is a group; each square is a child of it with the role of a
 * button, whose label says what can be seen there.
 */

G_DEFINE_FINAL_TYPE (AleaBoard, alea_board, GTK_TYPE_WIDGET)

/* Smaller squares than this cannot be hit or read. */
#define MIN_SQUARE     20
#define NATURAL_SQUARE 64

static guint
count_squares (AleaBoard *self)
{
  return (guint) (self->geometry->files * self->geometry->ranks);
}

/* --- squares ------------------------------------------------------------- */

/* alea-board.c */
static void
update_label (AleaBoard  *self,
              AleaSquare  square)
{
  char name[ALEA_SQUARE_NAME_SIZE];
  g_autofree char *content = NULL;

  if (self->squares[square] == NULL)
    return;

  alea_geometry_name (self->geometry, square, name);
  if (self->pieces[square] == ALEA_NO_PIECE)
    content = g_strdup_printf (_("%s, empty"), name);
  else
    content = g_strdup_printf ("%s, %s", name, alea_piece_get_name (self->pieces[square]));

  if (self->notes[square] != NULL)
    {
      g_autofree char *label = g_strdup_printf ("%s, %s", content, self->notes[square]);

      alea_board_square_set_label (ALEA_BOARD_SQUARE (self->squares[square]), label);
    }
  else
    alea_board_square_set_label (ALEA_BOARD_SQUARE (self->squares[square]), content);
}

static void
drop_squares (AleaBoard *self)
{
  if (self->squares == NULL)
    return;

  for (guint i = 0; i < count_squares (self); i++)
    {
      g_clear_pointer (&self->squares[i], gtk_widget_unparent);
      g_clear_pointer (&self->notes[i], g_free);
    }

  g_clear_pointer (&self->squares, g_free);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->pieces, g_free);
}

/* Child widgets follow in the order in which a reader looks at a board: from
 * the upper left of White. */
static void
make_squares (AleaBoard *self)
{
  const AleaGeometry *geometry = self->geometry;

  self->pieces = g_new0 (AleaPiece, count_squares (self));
  self->across[ALEA_WHITE] = self->across[ALEA_BLACK] = ALEA_NO_SQUARE;
  self->squares = g_new0 (GtkWidget *, count_squares (self));
  self->notes = g_new0 (char *, count_squares (self));

  for (int rank = geometry->ranks - 1; rank >= 0; rank--)
    for (int file = 0; file < geometry->files; file++)
      {
        AleaSquare square = alea_geometry_square (geometry, file, rank);

        if (!alea_geometry_has (geometry, file, rank) || !self->is_interactive)
          continue;

        self->squares[square] = alea_board_square_new (square);
        alea_board_input_square (self, self->squares[square]);
        gtk_widget_set_parent (self->squares[square], GTK_WIDGET (self));
        update_label (self, square);
      }

  self->pressed = self->lifted = ALEA_NO_SQUARE;
  self->cursor = ALEA_NO_SQUARE;
  for (guint i = 0; i < count_squares (self) && self->cursor == ALEA_NO_SQUARE; i++)
    if (self->squares[i] != NULL)
      self->cursor = (AleaSquare) i;
}

/* --- size ---------------------------------------------------------------- */

static void
alea_board_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  AleaBoard *self = ALEA_BOARD (widget);
  double width, height, side;
  int least = self->is_interactive ? MIN_SQUARE : 4;

  alea_layout_get_raised_size (self->geometry, self->coordinates, &width, &height);
  side = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  *minimum = (int) (side * least);
  *natural = self->is_interactive ? (int) (side * NATURAL_SQUARE) : *minimum;
}

static void
allocate_squares (AleaBoard *self)
{
  for (guint i = 0; i < count_squares (self); i++)
    if (self->squares[i] != NULL)
      {
        GdkRectangle area;

        alea_board_get_area (self, (AleaSquare) i, &area);
        gtk_widget_measure (self->squares[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
        gtk_widget_size_allocate (self->squares[i], &area, -1);
      }
}

static void
update_layout (AleaBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  alea_layout_init_raised (&self->layout, self->geometry, self->coordinates, self->is_flipped,
                    gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                    gtk_widget_get_scale_factor (widget));
  self->layout.swaps_terraces = self->swaps_terraces;
  self->layout.lit_terraces = self->lit_terraces;
}

static void
alea_board_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  AleaBoard *self = ALEA_BOARD (widget);

  g_clear_pointer (&self->pictures.board, gsk_render_node_unref);
  g_clear_pointer (&self->pictures.letters, gsk_render_node_unref);
  update_layout (self);
  allocate_squares (self);
  if (self->popover != NULL)
    gtk_popover_present (self->popover);
}

void
alea_board_get_area (AleaBoard    *self,
                     AleaSquare    square,
                     GdkRectangle *area)
{
  double x, y;

  g_return_if_fail (ALEA_IS_BOARD (self));

  alea_layout_get_corner (&self->layout, alea_geometry_file (self->geometry, square),
                          alea_geometry_rank (self->geometry, square), &x, &y);
  *area = (GdkRectangle) {
    .x = (int) x,
    .y = (int) y,
    .width = MAX ((int) self->layout.square, 1),
    .height = MAX ((int) self->layout.square, 1),
  };
}

/* --- what it looks like -------------------------------------------------- */

static void
repaint (AleaBoard *self)
{
  alea_board_drop_pictures (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const AleaGeometry *
alea_board_get_geometry (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), NULL);

  return self->geometry;
}

void
alea_board_set_geometry (AleaBoard          *self,
                         const AleaGeometry *geometry)
{
  g_return_if_fail (ALEA_IS_BOARD (self));
  g_return_if_fail (geometry != NULL);

  if (self->geometry == geometry)
    return;

  alea_board_finish_motion (self);
  drop_squares (self);
  self->geometry = geometry;
  make_squares (self);
  alea_board_show_nothing (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
alea_board_get_flipped (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), FALSE);

  return self->is_flipped;
}

void
alea_board_set_flipped (AleaBoard *self,
                        gboolean   flipped)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  flipped = !!flipped;
  if (self->is_flipped == flipped)
    return;

  alea_board_finish_motion (self);
  self->is_flipped = flipped;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  repaint (self);
  g_signal_emit_by_name (self, "flipped");
}

void
alea_board_set_coordinates (AleaBoard       *self,
                            AleaCoordinates  coordinates)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  self->coordinates = coordinates;
  self->has_own_coordinates = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  repaint (self);
}

void
alea_board_set_pieces (AleaBoard    *self,
                       AleaPieceSet *piece_set)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  if (piece_set != NULL)
    alea_piece_set_ref (piece_set);
  g_clear_pointer (&self->piece_set, alea_piece_set_unref);
  self->piece_set = piece_set;
  repaint (self);
}

static void
look_changed_cb (AleaBoard *self)
{
  if (!self->has_own_coordinates && self->coordinates != alea_look_get_coordinates (alea_look_get_default ()))
    {
      self->coordinates = alea_look_get_coordinates (alea_look_get_default ());
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  repaint (self);
}

void
alea_board_set_swaps_terraces (AleaBoard *self,
                               gboolean   swaps)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  self->swaps_terraces = self->layout.swaps_terraces = swaps;
  repaint (self);
}

void
alea_board_set_upside_down (AleaBoard  *self,
                            AleaColour  colour,
                            gboolean    upside_down)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  self->pieces_upside_down[colour] = !!upside_down;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
alea_board_get_interactive (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), FALSE);

  return self->is_interactive;
}

void
alea_board_set_interactive (AleaBoard *self,
                            gboolean   interactive)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  interactive = !!interactive;
  if (self->is_interactive == interactive)
    return;

  self->is_interactive = interactive;
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drag),
                                              interactive ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
  drop_squares (self);
  make_squares (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- what stands on it --------------------------------------------------- */

AleaPiece
alea_board_get_piece (AleaBoard  *self,
                      AleaSquare  square)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), ALEA_NO_PIECE);
  g_return_val_if_fail (square < count_squares (self), ALEA_NO_PIECE);

  return self->pieces[square];
}

/* The left square of the Guardener that stands across two (G4). */
static AleaSquare
find_across (const AleaSetup *setup,
             AleaColour       colour)
{
  return alea_setup_is_straddling (setup, colour)
         ? alea_setup_terrace (setup, colour, 'd') : ALEA_NO_SQUARE;
}

void
alea_board_set_setup (AleaBoard       *self,
                      const AleaSetup *setup,
                      AleaBoardMotion  motion)
{
  const AleaSquare across[2] = { find_across (setup, ALEA_WHITE), find_across (setup, ALEA_BLACK) };

  g_return_if_fail (ALEA_IS_BOARD (self));
  g_return_if_fail (setup->geometry == self->geometry);

  if (memcmp (self->pieces, setup->pieces, count_squares (self) * sizeof *setup->pieces) == 0)
    return;

  if (motion == ALEA_BOARD_GLIDE)
    alea_board_plan_motion (self, setup->pieces, across);
  else
    alea_board_finish_motion (self);

  memcpy (self->across, across, sizeof self->across);
  for (guint i = 0; i < count_squares (self); i++)
    if (self->pieces[i] != setup->pieces[i])
      {
        self->pieces[i] = setup->pieces[i];
        update_label (self, (AleaSquare) i);
      }

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_board_set_note (AleaBoard  *self,
                     AleaSquare  square,
                     const char *note)
{
  g_return_if_fail (ALEA_IS_BOARD (self));
  g_return_if_fail (square < count_squares (self));

  if (g_strcmp0 (self->notes[square], note) == 0)
    return;

  g_free (self->notes[square]);
  self->notes[square] = g_strdup (note);
  update_label (self, square);
}

/* --- the class ----------------------------------------------------------- */

static void
alea_board_unmap (GtkWidget *widget)
{
  alea_board_finish_motion (ALEA_BOARD (widget));
  alea_board_end_rise (ALEA_BOARD (widget));

  GTK_WIDGET_CLASS (alea_board_parent_class)->unmap (widget);
}

static void
alea_board_dispose (GObject *object)
{
  AleaBoard *self = ALEA_BOARD (object);

  alea_board_finish_motion (self);
  alea_board_end_rise (self);
  if (self->popover != NULL)
    {
      gtk_widget_unparent (GTK_WIDGET (self->popover));
      self->popover = NULL;
    }
  drop_squares (self);

  G_OBJECT_CLASS (alea_board_parent_class)->dispose (object);
}

static void
alea_board_finalize (GObject *object)
{
  AleaBoard *self = ALEA_BOARD (object);

  alea_board_drop_pictures (self);
  g_clear_pointer (&self->piece_set, alea_piece_set_unref);
  g_array_unref (self->marks);
  g_array_unref (self->hints);
  g_array_unref (self->drawings);
  g_array_unref (self->ghosts);
  g_array_unref (self->ways);
  g_array_unref (self->glides);

  G_OBJECT_CLASS (alea_board_parent_class)->finalize (object);
}

static void
alea_board_class_init (AleaBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_board_dispose;
  object_class->finalize = alea_board_finalize;

  widget_class->focus = alea_board_focus;
  widget_class->measure = alea_board_measure;
  widget_class->size_allocate = alea_board_size_allocate;
  widget_class->snapshot = alea_board_snapshot;
  widget_class->unmap = alea_board_unmap;

  /**
   * AleaBoard::flipped:
   *
   * The other side is near now.
   */
  g_signal_new ("flipped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  alea_board_input_class (widget_class);
  alea_board_motion_class (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
alea_board_init (AleaBoard *self)
{
  self->geometry = &alea_geometry_8x8;
  self->coordinates = alea_look_get_coordinates (alea_look_get_default ());
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
  self->is_interactive = TRUE;
  self->marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  self->hints = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  self->drawings = g_array_new (FALSE, FALSE, sizeof (AleaDrawing));
  self->ghosts = g_array_new (FALSE, FALSE, sizeof (AleaScenePiece));
  self->ways = g_array_new (FALSE, FALSE, sizeof (AleaBoardWay));
  self->glides = g_array_new (FALSE, FALSE, sizeof (AleaGlide));

  alea_board_input_init (self);
  make_squares (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
}

GtkWidget *
alea_board_new (const AleaGeometry *geometry)
{
  AleaBoard *self = g_object_new (ALEA_TYPE_BOARD, NULL);

  alea_board_set_geometry (self, geometry);
  return GTK_WIDGET (self);
}
