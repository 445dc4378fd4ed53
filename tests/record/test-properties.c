/* test-properties.c: what must hold at every step of any game
 *
 * Games are played at random, with options at random, until there have been
 * so many events of each game: ALEA_TEST_EVENTS asks for more than the quick
 * number.  At every step the state is held against all that check-state.h
 * knows; each game is then played again from its events, thrown again with
 * the same seed, and written and read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-commentary.h"
#include "alea-dice.h"
#include "check-pgn.h"
#include "check-state.h"
#include "random-record.h"
#include "test-support.h"

#define EVENTS     5000
#define MAX_EVENTS 1500   /* of one game */

/* One in so many states is looked at more closely. */
#define CLOSER     16

typedef struct
{
  const AleaRules *rules;
  AleaOptions      options;
  char            *seed;
  AleaDice        *dice;
  GArray          *events;   /* of AleaEvent */
  GArray          *states;   /* of AleaState, one more than there are events */
  guint64         *stream;
} Game;

static void
game_init (Game            *game,
           const AleaRules *rules,
           guint            number,
           guint64         *stream)
{
  AleaState state;

  *game = (Game) { .rules = rules, .stream = stream };
  game->options = test_random_options (rules, stream);
  game->seed = g_strdup_printf ("%s %u", rules->id, number);
  game->dice = alea_dice_new_seeded (game->seed);
  game->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  game->states = g_array_new (FALSE, FALSE, sizeof (AleaState));
  alea_state_init (&state, rules, &game->options);
  g_array_append_val (game->states, state);
}

static void
game_clear (Game *game)
{
  g_array_unref (game->states);
  g_array_unref (game->events);
  alea_dice_free (game->dice);
  g_free (game->seed);
}

static const AleaState *
get_last (const Game *game)
{
  return &g_array_index (game->states, AleaState, game->states->len - 1);
}

/* --- one step ------------------------------------------------------------ */

static AleaEvent
make_event (Game            *game,
            const AleaState *state)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask != ALEA_ASK_ROLL)
    return random_record_event (state, game->stream);

  g_assert_true (alea_dice_throw (game->dice, &question.dice));
  return alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
}

static void
check_words (const AleaState *before,
             const AleaEvent *event,
             const AleaState *after)
{
  AleaText text;

  alea_state_describe (before, event, after, &text);
  check_sentence (&text);
  alea_state_guide (after, &text);
  check_sentence (&text);
}

static void
step (Game *game)
{
  const AleaState before = *get_last (game);
  AleaEvent event = make_event (game, &before);
  AleaState after = before;
  AleaText why = { 0 };

  if (!alea_state_apply (&after, &event, &why))
    g_error ("%s: %s", game->rules->id, test_sentence (&why));

  g_array_append_val (game->events, event);
  g_array_append_val (game->states, after);

  check_state (&after);
  check_state_slowly (&after, test_random (game->stream, CLOSER) == 0);
  check_words (&before, &event, &after);
  if (test_random (game->stream, CLOSER) == 0)
    {
      check_state_texts (&after);
      check_state_refuses (&after);
    }
}

/* --- the whole game ------------------------------------------------------ */

/* The state after any number of events is the one that was met there, so to
 * take one back is to play all but the last again. */
static void
check_replay (const Game *game)
{
  AleaState state;

  alea_state_init (&state, game->rules, &game->options);
  for (guint i = 0; i < game->states->len; i++)
    {
      test_assert_same_state (&state, &g_array_index (game->states, AleaState, i));
      if (i < game->events->len)
        g_assert_true (alea_state_apply (&state, &g_array_index (game->events, AleaEvent, i), NULL));
    }
}

/* The same seed thrown again wherever a roll was asked for gives the same
 * faces, and no number more has been drawn: dice are used exactly as asked. */
static void
check_dice (const Game *game)
{
  g_autoptr(AleaDice) again = alea_dice_new_seeded (game->seed);
  guint next, next_again;

  for (guint i = 0; i < game->events->len; i++)
    {
      const AleaRoll *roll = &g_array_index (game->events, AleaEvent, i).roll;
      AleaQuestion question;

      alea_state_ask (&g_array_index (game->states, AleaState, i), &question);
      g_assert_cmpint (question.ask == ALEA_ASK_ROLL, ==,
                       g_array_index (game->events, AleaEvent, i).type == ALEA_EVENT_ROLL);
      if (question.ask != ALEA_ASK_ROLL)
        continue;

      g_assert_true (alea_dice_throw (again, &question.dice));
      g_assert_cmpmem (&question.dice, sizeof question.dice, roll, sizeof *roll);
    }

  g_assert_true (alea_dice_draw (game->dice, 65536, &next));
  g_assert_true (alea_dice_draw (again, 65536, &next_again));
  g_assert_cmpuint (next, ==, next_again);
}

/* At its end, and wherever else the players might have left it. */
static void
check_record (const Game *game)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AleaRecord) record = alea_record_new (game->rules, &game->options, NULL);
      guint n_events = i == 0 ? game->events->len : test_random (game->stream, game->events->len + 1);

      alea_record_append (record, (const AleaEvent *) (gconstpointer) game->events->data, n_events);
      check_pgn_record (record);
    }
}

static guint
play (const AleaRules *rules,
      guint            number,
      guint64         *stream)
{
  guint n_events;
  Game game;

  game_init (&game, rules, number, stream);
  while (get_last (&game)->stage != ALEA_STAGE_OVER && game.events->len < MAX_EVENTS)
    step (&game);

  check_replay (&game);
  check_dice (&game);
  check_record (&game);

  n_events = game.events->len;
  game_clear (&game);
  return n_events;
}

static void
test_game (gconstpointer data)
{
  const guint n_events = test_get_amount ("ALEA_TEST_EVENTS", EVENTS);
  const AleaRules *rules = data;
  guint64 stream = g_str_hash (rules->id);
  guint n_played = 0, n_games = 0;

  for (; n_played < n_events; n_games++)
    n_played += play (rules, n_games, &stream);

  g_test_message ("%u events in %u games", n_played, n_games);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/properties/%s", alea_games[i]->id);

      g_test_add_data_func (path, alea_games[i], test_game);
    }

  return g_test_run ();
}
