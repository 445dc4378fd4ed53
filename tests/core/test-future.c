/* test-future.c: keys, rolls, needs and masks, held against what they mean
 *
 * All games with all their house rules are played at random; whatever is said
 * of a position is compared with what comes of it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-support.h"

#include "alea-position-dice.h"
#include "alea-state.h"

#include <stdlib.h>
#include <string.h>

#define N_GAMES  60
#define N_EVENTS 160

typedef void (*Look) (const AleaState *state,
                      guint64         *stream,
                      gpointer         data);

/* --- random play ---------------------------------------------------------- */

static gboolean
go_on (AleaState *state,
       guint64   *stream)
{
  AleaQuestion question;
  AleaEvent event;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return FALSE;

  event = test_random_event (state, stream);
  g_assert_true (alea_state_apply (state, &event, NULL));
  return TRUE;
}

static void
play_all (Look     look,
          gpointer data,
          guint    n_games)
{
  guint64 stream = 20261122;

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (guint game = 0; game < n_games; game++)
      {
        const AleaOptions options = test_random_options (alea_games[i], &stream);
        AleaState state;

        alea_state_init (&state, alea_games[i], &options);
        for (guint n = 0; n < N_EVENTS; n++)
          {
            look (&state, &stream, data);
            if (!go_on (&state, &stream))
              break;
          }
      }
}

/* --- futures -------------------------------------------------------------- */

static guint64
key_of (const AleaPosition *position)
{
  return alea_position_get_key (position, ALEA_SAME_FUTURE);
}

static int
compare_keys (const void *a,
              const void *b)
{
  const guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return (x > y) - (x < y);
}

/* What may follow, each way once as often as it falls, in an order that does
 * not depend on faces; returns how many. */
static gsize
list_futures (const AleaPosition *position,
              guint64             keys[static ALEA_MAX_DECISIONS])
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaChance chances[ALEA_MAX_ROLLS];
  AleaQuestion question;
  gsize n = 0;

  alea_position_ask (position, &question);
  if (question.ask == ALEA_ASK_ROLL)
    {
      const gsize n_rolls = alea_position_list_rolls (position, chances);

      for (gsize i = 0; i < n_rolls; i++)
        {
          AleaPosition rolled = *position;

          alea_position_roll (&rolled, chances[i].roll);
          keys[n++] = key_of (&rolled) * 8 + chances[i].weight + rolled.ending * 97u;
        }
    }
  else if (question.ask == ALEA_ASK_DECIDE)
    {
      n = alea_position_list_decisions (position, decisions);
      for (gsize i = 0; i < n; i++)
        {
          AleaPosition after = *position;

          alea_position_decide (&after, &decisions[i]);
          keys[i] = (key_of (&after) ^ decisions[i].move ^ ((guint64) decisions[i].act << 40)) + after.ending * 97u;
        }
    }

  qsort (keys, n, sizeof keys[0], compare_keys);
  return n;
}

static gboolean
has_same_future (const AleaPosition *a,
                 const AleaPosition *b)
{
  guint64 futures[2][ALEA_MAX_DECISIONS];
  AleaQuestion questions[2];
  gsize n = list_futures (a, futures[0]);

  alea_position_ask (a, &questions[0]);
  alea_position_ask (b, &questions[1]);
  return questions[0].ask == questions[1].ask && questions[0].who == questions[1].who
         && questions[0].result == questions[1].result
         && list_futures (b, futures[1]) == n && memcmp (futures[0], futures[1], n * sizeof futures[0][0]) == 0;
}

/* Those that have been seen, by key. */
static void
look_at_key (const AleaState *state,
             guint64         *stream,
             gpointer         data)
{
  GHashTable *seen = data;
  const AleaPosition *known;
  gint64 key;

  if (state->stage != ALEA_STAGE_PLAY)
    return;

  key = (gint64) key_of (&state->position);
  known = g_hash_table_lookup (seen, &key);
  if (known == NULL)
    g_hash_table_insert (seen, g_memdup2 (&key, sizeof key), g_memdup2 (&state->position, sizeof state->position));
  else if (known->rules == state->rules && !has_same_future (known, &state->position))
    g_error ("%s: two positions with one key have other futures", state->rules->id);
}

static void
test_equal_keys (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);

  play_all (look_at_key, seen, N_GAMES);
  g_assert_cmpuint (g_hash_table_size (seen), >, 5000);
}

/* --- changes -------------------------------------------------------------- */

/* A position that differs from @state in what the setup says; FALSE where it is
 * none. */
static gboolean
make_other (const AleaState *state,
            const AleaSetup *setup,
            AleaPosition    *other)
{
  return alea_position_init (other, state->rules, &state->options, setup) == ALEA_FAULT_NONE;
}

/* Whether a value of that field makes no difference beside another: runs of 2
 * to 5 are worth the same, and so are all doubles from the second on. */
static gboolean
is_worth_the_same (const AleaField *field,
                   guint            a,
                   guint            b)
{
  if (field->kind == ALEA_FIELD_CHOICE)
    return MIN (a, b) >= 2 && MAX (a, b) <= 5;

  return field->kind == ALEA_FIELD_NUMBER && g_str_has_prefix (field->title, "Doubles") && MIN (a, b) >= 2;
}

static void
change_field (const AleaState *state,
              const AleaField *field,
              guint64         *stream,
              guint           *n_changes)
{
  AleaSetup setup;
  AleaPosition other;
  guint before, after, max;

  alea_state_get_setup (state, &setup);
  before = field->get (&setup, field->number);
  max = MIN (alea_field_get_max (field, &setup), before + 2);
  after = test_random (stream, max + 1);
  field->set (&setup, field->number, after);
  after = field->get (&setup, field->number);
  if (after == before || is_worth_the_same (field, before, after) || !make_other (state, &setup, &other))
    return;

  ++*n_changes;
  if (key_of (&other) == key_of (&state->position))
    g_error ("%s: “%s” is %u or %u, and the key the same", state->rules->id, field->title, before, after);
}

static void
change_rights (const AleaState *state,
               guint           *n_changes)
{
  AleaSetup setup;
  AleaPosition other;

  for (guint colour = 0; colour < 2; colour++)
    for (guint wing = 0; wing < ALEA_N_WINGS; wing++)
      {
        alea_state_get_setup (state, &setup);
        if (setup.castle_rook[colour][wing] == ALEA_NO_SQUARE)
          continue;

        setup.castle_rook[colour][wing] = ALEA_NO_SQUARE;
        if (make_other (state, &setup, &other))
          g_assert_cmphex (key_of (&other), !=, key_of (&state->position));
        ++*n_changes;
      }

  alea_state_get_setup (state, &setup);
  if (setup.n_en_passant > 0)
    {
      setup.n_en_passant--;
      if (make_other (state, &setup, &other))
        g_assert_cmphex (key_of (&other), !=, key_of (&state->position));
    }

  alea_state_get_setup (state, &setup);
  setup.turn = alea_colour_other (setup.turn);
  setup.n_en_passant = 0;
  if (make_other (state, &setup, &other))
    g_assert_cmphex (key_of (&other), !=, key_of (&state->position));
}

static void
look_at_changes (const AleaState *state,
                 guint64         *stream,
                 gpointer         data)
{
  const AleaField *field = state->rules->beside.fields;
  AleaOptions options = state->options;
  AleaPosition other = state->position;

  if (state->stage != ALEA_STAGE_PLAY)
    return;

  for (; field != NULL && field->title != NULL; field++)
    change_field (state, field, stream, data);
  change_rights (state, data);

  other.options.choice[0] = !options.choice[0];
  g_assert_cmphex (key_of (&other), !=, key_of (&state->position));
}

static void
test_changes (void)
{
  guint n_changes = 0;

  play_all (look_at_changes, &n_changes, 10);
  g_assert_cmpuint (n_changes, >, 2000);
}

/* --- transpositions -------------------------------------------------------- */

static void
test_transpositions (void)
{
  static const struct { const char *game, *fen, *one, *other; } rows[] = {
    { "chess", NULL, "Nf3 Nf6 Nc3 Nc6", "Nc3 Nc6 Nf3 Nf6" },
    { "chess", NULL, "e4 e6 d4 d5", "d4 e6 e4 d5" },
    { "guardener", NULL, "3-2 Nc3 3-2 Nc6 1-2 e3 1-2 e6", "1-2 e3 1-4 e6 2-4 Nc3 2-1 Nc6" },
    { "random-move", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 2", "2 Ra2 3 Kd8 4 Kd1 5 Ke8", "4 Ra2 5 Kd8 2 Kd1 3 Ke8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *words[] = { rows[i].one, rows[i].other };
      guint64 keys[2];

      for (guint way = 0; way < 2; way++)
        {
          g_auto(GStrv) list = g_strsplit (words[way], " ", -1);
          AleaState state;

          if (rows[i].fen != NULL)
            test_state (rows[i].game, rows[i].fen, &state);
          else
            alea_state_init (&state, test_rules (rows[i].game), NULL);

          for (guint j = 0; list[j] != NULL; j++)
            if (g_ascii_isdigit (list[j][0]))
              alea_state_roll (&state, (AleaRoll) {
                .n = list[j][1] == '-' ? 2 : 1,
                .sides = state.rules->turn_dice.sides,
                .face = { (guint8) (list[j][0] - '0'), list[j][1] == '-' ? (guint8) (list[j][2] - '0') : 0 },
              });
            else
              test_decide (&state, list[j]);
          keys[way] = key_of (&state.position);
        }

      g_assert_cmphex (keys[0], ==, keys[1]);
    }
}

/* GA2: of the first double of a turn only a 4 matters later, for castling. */
static void
test_kept_doubles (void)
{
  static const char *const kept[] = { "1", "2", "3", "4" };
  AleaOptions options = { { 0 } };
  AleaPosition positions[4];

  g_assert_true (alea_rules_set_option (test_rules ("guardener"), &options, "reroll=keeps", 12, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *fen = g_strdup_printf ("***4***/*4k3*/*8*/10/10/10/10/*8*/*4K2R*/***4*** w K - 0 9 "
                                              "dice=2-1 doubles=1 kept=%s/- lost=-", kept[i]);
      AleaSetup setup;

      test_read_fen ("guardener", fen, &setup);
      g_assert_cmpint (alea_position_init (&positions[i], test_rules ("guardener"), &options, &setup), ==, ALEA_FAULT_NONE);
      g_assert_cmpint (key_of (&positions[i]) == key_of (&positions[0]), ==, i < 3);
      g_assert_cmpint (has_same_future (&positions[i], &positions[0]), ==, i < 3);
    }
}

/* --- rolls ---------------------------------------------------------------- */

/* Whether both rolls leave the same to decide with the same to follow; that the
 * dice lie there otherwise does not count. */
static gboolean
leads_to_the_same (const AleaPosition *position,
                   const AleaChance   *a,
                   const AleaChance   *b)
{
  AleaPosition one = *position, other = *position;

  alea_position_roll (&one, a->roll);
  alea_position_roll (&other, b->roll);
  return has_same_future (&one, &other);
}

static void
look_at_rolls (const AleaState *state,
               guint64         *stream,
               gpointer         data)
{
  guint *most_shared = data;
  AleaChance chances[ALEA_MAX_ROLLS];
  AleaQuestion question;
  gsize n = alea_state_list_rolls (state, chances);
  guint ways = 0, n_shared = 0;

  alea_state_ask (state, &question);
  g_assert_cmpint (n > 0, ==, question.ask == ALEA_ASK_ROLL);
  for (gsize i = 0; i < n; i++)
    {
      ways += chances[i].weight;
      n_shared += chances[i].group != i;
      g_assert_cmpuint (chances[chances[i].group].group, ==, chances[i].group);
      if (state->stage == ALEA_STAGE_SETUP)
        continue;

      for (gsize j = 0; j < i; j++)
        if (chances[i].group == chances[j].group && !leads_to_the_same (&state->position, &chances[i], &chances[j]))
          g_error ("%s: rolls %zu and %zu do not lead to the same", state->rules->id, j, i);
    }

  if (n > 0)
    g_assert_cmpuint (ways, ==, question.dice.n == 2 ? question.dice.sides * question.dice.sides : question.dice.sides);
  *most_shared = MAX (*most_shared, n_shared);
}

static void
test_rolls (void)
{
  guint most_shared = 0;

  play_all (look_at_rolls, &most_shared, 12);
  g_assert_cmpuint (most_shared, >=, 6);
}

/* --- needs ---------------------------------------------------------------- */

static void
assert_same_moves (AleaMove *a,
                   gsize     n_a,
                   AleaMove *b,
                   gsize     n_b)
{
  test_sort_moves (a, n_a);
  test_sort_moves (b, n_b);
  g_assert_cmpmem (a, n_a * sizeof a[0], b, n_b * sizeof b[0]);
}

/* The moves under all needs, as far as a roll meets them, are its moves. */
static void
look_at_needs (const AleaState *state,
               guint64         *stream,
               gpointer         data)
{
  AleaMove all[ALEA_MAX_MOVES], freed[ALEA_MAX_MOVES], moves[ALEA_MAX_MOVES];
  guint8 needs[ALEA_MAX_MOVES];
  AleaChance chances[ALEA_MAX_ROLLS];
  gsize n_all, n_rolls;

  if (state->stage != ALEA_STAGE_PLAY || state->rules->turn.get_moves_left != NULL)
    return;

  n_all = alea_position_list_by_need (&state->position, ~0u, all, needs);
  n_rolls = alea_position_list_rolls (&state->position, chances);
  for (gsize i = 0; i < n_rolls; i++)
    {
      AleaPosition rolled = state->position;
      gsize n_freed = 0;

      alea_position_lay_roll (&rolled, chances[i].roll);
      g_assert_cmphex (chances[i].met, ==, alea_position_get_needs_met (&rolled));
      for (gsize j = 0; j < n_all; j++)
        if (chances[i].met >> needs[j] & 1)
          freed[n_freed++] = all[j];
      assert_same_moves (freed, n_freed, moves, alea_position_list_moves (&rolled, moves));
    }
}

static void
test_needs (void)
{
  play_all (look_at_needs, NULL, 12);
}

/* --- masks ---------------------------------------------------------------- */

static AleaSquareSet
random_squares (guint64 *stream)
{
  AleaSquareSet squares = 0;

  for (guint i = 0; i < 4; i++)
    squares = squares << 32 | test_random (stream, G_MAXUINT32);

  return squares;
}

static gboolean
is_asked_for (const AleaPosition *position,
              const AleaMoveMask *mask,
              AleaMove            move)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaSquare from = alea_move_from (move), to = alea_move_to (move);
  const AleaMoveType type = alea_move_type (move);

  if (type == ALEA_MOVE_RESURRECTION)
    return alea_square_set_has (mask->to, to);
  if (!alea_square_set_has (mask->from, from))
    return FALSE;
  if (alea_move_piece_type (move) != ALEA_PAWN || type == ALEA_MOVE_TELEPORT)
    return alea_square_set_has (mask->to, to);

  return alea_square_set_has (alea_geometry_file (geometry, from) == alea_geometry_file (geometry, to)
                              ? mask->step : mask->take, to);
}

static gboolean
is_noisy (const AleaPosition *position,
          AleaMove            move)
{
  const AleaPiece taken = alea_position_get_piece (position, alea_move_to (move));

  return alea_move_type (move) == ALEA_MOVE_EN_PASSANT || alea_move_promotion (move) != ALEA_NO_PIECE_TYPE
         || (taken != ALEA_NO_PIECE && alea_piece_colour (taken) != alea_position_get_turn (position));
}

static void
look_at_masks (const AleaState *state,
               guint64         *stream,
               gpointer         data)
{
  const AleaPosition *position = &state->position;
  const AleaMoveMask mask = {
    random_squares (stream) | random_squares (stream), random_squares (stream), random_squares (stream), random_squares (stream),
  };
  AleaMove moves[ALEA_MAX_MOVES], wanted[ALEA_MAX_MOVES], noisy[ALEA_MAX_MOVES], listed[ALEA_MAX_MOVES];
  gsize n, n_wanted = 0, n_noisy = 0;

  if (state->stage != ALEA_STAGE_PLAY)
    return;

  n = alea_position_list_moves (position, moves);
  for (gsize i = 0; i < n; i++)
    {
      if (is_asked_for (position, &mask, moves[i]))
        wanted[n_wanted++] = moves[i];
      if (is_noisy (position, moves[i]))
        noisy[n_noisy++] = moves[i];
    }

  assert_same_moves (wanted, n_wanted, listed, alea_position_list_masked (position, &mask, listed));
  assert_same_moves (noisy, n_noisy, listed, alea_position_list_captures (position, listed));
}

static void
test_masks (void)
{
  play_all (look_at_masks, NULL, 25);
}

/* A long game may end by its clock, a short one not so soon: only then one that is later
 * is another. */
static void
test_clock (void)
{
  guint64 keys[100];

  for (guint clock = 0; clock < G_N_ELEMENTS (keys); clock++)
    {
      g_autofree char *fen = g_strdup_printf ("4k3/8/8/8/8/8/8/R3K3 w - - %u 120", clock);
      AleaPosition position;

      test_position ("chess", fen, &position);
      keys[clock] = key_of (&position);
      for (guint before = 0; before < clock; before++)
        g_assert_cmpint (keys[before] == keys[clock], ==, clock < 80);
    }
}

/* A game with dice says nothing of it: for repetition they do not count. */
static void
test_plain_dice (void)
{
  AleaRules rules = *test_rules ("guardener");
  AleaPosition rolled;
  AleaState state;

  rules.turn.reduce = NULL;
  alea_state_init (&state, &rules, NULL);
  rolled = state.position;
  rolled.table.roll = (AleaRoll) { .n = 2, .sides = 4, .face = { 1, 2 } };

  g_assert_cmphex (key_of (&rolled), !=, key_of (&state.position));
  g_assert_cmphex (alea_position_get_key (&rolled, ALEA_SAME_REPETITION), ==,
                   alea_position_get_key (&state.position, ALEA_SAME_REPETITION));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/future/equal-keys", test_equal_keys);
  g_test_add_func ("/future/changes", test_changes);
  g_test_add_func ("/future/kept-doubles", test_kept_doubles);
  g_test_add_func ("/future/transpositions", test_transpositions);
  g_test_add_func ("/future/rolls", test_rolls);
  g_test_add_func ("/future/needs", test_needs);
  g_test_add_func ("/future/masks", test_masks);
  g_test_add_func ("/future/clock", test_clock);
  g_test_add_func ("/future/plain-dice", test_plain_dice);
  return g_test_run ();
}
