/* alea-play-actions.c: what can be done in a game, and when
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-answering.h"
#include "alea-ask.h"
#include "alea-dice-tray.h"
#include "alea-play-layout.h"
#include "alea-play-sentence.h"
#include "alea-play-survey.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* --- the dice and time ---------------------------------------------------- */

static void
roll_cb (AleaPlayScreen *self)
{
  /* Not both: to end the throw of one player must not begin that of the other. */
  if (!gtk_widget_get_visible (self->far_tray) || !alea_dice_tray_roll (ALEA_DICE_TRAY (self->far_tray)))
    alea_dice_tray_roll (ALEA_DICE_TRAY (self->tray));
}

static void
undo_cb (AleaPlayScreen *self)
{
  if (alea_play_screen_reconsider (self))
    return;

  /* Who watches the computer goes back to look, not to see it done again. */
  alea_play_computer_set_is_stopped (self->computer, alea_play_computer_get_can_stop (self->computer));
  self->is_undone = TRUE;
  alea_session_undo (self->session);
}

static void
redo_cb (AleaPlayScreen *self)
{
  alea_session_redo (self->session);
}

static void
look_cb (AleaPlayScreen *self,
         GVariant       *parameter)
{
  const char *where = g_variant_get_string (parameter, NULL);
  guint number = alea_game_view_get_number (self->game_view);
  guint last = alea_game_get_n_events (self->game);

  if (g_str_equal (where, "first"))
    number = 0;
  else if (g_str_equal (where, "previous"))
    number = number > 0 ? number - 1 : 0;
  else if (g_str_equal (where, "next"))
    number = MIN (number + 1, last);
  else
    number = last;

  alea_game_view_set_number (self->game_view, number);
}

/* Up is back, as in a list of moves. */
static gboolean
wheel_cb (AleaPlayScreen *self,
          double          dx,
          double          dy)
{
  if (dy != 0 && g_action_group_get_action_enabled (G_ACTION_GROUP (self->group), "look"))
    g_action_group_activate_action (G_ACTION_GROUP (self->group), "look",
                                    g_variant_new_string (dy < 0 ? "previous" : "next"));

  return GDK_EVENT_STOP;
}

static void
add_wheel (AleaPlayScreen *self)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                               | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_object (wheel, "scroll", G_CALLBACK (wheel_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, wheel);
}

/* --- the board ------------------------------------------------------------ */

static void
flip_cb (AleaPlayScreen *self,
         GVariant       *value,
         GSimpleAction  *action)
{
  g_simple_action_set_state (action, value);
  alea_board_set_flipped (ALEA_BOARD (self->board), g_variant_get_boolean (value));
}

static void
castle_cb (AleaPlayScreen *self,
           GVariant       *parameter)
{
  alea_hand_castle (self->hand, g_str_equal (g_variant_get_string (parameter, NULL), "a")
                                ? ALEA_WING_A : ALEA_WING_H);
}

static void
resurrect_cb (AleaPlayScreen *self)
{
  alea_hand_resurrect (self->hand);
}

static void
type_cb (AleaPlayScreen *self)
{
  gtk_widget_set_visible (self->entry, TRUE);
  gtk_widget_grab_focus (self->entry);
}

/* The sheet has the keyboard while it is open, and gives it back. */
static void
sheet_cb (AleaPlayScreen *self,
          GVariant       *value,
          GSimpleAction  *action)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  const gboolean open = g_variant_get_boolean (value);

  alea_play_layout_set_sheet_open (layout, open);
  g_simple_action_set_state (action, value);
  if (open)
    gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
  else if (gtk_widget_get_focus_child (self->list) != NULL)
    gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

static void
hint_cb (AleaPlayScreen *self)
{
  alea_play_hints_ask (self->hints);
}

/* Answers that are not given on the board: the tray has buttons for them; who does
 * not see it need not look for them.  Where there is nothing to answer it says what
 * to do instead. */
static void
answer_cb (AleaPlayScreen *self,
           GVariant       *parameter,
           GSimpleAction  *action)
{
  AleaDecision decision;
  g_autoptr(GError) error = NULL;

  if (!alea_answering_find (self->game_view, G_ACTION (action), &decision))
    alea_play_screen_survey (self, GDK_KEY_s);
  else if (!alea_game_decide (self->game, &decision, &error))
    alea_play_screen_say (self, error->message);
}

/* --- ending a game -------------------------------------------------------- */

static void
decide (AleaPlayScreen *self,
        AleaDecision    decision)
{
  g_autoptr(GError) error = NULL;

  if (self->game != NULL && !alea_game_decide (self->game, &decision, &error))
    alea_play_screen_say (self, error->message);
}

static void
white_resigns_cb (gpointer data)
{
  decide (data, (AleaDecision) { .act = ALEA_ACT_RESIGN, .colour = ALEA_WHITE });
}

static void
black_resigns_cb (gpointer data)
{
  decide (data, (AleaDecision) { .act = ALEA_ACT_RESIGN, .colour = ALEA_BLACK });
}

static void
draw_agreed_cb (gpointer data)
{
  decide (data, (AleaDecision) { .act = ALEA_ACT_DRAW });
}

static void
resign_cb (AleaPlayScreen *self,
           GVariant       *parameter)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  const gboolean is_white = g_str_equal (g_variant_get_string (parameter, NULL), "white");
  const int computer = alea_play_computer_find_person (self->computer);
  g_autofree char *result = alea_session_foretell_result (self->session, is_white ? ALEA_WHITE : ALEA_BLACK);

  if (computer != ALEA_NO_PERSON && ((int) alea_session_get_white (self->session) == computer) == is_white)
    alea_play_screen_answer (self, _("The computer resigns of its own accord when its position is hopeless."));
  else if (is_white)
    alea_ask_to_lose (window, _("Does White resign?"), result, _("White _Resigns"), white_resigns_cb, self);
  else
    alea_ask_to_lose (window, _("Does Black resign?"), result, _("Black _Resigns"), black_resigns_cb, self);
}

static void
agree_draw_cb (AleaPlayScreen *self)
{
  alea_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Do both players agree to a draw?"),
            _("The game ends without a winner."), _("_Agree to a Draw"), draw_agreed_cb, self);
}

static void
offer_draw_cb (AleaPlayScreen *self)
{
  alea_play_computer_offer_draw (self->computer);
}

static void
claim_draw_cb (AleaPlayScreen *self)
{
  draw_agreed_cb (self);
}

/* The ways to a draw, of which there is one at a time: a menu calls it by its name, and
 * has no other. */
enum
{
  AGREE_DRAW,
  OFFER_DRAW,
  CLAIM_DRAW,
};

static const AleaAction draws[] = {
  [AGREE_DRAW] = { .name = "agree-draw", .callback = G_CALLBACK (agree_draw_cb) },
  [OFFER_DRAW] = { .name = "offer-draw", .callback = G_CALLBACK (offer_draw_cb) },
  [CLAIM_DRAW] = { .name = "claim-draw", .callback = G_CALLBACK (claim_draw_cb) },
};

static guint
find_draw (AleaPlayScreen *self,
           gboolean        is_on)
{
  if (is_on && alea_state_get_claim (alea_game_get_state (self->game)) != ALEA_ENDING_NONE
      && !alea_game_view_get_is_answered (self->game_view))
    return CLAIM_DRAW;

  return alea_play_computer_find_person (self->computer) != ALEA_NO_PERSON ? OFFER_DRAW : AGREE_DRAW;
}

static void
update_draw (AleaPlayScreen *self,
             gboolean        is_on)
{
  GActionMap *map = G_ACTION_MAP (self->group);
  const guint draw = find_draw (self, is_on);

  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    if (i != draw)
      g_action_map_remove_action (map, draws[i].name);
  if (g_action_map_lookup_action (map, draws[draw].name) == NULL)
    alea_actions_add (map, &draws[draw], 1, self);
  alea_actions_enable (map, draws[draw].name, is_on);
}

/* --- rolls that do not count ----------------------------------------------- */

static void
take_back_agreed_cb (gpointer data)
{
  AleaPlayScreen *self = data;

  if (self->game != NULL)
    alea_game_take_back (self->game);
}

static void
take_back_cb (AleaPlayScreen *self)
{
  const AleaEvent *event = alea_game_get_event (self->game, alea_game_get_n_events (self->game) - 1);
  g_autofree char *faces = alea_words_roll (&event->roll);
  /* Translators: %s is what the dice show, "3-5" */
  g_autofree char *explanation = g_strdup_printf (_("%s will not count, and the dice will be rolled again. The "
                                                    "record of the game will say so."),
                                                  faces);
  const gboolean is_alone = alea_play_computer_find_person (self->computer) != ALEA_NO_PERSON;

  alea_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
            is_alone ? _("Take back this roll?") : _("Do both players agree to take back this roll?"),
            explanation, _("_Take Back the Roll"), take_back_agreed_cb, self);
}

/* --- what is enabled ------------------------------------------------------ */

static void
update_stop (AleaPlayScreen *self,
             gboolean        can_stop)
{
  GActionMap *map = G_ACTION_MAP (self->group);
  const gboolean is_stopped = can_stop && alea_play_computer_get_is_stopped (self->computer);

  alea_actions_enable (map, "stop", can_stop);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "stop")),
                             g_variant_new_boolean (is_stopped));
  gtk_button_set_label (GTK_BUTTON (self->stop_button), is_stopped ? _("Resume") : _("Stop"));
  gtk_widget_set_visible (self->stop_button, can_stop && alea_game_view_get_is_live (self->game_view));
}

void
alea_play_screen_update_actions (AleaPlayScreen *self)
{
  GActionMap *map = G_ACTION_MAP (self->group);
  gboolean has_game = self->game != NULL && !alea_play_screen_get_is_paused (self);
  gboolean is_on = has_game && !alea_game_view_get_is_held (self->game_view)
                   && alea_game_get_state (self->game)->stage == ALEA_STAGE_PLAY;
  gboolean is_back = has_game && !alea_game_view_get_is_live (self->game_view)
                     && !alea_game_view_get_is_held (self->game_view);

  alea_actions_enable (map, "roll", has_game);
  alea_actions_enable (map, "roll-again", has_game && !alea_game_view_get_is_held (self->game_view));
  alea_actions_enable (map, "accept", has_game && !alea_game_view_get_is_held (self->game_view));
  /* Not what is out of sight: who looks back means to go back, not to take back. */
  alea_actions_enable (map, "undo", has_game && ((alea_session_get_can_undo (self->session) && !is_back)
                                                 || alea_game_view_get_trial (self->game_view) != NULL));
  alea_actions_enable (map, "redo", has_game && alea_game_get_can_redo (self->game) && !is_back);
  alea_actions_enable (map, "take-back", has_game && !alea_game_view_get_is_held (self->game_view)
                                         && alea_game_view_get_is_live (self->game_view)
                                         && alea_game_get_can_take_back (self->game));
  alea_actions_enable (map, "pause", alea_play_screen_get_can_pause (self));
  alea_actions_enable (map, "look", has_game);
  alea_actions_enable (map, "castle", is_on);
  alea_actions_enable (map, "resurrect", is_on);
  alea_actions_enable (map, "hint", has_game);
  alea_actions_enable (map, "type", has_game);
  alea_actions_enable (map, "copy-position", has_game);
  alea_actions_enable (map, "copy-moves", has_game);
  alea_actions_enable (map, "copy-game", has_game);
  alea_actions_enable (map, "copy-picture", has_game);
  alea_actions_enable (map, "resign", is_on);
  update_draw (self, is_on);
  update_stop (self, has_game && alea_play_computer_get_can_stop (self->computer));
  gtk_widget_set_visible (self->live_button, is_back);
  gtk_widget_set_visible (self->after, has_game && !is_back && alea_game_view_get_is_over (self->game_view));
}

void
alea_play_screen_add_actions (AleaPlayScreen *self)
{
  const AleaAction actions[] = {
    { .name = "roll", .callback = G_CALLBACK (roll_cb) },
    { .name = "roll-again", .callback = G_CALLBACK (answer_cb) },
    { .name = "accept", .callback = G_CALLBACK (answer_cb) },
    { .name = "undo", .callback = G_CALLBACK (undo_cb) },
    { .name = "redo", .callback = G_CALLBACK (redo_cb) },
    { .name = "take-back", .callback = G_CALLBACK (take_back_cb) },
    { .name = "look", .callback = G_CALLBACK (look_cb), .parameter = "s" },
    { .name = "flip", .callback = G_CALLBACK (flip_cb), .state = "false" },
    { .name = "castle", .callback = G_CALLBACK (castle_cb), .parameter = "s" },
    { .name = "resurrect", .callback = G_CALLBACK (resurrect_cb) },
    { .name = "type", .callback = G_CALLBACK (type_cb) },
    { .name = "sheet", .callback = G_CALLBACK (sheet_cb), .state = "false" },
    { .name = "hint", .callback = G_CALLBACK (hint_cb) },
    { .name = "resign", .callback = G_CALLBACK (resign_cb), .parameter = "s" },
  };

  self->group = g_simple_action_group_new ();
  alea_actions_add (G_ACTION_MAP (self->group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", G_ACTION_GROUP (self->group));
  add_wheel (self);
}
