/* check-pgn.c: what must be true of a game file and what is read of it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "check-pgn.h"

#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "test-support.h"

#include <string.h>

char *
check_pgn_write (const AleaRecord *record)
{
  g_autoptr(GError) error = NULL;
  GString *text = g_string_new (NULL);

  alea_pgn_write (record, text, &error);
  g_assert_no_error (error);
  return g_string_free (text, FALSE);
}

AleaRecord *
check_pgn_read (const char *text)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, strlen (text));
  g_autoptr(AleaPgnGame) after = NULL;
  g_autoptr(AleaPgnGame) game = NULL;

  g_assert_true (alea_pgn_reader_next (reader, &game, NULL, NULL));
  g_assert_nonnull (game);
  if (game->is_bad)
    g_error ("%u:%u: %s\n%s", game->fault_place.line, game->fault_place.column, test_sentence (&game->fault), text);

  g_assert_true (alea_pgn_reader_next (reader, &after, NULL, NULL));
  g_assert_null (after);
  return g_steal_pointer (&game->record);
}

static void
assert_same_events (const AleaRecord *a,
                    const AleaRecord *b,
                    const char       *text)
{
  AleaState end_a, end_b;

  if (a->events->len != b->events->len)
    g_error ("%u events become %u:\n%s", a->events->len, b->events->len, text);
  g_assert_true (alea_record_replay (a, G_MAXUINT, &end_a, NULL));
  g_assert_true (alea_record_replay (b, G_MAXUINT, &end_b, NULL));
  test_assert_same_state (&end_a, &end_b);
}

void
check_pgn_record (const AleaRecord *record)
{
  g_autofree char *text = check_pgn_write (record);
  g_autoptr(AleaRecord) again = check_pgn_read (text);

  assert_same_events (record, again, text);
}

static void
check_game (const AleaPgnGame *game)
{
  if (game->is_bad)
    {
      g_autofree char *sentence = test_sentence (&game->fault);

      g_assert_true (g_utf8_validate (sentence, -1, NULL));
      g_assert_cmpuint (strlen (sentence), >, 0);
      g_assert_cmpuint (game->fault_place.line, >=, game->place.line);
      g_assert_cmpuint (game->fault_place.column, >=, 1);
    }

  check_pgn_record (game->record);
}

void
check_pgn_text (const char *text,
                gsize       n_bytes)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, n_bytes);
  goffset last = -1;

  for (;;)
    {
      g_autoptr(AleaPgnGame) game = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_true (alea_pgn_reader_next (reader, &game, NULL, &error));
      g_assert_no_error (error);
      if (game == NULL)
        return;

      g_assert_cmpint (game->offset, >, last);
      g_assert_cmpint (game->offset, <, n_bytes);
      last = game->offset;
      check_game (game);
    }
}
