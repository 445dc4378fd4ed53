/* desk-support.c: a room with a desk, for tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

static void
open_shelf (Room *room)
{
  room->shelf = alea_shelf_new (room->folder);
  room->desk = alea_desk_new (room->shelf, room->settings, TRUE);
}

static void
sit_down (Room *room)
{
  open_shelf (room);
  shelf_test_flush (room->shelf);

  /* It is read after the match from last time, which comes with the desk. */
  g_array_unref (shelf_test_find_all (room->shelf));
}

void
room_set_up (Room *room)
{
  room->folder = shelf_test_make_folder ();
  room->settings = g_settings_new (APPLICATION_ID);
  g_settings_reset (room->settings, "clock");
  g_settings_reset (room->settings, "first-name");
  g_settings_reset (room->settings, "second-name");
  sit_down (room);
}

static void
stand_up (Room *room)
{
  AleaDocument *document = alea_desk_get_document (room->desk);
  gpointer session = document != NULL ? alea_document_get_session (document) : NULL;
  gpointer match = alea_desk_get_match (room->desk);

  g_object_add_weak_pointer (match, &match);
  if (session != NULL)
    g_object_add_weak_pointer (session, &session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_run_dispose (G_OBJECT (room->desk));
  alea_shelf_close (room->shelf, 10000);
  while (g_main_context_iteration (NULL, FALSE))
    ;

  /* Nobody holds what is not used any more. */
  g_assert_finalize_object (room->desk);
  g_assert_finalize_object (room->shelf);
  g_assert_null (session);
  g_assert_null (match);
}

void
room_clear_away (Room *room)
{
  stand_up (room);
  g_clear_object (&room->settings);
  shelf_test_assert_sound (room->folder);
  shelf_test_remove_folder (room->folder);
  g_free (room->folder);
}

void
room_restart (Room *room)
{
  stand_up (room);
  sit_down (room);
}

void
room_restart_in_haste (Room *room)
{
  stand_up (room);
  open_shelf (room);
}

AleaDocument *
room_get_document (Room *room)
{
  AleaDocument *document = alea_desk_get_document (room->desk);

  g_assert_nonnull (document);
  return document;
}

AleaGame *
room_get_game (Room *room)
{
  return alea_document_get_game (room_get_document (room));
}

AleaSession *
room_get_session (Room *room)
{
  return alea_document_get_session (room_get_document (room));
}

void
room_assert_points (Room       *room,
                    const char *score)
{
  g_assert_cmpstr (alea_match_get_score (alea_session_get_match (room_get_session (room))), ==, score);
}

void
room_play (Room       *room,
           const char *id,
           const char *words)
{
  g_autoptr(AleaGame) game = game_new (id);

  /* Which one was played last is known to the millisecond. */
  g_usleep (2000);
  alea_desk_play (room->desk, game, NULL);
  game_play (game, words);
}

static gint64
get_now (gpointer room)
{
  return ((Room *) room)->now;
}

void
room_play_with_clock (Room       *room,
                      const char *clock)
{
  g_settings_set_string (room->settings, "clock", clock);
  room->now = 0;
  room_play (room, "chess", "");
  alea_clock_set_source (alea_session_get_clock (room_get_session (room)), get_now, room);
  g_settings_reset (room->settings, "clock");
}

void
room_go_on (Room       *room,
            const char *words)
{
  game_play (room_get_game (room), words);
}

/* --- the game that waits -------------------------------------------------- */

typedef struct
{
  Room       *room;
  const char *words;
} Wanted;

static gboolean
waits (gpointer data)
{
  const Wanted *wanted = data;
  AleaGame *game = alea_desk_get_waiting (wanted->room->desk);
  g_autofree char *words = game != NULL ? game_words (game) : NULL;

  return g_strcmp0 (words, wanted->words) == 0;
}

void
room_wait_for_game (Room       *room,
                    const char *words)
{
  Wanted wanted = { room, words };

  shelf_test_wait_for (waits, &wanted);
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  shelf_test_take_result (object, result, data);
}

gboolean
room_open (Room    *room,
           gint64   id,
           char   **fault,
           GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_desk_open_async (room->desk, id, opened_cb, &result);
  shelf_test_wait_for_result (&result);
  return alea_desk_open_finish (room->desk, result, fault, error);
}

void
room_resume (Room       *room,
             const char *words)
{
  g_autoptr(GError) error = NULL;
  gboolean is_open;

  room_wait_for_game (room, words);
  is_open = room_open (room, alea_desk_get_waiting_id (room->desk), NULL, &error);
  g_assert_no_error (error);
  g_assert_true (is_open);
  game_assert_words (room_get_game (room), words);
}

/* --- the shelf ------------------------------------------------------------ */

char *
room_read (Room   *room,
           gint64  id)
{
  g_autoptr(AleaShelfGame) kept = NULL;
  GString *words = g_string_new (NULL);

  shelf_test_flush (room->shelf);
  kept = shelf_test_read (room->shelf, id);
  for (guint i = 0; kept != NULL && i < kept->n_events; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? " " : "", alea_shelf_game_get_event (kept, i)->text);

  return g_string_free (words, FALSE);
}

AleaShelfGame *
room_read_kept (Room *room)
{
  shelf_test_flush (room->shelf);
  return shelf_test_read (room->shelf, alea_document_get_id (room_get_document (room)));
}

void
room_assert_kept (Room       *room,
                  const char *words)
{
  const gint64 id = alea_document_get_id (room_get_document (room));
  g_autofree char *kept = id != 0 ? room_read (room, id) : NULL;

  g_assert_cmpstr (kept, ==, words);
}
