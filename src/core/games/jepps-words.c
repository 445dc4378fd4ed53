/* jepps-words.c: the set-up of Jepps Random Chess in sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "jepps.h"

#include "alea-commentary.h"
#include "alea-offer.h"

#include <string.h>

/* --- what a roll leaves to choose ---------------------------------------- */

typedef enum
{
  CHOICE_NONE,          /* no man that it offers fits */
  CHOICE_VOID,          /* a double, which the players always throw again */
  CHOICE_ONE,
  CHOICE_TWO,
  CHOICE_ANY,           /* a 6 */
  CHOICE_DOUBLE,        /* one kind, or throw again */
  CHOICE_ANY_DOUBLE,    /* 6-6 */
  N_CHOICES,
} Choice;

static Choice
get_choice (const AleaState *state,
            AleaRoll         roll,
            AleaKind         kinds[static N_JEPPS_KINDS])
{
  int n = jepps_list_placeable (state, roll, kinds);
  bool is_double = alea_roll_is_double (roll);

  if (jepps_is_void (state, roll))
    return CHOICE_VOID;
  if (n == 0)
    return CHOICE_NONE;
  if (alea_jepps_kind_of_face (roll.face[0]) == ALEA_NO_KIND
      || alea_jepps_kind_of_face (roll.face[1]) == ALEA_NO_KIND)
    return is_double ? CHOICE_ANY_DOUBLE : CHOICE_ANY;
  if (is_double)
    return CHOICE_DOUBLE;

  return n == 1 ? CHOICE_ONE : CHOICE_TWO;
}

static void
add_choice (AleaText        *text,
            const AleaState *state,
            const AleaKind  *kinds,
            Choice           choice)
{
  alea_text_add_square (text, "square", state->rules->geometry, jepps_get_target (state));
  if (choice == CHOICE_ONE || choice == CHOICE_TWO || choice == CHOICE_DOUBLE)
    alea_text_add_word (text, "man", alea_kind_word (kinds[0]));
  if (choice == CHOICE_TWO)
    alea_text_add_word (text, "other", alea_kind_word (kinds[1]));
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
  [CHOICE_ANY] = "J2", [CHOICE_DOUBLE] = "J5", [CHOICE_ANY_DOUBLE] = "JA2",
};

static void
describe_roll (const AleaState *before,
               AleaRoll         roll,
               AleaText        *text)
{
  static const char *const sentences[N_CHOICES] = {
    [CHOICE_NONE] = N_("{first} and {second}: no man that they offer can go to {square}. Roll again."),
    [CHOICE_VOID] = N_("{first} and {second}: a double does not count. Roll again."),
    [CHOICE_ONE] = N_("{first} and {second}: of the men that they offer only the {man} can go to {square}."),
    [CHOICE_TWO] = N_("{first} and {second}: choose {man} or {other} for {square}."),
    [CHOICE_ANY] = N_("{first} and {second}: a 6 is a free choice. Choose any man that is left for {square}."),
    [CHOICE_DOUBLE] = N_("{first} and {second}: place the {man} on {square}, or roll again."),
    [CHOICE_ANY_DOUBLE] = N_("{first} and {second}: a free choice. "
                              "Choose any man that is left for {square}, or roll again."),
  };
  AleaKind kinds[N_JEPPS_KINDS];
  Choice choice = get_choice (before, roll, kinds);

  alea_text_set (text, choice_rules[choice], sentences[choice]);
  add_faces (text, roll);
  add_choice (text, before, kinds, choice);
}

static void
describe_mediator_roll (AleaRoll  roll,
                        AleaText *text)
{
  static const char *const settled[] = {
    [ALEA_MEDIATION_NONE] = NULL,
    [ALEA_MEDIATION_MIRROR] = N_("{first} and {second}, both even: Mirror. "
                                  "Black’s men stand file by file as White’s."),
    [ALEA_MEDIATION_REVERSE] = N_("{first} and {second}, both odd: Reverse. "
                                   "Black’s men stand as White’s, on the opposite files."),
    [ALEA_MEDIATION_RANDOMIZE] = N_("{first} and {second}, one odd and one even: Randomize. "
                                     "Black rolls for every square from a8 to h8."),
  };
  AleaMediation mediation = alea_jepps_mediate (roll);

  if (!alea_roll_is_double (roll))
    alea_text_set (text, "J11", settled[mediation]);
  else if (mediation == ALEA_MEDIATION_MIRROR)
    alea_text_set (text, "J11", N_("{first} and {second}, a double of even numbers: "
                                   "Black may accept Mirror or roll again."));
  else
    alea_text_set (text, "J11", N_("{first} and {second}, a double of odd numbers: "
                                   "Black may accept Reverse or roll again."));

  add_faces (text, roll);
}

/* The entries that @after has beyond @before and @decision, "Ng1 Nh1": those
 * that were forced.  Six at most, which fit into a text's argument. */
static int
list_forced (const AleaState    *before,
             const AleaDecision *decision,
             const AleaState    *after,
             char                list[static ALEA_TEXT_VALUE_SIZE])
{
  const AleaGeometry *geometry = after->rules->geometry;
  size_t length = 0;
  int n_forced = 0;

  for (int i = 0; i < 16; i++)
    {
      AleaColour colour = i % 2 == 0 ? ALEA_WHITE : ALEA_BLACK;
      int file = alea_jepps_file_of_entry (after, colour, i / 2);
      AleaKind kind = alea_jepps_get (after)->array[colour].kind[file];
      AleaSquare square = (AleaSquare) (colour == ALEA_WHITE ? file : 56 + file);
      char name[ALEA_SQUARE_NAME_SIZE];

      if (kind == ALEA_NO_KIND || square == decision->square
          || alea_jepps_get (before)->array[colour].kind[file] != ALEA_NO_KIND)
        continue;

      if (n_forced++ > 0)
        list[length++] = ' ';
      list[length++] = ALEA_KIND_LETTERS[kind];
      alea_geometry_name (geometry, square, name);
      memcpy (list + length, name, strlen (name));
      length += strlen (name);
    }

  list[length] = '\0';
  return n_forced;
}

static void
describe_placing (const AleaState    *before,
                  const AleaDecision *decision,
                  const AleaState    *after,
                  AleaText           *text)
{
  char list[ALEA_TEXT_VALUE_SIZE];
  int n_forced = list_forced (before, decision, after, list);

  if (n_forced == 0)
    alea_text_set (text, "J4", N_("{player}: {man} to {square}."));
  else if (n_forced == 1)
    alea_text_set (text, "J8", N_("{player}: {man} to {square}. "
                                  "Nothing is left to choose for the next square: {list}."));
  else
    alea_text_set (text, "J8", N_("{player}: {man} to {square}. "
                                  "Nothing is left to choose for the next squares: {list}."));

  alea_text_add_colour (text, "player", before->setup.turn);
  alea_text_add_word (text, "man", alea_kind_word (decision->kind));
  alea_text_add_square (text, "square", before->rules->geometry, decision->square);
  alea_text_add_move (text, "list", list);
}

static void
describe_acceptance (AleaRoll  roll,
                     AleaText *text)
{
  alea_text_set (text, "JA8", alea_jepps_mediate (roll) == ALEA_MEDIATION_MIRROR
                              ? N_("Black accepts Mirror: Black’s men stand file by file as White’s.")
                              : N_("Black accepts Reverse: Black’s men stand as White’s, on the opposite files."));
}

static void
describe_reroll (const AleaState *before,
                 AleaText        *text)
{
  if (jepps_is_mediating (before))
    {
      alea_text_set (text, "J15", N_("Black rolls the mediator roll again."));
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
    describe_placing (before, decision, after, text);
  else if (decision->act == ALEA_ACT_ACCEPT)
    describe_acceptance (before->setup_roll, text);
  else if (decision->act == ALEA_ACT_REROLL)
    describe_reroll (before, text);
}

/* --- what to do ---------------------------------------------------------- */

static void
guide_choice (const AleaState *state,
              AleaText        *text)
{
  static const char *const sentences[N_CHOICES] = {
    [CHOICE_ONE] = N_("{player}: place the {man} on {square}."),
    [CHOICE_TWO] = N_("{player}: choose {man} or {other} for {square}."),
    [CHOICE_ANY] = N_("{player}: choose any man that is left for {square}."),
    [CHOICE_DOUBLE] = N_("{player}: place the {man} on {square}, or roll again."),
    [CHOICE_ANY_DOUBLE] = N_("{player}: choose any man that is left for {square}, or roll again."),
  };
  AleaKind kinds[N_JEPPS_KINDS];
  Choice choice = get_choice (state, state->setup_roll, kinds);

  alea_text_set (text, choice_rules[choice], sentences[choice]);
  alea_text_add_colour (text, "player", state->setup.turn);
  add_choice (text, state, kinds, choice);
}

static void
guide_mediator (const AleaState *state,
                AleaText        *text)
{
  if (state->setup_roll.n == 0)
    alea_text_set (text, "J10", N_("Black: make the mediator roll with both dice. "
                                   "It says whether Black’s men mirror White’s, reverse them or are rolled for."));
  else if (alea_jepps_mediate (state->setup_roll) == ALEA_MEDIATION_MIRROR)
    alea_text_set (text, "JA8", N_("Black: accept Mirror, or make the mediator roll again."));
  else
    alea_text_set (text, "JA8", N_("Black: accept Reverse, or make the mediator roll again."));
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
      alea_text_set (text, "J4", N_("{player}: roll both dice. They say which men you may place on {square}."));
      alea_text_add_colour (text, "player", state->setup.turn);
      alea_text_add_square (text, "square", state->rules->geometry, jepps_get_target (state));
    }
  else if (alea_state_get_claim (state) == ALEA_ENDING_NONE && can_relocate (&state->position))
    {
      alea_text_set (text, "J22", N_("{player} to move. Instead of castling, the king may relocate, "
                                     "once, to an empty square of its own colour on the home rank."));
      alea_text_add_colour (text, "player", alea_position_get_turn (&state->position));
    }
}

/* --- why not ------------------------------------------------------------- */

static const char *
none_left_sentence (AleaKind kind)
{
  static const char *const sentences[ALEA_N_KINDS] = {
    [ALEA_PAWN] = N_("The pawns stand already."),
    [ALEA_KNIGHT] = N_("Both your knights stand already."),
    [ALEA_BISHOP] = N_("Both your bishops stand already."),
    [ALEA_ROOK] = N_("Both your rooks stand already."),
    [ALEA_QUEEN] = N_("Your queen stands already."),
    [ALEA_KING] = N_("Your king stands already."),
    [ALEA_GUARDENER] = N_("There is no Guardener in this game."),
  };

  return sentences[kind];
}

static bool
is_offered (const AleaState *state,
            AleaKind         kind)
{
  return (alea_state_get_offer (state, 0) | alea_state_get_offer (state, 1)) & 1u << kind;
}

void
jepps_explain_place (const AleaState *state,
                     AleaKind         kind,
                     AleaText        *text)
{
  const AleaGeometry *geometry = state->rules->geometry;
  const AleaJeppsArray *array = &alea_jepps_get (state)->array[state->setup.turn];
  AleaSquare target = jepps_get_target (state);

  if (target == ALEA_NO_SQUARE)
    alea_text_set (text, "J10", N_("The mediator roll comes first: it says how Black’s men are set up."));
  else if (alea_jepps_count_left (array, kind) == 0)
    alea_text_set (text, "J9", none_left_sentence (kind));
  else if (alea_jepps_bishops_clash (array, alea_geometry_file (geometry, target), kind))
    alea_text_set (text, "J7", alea_geometry_is_light (geometry, target)
                               ? N_("Your other bishop stands on a light square already.")
                               : N_("Your other bishop stands on a dark square already."));
  else if (state->setup_roll.n == 0)
    alea_text_set (text, "J4", N_("Roll the dice first: they say which men you may place."));
  else if (!is_offered (state, kind))
    {
      alea_text_set (text, "J4", N_("The dice do not offer the {man}."));
      alea_text_add_word (text, "man", alea_kind_word (kind));
    }
}

/* Both belong to the set-up; "accept" is for the mediator roll alone. */
void
jepps_explain_act (const AleaState *state,
                   AleaAct          act,
                   AleaText        *text)
{
  if (state->stage == ALEA_STAGE_PLAY && (act == ALEA_ACT_ACCEPT || act == ALEA_ACT_REROLL))
    alea_text_set (text, "J4", N_("All men stand on the board already."));
  else if (act == ALEA_ACT_REROLL)
    alea_text_set (text, alea_state_get_rule (state), N_("Only a double may be rolled again."));
}
