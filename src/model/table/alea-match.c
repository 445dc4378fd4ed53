/* alea-match.c: two persons, several games, and the score
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-match.h"

#include <glib/gi18n-lib.h>

struct _AleaMatch
{
  GObject     parent_instance;

  AleaPerson *persons[ALEA_N_PERSONS];
  guint       game_number;
  guint       first_player;                   /* a person */
  guint       earlier_points[ALEA_N_PERSONS]; /* half points of the games before this one */
  gboolean    is_ignored;                     /* the result of this one */
  char       *score;
};

enum
{
  PROP_0,
  PROP_GAME_NUMBER,
  PROP_FIRST_PLAYER,
  PROP_SCORE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaMatch, alea_match, G_TYPE_OBJECT)

static void
alea_match_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AleaMatch *self = ALEA_MATCH (object);

  switch (prop_id)
    {
    case PROP_GAME_NUMBER:
      g_value_set_uint (value, self->game_number);
      break;
    case PROP_FIRST_PLAYER:
      g_value_set_uint (value, self->first_player);
      break;
    case PROP_SCORE:
      g_value_set_string (value, self->score);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_match_finalize (GObject *object)
{
  AleaMatch *self = ALEA_MATCH (object);

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_clear_object (&self->persons[i]);
  g_clear_pointer (&self->score, g_free);

  G_OBJECT_CLASS (alea_match_parent_class)->finalize (object);
}

static void
alea_match_class_init (AleaMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_match_get_property;
  object_class->finalize = alea_match_finalize;

  properties[PROP_GAME_NUMBER] = g_param_spec_uint ("game-number", NULL, NULL, 1, G_MAXUINT, 1, flags);
  properties[PROP_FIRST_PLAYER] = g_param_spec_uint ("first-player", NULL, NULL, 0, ALEA_N_PERSONS - 1, 0, flags);
  properties[PROP_SCORE] = g_param_spec_string ("score", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/* --- the score ------------------------------------------------------------ */

static void
update_score (AleaMatch *self)
{
  g_autofree char *first = alea_person_write_points (self->persons[0]);
  g_autofree char *second = alea_person_write_points (self->persons[1]);
  /* Translators: the points of two persons in a match, "1½–½". */
  g_autofree char *score = g_strdup_printf (_("%s–%s"), first, second);

  if (g_strcmp0 (self->score, score) == 0)
    return;

  g_free (self->score);
  self->score = g_steal_pointer (&score);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORE]);
}

static guint
count_half_points (AleaScore score,
                   guint     person)
{
  switch (score)
    {
    case ALEA_SCORE_FIRST:
      return person == 0 ? 2 : 0;
    case ALEA_SCORE_SECOND:
      return person == 1 ? 2 : 0;
    case ALEA_SCORE_DRAW:
      return 1;
    case ALEA_SCORE_NONE:
    default:
      return 0;
    }
}

void
alea_match_set_result (AleaMatch *self,
                       AleaScore  result)
{
  g_return_if_fail (ALEA_IS_MATCH (self));

  if (result == ALEA_SCORE_NONE)
    self->is_ignored = FALSE;
  else if (self->is_ignored)
    result = ALEA_SCORE_NONE;
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_person_set_half_points (self->persons[i], self->earlier_points[i] + count_half_points (result, i));
  update_score (self);
}

const char *
alea_match_get_score (AleaMatch *self)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), NULL);

  return self->score;
}

/* --- games ---------------------------------------------------------------- */

static void
alea_match_init (AleaMatch *self)
{
  self->game_number = 1;
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    self->persons[i] = alea_person_new ();
  update_score (self);
}

AleaMatch *
alea_match_new (void)
{
  return g_object_new (ALEA_TYPE_MATCH, NULL);
}

AleaPerson *
alea_match_get_person (AleaMatch *self,
                       guint      number)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), NULL);
  g_return_val_if_fail (number < ALEA_N_PERSONS, NULL);

  return self->persons[number];
}

guint
alea_match_count_programs (AleaMatch *self)
{
  guint n = 0;

  g_return_val_if_fail (ALEA_IS_MATCH (self), 0);

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    n += alea_person_get_level (alea_match_get_person (self, i)) > 0 ? 1 : 0;
  return n;
}

guint
alea_match_get_game_number (AleaMatch *self)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), 0);

  return self->game_number;
}

static void
set_game_number (AleaMatch *self,
                 guint      game_number)
{
  if (self->game_number == game_number)
    return;

  self->game_number = game_number;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME_NUMBER]);
}

guint
alea_match_get_first_player (AleaMatch *self)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), 0);

  return self->first_player;
}

void
alea_match_set_first_player (AleaMatch *self,
                             guint      person)
{
  g_return_if_fail (ALEA_IS_MATCH (self));
  g_return_if_fail (person < ALEA_N_PERSONS);

  if (self->first_player == person)
    return;

  self->first_player = person;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIRST_PLAYER]);
}

/* Goes to the beginning of a game. */
static void
begin_game (AleaMatch *self,
            guint      game_number,
            guint      first_player)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_game_number (self, game_number);
  alea_match_set_first_player (self, first_player);
  alea_match_set_result (self, ALEA_SCORE_NONE);
  g_object_thaw_notify (G_OBJECT (self));
}

/* What the game under way has brought counts from now on. */
static void
add_up (AleaMatch *self)
{
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    self->earlier_points[i] = alea_person_get_half_points (self->persons[i]);
}

static gboolean
has_result (AleaMatch *self)
{
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (alea_person_get_half_points (self->persons[i]) > self->earlier_points[i])
      return TRUE;

  return FALSE;
}

static guint
find_next_first_player (AleaMatch *self)
{
  return has_result (self) ? 1 - self->first_player : self->first_player;
}

void
alea_match_next_game (AleaMatch *self)
{
  guint first_player;

  g_return_if_fail (ALEA_IS_MATCH (self));

  first_player = find_next_first_player (self);
  add_up (self);
  begin_game (self, self->game_number + 1, first_player);
}

void
alea_match_return (AleaMatch *self,
                   guint      first_player)
{
  g_return_if_fail (ALEA_IS_MATCH (self));
  g_return_if_fail (first_player < ALEA_N_PERSONS);

  add_up (self);
  begin_game (self, self->game_number, first_player);
}

gboolean
alea_match_has_score (AleaMatch *self)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), FALSE);

  return alea_person_get_half_points (self->persons[0]) > 0 || alea_person_get_half_points (self->persons[1]) > 0;
}

gboolean
alea_match_has_begun (AleaMatch *self)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), FALSE);

  return self->game_number > 1 || alea_match_has_score (self);
}

void
alea_match_reset (AleaMatch *self,
                  guint      first_player)
{
  gboolean had_result;

  g_return_if_fail (ALEA_IS_MATCH (self));
  g_return_if_fail (first_player < ALEA_N_PERSONS);

  had_result = has_result (self);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    self->earlier_points[i] = 0;

  begin_game (self, 1, first_player);
  self->is_ignored = had_result;
}

/* --- what is kept --------------------------------------------------------- */

/* Nobody plays so many. */
#define MAX_GAMES 1000000

void
alea_match_get_stand (AleaMatch      *self,
                      AleaMatchStand *stand)
{
  g_return_if_fail (ALEA_IS_MATCH (self));
  g_return_if_fail (stand != NULL);

  stand->number = self->game_number;
  stand->first = self->first_player;
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    stand->points[i] = self->earlier_points[i];
}

void
alea_match_get_sum (AleaMatch      *self,
                    AleaMatchStand *stand)
{
  g_return_if_fail (ALEA_IS_MATCH (self));
  g_return_if_fail (stand != NULL);

  stand->number = self->game_number;
  stand->first = find_next_first_player (self);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    stand->points[i] = alea_person_get_half_points (self->persons[i]);
}

static gboolean
is_stand (const AleaMatchStand *stand)
{
  return stand->number >= 1 && stand->number <= MAX_GAMES && stand->first < ALEA_N_PERSONS
         && MAX (stand->points[0], stand->points[1]) <= 2 * MAX_GAMES;
}

gboolean
alea_match_set_stand (AleaMatch            *self,
                      const AleaMatchStand *stand)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), FALSE);
  g_return_val_if_fail (stand != NULL, FALSE);

  if (!is_stand (stand))
    return FALSE;

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    self->earlier_points[i] = stand->points[i];
  begin_game (self, stand->number, stand->first);
  return TRUE;
}

gboolean
alea_match_parse_stand (const char     *text,
                        AleaMatchStand *stand)
{
  guint *const numbers[] = { &stand->number, &stand->first, &stand->points[0], &stand->points[1] };
  g_auto(GStrv) words = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  words = g_strsplit (text, " ", G_N_ELEMENTS (numbers) + 1);
  if (g_strv_length (words) != G_N_ELEMENTS (numbers))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      guint64 number;

      if (!g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT, &number, NULL))
        return FALSE;
      *numbers[i] = (guint) number;
    }

  return is_stand (stand);
}

/* --- who is who ----------------------------------------------------------- */

static guint
find_player (const AleaState *state,
             AleaWho          who)
{
  switch (who)
    {
    case ALEA_WHO_WHITE:
      return (guint) alea_state_get_player (state, ALEA_WHITE);
    case ALEA_WHO_BLACK:
      return (guint) alea_state_get_player (state, ALEA_BLACK);
    case ALEA_WHO_SECOND:
      return 1;
    case ALEA_WHO_FIRST:
    default:
      return 0;
    }
}

guint
alea_match_find_person (AleaMatch       *self,
                        const AleaState *state,
                        AleaWho          who)
{
  g_return_val_if_fail (ALEA_IS_MATCH (self), 0);
  g_return_val_if_fail (state != NULL, 0);

  return find_player (state, who) == 0 ? self->first_player : 1 - self->first_player;
}

AleaScore
alea_match_find_score (AleaMatch       *self,
                       const AleaState *state)
{
  AleaWho winner;

  g_return_val_if_fail (ALEA_IS_MATCH (self), ALEA_SCORE_NONE);
  g_return_val_if_fail (state != NULL, ALEA_SCORE_NONE);

  if (state->result == ALEA_RESULT_NONE)
    return ALEA_SCORE_NONE;
  if (state->result == ALEA_RESULT_DRAW)
    return ALEA_SCORE_DRAW;

  winner = state->result == ALEA_RESULT_WHITE ? ALEA_WHO_WHITE : ALEA_WHO_BLACK;
  return alea_match_find_person (self, state, winner) == 0 ? ALEA_SCORE_FIRST : ALEA_SCORE_SECOND;
}
