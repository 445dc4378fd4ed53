/* alea-document-head.c: a game as columns of the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-document-private.h"

#include "alea-notation.h"
#include "alea-roll-list.h"
#include "alea-shelf-record.h"

#include <stdlib.h>
#include <string.h>

/* --- who plays ------------------------------------------------------------ */

/* A name that nobody has typed does not replace one that was read. */
static void
write_name (AleaDocument  *self,
            AleaWho        who,
            char         **name)
{
  AleaMatch *match = alea_session_get_match (self->session);
  const guint person = alea_match_find_person (match, alea_game_get_state (alea_session_get_game (self->session)), who);
  const char *typed = alea_person_get_title (alea_match_get_person (match, person));

  if (*typed != '\0')
    alea_shelf_set_text (name, typed);
}

static void
write_seats (AleaDocument  *self,
             AleaShelfGame *head)
{
  AleaMatch *match = alea_session_get_match (self->session);
  g_autofree char *first = alea_level_write (alea_person_get_level (alea_match_get_person (match, 0)));
  g_autofree char *second = alea_level_write (alea_person_get_level (alea_match_get_person (match, 1)));
  g_autofree char *seats = g_strjoin (" ", first, second, NULL);

  alea_shelf_set_text (&head->seats, seats);
}

static void
write_match (AleaDocument  *self,
             AleaShelfGame *head)
{
  AleaMatchStand stand;

  alea_match_get_stand (alea_session_get_match (self->session), &stand);
  head->match = self->match;
  head->match_number = (int) stand.number;
  head->match_first = (int) stand.first;
  head->match_points[0] = (int) stand.points[0];
  head->match_points[1] = (int) stand.points[1];
}

/* --- the clock ------------------------------------------------------------ */

static void
write_clock (AleaDocument  *self,
             AleaShelfGame *head)
{
  AleaClock *clock = alea_session_get_clock (self->session);
  g_autofree char *control = alea_clock_control_to_string (alea_clock_get_control (clock));
  AleaClockTimes times;

  alea_clock_save (clock, &times);
  alea_shelf_set_text (&head->clock, control);
  head->left[0] = times.left[0];
  head->left[1] = times.left[1];
  head->used = times.used;
  head->running = times.running;
}

void
alea_document_restore_clock (AleaDocument        *self,
                             const AleaShelfGame *kept)
{
  const AleaClockTimes times = {
    .left = { kept->left[0], kept->left[1] }, .used = kept->used, .running = kept->running,
  };

  if (kept->clock != NULL && alea_clock_get_control (alea_session_get_clock (self->session))->kind != ALEA_CLOCK_NONE)
    alea_session_set_times_at (self->session, alea_game_get_n_events (alea_session_get_game (self->session)), &times);
}

/* --- rolls that wait ------------------------------------------------------ */

/* "6:3-1 4:2h": the sides of the dice and what they show, with "h" for real dice. */
static char *
write_rolls (const GArray *rolls)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rolls->len; i++)
    {
      const AleaEvent *event = &g_array_index (rolls, AleaEvent, i);

      char faces[ALEA_ROLL_TEXT_SIZE];

      g_string_append_printf (text, "%s%u:%s%s", i > 0 ? " " : "", event->roll.sides,
                              alea_roll_to_text (event->roll, faces), event->source == ALEA_SOURCE_HAND ? "h" : "");
    }

  return g_string_free (text, FALSE);
}

/* A roll that no dice show would come again and again, and be refused each time. */
static gboolean
can_fall (const AleaRoll *roll)
{
  for (guint i = 0; i < roll->n; i++)
    if (roll->face[i] < 1 || roll->face[i] > roll->sides)
      return FALSE;

  return TRUE;
}

static GArray *
read_rolls (const char *text)
{
  GArray *rolls = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const gboolean is_by_hand = g_str_has_suffix (words[i], "h");
      char *faces = strchr (words[i], ':');
      AleaRoll roll;
      AleaEvent event;

      if (is_by_hand)
        words[i][strlen (words[i]) - 1] = '\0';
      if (faces == NULL || !alea_roll_parse (faces + 1, &roll))
        continue;
      roll.sides = (guint8) CLAMP (atoi (words[i]), 0, G_MAXUINT8);
      if (!can_fall (&roll))
        continue;
      event = alea_event_roll (roll, is_by_hand ? ALEA_SOURCE_HAND : ALEA_SOURCE_PROGRAM);
      g_array_append_val (rolls, event);
    }

  return rolls;
}

/* Events behind those that count, as far as they can be read. */
static GArray *
read_redo (AleaGame            *game,
           const AleaShelfGame *kept)
{
  GArray *redo = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  AleaState state = *alea_game_get_state (game);
  AleaText why = { 0 };

  for (guint i = kept->n_events; i < kept->events->len; i++)
    {
      AleaEvent event;

      if (!alea_shelf_record_read_event (&state, alea_shelf_game_get_event (kept, i), &event, &why)
          || !alea_state_apply (&state, &event, &why))
        break;
      g_array_append_val (redo, event);
    }

  return redo;
}

void
alea_document_restore_undone (AleaGame            *game,
                              const AleaShelfGame *kept)
{
  g_autoptr(GArray) redo = read_redo (game, kept);
  g_autoptr(GArray) rolls = read_rolls (kept->waiting);

  alea_game_set_undone (game, redo, rolls);
}

/* --- where it is saved ---------------------------------------------------- */

static void
write_place (AleaDocument  *self,
             AleaShelfGame *head)
{
  g_autofree char *uri = self->place != NULL ? g_file_get_uri (alea_file_place_get_file (self->place)) : NULL;

  alea_shelf_set_text (&head->place_uri, uri);
  alea_shelf_set_text (&head->place_stamp, self->place != NULL ? alea_file_place_get_stamp (self->place) : NULL);
  head->place_start = self->place != NULL ? alea_file_place_get_start (self->place) : 0;
  head->place_end = self->place != NULL ? alea_file_place_get_end (self->place) : 0;
  head->place_games = self->place != NULL ? (int) alea_file_place_get_n_games (self->place) : 0;
  head->saved_events = self->n_saved;
  head->saved_same = self->n_same;
}

AleaFilePlace *
alea_document_read_place (const AleaShelfGame *kept)
{
  g_autoptr(GFile) file = kept->place_uri != NULL ? g_file_new_for_uri (kept->place_uri) : NULL;

  if (file == NULL)
    return NULL;

  return alea_file_place_new_in_file (file, kept->place_stamp, kept->place_start, kept->place_end,
                                      (guint) MAX (kept->place_games, 1));
}

/* --- all of it ------------------------------------------------------------ */

static void
write_last_roll (AleaGame      *game,
                 AleaShelfGame *head)
{
  const int roll = alea_game_find_roll (game, alea_game_get_n_events (game));
  char faces[ALEA_ROLL_TEXT_SIZE];

  g_clear_pointer (&head->dice, g_free);
  if (roll >= 0)
    head->dice = g_strdup (alea_roll_to_text (alea_game_get_event (game, (guint) roll)->roll, faces));
}

/* What the rules do not know of it. */
static void
write_ending (AleaDocument  *self,
              AleaShelfGame *head)
{
  const AleaToldEnding told = alea_session_get_told_ending (self->session);

  if (told.result != ALEA_RESULT_NONE)
    {
      head->state = ALEA_SHELF_OVER;
      head->result = told.result;
    }
  if (told.is_on_time)
    alea_shelf_set_text (&head->ending, ALEA_SHELF_ENDING_TIME);
}

void
alea_document_write_head (AleaDocument  *self,
                          AleaShelfGame *head)
{
  AleaGame *game = alea_session_get_game (self->session);

  write_name (self, ALEA_WHO_WHITE, &head->white);
  write_name (self, ALEA_WHO_BLACK, &head->black);
  write_seats (self, head);
  write_match (self, head);
  write_clock (self, head);
  write_place (self, head);
  write_last_roll (game, head);
  g_free (head->waiting);
  head->waiting = write_rolls (alea_game_get_rolls (game));
  head->start_number = alea_game_get_start_number (game);
  alea_shelf_record_set_stand (head, alea_game_get_state (game), alea_game_get_state_at (game, 0));
  write_ending (self, head);
}
