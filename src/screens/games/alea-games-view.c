/* alea-games-view.c: the games of the shelf, side by side
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-view.h"

#include "alea-game-tile.h"
#include "alea-growth.h"
#include "alea-part.h"
#include "alea-scroller.h"
#include "alea-steady-model.h"
#include "alea-style.h"

#include <glib/gi18n.h>
#include <math.h>

/**
 * AleaGamesView:
 *
 * Tiles for the games that can be seen and some more; however many there are,
 * there are no more widgets.
 */

struct _AleaGamesView
{
  GtkWidget          parent_instance;

  AleaShelfList     *list;
  GtkMultiSelection *selection;
  AleaBoardPictures *pictures;
  GtkWidget         *scroller;
  GtkWidget         *grid;
  gboolean           has_rows;
  guint              n_columns;   /* that there is room for */
  guint              scale;       /* how much larger than usual the tiles are, in tenths */
};

G_DEFINE_FINAL_TYPE (AleaGamesView, alea_games_view, GTK_TYPE_WIDGET)

/* The least of a card and what is around it, and of what is around them all, in pixels: as
 * many as have room are beside each other, but no more than on a usual screen for cards
 * narrower than they are there. */
#define COLUMN_WIDTH  230
#define COLUMN_EMS    10.5   /* and in sizes of its letters */
#define AROUND        32
#define USUAL_WIDTH   261
#define USUAL_COLUMNS 4

/* From this height on the tiles grow with the window. */
#define USUAL_HEIGHT 720
#define SCALE_STEP   2
#define MAX_SCALE    20

/* GTK makes tiles for thirty lines of them. */
#define MAX_COLUMNS  8

/* --- tiles ---------------------------------------------------------------- */

/* GTK 4.8 lets nobody name what it puts around a tile, which is what the
 * keyboard is on. */
static void
said_cb (AleaGameTile *tile)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (tile));

  if (around != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    alea_game_tile_get_sentence (tile), -1);
}

static void
setup_cb (AleaGamesView *self,
          GtkListItem   *item)
{
  GtkWidget *tile = alea_game_tile_new (self->pictures);

  alea_game_tile_set_is_row (ALEA_GAME_TILE (tile), self->has_rows);
  alea_game_tile_set_scale (ALEA_GAME_TILE (tile), self->scale);
  g_signal_connect (tile, "said", G_CALLBACK (said_cb), NULL);
  gtk_list_item_set_child (item, tile);
}

static void
bind_cb (AleaGamesView *self,
         GtkListItem   *item)
{
  alea_game_tile_set_row (ALEA_GAME_TILE (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
unbind_cb (AleaGamesView *self,
           GtkListItem   *item)
{
  alea_game_tile_set_row (ALEA_GAME_TILE (gtk_list_item_get_child (item)), NULL);
}

static GtkListItemFactory *
make_factory (AleaGamesView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  return factory;
}

/* --- columns -------------------------------------------------------------- */

static void
set_columns (AleaGamesView *self)
{
  const guint n = self->has_rows ? 1 : MAX (1, self->n_columns);

  /* The least and the most must never cross. */
  gtk_grid_view_set_min_columns (GTK_GRID_VIEW (self->grid), 1);
  gtk_grid_view_set_max_columns (GTK_GRID_VIEW (self->grid), n);
  gtk_grid_view_set_min_columns (GTK_GRID_VIEW (self->grid), n);
}

void
alea_games_view_set_has_rows (AleaGamesView *self,
                              gboolean       has_rows)
{
  g_return_if_fail (ALEA_IS_GAMES_VIEW (self));

  if (self->has_rows == has_rows)
    return;

  self->has_rows = has_rows;
  for (GtkWidget *item = gtk_widget_get_first_child (self->grid); item != NULL; item = gtk_widget_get_next_sibling (item))
    if (gtk_widget_get_first_child (item) != NULL)
      alea_game_tile_set_is_row (ALEA_GAME_TILE (gtk_widget_get_first_child (item)), has_rows);
  alea_style_set (self->grid, "rows", has_rows);
  set_columns (self);
}

/* In steps: games.css has a class for each. */
static guint
find_scale (int height)
{
  const int scale = CLAMP (height * 10 / USUAL_HEIGHT, 10, MAX_SCALE);

  return (guint) (scale - scale % SCALE_STEP);
}

static void
set_scale (AleaGamesView *self,
           guint          scale)
{
  alea_growth_set_style (self->grid, scale);
  for (GtkWidget *item = gtk_widget_get_first_child (self->grid); item != NULL; item = gtk_widget_get_next_sibling (item))
    if (gtk_widget_get_first_child (item) != NULL)
      alea_game_tile_set_scale (ALEA_GAME_TILE (gtk_widget_get_first_child (item)), scale);
}

/* Cards whose letters are large need more than their share. */
static guint
find_columns (AleaGamesView *self,
              int            width,
              guint          scale)
{
  const int least = (int) ceil (COLUMN_EMS * alea_growth_get_em (self->grid));
  const int most = (width - AROUND) / MAX (COLUMN_WIDTH * (int) scale / 10, least);
  const int usual = width / MAX (USUAL_WIDTH * (int) scale / 10, least);

  return (guint) CLAMP (MAX (MIN (most, USUAL_COLUMNS), usual), 1, MAX_COLUMNS);
}

static gboolean
columns_cb (gpointer data)
{
  AleaGamesView *self = data;

  set_scale (self, self->scale);
  set_columns (self);
  return G_SOURCE_REMOVE;
}

static void
alea_games_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  AleaGamesView *self = ALEA_GAMES_VIEW (widget);
  const guint scale = find_scale (height);
  const guint n = find_columns (self, width, scale);

  /* Not while sizes are given. */
  if (self->n_columns != n || self->scale != scale)
    {
      self->n_columns = n;
      self->scale = scale;
      g_idle_add_full (GTK_PRIORITY_RESIZE - 1, columns_cb, g_object_ref (self), g_object_unref);
    }

  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

/* --- what is selected ----------------------------------------------------- */

AleaShelfList *
alea_games_view_get_list (AleaGamesView *self)
{
  g_return_val_if_fail (ALEA_IS_GAMES_VIEW (self), NULL);

  return self->list;
}

static GtkBitset *
get_bitset (AleaGamesView *self)
{
  return gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
}

guint
alea_games_view_get_n_selected (AleaGamesView *self)
{
  g_autoptr(GtkBitset) bitset = NULL;

  g_return_val_if_fail (ALEA_IS_GAMES_VIEW (self), 0);

  bitset = get_bitset (self);
  return (guint) gtk_bitset_get_size (bitset);
}

GArray *
alea_games_view_get_selected (AleaGamesView *self)
{
  GArray *selected = g_array_new (FALSE, FALSE, sizeof (gint64));
  const GArray *ids;
  g_autoptr(GtkBitset) bitset = NULL;
  GtkBitsetIter iter;
  guint position;

  g_return_val_if_fail (ALEA_IS_GAMES_VIEW (self), selected);

  ids = alea_shelf_list_get_ids (self->list);
  bitset = get_bitset (self);
  for (gboolean has_next = gtk_bitset_iter_init_first (&iter, bitset, &position); has_next;
       has_next = gtk_bitset_iter_next (&iter, &position))
    if (position < ids->len)
      g_array_append_val (selected, g_array_index (ids, gint64, position));

  return selected;
}

AleaShelfRow *
alea_games_view_get_one (AleaGamesView *self)
{
  g_autoptr(GtkBitset) bitset = NULL;

  g_return_val_if_fail (ALEA_IS_GAMES_VIEW (self), NULL);

  bitset = get_bitset (self);
  if (gtk_bitset_get_size (bitset) != 1)
    return NULL;

  return g_list_model_get_item (G_LIST_MODEL (self->selection), gtk_bitset_get_minimum (bitset));
}

void
alea_games_view_unselect_all (AleaGamesView *self)
{
  g_return_if_fail (ALEA_IS_GAMES_VIEW (self));

  gtk_selection_model_unselect_all (GTK_SELECTION_MODEL (self->selection));
}

/* Of the game, if it is on show; @row may be NULL. */
static GtkWidget *
find_card (AleaGamesView *self,
           AleaShelfRow  *row)
{
  for (GtkWidget *item = gtk_widget_get_first_child (self->grid); row != NULL && item != NULL;
       item = gtk_widget_get_next_sibling (item))
    if (gtk_widget_get_first_child (item) != NULL
        && alea_game_tile_get_row (ALEA_GAME_TILE (gtk_widget_get_first_child (item))) == row)
      return item;

  return NULL;
}

void
alea_games_view_focus (AleaGamesView *self)
{
  g_autoptr(AleaShelfRow) selected = NULL;
  GtkWidget *card;

  g_return_if_fail (ALEA_IS_GAMES_VIEW (self));

  /* From the card that had the focus before, GTK would go on to the next. */
  selected = alea_games_view_get_one (self);
  card = selected != NULL ? find_card (self, selected) : gtk_widget_get_focus_child (self->grid);
  if (card == NULL || !gtk_widget_grab_focus (card))
    gtk_widget_child_focus (self->grid, GTK_DIR_TAB_FORWARD);
}

/* Where another list begins, also for the keyboard if it is on one of them. */
static void
go_to_first (AleaGamesView *self)
{
  const gboolean had_focus = gtk_widget_get_focus_child (self->scroller) != NULL;
  g_autoptr(AleaShelfRow) first = g_list_model_get_item (G_LIST_MODEL (self->selection), 0);
  GtkWidget *card;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  if (first == NULL)
    return;

  gtk_widget_activate_action (self->grid, "list.scroll-to-item", "u", 0);
  card = find_card (self, first);
  if (had_focus && (card == NULL || !gtk_widget_grab_focus (card)))
    gtk_widget_child_focus (self->grid, GTK_DIR_TAB_FORWARD);
}

void
alea_games_view_begin (AleaGamesView *self)
{
  g_return_if_fail (ALEA_IS_GAMES_VIEW (self));

  if (alea_games_view_get_n_selected (self) == 0)
    go_to_first (self);
}

/* GTK goes on to show what it showed, and a new game above that would not be seen. */
static void
items_changed_cb (AleaGamesView *self,
                  guint          position,
                  guint          n_removed,
                  guint          n_added)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  if (position == 0 && n_added > 0 && gtk_adjustment_get_value (adjustment) <= gtk_adjustment_get_lower (adjustment))
    alea_games_view_begin (self);
}

static void
selection_changed_cb (AleaGamesView *self)
{
  g_signal_emit_by_name (self, "selection-changed");
}

static void
activate_cb (AleaGamesView *self,
             guint          position)
{
  g_autoptr(AleaShelfRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (row != NULL)
    g_signal_emit_by_name (self, "activated", row);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_games_view_dispose (GObject *object)
{
  AleaGamesView *self = ALEA_GAMES_VIEW (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->list);
  g_clear_object (&self->pictures);

  G_OBJECT_CLASS (alea_games_view_parent_class)->dispose (object);
}

static void
alea_games_view_class_init (AleaGamesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_games_view_dispose;
  widget_class->measure = alea_part_measure_first;
  widget_class->size_allocate = alea_games_view_size_allocate;

  g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                ALEA_TYPE_SHELF_ROW);
  g_signal_new ("selection-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "gamesview");
}

static void
alea_games_view_init (AleaGamesView *self)
{
  self->pictures = g_object_new (ALEA_TYPE_BOARD_PICTURES, NULL);
  self->n_columns = 1;
  self->scale = 10;
}

GtkWidget *
alea_games_view_new (AleaShelf *shelf)
{
  AleaGamesView *self = g_object_new (ALEA_TYPE_GAMES_VIEW, NULL);
  AleaSteadyModel *model;

  self->list = alea_shelf_list_new (shelf);
  model = alea_steady_model_new (G_LIST_MODEL (self->list));
  g_signal_connect_object (model, "renewed", G_CALLBACK (go_to_first), self, G_CONNECT_SWAPPED);
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (model));
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);

  self->grid = gtk_grid_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), make_factory (self));
  gtk_grid_view_set_enable_rubberband (GTK_GRID_VIEW (self->grid), TRUE);
  set_columns (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
  /* Behind the grid, which keeps what it shows. */
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->grid, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);

  self->scroller = alea_scroller_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->grid);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  return GTK_WIDGET (self);
}
