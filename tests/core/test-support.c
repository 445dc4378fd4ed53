/* test-support.c: what the tests of the rules share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-support.h"

#include "alea-chess960.h"
#include "alea-fen.h"
#include "alea-movegen.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* --- positions ----------------------------------------------------------- */

const AleaRules *
test_rules (const char *id)
{
  const AleaRules *rules = alea_rules_find (id);

  if (rules == NULL)
    g_error ("there is no game %s", id);

  return rules;
}

void
test_read_fen (const char *game,
               const char *fen,
               AleaSetup  *setup)
{
  AleaFenError error = { 0 };

  if (!alea_fen_read (fen, test_rules (game), setup, &error))
    g_error ("%s, column %d: %s", fen, error.column, test_sentence (&error.text));
}

void
test_position (const char   *game,
               const char   *fen,
               AleaPosition *position)
{
  AleaSetup setup;
  AleaFaults faults;

  test_read_fen (game, fen, &setup);
  faults = alea_position_init (position, test_rules (game), NULL, &setup);
  if (faults != ALEA_FAULT_NONE)
    g_error ("%s has faults 0x%x", fen, faults);
}

void
test_state (const char *game,
            const char *fen,
            AleaState  *state)
{
  AleaSetup setup;
  AleaFaults faults;

  test_read_fen (game, fen, &setup);
  faults = alea_state_init_from_setup (state, test_rules (game), NULL, &setup);
  if (faults != ALEA_FAULT_NONE)
    g_error ("%s has faults 0x%x", fen, faults);
}

AleaSquare
test_square (const char *name)
{
  AleaSquare square = alea_geometry_parse (&alea_geometry_8x8, name, NULL);

  if (square == ALEA_NO_SQUARE)
    g_error ("%s is no square", name);

  return square;
}

/* --- events -------------------------------------------------------------- */

void
test_decide (AleaState  *state,
             const char *word)
{
  AleaDecision decision;
  AleaEvent event;
  AleaText why = { 0 };

  if (!alea_decision_parse (state, word, &decision, &why))
    g_error ("%s: %s", word, test_sentence (&why));

  event = alea_event_decision (decision);
  if (!alea_state_apply (state, &event, &why))
    g_error ("%s: %s", word, test_sentence (&why));
}

void
test_decide_all (AleaState  *state,
                 const char *words)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    test_decide (state, list[i]);
}

gboolean
test_roll (AleaState *state,
           int        face,
           AleaText  *why)
{
  AleaEvent event = alea_event_roll ((AleaRoll) { .n = 1, .face = { (guint8) face } }, ALEA_SOURCE_HAND);

  return alea_state_apply (state, &event, why);
}

void
test_start_number (AleaState *state,
                   int        number)
{
  guint8 faces[ALEA_CHESS960_ROLLS];

  alea_chess960_get_rolls (number, 0, faces);
  alea_state_init (state, test_rules ("chess960"), NULL);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    if (!test_roll (state, faces[i], NULL))
      g_error ("start %d: roll %d is refused", number, i);
}

char *
test_sentence (const AleaText *text)
{
  char sentence[ALEA_TEXT_SIZE];

  return g_strdup (alea_text_expand (text, NULL, sentence, sizeof sentence));
}

/* --- generators ---------------------------------------------------------- */

void
test_use_generator (AleaPosition      *position,
                    const AleaMovegen *movegen)
{
  AleaSetup setup;

  alea_position_get_setup (position, &setup);
  position->movegen = movegen;
  position->terrain = movegen->prepare (position->rules->geometry);
  g_assert_nonnull (position->terrain);
  movegen->read_setup (position, &setup);
  position->key = movegen->compute_key (position);
}

const AleaMovegen *const *
test_generators (void)
{
  static const AleaMovegen *const for_any[] = { &alea_movegen_64, &alea_movegen_128, NULL };
#ifdef ALEA_HAVE_BMI2
  static const AleaMovegen *const for_bmi2[] = {
    &alea_movegen_64, &alea_movegen_64_bmi2, &alea_movegen_128, &alea_movegen_128_bmi2, NULL
  };

  if (alea_movegen_has_bmi2 ())
    return for_bmi2;
#endif

  return for_any;
}

/* --- comparing ----------------------------------------------------------- */

static gboolean
is_same_table (const AleaTable *a,
               const AleaTable *b)
{
  return a->roll.n == b->roll.n
         && memcmp (a->roll.face, b->roll.face, sizeof a->roll.face) == 0
         && memcmp (a->own, b->own, sizeof a->own) == 0;
}

static int
compare_moves (const void *a,
               const void *b)
{
  const AleaMove x = *(const AleaMove *) a, y = *(const AleaMove *) b;

  return (x > y) - (x < y);
}

void
test_sort_moves (AleaMove *moves,
                 size_t    n)
{
  qsort (moves, n, sizeof moves[0], compare_moves);
}

AleaSquareSet
test_fault_squares (const AleaSetup *setup,
                    const AleaRules *rules)
{
  AleaSquareSet squares[ALEA_N_FAULTS], all = 0;

  alea_setup_list_faults (setup, rules, squares);
  for (guint i = 0; i < ALEA_N_FAULTS; i++)
    all |= squares[i];

  return all;
}

gboolean
test_is_same_setup (const AleaSetup *a,
                    const AleaSetup *b)
{
  return a->geometry == b->geometry
         && memcmp (a->pieces, b->pieces, sizeof a->pieces) == 0
         && a->turn == b->turn
         && memcmp (a->castle_rook, b->castle_rook, sizeof a->castle_rook) == 0
         && memcmp (a->may_relocate, b->may_relocate, sizeof a->may_relocate) == 0
         && a->n_en_passant == b->n_en_passant
         && memcmp (a->en_passant, b->en_passant, a->n_en_passant * sizeof a->en_passant[0]) == 0
         && a->halfmove_clock == b->halfmove_clock
         && a->fullmove == b->fullmove
         && is_same_table (&a->table, &b->table);
}

void
test_assert_same_state (const AleaState *a,
                        const AleaState *b)
{
  AleaSetup setups[2];

  g_assert_true (a->rules == b->rules);
  g_assert_cmpmem (&a->options, sizeof a->options, &b->options, sizeof b->options);
  g_assert_cmpint (a->stage, ==, b->stage);
  g_assert_cmpint (a->result, ==, b->result);
  g_assert_cmpint (a->ending, ==, b->ending);
  g_assert_cmpmem (&a->setup_roll, sizeof a->setup_roll, &b->setup_roll, sizeof b->setup_roll);
  g_assert_cmpmem (a->own, sizeof a->own, b->own, sizeof b->own);

  alea_state_get_setup (a, &setups[0]);
  alea_state_get_setup (b, &setups[1]);
  g_assert_true (test_is_same_setup (&setups[0], &setups[1]));

  if (a->stage == ALEA_STAGE_SETUP)
    return;

  g_assert_cmphex (a->position.key, ==, b->position.key);
  g_assert_cmpmem (a->history, a->n_history * sizeof a->history[0],
                   b->history, b->n_history * sizeof b->history[0]);
}

/* --- the rest ------------------------------------------------------------ */

char **
test_read_lines (const char *folder,
                 const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);

  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* xorshift64*: the tests must meet the same positions on every machine. */
guint
test_random (guint64 *stream,
             guint    n)
{
  *stream ^= *stream >> 12;
  *stream ^= *stream << 25;
  *stream ^= *stream >> 27;

  return (guint) ((*stream * G_GUINT64_CONSTANT (2685821657736338717)) >> 33) % n;
}

AleaRoll
test_random_roll (AleaRoll  dice,
                  guint64  *stream)
{
  g_assert_cmpint (dice.n, <=, ALEA_MAX_DICE);
  for (int i = 0; i < MIN (dice.n, ALEA_MAX_DICE); i++)
    dice.face[i] = (guint8) (1 + test_random (stream, dice.sides));

  return dice;
}

AleaEvent
test_random_event (const AleaState *state,
                   guint64         *stream)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;
  size_t n;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    return alea_event_roll (test_random_roll (question.dice, stream), ALEA_SOURCE_PROGRAM);

  n = alea_state_list_decisions (state, decisions);
  g_assert_cmpuint (n, >, 0);
  return alea_event_decision (decisions[test_random (stream, (guint) n)]);
}

AleaOptions
test_random_options (const AleaRules *rules,
                     guint64         *stream)
{
  AleaOptions options = { { 0 } };

  for (guint i = 0; i < ALEA_MAX_OPTIONS && rules->options[i].key != NULL; i++)
    {
      guint n = 0;

      while (n < ALEA_MAX_CHOICES && rules->options[i].choices[n] != NULL)
        n++;
      options.choice[i] = (guint8) test_random (stream, n);
    }

  return options;
}

void
test_count (guint *n)
{
  (*n)++;
}

void
test_use_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  /* Else the C library goes on with what it has looked up before. */
  setlocale (LC_MESSAGES, "C");
  g_assert_nonnull (setlocale (LC_MESSAGES, TEST_LOCALE));
}

/* What the environment says; 0 for nothing. */
static guint
read_amount (const char *variable)
{
  const char *text = g_getenv (variable);
  guint64 amount = 0;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &amount, NULL))
    g_error ("%s: “%s” is no amount", variable, text);

  return (guint) amount;
}

guint
test_get_amount (const char *variable,
                 guint       otherwise)
{
  const guint amount = read_amount (variable), share = read_amount ("ALEA_TEST_SHARE");

  return amount > 0 ? amount : share > 0 ? MAX (otherwise / share, 1) : otherwise;
}
