/* test-engine-mates.c: mates in one, two and three are found
 *
 * tests/data/mates/mates.txt holds positions of games in which the side to
 * move mates in so many moves; a plain solver says so too.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-search.h"
#include "mate-solver.h"
#include "test-support.h"

#define TABLE_BYTES (16 << 20)

/* What the plain solver looks at in the quick run: mates in so many. */
#define QUICK_MATE 2

typedef struct
{
  char       *line;
  AleaState   state;
  int         moves;
} Mate;

static void
read_mate (const char *line,
           Mate       *mate)
{
  g_auto(GStrv) words = g_strsplit (line, "\t", 3);

  g_assert_cmpuint (g_strv_length (words), ==, 3);
  test_state (words[0], words[2], &mate->state);
  mate->moves = (int) g_ascii_strtoll (words[1], NULL, 10);
  g_assert_cmpint (mate->moves, >=, 1);
}

static void
for_each_mate (void (*check) (const Mate *mate,
                              gpointer    data),
               gpointer data)
{
  g_auto(GStrv) lines = test_read_lines ("mates", "mates.txt");

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      {
        Mate mate = { .line = lines[i] };

        read_mate (lines[i], &mate);
        g_test_message ("%s", mate.line);
        check (&mate, data);
      }
}

/* The suite says the truth: so many moves, and no less. */
static void
check_solver (const Mate *mate,
              gpointer    most)
{
  if (mate->moves > GPOINTER_TO_INT (most))
    return;

  g_assert_true (solver_mates (&mate->state.position, mate->moves));
  g_assert_false (solver_mates (&mate->state.position, mate->moves - 1));
}

static void
test_solver (void)
{
  for_each_mate (check_solver, GINT_TO_POINTER (test_get_amount ("ALEA_TEST_MATES", QUICK_MATE)));
}

/* A tenth of a second, with so few pieces on the board. */
#define NODES 200000

/* Plays the best moves until mate, as soon as that is to be had; the side
 * that is mated answers as it thinks best. */
static void
check_found (const Mate *mate,
             gpointer    data)
{
  AleaSearch *search = data;
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);
  AleaState state = mate->state;

  alea_search_clear (search);
  for (int ply = 0; ply < 2 * mate->moves - 1; ply++)
    {
      const AleaSearchLimits limits = { .nodes = NODES };
      AleaEvent event;

      g_assert_cmpint (state.stage, ==, ALEA_STAGE_PLAY);
      g_assert_true (alea_search_run (search, &state, &limits, verdict));
      g_assert_cmpint (verdict->win_in, ==, ply % 2 == 0 ? 2 * mate->moves - 1 - ply : ply + 1 - 2 * mate->moves);
      event = alea_event_decision (verdict->best);
      g_assert_true (alea_state_apply (&state, &event, NULL));
    }

  g_assert_cmpint (state.ending, ==, ALEA_ENDING_CHECKMATE);
}

static void
test_found (void)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);

  for_each_mate (check_found, search);
  alea_search_free (search);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/mates/solver", test_solver);
  g_test_add_func ("/engine/mates/found", test_found);

  return g_test_run ();
}
