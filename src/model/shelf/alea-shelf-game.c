/* alea-shelf-game.c: all that the shelf knows of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-game.h"

#include "shelf-columns.h"

void
alea_shelf_set_text (char       **text,
                     const char  *value)
{
  char *old = *text;

  *text = g_strdup (value);
  g_free (old);
}

/* --- lists ---------------------------------------------------------------- */

static void
clear_event (gpointer data)
{
  g_free (((AleaShelfEvent *) data)->text);
}

static void
clear_note (gpointer data)
{
  g_free (((AleaShelfNote *) data)->text);
}

static void
clear_tag (gpointer data)
{
  AleaShelfTag *tag = data;

  g_free (tag->name);
  g_free (tag->value);
}

static void
clear_promise (gpointer data)
{
  AleaShelfPromise *promise = data;

  g_free (promise->commitment);
  g_free (promise->host_word);
  g_free (promise->guest_word);
  g_free (promise->secret);
}

static void
clear_verdict (gpointer data)
{
  AleaShelfVerdict *verdict = data;

  g_free (verdict->engine);
  g_free (verdict->text);
}

static GArray *
new_list (gsize          size,
          GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, FALSE, (guint) size);

  g_array_set_clear_func (list, clear);
  return list;
}

/* --- games ---------------------------------------------------------------- */

AleaShelfGame *
alea_shelf_game_new (const char *rules)
{
  AleaShelfGame *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (AleaShelfGame, 1);
  self->rules = g_strdup (rules);
  self->start_number = -1;
  self->running = ALEA_SHELF_NOBODY;
  self->saved_events = -1;
  self->events = new_list (sizeof (AleaShelfEvent), clear_event);
  self->notes = new_list (sizeof (AleaShelfNote), clear_note);
  self->tags = new_list (sizeof (AleaShelfTag), clear_tag);
  self->promises = new_list (sizeof (AleaShelfPromise), clear_promise);
  self->verdicts = new_list (sizeof (AleaShelfVerdict), clear_verdict);

  return self;
}

void
alea_shelf_game_free (AleaShelfGame *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < shelf_n_columns; i++)
    if (shelf_columns[i].type == SHELF_COLUMN_TEXT)
      g_free (*(char **) shelf_column_get (&shelf_columns[i], self));
  g_free (self->options);
  g_free (self->start);
  g_array_unref (self->events);
  g_array_unref (self->notes);
  g_array_unref (self->tags);
  g_array_unref (self->promises);
  g_array_unref (self->verdicts);
  g_free (self);
}

AleaShelfGame *
alea_shelf_game_copy_head (const AleaShelfGame *self)
{
  AleaShelfGame *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = alea_shelf_game_new (self->rules);
  copy->id = self->id;
  copy->use = self->use;
  copy->has_luck = self->has_luck;
  copy->luck = self->luck;
  copy->options = g_strdup (self->options);
  copy->start = g_strdup (self->start);
  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const ShelfColumn *column = &shelf_columns[i];

      if (column->type == SHELF_COLUMN_TEXT)
        alea_shelf_set_text (shelf_column_get (column, copy), shelf_column_get_text (column, self));
      else
        shelf_column_set_number (column, copy, shelf_column_get_number (column, self));
    }

  return copy;
}

AleaShelfGame *
alea_shelf_game_copy (const AleaShelfGame *self)
{
  AleaShelfGame *copy = alea_shelf_game_copy_head (self);

  for (guint i = 0; i < self->events->len; i++)
    {
      const AleaShelfEvent *event = alea_shelf_game_get_event (self, i);

      alea_shelf_game_add_event (copy, event->kind, event->who, event->text, event->clock, event->at);
    }
  for (guint i = 0; i < self->notes->len; i++)
    {
      const AleaShelfNote *note = &g_array_index (self->notes, AleaShelfNote, i);

      alea_shelf_game_add_note (copy, note->number, note->kind, note->text);
    }
  for (guint i = 0; i < self->tags->len; i++)
    {
      const AleaShelfTag *tag = &g_array_index (self->tags, AleaShelfTag, i);

      alea_shelf_game_add_tag (copy, tag->name, tag->value);
    }
  for (guint i = 0; i < self->promises->len; i++)
    alea_shelf_game_add_promise (copy, &g_array_index (self->promises, AleaShelfPromise, i));
  for (guint i = 0; i < self->verdicts->len; i++)
    {
      const AleaShelfVerdict *verdict = &g_array_index (self->verdicts, AleaShelfVerdict, i);

      alea_shelf_game_add_verdict (copy, verdict->number, verdict->engine, verdict->text);
    }

  return copy;
}

void
alea_shelf_game_add_event (AleaShelfGame *self,
                           AleaShelfKind  kind,
                           int            who,
                           const char    *text,
                           gint64         clock,
                           gint64         at)
{
  const AleaShelfEvent event = { .kind = kind, .who = who, .text = g_strdup (text), .clock = clock, .at = at };

  g_array_append_val (self->events, event);
}

void
alea_shelf_game_add_note (AleaShelfGame     *self,
                          guint              number,
                          AleaShelfNoteKind  kind,
                          const char        *text)
{
  const AleaShelfNote note = { .number = number, .kind = kind, .text = g_strdup (text) };

  g_array_append_val (self->notes, note);
}

void
alea_shelf_game_add_tag (AleaShelfGame *self,
                         const char    *name,
                         const char    *value)
{
  const AleaShelfTag tag = { .name = g_strdup (name), .value = g_strdup (value) };

  g_array_append_val (self->tags, tag);
}

void
alea_shelf_game_add_promise (AleaShelfGame          *self,
                             const AleaShelfPromise *promise)
{
  AleaShelfPromise copy = *promise;

  copy.commitment = g_strdup (promise->commitment);
  copy.host_word = g_strdup (promise->host_word);
  copy.guest_word = g_strdup (promise->guest_word);
  copy.secret = g_strdup (promise->secret);
  g_array_append_val (self->promises, copy);
}

void
alea_shelf_game_add_verdict (AleaShelfGame *self,
                             guint          number,
                             const char    *engine,
                             const char    *text)
{
  const AleaShelfVerdict verdict = { .number = number, .engine = g_strdup (engine), .text = g_strdup (text) };

  g_array_append_val (self->verdicts, verdict);
}

const AleaShelfEvent *
alea_shelf_game_get_event (const AleaShelfGame *self,
                           guint                number)
{
  g_return_val_if_fail (number < self->events->len, NULL);

  return &g_array_index (self->events, AleaShelfEvent, number);
}

/* --- comparing ------------------------------------------------------------ */

static gboolean
same_heads (const AleaShelfGame *a,
            const AleaShelfGame *b)
{
  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const ShelfColumn *column = &shelf_columns[i];

      if (column->type == SHELF_COLUMN_TEXT
          ? g_strcmp0 (shelf_column_get_text (column, a), shelf_column_get_text (column, b)) != 0
          : shelf_column_get_number (column, a) != shelf_column_get_number (column, b))
        return FALSE;
    }

  return a->id == b->id && a->has_luck == b->has_luck && a->luck == b->luck && g_strcmp0 (a->options, b->options) == 0 && g_strcmp0 (a->start, b->start) == 0;
}

static gboolean
same_event (gconstpointer x,
            gconstpointer y)
{
  const AleaShelfEvent *a = x, *b = y;

  return a->kind == b->kind && a->who == b->who && a->clock == b->clock && a->at == b->at
         && g_strcmp0 (a->text, b->text) == 0;
}

static gboolean
same_note (gconstpointer x,
           gconstpointer y)
{
  const AleaShelfNote *a = x, *b = y;

  return a->number == b->number && a->kind == b->kind && g_strcmp0 (a->text, b->text) == 0;
}

static gboolean
same_tag (gconstpointer x,
          gconstpointer y)
{
  const AleaShelfTag *a = x, *b = y;

  return g_strcmp0 (a->name, b->name) == 0 && g_strcmp0 (a->value, b->value) == 0;
}

static gboolean
same_promise (gconstpointer x,
              gconstpointer y)
{
  const AleaShelfPromise *a = x, *b = y;

  return a->number == b->number && a->version == b->version && a->is_own == b->is_own && a->is_revealed == b->is_revealed
         && g_strcmp0 (a->commitment, b->commitment) == 0 && g_strcmp0 (a->host_word, b->host_word) == 0
         && g_strcmp0 (a->guest_word, b->guest_word) == 0 && g_strcmp0 (a->secret, b->secret) == 0;
}

static gboolean
same_verdict (gconstpointer x,
              gconstpointer y)
{
  const AleaShelfVerdict *a = x, *b = y;

  return a->number == b->number && g_strcmp0 (a->engine, b->engine) == 0 && g_strcmp0 (a->text, b->text) == 0;
}

static gboolean
same_list (GArray   *a,
           GArray   *b,
           gboolean (*is_same) (gconstpointer x,
                                gconstpointer y))
{
  const gsize size = g_array_get_element_size (a);

  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (!is_same (a->data + i * size, b->data + i * size))
      return FALSE;

  return TRUE;
}

gboolean
alea_shelf_game_equal (const AleaShelfGame *self,
                       const AleaShelfGame *other)
{
  return same_heads (self, other)
         && same_list (self->events, other->events, same_event)
         && same_list (self->notes, other->notes, same_note)
         && same_list (self->tags, other->tags, same_tag)
         && same_list (self->promises, other->promises, same_promise)
         && same_list (self->verdicts, other->verdicts, same_verdict);
}

/* --- matches -------------------------------------------------------------- */

void
alea_shelf_match_free (AleaShelfMatch *self)
{
  if (self == NULL)
    return;

  g_free (self->names[0]);
  g_free (self->names[1]);
  g_free (self->rules);
  g_free (self->seats);
  g_free (self);
}
