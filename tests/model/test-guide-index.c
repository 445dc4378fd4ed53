/* test-guide-index.c: what of a few places is found first, and why
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-guide-index.h"

#include <string.h>

/* A place is called by a letter. */
typedef struct
{
  const char *name, *title, *words, *text;
  const char *number;    /* or NULL */
  double      weight;
} Spot;

#define SPOT(name, title, words, text) { name, title, words, text, NULL, 1 }

static void
add (AleaGuideIndex *index,
     const Spot     *spot)
{
  const char *numbers[] = { spot->number, NULL };
  g_autoptr(GObject) object = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data (object, "name", (gpointer) spot->name);
  alea_guide_index_add (index, &(AleaGuidePlaceText) {
    .object = object, .weight = spot->weight, .title = spot->title, .words = spot->words,
    .text = spot->text, .numbers = numbers,
  });
}

/* @rules are the lines of a file, or NULL; @spots end with one without a name. */
static AleaGuideIndex *
make_index (const char *rules,
            const Spot *spots)
{
  g_autoptr(AleaGuideIndex) index = alea_guide_index_new ();

  if (rules != NULL)
    {
      g_autoptr(GBytes) bytes = g_bytes_new (rules, strlen (rules));
      g_autoptr(GError) error = NULL;

      g_assert_true (alea_guide_index_read (index, "search.txt", bytes, &error));
      g_assert_no_error (error);
    }
  for (; spots->name != NULL; spots++)
    add (index, spots);

  return g_steal_pointer (&index);
}

static void
assert_finds (AleaGuideIndex *index,
              const char     *words,
              const char     *expected)
{
  g_autoptr(GListModel) results = alea_guide_index_search (index, words);
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (results); i++)
    {
      g_autoptr(GObject) object = g_list_model_get_item (results, i);

      g_string_append (names, g_object_get_data (object, "name"));
    }
  g_test_message ("%s", words);
  g_assert_cmpstr (names->str, ==, expected);
}

/* --- what is better --------------------------------------------------------- */

/* Two places, one after the other, and what is asked: "ab", "ba" or less. */
static const struct
{
  Spot        spots[3];
  const char *words;
  const char *found;
} pairs[] = {
  /* In the title, and more so in the index of a rule; not by both together. */
  { { SPOT ("a", "Piece", "", "The rook"), SPOT ("b", "Rook", "", "The piece") }, "rook", "ba" },
  { { SPOT ("a", "Rook", "", "Text"), SPOT ("b", "Piece", "rook", "Text") }, "rook", "ba" },
  { { SPOT ("a", "Piece", "tower", "Text"), SPOT ("b", "Rook", "tower", "Text") }, "rook", "b" },
  /* As the word itself, as its beginning. */
  { { SPOT ("a", "Castling", "", "Text"), SPOT ("b", "Castle", "", "Text") }, "castle", "ba" },
  { { SPOT ("a", "Castling", "", "Text"), SPOT ("b", "Cast", "", "Text") }, "cast", "ba" },
  /* The same is left in its order, and so is what is said twice in one place. */
  { { SPOT ("a", "Rook", "", "Text"), SPOT ("b", "Rook", "", "Text") }, "rook", "ab" },
  { { SPOT ("a", "Rook", "", "Text"), SPOT ("b", "Rook rook", "", "Text") }, "rook", "ab" },
  /* What is for more, and what is short. */
  { { { "a", "Rook", "", "Text", NULL, 0.5 }, SPOT ("b", "Rook", "", "Text") }, "rook", "ba" },
  { { SPOT ("a", "Rook", "", "One two three four five"), SPOT ("b", "Rook", "", "One two") }, "rook", "ba" },
  /* All words of the title in their order, all of them, some. */
  { { SPOT ("a", "Out passing", "", "Text"), SPOT ("b", "Passing out", "", "Text") }, "passing out", "ba" },
  { { SPOT ("a", "About out passing", "", "Text"), SPOT ("b", "About passing out", "", "Text") }, "passing out", "ba" },
  { { SPOT ("a", "Passing by out", "", "Text"), SPOT ("b", "Passing out by", "", "Text") }, "passing out", "ba" },
  { { SPOT ("a", "Passing", "by", "Out"), SPOT ("b", "Out by passing", "", "Out") }, "passing out", "ba" },
  { { { "a", "Out by", "", "Passing", NULL, 1.5 }, SPOT ("b", "Out passing", "", "Text") }, "passing out", "ba" },
  { { { "a", "Passing by", "", "Out", NULL, 1.5 }, SPOT ("b", "Out passing", "", "Text") }, "passing out", "ba" },
  /* The number of a rule before all that is said of it. */
  { { SPOT ("a", "J24", "", "The rule J24"), { "b", "Rook", "", "Text", "J24", 1 } }, "j24", "ba" },
  { { { "a", "Rook", "", "Text", "J2", 1 }, { "b", "Rook", "", "Text", "J24", 1 } }, "j24", "b" },
  /* Nothing of it. */
  { { SPOT ("a", "Rook", "", "Text"), SPOT ("b", "Piece", "", "Text") }, "king", "" },
  { { SPOT ("a", "Rook", "", "Text"), SPOT ("b", "Piece", "", "Text") }, "", "" },
  { { { .name = NULL } }, "rook", "" },
};

static void
test_better (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autoptr(AleaGuideIndex) index = make_index (NULL, pairs[i].spots);

      assert_finds (index, pairs[i].words, pairs[i].found);
    }
}

/* --- several words ----------------------------------------------------------- */

/* A place has to answer most of what is asked; what no place has is not asked. */
static void
test_covered (void)
{
  static const Spot spots[] = {
    SPOT ("a", "One two three", "", "Text"), SPOT ("b", "One two", "", "Text"), SPOT ("c", "One", "", "Text"),
    SPOT ("d", "Two", "", "Text"), SPOT ("e", "Three", "", "Text"), SPOT ("f", "Three", "", "Text"), { .name = NULL },
  };
  g_autoptr(AleaGuideIndex) index = make_index (NULL, spots);

  assert_finds (index, "one two three", "ab");
  assert_finds (index, "one two", "ab");
  assert_finds (index, "one", "abc");
  assert_finds (index, "one zugzwang", "abc");
  assert_finds (index, "zugzwang", "");
}

/* Three words of five that are equally rare are enough, wherever that is rounded to. */
static void
test_covered_just (void)
{
  for (guint n_others = 0; n_others < 12; n_others++)
    {
      g_autoptr(AleaGuideIndex) index = make_index (NULL, (const Spot[]) {
        SPOT ("a", "One two three", "", "Text"), SPOT ("b", "Four five", "", "Text"), { .name = NULL },
      });

      for (guint i = 0; i < n_others; i++)
        add (index, &(Spot) SPOT ("c", "Move", "", "Text"));
      assert_finds (index, "one two three four five", "a");
    }
}

/* What is rare says more than what is everywhere. */
static void
test_rare (void)
{
  static const Spot spots[] = {
    SPOT ("a", "Move", "", "Text"), SPOT ("b", "Move", "", "Text"), SPOT ("c", "Move", "", "Text"),
    SPOT ("d", "Move", "", "Text"), SPOT ("e", "Terrace", "", "Text"), { .name = NULL },
  };
  g_autoptr(AleaGuideIndex) index = make_index (NULL, spots);

  assert_finds (index, "move terrace", "e");
  assert_finds (index, "move", "abcd");
}

/* --- words that mean the same, and nothing ------------------------------------ */

static void
test_same (void)
{
  static const Spot spots[] = {
    SPOT ("a", "Tower", "", "Text"), SPOT ("b", "Rook", "", "Text"), SPOT ("c", "King", "", "Text"),
    SPOT ("d", "The", "", "Text"), { .name = NULL },
  };
  g_autoptr(AleaGuideIndex) index = make_index ("same: queen lady\nsame: rook castle tower\nskip: the a\n  and\n", spots);

  assert_finds (index, "rook", "ba");
  assert_finds (index, "castle", "ab");
  assert_finds (index, "lady", "");
  assert_finds (index, "the", "");
  assert_finds (index, "a tower and the", "ab");
  assert_finds (index, "the king", "c");
}

static void
test_bad_lines (void)
{
  static const struct { const char *text, *message; } rows[] = {
    { "same: a b\nother: c\n", "s.txt:2:1: the search has no “other”" },
    { "same\n", "s.txt:1:5: a line begins with a key and a colon" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGuideIndex) index = alea_guide_index_new ();
      g_autoptr(GBytes) bytes = g_bytes_new (rows[i].text, strlen (rows[i].text));
      g_autoptr(GError) error = NULL;

      g_assert_false (alea_guide_index_read (index, "s.txt", bytes, &error));
      g_assert_cmpstr (error->message, ==, rows[i].message);
    }
}

/* --- sentences ----------------------------------------------------------------- */

/* The one that says most of what is asked, of several the first; all of it, where none
 * says anything. */
static void
test_sentences (void)
{
  static const Spot spots[] = {
    SPOT ("a", "Rook king pawn", "", "The rook moves the king. 王车 易位 马"), SPOT ("b", "Move", "", "moves"),
    SPOT ("c", "Move", "", "moves"), SPOT ("d", "Move", "", "moves"), { .name = NULL },
  };
  static const struct { const char *text, *words, *sentence; } rows[] = {
    { "One. The rook. The king.", "king", "The king." },
    { "One. The rook. The king.", "rook", "The rook." },
    { "The rook! The rook? One.", "rook", "The rook!" },
    { "The rook. The rook and the king. One.", "rook king", "The rook and the king." },
    { "It moves. The rook.", "moves rook", "The rook." },
    { "One. It moves.", "moves", "It moves." },
    { "One:  the rook.", "rook", "the rook." },
    { "One.The rook. Three.", "rook", "One.The rook." },
    { "马。王车易位！王", "易位", "王车易位！" },
    { "王。马。易位？", "马", "马。" },
    { "马。易位", "易位", "易位" },
    { "One। The rook।", "rook", "The rook।" },
    { "One. Two.", "rook", "One. Two." },
    { "One. The rook.", "zugzwang", "One. The rook." },
    { "One. The rook.", "", "One. The rook." },
    { "", "rook", "" },
  };
  g_autoptr(AleaGuideIndex) index = make_index ("skip: the\n", spots);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = alea_guide_index_dup_sentence (index, rows[i].text, rows[i].words);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guide-index/better", test_better);
  g_test_add_func ("/guide-index/covered", test_covered);
  g_test_add_func ("/guide-index/covered-just", test_covered_just);
  g_test_add_func ("/guide-index/rare", test_rare);
  g_test_add_func ("/guide-index/same", test_same);
  g_test_add_func ("/guide-index/bad-lines", test_bad_lines);
  g_test_add_func ("/guide-index/sentences", test_sentences);

  return g_test_run ();
}
