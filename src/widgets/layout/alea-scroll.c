/* alea-scroll.c: a widget that is scrolled where it has less height than it likes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-scroll.h"

#include "alea-part.h"
#include "alea-scroller.h"

/**
 * AleaScroll:
 *
 * Asks for all the height that its child likes at its width, which a
 * GtkScrolledWindow does not do.  The bar is there to see, and the whole is a
 * stop for the keyboard, only while there is something to scroll.
 */

struct _AleaScroll
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *child;      /* not owned */
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaScroll, alea_scroll, GTK_TYPE_WIDGET)

static GtkAdjustment *
get_adjustment (AleaScroll *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

static void
changed_cb (AleaScroll    *self,
            GtkAdjustment *adjustment)
{
  gtk_widget_set_focusable (self->scroller,
                            gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment));
}

void
alea_scroll_go_to_start (AleaScroll *self)
{
  g_return_if_fail (ALEA_IS_SCROLL (self));

  gtk_adjustment_set_value (get_adjustment (self), 0);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_scroll_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AleaScroll *self = ALEA_SCROLL (widget);

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, alea_part_get_width (self->child));
  else
    *natural = alea_part_get_height (self->child, for_size);
  *minimum = MIN (*minimum, *natural);
}

static void
alea_scroll_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  gtk_widget_allocate (ALEA_SCROLL (widget)->scroller, width, height, -1, NULL);
}

/* A scrolled window says that it has taken the focus also when it cannot, and
 * Tab would go no further.  It is asked only when it can. */
static gboolean
alea_scroll_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  AleaScroll *self = ALEA_SCROLL (widget);
  GtkWidget *stop = gtk_widget_get_focusable (self->scroller) ? self->scroller : self->child;

  return stop != NULL && gtk_widget_child_focus (stop, direction);
}

static void
alea_scroll_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AleaScroll *self = ALEA_SCROLL (object);

  if (id != PROP_CHILD)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  self->child = g_value_get_object (value);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->child);
}

static void
alea_scroll_dispose (GObject *object)
{
  AleaScroll *self = ALEA_SCROLL (object);

  self->child = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (alea_scroll_parent_class)->dispose (object);
}

static void
alea_scroll_class_init (AleaScrollClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = alea_scroll_set_property;
  object_class->dispose = alea_scroll_dispose;
  widget_class->focus = alea_scroll_focus;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_scroll_measure;
  widget_class->size_allocate = alea_scroll_size_allocate;

  /**
   * AleaScroll:child:
   *
   * What is scrolled.
   */
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_scroll_init (AleaScroll *self)
{
  self->scroller = alea_scroller_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scroller), FALSE);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_object (get_adjustment (self), "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
