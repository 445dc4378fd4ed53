/* alea-record.c: a game as it is kept: tags, events, and what was noted by them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-record.h"

#include "alea-reason.h"

#include <string.h>

G_DEFINE_QUARK (alea-record-error-quark, alea_record_error)

static void
clear_tag (gpointer data)
{
  AleaTag *tag = data;

  g_free (tag->name);
  g_free (tag->value);
}

static void
clear_note (gpointer data)
{
  AleaNote *note = data;

  g_free (note->nags);
  g_free (note->comment);
  g_free (note->variations);
  alea_finding_clear (&note->finding);
}

AleaRecord *
alea_record_new (const AleaRules   *rules,
                 const AleaOptions *options,
                 const AleaSetup   *start)
{
  AleaRecord *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (AleaRecord, 1);
  self->rules = rules;
  if (options != NULL)
    self->options = *options;
  if (start != NULL)
    self->start = g_memdup2 (start, sizeof *start);

  self->tags = g_array_new (FALSE, FALSE, sizeof (AleaTag));
  g_array_set_clear_func (self->tags, clear_tag);
  self->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  self->notes = g_array_new (FALSE, FALSE, sizeof (AleaNote));
  g_array_set_clear_func (self->notes, clear_note);

  return self;
}

void
alea_record_free (AleaRecord *self)
{
  if (self == NULL)
    return;

  g_free (self->start);
  g_array_unref (self->tags);
  g_array_unref (self->events);
  g_array_unref (self->notes);
  g_free (self);
}

/* --- tags ---------------------------------------------------------------- */

/* -1 for none. */
static int
find_tag (const AleaRecord *self,
          const char       *name)
{
  for (guint i = 0; i < self->tags->len; i++)
    if (g_str_equal (g_array_index (self->tags, AleaTag, i).name, name))
      return (int) i;

  return -1;
}

const char *
alea_record_get_tag (const AleaRecord *self,
                     const char       *name)
{
  int i = find_tag (self, name);

  return i < 0 ? NULL : g_array_index (self->tags, AleaTag, i).value;
}

gboolean
alea_record_is_lost_on_time (const AleaRecord *self)
{
  const guint n = self->events->len;
  const gboolean has_resigned = n > 0 && alea_event_is (alea_record_get_event (self, n - 1), ALEA_ACT_RESIGN);
  const char *termination = alea_record_get_tag (self, ALEA_RECORD_TERMINATION);
  g_autofree char *lower = termination != NULL ? g_ascii_strdown (termination, -1) : NULL;

  return lower != NULL && strstr (lower, "time") != NULL
         && (has_resigned || self->result == ALEA_RESULT_WHITE || self->result == ALEA_RESULT_BLACK);
}

void
alea_record_append_tag (AleaRecord *self,
                        const char *name,
                        const char *value)
{
  AleaTag tag = { .name = g_strdup (name), .value = g_strdup (value) };

  g_array_append_val (self->tags, tag);
}

void
alea_record_set_tag (AleaRecord *self,
                     const char *name,
                     const char *value)
{
  int i = find_tag (self, name);

  if (i < 0)
    {
      if (value != NULL)
        alea_record_append_tag (self, name, value);
    }
  else if (value == NULL)
    g_array_remove_index (self->tags, (guint) i);
  else
    {
      AleaTag *tag = &g_array_index (self->tags, AleaTag, i);
      char *copy = g_strdup (value);

      g_free (tag->value);
      tag->value = copy;
    }
}

/* --- events and notes ---------------------------------------------------- */

void
alea_record_append (AleaRecord      *self,
                    const AleaEvent *events,
                    guint            n_events)
{
  g_array_append_vals (self->events, events, n_events);
}

const AleaEvent *
alea_record_get_event (const AleaRecord *self,
                       guint             number)
{
  return &g_array_index (self->events, AleaEvent, number);
}

/* The index of the first note that stands after @n_events events or later. */
static guint
find_note (const AleaRecord *self,
           guint             n_events)
{
  guint low = 0, high = self->notes->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->notes, AleaNote, middle).n_events < n_events)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

const AleaNote *
alea_record_find_note (const AleaRecord *self,
                       guint             n_events)
{
  guint i = find_note (self, n_events);

  if (i == self->notes->len || g_array_index (self->notes, AleaNote, i).n_events != n_events)
    return NULL;

  return &g_array_index (self->notes, AleaNote, i);
}

AleaNote *
alea_record_make_note (AleaRecord *self,
                       guint       n_events)
{
  guint i = find_note (self, n_events);

  if (i == self->notes->len || g_array_index (self->notes, AleaNote, i).n_events != n_events)
    {
      AleaNote note = { .n_events = n_events, .clock = ALEA_NO_CLOCK };

      g_array_insert_val (self->notes, i, note);
    }

  return &g_array_index (self->notes, AleaNote, i);
}

/* --- replaying ----------------------------------------------------------- */

gboolean
alea_record_same_event (const AleaEvent *a,
                        const AleaEvent *b)
{
  return alea_event_equal (a, b) && (a->type == ALEA_EVENT_DECISION || a->source == b->source);
}

gboolean
alea_record_begin (const AleaRecord  *self,
                   AleaState         *state,
                   GError           **error)
{
  AleaText why = { 0 };
  AleaFaults faults;

  if (self->start == NULL)
    {
      alea_state_init (state, self->rules, &self->options);
      return TRUE;
    }

  faults = alea_state_init_from_setup (state, self->rules, &self->options, self->start);
  if (faults == ALEA_FAULT_NONE)
    return TRUE;

  alea_fault_describe (faults & -faults, &why);
  return alea_reason_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START, &why);
}

gboolean
alea_record_replay (const AleaRecord  *self,
                    guint              n_events,
                    AleaState         *state,
                    GError           **error)
{
  if (!alea_record_begin (self, state, error))
    return FALSE;

  for (guint i = 0; i < MIN (n_events, self->events->len); i++)
    {
      AleaText why = { 0 };

      if (!alea_state_apply (state, alea_record_get_event (self, i), &why))
        return alea_reason_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT, &why);
    }

  return TRUE;
}
