/* test-pgn-fuzz.c: game files with bytes changed, and what becomes of them
 *
 * Whatever the file, games come out or sentences do; what came out can be
 * written and read again.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-writer.h"
#include "check-pgn.h"
#include "random-record.h"
#include "test-support.h"

#include <string.h>

#define N_SEEDS 40

static const char *const words[] = {
  "{", "}", "(", ")", "[", "]", "\"", "\\", ";", "%", "\n", "\r\n", "\r", " ", "$", "$1", "!?", "*", "1-0", "0-1",
  "1/2-1/2", "--", "e4", "Nf3", "O-O", "0-0", "e8=Q", "pass", "resign", "draw", "reroll", "accept", "12.", "iv.",
  "{[%roll 3]}", "{[%roll 2-2 3-3 hand]}", "{[%roll 6 reroll]}", "{[%seats bw]}", "{[%clk 1:00:00]}", "[%", "T3", "{T3}",
  "[Event \"x\"]\n", "\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n", "\n[Variant \"Chess960\"]\n",
  "\n[SetupRolls \"2 3 3 2 3\"]\n", "\n[WhiteSetup \"Na1, Bb1\"]\n", "\n[BlackSetup \"Mirror\"]\n",
  "\n[Rules \"setup=free-play\"]\n", "\n[Rules \"missed-check=save\"]\n", "\n[Termination \"time forfeit\"]\n",
  "\xff", "\xc3\xb6", "\xe2\x99\x98", "\xef\xbb\xbf", "\0", "Na1", "Kh8", "Mirror", "Reverse", "setup=number",
};

/* One of the files that are changed. */
static GString *
make_seed (guint    number,
           guint64 *stream)
{
  GString *text = g_string_new (NULL);
  guint n_games = 0;

  while (alea_games[n_games] != NULL)
    n_games++;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AleaRecord) record = random_record_new (alea_games[(number + i) % n_games], 60, stream);

      g_assert_true (alea_pgn_write (record, text, NULL));
    }

  return text;
}

static void
change (GString *text,
        guint64 *stream)
{
  gsize at = test_random (stream, (guint) text->len + 1);
  gsize wanted = test_random (stream, 30), length = MIN (wanted, text->len - at);
  const char *word = words[test_random (stream, G_N_ELEMENTS (words))];

  switch (test_random (stream, 5))
    {
    case 0:
      g_string_erase (text, (gssize) at, (gssize) length);
      break;
    case 1:
      g_string_insert_len (text, (gssize) at, word, *word != '\0' ? (gssize) strlen (word) : 1);
      break;
    case 2:
      if (at < text->len)
        text->str[at] = (char) test_random (stream, 256);
      break;
    case 3:
      {
        g_autofree char *copy = g_memdup2 (text->str + at, length);

        if (length > 0)
          g_string_insert_len (text, (gssize) test_random (stream, (guint) text->len), copy, (gssize) length);
        break;
      }
    default:
      if (at < text->len)
        text->str[at] = (char) (text->str[at] ^ (1 << test_random (stream, 8)));
    }
}

static void
test_fuzz (void)
{
  const guint n_texts = test_get_amount ("ALEA_TEST_TEXTS", 20000);
  guint64 stream = G_GUINT64_CONSTANT (0x9a3e);
  GString *seeds[N_SEEDS];

  for (guint i = 0; i < N_SEEDS; i++)
    seeds[i] = make_seed (i, &stream);

  for (guint i = 0; i < n_texts; i++)
    {
      const GString *seed = seeds[i % N_SEEDS];
      g_autoptr(GString) text = g_string_new_len (seed->str, (gssize) seed->len);

      for (guint n = 1 + test_random (&stream, 8); n > 0; n--)
        change (text, &stream);
      check_pgn_text (text->str, text->len);
    }

  for (guint i = 0; i < N_SEEDS; i++)
    g_string_free (seeds[i], TRUE);
}

/* Nothing but words that mean something somewhere. */
static void
test_words (void)
{
  const guint n_texts = test_get_amount ("ALEA_TEST_TEXTS", 20000);
  guint64 stream = 7;

  for (guint i = 0; i < n_texts; i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      for (guint n = test_random (&stream, 30); n > 0; n--)
        {
          g_string_append (text, words[test_random (&stream, G_N_ELEMENTS (words))]);
          if (test_random (&stream, 2) == 0)
            g_string_append_c (text, ' ');
        }

      check_pgn_text (text->str, text->len);
    }
}

/* Bytes. */
static void
test_bytes (void)
{
  guint64 stream = 8;

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      for (guint n = test_random (&stream, 2000); n > 0; n--)
        g_string_append_c (text, (char) test_random (&stream, 256));
      check_pgn_text (text->str, text->len);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pgn-fuzz/fuzz", test_fuzz);
  g_test_add_func ("/pgn-fuzz/words", test_words);
  g_test_add_func ("/pgn-fuzz/bytes", test_bytes);

  return g_test_run ();
}
