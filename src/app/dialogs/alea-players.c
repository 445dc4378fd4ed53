/* alea-players.c: the window that asks who plays, with which dice and clock
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-players.h"

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

/* The times that the window begins with when there was no clock. */
#define DEFAULT_MINUTES 10

/* What belongs to the window while it is open. */
typedef struct
{
  GSettings *settings;
  GtkWidget *kind;                 /* a drop-down, by AleaClockKind */
  GtkWidget *minutes[N_PERSONS];   /* spin buttons */
  GtkWidget *extra[N_PERSONS];
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

static void
update_sensitive (Players *players)
{
  guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (players->kind));

  for (guint i = 0; i < N_PERSONS; i++)
    {
      gtk_widget_set_sensitive (players->minutes[i], kind != ALEA_CLOCK_NONE);
      gtk_widget_set_sensitive (players->extra[i], kind == ALEA_CLOCK_FISCHER || kind == ALEA_CLOCK_BRONSTEIN);
    }
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
  update_sensitive (players);
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
  update_sensitive (players);
}

/* --- the match ------------------------------------------------------------ */

/* The button stands beside the score. */
static void
show_match_cb (AleaMatch  *match,
               GParamSpec *pspec,
               GtkWidget  *score)
{
  gtk_label_set_text (GTK_LABEL (score), alea_match_get_score (match));
  gtk_widget_set_sensitive (gtk_widget_get_next_sibling (score), alea_match_has_begun (match));
}

static GtkWidget *
make_match (AleaDesk *desk)
{
  AleaMatch *match = alea_desk_get_match (desk);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *score = gtk_label_new (NULL), *button = gtk_button_new_with_label (_("New Match"));

  gtk_label_set_xalign (GTK_LABEL (score), 0);
  gtk_widget_set_hexpand (score, TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_box_append (GTK_BOX (box), score);
  gtk_box_append (GTK_BOX (box), button);

  show_match_cb (match, NULL, score);
  g_signal_connect_object (match, "notify", G_CALLBACK (show_match_cb), score, 0);
  g_signal_connect_object (button, "clicked", G_CALLBACK (alea_desk_begin_match), desk, G_CONNECT_SWAPPED);
  return box;
}

/* --- the window ----------------------------------------------------------- */

/* The players beside each other, or below where letters are too
 * large. */
static void
append_pair (GtkWidget *box,
             GtkWidget *first,
             GtkWidget *second)
{
  GtkWidget *row = alea_row_new ();

  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_set_hexpand (second, TRUE);
  alea_row_append (ALEA_ROW (row), first);
  alea_row_append (ALEA_ROW (row), second);
  gtk_box_append (GTK_BOX (box), row);
}

/* What it is about, and below it a cell for each player, or one for both. */
static void
append (GtkWidget  *box,
        const char *title,
        GtkWidget  *first,
        GtkWidget  *second)
{
  static const char *const owners[N_PERSONS] = { N_("first player"), N_("second player") };
  GtkWidget *cells[N_PERSONS] = { first, second };

  gtk_box_append (GTK_BOX (box), alea_wrapped_new (title, "dim-label", -1));
  gtk_widget_set_margin_top (gtk_widget_get_last_child (box), 6);

  for (int i = 0; i < N_PERSONS && cells[i] != NULL; i++)
    {
      /* Translators: what a field is for, and whose it is: "Name, first player" */
      g_autofree char *name = second != NULL ? g_strdup_printf (_("%s, %s"), title, _(owners[i])) : g_strdup (title);

      alea_control_name (cells[i], name);
    }

  if (second != NULL)
    append_pair (box, first, second);
  else
    gtk_box_append (GTK_BOX (box), first);
}

static GtkWidget *
make_name (GSettings  *settings,
           const char *key)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 10);
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
  GtkWidget *own = gtk_check_button_new (), *label = gtk_label_new (_("Real dice, entered by hand"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (own), label);

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

static GtkWidget *
make_box (Players  *players,
          AleaDesk *desk)
{
  const char *kinds[] = { C_("clock", "None"), _("Fixed time per turn"), _("Time added per turn (Fischer)"),
                          _("Delay per turn (Bronstein)"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GSettings *settings = players->settings;

  gtk_widget_add_css_class (box, "preferences");

  /* A number that is put into its range changes, too. */
  players->is_loading = TRUE;
  players->kind = alea_form_make_choice (kinds);
  for (guint i = 0; i < N_PERSONS; i++)
    {
      players->minutes[i] = make_number (players, ALEA_CLOCK_MAX_SECONDS / 60, 0.5, 1);
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (players->minutes[i]), 0.1, ALEA_CLOCK_MAX_SECONDS / 60);
      players->extra[i] = make_number (players, ALEA_CLOCK_MAX_EXTRA, 1, 0);
    }

  append (box, _("First player is"), make_seat (desk, settings, "first-seat", 0), NULL);
  append (box, _("Second player is"), make_seat (desk, settings, "second-seat", 1), NULL);
  gtk_widget_set_margin_bottom (gtk_widget_get_last_child (box), 12);
  append_pair (box, alea_wrapped_new (_("First player"), "heading", -1),
               alea_wrapped_new (_("Second player"), "heading", -1));
  append (box, _("Name"), make_name (settings, "first-name"), make_name (settings, "second-name"));
  append (box, _("Dice"), make_dice (settings, "first-own-dice"), make_dice (settings, "second-own-dice"));
  append (box, _("Clock"), players->kind, NULL);
  append (box, _("Minutes"), players->minutes[0], players->minutes[1]);
  append (box, _("Extra seconds"), players->extra[0], players->extra[1]);
  append (box, _("Match score"), make_match (desk), NULL);
  load_clock (players);
  g_signal_connect_swapped (players->kind, "notify::selected", G_CALLBACK (clock_changed_cb), players);
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
