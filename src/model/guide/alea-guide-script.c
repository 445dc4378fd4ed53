/* alea-guide-script.c: what a page of the guide lets happen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-script.h"

#include "alea-commentary.h"
#include "alea-offer.h"
#include "alea-script.h"
#include "alea-words.h"

#include <string.h>

void
alea_attempt_explain (const AleaAttempt *self,
                      const AleaState   *state,
                      AleaText          *why)
{
  alea_text_set (why, NULL, NULL);

  if (self->type == ALEA_ATTEMPT_MOVE)
    alea_state_explain (state, self->from, self->to, why);
  else if (self->type == ALEA_ATTEMPT_PLACE)
    alea_state_explain_place (state, self->piece_type, why);
}

/* --- steps ---------------------------------------------------------------- */

static gboolean
apply_word (const AleaGuideEntry  *entry,
            gsize                  offset,
            const char            *word,
            AleaState             *state,
            AleaEvent             *event,
            GError               **error)
{
  g_autoptr(GError) why = NULL;
  g_autofree char *sentence = NULL;
  AleaText text = { 0 };

  if (!alea_script_parse_event (state, word, event, &why))
    return alea_guide_reader_fail_at (entry, offset, error, "%s", why->message);

  if (alea_state_apply (state, event, &text))
    return TRUE;

  sentence = alea_words_expand (&text);
  return alea_guide_reader_fail_at (entry, offset, error, "%s", sentence);
}

/* One step of a script, the word of @length bytes at @offset. */
static gboolean
read_step (const AleaGuideEntry  *entry,
           gsize                  offset,
           gsize                  length,
           AleaState             *state,
           AleaGuideStep         *step,
           GError               **error)
{
  const char *start = entry->value + offset;
  g_autofree char *word = NULL;

  *step = (AleaGuideStep) { .is_reply = length > 2 && *start == '[' && start[length - 1] == ']' };
  if (step->is_reply)
    {
      start++;
      length -= 2;
    }

  word = g_strndup (start, length);
  return apply_word (entry, offset, word, state, &step->event, error);
}

/* The steps in the first @end bytes of the value. */
static gboolean
read_steps (const AleaGuideEntry  *entry,
            gsize                  end,
            AleaState             *state,
            GArray                *steps,
            GError               **error)
{
  gsize offset = 0, length;

  while (length = alea_guide_next_word (entry->value, &offset), length > 0 && offset < end)
    {
      AleaGuideStep step;

      if (length == 1 && entry->value[offset] == '*')
        {
          if (entry->value[offset + 1] != '\0')
            return alea_guide_reader_fail_at (entry, offset, error, "“*” must be the last word");
          step = (AleaGuideStep) { .is_anything = TRUE };
        }
      else if (!read_step (entry, offset, length, state, &step, error))
        return FALSE;

      g_array_append_val (steps, step);
      offset += length;
    }

  return TRUE;
}

gboolean
alea_guide_script_read (const AleaGuideEntry  *entry,
                        AleaState             *state,
                        GArray                *steps,
                        GError               **error)
{
  return read_steps (entry, strlen (entry->value), state, steps, error);
}

/* --- attempts ------------------------------------------------------------- */

/* "e1-g1" or "e1-". */
static gboolean
parse_move_attempt (const AleaGeometry *geometry,
                    const char         *word,
                    AleaAttempt        *attempt)
{
  const char *end;

  attempt->type = ALEA_ATTEMPT_MOVE;
  attempt->to = ALEA_NO_SQUARE;
  attempt->from = alea_geometry_parse (geometry, word, &end);
  if (attempt->from == ALEA_NO_SQUARE || *end != '-')
    return FALSE;
  if (end[1] == '\0')
    return TRUE;

  attempt->to = alea_geometry_parse (geometry, end + 1, &end);
  return attempt->to != ALEA_NO_SQUARE && *end == '\0';
}

/* A piece that the dice do not offer, by its letter. */
static gboolean
parse_place_attempt (const AleaState *state,
                     const char      *word,
                     AleaAttempt     *attempt)
{
  AleaText why = { 0 };

  if (state->stage != ALEA_STAGE_SETUP || strlen (word) != 1)
    return FALSE;

  attempt->type = ALEA_ATTEMPT_PLACE;
  attempt->piece_type = alea_piece_type (alea_piece_from_letter (*word));
  if (attempt->piece_type == ALEA_NO_PIECE_TYPE)
    return FALSE;

  alea_attempt_explain (attempt, state, &why);
  return why.singular != NULL;
}

static gboolean
read_attempt (const AleaGuideEntry  *entry,
              gsize                  offset,
              const AleaState       *state,
              AleaAttempt           *attempt,
              GError               **error)
{
  const char *word = entry->value + offset;
  AleaState after = *state;
  AleaText why = { 0 };

  if (parse_move_attempt (state->rules->geometry, word, attempt))
    {
      alea_attempt_explain (attempt, state, &why);
      if (why.singular == NULL && attempt->to != ALEA_NO_SQUARE)
        return alea_guide_reader_fail_at (entry, offset, error, "the rules allow “%s”", word);
      return TRUE;
    }

  if (parse_place_attempt (state, word, attempt))
    return TRUE;

  *attempt = (AleaAttempt) { .type = ALEA_ATTEMPT_EVENT };
  return apply_word (entry, offset, word, &after, &attempt->event, error);
}

/* Where the last word of @value begins. */
static gsize
find_last_word (const char *value)
{
  gsize offset = strlen (value);

  while (offset > 0 && value[offset - 1] != ' ' && value[offset - 1] != '\t')
    offset--;

  return offset;
}

gboolean
alea_guide_mistake_read (const AleaGuideEntry  *entry,
                         const AleaState       *start,
                         GArray                *steps,
                         AleaAttempt           *attempt,
                         GError               **error)
{
  gsize last = find_last_word (entry->value);
  AleaState state = *start;

  return read_steps (entry, last, &state, steps, error)
         && read_attempt (entry, last, &state, attempt, error);
}
