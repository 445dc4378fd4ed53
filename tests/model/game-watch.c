/* game-watch.c: what a game tells those who watch it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "test-support.h"
#include "toy-game.h"

#include "alea-script.h"
#include "alea-turn.h"

#include <string.h>

struct _GameWatch
{
  AleaGameView *view;
  AleaGame    *game;
  GParamSpec **pspecs[2];    /* of the view, of the game */
  guint        n_pspecs[2];
  GPtrArray   *values;       /* of char *, one a property, as they last were */
  GPtrArray   *notified;     /* of names, since the last check */
  guint        n_changed;    /* since the last check */
  GPtrArray   *rows;         /* the turns as the signals tell of them */
  GPtrArray   *old_rows;     /* the turns at the last check */
  guint        n_splices;    /* since the last check */
};

/* --- rows as words -------------------------------------------------------- */

static void
append_entry (GString   *text,
              AleaEntry *entry)
{
  if (entry == NULL)
    {
      g_string_append (text, "-");
      return;
    }

  if (*alea_entry_get_roll (entry) != '\0')
    g_string_append_printf (text, "[%s]", alea_entry_get_roll (entry));
  g_string_append (text, alea_entry_get_text (entry));
}

static char *row_to_text (AleaTurn *row);

/* What a row is short for, in braces. */
static void
append_parts (GString    *text,
              GListModel *parts)
{
  g_string_append (text, " {");
  for (guint i = 0; i < g_list_model_get_n_items (parts); i++)
    {
      g_autoptr(AleaTurn) part = g_list_model_get_item (parts, i);
      g_autofree char *row = row_to_text (part);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", row);
    }
  g_string_append_c (text, '}');
}

static char *
row_to_text (AleaTurn *row)
{
  GString *text = g_string_new (alea_turn_get_label (row));

  g_string_append_c (text, ' ');
  append_entry (text, alea_turn_get_white (row));
  g_string_append (text, " | ");
  append_entry (text, alea_turn_get_black (row));
  if (alea_turn_get_parts (row) != NULL)
    append_parts (text, alea_turn_get_parts (row));

  return g_string_free (text, FALSE);
}

/* --- watching ------------------------------------------------------------- */

static void
notify_cb (GameWatch  *self,
           GParamSpec *pspec)
{
  if (g_type_is_a (ALEA_TYPE_GAME_VIEW, pspec->owner_type))
    g_assert_cmpuint (self->n_changed, ==, 0);
  g_ptr_array_add (self->notified, (gpointer) pspec->name);
}

static void
changed_cb (GameWatch *self)
{
  self->n_changed++;
}

static void
items_changed_cb (GameWatch  *self,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GListModel *turns)
{
  g_assert_cmpuint (removed + added, >, 0);
  g_assert_cmpuint (position + removed, ==, self->rows->len);

  g_ptr_array_set_size (self->rows, (int) position);
  for (guint i = 0; i < added; i++)
    g_ptr_array_add (self->rows, g_list_model_get_item (turns, position + i));
  self->n_splices++;
}

static GPtrArray *
read_values (GameWatch *self)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);

  for (guint k = 0; k < G_N_ELEMENTS (self->pspecs); k++)
    for (guint i = 0; i < self->n_pspecs[k]; i++)
      {
        g_auto(GValue) value = G_VALUE_INIT;

        g_value_init (&value, self->pspecs[k][i]->value_type);
        g_object_get_property (k == 0 ? G_OBJECT (self->view) : G_OBJECT (self->game), self->pspecs[k][i]->name, &value);
        g_ptr_array_add (values, g_strdup_value_contents (&value));
      }

  return values;
}

static GPtrArray *
copy_rows (GPtrArray *rows)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (copy, g_object_ref (g_ptr_array_index (rows, i)));

  return copy;
}

GameWatch *
game_watch_new (AleaGame *game)
{
  GameWatch *self = g_new0 (GameWatch, 1);
  GListModel *turns;

  self->view = alea_game_view_new (game);
  self->game = g_object_ref (game);
  turns = alea_game_view_get_turns (self->view);
  self->pspecs[0] = g_object_class_list_properties (G_OBJECT_GET_CLASS (self->view), &self->n_pspecs[0]);
  self->pspecs[1] = g_object_class_list_properties (G_OBJECT_GET_CLASS (game), &self->n_pspecs[1]);
  self->values = read_values (self);
  self->notified = g_ptr_array_new ();
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    g_ptr_array_add (self->rows, g_list_model_get_item (turns, i));
  self->old_rows = copy_rows (self->rows);

  g_signal_connect_swapped (self->view, "notify", G_CALLBACK (notify_cb), self);
  g_signal_connect_swapped (game, "notify", G_CALLBACK (notify_cb), self);
  g_signal_connect_swapped (self->view, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (turns, "items-changed", G_CALLBACK (items_changed_cb), self);

  return self;
}

void
game_watch_free (GameWatch *self)
{
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_signal_handlers_disconnect_by_data (alea_game_view_get_turns (self->view), self);
  g_clear_object (&self->view);
  g_clear_object (&self->game);
  for (guint k = 0; k < G_N_ELEMENTS (self->pspecs); k++)
    g_free (self->pspecs[k]);
  g_ptr_array_unref (self->values);
  g_ptr_array_unref (self->notified);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->old_rows);
  g_free (self);
}

AleaGameView *
game_watch_get_view (GameWatch *self)
{
  return self->view;
}

static guint
count_notified (GameWatch  *self,
                const char *name)
{
  guint n = 0;

  for (guint i = 0; i < self->notified->len; i++)
    n += g_str_equal (g_ptr_array_index (self->notified, i), name);

  return n;
}

/* A row that says the same as before must not have been touched. */
static void
check_rows_that_stay (GameWatch *self)
{
  gboolean differs = self->rows->len != self->old_rows->len;

  for (guint i = 0; i < MIN (self->rows->len, self->old_rows->len); i++)
    {
      AleaTurn *row = g_ptr_array_index (self->rows, i);
      AleaTurn *old_row = g_ptr_array_index (self->old_rows, i);
      g_autofree char *text = row_to_text (row);
      g_autofree char *old_text = row_to_text (old_row);

      g_assert_cmpint (row == old_row, ==, g_str_equal (text, old_text));
      differs |= row != old_row;
    }

  g_assert_cmpuint (self->n_splices, ==, differs ? 1 : 0);
}

static guint
get_last (const GPtrArray *rows,
          guint            place)
{
  return alea_turn_get_last (g_ptr_array_index (rows, place));
}

/* A state stands in the first row that goes so far, and in the last if none does. */
static void
check_found_rows (GameWatch *self)
{
  GListModel *turns = alea_game_view_get_turns (self->view);
  const guint n = self->rows->len, last = n > 0 ? get_last (self->rows, n - 1) : 0;
  const guint numbers[] = { 0, 1, last / 3, last / 2, last - 1, last, last + 1 };

  for (guint i = 0; n > 0 && i < G_N_ELEMENTS (numbers); i++)
    {
      const guint place = alea_turn_find (turns, numbers[i]);

      g_assert_cmpuint (place, <, n);
      g_assert_true (place == 0 || get_last (self->rows, place - 1) < numbers[i]);
      g_assert_true (place == n - 1 || get_last (self->rows, place) >= numbers[i]);
    }
}

static void
check_rows (GameWatch *self)
{
  GListModel *turns = alea_game_view_get_turns (self->view);

  g_assert_cmpuint (g_list_model_get_n_items (turns), ==, self->rows->len);

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autoptr(AleaTurn) row = g_list_model_get_item (turns, i);

      g_assert_true (row == g_ptr_array_index (self->rows, i));
    }

  check_found_rows (self);
  check_rows_that_stay (self);
  g_ptr_array_unref (self->old_rows);
  self->old_rows = copy_rows (self->rows);
}

void
game_watch_check (GameWatch *self)
{
  GPtrArray *values = read_values (self);
  guint n_changed = 0;

  for (guint i = 0; i < self->n_pspecs[0] + self->n_pspecs[1]; i++)
    {
      const char *name = i < self->n_pspecs[0] ? self->pspecs[0][i]->name : self->pspecs[1][i - self->n_pspecs[0]]->name;
      gboolean differs = strcmp (g_ptr_array_index (self->values, i), g_ptr_array_index (values, i)) != 0;

      if (count_notified (self, name) != (guint) differs)
        g_error ("%s: %s -> %s, notified %u times", name,
                 (char *) g_ptr_array_index (self->values, i), (char *) g_ptr_array_index (values, i),
                 count_notified (self, name));
      if (differs && g_str_equal (name, "number"))
        n_changed = 1;
    }

  g_assert_cmpuint (self->n_changed, ==, n_changed);
  check_rows (self);

  g_ptr_array_unref (self->values);
  self->values = values;
  g_ptr_array_set_size (self->notified, 0);
  self->n_changed = 0;
  self->n_splices = 0;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
game_watch_expect (GameWatch  *self,
                   const char *names)
{
  g_autofree char *seen = NULL;

  g_ptr_array_sort (self->notified, compare_names);
  g_ptr_array_add (self->notified, NULL);
  seen = g_strjoinv (" ", (char **) self->notified->pdata);
  g_ptr_array_remove_index (self->notified, self->notified->len - 1);

  g_assert_cmpstr (seen, ==, names);
  game_watch_check (self);
}

/* --- games as words ------------------------------------------------------- */

AleaGame *
game_new (const char *id)
{
  return alea_game_new (g_str_equal (id, toy_rules.id) ? &toy_rules : test_rules (id), NULL);
}

gboolean
game_try (AleaGame    *game,
          const char  *word,
          AleaSource   source,
          GError     **error)
{
  AleaEvent event;

  if (g_str_equal (word, "?"))
    return alea_game_roll (game, error);
  if (!alea_script_parse_event (alea_game_get_state (game), word, &event, error))
    return FALSE;

  event.source = source;
  return alea_game_apply (game, &event, error);
}

void
game_play (AleaGame   *game,
           const char *words)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      if (!game_try (game, list[i], ALEA_SOURCE_PROGRAM, &error))
        g_error ("%s: %s", list[i], error->message);
    }
}

char *
game_words (AleaGame *game)
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    {
      g_autofree char *word = alea_script_write_event (alea_game_get_state_at (game, i),
                                                       alea_game_get_event (game, i));

      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", word);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
game_rows (GListModel *turns)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr(AleaTurn) row = g_list_model_get_item (turns, i);

      g_autofree char *row_text = row_to_text (row);

      g_string_append_printf (text, "%s; ", row_text);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- assertions ----------------------------------------------------------- */

void
game_assert_words (AleaGame   *game,
                   const char *expected)
{
  g_autofree char *words = game_words (game);

  g_assert_cmpstr (words, ==, expected);
}

void
game_assert_rows (AleaGameView *view,
                  const char   *expected)
{
  g_autofree char *rows = game_rows (alea_game_view_get_turns (view));

  g_assert_cmpstr (rows, ==, expected);
}

void
game_assert_refused (AleaGame   *game,
                     GameWatch  *watch,
                     const char *word,
                     const char *sentence)
{
  g_autofree char *before = game_words (game);
  g_autoptr(GError) error = NULL;

  g_assert_false (game_try (game, word, ALEA_SOURCE_HAND, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpstr (error->message, ==, sentence);

  game_assert_words (game, before);
  game_watch_expect (watch, "");
}
