/* alea-preferences.c: the window of preferences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-preferences.h"

#include "alea-board-shown.h"
#include "alea-board.h"
#include "alea-control.h"
#include "alea-fen.h"
#include "alea-folder.h"
#include "alea-form.h"
#include "alea-growth.h"
#include "alea-look.h"
#include "alea-picture-choice.h"
#include "alea-preferences-sounds.h"
#include "alea-window-parts.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

#define MAX_VALUES   4
#define MAX_PICTURES 8

/* Of the small boards to choose from. */
#define PICTURE_SIZE 54

/* A choice among a few values of one setting. */
typedef struct
{
  const char *key;
  const char *title;
  const char *values[MAX_VALUES + 1];
  const char *labels[MAX_VALUES + 1];
} Choice;

static const Choice choices[] = {
  {
    "coordinates", N_("Coordinates"),
    { "inside", "outside", "every", "none", NULL },
    { N_("At the edge"), N_("Around the board"), N_("In every square"), N_("Nowhere"), NULL },
  },
  {
    "four-sided-dice", N_("Four-sided dice"),
    { "pyramid", "bar", NULL },
    { N_("Pyramids"), N_("Bars"), NULL },
  },
  {
    "marks", N_("Marks"),
    { "moves", "none", NULL },
    { N_("Where pieces may go"), N_("Only the last move and check"), NULL },
  },
  {
    "brightness", N_("Light or dark"),
    { "system", "light", "dark", NULL },
    { N_("System setting"), N_("Always light"), N_("Always dark"), NULL },
  },
  {
    "motion", N_("Motion"),
    { "system", "quick", "none", NULL },
    { N_("System setting"), N_("Quick"), N_("No motion"), NULL },
  },
  {
    "seats", N_("Seating"),
    { "fixed", "turning", "face-to-face", "symmetric", NULL },
    { N_("Side by side"), N_("Side by side, turning the board"), N_("Face to face"),
      N_("Face to face, symmetric pieces"), NULL },
  },
  {
    "computer-pace", N_("Computer"),
    { "slow", "normal", "quick", "at-once", NULL },
    { N_("Plays slowly"), N_("Plays at a normal pace"), N_("Plays quickly"), N_("Plays without pausing"), NULL },
  },
};

/* A choice that is made from pictures. */
typedef struct
{
  const char *key;
  const char *title;
  const char *values[MAX_PICTURES + 1];
  const char *labels[MAX_PICTURES + 1];
} PictureChoice;

static const PictureChoice picture_choices[] = {
  {
    "board-theme", N_("Board"),
    { "walnut", "maple", "moss", "sea", "slate", "night", "contrast", "paper", NULL },
    { N_("Walnut"), N_("Maple"), N_("Moss"), N_("Sea"), N_("Slate"), N_("Night"), N_("High Contrast"), N_("Paper"),
      NULL },
  },
  {
    "piece-set", N_("Pieces"),
    { "turned", "bold", "engraved", "symmetric", NULL },
    /* Translators: piece sets: as on a lathe, with strong lines, as in old
     * books, the same from both sides. */
    { N_("Turned"), N_("Bold"), N_("Engraved"), N_("Symmetric"), NULL },
  },
};

/* What the program does without being asked each time. */
static const struct
{
  const char *key;
  const char *title;
} habits[] = {
  { "auto-roll", N_("Roll automatically") },
  { "auto-forced", N_("Play forced moves automatically") },
  { "tutor", N_("Ask to confirm big errors") },
};

static void
selected_cb (GtkDropDown *drop_down,
             GParamSpec  *pspec,
             GSettings   *settings)
{
  const Choice *choice = g_object_get_data (G_OBJECT (drop_down), "choice");
  guint selected = gtk_drop_down_get_selected (drop_down);

  if (selected <= MAX_VALUES && choice->values[selected] != NULL)
    g_settings_set_string (settings, choice->key, choice->values[selected]);
}

static GtkWidget *
make_drop_down (const Choice *choice,
                GSettings    *settings)
{
  g_autofree char *value = g_settings_get_string (settings, choice->key);
  const char *labels[MAX_VALUES + 1] = { NULL };
  GtkWidget *drop_down;
  guint selected = 0;

  for (guint i = 0; choice->values[i] != NULL; i++)
    {
      labels[i] = _(choice->labels[i]);
      if (g_str_equal (choice->values[i], value))
        selected = i;
    }

  drop_down = alea_form_make_choice (labels);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), selected);
  gtk_widget_set_hexpand (drop_down, TRUE);
  alea_control_name (drop_down, _(choice->title));
  g_object_set_data (G_OBJECT (drop_down), "choice", (gpointer) choice);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (selected_cb), settings, 0);
  return drop_down;
}

/* --- choices from pictures -------------------------------------------------- */

/* Four squares with a king and a knight: of the board that is chosen from, or of
 * the pieces. */
static void
draw_picture (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  const char *key = g_object_get_data (G_OBJECT (area), "key"), *value = data;
  const gboolean is_board = g_str_equal (key, "board-theme");
  g_autoptr(AleaPieceSet) pieces = NULL;
  g_auto(AleaScene) scene = { 0 };
  AleaGeometry geometry;
  const AleaScenePiece men[] = {
    { .piece = alea_piece (ALEA_BLACK, ALEA_KNIGHT), .file = 0, .rank = 1, .size = 1, .opacity = 1 },
    { .piece = alea_piece (ALEA_WHITE, ALEA_KING), .file = 1, .rank = 0, .size = 1, .opacity = 1 },
  };

  alea_geometry_init_plain (&geometry, 2, 2);
  alea_scene_init (&scene, &geometry);
  scene.coordinates = ALEA_COORDINATES_NONE;
  scene.is_raised = TRUE;
  g_array_append_vals (scene.pieces, men, G_N_ELEMENTS (men));
  pieces = is_board ? alea_piece_set_ref (alea_look_get_pieces (alea_look_get_default ()))
                    : alea_piece_set_new_builtin (value, NULL);
  if (pieces != NULL)
    alea_paint_scene (cr, &scene, is_board ? alea_theme_find (value) : alea_look_get_theme (alea_look_get_default ()),
                      pieces, width, height, 1);
}

static void
picture_chosen_cb (AleaPictureChoice *pictures,
                   GSettings         *settings)
{
  const PictureChoice *choice = g_object_get_data (G_OBJECT (pictures), "choice");
  const int chosen = alea_picture_choice_get_chosen (pictures);

  if (chosen >= 0)
    g_settings_set_string (settings, choice->key, choice->values[chosen]);
}

static GtkWidget *
make_pictures (const PictureChoice *choice,
               GSettings           *settings,
               guint                scale)
{
  const int size = PICTURE_SIZE * (int) scale / ALEA_GROWTH_MIN;
  g_autofree char *value = g_settings_get_string (settings, choice->key);
  GtkWidget *pictures = alea_picture_choice_new (_(choice->title), 4);

  for (int i = 0; choice->values[i] != NULL; i++)
    {
      GtkWidget *area = gtk_drawing_area_new ();

      gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), size);
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), size);
      g_object_set_data (G_OBJECT (area), "key", (gpointer) choice->key);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_picture, (gpointer) choice->values[i], NULL);
      g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), area,
                               G_CONNECT_SWAPPED);
      alea_picture_choice_add (ALEA_PICTURE_CHOICE (pictures), area, _(choice->labels[i]));
      if (g_str_equal (choice->values[i], value))
        alea_picture_choice_set_chosen (ALEA_PICTURE_CHOICE (pictures), i);
    }

  g_object_set_data (G_OBJECT (pictures), "choice", (gpointer) choice);
  g_signal_connect_object (pictures, "changed", G_CALLBACK (picture_chosen_cb), settings, 0);
  return pictures;
}

/* No program of the computer can be started from there. */
static gboolean
is_in_sandbox (void)
{
  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
}

/* Where it is empty one that is installed is found. */
static GtkWidget *
make_engine (GSettings *settings)
{
  GtkWidget *entry;

  if (is_in_sandbox ())
    return alea_wrapped_new (_("The Flatpak version of Alea cannot use the chess engines on this computer."), NULL, -1);

  entry = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "stockfish");
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);    /* it grows, and fits large letters */
  gtk_widget_set_tooltip_text (entry, _("The command that starts the chess engine for Chess and Chess960"));
  alea_control_name (entry, _("Chess engine"));
  g_settings_bind (settings, "chess-engine", entry, "text", G_SETTINGS_BIND_DEFAULT);
  return entry;
}

static GtkWidget *
make_habits (GSettings *settings)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < G_N_ELEMENTS (habits); i++)
    {
      GtkWidget *check = gtk_check_button_new ();

      gtk_check_button_set_child (GTK_CHECK_BUTTON (check), alea_wrapped_new (_(habits[i].title), NULL, -1));
      alea_control_name (check, _(habits[i].title));
      g_settings_bind (settings, habits[i].key, check, "active", G_SETTINGS_BIND_DEFAULT);
      gtk_box_append (GTK_BOX (box), check);
    }

  return box;
}

/* --- the preview ---------------------------------------------------------- */

#define PREVIEW_FEN  "r1bqk2r/pppp1ppp/2n2n2/4p3/1b2P3/2NP1N2/PPP2PPP/R1BQKB1R w KQkq - 1 5"
#define PREVIEW_SIZE 232

/* What is chosen is seen at once, pieces and marks alike: a bishop has moved, and
 * a knight is taken up. */
static const struct
{
  AleaMark    mark;
  const char *square;
} preview_marks[] = {
  { ALEA_MARK_LAST_FROM, "f8" },
  { ALEA_MARK_LAST_TO, "b4" },
  { ALEA_MARK_SELECTED, "f3" },
  { ALEA_MARK_STEP, "d2" },
  { ALEA_MARK_STEP, "d4" },
  { ALEA_MARK_STEP, "g1" },
  { ALEA_MARK_STEP, "g5" },
  { ALEA_MARK_STEP, "h4" },
  { ALEA_MARK_CAPTURE, "e5" },
};

static GtkWidget *
make_preview (guint scale)
{
  const int size = PREVIEW_SIZE * (int) scale / ALEA_GROWTH_MIN;
  const AleaRules *rules = alea_rules_find ("chess");
  GtkWidget *board = alea_board_new (rules->geometry);
  AleaSceneMark marks[G_N_ELEMENTS (preview_marks)];
  AleaSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      AleaSquare square = alea_geometry_parse (rules->geometry, preview_marks[i].square, NULL);

      marks[i] = (AleaSceneMark) {
        .mark = preview_marks[i].mark,
        .file = alea_geometry_file (rules->geometry, square),
        .rank = alea_geometry_rank (rules->geometry, square),
      };
    }

  alea_board_set_interactive (ALEA_BOARD (board), FALSE);
  if (alea_fen_read (PREVIEW_FEN, rules, &setup, NULL))
    alea_board_set_setup (ALEA_BOARD (board), &setup, ALEA_BOARD_AT_ONCE);
  alea_board_set_marks (ALEA_BOARD (board), marks, G_N_ELEMENTS (marks));
  gtk_widget_set_size_request (board, size, size);
  gtk_accessible_update_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Preview"), -1);
  return board;
}

static GtkWidget *
make_warning (void)
{
  g_autofree char *sentence = g_strdup_printf (/* Translators: %s is the name of a folder */
                                               _("Settings cannot be saved in “%s”. Your choices here will be lost "
                                                 "when you close the program."),
                                               g_get_user_config_dir ());

  return alea_window_part_note (sentence);
}

/* --- the window ----------------------------------------------------------- */

/* From so many pixels of the window below on there is room for two columns; and for
 * the name of a choice beside it. */
#define WIDE   900
#define MEDIUM 480

static GtkWidget *
make_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  return grid;
}

/* What is chosen by its look. */
static GtkWidget *
make_looks (GSettings *settings,
            guint      scale)
{
  GtkWidget *grid = make_grid ();
  int row = 0;

  gtk_grid_attach (GTK_GRID (grid), make_preview (scale), 0, row++, 1, 1);
  if (!alea_folder_can_write (g_get_user_config_dir ()))
    gtk_grid_attach (GTK_GRID (grid), make_warning (), 0, row++, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (picture_choices); i++)
    {
      gtk_grid_attach (GTK_GRID (grid), alea_wrapped_new (_(picture_choices[i].title), NULL, -1), 0, row++, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_pictures (&picture_choices[i], settings, scale), 0, row++, 1, 1);
    }

  return grid;
}

/* Below @row, which moves on: with its name beside it or, where that would cut what is
 * chosen, above it. */
static void
attach_choice (GtkWidget  *grid,
               const char *title,
               GtkWidget  *choice,
               int        *row,
               gboolean    is_narrow)
{
  gtk_grid_attach (GTK_GRID (grid), alea_wrapped_new (title, NULL, -1), 0, *row, is_narrow ? 2 : 1, 1);
  if (is_narrow)
    gtk_grid_attach (GTK_GRID (grid), choice, 0, ++*row, 2, 1);
  else
    gtk_grid_attach (GTK_GRID (grid), choice, 1, *row, 1, 1);
  ++*row;
}

/* What is chosen by its name. */
static GtkWidget *
make_ways (GSettings *settings,
           gboolean   is_narrow)
{
  GtkWidget *grid = make_grid ();
  int row = 0;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    attach_choice (grid, _(choices[i].title), make_drop_down (&choices[i], settings), &row, is_narrow);

  attach_choice (grid, _("Chess engine"), make_engine (settings), &row, is_narrow);
  gtk_grid_attach (GTK_GRID (grid), make_habits (settings), 0, row++, 2, 1);
  alea_preferences_add_sounds (GTK_GRID (grid), row, settings);
  return grid;
}

/* Beside each other where there is room, so that all is seen at once.  A box would
 * not do: some versions of GTK ask it for more height than it would like, where
 * there is a grid with lines that wrap in it. */
void
alea_preferences_show (GtkWindow *parent,
                       GSettings *settings)
{
  GtkWidget *window = alea_window_page_new (parent, _("Preferences"));
  const int width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  GtkWidget *whole = make_grid (), *looks = make_looks (settings, alea_growth_follow (GTK_WINDOW (window), parent));
  GtkWidget *ways = make_ways (settings, width < MEDIUM);

  gtk_widget_add_css_class (whole, "preferences");
  gtk_grid_set_column_spacing (GTK_GRID (whole), 36);
  gtk_grid_attach (GTK_GRID (whole), looks, 0, 0, 1, 1);
  gtk_grid_attach_next_to (GTK_GRID (whole), ways, looks, width >= WIDE ? GTK_POS_RIGHT : GTK_POS_BOTTOM, 1, 1);
  gtk_window_set_child (GTK_WINDOW (window), alea_window_part_scroll (whole));
  alea_control_name (gtk_window_get_child (GTK_WINDOW (window)), _("Preferences"));
  gtk_window_present (GTK_WINDOW (window));
}
