/* alea-pgn-variation.c: what else might have been played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include <string.h>

/* "12.", "z4", "{T3}". */
#define MAX_BETTER_WORDS 3

/* What stands between the blanks. */
static GStrv
split_words (const char *variation)
{
  g_auto(GStrv) parts = g_strsplit_set (variation, " \t\r\n\v\f", -1);
  g_autoptr(GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (words, parts[i]);

  return g_strv_builder_end (words);
}

/* "12. Nf3" or "12... z4 {T3}" behind a move: what would have been better.
 * Whether it could be played is for those to see who show it. */
static char *
read_better (const char *variation)
{
  g_auto(GStrv) words = NULL;
  guint n_words;
  gboolean is_roman;

  if (strlen (variation) >= ALEA_PGN_MAX_WORD)
    return NULL;

  words = split_words (variation);
  n_words = g_strv_length (words);
  if (n_words < 2 || n_words > MAX_BETTER_WORDS
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
  g_autofree char *text = NULL;

  if (take_better (record, variation))
    return NULL;
  if (strlen (variation) >= ALEA_PGN_MAX_VARIATION)
    {
      record->n_variations++;
      return NULL;
    }

  words = split_words (variation);
  if (words[0] == NULL)
    return NULL;

  text = g_strjoinv (" ", words);
  return g_strdup_printf ("(%s)", text);
}
