/* alea-script.c: a game as a string of events
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-script.h"

#include "alea-chess960.h"
#include "alea-commentary.h"
#include "alea-notation.h"
#include "alea-printable.h"
#include "alea-reason.h"
#include "alea-roll-list.h"

#include <string.h>

#define BLANKS " \t\n\v\f\r"

G_DEFINE_QUARK (alea-script-error-quark, alea_script_error)

static gboolean
refuse_word (GError     **error,
             const char  *sentence,
             const char  *word)
{
  AleaText why = { 0 };

  alea_text_set (&why, NULL, sentence);
  alea_text_add_string (&why, "word", word);
  return alea_reason_set_error (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT, &why);
}

/* "3" or "3-5"; "12" is more like the number of a move, "0-0" is castling. */
static gboolean
is_like_roll (const char *word)
{
  return *word >= '1' && *word <= '9' && (word[1] == '\0' || word[1] == '-');
}

gboolean
alea_script_read_event (const AleaState *state,
                        const char      *word,
                        AleaEvent       *event,
                        AleaText        *why)
{
  AleaQuestion question;
  AleaDecision decision;
  AleaRoll roll;

  alea_state_ask (state, &question);

  if (question.ask == ALEA_ASK_ROLL && alea_roll_parse (word, &roll))
    {
      *event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      return TRUE;
    }

  if (question.ask == ALEA_ASK_ROLL && word[strspn (word, "0123456789-")] == '\0')
    {
      alea_text_set (why, state->rules->numbers.dice, N_("“{word}” is not a roll."));
      alea_text_add_string (why, "word", word);
      return FALSE;
    }

  if (!alea_decision_parse (state, word, &decision, why))
    {
      if (question.ask != ALEA_ASK_OVER && is_like_roll (word) && alea_roll_parse (word, &roll))
        alea_text_set (why, alea_state_get_rule (state), N_("No roll is due now."));
      return FALSE;
    }

  *event = alea_event_decision (decision);
  return TRUE;
}

gboolean
alea_script_parse_event (const AleaState  *state,
                         const char       *word,
                         AleaEvent        *event,
                         GError          **error)
{
  AleaText why = { 0 };

  if (alea_script_read_event (state, word, event, &why))
    return TRUE;

  return alea_reason_set_error (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT, &why);
}

static gboolean
apply_event (AleaState        *state,
             const AleaEvent  *event,
             GArray           *events,
             GError          **error)
{
  AleaText why = { 0 };

  if (!alea_state_apply (state, event, &why))
    return alea_reason_set_error (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT, &why);

  if (events != NULL)
    g_array_append_val (events, *event);
  return TRUE;
}

/* A start of Chess960 chosen by its number stands for the rolls that lead to
 * it, so that every way of starting ends in the same list of events. */
static gboolean
is_start_number_due (const AleaState *state)
{
  return state->stage == ALEA_STAGE_SETUP
         && state->rules->setup.n_starts > 0
         && alea_rules_find_option (state->rules, "setup") >= 0
         && alea_rules_option_is (state->rules, &state->options, "setup", "number")
         && state->setup.pieces[0] == ALEA_NO_PIECE;
}

static gboolean
apply_start_number (AleaState   *state,
                    const char  *word,
                    GArray      *events,
                    GError     **error)
{
  guint8 faces[ALEA_CHESS960_ROLLS];
  guint64 number;

  if (!g_ascii_string_to_unsigned (word, 10, 0, ALEA_CHESS960_STARTS - 1, &number, NULL))
    return refuse_word (error, N_("“{word}” is not a start number: starts are numbered from 0 to 959."), word);

  alea_chess960_get_rolls ((int) number, 0, faces);

  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      AleaEvent event = alea_event_roll ((AleaRoll) { .n = 1, .face = { faces[i] } }, ALEA_SOURCE_CHOSEN);

      if (!apply_event (state, &event, events, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
alea_script_has_no_move (const AleaState *state)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  return state->stage != ALEA_STAGE_SETUP && question.ask != ALEA_ASK_DECIDE;
}

/* "--" notes a turn that the roll before it has taken away.  It is no event,
 * for nothing was decided; but it must be true. */
static gboolean
check_missed_turn (const AleaState  *state,
                   gboolean          is_after_roll,
                   GError          **error)
{
  if (is_after_roll && alea_script_has_no_move (state))
    return TRUE;

  g_set_error_literal (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_EVENT,
                       "“--” may only follow a roll that allows no move.");
  return FALSE;
}

/* @was_roll says whether the event before was a roll in play, and afterwards
 * whether this one was. */
static gboolean
apply_word (AleaState   *state,
            const char  *word,
            GArray      *events,
            gboolean    *was_roll,
            GError     **error)
{
  const char *after_number = word + strspn (word, "0123456789");
  gboolean is_after_roll = *was_roll;
  AleaEvent event;

  /* "12." and "12..." are passed over, also where the move follows at once. */
  if (after_number > word && *after_number == '.')
    {
      word = after_number + strspn (after_number, ".");
      if (*word == '\0')
        return TRUE;
    }

  /* A remark. */
  if (*word == '{' && g_str_has_suffix (word, "}"))
    return TRUE;

  *was_roll = FALSE;
  if (strcmp (word, "--") == 0)
    return check_missed_turn (state, is_after_roll, error);
  if (is_start_number_due (state) && word[strspn (word, "0123456789")] == '\0')
    return apply_start_number (state, word, events, error);
  if (!alea_script_parse_event (state, word, &event, error))
    return FALSE;

  *was_roll = event.type == ALEA_EVENT_ROLL && state->stage == ALEA_STAGE_PLAY;
  return apply_event (state, &event, events, error);
}

/* The length of the word at @text, which ends before one of @blanks.  A '#' in
 * it begins a comment unless it is the sign of mate: "Qh4#". */
static gsize
measure_word (const char *text,
              const char *blanks)
{
  gsize length = 0, signs;

  while (text[length] != '\0' && text[length] != '#' && strchr (blanks, text[length]) == NULL)
    length++;
  signs = strspn (text + length, "#+!?");

  return length > 0 && strchr (blanks, text[length + signs]) != NULL ? length + signs : length;
}

/* The word of *@length bytes at @text, which is not empty.  With a move goes
 * the terrace that follows it, "Nfz4 {T3}"; *@length then grows. */
static char *
copy_word (const AleaState *state,
           const char      *text,
           gsize           *length)
{
  const char *terrace = text + *length + strspn (text + *length, BLANKS);
  g_autofree char *word = g_strndup (text, *length);
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask != ALEA_ASK_DECIDE || *word == '{'
      || terrace[0] != '{' || terrace[1] != 'T' || !g_ascii_isdigit (terrace[2]) || terrace[3] != '}')
    return g_steal_pointer (&word);

  *length = (gsize) (terrace - text) + strlen ("{T3}");
  return g_strdup_printf ("%s {T%c}", word, terrace[2]);
}

/* Goes over @text up to @end, which is where @place shall be. */
static void
find_place (const char *text,
            const char *end,
            AleaPlace  *place)
{
  const char *line = text;

  place->line = 1;
  for (; text < end; text++)
    if (*text == '\n')
      {
        line = text + 1;
        place->line++;
      }

  place->column = (guint) g_utf8_strlen (line, end - line) + 1;
}

static gboolean
check_text (const char  *text,
            AleaPlace   *place,
            GError     **error)
{
  const char *end;

  if (g_utf8_validate (text, -1, &end))
    return TRUE;

  find_place (text, end, place);
  g_set_error_literal (error, ALEA_SCRIPT_ERROR, ALEA_SCRIPT_ERROR_TEXT, "This is not text (UTF-8).");
  return FALSE;
}

gboolean
alea_script_play (const char  *text,
                  AleaState   *state,
                  GArray      *events,
                  AleaPlace   *place,
                  GError     **error)
{
  /* A series may be joined by commas, as in a record of the game. */
  const char *blanks = state->rules->turn.get_moves_left != NULL ? BLANKS "," : BLANKS;
  const char *start;
  gboolean was_roll = FALSE;
  AleaPlace unused;

  if (place == NULL)
    place = &unused;

  text += alea_measure_mark (text, strlen (text));
  start = text;
  if (!check_text (text, place, error))
    return FALSE;

  while (*text != '\0')
    {
      gsize length = measure_word (text, blanks);
      g_autofree char *word = length > 0 ? copy_word (state, text, &length) : NULL;

      if (*text == '#')
        text += strcspn (text, "\n");
      else if (length == 0)
        text++;
      else if (apply_word (state, word, events, &was_roll, error))
        text += length;
      else
        {
          find_place (start, text, place);
          return FALSE;
        }
    }

  return TRUE;
}

char *
alea_script_write_event (const AleaState *state,
                         const AleaEvent *event)
{
  char text[ALEA_MOVE_TEXT_SIZE], faces[ALEA_ROLL_TEXT_SIZE];

  return g_strdup (event->type == ALEA_EVENT_DECISION ? alea_decision_to_text (state, &event->decision, text)
                                                      : alea_roll_to_text (event->roll, faces));
}
