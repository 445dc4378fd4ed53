/* test-plain-san.c: the short way of reading a move says what the long one says
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-plain-san.h"
#include "test-support.h"

#include <string.h>

/* Every legal move as it is written; all but castling are plain. */
static void
check_moves (const AleaPosition *position)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    {
      char text[ALEA_MOVE_TEXT_SIZE];

      alea_move_to_san (position, moves[i], text);
      if (position->rules->geometry->files != 8 || alea_move_type (moves[i]) == ALEA_MOVE_CASTLE)
        g_assert_cmpuint (alea_move_parse_plain (position, text), ==, ALEA_MOVE_NONE);
      else
        g_assert_cmpuint (alea_move_parse_plain (position, text), ==, moves[i]);
    }
}

/* What is written otherwise is read alike or not at all. */
static void
check_damaged (const AleaPosition *position,
               guint64            *stream)
{
  static const char letters[] = "NBRQKPGabcdefgh12345678x=+#-O0!?:@ ";
  AleaMove moves[ALEA_MAX_MOVES], plain, move;
  size_t n = alea_position_list_moves (position, moves);
  char text[ALEA_MOVE_TEXT_SIZE];

  if (n == 0)
    return;

  alea_move_to_san (position, moves[test_random (stream, (guint) n)], text);
  for (guint i = test_random (stream, 3) + 1; i > 0; i--)
    text[test_random (stream, (guint) strlen (text))] = letters[test_random (stream, sizeof letters - 1)];

  plain = alea_move_parse_plain (position, text);
  if (plain == ALEA_MOVE_NONE)
    return;

  g_test_message ("%s", text);
  g_assert_true (alea_move_parse (position, text, &move, NULL));
  g_assert_cmpuint (plain, ==, move);
}

static void
test_plain_san (gconstpointer data)
{
  const AleaRules *rules = data;
  guint64 stream = g_str_hash (rules->id);

  for (int game = 0; game < 60; game++)
    {
      AleaState state;

      alea_state_init (&state, rules, NULL);
      for (int i = 0; i < 200 && state.stage != ALEA_STAGE_OVER; i++)
        {
          AleaQuestion question;
          AleaEvent event;

          alea_state_ask (&state, &question);
          event = test_random_event (&state, &stream);
          if (question.ask == ALEA_ASK_DECIDE)
            {
              if (state.stage == ALEA_STAGE_PLAY)
                {
                  check_moves (&state.position);
                  for (int damage = 0; damage < 20; damage++)
                    check_damaged (&state.position, &stream);
                }
            }
          g_assert_true (alea_state_apply (&state, &event, NULL));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/plain-san/%s", alea_games[i]->id);

      g_test_add_data_func (path, alea_games[i], test_plain_san);
    }

  return g_test_run ();
}
