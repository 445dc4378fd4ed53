/* alea-game-record.c: from a game to its record and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-game-record.h"

#include "alea-words.h"

#include <string.h>

/* --- to the record -------------------------------------------------------- */

/* Whether @state is how the rules begin by themselves. */
static gboolean
is_usual_start (const AleaState *state)
{
  AleaState usual;

  alea_state_init (&usual, state->rules, &state->options);
  return usual.stage == state->stage
         && (state->stage == ALEA_STAGE_SETUP
             || (usual.position.key == state->position.key
                 && usual.position.fullmove == state->position.fullmove
                 && usual.position.halfmove_clock == state->position.halfmove_clock));
}

static void
set_name (AleaRecord  *record,
          AleaSession *session,
          const char  *tag,
          guint        person)
{
  const char *name = alea_person_get_name (alea_match_get_person (alea_session_get_match (session), person));

  alea_record_set_tag (record, tag, *name != '\0' ? name : "?");
}

static void
set_tags (AleaRecord  *record,
          AleaSession *session)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");
  g_autofree char *round = g_strdup_printf ("%u", alea_match_get_game_number (alea_session_get_match (session)));
  guint white = alea_session_get_white (session);

  alea_record_set_tag (record, "Event", "?");
  alea_record_set_tag (record, "Site", "?");
  alea_record_set_tag (record, "Date", date);
  alea_record_set_tag (record, "Round", round);
  set_name (record, session, "White", white);
  set_name (record, session, "Black", 1 - white);
}

/* What was left to the player who made the event before state @number. */
static void
note_time (AleaRecord  *record,
           AleaSession *session,
           guint        number)
{
  const AleaState *before = alea_game_get_state_at (alea_session_get_game (session), number - 1);
  AleaClockTimes times;
  AleaQuestion question;

  alea_state_ask (before, &question);
  alea_session_get_times_at (session, number, &times);
  alea_record_make_note (record, number)->clock =
    times.left[alea_match_find_person (alea_session_get_match (session), before, question.who)];
}

/* --- rolls that were taken back --------------------------------------------- */

/* Never translated: a reader finds it in the comments. */
#define TAKEN_BACK "Taken back by agreement: roll %u, %ud%u %s."
#define TAKEN_BACK_PATTERN "Taken back by agreement: roll ([0-9]{1,6}), ([12])d([1-9]) ([1-9](?:-[1-9])?)\\."

static void
note_taken_rolls (AleaRecord *record,
                  AleaGame   *game)
{
  const GArray *taken = alea_game_get_taken (game);

  for (guint i = 0; i < taken->len; i++)
    {
      const AleaTakenRoll *roll = &g_array_index (taken, AleaTakenRoll, i);
      AleaNote *note = alea_record_make_note (record, MIN (roll->n_events, record->events->len));
      g_autofree char *faces = alea_words_roll (&roll->roll);
      g_autofree char *sentence = g_strdup_printf (TAKEN_BACK, roll->draw, roll->roll.n, roll->roll.sides, faces);
      g_autofree char *before = g_steal_pointer (&note->comment);

      note->comment = before != NULL ? g_strdup_printf ("%s %s", before, sentence) : g_steal_pointer (&sentence);
    }
}

static void
read_taken_rolls (const AleaNote *note,
                  AleaGame       *game)
{
  g_autoptr(GRegex) pattern = g_regex_new (TAKEN_BACK_PATTERN, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr(GMatchInfo) match = NULL;

  for (g_regex_match (pattern, note->comment, G_REGEX_MATCH_DEFAULT, &match);
       g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *draw = g_match_info_fetch (match, 1), *n = g_match_info_fetch (match, 2);
      g_autofree char *sides = g_match_info_fetch (match, 3), *faces = g_match_info_fetch (match, 4);
      const AleaTakenRoll taken = {
        .n_events = note->n_events,
        .draw = (guint) g_ascii_strtoull (draw, NULL, 10),
        .roll = {
          .n = (guint8) (*n - '0'), .sides = (guint8) (*sides - '0'),
          .face = { (guint8) (faces[0] - '0'), strlen (faces) > 2 ? (guint8) (faces[2] - '0') : 0 },
        },
      };

      alea_game_add_taken (game, &taken);
    }
}

AleaRecord *
alea_game_record_new (AleaSession *session)
{
  AleaGame *game;
  const AleaState *start;
  AleaRecord *record;
  AleaSetup setup;
  gboolean has_clock;

  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);

  game = alea_session_get_game (session);
  start = alea_game_get_state_at (game, 0);
  has_clock = alea_clock_get_control (alea_session_get_clock (session))->kind != ALEA_CLOCK_NONE;
  alea_state_get_setup (start, &setup);
  record = alea_record_new (start->rules, &start->options, is_usual_start (start) ? NULL : &setup);
  set_tags (record, session);

  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    {
      const AleaEvent *event = alea_game_get_event (game, i);

      alea_record_append (record, event, 1);
      if (has_clock && event->type == ALEA_EVENT_DECISION && event->decision.act == ALEA_ACT_MOVE)
        note_time (record, session, i + 1);
    }
  note_taken_rolls (record, game);

  return record;
}

/* --- from the record ------------------------------------------------------ */

AleaGame *
alea_game_record_play (const AleaRecord  *record,
                       GError           **error)
{
  g_autoptr(AleaGame) game = NULL;

  if (record->start != NULL)
    game = alea_game_new_from_setup (record->rules, &record->options, record->start, error);
  else
    game = alea_game_new (record->rules, &record->options);

  for (guint i = 0; game != NULL && i < record->events->len; i++)
    if (!alea_game_apply (game, alea_record_get_event (record, i), error))
      return NULL;

  for (guint i = 0; game != NULL && i < record->notes->len; i++)
    if (g_array_index (record->notes, AleaNote, i).comment != NULL)
      read_taken_rolls (&g_array_index (record->notes, AleaNote, i), game);

  return g_steal_pointer (&game);
}

AleaGame *
alea_game_record_copy (AleaSession  *session,
                       guint         n_events,
                       GError      **error)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  g_array_set_size (record->events, MIN (n_events, record->events->len));
  return alea_game_record_play (record, error);
}
