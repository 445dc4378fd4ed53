/* alea-page-preview.c: a page of what will be printed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-page-preview.h"

#include "alea-box.h"
#include "alea-control.h"
#include "alea-part.h"

#include <glib/gi18n.h>

/**
 * AleaPagePreview:
 *
 * A sheet of paper that the painter of the pages draws on, and buttons that
 * turn the pages.
 */

struct _AleaPagePreview
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  GtkWidget *area;
  GtkWidget *foot;
  GtkWidget *previous;
  GtkWidget *next;
  GtkWidget *label;

  AleaPages *pages;   /* not owned; or NULL */
  guint      page;
};

G_DEFINE_FINAL_TYPE (AleaPagePreview, alea_page_preview, GTK_TYPE_WIDGET)

/* Around the paper, in pixels. */
#define BORDER 12

static guint
get_n_pages (AleaPagePreview *self)
{
  return self->pages != NULL ? alea_pages_get_n (self->pages) : 0;
}

static void
draw_sheet (cairo_t         *cr,
            const AleaPaper *paper)
{
  cairo_rectangle (cr, 3, 3, paper->width, paper->height);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 0, paper->width, paper->height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.5);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  AleaPagePreview *self = data;
  const AleaPaper *paper;
  double scale;

  if (get_n_pages (self) == 0 || width <= 2 * BORDER || height <= 2 * BORDER)
    return;

  paper = alea_pages_get_paper (self->pages);
  scale = MIN ((width - 2 * BORDER) / paper->width, (height - 2 * BORDER) / paper->height);
  cairo_translate (cr, (width - scale * paper->width) / 2, (height - scale * paper->height) / 2);
  cairo_scale (cr, scale, scale);
  draw_sheet (cr, paper);
  cairo_rectangle (cr, 0, 0, paper->width, paper->height);
  cairo_clip (cr);
  alea_pages_draw (self->pages, self->page, cr);
}

static void
update (AleaPagePreview *self)
{
  const guint n = get_n_pages (self);
  g_autofree char *text = n > 0 ? g_strdup_printf (_("Page %u of %u"), self->page + 1, n) : g_strdup ("");

  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_sensitive (self->previous, self->page > 0);
  gtk_widget_set_sensitive (self->next, self->page + 1 < n);
  gtk_widget_set_visible (self->foot, n > 0);
  gtk_widget_queue_draw (self->area);
}

static void
go_to (AleaPagePreview *self,
       guint            page)
{
  const guint n = get_n_pages (self);

  self->page = n > 0 ? MIN (page, n - 1) : 0;
  update (self);
}

static void
previous_cb (AleaPagePreview *self)
{
  go_to (self, self->page > 0 ? self->page - 1 : 0);
}

static void
next_cb (AleaPagePreview *self)
{
  go_to (self, self->page + 1);
}

/* The wheel turns pages too. */
static gboolean
scroll_cb (AleaPagePreview *self,
           double           dx,
           double           dy)
{
  if (dy < 0)
    previous_cb (self);
  else if (dy > 0)
    next_cb (self);

  return GDK_EVENT_STOP;
}

static GtkWidget *
make_button (AleaPagePreview *self,
             const char      *icon,
             const char      *name,
             GCallback        clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  alea_control_name_by_tip (button);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static void
alea_page_preview_class_init (AleaPagePreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "preview");
}

static void
alea_page_preview_init (AleaPagePreview *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  self->area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "vexpand", TRUE,
                             "hexpand", TRUE, NULL);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->area), 200);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->area), 140);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (self->area, scroll);

  self->label = gtk_label_new (NULL);
  self->previous = make_button (self, "go-previous-symbolic", _("Previous page"), G_CALLBACK (previous_cb));
  self->next = make_button (self, "go-next-symbolic", _("Next page"), G_CALLBACK (next_cb));
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->foot, GTK_ALIGN_CENTER);
  alea_box_append (self->foot, self->previous, self->label, self->next, NULL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  alea_box_append (self->box, self->area, self->foot, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  update (self);
}

void
alea_page_preview_set_pages (AleaPagePreview *self,
                             AleaPages       *pages)
{
  g_return_if_fail (ALEA_IS_PAGE_PREVIEW (self));

  self->pages = pages;
  go_to (self, self->page);
}
