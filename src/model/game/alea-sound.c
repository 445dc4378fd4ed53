/* alea-sound.c: which sound an event makes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-sound.h"

#include "alea-runs.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *title;
} sounds[ALEA_N_SOUNDS] = {
  [ALEA_SOUND_ROLL] = { "roll", N_("Dice roll") },
  [ALEA_SOUND_MOVE] = { "move", N_("A piece moves") },
  [ALEA_SOUND_CAPTURE] = { "capture", N_("A piece is captured") },
  [ALEA_SOUND_CASTLE] = { "castle", N_("A king castles or relocates") },
  [ALEA_SOUND_TELEPORT] = { "teleport", N_("A piece teleports or comes back") },
  [ALEA_SOUND_DOUBLE] = { "double", N_("A double, or the same roll again") },
  [ALEA_SOUND_CHECK] = { "check", N_("A king is put in check") },
  [ALEA_SOUND_END] = { "end", N_("The game ends") },
};

const char *
alea_sound_get_id (AleaSound sound)
{
  return sounds[sound].id;
}

const char *
alea_sound_get_title (AleaSound sound)
{
  return sounds[sound].title;
}

int
alea_sound_find (const char *id)
{
  g_return_val_if_fail (id != NULL, ALEA_NO_SOUND);

  for (int i = 0; i < ALEA_N_SOUNDS; i++)
    if (g_str_equal (sounds[i].id, id))
      return i;

  return ALEA_NO_SOUND;
}

/* A run is thrown by the player who has the turn; rolls for colours do not
 * make one heard (RA3). */
static gboolean
makes_run (const AleaState *before,
           AleaRoll         roll)
{
  AleaRun run;

  if (before->rules->words.get_run == NULL || before->stage != ALEA_STAGE_PLAY || roll.n != 1)
    return FALSE;

  before->rules->words.get_run (&before->position.table,
                                alea_state_get_player (before, alea_position_get_turn (&before->position)), &run);
  return alea_run_after (run, roll.face[0]).length > 1;
}

static unsigned
list_of_roll (const AleaState *before,
              AleaRoll         roll)
{
  unsigned list = 1u << ALEA_SOUND_ROLL;

  if (alea_roll_is_double (roll) || makes_run (before, roll))
    list |= 1u << ALEA_SOUND_DOUBLE;

  return list;
}

/* The king that relocates, and the rook that castling goes to, take nobody;
 * nor does a Guardener that stands across two squares and moves onto one. */
static gboolean
is_capture (const AleaState *before,
            AleaMove         move)
{
  AleaPiece target = alea_state_get_piece (before, alea_move_to (move));

  switch (alea_move_type (move))
    {
    case ALEA_MOVE_EN_PASSANT:
      return TRUE;
    case ALEA_MOVE_PLAIN:
    case ALEA_MOVE_TELEPORT:
      return target != ALEA_NO_PIECE && alea_piece_colour (target) != alea_position_get_turn (&before->position);
    case ALEA_MOVE_DOUBLE_STEP:
    case ALEA_MOVE_CASTLE:
    case ALEA_MOVE_RELOCATION:
    case ALEA_MOVE_RESURRECTION:
    default:
      return FALSE;
    }
}

static unsigned
list_of_move (const AleaState *before,
              AleaMove         move,
              const AleaState *after)
{
  AleaMoveType type = alea_move_type (move);
  unsigned list = 1u << ALEA_SOUND_MOVE;

  if (is_capture (before, move))
    list |= 1u << ALEA_SOUND_CAPTURE;
  if (type == ALEA_MOVE_CASTLE || type == ALEA_MOVE_RELOCATION)
    list |= 1u << ALEA_SOUND_CASTLE;
  if (type == ALEA_MOVE_TELEPORT || type == ALEA_MOVE_RESURRECTION)
    list |= 1u << ALEA_SOUND_TELEPORT;
  if (alea_square_set_count (alea_position_get_checkers (&after->position)) > 0)
    list |= 1u << ALEA_SOUND_CHECK;

  return list;
}

unsigned
alea_sound_list (const AleaState *before,
                 const AleaEvent *event,
                 const AleaState *after)
{
  unsigned list = 0;

  g_return_val_if_fail (before != NULL && event != NULL && after != NULL, 0);

  if (event->type == ALEA_EVENT_ROLL)
    list = list_of_roll (before, event->roll);
  else if (event->decision.act == ALEA_ACT_PLACE)
    list = 1u << ALEA_SOUND_MOVE;
  else if (event->decision.act == ALEA_ACT_MOVE)
    list = list_of_move (before, event->decision.move, after);

  if (after->stage == ALEA_STAGE_OVER)
    list |= 1u << ALEA_SOUND_END;

  return list;
}

int
alea_sound_choose (unsigned list)
{
  return list != 0 ? g_bit_nth_msf (list, -1) : ALEA_NO_SOUND;
}
