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

/**
 * AleaPalette:
 *
 * Two rows of pieces and an eraser. One of them may be chosen as the stamp, and
 * an `AleaCarry` takes each piece off onto a board.
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
};

G_DEFINE_FINAL_TYPE (AleaPalette, alea_palette, GTK_TYPE_WIDGET)

#define PIECE_SIZE 36

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
  g_signal_emit_by_name (self, "stamp-changed");
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

AleaPiece
alea_palette_find_piece (GtkWidget *self,
                         GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_TOGGLE_BUTTON);

  g_return_val_if_fail (ALEA_IS_PALETTE (self), ALEA_NO_PIECE);

  return button != NULL ? (AleaPiece) get_button_stamp (button) : ALEA_NO_PIECE;
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
alea_palette_class_init (AleaPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  /**
   * AleaPalette::stamp-changed:
   *
   * What a click on a square does is another than before.
   */
  g_signal_new ("stamp-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pieces to add"), -1);
}
