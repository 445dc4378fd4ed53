/* alea-player-strip.c: one player: the name, whose turn it is, what is lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-player-strip.h"

#include "alea-box.h"
#include "alea-captured.h"
#include "alea-control.h"
#include "alea-lost-pieces.h"
#include "alea-offer.h"
#include "alea-piece-picture.h"
#include "alea-player-name.h"
#include "alea-row.h"
#include "alea-run-view.h"
#include "alea-runs.h"
#include "alea-style.h"
#include "alea-yield.h"

#include <glib/gi18n.h>

/**
 * AleaPlayerStrip:
 *
 * A row beside the board, or a card where there is room for one. A triangle
 * stands before the name of the player who has to do something, or a word
 * behind it.
 */

struct _AleaPlayerStrip
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *who;
  GtkWidget    *column;         /* below the name */
  GtkWidget    *king;           /* whose colour the player has */
  GtkWidget    *turn;
  GtkWidget    *name;
  GtkWidget    *points;         /* of the match, once there is a score */
  GtkWidget    *left;           /* moves of a series */
  GtkWidget    *to_move;        /* words for the triangle, on a card */
  GtkWidget    *spoils;         /* what the player has captured, and how much more it is worth */
  GtkWidget    *lost;
  GtkWidget    *balance;
  GtkWidget    *pass;           /* the one that is left, where the game has one: in words, */
  GtkWidget    *end;            /* of the row: pass, time, and on a card the points */
  GtkWidget    *pass_words;
  GtkWidget    *pass_sign;      /* or a hand for them, where there is little room */
  guint         scale;          /* of the card, in tenths; 0: a line */
  GtkWidget    *run;            /* of equal rolls, where the game has such */
  GtkWidget    *wait;           /* for whom the player does, before play */
  gboolean      hides_run;
  gboolean      is_compact;
  GtkWidget    *time;           /* what the clock shows; pressing it pauses */
  AleaSession  *session;        /* or NULL */
  GSignalGroup *view_signals;
  GSignalGroup *clock_signals;
  GSignalGroup *match_signals;
  AleaColour    colour;
};

G_DEFINE_FINAL_TYPE (AleaPlayerStrip, alea_player_strip, GTK_TYPE_WIDGET)

/* In pixels, where a card has its usual size; nothing is captured before play. */
#define CARD_HEIGHT   80
#define SET_UP_HEIGHT 64
#define KING_SIZE     44
#define CAPTURED_SIZE 26

/* In characters: so much of a name is shown at least, but in a compact strip. */
#define LEAST_NAME 9

/* Of a captured piece in a line. */
#define LINE_SIZE 24

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
  alea_control_set_tip (self->left, text);
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

static guint
get_person (AleaPlayerStrip *self)
{
  return alea_player_name_find_person (self->session, self->colour);
}

/* On a card the king says the colour. */
static const char *
get_shown_name (AleaPlayerStrip *self,
                const char      *name)
{
  AleaMatch *match = alea_session_get_match (self->session);
  const char *title = alea_person_get_title (alea_match_get_person (match, get_person (self)));

  return self->scale > 0 && *title != '\0' ? title : name;
}

/* What stands beside it goes below before more of it is cut off. */
static void
show_name (AleaPlayerStrip *self,
           const char      *name)
{
  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_label_set_width_chars (GTK_LABEL (self->name),
                             self->is_compact ? -1 : MIN ((int) g_utf8_strlen (name, -1), LEAST_NAME));
}

static void
update_points (AleaPlayerStrip *self)
{
  AleaMatch *match = alea_session_get_match (self->session);
  AleaPerson *person = alea_match_get_person (match, get_person (self));
  g_autofree char *points = alea_person_write_points (person), *shown = NULL;
  g_autofree char *spoken = g_strdup_printf (ngettext ("%s point in the match", "%s points in the match",
                                                       (alea_person_get_half_points (person) + 1) / 2), points);

  gtk_widget_set_visible (self->points, alea_player_name_has_score (match));
  /* Translators: how many points a player has in the match */
  shown = self->scale > 0 ? g_strdup_printf (_("Match: %s"), points) : g_strdup (points);
  gtk_label_set_text (GTK_LABEL (self->points), shown);
  alea_control_set_tip (self->points, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->points), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* --- the clock ------------------------------------------------------------ */

static gboolean
has_clock (AleaPlayerStrip *self)
{
  return alea_clock_get_control (alea_session_get_clock (self->session))->kind != ALEA_CLOCK_NONE;
}

static void
update_time (AleaPlayerStrip *self)
{
  AleaClock *clock = alea_session_get_clock (self->session);
  guint person = get_person (self);
  g_autofree char *time = NULL, *spoken = NULL;

  gtk_widget_set_visible (self->time, has_clock (self));
  if (!has_clock (self))
    return;

  time = alea_clock_format (alea_clock_get_shown (clock, person));
  /* Translators: how much time White has left: "White’s clock: 4:59" */
  spoken = g_strdup_printf (self->colour == ALEA_WHITE ? _("White’s clock: %s") : _("Black’s clock: %s"), time);
  gtk_button_set_label (GTK_BUTTON (self->time), time);
  alea_control_name (self->time, spoken);
  alea_control_set_tip (self->time, alea_clock_get_paused (clock) ? _("Resume") : _("Pause"));
  alea_style_set (self->time, "running",
                  alea_clock_get_running (clock) == (int) person && !alea_clock_get_paused (clock));
}

/* --- what is captured ------------------------------------------------------ */

/* The pieces lie with who has captured them, and the balance with who is ahead. */
static void
update_spoils (AleaPlayerStrip *self)
{
  const int ahead = MAX (alea_captured_get_lead (get_view (self), self->colour), 0);
  g_autofree char *balance = g_strdup_printf ("+%d", ahead);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%d point ahead in material", "%d points ahead in material",
                                                       (gulong) ahead), ahead);
  guint captured[ALEA_N_PIECE_TYPES];

  alea_captured_count (get_view (self), alea_colour_other (self->colour), captured);
  alea_lost_pieces_set (ALEA_LOST_PIECES (self->lost), alea_colour_other (self->colour), captured);
  gtk_label_set_text (GTK_LABEL (self->balance), balance);
  gtk_widget_set_visible (self->balance, ahead > 0);
  alea_control_set_tip (self->balance, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->balance), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* A short line with a clock has no room for words. */
static void
update_pass (AleaPlayerStrip *self)
{
  const AleaState *state = alea_game_view_get_state (get_view (self));
  const gboolean has_passes = state->rules->beside.get_passes != NULL && state->stage != ALEA_STAGE_SETUP;
  guint n = has_passes ? state->rules->beside.get_passes (&state->position.table, self->colour) : 0;
  const gboolean is_sign = self->is_compact && has_clock (self);
  g_autofree char *left = g_strdup_printf (ngettext ("%u pass", "%u passes", n), n);
  const char *text = n > 0 ? left : _("Pass used");

  gtk_widget_set_visible (self->pass, has_passes);
  gtk_label_set_text (GTK_LABEL (self->pass_words), text);
  gtk_widget_set_visible (self->pass_words, !is_sign);
  gtk_widget_set_visible (self->pass_sign, is_sign);
  alea_control_set_tip (self->pass, is_sign ? text : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pass_sign), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  alea_style_set (self->pass, "sign", is_sign);
  alea_style_set (self->pass, "used", n == 0);
}

/* --- following the game --------------------------------------------------- */

/* By its rules, or as it was told where the game ends that was read. */
static AleaResult
find_result (AleaPlayerStrip *self)
{
  AleaGameView *view = get_view (self);

  if (alea_game_view_get_is_over (view))
    return alea_game_view_get_state (view)->result;

  return alea_game_view_get_is_live (view) ? alea_session_get_told_ending (self->session).result : ALEA_RESULT_NONE;
}

/* Who is asked, or what the game has brought; moves that are left say the first, too. */
static void
update_to_move (AleaPlayerStrip *self,
                gboolean         is_asked)
{
  static const char *const points[] = { "0", "½", "1" };
  const AleaResult result = find_result (self);
  const AleaResult won = self->colour == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;
  const gboolean has_result = result != ALEA_RESULT_NONE;
  const char *text = alea_game_view_get_due (get_view (self));

  if (has_result)
    text = points[result == won ? 2 : result == ALEA_RESULT_DRAW ? 1 : 0];
  gtk_label_set_text (GTK_LABEL (self->to_move), text);
  gtk_widget_set_visible (self->to_move, self->scale > 0
                                         && (has_result || (is_asked && !gtk_widget_get_visible (self->left))));
  alea_style_set (self->to_move, "quiet", has_result && result != won);
}

/* Before play Black waits until White has set up, and cards need less height. */
static void
update_set_up (AleaPlayerStrip *self)
{
  const AleaState *state = alea_game_view_get_state (get_view (self));
  const gboolean is_set_up = state->stage == ALEA_STAGE_SETUP;
  const gboolean has_sides = is_set_up && state->rules->setup.write_side != NULL;
  const int height = is_set_up ? SET_UP_HEIGHT : CARD_HEIGHT;

  gtk_widget_set_visible (self->wait, has_sides && self->scale > 0 && self->colour == ALEA_BLACK
                                      && alea_state_get_target (state) != ALEA_NO_SQUARE
                                      && alea_state_get_offer_colour (state) == ALEA_WHITE);
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, self->scale > 0 ? (int) (height * self->scale / 10) : -1);
}

static gboolean
is_asked_now (AleaPlayerStrip *self)
{
  const AleaState *state = alea_game_view_get_state (get_view (self));
  const AleaWho who = alea_game_view_get_who (get_view (self));

  if (alea_player_name_is_before_colours (state))
    return alea_match_find_person (alea_session_get_match (self->session), state, who) == get_person (self);

  return who == (AleaWho) self->colour;
}

/* Only a card has room for one. */
static void
update_king (AleaPlayerStrip *self)
{
  gtk_widget_set_visible (self->king, self->scale > 0
                                      && !alea_player_name_is_before_colours (alea_game_view_get_state (get_view (self))));
  alea_piece_picture_set_piece (ALEA_PIECE_PICTURE (self->king), alea_piece (self->colour, ALEA_KING));
  alea_style_set (self->king, "black", self->colour == ALEA_BLACK);
}

static void
changed_cb (AleaPlayerStrip *self)
{
  gboolean is_asked = !alea_game_view_get_is_over (get_view (self)) && find_result (self) == ALEA_RESULT_NONE
                      && is_asked_now (self);
  g_autofree char *name = alea_player_name_write (self->session, self->colour);
  /* Translators: a player who has to roll or to move: "White, to play" */
  g_autofree char *spoken = is_asked ? g_strdup_printf (_("%s, to play"), name) : g_strdup (name);

  show_name (self, get_shown_name (self, name));
  alea_control_set_tip (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_opacity (self->turn, is_asked ? 1 : 0);
  alea_style_set (GTK_WIDGET (self), "active", is_asked);

  update_left (self);
  update_run (self);
  update_points (self);
  update_time (self);
  update_spoils (self);
  update_pass (self);
  update_to_move (self, is_asked);
  update_set_up (self);
  update_king (self);
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

  self->is_compact = compact;
  alea_run_view_set_compact (ALEA_RUN_VIEW (self->run), compact);
  gtk_label_set_wrap (GTK_LABEL (self->name), !compact);
  gtk_label_set_lines (GTK_LABEL (self->name), compact ? 1 : 2);
  if (self->session != NULL)
    changed_cb (self);
}

static void
move_to (GtkWidget *widget,
         GtkWidget *box,
         GtkWidget *after)
{
  if (gtk_widget_get_parent (widget) == box)
    return;

  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_insert_child_after (GTK_BOX (box), widget, after);
  g_object_unref (widget);
}

void
alea_player_strip_set_scale (AleaPlayerStrip *self,
                             guint            scale)
{
  const gboolean is_card = scale > 0;

  g_return_if_fail (ALEA_IS_PLAYER_STRIP (self));

  if (self->scale == scale)
    return;

  self->scale = scale;
  move_to (self->spoils, is_card ? self->column : self->who, is_card ? NULL : self->left);
  move_to (self->points, is_card ? self->end : self->who, is_card ? NULL : gtk_widget_get_parent (self->to_move));
  alea_style_set (GTK_WIDGET (self), "card", is_card);
  gtk_widget_set_visible (self->turn, !is_card);
  alea_run_view_set_scale (ALEA_RUN_VIEW (self->run), MAX (scale, 10));
  alea_piece_picture_set_size (ALEA_PIECE_PICTURE (self->king), (int) (KING_SIZE * scale / 10));
  alea_lost_pieces_set_size (ALEA_LOST_PIECES (self->lost), is_card ? (int) (CAPTURED_SIZE * scale / 10) : LINE_SIZE);
  if (self->session != NULL)
    changed_cb (self);
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

static GtkWidget *
make_chip (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (label, FALSE);
  return label;
}

/* Names may be long and letters large: what does not fit in two lines, or in
 * one of a compact strip, is for the tooltip. */
static GtkWidget *
make_text (void)
{
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  /* A name that is cut looks like two with a hyphen in it. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  return label;
}

static GtkWidget *
make_spoils (AleaPlayerStrip *self)
{
  self->spoils = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->lost = g_object_new (ALEA_TYPE_LOST_PIECES, NULL);
  self->balance = make_chip ("balance");
  gtk_widget_set_hexpand (self->spoils, TRUE);
  alea_box_append (self->spoils, self->lost, self->balance, NULL);
  return self->spoils;
}

static void
make_pass (AleaPlayerStrip *self)
{
  self->pass = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->pass_words = gtk_label_new (NULL);
  self->pass_sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                  "icon-name", "alea-pass-symbolic", "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->pass, "pass");
  gtk_widget_set_valign (self->pass, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->pass, FALSE);
  alea_box_append (self->pass, self->pass_words, self->pass_sign, NULL);
}

static GtkWidget *
make_time (void)
{
  GtkWidget *time = gtk_button_new ();

  gtk_button_set_has_frame (GTK_BUTTON (time), FALSE);
  gtk_widget_set_focus_on_click (time, FALSE);
  gtk_widget_set_valign (time, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (time), "game.pause");
  gtk_widget_add_css_class (time, "time");
  gtk_widget_add_css_class (time, "numeric");
  return time;
}

/* Whose turn it is the sentence says: nobody reads the sign for it.  GTK forgets
 * that a widget is hidden from readers as soon as that is shown, but not a role. */
static void
hush (GtkWidget *sign)
{
  g_object_set (sign, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
}

/* The king, the name above what is captured, at the end pass and time, and runs
 * below.  Where pass and time lie below the name, the time still stands at the end, and
 * all of it fits in the card. */
static GtkWidget *
make_box (AleaPlayerStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = alea_row_new ();

  self->king = alea_piece_picture_new (alea_piece (ALEA_WHITE, ALEA_KING), KING_SIZE);
  gtk_widget_add_css_class (self->king, "avatar");
  gtk_widget_set_valign (self->king, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->king, FALSE);
  hush (self->king);
  alea_box_append (words, self->who, self->column, NULL);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (words, 8);

  make_pass (self);
  self->time = make_time ();
  gtk_widget_set_hexpand (self->time, TRUE);
  gtk_widget_set_halign (self->time, GTK_ALIGN_END);
  self->end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_hexpand (self->end, FALSE);
  alea_box_append (self->end, self->pass, self->time, NULL);
  alea_row_set_gap (ALEA_ROW (row), 0);
  alea_row_append (ALEA_ROW (row), words);
  alea_row_append (ALEA_ROW (row), self->end);
  gtk_widget_set_hexpand (rows, TRUE);
  gtk_widget_set_valign (rows, GTK_ALIGN_CENTER);
  alea_box_append (rows, row, self->run, NULL);
  alea_box_append (box, self->king, rows, NULL);
  return box;
}

static void
alea_player_strip_init (AleaPlayerStrip *self)
{
  GtkWidget *yield = g_object_new (ALEA_TYPE_YIELD, NULL);

  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->clock_signals = g_signal_group_new (ALEA_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "notify", G_CALLBACK (update_time), self);

  self->match_signals = g_signal_group_new (ALEA_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::score", G_CALLBACK (changed_cb), self);

  self->who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->turn = gtk_label_new (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? "◀" : "▶");
  hush (self->turn);
  self->name = make_text ();
  gtk_widget_add_css_class (self->name, "heading");
  self->to_move = make_chip ("left");
  hush (self->to_move);
  self->points = make_chip ("points");
  gtk_widget_add_css_class (self->points, "numeric");
  self->left = make_chip ("left");
  gtk_label_set_ellipsize (GTK_LABEL (self->left), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->to_move, yield);
  g_object_bind_property (self->to_move, "visible", yield, "visible", G_BINDING_SYNC_CREATE);
  gtk_widget_set_halign (self->to_move, GTK_ALIGN_START);
  gtk_widget_set_hexpand (yield, TRUE);
  alea_yield_set_is_whole (ALEA_YIELD (yield), TRUE);
  alea_box_append (self->who, self->turn, self->name, yield, self->points, self->left, make_spoils (self), NULL);

  self->run = g_object_new (ALEA_TYPE_RUN_VIEW, NULL);
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->wait = make_text ();
  gtk_label_set_text (GTK_LABEL (self->wait), _("Sets up after White"));
  gtk_widget_add_css_class (self->wait, "wait");
  gtk_widget_add_css_class (self->wait, "dim-label");
  gtk_box_append (GTK_BOX (self->column), self->wait);
  self->box = make_box (self);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
