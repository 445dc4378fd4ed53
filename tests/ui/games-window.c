/* games-window.c: the screen of all games, alone in a window
 *
 *   games-window FOLDER
 *
 * Prints what it would tell the window of the program, and with
 * ALEA_TEST_TIMES in the environment how long it takes until the first games
 * are there, and after a letter.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-games-screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void
told_cb (GtkWidget  *screen,
         gint64      id,
         const char *what)
{
  g_print ("%s %" G_GINT64_FORMAT "\n", what, id);
}

static void
new_cb (void)
{
  g_print ("new-game\n");
}

static void
handicap_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  g_autofree char *text = g_variant_print (parameter, FALSE);

  g_print ("handicap %s\n", text);
}

static void
title_cb (AleaScreen *screen,
          GtkWindow  *window)
{
  g_autofree char *title = alea_screen_make_subtitle (screen);

  gtk_window_set_title (window, title != NULL ? title : "");
}

/* --- how long it takes ----------------------------------------------------- */

static gint64 start;
static double start_cpu;
static gboolean is_listed;
static const char *measured = "first games";

/* Of this thread, in milliseconds: other programs do not count. */
static double
get_cpu (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
print_times (const char *what)
{
  g_print ("%s: %s after %.1f ms, of which main thread %.1f ms\n", measured, what,
           (double) (g_get_monotonic_time () - start) / 1000, get_cpu () - start_cpu);
}

static void
drawn_cb (GdkFrameClock *clock)
{
  if (measured == NULL || !is_listed)
    return;

  print_times ("drawn");
  measured = NULL;
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static void
items_cb (GtkWidget *screen)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (screen);

  if (measured == NULL)
    return;
  print_times ("listed");
  is_listed = TRUE;
  g_signal_connect (clock, "after-paint", G_CALLBACK (drawn_cb), NULL);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

/* A letter a second. */
static gboolean
type_cb (gpointer screen)
{
  static const char *const words[] = { "a", "an", "ann", "anna" };
  static guint n;

  if (n == G_N_ELEMENTS (words))
    return G_SOURCE_REMOVE;

  measured = words[n];
  is_listed = FALSE;
  start = g_get_monotonic_time ();
  start_cpu = get_cpu ();
  gtk_editable_set_text (GTK_EDITABLE (find (screen, GTK_TYPE_SEARCH_ENTRY)), words[n++]);
  return G_SOURCE_CONTINUE;
}

static void
measure (GtkWidget *screen)
{
  GtkWidget *grid = find (screen, GTK_TYPE_GRID_VIEW);
  GtkSelectionModel *model = gtk_grid_view_get_model (GTK_GRID_VIEW (grid));

  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (items_cb), screen);
  g_timeout_add (3000, type_cb, screen);
}

static void
activate_cb (GtkApplication *application,
             const char     *folder)
{
  const GActionEntry entries[] = { { .name = "handicap", .parameter_type = "(ssssuu)", .activate = handicap_cb } };
  GtkWidget *window = gtk_application_window_new (application);

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), NULL);
  start = g_get_monotonic_time ();
  start_cpu = get_cpu ();
  AleaShelf *shelf = alea_shelf_new (folder);
  GtkWidget *screen = alea_games_screen_new (shelf);
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();
  const char *size = g_getenv ("SIZE");
  int width = 1280, height = 800;

  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);
  gtk_css_provider_load_from_path (provider, g_getenv ("GAMES_CSS"));
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect (screen, "go-on", G_CALLBACK (told_cb), (gpointer) "go-on");
  g_signal_connect (screen, "review", G_CALLBACK (told_cb), (gpointer) "review");
  g_signal_connect (screen, "new-game", G_CALLBACK (new_cb), NULL);
  g_signal_connect (screen, "changed", G_CALLBACK (title_cb), window);
  gtk_window_set_child (GTK_WINDOW (window), screen);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (g_getenv ("ALEA_TEST_TIMES") != NULL)
    measure (screen);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GtkApplication) application = gtk_application_new ("org.aleachess.AleaGames", G_APPLICATION_NON_UNIQUE);

  if (argc != 2)
    return EXIT_FAILURE;

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), argv[1]);
  gtk_application_set_accels_for_action (application, "window.close", (const char *const[]) { "<Control>q", NULL });
  return g_application_run (G_APPLICATION (application), 1, argv);
}
