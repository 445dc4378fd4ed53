/* alea-picture-choice.c: a few pictures, one of which is chosen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-picture-choice.h"

#include "alea-control.h"
#include "alea-part.h"

/**
 * AleaPictureChoice:
 *
 * Toggle buttons in rows. A press chooses a button; only a program can choose
 * none.
 */

struct _AleaPictureChoice
{
  GtkWidget  parent_instance;

  GtkWidget *grid;
  GPtrArray *buttons;       /* not owned */
  int        columns;
  int        chosen;
  gboolean   is_updating;   /* the buttons follow the choice */
};

G_DEFINE_FINAL_TYPE (AleaPictureChoice, alea_picture_choice, GTK_TYPE_WIDGET)

static void
show_chosen (AleaPictureChoice *self)
{
  self->is_updating = TRUE;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), (int) i == self->chosen);
  self->is_updating = FALSE;
}

int
alea_picture_choice_get_chosen (AleaPictureChoice *self)
{
  g_return_val_if_fail (ALEA_IS_PICTURE_CHOICE (self), ALEA_PICTURE_CHOICE_NONE);

  return self->chosen;
}

void
alea_picture_choice_set_chosen (AleaPictureChoice *self,
                                int                chosen)
{
  g_return_if_fail (ALEA_IS_PICTURE_CHOICE (self));
  g_return_if_fail (chosen >= ALEA_PICTURE_CHOICE_NONE && chosen < (int) self->buttons->len);

  if (self->chosen == chosen)
    return;

  self->chosen = chosen;
  show_chosen (self);
  g_signal_emit_by_name (self, "changed");
}

/* A second press on the same button changes nothing. */
static void
toggled_cb (AleaPictureChoice *self,
            GtkWidget         *button)
{
  guint i;

  if (self->is_updating)
    return;

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) && g_ptr_array_find (self->buttons, button, &i))
    alea_picture_choice_set_chosen (self, (int) i);
  else
    show_chosen (self);
}

void
alea_picture_choice_add (AleaPictureChoice *self,
                         GtkWidget         *picture,
                         const char        *name)
{
  GtkWidget *button;
  int n;

  g_return_if_fail (ALEA_IS_PICTURE_CHOICE (self));

  button = gtk_toggle_button_new ();
  gtk_widget_set_hexpand (button, TRUE);
  n = (int) self->buttons->len;
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_tooltip_text (button, name);
  alea_control_name_by_tip (button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (self->grid), button, n % self->columns, 1 + n / self->columns, 1, 1);
  g_ptr_array_add (self->buttons, button);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_picture_choice_finalize (GObject *object)
{
  g_ptr_array_unref (ALEA_PICTURE_CHOICE (object)->buttons);

  G_OBJECT_CLASS (alea_picture_choice_parent_class)->finalize (object);
}

static void
alea_picture_choice_class_init (AleaPictureChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_part_dispose_all;
  object_class->finalize = alea_picture_choice_finalize;

  /**
   * AleaPictureChoice::changed:
   *
   * Another picture is chosen, or none.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "picturechoice");
}

static void
alea_picture_choice_init (AleaPictureChoice *self)
{
  self->chosen = ALEA_PICTURE_CHOICE_NONE;
  self->buttons = g_ptr_array_new ();
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
alea_picture_choice_new (const char *name,
                         int         columns)
{
  AleaPictureChoice *self = g_object_new (ALEA_TYPE_PICTURE_CHOICE, NULL);

  self->columns = columns;
  /* Also where there are fewer pictures than columns, so that those of several
   * choices stand below each other. */
  gtk_grid_attach (GTK_GRID (self->grid), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), 0, 0, columns, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}
