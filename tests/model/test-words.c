/* test-words.c: sentences of the rules in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-words.h"

#include "alea-commentary.h"
#include "alea-fen.h"
#include "alea-letters.h"
#include "alea-script.h"
#include "test-support.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

/* A language of these few words, in the order that a catalogue must have.
 * What follows a NUL is the plural. */
typedef struct
{
  const char *msgid;
  gsize       msgid_length;
  const char *msgstr;
  gsize       msgstr_length;
} Message;

#define MESSAGE(id, str) { id, sizeof (id) - 1, str, sizeof (str) - 1 }

static const Message messages[] = {
  MESSAGE ("", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"),
  MESSAGE ("Chess", "Ŝako"),
  MESSAGE ("Reverse", "Inverse"),
  MESSAGE ("This roll takes {n} die.\0This roll takes {n} dice.",
           "Unu ĵetkubo.\0Jen {n} ĵetkuboj."),
  MESSAGE ("White", "Blanko"),
  MESSAGE ("knight", "ĉevalo"),
  MESSAGE ("letters of the pieces\004" "NBRQKG", "ĈKTDRG"),
  MESSAGE ("re-roll", "denove"),
  MESSAGE ("{player}: {piece} from {from} to {to}.", "De {from} al {to}: {piece} ({player})."),
};

static void
append_table (GString  *catalogue,
              guint32  *offset,
              gboolean  is_msgid)
{
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      guint32 entry[2];

      entry[0] = (guint32) (is_msgid ? messages[i].msgid_length : messages[i].msgstr_length);
      entry[1] = *offset;
      g_string_append_len (catalogue, (const char *) entry, sizeof entry);
      *offset += entry[0] + 1;
    }
}

/* The format of GNU gettext: head, two tables, the strings. */
static void
write_catalogue (const char *path)
{
  g_autoptr(GString) catalogue = g_string_new (NULL);
  guint32 n = G_N_ELEMENTS (messages);
  const guint32 head[7] = { 0x950412de, 0, n, sizeof head, (guint32) sizeof head + 8 * n, 0, 0 };
  guint32 offset = (guint32) sizeof head + 16 * n;

  g_string_append_len (catalogue, (const char *) head, sizeof head);
  append_table (catalogue, &offset, TRUE);
  append_table (catalogue, &offset, FALSE);
  for (guint i = 0; i < n; i++)
    g_string_append_len (catalogue, messages[i].msgid, (gssize) messages[i].msgid_length + 1);
  for (guint i = 0; i < n; i++)
    g_string_append_len (catalogue, messages[i].msgstr, (gssize) messages[i].msgstr_length + 1);

  g_assert_true (g_file_set_contents (path, catalogue->str, (gssize) catalogue->len, NULL));
}

static void
assert_expands (const AleaText *text,
                const char     *expected)
{
  g_autofree char *sentence = alea_words_expand (text);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_translated (void)
{
  g_autofree char *word = NULL;
  AleaDecision reroll = alea_decision_act (ALEA_ACT_REROLL);
  AleaState before, after;
  AleaEvent event;
  AleaMove move;
  AleaText text = { 0 };

  /* Some systems know no language but English without a locale of it. */
  if (strcmp (dgettext (GETTEXT_PACKAGE, "Chess"), "Chess") == 0)
    {
      g_test_skip ("there is no locale to translate into");
      return;
    }

  g_assert_cmpstr (alea_words_translate ("Chess"), ==, "Ŝako");
  g_assert_cmpstr (alea_words_translate (""), ==, "");
  g_assert_cmpstr (alea_words_translate (NULL), ==, "");
  g_assert_cmpstr (alea_words_translate (alea_colour_word (ALEA_BLACK)), ==, "Black");

  alea_state_init (&before, test_rules ("chess"), NULL);
  after = before;
  move = alea_move (ALEA_KNIGHT, test_square ("g1"), test_square ("f3"), ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE);
  event = alea_event_decision (alea_decision_move (move));
  g_assert_true (alea_state_apply (&after, &event, NULL));
  alea_state_describe (&before, &event, &after, &text);
  assert_expands (&text, "De g1 al f3: ĉevalo (Blanko).");

  alea_text_set_plural (&text, NULL, "This roll takes {n} die.", "This roll takes {n} dice.", 1);
  assert_expands (&text, "Unu ĵetkubo.");
  alea_text_set_plural (&text, NULL, "This roll takes {n} die.", "This roll takes {n} dice.", 2);
  assert_expands (&text, "Jen 2 ĵetkuboj.");

  word = alea_words_decision (&before, &reroll);
  g_assert_cmpstr (word, ==, "denove");
}

static void
test_not_translated (void)
{
  AleaText text = { 0 };

  assert_expands (&text, "");
  alea_text_set (&text, NULL, "");
  assert_expands (&text, "");
  alea_text_set_plural (&text, NULL, "{n} yard", "{n} yards", 1);
  assert_expands (&text, "1 yard");
  alea_text_set_plural (&text, NULL, "{n} yard", "{n} yards", 0);
  assert_expands (&text, "0 yards");
}

/* No sentence is cut, least of all inside a letter. */
static void
test_long (void)
{
  for (guint n = ALEA_TEXT_SIZE / 2 - 3; n < ALEA_TEXT_SIZE * 2; n++)
    {
      g_autoptr(GString) sentence = g_string_new (n % 2 == 0 ? "" : "x");
      AleaText text = { 0 };

      for (guint i = 0; i < n; i++)
        g_string_append (sentence, "ĉ");
      alea_text_set (&text, NULL, sentence->str);
      assert_expands (&text, sentence->str);
    }
}

static void
test_faults (void)
{
  g_autofree char *none = alea_words_faults (ALEA_FAULT_NONE);
  g_autofree char *one = alea_words_faults (ALEA_FAULT_NO_KING);
  g_autofree char *other = alea_words_faults (ALEA_FAULT_PAWN_ON_EDGE);
  g_autofree char *both = alea_words_faults (ALEA_FAULT_NO_KING | ALEA_FAULT_PAWN_ON_EDGE);
  g_autofree char *joined = g_strdup_printf ("%s %s", one, other);

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (one, !=, "");
  g_assert_cmpstr (other, !=, "");
  g_assert_cmpstr (both, ==, joined);

  for (guint i = 0; i < ALEA_N_FAULTS; i++)
    {
      g_autofree char *sentence = alea_words_faults ((AleaFaults) (1u << i));

      g_assert_cmpstr (sentence, !=, "");
    }
}

static void
test_results_and_rolls (void)
{
  g_autofree char *one = alea_words_roll (&(AleaRoll) { .n = 1, .sides = 6, .face = { 6 } });
  g_autofree char *two = alea_words_roll (&(AleaRoll) { .n = 2, .sides = 4, .face = { 3, 1 } });
  g_autofree char *none = alea_words_roll (&(AleaRoll) { 0 });

  g_assert_cmpstr (one, ==, "6");
  g_assert_cmpstr (two, ==, "3-1");
  g_assert_cmpstr (none, ==, "");

  g_assert_cmpstr (alea_words_result (ALEA_RESULT_NONE), ==, "");
  g_assert_cmpstr (alea_words_result (ALEA_RESULT_WHITE), ==, "1-0");
  g_assert_cmpstr (alea_words_result (ALEA_RESULT_BLACK), ==, "0-1");
  g_assert_cmpstr (alea_words_result (ALEA_RESULT_DRAW), ==, "½-½");
}

static void
assert_letters (const char *english,
                const char *shown)
{
  g_autofree char *there = alea_letters_show (english);
  g_autofree char *back = alea_letters_read (shown);

  g_assert_cmpstr (there, ==, shown);
  g_assert_cmpstr (back, ==, english);
}

static void
test_letters (void)
{
  g_autofree char *broken = alea_letters_read ("\xff");

  g_assert_cmpstr (broken, ==, "\xff");
  if (strcmp (dgettext (GETTEXT_PACKAGE, "Chess"), "Chess") == 0)
    {
      assert_letters ("Nbd7+", "Nbd7+");
      return;
    }

  assert_letters ("Nbd7+", "Ĉbd7+");
  assert_letters ("e8=Q#", "e8=D#");
  assert_letters ("O-O-O", "O-O-O");
  assert_letters ("Nfz4 {T3}", "Ĉfz4 {T3}");
  assert_letters ("G@z4", "G@z4");
  g_assert_cmpint (alea_letters_find (g_utf8_get_char ("ĉ")), ==, ALEA_KNIGHT);
  g_assert_cmpint (alea_letters_find ('k'), ==, ALEA_BISHOP);
  /* A letter that the language has not is English. */
  g_assert_cmpint (alea_letters_find ('q'), ==, ALEA_QUEEN);
  g_assert_cmpint (alea_letters_find ('p'), ==, ALEA_NO_PIECE_TYPE);
  g_assert_cmpint (alea_letters_find ('-'), ==, ALEA_NO_PIECE_TYPE);
  g_assert_cmpint (alea_letters_find (0), ==, ALEA_NO_PIECE_TYPE);
}

static void
assert_raised (const char *typed,
               const char *first,
               const char *last)
{
  g_autofree char *with_first = alea_letters_raise_first (typed);
  g_autofree char *with_last = alea_letters_raise_last (typed);

  g_assert_cmpstr (with_first, ==, first);
  g_assert_cmpstr (with_last, ==, last);
}

static void
test_small_letters (void)
{
  assert_raised ("nf3", "Nf3", "nf3");
  assert_raised ("Nf3", "Nf3", "Nf3");
  assert_raised ("bxa8q+", "Bxa8q+", "bxa8Q+");
  assert_raised ("e8=q", "e8=q", "e8=Q");
  assert_raised ("e8(q)", "e8(q)", "e8(Q)");
  assert_raised ("gz4 {T3}", "Gz4 {T3}", "gz4 {T3}");
  assert_raised ("o-o", "o-o", "o-o");
  assert_raised ("q", "Q", "q");
  assert_raised ("", "", "");
  assert_raised ("\xff", "\xff", "\xff");
  if (strcmp (dgettext (GETTEXT_PACKAGE, "Chess"), "Chess") != 0)
    assert_raised ("ĉxa8d#", "Ĉxa8d#", "ĉxa8D#");
}

/* What @word, which comes after @script, is described by. */
static char *
describe_last (AleaState  *state,
               const char *script,
               const char *word)
{
  AleaText text = { 0 };
  AleaState before;
  AleaEvent event;

  g_assert_true (alea_script_play (script, state, NULL, NULL, NULL));
  before = *state;
  g_assert_true (alea_script_read_event (state, word, &event, NULL));
  g_assert_true (alea_state_apply (state, &event, NULL));
  alea_state_describe (&before, &event, state, &text);
  return alea_words_expand (&text);
}

/* Sentences of the rules name pieces by their letters too. */
static void
test_letters_in_sentences (void)
{
  const gboolean is_english = strcmp (dgettext (GETTEXT_PACKAGE, "Chess"), "Chess") == 0;
  const AleaRules *random_move = test_rules ("random-move");
  g_autofree char *checked = NULL, *castled = NULL;
  AleaState state;
  AleaSetup setup;

  g_assert_true (alea_fen_read ("4k3/8/8/8/8/8/8/R3K3 w - - 0 10 runs=2x2/-", random_move, &setup, NULL));
  g_assert_cmpint (alea_state_init_from_setup (&state, random_move, NULL, &setup), ==, 0);
  checked = describe_last (&state, "2", "Ra8+");
  g_assert_cmpstr (checked, ==, is_english ? "Ra8+ gives check, which ends the series: 2 moves are lost."
                                           : "Ta8+ gives check, which ends the series: 2 moves are lost.");

  g_assert_true (alea_fen_read ("5k2/8/8/8/8/8/8/4K2R w K - 0 10", random_move, &setup, NULL));
  g_assert_cmpint (alea_state_init_from_setup (&state, random_move, NULL, &setup), ==, 0);
  castled = describe_last (&state, "6", "O-O+");
  g_assert_cmpstr (castled, ==, "O-O+ gives check, which ends the series: 1 move is lost.");
}

/* What is copied to be read has the letters of all that is shown. */
static void
test_setup (void)
{
  const gboolean is_english = strcmp (dgettext (GETTEXT_PACKAGE, "Chess"), "Chess") == 0;
  const AleaRules *rules = test_rules ("jepps");
  AleaOptions options = { { 0 } };
  g_autofree char *setup = NULL, *entries = NULL;
  AleaState state;

  alea_state_init (&state, rules, NULL);
  g_assert_true (alea_script_play ("4-1 R 4-1 R 1-2 K 3-2 B 5-2 Q 3-3 accept", &state, NULL, NULL, NULL));
  setup = alea_words_setup (&state);
  g_assert_cmpstr (setup, ==, is_english ? "White: Ra1, Rb1, Kc1, Bd1, Qe1, Nf1, Bg1, Nh1\nBlack: Reverse"
                                         : "Blanko: Ta1, Tb1, Rc1, Kd1, De1, Ĉf1, Kg1, Ĉh1\nBlack: Inverse");

  g_assert_true (alea_rules_set_option (rules, &options, "setup=free-play", 15, NULL));
  alea_state_init (&state, rules, &options);
  g_assert_true (alea_script_play ("4-1 R 2-3 N", &state, NULL, NULL, NULL));
  entries = alea_words_setup (&state);
  g_assert_cmpstr (entries, ==, is_english ? "1. Ra1 Nh8" : "1. Ta1 Ĉh8");
}

/* As far as it has come; a game whose players place nothing has none. */
static void
test_setup_under_way (void)
{
  static const struct { const char *words, *english, *other; } rows[] = {
    { "", "", "" },
    { "4-1 R", "White: Ra1", "Blanko: Ta1" },
    { "4-1 R 4-1 R 1-2 K 3-2 B 5-2 Q 4-3 1-4 K", "White: Ra1, Rb1, Kc1, Bd1, Qe1, Nf1, Bg1, Nh1\nBlack: Ka8",
      "Blanko: Ta1, Tb1, Rc1, Kd1, De1, Ĉf1, Kg1, Ĉh1\nBlack: Ra8" },
  };
  const gboolean is_english = strcmp (dgettext (GETTEXT_PACKAGE, "Chess"), "Chess") == 0;
  AleaState state;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *setup = NULL;

      alea_state_init (&state, test_rules ("jepps"), NULL);
      g_assert_true (*rows[i].words == '\0' || alea_script_play (rows[i].words, &state, NULL, NULL, NULL));
      setup = alea_words_setup (&state);
      g_assert_cmpstr (setup, ==, is_english ? rows[i].english : rows[i].other);
    }

  alea_state_init (&state, test_rules ("chess"), NULL);
  g_assert_null (alea_words_setup (&state));
}

/* What is not a move has a word of its own. */
static void
test_decisions (void)
{
  static const struct { AleaAct act; const char *word; } words[] = {
    { ALEA_ACT_ACCEPT, "accept" }, { ALEA_ACT_PASS, "pass" }, { ALEA_ACT_RESIGN, "resign" }, { ALEA_ACT_DRAW, "draw" },
  };
  AleaState state;

  alea_state_init (&state, test_rules ("guardener"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const AleaDecision decision = alea_decision_act (words[i].act);
      g_autofree char *word = alea_words_decision (&state, &decision);

      g_assert_cmpstr (word, ==, words[i].word);
    }
}

/* Line ends stay, whatever else must not be seen goes. */
static void
test_printable_lines (void)
{
  static const struct { const char *text, *shown; } texts[] = {
    { "", "" }, { "one", "one" }, { "one\ntwo", "one\ntwo" }, { "one\n\ntwo\n", "one\n\ntwo\n" },
  };
  g_autofree char *escape = alea_words_printable_lines ("a\033[2Jb\nc\u202Ed");
  g_auto(GStrv) lines = g_strsplit (escape, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *shown = alea_words_printable_lines (texts[i].text);

      g_assert_cmpstr (shown, ==, texts[i].shown);
    }
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_null (strchr (escape, '\033'));
  g_assert_null (strstr (escape, "\u202E"));
}

/* A place in letters, from bytes; 0 is the whole of it. */
static void
test_fen_errors (void)
{
  static const struct { int column, fault; const char *sentence; } places[] = {
    { 0, 0, "No." }, { 1, 0, "Character 1: No." }, { 2, 1, "Character 2: No." }, { 4, 2, "Character 3: No." },
    { 5, 3, "Character 4: No." }, { 99, 4, "Character 5: No." },
  };
  AleaFenError error = { 0 };

  alea_text_set (&error.text, NULL, "No.");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *sentence = NULL;

      error.column = places[i].column;
      sentence = alea_words_expand_fen_error (&error, "8äbc");
      g_assert_cmpstr (sentence, ==, places[i].sentence);
      g_assert_cmpint (alea_words_find_fault (&error, "8äbc"), ==, places[i].fault);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *root = g_dir_make_tmp ("alea-words-XXXXXX", NULL);
  g_autofree char *language = g_build_filename (root, "eo", NULL);
  g_autofree char *folder = g_build_filename (language, "LC_MESSAGES", NULL);
  g_autofree char *file = g_build_filename (folder, GETTEXT_PACKAGE ".mo", NULL);
  int result;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_catalogue (file);
  g_setenv ("LANGUAGE", "eo", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, root);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/words/translated", test_translated);
  g_test_add_func ("/model/words/not-translated", test_not_translated);
  g_test_add_func ("/model/words/letters", test_letters);
  g_test_add_func ("/model/words/small-letters", test_small_letters);
  g_test_add_func ("/model/words/letters-in-sentences", test_letters_in_sentences);
  g_test_add_func ("/model/words/setup", test_setup);
  g_test_add_func ("/model/words/setup-under-way", test_setup_under_way);
  g_test_add_func ("/model/words/long", test_long);
  g_test_add_func ("/model/words/faults", test_faults);
  g_test_add_func ("/model/words/results-and-rolls", test_results_and_rolls);
  g_test_add_func ("/model/words/decisions", test_decisions);
  g_test_add_func ("/model/words/printable-lines", test_printable_lines);
  g_test_add_func ("/model/words/fen-errors", test_fen_errors);
  result = g_test_run ();

  g_unlink (file);
  g_rmdir (folder);
  g_rmdir (language);
  g_rmdir (root);
  return result;
}
