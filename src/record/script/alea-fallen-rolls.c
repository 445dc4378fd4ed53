/* alea-fallen-rolls.c: every roll of the program's dice, also those that do not
 * count
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fallen-rolls.h"

#include "alea-roll-list.h"

#include <string.h>

/* Never translated: a reader finds it in the comments. */
#define TAKEN_BACK "Taken back by agreement: roll %u, %ud%u %s."
#define TAKEN_BACK_PATTERN "Taken back by agreement: roll ([0-9]{1,6}), ([12])d([1-9]) ([1-9](?:-[1-9])?)\\."

void
alea_fallen_rolls_append_taken (GArray       *fallen,
                                const GArray *taken)
{
  guint i = 0;

  while (i < taken->len)
    {
      const AleaTakenRoll *next = &g_array_index (taken, AleaTakenRoll, i);
      const AleaFallenRoll roll = { .roll = next->roll, .event = ALEA_NO_EVENT };

      i++;
      if (next->draw != fallen->len + 1)
        continue;
      g_array_append_val (fallen, roll);
      i = 0;   /* the next one may stand before this one */
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

GArray *
alea_record_list_fallen (const AleaRecord *self)
{
  GArray *fallen = g_array_new (FALSE, FALSE, sizeof (AleaFallenRoll));
  g_autoptr(GArray) taken = alea_record_list_taken (self);
  gboolean is_possible;
  AleaState state;

  is_possible = alea_record_begin (self, &state, NULL);
  for (guint i = 0; is_possible && i < self->events->len; i++)
    {
      AleaEvent event = *alea_record_get_event (self, i);
      AleaQuestion question;

      /* Files name the faces alone. */
      alea_state_ask (&state, &question);
      if (event.type == ALEA_EVENT_ROLL && event.roll.sides == 0)
        event.roll.sides = question.dice.sides;
      is_possible = alea_state_apply (&state, &event, NULL);
      if (is_possible)
        alea_fallen_rolls_append (fallen, taken, &event, (int) i);
    }

  alea_fallen_rolls_append_taken (fallen, taken);
  return fallen;
}

/* --- in comments ------------------------------------------------------------ */

void
alea_record_note_taken (AleaRecord   *self,
                        const GArray *taken)
{
  for (guint i = 0; i < taken->len; i++)
    {
      const AleaTakenRoll *roll = &g_array_index (taken, AleaTakenRoll, i);
      AleaNote *note = alea_record_make_note (self, MIN (roll->n_events, self->events->len));
      g_autofree char *before = g_steal_pointer (&note->comment);
      g_autoptr(GString) faces = g_string_new (NULL);
      g_autofree char *sentence = NULL;

      alea_roll_append (faces, roll->roll);
      sentence = g_strdup_printf (TAKEN_BACK, roll->draw, roll->roll.n, roll->roll.sides, faces->str);
      note->comment = before != NULL ? g_strdup_printf ("%s %s", before, sentence) : g_steal_pointer (&sentence);
    }
}

static void
list_taken_of_note (const AleaNote *note,
                    const GRegex   *pattern,
                    GArray         *taken)
{
  g_autoptr(GMatchInfo) match = NULL;

  for (g_regex_match (pattern, note->comment, G_REGEX_MATCH_DEFAULT, &match);
       g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *draw = g_match_info_fetch (match, 1), *n = g_match_info_fetch (match, 2);
      g_autofree char *sides = g_match_info_fetch (match, 3), *faces = g_match_info_fetch (match, 4);
      const AleaTakenRoll roll = {
        .n_events = note->n_events,
        .draw = (guint) g_ascii_strtoull (draw, NULL, 10),
        .roll = {
          .n = (guint8) (*n - '0'), .sides = (guint8) (*sides - '0'),
          .face = { (guint8) (faces[0] - '0'), strlen (faces) > 2 ? (guint8) (faces[2] - '0') : 0 },
        },
      };

      g_array_append_val (taken, roll);
    }
}

GArray *
alea_record_list_taken (const AleaRecord *self)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));
  g_autoptr(GRegex) pattern = g_regex_new (TAKEN_BACK_PATTERN, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);

  for (guint i = 0; i < self->notes->len; i++)
    if (g_array_index (self->notes, AleaNote, i).comment != NULL)
      list_taken_of_note (&g_array_index (self->notes, AleaNote, i), pattern, taken);

  return taken;
}

void
alea_record_strip_taken (AleaRecord *self)
{
  g_autoptr(GRegex) pattern = g_regex_new (" ?" TAKEN_BACK_PATTERN, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);

  for (guint i = 0; i < self->notes->len; i++)
    {
      AleaNote *note = &g_array_index (self->notes, AleaNote, i);
      g_autofree char *comment = g_steal_pointer (&note->comment);
      g_autofree char *stripped = NULL;

      if (comment == NULL)
        continue;
      stripped = g_regex_replace_literal (pattern, comment, -1, 0, "", G_REGEX_MATCH_DEFAULT, NULL);
      if (stripped != NULL && *stripped != '\0')
        note->comment = g_strdup (g_strchug (stripped));
    }
}
