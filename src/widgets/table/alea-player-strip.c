/* alea-player-strip.c: one player: the name, whose turn it is, what is lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-player-strip.h"

#include "alea-captured.h"
#include "alea-control.h"
#include "alea-lost-pieces.h"
#include "alea-row.h"
#include "alea-run-view.h"
#include "alea-runs.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaPlayerStrip:
 *
 * A row beside the board. A triangle stands before the name of the player who
 * has to do something.
 */

struct _AleaPlayerStrip
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *turn;
  GtkWidget    *name;
  GtkWidget    *points;         /* of the match, once there is a score */
  GtkWidget    *left;           /* moves of a series */
  GtkWidget    *lost;
  GtkWidget    *run;            /* of equal rolls, where the game has such */
  gboolean      hides_run;
  GtkWidget    *time;           /* what the clock shows; pressing it pauses */
  AleaSession  *session;        /* or NULL */
  GSignalGroup *view_signals;
  GSignalGroup *clock_signals;
  GSignalGroup *match_signals;
  AleaColour    colour;
};

G_DEFINE_FINAL_TYPE (AleaPlayerStrip, alea_player_strip, GTK_TYPE_WIDGET)

static AleaGameView *
get_view (AleaPlayerStrip *self)
{
  return alea_session_get_view (self->session);
}

/* --- series --------------------------------------------------------------- */

/* The moves of a series that are still to be made, counted down beside the
 * board. */
static void
update_left (AleaPlayerStrip *self)
{
  const AleaState *state = alea_game_view_get_state (get_view (self));
  const unsigned left = alea_state_get_moves_left (state);
  const gboolean is_due = left > 0
                          && alea_position_get_turn (&state->position) == self->colour;
  g_autofree char *text = g_strdup_printf (ngettext ("%u move left", "%u moves left", left), left);

  gtk_label_set_text (GTK_LABEL (self->left), text);
  gtk_widget_set_tooltip_text (self->left, text);
  gtk_widget_set_visible (self->left, is_due);
}

static void
update_run (AleaPlayerStrip *self)
{
  const AleaState *state = alea_game_view_get_state (get_view (self));
  gboolean has_runs = !self->hides_run && state->rules->words.get_run != NULL && state->stage != ALEA_STAGE_SETUP;
  AleaRun run;

  gtk_widget_set_visible (self->run, has_runs);
  if (!has_runs)
    return;

  state->rules->words.get_run (&state->position.table, alea_state_get_player (state, self->colour), &run);
  alea_run_view_set (ALEA_RUN_VIEW (self->run), run);
}

/* The number of the person who has the colour now. */
static guint
get_person (AleaPlayerStrip *self)
{
  guint white = alea_session_get_white (self->session);

  return self->colour == ALEA_WHITE ? white : 1 - white;
}

/* "White · first player" */
static char *
write_player (AleaPlayerStrip *self,
              guint            player)
{
  const char *colour = alea_words_translate (alea_colour_word (self->colour));

  return player == 0
         /* Translators: a colour, "White" or "Black", and who plays it */
         ? g_strdup_printf (_("%s · first player"), colour) : g_strdup_printf (_("%s · second player"), colour);
}

/* From the second game of a match on; those that were left are none. */
static gboolean
has_score (AleaMatch *match)
{
  if (alea_match_get_game_number (match) == 1)
    return FALSE;

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (alea_person_get_half_points (alea_match_get_person (match, i)) > 0)
      return TRUE;

  return FALSE;
}

/* "White", "White · Anna", or "White · first player" where players who have no
 * names change colours: within a game, or from one game to the next. */
static char *
get_name (AleaPlayerStrip *self)
{
  const AleaState *state = alea_game_view_get_state (get_view (self));
  const char *colour = alea_words_translate (alea_colour_word (self->colour));
  AleaMatch *match = alea_session_get_match (self->session);
  const char *name = alea_person_get_title (alea_match_get_person (match, get_person (self)));

  if (*name != '\0')
    /* Translators: a colour, "White" or "Black", and the name of who plays it */
    return g_strdup_printf (_("%s · %s"), colour, name);
  if (state->rules->turn.are_seats_swapped != NULL)
    return state->stage == ALEA_STAGE_SETUP ? g_strdup (colour)
                                            : write_player (self, (guint) alea_state_get_player (state, self->colour));

  return has_score (match) ? write_player (self, get_person (self)) : g_strdup (colour);
}

static void
update_points (AleaPlayerStrip *self)
{
  AleaMatch *match = alea_session_get_match (self->session);
  AleaPerson *person = alea_match_get_person (match, get_person (self));
  g_autofree char *points = alea_person_write_points (person);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%s point in the match", "%s points in the match",
                                                       (alea_person_get_half_points (person) + 1) / 2), points);

  gtk_widget_set_visible (self->points, has_score (match));
  gtk_label_set_text (GTK_LABEL (self->points), points);
  gtk_widget_set_tooltip_text (self->points, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->points), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* --- the clock ------------------------------------------------------------ */

static void
update_time (AleaPlayerStrip *self)
{
  AleaClock *clock = alea_session_get_clock (self->session);
  guint person = get_person (self);
  gboolean has_clock = alea_clock_get_control (clock)->kind != ALEA_CLOCK_NONE;
  g_autofree char *time = NULL, *spoken = NULL;

  gtk_widget_set_visible (self->time, has_clock);
  if (!has_clock)
    return;

  time = alea_clock_format (alea_clock_get_shown (clock, person));
  /* Translators: how much time White has left: "White’s clock: 4:59" */
  spoken = g_strdup_printf (self->colour == ALEA_WHITE ? _("White’s clock: %s") : _("Black’s clock: %s"), time);
  gtk_button_set_label (GTK_BUTTON (self->time), time);
  alea_control_name (self->time, spoken);
  gtk_widget_set_tooltip_text (self->time, alea_clock_get_paused (clock) ? _("Go on") : _("Pause"));
  if (alea_clock_get_running (clock) == (int) person && !alea_clock_get_paused (clock))
    gtk_widget_add_css_class (self->time, "running");
  else
    gtk_widget_remove_css_class (self->time, "running");
}

/* --- following the game --------------------------------------------------- */

static void
changed_cb (AleaPlayerStrip *self)
{
  guint counts[ALEA_N_PIECE_TYPES];
  gboolean is_asked = !alea_game_view_get_is_over (get_view (self))
                      && alea_game_view_get_who (get_view (self)) == (AleaWho) self->colour;
  g_autofree char *name = get_name (self);
  /* Translators: a player who has to roll or to move: "White, to play" */
  g_autofree char *spoken = is_asked ? g_strdup_printf (_("%s, to play"), name) : g_strdup (name);

  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_widget_set_tooltip_text (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_opacity (self->turn, is_asked ? 1 : 0);
  if (is_asked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");

  update_left (self);
  update_run (self);
  update_points (self);
  update_time (self);
  alea_captured_count (get_view (self), self->colour, counts);
  alea_lost_pieces_set (ALEA_LOST_PIECES (self->lost), self->colour, counts);
}

void
alea_player_strip_set_player (AleaPlayerStrip *self,
                              AleaSession     *session,
                              AleaColour       colour)
{
  g_return_if_fail (ALEA_IS_PLAYER_STRIP (self));

  g_set_object (&self->session, session);
  g_signal_group_set_target (self->view_signals, session != NULL ? alea_session_get_view (session) : NULL);
  g_signal_group_set_target (self->match_signals, session != NULL ? alea_session_get_match (session) : NULL);
  g_signal_group_set_target (self->clock_signals, session != NULL ? alea_session_get_clock (session) : NULL);
  self->colour = colour;
  if (session != NULL)
    changed_cb (self);
}

void
alea_player_strip_set_compact (AleaPlayerStrip *self,
                               gboolean         compact)
{
  g_return_if_fail (ALEA_IS_PLAYER_STRIP (self));

  alea_run_view_set_compact (ALEA_RUN_VIEW (self->run), compact);
  gtk_label_set_wrap (GTK_LABEL (self->name), !compact);
  gtk_label_set_lines (GTK_LABEL (self->name), compact ? 1 : 2);
}

void
alea_player_strip_set_hides_run (AleaPlayerStrip *self,
                                 gboolean         hides_run)
{
  g_return_if_fail (ALEA_IS_PLAYER_STRIP (self));

  self->hides_run = hides_run;
  if (self->session != NULL)
    update_run (self);
}

static void
alea_player_strip_dispose (GObject *object)
{
  AleaPlayerStrip *self = ALEA_PLAYER_STRIP (object);

  g_clear_object (&self->session);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->clock_signals);
  g_clear_object (&self->match_signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (alea_player_strip_parent_class)->dispose (object);
}

static void
alea_player_strip_class_init (AleaPlayerStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_player_strip_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "playerstrip");
}

/* Names may be long and letters large: what does not fit in two lines, or in
 * one of a compact strip, is for the tooltip. */
static GtkWidget *
make_text (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  return label;
}

static void
alea_player_strip_init (AleaPlayerStrip *self)
{
  GtkWidget *who, *row;

  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->clock_signals = g_signal_group_new (ALEA_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "notify", G_CALLBACK (update_time), self);

  self->match_signals = g_signal_group_new (ALEA_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::score", G_CALLBACK (changed_cb), self);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->turn = gtk_label_new (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? "◀" : "▶");
  self->name = make_text ();
  self->lost = alea_lost_pieces_new ();

  gtk_widget_add_css_class (self->turn, "turn");
  gtk_widget_add_css_class (self->name, "heading");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->turn), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_hexpand (self->lost, TRUE);
  gtk_box_append (GTK_BOX (who), self->turn);
  gtk_box_append (GTK_BOX (who), self->name);
  self->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->points, "points");
  gtk_widget_add_css_class (self->points, "numeric");
  gtk_box_append (GTK_BOX (who), self->points);
  self->left = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->left), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->left, "left");
  gtk_box_append (GTK_BOX (who), self->left);
  gtk_box_append (GTK_BOX (who), self->lost);
  self->time = gtk_button_new ();
  gtk_button_set_has_frame (GTK_BUTTON (self->time), FALSE);
  gtk_widget_set_focus_on_click (self->time, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->time), "game.pause");
  gtk_widget_add_css_class (self->time, "time");
  gtk_widget_add_css_class (self->time, "numeric");
  row = alea_row_new ();
  alea_row_append (ALEA_ROW (row), who);
  alea_row_append (ALEA_ROW (row), self->time);
  gtk_box_append (GTK_BOX (self->box), row);

  self->run = alea_run_view_new ();
  gtk_box_append (GTK_BOX (self->box), self->run);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
