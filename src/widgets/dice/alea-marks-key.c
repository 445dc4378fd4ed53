/* alea-marks-key.c: what the marks of pieces on the board mean
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-marks-key.h"

#include "alea-part.h"
#include "alea-piece-picture.h"

#include <glib/gi18n.h>

/**
 * AleaMarksKey:
 *
 * A line with a sample of each state that the dice leave a piece in: freed by a
 * number, free anyway, or waiting for another roll.
 */

struct _AleaMarksKey
{
  GtkWidget  parent_instance;

  GtkWidget *samples[3];
};

G_DEFINE_FINAL_TYPE (AleaMarksKey, alea_marks_key, GTK_TYPE_WIDGET)

#define SAMPLE_SIZE 18

static void
alea_marks_key_class_init (AleaMarksKeyClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = alea_part_dispose_all;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "markskey");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_state (AleaMarksKey *self,
           const char   *style,
           const char   *word)
{
  GtkWidget *sample = alea_piece_picture_new (alea_piece (ALEA_WHITE, ALEA_KNIGHT), SAMPLE_SIZE);
  GtkWidget *label = gtk_label_new (word);

  gtk_widget_add_css_class (sample, style);
  gtk_widget_set_valign (sample, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (sample, GTK_WIDGET (self));
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return sample;
}

static void
alea_marks_key_init (AleaMarksKey *self)
{
  self->samples[0] = add_state (self, "rolled", C_("state of a piece", "Rolled"));
  self->samples[1] = add_state (self, "free", C_("state of a piece", "Free"));
  self->samples[2] = add_state (self, "waiting", C_("state of a piece", "Waiting"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What the marks on the pieces mean"), -1);
}

GtkWidget *
alea_marks_key_new (void)
{
  return g_object_new (ALEA_TYPE_MARKS_KEY, NULL);
}

void
alea_marks_key_set_scale (AleaMarksKey *self,
                          guint         scale)
{
  g_return_if_fail (ALEA_IS_MARKS_KEY (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->samples); i++)
    alea_piece_picture_set_size (ALEA_PIECE_PICTURE (self->samples[i]), SAMPLE_SIZE * (int) scale / 10);
}
