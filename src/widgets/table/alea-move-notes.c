/* alea-move-notes.c: what somebody has noted of a move, below the list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-move-notes.h"

#include "alea-scroll.h"

#include <glib/gi18n.h>

/* Of the height of the card. */
#define PART 3

static GtkWidget *
get_scroller (GtkWidget *notes)
{
  return gtk_widget_get_first_child (notes);
}

static GtkWidget *
get_label (GtkWidget *notes)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (get_scroller (notes)));

  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}

GtkWidget *
alea_move_notes_new (void)
{
  GtkWidget *label = gtk_label_new (NULL), *notes;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);

  notes = g_object_new (ALEA_TYPE_SCROLL, "child", label, "visible", FALSE, NULL);
  gtk_widget_add_css_class (notes, "notes");
  gtk_widget_set_overflow (notes, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_scroller (notes)), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Comment"), -1);
  return notes;
}

void
alea_move_notes_set_text (GtkWidget  *notes,
                          const char *text)
{
  GtkLabel *label = GTK_LABEL (get_label (notes));

  if (g_strcmp0 (gtk_label_get_text (label), text != NULL ? text : "") == 0)
    return;

  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (notes, text != NULL);
  alea_scroll_go_to_start (ALEA_SCROLL (notes));
}

/* Of a single line with its border. */
static int
get_least_height (GtkWidget *notes)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (notes, "X");
  int line;

  pango_layout_get_pixel_size (layout, NULL, &line);
  g_object_unref (layout);
  return 2 * line;
}

/* Also while there is no room for it. */
static int
get_natural_height (GtkWidget *notes,
                    int        width)
{
  int minimum, natural;

  if (!gtk_widget_get_visible (notes))
    return 0;

  gtk_widget_measure (notes, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (notes, GTK_ORIENTATION_VERTICAL, MAX (width, minimum), NULL, &natural, NULL, NULL);
  return natural;
}

int
alea_move_notes_get_height (GtkWidget *notes,
                            int        width,
                            int        height)
{
  const int natural = get_natural_height (notes, width);
  const int given = MIN (natural, height / PART);

  return given == natural || given >= get_least_height (notes) ? given : 0;
}

void
alea_move_notes_allocate (GtkWidget *notes,
                          int        width,
                          int        height,
                          int        y)
{
  const int least = alea_move_notes_get_height (notes, width, height);
  int given;

  gtk_widget_set_child_visible (notes, least > 0);
  if (least == 0)
    return;

  /* What is scrolled takes what would be left over. */
  given = CLAMP (get_natural_height (notes, width), least, MAX (least, height - y));
  gtk_widget_size_allocate (notes, &(GtkAllocation) { 0, height - given, width, given }, -1);
}

gboolean
alea_move_notes_take_focus (GtkWidget        *notes,
                            GtkWidget        *list,
                            GtkDirectionType  direction)
{
  GtkWidget *inside = gtk_widget_get_focus_child (gtk_widget_get_parent (notes));
  const gboolean enters = (inside == list && direction == GTK_DIR_TAB_FORWARD)
                          || (inside == NULL && direction == GTK_DIR_TAB_BACKWARD);

  return enters && gtk_widget_get_visible (notes) && gtk_widget_get_child_visible (notes)
         && gtk_widget_child_focus (notes, direction);
}
