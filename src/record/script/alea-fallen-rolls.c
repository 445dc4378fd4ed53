/* alea-fallen-rolls.c: every roll of the program's dice, also those that do not
 * count
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fallen-rolls.h"

#include "alea-notation.h"

#include <string.h>

/* The first of @taken that is not before roll number @draw. */
static guint
find_draw (const GArray *taken,
           guint         draw)
{
  guint first = 0, end = taken->len;

  while (first < end)
    {
      const guint middle = first + (end - first) / 2;

      if (g_array_index (taken, AleaTakenRoll, middle).draw < draw)
        first = middle + 1;
      else
        end = middle;
    }

  return first;
}

static int
compare_draws (gconstpointer a,
               gconstpointer b)
{
  const AleaTakenRoll *left = a, *right = b;

  return (left->draw > right->draw) - (left->draw < right->draw);
}

GArray *
alea_taken_rolls_sort (const GArray *taken)
{
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (AleaTakenRoll), taken->len);

  g_array_append_vals (sorted, taken->data, taken->len);
  g_array_sort (sorted, compare_draws);
  return sorted;
}

/* Of two that claim the same number, the first fell. */
void
alea_fallen_rolls_append_taken (GArray       *fallen,
                                const GArray *taken)
{
  for (guint i = find_draw (taken, fallen->len + 1); i < taken->len; i++)
    {
      const AleaTakenRoll *next = &g_array_index (taken, AleaTakenRoll, i);
      const AleaFallenRoll roll = { .roll = next->roll, .event = ALEA_NO_EVENT };

      if (next->draw > fallen->len + 1)
        return;
      if (next->draw == fallen->len + 1)
        g_array_append_val (fallen, roll);
    }
}

void
alea_fallen_rolls_append (GArray          *fallen,
                          const GArray    *taken,
                          const AleaEvent *event,
                          int              number)
{
  const AleaFallenRoll roll = { .roll = event->roll, .event = number };

  if (event->type != ALEA_EVENT_ROLL || event->source != ALEA_SOURCE_PROGRAM)
    return;

  alea_fallen_rolls_append_taken (fallen, taken);
  g_array_append_val (fallen, roll);
}

static GArray *
list_taken (const AleaRecord *self)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));

  for (guint i = 0; i < self->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (self->notes, AleaNote, i);
      g_autoptr(GArray) more = note->comment != NULL ? alea_taken_rolls_read (note->comment, note->n_events) : NULL;

      if (more != NULL)
        g_array_append_vals (taken, more->data, more->len);
    }

  return taken;
}

/* Plays event @number, which becomes *@event. */
static gboolean
replay_next (const AleaRecord *self,
             guint             number,
             AleaState        *state,
             AleaEvent        *event)
{
  AleaQuestion question;

  *event = *alea_record_get_event (self, number);
  /* Files name the faces alone. */
  alea_state_ask (state, &question);
  if (event->type == ALEA_EVENT_ROLL && event->roll.sides == 0)
    event->roll.sides = question.dice.sides;
  return alea_state_apply (state, event, NULL);
}

/* What is thrown first, and always; n is 0 where nothing is. */
static AleaRoll
find_dice (const AleaRecord *self)
{
  AleaQuestion question;
  AleaState state;
  AleaEvent event;

  if (!alea_record_begin (self, &state, NULL))
    return (AleaRoll) { .n = 0 };

  for (guint i = 0;; i++)
    {
      alea_state_ask (&state, &question);
      if (question.ask == ALEA_ASK_ROLL)
        return question.dice;
      if (i == self->events->len || !replay_next (self, i, &state, &event))
        return (AleaRoll) { .n = 0 };
    }
}

static gboolean
is_throw_of (AleaRoll roll,
             AleaRoll dice)
{
  gboolean is_possible = roll.n == dice.n && roll.sides == dice.sides;

  for (int i = 0; i < ALEA_MAX_DICE; i++)
    is_possible &= i < roll.n ? roll.face[i] >= 1 && roll.face[i] <= roll.sides : roll.face[i] == 0;

  return is_possible;
}

/* A sentence about dice that this game does not throw is nobody's but the file's:
 * whoever could invent one could move all rolls behind it to where the secret has
 * the faces that are wanted. */
static void
drop_foreign (const AleaRecord *self,
              GArray           *taken)
{
  const AleaRoll dice = taken->len > 0 ? find_dice (self) : (AleaRoll) { .n = 0 };

  for (guint i = taken->len; i > 0; i--)
    if (!is_throw_of (g_array_index (taken, AleaTakenRoll, i - 1).roll, dice))
      g_array_remove_index (taken, i - 1);
}

GArray *
alea_record_list_fallen (const AleaRecord *self)
{
  GArray *fallen = g_array_new (FALSE, FALSE, sizeof (AleaFallenRoll));
  g_autoptr(GArray) all = list_taken (self);
  g_autoptr(GArray) taken = NULL;
  gboolean is_possible;
  AleaState state;

  drop_foreign (self, all);
  taken = alea_taken_rolls_sort (all);
  is_possible = alea_record_begin (self, &state, NULL);
  for (guint i = 0; is_possible && i < self->events->len; i++)
    {
      AleaEvent event;

      is_possible = replay_next (self, i, &state, &event);
      if (is_possible)
        alea_fallen_rolls_append (fallen, taken, &event, (int) i);
    }

  alea_fallen_rolls_append_taken (fallen, taken);
  return fallen;
}

/* --- those that both players agreed not to count ------------------------- */

/* All that it matches is ASCII: of other text GLib would look through all of it for
 * each match. */
#define SENTENCE "Taken back by agreement: roll %u, %ud%u %s."
#define PATTERN  "Taken back by agreement: roll ([0-9]{1,6}), ([12])d([1-9]) ([1-9](?:-[1-9])?)\\."

static void
note_one (AleaRecord          *record,
          const AleaTakenRoll *taken)
{
  AleaNote *note = alea_record_make_note (record, MIN (taken->n_events, record->events->len));
  g_autofree char *before = g_steal_pointer (&note->comment), *sentence = NULL;
  char faces[ALEA_ROLL_TEXT_SIZE];

  sentence = g_strdup_printf (SENTENCE, taken->draw, taken->roll.n, taken->roll.sides,
                              alea_roll_to_text (taken->roll, faces));
  note->comment = before != NULL ? g_strdup_printf ("%s %s", before, sentence) : g_steal_pointer (&sentence);
}

void
alea_taken_rolls_note (AleaRecord   *record,
                       const GArray *taken)
{
  for (guint i = 0; i < taken->len; i++)
    note_one (record, &g_array_index (taken, AleaTakenRoll, i));
}

static void
append_found (GArray     *found,
              GMatchInfo *match,
              guint       n_events)
{
  g_autofree char *draw = g_match_info_fetch (match, 1), *n = g_match_info_fetch (match, 2);
  g_autofree char *sides = g_match_info_fetch (match, 3), *faces = g_match_info_fetch (match, 4);
  const AleaTakenRoll taken = {
    .n_events = n_events,
    .draw = (guint) g_ascii_strtoull (draw, NULL, 10),
    .roll = {
      .n = (guint8) (*n - '0'), .sides = (guint8) (*sides - '0'),
      .face = { (guint8) (faces[0] - '0'), strlen (faces) > 2 ? (guint8) (faces[2] - '0') : 0 },
    },
  };

  g_array_append_val (found, taken);
}

GArray *
alea_taken_rolls_read (const char *comment,
                       guint       n_events)
{
  g_autoptr(GRegex) pattern = g_regex_new (PATTERN, G_REGEX_RAW, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  GArray *found = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));

  for (g_regex_match (pattern, comment, G_REGEX_MATCH_DEFAULT, &match);
       g_match_info_matches (match);
       g_match_info_next (match, NULL))
    append_found (found, match, n_events);

  return found;
}

char *
alea_taken_rolls_strip (const char  *comment,
                        char       **taken)
{
  g_autoptr(GRegex) pattern = g_regex_new (" ?(" PATTERN ")", G_REGEX_RAW, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_autoptr(GString) sentences = g_string_new (NULL);
  g_autofree char *rest = NULL;

  if (taken != NULL)
    *taken = NULL;
  if (!g_regex_match (pattern, comment, G_REGEX_MATCH_DEFAULT, &match))
    return g_strdup (comment);

  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *sentence = g_match_info_fetch (match, 1);

      g_string_append_printf (sentences, "%s%s", sentences->len > 0 ? " " : "", sentence);
    }
  if (taken != NULL)
    *taken = g_string_free (g_steal_pointer (&sentences), FALSE);

  rest = g_regex_replace_literal (pattern, comment, -1, 0, "", G_REGEX_MATCH_DEFAULT, NULL);
  return rest != NULL && *g_strchug (rest) != '\0' ? g_steal_pointer (&rest) : NULL;
}
