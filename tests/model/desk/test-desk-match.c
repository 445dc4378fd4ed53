/* test-desk-match.c: which games are of one match
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

#define MATE "f3 e5 g4 Qh4#"

static void
seat (Room              *room,
      const char *const  seats[2])
{
  g_settings_set_string (room->settings, "first-seat", seats[0]);
  g_settings_set_string (room->settings, "second-seat", seats[1]);
}

/* Points that somebody has won against the computer are no points against a person, nor
 * is the score of one game that of another, whether or not the program was started again
 * in between; another level of the computer changes nothing. */
static void
test_same_seats (void)
{
  static const struct { const char *before[2], *after[2], *id, *score; } rows[] = {
    { { "hand", "level=2" }, { "hand", "hand" }, "chess", "0–0" },
    { { "hand", "hand" }, { "hand", "level=2" }, "chess", "0–0" },
    { { "hand", "level=2" }, { "level=2", "hand" }, "chess", "0–0" },
    { { "hand", "level=2" }, { "hand", "level=5" }, "chess", "0–1" },
    { { "hand", "level=2" }, { "hand", "level=2" }, "jepps", "0–0" },
    { { "hand", "hand" }, { "hand", "hand" }, "chess", "0–1" },
  };

  for (guint i = 0; i < 3 * G_N_ELEMENTS (rows); i++)
    {
      const guint row = i / 3;
      Room room;

      room_set_up (&room);
      seat (&room, rows[row].before);
      room_play (&room, "chess", MATE);
      room_assert_points (&room, "0–1");
      if (i % 3 == 1)
        room_restart (&room);
      else if (i % 3 == 2)
        room_restart_in_haste (&room);
      seat (&room, rows[row].after);
      room_play (&room, rows[row].id, "");
      shelf_test_flush (room.shelf);
      g_array_unref (shelf_test_find_all (room.shelf));
      room_assert_points (&room, rows[row].score);
      seat (&room, (const char *const[]) { "hand", "hand" });
      room_clear_away (&room);
    }
}

/* Who gives the seat to the computer in the middle of a game goes on with that. */
static void
test_last_seats (void)
{
  for (guint i = 0; i < 2; i++)
    {
      Room room;

      room_set_up (&room);
      room_play (&room, "chess", "f3 e5");
      alea_person_set_level (alea_match_get_person (alea_desk_get_match (room.desk), 1), 3);
      room_go_on (&room, "g4 Qh4#");
      if (i > 0)
        room_restart (&room);
      seat (&room, (const char *const[]) { "hand", "level=3" });
      room_play (&room, "chess", "");
      room_assert_points (&room, "0–1");
      seat (&room, (const char *const[]) { "hand", "hand" });
      room_clear_away (&room);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/desk-match/same-seats", test_same_seats);
  g_test_add_func ("/desk-match/last-seats", test_last_seats);

  return g_test_run ();
}
