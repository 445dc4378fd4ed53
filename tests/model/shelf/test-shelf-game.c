/* test-shelf-game.c: what makes two games of the shelf the same, and copies of them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "shelf-columns.h"
#include "shelf-mirror.h"

/* One of each kind in each list. */
static AleaShelfGame *
make_full_game (void)
{
  AleaShelfGame *game = shelf_test_make_game ("Ann", "Ben", 4);

  alea_shelf_set_text (&game->options, "double=reroll");
  alea_shelf_set_text (&game->start, "8/8/8/8/8/8/8/8 w - - 0 1");
  game->id = 77;
  game->use = ALEA_SHELF_OPEN_ELSEWHERE;
  game->has_luck = TRUE;
  game->luck = -12;
  for (guint i = 0; i < shelf_n_columns; i++)
    if (shelf_columns[i].type != SHELF_COLUMN_TEXT)
      shelf_column_set_number (&shelf_columns[i], game, i + 1);
  for (guint number = 0; number <= 4; number++)
    {
      alea_shelf_game_add_note (game, number, ALEA_SHELF_NOTE_COMMENT, "comment");
      alea_shelf_game_add_note (game, number, ALEA_SHELF_NOTE_TAKEN, "3-5");
      alea_shelf_game_add_verdict (game, number, "engine", "0.5");
    }
  alea_shelf_game_add_tag (game, "Annotator", "Cleo");
  alea_shelf_game_add_promise (game, &(AleaShelfPromise) {
    1, 2, TRUE, (char *) "c0ffee", (char *) "host", (char *) "guest", (char *) "5ec4e7", FALSE,
  });

  return game;
}

/* --- the same ---------------------------------------------------------------- */

typedef struct
{
  const char *what;
  GArray     *list;
  gsize       offset;
  gboolean    is_text;
} Member;

#define MEMBER(list, type, member, is_text) { #type "." #member, game->list, G_STRUCT_OFFSET (type, member), is_text }

static void
assert_differs (AleaShelfGame       *game,
                const AleaShelfGame *other,
                const char          *what)
{
  if (alea_shelf_game_equal (game, other) || alea_shelf_game_equal (other, game))
    g_error ("%s makes no difference", what);
}

static void
test_each_column_counts (void)
{
  g_autoptr(AleaShelfGame) game = make_full_game ();

  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const ShelfColumn *column = &shelf_columns[i];
      g_autoptr(AleaShelfGame) other = alea_shelf_game_copy (game);

      g_assert_true (alea_shelf_game_equal (game, other));
      if (column->type == SHELF_COLUMN_TEXT)
        alea_shelf_set_text (shelf_column_get (column, other), "another");
      else
        shelf_column_set_number (column, other, shelf_column_get_number (column, game) + 1);
      assert_differs (game, other, column->name);
    }
}

static void
test_start_counts (void)
{
  g_autoptr(AleaShelfGame) game = make_full_game ();
  g_autoptr(AleaShelfGame) other = alea_shelf_game_copy (game);

  other->use = ALEA_SHELF_FREE;
  g_assert_true (alea_shelf_game_equal (game, other));
  other->id++;
  assert_differs (game, other, "id");
  other->id = game->id;
  alea_shelf_set_text (&other->options, NULL);
  assert_differs (game, other, "options");
  alea_shelf_set_text (&other->options, game->options);
  alea_shelf_set_text (&other->start, "other");
  assert_differs (game, other, "start");
  alea_shelf_set_text (&other->start, game->start);
  other->luck++;
  assert_differs (game, other, "luck");
  other->luck = game->luck;
  other->has_luck = FALSE;
  assert_differs (game, other, "has_luck");
  other->has_luck = TRUE;
  g_assert_true (alea_shelf_game_equal (game, other));
}

/* Of each list the last one, changed in one member alone. */
static void
test_each_member_counts (void)
{
  g_autoptr(AleaShelfGame) other = make_full_game ();
  AleaShelfGame *game = make_full_game ();
  const Member members[] = {
    MEMBER (events, AleaShelfEvent, kind, FALSE), MEMBER (events, AleaShelfEvent, who, FALSE),
    MEMBER (events, AleaShelfEvent, text, TRUE), MEMBER (events, AleaShelfEvent, clock, FALSE),
    MEMBER (events, AleaShelfEvent, at, FALSE),
    MEMBER (notes, AleaShelfNote, number, FALSE), MEMBER (notes, AleaShelfNote, kind, FALSE),
    MEMBER (notes, AleaShelfNote, text, TRUE),
    MEMBER (tags, AleaShelfTag, name, TRUE), MEMBER (tags, AleaShelfTag, value, TRUE),
    MEMBER (promises, AleaShelfPromise, number, FALSE), MEMBER (promises, AleaShelfPromise, version, FALSE),
    MEMBER (promises, AleaShelfPromise, is_own, FALSE), MEMBER (promises, AleaShelfPromise, commitment, TRUE),
    MEMBER (promises, AleaShelfPromise, host_word, TRUE), MEMBER (promises, AleaShelfPromise, guest_word, TRUE),
    MEMBER (promises, AleaShelfPromise, secret, TRUE), MEMBER (promises, AleaShelfPromise, is_revealed, FALSE),
    MEMBER (verdicts, AleaShelfVerdict, number, FALSE), MEMBER (verdicts, AleaShelfVerdict, engine, TRUE),
    MEMBER (verdicts, AleaShelfVerdict, text, TRUE),
  };

  g_assert_true (alea_shelf_game_equal (game, other));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      GArray *list = members[i].list;
      char *entry = list->data + (list->len - 1) * g_array_get_element_size (list);
      gpointer member = entry + members[i].offset;

      if (members[i].is_text)
        {
          char *old = *(char **) member;

          *(char **) member = (char *) "another";
          assert_differs (game, other, members[i].what);
          *(char **) member = old;
        }
      else
        {
          (*(int *) member)++;
          assert_differs (game, other, members[i].what);
          (*(int *) member)--;
        }
    }
  g_assert_true (alea_shelf_game_equal (game, other));
  alea_shelf_game_free (game);
}

static void
test_each_list_counts (void)
{
  g_autoptr(AleaShelfGame) game = make_full_game ();

  for (guint i = 0; i < 5; i++)
    {
      g_autoptr(AleaShelfGame) other = alea_shelf_game_copy (game);
      GArray *lists[] = { other->events, other->notes, other->tags, other->promises, other->verdicts };

      g_array_set_size (lists[i], lists[i]->len - 1);
      assert_differs (game, other, "a list that is shorter");
    }
}

static void
test_copy_of_head (void)
{
  g_autoptr(AleaShelfGame) game = make_full_game ();
  g_autoptr(AleaShelfGame) head = alea_shelf_game_copy_head (game);
  g_autoptr(AleaShelfGame) copy = alea_shelf_game_copy (game);

  g_assert_cmpint (head->use, ==, ALEA_SHELF_OPEN_ELSEWHERE);
  g_assert_cmpint (copy->use, ==, ALEA_SHELF_OPEN_ELSEWHERE);
  g_assert_cmpuint (head->events->len + head->notes->len + head->tags->len + head->promises->len
                    + head->verdicts->len, ==, 0);
  for (guint i = 0; i < 5; i++)
    {
      GArray *lists[] = { copy->events, copy->notes, copy->tags, copy->promises, copy->verdicts };

      g_array_set_size (lists[i], 0);
    }
  g_assert_true (alea_shelf_game_equal (head, copy));
}

static void
test_new (void)
{
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("jepps");

  g_assert_cmpstr (game->rules, ==, "jepps");
  g_assert_cmpint (game->start_number, ==, -1);
  g_assert_cmpint (game->running, ==, ALEA_SHELF_NOBODY);
  g_assert_cmpint (game->saved_events, ==, -1);
  g_assert_cmpint (game->saved_same, ==, 0);
}

/* What a column may not hold is as near as it can. */
static void
test_numbers_of_columns (void)
{
  static const gint64 values[] = { G_MININT64, G_MININT, -1, 0, 1, G_MAXINT, G_MAXINT64 };
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("chess");

  for (guint i = 0; i < shelf_n_columns; i++)
    for (guint j = 0; shelf_columns[i].type != SHELF_COLUMN_TEXT && j < G_N_ELEMENTS (values); j++)
      {
        shelf_column_set_number (&shelf_columns[i], game, values[j]);
        g_assert_cmpint (shelf_column_get_number (&shelf_columns[i], game), ==,
                         shelf_columns[i].type == SHELF_COLUMN_INT64 ? values[j] : CLAMP (values[j], G_MININT, G_MAXINT));
      }
}

/* --- mirrors ------------------------------------------------------------------ */

/* "0c 0t 1c…": the numbers and kinds of the notes; (transfer full) */
static char *
list_notes (const AleaShelfGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < game->notes->len; i++)
    {
      const AleaShelfNote *note = &g_array_index (game->notes, AleaShelfNote, i);

      g_string_append_printf (text, "%s%u%c", i > 0 ? " " : "", note->number,
                              note->kind == ALEA_SHELF_NOTE_TAKEN ? 't' : 'c');
    }

  return g_string_free (text, FALSE);
}

static ShelfMirror *
make_mirror (void)
{
  ShelfMirror *mirror = shelf_mirror_new (77);

  mirror->game = make_full_game ();
  return mirror;
}

static void
test_mirror_append (void)
{
  const AleaShelfEvent events[] = {
    { ALEA_SHELF_ROLL, ALEA_WHO_BLACK, (char *) "3-5", 1200, 99 },
    { ALEA_SHELF_DECISION, ALEA_WHO_WHITE, (char *) "Nf3", 1300, 100 },
  };
  ShelfMirror *mirror = make_mirror ();
  g_autofree char *before = list_notes (mirror->game), *after = NULL;

  g_assert_cmpint (mirror->row, ==, 77);
  g_assert_cmpstr (before, ==, "0c 0t 1c 1t 2c 2t 3c 3t 4c 4t");

  /* Behind all that is there, nothing goes, nor what is said of an event before it comes. */
  alea_shelf_game_add_note (mirror->game, 5, ALEA_SHELF_NOTE_COMMENT, "comment");
  alea_shelf_game_add_verdict (mirror->game, 5, "engine", "0.5");
  shelf_mirror_append (mirror, 4, events, 1);
  g_assert_cmpuint (mirror->game->events->len, ==, 5);
  g_assert_cmpuint (mirror->game->notes->len, ==, 11);
  g_assert_cmpuint (mirror->game->verdicts->len, ==, 6);

  /* In the midst, what stands after the second event stays. */
  shelf_mirror_append (mirror, 2, events, 2);
  after = list_notes (mirror->game);
  g_assert_cmpstr (after, ==, "0c 0t 1c 1t 2c 2t 3t 4t");
  g_assert_cmpuint (mirror->game->verdicts->len, ==, 3);
  g_assert_cmpuint (g_array_index (mirror->game->verdicts, AleaShelfVerdict, 2).number, ==, 2);
  g_assert_cmpuint (mirror->game->events->len, ==, 4);
  g_assert_cmpstr (alea_shelf_game_get_event (mirror->game, 1)->text, ==, "e1");
  g_assert_cmpstr (alea_shelf_game_get_event (mirror->game, 2)->text, ==, "3-5");
  g_assert_cmpint (alea_shelf_game_get_event (mirror->game, 2)->kind, ==, ALEA_SHELF_ROLL);
  g_assert_cmpint (alea_shelf_game_get_event (mirror->game, 3)->who, ==, ALEA_WHO_WHITE);
  g_assert_cmpint (alea_shelf_game_get_event (mirror->game, 3)->clock, ==, 1300);
  g_assert_cmpint (alea_shelf_game_get_event (mirror->game, 3)->at, ==, 100);
  shelf_mirror_free (mirror);
}

/* The owner's columns and no others. */
static void
test_mirror_head (void)
{
  ShelfMirror *mirror = make_mirror ();
  g_autoptr(AleaShelfGame) old = alea_shelf_game_copy (mirror->game);
  g_autoptr(AleaShelfGame) head = alea_shelf_game_new ("jepps");

  for (guint i = 0; i < shelf_n_columns; i++)
    if (shelf_columns[i].type == SHELF_COLUMN_TEXT)
      alea_shelf_set_text (shelf_column_get (&shelf_columns[i], head), shelf_columns[i].name);
    else
      shelf_column_set_number (&shelf_columns[i], head, 1000 + i);

  shelf_mirror_take_head (mirror, head);
  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const ShelfColumn *column = &shelf_columns[i];
      const AleaShelfGame *expected = column->is_owners ? head : old;

      if (column->type == SHELF_COLUMN_TEXT)
        g_assert_cmpstr (shelf_column_get_text (column, mirror->game), ==, shelf_column_get_text (column, expected));
      else
        g_assert_cmpint (shelf_column_get_number (column, mirror->game), ==, shelf_column_get_number (column, expected));
    }

  shelf_mirror_set_length (mirror, 3, 4321);
  g_assert_cmpuint (mirror->game->n_events, ==, 3);
  g_assert_cmpint (mirror->game->changed, ==, 4321);
  shelf_mirror_free (mirror);
}

/* One list becomes that of the other; the others stay. */
static void
test_mirror_lists (void)
{
  g_autoptr(AleaShelfGame) from = make_full_game ();

  g_array_set_size (from->notes, 2);
  g_array_index (from->tags, AleaShelfTag, 0).value[0] = 'K';
  g_array_index (from->promises, AleaShelfPromise, 0).is_revealed = TRUE;
  g_array_set_size (from->verdicts, 1);
  for (guint list = 0; list < ALEA_SHELF_N_LISTS; list++)
    {
      ShelfMirror *mirror = make_mirror ();
      g_autoptr(AleaShelfGame) unchanged = alea_shelf_game_copy (from);

      shelf_mirror_take_list (mirror, from, (AleaShelfGameList) list);
      g_assert_true (alea_shelf_game_equal (from, unchanged));
      g_assert_cmpuint (mirror->game->notes->len, ==, list == ALEA_SHELF_LIST_NOTES ? 2 : 10);
      g_assert_cmpstr (g_array_index (mirror->game->tags, AleaShelfTag, 0).value, ==,
                       list == ALEA_SHELF_LIST_TAGS ? "Kleo" : "Cleo");
      g_assert_cmpint (g_array_index (mirror->game->promises, AleaShelfPromise, 0).is_revealed, ==,
                       list == ALEA_SHELF_LIST_PROMISES);
      g_assert_cmpuint (mirror->game->verdicts->len, ==, list == ALEA_SHELF_LIST_VERDICTS ? 1 : 5);
      shelf_mirror_free (mirror);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/game/new", test_new);
  g_test_add_func ("/shelf/game/each-column-counts", test_each_column_counts);
  g_test_add_func ("/shelf/game/start-counts", test_start_counts);
  g_test_add_func ("/shelf/game/each-member-counts", test_each_member_counts);
  g_test_add_func ("/shelf/game/each-list-counts", test_each_list_counts);
  g_test_add_func ("/shelf/game/copy-of-head", test_copy_of_head);
  g_test_add_func ("/shelf/game/numbers-of-columns", test_numbers_of_columns);
  g_test_add_func ("/shelf/game/mirror-append", test_mirror_append);
  g_test_add_func ("/shelf/game/mirror-head", test_mirror_head);
  g_test_add_func ("/shelf/game/mirror-lists", test_mirror_lists);
  return g_test_run ();
}
