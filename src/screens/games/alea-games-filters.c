/* alea-games-filters.c: what games can be filtered by, as a list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-filters.h"

#include "alea-felt.h"
#include "alea-focus-order.h"
#include "alea-shelf-words.h"
#include "alea-style.h"

#include <glib/gi18n.h>

/**
 * AleaGamesFilters:
 *
 * A row for each choice, with how many games there are; arrows go from one to
 * the other, and a press turns one on or off.
 */

struct _AleaGamesFilters
{
  GtkWidget  parent_instance;

  GtkWidget *list;
  GPtrArray *choices;   /* of AleaFilterChoice, one a row */

  GtkListBoxRow *pressed;   /* where the pointer went down, until that is answered; only compared */
  gboolean       is_late;   /* whether it has been down too long for the list */
};

#define SWATCH_SIZE 16

G_DEFINE_FINAL_TYPE (AleaGamesFilters, alea_games_filters, GTK_TYPE_WIDGET)

/* --- rows ----------------------------------------------------------------- */

static const char *
get_icon (const AleaFilterChoice *choice)
{
  switch (choice->kind)
    {
    case ALEA_FILTER_WAITING:
      return "document-open-recent-symbolic";
    case ALEA_FILTER_FAVORITES:
      return "starred-symbolic";
    case ALEA_FILTER_PAIR:
      return "system-users-symbolic";
    case ALEA_FILTER_PLAYER:
      return "avatar-default-symbolic";
    case ALEA_FILTER_WINNER:
    case ALEA_FILTER_RESULT:
      return choice->number == ALEA_SHELF_DRAWN ? "media-playlist-repeat-symbolic" : "object-select-symbolic";
    case ALEA_FILTER_DAYS:
      return "x-office-calendar-symbolic";
    case ALEA_FILTER_ALL:
    case ALEA_FILTER_RULES:
    default:
      return "view-grid-symbolic";
    }
}

static void
draw_swatch (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        felt)
{
  const AleaColourValue light = ((const AleaFelt *) felt)->light;
  const double end = MAX (SWATCH_SIZE, MIN (width, height)) / 2.0 - 0.5, round = end - 3.5;

  cairo_translate (cr, width / 2.0, height / 2.0);
  for (int corner = 0; corner < 4; corner++)
    {
      cairo_arc (cr, round, round, end - round, 0, G_PI_2);
      cairo_rotate (cr, G_PI_2);
    }
  cairo_close_path (cr);
  cairo_set_line_width (cr, 1);
  cairo_set_source_rgb (cr, light.red, light.green, light.blue);
  cairo_fill_preserve (cr);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.25);
  cairo_stroke (cr);
}

/* The colour of the game, as large as the signs of other rows. */
static GtkWidget *
make_swatch (const char *rules)
{
  GtkWidget *swatch = g_object_new (GTK_TYPE_DRAWING_AREA, "css-name", "swatch",
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "content-width", SWATCH_SIZE, "content-height", SWATCH_SIZE, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch, (gpointer) alea_felt_find (rules), NULL);
  return swatch;
}

static GtkWidget *
make_sign (const AleaFilterChoice *choice)
{
  if (choice->kind == ALEA_FILTER_RULES)
    return make_swatch (choice->names[0]);

  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "icon-name", get_icon (choice), NULL);
}

/* The row says it all. */
static GtkWidget *
make_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", text, NULL);
}

static GtkWidget *
make_row (const AleaFilterChoice *choice)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 10, NULL);
  g_autofree char *text = alea_filter_choice_get_label (choice);
  GtkWidget *label = make_label (text), *count = make_label (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 3);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (count, "count");
  gtk_box_append (GTK_BOX (box), make_sign (choice));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), count);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_tooltip_text (row, text);
  return row;
}

/* "Guardener Chess, 52 games" */
static void
name_row (GtkListBoxRow          *row,
          const AleaFilterChoice *choice)
{
  g_autofree char *label = alea_filter_choice_get_label (choice);
  g_autofree char *games = NULL, *name = NULL;

  if (choice->n_games == ALEA_FILTER_NO_COUNT)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      return;
    }

  games = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d game", "%d games", (gulong) choice->n_games),
                           choice->n_games);
  /* Translators: what games are filtered by: "Chess960, 24 games" */
  name = g_strdup_printf (_("%s, %s"), label, games);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_count (GtkListBoxRow          *row,
            const AleaFilterChoice *choice)
{
  GtkWidget *count = gtk_widget_get_last_child (gtk_list_box_row_get_child (row));
  g_autofree char *text = NULL;

  if (choice->n_games != ALEA_FILTER_NO_COUNT)
    text = alea_shelf_words_number ((guint64) choice->n_games);
  gtk_label_set_text (GTK_LABEL (count), text != NULL ? text : "");
  name_row (row, choice);
}

/* --- sections ------------------------------------------------------------- */

static const char *
get_title (AleaFilterSection section)
{
  switch (section)
    {
    case ALEA_FILTER_SECTION_RULES:
      return _("Game");
    case ALEA_FILTER_SECTION_PLAYERS:
      return _("Players");
    case ALEA_FILTER_SECTION_RESULT:
      return _("Result");
    case ALEA_FILTER_SECTION_TIME:
      /* Translators: when games were played */
      return _("Played");
    case ALEA_FILTER_SECTION_WHICH:
    default:
      return NULL;
    }
}

static const AleaFilterChoice *
get_choice (AleaGamesFilters *self,
            GtkListBoxRow    *row)
{
  return g_ptr_array_index (self->choices, gtk_list_box_row_get_index (row));
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  AleaGamesFilters *self = data;
  const AleaFilterSection section = alea_filter_choice_get_section (get_choice (self, row));
  GtkWidget *label;

  if (before == NULL || alea_filter_choice_get_section (get_choice (self, before)) == section)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (get_title (section));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "section");
  gtk_list_box_row_set_header (row, label);
}

/* --- what is on ----------------------------------------------------------- */

void
alea_games_filters_show (AleaGamesFilters      *self,
                         const AleaShelfFilter *filter)
{
  GtkListBoxRow *row;

  g_return_if_fail (ALEA_IS_GAMES_FILTERS (self));
  g_return_if_fail (filter != NULL);

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    {
      const gboolean is_on = alea_filter_choice_is_on (get_choice (self, row), filter);

      alea_style_set (GTK_WIDGET (row), "on", is_on);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, is_on, -1);
    }
}

static gboolean
has_same_choices (AleaGamesFilters *self,
                  const GPtrArray  *choices)
{
  if (self->choices == NULL || self->choices->len != choices->len)
    return FALSE;

  for (guint i = 0; i < choices->len; i++)
    if (!alea_filter_choice_equal (g_ptr_array_index (self->choices, i), g_ptr_array_index (choices, i)))
      return FALSE;

  return TRUE;
}

/* The choice that the keyboard is on, in @choices; -1 for none. */
static int
find_focused (AleaGamesFilters *self,
              const GPtrArray  *choices)
{
  GtkWidget *focused = gtk_widget_get_focus_child (self->list);

  if (focused == NULL || self->choices == NULL)
    return -1;

  for (guint i = 0; i < choices->len; i++)
    if (alea_filter_choice_equal (get_choice (self, GTK_LIST_BOX_ROW (focused)), g_ptr_array_index (choices, i)))
      return (int) i;

  return 0;
}

static void
make_rows (AleaGamesFilters *self,
           int               focused)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  for (guint i = 0; i < self->choices->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (g_ptr_array_index (self->choices, i)));
  if (focused >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), focused)));
}

void
alea_games_filters_set_statistics (AleaGamesFilters          *self,
                                   const AleaShelfStatistics *statistics)
{
  g_autoptr(GPtrArray) before = NULL;
  GPtrArray *choices;
  gboolean is_same;
  int focused;

  g_return_if_fail (ALEA_IS_GAMES_FILTERS (self));

  choices = alea_filter_choice_list (statistics);
  is_same = has_same_choices (self, choices);
  focused = find_focused (self, choices);
  before = g_steal_pointer (&self->choices);
  self->choices = choices;
  if (!is_same)
    make_rows (self, focused);

  for (guint i = 0; i < choices->len; i++)
    show_count (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) i), g_ptr_array_index (choices, i));
}

static void
row_activated_cb (AleaGamesFilters *self,
                  GtkListBoxRow    *row)
{
  self->pressed = NULL;
  g_signal_emit_by_name (self, "toggled", get_choice (self, row));
}

/* --- slow presses ---------------------------------------------------------- */

/* A list box takes a press that is longer than a double click may take for none at all,
 * which hands that are not quick run into. */

static void
pressed_cb (AleaGamesFilters *self,
            int               n_press G_GNUC_UNUSED,
            double            x G_GNUC_UNUSED,
            double            y)
{
  self->pressed = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int) y);
  self->is_late = FALSE;
}

static void
stopped_cb (AleaGamesFilters *self)
{
  self->is_late = TRUE;
}

static void
released_cb (AleaGamesFilters *self,
             int               n_press G_GNUC_UNUSED,
             double            x G_GNUC_UNUSED,
             double            y)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int) y);

  if (self->is_late && row != NULL && row == self->pressed)
    row_activated_cb (self, row);
}

static void
add_slow_presses (AleaGamesFilters *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "stopped", G_CALLBACK (stopped_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (self->list, GTK_EVENT_CONTROLLER (click));
}

/* --- the class ------------------------------------------------------------ */

static void
alea_games_filters_dispose (GObject *object)
{
  AleaGamesFilters *self = ALEA_GAMES_FILTERS (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_pointer (&self->choices, g_ptr_array_unref);

  G_OBJECT_CLASS (alea_games_filters_parent_class)->dispose (object);
}

static void
alea_games_filters_class_init (AleaGamesFiltersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_games_filters_dispose;
  /* A list box itself would go from row to row. */
  widget_class->focus = alea_focus_order_stop;

  g_signal_new ("toggled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gamesfilters");
}

static void
alea_games_filters_init (AleaGamesFilters *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Show"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  add_slow_presses (self);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}
