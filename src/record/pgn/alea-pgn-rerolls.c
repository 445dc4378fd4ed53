/* alea-pgn-rerolls.c: which doubles of a set-up were thrown again
 *
 * A list of every roll in order need not say so, but the pieces who were placed
 * do.  As these are known, the set-up can only stand at one of a few points
 * after each roll, however many doubles there are: all of them are followed
 * from roll to roll, and then back from those that lead to the end.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include "alea-jepps.h"
#include "alea-roll-list.h"

#define N_FACES 6

/* Where the set-up stands: so many pieces have been placed, and one more for the
 * mediator that has said Randomize. */
typedef enum
{
  POINT_OVER = 17,    /* as the tags say */
  POINT_OPEN,         /* nobody says what follows from the roll on the table */
  POINT_NONE,         /* cannot be */
} Point;

/* What a roll leads to. */
typedef struct
{
  gboolean is_known;
  guint8   played;    /* Point when it is used, or does not count */
  guint8   again;     /* Point when it is thrown again */
} Step;

typedef struct
{
  const AleaPgnBuild *build;
  AleaState           at[POINT_OVER];   /* no roll on the table */
  guint32             reached;          /* bit: Point with a state in at */
  Step                steps[POINT_OVER][N_FACES][N_FACES];
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

  if (self->record->rules->setup.write_side == NULL || self->rolls->len > ALEA_PGN_MAX_EVENTS)
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

/* Whether nothing says how Black's pieces are set up, or that it is over. */
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
    if (jepps->array[ALEA_BLACK].piece_type[file] != build->wanted[ALEA_BLACK][file])
      return FALSE;

  return TRUE;
}

/* The pieces being known, one state is like the other at the same point. */
static Point
find_point (Search          *self,
            const AleaState *state)
{
  const AleaJepps *jepps = alea_jepps_get (state);
  Point point;

  if (!is_mediated_as_said (self->build, state))
    return POINT_NONE;
  if (state->stage != ALEA_STAGE_SETUP)
    return POINT_OVER;

  point = (Point) (alea_jepps_count_placed (&jepps->array[ALEA_WHITE])
                   + alea_jepps_count_placed (&jepps->array[ALEA_BLACK])
                   + (jepps->mediation == ALEA_MEDIATION_RANDOMIZE));
  if ((self->reached & 1u << point) == 0)
    {
      self->at[point] = *state;
      self->reached |= 1u << point;
    }

  return point;
}

/* Where the tags' answer to the roll on the table leads. */
static Point
answer (Search    *self,
        AleaState *state)
{
  AleaSquare target = state->rules->setup.get_target (state);
  AleaDecision decision = alea_decision_act (ALEA_ACT_ACCEPT);
  gboolean is_open = is_black_open (self->build);
  AleaEvent event;

  if (target != ALEA_NO_SQUARE)
    {
      AleaPieceType type = (AleaPieceType) self->build->wanted[state->setup.turn][target % 8];

      decision = (AleaDecision) { .act = ALEA_ACT_PLACE, .piece_type = type, .square = target };
      is_open = type == ALEA_NO_PIECE_TYPE && self->build->fen == NULL;
    }

  if (is_open)
    return POINT_OPEN;
  if (!alea_state_lists (state, &decision))
    return POINT_NONE;

  event = alea_event_decision (decision);
  return alea_state_apply (state, &event, NULL) ? find_point (self, state) : POINT_NONE;
}

static void
make_step (Search   *self,
           Point     point,
           AleaRoll  roll,
           Step     *step)
{
  AleaDecision reroll = alea_decision_act (ALEA_ACT_REROLL);
  AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
  AleaState state = self->at[point];
  AleaQuestion question;

  *step = (Step) { TRUE, POINT_NONE, POINT_NONE };
  if (!alea_state_apply (&state, &event, NULL))
    return;

  alea_state_ask (&state, &question);
  if (state.stage != ALEA_STAGE_SETUP || question.ask != ALEA_ASK_DECIDE)
    {
      step->played = (guint8) find_point (self, &state);
      return;
    }

  if (alea_state_lists (&state, &reroll))
    step->again = (guint8) point;
  step->played = (guint8) answer (self, &state);
}

static const Step *
get_step (Search               *self,
          Point                 point,
          const AleaListedRoll *item)
{
  Step *step = &self->steps[point][item->roll.face[0] - 1][item->roll.face[1] - 1];

  if (!step->is_known)
    make_step (self, point, item->roll, step);
  return step;
}

/* --- all rolls ----------------------------------------------------------- */

/* The points behind a roll, as bits. */
static guint32
follow (Search               *self,
        guint32               points,
        const AleaListedRoll *item)
{
  guint32 after = 0;

  for (Point point = 0; point < POINT_OVER; point++)
    if ((points & 1u << point) != 0)
      {
        const Step *step = get_step (self, point, item);

        after |= 1u << step->again;
        if (!item->is_rerolled)
          after |= 1u << step->played;
      }

  return after & ~(1u << POINT_NONE);
}

/* Whether the rolls may end here. */
static gboolean
may_end (const Search *self,
         Point         point)
{
  const AleaState *state;
  AleaSquare target;

  if (point >= POINT_OVER)
    return TRUE;
  if (self->build->fen != NULL)
    return FALSE;

  state = &self->at[point];
  target = state->rules->setup.get_target (state);
  return target == ALEA_NO_SQUARE ? is_black_open (self->build)
                                  : self->build->wanted[state->setup.turn][target % 8] == ALEA_NO_PIECE_TYPE;
}

/* Leaves of the points before each roll those that lead to an end. */
static void
keep_ways (Search  *self,
           guint32 *points)
{
  guint n = self->build->rolls->len;

  for (Point point = 0; point < POINT_NONE; point++)
    if ((points[n] & 1u << point) != 0 && !may_end (self, point))
      points[n] &= ~(1u << point);

  while (n-- > 0)
    for (Point point = 0; point < POINT_NONE; point++)
      if ((points[n] & 1u << point) != 0
          && (follow (self, 1u << point, get_roll (self->build, n)) & points[n + 1]) == 0)
        points[n] &= ~(1u << point);
}

void
alea_pgn_build_find_rerolls (AleaPgnBuild *self)
{
  const guint n = self->rolls->len;
  g_autofree guint32 *points = g_new0 (guint32, n + 1);
  g_autofree Search *search = g_new0 (Search, 1);
  Point point;

  search->build = self;
  point = find_point (search, &self->state);
  points[0] = 1u << point;
  for (guint i = 0; i < n; i++)
    points[i + 1] = follow (search, points[i], get_roll (self, i));

  keep_ways (search, points);
  if (points[0] == 0)
    return;

  /* Where both can be, the double was not thrown again. */
  for (guint i = 0; i < n; i++)
    {
      AleaListedRoll *item = &g_array_index (self->rolls, AleaListedRoll, i);
      const Step *step = get_step (search, point, item);

      item->is_rerolled |= (points[i + 1] & 1u << step->played) == 0;
      point = item->is_rerolled ? step->again : step->played;
    }
}
