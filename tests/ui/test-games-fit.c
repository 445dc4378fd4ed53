/* test-games-fit.c: what is on the screen of games has the room that it needs
 *
 * Games are counted first, reviews of them later: cards that are filled bit by bit
 * get the height of those that are filled at once.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-board-pictures.h"
#include "alea-game-tile.h"
#include "alea-games-statistics.h"
#include "alea-games-view.h"
#include "alea-screens-resources.h"

#define NOON           G_GINT64_CONSTANT (938692800000)   /* on 30 Sep 1999, in milliseconds */
#define CARD_WIDTH     236    /* of one of four in a window of 1280 */
#define ROW_WIDTH      326    /* in a window of 360 */
#define WIDTH          820    /* in which reviews need two lines each */
#define WIDTH_OF_USUAL 1044   /* of games in a window of 1280 */

static AleaShelfReviewCount *
make_review (const char *name)
{
  AleaShelfReviewCount *review = g_new0 (AleaShelfReviewCount, 1);

  review->name = g_strdup (name);
  review->n_games = review->luck.n_games = review->error.n_games = 10;
  review->luck.mean = review->luck.error = review->error.mean = review->error.error = 0.02;
  return review;
}

static void
free_review (gpointer data)
{
  g_free (((AleaShelfReviewCount *) data)->name);
  g_free (data);
}

/* Of sixty games, @has_reviews for three players. */
static void
show (AleaGamesStatistics *cards,
      gboolean             has_reviews)
{
  const AleaShelfFilter all = { 0 };
  AleaShelfRulesCount rolled = { .rules = (char *) "random-move", .n_games = 60 };
  g_autoptr(GPtrArray) none = g_ptr_array_new (), rules = g_ptr_array_new ();
  g_autoptr(GPtrArray) reviews = g_ptr_array_new_with_free_func (free_review);
  AleaShelfStatistics statistics = {
    .n_games = 60, .n_results = { [ALEA_RESULT_WHITE] = 20, [ALEA_RESULT_BLACK] = 30, [ALEA_RESULT_DRAW] = 10 },
    .rules = rules, .players = none, .pairs = none, .reviews = reviews,
  };

  for (guint face = 1; face <= 6; face++)
    rolled.n_faces[face] = 100;
  g_ptr_array_add (rules, &rolled);
  if (has_reviews)
    {
      g_ptr_array_add (reviews, make_review ("Ann"));
      g_ptr_array_add (reviews, make_review ("Ben"));
      g_ptr_array_add (reviews, make_review ("Clara"));
      statistics.honesty.n_games = 10;
    }
  alea_games_statistics_show (cards, &statistics, &all);
}

/* As the screen asks for it, and gives it. */
static int
lay_out (AleaGamesStatistics *cards)
{
  GtkWidget *widget = GTK_WIDGET (cards);
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, &height, NULL, NULL);
  gtk_widget_allocate (widget, WIDTH, height, -1, NULL);
  return height;
}

static AleaGamesStatistics *
make_cards (GtkWidget **window)
{
  AleaGamesStatistics *cards = g_object_new (ALEA_TYPE_GAMES_STATISTICS, NULL);

  *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (*window), GTK_WIDGET (cards));
  return cards;
}

static void
test_filled_later (void)
{
  GtkWidget *first, *second;
  AleaGamesStatistics *at_once = make_cards (&first), *later = make_cards (&second);
  int without;

  show (at_once, TRUE);
  show (later, FALSE);
  without = lay_out (later);
  show (later, TRUE);
  g_assert_cmpint (lay_out (later), ==, lay_out (at_once));
  g_assert_cmpint (lay_out (later), >, without);

  gtk_window_destroy (GTK_WINDOW (first));
  gtk_window_destroy (GTK_WINDOW (second));
}

/* Of cards in a view of @width, once it has rested. */
static guint
count_columns (GtkWidget *view,
               int        width)
{
  GtkWidget *grid = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (view)));

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (view, width, 600, -1, NULL);
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
    }

  return gtk_grid_view_get_max_columns (GTK_GRID_VIEW (grid));
}

/* More columns than on a usual screen are no reason for narrower cards. */
static void
test_columns (void)
{
  g_autofree char *folder = g_dir_make_tmp ("games-fit-XXXXXX", NULL);
  AleaShelf *shelf = alea_shelf_new (folder);
  GtkWidget *window = gtk_window_new (), *view = alea_games_view_new (shelf);
  guint usual;

  gtk_window_set_child (GTK_WINDOW (window), view);
  usual = count_columns (view, WIDTH_OF_USUAL);
  g_assert_cmpuint (usual, ==, 4);
  for (int width = WIDTH_OF_USUAL; width < 2400; width += 40)
    g_assert_cmpuint (count_columns (view, width), <=, MAX (usual, (guint) width * usual / WIDTH_OF_USUAL));
  g_assert_cmpuint (count_columns (view, 500), ==, 2);

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (alea_shelf_close (shelf, 60000));
  g_object_unref (shelf);
}

/* Cards whose letters are twice as large are fewer beside each other. */
static void
test_columns_of_large_letters (void)
{
  static const struct { const char *font; guint columns; } rows[] = { { "Sans 10", 4 }, { "Sans 20", 3 } };
  g_autofree char *folder = g_dir_make_tmp ("games-fit-XXXXXX", NULL);
  AleaShelf *shelf = alea_shelf_new (folder);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *window = gtk_window_new (), *view;

      g_object_set (gtk_settings_get_default (), "gtk-font-name", rows[i].font, NULL);
      view = alea_games_view_new (shelf);
      gtk_window_set_child (GTK_WINDOW (window), view);
      g_assert_cmpuint (count_columns (view, WIDTH_OF_USUAL), ==, rows[i].columns);
      gtk_window_destroy (GTK_WINDOW (window));
    }

  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  g_assert_true (alea_shelf_close (shelf, 60000));
  g_object_unref (shelf);
}

static GtkWidget *
find_styled (GtkWidget  *widget,
             const char *style)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, style) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_styled (child, style);
  return found;
}

/* In a window of its own, as wide as that; destroy the window. */
static GtkWidget *
make_tile (AleaShelfGame *game,
           gboolean       is_row,
           int            width)
{
  g_autoptr(AleaBoardPictures) pictures = g_object_new (ALEA_TYPE_BOARD_PICTURES, NULL);
  g_autoptr(AleaShelfRow) row = alea_shelf_row_new (1);
  GtkWidget *window = gtk_window_new (), *tile = alea_game_tile_new (pictures);
  int height;

  game->changed = NOON;
  alea_shelf_row_set_game (row, game);
  alea_game_tile_set_row (ALEA_GAME_TILE (tile), row);
  alea_game_tile_set_is_row (ALEA_GAME_TILE (tile), is_row);
  gtk_window_set_child (GTK_WINDOW (window), tile);
  gtk_widget_measure (tile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (tile, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (tile, width, height, -1, NULL);
  return tile;
}

static void
check_whole (GtkWidget  *tile,
             const char *style,
             const char *end)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (find_styled (tile, style)));

  g_assert_true (g_str_has_suffix (pango_layout_get_text (layout), end));
  g_assert_false (pango_layout_is_ellipsized (layout));
}

/* The longest name of a game, behind the longest name of a day, is read whole. */
static void
test_long_names (void)
{
  AleaShelfGame *game = alea_shelf_game_new ("random-move");
  GtkWidget *tile;

  alea_shelf_set_text (&game->white, "Ann");
  alea_shelf_set_text (&game->black, "Ben");
  tile = make_tile (game, FALSE, CARD_WIDTH);
  check_whole (tile, "day", "Random Move Number Chess");
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (tile)));
}

/* So are who plays and who won, on a card and in a row. */
static void
test_long_results (void)
{
  static const int widths[] = { CARD_WIDTH, ROW_WIDTH };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      AleaShelfGame *game = alea_shelf_game_new ("chess");
      GtkWidget *tile;

      alea_shelf_set_text (&game->white, "Computer");
      alea_shelf_set_text (&game->black, "Computer");
      game->state = ALEA_SHELF_OVER;
      game->result = ALEA_RESULT_WHITE;
      tile = make_tile (game, i == 1, widths[i]);
      check_whole (tile, "players", "Computer and Computer");
      check_whole (tile, "chip", "Computer won");
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (tile)));
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  alea_screens_register_resource ();
  g_test_add_func ("/games/statistics/filled-later", test_filled_later);
  g_test_add_func ("/games/view/columns", test_columns);
  g_test_add_func ("/games/view/columns-of-large-letters", test_columns_of_large_letters);
  g_test_add_func ("/games/tile/long-names", test_long_names);
  g_test_add_func ("/games/tile/long-results", test_long_results);
  return g_test_run ();
}
