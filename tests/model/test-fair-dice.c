/* test-fair-dice.c: dice that nobody has steered
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "check-pgn.h"
#include "game-watch.h"
#include "object-watch.h"
#include "../record/own-proof.h"

#include "alea-fair-dice.h"
#include "alea-game-record.h"
#include "alea-record-dice.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/* While it is set the system has no random numbers. */
static gboolean is_without_chance;

ssize_t
getrandom (void   *bytes,
           size_t  n_bytes,
           unsigned flags)
{
  if (!is_without_chance)
    return syscall (SYS_getrandom, bytes, n_bytes, flags);

  errno = ENOSYS;
  return -1;
}

/* As in test-dice-proof.c: 2 4 4 5 5 2 4 5 …, and 5 2 1 4 6 5 4 5 … */
#define ONE        "33a5cc14c5d1acc02b8331e2ea9b200a"
#define COMMITMENT "cfe6b40468c4bb44e41f4bb08bd9364a1bb203f5a06d193a6278ba25bccee13c"
#define TWO        "fedcba9876543210fedcba9876543210"

/* The dice of a game with a secret of the test, under way since the first
 * release. */
static AleaFairDice *
promise (AleaGame   *game,
         const char *secret)
{
  AleaDiceProof *proof = alea_dice_proof_new ();
  g_autofree char *commitment = alea_dice_commitment (secret);
  const AleaDicePromise told = { .first_roll = 1, .version = 1, .commitment = commitment };

  alea_dice_proof_add (proof, &told);
  g_assert_true (alea_dice_proof_claim (proof, 0, secret));
  return alea_fair_dice_new (game, proof);
}

/* The same as it is promised now. */
static AleaFairDice *
promise_now (AleaGame   *game,
             const char *secret)
{
  AleaDiceProof *proof = alea_dice_proof_new ();

  alea_dice_proof_promise (proof, 1, secret);
  return alea_fair_dice_new (game, proof);
}

static const AleaDicePromise *
get_promise (AleaFairDice *dice,
             guint         number)
{
  return alea_dice_proof_get (alea_fair_dice_get_proof (dice), number);
}

static guint
count_promises (AleaFairDice *dice)
{
  return alea_dice_proof_get_n (alea_fair_dice_get_proof (dice));
}

static void
assert_kept (AleaFairDice *dice)
{
  for (guint i = 0; i < count_promises (dice); i++)
    g_assert_cmpint (alea_fair_dice_check (dice, i).kind, ==, ALEA_DICE_FINDING_KEPT);
}

static void
assert_judged (AleaFairDice *dice,
               guint         number,
               const char   *expected)
{
  g_autofree char *sentence = alea_fair_dice_judge (dice, number);

  g_assert_cmpstr (sentence, ==, expected);
}

/* --- one promise -------------------------------------------------------------- */

static void
test_promise (void)
{
  AleaGame *game = game_new ("random-move");
  AleaFairDice *dice = promise_now (game, ONE);
  ObjectWatch *watch = object_watch_new (dice);

  g_assert_cmpstr (alea_fair_dice_get_promise (dice), ==, COMMITMENT);
  g_assert_true (alea_fair_dice_get_can_add_words (dice));
  alea_fair_dice_add_word (dice, ALEA_DICE_HOST, "sun");
  object_watch_expect (watch, "host-word");
  alea_fair_dice_add_word (dice, ALEA_DICE_HOST, " rain ");
  object_watch_expect (watch, "host-word");
  alea_fair_dice_add_word (dice, ALEA_DICE_HOST, "rain");
  object_watch_expect (watch, "");

  /* Nobody chooses a word after the guest's. */
  g_assert_true (alea_fair_dice_get_can_add_words (dice));
  alea_fair_dice_add_word (dice, ALEA_DICE_GUEST, "snow");
  object_watch_expect (watch, "guest-word");
  g_assert_false (alea_fair_dice_get_can_add_words (dice));
  g_assert_true (alea_fair_dice_get_is_fresh (dice));
  game_play (game, "?");
  object_watch_expect (watch, "is-fresh");
  game_play (game, "?");
  object_watch_expect (watch, "");
  game_assert_words (game, "5 6");
  g_assert_false (get_promise (dice, 0)->is_shown);
  assert_judged (dice, 0, "It will be shown when the game is over.");

  game_play (game, "resign");
  object_watch_expect (watch, "guest-word host-word promise");
  g_assert_null (alea_fair_dice_get_promise (dice));
  g_assert_true (get_promise (dice, 0)->is_shown);
  g_assert_cmpstr (get_promise (dice, 0)->secret, ==, ONE);
  assert_judged (dice, 0,
                 "This is the seed that was promised, and every roll of the program’s dice follows from it.");

  object_watch_free (watch);
  g_assert_finalize_object (dice);
  g_assert_finalize_object (game);
}

/* A game of the first release has one word, and it was given before. */
static void
test_first_version_takes_no_words (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaFairDice) dice = promise (game, ONE);

  g_assert_true (alea_fair_dice_get_is_fresh (dice));
  g_assert_false (alea_fair_dice_get_can_add_words (dice));
}

/* Without a word there is time until the first roll. */
static void
test_words_until_the_first_roll (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaFairDice) dice = promise_now (game, ONE);

  g_assert_true (alea_fair_dice_get_can_add_words (dice));
  game_play (game, "?");
  g_assert_false (alea_fair_dice_get_can_add_words (dice));
}

static void
test_secrets_differ (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaFairDice) one = alea_fair_dice_new (game, NULL);
  g_autoptr(AleaFairDice) two = alea_fair_dice_new (game, NULL);

  g_assert_cmpuint (strlen (alea_fair_dice_get_promise (one)), ==, 64);
  g_assert_cmpstr (alea_fair_dice_get_promise (one), !=, alea_fair_dice_get_promise (two));
}

/* The faces that test-dice-proof.c knows of this seed. */
static void
test_games_agree (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaFairDice) dice = promise (game, ONE);

  game_play (game, "? ? e4 e5 ? Nf3 Nc3 ? d6 ?");
  game_assert_words (game, "2 4 e4 e5 4 Nf3 Nc3 5 d6 5");

  /* Real dice take nothing from the seed. */
  game_play (game, "d4");
  g_assert_true (game_try (game, "6", ALEA_SOURCE_HAND, NULL));
  game_play (game, "h6 h5 ? resign");
  game_assert_words (game, "2 4 e4 e5 4 Nf3 Nc3 5 d6 5 d4 6 h6 h5 2 resign");
  assert_kept (dice);
}

static void
test_games_that_differ (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaFairDice) dice = promise (game, ONE);

  game_play (game, "2 4 e4 e5 4 Nf3 Nc3 2 d6 resign");
  g_assert_cmpint (alea_fair_dice_check (dice, 0).kind, ==, ALEA_DICE_FINDING_OTHER_ROLL);
  assert_judged (dice, 0, "Roll 4 of the program’s dice shows 2, but the seed gives 5.");
}

/* A start chosen by its number was never rolled, and no roll will come. */
static void
test_chosen_start (void)
{
  static const AleaRoll rolls[] = {
    { .n = 1, .face = { 1 } }, { .n = 1, .face = { 1 } }, { .n = 1, .face = { 1 } },
    { .n = 1, .face = { 1 } }, { .n = 1, .face = { 1 } },
  };
  g_autoptr(AleaGame) game = game_new ("chess960");
  g_autoptr(AleaFairDice) dice = NULL;

  g_assert_true (alea_game_apply_rolls (game, rolls, G_N_ELEMENTS (rolls), ALEA_SOURCE_CHOSEN, NULL));
  dice = alea_fair_dice_new (game, NULL);
  g_assert_cmpuint (count_promises (dice), ==, 0);
  g_assert_null (alea_fair_dice_get_promise (dice));
  g_assert_false (alea_fair_dice_get_can_add_words (dice));
  g_assert_cmpstr (alea_fair_dice_get_word (dice, ALEA_DICE_GUEST), ==, "");
}

/* --- another promise ------------------------------------------------------------ */

/* Whoever has seen the secret knows what it would bring next. */
static void
test_after_the_end (void)
{
  static const char *const ends[] = { "resign", "draw" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr(AleaGame) game = game_new ("random-move");
      g_autoptr(AleaFairDice) dice = promise (game, ONE);
      g_autofree char *second = NULL;
      ObjectWatch *watch;

      game_play (game, "? ? e4 e5 ?");
      game_play (game, ends[i]);
      watch = object_watch_new (dice);
      alea_game_undo (game);
      object_watch_expect (watch, "is-fresh promise");
      object_watch_free (watch);
      g_assert_cmpuint (count_promises (dice), ==, 2);
      g_assert_cmpuint (get_promise (dice, 1)->first_roll, ==, 4);
      g_assert_true (get_promise (dice, 0)->is_shown);
      g_assert_false (get_promise (dice, 1)->is_shown);
      g_assert_cmpstr (alea_fair_dice_get_promise (dice), !=, COMMITMENT);
      g_assert_true (alea_fair_dice_get_can_add_words (dice));
      second = g_strdup (get_promise (dice, 1)->secret);
      g_assert_cmpstr (second, !=, ONE);

      /* Over again before the next roll: the new secret is known, too. */
      game_play (game, "resign");
      g_assert_true (get_promise (dice, 1)->is_shown);
      alea_game_undo (game);
      g_assert_cmpuint (count_promises (dice), ==, 2);
      g_assert_cmpstr (get_promise (dice, 1)->secret, !=, second);

      alea_fair_dice_add_word (dice, ALEA_DICE_GUEST, "snow");
      game_play (game, "Nf3 Nc3 ?");
      game_play (game, "resign");
      assert_kept (dice);
      assert_judged (dice, 0, "This is the seed that was promised, and these rolls follow from it.");
      assert_judged (dice, 1, "This is the seed that was promised, and these rolls follow from it.");
    }
}

static gboolean
give_chance_cb (gpointer unused)
{
  is_without_chance = FALSE;
  return G_SOURCE_REMOVE;
}

/* Where there is none to be had no dice fall; but as soon as there is, after the second
 * look for it, too.  Dice that are put away look no more. */
static void
test_after_a_while (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  AleaFairDice *put_away = promise (game, TWO);
  g_autoptr(AleaFairDice) dice = promise (game, ONE);
  ObjectWatch *watch;

  game_play (game, "? ? e4 e5 resign");
  watch = object_watch_new (dice);
  is_without_chance = TRUE;
  alea_game_undo (game);
  object_watch_expect (watch, "");
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, put_away));
  g_object_unref (put_away);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, put_away));
  g_assert_null (alea_fair_dice_get_promise (dice));
  g_assert_false (alea_game_roll (game, NULL));
  g_assert_cmpuint (count_promises (dice), ==, 1);

  g_timeout_add (1500, give_chance_cb, NULL);
  while (alea_fair_dice_get_promise (dice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  object_watch_expect (watch, "is-fresh promise");
  object_watch_free (watch);
  g_assert_cmpuint (get_promise (dice, 1)->first_roll, ==, 3);
  game_play (game, "? resign");
  assert_kept (dice);
}

/* Rolls that have fallen come again, whatever the promise; only the others are
 * new. */
static void
test_waiting_rolls (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaFairDice) dice = promise (game, ONE);

  game_play (game, "? ? e4 e5 ? Nf3 Nc3 ? resign");
  for (int i = 0; i < 4; i++)
    alea_game_undo (game);
  game_assert_words (game, "2 4 e4");
  g_assert_cmpuint (get_promise (dice, 1)->first_roll, ==, 5);
  game_play (game, "d5 ? exd5 Nc3 ?");
  game_assert_words (game, "2 4 e4 d5 4 exd5 Nc3 5");
  g_assert_true (alea_fair_dice_get_can_add_words (dice));
  game_play (game, "Qxd5 ? resign");
  assert_kept (dice);
}

/* --- what is kept ----------------------------------------------------------------- */

/* Written, and read by a program that does not know the game; as what is kept
 * for itself, or as a file from anywhere. */
static AleaGame *
save_and_open (AleaGame     *game,
               AleaFairDice *dice,
               gboolean      is_private)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
  g_autoptr(AleaRecord) record = NULL, found = NULL;
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  AleaGame *opened;

  alea_session_set_fair_dice (session, dice);
  record = alea_game_record_new (session);
  if (is_private)
    add_own_proof (record, alea_fair_dice_get_proof (dice));
  text = check_pgn_write (record);
  found = check_pgn_read (text);
  opened = alea_game_record_play (found, &error);
  g_assert_no_error (error);

  return opened;
}

/* The promises with which @opened goes on. */
static AleaFairDice *
go_on (AleaGame *opened)
{
  return alea_fair_dice_new (opened, alea_record_read_proof (alea_game_record_get_origin (opened)));
}

/* Rolls that an undo gives back come in the order of the seed, also when the
 * program has been closed meanwhile. */
static void
test_undo_and_resume (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move"), resumed = NULL;
  g_autoptr(AleaFairDice) dice = promise (game, ONE), same = NULL;

  game_play (game, "? ? e4 e5 ? Nf3 Nc3 ?");
  for (int i = 0; i < 3; i++)
    alea_game_undo (game);
  game_assert_words (game, "2 4 e4");

  resumed = save_and_open (game, dice, TRUE);
  same = go_on (resumed);
  g_assert_cmpstr (alea_fair_dice_get_promise (same), ==, COMMITMENT);
  game_play (game, "d5 ? exd5 Nc3 ? Qxd5 ? resign");
  game_play (resumed, "d5 ? exd5 Nc3 ? Qxd5 ? resign");
  game_assert_words (game, "2 4 e4 d5 4 exd5 Nc3 5 Qxd5 5 resign");
  game_assert_words (resumed, "2 4 e4 d5 4 exd5 Nc3 5 Qxd5 5 resign");
  assert_kept (dice);
  assert_kept (same);
}

/* The same where they were made under a promise that is over: those come from
 * it, and the next one from the promise that holds. */
static void
test_resume_under_another_promise (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move"), resumed = NULL;
  g_autoptr(AleaFairDice) dice = promise (game, ONE), same = NULL;
  g_autofree char *words = NULL, *again = NULL;

  game_play (game, "? ? e4 e5 ? Nf3 Nc3 ? resign");
  for (int i = 0; i < 4; i++)
    alea_game_undo (game);
  alea_fair_dice_add_word (dice, ALEA_DICE_GUEST, "snow");
  resumed = save_and_open (game, dice, TRUE);
  same = go_on (resumed);
  g_assert_cmpuint (get_promise (same, 1)->first_roll, ==, 5);
  g_assert_cmpstr (alea_fair_dice_get_word (same, ALEA_DICE_GUEST), ==, "snow");

  game_play (game, "d5 ? exd5 Nc3 ? Qxd5 ? resign");
  game_play (resumed, "d5 ? exd5 Nc3 ? Qxd5 ? resign");
  words = game_words (game);
  again = game_words (resumed);
  g_assert_cmpstr (words, ==, again);
  g_assert_true (g_str_has_prefix (words, "2 4 e4 d5 4 exd5 Nc3 5 Qxd5 "));
  assert_kept (same);
}

/* Rolls that do not count are part of the proof and of the record. */
static void
test_taken_back (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move"), opened = NULL;
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autoptr(AleaFairDice) dice = promise (game, ONE), same = NULL;
  g_autofree char *words = NULL, *again = NULL;

  g_assert_false (alea_game_get_can_take_back (game));
  while (alea_game_view_get_asks_roll (view))
    g_assert_true (alea_game_roll (game, NULL));
  game_play (game, "e4 e5 ?");
  g_assert_true (alea_game_get_can_take_back (game));
  alea_game_take_back (game);
  g_assert_false (alea_game_get_can_take_back (game));
  game_play (game, "?");
  alea_game_take_back (game);
  g_assert_cmpuint (alea_game_get_taken (game)->len, ==, 2);

  opened = save_and_open (game, dice, TRUE);
  g_assert_cmpuint (alea_game_get_taken (opened)->len, ==, 2);
  same = go_on (opened);
  game_play (game, "?");
  game_play (opened, "?");
  words = game_words (game);
  again = game_words (opened);
  g_assert_cmpstr (words, ==, again);
  g_assert_cmpstr (words, ==, "2 4 e4 e5 5");

  /* After an undo, an earlier roll may be taken back, too. */
  alea_game_undo (game);
  alea_game_undo (game);
  alea_game_take_back (game);
  g_assert_cmpuint (g_array_index (alea_game_get_taken (game), AleaTakenRoll, 2).draw, ==, 2);
  game_play (game, "? e4 e5 ? resign");
  game_assert_words (game, "2 5 e4 e5 2 resign");
  assert_kept (dice);
}

/* --- what a file tells -------------------------------------------------------------- */

/* What was saved without its secret goes on with another one, and what a file
 * shows is a promise no longer. */
static void
test_file_under_way (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move"), opened = NULL;
  g_autoptr(AleaFairDice) dice = promise (game, ONE), others = NULL;
  const AleaDiceProof *proof;

  game_play (game, "? ? e4 e5 ?");
  opened = save_and_open (game, dice, FALSE);
  others = go_on (opened);
  proof = alea_fair_dice_get_proof (others);
  g_assert_cmpuint (alea_dice_proof_get_n (proof), ==, 2);
  g_assert_cmpstr (get_promise (others, 0)->commitment, ==, COMMITMENT);
  g_assert_null (get_promise (others, 0)->secret);
  g_assert_false (get_promise (others, 0)->is_own);
  g_assert_cmpuint (get_promise (others, 1)->first_roll, ==, 4);
  g_assert_true (get_promise (others, 1)->is_own);

  game_play (opened, "Nf3 Nc3 ?");
  game_play (opened, "resign");
  assert_judged (others, 0, "The file does not say what the seed is, so nobody can check these rolls.");
  assert_judged (others, 1, "This is the seed that was promised, and these rolls follow from it.");
}

/* Back before what an unknown seed has brought: what holds now is about the
 * rolls that come in their place. */
static void
test_resume_before_an_unknown_seed (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move"), opened = NULL, resumed = NULL;
  g_autoptr(AleaFairDice) dice = promise (game, ONE), others = NULL, same = NULL;

  game_play (game, "? ? e4 e5 ?");
  opened = save_and_open (game, dice, FALSE);
  others = go_on (opened);
  alea_fair_dice_add_word (others, ALEA_DICE_GUEST, "hail");
  g_assert_cmpuint (get_promise (others, 1)->first_roll, ==, 4);
  alea_game_undo (opened);
  game_assert_words (opened, "2 4 e4");

  resumed = save_and_open (opened, others, TRUE);
  same = go_on (resumed);
  g_assert_cmpuint (count_promises (same), ==, 2);
  g_assert_cmpuint (get_promise (same, 1)->first_roll, ==, 3);
  g_assert_cmpstr (alea_fair_dice_get_promise (same), ==, alea_fair_dice_get_promise (others));
  g_assert_cmpstr (alea_fair_dice_get_word (same, ALEA_DICE_GUEST), ==, "hail");
  game_play (resumed, "e5 ? resign");
  g_assert_cmpint (alea_fair_dice_check (same, 1).kind, ==, ALEA_DICE_FINDING_KEPT);
}

static void
test_word_of_a_file (void)
{
  static const struct { const char *commitment, *secret, *script, *sentence; } told[] = {
    { COMMITMENT, ONE, "2 4 resign",
      "The promise is the SHA-256 of this seed, and every roll of the program’s dice follows from it." },
    { COMMITMENT, ONE, "2 5 resign", "Roll 2 of the program’s dice shows 5, but the seed gives 4." },
    { COMMITMENT, TWO, "2 4 resign", "This is not the seed that was promised before the game." },
    { COMMITMENT, "cheat", "2 4 resign", "This is not a seed: a seed has 32 hexadecimal digits." },
    { COMMITMENT, NULL, "2 4 resign", "The file does not say what the seed is, so nobody can check these rolls." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr(AleaGame) game = game_new ("random-move");
      g_autoptr(AleaFairDice) dice = NULL;
      AleaDiceProof *proof = alea_dice_proof_new ();

      alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 1, .version = 1,
                                                       .commitment = (char *) told[i].commitment,
                                                       .secret = (char *) told[i].secret });
      game_play (game, told[i].script);
      dice = alea_fair_dice_new (game, proof);
      g_assert_cmpuint (count_promises (dice), ==, 1);
      g_assert_null (alea_fair_dice_get_promise (dice));
      assert_judged (dice, 0, told[i].sentence);
    }
}

/* A file may say that a promise was made which nothing was rolled under. */
static void
test_promise_beyond_the_end (void)
{
  g_autoptr(AleaGame) game = game_new ("random-move");
  g_autoptr(AleaFairDice) dice = NULL;
  AleaDiceProof *proof = alea_dice_proof_new ();

  alea_dice_proof_add (proof, &(AleaDicePromise) { .first_roll = 9, .version = 1, .commitment = (char *) COMMITMENT,
                                                   .secret = (char *) ONE });
  game_play (game, "2 4 resign");
  dice = alea_fair_dice_new (game, proof);
  g_assert_cmpint (alea_fair_dice_check (dice, 0).kind, ==, ALEA_DICE_FINDING_KEPT);
  alea_game_undo (game);
  g_assert_cmpuint (count_promises (dice), ==, 1);
  g_assert_cmpuint (get_promise (dice, 0)->first_roll, ==, 3);
  g_assert_true (get_promise (dice, 0)->is_own);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/fair-dice/promise", test_promise);
  g_test_add_func ("/model/fair-dice/secrets-differ", test_secrets_differ);
  g_test_add_func ("/model/fair-dice/games-agree", test_games_agree);
  g_test_add_func ("/model/fair-dice/games-that-differ", test_games_that_differ);
  g_test_add_func ("/model/fair-dice/first-version-takes-no-words", test_first_version_takes_no_words);
  g_test_add_func ("/model/fair-dice/words-until-the-first-roll", test_words_until_the_first_roll);
  g_test_add_func ("/model/fair-dice/chosen-start", test_chosen_start);
  g_test_add_func ("/model/fair-dice/after-the-end", test_after_the_end);
  g_test_add_func ("/model/fair-dice/after-a-while", test_after_a_while);
  g_test_add_func ("/model/fair-dice/waiting-rolls", test_waiting_rolls);
  g_test_add_func ("/model/fair-dice/undo-and-resume", test_undo_and_resume);
  g_test_add_func ("/model/fair-dice/resume-under-another-promise", test_resume_under_another_promise);
  g_test_add_func ("/model/fair-dice/taken-back", test_taken_back);
  g_test_add_func ("/model/fair-dice/file-under-way", test_file_under_way);
  g_test_add_func ("/model/fair-dice/resume-before-an-unknown-seed", test_resume_before_an_unknown_seed);
  g_test_add_func ("/model/fair-dice/word-of-a-file", test_word_of_a_file);
  g_test_add_func ("/model/fair-dice/promise-beyond-the-end", test_promise_beyond_the_end);

  return g_test_run ();
}
