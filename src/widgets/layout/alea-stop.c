/* alea-stop.c: a list that Tab goes to as a whole
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-stop.h"

#include "alea-focus-order.h"
#include "alea-part.h"

/**
 * AleaStop:
 *
 * Around a list of any length. Tab goes into it and then on behind it, instead
 * of through all its rows; the arrows move within.
 */

struct _AleaStop
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AleaStop, alea_stop, GTK_TYPE_WIDGET)

static void
alea_stop_class_init (AleaStopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->focus = alea_focus_order_stop;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_stop_init (AleaStop *self)
{
}

GtkWidget *
alea_stop_new (GtkWidget *child)
{
  GtkWidget *self = g_object_new (ALEA_TYPE_STOP, NULL);

  gtk_widget_set_parent (child, self);
  return self;
}
