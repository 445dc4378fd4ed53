/* alea-pgn-commands.c: what comments of a game file say to the program
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include "alea-notation.h"
#include "alea-pgn-text.h"
#include "alea-roll-list.h"

#include <string.h>

/* Behind a roll that can be thrown again another one says that it was. */
static gboolean
take_roll (AleaPgnBuild         *self,
           const AleaListedRoll *item,
           AleaPlace             place)
{
  AleaEvent event = alea_event_roll (item->roll, item->source);
  AleaDecision reroll;

  if (item->roll.n > 0)
    {
      if (alea_decision_parse (&self->state, "reroll", &reroll, NULL) && !alea_pgn_build_reroll (self, place))
        return FALSE;
      if (!alea_pgn_build_apply (self, &event, place))
        return FALSE;
    }

  return !item->is_rerolled || alea_pgn_build_reroll (self, place);
}

/* Rolls in play. */
static gboolean
take_rolls (AleaPgnBuild *self,
            const char   *list,
            AleaPlace     place)
{
  g_autoptr(GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
  AleaText why = { 0 };
  guint offset;

  if (!alea_pgn_build_begin (self))
    return FALSE;
  if (!alea_roll_list_parse (list, rolls, &offset, &why))
    return alea_pgn_build_fail (self, place, &why);

  for (guint i = 0; i < rolls->len; i++)
    if (!take_roll (self, &g_array_index (rolls, AleaListedRoll, i), place))
      return FALSE;

  return TRUE;
}

/* Which colour the first and the second player have now.  It follows from the
 * rolls, so it can only be right or wrong. */
static gboolean
take_seats (AleaPgnBuild *self,
            const char   *seats,
            AleaPlace     place)
{
  AleaText why = { 0 };

  if (!alea_pgn_build_begin (self))
    return FALSE;
  if (self->state.stage != ALEA_STAGE_SETUP
      && g_str_equal (seats, alea_state_get_player (&self->state, ALEA_WHITE) != 0 ? "bw" : "wb"))
    return TRUE;

  alea_text_set (&why, NULL, N_("The players’ colours at this point cannot be “{word}”."));
  alea_text_add_string (&why, "word", seats);
  return alea_pgn_build_fail (self, place, &why);
}

/* The text behind the name of a command; NULL when it is another command. */
static const char *
match_command (const char *command,
               const char *name)
{
  gsize length = strlen (name);

  if (strncmp (command, name, length) != 0 || (command[length] != ' ' && command[length] != '\0'))
    return NULL;

  return command + length + strspn (command + length, " ");
}

static AleaFinding *
find_finding (AleaPgnBuild *self,
              guint         n_events)
{
  return &alea_record_make_note (self->record, n_events)->finding;
}

/* The chances are those before the rolls of the comment. */
static gboolean
take_chances (AleaPgnBuild *self,
              const char   *text)
{
  AleaFinding chances = { 0 }, *finding;

  if (!alea_finding_parse_chances (text, &chances) || !alea_pgn_build_begin (self))
    return FALSE;

  finding = find_finding (self, self->n_before);
  chances.has_luck = finding->has_luck;
  chances.luck = finding->luck;
  chances.better = finding->better;
  *finding = chances;
  return TRUE;
}

/* "name text"; *@is_known when there is such a command. */
static gboolean
take_command (AleaPgnBuild *self,
              const char   *command,
              AleaPlace     place,
              gboolean     *is_known)
{
  const char *text;

  *is_known = TRUE;
  if ((text = match_command (command, "roll")) != NULL)
    return take_rolls (self, text, place);
  if ((text = match_command (command, "seats")) != NULL)
    return take_seats (self, text, place);

  if ((text = match_command (command, "eval")) != NULL)
    {
      *is_known = take_chances (self, text);
      return !self->is_bad;
    }
  if ((text = match_command (command, "luck")) != NULL)
    {
      *is_known = self->record->events->len > 0
                  && alea_finding_parse_luck (text, find_finding (self, self->record->events->len));
      return TRUE;
    }

  text = match_command (command, "clk");
  *is_known = text != NULL && alea_pgn_text_parse_clock (text, &self->clock);
  return TRUE;
}

/* The next "[%" before @end, NULL for none. */
static char *
find_command (char *p,
              char *end)
{
  while ((p = memchr (p, '[', (gsize) (end - p))) != NULL && p[1] != '%')
    p++;

  return p;
}

gboolean
alea_pgn_build_take_commands (AleaPgnBuild *self,
                              GString      *text,
                              AleaPlace     place)
{
  char *p = text->str, *out = text->str, *end = text->str + text->len, *open, *close;

  self->n_before = self->record->events->len;
  while ((open = find_command (p, end)) != NULL && (close = memchr (open, ']', (gsize) (end - open))) != NULL)
    {
      gboolean is_known;
      gsize kept;

      *close = '\0';
      if (!take_command (self, open + 2, place, &is_known))
        return FALSE;
      *close = ']';

      kept = (gsize) ((is_known ? open : close + 1) - p);
      memmove (out, p, kept);
      out += kept;
      p = close + 1;
      if (is_known && *p == ' ' && (out == text->str || out[-1] == ' '))
        p++;
    }

  memmove (out, p, (gsize) (end - p));
  out += end - p;
  if (out > text->str && out[-1] == ' ')
    out--;
  g_string_truncate (text, (gsize) (out - text->str));
  return TRUE;
}
