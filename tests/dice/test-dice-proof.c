/* test-dice-proof.c: which promise each roll was made under
 *
 * What the seeds bring was computed apart from this program, as in
 * test-dice.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-dice-proof.h"

#include <string.h>

/* 2 4 4 5 5 2 4 5 1 3, and with "+rain" 6 1 4 6 3 1 5 2 */
#define ONE        "33a5cc14c5d1acc02b8331e2ea9b200a"
#define COMMITMENT "cfe6b40468c4bb44e41f4bb08bd9364a1bb203f5a06d193a6278ba25bccee13c"
/* 5 2 1 4 6 5 4 5 */
#define TWO        "fedcba9876543210fedcba9876543210"
#define COMMITMENT_TWO "4ba68aa8767bde72e8c798ee82d1275291cea73e72ad74d35ecf48e41386eb82"

/* A promise as the first release made them. */
static void
promise_first_version (AleaDiceProof *proof,
                       guint          first_roll,
                       const char    *secret)
{
  g_autofree char *commitment = alea_dice_commitment (secret);
  const AleaDicePromise told = { .first_roll = first_roll, .version = 1, .commitment = commitment };

  alea_dice_proof_add (proof, &told);
  g_assert_true (alea_dice_proof_claim (proof, alea_dice_proof_get_n (proof) - 1, secret));
}

/* So many rolls of one die, as "2445…"; (transfer full). */
static char *
throw_faces (AleaDice *dice,
             guint     n)
{
  GString *faces = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      AleaRoll roll = { .n = 1, .sides = 6 };

      g_assert_true (alea_dice_throw (dice, &roll));
      g_string_append_printf (faces, "%d", roll.face[0]);
    }

  return g_string_free (faces, FALSE);
}

static void
assert_faces (const AleaDiceProof *proof,
              const char          *expected)
{
  g_autoptr(AleaDice) dice = alea_dice_proof_make_dice (proof);
  g_autofree char *faces = throw_faces (dice, (guint) strlen (expected));

  g_assert_cmpstr (faces, ==, expected);
}

/* The other way round: "2445" as rolls. */
static AleaDiceFinding
check (const AleaDiceProof *proof,
       guint                number,
       const char          *faces)
{
  AleaRoll rolls[32];

  g_assert_cmpuint (strlen (faces), <=, G_N_ELEMENTS (rolls));
  for (guint i = 0; i < strlen (faces); i++)
    rolls[i] = (AleaRoll) { .n = 1, .sides = 6, .face = { (guint8) (faces[i] - '0') } };

  return alea_dice_proof_check (proof, number, rolls, (guint) strlen (faces));
}

static void
assert_kind (const AleaDiceProof *proof,
             guint                number,
             const char          *faces,
             AleaDiceFindingKind  kind)
{
  g_assert_cmpint (check (proof, number, faces).kind, ==, kind);
}

/* --- one after the other ------------------------------------------------------ */

static void
test_next_dice (void)
{
  g_autoptr(AleaDice) dice = alea_dice_new_seeded (ONE);
  AleaDice *second = alea_dice_new_seeded (TWO);
  g_autofree char *faces = NULL;

  alea_dice_set_next (second, 2, alea_dice_new_seeded (ONE));
  alea_dice_set_next (dice, 3, second);
  faces = throw_faces (dice, 8);
  g_assert_cmpstr (faces, ==, "24452244");
}

static void
test_promise (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  const AleaDicePromise *promise;

  g_assert_null (alea_dice_proof_get_last (proof));
  g_assert_null (alea_dice_proof_find (proof, 1));
  promise_first_version (proof, 1, ONE);
  promise = alea_dice_proof_get_last (proof);
  g_assert_cmpstr (promise->commitment, ==, COMMITMENT);
  g_assert_cmpstr (promise->words[ALEA_DICE_HOST], ==, "");
  g_assert_true (promise->is_own);
  g_assert_false (promise->is_shown);
  assert_faces (proof, "2445524513");

  alea_dice_proof_set_word (proof, ALEA_DICE_HOST, "rain");
  assert_faces (proof, "61463152");
  assert_kind (proof, 0, "6146", ALEA_DICE_FINDING_UNKNOWN);
  alea_dice_proof_show_secret (proof);
  assert_kind (proof, 0, "6146", ALEA_DICE_FINDING_KEPT);
  assert_kind (proof, 0, "2445", ALEA_DICE_FINDING_OTHER_ROLL);
}

/* The vectors that the manual page gives. */
static void
test_second_version (void)
{
  static const struct { const char *host, *guest, *faces; } vectors[] = {
    { "", "", "223364654256" },
    { "rain", "", "664122455141" },
    { "", "snow", "442641562432" },
    { "rain", "snow", "562256566232" },
    { "Ä b", "+", "654416444553" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

      alea_dice_proof_promise (proof, 1, ONE);
      g_assert_cmpuint (alea_dice_proof_get_last (proof)->version, ==, 2);
      g_assert_cmpstr (alea_dice_proof_get_last (proof)->commitment, ==, COMMITMENT);
      alea_dice_proof_set_word (proof, ALEA_DICE_HOST, vectors[i].host);
      alea_dice_proof_set_word (proof, ALEA_DICE_GUEST, vectors[i].guest);
      assert_faces (proof, vectors[i].faces);
      alea_dice_proof_show_secret (proof);
      assert_kind (proof, 0, vectors[i].faces, ALEA_DICE_FINDING_KEPT);

      /* One roll that is left out shifts all that follow. */
      g_assert_cmpuint (check (proof, 0, vectors[i].faces + 1).kind, ==, ALEA_DICE_FINDING_OTHER_ROLL);
    }
}

/* Words cannot run into each other, nor into what is around them. */
static void
test_words_are_apart (void)
{
  static const char *const words[][2] = { { "rain", "snow" }, { "rains", "now" }, { "snow", "rain" }, { "rainsnow", "" } };
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
      g_autoptr(AleaDice) dice = NULL;

      alea_dice_proof_promise (proof, 1, ONE);
      alea_dice_proof_set_word (proof, ALEA_DICE_HOST, words[i][0]);
      alea_dice_proof_set_word (proof, ALEA_DICE_GUEST, words[i][1]);
      dice = alea_dice_proof_make_dice (proof);
      g_assert_true (g_hash_table_add (seen, throw_faces (dice, 20)));
    }
}

static void
test_clean_word (void)
{
  static const char *const words[][2] = {
    { "", "" }, { " \t\n", "" }, { " a  b\n c ", "a b c" }, { "A\xcc\x88", "\xc3\x84" }, { "a\x1b[2J\x7f", "a [2J" },
    { "1234567890123456789012345678901234567890123456789012345678901234",
      "123456789012345678901234567890123456789012345678901234567890" },
    { "\xff", "\xef\xbf\xbd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *clean = alea_dice_clean_word (words[i][0]);

      g_assert_cmpstr (clean, ==, words[i][1]);
    }
}

/* Nobody knows yet how its dice fall. */
static void
test_unknown_version (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  const AleaDicePromise told = { .first_roll = 1, .version = 3, .commitment = (char *) COMMITMENT,
                                 .secret = (char *) ONE };

  alea_dice_proof_add (proof, &told);
  g_assert_false (alea_dice_promise_has_seed (alea_dice_proof_get_last (proof)));
  assert_kind (proof, 0, "2445", ALEA_DICE_FINDING_OTHER_VERSION);
  g_assert_false (alea_dice_proof_claim (proof, 0, ONE));
}

static void
test_bring_forward (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

  promise_first_version (proof, 1, ONE);
  alea_dice_proof_promise (proof, 5, TWO);
  alea_dice_proof_set_word (proof, ALEA_DICE_GUEST, "snow");
  alea_dice_proof_bring_forward (proof, 3);
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 2);
  g_assert_cmpuint (alea_dice_proof_get_last (proof)->first_roll, ==, 3);
  g_assert_cmpstr (alea_dice_proof_get_last (proof)->words[ALEA_DICE_GUEST], ==, "snow");
  assert_faces (proof, "24134564");
  alea_dice_proof_bring_forward (proof, 1);
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 1);
  assert_faces (proof, "134564");
}

/* From roll 4 on another secret, and a third one from roll 6 on. */
static void
test_several (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  AleaDiceFinding finding;

  promise_first_version (proof, 1, ONE);
  alea_dice_proof_show_secret (proof);
  promise_first_version (proof, 4, TWO);
  alea_dice_proof_show_secret (proof);
  promise_first_version (proof, 6, ONE);
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 3);
  assert_faces (proof, "24452244");
  for (guint roll = 1; roll <= 9; roll++)
    g_assert_true (alea_dice_proof_find (proof, roll)
                   == alea_dice_proof_get (proof, roll < 4 ? 0 : roll < 6 ? 1 : 2));

  assert_kind (proof, 0, "24452", ALEA_DICE_FINDING_KEPT);
  assert_kind (proof, 1, "24452", ALEA_DICE_FINDING_KEPT);
  assert_kind (proof, 2, "24452", ALEA_DICE_FINDING_UNKNOWN);
  alea_dice_proof_show_secret (proof);
  assert_kind (proof, 2, "2445224", ALEA_DICE_FINDING_KEPT);

  finding = check (proof, 1, "24453244");
  g_assert_cmpint (finding.kind, ==, ALEA_DICE_FINDING_OTHER_ROLL);
  g_assert_cmpuint (finding.first_roll, ==, 4);
  g_assert_cmpuint (finding.last_roll, ==, 5);
  g_assert_cmpuint (finding.roll, ==, 5);
  g_assert_cmpint (finding.expected.face[0], ==, 2);
  assert_kind (proof, 0, "24453244", ALEA_DICE_FINDING_KEPT);
  assert_kind (proof, 2, "24453244", ALEA_DICE_FINDING_KEPT);

  /* A game that stops before has nothing to check there. */
  finding = check (proof, 2, "2445");
  g_assert_cmpint (finding.kind, ==, ALEA_DICE_FINDING_KEPT);
  g_assert_cmpuint (finding.last_roll, <, finding.first_roll);
}

/* A promise under which nothing was rolled is replaced. */
static void
test_replaced (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

  promise_first_version (proof, 1, ONE);
  promise_first_version (proof, 3, ONE);
  promise_first_version (proof, 5, ONE);
  promise_first_version (proof, 3, TWO);
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 2);
  g_assert_cmpstr (alea_dice_proof_get_last (proof)->commitment, ==, COMMITMENT_TWO);
  assert_faces (proof, "24521465");
}

/* A promise takes the place of those that begin with its roll or later, and of no other. */
static void
test_later_ones_go (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  static const guint firsts[] = { 1, 5, 9, 9 };

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = firsts[i], .version = 1, .commitment = (char *) COMMITMENT });
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (alea_dice_proof_get (proof, i)->first_roll, ==, firsts[i]);

  alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 5, .version = 1, .commitment = (char *) COMMITMENT });
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 2);
}

/* What comes before the first promise falls anyhow. */
static void
test_late_promise (void)
{
  for (guint first = 2; first <= 4; first++)
    {
      g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
      g_autoptr(AleaDice) dice = NULL;
      g_autofree char *before = NULL, *after = NULL;
      g_autofree char *ones = g_strnfill (first - 1, '1'), *rolls = g_strconcat (ones, "5214", NULL);

      promise_first_version (proof, first, TWO);
      alea_dice_proof_show_secret (proof);
      dice = alea_dice_proof_make_dice (proof);
      before = throw_faces (dice, first - 1);
      after = throw_faces (dice, 4);
      g_assert_cmpstr (after, ==, "5214");
      g_assert_null (alea_dice_proof_find (proof, first - 1));
      assert_kind (proof, 0, rolls, ALEA_DICE_FINDING_KEPT);
    }
}

/* Dice of which nothing was promised fall all the same. */
static void
test_no_promise (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
  g_autoptr(AleaDice) dice = alea_dice_proof_make_dice (proof);
  g_autofree char *faces = throw_faces (dice, 20);

  g_assert_cmpuint (strspn (faces, "123456"), ==, 20);
}

static void
test_nothing_to_free (void)
{
  alea_dice_proof_free (NULL);
  alea_dice_free (NULL);
}

/* --- what a file tells ---------------------------------------------------------- */

static void
test_told (void)
{
  static const struct { const char *commitment, *secret; AleaDiceFindingKind kind; } told[] = {
    { COMMITMENT, ONE, ALEA_DICE_FINDING_KEPT },
    { COMMITMENT_TWO, ONE, ALEA_DICE_FINDING_OTHER_SEED },
    { "", ONE, ALEA_DICE_FINDING_OTHER_SEED },
    { COMMITMENT, NULL, ALEA_DICE_FINDING_UNKNOWN },
    { COMMITMENT, "", ALEA_DICE_FINDING_NO_SEED },
    { COMMITMENT, "33a5cc14c5d1acc02b8331e2ea9b200", ALEA_DICE_FINDING_NO_SEED },
    { COMMITMENT, "33a5cc14c5d1acc02b8331e2ea9b200g", ALEA_DICE_FINDING_NO_SEED },
    { COMMITMENT, ONE "0", ALEA_DICE_FINDING_NO_SEED },
    /* The SHA-256 of "alea". */
    { "8428a18c68efe0b7d3e41deb9e8aab59bb118c5c6caca806678152ef80d8c03e", "alea", ALEA_DICE_FINDING_NO_SEED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();
      g_autofree char *upper = g_ascii_strup (told[i].commitment, -1);
      g_autoptr(AleaDice) dice = NULL;
      g_autofree char *faces = NULL;

      alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 1, .version = 1, .commitment = upper,
                                                       .secret = (char *) told[i].secret });
      g_assert_false (alea_dice_proof_get_last (proof)->is_own);
      g_assert_cmpint (alea_dice_promise_has_seed (alea_dice_proof_get_last (proof)), ==,
                       told[i].kind == ALEA_DICE_FINDING_KEPT);
      assert_kind (proof, 0, "2445", told[i].kind);

      /* Its dice fall all the same. */
      dice = alea_dice_proof_make_dice (proof);
      faces = throw_faces (dice, 8);
      g_assert_cmpuint (strspn (faces, "123456"), ==, 8);
    }
}

/* What the program has kept for itself says which promises are its own. */
static void
test_claim (void)
{
  static const struct { guint first; const char *secret; gboolean is_right; } claims[] = {
    { 0, ONE, FALSE },      /* not what was promised */
    { 0, TWO, FALSE },      /* the first seed is none */
    { 1, "two", FALSE },
    { 2, TWO, FALSE },
    { 1, NULL, FALSE },
    { 1, TWO, TRUE },
  };
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

  alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 1, .version = 1, .commitment = (char *) COMMITMENT,
                                                   .secret = (char *) "cheat" });
  alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 3, .version = 1,
                                                   .commitment = (char *) COMMITMENT_TWO });
  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      g_assert_cmpint (alea_dice_proof_claim (proof, claims[i].first, claims[i].secret), ==, claims[i].is_right);
      g_assert_false (alea_dice_proof_get (proof, 0)->is_own);
      g_assert_cmpint (alea_dice_proof_get (proof, 1)->is_own, ==, claims[i].is_right);
      g_assert_false (alea_dice_proof_get (proof, 1)->is_shown);
    }

  g_assert_cmpstr (alea_dice_proof_get (proof, 1)->secret, ==, TWO);

  /* Once it is known nothing need have been kept. */
  g_assert_true (alea_dice_proof_claim (proof, 1, NULL));
  g_assert_true (alea_dice_proof_get (proof, 1)->is_own);
  g_assert_cmpstr (alea_dice_proof_get (proof, 1)->secret, ==, TWO);
}

/* A seed that was kept is a secret again, even where it had been told. */
static void
test_claim_of_a_shown_seed (void)
{
  g_autoptr(AleaDiceProof) proof = alea_dice_proof_new ();

  alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 1, .version = 1, .commitment = (char *) COMMITMENT,
                                                   .secret = (char *) ONE });
  g_assert_true (alea_dice_proof_get (proof, 0)->is_shown);
  g_assert_true (alea_dice_proof_claim (proof, 0, NULL));
  g_assert_true (alea_dice_proof_get (proof, 0)->is_shown);
  g_assert_true (alea_dice_proof_claim (proof, 0, ONE));
  g_assert_false (alea_dice_proof_get (proof, 0)->is_shown);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/proof/next-dice", test_next_dice);
  g_test_add_func ("/dice/proof/promise", test_promise);
  g_test_add_func ("/dice/proof/second-version", test_second_version);
  g_test_add_func ("/dice/proof/words-are-apart", test_words_are_apart);
  g_test_add_func ("/dice/proof/clean-word", test_clean_word);
  g_test_add_func ("/dice/proof/unknown-version", test_unknown_version);
  g_test_add_func ("/dice/proof/bring-forward", test_bring_forward);
  g_test_add_func ("/dice/proof/several", test_several);
  g_test_add_func ("/dice/proof/replaced", test_replaced);
  g_test_add_func ("/dice/proof/later-ones-go", test_later_ones_go);
  g_test_add_func ("/dice/proof/late-promise", test_late_promise);
  g_test_add_func ("/dice/proof/no-promise", test_no_promise);
  g_test_add_func ("/dice/proof/nothing-to-free", test_nothing_to_free);
  g_test_add_func ("/dice/proof/told", test_told);
  g_test_add_func ("/dice/proof/claim", test_claim);
  g_test_add_func ("/dice/proof/claim-of-a-shown-seed", test_claim_of_a_shown_seed);

  return g_test_run ();
}
