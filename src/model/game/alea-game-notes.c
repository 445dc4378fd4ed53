/* alea-game-notes.c: what somebody has said of a game, as it is shown
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-notes.h"

#include "alea-letters.h"
#include "alea-variation-text.h"
#include "alea-words.h"

/* A comment may have a million letters.  So many are read beside a board. */
#define MAX_LETTERS 4000

typedef struct
{
  guint       number;   /* of a state; rises from one to the next */
  const char *mark;     /* static; or NULL */
  char       *text;     /* owned; or NULL */
} Note;

struct _AleaGameNotes
{
  GArray *notes;    /* of Note, not empty */
  GArray *events;   /* of AleaEvent: what the game was until the last of them */
};

/* --- making them ------------------------------------------------------------- */

static void
clear_note (gpointer data)
{
  g_free (((Note *) data)->text);
}

/* "(10… Nf3)": what would have been better than the event before the state @number. */
static char *
write_better (const char         *better,
              const AleaTimeline *timeline,
              guint               number)
{
  const AleaState *before = alea_timeline_get_state (timeline, number - 1);
  const gboolean is_white = alea_position_get_turn (&before->position) == ALEA_WHITE;
  g_autofree char *letters = alea_letters_show (better), *shown = alea_words_printable (letters);

  return g_strdup_printf (is_white ? "(%u. %s)" : "(%u… %s)", before->position.fullmove, shown);
}

static void
append_line (GString    *text,
             const char *line,
             char        separator)
{
  if (line == NULL)
    return;

  if (text->len > 0)
    g_string_append_c (text, separator);
  g_string_append (text, line);
}

/* NULL for nothing. */
static char *
write_text (const AleaNote     *note,
            const AleaTimeline *timeline)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *comment = note->comment != NULL ? alea_variation_text_comment (note->comment) : NULL;
  g_autofree char *variations = note->variations != NULL ? alea_variation_text_show (note->variations) : NULL;
  g_autofree char *better = note->finding.better != NULL && note->n_events > 0
                            ? write_better (note->finding.better, timeline, note->n_events) : NULL;

  append_line (text, comment, '\n');
  append_line (text, better, '\n');
  append_line (text, variations, better != NULL ? ' ' : '\n');
  if (g_utf8_strlen (text->str, -1) > MAX_LETTERS)
    {
      g_string_truncate (text, (gsize) (g_utf8_offset_to_pointer (text->str, MAX_LETTERS) - text->str));
      g_string_append (text, "…");
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static void
read_notes (AleaGameNotes      *self,
            const AleaRecord   *record,
            const AleaTimeline *timeline)
{
  for (guint i = 0; i < record->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (record->notes, AleaNote, i);
      Note shown;

      if (note->n_events > record->events->len)
        break;
      shown = (Note) { .number = note->n_events, .mark = alea_variation_text_mark (note->nags),
                       .text = write_text (note, timeline) };

      if (shown.mark != NULL || shown.text != NULL)
        g_array_append_val (self->notes, shown);
    }
}

AleaGameNotes *
alea_game_notes_new (const AleaRecord   *record,
                     const AleaTimeline *timeline)
{
  AleaGameNotes *self;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (alea_timeline_get_n_events (timeline) == record->events->len, NULL);

  self = g_new0 (AleaGameNotes, 1);
  self->notes = g_array_new (FALSE, FALSE, sizeof (Note));
  self->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_array_set_clear_func (self->notes, clear_note);
  read_notes (self, record, timeline);
  if (self->notes->len == 0)
    {
      alea_game_notes_free (self);
      return NULL;
    }

  g_array_append_vals (self->events, record->events->data,
                       g_array_index (self->notes, Note, self->notes->len - 1).number);
  return self;
}

void
alea_game_notes_free (AleaGameNotes *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->notes);
  g_array_unref (self->events);
  g_free (self);
}

/* --- reading them ------------------------------------------------------------ */

guint
alea_game_notes_get_last (const AleaGameNotes *self,
                          const AleaTimeline  *timeline)
{
  const guint n = self != NULL ? MIN (self->events->len, alea_timeline_get_n_events (timeline)) : 0;

  for (guint i = 0; i < n; i++)
    if (!alea_record_same_event (&g_array_index (self->events, AleaEvent, i), alea_timeline_get_event (timeline, i)))
      return i;

  return n;
}

/* The place of the first note of the state @number or a later one. */
static guint
find_place (const AleaGameNotes *self,
            guint                number)
{
  guint low = 0, high = self != NULL ? self->notes->len : 0;

  while (low < high)
    {
      const guint middle = (low + high) / 2;

      if (g_array_index (self->notes, Note, middle).number < number)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* At @place, unless it is of a later state than @last. */
static const Note *
get_until (const AleaGameNotes *self,
           guint                place,
           guint                last)
{
  const Note *note = self != NULL && place < self->notes->len ? &g_array_index (self->notes, Note, place) : NULL;

  return note != NULL && note->number <= last ? note : NULL;
}

const char *
alea_game_notes_get_mark (const AleaGameNotes *self,
                          guint                number)
{
  const Note *note = get_until (self, find_place (self, number), number);

  return note != NULL ? note->mark : NULL;
}

const char *
alea_game_notes_get_judgement (const AleaGameNotes *self,
                               guint                number)
{
  return alea_variation_text_judgement (alea_game_notes_get_mark (self, number));
}

/* From the state @first on. */
static char *
write_from (const AleaGameNotes *self,
            guint                first,
            guint                last)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const Note *note;

  for (guint place = find_place (self, first); (note = get_until (self, place, last)) != NULL; place++)
    append_line (text, note->text, '\n');

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

char *
alea_game_notes_write (const AleaGameNotes *self,
                       guint                after,
                       guint                last)
{
  return write_from (self, after + 1, last);
}

char *
alea_game_notes_write_first (const AleaGameNotes *self)
{
  return write_from (self, 0, 0);
}

gboolean
alea_game_notes_has_text (const AleaGameNotes *self,
                          guint                after,
                          guint                last)
{
  g_autofree char *text = alea_game_notes_write (self, after, last);

  return text != NULL;
}
