/* alea-dice-tray.c: the dice of a game, and what they mean now
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-control.h"
#include "alea-dice-view.h"
#include "alea-look.h"
#include "alea-offer.h"
#include "alea-promise-line.h"
#include "alea-reserve.h"
#include "alea-row.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * AleaDiceTray:
 *
 * Throws the dice of a game when the game asks for a roll, says what they
 * mean, and offers as buttons whatever decision is not made on the board.
 *
 * While dice tumble the tray holds the view of the game: the board shows what
 * a roll has done when it can be read, not before.
 */

enum
{
  PROP_0,
  PROP_CAN_ROLL,
  N_PROPS
};

enum
{
  FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaDiceTray, alea_dice_tray, GTK_TYPE_WIDGET)

/* Whether the question goes to whoever sits at this tray.  While colours are
 * thrown for, the first player sits where White will. */
gboolean
alea_dice_tray_is_asked (AleaDiceTray *self)
{
  return self->side == ALEA_DICE_TRAY_BOTH || ((int) alea_game_view_get_who (self->game_view) & 1) == self->side;
}

void
alea_dice_tray_fail (AleaDiceTray *self,
                     const char   *sentence,
                     const char   *rule)
{
  g_signal_emit (self, signals[FAILED], 0, sentence, rule);
}

/* --- the dice that lie there --------------------------------------------- */

AleaSolid
alea_dice_tray_get_solid (AleaRoll roll)
{
  return alea_look_get_solid (alea_look_get_default (), roll.sides);
}

/* The roll that the moves before the view were made with, for as long as the
 * series goes on; n = 0 for none. */
static AleaRoll
get_used_roll (AleaGameView *view)
{
  AleaGame *game = alea_game_view_get_game (view);
  const AleaState *state = alea_game_view_get_state (view);

  if (state->stage != ALEA_STAGE_PLAY || alea_state_get_moves_left (state) == 0)
    return (AleaRoll) { 0 };

  for (guint i = alea_game_view_get_number (view); i > 0; i--)
    if (alea_game_get_event (game, i - 1)->type == ALEA_EVENT_ROLL)
      return alea_game_get_event (game, i - 1)->roll;

  return (AleaRoll) { 0 };
}

/* What to show: the dice as they fell, those that wait to be thrown, or those
 * whose moves are under way. */
static AleaRoll
get_shown_roll (AleaGameView *view)
{
  AleaRoll roll = alea_game_view_get_roll (view);
  AleaQuestion question;

  if (roll.n > 0)
    return roll;

  alea_state_ask (alea_game_view_get_state (view), &question);
  return question.ask == ALEA_ASK_ROLL ? question.dice : get_used_roll (view);
}

/* Whose dice they are: of those that lie there who threw them. */
static AleaColour
get_roller (AleaDiceTray *self)
{
  const guint number = alea_game_view_get_number (self->game_view);
  const AleaState *state = alea_game_view_get_state (self->game_view);

  if (state->stage == ALEA_STAGE_SETUP)
    return (AleaColour) ((int) alea_game_view_get_who (self->game_view) & 1);
  if (number > 0 && alea_game_get_event (self->game, number - 1)->type == ALEA_EVENT_ROLL
      && alea_game_get_state_at (self->game, number - 1)->stage == ALEA_STAGE_PLAY)
    state = alea_game_get_state_at (self->game, number - 1);

  return state->stage == ALEA_STAGE_SETUP ? ALEA_WHITE : alea_position_get_turn (&state->position);
}

static void
update_dice (AleaDiceTray *self,
             AleaRoll      roll)
{
  AleaDiceView *dice = ALEA_DICE_VIEW (self->dice);
  const AleaColour roller = get_roller (self);

  alea_dice_view_set_game (dice, alea_game_get_rules (self->game)->id);
  alea_dice_view_set_player (dice, roller, roller == ALEA_WHITE);
  alea_dice_view_show (dice, roll, alea_dice_tray_get_solid (roll));
  alea_dice_view_set_due (dice, alea_dice_tray_get_can_roll (self));
  alea_dice_view_set_used (dice, roll.n > 0 && alea_game_view_get_roll (self->game_view).n == 0 && roll.face[0] != 0);
  alea_dice_view_set_dimmed (dice, !alea_dice_tray_is_asked (self));
}

/* --- words --------------------------------------------------------------- */

/* Whether a roll of the set-up has changed nothing and offers nothing. */
static gboolean
is_void (const AleaState *before,
         const AleaState *after)
{
  return after->stage == ALEA_STAGE_SETUP && alea_state_get_table_roll (after).n == 0
         && memcmp (before->setup.pieces, after->setup.pieces, sizeof before->setup.pieces) == 0
         && memcmp (before->own, after->own, sizeof before->own) == 0;
}

static void
count_rolls (AleaGameView *view,
             guint    *n_rolls,
             guint    *n_void)
{
  AleaGame *game = alea_game_view_get_game (view);
  *n_rolls = *n_void = 0;

  for (guint i = 0; i < alea_game_view_get_number (view); i++)
    {
      const AleaState *before = alea_game_get_state_at (game, i);

      if (before->stage != ALEA_STAGE_SETUP)
        break;
      if (alea_game_get_event (game, i)->type != ALEA_EVENT_ROLL)
        continue;

      (*n_rolls)++;
      *n_void += is_void (before, alea_game_get_state_at (game, i + 1)) ? 1 : 0;
    }
}

/* Whether what is looked at is the set-up, or its end. */
static gboolean
is_setup_roll (AleaGameView *view)
{
  AleaGame *game = alea_game_view_get_game (view);
  guint number = alea_game_view_get_number (view);

  return alea_game_get_state_at (game, number > 0 ? number - 1 : 0)->stage == ALEA_STAGE_SETUP;
}

/* Whether the players have just changed seats: 666. */
static gboolean
has_swapped_seats (AleaGameView *view)
{
  AleaGame *game = alea_game_view_get_game (view);
  guint number = alea_game_view_get_number (view);

  return number > 0 && alea_game_view_get_state (view)->stage != ALEA_STAGE_SETUP
         && alea_game_get_state_at (game, number - 1)->stage == ALEA_STAGE_PLAY
         && alea_state_get_player (alea_game_view_get_state (view), ALEA_WHITE)
            != alea_state_get_player (alea_game_get_state_at (game, number - 1), ALEA_WHITE);
}

/* Whether the words beside the dice say what they mean.  The last roll of the set-up
 * is nothing that a guide in play speaks of. */
static gboolean
is_guided (AleaDiceTray *self)
{
  return alea_game_view_get_is_live (self->game_view) && alea_game_view_get_asks_decision (self->game_view)
         && (alea_game_get_state (self->game)->stage == ALEA_STAGE_SETUP || !is_setup_roll (self->game_view))
         && alea_dice_tray_has_captions (alea_game_get_state (self->game));
}

gboolean
alea_dice_tray_tells_drama (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  return self->session != NULL && has_swapped_seats (self->game_view);
}

const char *
alea_dice_tray_get_meaning (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), NULL);

  if (self->game == NULL || alea_game_view_get_roll (self->game_view).n == 0 || (self->is_brief && is_guided (self)))
    return "";

  return alea_game_view_get_news (self->game_view);
}

static void
update_words (AleaDiceTray *self)
{
  const char *meaning = alea_dice_tray_get_meaning (self);
  const gboolean is_elsewhere = self->is_wordless || self->is_lent;
  g_autofree char *count = NULL;
  guint n_rolls, n_void;

  gtk_label_set_text (GTK_LABEL (self->meaning), meaning);
  gtk_widget_set_visible (self->meaning, *meaning != '\0' && !is_elsewhere);

  if (has_swapped_seats (self->game_view))
    gtk_widget_add_css_class (self->meaning, "drama");
  else
    gtk_widget_remove_css_class (self->meaning, "drama");

  count_rolls (self->game_view, &n_rolls, &n_void);
  count = n_void > 0 ? g_strdup_printf (_("Rolls: %u. Did not count: %u."), n_rolls, n_void)
                     : g_strdup_printf (_("Rolls: %u."), n_rolls);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_widget_set_visible (self->count, n_rolls > 0 && is_setup_roll (self->game_view) && !self->is_wordless);
}

/* Whoever throws real dice needs none. */
static void
update_promise (AleaDiceTray *self,
                gboolean      can_roll)
{
  const gboolean is_shown = can_roll && !self->is_wordless;

  alea_promise_line_set_fair_dice (ALEA_PROMISE_LINE (self->promise),
                                   is_shown ? alea_session_get_fair_dice (self->session) : NULL);
}

/* The dice tell whoever cannot see them what they mean. */
static void
describe (AleaDiceTray *self)
{
  const char *meaning = alea_game_view_get_roll (self->game_view).n > 0 ? alea_game_view_get_news (self->game_view) : "";

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, meaning, -1);
}

/* Of what is placed by others nothing is left when there is nothing in it. */
static void
show_parts (AleaDiceTray *self,
            gboolean      shows_dice)
{
  const gboolean is_on = self->side != ALEA_DICE_TRAY_OFF;
  gboolean has_words = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (self->words); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    has_words |= gtk_widget_get_visible (child);

  gtk_widget_set_visible (self->dice_button, shows_dice);
  if (self->is_lent)
    gtk_widget_set_visible (self->words, is_on && has_words);
  gtk_widget_set_visible (GTK_WIDGET (self), is_on && (shows_dice || (!self->is_lent
                                                                    && (gtk_widget_get_visible (self->decisions)
                                                                        || gtk_widget_get_visible (self->reserve)))));
}

static const char *
get_dice_label (AleaDiceTray *self,
                AleaRoll      roll)
{
  if (alea_dice_tray_get_can_roll (self))
    return roll.n == 1 ? _("Roll the die") : _("Roll the dice");

  return roll.n == 1 ? _("The die") : _("The dice");
}

/* --- rolling ------------------------------------------------------------- */

static void
dice_pressed_cb (AleaDiceTray *self,
                 int           n_press,
                 double        x)
{
  self->press_x = x;
}

static void
dice_clicked_cb (AleaDiceTray *self)
{
  if (alea_dice_tray_get_can_roll (self) || alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    alea_dice_tray_roll (self);
  else
    alea_dice_tray_choose_die (self, alea_dice_view_find (ALEA_DICE_VIEW (self->dice), self->press_x));
}

/* In a row there is no room for dice beside the faces that are typed, which are
 * the dice then. */
static gboolean
has_dice (AleaDiceTray *self,
          AleaRoll      roll)
{
  return roll.n > 0 && !((self->is_row || self->is_small) && alea_dice_tray_asks_typed_roll (self));
}

static void
update (AleaDiceTray *self)
{
  gboolean can_roll = alea_dice_tray_get_can_roll (self);
  AleaRoll roll = get_shown_roll (self->game_view);

  update_dice (self, roll);
  alea_dice_tray_update_offer (self, roll);
  gtk_widget_set_can_target (self->dice_button, can_roll || alea_dice_tray_lies_to_choose (self));
  gtk_widget_set_focusable (self->dice_button, can_roll);
  alea_control_name (self->dice_button, get_dice_label (self, roll));
  if (can_roll)
    gtk_widget_add_css_class (GTK_WIDGET (self), "due");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "due");

  update_words (self);
  update_promise (self, can_roll);
  describe (self);
  alea_dice_tray_update_faces (self);
  alea_dice_tray_update_decisions (self);
  show_parts (self, has_dice (self, roll));
}

static void
changed_cb (AleaDiceTray *self)
{
  if (!alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_ROLL]);
}

static void
look_changed_cb (AleaDiceTray *self)
{
  if (self->game != NULL && !alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    update (self);
}

static void
settled_cb (AleaDiceTray *self)
{
  if (self->game == NULL)
    return;

  alea_game_view_release (self->game_view);
  update (self);
}

GtkWidget *
alea_dice_tray_take_words (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), NULL);

  if (self->is_lent)
    return self->words;

  /* What is left fills the tray, however large that is. */
  gtk_widget_unparent (self->words);
  g_object_ref (self->dice_button);
  gtk_widget_unparent (self->dice_button);
  gtk_widget_set_parent (self->dice_button, GTK_WIDGET (self));
  g_object_unref (self->dice_button);
  gtk_widget_set_visible (self->box, FALSE);
  self->is_lent = TRUE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Answers"), -1);

  return self->words;
}

GtkWidget *
alea_dice_tray_get_reserve (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), NULL);

  return self->reserve;
}

gboolean
alea_dice_tray_get_can_roll (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  return self->game != NULL
         && alea_game_view_get_is_live (self->game_view) && alea_game_view_get_asks_roll (self->game_view)
         && alea_dice_tray_is_asked (self) && !alea_session_get_asks_typed_roll (self->session);
}

static void
throw_dice (AleaDiceTray *self)
{
  const guint number = alea_game_get_n_events (self->game);
  g_autoptr(GError) error = NULL;
  AleaRoll roll;

  alea_game_view_hold (self->game_view);
  if (!alea_game_roll (self->game, &error))
    {
      alea_game_view_release (self->game_view);
      alea_dice_tray_fail (self, error->message, alea_game_error_get_rule (error));
      return;
    }

  roll = alea_game_get_event (self->game, number)->roll;
  gtk_label_set_text (GTK_LABEL (self->meaning), "");
  alea_dice_view_throw (ALEA_DICE_VIEW (self->dice), roll, alea_dice_tray_get_solid (roll));
  /* The dice land where their words will have room. */
  if (alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    alea_dice_tray_update_captions (self, alea_game_get_state (self->game), roll);
}

gboolean
alea_dice_tray_roll (AleaDiceTray *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  if (alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice)))
    {
      alea_dice_view_finish (ALEA_DICE_VIEW (self->dice));
      return TRUE;
    }

  if (!alea_dice_tray_get_can_roll (self))
    return FALSE;

  throw_dice (self);
  return TRUE;
}

gboolean
alea_dice_tray_throw (AleaDiceTray *self)
{
  AleaQuestion question;

  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  if (self->game == NULL || alea_dice_view_get_is_rolling (ALEA_DICE_VIEW (self->dice))
      || !alea_game_view_get_is_live (self->game_view) || !alea_dice_tray_is_asked (self))
    return FALSE;

  alea_state_ask (alea_game_get_state (self->game), &question);
  if (question.ask != ALEA_ASK_ROLL)
    return FALSE;

  throw_dice (self);
  return TRUE;
}

void
alea_dice_tray_set_session (AleaDiceTray *self,
                            AleaSession  *session)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  if (self->game != NULL)
    alea_dice_view_finish (ALEA_DICE_VIEW (self->dice));

  g_set_object (&self->session, session);
  self->game = session != NULL ? alea_session_get_game (session) : NULL;
  self->game_view = session != NULL ? alea_session_get_view (session) : NULL;
  g_signal_group_set_target (self->view_signals, self->game_view);
  g_signal_group_set_target (self->session_signals, session);
  if (session == NULL)
    return;

  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_ROLL]);
}

void
alea_dice_tray_set_side (AleaDiceTray *self,
                         int           side)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->side = side;
  if (self->game != NULL)
    update (self);
}

static void
update_sizes (AleaDiceTray *self)
{
  const gboolean is_row = self->is_row || self->is_small;

  alea_row_set_is_column (ALEA_ROW (self->box), !is_row);
  gtk_widget_set_halign (self->dice_button, is_row && !self->is_lent ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_valign (self->dice_button, is_row && !self->is_lent ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  alea_dice_view_set_size (ALEA_DICE_VIEW (self->dice),
                           self->is_small ? ALEA_DICE_SMALL : is_row ? ALEA_DICE_COMPACT : ALEA_DICE_LARGE);
}

void
alea_dice_tray_set_is_row (AleaDiceTray *self,
                           gboolean      is_row)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->is_row = is_row;
  update_sizes (self);
  look_changed_cb (self);
}

void
alea_dice_tray_set_is_brief (AleaDiceTray *self,
                             gboolean      is_brief)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->is_brief = is_brief;
  look_changed_cb (self);
}

void
alea_dice_tray_set_is_wordless (AleaDiceTray *self,
                                gboolean      is_wordless)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  self->is_wordless = is_wordless;
  look_changed_cb (self);
}

void
alea_dice_tray_set_is_small (AleaDiceTray *self,
                             gboolean      is_small)
{
  g_return_if_fail (ALEA_IS_DICE_TRAY (self));

  if (self->is_small == is_small)
    return;

  self->is_small = is_small;
  alea_reserve_set_is_small (ALEA_RESERVE (self->reserve), is_small);
  update_sizes (self);
}

/* --- the class ----------------------------------------------------------- */

static void
alea_dice_tray_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_CAN_ROLL)
    g_value_set_boolean (value, alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alea_dice_tray_dispose (GObject *object)
{
  AleaDiceTray *self = ALEA_DICE_TRAY (object);

  if (self->box != NULL)
    alea_dice_tray_set_session (self, NULL);
  if (self->box != NULL && self->is_lent)
    gtk_widget_unparent (self->dice_button);
  g_clear_object (&self->session_signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->words);
  g_clear_object (&self->view_signals);

  G_OBJECT_CLASS (alea_dice_tray_parent_class)->dispose (object);
}

static void
alea_dice_tray_class_init (AleaDiceTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_dice_tray_dispose;
  object_class->get_property = alea_dice_tray_get_property;

  /**
   * AleaDiceTray:can-roll:
   *
   * Whether a press on the dice would throw them.
   */
  properties[PROP_CAN_ROLL] = g_param_spec_boolean ("can-roll", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * AleaDiceTray::failed:
   * @sentence: what went wrong
   * @rule: (nullable): the number of the rule behind it
   */
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "dicetray");
}

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A button does not tell where it was pressed. */
static void
add_press_gesture (AleaDiceTray *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (dice_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->dice, GTK_EVENT_CONTROLLER (press));
}

static void
alea_dice_tray_init (AleaDiceTray *self)
{
  self->side = ALEA_DICE_TRAY_BOTH;
  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->session_signals = g_signal_group_new (ALEA_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::asks-typed-roll", G_CALLBACK (changed_cb), self);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);

  self->dice = alea_dice_view_new ();
  self->dice_button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->dice_button), self->dice);
  gtk_widget_add_css_class (self->dice_button, "table");
  g_signal_connect_object (self->dice_button, "clicked", G_CALLBACK (dice_clicked_cb), self, G_CONNECT_SWAPPED);
  add_press_gesture (self);
  g_signal_connect_object (self->dice, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);

  self->meaning = make_label ("meaning");
  self->count = make_label ("dim-label");
  self->decisions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->words = g_object_ref_sink (g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL));
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  self->reserve = alea_reserve_new ();
  g_signal_connect_object (self->reserve, "reason", G_CALLBACK (alea_dice_tray_fail), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->words), self->meaning);
  self->faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_add_css_class (self->faces, "faces");
  gtk_widget_set_visible (self->faces, FALSE);
  gtk_box_append (GTK_BOX (self->words), self->faces);
  gtk_box_append (GTK_BOX (self->words), self->reserve);
  gtk_box_append (GTK_BOX (self->words), self->decisions);
  gtk_box_append (GTK_BOX (self->words), self->count);
  self->promise = alea_promise_line_new ();
  gtk_box_append (GTK_BOX (self->words), self->promise);

  self->box = alea_row_new ();
  alea_row_set_is_column (ALEA_ROW (self->box), TRUE);
  alea_row_append (ALEA_ROW (self->box), self->dice_button);
  alea_row_append (ALEA_ROW (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"), -1);
  /* The button around them says what they are. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->dice), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The dice"), -1);
}

GtkWidget *
alea_dice_tray_new (void)
{
  return g_object_new (ALEA_TYPE_DICE_TRAY, NULL);
}
