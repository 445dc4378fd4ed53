/* test-roll-entry.c: faces of real dice, typed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-roll-entry.h"
#include "alea-words.h"

static char *
parse (guint       n,
       guint       sides,
       const char *text)
{
  AleaRoll dice = { .n = (guint8) n, .sides = (guint8) sides };
  AleaRoll roll = { .n = 77 };
  AleaText why = { 0 };

  if (alea_roll_entry_parse (&dice, text, &roll, &why))
    {
      g_assert_cmpint (roll.n, ==, n);
      g_assert_cmpint (roll.sides, ==, sides);
      return alea_words_roll (&roll);
    }

  g_assert_cmpint (roll.n, ==, 77);
  g_assert_false (alea_roll_entry_parse (&dice, text, &roll, NULL));
  return alea_words_expand (&why);
}

static void
test_parse (void)
{
  static const struct { guint n, sides; const char *text, *answer; } rows[] = {
    { 2, 6, "3 5", "3-5" },
    { 2, 6, "35", "3-5" },
    { 2, 6, "3-5", "3-5" },
    { 2, 6, " 3,  5\t", "3-5" },
    { 2, 6, "3+5", "3-5" },
    { 1, 6, "6", "6" },
    { 1, 9, "9", "9" },
    { 2, 9, "19", "1-9" },
    { 1, 10, "10", "10" },
    { 2, 12, "1 12", "1-12" },
    { 2, 20, "07-20", "7-20" },
    { 1, 255, "255", "255" },
    { 2, 6, "", "This roll takes 2 dice." },
    { 2, 6, "3", "This roll takes 2 dice." },
    { 2, 6, "3 5 1", "This roll takes 2 dice." },
    { 1, 6, "12", "This roll takes 1 die." },
    { 2, 6, "3 7", "A die with 6 sides cannot show 7." },
    { 2, 4, "05", "A die with 4 sides cannot show 0." },
    { 2, 4, "15", "A die with 4 sides cannot show 5." },
    { 1, 20, "21", "A die with 20 sides cannot show 21." },
    { 1, 255, "99999999999999999999", "A die with 255 sides cannot show 9999." },
    { 2, 6, "3 x", "You can type only the numbers that the dice show." },
    { 2, 6, "3 ½", "You can type only the numbers that the dice show." },
    { 2, 6, "3.5", "You can type only the numbers that the dice show." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *answer = parse (rows[i].n, rows[i].sides, rows[i].text);

      g_assert_cmpstr (answer, ==, rows[i].answer);
    }
}

static void
test_key_by_key (void)
{
  AleaRoll dice = { .n = 2, .sides = 4 };
  AleaRollEntry entry;
  AleaText why = { 0 };

  alea_roll_entry_init (&entry, &dice);
  g_assert_false (alea_roll_entry_remove (&entry));
  g_assert_false (alea_roll_entry_add (&entry, 5, &why));
  g_assert_cmpuint (entry.n_typed, ==, 0);
  g_assert_true (alea_roll_entry_add (&entry, 4, &why));
  g_assert_false (alea_roll_entry_is_complete (&entry));
  g_assert_true (alea_roll_entry_add (&entry, 1, NULL));
  g_assert_true (alea_roll_entry_is_complete (&entry));
  g_assert_false (alea_roll_entry_add (&entry, 1, NULL));

  g_assert_true (alea_roll_entry_remove (&entry));
  g_assert_cmpint (entry.roll.face[1], ==, 0);
  g_assert_true (alea_roll_entry_add (&entry, 2, NULL));
  g_assert_cmpint (entry.roll.face[0], ==, 4);
  g_assert_cmpint (entry.roll.face[1], ==, 2);
}

static void
test_guide (void)
{
  AleaRoll one = { .n = 1, .sides = 6 }, two = { .n = 2, .sides = 4 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  AleaRollEntry entry;
  AleaText text = { 0 };

  alea_roll_entry_init (&entry, &one);
  alea_roll_entry_guide (&entry, &text);
  first = alea_words_expand (&text);
  g_assert_cmpstr (first, ==, "Type what the die shows: a number from 1 to 6.");

  alea_roll_entry_init (&entry, &two);
  alea_roll_entry_guide (&entry, &text);
  second = alea_words_expand (&text);
  g_assert_cmpstr (second, ==, "Type what the 2 dice show: numbers from 1 to 4.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/roll-entry/parse", test_parse);
  g_test_add_func ("/model/roll-entry/key-by-key", test_key_by_key);
  g_test_add_func ("/model/roll-entry/guide", test_guide);

  return g_test_run ();
}
