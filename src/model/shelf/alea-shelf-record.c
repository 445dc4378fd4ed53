/* alea-shelf-record.c: from a record to the shelf and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-record.h"

#include "alea-fen.h"
#include "alea-option-list.h"
#include "alea-reason.h"
#include "alea-record-dice.h"
#include "alea-script.h"
#include "alea-fallen-rolls.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* The tags that are columns. */
static const struct
{
  const char *name;
  gsize       member;
} tags[] = {
  { "Event", G_STRUCT_OFFSET (AleaShelfGame, event) },
  { "Site", G_STRUCT_OFFSET (AleaShelfGame, site) },
  { "Date", G_STRUCT_OFFSET (AleaShelfGame, date) },
  { "Round", G_STRUCT_OFFSET (AleaShelfGame, round) },
  { "White", G_STRUCT_OFFSET (AleaShelfGame, white) },
  { "Black", G_STRUCT_OFFSET (AleaShelfGame, black) },
};

/* --- events --------------------------------------------------------------- */

static AleaShelfKind
get_kind (const AleaEvent *event)
{
  if (event->type == ALEA_EVENT_DECISION)
    return ALEA_SHELF_DECISION;

  switch (event->source)
    {
    case ALEA_SOURCE_HAND:
      return ALEA_SHELF_ROLL_BY_HAND;
    case ALEA_SOURCE_CHOSEN:
      return ALEA_SHELF_ROLL_CHOSEN;
    case ALEA_SOURCE_PROGRAM:
    default:
      return ALEA_SHELF_ROLL;
    }
}

void
alea_shelf_record_write_event (const AleaState *before,
                               const AleaEvent *event,
                               gint64           at,
                               AleaShelfEvent  *written)
{
  AleaQuestion question;

  g_return_if_fail (before != NULL);
  g_return_if_fail (event != NULL);
  g_return_if_fail (written != NULL);

  alea_state_ask (before, &question);
  *written = (AleaShelfEvent) {
    .kind = get_kind (event),
    .who = question.ask != ALEA_ASK_OVER ? (int) question.who : ALEA_SHELF_NOBODY,
    .text = alea_script_write_event (before, event),
    .clock = ALEA_SHELF_NO_CLOCK,
    .at = at,
  };

  /* Whoever is asked, either side may resign. */
  if (alea_event_is (event, ALEA_ACT_RESIGN))
    written->who = event->decision.colour == ALEA_BLACK ? ALEA_WHO_BLACK : ALEA_WHO_WHITE;
}

gboolean
alea_shelf_record_read_event (const AleaState      *before,
                              const AleaShelfEvent *event,
                              AleaEvent            *read,
                              AleaText             *why)
{
  static const AleaSource sources[] = {
    [ALEA_SHELF_DECISION] = ALEA_SOURCE_PROGRAM,
    [ALEA_SHELF_ROLL] = ALEA_SOURCE_PROGRAM,
    [ALEA_SHELF_ROLL_BY_HAND] = ALEA_SOURCE_HAND,
    [ALEA_SHELF_ROLL_CHOSEN] = ALEA_SOURCE_CHOSEN,
  };

  g_return_val_if_fail (before != NULL, FALSE);
  g_return_val_if_fail (event != NULL, FALSE);
  g_return_val_if_fail (read != NULL, FALSE);

  if (!alea_script_read_event (before, event->text, read, why))
    return FALSE;

  if (read->type == ALEA_EVENT_ROLL)
    read->source = sources[event->kind];
  if (alea_event_is (read, ALEA_ACT_RESIGN) && event->who != ALEA_SHELF_NOBODY)
    read->decision.colour = event->who == ALEA_WHO_BLACK ? ALEA_BLACK : ALEA_WHITE;

  return TRUE;
}

/* --- where it stands ------------------------------------------------------ */

static void
set_fen (char            **text,
         const AleaSetup  *setup,
         const AleaRules  *rules)
{
  char fen[ALEA_FEN_SIZE];

  alea_shelf_set_text (text, alea_fen_write (setup, rules, fen));
}

int
alea_shelf_record_count_moves (const AleaState *state,
                               const AleaState *start)
{
  const gboolean is_set_up = start->stage != ALEA_STAGE_SETUP;
  const int first = is_set_up ? start->position.fullmove : 1;
  AleaColour turn;

  /* There is no position yet that could be asked. */
  if (state->stage == ALEA_STAGE_SETUP)
    return 0;

  turn = alea_position_get_turn (&state->position);
  /* Where Black begins, a move is begun only when Black has made one. */
  if (is_set_up && state->position.fullmove == first && turn == alea_position_get_turn (&start->position))
    return 0;

  return state->position.fullmove + (turn == ALEA_BLACK) - first;
}

void
alea_shelf_record_set_stand (AleaShelfGame   *head,
                             const AleaState *state,
                             const AleaState *start)
{
  const gboolean is_over = state->stage == ALEA_STAGE_OVER;
  AleaSetup setup;

  g_return_if_fail (head != NULL);
  g_return_if_fail (state != NULL);
  g_return_if_fail (start != NULL);

  alea_state_get_setup (state, &setup);
  set_fen (&head->fen, &setup, state->rules);
  head->n_moves = alea_shelf_record_count_moves (state, start);
  head->state = is_over ? ALEA_SHELF_OVER : ALEA_SHELF_IN_PROGRESS;
  head->result = is_over ? state->result : ALEA_RESULT_NONE;
  alea_shelf_set_text (&head->ending, is_over ? alea_ending_to_string (state->ending) : NULL);
}

/* --- to the shelf --------------------------------------------------------- */

static char **
find_column (AleaShelfGame *game,
             const char    *tag)
{
  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    if (g_str_equal (tag, tags[i].name))
      return (char **) ((guint8 *) game + tags[i].member);

  return NULL;
}

/* Of a tag that is there twice the first counts, and the other stays a tag. */
static void
add_tags (AleaShelfGame    *game,
          const AleaRecord *record)
{
  for (guint i = 0; i < record->tags->len; i++)
    {
      const AleaTag *tag = &g_array_index (record->tags, AleaTag, i);
      char **column = find_column (game, tag->name);

      if (alea_record_is_proof_tag (tag->name))
        continue;
      if (column != NULL && *column == NULL)
        *column = g_strdup (tag->value);
      else
        alea_shelf_game_add_tag (game, tag->name, tag->value);
    }
}

static void
add_clock (AleaShelfGame *game,
           guint          n_events,
           gint64         clock)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, clock);

  if (n_events == 0)
    alea_shelf_game_add_note (game, 0, ALEA_SHELF_NOTE_CLOCK, text);
  else if (n_events <= game->events->len)
    g_array_index (game->events, AleaShelfEvent, n_events - 1).clock = clock;
}

static void
add_comment (AleaShelfGame  *game,
             const AleaNote *note)
{
  g_autofree char *taken = NULL;
  g_autofree char *comment = alea_taken_rolls_strip (note->comment, &taken);

  if (comment != NULL)
    alea_shelf_game_add_note (game, note->n_events, ALEA_SHELF_NOTE_COMMENT, comment);
  if (taken != NULL)
    alea_shelf_game_add_note (game, note->n_events, ALEA_SHELF_NOTE_TAKEN, taken);
}

static void
add_finding (AleaShelfGame  *game,
             const AleaNote *note)
{
  g_autofree char *text = alea_finding_write (&note->finding);

  alea_shelf_game_add_note (game, note->n_events, ALEA_SHELF_NOTE_FINDING, text);
}

static void
add_notes (AleaShelfGame    *game,
           const AleaRecord *record)
{
  for (guint i = 0; i < record->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (record->notes, AleaNote, i);

      if (note->comment != NULL)
        add_comment (game, note);
      if (note->nags != NULL)
        alea_shelf_game_add_note (game, note->n_events, ALEA_SHELF_NOTE_NAGS, note->nags);
      if (note->clock != ALEA_NO_CLOCK)
        add_clock (game, note->n_events, note->clock);
      if (note->variations != NULL)
        alea_shelf_game_add_note (game, note->n_events, ALEA_SHELF_NOTE_VARIATIONS, note->variations);
      if (!alea_finding_is_empty (&note->finding))
        add_finding (game, note);
    }
}

GDateTime *
alea_shelf_record_find_noon (const char *date)
{
  int year, month, day, length = 0;

  if (date == NULL || sscanf (date, "%4d.%2d.%2d%n", &year, &month, &day, &length) != 3 || date[length] != '\0')
    return NULL;

  return g_date_time_new_local (year, month, day, 12, 0, 0);
}

static void
set_day (AleaShelfGame *game)
{
  g_autoptr(GDateTime) noon = alea_shelf_record_find_noon (game->date);

  if (noon != NULL)
    game->started = game->changed = g_date_time_to_unix (noon) * 1000;
}

static gboolean
add_events (AleaShelfGame     *game,
            const AleaRecord  *record,
            GError           **error)
{
  AleaState start, state;
  AleaText why = { 0 };

  if (!alea_record_begin (record, &start, error))
    return FALSE;

  state = start;
  for (guint i = 0; i < record->events->len; i++)
    {
      const AleaEvent *event = alea_record_get_event (record, i);
      AleaState before = state;
      AleaShelfEvent written;

      if (!alea_state_apply (&state, event, &why))
        return alea_reason_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT, &why);

      alea_shelf_record_write_event (&before, event, 0, &written);
      g_array_append_val (game->events, written);
      if (event->type == ALEA_EVENT_ROLL)
        alea_shelf_set_text (&game->dice, written.text);
    }

  alea_shelf_record_set_stand (game, &state, &start);
  return TRUE;
}

void
alea_shelf_record_set_proof (AleaShelfGame       *game,
                             const AleaDiceProof *proof)
{
  g_return_if_fail (game != NULL);
  g_return_if_fail (proof != NULL);

  g_array_set_size (game->promises, 0);
  for (guint i = 0; i < alea_dice_proof_get_n (proof); i++)
    {
      const AleaDicePromise *promise = alea_dice_proof_get (proof, i);

      alea_shelf_game_add_promise (game, &(AleaShelfPromise) {
        .number = promise->first_roll,
        .version = promise->version,
        .is_own = promise->is_own,
        .commitment = promise->commitment,
        .host_word = promise->words[ALEA_DICE_HOST],
        .guest_word = promise->words[ALEA_DICE_GUEST],
        .secret = promise->secret,
        .is_revealed = promise->is_shown,
      });
    }
}

AleaShelfGame *
alea_shelf_record_to_game (const AleaRecord  *record,
                           AleaShelfOrigin    origin,
                           GError           **error)
{
  g_autoptr(AleaDiceProof) proof = NULL;
  g_autoptr(AleaShelfGame) game = NULL;
  g_autofree char *options = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  game = alea_shelf_game_new (record->rules->id);
  game->origin = origin;
  options = alea_option_list_write (record->rules, &record->options);
  if (*options != '\0')
    game->options = g_steal_pointer (&options);
  if (record->start != NULL)
    set_fen (&game->start, record->start, record->rules);
  add_tags (game, record);
  if (!add_events (game, record, error))
    return NULL;

  add_notes (game, record);
  proof = alea_record_read_proof (record);
  if (proof != NULL)
    alea_shelf_record_set_proof (game, proof);
  set_day (game);
  game->n_events = game->events->len;
  if (record->result != ALEA_RESULT_NONE)
    {
      game->state = ALEA_SHELF_OVER;
      game->result = record->result;
    }
  if (alea_record_is_lost_on_time (record))
    alea_shelf_set_text (&game->ending, ALEA_SHELF_ENDING_TIME);

  return g_steal_pointer (&game);
}

/* --- from the shelf ------------------------------------------------------- */

static gboolean
read_options (const AleaRules  *rules,
              const char       *text,
              AleaOptions      *options,
              GError          **error)
{
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      AleaText why = { 0 };

      if (*words[i] == '\0' || alea_rules_set_option (rules, options, words[i], strlen (words[i]), &why))
        continue;
      return alea_reason_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START, &why);
    }

  return TRUE;
}

static AleaRecord *
begin_record (const AleaShelfGame  *game,
              GError              **error)
{
  const AleaRules *rules = alea_rules_find (game->rules);
  AleaOptions options = { 0 };
  AleaFenError wrong;
  AleaSetup setup;

  if (rules == NULL)
    {
      g_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START, _("This version of Alea doesn’t play “%s”."),
                   game->rules);
      return NULL;
    }
  if (!read_options (rules, game->options, &options, error))
    return NULL;
  if (game->start != NULL && !alea_fen_read (game->start, rules, &setup, &wrong))
    {
      alea_reason_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_START, &wrong.text);
      return NULL;
    }

  return alea_record_new (rules, &options, game->start != NULL ? &setup : NULL);
}

/* As far as the rules allow; the state after it. */
static void
read_events (AleaRecord           *record,
             const AleaShelfGame  *game,
             AleaState            *state,
             char                **fault)
{
  for (guint i = 0; i < MIN (game->n_events, game->events->len); i++)
    {
      const AleaShelfEvent *written = alea_shelf_game_get_event (game, i);
      AleaText why = { 0 };
      AleaEvent event;

      if (!alea_shelf_record_read_event (state, written, &event, &why) || !alea_state_apply (state, &event, &why))
        {
          if (fault != NULL)
            *fault = alea_reason_expand (&why);
          return;
        }

      alea_record_append (record, &event, 1);
      if (written->clock != ALEA_SHELF_NO_CLOCK)
        alea_record_make_note (record, i + 1)->clock = written->clock;
    }
}

static void
read_tags (AleaRecord          *record,
           const AleaShelfGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      const char *value = *(char *const *) ((const guint8 *) game + tags[i].member);

      if (value != NULL)
        alea_record_append_tag (record, tags[i].name, value);
    }

  for (guint i = 0; i < game->tags->len; i++)
    {
      const AleaShelfTag *tag = &g_array_index (game->tags, AleaShelfTag, i);

      alea_record_append_tag (record, tag->name, tag->value);
    }
}

static void
read_taken_rolls (AleaRecord          *record,
                  const AleaShelfNote *note)
{
  g_autoptr(GArray) taken = alea_taken_rolls_read (note->text, note->number);

  alea_taken_rolls_note (record, taken);
}

static void
read_finding (AleaRecord          *record,
              const AleaShelfNote *note)
{
  AleaNote *read = alea_record_make_note (record, note->number);

  alea_finding_clear (&read->finding);
  alea_finding_read (note->text, &read->finding);
}

static void
read_notes (AleaRecord          *record,
            const AleaShelfGame *game)
{
  for (guint i = 0; i < game->notes->len; i++)
    {
      const AleaShelfNote *note = &g_array_index (game->notes, AleaShelfNote, i);

      if (note->number > record->events->len && note->kind != ALEA_SHELF_NOTE_TAKEN)
        continue;
      if (note->kind == ALEA_SHELF_NOTE_COMMENT)
        alea_record_make_note (record, note->number)->comment = g_strdup (note->text);
      else if (note->kind == ALEA_SHELF_NOTE_NAGS)
        alea_record_make_note (record, note->number)->nags = g_strdup (note->text);
      else if (note->kind == ALEA_SHELF_NOTE_VARIATIONS)
        alea_record_make_note (record, note->number)->variations = g_strdup (note->text);
      else if (note->kind == ALEA_SHELF_NOTE_TAKEN)
        read_taken_rolls (record, note);
      else if (note->kind == ALEA_SHELF_NOTE_CLOCK)
        alea_record_make_note (record, note->number)->clock = g_ascii_strtoll (note->text, NULL, 10);
      else if (note->kind == ALEA_SHELF_NOTE_FINDING)
        read_finding (record, note);
    }
}

AleaDiceProof *
alea_shelf_record_get_proof (const AleaShelfGame *game)
{
  AleaDiceProof *proof;

  g_return_val_if_fail (game != NULL, NULL);

  if (game->promises->len == 0)
    return NULL;

  proof = alea_dice_proof_new ();
  for (guint i = 0; i < game->promises->len; i++)
    {
      const AleaShelfPromise *promise = &g_array_index (game->promises, AleaShelfPromise, i);
      const char *secret = promise->secret != NULL && *promise->secret != '\0' ? promise->secret : NULL;
      const AleaDicePromise kept = {
        .first_roll = promise->number,
        .version = promise->version,
        .commitment = promise->commitment,
        .words = { promise->host_word, promise->guest_word },
        .secret = (char *) secret,
      };

      if (promise->is_own && secret != NULL)
        alea_dice_proof_add_own (proof, &kept, promise->is_revealed);
      else
        alea_dice_proof_add (proof, &kept);
    }

  return proof;
}

/* Of a resignation the row knows whether it was the clock; a tag may be older than it. */
static void
read_ending (AleaRecord          *record,
             const AleaShelfGame *game,
             const AleaState     *state)
{
  const gboolean is_on_time = g_strcmp0 (game->ending, ALEA_SHELF_ENDING_TIME) == 0;

  if (state->stage == ALEA_STAGE_OVER)
    {
      if (is_on_time != alea_record_is_lost_on_time (record))
        alea_record_set_tag (record, ALEA_RECORD_TERMINATION, is_on_time ? ALEA_RECORD_ON_TIME : NULL);
    }
  else if (game->state == ALEA_SHELF_OVER && record->events->len == MIN (game->n_events, game->events->len))
    record->result = game->result;
}

AleaRecord *
alea_shelf_record_from_game (const AleaShelfGame  *game,
                             char                **fault,
                             GError              **error)
{
  g_autoptr(AleaDiceProof) proof = NULL;
  g_autoptr(AleaRecord) record = NULL;
  AleaState state;

  g_return_val_if_fail (game != NULL, NULL);

  if (fault != NULL)
    *fault = NULL;
  record = begin_record (game, error);
  if (record == NULL || !alea_record_begin (record, &state, error))
    return NULL;

  read_tags (record, game);
  read_events (record, game, &state, fault);
  read_notes (record, game);
  proof = alea_shelf_record_get_proof (game);
  if (proof != NULL)
    alea_record_set_proof (record, proof);
  read_ending (record, game, &state);

  return g_steal_pointer (&record);
}
