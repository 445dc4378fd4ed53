/* alea-commentary.c: the game in sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"

#include <string.h>

/* --- what happened ------------------------------------------------------- */

static void
describe_castling (const AleaState *before,
                   AleaMove         move,
                   AleaText        *text)
{
  const AleaPosition *position = &before->position;
  const AleaGeometry *geometry = before->rules->geometry;
  AleaSquare king_to, rook_to;

  alea_position_castle_to (position, move, &king_to, &rook_to);
  alea_text_set (text, alea_rule_number (before->rules->numbers.castling, "B10"),
                 alea_move_to (move) < alea_move_from (move)
                 ? N_("{player} castles on the a-side: king {king}, rook {rook}.")
                 : N_("{player} castles on the h-side: king {king}, rook {rook}."));
  alea_text_add_colour (text, "player", alea_position_get_turn (position));
  alea_text_add_square (text, "king", geometry, king_to);
  alea_text_add_square (text, "rook", geometry, rook_to);
}

static const char *
move_sentence (AleaMove  move,
               AleaPiece taken)
{
  if (alea_move_type (move) == ALEA_MOVE_RELOCATION)
    return N_("{player}: the king relocates from {from} to {to}.");
  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    return N_("{player}: pawn from {from} takes en passant on {to}.");
  if (alea_move_promotion (move) != ALEA_NO_PIECE_TYPE)
    return taken != ALEA_NO_PIECE ? N_("{player}: pawn from {from} takes {taken} on {to} and promotes to "
                                       "{promotion}.")
                                : N_("{player}: pawn from {from} promotes to {promotion} on {to}.");

  return taken != ALEA_NO_PIECE ? N_("{player}: {piece} from {from} takes {taken} on {to}.")
                              : N_("{player}: {piece} from {from} to {to}.");
}

static void
describe_move (const AleaState *before,
               AleaMove         move,
               AleaText        *text)
{
  const AleaPosition *position = &before->position;
  const AleaGeometry *geometry = before->rules->geometry;
  AleaPiece taken = alea_position_get_piece (position, alea_move_to (move));

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    {
      describe_castling (before, move, text);
      return;
    }

  alea_text_set (text, alea_move_type (move) == ALEA_MOVE_RELOCATION ? "J22" : NULL, move_sentence (move, taken));
  alea_text_add_colour (text, "player", alea_position_get_turn (position));
  alea_text_add_word (text, "piece", alea_piece_type_word (alea_move_piece_type (move)));
  alea_text_add_square (text, "from", geometry, alea_move_from (move));
  alea_text_add_square (text, "to", geometry, alea_move_to (move));
  alea_text_add_word (text, "taken", alea_piece_type_word (alea_piece_type (taken)));
  alea_text_add_word (text, "promotion", alea_piece_type_word (alea_move_promotion (move)));
}

/* Where nothing has happened but that the game is over, how it ended is all
 * there is to say. */
static void
describe_decision (const AleaState    *before,
                   const AleaDecision *decision,
                   const AleaState    *after,
                   AleaText           *text)
{
  switch (decision->act)
    {
    case ALEA_ACT_MOVE:
      describe_move (before, decision->move, text);
      break;
    case ALEA_ACT_RESIGN:
    case ALEA_ACT_DRAW:
      alea_state_guide (after, text);
      break;
    case ALEA_ACT_PLACE:
    case ALEA_ACT_ACCEPT:
    case ALEA_ACT_REROLL:
    case ALEA_ACT_PASS:
      break;
    }
}

void
alea_state_describe (const AleaState *before,
                     const AleaEvent *event,
                     const AleaState *after,
                     AleaText        *text)
{
  alea_text_set (text, NULL, NULL);

  if (before->rules->words.describe != NULL)
    before->rules->words.describe (before, event, after, text);

  if (text->singular == NULL && event->type == ALEA_EVENT_DECISION)
    describe_decision (before, &event->decision, after, text);
}

bool
alea_state_get_forced (const AleaState *before,
                       const AleaEvent *event,
                       const AleaState *after,
                       unsigned         n,
                       AleaDecision    *decision,
                       AleaText        *text)
{
  return before->rules->words.get_forced != NULL
         && before->rules->words.get_forced (before, event, after, n, decision, text);
}

/* --- what to do ---------------------------------------------------------- */

static const char *
ending_rule (const AleaRuleNumbers *numbers,
             AleaEnding             ending)
{
  switch (ending)
    {
    case ALEA_ENDING_CHECKMATE:
      return "B14";
    case ALEA_ENDING_KING_CAPTURED:
      return numbers->king_captured;
    case ALEA_ENDING_STALEMATE:
      return alea_rule_number (numbers->stalemate, "B15");
    case ALEA_ENDING_RESIGNATION:
      return "B16";
    case ALEA_ENDING_AGREEMENT:
      return alea_rule_number (numbers->agreement, "B16");
    case ALEA_ENDING_THREEFOLD:
    case ALEA_ENDING_FIVEFOLD:
      return alea_rule_number (numbers->repetition, "B17");
    case ALEA_ENDING_FIFTY_MOVES:
    case ALEA_ENDING_SEVENTY_FIVE_MOVES:
      return alea_rule_number (numbers->fifty_moves, "B17");
    case ALEA_ENDING_DEAD_POSITION:
      return alea_rule_number (numbers->dead_position, "B18");
    case ALEA_ENDING_SIX_SIXES:
      return "R6";
    case ALEA_ENDING_NONE:
      break;
    }

  return NULL;
}

/* What the game says of an end in its own words; NULL: nothing. */
static const char *
own_sentence (const AleaRules *rules,
              AleaEnding       ending)
{
  if (ending == ALEA_ENDING_STALEMATE)
    return rules->words.stalemate;
  if (ending == ALEA_ENDING_FIFTY_MOVES)
    return rules->words.fifty_moves;

  return ending == ALEA_ENDING_SEVENTY_FIVE_MOVES ? rules->words.seventy_five_moves : NULL;
}

void
alea_ending_describe (const AleaRules *rules,
                      AleaResult       result,
                      AleaEnding       ending,
                      AleaText        *text)
{
  static const char *const sentences[] = {
    [ALEA_ENDING_NONE] = NULL,
    [ALEA_ENDING_CHECKMATE] = N_("Checkmate: {player} wins."),
    [ALEA_ENDING_KING_CAPTURED] = N_("The king is captured: {player} wins."),
    [ALEA_ENDING_STALEMATE] = N_("Draw by stalemate: the side to move has no legal move and is not in check."),
    [ALEA_ENDING_RESIGNATION] = N_("{loser} has resigned: {player} wins."),
    [ALEA_ENDING_AGREEMENT] = N_("Draw by agreement."),
    [ALEA_ENDING_THREEFOLD] = N_("Draw: the same position has occurred three times."),
    [ALEA_ENDING_FIVEFOLD] = N_("Draw: the same position has occurred five times."),
    [ALEA_ENDING_FIFTY_MOVES] = N_("Draw: fifty moves by each side without a capture or a pawn move."),
    [ALEA_ENDING_SEVENTY_FIVE_MOVES] = N_("Draw: seventy-five moves by each side without a capture or a pawn move."),
    [ALEA_ENDING_DEAD_POSITION] = N_("Draw: with the pieces left, checkmate is impossible."),
    [ALEA_ENDING_SIX_SIXES] = N_("666 twice! {player} wins."),
  };
  const char *own = own_sentence (rules, ending);
  AleaColour winner = result == ALEA_RESULT_BLACK ? ALEA_BLACK : ALEA_WHITE;

  alea_text_set (text, ending_rule (&rules->numbers, ending), own != NULL ? own : sentences[ending]);
  alea_text_add_colour (text, "player", winner);
  alea_text_add_colour (text, "loser", alea_colour_other (winner));
}

static void
guide_move (const AleaState *self,
            AleaText        *text)
{
  const AleaPosition *position = &self->position;
  AleaEnding claim = alea_state_get_claim (self);

  if (alea_position_get_checkers (position) != 0)
    alea_text_set (text, "B13", N_("{player} is in check: move the king, take the attacking piece or block the "
                                   "check."));
  else if (claim == ALEA_ENDING_THREEFOLD)
    alea_text_set (text, ending_rule (&self->rules->numbers, claim),
                   N_("{player} to move. This position has occurred three times: a draw may be claimed."));
  else if (claim == ALEA_ENDING_FIFTY_MOVES)
    alea_text_set (text, ending_rule (&self->rules->numbers, claim),
                   N_("{player} to move. There have been fifty moves without a capture or a pawn move: a draw may "
                      "be claimed."));
  else
    alea_text_set (text, NULL, N_("{player} to move."));

  alea_text_add_colour (text, "player", alea_position_get_turn (position));
}

/* Whether a piece may be sent to @square now, wherever he stands (G16). */
static bool
is_open_to_teleports (const AleaState *self,
                      AleaSquare       square)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = self->stage == ALEA_STAGE_PLAY ? alea_position_list_moves (&self->position, moves) : 0;

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_TELEPORT && alea_move_to (moves[i]) == square)
      return true;

  return false;
}

void
alea_state_explain_empty (const AleaState *self,
                          AleaSquare       square,
                          AleaText        *text)
{
  if (is_open_to_teleports (self, square))
    {
      alea_text_set (text, "G16", N_("First choose the piece to teleport."));
      return;
    }

  alea_text_set (text, "B2", N_("There is no piece on {square}."));
  alea_text_add_square (text, "square", self->rules->geometry, square);
}

void
alea_state_guide (const AleaState *self,
                  AleaText        *text)
{
  alea_text_set (text, NULL, NULL);

  if (self->stage == ALEA_STAGE_OVER)
    {
      alea_ending_describe (self->rules, self->result, self->ending, text);
      return;
    }

  if (self->rules->words.guide != NULL)
    self->rules->words.guide (self, text);
  if (text->singular == NULL && self->stage == ALEA_STAGE_PLAY)
    guide_move (self, text);
}

const char *
alea_state_get_rule (const AleaState *self)
{
  AleaText text;

  alea_state_guide (self, &text);
  return text.rule;
}

const char *
alea_state_get_roll_rule (const AleaState *self)
{
  return self->stage == ALEA_STAGE_PLAY ? self->rules->numbers.turn : alea_state_get_rule (self);
}

bool
alea_state_describes_question (const AleaState *before,
                               const AleaEvent *event,
                               const AleaState *after)
{
  const char *rule = alea_state_get_rule (after);
  AleaText text;

  alea_state_describe (before, event, after, &text);
  return text.rule != NULL && rule != NULL && strcmp (text.rule, rule) == 0;
}
