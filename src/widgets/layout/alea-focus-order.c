/* alea-focus-order.c: Tab in the order in which a screen is read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-focus-order.h"

typedef struct
{
  GtkWidget       *widget;
  graphene_rect_t  bounds;
} Part;

/* Lines go across the page, columns down. */
typedef enum
{
  LINES,
  COLUMNS
} Cut;

static float
get_start (const Part *part,
           Cut         cut)
{
  return cut == LINES ? part->bounds.origin.y : part->bounds.origin.x;
}

static float
get_end (const Part *part,
         Cut         cut)
{
  return get_start (part, cut) + (cut == LINES ? part->bounds.size.height : part->bounds.size.width);
}

static int
compare_parts (gconstpointer a,
               gconstpointer b,
               gpointer      cut)
{
  const float one = get_start (a, GPOINTER_TO_INT (cut)), other = get_start (b, GPOINTER_TO_INT (cut));

  return one < other ? -1 : one > other;
}

static void sort_parts (Part             *parts,
                        guint             n,
                        GtkTextDirection  direction);

/* Brings the @n parts, which are in their order along the cut, into groups
 * with a gap between them, and sorts each; FALSE when there is no gap. */
static gboolean
sort_groups (Part             *parts,
             guint             n,
             Cut               cut,
             GtkTextDirection  direction)
{
  const gboolean is_reversed = cut == COLUMNS && direction == GTK_TEXT_DIR_RTL;
  g_autofree Part *sorted = g_new (Part, n);
  guint start = 0;

  for (guint i = 1; i <= n; i++)
    {
      float end = get_end (&parts[start], cut);

      for (guint j = start; j < i; j++)
        end = MAX (end, get_end (&parts[j], cut));
      if (i < n && get_start (&parts[i], cut) < end)
        continue;
      if (start == 0 && i == n)
        return FALSE;

      sort_parts (&parts[start], i - start, direction);
      memcpy (&sorted[is_reversed ? n - i : start], &parts[start], (i - start) * sizeof *parts);
      start = i;
    }

  memcpy (parts, sorted, n * sizeof *parts);
  return TRUE;
}

/* A page is read line by line; where nothing divides it into lines, column by
 * column, and so on within each.  What lies over each other stays in the order
 * of the widgets. */
static void
sort_parts (Part             *parts,
            guint             n,
            GtkTextDirection  direction)
{
  if (n < 2)
    return;

  for (Cut cut = LINES; cut <= COLUMNS; cut++)
    {
      g_autofree Part *sorted = g_memdup2 (parts, n * sizeof *parts);

      g_qsort_with_data (sorted, (int) n, sizeof *sorted, compare_parts, GINT_TO_POINTER (cut));
      if (sort_groups (sorted, n, cut, direction))
        {
          memcpy (parts, sorted, n * sizeof *parts);
          return;
        }
    }
}

static GArray *
list_parts (GtkWidget *widget)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (Part));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Part part = { .widget = child };

      if (gtk_widget_get_mapped (child) && gtk_widget_get_can_focus (child)
          && gtk_widget_compute_bounds (child, widget, &part.bounds))
        g_array_append_val (parts, part);
    }

  sort_parts ((Part *) (gpointer) parts->data, parts->len, gtk_widget_get_direction (widget));
  return parts;
}

static int
find_part (GArray    *parts,
           GtkWidget *widget)
{
  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, Part, i).widget == widget)
      return (int) i;

  return -1;
}

gboolean
alea_focus_order_move (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  const gboolean is_forward = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_DOWN
                              || direction == GTK_DIR_RIGHT;
  g_autoptr(GArray) parts = NULL;
  int i;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  parts = list_parts (widget);
  i = find_part (parts, gtk_widget_get_focus_child (widget));
  if (i < 0)
    i = is_forward ? 0 : (int) parts->len - 1;

  for (; i >= 0 && i < (int) parts->len; i += is_forward ? 1 : -1)
    if (gtk_widget_child_focus (g_array_index (parts, Part, i).widget, direction))
      return TRUE;

  return FALSE;
}

gboolean
alea_focus_order_stop (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  const gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (is_tab && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

/* --- the boxes of GTK ----------------------------------------------------- */

static gboolean (*focus_of_boxes) (GtkWidget        *box,
                                   GtkDirectionType  direction);

static gboolean
focus_box (GtkWidget        *box,
           GtkDirectionType  direction)
{
  const gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  return is_tab && gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL ? alea_focus_order_move (box, direction)
                                                                      : focus_of_boxes (box, direction);
}

void
alea_focus_order_mend_boxes (void)
{
  GtkWidgetClass *boxes = g_type_class_ref (GTK_TYPE_BOX);

  if (boxes->focus != focus_box)
    {
      focus_of_boxes = boxes->focus;
      boxes->focus = focus_box;
    }
}
