/* alea-table-words.c: what is said of those who play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-table-words.h"

#include "alea-words.h"

#include <glib/gi18n-lib.h>

static const char *
get_name (AleaMatch *match,
          guint      person)
{
  return alea_person_get_title (alea_match_get_person (match, person));
}

char *
alea_table_words_make_time_over (AleaMatch       *match,
                                 const AleaState *state,
                                 int              person)
{
  gboolean is_white;

  if (person == ALEA_NO_PERSON)
    return g_strdup ("");
  if (*get_name (match, (guint) person) != '\0')
    return g_strdup_printf (_("%s has no time left."), get_name (match, (guint) person));

  is_white = alea_match_find_person (match, state, ALEA_WHO_WHITE) == (guint) person;
  return g_strdup (is_white ? _("White has no time left.") : _("Black has no time left."));
}

static char *
name_winner (const char *name,
             gboolean    is_white,
             gboolean    is_on_time)
{
  if (*name == '\0')
    {
      if (is_on_time)
        return g_strdup (is_white ? _("White wins on time.") : _("Black wins on time."));
      return g_strdup (is_white ? _("White wins.") : _("Black wins."));
    }

  if (is_on_time)
    return g_strdup_printf (is_white ? _("%s wins on time as White.") : _("%s wins on time as Black."), name);
  return g_strdup_printf (is_white ? _("%s wins as White.") : _("%s wins as Black."), name);
}

char *
alea_table_words_make_result (AleaMatch            *match,
                              const AleaState      *state,
                              const AleaToldEnding *told)
{
  const AleaResult result = state->stage == ALEA_STAGE_OVER ? state->result : told->result;
  const char *white = get_name (match, alea_match_find_person (match, state, ALEA_WHO_WHITE));
  const char *black = get_name (match, alea_match_find_person (match, state, ALEA_WHO_BLACK));

  switch (result)
    {
    case ALEA_RESULT_WHITE:
      return name_winner (white, TRUE, told->is_on_time);
    case ALEA_RESULT_BLACK:
      return name_winner (black, FALSE, told->is_on_time);
    case ALEA_RESULT_DRAW:
      if (*white == '\0' || *black == '\0')
        return g_strdup (_("The game is drawn."));
      return g_strdup_printf (_("%s and %s draw."), white, black);
    case ALEA_RESULT_NONE:
    default:
      return g_strdup ("");
    }
}

/* What a sentence calls @who by, where nobody has a name. */
static const char *
get_word (AleaWho who)
{
  switch (who)
    {
    case ALEA_WHO_FIRST:
      return "First player";
    case ALEA_WHO_SECOND:
      return "Second player";
    case ALEA_WHO_WHITE:
    case ALEA_WHO_BLACK:
    default:
      return alea_colour_word (who == ALEA_WHO_WHITE ? ALEA_WHITE : ALEA_BLACK);
    }
}

/* Of a place in a sentence. */
static gboolean
is_person (const char *name)
{
  return g_str_equal (name, "player") || g_str_equal (name, "loser");
}

char *
alea_table_words_make_prompt (AleaMatch    *match,
                              AleaGameView *view)
{
  const AleaState *state = alea_game_view_get_state (view);
  AleaText text = { 0 };

  alea_game_view_guide (view, &text);
  for (unsigned i = 0; i < text.n_args; i++)
    for (AleaWho who = ALEA_WHO_WHITE; who <= ALEA_WHO_SECOND; who++)
      {
        const char *name = get_name (match, alea_match_find_person (match, state, who));

        if (*name == '\0' || !is_person (text.args[i].name) || g_strcmp0 (text.args[i].word, get_word (who)) != 0)
          continue;

        text.args[i].word = NULL;
        alea_text_set_value (&text, i, name);
      }

  return alea_words_expand (&text);
}

/* --- what the computer is about to do ------------------------------------ */

/* Where it plays for both it matters for whom. */
static char *
name_program (AleaMatch          *self,
              const AleaQuestion *question)
{
  const gboolean is_roll = question->ask == ALEA_ASK_ROLL;

  if (alea_match_count_programs (self) < ALEA_N_PERSONS)
    return g_strdup (is_roll ? _("The computer rolls the dice.") : _("The computer is thinking."));
  if (question->who == ALEA_WHO_WHITE)
    return g_strdup (is_roll ? _("The computer rolls the dice for White.") : _("The computer is thinking for White."));
  if (question->who == ALEA_WHO_BLACK)
    return g_strdup (is_roll ? _("The computer rolls the dice for Black.") : _("The computer is thinking for Black."));

  return g_strdup (_("The computer rolls the dice."));
}

char *
alea_answerer_find (const AleaState *state,
                    gpointer         data)
{
  AleaMatch *match = data;
  AleaQuestion question;
  guint person;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return NULL;

  person = alea_match_find_person (match, state, question.who);
  if (alea_person_get_level (alea_match_get_person (match, person)) == 0)
    return NULL;

  /* Somebody throws real dice for it. */
  if (question.ask == ALEA_ASK_ROLL && alea_person_get_has_own_dice (alea_match_get_person (match, person)))
    return NULL;

  return name_program (match, &question);
}
