/* alea-board-square.c: one square of a board, for keyboard and screen reader
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-square.h"

/**
 * AleaBoardSquare:
 *
 * GTK 4.8 has no accessible objects but widgets, so each square of a board is
 * one. It draws nothing: the board paints itself once for all its squares.
 *
 * Its role is that of a button, because screen readers speak the new name of a
 * focused button, while they keep silent about cells of a grid.
 */

struct _AleaBoardSquare
{
  GtkWidget   parent_instance;

  AleaSquare  square;
  char       *label;
  guint       name_idle;
};

G_DEFINE_FINAL_TYPE (AleaBoardSquare, alea_board_square, GTK_TYPE_WIDGET)

GtkWidget *
alea_board_square_new (AleaSquare square)
{
  AleaBoardSquare *self = g_object_new (ALEA_TYPE_BOARD_SQUARE, NULL);

  self->square = square;
  return GTK_WIDGET (self);
}

AleaSquare
alea_board_square_get (AleaBoardSquare *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD_SQUARE (self), ALEA_NO_SQUARE);

  return self->square;
}

static gboolean
name_idle_cb (gpointer data)
{
  AleaBoardSquare *self = data;

  self->name_idle = 0;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label, -1);
  return G_SOURCE_REMOVE;
}

/* A name that changes is spoken where the focus is.  First come the pieces and
 * then what is noted about them, so it changes when all of it is there, though
 * before the square is drawn. */
void
alea_board_square_set_label (AleaBoardSquare *self,
                             const char      *label)
{
  g_return_if_fail (ALEA_IS_BOARD_SQUARE (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  if (self->name_idle == 0)
    self->name_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, name_idle_cb, self, NULL);
}

static void
activate_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  g_signal_emit_by_name (widget, "activate");
}

static void
alea_board_square_finalize (GObject *object)
{
  AleaBoardSquare *self = ALEA_BOARD_SQUARE (object);

  g_clear_handle_id (&self->name_idle, g_source_remove);
  g_free (self->label);

  G_OBJECT_CLASS (alea_board_square_parent_class)->finalize (object);
}

static void
alea_board_square_class_init (AleaBoardSquareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_board_square_finalize;

  /**
   * AleaBoardSquare::activate:
   *
   * The square was chosen by key or by an assistive technology.
   */
  g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal_from_name (widget_class, "activate");

  gtk_widget_class_install_action (widget_class, "square.activate", NULL, activate_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "square");
}

static void
alea_board_square_init (AleaBoardSquare *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* --- the keys of a board -------------------------------------------------- */

static void
add_arrow (GtkWidgetClass  *board_class,
           guint            key,
           guint            keypad_key,
           GtkShortcutFunc  move,
           int              files,
           int              ranks)
{
  gtk_widget_class_add_binding (board_class, key, 0, move, "(ii)", files, ranks);
  gtk_widget_class_add_binding (board_class, keypad_key, 0, move, "(ii)", files, ranks);
}

void
alea_board_square_bind_keys (GtkWidgetClass  *board_class,
                             GtkShortcutFunc  move,
                             GtkShortcutFunc  cancel)
{
  add_arrow (board_class, GDK_KEY_Left, GDK_KEY_KP_Left, move, -1, 0);
  add_arrow (board_class, GDK_KEY_Right, GDK_KEY_KP_Right, move, 1, 0);
  add_arrow (board_class, GDK_KEY_Up, GDK_KEY_KP_Up, move, 0, 1);
  add_arrow (board_class, GDK_KEY_Down, GDK_KEY_KP_Down, move, 0, -1);
  gtk_widget_class_add_binding (board_class, GDK_KEY_Escape, 0, cancel, NULL);
}
