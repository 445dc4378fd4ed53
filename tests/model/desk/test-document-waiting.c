/* test-document-waiting.c: rolls and moves that were taken back come again
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#undef G_DISABLE_ASSERT

#include "desk-support.h"

#include "alea-document.h"
#include "alea-notation.h"

/* What stands in the file of rolls and moves that wait, but cannot be, is left out: the
 * dice can be rolled whatever it is, and what can be done again is. */
static void
test_odd_waiting (void)
{
  static const struct { const char *waiting, *redo; gboolean can_redo; } rows[] = {
    { NULL, "1-2", TRUE }, { "", "1-2", TRUE }, { "4:3-4", "1-2", TRUE }, { "4:3-4h", "1-2", TRUE },
    { "h", NULL, FALSE }, { ":", NULL, FALSE }, { "6", NULL, FALSE }, { "4:", NULL, FALSE }, { "4:x", NULL, FALSE },
    { "4:0-0", NULL, FALSE }, { "4:9-9", NULL, FALSE }, { "4:3", NULL, FALSE }, { "99999:3-4", NULL, FALSE },
    { "0:3-4", NULL, FALSE }, { "-6:3-4", NULL, FALSE }, { "4:9-9 4:1-1", NULL, FALSE },
    { NULL, "Ke5", FALSE }, { NULL, "9-9", FALSE }, { NULL, "nonsense", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new ("guardener");
      g_autoptr(AleaShelfGame) kept = alea_shelf_game_new ("guardener");
      g_autoptr(GError) error = NULL;

      alea_game_set_dice (game, alea_dice_new_seeded ("waiting"));
      alea_shelf_set_text (&kept->waiting, rows[i].waiting);
      if (rows[i].redo != NULL)
        alea_shelf_game_add_event (kept, ALEA_SHELF_ROLL, ALEA_WHO_WHITE, rows[i].redo, ALEA_SHELF_NO_CLOCK, 0);
      alea_document_restore_undone (game, kept);
      g_assert_cmpint (alea_game_get_can_redo (game), ==, rows[i].can_redo);
      if (rows[i].can_redo)
        alea_game_redo (game);
      else
        g_assert_true (alea_game_roll (game, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, 1);
    }
}

/* Dice that fell and were taken back fall again, as soon as such dice are rolled; a roll
 * that they cannot show does not stand in their way. */
static void
test_waiting_falls (void)
{
  static const struct { const char *waiting, *falls; } rows[] = {
    { "4:3-4", "3-4" }, { "4:1-1", "1-1" }, { "4:4-4", "4-4" }, { "4:3-4h", "3-4" }, { "4:3-4 4:2-1", "3-4" },
    { "4:9-9 4:2-1", "2-1" }, { "4:5-1", NULL }, { "4:1-5", NULL }, { "4:0-1", NULL }, { "4:1-0", NULL },
    { "0:1-1", NULL }, { "1:1-1", NULL }, { "-4:1-1", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new ("guardener");
      g_autoptr(AleaShelfGame) kept = alea_shelf_game_new ("guardener");
      const AleaEvent *waiting;

      alea_shelf_set_text (&kept->waiting, rows[i].waiting);
      alea_document_restore_undone (game, kept);
      waiting = alea_game_get_waiting (game);
      g_assert_cmpint (waiting != NULL, ==, rows[i].falls != NULL);
      if (waiting != NULL)
        {
          char text[ALEA_ROLL_TEXT_SIZE];

          g_assert_cmpstr (alea_roll_to_text (waiting->roll, text), ==, rows[i].falls);
          g_assert_cmpint (waiting->source, ==,
                           g_str_has_suffix (rows[i].waiting, "h") ? ALEA_SOURCE_HAND : ALEA_SOURCE_PROGRAM);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document-waiting/odd-waiting", test_odd_waiting);
  g_test_add_func ("/document-waiting/waiting-falls", test_waiting_falls);

  return g_test_run ();
}
