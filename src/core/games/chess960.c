/* chess960.c: Chess960, its start drawn with one die
 *
 * Rules: rules C1 to C25; the single-die method is Ingo Althöfer's (1998).
 * The five throws place the bishop of the dark squares, the bishop of the
 * light squares, the queen and the knights; king and rooks then set
 * themselves (C7).  A value that counts for nothing is thrown again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

#include "alea-chess960.h"

typedef enum
{
  STEP_DARK_BISHOP,
  STEP_LIGHT_BISHOP,
  STEP_QUEEN,
  STEP_FIRST_KNIGHT,
  STEP_SECOND_KNIGHT,
  N_STEPS,
} Step;

static const AleaPieceType step_kind[N_STEPS] = {
  ALEA_BISHOP, ALEA_BISHOP, ALEA_QUEEN, ALEA_KNIGHT, ALEA_KNIGHT,
};

/* How many values of the die count. */
static const int step_choices[N_STEPS] = { 4, 4, 6, 5, 4 };

/* The step is the number of pieces on the home rank: nothing else to remember. */
static Step
get_step (const AleaState *state)
{
  int n = 0;

  for (int file = 0; file < 8; file++)
    n += state->setup.pieces[file] != ALEA_NO_PIECE;

  return (Step) n;
}

/* Whether the square on @file is one of those that the throw counts. */
static bool
is_counted (const AleaState *state,
            Step             step,
            int              file)
{
  if (step == STEP_DARK_BISHOP || step == STEP_LIGHT_BISHOP)
    return alea_geometry_is_light (state->setup.geometry, (AleaSquare) file) == (step == STEP_LIGHT_BISHOP);

  return state->setup.pieces[file] == ALEA_NO_PIECE;
}

/* The file that @face stands for, -1 when it does not count. */
static int
find_file (const AleaState *state,
           Step             step,
           int              face)
{
  if (face > step_choices[step])
    return -1;

  for (int file = 0; file < 8; file++)
    if (is_counted (state, step, file) && --face == 0)
      return file;

  return -1;
}

/* C3: Black's pieces mirror White's. */
static void
place (AleaState     *state,
       AleaPieceType  type,
       int            file)
{
  state->setup.pieces[file] = alea_piece (ALEA_WHITE, type);
  state->setup.pieces[56 + file] = alea_piece (ALEA_BLACK, type);
}

static void
place_king_and_rooks (AleaState *state)
{
  static const AleaPieceType types[3] = { ALEA_ROOK, ALEA_KING, ALEA_ROOK };
  int n = 0;

  for (int file = 0; file < 8; file++)
    {
      if (state->setup.pieces[file] != ALEA_NO_PIECE)
        continue;

      if (types[n] == ALEA_ROOK)
        {
          AleaWing wing = n == 0 ? ALEA_WING_A : ALEA_WING_H;

          state->setup.castle_rook[ALEA_WHITE][wing] = (AleaSquare) file;
          state->setup.castle_rook[ALEA_BLACK][wing] = (AleaSquare) (56 + file);
        }
      place (state, types[n++], file);
    }
}

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  question->ask = ALEA_ASK_ROLL;
  question->who = ALEA_WHO_WHITE;
  question->dice = (AleaRoll) { .n = 1, .sides = 6 };
}

static void
roll (AleaState *state,
      AleaRoll   dice)
{
  Step step = get_step (state);
  int file = find_file (state, step, dice.face[0]);

  if (file < 0)
    return;

  place (state, step_kind[step], file);
  if (step == STEP_SECOND_KNIGHT)
    {
      place_king_and_rooks (state);
      alea_state_begin_play (state);
    }
}

static AleaSquare
roll_target (const AleaState *state,
             AleaRoll         dice)
{
  int file = find_file (state, get_step (state), dice.face[0]);

  return file < 0 ? ALEA_NO_SQUARE : (AleaSquare) file;
}

/* --- words --------------------------------------------------------------- */

/* All of these say "square". */
static const char *const ordinals[6] = {
  N_("first"), N_("second"), N_("third"), N_("fourth"), N_("fifth"), N_("sixth"),
};

static void
describe_end_of_setup (const AleaState *after,
                       AleaText        *text)
{
  const AleaGeometry *geometry = after->rules->geometry;
  AleaSetup setup;

  alea_state_get_setup (after, &setup);
  alea_text_add_square (text, "king", geometry, alea_setup_find (&setup, alea_piece (ALEA_WHITE, ALEA_KING)));
  alea_text_add_number (text, "number", alea_chess960_of_setup (&setup));
}

static void
describe (const AleaState *before,
          const AleaEvent *event,
          const AleaState *after,
          AleaText        *text)
{
  static const char *const placed[N_STEPS] = {
    N_("{face}: the bishop goes to the {ordinal} dark square, {square}."),
    N_("{face}: the bishop goes to the {ordinal} light square, {square}."),
    N_("{face}: the queen goes to the {ordinal} empty square, {square}."),
    N_("{face}: the knight goes to the {ordinal} empty square, {square}."),
    N_("{face}: the knight goes to the {ordinal} empty square, {square}. The king goes to {king}, between the "
       "rooks: start number {number}."),
  };
  static const char *const again[N_STEPS] = {
    N_("{face} does not count: there are only four dark squares. Roll again."),
    N_("{face} does not count: there are only four light squares. Roll again."),
    "",
    N_("{face} does not count: only five squares are empty. Roll again."),
    N_("{face} does not count: only four squares are empty. Roll again."),
  };
  int face = event->roll.face[0];
  Step step;
  int file;

  if (event->type != ALEA_EVENT_ROLL)
    return;

  step = get_step (before);
  file = find_file (before, step, face);
  alea_text_set (text, "C7", file < 0 ? again[step] : placed[step]);
  alea_text_add_number (text, "face", face);
  if (file < 0)
    return;

  alea_text_add_word (text, "ordinal", ordinals[face - 1]);
  alea_text_add_square (text, "square", after->rules->geometry, (AleaSquare) file);
  if (after->stage != ALEA_STAGE_SETUP)
    describe_end_of_setup (after, text);
}

static void
guide (const AleaState *state,
       AleaText        *text)
{
  static const char *const sentences[N_STEPS] = {
    N_("Roll the die: it decides which dark square the first bishop takes."),
    N_("Roll the die: it decides which light square the other bishop takes."),
    N_("Roll the die: it decides which empty square the queen takes."),
    N_("Roll the die: it decides which empty square the first knight takes."),
    N_("Roll the die: it decides which empty square the second knight takes."),
  };

  if (state->stage == ALEA_STAGE_SETUP)
    alea_text_set (text, "C7", sentences[get_step (state)]);
}

static const AleaMoment moments[] = {
  { N_("A bishop on a dark square"), NULL, NULL },
  { N_("A bishop on a light square"), NULL, "3" },
  { N_("The queen"), NULL, "3 2" },
  { N_("The first knight"), NULL, "3 2 4" },
  { N_("The second knight, then king and rooks"), NULL, "3 2 4 1" },
  { NULL, NULL, NULL },
};

const AleaRules alea_rules_chess960 = {
  .id = "chess960",
  .title = N_("Chess960"),
  .summary = N_("One die picks one of 960 starts; the rest is chess."),
  .pgn_variant = "Chess960",
  .dice = "1d6 before play",
  .geometry = &alea_geometry_8x8,
  .king_right = ALEA_KING_CASTLES_ANYWHERE,
  .moments = moments,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  .numbers = {
    .dice = "C7",
    .castling = "C11",
    .unmoved = "C12",
    .vacant = "C14",
    .in_check = "C13",
    .way = "C15",
  },
  .options = {
    {
      .key = "setup",
      .title = N_("The start"),
      .choices = { "dice", "number", "random" },
      .labels = { N_("Rolled with the die"), N_("Chosen by number"), N_("Dealt at random") },
    },
    ALEA_OPTION_CLAIMS,
  },
  .setup = {
    .start = chess_place_pawns,
    .ask = ask,
    .roll = roll,
    .roll_target = roll_target,
    .n_starts = ALEA_CHESS960_STARTS,
    .get_rolls = alea_chess960_get_rolls,
  },
  .words = {
    .describe = describe,
    .guide = guide,
  },
};
