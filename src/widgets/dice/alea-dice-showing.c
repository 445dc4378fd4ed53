/* alea-dice-showing.c: which dice lie there, and the words below them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-control.h"
#include "alea-dice-view.h"
#include "alea-offer.h"
#include "alea-placing.h"
#include "alea-promise-line.h"
#include "alea-style.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- the dice that lie there --------------------------------------------- */

/* The roll that the moves before the view were made with, for as long as the
 * series goes on; n = 0 for none. */
static AleaRoll
get_used_roll (AleaGameView *view)
{
  AleaGame *game = alea_game_view_get_game (view);
  const AleaState *state = alea_game_view_get_state (view);
  const int roll = alea_game_find_roll (game, alea_game_view_get_number (view));

  if (state->stage != ALEA_STAGE_PLAY || alea_state_get_moves_left (state) == 0 || roll < 0)
    return (AleaRoll) { 0 };

  return alea_game_get_event (game, (guint) roll)->roll;
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

  alea_style_set (self->meaning, "drama", has_swapped_seats (self->game_view));

  count_rolls (self->game_view, &n_rolls, &n_void);
  count = n_void > 0 ? g_strdup_printf (ngettext ("%u roll so far, %u without effect",
                                                  "%u rolls so far, %u without effect", n_rolls), n_rolls, n_void)
                     : g_strdup_printf (ngettext ("%u roll so far", "%u rolls so far", n_rolls), n_rolls);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  /* In a row it would go below the two answers to the mediator roll. */
  gtk_widget_set_visible (self->count, n_rolls > 0 && is_setup_roll (self->game_view) && !self->is_wordless
                                       && !(self->is_row && alea_placing_is_mediated (alea_game_get_state (self->game))));
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

/* --- all of it ------------------------------------------------------------ */

/* In a row there is no room for dice beside the faces that are typed, which are
 * the dice then. */
static gboolean
has_dice (AleaDiceTray *self,
          AleaRoll      roll)
{
  return roll.n > 0 && !((self->is_row || self->is_small) && alea_dice_tray_asks_typed_roll (self));
}

void
alea_dice_tray_update (AleaDiceTray *self)
{
  gboolean can_roll = alea_dice_tray_get_can_roll (self);
  AleaRoll roll = get_shown_roll (self->game_view);

  update_dice (self, roll);
  alea_dice_tray_update_offer (self, roll);
  gtk_widget_set_can_target (self->dice_button, can_roll || alea_dice_tray_lies_to_choose (self));
  gtk_widget_set_focusable (self->dice_button, can_roll);
  alea_control_name (self->dice_button, get_dice_label (self, roll));
  alea_style_set (GTK_WIDGET (self), "due", can_roll);

  update_words (self);
  update_promise (self, can_roll);
  describe (self);
  alea_dice_tray_update_faces (self);
  alea_dice_tray_update_decisions (self);
  show_parts (self, has_dice (self, roll));
}
