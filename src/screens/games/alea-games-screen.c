/* alea-games-screen.c: all games of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

#include "alea-box.h"
#include "alea-focus-order.h"
#include "alea-growth.h"
#include "alea-scroller.h"
#include "alea-search-keys.h"
#include "alea-style.h"

#include <glib/gi18n.h>

/**
 * AleaGamesScreen:
 *
 * What games can be filtered by at the side, and beside it statistics, a search,
 * the games, and what can be done with those that are selected.  Where it is
 * narrow the side takes the place of the games as long as it is wanted.
 */

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaGamesScreen, alea_games_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, alea_games_screen_init_screen))

/* In pixels at the usual size of text.  What is narrower has no side, and then no
 * title; what is lower no statistics above the games. */
#define WIDE        720
#define TIGHT       480
#define LEAST       340
#define SIDE_WIDTH  228
#define HIGH        560

/* --- what is shown -------------------------------------------------------- */

static gboolean
is_filtered (AleaGamesScreen *self)
{
  const AleaFilterChoice all = { .kind = ALEA_FILTER_ALL };

  return self->filter->search != NULL || !alea_filter_choice_is_on (&all, self->filter);
}

static void
set_is_empty (AleaGamesScreen *self,
              gboolean         is_empty)
{
  if (self->is_empty == is_empty)
    return;

  self->is_empty = is_empty;
  gtk_widget_set_visible (self->bar, !is_empty);
  gtk_widget_set_visible (self->side, !is_empty);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
focus_cb (gpointer data)
{
  AleaGamesScreen *self = data;

  if (self->wants_focus && gtk_widget_get_mapped (GTK_WIDGET (self)))
    alea_games_screen_go_to_games (self);
  return G_SOURCE_REMOVE;
}

/* Which page there is: games, that nothing was found, or the invitation. */
static void
update_page (AleaGamesScreen *self)
{
  AleaShelfList *list = alea_games_view_get_list (self->view);
  const gboolean has_games = g_list_model_get_n_items (G_LIST_MODEL (list)) > 0;

  if (!has_games && alea_shelf_list_get_is_searching (list))
    return;

  set_is_empty (self, !has_games && !is_filtered (self));
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), has_games ? "games" : "nothing");
  /* When the tiles have their places. */
  if (self->wants_focus)
    g_idle_add_full (G_PRIORITY_LOW, focus_cb, g_object_ref (self), g_object_unref);
  alea_screen_changed (ALEA_SCREEN (self));
}

static void
toggled_cb (AleaGamesScreen        *self,
            const AleaFilterChoice *choice)
{
  alea_filter_choice_toggle (choice, self->filter);
  alea_games_screen_filter (self);
}

/* As it is typed, at once. */
static void
search_cb (AleaGamesScreen *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autofree char *words = g_strstrip (g_strdup (text));

  if (g_strcmp0 (*words != '\0' ? words : NULL, self->filter->search) == 0)
    return;

  g_free (self->filter->search);
  self->filter->search = *words != '\0' ? g_steal_pointer (&words) : NULL;
  alea_games_screen_show_side (self, FALSE);
  alea_games_screen_filter (self);
}

static void
stop_search_cb (AleaGamesScreen *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    {
      alea_games_screen_escape (self);
      return;
    }

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  alea_games_view_focus (self->view);
}

/* --- wide and narrow ------------------------------------------------------ */

static void
side_toggled_cb (AleaGamesScreen *self)
{
  alea_games_screen_show_side (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->side_button)));
}

/* The statistics stand above the games, or with the filters. */
static void
move_statistics (AleaGamesScreen *self)
{
  GtkWidget *statistics = GTK_WIDGET (self->statistics);

  g_object_ref (statistics);
  if (self->is_narrow)
    {
      gtk_widget_unparent (statistics);
      gtk_box_append (GTK_BOX (self->side_box), statistics);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->side_box), statistics);
      gtk_widget_insert_after (statistics, GTK_WIDGET (self), self->side);
    }
  g_object_unref (statistics);
  alea_games_statistics_set_orientation (self->statistics,
                                         self->is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/* What can be searched for, where there is room for it. */
static void
show_placeholder (AleaGamesScreen *self)
{
  g_object_set (self->search, "placeholder-text",
                self->is_tight ? _("Search") : _("Search players, events, games, dates"), NULL);
}

static void
set_tight (AleaGamesScreen *self,
           gboolean         is_tight)
{
  if (self->is_tight == is_tight)
    return;

  self->is_tight = is_tight;
  show_placeholder (self);
  alea_screen_changed (ALEA_SCREEN (self));
}

/* What is around the games grows half as much as they do: more of them are seen. */
static guint
find_scale (int width,
            int height)
{
  return (ALEA_GROWTH_MIN + alea_growth_find (width, height)) / 2;
}

static void
set_scale (AleaGamesScreen *self,
           guint            scale)
{
  GtkWidget *const parts[] = { self->side, self->bar, self->chosen, GTK_WIDGET (self->statistics) };

  if (self->scale == scale)
    return;

  self->scale = scale;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    alea_growth_set_style (parts[i], scale);
}

static gboolean
set_narrow_cb (gpointer data)
{
  AleaGamesScreen *self = data;
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const gboolean is_narrow = width < WIDE;

  if (self->side == NULL)
    return G_SOURCE_REMOVE;

  set_tight (self, width < TIGHT);
  set_scale (self, find_scale (width, gtk_widget_get_height (GTK_WIDGET (self))));
  if (self->is_narrow == is_narrow)
    return G_SOURCE_REMOVE;

  self->is_narrow = is_narrow;
  move_statistics (self);
  alea_games_view_set_has_rows (self->view, is_narrow);
  gtk_widget_set_visible (self->side_button, is_narrow);
  alea_games_screen_update_buttons (self);
  alea_style_set (GTK_WIDGET (self), "narrow", is_narrow);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
place (GtkWidget *widget,
       gboolean   is_there,
       int        x,
       int        y,
       int        width,
       int        height)
{
  int minimum;

  gtk_widget_set_child_visible (widget, is_there);
  if (!is_there || !gtk_widget_should_layout (widget))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, MAX (width, minimum), height }, -1);
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int minimum, height;

  if (!gtk_widget_should_layout (widget))
    return 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, minimum), NULL, &height, NULL, NULL);
  return height;
}

/* Whether the statistics stand above the games, and fit there. */
static gboolean
has_room (AleaGamesScreen *self,
          int              width)
{
  int minimum;

  if (self->is_narrow)
    return FALSE;

  gtk_widget_measure (GTK_WIDGET (self->statistics), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum <= width;
}

/* Of the side beside the games. */
static int
find_side_width (AleaGamesScreen *self)
{
  int minimum;

  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MAX (SIDE_WIDTH * (int) self->scale / ALEA_GROWTH_MIN, minimum);
}

static void
alea_games_screen_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AleaGamesScreen *self = ALEA_GAMES_SCREEN (widget);
  const gboolean is_wide = width >= WIDE, is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const gboolean shows_side = !self->is_empty && (is_wide || self->is_side_open);
  const int side = is_wide && shows_side ? find_side_width (self) : 0;
  const int x = is_rtl ? 0 : side, rest = width - side;
  const gboolean has_statistics = is_wide && !self->is_empty && height >= HIGH && has_room (self, rest);
  const gboolean has_games = !self->is_empty && (is_wide || !self->is_side_open);
  const int above = has_statistics ? get_height (GTK_WIDGET (self->statistics), rest) : 0;
  const int bar = self->is_empty ? 0 : get_height (self->bar, rest);
  const int chosen = has_games ? get_height (self->chosen, rest) : 0;
  const int news = get_height (GTK_WIDGET (self->news), width);
  const int middle = MAX (0, height - above - bar - chosen - news);

  if (is_wide == self->is_narrow || (width < TIGHT) != self->is_tight || find_scale (width, height) != self->scale)
    g_idle_add_full (GTK_PRIORITY_RESIZE - 1, set_narrow_cb, g_object_ref (self), g_object_unref);

  if (is_wide)
    place (self->side, shows_side, is_rtl ? rest : 0, 0, side, height - news);
  else
    place (self->side, shows_side, 0, bar, width, MAX (0, height - bar - news));
  if (gtk_widget_get_parent (GTK_WIDGET (self->statistics)) == widget)
    place (GTK_WIDGET (self->statistics), has_statistics, x, 0, rest, above);
  place (self->bar, !self->is_empty, x, above, rest, bar);
  place (self->stack, has_games, x, above + bar, rest, middle);
  place (self->chosen, has_games, x, above + bar + middle, rest, chosen);
  place (self->empty, self->is_empty, 0, 0, width, height - news);
  place (GTK_WIDGET (self->news), TRUE, 0, height - news, width, news);
}

/* It makes do with any size in which its least parts have room. */
static void
alea_games_screen_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  AleaGamesScreen *self = ALEA_GAMES_SCREEN (widget);
  GtkWidget *const parts[] = { self->bar, self->chosen, GTK_WIDGET (self->news) };

  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int least, best;

      if (!gtk_widget_should_layout (parts[i]))
        continue;
      gtk_widget_measure (parts[i], orientation, -1, &least, &best, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (*minimum, least) : *minimum + least;
    }
  /* Its buttons become narrow as it does: a window that was made narrow while another
   * screen was there must not grow for words that go at once. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !self->is_tight)
    *minimum = MIN (*minimum, LEAST);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (*minimum, 1000) : *minimum + 500;
}

static gboolean
begin_cb (gpointer data)
{
  AleaGamesScreen *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    alea_games_view_begin (self->view);
  return G_SOURCE_REMOVE;
}

/* New games stand first; who comes back from one that was chosen finds that.  Not before
 * the stack has given back the focus, which scrolls to where it was. */
static void
alea_games_screen_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (alea_games_screen_parent_class)->map (widget);

  g_idle_add_full (GTK_PRIORITY_RESIZE - 1, begin_cb, g_object_ref (widget), g_object_unref);
}

static gboolean
alea_games_screen_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  return alea_focus_order_move (widget, direction);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_games_screen_dispose (GObject *object)
{
  AleaGamesScreen *self = ALEA_GAMES_SCREEN (object);

  alea_games_screen_stop_counting (self);
  alea_games_screen_stop_exchange (self);
  while (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (self)));
  self->side = NULL;
  g_clear_object (&self->actions);
  g_clear_object (&self->undo_actions);
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->filter, alea_shelf_filter_free);
  g_clear_pointer (&self->all, alea_shelf_statistics_free);
  g_clear_pointer (&self->shown, alea_shelf_statistics_free);
  g_clear_pointer (&self->deleted, g_array_unref);

  G_OBJECT_CLASS (alea_games_screen_parent_class)->dispose (object);
}

static void
alea_games_screen_class_init (AleaGamesScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_games_screen_dispose;
  widget_class->focus = alea_games_screen_focus;
  widget_class->map = alea_games_screen_map;
  widget_class->measure = alea_games_screen_measure;
  widget_class->size_allocate = alea_games_screen_size_allocate;

  /* The game with an id of the shelf is to be gone on with, looked through, judged. */
  g_signal_new ("go-on", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  g_signal_new ("review", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  g_signal_new ("judge", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  g_signal_new ("new-game", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  alea_games_screen_add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "gamesscreen");
}

static void
make_side (AleaGamesScreen *self)
{
  self->filters = g_object_new (ALEA_TYPE_GAMES_FILTERS, NULL);
  g_signal_connect_object (self->filters, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  self->side_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->side_box), GTK_WIDGET (self->filters));

  self->side = alea_scroller_new_vertical (self->side_box);
  gtk_widget_add_css_class (self->side, "side");
}

static GtkWidget *
make_import_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("document-open-symbolic");

  gtk_widget_set_tooltip_text (button, _("Import Games"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "games.import");
  return button;
}

static void
make_bar (AleaGamesScreen *self)
{
  self->search = gtk_search_entry_new ();
  gtk_search_entry_set_search_delay (GTK_SEARCH_ENTRY (self->search), 0);
  show_placeholder (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search the games"),
                                  -1);
  gtk_widget_set_hexpand (self->search, TRUE);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (stop_search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (alea_games_view_focus), self->view, G_CONNECT_SWAPPED);

  self->sort_button = alea_games_screen_make_sort_button (self);
  self->side_button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->side_button), "view-more-horizontal-symbolic");
  gtk_widget_set_tooltip_text (self->side_button, _("Filters and Statistics"));
  gtk_widget_set_visible (self->side_button, FALSE);
  g_signal_connect_object (self->side_button, "toggled", G_CALLBACK (side_toggled_cb), self, G_CONNECT_SWAPPED);

  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->bar, "search-bar");
  alea_box_append (self->bar, self->search, self->sort_button, make_import_button (), self->side_button, NULL);
  alea_search_keys_follow (GTK_WIDGET (self), self->search);
}

static void
make_stack (AleaGamesScreen *self)
{
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), GTK_WIDGET (self->view), "games");
  gtk_stack_add_named (GTK_STACK (self->stack), alea_games_screen_make_nothing (self), "nothing");
}

static void
alea_games_screen_init (AleaGamesScreen *self)
{
  self->scale = ALEA_GROWTH_MIN;
  self->filter = g_new0 (AleaShelfFilter, 1);
  self->statistics = g_object_new (ALEA_TYPE_GAMES_STATISTICS, NULL);
  self->news = g_object_new (ALEA_TYPE_GAMES_NEWS, NULL);
  alea_games_screen_add_actions (self);
  make_side (self);
}

/* All that needs a shelf; children in the order in which they are read. */
static void
make_parts (AleaGamesScreen *self)
{
  AleaShelfList *list;

  self->view = ALEA_GAMES_VIEW (alea_games_view_new (self->shelf));
  list = alea_games_view_get_list (self->view);
  g_signal_connect_object (self->view, "activated", G_CALLBACK (alea_games_screen_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "selection-changed", G_CALLBACK (alea_games_screen_update_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "notify::is-searching", G_CALLBACK (update_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (update_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shelf, "changed", G_CALLBACK (alea_games_screen_count), self, G_CONNECT_SWAPPED);

  make_bar (self);
  make_stack (self);
  self->chosen = alea_games_screen_make_chosen (self);
  self->empty = alea_games_screen_make_empty (self);
  gtk_widget_set_parent (self->side, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->statistics), GTK_WIDGET (self));
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  gtk_widget_set_parent (self->chosen, GTK_WIDGET (self));
  gtk_widget_set_parent (self->empty, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->news), GTK_WIDGET (self));
}

GtkWidget *
alea_games_screen_new (AleaShelf *shelf)
{
  AleaGamesScreen *self;

  g_return_val_if_fail (ALEA_IS_SHELF (shelf), NULL);

  self = g_object_new (ALEA_TYPE_GAMES_SCREEN, NULL);
  self->shelf = g_object_ref (shelf);
  make_parts (self);
  alea_games_screen_update_buttons (self);
  alea_games_screen_update_chosen (self);
  alea_games_screen_count (self);
  return GTK_WIDGET (self);
}
