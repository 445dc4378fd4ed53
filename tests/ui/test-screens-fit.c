/* test-screens-fit.c: at every size nothing is cut off or lies over something else
 *
 * Gives each screen but that of a game, which test-fit.c plays through, a size,
 * and looks at all that is on it: whatever is not scrolled is inside, what is
 * scrolled is no wider than its place, no two neighbours lie over each other, no
 * words are cut, nothing to press is too small. On a few screens in a long language
 * and with letters of twice the usual size every day, with -m slow on every screen in
 * each language, with letters of either size.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-board.h"
#include "alea-diagram-screen.h"
#include "alea-editor-screen.h"
#include "alea-guide-screen.h"
#include "alea-screens-resources.h"
#include "alea-start-screen.h"
#include "targets.h"
#include "test-support.h"

#include <libintl.h>
#include <locale.h>

#define TEXT_DOMAIN "alea"
#define TITLE_BAR   47     /* pixels, above a screen */
#define MAX_ROUNDS  8      /* until a layout rests */

/* The tools of diagrams, in letters of twice the size, need more height than a
 * telephone on its side has. */
#define LOW 420

typedef struct
{
  int      width;
  int      height;
  gboolean is_daily;
} Size;

/* 3840x2160 at a scale of 2 is 1920x1080 to a layout, but not at a scale of 1. */
static const Size sizes[] = {
  { 360, 640, TRUE }, { 640, 360, FALSE }, { 420, 400, FALSE }, { 700, 900, TRUE },
  { 1280, 800, TRUE }, { 1920, 1080, FALSE }, { 2560, 1440, FALSE }, { 3840, 2160, FALSE },
};

typedef struct
{
  const char *name;
  GtkWidget *(*make) (GSettings *settings);
  void       (*show) (GtkWidget *screen);   /* once it is in a window; NULL: as it is */
} Screen;

typedef struct
{
  char    *language;    /* NULL: as it is written */
  gboolean is_large;    /* letters of twice the size */
} Run;

typedef struct
{
  GtkWidget  *screen;
  const char *title;
  int         width, height;
  guint       n_faults;
} Look;

/* --- screens --------------------------------------------------------------- */

static AleaGame *
make_waiting_game (const char *rules)
{
  AleaGame *game = alea_game_new (alea_rules_find (rules), NULL);

  alea_game_set_dice (game, alea_dice_new_seeded ("fit"));
  g_assert_true (alea_game_roll (game, NULL));
  return game;
}

static GtkWidget *
make_start (GSettings *settings)
{
  GtkWidget *start = g_object_new (ALEA_TYPE_START_SCREEN, NULL);

  alea_start_screen_follow (ALEA_START_SCREEN (start), settings);
  return start;
}

static GtkWidget *
make_start_with (GSettings  *settings,
                 const char *rules)
{
  GtkWidget *start = make_start (settings);
  g_autoptr(AleaGame) game = make_waiting_game (rules);

  alea_start_screen_set_kept (ALEA_START_SCREEN (start), game, (const gint64[]) { 5999000, 754000 });
  return start;
}

static GtkWidget *
make_start_with_game (GSettings *settings)
{
  return make_start_with (settings, "guardener");
}

/* Dice lie on the table, and there is no position yet. */
static GtkWidget *
make_start_with_set_up (GSettings *settings)
{
  return make_start_with (settings, "jepps");
}

static GtkWidget *
make_editor (GSettings *settings)
{
  return alea_editor_screen_new ();
}

static GtkWidget *
make_diagram (GSettings *settings)
{
  return alea_diagram_screen_new ();
}

static GtkWidget *
make_guide (GSettings *settings)
{
  GtkWidget *guide = alea_guide_screen_new (settings);

  alea_guide_screen_set_place (ALEA_GUIDE_SCREEN (guide), TRUE, FALSE, FALSE);
  return guide;
}

static void
show_contents (GtkWidget *guide)
{
  alea_guide_screen_show_contents (ALEA_GUIDE_SCREEN (guide));
}

static void
show_tour (GtkWidget *guide)
{
  alea_guide_screen_show_tour (ALEA_GUIDE_SCREEN (guide));
}

static void
show_lesson (GtkWidget *guide)
{
  alea_guide_screen_show_chapter (ALEA_GUIDE_SCREEN (guide), alea_rules_find ("jepps"));
}

static void
show_rules (GtkWidget *guide)
{
  alea_guide_screen_show_rule (ALEA_GUIDE_SCREEN (guide), alea_rules_find ("guardener"), NULL);
}

static void
show_practice (GtkWidget *guide)
{
  alea_guide_screen_show_practice (ALEA_GUIDE_SCREEN (guide));
}

static const Screen screens[] = {
  { "start", make_start, NULL },
  { "start with a game", make_start_with_game, NULL },
  { "start with a set-up", make_start_with_set_up, NULL },
  { "editor", make_editor, NULL },
  { "diagram", make_diagram, NULL },
  { "guide", make_guide, show_contents },
  { "tour", make_guide, show_tour },
  { "lesson", make_guide, show_lesson },
  { "rules", make_guide, show_rules },
  { "practice", make_guide, show_practice },
};

/* --- what must hold -------------------------------------------------------- */

static void
report (Look       *look,
        GtkWidget  *widget,
        const char *what)
{
  const char *words = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (widget, look->screen, &area))
    words = "?";
  g_test_message ("%s at %dx%d: %s “%s” at %.0f %.0f, %.0f x %.0f, %s", look->title, look->width, look->height,
                  G_OBJECT_TYPE_NAME (widget), words, area.origin.x, area.origin.y, area.size.width, area.size.height,
                  what);
  look->n_faults++;
}

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget) && !GTK_IS_POPOVER (widget)
         && gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0;
}

/* Those of which one may lie over another, and those that are GTK's own affair. */
static gboolean
is_layered (GtkWidget *parent)
{
  return GTK_IS_OVERLAY (parent) || GTK_IS_SCROLLED_WINDOW (parent) || GTK_IS_STACK (parent) || ALEA_IS_BOARD (parent);
}

static gboolean
is_closed (GtkWidget *widget)
{
  return GTK_IS_EDITABLE (widget) || GTK_IS_RANGE (widget) || GTK_IS_SWITCH (widget) || ALEA_IS_BOARD (widget)
         || GTK_IS_DROP_DOWN (widget) || GTK_IS_CHECK_BUTTON (widget);
}

/* In a window that scrolls it, but has room for all of it; NULL for no such window. */
static GtkWidget *
get_content (GtkWidget *widget)
{
  GtkAdjustment *along;
  GtkWidget *child;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return NULL;

  along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget));
  if (gtk_adjustment_get_upper (along) > gtk_adjustment_get_page_size (along) || !GTK_IS_VIEWPORT (child))
    return NULL;

  return gtk_viewport_get_child (GTK_VIEWPORT (child));
}

/* Where nothing is scrolled, what is empty may lie over something: of @a its parts count. */
static gboolean
lies_over (GtkWidget *a,
           GtkWidget *b,
           GtkWidget *parent)
{
  GtkWidget *content = get_content (a);
  graphene_rect_t one, other, both;

  if (!is_seen (a) || !is_seen (b) || !gtk_widget_compute_bounds (a, parent, &one)
      || !gtk_widget_compute_bounds (b, parent, &other) || !graphene_rect_intersection (&one, &other, &both)
      || both.size.width <= 1 || both.size.height <= 1)
    return FALSE;
  if (content == NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (content); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (lies_over (child, b, parent))
      return TRUE;

  return FALSE;
}

static void
check_neighbours (Look      *look,
                  GtkWidget *parent)
{
  for (GtkWidget *a = gtk_widget_get_first_child (parent); a != NULL; a = gtk_widget_get_next_sibling (a))
    for (GtkWidget *b = gtk_widget_get_next_sibling (a); b != NULL; b = gtk_widget_get_next_sibling (b))
      if (lies_over (a, b, parent))
        report (look, a, "lies over its neighbour");
}

/* A label that says the rest as a tooltip may leave some of it out. */
static void
check_words (Look      *look,
             GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  if (pango_layout_is_ellipsized (layout) && !gtk_widget_get_has_tooltip (label))
    report (look, label, "is cut");
  if (height > gtk_widget_get_height (label) + 1)
    report (look, label, "has more lines than room");
}

/* Within @place, in the coordinates of the screen; what is scrolled in a direction
 * has no end there. */
static void
check_widget (Look            *look,
              GtkWidget       *widget,
              graphene_rect_t  place)
{
  graphene_rect_t area;

  if (!is_seen (widget) || !gtk_widget_compute_bounds (widget, look->screen, &area))
    return;

  if (area.origin.x < place.origin.x - 1 || area.origin.x + area.size.width > place.origin.x + place.size.width + 1
      || area.origin.y < place.origin.y - 1
      || area.origin.y + area.size.height > place.origin.y + place.size.height + 1)
    {
      report (look, widget, "is not inside");
      return;
    }

  if (GTK_IS_LABEL (widget))
    check_words (look, widget);
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkPolicyType across, along;

      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &along);
      if (across != GTK_POLICY_NEVER)
        graphene_rect_init (&place, -1e6f, place.origin.y, 2e6f, place.size.height);
      else
        graphene_rect_init (&place, area.origin.x, place.origin.y, area.size.width, place.size.height);
      if (along != GTK_POLICY_NEVER)
        graphene_rect_init (&place, place.origin.x, -1e6f, place.size.width, 2e6f);
    }
  if (is_closed (widget))
    return;

  if (!is_layered (widget))
    check_neighbours (look, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (look, child, place);
}

/* --- laying out ------------------------------------------------------------ */

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The innermost widget that alone asks for more than the width. */
static GtkWidget *
find_wide (GtkWidget *widget,
           int        width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && get_least_width (child) > width)
      return find_wide (child, width);

  return widget;
}

/* A window that is never shown does not tell its widgets that their styles have
 * changed: what they have measured before is forgotten. */
static void
forget_sizes (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forget_sizes (child);
}

/* What listens to its shape changes it a little later. */
static void
lay_out (Look *look)
{
  int least, height;

  for (guint i = 0; i < MAX_ROUNDS; i++)
    {
      settle ();
      forget_sizes (look->screen);
      least = get_least_width (look->screen);
      gtk_widget_measure (look->screen, GTK_ORIENTATION_VERTICAL, MAX (look->width, least), &height, NULL, NULL, NULL);
      gtk_widget_allocate (look->screen, MAX (look->width, least), MAX (look->height, height), -1, NULL);
    }

  if (least > look->width)
    report (look, find_wide (look->screen, look->width), "is too wide");
  if (height > look->height)
    report (look, look->screen, "is too high");
}

static guint
check_screen (const Screen *screen,
              const Size   *size,
              GSettings    *settings)
{
  GtkWidget *window = gtk_window_new ();
  Look look = { .screen = screen->make (settings), .title = screen->name, .width = size->width,
                .height = size->height - TITLE_BAR };

  gtk_window_set_child (GTK_WINDOW (window), look.screen);
  if (screen->show != NULL)
    screen->show (look.screen);
  lay_out (&look);
  check_widget (&look, look.screen, GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (look.screen),
                                                        (float) gtk_widget_get_height (look.screen)));
  look.n_faults += targets_count_small (look.screen, TARGET_LEAST, NULL, look.title);
  gtk_window_destroy (GTK_WINDOW (window));
  return look.n_faults;
}

static void
test_run (gconstpointer data)
{
  const Run *run = data;
  g_autoptr(GSettings) settings = g_settings_new (APPLICATION_ID);
  guint n_faults = 0;

  g_setenv ("LANGUAGE", run->language != NULL ? run->language : "", TRUE);
  /* What was translated before is kept until the domain is named again. */
  textdomain (TEXT_DOMAIN);
  g_dgettext (TEXT_DOMAIN, "Board");
  if (run->is_large)
    g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 20", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if ((g_test_slow () || sizes[i].is_daily) && !(run->is_large && sizes[i].height < LOW))
      for (guint k = 0; k < G_N_ELEMENTS (screens); k++)
        n_faults += check_screen (&screens[k], &sizes[i], settings);

  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  g_unsetenv ("LANGUAGE");
  g_assert_cmpuint (n_faults, ==, 0);
}

/* --- runs ------------------------------------------------------------------- */

static void
run_free (gpointer data)
{
  Run *run = data;

  g_free (run->language);
  g_free (run);
}

static void
add_run (const char *language,
         gboolean    is_large)
{
  Run *run = g_new (Run, 1);
  g_autofree char *path = g_strdup_printf ("/screens/fit/%s%s", language != NULL ? language : "en",
                                           is_large ? "/large-letters" : "");

  *run = (Run) { g_strdup (language), is_large };
  g_test_add_data_func_full (path, run, test_run, run_free);
}

/* Each folder of catalogues is a language, see po/meson.build. */
static void
add_languages (void)
{
  const char *catalogues = g_getenv ("ALEA_TEST_CATALOGUES");
  g_autoptr(GDir) folder = g_dir_open (catalogues, 0, NULL);
  const char *language;

  g_assert_nonnull (folder);
  /* A test of GTK begins without a locale, so without translations. */
  g_assert_nonnull (setlocale (LC_MESSAGES, TEST_LOCALE));
  bindtextdomain (TEXT_DOMAIN, catalogues);
  bind_textdomain_codeset (TEXT_DOMAIN, "UTF-8");
  textdomain (TEXT_DOMAIN);
  while ((language = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *messages = g_build_filename (catalogues, language, "LC_MESSAGES", NULL);

      if (!g_file_test (messages, G_FILE_TEST_IS_DIR) || (!g_test_slow () && !g_str_equal (language, "de")))
        continue;

      add_run (language, FALSE);
      if (g_test_slow ())
        add_run (language, TRUE);
    }
}

static void
load_style (void)
{
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (provider, ALEA_STYLE);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  /* What does not fit is told in every language. */
  g_test_set_nonfatal_assertions ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  alea_screens_register_resource ();
  load_style ();
  add_run (NULL, FALSE);
  add_run (NULL, TRUE);
  add_languages ();

  return g_test_run ();
}
