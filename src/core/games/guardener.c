/* guardener.c: Guardener Chess, two dice every turn
 *
 * Rules: G1 to G25 and the readings GA1 to GA30; the game and its sentences'
 * source are Simon Edward Jepps's.  Each turn is a roll and a decision; on a
 * double the decision may be to roll again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

/* G1: two files and two ranks of four squares each; GA1: the terraces. */
static const AleaGeometry geometry = {
  .files = 10,
  .ranks = 10,
  .file_letters = "wabcdefghz",
  .first_rank = 0,
  .plan = "***4444***"
          "*........*"
          "*........*"
          "2........3"
          "2........3"
          "2........3"
          "2........3"
          "*........*"
          "*........*"
          "***1111***",
};

/* G3, G23, GA24: no draw comes by itself but stalemate, and a double may
 * still be thrown again.  Turns that are lost have been passed on already. */
static void
look_for_end (AleaPosition *position)
{
  if (alea_position_get_king (position, ALEA_WHITE) == ALEA_NO_SQUARE)
    alea_position_finish (position, ALEA_RESULT_BLACK, ALEA_ENDING_KING_CAPTURED);
  else if (alea_position_get_king (position, ALEA_BLACK) == ALEA_NO_SQUARE)
    alea_position_finish (position, ALEA_RESULT_WHITE, ALEA_ENDING_KING_CAPTURED);
  else if (position->table.roll.n > 0
           && !alea_roll_is_double (position->table.roll)
           && !alea_guardener_has_pass (position)
           && alea_position_count_moves (position) == 0)
    alea_position_finish (position, ALEA_RESULT_DRAW, ALEA_ENDING_STALEMATE);
}

/* GA24: only a double is left, and it need not be thrown again. */
static bool
may_call_stalemate (const AleaPosition *position)
{
  return alea_roll_is_double (position->table.roll)
         && !alea_guardener_has_pass (position)
         && alea_position_count_moves (position) == 0;
}

/* G10: without a 1 and without a double. */
static unsigned
get_peaceful_types (const AleaPosition *position)
{
  return alea_guardener_needs_met (position) >> ALEA_NEED_ONE & 1
         ? 0 : 1u << ALEA_PAWN | 1u << ALEA_KING | 1u << ALEA_GUARDENER;
}

/* G12, G15: a double, or one that was kept, frees what has not its own number. */
static int
get_freeing_face (const AleaPosition *position,
                  AleaMove            move)
{
  const AleaRoll roll = position->table.roll;
  const AleaNeed need = (AleaNeed) alea_guardener_need_of (position, move);

  switch (need)
    {
    case ALEA_NEED_NOTHING:
      return 0;
    case ALEA_NEED_ONE:
    case ALEA_NEED_TWO:
    case ALEA_NEED_THREE:
    case ALEA_NEED_FOUR:
      return roll.face[0] == (int) need || roll.face[1] == (int) need ? (int) need : roll.face[0];
    case ALEA_NEED_CASTLING:
      return 4;
    case ALEA_NEED_DOUBLE:
    case ALEA_NEED_TERRACE:
    case ALEA_NEED_LAST_TERRACE:
    case ALEA_N_NEEDS:
      break;
    }

  return roll.face[0];
}

/* A turn that is lost follows from the roll by itself. */
static void
use_roll (AleaPosition *position)
{
  if (alea_guardener_loses_turn (position))
    alea_position_play_pass (position);
  else
    look_for_end (position);
}

static void
roll (AleaPosition *position,
      AleaRoll      dice)
{
  alea_guardener_lay_roll (position, dice);
  use_roll (position);
}

/* G21, GA21, GA23. */
static bool
may_pass (const AleaPosition *position)
{
  return alea_guardener_has_pass (position)
         && (!alea_guardener_has (position, ALEA_GUARDENER_PASS_WHEN_STUCK) || alea_guardener_is_stuck (position));
}

/* GA24. */
static bool
loses_idle_turn (const AleaPosition *position)
{
  return !alea_guardener_has (position, ALEA_GUARDENER_STALEMATE_BY_THIS_ROLL);
}

static size_t
list_decisions (const AleaPosition *position,
                AleaDecision       *decisions)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);

  if (alea_roll_is_double (position->table.roll))
    decisions[n++] = alea_decision_act (ALEA_ACT_REROLL);
  if (may_pass (position))
    decisions[n++] = alea_decision_act (ALEA_ACT_PASS);

  return n;
}

static void
decide (AleaPosition       *position,
        const AleaDecision *decision)
{
  if (decision->act == ALEA_ACT_MOVE)
    alea_position_play_move (position, decision->move);
  else if (decision->act == ALEA_ACT_REROLL)
    alea_guardener_lift_double (position);
  else
    {
      guardener_edit_table (&position->table)->passed[alea_position_get_turn (position)] = 1;
      alea_position_play_pass (position);
    }
}

#define FEW_PIECES "***4***/*6k1*/*5ppp*/10/2r7/10/10/*PPP5*/*1N1QK3*/***4*** w - - 0 12 lost=G"

static const AleaMoment moments[] = {
  { N_("At the beginning"), NULL, NULL },
  { N_("In the middle of a game"),
    "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p4/3N2N3/*PPQG1PPP*/*R3KB1R*/***4*** w KQ - 2 10", NULL },
  { N_("With few pieces left"), FEW_PIECES, NULL },
  { N_("A double rolled again"), FEW_PIECES, "4-4 reroll" },
  { NULL, NULL, NULL },
};

const AleaRules alea_rules_guardener = {
  .id = "guardener",
  .title = N_("Guardener Chess"),
  .summary = N_("Two four-sided dice decide which pieces may move; you win by capturing the king."),
  .pgn_variant = "Guardener Chess",
  .dice = "2d4 every turn",
  .geometry = &geometry,
  .start_fen = "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1",
  .king_right = ALEA_KING_CASTLES,
  .more_pieces = 1u << ALEA_GUARDENER,
  .pawns_reach_edges = true,
  .king_is_captured = true,
  .turn_dice = { .n = 2, .sides = 4 },
  .moments = moments,
  .numbers = {
    .dice = "G9",
    .turn = "G9",
    .castling = "G18",
    .unmoved = "G18",
    .vacant = "G18",
    .in_check = "GA8",
    .way = "GA8",
    .king_captured = "G3",
    .stalemate = "G23",
    .agreement = "GA28",
    .repetition = "GA28",
    .fifty_moves = "GA28",
  },
  .options = {
    [ALEA_GUARDENER_TERRACE_1_ON_TOP] = {
      .key = "terraces",
      .title = N_("The terrace numbers"),
      .choices = { "1-bottom", "1-top" },
      .labels = { N_("Terrace 1 behind White, 4 behind Black"), N_("Terrace 4 behind White, 1 behind Black") },
      .rule = "GA1",
    },
    [ALEA_GUARDENER_REROLL_KEEPS] = {
      .key = "reroll",
      .title = N_("Rolling a double again"),
      .choices = { "replaces", "keeps" },
      .labels = { N_("The new roll replaces the double"), N_("The double still counts") },
      .rule = "GA2",
    },
    [ALEA_GUARDENER_CASTLING_UNAFRAID] = {
      .key = "castling",
      .title = N_("Castling and attacked squares"),
      .choices = { "classical", "free" },
      .labels = { N_("Not from, over or onto an attacked square"), N_("Attacks do not matter") },
      .rule = "GA8",
    },
    [ALEA_GUARDENER_CASTLING_ON_DOUBLES] = {
      .key = "castling-roll",
      .title = N_("The roll that allows castling"),
      .choices = { "4", "4-or-double" },
      .labels = { N_("Only a 4"), N_("A 4 or any double") },
      .rule = "GA7",
    },
    [ALEA_GUARDENER_PASS_WHEN_STUCK] = {
      .key = "pass",
      .title = N_("The one pass"),
      .choices = { "any", "stuck" },
      .labels = { N_("On any turn"), N_("Only when all that is left is a king move into danger") },
      .rule = "GA21",
    },
    [ALEA_GUARDENER_LAST_RANK_WAITS] = {
      .key = "empty-pool",
      .title = N_("A pawn one step from the last rank when no piece has been lost"),
      .choices = { "stop", "wait" },
      .labels = { N_("Stays where it is"), N_("Goes there and waits until a piece is lost") },
      .rule = "GA19",
    },
    [ALEA_GUARDENER_STALEMATE_BY_THIS_ROLL] = {
      .key = "stalemate",
      .title = N_("No piece can move, and the pass is used up"),
      .choices = { "any-roll", "this-roll" },
      .labels = { N_("The turn is lost; a draw if no roll could help"), N_("Draw by stalemate") },
      .rule = "GA24",
    },
    ALEA_OPTION_CLAIMS,
  },
  .turn = {
    .roll = roll,
    .lay_roll = alea_guardener_lay_roll,
    .take_dice = alea_guardener_take_dice,
    .list_decisions = list_decisions,
    .decide = decide,
    .look_for_end = look_for_end,
    .resume = use_roll,
    .may_call_stalemate = may_call_stalemate,
    .get_peaceful_types = get_peaceful_types,
    .get_freeing_face = get_freeing_face,
    .reduce = alea_guardener_reduce,
  },
  .moves = {
    .before = alea_guardener_play_table,
  },
  .needs = {
    .n = ALEA_N_NEEDS,
    .of = alea_guardener_need_of,
    .met = alea_guardener_needs_met,
    .open = alea_guardener_open,
    .may_pass = may_pass,
    .loses_idle_turn = loses_idle_turn,
  },
  .beside = {
    .tokens = guardener_tokens,
    .fields = guardener_fields,
    .faults = guardener_faults,
    .fill = guardener_fill,
    .settle = guardener_settle,
    .set_roll = guardener_set_roll,
    .follow = guardener_follow,
    .swap = guardener_swap,
    .get_passes = guardener_get_passes,
    .get_lost = guardener_get_lost,
  },
  .words = {
    .stalemate = N_("Draw by stalemate: the side to move cannot move any piece, and its pass is used up."),
    .describe = alea_guardener_describe,
    .guide = alea_guardener_guide,
    .explain_act = alea_guardener_explain_act,
    .explain = alea_guardener_explain,
    .number_terrace = alea_guardener_swap_terrace,
  },
};
