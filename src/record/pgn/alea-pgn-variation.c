/* alea-pgn-variation.c: what else might have been played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include <string.h>

/* "12.", "z4", "{T3}". */
#define MAX_BETTER_WORDS 3

/* "12. Nf3" or "12... z4 {T3}" behind a move: what would have been better.
 * Whether it could be played is for those to see who show it. */
static char *
read_better (const char *variation)
{
  g_auto(GStrv) words = g_strsplit_set (variation, " \t\r\n", MAX_BETTER_WORDS + 1);
  const guint n_words = g_strv_length (words);
  gboolean is_roman;

  if (strlen (variation) >= ALEA_PGN_MAX_WORD || n_words < 2 || n_words > MAX_BETTER_WORDS
      || *alea_pgn_skip_number (words[0], FALSE, &is_roman) != '\0'
      || (n_words == MAX_BETTER_WORDS && !g_str_has_prefix (words[2], "{T")))
    return NULL;

  return g_strjoinv (" ", words + 1);
}

/* FALSE when it is another variation. */
static gboolean
take_better (AleaRecord *record,
             const char *variation)
{
  const guint n_events = record->events->len;
  AleaNote *note;
  char *better;

  if (n_events == 0 || alea_record_get_event (record, n_events - 1)->type != ALEA_EVENT_DECISION)
    return FALSE;
  if ((better = read_better (variation)) == NULL)
    return FALSE;

  note = alea_record_make_note (record, n_events);
  if (note->finding.better != NULL)
    {
      g_free (better);
      return FALSE;
    }

  note->finding.better = better;
  return TRUE;
}

char *
alea_pgn_read_variation (AleaRecord *record,
                         const char *variation)
{
  g_auto(GStrv) words = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  if (take_better (record, variation))
    return NULL;
  if (strlen (variation) >= ALEA_PGN_MAX_VARIATION)
    {
      record->n_variations++;
      return NULL;
    }

  words = g_strsplit_set (variation, " \t\r\n\v\f", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "(", words[i]);
  if (text->len == 0)
    return NULL;

  g_string_append_c (text, ')');
  return g_string_free (g_steal_pointer (&text), FALSE);
}
