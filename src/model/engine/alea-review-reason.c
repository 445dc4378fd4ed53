/* alea-review-reason.c: what was seen on the board, behind the figures of a review
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-reason.h"

#include "alea-commentary.h"
#include "alea-danger.h"
#include "alea-words.h"

/* A decision that was possible, and what came of it. */
typedef struct
{
  const AleaState    *before;
  const AleaDecision *decision;
  AleaState           after;
  AleaDanger          danger;    /* to the pieces of who decided */
} Course;

/* --- rolls ---------------------------------------------------------------------- */

/* Beside names a colour would have to be looked up. */
static void
call_by_name (AleaText   *text,
              const char *name)
{
  for (unsigned i = 0; i < text->n_args; i++)
    if (g_str_equal (text->args[i].name, "player"))
      {
        text->args[i].word = NULL;
        alea_text_set_value (text, i, name);
      }
}

/* What was done with it, by whom.  Nothing, where the players ended the game. */
static char *
say_use (const AleaRecord *record,
         const AleaState  *before,
         guint             number,
         const char       *name)
{
  g_autofree AleaState *rolled = g_memdup2 (before, sizeof *before), *after = NULL;
  const AleaEvent *event;
  AleaText text = { 0 };

  if (number + 1 >= record->events->len || !alea_state_apply (rolled, alea_record_get_event (record, number), NULL))
    return g_strdup ("");

  event = alea_record_get_event (record, number + 1);
  if (alea_event_is_last_word (event))
    return g_strdup ("");

  after = g_memdup2 (rolled, sizeof *rolled);
  if (event->type == ALEA_EVENT_DECISION && alea_state_apply (after, event, NULL))
    alea_state_describe (rolled, event, after, &text);
  call_by_name (&text, name);
  return alea_words_expand (&text);
}

/* --- decisions ------------------------------------------------------------------- */

/* FALSE where the rules do not allow it. */
static gboolean
course_follow (Course             *self,
               const AleaState    *before,
               const AleaDecision *decision)
{
  const AleaEvent event = alea_event_decision (*decision);
  AleaQuestion asked, asks;

  self->before = before;
  self->decision = decision;
  self->after = *before;
  self->danger = (AleaDanger) { .total = 0 };
  if (!alea_state_apply (&self->after, &event, NULL))
    return FALSE;

  alea_state_ask (before, &asked);
  alea_state_ask (&self->after, &asks);
  if (asks.ask != ALEA_ASK_OVER && asks.who != asked.who)
    alea_danger_find (&self->after, &self->danger);
  return TRUE;
}

static gboolean
course_moves (const Course *self)
{
  return self->decision->act == ALEA_ACT_MOVE;
}

/* Where the piece of @square stands after it. */
static AleaSquare
course_find (const Course *self,
             AleaSquare    square)
{
  return course_moves (self) && alea_move_from (self->decision->move) == square ? alea_move_to (self->decision->move)
                                                                                : square;
}

/* Where the piece that stands on @square after it came from. */
static AleaSquare
course_find_origin (const Course *self,
                    AleaSquare    square)
{
  return course_moves (self) && alea_move_to (self->decision->move) == square ? alea_move_from (self->decision->move)
                                                                              : square;
}

static void
add_decision (AleaText     *text,
              const char   *name,
              const Course *course)
{
  g_autofree char *move = alea_words_decision (course->before, course->decision);

  alea_text_add_string (text, name, move);
}

static void
add_piece (AleaText        *text,
           const AleaState *state,
           AleaSquare       square)
{
  alea_text_add_word (text, "piece", alea_piece_type_word (alea_piece_type (alea_state_get_piece (state, square))));
  alea_text_add_square (text, "square", state->rules->geometry, square);
}

static void
say_win (const Course *best,
         AleaText     *text)
{
  alea_text_set (text, NULL, N_("{move} would win at once."));
  add_decision (text, "move", best);
}

/* In how many ways the piece of @square, where it stands after @chosen, can be
 * captured after @best. */
static guint
count_ways (const Course *chosen,
            const Course *best,
            AleaSquare    square)
{
  return best->danger.ways[course_find (best, course_find_origin (chosen, square))];
}

/* The dearest piece that more rolls can capture after @chosen than after @best. */
static AleaSquare
find_endangered (const Course *chosen,
                 const Course *best)
{
  AleaSquareSet squares = 0;

  if (chosen->danger.total != best->danger.total)
    return ALEA_NO_SQUARE;

  for (AleaSquare square = 0; square < ALEA_MAX_PLAY_SQUARES; square++)
    if (chosen->danger.ways[square] > count_ways (chosen, best, square))
      squares |= (AleaSquareSet) 1 << square;

  return alea_danger_choose_dearest (&chosen->after, squares);
}

static void
say_danger (const Course *chosen,
            const Course *best,
            AleaSquare    square,
            AleaText     *text)
{
  const guint ways = chosen->danger.ways[square], fewer = count_ways (chosen, best, square);

  /* Translators: {ways}, {total} and {fewer} are numbers: "by 7 of 16 rolls" */
  if (ways == chosen->danger.total)
    alea_text_set (text, NULL, N_("After {move}, the {piece} on {square} can be captured."));
  else if (fewer == 0)
    alea_text_set (text, NULL, N_("After {move}, the {piece} on {square} can be captured by {ways} of {total} "
                                  "rolls; after {better}, by none."));
  else
    alea_text_set (text, NULL, N_("After {move}, the {piece} on {square} can be captured by {ways} of {total} "
                                  "rolls; after {better}, by only {fewer}."));

  add_decision (text, "move", chosen);
  add_piece (text, &chosen->after, square);
  if (ways == chosen->danger.total)
    return;

  alea_text_add_number (text, "ways", ways);
  alea_text_add_number (text, "total", chosen->danger.total);
  add_decision (text, "better", best);
  alea_text_add_number (text, "fewer", fewer);
}

static AleaPieceType
get_captured (const Course *course)
{
  return course_moves (course) ? alea_position_get_captured (&course->before->position, course->decision->move)
                               : ALEA_NO_PIECE_TYPE;
}

static void
say_capture (const Course *best,
             AleaText     *text)
{
  alea_text_set (text, NULL, N_("{move} would capture the {piece} on {square}."));
  add_decision (text, "move", best);
  add_piece (text, best->before, alea_move_to (best->decision->move));
}

/* What @best would have done and @chosen did not. */
static void
compare (const Course *chosen,
         const Course *best,
         AleaText     *text)
{
  const AleaPieceType missed = get_captured (best), captured = get_captured (chosen);
  const AleaSquare endangered = find_endangered (chosen, best);

  if (best->after.stage == ALEA_STAGE_OVER && best->after.result != ALEA_RESULT_DRAW)
    say_win (best, text);
  else if (endangered != ALEA_NO_SQUARE)
    say_danger (chosen, best, endangered, text);
  else if (alea_piece_worth[missed] > alea_piece_worth[captured]
           && alea_state_get_piece (best->before, alea_move_to (best->decision->move)) != ALEA_NO_PIECE)
    say_capture (best, text);
}

static char *
say_oversight (const AleaState       *before,
               const AleaDecision    *decision,
               const AleaLedgerEntry *entry)
{
  g_autofree Course *chosen = g_new (Course, 1), *best = g_new (Course, 1);
  AleaText text = { 0 };

  if (entry->error >= ALEA_DUBIOUS && !alea_decision_equal (&entry->best, decision)
      && course_follow (chosen, before, decision) && course_follow (best, before, &entry->best))
    compare (chosen, best, &text);
  return alea_words_expand (&text);
}

char *
alea_review_reason_say (const AleaRecord      *record,
                        const AleaState       *before,
                        const AleaLedgerEntry *entry,
                        const char            *name)
{
  const AleaEvent *event = alea_record_get_event (record, entry->event);

  if (before->stage != ALEA_STAGE_PLAY)
    return g_strdup ("");

  return event->type == ALEA_EVENT_ROLL ? say_use (record, before, entry->event, name)
                                        : say_oversight (before, &event->decision, entry);
}
