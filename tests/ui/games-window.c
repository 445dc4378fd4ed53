/* games-window.c: the screen of all games, alone in a window
 *
 *   games-window FOLDER
 *
 * Prints what it would tell the window of the program, and with "--time" how
 * long it takes until the first games are there, and after a letter.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-games-screen.h"

#include <stdio.h>
#include <stdlib.h>

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
title_cb (AleaGamesScreen *screen,
          GtkWindow       *window)
{
  g_autofree char *title = alea_games_screen_make_subtitle (screen);

  gtk_window_set_title (window, title != NULL ? title : "");
}

static void
activate_cb (GtkApplication *application,
             const char     *folder)
{
  GtkWidget *window = gtk_application_window_new (application);
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
  return g_application_run (G_APPLICATION (application), 1, argv);
}
