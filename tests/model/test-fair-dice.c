/* test-fair-dice.c: dice that nobody has steered
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "object-watch.h"

#include "alea-fair-dice.h"
#include "alea-game-record.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"

#include <string.h>

#define COMMITMENT "8428a18c68efe0b7d3e41deb9e8aab59bb118c5c6caca806678152ef80d8c03e"   /* of "alea" */

static AleaGame *
new_game_with (AleaFairDice *dice)
{
  AleaGame *game = game_new ("random-move");

  alea_game_set_dice (game, alea_fair_dice_make_dice (dice, NULL));
  return game;
}

static void
test_promise (void)
{
  AleaFairDice *dice = alea_fair_dice_new_from_secret ("alea");
  ObjectWatch *watch = object_watch_new (dice);

  g_assert_cmpstr (alea_fair_dice_get_commitment (dice), ==, COMMITMENT);
  g_assert_null (alea_fair_dice_get_secret (dice));
  g_assert_cmpstr (alea_fair_dice_peek_secret (dice), ==, "alea");

  alea_fair_dice_set_word (dice, "rain");
  object_watch_expect (watch, "word");
  alea_dice_free (alea_fair_dice_make_dice (dice, NULL));
  object_watch_expect (watch, "is-fixed");
  g_assert_true (alea_fair_dice_get_is_fixed (dice));
  alea_dice_free (alea_fair_dice_make_dice (dice, NULL));
  object_watch_expect (watch, "");

  alea_fair_dice_reveal (dice);
  object_watch_expect (watch, "secret");
  alea_fair_dice_reveal (dice);
  object_watch_expect (watch, "");
  g_assert_cmpstr (alea_fair_dice_get_secret (dice), ==, "alea");

  object_watch_free (watch);
  g_assert_finalize_object (dice);
}

static void
test_secrets_differ (void)
{
  g_autoptr(AleaFairDice) one = alea_fair_dice_new (NULL);
  g_autoptr(AleaFairDice) two = alea_fair_dice_new (NULL);

  g_assert_cmpuint (strlen (alea_fair_dice_get_commitment (one)), ==, 64);
  g_assert_cmpstr (alea_fair_dice_get_commitment (one), !=, alea_fair_dice_get_commitment (two));
}

/* The faces of 24 rolls, as "241…"; (transfer full). */
static char *
throw_faces (AleaDice *dice)
{
  GString *faces = g_string_new (NULL);

  for (int i = 0; i < 24; i++)
    {
      AleaRoll roll = { .n = 1, .sides = 6 };

      g_assert_true (alea_dice_throw (dice, &roll));
      g_string_append_printf (faces, "%d", roll.face[0]);
    }

  return g_string_free (faces, FALSE);
}

static void
test_seed_with_a_word (void)
{
  g_autoptr(AleaFairDice) fair = alea_fair_dice_new_from_secret ("a");
  g_autoptr(AleaDice) same = alea_dice_new_seeded ("a+lea");
  g_autoptr(AleaDice) dice = NULL;
  g_autofree char *faces = NULL;
  g_autofree char *same_faces = throw_faces (same);

  alea_fair_dice_set_word (fair, "lea");
  dice = alea_fair_dice_make_dice (fair, NULL);
  faces = throw_faces (dice);
  g_assert_cmpstr (faces, ==, same_faces);
}

/* The faces that test-dice.c knows of this seed: 2 4 4 5 5 2 4 5 3 5 … */
static void
test_games_agree (void)
{
  g_autoptr(AleaFairDice) dice = alea_fair_dice_new_from_secret ("alea");
  g_autoptr(GError) error = NULL;
  AleaGame *game = new_game_with (dice);
  guint number = 99;

  game_play (game, "? ? e4 e5 ? Nf3 Nc3 ? d6 ?");
  game_assert_words (game, "2 4 e4 e5 4 Nf3 Nc3 5 d6 5");
  g_assert_true (alea_fair_dice_check (COMMITMENT, "alea", "", game, &number, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (number, ==, 99);

  /* Real dice take nothing from the seed. */
  game_play (game, "d4");
  g_assert_true (game_try (game, "6", ALEA_SOURCE_HAND, NULL));
  game_play (game, "h6 h5 ?");
  game_assert_words (game, "2 4 e4 e5 4 Nf3 Nc3 5 d6 5 d4 6 h6 h5 2");
  g_assert_true (alea_fair_dice_check (COMMITMENT, "alea", "", game, NULL, NULL));

  g_assert_finalize_object (game);
}

static void
test_games_that_differ (void)
{
  AleaGame *game = game_new ("random-move");
  guint number = 99;

  game_play (game, "2 4 e4 e5 4 Nf3 Nc3 2 d6");
  for (int i = 0; i < 2; i++)
    {
      g_autoptr(GError) error = NULL;
      const char *word = i == 0 ? "" : "x";

      g_assert_false (alea_fair_dice_check (COMMITMENT, "alea", word, game, &number, &error));
      g_assert_error (error, ALEA_FAIR_DICE_ERROR, ALEA_FAIR_DICE_ERROR_ROLL);
      if (i == 0)
        {
          g_assert_cmpuint (number, ==, 7);
          g_assert_cmpstr (error->message, ==, "Roll 4 of the program’s dice shows 2, but the seed gives 5.");
        }
    }

  g_assert_finalize_object (game);
}

static void
test_another_secret (void)
{
  g_autoptr(GError) error = NULL;
  AleaGame *game = game_new ("random-move");

  g_assert_false (alea_fair_dice_check (COMMITMENT, "Alea", "", game, NULL, &error));
  g_assert_error (error, ALEA_FAIR_DICE_ERROR, ALEA_FAIR_DICE_ERROR_COMMITMENT);
  g_assert_finalize_object (game);
}

/* Rolls that an undo gives back come in the order of the seed, also when the
 * program has been closed meanwhile. */
static void
test_undo_and_resume (void)
{
  g_autoptr(AleaFairDice) dice = alea_fair_dice_new_from_secret ("alea");
  AleaGame *game = new_game_with (dice);
  AleaGame *resumed = game_new ("random-move");

  game_play (game, "? ? e4 e5 ? Nf3 Nc3 ?");
  alea_game_undo (game);
  alea_game_undo (game);
  alea_game_undo (game);
  game_assert_words (game, "2 4 e4");

  game_play (resumed, "2 4 e4");
  alea_game_set_dice (resumed, alea_fair_dice_make_dice (dice, resumed));
  game_play (game, "d5 ? exd5 Nc3 ? Qxd5 ?");
  game_play (resumed, "d5 ? exd5 Nc3 ? Qxd5 ?");
  game_assert_words (game, "2 4 e4 d5 4 exd5 Nc3 5 Qxd5 5");
  game_assert_words (resumed, "2 4 e4 d5 4 exd5 Nc3 5 Qxd5 5");
  g_assert_true (alea_fair_dice_check (COMMITMENT, "alea", "", game, NULL, NULL));

  g_assert_finalize_object (resumed);
  g_assert_finalize_object (game);
}

/* A start chosen by its number was never rolled. */
static void
test_chosen_start (void)
{
  static const AleaRoll rolls[] = {
    { .n = 1, .face = { 1 } }, { .n = 1, .face = { 1 } }, { .n = 1, .face = { 1 } },
    { .n = 1, .face = { 1 } }, { .n = 1, .face = { 1 } },
  };
  AleaGame *game = game_new ("chess960");

  g_assert_true (alea_game_apply_rolls (game, rolls, G_N_ELEMENTS (rolls), ALEA_SOURCE_CHOSEN, NULL));
  g_assert_true (alea_fair_dice_check (COMMITMENT, "alea", "", game, NULL, NULL));
  g_assert_finalize_object (game);
}

/* Written, read by a program that does not know the game, and played on. */
static AleaGame *
save_and_open (AleaGame *game)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
  g_autoptr(AleaRecord) record = alea_game_record_new (session);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaPgnGame) found = NULL;
  g_autoptr(GError) error = NULL;
  AleaGame *opened;

  g_assert_true (alea_pgn_write (record, text, &error));
  reader = alea_pgn_reader_new_for_text (text->str, text->len);
  g_assert_true (alea_pgn_reader_next (reader, &found, NULL, &error));
  g_assert_false (found->is_bad);
  opened = alea_game_record_play (found->record, &error);
  g_assert_no_error (error);

  return opened;
}

/* Rolls that do not count are part of the proof and of the record. */
static void
test_taken_back (void)
{
  g_autoptr(AleaFairDice) dice = alea_fair_dice_new_from_secret ("alea");
  g_autoptr(AleaGame) game = new_game_with (dice), opened = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL, *again = NULL;

  g_assert_false (alea_game_get_can_take_back (game));
  while (alea_game_get_asks_roll (game))
    g_assert_true (alea_game_roll (game, NULL));
  game_play (game, "e4 e5 ?");
  g_assert_true (alea_game_get_can_take_back (game));
  alea_game_take_back (game);
  g_assert_false (alea_game_get_can_take_back (game));
  game_play (game, "?");
  alea_game_take_back (game);
  g_assert_cmpuint (alea_game_get_taken (game)->len, ==, 2);

  opened = save_and_open (game);
  g_assert_cmpuint (alea_game_get_taken (opened)->len, ==, 2);
  alea_game_set_dice (opened, alea_fair_dice_make_dice (dice, opened));
  game_play (game, "?");
  game_play (opened, "?");
  words = game_words (game);
  again = game_words (opened);
  g_assert_cmpstr (words, ==, again);

  /* After an undo, an earlier roll may be taken back, too. */
  alea_game_undo (game);
  alea_game_undo (game);
  g_assert_false (alea_fair_dice_check ("0", "alea", "", game, NULL, NULL));
  g_assert_true (alea_fair_dice_check (COMMITMENT, "alea", "", game, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (alea_fair_dice_check (COMMITMENT, "alea", "", opened, NULL, &error));
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/fair-dice/promise", test_promise);
  g_test_add_func ("/model/fair-dice/secrets-differ", test_secrets_differ);
  g_test_add_func ("/model/fair-dice/seed-with-a-word", test_seed_with_a_word);
  g_test_add_func ("/model/fair-dice/games-agree", test_games_agree);
  g_test_add_func ("/model/fair-dice/games-that-differ", test_games_that_differ);
  g_test_add_func ("/model/fair-dice/another-secret", test_another_secret);
  g_test_add_func ("/model/fair-dice/undo-and-resume", test_undo_and_resume);
  g_test_add_func ("/model/fair-dice/taken-back", test_taken_back);
  g_test_add_func ("/model/fair-dice/chosen-start", test_chosen_start);

  return g_test_run ();
}
