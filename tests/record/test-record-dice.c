/* test-record-dice.c: promises of the dice as tags
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-fallen-rolls.h"
#include "alea-record-dice.h"
#include "check-pgn.h"
#include "own-proof.h"
#include "test-support.h"

#include <stdlib.h>

#define ONE            "33a5cc14c5d1acc02b8331e2ea9b200a"
#define COMMITMENT_ONE "cfe6b40468c4bb44e41f4bb08bd9364a1bb203f5a06d193a6278ba25bccee13c"
#define TWO            "fedcba9876543210fedcba9876543210"
#define COMMITMENT_TWO "4ba68aa8767bde72e8c798ee82d1275291cea73e72ad74d35ecf48e41386eb82"

static AleaRecord *
make_record (void)
{
  return alea_record_new (test_rules ("random-move"), NULL, NULL);
}

/* "Name=value; " and so on; (transfer full). */
static char *
list_tags (const AleaRecord *record)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < record->tags->len; i++)
    {
      const AleaTag *tag = &g_array_index (record->tags, AleaTag, i);

      g_string_append_printf (text, "%s%s=%s", i > 0 ? "; " : "", tag->name, tag->value);
    }

  return g_string_free (text, FALSE);
}

static void
assert_tags (const AleaRecord *record,
             const char       *expected)
{
  g_autofree char *tags = list_tags (record);

  g_assert_cmpstr (tags, ==, expected);
}

/* The other way round. */
static AleaRecord *
make_record_with (const char *tags)
{
  AleaRecord *record = make_record ();
  g_auto(GStrv) list = g_strsplit (tags, "; ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit (list[i], "=", 2);

      if (words[0] != NULL)
        alea_record_append_tag (record, words[0], words[1]);
    }

  return record;
}

/* Promises that somebody else might have made: "1 commitment [host|guest] seed*,
 * …"; the star is for a secret that is shown, "mine" for own ones.  Version 1
 * has one word, others than 2 are named. */
static char *
describe (const AleaDiceProof *proof)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; proof != NULL && i < alea_dice_proof_get_n (proof); i++)
    {
      const AleaDicePromise *promise = alea_dice_proof_get (proof, i);

      g_string_append_printf (text, "%s%u %s ", i > 0 ? ", " : "", promise->first_roll, promise->commitment);
      if (promise->version == 1)
        g_string_append_printf (text, "[%s] ", promise->words[ALEA_DICE_HOST]);
      else
        g_string_append_printf (text, "[%s|%s] ", promise->words[ALEA_DICE_HOST], promise->words[ALEA_DICE_GUEST]);
      if (promise->version > 2)
        g_string_append_printf (text, "version %u ", promise->version);
      g_string_append_printf (text, "%s%s%s", promise->secret != NULL ? promise->secret : "-",
                              promise->is_shown ? "*" : "", promise->is_own ? " mine" : "");
    }

  return g_string_free (text, FALSE);
}

static void
assert_proof (const AleaRecord *record,
              const char       *expected)
{
  g_autoptr(AleaDiceProof) proof = alea_record_read_proof (record);
  g_autofree char *description = describe (proof);

  g_assert_cmpstr (description, ==, expected);
}

/* --- writing ------------------------------------------------------------------ */

/* A secret that is one is in no tag but that which is kept. */
static void
test_write (void)
{
  g_autoptr(AleaRecord) record = make_record_with ("White=Ada");
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

  alea_dice_proof_promise (proof, 1, ONE);
  alea_record_set_proof (record, proof);
  assert_tags (record, "White=Ada; DiceVersion=2; DiceCommitment=" COMMITMENT_ONE);

  alea_dice_proof_set_word (proof, ALEA_DICE_HOST, "rain");
  alea_dice_proof_set_word (proof, ALEA_DICE_GUEST, "a \"word\"");
  alea_dice_proof_show_secret (proof);
  alea_dice_proof_promise (proof, 4, TWO);
  alea_record_set_proof (record, proof);
  assert_tags (record, "White=Ada; DiceVersion=2; DiceCommitment=" COMMITMENT_ONE "; DiceHostWord=rain; "
                       "DiceGuestWord=a \"word\"; DiceSeed=" ONE
                       "; DiceFrom2=4; DiceVersion2=2; DiceCommitment2=" COMMITMENT_TWO);
  assert_proof (record, "1 " COMMITMENT_ONE " [rain|a \"word\"] " ONE "*, 4 " COMMITMENT_TWO " [|] -");

  add_own_proof (record, proof);
  g_assert_cmpstr (alea_record_get_tag (record, "AleaDice"), ==, "1 " TWO);
  assert_proof (record, "1 " COMMITMENT_ONE " [rain|a \"word\"] " ONE "* mine, 4 " COMMITMENT_TWO " [|] " TWO " mine");
  alea_dice_proof_show_secret (proof);
  add_own_proof (record, proof);
  g_assert_cmpstr (alea_record_get_tag (record, "AleaDice"), ==, "1");

  /* Fewer promises, and none. */
  alea_dice_proof_promise (proof, 1, TWO);
  alea_record_set_proof (record, proof);
  assert_tags (record, "White=Ada; DiceVersion=2; DiceCommitment=" COMMITMENT_TWO);
  alea_record_clear_proof (record);
  assert_tags (record, "White=Ada");
}

/* A game that went on here, but did not begin here. */
static void
test_late_promise (void)
{
  g_autoptr(AleaRecord) record = make_record ();
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

  alea_dice_proof_promise (proof, 7, ONE);
  alea_record_set_proof (record, proof);
  assert_tags (record, "DiceFrom=7; DiceVersion=2; DiceCommitment=" COMMITMENT_ONE);
  assert_proof (record, "7 " COMMITMENT_ONE " [|] -");
  alea_dice_proof_bring_forward (proof, 2);
  alea_record_set_proof (record, proof);
  assert_tags (record, "DiceFrom=2; DiceVersion=2; DiceCommitment=" COMMITMENT_ONE);
  assert_proof (record, "2 " COMMITMENT_ONE " [|] -");

  alea_record_clear_proof (record);
  alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 1, .version = 1, .commitment = (char *) "something" });
  alea_dice_proof_promise (proof, 3, TWO);
  alea_record_set_proof (record, proof);
  add_own_proof (record, proof);
  assert_tags (record, "DiceCommitment=something; DiceFrom2=3; DiceVersion2=2; DiceCommitment2=" COMMITMENT_TWO "; AleaDice=2 " TWO);
  assert_proof (record, "1 something [] -, 3 " COMMITMENT_TWO " [|] " TWO " mine");
}

static void
test_as_pgn (void)
{
  g_autoptr(AleaRecord) record = make_record ();
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  g_autoptr(AleaRecord) again = NULL;
  g_autofree char *text = NULL;

  alea_dice_proof_promise (proof, 1, ONE);
  alea_dice_proof_set_word (proof, ALEA_DICE_GUEST, "\\ \"ä\" {]");
  alea_dice_proof_show_secret (proof);
  alea_record_set_proof (record, proof);
  text = check_pgn_write (record);
  again = check_pgn_read (text);
  assert_proof (again, "1 " COMMITMENT_ONE " [|\\ \"ä\" {]] " ONE "*");
}

/* --- reading ------------------------------------------------------------------ */

static void
test_read (void)
{
  static const struct { const char *tags, *proof; } records[] = {
    /* As the first release wrote them. */
    { "DiceCommitment=c; DiceWord=w; DiceSeed=s", "1 c [w] s*" },
    { "DiceSeed=s; DiceCommitment=c", "1 c [] s*" },
    { "DiceCommitment=c", "1 c [] -" },

    { "DiceVersion=2; DiceCommitment=c; DiceHostWord=h; DiceGuestWord=g; DiceSeed=s", "1 c [h|g] s*" },
    { "DiceGuestWord=g; DiceCommitment=c; DiceVersion=2", "1 c [|g] -" },
    { "DiceCommitment=c; DiceSeed=s; DiceFrom2=4; DiceVersion2=2; DiceCommitment2=d; DiceHostWord2=h",
      "1 c [] s*, 4 d [h|] -" },

    /* Words of another version are none. */
    { "DiceCommitment=c; DiceHostWord=h; DiceGuestWord=g", "1 c [] -" },
    { "DiceVersion=2; DiceCommitment=c; DiceWord=w", "1 c [|] -" },
    { "DiceVersion=3; DiceCommitment=c; DiceGuestWord=g", "1 c [|g] version 3 -" },

    { "", "" },
    { "DiceSeed=s; DiceWord=w", "" },
    { "DiceCommitment2=c; DiceFrom2=3", "" },
    { "DiceCommitment=c; DiceCommitment2=d", "1 c [] -" },
    { "DiceCommitment=c; DiceFrom2=2", "1 c [] -" },
    { "DiceCommitment=c; DiceFrom2=1; DiceCommitment2=d", "1 c [] -" },
    { "DiceCommitment=c; DiceFrom=4; DiceFrom2=3; DiceCommitment2=d", "4 c [] -" },
    { "DiceCommitment=c; DiceFrom=12", "12 c [] -" },
    { "DiceCommitment=c; DiceFrom=999999999", "999999999 c [] -" },
    { "DiceCommitment=c; DiceFrom=9; DiceFrom2=10; DiceCommitment2=d", "9 c [] -, 10 d [] -" },
    { "DiceCommitment=c; DiceFrom=0", "" },
    { "DiceCommitment=c; DiceFrom=", "" },
    { "DiceCommitment=c; DiceFrom=-1", "" },
    { "DiceCommitment=c; DiceFrom=1x", "" },
    { "DiceCommitment=c; DiceFrom=9999999999", "" },
    { "DiceCommitment=c; DiceFrom2=2; DiceCommitment2=d; DiceFrom4=9; DiceCommitment4=e", "1 c [] -, 2 d [] -" },
    { "DiceCommitment=c; DiceCommitment=d", "1 c [] -" },

    /* What pretends to be this program's and is not. */
    { "DiceCommitment=c; AleaDice=1", "1 c [] -" },
    { "DiceCommitment=c; DiceSeed=s; AleaDice=1", "1 c [] s*" },
    { "DiceCommitment=c; AleaDice=1 " ONE, "1 c [] -" },
    { "DiceCommitment=" COMMITMENT_ONE "; AleaDice=", "1 " COMMITMENT_ONE " [] -" },
    { "DiceCommitment=" COMMITMENT_ONE "; AleaDice=0 " ONE, "1 " COMMITMENT_ONE " [] -" },
    { "DiceCommitment=" COMMITMENT_ONE "; AleaDice=2 " ONE, "1 " COMMITMENT_ONE " [] -" },
    { "DiceCommitment=" COMMITMENT_ONE "; AleaDice=1 " ONE " x", "1 " COMMITMENT_ONE " [] -" },
    { "DiceCommitment=" COMMITMENT_ONE "; AleaDice=1  " ONE, "1 " COMMITMENT_ONE " [] -" },
    { "DiceCommitment=" COMMITMENT_ONE "; AleaDice=1 " ONE, "1 " COMMITMENT_ONE " [] " ONE " mine" },
    { "AleaDice=1 " ONE, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr(AleaRecord) record = make_record_with (records[i].tags);

      assert_proof (record, records[i].proof);
    }
}

/* What looks like a promise does not come to life behind one that is added. */
static void
test_stray_tags (void)
{
  g_autoptr(AleaRecord) record = make_record_with ("DiceCommitment=c; DiceFrom3=9; DiceSeed12=x; DiceSeedling=y; Dice=z");
  g_autoptr(AleaDiceProof) proof = alea_record_read_proof (record);

  alea_dice_proof_promise (proof, 4, ONE);
  alea_record_set_proof (record, proof);
  assert_tags (record, "DiceCommitment=c; DiceSeedling=y; Dice=z; DiceFrom2=4; DiceVersion2=2; DiceCommitment2=" COMMITMENT_ONE);
}

/* What a file says twice is said once; a version that is no number is none that
 * anybody knows. */
static void
test_set_again (void)
{
  static const struct { const char *tags, *expected; } records[] = {
    { "DiceSeed=s; DiceCommitment=c; DiceSeed=t; Dice=z; Dice=z", "DiceSeed=s; DiceCommitment=c; Dice=z; Dice=z" },
    { "DiceGuestWord=g; DiceCommitment=c; DiceGuestWord=h", "DiceCommitment=c" },
    { "DiceVersion=two; DiceCommitment=c", "DiceVersion=0; DiceCommitment=c" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr(AleaRecord) record = make_record_with (records[i].tags);
      g_autoptr(AleaDiceProof) proof = alea_record_read_proof (record);

      alea_record_set_proof (record, proof);
      assert_tags (record, records[i].expected);
    }
}

/* Of promises that are not the program's own nothing is kept for itself. */
static void
test_nothing_own (void)
{
  g_autoptr(AleaRecord) record = make_record ();
  g_autoptr(AleaDiceProof) none = alea_dice_proof_new (), told = NULL;

  add_own_proof (record, none);
  assert_tags (record, "");

  alea_record_append_tag (record, "DiceCommitment", "c");
  told = alea_record_read_proof (record);
  add_own_proof (record, told);
  assert_tags (record, "DiceCommitment=c");
}

/* What is about no promise is named. */
static void
test_find_stray_tag (void)
{
  static const struct { const char *tags, *stray; } records[] = {
    { "", NULL },
    { "White=Ada; Dice=z; DiceSeedling=y", NULL },
    { "DiceCommitment=c; DiceWord=w; DiceSeed=s", NULL },
    { "DiceVersion=2; DiceCommitment=c; DiceHostWord=h; DiceGuestWord=g; DiceSeed=s", NULL },
    { "DiceCommitment=c; DiceFrom2=2; DiceCommitment2=c", NULL },
    { "DiceSeed=s", "DiceSeed" },
    { "DiceGuestWord=g", "DiceGuestWord" },
    { "DiceCommitment=c; DiceSeed2=s", "DiceSeed2" },
    { "DiceCommitment=c; DiceFrom3=2; DiceCommitment3=d", "DiceFrom3" },
    { "DiceCommitment=c; DiceFrom2=1; DiceCommitment2=d", "DiceFrom2" },
    { "DiceCommitment=c; DiceHostWord=h", "DiceHostWord" },
    { "DiceCommitment=c; DiceGuestWord=g", "DiceGuestWord" },
    { "DiceVersion=2; DiceCommitment=c; DiceWord=w", "DiceWord" },
    { "DiceCommitment=c; DiceSeed=s; DiceSeed=t", "DiceSeed" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr(AleaRecord) record = make_record_with (records[i].tags);
      g_autoptr(AleaDiceProof) proof = alea_record_read_proof (record);

      g_assert_cmpstr (alea_record_find_stray_dice_tag (record, proof), ==, records[i].stray);
    }
}

/* However many a file has, it is read at once. */
static void
test_many (void)
{
  g_autoptr(AleaRecord) record = make_record ();
  g_autoptr(AleaDiceProof) proof = NULL;

  for (guint i = 1; i <= 20000; i++)
    {
      g_autofree char *from = g_strdup_printf ("DiceFrom%u", i), *first = g_strdup_printf ("%u", i);
      g_autofree char *commitment = g_strdup_printf ("DiceCommitment%u", i);

      alea_record_append_tag (record, i == 1 ? "DiceFrom" : from, first);
      alea_record_append_tag (record, i == 1 ? "DiceCommitment" : commitment, "c");
    }

  proof = alea_record_read_proof (record);
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, ALEA_RECORD_MAX_PROMISES);
  alea_record_clear_proof (record);
  assert_tags (record, "");
}

/* "3 1 2": in whatever order rolls were taken back, they fell as they are numbered. */
static void
test_order_of_fallen (void)
{
  static const struct { const char *draws; guint n_before, n_after; } rows[] = {
    { "", 0, 0 }, { "1", 0, 1 }, { "2 1", 0, 2 }, { "1 2 3", 0, 3 }, { "3 2 1", 0, 3 }, { "3 1 2", 0, 3 },
    { "2 3", 0, 0 }, { "3 1", 0, 1 }, { "2 4 3", 1, 4 }, { "5 4 2", 1, 2 },
    { "1 1 2", 0, 2 }, { "3 3 2 2 3", 1, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(GStrv) words = g_strsplit (rows[i].draws, " ", -1);
      g_autoptr(GArray) taken = g_array_new (FALSE, TRUE, sizeof (AleaTakenRoll));
      g_autoptr(GArray) fallen = g_array_new (FALSE, TRUE, sizeof (AleaFallenRoll));
      g_autoptr(GArray) sorted = NULL;

      g_array_set_size (fallen, rows[i].n_before);
      for (guint j = 0; words[j] != NULL; j++)
        {
          AleaTakenRoll roll = { .roll = { .n = 1, .sides = 6 } };

          roll.draw = (guint) atoi (words[j]);
          roll.roll.face[0] = (guint8) roll.draw;
          g_array_append_val (taken, roll);
        }

      sorted = alea_taken_rolls_sort (taken);
      alea_fallen_rolls_append_taken (fallen, sorted);
      g_assert_cmpuint (fallen->len, ==, rows[i].n_after);
      for (guint j = rows[i].n_before; j < fallen->len; j++)
        {
          g_assert_cmpint (g_array_index (fallen, AleaFallenRoll, j).roll.face[0], ==, j + 1);
          g_assert_cmpint (g_array_index (fallen, AleaFallenRoll, j).event, ==, ALEA_NO_EVENT);
        }
    }
}

/* Behind what a comment says already, one sentence a roll, and at the end of the
 * record those that came later; read again they are the same. */
static void
test_note_taken (void)
{
  static const AleaTakenRoll rolls[] = {
    { .n_events = 0, .draw = 3, .roll = { .n = 1, .sides = 6, .face = { 4 } } },
    { .n_events = 1, .draw = 10, .roll = { .n = 2, .sides = 4, .face = { 1, 3 } } },
    { .n_events = 1, .draw = 999999, .roll = { .n = 2, .sides = 6, .face = { 6, 6 } } },
    { .n_events = 7, .draw = 12, .roll = { .n = 1, .sides = 6, .face = { 2 } } },
  };
  static const char *const comments[] = {
    "so Taken back by agreement: roll 3, 1d6 4.",
    "Taken back by agreement: roll 10, 2d4 1-3. Taken back by agreement: roll 999999, 2d6 6-6. "
    "Taken back by agreement: roll 12, 1d6 2.",
  };
  g_autoptr(AleaRecord) record = make_record ();
  g_autoptr(GArray) taken = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));
  const AleaEvent event = alea_event_roll ((AleaRoll) { .n = 1, .sides = 6, .face = { 5 } }, ALEA_SOURCE_PROGRAM);

  alea_record_append (record, &event, 1);
  alea_record_make_note (record, 0)->comment = g_strdup ("so");
  g_array_append_vals (taken, rolls, G_N_ELEMENTS (rolls));
  alea_taken_rolls_note (record, taken);
  g_assert_cmpuint (record->notes->len, ==, G_N_ELEMENTS (comments));

  for (guint i = 0, n = 0; i < G_N_ELEMENTS (comments); i++)
    {
      g_autoptr(GArray) read = NULL;

      g_assert_cmpstr (alea_record_find_note (record, i)->comment, ==, comments[i]);
      read = alea_taken_rolls_read (comments[i], i);
      g_assert_cmpuint (read->len, ==, i == 0 ? 1 : 3);
      for (guint j = 0; j < read->len; j++, n++)
        {
          const AleaTakenRoll *roll = &g_array_index (read, AleaTakenRoll, j);

          g_assert_cmpuint (roll->n_events, ==, i);
          g_assert_cmpuint (roll->draw, ==, rolls[n].draw);
          g_assert_cmpuint (roll->roll.sides, ==, rolls[n].roll.sides);
          g_assert_true (alea_roll_equal (roll->roll, rolls[n].roll));
          g_assert_cmpuint (roll->roll.face[1], ==, rolls[n].roll.face[1]);
        }
    }
}

/* All rolls of the program's dice in the order in which they fell; those of a hand
 * are none of them, and sides that a file does not name are those of the game. */
static void
test_fallen_of_game (void)
{
  static const char text[] = "[Variant \"random-move\"]\n[SetupRolls \"5 2\"]\n\n"
                             "1. e4 e5 {so. Taken back by agreement: roll 3, 1d6 4.} 2. {[%roll 3]} Nf3 "
                             "2... {[%roll 4 hand]} Nc6 3. {[%roll 4]} d4 {Taken back by agreement: roll 6, 1d6 6.} *";
  static const struct { guint8 face; int event; } rows[] = {
    { 5, 0 }, { 2, 1 }, { 4, ALEA_NO_EVENT }, { 3, 4 }, { 4, 8 }, { 6, ALEA_NO_EVENT },
  };
  g_autoptr(AleaRecord) record = check_pgn_read (text);
  g_autoptr(GArray) fallen = alea_record_list_fallen (record);

  g_assert_cmpuint (fallen->len, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < fallen->len; i++)
    {
      const AleaFallenRoll *roll = &g_array_index (fallen, AleaFallenRoll, i);

      g_assert_cmpuint (roll->roll.n, ==, 1);
      g_assert_cmpuint (roll->roll.sides, ==, 6);
      g_assert_cmpuint (roll->roll.face[0], ==, rows[i].face);
      g_assert_cmpint (roll->event, ==, rows[i].event);
    }
}

/* Of a game that goes wrong the rolls are those before it does. */
static void
test_fallen_of_bad_game (void)
{
  static const struct { AleaRoll roll; guint n; } rows[] = {
    { { .n = 1, .sides = 6, .face = { 4 } }, 4 }, { { .n = 2, .sides = 6, .face = { 4, 4 } }, 2 },
    { { .n = 1, .sides = 6, .face = { 7 } }, 2 }, { { .n = 1, .sides = 4, .face = { 4 } }, 2 },
  };
  const AleaRules *rules = alea_rules_find ("chess960");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaRecord) record = alea_record_new (rules, NULL, NULL);
      const AleaRoll rolls[] = {
        { .n = 1, .face = { 2 } }, { .n = 1, .face = { 3 } }, rows[i].roll, { .n = 1, .face = { 1 } },
      };
      g_autoptr(GArray) fallen = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (rolls); j++)
        {
          const AleaEvent event = alea_event_roll (rolls[j], ALEA_SOURCE_PROGRAM);

          g_array_append_val (record->events, event);
        }
      fallen = alea_record_list_fallen (record);
      g_assert_cmpuint (fallen->len, ==, rows[i].n);
    }
}

/* What was taken back is told from what else a comment says. */
static void
test_taken_in_comment (void)
{
#define TAKEN_ONE "Taken back by agreement: roll 3, 1d6 5."
#define TAKEN_TWO "Taken back by agreement: roll 12, 2d4 1-4."
  static const struct { const char *comment, *rest, *taken; guint n; } rows[] = {
    { "What luck.", "What luck.", NULL, 0 },
    { TAKEN_ONE, NULL, TAKEN_ONE, 1 },
    { "What luck. " TAKEN_ONE, "What luck.", TAKEN_ONE, 1 },
    { TAKEN_ONE " What luck.", "What luck.", TAKEN_ONE, 1 },
    { "What luck. " TAKEN_ONE " " TAKEN_TWO " So be it.", "What luck. So be it.", TAKEN_ONE " " TAKEN_TWO, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *taken = NULL, *rest = alea_taken_rolls_strip (rows[i].comment, &taken);
      g_autofree char *alone = alea_taken_rolls_strip (rows[i].comment, NULL);
      g_autoptr(GArray) rolls = alea_taken_rolls_read (rows[i].comment, 7);

      g_assert_cmpstr (rest, ==, rows[i].rest);
      g_assert_cmpstr (alone, ==, rows[i].rest);
      g_assert_cmpstr (taken, ==, rows[i].taken);
      g_assert_cmpuint (rolls->len, ==, rows[i].n);
    }
}

/* Whatever stood there before. */
static void
test_nothing_taken (void)
{
  char *taken = (char *) "some";
  g_autofree char *rest = alea_taken_rolls_strip ("so to say", &taken);

  g_assert_cmpstr (rest, ==, "so to say");
  g_assert_null (taken);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/dice/write", test_write);
  g_test_add_func ("/record/dice/late-promise", test_late_promise);
  g_test_add_func ("/record/dice/as-pgn", test_as_pgn);
  g_test_add_func ("/record/dice/read", test_read);
  g_test_add_func ("/record/dice/stray-tags", test_stray_tags);
  g_test_add_func ("/record/dice/set-again", test_set_again);
  g_test_add_func ("/record/dice/find-stray-tag", test_find_stray_tag);
  g_test_add_func ("/record/dice/nothing-own", test_nothing_own);
  g_test_add_func ("/record/dice/many", test_many);
  g_test_add_func ("/record/dice/order-of-fallen", test_order_of_fallen);
  g_test_add_func ("/record/dice/note-taken", test_note_taken);
  g_test_add_func ("/record/dice/fallen-of-game", test_fallen_of_game);
  g_test_add_func ("/record/dice/fallen-of-bad-game", test_fallen_of_bad_game);
  g_test_add_func ("/record/dice/taken-in-comment", test_taken_in_comment);
  g_test_add_func ("/record/dice/nothing-taken", test_nothing_taken);

  return g_test_run ();
}
