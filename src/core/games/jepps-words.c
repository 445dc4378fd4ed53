/* jepps-words.c: the set-up of Jepps Random Chess in sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "jepps.h"

#include "alea-commentary.h"
#include "alea-offer.h"

/* --- what a roll leaves to choose ---------------------------------------- */

typedef enum
{
  CHOICE_NONE,          /* no piece that it offers fits */
  CHOICE_VOID,          /* a double, which the players always throw again */
  CHOICE_ONE,
  CHOICE_TWO,
  CHOICE_ANY,           /* a 6 */
  CHOICE_NO_BISHOP,     /* a 6 for a square of the wrong colour */
  CHOICE_DOUBLE,        /* one kind, or throw again */
  CHOICE_ANY_DOUBLE,    /* 6-6 */
  CHOICE_NO_BISHOP_DOUBLE,
  N_CHOICES,
} Choice;

/* Whether a bishop is left, but not for the square that is filled next. */
static bool
is_bishop_shut_out (const AleaState     *state,
                    const AleaPieceType  types[],
                    int                  n)
{
  for (int i = 0; i < n; i++)
    if (types[i] == ALEA_BISHOP)
      return false;

  return alea_jepps_count_left (&alea_jepps_get (state)->array[state->setup.turn], ALEA_BISHOP) > 0;
}

static Choice
get_free_choice (const AleaState     *state,
                 bool                 is_double,
                 const AleaPieceType  types[],
                 int                  n)
{
  if (n == 2 && !is_double)
    return CHOICE_TWO;
  if (is_bishop_shut_out (state, types, n))
    return is_double ? CHOICE_NO_BISHOP_DOUBLE : CHOICE_NO_BISHOP;

  return is_double ? CHOICE_ANY_DOUBLE : CHOICE_ANY;
}

static Choice
get_choice (const AleaState *state,
            AleaRoll         roll,
            AleaPieceType    types[static N_JEPPS_TYPES])
{
  int n = jepps_list_placeable (state, roll, types);
  bool is_double = alea_roll_is_double (roll);

  if (jepps_is_void (state, roll))
    return CHOICE_VOID;
  if (n == 0)
    return CHOICE_NONE;
  if (alea_jepps_type_of_face (roll.face[0]) == ALEA_NO_PIECE_TYPE
      || alea_jepps_type_of_face (roll.face[1]) == ALEA_NO_PIECE_TYPE)
    return get_free_choice (state, is_double, types, n);
  if (is_double)
    return CHOICE_DOUBLE;

  return n == 1 ? CHOICE_ONE : CHOICE_TWO;
}

static void
add_choice (AleaText            *text,
            const AleaState     *state,
            const AleaPieceType *types,
            Choice               choice)
{
  alea_text_add_square (text, "square", state->rules->geometry, jepps_get_target (state));
  if (choice == CHOICE_ONE || choice == CHOICE_TWO || choice == CHOICE_DOUBLE)
    alea_text_add_word (text, "piece", alea_piece_type_word (types[0]));
  if (choice == CHOICE_TWO)
    alea_text_add_word (text, "other", alea_piece_type_word (types[1]));
}

/* --- what happened ------------------------------------------------------- */

static void
add_faces (AleaText *text,
           AleaRoll  roll)
{
  alea_text_add_number (text, "first", roll.face[0]);
  alea_text_add_number (text, "second", roll.face[1]);
}

/* Of what the dice leave to a player. */
static const char *const choice_rules[N_CHOICES] = {
  [CHOICE_NONE] = "J5", [CHOICE_VOID] = "JA1", [CHOICE_ONE] = "JA3", [CHOICE_TWO] = "J4",
  [CHOICE_ANY] = "J2", [CHOICE_NO_BISHOP] = "J7", [CHOICE_DOUBLE] = "J5", [CHOICE_ANY_DOUBLE] = "JA2",
  [CHOICE_NO_BISHOP_DOUBLE] = "JA2",
};

static void
describe_roll (const AleaState *before,
               AleaRoll         roll,
               AleaText        *text)
{
  static const char *const sentences[N_CHOICES] = {
    [CHOICE_NONE] = N_("{first} and {second}: no piece offered can go to {square}. Roll again."),
    [CHOICE_VOID] = N_("{first} and {second}: a double does not count. Roll again."),
    [CHOICE_ONE] = N_("{first} and {second}: of the pieces offered, only the {piece} can go to {square}."),
    [CHOICE_TWO] = N_("{first} and {second}: choose the {piece} or the {other} for {square}."),
    [CHOICE_ANY] = N_("{first} and {second}: a 6 is a free choice. Choose any remaining piece for {square}."),
    [CHOICE_NO_BISHOP] = N_("{first} and {second}: a 6 is a free choice. Choose any piece but a bishop for {square}."),
    [CHOICE_DOUBLE] = N_("{first} and {second}: place the {piece} on {square}, or roll again."),
    [CHOICE_ANY_DOUBLE] = N_("{first} and {second}: a free choice. Choose any remaining piece for {square}, or roll"
                             " again."),
    [CHOICE_NO_BISHOP_DOUBLE] = N_("{first} and {second}: a free choice. "
                                   "Choose any piece but a bishop for {square}, or roll again."),
  };
  AleaPieceType types[N_JEPPS_TYPES];
  Choice choice = get_choice (before, roll, types);

  alea_text_set (text, choice_rules[choice], sentences[choice]);
  add_faces (text, roll);
  add_choice (text, before, types, choice);
}

static void
describe_mediator_roll (AleaRoll  roll,
                        AleaText *text)
{
  static const char *const settled[] = {
    [ALEA_MEDIATION_NONE] = NULL,
    [ALEA_MEDIATION_MIRROR] = N_("{first} and {second}, both even: Mirror. Black’s pieces match White’s, file by "
                                 "file."),
    [ALEA_MEDIATION_REVERSE] = N_("{first} and {second}, both odd: Reverse. Black’s pieces match White’s, on the "
                                  "opposite files."),
    [ALEA_MEDIATION_RANDOMIZE] = N_("{first} and {second}, one odd and one even: Randomize. "
                                     "Black rolls for every square from a8 to h8."),
  };
  AleaMediation mediation = alea_jepps_mediate (roll);

  if (!alea_roll_is_double (roll))
    alea_text_set (text, "J11", settled[mediation]);
  else if (mediation == ALEA_MEDIATION_MIRROR)
    alea_text_set (text, "JA8", N_("{first} and {second}, an even double: Black may accept Mirror or roll again."));
  else
    alea_text_set (text, "JA8", N_("{first} and {second}, an odd double: Black may accept Reverse or roll again."));

  add_faces (text, roll);
}

static void
describe_placing (const AleaState    *before,
                  const AleaDecision *decision,
                  AleaText           *text)
{
  alea_text_set (text, "J4", N_("{player}: {piece} to {square}."));
  alea_text_add_colour (text, "player", before->setup.turn);
  alea_text_add_word (text, "piece", alea_piece_type_word (decision->piece_type));
  alea_text_add_square (text, "square", before->rules->geometry, decision->square);
}

static void
describe_acceptance (AleaRoll  roll,
                     AleaText *text)
{
  alea_text_set (text, "JA8", alea_jepps_mediate (roll) == ALEA_MEDIATION_MIRROR
                              ? N_("Black accepts Mirror: Black’s pieces match White’s, file by file.")
                              : N_("Black accepts Reverse: Black’s pieces match White’s, on the opposite files."));
}

static void
describe_reroll (const AleaState *before,
                 AleaText        *text)
{
  if (jepps_is_mediating (before))
    {
      alea_text_set (text, "J15", N_("Black repeats the mediator roll."));
      return;
    }

  alea_text_set (text, "J5", N_("{player} rolls again for {square}."));
  alea_text_add_colour (text, "player", before->setup.turn);
  alea_text_add_square (text, "square", before->rules->geometry, jepps_get_target (before));
}

void
jepps_describe (const AleaState *before,
                const AleaEvent *event,
                const AleaState *after,
                AleaText        *text)
{
  const AleaDecision *decision = &event->decision;

  if (event->type == ALEA_EVENT_ROLL && jepps_is_mediating (before))
    describe_mediator_roll (event->roll, text);
  else if (event->type == ALEA_EVENT_ROLL)
    describe_roll (before, event->roll, text);
  else if (decision->act == ALEA_ACT_PLACE)
    describe_placing (before, decision, text);
  else if (decision->act == ALEA_ACT_ACCEPT)
    describe_acceptance (before->setup_roll, text);
  else if (decision->act == ALEA_ACT_REROLL)
    describe_reroll (before, text);
}

/* --- what followed by itself ---------------------------------------------- */

/* Why a piece of @type alone could go to @square, while @array was as it is. */
static void
describe_forced (const AleaState      *state,
                 const AleaJeppsArray *array,
                 AleaPieceType         type,
                 AleaSquare            square,
                 AleaText             *text)
{
  const AleaGeometry *geometry = state->rules->geometry;
  const bool is_light = alea_geometry_is_light (geometry, square);
  int n_kinds = 0;

  for (int face = 1; face <= N_JEPPS_TYPES; face++)
    n_kinds += alea_jepps_count_left (array, alea_jepps_type_of_face (face)) > 0;

  if (n_kinds == 1)
    alea_text_set (text, "J8", N_("Only the {piece} is left for {square}."));
  else if (type == ALEA_BISHOP)
    alea_text_set (text, "J8", is_light ? N_("The bishop needs a light square, so it goes to {square}.")
                                        : N_("The bishop needs a dark square, so it goes to {square}."));
  else
    alea_text_set (text, "JA6", is_light ? N_("The bishop needs a dark square, so the {piece} goes to {square}.")
                                         : N_("The bishop needs a light square, so the {piece} goes to {square}."));

  alea_text_add_word (text, "piece", alea_piece_type_word (type));
  alea_text_add_square (text, "square", geometry, square);
}

/* The entries that @after has beyond @before and the decision were made
 * without a throw, one after the other (JA6, JA12). */
bool
jepps_get_forced (const AleaState *before,
                  const AleaEvent *event,
                  const AleaState *after,
                  unsigned         n,
                  AleaDecision    *decision,
                  AleaText        *text)
{
  const bool is_in_turn = alea_jepps_has_entries (before->rules, &before->options);
  AleaJepps jepps = *alea_jepps_get (before);
  AleaColour colour = before->setup.turn;

  if (!alea_event_is (event, ALEA_ACT_PLACE))
    return false;

  *decision = event->decision;
  for (unsigned i = 0; i <= n; i++)
    {
      AleaJeppsArray *array = &jepps.array[colour];
      int file;

      array->piece_type[alea_geometry_file (before->rules->geometry, decision->square)] = (uint8_t) decision->piece_type;
      if (is_in_turn)
        colour = alea_colour_other (colour);

      array = &jepps.array[colour];
      if (alea_jepps_count_placed (array) == 8)
        return false;

      file = alea_jepps_file_of_entry (before, colour, alea_jepps_count_placed (array));
      decision->piece_type = (AleaPieceType) alea_jepps_get (after)->array[colour].piece_type[file];
      decision->square = alea_setup_home (&before->setup, colour, (char) ('a' + file));
      if (decision->piece_type == ALEA_NO_PIECE_TYPE)
        return false;
    }

  describe_forced (before, &jepps.array[colour], decision->piece_type, decision->square, text);
  return true;
}

/* --- what to do ---------------------------------------------------------- */

static void
guide_choice (const AleaState *state,
              AleaText        *text)
{
  static const char *const sentences[N_CHOICES] = {
    [CHOICE_ONE] = N_("{player}: place the {piece} on {square}."),
    [CHOICE_TWO] = N_("{player}: choose the {piece} or the {other} for {square}."),
    [CHOICE_ANY] = N_("{player}: choose any remaining piece for {square}."),
    [CHOICE_NO_BISHOP] = N_("{player}: choose any piece but a bishop for {square}."),
    [CHOICE_DOUBLE] = N_("{player}: place the {piece} on {square}, or roll again."),
    [CHOICE_ANY_DOUBLE] = N_("{player}: choose any remaining piece for {square}, or roll again."),
    [CHOICE_NO_BISHOP_DOUBLE] = N_("{player}: choose any piece but a bishop for {square}, or roll again."),
  };
  AleaPieceType types[N_JEPPS_TYPES];
  Choice choice = get_choice (state, state->setup_roll, types);

  alea_text_set (text, choice_rules[choice], sentences[choice]);
  alea_text_add_colour (text, "player", state->setup.turn);
  add_choice (text, state, types, choice);
}

static void
guide_mediator (const AleaState *state,
                AleaText        *text)
{
  if (state->setup_roll.n == 0)
    alea_text_set (text, "J10", N_("Black: roll both dice. The mediator roll decides whether Black’s pieces mirror "
                                   "White’s, reverse their order or are rolled for."));
  else if (alea_jepps_mediate (state->setup_roll) == ALEA_MEDIATION_MIRROR)
    alea_text_set (text, "JA8", N_("Black: accept Mirror, or roll again."));
  else
    alea_text_set (text, "JA8", N_("Black: accept Reverse, or roll again."));
}

static bool
can_relocate (const AleaPosition *position)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_RELOCATION)
      return true;

  return false;
}

void
jepps_guide (const AleaState *state,
             AleaText        *text)
{
  if (jepps_is_mediating (state))
    guide_mediator (state, text);
  else if (state->stage == ALEA_STAGE_SETUP && state->setup_roll.n > 0)
    guide_choice (state, text);
  else if (state->stage == ALEA_STAGE_SETUP)
    {
      alea_text_set (text, "J4", N_("{player}: roll both dice. They decide which pieces you may place on {square}."));
      alea_text_add_colour (text, "player", state->setup.turn);
      alea_text_add_square (text, "square", state->rules->geometry, jepps_get_target (state));
    }
  else if (alea_state_get_claim (state) == ALEA_ENDING_NONE && can_relocate (&state->position))
    {
      alea_text_set (text, "J22", N_("{player} to move. Instead of castling, the king may relocate once, to an "
                                     "empty home-rank square of the same colour."));
      text->brief = N_("{player} to move. The king may relocate.");
      alea_text_add_colour (text, "player", alea_position_get_turn (&state->position));
    }
}

/* --- why not ------------------------------------------------------------- */

static AleaSquare
get_square_of_entry (const AleaState *state,
                     int              n)
{
  const AleaColour colour = state->setup.turn;

  return alea_setup_home (&state->setup, colour, (char) ('a' + alea_jepps_file_of_entry (state, colour, n)));
}

void
jepps_explain_fill (const AleaState *state,
                    AleaText        *text)
{
  const AleaGeometry *geometry = state->rules->geometry;
  const char *rule = alea_jepps_has_entries (state->rules, &state->options) ? "J19"
                     : state->setup.turn == ALEA_BLACK ? "J16" : "J6";

  alea_text_set (text, rule, N_("Only {square} can be filled now: {player} fills the home rank from {first} to {last}."));
  alea_text_add_square (text, "square", geometry, jepps_get_target (state));
  alea_text_add_colour (text, "player", state->setup.turn);
  alea_text_add_square (text, "first", geometry, get_square_of_entry (state, 0));
  alea_text_add_square (text, "last", geometry, get_square_of_entry (state, 7));
}

static const char *
none_left_sentence (AleaPieceType type)
{
  static const char *const sentences[ALEA_N_PIECE_TYPES] = {
    [ALEA_PAWN] = N_("The pawns are already in place."),
    [ALEA_KNIGHT] = N_("Both your knights are already in place."),
    [ALEA_BISHOP] = N_("Both your bishops are already in place."),
    [ALEA_ROOK] = N_("Both your rooks are already in place."),
    [ALEA_QUEEN] = N_("Your queen is already in place."),
    [ALEA_KING] = N_("Your king is already in place."),
    [ALEA_GUARDENER] = N_("There is no Guardener in this game."),
  };

  return sentences[type];
}

static bool
is_offered (const AleaState *state,
            AleaPieceType    type)
{
  return (alea_state_get_offer (state, 0) | alea_state_get_offer (state, 1)) & 1u << type;
}

void
jepps_explain_place (const AleaState *state,
                     AleaPieceType    type,
                     AleaText        *text)
{
  const AleaGeometry *geometry = state->rules->geometry;
  const AleaJeppsArray *array = &alea_jepps_get (state)->array[state->setup.turn];
  AleaSquare target = jepps_get_target (state);

  if (target == ALEA_NO_SQUARE)
    alea_text_set (text, "J10", N_("The mediator roll comes first: it decides how Black’s pieces are set up."));
  else if (alea_jepps_count_left (array, type) == 0)
    alea_text_set (text, "J9", none_left_sentence (type));
  else if (alea_jepps_bishops_clash (array, alea_geometry_file (geometry, target), type))
    alea_text_set (text, "J7", alea_geometry_is_light (geometry, target)
                               ? N_("Your other bishop is already on a light square.")
                               : N_("Your other bishop is already on a dark square."));
  else if (state->setup_roll.n == 0)
    alea_text_set (text, "J4", N_("Roll the dice first: they decide which pieces you may place."));
  else if (!is_offered (state, type))
    {
      alea_text_set (text, "J4", N_("The dice do not offer the {piece}."));
      alea_text_add_word (text, "piece", alea_piece_type_word (type));
    }
}

/* Both belong to the set-up; "accept" is for the mediator roll alone. */
void
jepps_explain_act (const AleaState *state,
                   AleaAct          act,
                   AleaText        *text)
{
  if (state->stage == ALEA_STAGE_PLAY && (act == ALEA_ACT_ACCEPT || act == ALEA_ACT_REROLL))
    alea_text_set (text, "J4", N_("All pieces are already on the board."));
  else if (act == ALEA_ACT_REROLL)
    alea_text_set (text, alea_state_get_rule (state), N_("Only a double may be rolled again."));
}
