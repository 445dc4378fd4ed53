/* alea-pgn-rerolls.c: which doubles of a set-up were thrown again
 *
 * A list of every roll in order need not say so, but the men who were placed
 * do.  As these are known, the set-up can only stand at one of a few places
 * after each roll, however many doubles there are: all of them are followed
 * from roll to roll, and then back from those that lead to the end.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include "alea-jepps.h"
#include "alea-offer.h"
#include "alea-roll-list.h"

#define N_FACES 6

/* Where the set-up stands: so many men have been placed, and one more for the
 * mediator that has said Randomize. */
typedef enum
{
  PLACE_OVER = 17,    /* as the tags say */
  PLACE_OPEN,         /* nobody says what follows from the roll on the table */
  PLACE_NONE,         /* cannot be */
} Place;

/* What a roll leads to. */
typedef struct
{
  gboolean is_known;
  guint8   played;    /* Place when it is used, or does not count */
  guint8   again;     /* Place when it is thrown again */
} Step;

typedef struct
{
  const AleaPgnBuild *build;
  AleaState           at[PLACE_OVER];   /* no roll on the table */
  guint32             reached;          /* bit: Place with a state in at */
  Step                steps[PLACE_OVER][N_FACES][N_FACES];
} Search;

static const AleaListedRoll *
get_roll (const AleaPgnBuild *build,
          guint               number)
{
  return &g_array_index (build->rolls, AleaListedRoll, number);
}

gboolean
alea_pgn_build_has_doubt (const AleaPgnBuild *self)
{
  gboolean has_doubt = FALSE;

  if (!self->record->rules->has_arrays || self->rolls->len > ALEA_PGN_MAX_EVENTS)
    return FALSE;

  for (guint i = 0; i < self->rolls->len; i++)
    {
      const AleaListedRoll *item = get_roll (self, i);

      if (item->roll.n != 2)
        return FALSE;
      for (int die = 0; die < 2; die++)
        if (item->roll.face[die] < 1 || item->roll.face[die] > N_FACES)
          return FALSE;
      has_doubt |= alea_roll_is_double (item->roll) && !item->is_rerolled;
    }

  return has_doubt;
}

/* --- one step ------------------------------------------------------------ */

/* Whether nothing says how Black's men are set up, or that it is over. */
static gboolean
is_black_open (const AleaPgnBuild *build)
{
  return build->own[ALEA_PGN_TAG_BLACK_SETUP].value == NULL && build->fen == NULL;
}

/* Whether the mediator, if it has spoken, said what the tags say. */
static gboolean
is_mediated_as_said (const AleaPgnBuild *build,
                     const AleaState    *state)
{
  const AleaJepps *jepps = alea_jepps_get (state);
  const char *black = build->own[ALEA_PGN_TAG_BLACK_SETUP].value;

  if (jepps->mediation == ALEA_MEDIATION_NONE || is_black_open (build))
    return TRUE;
  if (black != NULL && g_ascii_strcasecmp (black, "Mirror") == 0)
    return jepps->mediation == ALEA_MEDIATION_MIRROR;
  if (black != NULL && g_ascii_strcasecmp (black, "Reverse") == 0)
    return jepps->mediation == ALEA_MEDIATION_REVERSE;
  if (black != NULL)
    return jepps->mediation == ALEA_MEDIATION_RANDOMIZE;

  if (state->stage == ALEA_STAGE_SETUP)
    return TRUE;
  for (int file = 0; file < 8; file++)
    if (jepps->array[ALEA_BLACK].kind[file] != build->wanted[ALEA_BLACK][file])
      return FALSE;

  return TRUE;
}

/* The men being known, one state is like the other at the same place. */
static Place
find_place (Search          *self,
            const AleaState *state)
{
  const AleaJepps *jepps = alea_jepps_get (state);
  Place place;

  if (!is_mediated_as_said (self->build, state))
    return PLACE_NONE;
  if (state->stage != ALEA_STAGE_SETUP)
    return PLACE_OVER;

  place = (Place) (alea_jepps_count_placed (&jepps->array[ALEA_WHITE])
                   + alea_jepps_count_placed (&jepps->array[ALEA_BLACK])
                   + (jepps->mediation == ALEA_MEDIATION_RANDOMIZE));
  if ((self->reached & 1u << place) == 0)
    {
      self->at[place] = *state;
      self->reached |= 1u << place;
    }

  return place;
}

/* Where the tags' answer to the roll on the table leads. */
static Place
answer (Search    *self,
        AleaState *state)
{
  AleaSquare target = state->rules->get_target (state);
  AleaDecision decision = alea_decision_act (ALEA_ACT_ACCEPT);
  gboolean is_open = is_black_open (self->build);
  AleaEvent event;

  if (target != ALEA_NO_SQUARE)
    {
      AleaKind kind = (AleaKind) self->build->wanted[state->setup.turn][target % 8];

      decision = (AleaDecision) { .act = ALEA_ACT_PLACE, .kind = kind, .square = target };
      is_open = kind == ALEA_NO_KIND && self->build->fen == NULL;
    }

  if (is_open)
    return PLACE_OPEN;
  if (!alea_state_lists (state, &decision))
    return PLACE_NONE;

  event = alea_event_decision (decision);
  return alea_state_apply (state, &event, NULL) ? find_place (self, state) : PLACE_NONE;
}

static void
make_step (Search  *self,
           Place    place,
           AleaRoll roll,
           Step    *step)
{
  AleaDecision reroll = alea_decision_act (ALEA_ACT_REROLL);
  AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
  AleaState state = self->at[place];
  AleaQuestion question;

  *step = (Step) { TRUE, PLACE_NONE, PLACE_NONE };
  if (!alea_state_apply (&state, &event, NULL))
    return;

  alea_state_ask (&state, &question);
  if (state.stage != ALEA_STAGE_SETUP || question.ask != ALEA_ASK_DECIDE)
    {
      step->played = (guint8) find_place (self, &state);
      return;
    }

  if (alea_state_lists (&state, &reroll))
    step->again = (guint8) place;
  step->played = (guint8) answer (self, &state);
}

static const Step *
get_step (Search               *self,
          Place                 place,
          const AleaListedRoll *item)
{
  Step *step = &self->steps[place][item->roll.face[0] - 1][item->roll.face[1] - 1];

  if (!step->is_known)
    make_step (self, place, item->roll, step);
  return step;
}

/* --- all rolls ----------------------------------------------------------- */

/* The places behind a roll, as bits. */
static guint32
follow (Search               *self,
        guint32               places,
        const AleaListedRoll *item)
{
  guint32 after = 0;

  for (Place place = 0; place < PLACE_OVER; place++)
    if ((places & 1u << place) != 0)
      {
        const Step *step = get_step (self, place, item);

        after |= 1u << step->again;
        if (!item->is_rerolled)
          after |= 1u << step->played;
      }

  return after & ~(1u << PLACE_NONE);
}

/* Whether the rolls may end here. */
static gboolean
may_end (const Search *self,
         Place         place)
{
  const AleaState *state = &self->at[place];
  AleaSquare target;

  if (place >= PLACE_OVER)
    return TRUE;
  if (self->build->fen != NULL)
    return FALSE;

  target = state->rules->get_target (state);
  return target == ALEA_NO_SQUARE ? is_black_open (self->build)
                                  : self->build->wanted[state->setup.turn][target % 8] == ALEA_NO_KIND;
}

/* Leaves of the places before each roll those that lead to an end. */
static void
keep_ways (Search  *self,
           guint32 *places)
{
  guint n = self->build->rolls->len;

  for (Place place = 0; place < PLACE_NONE; place++)
    if ((places[n] & 1u << place) != 0 && !may_end (self, place))
      places[n] &= ~(1u << place);

  while (n-- > 0)
    for (Place place = 0; place < PLACE_NONE; place++)
      if ((places[n] & 1u << place) != 0
          && (place >= PLACE_OVER
              || (follow (self, 1u << place, get_roll (self->build, n)) & places[n + 1]) == 0))
        places[n] &= ~(1u << place);
}

void
alea_pgn_build_find_rerolls (AleaPgnBuild *self)
{
  const guint n = self->rolls->len;
  g_autofree guint32 *places = g_new0 (guint32, n + 1);
  g_autofree Search *search = g_new0 (Search, 1);
  Place place;

  search->build = self;
  place = find_place (search, &self->state);
  places[0] = 1u << place;
  for (guint i = 0; i < n; i++)
    places[i + 1] = follow (search, places[i], get_roll (self, i));

  keep_ways (search, places);
  if (places[0] == 0)
    return;

  /* Where both can be, the double was not thrown again. */
  for (guint i = 0; i < n; i++)
    {
      AleaListedRoll *item = &g_array_index (self->rolls, AleaListedRoll, i);
      const Step *step = get_step (search, place, item);

      item->is_rerolled |= (places[i + 1] & 1u << step->played) == 0;
      place = item->is_rerolled ? step->again : step->played;
    }
}
