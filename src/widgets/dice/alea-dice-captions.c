/* alea-dice-captions.c: what stands beside the dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-dice-view.h"
#include "alea-offer.h"
#include "alea-placing.h"
#include "alea-runs.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* What the moves that one number frees come to. */
typedef struct
{
  int      n_moves;
  int      n_castlings;
  unsigned types;        /* of the pieces that make them, one bit each */
} Freed;

/* By type. */
static const char *const names[ALEA_N_PIECE_TYPES] = {
  [ALEA_PAWN] = NC_("beside a die", "Pawn"),
  [ALEA_KNIGHT] = NC_("beside a die", "Knight"),
  [ALEA_BISHOP] = NC_("beside a die", "Bishop"),
  [ALEA_ROOK] = NC_("beside a die", "Rook"),
  [ALEA_QUEEN] = NC_("beside a die", "Queen"),
  [ALEA_KING] = NC_("beside a die", "King"),
  [ALEA_GUARDENER] = NC_("beside a die", "Guardener"),
};

/* What both dice say together, and what it brings. */
static void
caption_mediation (AleaDiceTray    *self,
                   const AleaState *state,
                   AleaRoll         roll)
{
  const AleaMediation mediation = alea_placing_get_mediation (state);

  if (mediation != ALEA_MEDIATION_NONE)
    alea_dice_view_set_caption (ALEA_DICE_VIEW (self->dice), roll.n - 1, ALEA_NO_PIECE,
                                alea_words_translate (alea_mediation_condition (mediation)),
                                alea_words_translate (alea_mediation_word (mediation)));
}

/* During set-up: the piece that the die offers. */
static void
caption_offer (AleaDiceTray    *self,
               const AleaState *state,
               int              die)
{
  const unsigned offer = alea_state_get_offer (state, die);
  AleaPieceType type;

  if (offer == 0)
    return;
  if ((offer & (offer - 1)) != 0)
    {
      alea_dice_view_set_caption (ALEA_DICE_VIEW (self->dice), die, ALEA_NO_PIECE, _("Your choice"), NULL);
      return;
    }

  type = (AleaPieceType) g_bit_nth_lsf (offer, -1);
  alea_dice_view_set_caption (ALEA_DICE_VIEW (self->dice), die, alea_piece (alea_state_get_offer_colour (state), type),
                              g_dpgettext2 (NULL, "beside a die", names[type]), NULL);
}

/* A double frees all moves. */
#define ANY_FACE 0

static Freed
find_freed (const AleaState    *state,
            const AleaDecision *decisions,
            gsize               n,
            int                 face)
{
  Freed freed = { 0 };

  for (gsize i = 0; i < n; i++)
    {
      const AleaMove move = decisions[i].move;

      if (decisions[i].act != ALEA_ACT_MOVE
          || (face != ANY_FACE && alea_state_get_freeing_face (state, move) != face))
        continue;

      if (alea_move_type (move) == ALEA_MOVE_CASTLE)
        {
          freed.n_castlings++;
          continue;
        }
      freed.n_moves++;
      freed.types |= 1u << alea_move_piece_type (move);
    }

  return freed;
}

static char *
count_freed (const Freed *freed)
{
  g_autofree char *moves = g_strdup_printf (ngettext ("%d move", "%d moves", (gulong) freed->n_moves), freed->n_moves);

  if (freed->n_moves == 0 && freed->n_castlings == 0)
    return g_strdup (_("No move"));
  if (freed->n_castlings == 0)
    return g_steal_pointer (&moves);
  if (freed->n_moves == 0)
    return g_strdup (_("Castling"));

  /* Translators: beside a die: "4 moves + castling" */
  return g_strdup_printf (_("%s + castling"), moves);
}

/* The piece that a number frees: the one that it moves, else the one that it is
 * for; on a double there are many. */
static AleaPieceType
get_figure (const Freed *freed,
            int          face)
{
  static const AleaPieceType usual[] = { ALEA_NO_PIECE_TYPE, ALEA_PAWN, ALEA_KNIGHT, ALEA_BISHOP, ALEA_ROOK };

  if (freed->types != 0 && (freed->types & (freed->types - 1)) == 0)
    return (AleaPieceType) g_bit_nth_lsf (freed->types, -1);

  return face < (int) G_N_ELEMENTS (usual) ? usual[face] : ALEA_NO_PIECE_TYPE;
}

static void
caption_freed (AleaDiceTray    *self,
               const AleaState *state,
               AleaRoll         roll)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  const gsize n = alea_state_list_decisions (state, decisions);
  const AleaColour turn = alea_position_get_turn (&state->position);
  const gboolean is_double = alea_roll_is_double (roll);

  for (int i = 0; i < roll.n; i++)
    {
      const Freed freed = find_freed (state, decisions, n, is_double ? ANY_FACE : roll.face[i]);
      const AleaPieceType type = is_double ? ALEA_QUEEN : get_figure (&freed, roll.face[i]);
      g_autofree char *count = count_freed (&freed);

      /* A double frees all pieces at once: one caption does. */
      if (is_double && i == 0)
        continue;
      alea_dice_view_set_caption (ALEA_DICE_VIEW (self->dice), i, alea_piece (turn, type),
                                  is_double ? _("Any piece")
                                  : roll.face[i] == 1 ? _("Captures")
                                  : g_dpgettext2 (NULL, "beside a die", names[type]), count);
    }
}

/* Of equal rolls of whoever moves; empty where the game has none. */
static AleaRun
get_run (const AleaState *state)
{
  AleaRun run = { 0 };

  if (state->rules->words.get_run != NULL)
    state->rules->words.get_run (&state->position.table,
                                 alea_state_get_player (state, alea_position_get_turn (&state->position)), &run);
  return run;
}

/* Why there are so many moves: for what fell, and how often it has fallen. */
static char *
describe_run (AleaRun run)
{
  switch (run.length)
    {
    case 0:
      return NULL;
    case 1:
      /* Translators: below "2 moves", beside a die that shows a 6: "for a 6" */
      return g_strdup_printf (_("for a %d"), run.value);
    case 2:
      /* Translators: the same of a die that has shown a 6 again: "for a 6 twice in a row" */
      return g_strdup_printf (_("for a %d twice in a row"), run.value);
    case 3:
      return g_strdup_printf (_("for a %d three times in a row"), run.value);
    default:
      return g_strdup_printf (ngettext ("for a %d, %d time in a row", "for a %d, %d times in a row", run.length),
                              run.value, run.length);
    }
}

/* Where the die counts moves: how many it gave, and then how many are left of them. */
static void
caption_series (AleaDiceTray    *self,
                const AleaState *state)
{
  const unsigned left = alea_state_get_moves_left (state);
  const AleaRun run = get_run (state);
  const gboolean is_begun = (int) left < alea_run_moves (run);
  g_autofree char *name = NULL, *reason = NULL;

  if (left == 0)
    return;

  reason = is_begun ? NULL : describe_run (run);
  name = is_begun ? g_strdup_printf (ngettext ("%u move left", "%u moves left", left), left)
                  : g_strdup_printf (ngettext ("%d move", "%d moves", left), (int) left);
  alea_dice_view_set_caption (ALEA_DICE_VIEW (self->dice), 0, ALEA_NO_PIECE, name, reason);
}

gboolean
alea_dice_tray_has_captions (const AleaState *state)
{
  return state->stage == ALEA_STAGE_SETUP || alea_state_frees_by_dice (state) || alea_state_get_moves_left (state) > 0;
}

void
alea_dice_tray_update_captions (AleaDiceTray    *self,
                                const AleaState *state,
                                AleaRoll         roll)
{
  for (int i = 0; i < ALEA_MAX_DICE; i++)
    alea_dice_view_set_caption (ALEA_DICE_VIEW (self->dice), i, ALEA_NO_PIECE, NULL, NULL);

  if (alea_placing_is_mediated (state))
    caption_mediation (self, state, roll);
  else if (state->stage == ALEA_STAGE_SETUP)
    /* Where both offer the same, one caption does. */
    for (int i = roll.n == 2 && alea_state_get_offer (state, 0) == alea_state_get_offer (state, 1); i < roll.n; i++)
      caption_offer (self, state, i);
  else if (state->stage == ALEA_STAGE_PLAY && alea_state_frees_by_dice (state)
           && alea_state_get_table_roll (state).n > 0)
    caption_freed (self, state, roll);
  else if (state->stage == ALEA_STAGE_PLAY && roll.n == 1)
    caption_series (self, state);
}
