/* cli-position.c: games, options and positions as arguments and as output
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-faults.h"
#include "alea-fen.h"

#include <string.h>

const AleaRules *
cli_find_game (const char *id)
{
  const AleaRules *rules = alea_rules_find (id);

  if (rules == NULL)
    cli_fail ("there is no game “%s”; see alea-cli games", id);

  return rules;
}

gboolean
cli_read_options (const AleaRules *rules,
                  char           **words,
                  AleaOptions     *options)
{
  *options = (AleaOptions) { { 0 } };

  for (; words != NULL && *words != NULL; words++)
    {
      AleaText why = { 0 };

      if (!alea_rules_set_option (rules, options, *words, strlen (*words), &why))
        {
          cli_fail_text ("--option", &why);
          return FALSE;
        }
    }

  return TRUE;
}

/* Before the tokens. */
#define N_FEN_FIELDS 6

/* Which field of a FEN a fault is about; most are about the pieces. */
static guint
get_field (AleaFaults fault)
{
  if (fault == ALEA_FAULT_OPPOSITE_CHECK)
    return 1;
  if (fault == ALEA_FAULT_CASTLING || fault == ALEA_FAULT_RELOCATION)
    return 2;

  return fault == ALEA_FAULT_EN_PASSANT ? 3 : 0;
}

static const char *
skip_fields (const char *fen,
             guint       n)
{
  const char *p = fen + strspn (fen, " ");

  while (n-- > 0 && *p != '\0')
    {
      p += strcspn (p, " ");
      p += strspn (p, " ");
    }

  return p;
}

/* The first piece that @rules does not have. */
static const char *
find_foreign (const char      *fen,
              const AleaRules *rules)
{
  const char *first = skip_fields (fen, 0);

  for (const char *p = first; *p != '\0' && *p != ' '; p++)
    if (g_ascii_isalpha (*p) && !alea_rules_has_piece (rules, alea_piece_type (alea_piece_from_letter (*p))))
      return p;

  return first;
}

/* The token without which what lies beside the board would be as it can be; the
 * first for none. */
static const char *
find_token (const char      *fen,
            const AleaRules *rules)
{
  const char *first = skip_fields (fen, N_FEN_FIELDS);

  for (const char *p = first; *p != '\0'; p = skip_fields (p, 1))
    {
      g_autofree char *without = g_strdup_printf ("%.*s%s", (int) (p - fen), fen, skip_fields (p, 1));
      AleaSetup setup;

      if (alea_fen_read (g_strchomp (without), rules, &setup, NULL)
          && (alea_setup_find_faults (&setup, rules) & ALEA_FAULT_TABLE) == 0)
        return p;
    }

  return first;
}

/* What of all that lies beside the board is wrong; NULL where the dice are. */
static const char *
find_sentence (const AleaRules *rules,
               const AleaSetup *setup)
{
  const AleaTableFault *fault = rules->beside.faults;

  while (fault != NULL && fault->sentence != NULL && !fault->is_so (setup))
    fault++;

  return fault != NULL ? fault->sentence : NULL;
}

static void
print_fault (AleaFaults       fault,
             const char      *fen,
             const AleaSetup *setup,
             const AleaRules *rules)
{
  const gboolean is_token = fault == ALEA_FAULT_TABLE;
  const char *field = is_token ? find_token (fen, rules)
                      : fault == ALEA_FAULT_FOREIGN_PIECE ? find_foreign (fen, rules)
                      : skip_fields (fen, get_field (fault));
  const AleaPlace place = { 1, (guint) g_utf8_strlen (fen, field - fen) + 1 };
  g_autofree char *name = NULL;
  char sentence[ALEA_TEXT_SIZE];
  AleaText why = { 0 };

  alea_fault_describe (fault, &why);
  if (is_token && find_sentence (rules, setup) != NULL)
    alea_text_set (&why, NULL, find_sentence (rules, setup));
  alea_text_expand (&why, NULL, sentence, sizeof sentence);
  if (is_token)
    name = g_strdup_printf ("%.*s: %s", (int) strcspn (field, "= "), field, sentence);
  cli_fail_at ("--fen", place, is_token ? name : sentence);
}

/* Says all that is wrong at once, a line for each fault. */
static void
print_faults (AleaFaults       faults,
              const char      *fen,
              const AleaSetup *setup,
              const AleaRules *rules)
{
  for (int i = 0; i < ALEA_N_FAULTS; i++)
    if (faults & (1u << i))
      print_fault (1u << i, fen, setup, rules);
}

gboolean
cli_read_state (const AleaRules   *rules,
                const AleaOptions *options,
                const char        *fen,
                gboolean           plain_start,
                AleaState         *state)
{
  AleaFenError error;
  AleaSetup setup;
  AleaFaults faults;
  gsize n_blanks;

  if (fen == NULL && !(plain_start && rules->start_fen != NULL))
    {
      alea_state_init (state, rules, options);
      return TRUE;
    }

  n_blanks = fen != NULL ? strspn (fen, " ") : 0;
  if (!alea_fen_read (fen != NULL ? fen + n_blanks : rules->start_fen, rules, &setup, &error))
    {
      char sentence[ALEA_TEXT_SIZE];

      alea_text_expand (&error.text, NULL, sentence, sizeof sentence);
      cli_fail_at ("--fen", (AleaPlace) { 1, (guint) (n_blanks + (gsize) error.column) }, sentence);
      return FALSE;
    }

  faults = alea_state_init_from_setup (state, rules, options, &setup);
  print_faults (faults, fen != NULL ? fen : rules->start_fen, &setup, rules);
  return faults == ALEA_FAULT_NONE;
}

void
cli_print_fen (const AleaState *state)
{
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  alea_state_get_setup (state, &setup);
  g_print ("fen: %s\n", alea_fen_write (&setup, state->rules, fen));
}

void
cli_print_question (const AleaState *state)
{
  static const char *const who[] = { "white", "black", "first", "second" };
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;

  alea_state_ask (state, &question);

  switch (question.ask)
    {
    case ALEA_ASK_ROLL:
      g_print ("next: %s roll %dd%d\n", who[question.who], question.dice.n, question.dice.sides);
      break;
    case ALEA_ASK_DECIDE:
      g_print ("next: %s decide %zu\n", who[question.who], alea_state_list_decisions (state, decisions));
      break;
    case ALEA_ASK_OVER:
      g_print ("result: %s %s\n", alea_result_to_string (question.result),
               alea_ending_to_string (question.ending));
      break;
    }
}
