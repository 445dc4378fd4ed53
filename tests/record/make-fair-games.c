/* make-fair-games.c: a game file of random games whose dice were promised
 *
 *   make-fair-games GAME COUNT >FILE
 *
 * The same in every run: with words and without, with a second promise, rolls
 * that were typed, and rolls that were taken back.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fallen-rolls.h"
#include "alea-pgn-writer.h"
#include "alea-record-dice.h"
#include "random-record.h"
#include "test-support.h"

#include <stdio.h>
#include <stdlib.h>

#define MAX_EVENTS 60

typedef struct
{
  AleaRecord    *record;
  AleaState      state;
  AleaDiceProof *proof;
  AleaDice      *dice;
  GArray        *taken;     /* of AleaTakenRoll */
  guint          n_fallen;
} Table;

static void
promise (AleaDiceProof *proof,
         guint          first_roll,
         guint64       *stream)
{
  static const char *const words[] = { "", "", "rain", "two words", "Ä\"\\€", "+1:0", "\342\200\256turned" };
  g_autoptr(GString) secret = g_string_new (NULL);

  for (int i = 0; i < 32; i++)
    g_string_append_printf (secret, "%x", test_random (stream, 16));
  alea_dice_proof_promise (proof, first_roll, secret->str);
  for (AleaDicePlayer player = 0; player < ALEA_DICE_N_PLAYERS; player++)
    alea_dice_proof_set_word (proof, player, words[test_random (stream, G_N_ELEMENTS (words))]);
  alea_dice_proof_show_secret (proof);
}

/* One that counts, behind one that was taken back now and then. */
static AleaEvent
throw (Table   *table,
       guint64 *stream)
{
  AleaQuestion question;
  AleaEvent event;

  alea_state_ask (&table->state, &question);
  event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
  if (test_random (stream, 10) == 0)
    {
      event = random_record_event (&table->state, stream);
      event.source = ALEA_SOURCE_HAND;
      return event;
    }

  g_assert_true (alea_dice_throw (table->dice, &event.roll));
  table->n_fallen++;
  if (test_random (stream, 10) == 0)
    {
      const AleaTakenRoll taken = { table->record->events->len, table->n_fallen, event.roll };

      g_array_append_val (table->taken, taken);
      g_assert_true (alea_dice_throw (table->dice, &event.roll));
      table->n_fallen++;
    }

  return event;
}

static void
play (Table   *table,
      guint64 *stream)
{
  while (table->record->events->len < MAX_EVENTS && table->state.stage != ALEA_STAGE_OVER)
    {
      AleaQuestion question;
      AleaEvent event;

      alea_state_ask (&table->state, &question);
      event = question.ask == ALEA_ASK_ROLL ? throw (table, stream) : random_record_event (&table->state, stream);
      g_assert_true (alea_state_apply (&table->state, &event, NULL));
      alea_record_append (table->record, &event, 1);
    }

  alea_taken_rolls_note (table->record, table->taken);
  alea_record_set_proof (table->record, table->proof);
}

static void
write_game (const AleaRules *rules,
            guint64         *stream)
{
  g_autoptr(AleaRecord) record = alea_record_new (rules, NULL, NULL);
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  g_autoptr(GArray) taken = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(AleaDice) dice = NULL;
  g_autoptr(GError) error = NULL;
  Table table = { .record = record, .proof = proof, .taken = taken };

  promise (proof, 1, stream);
  if (test_random (stream, 2) == 0)
    promise (proof, 2 + test_random (stream, 8), stream);
  dice = table.dice = alea_dice_proof_make_dice (proof);
  g_assert_true (alea_record_begin (record, &table.state, NULL));
  play (&table, stream);

  if (!alea_pgn_write (record, text, &error))
    g_error ("%s", error->message);
  fwrite (text->str, 1, text->len, stdout);
}

int
main (int    argc,
      char **argv)
{
  guint64 stream = 512;

  if (argc != 3)
    g_error ("usage: make-fair-games GAME COUNT");

  for (int i = 0; i < atoi (argv[2]); i++)
    write_game (test_rules (argv[1]), &stream);
  return 0;
}
