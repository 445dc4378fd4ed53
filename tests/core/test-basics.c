/* test-basics.c: boards, pieces, sentences and the table of games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-printable.h"
#include "test-support.h"

#include <string.h>

/* --- boards -------------------------------------------------------------- */

static const AleaGeometry terraced = {
  .files = 4,
  .ranks = 3,
  .file_letters = "wabz",
  .first_rank = 0,
  .plan = "*11*"
          "2..3"
          "*44*",
};

static void
test_geometry (void)
{
  char name[ALEA_SQUARE_NAME_SIZE];
  const char *end = NULL;

  g_assert_cmpint (alea_geometry_count (&terraced), ==, 8);
  g_assert_false (alea_geometry_has (&terraced, 0, 0));
  g_assert_true (alea_geometry_has (&terraced, 1, 0));
  g_assert_false (alea_geometry_has (&terraced, -1, 1));
  g_assert_false (alea_geometry_has (&terraced, 4, 1));
  g_assert_false (alea_geometry_has (&terraced, 1, 3));

  g_assert_cmpint (alea_geometry_get_terrace (&terraced, 1), ==, 4);
  g_assert_cmpint (alea_geometry_get_terrace (&terraced, 4), ==, 2);
  g_assert_cmpint (alea_geometry_get_terrace (&terraced, 5), ==, 0);
  g_assert_cmpstr (alea_geometry_name (&terraced, 4, name), ==, "w1");
  g_assert_cmpstr (alea_geometry_name (&terraced, 10, name), ==, "b2");

  g_assert_cmpint (alea_geometry_parse (&terraced, "b2x", &end), ==, 10);
  g_assert_cmpstr (end, ==, "x");
  g_assert_cmpint (alea_geometry_parse (&terraced, "w0", NULL), ==, ALEA_NO_SQUARE);
  g_assert_cmpint (alea_geometry_parse (&terraced, "c1", NULL), ==, ALEA_NO_SQUARE);
  g_assert_cmpint (alea_geometry_parse (&terraced, "b3", NULL), ==, ALEA_NO_SQUARE);
}

/* Every square of every size has a name that leads back to it, and takes no third digit. */
static void
test_names (void)
{
  for (int files = 1; files <= ALEA_MAX_SIDE; files++)
    for (int ranks = 1; ranks <= ALEA_MAX_SIDE; ranks++)
      {
        AleaGeometry plain;
        const char *end = NULL;

        alea_geometry_init_plain (&plain, files, ranks);
        if (ranks >= 10)
          {
            g_assert_cmpint (alea_geometry_parse (&plain, "a101", &end), ==, 9 * files);
            g_assert_cmpstr (end, ==, "1");
          }
        g_assert_cmpint (alea_geometry_count (&plain), ==, files * ranks);

        for (AleaSquare square = 0; square < files * ranks; square++)
          {
            char name[ALEA_SQUARE_NAME_SIZE];

            alea_geometry_name (&plain, square, name);
            g_assert_cmpint (alea_geometry_parse (&plain, name, &end), ==, square);
            g_assert_cmpint (*end, ==, '\0');
          }
      }
}

static void
test_colours (void)
{
  const AleaGeometry *board = &alea_geometry_8x8;

  g_assert_false (alea_geometry_is_light (board, test_square ("a1")));
  g_assert_true (alea_geometry_is_light (board, test_square ("h1")));
  g_assert_true (alea_geometry_is_light (board, test_square ("a8")));
  g_assert_true (alea_geometry_is_light (board, test_square ("e4")));
}

/* --- pieces ----------------------------------------------------------------- */

static void
test_pieces (void)
{
  static const char letters[] = "PNBRQKGpnbrqkg";

  for (const char *letter = letters; *letter != '\0'; letter++)
    g_assert_cmpint (alea_piece_to_letter (alea_piece_from_letter (*letter)), ==, *letter);

  for (int letter = -128; letter < 128; letter++)
    if (letter == 0 || strchr (letters, letter) == NULL)
      g_assert_cmpint (alea_piece_from_letter ((char) letter), ==, ALEA_NO_PIECE);
}

static void
test_moves (void)
{
  AleaMove move = alea_move (ALEA_GUARDENER, 127, 126, ALEA_MOVE_RESURRECTION, ALEA_QUEEN);

  g_assert_cmpint (alea_move_piece_type (move), ==, ALEA_GUARDENER);
  g_assert_cmpint (alea_move_from (move), ==, 127);
  g_assert_cmpint (alea_move_to (move), ==, 126);
  g_assert_cmpint (alea_move_type (move), ==, ALEA_MOVE_RESURRECTION);
  g_assert_cmpint (alea_move_promotion (move), ==, ALEA_QUEEN);
}

/* --- sentences ----------------------------------------------------------- */

static const char *
shout (const char    *singular,
       const char    *plural,
       unsigned long  n)
{
  if (strcmp (singular, "rook") == 0)
    return "ROOK";

  return plural != NULL && n != 1 ? "ROLL {n} {piece}S" : "{n} {piece}, ROLL";
}

static void
test_text (void)
{
  char out[ALEA_TEXT_SIZE], small[8];
  AleaText text;

  alea_text_set_plural (&text, "X1", "Throw {n} {piece}.", "Throw {n} {piece}s.", 2);
  alea_text_add_word (&text, "piece", alea_piece_type_word (ALEA_ROOK));
  g_assert_cmpstr (alea_text_expand (&text, NULL, out, sizeof out), ==, "Throw 2 rooks.");
  g_assert_cmpstr (alea_text_expand (&text, shout, out, sizeof out), ==, "ROLL 2 ROOKS");
  g_assert_cmpstr (alea_text_expand (&text, NULL, small, sizeof small), ==, "Throw 2");

  alea_text_set_plural (&text, "X1", "Throw {n} {piece}.", "Throw {n} {piece}s.", 1);
  alea_text_add_word (&text, "piece", alea_piece_type_word (ALEA_ROOK));
  g_assert_cmpstr (alea_text_expand (&text, NULL, out, sizeof out), ==, "Throw 1 rook.");
  g_assert_cmpstr (alea_text_expand (&text, shout, out, sizeof out), ==, "1 ROOK, ROLL");

  /* What stands in a place is not looked at again, nor an unknown place. */
  alea_text_set (&text, NULL, "{a}{b} {c} {");
  alea_text_add_string (&text, "a", "{b}");
  alea_text_add_string (&text, "b", "2");
  g_assert_cmpstr (alea_text_expand (&text, NULL, out, sizeof out), ==, "{b}2 {c} {");

  /* Six pieces with letters of two bytes each. */
  alea_text_set (&text, NULL, "{list}.");
  alea_text_add_move (&text, "list", "Na1 Bb1 Kc1 Rd1 Be1 Nf1");
  g_assert_true (text.args[0].is_move);
  alea_text_set_value (&text, 0, "Ка1 Сb1 Крc1 Лd1 Сe1 Кf1");
  g_assert_cmpstr (alea_text_expand (&text, NULL, out, sizeof out), ==, "Ка1 Сb1 Крc1 Лd1 Сe1 Кf1.");

  /* The head of the catalogue is no word. */
  alea_text_set (&text, NULL, "Throw.");
  alea_text_add_word (&text, "piece", alea_piece_type_word (ALEA_NO_PIECE_TYPE));
  g_assert_cmpstr (alea_text_expand (&text, shout, out, sizeof out), ==, "{n} , ROLL");

  alea_text_set (&text, NULL, NULL);
  g_assert_cmpstr (alea_text_expand (&text, shout, out, sizeof out), ==, "");
}

/* A long word is cut, but never in the middle of a letter, and none is lost that is whole. */
static void
assert_cut_between_letters (const char *word,
                            guint       n_bytes)
{
  for (guint shift = 0; shift < n_bytes; shift++)
    for (guint size = 1; size < 60; size++)
      {
        g_autofree char *blanks = g_strnfill (shift, ' ');
        g_autofree char *shifted = g_strconcat (blanks, word, NULL);
        char out[60];
        AleaText text;

        alea_text_set (&text, NULL, "“{word}” ääää");
        alea_text_add_string (&text, "word", shifted);
        alea_text_expand (&text, NULL, out, size);
        g_assert_true (g_utf8_validate (out, -1, NULL));
        g_assert_cmpuint (strlen (out), <, size);
        g_assert_cmpuint (strlen (out) + n_bytes, >=, MIN (size, 30));
      }
}

static void
test_text_is_utf8 (void)
{
  assert_cut_between_letters ("ääää€€€€€€€€€€€€€€€€€€", strlen ("€"));
  assert_cut_between_letters ("ääääกกกกกกกกกกกกกกกกกก", strlen ("ก"));
  assert_cut_between_letters ("ääää🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲", strlen ("🎲"));
}

/* It says how much room it wants, and writes what it has room for. */
static void
test_printable_has_room (void)
{
  for (gsize size = 0; size <= strlen ("dice") + 1; size++)
    {
      g_autofree char *expected = size > 0 ? g_strndup ("dice", size - 1) : g_strdup ("=======");
      char out[] = "=======";

      g_assert_cmpuint (alea_printable ("dice", out, size), ==, strlen ("dice"));
      g_assert_cmpstr (out, ==, expected);
      g_assert_cmpint (out[size], ==, '=');
    }
}

/* Whoever does not want to know why passes NULL all the way down. */
static void
test_text_of_nobody (void)
{
  alea_text_set (NULL, NULL, "x");
  alea_text_set_plural (NULL, NULL, "x", "y", 2);
  alea_text_add_square (NULL, "x", &alea_geometry_8x8, 0);
  alea_text_add_number (NULL, "x", 1);
  alea_text_add_string (NULL, "x", "y");
  alea_text_add_move (NULL, "x", "y");
  alea_text_add_word (NULL, "x", "y");
  alea_text_add_colour (NULL, "x", ALEA_WHITE);
}

/* --- games --------------------------------------------------------------- */

static void
test_table_of_games (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      const AleaRules *rules = alea_games[i];
      AleaState state;

      g_assert_true (alea_rules_find (rules->id) == rules);
      g_assert_true (alea_rules_find_variant (rules->id) == rules);
      if (rules->pgn_variant != NULL)
        g_assert_true (alea_rules_find_variant (rules->pgn_variant) == rules);
      g_assert_nonnull (rules->title);
      g_assert_nonnull (rules->summary);
      g_assert_true (rules->setup.start != NULL || rules->start_fen != NULL);

      alea_state_init (&state, rules, NULL);
      g_assert_true (state.rules == rules);
      g_assert_cmpint (state.stage, !=, ALEA_STAGE_OVER);
    }

  g_assert_null (alea_rules_find ("Chess"));
  g_assert_null (alea_rules_find (""));
}

static void
test_variants (void)
{
  static const struct { const char *variant, *id; } variants[] = {
    { "", "chess" }, { "Standard", "chess" }, { "chess", "chess" }, { "From Position", "chess" },
    { "Chess960", "chess960" }, { "chess 960", "chess960" }, { "CHESS-960", "chess960" },
    { "fischerandom", "chess960" }, { "Fischer Random", "chess960" }, { "FischerRandom", "chess960" },
    { "Crazyhouse", NULL }, { "chess9600", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      const AleaRules *rules = alea_rules_find_variant (variants[i].variant);

      g_assert_cmpstr (rules != NULL ? rules->id : NULL, ==, variants[i].id);
    }
}

static void
test_options (void)
{
  static const struct { const char *text, *sentence; } refused[] = {
    { "", "“” is not in the form name=value." },
    { "setup", "“setup” is not in the form name=value." },
    { "=", "Chess960 has no option “=”." },
    { "colour=blue", "Chess960 has no option “colour”." },
    { "setu=dice", "Chess960 has no option “setu”." },
    { "a word that has no equals sign", "“a word that has no e…” is not in the form name=value." },
    { "colours=red,setup=dice,claims=on", "Chess960 has no option “colours”." },
    { "setup=", "The option “setup” accepts only these values: dice, number, random." },
    { "setup=dic", "The option “setup” accepts only these values: dice, number, random." },
    { "setup=dice,", "The option “setup” accepts only these values: dice, number, random." },
    { "claims=on,setup=dice,and what not", "The option “claims” accepts only these values: on, off." },
  };
  const AleaRules *rules = test_rules ("chess960");
  AleaOptions options = { { 0 } };

  g_assert_true (alea_rules_option_is (rules, &options, "setup", "dice"));
  g_assert_true (alea_rules_option_is (rules, &options, "claims", "on"));
  g_assert_true (alea_rules_set_option (rules, &options, "setup=number,claims=on", strlen ("setup=number"), NULL));
  g_assert_true (alea_rules_option_is (rules, &options, "setup", "number"));
  g_assert_true (alea_rules_set_option (rules, &options, "claims=off", strlen ("claims=off"), NULL));
  g_assert_true (alea_rules_option_is (rules, &options, "setup", "number"));
  g_assert_false (alea_rules_option_is (rules, &options, "claims", "on"));
  g_assert_true (alea_rules_set_option (rules, &options, "setup=dice", strlen ("setup=dice"), NULL));
  g_assert_true (alea_rules_option_is (rules, &options, "setup", "dice"));
  g_assert_cmpint (alea_rules_find_option (rules, "double"), ==, -1);

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      AleaOptions before = options;
      g_autofree char *sentence = NULL;
      AleaText why = { 0 };

      g_assert_false (alea_rules_set_option (rules, &options, refused[i].text, strlen (refused[i].text), &why));
      sentence = test_sentence (&why);
      g_assert_cmpstr (sentence, ==, refused[i].sentence);
      g_assert_cmpmem (&options, sizeof options, &before, sizeof before);
    }
}

/* Who has a colour: the first player White, where nothing says otherwise (RA7). */
static void
test_players (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      AleaState state;

      alea_state_init (&state, alea_games[i], NULL);
      g_assert_cmpint (alea_state_get_player (&state, ALEA_WHITE), ==, 0);
      g_assert_cmpint (alea_state_get_player (&state, ALEA_BLACK), ==, 1);
    }
}

/* --- what lies beside the board, by hand ---------------------------------- */

/* Fields of one row belong together; but each kind of piece is counted for itself. */
static gboolean
is_apart (const AleaField *field,
          const AleaField *other)
{
  return field != other && (field->kind == ALEA_FIELD_PIECES || g_strcmp0 (field->row, other->row) != 0);
}

/* Least to most, or nothing where there is nothing to count; what is lost follows the
 * board another way. */
static void
check_ranges (const AleaField *fields,
              const AleaSetup *setup)
{
  for (const AleaField *field = fields; field->title != NULL; field++)
    {
      const guint value = field->get (setup, field->number), max = alea_field_get_max (field, setup);

      if (field->kind == ALEA_FIELD_PIECES)
        continue;
      g_assert_cmpuint (value, <=, max);
      g_assert_cmpuint (value, >=, MIN (field->least, max));
    }
}

static void
check_field (const AleaField *fields,
             const AleaField *field,
             const AleaSetup *setup)
{
  const guint max = alea_field_get_max (field, setup), before = field->get (setup, field->number);
  AleaSetup changed = *setup;

  for (guint value = field->least; value <= max; value++)
    {
      field->set (&changed, field->number, value);
      g_assert_cmpuint (field->get (&changed, field->number), ==, value);
      check_ranges (fields, &changed);
      for (const AleaField *other = fields; other->title != NULL; other++)
        if (is_apart (field, other))
          g_assert_cmpuint (other->get (&changed, other->number), ==, other->get (setup, other->number));
    }

  /* What cannot be set stays as it was. */
  if (field->least > max)
    field->set (&changed, field->number, field->least);
  if (field->kind != ALEA_FIELD_SWITCH && field->kind != ALEA_FIELD_CHOICE)
    {
      field->set (&changed, field->number, before);
      g_assert_true (test_is_same_setup (&changed, setup));
    }
}

/* Every value that may be set is what is then read, and nothing else follows it. */
static void
test_fields (void)
{
  static const struct { const char *game, *fen; guint n_fields; } rows[] = {
    { "guardener", "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1", 15 },
    { "guardener", "***4***/*4k3*/*8*/10/10/5G4/10/*8*/*4K3*/***4*** b - - 0 1 dice=3-4 pass=w", 15 },
    { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 2", 6 },
    { "random-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 2 runs=6x2/1x1 seats=bw left=1", 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaField *fields = test_rules (rows[i].game)->beside.fields;
      AleaSetup setup;
      guint n = 0;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      for (; fields[n].title != NULL; n++)
        check_field (fields, &fields[n], &setup);
      g_assert_cmpuint (n, ==, rows[i].n_fields);
    }
}

/* --- what can be seen of a state --------------------------------------------- */

static void
assert_freeing_face (const AleaState *state,
                     const char      *word,
                     int              face)
{
  AleaText why = { 0 };
  AleaMove move = ALEA_MOVE_NONE;

  g_assert_true (alea_move_parse (&state->position, word, &move, &why));
  g_assert_cmpint (alea_state_get_freeing_face (state, move), ==, face);
}

/* Before the roll, after one without a 1, with a 1, and after a double (G10, G12). */
static void
test_guardener_rolls (void)
{
  static const struct { guint8 faces[2]; gboolean is_peaceful; const char *word; int face; } rows[] = {
    { { 2, 3 }, TRUE, "Nc3", 2 }, { { 3, 2 }, TRUE, "Nc3", 2 }, { { 2, 3 }, TRUE, "e4", 0 }, { { 1, 2 }, FALSE, "Nc3", 2 },
    { { 4, 1 }, FALSE, "e4", 0 }, { { 1, 1 }, FALSE, "Nc3", 1 }, { { 3, 3 }, FALSE, "Nc3", 3 }, { { 2, 2 }, FALSE, "Nc3", 2 },
    { { 3, 4 }, TRUE, "e4", 0 },
  };
  const unsigned peaceful = 1u << ALEA_PAWN | 1u << ALEA_KING | 1u << ALEA_GUARDENER;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRoll roll = { .n = 2, .sides = 4, .face = { rows[i].faces[0], rows[i].faces[1] } };
      const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      AleaState state;
      AleaText why = { 0 };

      alea_state_init (&state, test_rules ("guardener"), NULL);
      g_assert_cmpuint (alea_state_get_peaceful_types (&state), ==, 0);
      g_assert_cmphex (alea_position_get_needs_met (&state.position), ==, 0);
      g_assert_true (alea_state_apply (&state, &event, &why));
      g_assert_cmpuint (alea_state_get_peaceful_types (&state), ==, rows[i].is_peaceful ? peaceful : 0);
      g_assert_cmpuint (alea_state_get_moves_left (&state), ==, 0);
      assert_freeing_face (&state, rows[i].word, rows[i].face);
    }
}

/* A double that was kept frees what neither die does, by the first of them (GA2). */
static void
test_guardener_kept_double (void)
{
  AleaOptions options = { { 0 } };
  AleaSetup setup;
  AleaState state;

  test_read_fen ("guardener", "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1 "
                              "dice=1-3 doubles=2 kept=2/4", &setup);
  g_assert_true (alea_rules_set_option (test_rules ("guardener"), &options, "reroll=keeps", strlen ("reroll=keeps"), NULL));
  g_assert_cmphex (alea_state_init_from_setup (&state, test_rules ("guardener"), &options, &setup), ==, ALEA_FAULT_NONE);
  assert_freeing_face (&state, "Nc3", 1);
  assert_freeing_face (&state, "Nbc9", 1);
}

static void
test_guardener_castling (void)
{
  const AleaEvent event = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 1, 4 } }, ALEA_SOURCE_PROGRAM);
  AleaText why = { 0 };
  AleaState state;

  test_state ("guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1", &state);
  g_assert_true (alea_state_apply (&state, &event, &why));
  assert_freeing_face (&state, "O-O", 4);
  assert_freeing_face (&state, "Rb1", 4);
  assert_freeing_face (&state, "Ke2", 0);
}

/* Both have their pass until it is used (G21). */
static void
test_passes (void)
{
  const AleaRules *rules = test_rules ("guardener");
  const AleaEvent roll = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 2, 3 } }, ALEA_SOURCE_PROGRAM);
  AleaText why = { 0 };
  AleaState state;

  alea_state_init (&state, rules, NULL);
  for (guint n_used = 0; n_used <= 2; n_used++)
    {
      g_assert_cmpuint (rules->beside.get_passes (&state.position.table, ALEA_WHITE), ==, n_used < 1);
      g_assert_cmpuint (rules->beside.get_passes (&state.position.table, ALEA_BLACK), ==, n_used < 2);
      if (n_used == 2)
        break;
      g_assert_true (alea_state_apply (&state, &roll, &why));
      test_decide (&state, "pass");
    }
}

/* Of a roll so many moves remain as have not been made. */
static void
test_moves_left (void)
{
  AleaState state;
  unsigned before;

  test_state ("random-move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 10", &state);
  g_assert_cmpuint (alea_state_get_moves_left (&state), ==, 0);
  g_assert_true (test_roll (&state, 6, NULL));
  before = alea_state_get_moves_left (&state);
  g_assert_cmpuint (before, >, 1);
  g_assert_cmpuint (alea_state_get_peaceful_types (&state), ==, 0);
  for (; before > 1; before--)
    {
      test_decide (&state, before % 2 == 0 ? "Kd2" : "Ke1");
      g_assert_cmpuint (alea_state_get_moves_left (&state), ==, before - 1);
    }

  alea_state_init (&state, test_rules ("chess"), NULL);
  g_assert_cmpuint (alea_state_get_moves_left (&state), ==, 0);
  alea_state_init (&state, test_rules ("chess960"), NULL);
  g_assert_cmpuint (alea_state_get_moves_left (&state), ==, 0);
}

/* The square that a roll shows before it is thrown is the one that it fills. */
static void
test_roll_targets (void)
{
  static const int faces[] = { 2, 3, 3, 2, 3 }, choices[] = { 4, 4, 6, 5, 4 };
  AleaState state, after;

  alea_state_init (&state, test_rules ("chess960"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      for (int face = 1; face <= 6; face++)
        {
          const AleaSquare target = alea_state_get_roll_target (&state, (AleaRoll) { .n = 1, .sides = 6, .face = { (guint8) face } });

          g_assert_cmpint (target != ALEA_NO_SQUARE, ==, face <= choices[i]);
          after = state;
          if (!test_roll (&after, face, NULL) || target == ALEA_NO_SQUARE)
            {
              g_assert_cmpint (target, ==, ALEA_NO_SQUARE);
              continue;
            }
          g_assert_cmpint (alea_state_get_piece (&state, target), ==, ALEA_NO_PIECE);
          g_assert_cmpint (alea_state_get_piece (&after, target), !=, ALEA_NO_PIECE);
        }
      g_assert_true (test_roll (&state, faces[i], NULL));
    }

  g_assert_cmpint (alea_state_get_roll_target (&state, (AleaRoll) { .n = 1, .sides = 6, .face = { 1 } }), ==, ALEA_NO_SQUARE);
  alea_state_init (&state, test_rules ("jepps"), NULL);
  g_assert_cmpint (alea_state_get_roll_target (&state, (AleaRoll) { .n = 2, .sides = 6, .face = { 1, 2 } }), ==, ALEA_NO_SQUARE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/basics/geometry", test_geometry);
  g_test_add_func ("/basics/names", test_names);
  g_test_add_func ("/basics/colours", test_colours);
  g_test_add_func ("/basics/men", test_pieces);
  g_test_add_func ("/basics/moves", test_moves);
  g_test_add_func ("/basics/text", test_text);
  g_test_add_func ("/basics/text-is-utf8", test_text_is_utf8);
  g_test_add_func ("/basics/printable-has-room", test_printable_has_room);
  g_test_add_func ("/basics/text-of-nobody", test_text_of_nobody);
  g_test_add_func ("/basics/table-of-games", test_table_of_games);
  g_test_add_func ("/basics/variants", test_variants);
  g_test_add_func ("/basics/options", test_options);
  g_test_add_func ("/basics/players", test_players);
  g_test_add_func ("/basics/fields", test_fields);
  g_test_add_func ("/basics/guardener-rolls", test_guardener_rolls);
  g_test_add_func ("/basics/guardener-kept-double", test_guardener_kept_double);
  g_test_add_func ("/basics/guardener-castling", test_guardener_castling);
  g_test_add_func ("/basics/passes", test_passes);
  g_test_add_func ("/basics/moves-left", test_moves_left);
  g_test_add_func ("/basics/roll-targets", test_roll_targets);

  return g_test_run ();
}
