/* alea-game-record.c: from a game to its record and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-game-record.h"

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

  return g_steal_pointer (&game);
}
