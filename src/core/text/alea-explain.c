/* alea-explain.c: why not
 *
 * Looks for the first reason that a person would give, from the piece itself to
 * the safety of the king.  Never on the way of a legal move, so it may be slow.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"

#include "alea-explain-way.h"
#include "alea-offer.h"
#include "alea-position-attacks.h"

#include <stdlib.h>

static bool
has_move (const AleaPosition *position,
          AleaSquare          from,
          AleaSquare          to)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (alea_move_from (moves[i]) == from && (to == ALEA_NO_SQUARE || alea_move_to (moves[i]) == to))
      return true;

  return false;
}

/* --- the king ------------------------------------------------------------ */

static void
explain_king_step (const AleaPosition *position,
                   AleaSquare          to,
                   AleaText           *text)
{
  AleaColour other = alea_colour_other (alea_position_get_turn (position));
  AleaSquareSet attackers = alea_position_get_attackers (position, to, other);

  if (attackers == 0)
    {
      alea_say_square (text, position, "B9", N_("The king would still be attacked on {square}."), to);
      return;
    }

  alea_say_square (text, position, "B9", N_("The king may not go to {square}: the piece on {attacker} attacks it."),
                   to);
  alea_text_add_square (text, "attacker", position->rules->geometry, alea_square_set_first (attackers));
}

static void
explain_danger (const AleaPosition *position,
                AleaSquare          from,
                AleaText           *text)
{
  AleaSquareSet checkers = alea_position_get_checkers (position);

  if (alea_square_set_count (checkers) > 1)
    alea_text_set (text, "B13", N_("Two pieces are giving check at once: only the king can move."));
  else if (checkers != 0)
    {
      alea_text_set (text, "B13", N_("This does not stop the check from {attacker}."));
      alea_text_add_square (text, "attacker", position->rules->geometry, alea_square_set_first (checkers));
    }
  else
    alea_say_square (text, position, "B13", N_("The piece on {square} is shielding its king and must stay on the line "
                     "of attack."), from);
}

/* --- castling ------------------------------------------------------------ */

static AleaSquare
min_square (AleaSquare a,
            AleaSquare b)
{
  return a < b ? a : b;
}

static AleaSquare
max_square (AleaSquare a,
            AleaSquare b)
{
  return a > b ? a : b;
}

/* Says so when a piece other than king and rook stands between two squares. */
static bool
explain_castling_path (const AleaPosition *position,
                       AleaSquare          king,
                       AleaSquare          rook,
                       AleaSquare          from,
                       AleaSquare          to,
                       AleaText           *text)
{
  for (AleaSquare square = min_square (from, to); square <= max_square (from, to); square++)
    if (square != king && square != rook && alea_position_get_piece (position, square) != ALEA_NO_PIECE)
      {
        alea_say_square (text, position, alea_rule_number (position->rules->numbers.vacant, "B11"),
                         N_("Castling requires {square} to be empty."), square);
        return true;
      }

  return false;
}

/* Of castling with a king that is attacked before or after. */
static const char *
check_rule (const AleaPosition *position)
{
  return alea_rule_number (position->rules->numbers.in_check, "B12");
}

static bool
explain_castling_attack (const AleaPosition *position,
                         AleaSquare          king,
                         AleaSquare          king_to,
                         AleaText           *text)
{
  AleaColour other = alea_colour_other (alea_position_get_turn (position));

  for (AleaSquare square = min_square (king, king_to); square <= max_square (king, king_to); square++)
    {
      AleaSquareSet attackers = alea_position_get_attackers (position, square, other);

      if (attackers == 0)
        continue;

      if (square == king)
        alea_text_set (text, check_rule (position), position->rules->king_is_captured
                       ? N_("The king may not castle while the piece on {attacker} is attacking it.")
                       : N_("A king in check may not castle: the piece on {attacker} is attacking it."));
      else
        alea_say_square (text, position,
                         square == king_to ? check_rule (position)
                                           : alea_rule_number (position->rules->numbers.way, "B12"),
                         N_("The king’s path includes {square}, which the piece on {attacker} attacks."), square);
      alea_text_add_square (text, "attacker", position->rules->geometry, alea_square_set_first (attackers));
      return true;
    }

  return false;
}

/* Says so when the game has a reason that chess does not know. */
static bool
explain_by_game (const AleaState *self,
                 AleaSquare       from,
                 AleaSquare       to,
                 AleaText        *text)
{
  if (self->rules->words.explain != NULL)
    self->rules->words.explain (self, from, to, text);

  return text->singular != NULL;
}

/* Says so when nobody can move at all. */
static bool
explain_waiting (const AleaState *self,
                 AleaText        *text)
{
  AleaQuestion question;

  alea_state_ask (self, &question);
  if (self->stage == ALEA_STAGE_OVER)
    alea_text_set (text, alea_state_get_rule (self), N_("The game is over."));
  else if (self->stage == ALEA_STAGE_PLAY && question.ask == ALEA_ASK_ROLL)
    alea_text_set (text, alea_state_get_roll_rule (self), N_("A roll is needed before the next move."));

  return text->singular != NULL || self->stage != ALEA_STAGE_PLAY;
}

void
alea_state_explain_castling (const AleaState *self,
                             AleaWing         wing,
                             AleaText        *text)
{
  const AleaPosition *position = &self->position;
  AleaColour us;
  AleaSquare king, rook, king_to, rook_to;
  AleaSetup setup;

  alea_text_set (text, NULL, NULL);
  if (explain_waiting (self, text))
    return;

  if (!alea_rules_castles (self->rules))
    {
      alea_text_set (text, self->rules->numbers.castling, N_("There is no castling in this game."));
      return;
    }

  us = alea_position_get_turn (position);
  alea_position_get_setup (position, &setup);
  king = alea_setup_find (&setup, alea_piece (us, ALEA_KING));
  rook = setup.castle_rook[us][wing];
  king_to = alea_setup_home (&setup, us, wing == ALEA_WING_A ? 'c' : 'g');
  rook_to = alea_setup_home (&setup, us, wing == ALEA_WING_A ? 'd' : 'f');

  if (rook == ALEA_NO_SQUARE)
    alea_text_set (text, alea_rule_number (self->rules->numbers.unmoved, "B10"),
                   N_("The king or the rook on this side has moved, so castling is no longer possible."));
  else if (!has_move (position, king, rook)
           && !explain_by_game (self, king, rook, text)
           && !explain_castling_path (position, king, rook, king, king_to, text)
           && !explain_castling_path (position, king, rook, rook, rook_to, text)
           && !explain_castling_attack (position, king, king_to, text))
    alea_text_set (text, check_rule (position), N_("The rook is shielding the king, which would be in check after "
                                                   "castling."));
}

/* --- relocation ---------------------------------------------------------- */

/* Says so when an empty square on the king's way is attacked (J24); pieces on
 * the way, and what attacks them, are of no account (JA14). */
static bool
explain_relocation_attack (const AleaPosition *position,
                           AleaSquare          king,
                           AleaSquare          to,
                           AleaText           *text)
{
  AleaColour other = alea_colour_other (alea_position_get_turn (position));
  int step = to < king ? -1 : 1;

  for (int i = king + step; i != to + step; i += step)
    {
      AleaSquare square = (AleaSquare) i;
      AleaSquareSet attackers = alea_position_get_attackers (position, square, other);

      if (attackers == 0 || alea_position_get_piece (position, square) != ALEA_NO_PIECE)
        continue;

      alea_say_square (text, position, "J24",
                       N_("The king’s path includes {square}, which the piece on {attacker} attacks."), square);
      alea_text_add_square (text, "attacker", position->rules->geometry, alea_square_set_first (attackers));
      return true;
    }

  return false;
}

/* A king that is sent two squares or more along its home rank, where it may
 * not go. */
static void
explain_relocation (const AleaPosition *position,
                    AleaSquare          king,
                    AleaSquare          to,
                    AleaText           *text)
{
  const AleaGeometry *geometry = position->rules->geometry;
  AleaSquareSet checkers = alea_position_get_checkers (position);
  AleaSetup setup;

  alea_position_get_setup (position, &setup);

  if (!setup.may_relocate[alea_position_get_turn (position)])
    alea_text_set (text, "J22", N_("The king has moved, so it can no longer relocate."));
  else if (checkers != 0)
    {
      alea_text_set (text, "J24", N_("A king in check may not relocate: the piece on {attacker} is attacking it."));
      alea_text_add_square (text, "attacker", geometry, alea_square_set_first (checkers));
    }
  else if (alea_position_get_piece (position, to) != ALEA_NO_PIECE)
    alea_say_square (text, position, "J22",
                     N_("The king may relocate only to an empty square, and {square} is occupied."), to);
  else if (alea_geometry_is_light (geometry, king) != alea_geometry_is_light (geometry, to))
    alea_say_square (text, position, "J22",
                     N_("The king may relocate only to a square of the same colour, and {square} is of the other colour."),
                     to);
  else
    explain_relocation_attack (position, king, to, text);
}

/* --- why not ------------------------------------------------------------- */

static bool
means_relocation (const AleaPosition *position,
                  AleaSquare          king,
                  AleaSquare          to)
{
  const AleaGeometry *geometry = position->rules->geometry;
  int own_rank = alea_position_get_turn (position) == ALEA_WHITE ? 0 : geometry->ranks - 1;

  return position->rules->king_right == ALEA_KING_RELOCATES
         && alea_geometry_rank (geometry, king) == own_rank && alea_geometry_rank (geometry, to) == own_rank
         && abs (alea_geometry_file (geometry, to) - alea_geometry_file (geometry, king)) >= 2;
}

/* Where the king ends that castles on @wing. */
static AleaSquare
castling_square (const AleaPosition *position,
                 AleaWing            wing)
{
  AleaSetup setup;

  alea_setup_init (&setup, position->rules->geometry);
  return alea_setup_home (&setup, alea_position_get_turn (position), wing == ALEA_WING_A ? 'c' : 'g');
}

/* A king that is sent two squares or more along its home rank, or onto its
 * own rook there, means to castle. */
static bool
means_castling (const AleaPosition *position,
                AleaSquare          king,
                AleaSquare          to,
                AleaWing           *wing)
{
  const AleaGeometry *geometry = position->rules->geometry;
  AleaColour us = alea_position_get_turn (position);
  int distance = alea_geometry_file (geometry, to) - alea_geometry_file (geometry, king);
  int rank = alea_geometry_rank (geometry, king);

  *wing = distance < 0 ? ALEA_WING_A : ALEA_WING_H;
  if (alea_geometry_rank (geometry, to) != rank
      || alea_geometry_rank (geometry, castling_square (position, *wing)) != rank)
    return false;

  return abs (distance) >= 2 || alea_position_get_piece (position, to) == alea_piece (us, ALEA_ROOK);
}

static void
explain_safety (const AleaPosition *position,
                AleaSquare          from,
                AleaSquare          to,
                AleaText           *text)
{
  if (alea_piece_type (alea_position_get_piece (position, to)) == ALEA_KING
      && !alea_position_may_capture_king (position))
    alea_text_set (text, "RA9", N_("Under the rules of this game, the king can never be captured."));
  else if (alea_piece_type (alea_position_get_piece (position, from)) == ALEA_KING)
    explain_king_step (position, to, text);
  else
    explain_danger (position, from, text);
}

static void
explain_move (const AleaState *self,
              AleaSquare       from,
              AleaSquare       to,
              AleaText        *text)
{
  const AleaPosition *position = &self->position;
  const bool is_king = alea_piece_type (alea_position_get_piece (position, from)) == ALEA_KING;
  AleaWing wing;

  if (is_king && means_relocation (position, from, to))
    {
      explain_relocation (position, from, to, text);
      return;
    }

  if (is_king && position->rules->king_right != ALEA_KING_RELOCATES && means_castling (position, from, to, &wing))
    {
      alea_state_explain_castling (self, wing, text);
      if (text->singular != NULL || to == castling_square (position, wing))
        return;
    }

  if (!alea_explain_way (position, from, to, text))
    explain_safety (position, from, to, text);
}

/* A piece without any move: it is of no help in check, pinned, or shut in. */
static void
explain_piece (const AleaState *self,
               AleaSquare       from,
               AleaText        *text)
{
  const AleaPosition *position = &self->position;
  const AleaGeometry *geometry = self->rules->geometry;

  if (alea_position_get_checkers (position) != 0)
    {
      explain_danger (position, from, text);
      return;
    }

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      AleaSquare to = (AleaSquare) i;
      AleaText reason = { 0 };

      if (to != from && alea_geometry_has_square (geometry, to) && !alea_explain_way (position, from, to, &reason))
        {
          explain_safety (position, from, to, text);
          return;
        }
    }

  alea_say_square (text, position, alea_explain_is_pawn_on_terrace (position, from) ? "GA14" : "B3",
                   N_("The piece on {square} has nowhere to go."), from);
}

void
alea_state_explain (const AleaState *self,
                    AleaSquare       from,
                    AleaSquare       to,
                    AleaText        *text)
{
  const AleaPosition *position = &self->position;
  AleaPiece piece;

  if (self->stage == ALEA_STAGE_SETUP)
    {
      alea_state_explain_fill (self, to != ALEA_NO_SQUARE ? to : from, text);
      return;
    }

  alea_text_set (text, NULL, NULL);
  if (explain_waiting (self, text))
    return;

  piece = alea_position_get_piece (position, from);
  if (piece == ALEA_NO_PIECE)
    alea_state_explain_empty (self, from, text);
  else if (alea_piece_colour (piece) != alea_position_get_turn (position))
    {
      alea_text_set (text, alea_rule_number (self->rules->numbers.turn, "B2"), N_("It is {player}’s turn."));
      alea_text_add_colour (text, "player", alea_position_get_turn (position));
    }
  else if (has_move (position, from, to) || explain_by_game (self, from, to, text))
    return;
  else if (to == ALEA_NO_SQUARE)
    explain_piece (self, from, text);
  else
    explain_move (self, from, to, text);
}

/* Whether @text says no more than how a piece of @type moves. */
static bool
is_about_shape (const AleaText *text,
                AleaPieceType   type)
{
  return text->singular == alea_explain_shape (type);
}

void
alea_state_explain_type (const AleaState *self,
                         AleaPieceType    type,
                         int              file,
                         AleaSquare       to,
                         AleaText        *text)
{
  const AleaGeometry *geometry = self->rules->geometry;
  AleaPiece piece;

  alea_text_set (text, NULL, NULL);
  if (self->stage != ALEA_STAGE_PLAY)
    return;

  piece = alea_piece (alea_position_get_turn (&self->position), type);
  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      AleaSquare from = (AleaSquare) i;
      AleaText reason;

      if (!alea_geometry_has_square (geometry, from) || alea_position_get_piece (&self->position, from) != piece
          || (file >= 0 && alea_geometry_file (geometry, from) != file))
        continue;

      alea_state_explain (self, from, to, &reason);
      if (reason.singular == NULL)
        {
          alea_text_set (text, NULL, NULL);
          return;
        }
      if (text->singular == NULL || is_about_shape (text, type))
        *text = reason;
    }
}
