/* alea-pgn-writer.c: a game as the text of a game file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-writer.h"

#include "alea-jepps.h"
#include "alea-notation.h"
#include "alea-pgn-head.h"
#include "alea-pgn-text.h"
#include "alea-pgn-wrap.h"
#include "alea-reason.h"
#include "alea-roll-list.h"

#include <string.h>

/* A move number and a side, so that each is written once. */
typedef struct
{
  guint      number;    /* 0: none yet */
  AleaColour colour;
} Turn;

typedef struct
{
  const AleaRecord *record;
  AleaState         state;
  guint             n_done;        /* events */

  /* The set-up, for the tags. */
  AleaState         setup;         /* when it is over, or as far as it goes */
  gboolean          has_setup;     /* the game has one and began with it */
  GArray           *setup_rolls;   /* of AleaListedRoll */

  /* The moves. */
  AleaPgnWrap       moves;
  GArray           *rolls;         /* of AleaListedRoll: thrown in play, not yet written */
  Turn              roll_turn;     /* when the first of them was thrown */
  Turn              turn;          /* whose number has been written */
  gboolean          is_after_move; /* nothing stands behind the last move */

  /* Noted and not yet written. */
  GString          *nags;
  GString          *variations;
  GString          *comment;
  gint64            clock;
  AleaFinding       finding;       /* without "better" */
  const char       *better;        /* not owned */
  Turn              move_turn;     /* when the last move was made */
} Writer;

/* --- events -------------------------------------------------------------- */

static const AleaEvent *
get_event (const Writer *self)
{
  return self->n_done < self->record->events->len ? alea_record_get_event (self->record, self->n_done) : NULL;
}

static gboolean
apply (Writer  *self,
       GError **error)
{
  AleaText why = { 0 };

  if (alea_state_apply (&self->state, get_event (self), &why))
    {
      self->n_done++;
      return TRUE;
    }

  return alea_reason_set_error (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT, &why);
}

static gboolean
is_act (const AleaEvent *event,
        AleaAct          act)
{
  return event != NULL && alea_event_is (event, act);
}

/* Adds a roll to a list, or to its last one that it is thrown again; the game
 * may have begun with that one on the table. */
static void
list_event (GArray          *rolls,
            const AleaEvent *event)
{
  if (event->type == ALEA_EVENT_ROLL)
    {
      AleaListedRoll item = { .roll = event->roll, .source = event->source };

      g_array_append_val (rolls, item);
    }
  else if (is_act (event, ALEA_ACT_REROLL))
    {
      AleaListedRoll on_table = { .source = ALEA_SOURCE_PROGRAM };

      if (rolls->len == 0)
        g_array_append_val (rolls, on_table);
      g_array_index (rolls, AleaListedRoll, rolls->len - 1).is_rerolled = TRUE;
    }
}

/* --- numbers ------------------------------------------------------------- */

static Turn
get_turn (const AleaState *state)
{
  return (Turn) { state->position.fullmove, alea_position_get_turn (&state->position) };
}

static void
put_number (Writer   *self,
            Turn      turn,
            gboolean  before_comment)
{
  gboolean is_needed = turn.colour == ALEA_WHITE || before_comment || !self->is_after_move;
  g_autofree char *word = NULL;

  if (turn.number == self->turn.number && turn.colour == self->turn.colour)
    return;

  self->turn = turn;
  if (!is_needed)
    return;

  word = g_strdup_printf ("%u%s", turn.number, turn.colour == ALEA_WHITE ? "." : "...");
  alea_pgn_wrap_word (&self->moves, word);
}

/* --- rolls in play ------------------------------------------------------- */

static void
append_finding (Writer  *self,
                GString *commands)
{
  alea_finding_append (commands, &self->finding);
  self->finding.has_chances = self->finding.has_luck = false;
  self->finding.luck = 0;
}

/* The luck of all rolls of a comment together. */
static void
add_luck (Writer *self)
{
  const AleaNote *note = alea_record_find_note (self->record, self->n_done);

  if (note != NULL && note->finding.has_luck)
    {
      self->finding.has_luck = true;
      self->finding.luck += note->finding.luck;
    }
}

/* Only the last roll of a comment says that it is thrown again; before
 * another one that goes without saying. */
static void
flush_rolls (Writer     *self,
             const char *seats)
{
  g_autoptr(GString) commands = g_string_new ("[%roll ");

  if (self->rolls->len == 0)
    return;

  if (self->rolls->len > 1 && g_array_index (self->rolls, AleaListedRoll, 0).roll.n == 0)
    g_array_remove_index (self->rolls, 0);
  for (guint i = 0; i + 1 < self->rolls->len; i++)
    g_array_index (self->rolls, AleaListedRoll, i).is_rerolled = FALSE;

  alea_roll_list_append (commands, self->rolls);
  g_string_append_c (commands, ']');
  append_finding (self, commands);
  if (seats != NULL)
    g_string_append_printf (commands, " [%%seats %s]", seats);

  put_number (self, self->roll_turn, TRUE);
  alea_pgn_wrap_comment (&self->moves, commands->str, NULL);
  g_array_set_size (self->rolls, 0);
  self->is_after_move = FALSE;
}

static gboolean
are_seats_swapped (const AleaState *state)
{
  return state->stage != ALEA_STAGE_SETUP && alea_state_get_player (state, ALEA_WHITE) != 0;
}

static gboolean
write_roll (Writer  *self,
            GError **error)
{
  const Turn before = get_turn (&self->state);
  const gboolean was_swapped = are_seats_swapped (&self->state);
  const AleaEvent *event = get_event (self);

  if (self->rolls->len == 0)
    self->roll_turn = before;
  list_event (self->rolls, event);
  if (!apply (self, error))
    return FALSE;
  add_luck (self);

  if (are_seats_swapped (&self->state) != was_swapped)
    flush_rolls (self, was_swapped ? "wb" : "bw");

  if (get_turn (&self->state).colour != before.colour)
    {
      flush_rolls (self, NULL);
      alea_pgn_wrap_word (&self->moves, "--");
      self->is_after_move = TRUE;
    }

  return TRUE;
}

/* --- moves --------------------------------------------------------------- */

/* Whether there is something to write behind the last event. */
static gboolean
has_note (const Writer *self)
{
  const AleaNote *note = alea_record_find_note (self->record, self->n_done);

  return note != NULL && (note->clock != ALEA_NO_CLOCK || note->nags != NULL || note->comment != NULL
                          || note->variations != NULL || !alea_finding_is_empty (&note->finding));
}

/* Whether the next event is one more move of the same series, with nothing
 * noted in between. */
static gboolean
goes_on_in_series (const Writer *self,
                   Turn          turn)
{
  AleaQuestion question;

  if (self->record->rules->turn.get_moves_left == NULL || self->state.stage != ALEA_STAGE_PLAY
      || !is_act (get_event (self), ALEA_ACT_MOVE)
      || has_note (self))
    return FALSE;

  alea_state_ask (&self->state, &question);
  return question.ask == ALEA_ASK_DECIDE && get_turn (&self->state).colour == turn.colour;
}

static gboolean
write_move (Writer  *self,
            GError **error)
{
  const Turn turn = get_turn (&self->state);
  char text[ALEA_MOVE_TEXT_SIZE + 1];
  const AleaState before = self->state;
  const AleaEvent *event = get_event (self);

  flush_rolls (self, NULL);
  if (!apply (self, error))
    return FALSE;
  self->move_turn = turn;

  alea_decision_to_text (&before, &event->decision, text);
  put_number (self, turn, FALSE);
  if (goes_on_in_series (self, turn))
    {
      strcat (text, ",");
      alea_pgn_wrap_words (&self->moves, text);
      self->moves.is_glued = TRUE;
    }
  else
    alea_pgn_wrap_words (&self->moves, text);

  self->is_after_move = TRUE;
  return TRUE;
}

/* The entries of Free Play stand in a comment before the first move: no other
 * program would know what to make of them as moves (J29). */
static void
write_entries (Writer *self)
{
  char entries[ALEA_JEPPS_TEXT_SIZE];

  if (!self->has_setup || !alea_jepps_has_entries (self->record->rules, &self->record->options))
    return;
  if (*alea_jepps_write_entries (&self->setup, entries) != '\0')
    alea_pgn_wrap_comment (&self->moves, NULL, entries);
}

/* --- notes --------------------------------------------------------------- */

static void
append_words (GString    *text,
              const char *words)
{
  if (words != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
}

/* A variation is of moves: what is none would keep other programs from the file.
 * They know a pass. */
static const char *
get_better_move (const AleaFinding *finding)
{
  const char *better = finding->better;

  if (better == NULL || g_str_equal (better, "reroll") || g_str_equal (better, "draw"))
    return NULL;

  return g_str_equal (better, "pass") ? "--" : better;
}

static void
gather_note (Writer         *self,
             const AleaNote *note)
{
  const char *better = get_better_move (&note->finding);

  append_words (self->nags, note->nags);
  append_words (self->comment, note->comment);
  append_words (self->variations, note->variations);
  if (note->clock != ALEA_NO_CLOCK)
    self->clock = note->clock;
  if (better != NULL)
    self->better = better;
  if (note->finding.has_chances && !self->finding.has_chances)
    {
      self->finding.has_chances = true;
      self->finding.win = note->finding.win;
      self->finding.draw = note->finding.draw;
      self->finding.loss = note->finding.loss;
    }
}

/* What was noted in the set-up comes behind it, before the first move. */
static void
gather_notes_of_setup (Writer *self)
{
  for (guint i = 0; i < self->record->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (self->record->notes, AleaNote, i);

      if (note->n_events >= self->n_done)
        break;
      gather_note (self, note);
    }
}

/* Between a roll and the word that it is thrown again, and before the last
 * word of a player, nothing can stand; what belongs there comes later. */
static gboolean
must_wait (const Writer *self)
{
  const AleaEvent *next = get_event (self);

  return (self->rolls->len > 0 && is_act (next, ALEA_ACT_REROLL))
         || is_act (next, ALEA_ACT_RESIGN) || is_act (next, ALEA_ACT_DRAW);
}

/* What is known of the position stands beside the roll, where one follows. */
static gboolean
goes_on_with_roll (const Writer *self)
{
  const AleaEvent *next = get_event (self);

  return next != NULL && next->type == ALEA_EVENT_ROLL;
}

/* (12. Nf3) */
static void
write_better (Writer *self)
{
  g_autofree char *words = NULL;

  if (self->better == NULL)
    return;

  words = g_strdup_printf ("(%u%s %s)", self->move_turn.number, self->move_turn.colour == ALEA_WHITE ? "." : "...",
                           self->better);
  alea_pgn_wrap_words (&self->moves, words);
  self->is_after_move = FALSE;
  self->better = NULL;
}

static void
write_note (Writer *self)
{
  const AleaNote *note = alea_record_find_note (self->record, self->n_done);
  const gboolean goes_to_rolls = goes_on_with_roll (self);
  g_autoptr(GString) commands = g_string_new (NULL);

  if (note != NULL)
    gather_note (self, note);
  if ((self->nags->len == 0 && self->comment->len == 0 && self->clock == ALEA_NO_CLOCK
       && self->better == NULL && self->variations->len == 0 && (!self->finding.has_chances || goes_to_rolls)) || must_wait (self))
    return;

  flush_rolls (self, NULL);
  alea_pgn_wrap_words (&self->moves, self->nags->str);
  if (self->clock != ALEA_NO_CLOCK)
    {
      g_string_append (commands, "[%clk ");
      alea_pgn_text_append_clock (commands, self->clock);
      g_string_append_c (commands, ']');
    }
  if (!goes_to_rolls)
    append_finding (self, commands);
  if (commands->len > 0 || self->comment->len > 0)
    {
      alea_pgn_wrap_comment (&self->moves, commands->str, self->comment->str);
      self->is_after_move = FALSE;
    }
  write_better (self);
  if (self->variations->len > 0)
    {
      alea_pgn_wrap_words (&self->moves, self->variations->str);
      self->is_after_move = FALSE;
    }

  g_string_truncate (self->nags, 0);
  g_string_truncate (self->variations, 0);
  g_string_truncate (self->comment, 0);
  self->clock = ALEA_NO_CLOCK;
}

/* --- the moves ----------------------------------------------------------- */

static gboolean
write_event (Writer  *self,
             GError **error)
{
  const AleaEvent *event = get_event (self);

  if (event->type == ALEA_EVENT_ROLL)
    return write_roll (self, error);

  switch (event->decision.act)
    {
    case ALEA_ACT_MOVE:
    case ALEA_ACT_PASS:
      return write_move (self, error);
    case ALEA_ACT_REROLL:
      if (self->rolls->len == 0)
        self->roll_turn = get_turn (&self->state);
      list_event (self->rolls, event);
      return apply (self, error);
    case ALEA_ACT_PLACE:
    case ALEA_ACT_ACCEPT:
    case ALEA_ACT_RESIGN:
    case ALEA_ACT_DRAW:
      break;
    }

  /* The result says it. */
  return apply (self, error);
}

static AleaResult
get_result (const Writer *self)
{
  return self->state.stage == ALEA_STAGE_OVER ? self->state.result : self->record->result;
}

static gboolean
write_moves (Writer  *self,
             GError **error)
{
  write_entries (self);
  gather_notes_of_setup (self);
  write_note (self);
  while (get_event (self) != NULL)
    {
      if (!write_event (self, error))
        return FALSE;
      write_note (self);
    }

  flush_rolls (self, NULL);
  alea_pgn_wrap_word (&self->moves, alea_result_to_string (get_result (self)));
  return TRUE;
}

/* --- the set-up ---------------------------------------------------------- */

/* Goes through the set-up for its rolls and its end. */
static gboolean
read_setup (Writer  *self,
            GError **error)
{
  const AleaRecord *record = self->record;

  if (!alea_record_begin (record, &self->state, error))
    return FALSE;

  self->has_setup = record->start == NULL && self->state.stage == ALEA_STAGE_SETUP;
  while (self->state.stage == ALEA_STAGE_SETUP && get_event (self) != NULL)
    {
      list_event (self->setup_rolls, get_event (self));
      if (!apply (self, error))
        return FALSE;
    }

  self->setup = self->state;
  return TRUE;
}

gboolean
alea_pgn_write (const AleaRecord  *record,
                GString           *text,
                GError           **error)
{
  g_autoptr(GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
  g_autoptr(GArray) setup_rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
  g_autoptr(GString) moves = g_string_new (NULL);
  g_autoptr(GString) nags = g_string_new (NULL), variations = g_string_new (NULL);
  g_autoptr(GString) comment = g_string_new (NULL);
  Writer self = {
    .record = record, .rolls = rolls, .setup_rolls = setup_rolls, .moves = { .text = moves },
    .nags = nags, .variations = variations, .comment = comment, .clock = ALEA_NO_CLOCK,
  };

  if (!read_setup (&self, error) || !write_moves (&self, error))
    return FALSE;

  alea_pgn_head_write (&(AleaPgnHead) { .record = record, .setup = &self.setup, .has_setup = self.has_setup,
                                        .setup_rolls = setup_rolls, .end = &self.state, .result = get_result (&self) },
                       text);
  g_string_append_len (text, moves->str, (gssize) moves->len);
  g_string_append (text, "\n\n");
  return TRUE;
}
