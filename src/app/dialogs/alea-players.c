/* alea-players.c: the window that asks who plays, with which dice and clock
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-players.h"

#include "alea-box.h"
#include "alea-clock-control.h"
#include "alea-control.h"
#include "alea-form.h"
#include "alea-level.h"
#include "alea-row.h"
#include "alea-uci-seat.h"
#include "alea-window-parts.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

#define N_PERSONS 2

/* Between what is asked of both. */
#define COLUMN_GAP 20

/* The times that the window begins with when there was no clock. */
#define DEFAULT_MINUTES 10

/* What belongs to the window while it is open. */
typedef struct
{
  GSettings *settings;
  GtkWidget *kind;                 /* a drop-down, by AleaClockKind */
  GtkWidget *minutes[N_PERSONS];   /* spin buttons */
  GtkWidget *extra[N_PERSONS];
  GtkWidget *minutes_row;          /* they, and what they are called; there while they count */
  GtkWidget *extra_row;
  gboolean   is_loading;           /* until all of it shows the setting */
} Players;

static void
players_free (gpointer data)
{
  Players *players = data;

  g_object_unref (players->settings);
  g_free (players);
}

/* --- the clock ------------------------------------------------------------ */

/* The window is as high as all that counts. */
static void
show_times (Players *players)
{
  const guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (players->kind));
  GtkRoot *window = gtk_widget_get_root (players->kind);

  gtk_widget_set_visible (players->minutes_row, kind != ALEA_CLOCK_NONE);
  gtk_widget_set_visible (players->extra_row, kind == ALEA_CLOCK_FISCHER || kind == ALEA_CLOCK_BRONSTEIN);
  if (window != NULL)
    gtk_window_set_default_size (GTK_WINDOW (window), -1, -1);
}

static void
clock_changed_cb (Players *players)
{
  AleaClockControl control = { 0 };
  g_autofree char *setting = NULL;

  if (players->is_loading)
    return;

  control.kind = (AleaClockKind) gtk_drop_down_get_selected (GTK_DROP_DOWN (players->kind));
  for (guint i = 0; control.kind != ALEA_CLOCK_NONE && i < N_PERSONS; i++)
    {
      control.seconds[i] = (guint) (gtk_spin_button_get_value (GTK_SPIN_BUTTON (players->minutes[i])) * 60 + 0.5);
      if (control.kind != ALEA_CLOCK_PER_MOVE)
        control.extra[i] = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (players->extra[i]));
    }

  setting = alea_clock_control_to_string (&control);
  g_settings_set_string (players->settings, "clock", setting);
  show_times (players);
}

static void
load_clock (Players *players)
{
  g_autofree char *setting = g_settings_get_string (players->settings, "clock");
  AleaClockControl control = { 0 };

  alea_clock_control_parse (&control, setting, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (players->kind), control.kind);
  for (guint i = 0; i < N_PERSONS; i++)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (players->minutes[i]),
                                 control.kind != ALEA_CLOCK_NONE ? control.seconds[i] / 60.0 : DEFAULT_MINUTES);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (players->extra[i]), control.extra[i]);
    }
  players->is_loading = FALSE;
  show_times (players);
}

/* --- the fields ----------------------------------------------------------- */

/* The players beside each other, or below where letters are too
 * large. */
static GtkWidget *
make_pair (GtkWidget *first,
           GtkWidget *second)
{
  GtkWidget *row = alea_row_new ();

  alea_row_set_gap (ALEA_ROW (row), COLUMN_GAP);
  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_set_hexpand (second, TRUE);
  alea_row_append (ALEA_ROW (row), first);
  alea_row_append (ALEA_ROW (row), second);
  return row;
}

static const char *const owners[N_PERSONS] = { N_("first player"), N_("second player") };

/* Where only what is in it says what a field is for. */
static void
name_field (GtkWidget  *field,
            const char *title,
            guint       person)
{
  /* Translators: what a field is for, and whose it is: "Name, first player" */
  g_autofree char *name = g_strdup_printf (_("%s, %s"), title, _(owners[person]));

  alea_control_name (field, name);
}

/* What it is about, and below it a cell for each player, or one for both. */
static GtkWidget *
append (GtkWidget  *box,
        const char *title,
        GtkWidget  *first,
        GtkWidget  *second)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (row), alea_wrapped_new (title, "dim-label", -1));
  if (second != NULL)
    {
      name_field (first, title, 0);
      name_field (second, title, 1);
    }
  else
    alea_control_name (first, title);

  gtk_box_append (GTK_BOX (row), second != NULL ? make_pair (first, second) : first);
  gtk_box_append (GTK_BOX (box), row);
  return row;
}

static GtkWidget *
make_name (GSettings  *settings,
           const char *key)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Name"));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 20);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 60);
  g_settings_bind (settings, key, entry, "text", G_SETTINGS_BIND_DEFAULT);
  return entry;
}

/* Who sits at the desk now, and in the next game. */
typedef struct
{
  AleaDesk   *desk;
  GSettings  *settings;
  const char *key;
  guint       person;
} Seat;

static AleaSession *
find_session (const Seat *seat)
{
  AleaDocument *document = alea_desk_get_document (seat->desk);
  AleaSession *session = document != NULL ? alea_document_get_session (document) : NULL;

  return session != NULL && alea_session_get_asked (session) != ALEA_NO_PERSON ? session : NULL;
}

static AleaPerson *
find_person (const Seat *seat)
{
  AleaSession *session = find_session (seat);

  return session != NULL ? alea_match_get_person (alea_session_get_match (session), seat->person) : NULL;
}

static void
free_seat (gpointer  seat,
           GClosure *closure)
{
  g_object_unref (((Seat *) seat)->desk);
  g_object_unref (((Seat *) seat)->settings);
  g_free (seat);
}

static void
seat_cb (GtkWidget  *choice,
         GParamSpec *pspec,
         Seat       *seat)
{
  const guint level = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice));
  g_autofree char *setting = alea_level_write (level);
  AleaSession *session = find_session (seat);

  g_settings_set_string (seat->settings, seat->key, setting);
  if (session != NULL)
    alea_person_set_level (find_person (seat),
                           alea_level_for_game (level, alea_game_get_rules (alea_session_get_game (session))));
}

static GtkWidget *
make_seat (AleaDesk   *desk,
           GSettings  *settings,
           const char *key,
           guint       number)
{
  g_auto(GStrv) titles = alea_level_list_titles (alea_uci_seat_find_most (settings));
  GtkWidget *choice = alea_form_make_choice ((const char *const *) titles);
  g_autofree char *setting = g_settings_get_string (settings, key);
  Seat *seat = g_new (Seat, 1);
  AleaPerson *person;

  *seat = (Seat) { g_object_ref (desk), g_object_ref (settings), key, number };
  person = find_person (seat);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice),
                              person != NULL ? alea_person_get_level (person) : alea_level_parse (setting));
  g_signal_connect_data (choice, "notify::selected", G_CALLBACK (seat_cb), seat, free_seat, 0);
  return choice;
}

static GtkWidget *
make_dice (GSettings  *settings,
           const char *key)
{
  GtkWidget *own = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (own), alea_wrapped_new (_("Real dice, entered by hand"), NULL, -1));
  g_settings_bind (settings, key, own, "active", G_SETTINGS_BIND_DEFAULT);
  return own;
}

static GtkWidget *
make_number (Players *players,
             double   most,
             double   step,
             int      digits)
{
  GtkWidget *number = gtk_spin_button_new_with_range (0, most, step);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (number), (guint) digits);
  gtk_editable_set_width_chars (GTK_EDITABLE (number), 5);
  g_signal_connect_swapped (number, "value-changed", G_CALLBACK (clock_changed_cb), players);
  return number;
}

/* --- the match ------------------------------------------------------------ */

/* A game that was left counts for nobody: who plays the next is in no match yet. */
static void
show_match_cb (AleaMatch  *match,
               GParamSpec *pspec,
               GtkWidget  *score)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_widget_get_parent (score));

  gtk_label_set_text (GTK_LABEL (score), alea_match_get_score (match));
  gtk_widget_set_visible (row, alea_match_has_score (match));
}

static void
append_match (GtkWidget *box,
              AleaDesk  *desk)
{
  AleaMatch *match = alea_desk_get_match (desk);
  GtkWidget *beside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *score = gtk_label_new (NULL), *button = gtk_button_new_with_label (_("New Match"));

  gtk_label_set_xalign (GTK_LABEL (score), 0);
  gtk_widget_set_hexpand (score, TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  alea_box_append (beside, score, button, NULL);
  append (box, _("Match score"), beside, NULL);

  show_match_cb (match, NULL, score);
  g_signal_connect_object (match, "notify", G_CALLBACK (show_match_cb), score, 0);
  g_signal_connect_object (button, "clicked", G_CALLBACK (alea_desk_begin_match), desk, G_CONNECT_SWAPPED);
}

/* --- all of it ------------------------------------------------------------ */

/* Who it is, by which name, and with which dice. */
static GtkWidget *
make_player (Players  *players,
             AleaDesk *desk,
             guint     person)
{
  static const char *const heads[N_PERSONS] = { N_("First player"), N_("Second player") };
  static const char *const questions[N_PERSONS] = { N_("First player is"), N_("Second player is") };
  static const char *const seats[N_PERSONS] = { "first-seat", "second-seat" };
  static const char *const names[N_PERSONS] = { "first-name", "second-name" };
  static const char *const dice[N_PERSONS] = { "first-own-dice", "second-own-dice" };
  GtkWidget *player = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *seat = make_seat (desk, players->settings, seats[person], person);
  GtkWidget *name = make_name (players->settings, names[person]), *own = make_dice (players->settings, dice[person]);

  alea_control_name (seat, _(questions[person]));
  name_field (name, _("Name"), person);
  name_field (own, _("Dice"), person);
  alea_box_append (player, alea_wrapped_new (_(heads[person]), "heading", -1), seat, name, own, NULL);
  return player;
}

static void
append_clock (GtkWidget *box,
              Players   *players)
{
  const char *kinds[] = { C_("clock", "None"), _("Fixed time per turn"), _("Time added per turn (Fischer)"),
                          _("Delay per turn (Bronstein)"), NULL };

  /* A number that is put into its range changes, too. */
  players->is_loading = TRUE;
  players->kind = alea_form_make_choice (kinds);
  for (guint i = 0; i < N_PERSONS; i++)
    {
      players->minutes[i] = make_number (players, ALEA_CLOCK_MAX_SECONDS / 60, 0.5, 1);
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (players->minutes[i]), 0.1, ALEA_CLOCK_MAX_SECONDS / 60);
      players->extra[i] = make_number (players, ALEA_CLOCK_MAX_EXTRA, 1, 0);
    }

  append (box, _("Clock"), players->kind, NULL);
  players->minutes_row = append (box, _("Minutes"), players->minutes[0], players->minutes[1]);
  players->extra_row = append (box, _("Extra seconds"), players->extra[0], players->extra[1]);
  load_clock (players);
  g_signal_connect_swapped (players->kind, "notify::selected", G_CALLBACK (clock_changed_cb), players);
}

static GtkWidget *
make_box (Players  *players,
          AleaDesk *desk)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  gtk_widget_add_css_class (box, "preferences");
  gtk_box_append (GTK_BOX (box), make_pair (make_player (players, desk, 0), make_player (players, desk, 1)));
  append_clock (box, players);
  append_match (box, desk);
  return box;
}

void
alea_players_show (GtkWindow *parent,
                   GSettings *settings,
                   AleaDesk  *desk)
{
  GtkWidget *window = alea_window_page_new (parent, _("Players and Clock"));
  Players *players = g_new0 (Players, 1);

  players->settings = g_object_ref (settings);
  gtk_window_set_child (GTK_WINDOW (window), alea_window_part_scroll (make_box (players, desk)));
  alea_control_name (gtk_window_get_child (GTK_WINDOW (window)), _("Players and Clock"));
  g_object_set_data_full (G_OBJECT (window), "players", players, players_free);
  gtk_window_present (GTK_WINDOW (window));
}
