/* alea-dice-choosing.c: what the dice leave to choose
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-box.h"
#include "alea-letters.h"
#include "alea-look.h"
#include "alea-mnemonics.h"
#include "alea-offer.h"
#include "alea-placing.h"
#include "alea-reserve.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* --- decisions ----------------------------------------------------------- */

static void
decision_clicked_cb (AleaDiceTray *self,
                     GtkWidget    *button)
{
  AleaDecision *decision = g_object_get_data (G_OBJECT (button), "decision");
  g_autoptr(GError) error = NULL;

  if (!alea_game_decide (self->game, decision, &error))
    alea_dice_tray_fail (self, error->message, alea_game_error_get_rule (error));
}

/* What a button says that takes the decision; the list of moves says it more
 * briefly. */
static char *
get_decision_label (const AleaState    *state,
                    const AleaDecision *decision)
{
  switch (decision->act)
    {
    case ALEA_ACT_ACCEPT:
      return g_strdup (_("_Accept"));
    case ALEA_ACT_REROLL:
      return g_strdup (_("R_oll Again"));
    case ALEA_ACT_PASS:
      return g_strdup (_("_Pass"));
    case ALEA_ACT_MOVE:
    case ALEA_ACT_PLACE:
    case ALEA_ACT_RESIGN:
    case ALEA_ACT_DRAW:
      break;
    }

  return alea_words_decision (state, decision);
}

static GtkWidget *
make_decision_button (AleaDiceTray       *self,
                      const AleaDecision *decision)
{
  const AleaState *state = alea_game_get_state (self->game);
  g_autofree char *label = get_decision_label (state, decision);
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  alea_mnemonics_name_once (button);
  if (decision->act == ALEA_ACT_ACCEPT)
    gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data_full (G_OBJECT (button), "decision", g_memdup2 (decision, sizeof *decision), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (decision_clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The marks are on the board when a roll says who may move. */
static gboolean
has_marks (AleaDiceTray *self)
{
  const AleaState *state = alea_game_view_get_state (self->game_view);

  return state->stage == ALEA_STAGE_PLAY && alea_state_frees_by_dice (state)
         && alea_look_get_marks_moves (alea_look_get_default ());
}

void
alea_dice_tray_update_decisions (AleaDiceTray *self)
{
  g_autofree AleaDecision *decisions = NULL;
  gboolean is_asked;
  gsize n = 0;

  alea_box_empty (self->decisions);

  is_asked = alea_game_view_get_is_live (self->game_view) && alea_game_view_get_asks_decision (self->game_view)
             && alea_dice_tray_is_asked (self);
  if (is_asked)
    {
      decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
      n = alea_state_list_decisions (alea_game_get_state (self->game), decisions);
    }

  for (gsize i = 0; i < n; i++)
    if (decisions[i].act != ALEA_ACT_MOVE && decisions[i].act != ALEA_ACT_PLACE)
      gtk_box_append (GTK_BOX (self->decisions), make_decision_button (self, &decisions[i]));

  gtk_widget_set_visible (self->decisions, gtk_widget_get_first_child (self->decisions) != NULL);
  gtk_widget_set_visible (self->key, self->explains && is_asked && has_marks (self));
  gtk_widget_set_visible (self->decision_row,
                          gtk_widget_get_visible (self->decisions) || gtk_widget_get_visible (self->key)
                          || gtk_widget_get_visible (self->count));
}

/* --- pieces to place -------------------------------------------------------- */

/* The only piece that a die offers; ALEA_NO_PIECE_TYPE for none, or for a choice. */
static AleaPieceType
get_type_of_die (AleaDiceTray *self,
                 int           die)
{
  unsigned offer = alea_state_get_offer (alea_game_view_get_state (self->game_view), die);

  return offer != 0 && (offer & (offer - 1)) == 0 ? (AleaPieceType) g_bit_nth_lsf (offer, -1) : ALEA_NO_PIECE_TYPE;
}

void
alea_dice_tray_update_offer (AleaDiceTray *self,
                             AleaRoll      roll)
{
  /* Nobody has pieces in hand before the mediator has spoken. */
  const gboolean is_placing = alea_dice_tray_is_asked (self)
                              && !alea_placing_is_mediated (alea_game_view_get_state (self->game_view));

  alea_dice_tray_update_captions (self, alea_game_view_get_state (self->game_view), roll);
  alea_reserve_update (ALEA_RESERVE (self->reserve), is_placing ? self->game_view : NULL);
}

gboolean
alea_dice_tray_lies_to_choose (AleaDiceTray *self)
{
  const AleaState *state = alea_game_view_get_state (self->game_view);

  return state->stage == ALEA_STAGE_SETUP && alea_state_get_table_roll (state).n > 0;
}

void
alea_dice_tray_choose_die (AleaDiceTray *self,
                           int           die)
{
  const AleaPieceType type = get_type_of_die (self, die);
  g_autofree char *prompt = NULL;
  const char *sentence, *rule;

  if (type != ALEA_NO_PIECE_TYPE)
    {
      alea_reserve_place (ALEA_RESERVE (self->reserve), self->game_view, type);
      return;
    }

  sentence = alea_game_view_get_obstacle (self->game_view, &rule);
  if (sentence == NULL)
    {
      sentence = prompt = self->session != NULL ? alea_session_make_prompt (self->session)
                                                : g_strdup (alea_game_view_get_prompt (self->game_view));
      rule = alea_game_view_get_rule (self->game_view);
    }
  alea_dice_tray_fail (self, sentence, rule);
}

gboolean
alea_dice_tray_key (AleaDiceTray *self,
                    guint         keyval)
{
  AleaPieceType type;

  g_return_val_if_fail (ALEA_IS_DICE_TRAY (self), FALSE);

  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    keyval -= GDK_KEY_KP_0 - GDK_KEY_0;
  if (alea_dice_tray_type_key (self, keyval))
    return TRUE;

  if (self->game == NULL || !gtk_widget_get_visible (self->reserve) || !alea_game_view_get_is_live (self->game_view)
      || !alea_game_view_get_asks_decision (self->game_view))
    return FALSE;

  if (keyval == GDK_KEY_1 || keyval == GDK_KEY_2)
    {
      alea_dice_tray_choose_die (self, (int) (keyval - GDK_KEY_1));
      return TRUE;
    }

  type = alea_letters_find (gdk_keyval_to_unicode (keyval));
  if (type == ALEA_NO_PIECE_TYPE || alea_state_count_in_hand (alea_game_get_state (self->game), type) == 0)
    return FALSE;

  alea_reserve_place (ALEA_RESERVE (self->reserve), self->game_view, type);
  return TRUE;
}
