/* pgn-support.c: games of a text, as scripts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pgn-support.h"

#include <string.h>

AleaPgnReader *
pgn_open (const char *text)
{
  return alea_pgn_reader_new_for_text (text, strlen (text));
}

AleaPgnGame *
pgn_next (AleaPgnReader *reader)
{
  g_autoptr(GError) error = NULL;
  AleaPgnGame *game = NULL;

  g_assert_true (alea_pgn_reader_next (reader, &game, NULL, &error));
  g_assert_no_error (error);
  return game;
}

static char *
write_events (const AleaRecord *record)
{
  GString *text = g_string_new (NULL);
  AleaState state;

  g_assert_true (alea_record_begin (record, &state, NULL));
  for (guint i = 0; i < record->events->len; i++)
    {
      const AleaEvent *event = alea_record_get_event (record, i);
      g_autofree char *word = alea_script_write_event (&state, event);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", word);
      g_assert_true (alea_state_apply (&state, event, NULL));
    }

  return g_string_free (text, FALSE);
}

void
pgn_assert_events (const AleaPgnGame *game,
                   const char        *expected)
{
  g_autofree char *events = NULL;

  g_assert_nonnull (game);
  if (game->is_bad)
    g_error ("%u:%u: %s", game->fault_place.line, game->fault_place.column, test_sentence (&game->fault));

  events = write_events (game->record);
  g_assert_cmpstr (events, ==, expected);
}

void
pgn_assert_note (const AleaRecord *record,
                 guint             n_events,
                 gint64            clock,
                 const char       *nags,
                 const char       *comment)
{
  const AleaNote *note = alea_record_find_note (record, n_events);

  g_assert_nonnull (note);
  g_assert_cmpint (note->clock, ==, clock);
  g_assert_cmpstr (note->nags, ==, nags);
  g_assert_cmpstr (note->comment, ==, comment);
}
