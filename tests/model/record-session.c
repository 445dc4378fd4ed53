/* record-session.c: games at a table, from their records and back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "record-session.h"

#include "check-pgn.h"

#include "alea-game-record.h"
#include "alea-script.h"

AleaSession *
record_session_new (AleaGame   *game,
                    const char *clock)
{
  AleaClockControl control = { 0 };
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) own_clock = NULL;

  g_assert_true (alea_clock_control_parse (&control, clock, NULL));
  own_clock = alea_clock_new (&control);
  return alea_session_new (game, match, own_clock);
}

void
record_session_play (AleaGame   *game,
                     const char *script)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  AleaState state = *alea_game_get_state (game);
  g_autoptr(GError) error = NULL;

  alea_script_play (script, &state, events, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    g_assert_true (alea_game_apply (game, &g_array_index (events, AleaEvent, i), NULL));
}

char *
record_session_write (AleaSession *session)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  return check_pgn_write (record);
}

AleaSession *
record_session_read (const char *text)
{
  g_autoptr(AleaRecord) record = check_pgn_read (text);
  g_autoptr(AleaGame) game = alea_game_record_play (record, NULL);
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = NULL;
  AleaClockControl control = { 0 };
  AleaSession *session;

  g_assert_nonnull (game);
  alea_game_record_get_clock (game, match, &control);
  clock = alea_clock_new (&control);
  session = alea_session_new (game, match, clock);
  alea_game_record_restore (session, NULL);
  return session;
}
