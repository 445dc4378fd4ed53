/* alea-game-record.c: from a game to its record and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-record.h"

#include "alea-game-notes.h"
#include "alea-game-review.h"
#include "alea-record-dice.h"
#include "alea-record-tags.h"
#include "alea-review-notes.h"
#include "alea-fallen-rolls.h"

/* The record that a game was read from stays with the game under this name. */
#define ORIGIN "alea-game-origin"

const AleaRecord *
alea_game_record_get_origin (AleaGame *game)
{
  g_return_val_if_fail (ALEA_IS_GAME (game), NULL);

  return g_object_get_data (G_OBJECT (game), ORIGIN);
}

/* --- what only this program may know ---------------------------------------- */

static const char *const private_tags[] = { ALEA_GAME_RECORD_MATCH_TAG, ALEA_RECORD_DICE_TAG };

void
alea_game_record_drop_private (AleaRecord *record)
{
  g_return_if_fail (record != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (private_tags); i++)
    while (alea_record_get_tag (record, private_tags[i]) != NULL)
      alea_record_set_tag (record, private_tags[i], NULL);
}

/* --- to the record -------------------------------------------------------- */

/* Whether @state is how the rules begin by themselves. */
static gboolean
is_usual_start (const AleaState *state)
{
  AleaState usual;

  alea_state_init (&usual, state->rules, &state->options);
  return usual.stage == state->stage
         && (state->stage == ALEA_STAGE_SETUP
             || (alea_position_get_key (&usual.position, ALEA_SAME_FUTURE)
                == alea_position_get_key (&state->position, ALEA_SAME_FUTURE)
                 && usual.position.fullmove == state->position.fullmove
                 && usual.position.halfmove_clock == state->position.halfmove_clock));
}

/* The person who has White where the game stands. */
static guint
find_white (AleaSession *session)
{
  return alea_match_find_person (alea_session_get_match (session),
                                 alea_game_get_state (alea_session_get_game (session)), ALEA_WHO_WHITE);
}

static gboolean
is_over (AleaSession *session)
{
  return alea_game_get_state (alea_session_get_game (session))->stage == ALEA_STAGE_OVER
         || alea_session_get_told_ending (session).result != ALEA_RESULT_NONE;
}

/* A name that nobody has typed does not replace one that was read. */
static void
set_name (AleaRecord  *record,
          AleaSession *session,
          const char  *tag,
          guint        person)
{
  const char *name = alea_person_get_title (alea_match_get_person (alea_session_get_match (session), person));

  if (*name != '\0' || alea_record_get_tag (record, tag) == NULL)
    alea_record_set_tag (record, tag, *name != '\0' ? name : "?");
}

/* The tags that say who answers, by AleaColour: as all programs say it, and which
 * level it was. */
static const char *const type_tags[] = { "WhiteType", "BlackType" };
static const char *const seat_tags[] = { "WhiteSeat", "BlackSeat" };

/* What other programs wrote of players who are none here stays. */
static void
set_seat (AleaRecord  *record,
          AleaSession *session,
          AleaColour   colour,
          guint        person)
{
  const guint level = alea_person_get_level (alea_match_get_person (alea_session_get_match (session), person));
  g_autofree char *seat = alea_level_write (level);

  if (level == 0 && (alea_record_get_tag (record, seat_tags[colour]) == NULL || is_over (session)))
    return;

  alea_record_set_tag (record, type_tags[colour], level > 0 ? "program" : NULL);
  alea_record_set_tag (record, seat_tags[colour], level > 0 ? seat : NULL);
}

static void
set_own_tags (AleaRecord  *record,
              AleaSession *session)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y.%m.%d");
  g_autofree char *round = g_strdup_printf ("%u", alea_match_get_game_number (alea_session_get_match (session)));

  alea_record_set_tag (record, "Event", "?");
  alea_record_set_tag (record, "Site", "?");
  alea_record_set_tag (record, "Date", date);
  alea_record_set_tag (record, "Round", round);
}

/* Between the clock by persons and the clock by colours, White first. */
static AleaClockControl
swap_sides (const AleaClockControl *control,
            guint                   white)
{
  return (AleaClockControl) {
    .kind = control->kind,
    .seconds = { control->seconds[white], control->seconds[1 - white] },
    .extra = { control->extra[white], control->extra[1 - white] },
  };
}

static void
set_clock (AleaRecord  *record,
           AleaSession *session)
{
  const AleaClockControl by_colour = swap_sides (alea_clock_get_control (alea_session_get_clock (session)),
                                                 find_white (session));

  alea_record_tags_set_clock (record, &by_colour);
}

static gboolean
has_clock (AleaSession *session)
{
  return alea_clock_get_control (alea_session_get_clock (session))->kind != ALEA_CLOCK_NONE;
}

static void
append_events (AleaRecord *record,
               AleaGame   *game)
{
  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    alea_record_append (record, alea_game_get_event (game, i), 1);
}

/* How many events two records have in common from the beginning. */
static guint
count_common (const AleaRecord *a,
              const AleaRecord *b)
{
  const guint n = MIN (a->events->len, b->events->len);

  for (guint i = 0; i < n; i++)
    if (!alea_record_same_event (alea_record_get_event (a, i), alea_record_get_event (b, i)))
      return i;

  return n;
}

static void
copy_tags (AleaRecord       *record,
           const AleaRecord *origin)
{
  for (guint i = 0; i < origin->tags->len; i++)
    {
      const AleaTag *tag = &g_array_index (origin->tags, AleaTag, i);

      alea_record_append_tag (record, tag->name, tag->value);
    }
}

/* What was noted by the events that are still there. */
static void
copy_notes (AleaRecord       *record,
            const AleaRecord *origin)
{
  const guint n_common = count_common (record, origin);

  for (guint i = 0; i < origin->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (origin->notes, AleaNote, i);
      AleaNote *copy;

      if (note->n_events > n_common)
        break;
      copy = alea_record_make_note (record, note->n_events);
      copy->clock = note->clock;
      copy->nags = g_strdup (note->nags);
      copy->comment = g_strdup (note->comment);
      copy->variations = g_strdup (note->variations);
      alea_finding_copy (&note->finding, &copy->finding);
    }

  if (n_common == record->events->len && n_common == origin->events->len)
    record->result = origin->result;
  else if (origin->result != ALEA_RESULT_NONE || alea_record_is_lost_on_time (origin))
    alea_record_set_tag (record, ALEA_RECORD_TERMINATION, NULL);
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
  const AleaRecord *origin;
  const AleaState *start;
  AleaRecord *record;
  AleaSetup setup;

  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);

  game = alea_session_get_game (session);
  origin = alea_game_record_get_origin (game);
  start = alea_game_get_state_at (game, 0);
  alea_state_get_setup (start, &setup);
  record = alea_record_new (start->rules, &start->options, is_usual_start (start) ? NULL : &setup);
  append_events (record, game);

  if (origin != NULL)
    {
      copy_tags (record, origin);
      copy_notes (record, origin);
      alea_game_record_drop_private (record);
    }
  else
    set_own_tags (record, session);

  set_name (record, session, "White", find_white (session));
  set_name (record, session, "Black", 1 - find_white (session));
  set_seat (record, session, ALEA_WHITE, find_white (session));
  set_seat (record, session, ALEA_BLACK, 1 - find_white (session));
  set_clock (record, session);
  if (alea_session_get_told_ending (session).is_on_time && !alea_record_is_lost_on_time (record))
    alea_record_set_tag (record, ALEA_RECORD_TERMINATION, ALEA_RECORD_ON_TIME);
  if (alea_session_get_fair_dice (session) != NULL)
    alea_record_set_proof (record, alea_fair_dice_get_proof (alea_session_get_fair_dice (session)));

  for (guint i = 0; has_clock (session) && i < record->events->len; i++)
    if (alea_event_is (alea_record_get_event (record, i), ALEA_ACT_MOVE))
      note_time (record, session, i + 1);
  alea_taken_rolls_note (record, alea_game_get_taken (game));
  if (alea_game_review_get (game) != NULL)
    alea_review_notes_write (record, alea_game_review_get (game), PACKAGE_VERSION);

  return record;
}

/* --- from the record ------------------------------------------------------ */

/* The game keeps its own list of the rolls that were taken back. */
static void
strip_taken_rolls (AleaRecord *record)
{
  for (guint i = 0; i < record->notes->len; i++)
    {
      AleaNote *note = &g_array_index (record->notes, AleaNote, i);
      g_autofree char *comment = g_steal_pointer (&note->comment);

      if (comment != NULL)
        note->comment = alea_taken_rolls_strip (comment, NULL);
    }
}

static void
read_taken_rolls (const AleaNote *note,
                  AleaGame       *game)
{
  g_autoptr(GArray) taken = alea_taken_rolls_read (note->comment, note->n_events);

  for (guint i = 0; i < taken->len; i++)
    alea_game_add_taken (game, &g_array_index (taken, AleaTakenRoll, i));
}

/* What the game needs to remember of it. */
static AleaRecord *
copy_record (const AleaRecord *record)
{
  AleaRecord *copy = alea_record_new (record->rules, &record->options, record->start);

  g_array_append_vals (copy->events, record->events->data, record->events->len);
  copy_tags (copy, record);
  copy_notes (copy, record);
  strip_taken_rolls (copy);
  copy->n_variations = record->n_variations;

  return copy;
}

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

  if (game != NULL)
    {
      AleaRecord *origin = copy_record (record);

      g_object_set_data_full (G_OBJECT (game), ORIGIN, origin, (GDestroyNotify) alea_record_free);
      alea_game_set_notes (game, origin);
    }
  return g_steal_pointer (&game);
}

AleaGame *
alea_game_record_copy (AleaSession  *session,
                       guint         n_events,
                       GError      **error)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  g_array_set_size (record->events, MIN (n_events, record->events->len));
  record->result = ALEA_RESULT_NONE;
  alea_record_clear_proof (record);
  return alea_game_record_play (record, error);
}

gboolean
alea_game_record_get_clock (AleaGame         *game,
                            AleaMatch        *match,
                            AleaClockControl *control)
{
  const AleaRecord *record;
  AleaClockControl by_colour;

  g_return_val_if_fail (ALEA_IS_GAME (game), FALSE);
  g_return_val_if_fail (ALEA_IS_MATCH (match), FALSE);
  g_return_val_if_fail (control != NULL, FALSE);

  record = alea_game_record_get_origin (game);
  if (record == NULL || !alea_record_tags_get_clock (record, &by_colour))
    return FALSE;

  *control = swap_sides (&by_colour, alea_match_find_person (match, alea_game_get_state (game), ALEA_WHO_WHITE));
  return TRUE;
}

static void
restore_name (const AleaRecord *record,
              const char       *tag,
              AleaPerson       *person)
{
  const char *name = alea_record_get_tag (record, tag);
  g_autofree char *title = alea_level_make_title (alea_person_get_level (person));
  const gboolean is_name = name != NULL && !g_str_equal (name, "?")
                           && (alea_person_get_level (person) == 0 || !g_str_equal (name, title));

  alea_person_set_name (person, is_name ? name : "");
}

void
alea_game_record_restore_seats (AleaSession *session)
{
  const AleaRecord *record;

  g_return_if_fail (ALEA_IS_SESSION (session));

  record = alea_game_record_get_origin (alea_session_get_game (session));
  if (record == NULL || is_over (session) || record->result != ALEA_RESULT_NONE)
    return;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      const guint person = colour == ALEA_WHITE ? find_white (session) : 1 - find_white (session);

      alea_person_set_level (alea_match_get_person (alea_session_get_match (session), person),
                             alea_level_parse (alea_record_get_tag (record, seat_tags[colour])));
    }
}

/* To a person of @match the time that was noted when they made event @number. */
static void
note_left (const AleaRecord *record,
           AleaMatch        *match,
           AleaGame         *game,
           guint             number,
           gint64            left[ALEA_CLOCK_SIDES])
{
  const AleaNote *note = alea_record_find_note (record, number);
  const AleaState *before = alea_game_get_state_at (game, number - 1);
  AleaQuestion question;

  alea_state_ask (before, &question);
  if (note != NULL && note->clock != ALEA_NO_CLOCK && question.ask != ALEA_ASK_OVER)
    left[alea_match_find_person (match, before, question.who)] = note->clock;
}

gboolean
alea_game_record_get_times (AleaGame *game,
                            gint64    times[ALEA_CLOCK_SIDES])
{
  const AleaRecord *record;
  g_autoptr(AleaMatch) match = alea_match_new ();
  AleaClockControl control;
  gint64 left[ALEA_CLOCK_SIDES];
  guint white;

  g_return_val_if_fail (ALEA_IS_GAME (game), FALSE);

  if (!alea_game_record_get_clock (game, match, &control) || control.kind == ALEA_CLOCK_NONE)
    return FALSE;

  record = alea_game_record_get_origin (game);
  for (guint i = 0; i < ALEA_CLOCK_SIDES; i++)
    left[i] = 1000 * (gint64) control.seconds[i];
  for (guint number = 1; number <= record->events->len; number++)
    note_left (record, match, game, number, left);

  white = alea_match_find_person (match, alea_game_get_state (game), ALEA_WHO_WHITE);
  times[0] = left[white];
  times[1] = left[1 - white];
  return TRUE;
}

/* Each side has the time that was noted by its last move, and before that what
 * it began with. */
static void
restore_times (const AleaRecord *record,
               AleaSession      *session)
{
  const AleaClockControl *control = alea_clock_get_control (alea_session_get_clock (session));
  AleaGame *game = alea_session_get_game (session);
  AleaClockTimes times = {
    .left = { 1000 * (gint64) control->seconds[0], 1000 * (gint64) control->seconds[1] },
    .running = ALEA_CLOCK_NOBODY,
  };

  for (guint number = 1; number <= record->events->len; number++)
    {
      note_left (record, alea_session_get_match (session), game, number, times.left);
      alea_session_set_times_at (session, number, &times);
    }
}

static void
restore_ending (const AleaRecord *record,
                AleaSession      *session)
{
  alea_session_tell_ending (session, &(AleaToldEnding) {
    .n_events = record->events->len,
    .result = record->result,
    .is_on_time = alea_record_is_lost_on_time (record),
  });
}

/* Takes @proof. */
static void
restore_dice (AleaSession   *session,
              AleaDiceProof *proof)
{
  g_autoptr(AleaFairDice) fair_dice = NULL;

  if (proof == NULL)
    return;

  fair_dice = alea_fair_dice_new (alea_session_get_game (session), proof);
  alea_session_set_fair_dice (session, fair_dice);
}

void
alea_game_record_restore (AleaSession   *session,
                          AleaDiceProof *proof)
{
  AleaMatch *match;
  const AleaRecord *record;

  g_return_if_fail (ALEA_IS_SESSION (session));

  match = alea_session_get_match (session);
  record = alea_game_record_get_origin (alea_session_get_game (session));
  if (record == NULL)
    return;

  restore_name (record, "White", alea_match_get_person (match, find_white (session)));
  restore_name (record, "Black", alea_match_get_person (match, 1 - find_white (session)));
  if (has_clock (session))
    restore_times (record, session);
  restore_ending (record, session);
  if (proof == NULL && record->rules->dice != NULL)
    proof = alea_record_read_proof (record);
  restore_dice (session, proof);
}
