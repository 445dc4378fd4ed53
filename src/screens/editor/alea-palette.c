/* alea-palette.c: the pieces to set up a position with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-palette.h"

#include "alea-control.h"
#include "alea-part.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"

#include <glib/gi18n.h>
#include <math.h>

/**
 * AleaPalette:
 *
 * Two rows of pieces and an eraser. One of them may be chosen as the stamp, and
 * each piece can be dragged off onto a board, for which the palette only says
 * where the pointer is.
 */

struct _AleaPalette
{
  GtkWidget   parent_instance;

  GtkWidget  *grid;
  GtkWidget  *pieces[2][ALEA_N_PIECE_TYPES]; /* toggle buttons */
  GtkWidget  *eraser;
  int         stamp;
  AleaColour  colour;
  gboolean    is_updating;            /* the toggles follow the stamp */

  GtkGesture *drag;
  AleaPiece   dragged;                /* ALEA_NO_PIECE: none */
  gboolean    is_dragging;            /* far enough */
  double      press_x, press_y;
};

enum
{
  PROP_0,
  PROP_STAMP,
  N_PROPS
};

enum
{
  DRAG,
  DROP,
  CANCEL,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaPalette, alea_palette, GTK_TYPE_WIDGET)

#define PIECE_SIZE    36
#define DRAG_DISTANCE 6

static const AleaPieceType order[] = {
  ALEA_PAWN, ALEA_KNIGHT, ALEA_BISHOP, ALEA_ROOK, ALEA_QUEEN, ALEA_KING, ALEA_GUARDENER,
};

/* --- the stamp ------------------------------------------------------------ */

static void
set_active (GtkWidget *button,
            gboolean   active)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
}

static void
show_stamp (AleaPalette *self)
{
  self->is_updating = TRUE;
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      set_active (self->pieces[colour][order[i]], self->stamp == alea_piece (colour, order[i]));
  set_active (self->eraser, self->stamp == ALEA_STAMP_ERASER);
  self->is_updating = FALSE;
}

int
alea_palette_get_stamp (AleaPalette *self)
{
  g_return_val_if_fail (ALEA_IS_PALETTE (self), ALEA_STAMP_NONE);

  return self->stamp;
}

void
alea_palette_set_stamp (AleaPalette *self,
                        int          stamp)
{
  g_return_if_fail (ALEA_IS_PALETTE (self));

  if (stamp > ALEA_STAMP_ERASER)
    self->colour = alea_piece_colour ((AleaPiece) stamp);
  if (self->stamp == stamp)
    return;

  self->stamp = stamp;
  show_stamp (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STAMP]);
}

AleaColour
alea_palette_find_colour (AleaPalette *self,
                          guint        key)
{
  const guint lower = gdk_keyval_to_lower (key);

  g_return_val_if_fail (ALEA_IS_PALETTE (self), ALEA_WHITE);

  if (lower == gdk_keyval_to_upper (key))
    return self->colour;

  return key == lower ? ALEA_BLACK : ALEA_WHITE;
}

int
alea_palette_get_nth (AleaPalette *self,
                      guint        n)
{
  guint n_pieces = 0;

  g_return_val_if_fail (ALEA_IS_PALETTE (self), ALEA_STAMP_NONE);

  if (n == 0)
    return ALEA_STAMP_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (gtk_widget_get_visible (self->pieces[ALEA_WHITE][order[i]]) && ++n_pieces == n)
      return alea_piece (self->colour, order[i]);

  return n == n_pieces + 1 ? ALEA_STAMP_ERASER : ALEA_STAMP_NONE;
}

void
alea_palette_set_rules (AleaPalette     *self,
                        const AleaRules *rules)
{
  g_return_if_fail (ALEA_IS_PALETTE (self));

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    gtk_widget_set_visible (self->pieces[colour][ALEA_GUARDENER], alea_rules_has_piece (rules, ALEA_GUARDENER));

  if (self->stamp > ALEA_STAMP_ERASER && !alea_rules_has_piece (rules, alea_piece_type ((AleaPiece) self->stamp)))
    alea_palette_set_stamp (self, ALEA_STAMP_NONE);
}

void
alea_palette_set_turns (AleaPalette *self,
                        guint        turns)
{
  g_return_if_fail (ALEA_IS_PALETTE (self));

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      {
        GtkWidget *button = self->pieces[colour][order[i]];
        g_autofree char *name = alea_piece_get_turned_name (alea_piece (colour, order[i]), turns);

        alea_piece_picture_set_turns (ALEA_PIECE_PICTURE (gtk_button_get_child (GTK_BUTTON (button))), turns);
        gtk_widget_set_tooltip_text (button, name);
        alea_control_name_by_tip (button);
      }
}

static int
get_button_stamp (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "stamp"));
}

static void
toggled_cb (AleaPalette *self,
            GtkWidget   *button)
{
  if (!self->is_updating)
    alea_palette_set_stamp (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button))
                                  ? get_button_stamp (button) : ALEA_STAMP_NONE);
}

/* --- dragging off --------------------------------------------------------- */

static void
drag_begin_cb (AleaPalette *self,
               double       x,
               double       y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_TOGGLE_BUTTON) : NULL;

  self->dragged = button != NULL ? (AleaPiece) get_button_stamp (button) : ALEA_NO_PIECE;
  self->is_dragging = FALSE;
  self->press_x = x;
  self->press_y = y;
}

/* Only a drag takes the press from the button. */
static void
drag_update_cb (AleaPalette *self,
                double       dx,
                double       dy,
                GtkGesture  *gesture)
{
  if (self->dragged == ALEA_NO_PIECE || (!self->is_dragging && hypot (dx, dy) < DRAG_DISTANCE))
    return;

  if (!self->is_dragging)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->is_dragging = TRUE;
  g_signal_emit (self, signals[DRAG], 0, (guint) self->dragged, self->press_x + dx, self->press_y + dy);
}

static void
drag_end_cb (AleaPalette *self,
             double       dx,
             double       dy)
{
  if (self->is_dragging)
    g_signal_emit (self, signals[DROP], 0, (guint) self->dragged, self->press_x + dx, self->press_y + dy);
  self->is_dragging = FALSE;
}

static void
drag_cancel_cb (AleaPalette *self)
{
  if (self->is_dragging)
    g_signal_emit (self, signals[CANCEL], 0);
  self->is_dragging = FALSE;
}

gboolean
alea_palette_cancel_drag (AleaPalette *self)
{
  gboolean was_dragging;

  g_return_val_if_fail (ALEA_IS_PALETTE (self), FALSE);

  was_dragging = self->is_dragging;
  if (was_dragging)
    gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));

  return was_dragging;
}

/* --- sizes ----------------------------------------------------------------- */

void
alea_palette_set_scale (AleaPalette *self,
                        guint        scale)
{
  g_return_if_fail (ALEA_IS_PALETTE (self));

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      alea_piece_picture_set_size (ALEA_PIECE_PICTURE (gtk_button_get_child (GTK_BUTTON (self->pieces[colour][order[i]]))),
                                   PIECE_SIZE * (int) scale / 10);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_palette_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (id == PROP_STAMP)
    g_value_set_int (value, ALEA_PALETTE (object)->stamp);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alea_palette_class_init (AleaPaletteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_part_dispose_all;
  object_class->get_property = alea_palette_get_property;

  /**
   * AleaPalette:stamp:
   *
   * What a click on a square does.
   */
  properties[PROP_STAMP] = g_param_spec_int ("stamp", NULL, NULL, ALEA_STAMP_NONE, G_MAXUINT8, ALEA_STAMP_NONE,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * AleaPalette::drag:
   * @piece: an AleaPiece
   * @x: where the pointer is, in coordinates of the palette
   * @y: likewise
   */
  signals[DRAG] = g_signal_new ("drag", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * AleaPalette::drop:
   * @piece: an AleaPiece
   * @x: where it was let go
   * @y: likewise
   */
  signals[DROP] = g_signal_new ("drop", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * AleaPalette::cancel:
   *
   * The drag came to nothing.
   */
  signals[CANCEL] = g_signal_new ("cancel", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "palette");
}

static GtkWidget *
make_button (AleaPalette *self,
             GtkWidget   *child,
             int          stamp,
             const char  *name)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_tooltip_text (button, name);
  alea_control_name_by_tip (button);
  g_object_set_data (G_OBJECT (button), "stamp", GINT_TO_POINTER (stamp));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_drag (AleaPalette *self)
{
  self->drag = gtk_gesture_drag_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));
}

static void
alea_palette_init (AleaPalette *self)
{
  self->stamp = ALEA_STAMP_NONE;
  self->grid = gtk_grid_new ();
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));

  /* As on a board: Black above White. */
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      {
        AleaPiece piece = alea_piece (colour, order[i]);

        self->pieces[colour][order[i]] = make_button (self, alea_piece_picture_new (piece, PIECE_SIZE), piece,
                                                   alea_piece_get_name (piece));
        gtk_grid_attach (GTK_GRID (self->grid), self->pieces[colour][order[i]], (int) i, colour == ALEA_WHITE, 1, 1);
      }

  self->eraser = make_button (self, gtk_image_new_from_icon_name ("edit-clear-symbolic"), ALEA_STAMP_ERASER,
                              _("Eraser"));
  gtk_grid_attach (GTK_GRID (self->grid), self->eraser, G_N_ELEMENTS (order), 0, 1, 2);
  add_drag (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pieces to add"), -1);
}
