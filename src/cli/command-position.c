/* command-position.c: alea-cli perft and moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-fen.h"
#include "alea-notation.h"

#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 30

/* @roll is the roll that the moves belong to, and a blank; empty for none. */
static void
print_divide_moves (const AleaPosition *position,
                    int                 depth,
                    const char         *roll)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    {
      AleaPosition after = *position;
      char text[ALEA_MOVE_TEXT_SIZE];

      alea_position_play (&after, moves[i]);
      g_print ("%s%s\t%" G_GUINT64_FORMAT "\n", roll, alea_move_to_coordinates (position, moves[i], text),
               alea_position_perft (&after, depth - 1));
    }
}

/* Where a roll is due, all that may fall one after the other: "6 e2e4". */
static void
print_divide (const AleaState *state,
              int              depth)
{
  AleaQuestion question;
  AleaRoll roll;

  alea_state_ask (state, &question);
  if (question.ask != ALEA_ASK_ROLL)
    {
      print_divide_moves (&state->position, depth, "");
      return;
    }

  roll = alea_roll_first (question.dice);
  do
    {
      AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      g_autofree char *word = alea_script_write_event (state, &event);
      g_autofree char *prefix = g_strconcat (word, " ", NULL);
      AleaQuestion next;
      AleaState after = *state;

      alea_state_apply (&after, &event, NULL);
      alea_state_ask (&after, &next);
      if (next.ask == ALEA_ASK_DECIDE)
        print_divide_moves (&after.position, depth, prefix);
    }
  while (alea_roll_next (&roll));
}

/* Whether @fen has a roll that let nobody of the side to move go anywhere: @state is
 * past it, at the turn of the other. */
static gboolean
is_turn_missed (const AleaState *state,
                const char      *fen)
{
  AleaQuestion question;
  AleaSetup setup;

  if (fen == NULL || !alea_fen_read (fen, state->rules, &setup, NULL) || setup.table.roll.n == 0)
    return FALSE;

  alea_state_ask (state, &question);
  return question.ask != ALEA_ASK_DECIDE;
}

CliStatus
command_perft (int    argc,
               char **argv)
{
  g_autofree char *fen = NULL;
  gboolean divide = FALSE;
  const GOptionEntry entries[] = {
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, NULL, NULL },
    { "divide", 0, 0, G_OPTION_ARG_NONE, &divide, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  const AleaRules *rules;
  AleaState state;
  guint64 depth;

  if (!cli_parse (&argc, &argv, entries, "perft", 2, 2)
      || (rules = cli_find_game (argv[1])) == NULL
      || !cli_read_state (rules, NULL, fen, TRUE, &state))
    return CLI_BAD_INPUT;

  if (!cli_read_number ("DEPTH", argv[2], 0, MAX_DEPTH, &depth))
    return CLI_BAD_INPUT;

  if (depth > 0 && is_turn_missed (&state, fen))
    {
      g_print ("nodes 0\n");
      return CLI_GOOD;
    }

  alea_state_revive (&state);
  if (divide && depth > 0)
    print_divide (&state, (int) depth);
  g_print ("nodes %" G_GUINT64_FORMAT "\n", alea_position_perft (&state.position, (int) depth));

  return CLI_GOOD;
}

/* --- moves --------------------------------------------------------------- */

typedef struct
{
  char san[ALEA_MOVE_TEXT_SIZE];
  char coordinates[ALEA_MOVE_TEXT_SIZE];
} Row;

static int
compare_rows (const void *a,
              const void *b)
{
  return strcmp (((const Row *) a)->coordinates, ((const Row *) b)->coordinates);
}

static void
print_decisions (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  Row rows[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    {
      alea_decision_to_text (state, &decisions[i], rows[i].san);
      alea_decision_to_coordinates (state, &decisions[i], rows[i].coordinates);
    }

  qsort (rows, n, sizeof rows[0], compare_rows);
  for (size_t i = 0; i < n; i++)
    g_print ("%s\t%s\n", rows[i].san, rows[i].coordinates);
}

CliStatus
command_moves (int    argc,
               char **argv)
{
  g_autofree char *fen = NULL;
  g_auto(GStrv) option_words = NULL;
  const GOptionEntry entries[] = {
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &option_words, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  const AleaRules *rules;
  AleaOptions options;
  AleaQuestion question;
  AleaState state;

  if (!cli_parse (&argc, &argv, entries, "moves", 1, 1)
      || (rules = cli_find_game (argv[1])) == NULL
      || !cli_read_options (rules, option_words, &options)
      || !cli_read_state (rules, &options, fen, FALSE, &state))
    return CLI_BAD_INPUT;

  alea_state_revive (&state);
  alea_state_ask (&state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    cli_print_question (&state);
  else
    print_decisions (&state);

  return CLI_GOOD;
}
