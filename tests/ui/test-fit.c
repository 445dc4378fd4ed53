/* test-fit.c: at every size the parts of the play screen have room
 *
 * Plays games at random on the real play screen, side by side and face to face,
 * once as a game begins and once with all that takes room: long names, clocks,
 * points, real dice.  After every event the screen is given its size: then no
 * part may lie over another one or outside, and squares and buttons have a least size;
 * on the smallest screen in every language that Alea speaks.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-placing.h"
#include "alea-play-layout.h"
#include "alea-play-screen.h"
#include "alea-screens-resources.h"
#include "targets.h"
#include "test-support.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#define TEXT_DOMAIN "alea"

/* Of a telephone, which is touched. */
#define TOUCHED_WIDTH 360

#define MAX_EVENTS 28    /* of one game */

/* How often a screen may be laid out until it rests: what listens to its shape
 * changes it once. */
#define MAX_ROUNDS 4

/* What a window leaves below its title bar, and how large a square must be
 * then, on a board of eight and of ten files. */
typedef struct
{
  const char *name;
  int         width;
  int         height;
  int         min_square;
  int         min_small_square;
} Size;

/* As a telephone, upright and on its side, a tablet, and windows, of which one
 * is hardly wider than high. */
static const Size sizes[] = {
  { "360x640", 360, 593, 28, 26 },
  { "640x360", 640, 313, 24, 24 },
  { "420x400", 420, 353, 18, 17 },
  { "844x390", 844, 343, 30, 26 },
  { "700x900", 700, 853, 56, 50 },
  { "1080x760", 1080, 713, 62, 50 },
  { "1900x1000", 1900, 953, 90, 70 },
};

/* The lowest window in which players have cards; high lines are too much for it when
 * everybody has dice to type. */
static const Size low = { "1000x700", 1000, 653, 60, 50 };

static const AleaSeats seats[] = { ALEA_SEATS_FIXED, ALEA_SEATS_FACE_TO_FACE };

static const char *const part_names[] = {
  "far_sentence_box", "far_tray", "far", "board", "cover", "near", "sentence_box", "tray", "actions", "list", "set_up",
};

typedef struct
{
  GtkWidget *window;
  GtkWidget *screen;
  AleaMatch *match;
  guint64    stream;
} Table;

/* --- the screen -------------------------------------------------------------- */

static GtkWidget *
get_part (Table      *table,
          const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (table->screen, ALEA_TYPE_PLAY_SCREEN, name));
}

/* FALSE for a part that is not shown. */
static gboolean
find_area (Table           *table,
           const char      *name,
           graphene_rect_t *area)
{
  GtkWidget *part = get_part (table, name);

  return gtk_widget_get_visible (part) && gtk_widget_get_child_visible (part)
         && gtk_widget_compute_bounds (part, table->screen, area)
         && area->size.width > 0 && area->size.height > 0;
}

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
lay_out (Table      *table,
         const Size *size)
{
  graphene_rect_t before, after = { 0 };
  guint n = 0;
  int least;

  do
    {
      before = after;
      settle ();
      gtk_widget_queue_resize (table->screen);
      gtk_widget_measure (table->screen, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_allocate (table->screen, size->width, size->height, -1, NULL);
      if (!find_area (table, "board", &after))
        g_assert_true (find_area (table, "cover", &after));
      g_assert_cmpuint (++n, <, MAX_ROUNDS);
    }
  while (!graphene_rect_equal (&before, &after));
  g_assert_cmpint (least, <=, size->width);
}

/* --- what must hold ---------------------------------------------------------- */

static void
report (Table      *table,
        const char *name,
        const char *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (part_names); i++)
    {
      graphene_rect_t area;

      if (find_area (table, part_names[i], &area))
        g_printerr ("# %-12s at %4.0f %4.0f: %4.0f x %4.0f\n", part_names[i],
                    area.origin.x, area.origin.y, area.size.width, area.size.height);
    }

  g_error ("%s is not clear of %s", name, other);
}

static void
check_parts (Table      *table,
             const Size *size)
{
  const graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) size->width, (float) size->height);

  for (guint i = 0; i < G_N_ELEMENTS (part_names); i++)
    {
      graphene_rect_t area, other, both;

      if (!find_area (table, part_names[i], &area))
        continue;
      if (!graphene_rect_contains_rect (&whole, &area))
        report (table, part_names[i], "the edge");

      for (guint k = i + 1; k < G_N_ELEMENTS (part_names); k++)
        if (find_area (table, part_names[k], &other) && graphene_rect_intersection (&area, &other, &both)
            && both.size.width > 0 && both.size.height > 0)
          report (table, part_names[i], part_names[k]);
    }
}

/* Its squares are the children of the board. */
static void
check_squares (Table           *table,
               const AleaRules *rules,
               const Size      *size)
{
  GtkWidget *board = get_part (table, "board");
  const int least = rules->geometry->files > 8 ? size->min_small_square : size->min_square;
  guint n = 0;

  for (GtkWidget *square = gtk_widget_get_first_child (board); square != NULL;
       square = gtk_widget_get_next_sibling (square))
    {
      graphene_rect_t area;

      g_assert_true (gtk_widget_compute_bounds (square, table->screen, &area));
      if (area.size.width < (float) least)
        report (table, "board", "its least size");
      g_assert_cmpint ((int) area.size.width, >=, least);
      g_assert_cmpint ((int) area.size.height, >=, least);
      n++;
    }
  g_assert_cmpuint (n, >=, 64);
}

/* Where the players have cards, what has been rolled so far is to be seen, in the
 * column of the players. */
static void
check_set_up (Table    *table,
              AleaGame *game)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (table->screen));
  graphene_rect_t area, strip;

  if (!alea_play_layout_get_has_cards (layout) || !alea_placing_is_under_way (game))
    return;

  g_assert_true (find_area (table, "set_up", &area) && find_area (table, "near", &strip));
  g_assert_cmpfloat (area.size.width, <=, strip.size.width);
}

/* In a low window, too, the dice stay as they are while they are rolled for, and after. */
static void
check_felt (Table           *table,
            const AleaRules *rules)
{
  graphene_rect_t area, strip;

  /* Two who sit opposite each other share the column. */
  if (rules->turn_dice.n < 2 || find_area (table, "far_tray", &area))
    return;

  g_assert_true (find_area (table, "tray", &area) && find_area (table, "near", &strip));
  g_assert_cmpfloat_with_epsilon (area.size.height, strip.size.width / 2, 4);
}

/* On a telephone dice to type and pieces in hand are as high as there is room for. */
static void
check_targets (Table      *table,
               const Size *size)
{
  static const char *const in_hand[] = { "reserve", "faces", NULL };
  guint n = targets_count_small (table->screen, TARGET_LEAST, NULL, size->name);

  for (GtkWidget *part = gtk_widget_get_first_child (table->screen); size->width <= TOUCHED_WIDTH && part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (gtk_widget_has_css_class (part, "actions"))
      n += targets_count_small (part, TARGET_TOUCHED, NULL, size->name);
    else if (gtk_widget_has_css_class (part, "answers"))
      n += targets_count_small (part, TARGET_IN_ROWS, in_hand, size->name);
  g_assert_cmpuint (n, ==, 0);
}

/* --- games -------------------------------------------------------------------- */

static void
step (Table    *table,
      AleaGame *game)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  guint n = (guint) alea_state_list_decisions (alea_game_get_state (game), decisions);
  g_autoptr(GError) error = NULL;

  if (n > 0)
    alea_game_decide (game, &decisions[test_random (&table->stream, n)], &error);
  else
    alea_game_roll (game, &error);
  g_assert_no_error (error);
}

/* A set-up is left as it is. */
static void
resign (AleaGame *game)
{
  const AleaDecision resignation = { .act = ALEA_ACT_RESIGN, .colour = ALEA_WHITE };
  g_autoptr(GError) error = NULL;

  if (alea_game_get_state (game)->stage == ALEA_STAGE_PLAY)
    g_assert_true (alea_game_decide (game, &resignation, &error));
  g_assert_no_error (error);
}

static AleaSession *
begin (Table           *table,
       const AleaRules *rules,
       gboolean         is_full)
{
  const AleaClockControl none = { .kind = ALEA_CLOCK_NONE };
  const AleaClockControl hours = { .kind = ALEA_CLOCK_FISCHER, .seconds = { ALEA_CLOCK_MAX_SECONDS,
                                                                            ALEA_CLOCK_MAX_SECONDS } };
  g_autoptr(AleaGame) game = alea_game_new (rules, NULL);
  g_autoptr(AleaClock) clock = alea_clock_new (is_full ? &hours : &none);
  AleaSession *session;

  alea_game_set_dice (game, alea_dice_new_seeded ("fit"));
  alea_play_screen_set_session (ALEA_PLAY_SCREEN (table->screen), NULL);
  session = alea_session_new (game, table->match, clock);
  alea_play_screen_set_session (ALEA_PLAY_SCREEN (table->screen), session);
  return session;
}

static void
play (Table           *table,
      const AleaRules *rules,
      const Size      *size,
      gboolean         is_full)
{
  AleaSession *session = begin (table, rules, is_full);
  AleaGame *game = alea_session_get_game (session);

  for (guint i = 0; i < MAX_EVENTS && alea_game_get_state (game)->stage != ALEA_STAGE_OVER; i++)
    {
      lay_out (table, size);
      check_parts (table, size);
      check_squares (table, rules, size);
      check_set_up (table, game);
      if (size == &low && !is_full)
        check_felt (table, rules);
      check_targets (table, size);
      step (table, game);
    }

  alea_clock_pause (alea_session_get_clock (session));
  lay_out (table, size);
  check_parts (table, size);
  alea_clock_resume (alea_session_get_clock (session));
  resign (game);
  lay_out (table, size);
  check_parts (table, size);
  g_object_unref (session);
}

static void
set_up (Table    *table,
        gboolean  is_full)
{
  *table = (Table) { .window = gtk_window_new (), .screen = alea_play_screen_new (), .match = alea_match_new (),
                     .stream = 9 };
  gtk_window_set_child (GTK_WINDOW (table->window), table->screen);
  if (!is_full)
    return;

  g_assert_true (alea_match_set_stand (table->match, &(AleaMatchStand) { .number = 23, .points = { 25, 19 } }));
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      AleaPerson *person = alea_match_get_person (table->match, i);

      alea_person_set_name (person, i == 0 ? "Maximiliane Friederike von Wolfeschlegelsteinhausen" : "Bo");
      alea_person_set_has_own_dice (person, TRUE);
    }
}

static void
check_fit (const Size *size,
           gboolean    is_full)
{
  Table table;

  set_up (&table, is_full);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    for (guint game = 0; alea_games[game] != NULL; game++)
      {
        g_test_message ("%s, seats %u, full %d", alea_games[game]->id, i, is_full);
        alea_play_screen_set_seats (ALEA_PLAY_SCREEN (table.screen), seats[i]);
        play (&table, alea_games[game], size, is_full);
      }
  gtk_window_destroy (GTK_WINDOW (table.window));
  g_object_unref (table.match);
}

static void
test_fit (gconstpointer data)
{
  check_fit (data, FALSE);
  check_fit (data, TRUE);
}

/* On the smallest screen long words take room from the board. */
static void
test_language (gconstpointer data)
{
  test_use_language (data);
  g_assert_cmpstr (g_dgettext (TEXT_DOMAIN, "Board"), !=, "Board");
  check_fit (&sizes[0], TRUE);
  test_use_language ("");
}

/* Where letters of twice the size are read, the board is smaller, but whole. */
static void
test_large_letters (void)
{
  const Size screens[] = { { "360x640", 360, 593, 24, 24 }, { "360x800", 360, 753, 30, 26 },
                           { "640x360", 640, 302, 24, 24 }, { "1180x760", 1180, 713, 44, 34 } };

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 20", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      check_fit (&screens[i], FALSE);
      check_fit (&screens[i], TRUE);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
}

static GtkCssProvider *
add_style (void)
{
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return g_steal_pointer (&provider);
}

/* As in fonts that have more between their lines than that of the tests: Noto
 * has a sixth more. */
static void
test_high_lines (void)
{
  g_autoptr(GtkCssProvider) provider = add_style ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "high-lines.css", NULL);

  g_assert_true (g_file_set_contents (path, "* { line-height: 1.17; }", -1, NULL));
  gtk_css_provider_load_from_path (provider, path);
  g_assert_no_errno (g_unlink (path));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    test_fit (&sizes[i]);
  test_large_letters ();
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
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
      g_autofree char *path = g_strconcat ("/play/fit/", sizes[0].name, "/", language, NULL);

      if (g_file_test (messages, G_FILE_TEST_IS_DIR))
        g_test_add_data_func_full (path, g_strdup (language), test_language, g_free);
    }
}

static void
load_style (void)
{
  g_autoptr(GtkCssProvider) provider = add_style ();

  gtk_css_provider_load_from_path (provider, ALEA_STYLE);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  alea_screens_register_resource ();
  load_style ();
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/play/fit/", sizes[i].name, NULL);

      g_test_add_data_func (path, &sizes[i], test_fit);
    }
  g_test_add_data_func ("/play/fit/low", &low, test_fit);
  g_test_add_func ("/play/fit/large-letters", test_large_letters);
  g_test_add_func ("/play/fit/high-lines", test_high_lines);
  add_languages ();

  return g_test_run ();
}
