/* test-jepps-arrays.c: which home ranks the dice of Jepps Random Chess reach
 *
 * Every way through the set-up is walked, and what comes out is held against
 * the list of the 2880 arrays and against counts made by other means.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-jepps.h"
#include "jepps-support.h"

#include <string.h>

#define N_ARRAYS 2880

/* --- walking through all set-ups ----------------------------------------- */

typedef void (*Visit) (const AleaState *state,
                       gpointer         data);

/* What is found out about the state behind a beginning of an array. */
typedef struct
{
  guint  throws_before;
  double throws_to_come;   /* on average, of a player who chooses evenly */
} Node;

typedef struct
{
  AleaColour  colour;       /* whose home rank is walked */
  GHashTable *nodes;        /* "KN......" to Node */
  guint       least_offers; /* of 36 rolls, in the worst state */
  Visit       visit;        /* called for each complete array */
  gpointer    data;
} Walk;

static void
init_walk (Walk       *walk,
           AleaColour  colour,
           Visit       visit,
           gpointer    data)
{
  *walk = (Walk) { .colour = colour, .least_offers = 36, .visit = visit, .data = data };
  walk->nodes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static const Node *walk_from (Walk            *walk,
                              const AleaState *state,
                              guint            throws_before);

static gboolean
is_complete (const Walk      *walk,
             const AleaState *state)
{
  char letters[9];

  return strchr (jepps_home_rank (state, walk->colour, letters), '.') == NULL;
}

/* The mean over the pieces that the roll lets the player choose between;
 * negative when it offers none that fits. */
static double
follow_roll (Walk            *walk,
             const AleaState *state,
             AleaRoll         roll,
             guint            throws_before)
{
  AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaState rolled = *state;
  double sum = 0;
  int n_places = 0;
  size_t n;

  g_assert_true (alea_state_apply (&rolled, &event, NULL));
  n = alea_state_list_decisions (&rolled, decisions);

  for (size_t i = 0; i < n; i++)
    {
      AleaState next = rolled;

      if (decisions[i].act != ALEA_ACT_PLACE)
        continue;

      event = alea_event_decision (decisions[i]);
      g_assert_true (alea_state_apply (&next, &event, NULL));
      sum += walk_from (walk, &next, throws_before + 1)->throws_to_come;
      n_places++;
    }

  return n_places > 0 ? sum / n_places : -1;
}

static const Node *
walk_from (Walk            *walk,
           const AleaState *state,
           guint            throws_before)
{
  char letters[9];
  Node *node = g_hash_table_lookup (walk->nodes, jepps_home_rank (state, walk->colour, letters));
  double sum = 0;
  guint n_offers = 0;

  if (node != NULL)
    {
      g_assert_cmpuint (node->throws_before, ==, throws_before);
      return node;
    }

  node = g_new0 (Node, 1);
  node->throws_before = throws_before;
  g_hash_table_insert (walk->nodes, g_strdup (letters), node);

  if (is_complete (walk, state))
    {
      if (walk->visit != NULL)
        walk->visit (state, walk->data);
      return node;
    }

  for (guint8 a = 1; a <= 6; a++)
    for (guint8 b = 1; b <= 6; b++)
      {
        double mean = follow_roll (walk, state, (AleaRoll) { .n = 2, .face = { a, b } }, throws_before);

        n_offers += mean >= 0;
        sum += MAX (mean, 0);
      }

  walk->least_offers = MIN (walk->least_offers, n_offers);
  node->throws_to_come = (36 + sum) / n_offers;
  return node;
}

static void
assert_arrays_are_listed (const Walk *walk)
{
  g_auto(GStrv) lines = test_read_lines ("facts", "jepps-2880.txt");
  GHashTableIter iter;
  gpointer letters;
  guint n_complete = 0;

  g_assert_cmpuint (g_strv_length (lines), ==, N_ARRAYS);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_hash_table_contains (walk->nodes, lines[i]))
      g_error ("%s is not reached", lines[i]);

  g_hash_table_iter_init (&iter, walk->nodes);
  while (g_hash_table_iter_next (&iter, &letters, NULL))
    n_complete += strchr (letters, '.') == NULL;
  g_assert_cmpuint (n_complete, ==, N_ARRAYS);
}

static void
test_white_reaches_all (void)
{
  Walk walk;
  AleaState state;

  init_walk (&walk, ALEA_WHITE, NULL, NULL);
  jepps_start (&state, NULL);
  walk_from (&walk, &state, 0);

  assert_arrays_are_listed (&walk);
  g_hash_table_unref (walk.nodes);
}

/* White's seven throws, then Randomize. */
#define WHITE     "3-1 B 3-4 B 1-5 K 5-4 Q 4-2 R 2-4 N 2-4 N"
#define RANDOMIZE WHITE " 1-2"

static void
test_black_reaches_all (void)
{
  Walk walk;
  AleaState state;

  init_walk (&walk, ALEA_BLACK, NULL, NULL);
  jepps_start (&state, "double=reroll");
  jepps_apply (&state, RANDOMIZE);
  walk_from (&walk, &state, 0);

  assert_arrays_are_listed (&walk);
  g_hash_table_unref (walk.nodes);
}

static void
test_throws (void)
{
  GHashTableIter iter;
  gpointer letters, value;
  guint n_arrays[8] = { 0 };
  Walk walk;
  AleaState state;
  const Node *start;

  init_walk (&walk, ALEA_WHITE, NULL, NULL);
  jepps_start (&state, NULL);
  start = walk_from (&walk, &state, 0);

  g_hash_table_iter_init (&iter, walk.nodes);
  while (g_hash_table_iter_next (&iter, &letters, &value))
    if (strchr (letters, '.') == NULL)
      n_arrays[((const Node *) value)->throws_before]++;

  g_assert_cmpuint (n_arrays[7], ==, 1404);
  g_assert_cmpuint (n_arrays[6], ==, 1428);
  g_assert_cmpuint (n_arrays[5], ==, 48);

  g_assert_cmpfloat_with_epsilon (start->throws_to_come, 6.816, 0.0005);
  /* JA4: at worst a roll in four offers nothing. */
  g_assert_cmpuint (walk.least_offers, ==, 27);
  g_hash_table_unref (walk.nodes);
}

/* --- availability, the slow way ------------------------------------------ */

typedef struct
{
  guint n_beginnings;   /* of six pieces */
  guint n_stranding;    /* among them, with a seventh piece that strands a bishop */
  guint n_pairs;        /* among them, with two knights or two rooks left */
} Beginnings;

/* The colour rule alone, as it is written (J7). */
static gboolean
obeys_colours (const AleaJeppsArray *array)
{
  int n[2] = { 0, 0 };

  for (int file = 0; file < 8; file++)
    if (array->piece_type[file] == ALEA_BISHOP)
      n[file % 2]++;

  return n[0] <= 1 && n[1] <= 1;
}

/* Whether some order of the pieces left obeys the colours. */
static gboolean
can_be_completed (const AleaJeppsArray *array,
                  int                   file)
{
  if (!obeys_colours (array))
    return FALSE;
  if (file == 8)
    return TRUE;

  for (AleaPieceType type = ALEA_KNIGHT; type <= ALEA_KING; type++)
    {
      AleaJeppsArray next = *array;

      if (alea_jepps_count_left (array, type) == 0)
        continue;
      next.piece_type[file] = (uint8_t) type;
      if (can_be_completed (&next, file + 1))
        return TRUE;
    }

  return FALSE;
}

static void
check_beginning (const AleaJeppsArray *array,
                 int                   file,
                 Beginnings           *beginnings)
{
  gboolean strands = FALSE, is_pair = FALSE;

  for (AleaPieceType type = ALEA_KNIGHT; file < 8 && type <= ALEA_KING; type++)
    {
      AleaJeppsArray next = *array;
      gboolean is_possible;

      is_pair |= file == 6 && type != ALEA_BISHOP && alea_jepps_count_left (array, type) == 2;
      next.piece_type[file] = (uint8_t) type;
      if (alea_jepps_count_left (array, type) == 0 || !obeys_colours (&next))
        {
          g_assert_false (alea_jepps_can_place (array, file, type));
          continue;
        }

      is_possible = can_be_completed (&next, file + 1);
      g_assert_true (alea_jepps_can_place (array, file, type) == is_possible);
      /* JA5: looking ahead matters at the seventh square and never earlier. */
      g_assert_true (is_possible || file == 6);
      strands |= !is_possible;

      if (is_possible)
        check_beginning (&next, file + 1, beginnings);
    }

  beginnings->n_beginnings += file == 6;
  beginnings->n_stranding += strands;
  beginnings->n_pairs += is_pair;
}

static void
test_look_ahead (void)
{
  const AleaJeppsArray empty = { { 0 } };
  Beginnings beginnings = { 0 };

  check_beginning (&empty, 0, &beginnings);

  g_assert_cmpuint (beginnings.n_beginnings, ==, 2178);
  g_assert_cmpuint (beginnings.n_stranding, ==, 540);
  g_assert_cmpuint (beginnings.n_pairs, ==, 216);
}

/* --- the mediator -------------------------------------------------------- */

/* J10, J11; JA9: three outcomes, and a new roll only of doubles. */
static void
test_mediator_counts (void)
{
  guint n[4] = { 0 }, n_doubles[4] = { 0 };
  AleaState start;

  jepps_start (&start, NULL);
  jepps_apply (&start, WHITE);

  for (guint8 a = 1; a <= 6; a++)
    for (guint8 b = 1; b <= 6; b++)
      {
        AleaState state = start;
        AleaEvent event = alea_event_roll ((AleaRoll) { .n = 2, .face = { a, b } }, ALEA_SOURCE_HAND);

        g_assert_true (alea_state_apply (&state, &event, NULL));
        if (a == b)
          {
            g_autofree char *question = jepps_question (&state);

            g_assert_cmpstr (question, ==, "black decide 2");
            jepps_apply (&state, "accept");
            n_doubles[alea_jepps_get (&state)->mediation]++;
          }
        n[alea_jepps_get (&state)->mediation]++;
      }

  g_assert_cmpuint (n[ALEA_MEDIATION_NONE], ==, 0);
  g_assert_cmpuint (n[ALEA_MEDIATION_MIRROR], ==, 9);
  g_assert_cmpuint (n[ALEA_MEDIATION_REVERSE], ==, 9);
  g_assert_cmpuint (n[ALEA_MEDIATION_RANDOMIZE], ==, 18);
  g_assert_cmpuint (n_doubles[ALEA_MEDIATION_MIRROR], ==, 3);
  g_assert_cmpuint (n_doubles[ALEA_MEDIATION_REVERSE], ==, 3);
}

static void
assert_ready_to_play (const AleaState *state,
                      guint            fullmove)
{
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  g_assert_cmpint (state->stage, ==, ALEA_STAGE_PLAY);
  g_assert_cmpint (setup.turn, ==, ALEA_WHITE);
  g_assert_cmpuint (setup.fullmove, ==, fullmove);
  g_assert_cmpuint (setup.halfmove_clock, ==, 0);
  g_assert_true (setup.may_relocate[ALEA_WHITE] && setup.may_relocate[ALEA_BLACK]);
}

/* Mirror and Reverse from one complete array of White's (J12, J13). */
static void
check_mediations (const AleaState *state,
                  gpointer         data)
{
  guint *n_arrays = data;
  AleaState mirror = *state, reverse = *state;
  char white[9], black[9], backwards[9];

  jepps_apply (&mirror, "2-4");
  jepps_home_rank (&mirror, ALEA_WHITE, white);
  g_assert_cmpstr (jepps_home_rank (&mirror, ALEA_BLACK, black), ==, white);
  assert_ready_to_play (&mirror, 1);

  jepps_apply (&reverse, "5-1");
  strcpy (backwards, white);
  g_assert_cmpstr (jepps_home_rank (&reverse, ALEA_BLACK, black), ==, g_strreverse (backwards));
  assert_ready_to_play (&reverse, 1);

  /* No array is the same from both sides. */
  g_assert_cmpstr (white, !=, black);
  (*n_arrays)++;
}

/* J12, J13; JA10: Mirror is file by file, Reverse the other way round. */
static void
test_mirror_and_reverse (void)
{
  guint n_arrays = 0;
  Walk walk;
  AleaState state;

  init_walk (&walk, ALEA_WHITE, check_mediations, &n_arrays);
  jepps_start (&state, NULL);
  walk_from (&walk, &state, 0);

  g_assert_cmpuint (n_arrays, ==, N_ARRAYS);
  g_hash_table_unref (walk.nodes);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/jepps-arrays/white-reaches-all", test_white_reaches_all);
  g_test_add_func ("/jepps-arrays/black-reaches-all", test_black_reaches_all);
  g_test_add_func ("/jepps-arrays/throws", test_throws);
  g_test_add_func ("/jepps-arrays/look-ahead", test_look_ahead);
  g_test_add_func ("/jepps-arrays/mediator-counts", test_mediator_counts);
  g_test_add_func ("/jepps-arrays/mirror-and-reverse", test_mirror_and_reverse);

  return g_test_run ();
}
