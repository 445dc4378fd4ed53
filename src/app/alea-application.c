/* alea-application.c: the program
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-application.h"

#include "alea-actions.h"
#include "alea-focus-order.h"
#include "alea-focus-ring.h"
#include "alea-folder.h"
#include "alea-fonts.h"
#include "alea-growth.h"
#include "alea-house-rules-window.h"
#include "alea-look.h"
#include "alea-old-games.h"
#include "alea-players.h"
#include "alea-preferences.h"
#include "alea-rules.h"
#include "alea-schema.h"
#include "alea-screens-resources.h"
#include "alea-search-provider.h"
#include "alea-sound-player.h"
#include "alea-system-look.h"
#include "alea-window.h"
#include "alea-words.h"

#include <glib/gi18n.h>

struct _AleaApplication
{
  GtkApplication  parent_instance;

  GSettings      *settings;   /* from startup on */
  AleaShelf      *shelf;      /* from the first window on; NULL before */
  char           *seed;       /* of the dice; or NULL */
  AleaSearchProvider *search;  /* while there is a bus; else NULL */
  char           *games;      /* what is said of the option that begins one */
};

G_DEFINE_FINAL_TYPE (AleaApplication, alea_application, GTK_TYPE_APPLICATION)

/* Bad input, as alea-cli says it. */
#define EXIT_BAD_INPUT 2

/* How long the end of the program waits for the disk, in milliseconds. */
#define SHELF_PATIENCE 3000

/* --- actions -------------------------------------------------------------- */

/* What GTK asks for is more than the screen of a telephone has, and its lines may be
 * longer than one likes to read. */
static void
make_narrow (GtkWidget *root)
{
  if (GTK_IS_STACK (root))
    gtk_widget_set_size_request (root, -1, -1);
  else if (GTK_IS_STACK_SWITCHER (root))
    gtk_widget_add_css_class (root, "pages");
  else if (GTK_IS_LABEL (root))
    {
      gtk_label_set_wrap (GTK_LABEL (root), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (root), 40);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    make_narrow (child);
}

static void
about_cb (AleaApplication *self)
{
  const char *inventors[] = {
    "Simon Jepps (Jepps Random Chess, Guardener Chess)",
    "Bobby Fischer (Chess960, Fischer Random)",
    "Ingo Althöfer (the single-die method for Chess960)",
    "Charles Daniel (Random Move Number Chess)",
    NULL,
  };
  GtkWidget *about = gtk_about_dialog_new ();
  /* GTK's own sentence of the licence has a link in it: when that has gone, 4.24 ends
   * the program as soon as a screen reader looks round. */
  g_autofree char *copyright =
    g_strdup_printf ("© 2026 The Alea Authors\n\n%s",
                     _("Alea is free software under the GNU General Public License, version 3 or, if you like, a later one.\n\n"
                       "It comes with absolutely no warranty."));

  gtk_window_set_transient_for (GTK_WINDOW (about), gtk_application_get_active_window (GTK_APPLICATION (self)));
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  alea_growth_follow (GTK_WINDOW (about), gtk_window_get_transient_for (GTK_WINDOW (about)));
  gtk_about_dialog_set_program_name (GTK_ABOUT_DIALOG (about), _("Alea"));
  gtk_about_dialog_set_version (GTK_ABOUT_DIALOG (about), PACKAGE_VERSION);
  gtk_about_dialog_set_comments (GTK_ABOUT_DIALOG (about), _("Chess played with dice"));
  gtk_about_dialog_set_copyright (GTK_ABOUT_DIALOG (about), copyright);
  gtk_about_dialog_set_logo_icon_name (GTK_ABOUT_DIALOG (about), APPLICATION_ID);
  gtk_about_dialog_add_credit_section (GTK_ABOUT_DIALOG (about), _("Games invented by"), inventors);
  make_narrow (about);
  gtk_window_set_resizable (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
}

static void
preferences_cb (AleaApplication *self)
{
  alea_preferences_show (gtk_application_get_active_window (GTK_APPLICATION (self)), self->settings);
}

static void
house_rules_cb (AleaApplication *self,
                GVariant        *parameter)
{
  const AleaRules *rules = alea_rules_find (g_variant_get_string (parameter, NULL));

  if (rules != NULL)
    alea_house_rules_window_choose (gtk_application_get_active_window (GTK_APPLICATION (self)), self->settings, rules);
}

/* The window that was used last is the last to close: its game is offered when
 * the program starts again. */
static void
quit_cb (AleaApplication *self)
{
  GList *windows = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    windows = g_list_prepend (windows, g_object_ref (l->data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free_full (windows, g_object_unref);
}

/* What an earlier version has left comes to the shelf in its own time. */
static void
need_shelf (AleaApplication *self)
{
  g_autofree char *folder = alea_folder_get_games ();

  if (self->shelf != NULL)
    return;

  self->shelf = alea_shelf_new (folder);
  alea_old_games_bring_over (self->shelf, folder, self->settings);
}

/* The window used last; a question or the About window may be in front of it. */
static AleaWindow *
ensure_window (AleaApplication *self)
{
  AleaWindow *window;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ALEA_IS_WINDOW (l->data))
      return l->data;

  need_shelf (self);
  window = alea_window_new (GTK_APPLICATION (self), self->shelf, alea_window_fill);
  alea_window_set_seed (window, self->seed);
  return window;
}

static void
players_cb (AleaApplication *self)
{
  alea_players_show (gtk_application_get_active_window (GTK_APPLICATION (self)), self->settings,
                     alea_window_get_desk (ensure_window (self)));
}

/* NULL after an error has been printed. */
static const AleaRules *
find_game (const char *id)
{
  const AleaRules *rules = alea_rules_find (id);

  if (rules == NULL)
    {
      g_autofree char *shown = alea_words_printable (id);

      g_printerr (_("alea: There is no game called “%s”; for a list, run “alea-cli games”."), shown);
      g_printerr ("\n");
    }

  return rules;
}

static void
begin_game (AleaApplication *self,
            const char      *id)
{
  const AleaRules *rules = find_game (id);
  AleaWindow *window;

  if (rules == NULL)
    return;

  window = ensure_window (self);
  alea_window_begin (window, rules);
  gtk_window_present (GTK_WINDOW (window));
}

static void
new_game_cb (AleaApplication *self,
             GVariant        *parameter)
{
  begin_game (self, g_variant_get_string (parameter, NULL));
}

/* What the search of the desktop has found. */
static void
show_found_cb (AleaApplication *self,
               GVariant        *parameter)
{
  alea_window_show_found (ensure_window (self), g_variant_get_string (parameter, NULL));
}

/* "new-chess960" begins a game of Chess960. */
#define NEW_PREFIX "new-"

static void
new_named_game_cb (AleaApplication *self,
                   GVariant        *parameter,
                   GSimpleAction   *action)
{
  begin_game (self, g_action_get_name (G_ACTION (action)) + strlen (NEW_PREFIX));
}

/* The launcher calls the actions of the desktop file by their names alone;
 * Ctrl+1 begins the first game. */
static void
add_desktop_actions (AleaApplication *self)
{
  for (int i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (NEW_PREFIX, alea_games[i]->id, NULL);
      g_autofree char *detailed_name = g_strconcat ("app.", name, NULL);
      g_autofree char *key = g_strdup_printf ("<Control>%d", i + 1);

      alea_actions_add (G_ACTION_MAP (self),
                        &(AleaAction) { .name = name, .callback = G_CALLBACK (new_named_game_cb) }, 1, self);
      gtk_application_set_accels_for_action (GTK_APPLICATION (self), detailed_name,
                                             (const char *const[]) { key, NULL });
    }
}

static void
add_actions (AleaApplication *self)
{
  const AleaAction actions[] = {
    { .name = "about", .callback = G_CALLBACK (about_cb) },
    { .name = "house-rules", .callback = G_CALLBACK (house_rules_cb), .parameter = "s" },
    { .name = "new-game", .callback = G_CALLBACK (new_game_cb), .parameter = "s" },
    { .name = "players", .callback = G_CALLBACK (players_cb) },
    { .name = "preferences", .callback = G_CALLBACK (preferences_cb) },
    { .name = "quit", .callback = G_CALLBACK (quit_cb) },
    { .name = "show-found", .callback = G_CALLBACK (show_found_cb), .parameter = "s" },
  };
  static const struct
  {
    const char *action;
    const char *keys[3];
  } keys[] = {
    { "app.quit", { "<Control>q", NULL } },
    { "app.preferences", { "<Control>comma", NULL } },
    { "window.close", { "<Control>w", NULL } },
    { "win.show-help-overlay", { "<Control>question", NULL } },
    { "win.guide::now", { "F1", NULL } },
    { "win.open", { "<Control>o", NULL } },
    { "win.save", { "<Control>s", NULL } },
    { "win.save-as", { "<Shift><Control>s", NULL } },
    { "win.new", { "<Control>n", NULL } },
    { "win.games", { "<Control>g", NULL } },
    { "win.edit", { "<Control>e", NULL } },
    { "win.diagram", { "<Control>d", NULL } },
    { "win.print", { "<Control>p", NULL } },
    { "win.export", { "<Shift><Control>e", NULL } },
    { "win.fullscreen", { "F11", NULL } },
    { "win.roll-again", { "<Control>r", NULL } },
    { "win.accept", { "<Control>Return", "<Control>KP_Enter", NULL } },
    { "win.undo", { "<Control>z", NULL } },
    { "win.redo", { "<Shift><Control>z", "<Control>y", NULL } },
    { "game.look::first", { "<Alt>Home", NULL } },
    { "game.look::previous", { "<Alt>Left", NULL } },
    { "game.look::next", { "<Alt>Right", NULL } },
    { "game.look::last", { "<Alt>End", NULL } },
    { "win.to-board", { "F6", NULL } },
    { "win.castle::h", { "<Control>0", NULL } },
    { "win.castle::a", { "<Shift><Control>0", "<Shift><Control>parenright", NULL } },
  };

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), keys[i].action, keys[i].keys);
}

/* --- starting ------------------------------------------------------------- */

static void
load_style (void)
{
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/org/aleachess/Alea/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Without motion in this program alone, whatever the system says. */
static void
motion_cb (GSettings  *settings,
           const char *key,
           gpointer    data)
{
  g_autofree char *motion = g_settings_get_string (settings, "motion");

  if (g_str_equal (motion, "none"))
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

static void
alea_application_startup (GApplication *application)
{
  /* GTK may read settings of its own when it starts. */
  if (!alea_schema_ensure ())
    exit (EXIT_FAILURE);
  G_APPLICATION_CLASS (alea_application_parent_class)->startup (application);

  alea_screens_register_resource ();
  gtk_window_set_default_icon_name (APPLICATION_ID);
  ALEA_APPLICATION (application)->settings = g_settings_new (APPLICATION_ID);
  alea_look_follow (alea_look_get_default (), ALEA_APPLICATION (application)->settings);
  alea_sound_player_follow (ALEA_APPLICATION (application)->settings);
  g_signal_connect (ALEA_APPLICATION (application)->settings, "changed::motion", G_CALLBACK (motion_cb), NULL);
  motion_cb (ALEA_APPLICATION (application)->settings, "motion", NULL);
  load_style ();
  alea_focus_ring_keep ();
  alea_focus_order_mend_boxes ();
  alea_system_look_follow (gdk_display_get_default (), ALEA_APPLICATION (application)->settings);
  add_actions (ALEA_APPLICATION (application));
  add_desktop_actions (ALEA_APPLICATION (application));

  /* As late as can be: until here they are looked for beside all that. */
  if (!alea_fonts_find ())
    exit (EXIT_FAILURE);
}

static AleaShelf *
get_shelf (GApplication *application)
{
  need_shelf (ALEA_APPLICATION (application));
  return ALEA_APPLICATION (application)->shelf;
}

static gboolean
alea_application_dbus_register (GApplication     *application,
                                GDBusConnection  *connection,
                                const char       *path,
                                GError          **error)
{
  AleaApplication *self = ALEA_APPLICATION (application);
  g_autofree char *search_path = g_strconcat (path, "/SearchProvider", NULL);

  if (!G_APPLICATION_CLASS (alea_application_parent_class)->dbus_register (application, connection, path, error))
    return FALSE;

  self->search = alea_search_provider_new (application, connection, search_path, get_shelf, error);
  return self->search != NULL;
}

static void
alea_application_dbus_unregister (GApplication    *application,
                                  GDBusConnection *connection,
                                  const char      *path)
{
  g_clear_pointer (&ALEA_APPLICATION (application)->search, alea_search_provider_free);
  G_APPLICATION_CLASS (alea_application_parent_class)->dbus_unregister (application, connection, path);
}

/* What is still to be written has a moment: it was asked for before the last window
 * went. */
static void
alea_application_shutdown (GApplication *application)
{
  AleaApplication *self = ALEA_APPLICATION (application);

  if (self->shelf != NULL)
    alea_shelf_close (self->shelf, SHELF_PATIENCE);
  g_clear_object (&self->shelf);

  G_APPLICATION_CLASS (alea_application_parent_class)->shutdown (application);
}

static void
alea_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (ensure_window (ALEA_APPLICATION (application))));
}

static void
alea_application_open (GApplication  *application,
                       GFile        **files,
                       int            n_files,
                       const char    *hint)
{
  AleaWindow *window = ensure_window (ALEA_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  alea_window_open_files (window, files, (guint) n_files);
}

/* In this program or in the one that runs already.  Returns an exit status, or
 * -1 to go on. */
static int
handle_new (GApplication *application,
            const char   *id)
{
  g_autoptr(GError) error = NULL;

  if (find_game (id) == NULL)
    return EXIT_BAD_INPUT;

  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("alea: %s\n", error->message);
      return EXIT_FAILURE;
    }

  g_action_group_activate_action (G_ACTION_GROUP (application), "new-game", g_variant_new_string (id));
  return g_application_get_is_remote (application) ? EXIT_SUCCESS : -1;
}

static int
alea_application_handle_local_options (GApplication *application,
                                       GVariantDict *options)
{
  const char *folder, *id;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("Alea %s\n", PACKAGE_VERSION);
      return EXIT_SUCCESS;
    }

  if (g_variant_dict_lookup (options, "pieces", "^&ay", &folder))
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AleaPieceSet) pieces = alea_piece_set_new_from_folder (folder, &error);

      if (pieces == NULL)
        {
          g_autofree char *shown = alea_words_printable (error->message);

          g_printerr ("alea: %s\n", shown);
          return EXIT_BAD_INPUT;
        }
      alea_look_set_pieces (alea_look_get_default (), pieces);
    }

  /* A program that runs already has other dice. */
  if (g_variant_dict_lookup (options, "seed", "s", &ALEA_APPLICATION (application)->seed))
    g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);

  if (g_variant_dict_lookup (options, "new", "&s", &id))
    return handle_new (application, id);

  return -1;
}

static void
alea_application_finalize (GObject *object)
{
  g_clear_object (&ALEA_APPLICATION (object)->settings);
  g_free (ALEA_APPLICATION (object)->seed);
  g_free (ALEA_APPLICATION (object)->games);

  G_OBJECT_CLASS (alea_application_parent_class)->finalize (object);
}

static void
alea_application_class_init (AleaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_application_finalize;
  application_class->activate = alea_application_activate;
  application_class->dbus_register = alea_application_dbus_register;
  application_class->dbus_unregister = alea_application_dbus_unregister;
  application_class->handle_local_options = alea_application_handle_local_options;
  application_class->open = alea_application_open;
  application_class->shutdown = alea_application_shutdown;
  application_class->startup = alea_application_startup;
}

/* In the language of the user. */
static char *
describe_games (void)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) ids = NULL;
  g_autofree char *list = NULL;

  for (int i = 0; alea_games[i] != NULL; i++)
    g_strv_builder_add (builder, alea_games[i]->id);

  ids = g_strv_builder_end (builder);
  list = g_strjoinv (", ", ids);
  /* Translators: the names of the games, as they are typed */
  return g_strdup_printf (_("Begin a game: %s"), list);
}

static void
add_options (AleaApplication *self)
{
  const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { "new", 0, 0, G_OPTION_ARG_STRING, NULL, self->games, N_("GAME") },
    { "pieces", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Use the SVG files in FOLDER for the pieces"), N_("FOLDER") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Use this seed for the program’s dice"), N_("TEXT") },
    G_OPTION_ENTRY_NULL,
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

static void
alea_application_init (AleaApplication *self)
{
  self->games = describe_games ();
  add_options (self);
  /* Translators: files on the command line */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

AleaApplication *
alea_application_new (void)
{
  return g_object_new (ALEA_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/org/aleachess/Alea",
                       NULL);
}
