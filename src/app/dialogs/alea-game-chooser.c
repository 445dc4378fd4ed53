/* alea-game-chooser.c: which game of a file?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-chooser.h"

#include "alea-box.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-scroller.h"
#include "alea-stop.h"
#include "alea-pages.h"
#include "alea-style.h"
#include "alea-window-parts.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

typedef struct
{
  GtkWindow          *window;     /* not owned: it owns this */
  AleaGameFile       *file;
  GtkSingleSelection *selection;
  GtkWidget          *search;
  GtkWidget          *list;
  GtkWidget          *open;
  GtkWidget          *stack;      /* the list, or that nothing was found */
  GtkWidget          *summary;
  AleaGameChosen      chosen;
  gpointer            data;
} Chooser;

static void
chooser_free (gpointer data)
{
  Chooser *chooser = data;

  g_object_unref (chooser->file);
  g_object_unref (chooser->selection);
  g_free (chooser);
}

/* --- rows ----------------------------------------------------------------- */

static GtkWidget *
add_label (GtkWidget  *grid,
           int         column,
           int         row,
           int         width,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  alea_wrapped_cut (label);
  gtk_grid_attach (GTK_GRID (grid), label, column, row, width, 1);
  return label;
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *number = add_label (grid, 0, 0, 1, "numeric");
  GtkWidget *players = add_label (grid, 1, 0, 1, "heading");
  GtkWidget *result = add_label (grid, 2, 0, 1, "numeric");
  GtkWidget *details = add_label (grid, 1, 1, 2, "details");

  gtk_label_set_wrap (GTK_LABEL (details), TRUE);
  gtk_label_set_lines (GTK_LABEL (details), 2);
  gtk_label_set_width_chars (GTK_LABEL (number), 4);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_ellipsize (GTK_LABEL (number), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (result), PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (players, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_list_item_set_child (item, grid);
}

static void
set_text (GtkWidget  *grid,
          int         column,
          int         row,
          const char *text)
{
  GtkWidget *label = gtk_grid_get_child_at (GTK_GRID (grid), column, row);
  g_autofree char *shown = alea_words_printable (text);

  gtk_label_set_text (GTK_LABEL (label), shown);
}

/* What has the focus is the widget of the list around the labels. */
static void
name_row (GtkWidget  *grid,
          const char *number,
          const char *players,
          const char *result,
          const char *details)
{
  g_autofree char *name = g_strjoin (", ", number, players, result, details, NULL);
  g_autofree char *spoken = alea_words_printable (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (grid)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item)
{
  AleaFileRow *row = gtk_list_item_get_item (item);
  GtkWidget *grid = gtk_list_item_get_child (item);
  g_autofree char *number = g_strdup_printf ("%u", alea_file_row_get_number (row));
  const char *result = alea_file_row_get_is_good (row) ? alea_file_row_get_result (row) : _("cannot be read");

  set_text (grid, 0, 0, number);
  set_text (grid, 1, 0, alea_file_row_get_players (row));
  set_text (grid, 2, 0, result);
  set_text (grid, 1, 1, alea_file_row_get_details (row));
  name_row (grid, number, alea_file_row_get_players (row), result, alea_file_row_get_details (row));
  gtk_list_item_set_activatable (item, alea_file_row_get_is_good (row));
  alea_style_set (grid, "bad", !alea_file_row_get_is_good (row));
}

/* --- choosing ------------------------------------------------------------- */

static AleaFileRow *
get_selected (Chooser *chooser)
{
  return gtk_single_selection_get_selected_item (chooser->selection);
}

static void
open_cb (Chooser *chooser)
{
  AleaFileRow *row = get_selected (chooser);
  g_autoptr(AleaGameFile) file = g_object_ref (chooser->file);
  AleaGameChosen chosen = chooser->chosen;
  gpointer data = chooser->data;
  guint number;

  if (row == NULL || !alea_file_row_get_is_good (row))
    return;

  number = alea_file_row_get_number (row);
  gtk_window_destroy (chooser->window);
  chosen (file, number, data);
}

static void
selected_cb (Chooser *chooser)
{
  AleaFileRow *row = get_selected (chooser);

  gtk_widget_set_sensitive (chooser->open, row != NULL && alea_file_row_get_is_good (row));
}

/* The first that can be opened, if it is not far. */
static void
select_first (Chooser *chooser)
{
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (chooser->file)), 100);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AleaFileRow) row = g_list_model_get_item (G_LIST_MODEL (chooser->file), i);

      if (alea_file_row_get_is_good (row))
        {
          gtk_single_selection_set_selected (chooser->selection, i);
          break;
        }
    }

  selected_cb (chooser);
}

static void
show_found (Chooser *chooser)
{
  gtk_stack_set_visible_child_name (GTK_STACK (chooser->stack),
                                    g_list_model_get_n_items (G_LIST_MODEL (chooser->file)) > 0 ? "list" : "nothing");
  alea_pages_show_one (GTK_STACK (chooser->stack), _("Games"));
}

static void
search_cb (Chooser   *chooser,
           GtkWidget *entry)
{
  alea_game_file_search (chooser->file, gtk_editable_get_text (GTK_EDITABLE (entry)));
  show_found (chooser);
  select_first (chooser);
}

/* --- the window ----------------------------------------------------------- */

static char *
make_summary (AleaGameFile *file)
{
  guint n_games = alea_game_file_get_n_games (file);
  guint n_faults = alea_game_file_get_n_faults (file);
  g_autofree char *games = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n_games), n_games);
  g_autofree char *faults = NULL;

  if (n_faults == 0)
    return g_steal_pointer (&games);

  /* Translators: games of a file that break off */
  faults = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u cannot be read", "%u cannot be read", n_faults),
                            n_faults);
  /* Translators: "12 games, 1 cannot be read" */
  return g_strdup_printf (_("%s, %s"), games, faults);
}

static GtkWidget *
make_list (Chooser *chooser)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  chooser->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (chooser->file)));
  g_signal_connect_swapped (chooser->selection, "notify::selected-item", G_CALLBACK (selected_cb), chooser);

  chooser->list = gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (chooser->selection)), factory);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (chooser->list), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chooser->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
  g_signal_connect_swapped (chooser->list, "activate", G_CALLBACK (open_cb), chooser);

  return alea_stop_new (alea_scroller_new_vertical (chooser->list));
}

static GtkWidget *
make_search (Chooser *chooser)
{
  GtkWidget *entry = gtk_search_entry_new ();

  chooser->search = entry;
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (entry), GTK_WIDGET (chooser->window));
  g_object_set (entry, "placeholder-text", _("Players, event, date"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search the games"), -1);
  g_signal_connect_swapped (entry, "search-changed", G_CALLBACK (search_cb), chooser);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (open_cb), chooser);
  g_signal_connect_swapped (entry, "stop-search", G_CALLBACK (gtk_window_destroy), chooser->window);
  return entry;
}

static GtkWidget *
make_content (Chooser *chooser)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *summary = make_summary (chooser->file);

  chooser->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (chooser->stack), make_list (chooser), "list");
  gtk_stack_add_named (GTK_STACK (chooser->stack), gtk_label_new (_("No games found.")), "nothing");
  show_found (chooser);
  gtk_widget_set_vexpand (chooser->stack, TRUE);
  chooser->summary = gtk_label_new (summary);
  gtk_widget_add_css_class (chooser->summary, "details");

  gtk_widget_add_css_class (box, "game-chooser");
  alea_box_append (box, make_search (chooser), chooser->stack, chooser->summary, NULL);
  return box;
}

static void
fill_header (Chooser *chooser)
{
  GtkHeaderBar *header = GTK_HEADER_BAR (gtk_window_get_titlebar (chooser->window));
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  chooser->open = gtk_button_new_with_mnemonic (_("_Open"));
  gtk_widget_add_css_class (chooser->open, "suggested-action");
  gtk_header_bar_pack_start (header, cancel);
  gtk_header_bar_pack_end (header, chooser->open);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_destroy), chooser->window);
  g_signal_connect_swapped (chooser->open, "clicked", G_CALLBACK (open_cb), chooser);
  alea_mnemonics_name_once (GTK_WIDGET (header));
}

void
alea_game_chooser_show (GtkWindow      *parent,
                        AleaGameFile   *file,
                        AleaGameChosen  chosen,
                        gpointer        data)
{
  Chooser *chooser = g_new0 (Chooser, 1);
  int scale;

  chooser->window = GTK_WINDOW (alea_window_part_new (parent, _("Choose a Game")));
  chooser->file = g_object_ref (file);
  chooser->chosen = chosen;
  chooser->data = data;

  fill_header (chooser);
  gtk_window_set_child (chooser->window, make_content (chooser));
  scale = (int) alea_growth_follow (chooser->window, parent);
  gtk_window_set_default_size (chooser->window, 640 * scale / ALEA_GROWTH_MIN, 520 * scale / ALEA_GROWTH_MIN);
  g_object_set_data_full (G_OBJECT (chooser->window), "chooser", chooser, chooser_free);
  select_first (chooser);
  gtk_window_present (chooser->window);

  /* Earlier, GTK 4.8 would tell screen readers that the window is none. */
  gtk_widget_grab_focus (chooser->search);
}
