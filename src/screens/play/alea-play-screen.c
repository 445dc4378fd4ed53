/* alea-play-screen.c: where a game is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-ask.h"
#include "alea-control.h"
#include "alea-dice-tray.h"
#include "alea-focus-order.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-move-list.h"
#include "alea-play-layout.h"
#include "alea-play-sentence.h"
#include "alea-play-survey.h"
#include "alea-player-strip.h"
#include "alea-roll-chart.h"
#include "alea-row.h"
#include "alea-scroll.h"
#include "alea-set-up-view.h"
#include "alea-style.h"
#include "alea-turn.h"

#include <glib/gi18n.h>

/**
 * AleaPlayScreen:
 *
 * Board, dice, players, moves, and one sentence that says what to do. There is
 * no screen for one game only: everything here follows the question that the
 * game asks.
 */

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaPlayScreen, alea_play_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, alea_play_screen_init_screen))

/* --- what follows the game ------------------------------------------------ */

/* What is not possible now has no button; why not, the king tells whoever moves it.
 * A box that is empty would still have a gap beside it. */
static void
update_castling (AleaPlayScreen *self)
{
  const gboolean can_a = alea_hand_get_can_castle (self->hand, ALEA_WING_A);
  const gboolean can_h = alea_hand_get_can_castle (self->hand, ALEA_WING_H);

  gtk_widget_set_visible (self->resurrect, alea_hand_get_can_resurrect (self->hand));
  gtk_widget_set_visible (self->castle_a, can_a);
  gtk_widget_set_visible (self->castle_h, can_h);
  gtk_widget_set_visible (gtk_widget_get_parent (self->castle_a), can_a || can_h);
}

/* It comes when somebody asks for it, and goes with the focus. */
static void
update_entry (AleaPlayScreen *self)
{
  const gboolean is_play = alea_game_view_get_state (self->game_view)->stage == ALEA_STAGE_PLAY;
  const gboolean is_in_use = (gtk_widget_get_state_flags (self->entry) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  gtk_widget_set_visible (self->entry, is_play && is_in_use);
}

static void
entry_left_cb (AleaPlayScreen *self)
{
  gtk_widget_set_visible (self->entry, FALSE);
}

/* In place of a list that has no room; what is typed takes its own. */
static void
update_last_move (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  g_autofree char *last = self->game_view == NULL ? NULL
    : alea_turn_tell_last (alea_game_view_get_turns (self->game_view), alea_game_view_get_number (self->game_view));

  gtk_label_set_text (GTK_LABEL (self->last_move), last != NULL ? last : _("Moves"));
  gtk_widget_set_visible (self->last_button, self->game_view != NULL && alea_play_layout_get_shape (layout)->shows_last
                                             && !gtk_widget_get_visible (self->entry));
}

static void
changed_cb (AleaPlayScreen *self)
{
  alea_pointing_clear (self->pointing);
  alea_play_screen_renew_sentence (self);
  alea_play_screen_update_subtitle (self);
  update_castling (self);
  update_last_move (self);
  alea_play_screen_update_actions (self);
  alea_play_screen_update_pause (self);
  alea_play_screen_update_seats (self);
  update_entry (self);
  alea_play_screen_update_key (self);
  alea_play_screen_update_auto (self);
}

/* --- time ----------------------------------------------------------------- */

static void
claim_time_cb (gpointer data)
{
  AleaPlayScreen *self = data;
  g_autoptr(GError) error = NULL;

  if (self->session != NULL && !alea_session_claim_time (self->session, &error))
    alea_play_screen_say (self, error->message);
}

static void
play_on_cb (gpointer data)
{
  AleaPlayScreen *self = data;

  if (self->session != NULL)
    alea_session_play_on (self->session);
}

/* Nothing is decided by the clock alone. */
static void
time_over_cb (AleaPlayScreen *self)
{
  if (alea_session_get_time_over (self->session) != ALEA_NO_PERSON)
    alea_ask_either (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                     alea_session_get_time_news (self->session),
                     _("The other player may claim the win, or you can play on without the clock."),
                     _("_Claim the Win"), claim_time_cb, _("_Play On"), play_on_cb, self);
}

/* --- what is typed ------------------------------------------------------- */

static void
typed_cb (AleaPlayScreen *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  if (*text == '\0')
    return;

  if (alea_hand_type (self->hand, text))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

/* --- the game ------------------------------------------------------------ */

void
alea_play_screen_set_session (AleaPlayScreen *self,
                              AleaSession    *session)
{
  AleaGame *game = session != NULL ? alea_session_get_game (session) : NULL;
  AleaGameView *view = session != NULL ? alea_session_get_view (session) : NULL;

  g_return_if_fail (ALEA_IS_PLAY_SCREEN (self));

  if (self->session == session)
    return;

  g_clear_handle_id (&self->mention_timeout, g_source_remove);
  g_clear_object (&self->hand);
  g_signal_group_set_target (self->view_signals, NULL);
  alea_dice_tray_set_session (ALEA_DICE_TRAY (self->tray), session);
  alea_dice_tray_set_session (ALEA_DICE_TRAY (self->far_tray), session);
  alea_move_list_set_view (ALEA_MOVE_LIST (self->list), view);
  alea_set_up_view_set_view (ALEA_SET_UP_VIEW (self->set_up), view);
  g_set_object (&self->session, session);
  self->is_being_played = FALSE;
  self->game = game;
  self->game_view = view;
  alea_play_computer_set_session (self->computer, session);
  alea_play_hints_set_session (self->hints, session);
  alea_play_layout_begin (ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))));
  alea_play_screen_seat_persons (self);
  alea_play_screen_seat_tutor (self);
  alea_play_screen_turn_board (self);
  alea_play_screen_look_at_promise (self);
  g_signal_group_set_target (self->dice_signals, session != NULL ? alea_session_get_fair_dice (session) : NULL);
  g_signal_group_set_target (self->session_signals, session);
  g_signal_group_set_target (self->clock_signals, session != NULL ? alea_session_get_clock (session) : NULL);
  alea_play_screen_place_players (self);

  if (game != NULL)
    {
      self->hand = alea_hand_new (view, ALEA_BOARD (self->board));
      g_signal_connect_object (self->hand, "reason", G_CALLBACK (alea_play_screen_reason_cb), self, G_CONNECT_SWAPPED);
      g_signal_group_set_target (self->view_signals, view);
      gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
      changed_cb (self);
    }
  else
    alea_play_screen_update_actions (self);
}

void
alea_play_screen_hear_review (AleaPlayScreen *self)
{
  g_return_if_fail (ALEA_IS_PLAY_SCREEN (self));

  if (self->session != NULL)
    alea_play_screen_update_sentence (self);
}

void
alea_play_screen_set_place (AleaPlayScreen *self,
                            const char     *place)
{
  g_return_if_fail (ALEA_IS_PLAY_SCREEN (self));

  if (g_strcmp0 (place, self->place) == 0)
    return;

  g_free (self->place);
  self->place = g_strdup (place);
  alea_screen_changed (ALEA_SCREEN (self));
}

void
alea_play_screen_follow (AleaPlayScreen *self,
                         GSettings      *settings)
{
  g_return_if_fail (ALEA_IS_PLAY_SCREEN (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  alea_play_screen_follow_seats (self);
  alea_play_screen_seat_persons (self);
  alea_play_screen_seat_tutor (self);
  g_signal_connect_object (settings, "changed::auto-roll", G_CALLBACK (alea_play_screen_update_auto), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::auto-forced", G_CALLBACK (alea_play_screen_update_auto), self,
                           G_CONNECT_SWAPPED);
}

static void
update_strips (AleaPlayScreen *self,
               AleaPlayLayout *layout)
{
  const AleaPlayShape *shape = alea_play_layout_get_shape (layout);
  const gboolean is_compact = shape->is_cramped || shape->is_wordless;
  const guint scale = alea_play_layout_get_has_cards (layout) ? alea_play_layout_get_scale (layout) : 0;

  alea_player_strip_set_compact (ALEA_PLAYER_STRIP (self->far), is_compact);
  alea_player_strip_set_compact (ALEA_PLAYER_STRIP (self->near), is_compact);
  alea_player_strip_set_scale (ALEA_PLAYER_STRIP (self->far), scale);
  alea_player_strip_set_scale (ALEA_PLAYER_STRIP (self->near), scale);
}

/* The letters grow with the window. */
static void
scale_cb (AleaPlayScreen *self,
          AleaPlayLayout *layout)
{
  const guint scale = alea_play_layout_get_scale (layout);

  alea_growth_set_style (GTK_WIDGET (self), scale);
  update_strips (self, layout);
  alea_dice_tray_set_scale (ALEA_DICE_TRAY (self->tray), alea_play_layout_get_has_cards (layout) ? scale : 0);
  alea_set_up_view_set_scale (ALEA_SET_UP_VIEW (self->set_up), scale);
  alea_set_up_view_set_room (ALEA_SET_UP_VIEW (self->set_up), alea_play_layout_get_set_up_room (layout));
  alea_play_screen_place_hand (self, alea_play_layout_get_set_up_room (layout) >= ALEA_SET_UP_NARROW);
  if (self->game != NULL)
    alea_play_screen_update_sentence (self);
}

static void
shape_cb (AleaPlayScreen *self,
          AleaPlayLayout *layout)
{
  const AleaPlayShape *shape = alea_play_layout_get_shape (layout);

  alea_dice_tray_set_is_row (ALEA_DICE_TRAY (self->tray), shape->is_narrow);
  alea_dice_tray_set_is_row (ALEA_DICE_TRAY (self->far_tray), shape->is_narrow);
  alea_move_list_set_is_narrow (ALEA_MOVE_LIST (self->list), shape->is_narrow);
  alea_play_screen_update_key (self);
  alea_style_set (self->list, "sheet", shape->is_tight);
  alea_style_set (GTK_WIDGET (self), "cramped", shape->is_cramped);
  update_strips (self, layout);
  if (self->game != NULL)
    alea_play_screen_update_seats (self);
  update_last_move (self);
  alea_screen_changed (ALEA_SCREEN (self));
}

/* A sheet lies over other parts, so that it has the keyboard for itself. */
static gboolean
alea_play_screen_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (widget));

  if (alea_play_layout_get_shape (layout)->is_tight && alea_play_layout_get_sheet_open (layout))
    return gtk_widget_child_focus (ALEA_PLAY_SCREEN (widget)->list, direction);

  return alea_focus_order_move (widget, direction);
}

/* FALSE where none is open. */
static gboolean
close_sheet (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  if (!alea_play_layout_get_shape (layout)->is_tight || !alea_play_layout_get_sheet_open (layout))
    return FALSE;

  g_action_group_activate_action (G_ACTION_GROUP (self->group), "sheet", NULL);
  return TRUE;
}

/* FALSE where nothing is being typed. */
static gboolean
leave_entry (AleaPlayScreen *self)
{
  return gtk_widget_get_visible (self->entry) && gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

static gboolean
cancel_key (GtkWidget *widget,
            GVariant  *unused,
            gpointer   data)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (widget);

  return close_sheet (self) || alea_play_screen_cancel (self) || alea_play_screen_reconsider (self) || leave_entry (self);
}

/* --- the class ----------------------------------------------------------- */

static void
alea_play_screen_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (alea_play_screen_parent_class)->snapshot (widget, snapshot);
  alea_play_screen_draw_carried (ALEA_PLAY_SCREEN (widget), snapshot);
}

static void
alea_play_screen_dispose (GObject *object)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (object);
  GtkWidget *child;

  g_clear_handle_id (&self->announce_idle, g_source_remove);
  g_clear_handle_id (&self->promise_idle, g_source_remove);
  g_clear_handle_id (&self->mention_timeout, g_source_remove);
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  g_clear_object (&self->umpire);
  g_clear_weak_pointer (&self->before_tutor);
  g_clear_object (&self->tutor);
  if (self->computer != NULL)
    alea_play_computer_set_session (self->computer, NULL);
  g_clear_object (&self->computer);
  if (self->hints != NULL)
    alea_play_hints_set_session (self->hints, NULL);
  g_clear_object (&self->hints);
  if (self->view_signals != NULL)
    g_signal_group_set_target (self->view_signals, NULL);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->dice_signals);
  g_clear_object (&self->clock_signals);
  g_clear_object (&self->settings);
  g_clear_object (&self->hand);
  g_clear_object (&self->pointing);
  for (guint i = 0; i < G_N_ELEMENTS (self->carries); i++)
    g_clear_object (&self->carries[i]);
  g_clear_object (&self->session);
  self->game = NULL;
  self->game_view = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->group);
  g_clear_pointer (&self->outcome, g_free);
  g_clear_pointer (&self->answer, g_free);
  g_clear_pointer (&self->promise, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->place, g_free);

  G_OBJECT_CLASS (alea_play_screen_parent_class)->dispose (object);
}

static void
alea_play_screen_class_init (AleaPlayScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_play_screen_dispose;

  g_type_ensure (ALEA_TYPE_BOARD);
  g_type_ensure (ALEA_TYPE_DICE_TRAY);
  g_type_ensure (ALEA_TYPE_MOVE_LIST);
  g_type_ensure (ALEA_TYPE_PLAYER_STRIP);
  g_type_ensure (ALEA_TYPE_ROLL_CHART);
  g_type_ensure (ALEA_TYPE_ROW);
  g_type_ensure (ALEA_TYPE_SCROLL);
  g_type_ensure (ALEA_TYPE_SET_UP_VIEW);
  g_type_ensure (ALEA_TYPE_YIELD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/play-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, board);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, card);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, cover);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, go_on);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, far_sentence_box);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, far_sentence);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, far_tray);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, far);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, near);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, tray);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, actions);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, resurrect);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, castle_a);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, castle_h);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, entry);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, last_button);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, last_place);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, last_move);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, list);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, set_up);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, sentence_box);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, news);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, sentence_row);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, sentence);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, roll_chart);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, stop_button);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, live_button);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, tutor_row);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, tutor_button);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, after);
  gtk_widget_class_bind_template_child (widget_class, AleaPlayScreen, why_button);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_play_screen_place_players);
  gtk_widget_class_bind_template_callback (widget_class, alea_play_screen_reason_cb);

  widget_class->focus = alea_play_screen_focus;
  widget_class->snapshot = alea_play_screen_snapshot;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_key, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, ALEA_TYPE_PLAY_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playscreen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* What is said of a roll stands with the sentence, and the buttons where the
 * layout has room for them. */
static GtkWidget *
take_answers (AleaPlayScreen *self,
              GtkWidget      *tray)
{
  GtkWidget *words = alea_dice_tray_take_words (ALEA_DICE_TRAY (tray));

  gtk_widget_insert_after (words, GTK_WIDGET (self), tray);
  alea_dice_tray_set_is_brief (ALEA_DICE_TRAY (tray), TRUE);
  gtk_widget_add_css_class (words, "answers");
  return words;
}

static void
watch_entry (AleaPlayScreen *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "leave", G_CALLBACK (entry_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::visible", G_CALLBACK (update_last_move), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, focus);
}

static void
alea_play_screen_init (AleaPlayScreen *self)
{
  AleaPlayLayout *layout;

  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->dice_signals = g_signal_group_new (ALEA_TYPE_FAIR_DICE);
  g_signal_group_connect_swapped (self->dice_signals, "notify::promise", G_CALLBACK (alea_play_screen_promise_cb), self);
  g_signal_group_connect_swapped (self->dice_signals, "notify", G_CALLBACK (alea_play_screen_update_sentence), self);
  self->session_signals = g_signal_group_new (ALEA_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::time-over", G_CALLBACK (time_over_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (GTK_WIDGET (self));
  alea_control_name_by_tip (self->castle_a);
  alea_control_name_by_tip (self->castle_h);
  alea_control_name_by_tip (self->last_button);
  alea_yield_set_is_whole (self->last_place, TRUE);
  watch_entry (self);
  self->pointing = alea_pointing_new (ALEA_BOARD (self->board));
  self->hints = alea_play_hints_new (self->pointing);
  g_signal_connect_object (self->hints, "answer", G_CALLBACK (alea_play_screen_answer), self, G_CONNECT_SWAPPED);
  alea_play_screen_add_actions (self);
  alea_play_screen_add_computer (self);
  alea_play_screen_add_auto (self);
  alea_play_screen_add_carrying (self);
  alea_play_screen_add_copying (self);
  alea_play_screen_add_pause (self);
  alea_play_screen_add_survey (self);
  alea_play_screen_add_tutor (self);

  layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  alea_play_layout_set_part (layout, ALEA_PART_CARD, self->card);
  alea_play_layout_set_part (layout, ALEA_PART_BOARD, self->board);
  self->answers = take_answers (self, self->tray);
  self->far_answers = take_answers (self, self->far_tray);
  alea_play_layout_set_part (layout, ALEA_PART_ANSWERS, self->answers);
  alea_play_layout_set_part (layout, ALEA_PART_FAR_ANSWERS, self->far_answers);
  alea_play_layout_set_part (layout, ALEA_PART_FAR_SENTENCE, self->far_sentence_box);
  alea_play_layout_set_part (layout, ALEA_PART_FAR_TRAY, self->far_tray);
  alea_play_layout_set_part (layout, ALEA_PART_FAR, self->far);
  alea_play_layout_set_part (layout, ALEA_PART_NEAR, self->near);
  alea_play_layout_set_part (layout, ALEA_PART_TRAY, self->tray);
  alea_play_layout_set_part (layout, ALEA_PART_ACTIONS, self->actions);
  alea_play_layout_set_part (layout, ALEA_PART_SENTENCE, self->sentence_box);
  alea_play_layout_set_part (layout, ALEA_PART_LIST, self->list);
  alea_play_layout_set_part (layout, ALEA_PART_SET_UP, self->set_up);
  g_signal_connect_object (layout, "shape-changed", G_CALLBACK (shape_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "scale-changed", G_CALLBACK (scale_cb), self, G_CONNECT_SWAPPED);
  alea_play_screen_update_actions (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Game table"), -1);
}

GtkWidget *
alea_play_screen_new (void)
{
  return g_object_new (ALEA_TYPE_PLAY_SCREEN, NULL);
}
