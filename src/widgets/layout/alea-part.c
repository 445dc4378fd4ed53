/* alea-part.c: what a layout asks of the widgets that it places
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-part.h"

/* What a screen would like, and the least height: what a telephone laid on its
 * side leaves below the title bar. */
#define SCREEN_WIDTH  1000
#define SCREEN_HEIGHT 700
#define LOWEST_SCREEN 294

void
alea_part_dispose_all (GObject *widget)
{
  GtkWidget *part;

  while ((part = gtk_widget_get_first_child (GTK_WIDGET (widget))) != NULL)
    gtk_widget_unparent (part);

  G_OBJECT_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->dispose (widget);
}

GtkSizeRequestMode
alea_part_trade_height (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
alea_part_measure_first (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
}

gboolean
alea_part_is_shown (GtkWidget *part)
{
  return part != NULL && gtk_widget_should_layout (part);
}

int
alea_part_get_minimum (GtkWidget *part)
{
  int minimum = 0;

  if (alea_part_is_shown (part))
    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

int
alea_part_get_width (GtkWidget *part)
{
  int natural = 0;

  if (alea_part_is_shown (part))
    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

int
alea_part_get_height (GtkWidget *part,
                      int        width)
{
  int natural = 0;

  if (alea_part_is_shown (part))
    gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, MAX (width, alea_part_get_minimum (part)),
                        NULL, &natural, NULL, NULL);

  return natural;
}

void
alea_part_measure_all (GtkWidget *const *parts,
                       guint             n_parts,
                       int               gap,
                       GtkOrientation    orientation,
                       int              *minimum,
                       int              *natural)
{
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (guint i = 0; i < n_parts; i++)
        *minimum = MAX (*minimum, alea_part_get_minimum (parts[i]));
      *minimum += 2 * gap;
      *natural = MAX (*minimum, SCREEN_WIDTH);
    }
  else
    {
      *minimum = LOWEST_SCREEN;
      *natural = SCREEN_HEIGHT;
    }
}

/* --- placing -------------------------------------------------------------- */

static void
place (GtkWidget *part,
       int        x,
       int        y,
       int        width,
       int        height,
       gboolean   is_turned)
{
  GtkWidget *whole = part != NULL ? gtk_widget_get_parent (part) : NULL;
  GskTransform *transform;
  int minimum;

  if (!alea_part_is_shown (part))
    return;

  width = MAX (width, alea_part_get_minimum (part));
  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  height = MAX (height, minimum);
  if (gtk_widget_get_direction (whole) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (whole) - x - width;
  if (is_turned)
    transform = gsk_transform_rotate (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (x + width),
                                                                                           (float) (y + height))),
                                      180);
  else
    transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_widget_allocate (part, width, height, -1, transform);
}

void
alea_part_place (GtkWidget *part,
                 int        x,
                 int        y,
                 int        width,
                 int        height)
{
  place (part, x, y, width, height, FALSE);
}

void
alea_part_place_turned (GtkWidget *part,
                        int        x,
                        int        y,
                        int        width,
                        int        height)
{
  place (part, x, y, width, height, TRUE);
}

/* --- telling -------------------------------------------------------------- */

typedef struct
{
  GWeakRef    object;
  const char *signal;
} Notice;

static void
notice_free (gpointer data)
{
  Notice *notice = data;

  g_weak_ref_clear (&notice->object);
  g_free (notice);
}

static gboolean
emit_cb (gpointer data)
{
  Notice *notice = data;
  g_autoptr(GObject) object = g_weak_ref_get (&notice->object);

  if (object != NULL)
    g_signal_emit_by_name (object, notice->signal);

  return G_SOURCE_REMOVE;
}

void
alea_part_emit_later (gpointer    object,
                      const char *signal)
{
  Notice *notice;

  g_return_if_fail (G_IS_OBJECT (object));

  notice = g_new (Notice, 1);
  notice->signal = signal;
  g_weak_ref_init (&notice->object, object);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, emit_cb, notice, notice_free);
}
