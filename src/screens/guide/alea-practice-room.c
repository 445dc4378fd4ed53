/* alea-practice-room.c: dice to roll, with no game at stake
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-practice-room.h"

#include "alea-actions.h"
#include "alea-announce.h"
#include "alea-answering.h"
#include "alea-board.h"
#include "alea-control.h"
#include "alea-dice-tray.h"
#include "alea-form.h"
#include "alea-growth.h"
#include "alea-hand.h"
#include "alea-lesson-flow.h"
#include "alea-lesson-page.h"
#include "alea-mnemonics.h"
#include "alea-practice.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/**
 * AleaPracticeRoom:
 *
 * The board and the dice of a real game that is always at the same moment:
 * before a roll. What a roll means is said and shown as in play, because it is
 * play.
 */

struct _AleaPracticeRoom
{
  GtkWidget        parent_instance;

  GtkWidget       *page;
  GtkWidget       *flow;        /* of the page */
  GtkWidget       *games;       /* drop-downs */
  GtkWidget       *moments;
  GtkWidget       *board;
  GtkWidget       *tray;
  GtkWidget       *sentence;
  GtkWidget       *button;      /* to roll, or nothing: a stack, which keeps its height */
  const AleaRules *rules;       /* the game that is chosen; or NULL */
  AleaGame        *game;
  AleaHand        *hand;
  AleaGameView    *game_view;      /* of the game */
  GSignalGroup    *view_signals;
  guint            n_start;     /* events before the roll */
  GActionGroup    *answers;     /* by keys */
  guint            scale;       /* see alea-growth.h */
};

G_DEFINE_FINAL_TYPE (AleaPracticeRoom, alea_practice_room, GTK_TYPE_WIDGET)

/* --- rolling ---------------------------------------------------------------- */

/* What has happened, which is seen on the tray and the board, and what to do. */
static void
announce (AleaPracticeRoom *self)
{
  const char *news = alea_game_view_get_news (self->game_view), *guide = alea_game_view_get_prompt (self->game_view);
  g_autofree char *both = alea_game_view_get_news_prompts (self->game_view) || *news == '\0'
                          ? g_strdup (*news != '\0' ? news : guide) : g_strjoin (" ", news, guide, NULL);
  g_autofree char *announcement = alea_answering_name_keys (self->game_view, both);

  alea_announce (GTK_WIDGET (self), announcement);
}

/* While the tray has one, there is no other button to roll. */
static void
show_button (AleaPracticeRoom *self)
{
  const gboolean is_hidden = alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->tray));

  gtk_stack_set_visible_child_name (GTK_STACK (self->button), is_hidden ? "none" : "roll");
}

static void
show_sentence (AleaPracticeRoom *self)
{
  const char *forced, *guide;
  g_autofree char *both = NULL;

  forced = alea_game_view_get_forced (self->game_view);
  guide = alea_game_view_get_prompt (self->game_view);
  both = *forced != '\0' ? g_strjoin (" ", forced, guide, NULL) : g_strdup (guide);
  gtk_label_set_text (GTK_LABEL (self->sentence), both);
  if (alea_game_get_n_events (self->game) > self->n_start)
    announce (self);
}

static void
changed_cb (AleaPracticeRoom *self)
{
  if (alea_game_view_get_is_held (self->game_view))
    return;

  show_sentence (self);
  show_button (self);
}

static void
failed_cb (AleaPracticeRoom *self,
           const char       *sentence)
{
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  alea_announce (GTK_WIDGET (self), sentence);
}

static void
set_game (AleaPracticeRoom *self,
          AleaGame         *game)
{
  const AleaClockControl none = { 0 };
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&none);
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);

  g_clear_object (&self->hand);
  alea_dice_tray_set_session (ALEA_DICE_TRAY (self->tray), NULL);
  g_set_object (&self->game, game);
  self->n_start = alea_game_get_n_events (game);
  g_set_object (&self->game_view, alea_session_get_view (session));
  g_signal_group_set_target (self->view_signals, self->game_view);
  self->hand = alea_hand_new (self->game_view, ALEA_BOARD (self->board));
  alea_dice_tray_set_session (ALEA_DICE_TRAY (self->tray), session);
  show_sentence (self);
}

static void
begin (AleaPracticeRoom *self,
       gboolean          goes_on)
{
  guint number = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->moments));
  g_autoptr(AleaGame) game = NULL;

  if (self->rules == NULL || number == GTK_INVALID_LIST_POSITION)
    return;

  game = alea_practice_begin (self->rules, number, goes_on ? self->game : NULL);
  set_game (self, game);
  /* Whoever pressed the button has it under the pointer, and rolls at once. */
  if (!goes_on)
    show_button (self);
}

void
alea_practice_room_roll (AleaPracticeRoom *self)
{
  g_return_if_fail (ALEA_IS_PRACTICE_ROOM (self));

  /* A second press lets tumbling dice lie still. */
  if (!alea_game_view_get_is_held (self->game_view) && !alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->tray)))
    begin (self, TRUE);
  alea_dice_tray_roll (ALEA_DICE_TRAY (self->tray));
}

/* Where there is nothing to answer, what to do is said instead. */
static void
answer_cb (AleaPracticeRoom *self,
           GVariant         *parameter,
           GSimpleAction    *action)
{
  AleaDecision decision;

  if (alea_game_view_get_is_held (self->game_view))
    return;
  if (!alea_answering_find (self->game_view, G_ACTION (action), &decision)
      || !alea_game_decide (self->game, &decision, NULL))
    alea_announce (GTK_WIDGET (self), alea_game_view_get_prompt (self->game_view));
}

/* That of the game beside it: the board here only shows. */
static void
to_board_cb (AleaPracticeRoom *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "game.to-board", NULL);
}

static void
add_answers (AleaPracticeRoom *self)
{
  const AleaAction actions[] = {
    { .name = "roll-again", .callback = G_CALLBACK (answer_cb) },
    { .name = "accept", .callback = G_CALLBACK (answer_cb) },
    { .name = "to-board", .callback = G_CALLBACK (to_board_cb) },
  };

  self->answers = G_ACTION_GROUP (g_simple_action_group_new ());
  alea_actions_add (G_ACTION_MAP (self->answers), actions, G_N_ELEMENTS (actions), self);
}

GActionGroup *
alea_practice_room_get_answers (AleaPracticeRoom *self)
{
  g_return_val_if_fail (ALEA_IS_PRACTICE_ROOM (self), NULL);

  return self->answers;
}

/* --- choosing --------------------------------------------------------------- */

static void
moment_cb (AleaPracticeRoom *self)
{
  begin (self, FALSE);
}

/* The games that have dice, in the order of the table. */
static const AleaRules *
find_game (guint number)
{
  for (int i = 0; alea_games[i] != NULL; i++)
    if (alea_practice_get_n (alea_games[i]) > 0 && number-- == 0)
      return alea_games[i];

  return NULL;
}

/* While its moments are replaced, no game is chosen. */
static void
game_cb (AleaPracticeRoom *self)
{
  const AleaRules *rules = find_game (gtk_drop_down_get_selected (GTK_DROP_DOWN (self->games)));
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; rules != NULL && i < alea_practice_get_n (rules); i++)
    gtk_string_list_append (titles, alea_practice_get_title (rules, i));

  self->rules = NULL;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->moments), G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->moments), 0);
  self->rules = rules;
  begin (self, FALSE);
}

/* --- sizes ------------------------------------------------------------------ */

/* The dice are large where there is room for them. */
static void
size_dice (AleaPracticeRoom *self)
{
  AleaDiceTray *tray = ALEA_DICE_TRAY (self->tray);
  const gboolean is_roomy = alea_lesson_flow_get_is_roomy (ALEA_LESSON_FLOW (self->flow));

  alea_dice_tray_set_is_row (tray, !is_roomy);
  alea_dice_tray_set_scale (tray, is_roomy && self->scale > ALEA_GROWTH_MIN ? self->scale : 0);
}

void
alea_practice_room_set_scale (AleaPracticeRoom *self,
                              guint             scale)
{
  g_return_if_fail (ALEA_IS_PRACTICE_ROOM (self));

  if (self->scale == scale)
    return;

  self->scale = scale;
  alea_lesson_flow_set_scale (ALEA_LESSON_FLOW (self->flow), scale);
  size_dice (self);
}

/* --- the class -------------------------------------------------------------- */

static void
alea_practice_room_dispose (GObject *object)
{
  AleaPracticeRoom *self = ALEA_PRACTICE_ROOM (object);

  g_clear_object (&self->answers);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->game_view);
  g_clear_object (&self->hand);
  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (alea_practice_room_parent_class)->dispose (object);
}

static void
alea_practice_room_class_init (AleaPracticeRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_practice_room_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "practiceroom");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_drop_down (GtkWidget  *words,
                const char *title)
{
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL);

  alea_form_let_shorten (drop_down);
  gtk_widget_set_tooltip_text (drop_down, title);
  alea_control_name_by_tip (drop_down);
  gtk_box_append (GTK_BOX (words), drop_down);
  return drop_down;
}

static GtkWidget *
make_words (AleaPracticeRoom *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = alea_wrapped_new (_("Roll as often as you like. Nothing is at stake here."), "prose", -1);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; find_game (i) != NULL; i++)
    gtk_string_list_append (titles, alea_words_translate (find_game (i)->title));

  gtk_box_append (GTK_BOX (words), text);
  self->games = make_drop_down (words, _("Game"));
  self->moments = make_drop_down (words, _("Situation"));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->games), G_LIST_MODEL (titles));
  return words;
}

static GtkWidget *
make_foot (AleaPracticeRoom *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *roll = gtk_button_new_with_mnemonic (_("_Roll"));

  self->sentence = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                                 "xalign", 0.0f, NULL);
  gtk_widget_add_css_class (self->sentence, "sentence");
  gtk_widget_set_halign (roll, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (roll, 220, -1);
  gtk_widget_add_css_class (roll, "suggested-action");
  g_signal_connect_object (roll, "clicked", G_CALLBACK (alea_practice_room_roll), self, G_CONNECT_SWAPPED);
  self->button = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->button), roll, "roll");
  gtk_stack_add_named (GTK_STACK (self->button), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), "none");
  gtk_box_append (GTK_BOX (foot), self->sentence);
  gtk_box_append (GTK_BOX (foot), self->button);
  return foot;
}

static void
alea_practice_room_init (AleaPracticeRoom *self)
{
  add_answers (self);
  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->view_signals, "notify::is-held", G_CALLBACK (changed_cb), self);

  self->board = alea_board_new (find_game (0)->geometry);
  alea_board_set_interactive (ALEA_BOARD (self->board), FALSE);

  self->tray = g_object_new (ALEA_TYPE_DICE_TRAY, NULL);
  alea_dice_tray_set_is_brief (ALEA_DICE_TRAY (self->tray), TRUE);
  g_signal_connect_object (self->tray, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  self->page = alea_lesson_page_new (make_words (self), self->board, self->tray, make_foot (self), _("Dice practice room"));
  self->flow = alea_lesson_page_get_flow (ALEA_LESSON_PAGE (self->page));
  g_signal_connect_object (self->flow, "room-changed", G_CALLBACK (size_dice), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->page, GTK_WIDGET (self));
  self->scale = ALEA_GROWTH_MIN;
  size_dice (self);
  alea_mnemonics_name_once (self->page);

  g_signal_connect_object (self->moments, "notify::selected", G_CALLBACK (moment_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::selected", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  game_cb (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice practice room"), -1);
}
