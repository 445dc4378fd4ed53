/* test-pages-fit.c: on a telephone each page of the guide shows all that is to be pressed
 *
 * Opens every page of every chapter at 360x640: its board, dice and choices are
 * seen without scrolling, for the words alone give way.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-guide-screen-private.h"
#include "alea-board.h"
#include "alea-lesson-flow.h"
#include "alea-screens-resources.h"

#define WIDTH      360
#define HEIGHT     593    /* 640, but for the title bar */
#define LARGE_WIDTH  2560
#define LARGE_HEIGHT 1393
#define MAX_BETWEEN  40    /* pixels */
#define MAX_ROUNDS 8      /* until a layout rests */
#define MIN_SQUARE 24     /* of a board to press */

static void
lay_out (GtkWidget *screen,
         int        width,
         int        height)
{
  for (guint i = 0; i < MAX_ROUNDS; i++)
    {
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
      gtk_widget_queue_resize (screen);
      gtk_widget_measure (screen, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_measure (screen, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (screen, width, height, -1, NULL);
    }
}

/* The first one of @type in @widget; NULL for none. */
static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

static gboolean
has_small_squares (AleaBoard *board)
{
  GdkRectangle area;

  if (!gtk_widget_get_visible (GTK_WIDGET (board)) || !alea_board_get_interactive (board))
    return FALSE;

  alea_board_get_area (board, alea_geometry_parse (alea_board_get_geometry (board), "d4", NULL), &area);
  return MIN (area.width, area.height) < MIN_SQUARE;
}

/* Whether the page at @number of @chapter shows less than it should. */
static gboolean
check_page (AleaGuideScreen  *screen,
            AleaGuideChapter *chapter,
            guint             number)
{
  GPtrArray *pages = alea_guide_chapter_get_pages (chapter);
  AleaGuidePage *page = g_ptr_array_index (pages, number);
  GtkWidget *flow;
  int over;

  alea_guide_screen_open_pages (screen, pages, number, alea_guide_chapter_get_title (chapter));
  lay_out (GTK_WIDGET (screen), WIDTH, HEIGHT);
  flow = find (screen->lesson, ALEA_TYPE_LESSON_FLOW);
  over = gtk_widget_get_height (flow) - gtk_widget_get_height (gtk_widget_get_parent (flow));
  if (alea_guide_page_get_kind (page) == ALEA_PAGE_READ)
    return FALSE;
  if (over <= 0 && !has_small_squares (ALEA_BOARD (find (flow, ALEA_TYPE_BOARD))))
    return FALSE;

  g_test_message ("%s: %d pixels too many, or squares too small", alea_guide_page_get_id (page), over);
  return TRUE;
}

static void
test_pages (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *window = gtk_window_new (), *screen = alea_guide_screen_new (settings);
  GPtrArray *chapters = alea_guide_get_chapters (ALEA_GUIDE_SCREEN (screen)->guide);
  guint n_faults = 0;

  gtk_window_set_child (GTK_WINDOW (window), screen);
  alea_guide_screen_set_place (ALEA_GUIDE_SCREEN (screen), TRUE, FALSE, TRUE);
  for (guint i = 0; i < chapters->len; i++)
    {
      AleaGuideChapter *chapter = g_ptr_array_index (chapters, i);
      const guint n = alea_guide_chapter_get_pages (chapter)->len;

      for (guint number = 0; number < n; number++)
        n_faults += check_page (ALEA_GUIDE_SCREEN (screen), chapter, number);
    }

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpuint (n_faults, ==, 0);
}

static graphene_rect_t
get_bounds (GtkWidget *widget,
            GtkWidget *screen)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, screen, &bounds));
  return bounds;
}

static int
get_font_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* On a large screen words are large, too, and stand beside the board, in the middle. */
static void
test_growth (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *window = gtk_window_new (), *screen = alea_guide_screen_new (settings), *lesson;
  GPtrArray *chapters = alea_guide_get_chapters (ALEA_GUIDE_SCREEN (screen)->guide);
  AleaGuideChapter *chapter = g_ptr_array_index (chapters, 0);
  graphene_rect_t board, words;

  gtk_window_set_child (GTK_WINDOW (window), screen);
  alea_guide_screen_set_place (ALEA_GUIDE_SCREEN (screen), TRUE, FALSE, FALSE);
  lay_out (screen, LARGE_WIDTH, LARGE_HEIGHT);
  alea_guide_screen_open_pages (ALEA_GUIDE_SCREEN (screen), alea_guide_chapter_get_pages (chapter), 0, "");
  lay_out (screen, LARGE_WIDTH, LARGE_HEIGHT);

  lesson = ALEA_GUIDE_SCREEN (screen)->lesson;
  g_assert_cmpint (get_font_size (lesson), >=, get_font_size (window) * 17 / 10);
  board = get_bounds (find (lesson, ALEA_TYPE_BOARD), screen);
  words = get_bounds (gtk_widget_get_first_child (find (lesson, ALEA_TYPE_LESSON_FLOW)), screen);
  g_assert_cmpfloat (board.size.height, >, 0.8 * LARGE_HEIGHT);
  g_assert_cmpfloat (words.origin.x - board.origin.x - board.size.width, <, MAX_BETWEEN);
  g_assert_cmpfloat (ABS (board.origin.x - (LARGE_WIDTH - words.origin.x - words.size.width)), <, MAX_BETWEEN);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
load_style (void)
{
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (style, ALEA_STYLE);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  alea_screens_register_resource ();
  load_style ();
  g_test_add_func ("/pages/fit", test_pages);
  g_test_add_func ("/pages/grow", test_growth);

  return g_test_run ();
}
