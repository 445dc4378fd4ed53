/* alea-words.c: sentences of the rules in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-words.h"

#include "alea-jepps.h"
#include "alea-letters.h"
#include "alea-printable.h"
#include "alea-notation.h"
#include "alea-reason.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *
alea_words_translate (const char *msgid)
{
  /* The empty msgid is the head of the catalogue, not a word. */
  return msgid != NULL && *msgid != '\0' ? g_dgettext (GETTEXT_PACKAGE, msgid) : "";
}

char *
alea_words_expand (const AleaText *text)
{
  AleaText shown;

  g_return_val_if_fail (text != NULL, NULL);

  shown = *text;
  for (unsigned i = 0; i < shown.n_args; i++)
    if (shown.args[i].is_move)
      {
        g_autofree char *value = alea_letters_show (shown.args[i].value);

        alea_text_set_value (&shown, i, value);
      }

  return alea_reason_expand (&shown);
}

int
alea_words_find_fault (const AleaFenError *error,
                       const char         *fen)
{
  gsize offset = MIN ((gsize) MAX (error->column - 1, 0), strlen (fen));

  return (int) g_utf8_pointer_to_offset (fen, fen + offset);
}

char *
alea_words_expand_fen_error (const AleaFenError *error,
                             const char         *fen)
{
  g_autofree char *reason = alea_words_expand (&error->text);

  if (error->column == 0)
    return g_steal_pointer (&reason);

  /* Translators: a place in a line of text, and what is wrong there */
  return g_strdup_printf (_("Character %d: %s"), alea_words_find_fault (error, fen) + 1, reason);
}

const char *
alea_words_result (AleaResult result)
{
  switch (result)
    {
    case ALEA_RESULT_WHITE:
      return "1-0";
    case ALEA_RESULT_BLACK:
      return "0-1";
    case ALEA_RESULT_DRAW:
      return "½-½";
    case ALEA_RESULT_NONE:
    default:
      return "";
    }
}

char *
alea_words_decision (const AleaState    *state,
                     const AleaDecision *decision)
{
  char text[ALEA_MOVE_TEXT_SIZE];

  switch (decision->act)
    {
    case ALEA_ACT_ACCEPT:
      return g_strdup (_("accept"));
    case ALEA_ACT_REROLL:
      return g_strdup (_("re-roll"));
    case ALEA_ACT_PASS:
      return g_strdup (_("pass"));
    case ALEA_ACT_RESIGN:
      return g_strdup (_("resign"));
    case ALEA_ACT_DRAW:
      return g_strdup (_("draw"));
    case ALEA_ACT_MOVE:
    case ALEA_ACT_PLACE:
    default:
      return alea_letters_show (alea_decision_to_text (state, decision, text));
    }
}

/* For people to read: what is meant for files is made by the core alone. */
static char *
write_array (const AleaState *state,
             AleaColour       colour)
{
  const AleaMediation mediation = (AleaMediation) alea_jepps_get (state)->mediation;
  char array[ALEA_JEPPS_TEXT_SIZE];

  alea_jepps_write_setup (state, colour, array);
  if (colour == ALEA_BLACK && (mediation == ALEA_MEDIATION_MIRROR || mediation == ALEA_MEDIATION_REVERSE))
    return g_strdup (alea_words_translate (array));

  return alea_letters_show (array);
}

char *
alea_words_setup (const AleaState *state)
{
  GString *lines;

  if (state->rules->setup.write_side == NULL)
    return NULL;

  lines = g_string_new (NULL);
  if (alea_jepps_has_entries (state->rules, &state->options))
    {
      char english[ALEA_JEPPS_TEXT_SIZE];
      g_autofree char *entries = alea_letters_show (alea_jepps_write_entries (state, english));

      g_string_append (lines, entries);
    }
  else
    for (int colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
      {
        g_autofree char *array = write_array (state, (AleaColour) colour);

        if (*array == '\0')
          continue;
        if (lines->len > 0)
          g_string_append_c (lines, '\n');
        /* Translators: "White: Na1, Bb1, Kc1": a side, and how its pieces were placed */
        g_string_append_printf (lines, _("%s: %s"), alea_words_translate (alea_colour_word ((AleaColour) colour)), array);
      }

  return g_string_free (lines, FALSE);
}

char *
alea_words_roll (const AleaRoll *roll)
{
  char faces[ALEA_ROLL_TEXT_SIZE];

  return g_strdup (alea_roll_to_text (*roll, faces));
}

char *
alea_words_faults (AleaFaults faults)
{
  g_autoptr(GString) sentences = g_string_new (NULL);

  for (guint i = 0; i < ALEA_N_FAULTS; i++)
    {
      g_autofree char *sentence = NULL;
      AleaText text = { 0 };

      if ((faults & (1u << i)) == 0)
        continue;

      alea_fault_describe ((AleaFaults) (1u << i), &text);
      sentence = alea_words_expand (&text);
      g_string_append_printf (sentences, "%s%s", sentences->len > 0 ? " " : "", sentence);
    }

  return g_string_free (g_steal_pointer (&sentences), FALSE);
}

char *
alea_words_printable (const char *text)
{
  const gsize size = alea_printable (text, NULL, 0) + 1;
  char *shown = g_malloc (size);

  alea_printable (text, shown, size);
  return shown;
}

char *
alea_words_printable_lines (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = lines[i];

      lines[i] = alea_words_printable (line);
    }

  return g_strjoinv ("\n", lines);
}
