/* test-umpire-questions.c: what those who are asked are told, and when they may rest
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-automatic-seat.h"
#include "alea-computer-seat.h"
#include "alea-uci-seat.h"
#include "alea-umpire.h"

#include <string.h>

/* --- a seat that notes what it is asked, and answers nothing ---------------- */

#define TEST_TYPE_NOTER (noter_get_type ())

G_DECLARE_FINAL_TYPE (Noter, noter, TEST, NOTER, AleaSeat)

struct _Noter
{
  AleaSeat parent_instance;

  guint    n_asked;
  guint    n_rests;
  gboolean is_played_on;   /* as it was told last */
  gint64   msec_left;
};

G_DEFINE_FINAL_TYPE (Noter, noter, ALEA_TYPE_SEAT)

static void
noter_decide_async (AleaSeat               *seat,
                    const AleaSeatQuestion *question,
                    GCancellable           *cancellable,
                    GAsyncReadyCallback     callback,
                    gpointer                data)
{
  Noter *self = TEST_NOTER (seat);

  self->n_asked++;
  self->is_played_on = question->is_played_on;
  self->msec_left = question->msec_left;
  ALEA_SEAT_CLASS (noter_parent_class)->decide_async (seat, question, cancellable, callback, data);
}

static void
noter_rest (AleaSeat *seat)
{
  TEST_NOTER (seat)->n_rests++;
}

static void
noter_class_init (NoterClass *klass)
{
  ALEA_SEAT_CLASS (klass)->decide_async = noter_decide_async;
  ALEA_SEAT_CLASS (klass)->rest = noter_rest;
}

static void
noter_init (Noter *self)
{
}

/* --- a table ---------------------------------------------------------------- */

typedef struct
{
  AleaGame    *game;
  AleaClock   *clock;
  AleaSession *session;
  AleaUmpire  *umpire;
  Noter       *seats[ALEA_N_PERSONS];
  gint64       now;        /* of the clock, in milliseconds */
} Table;

static gboolean
is_ready (gpointer data)
{
  return TRUE;
}

static gint64
get_now (gpointer data)
{
  return *(gint64 *) data;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (Table      *table,
        const char *control)
{
  g_autoptr(AleaMatch) match = alea_match_new ();
  AleaClockControl clock;

  memset (table, 0, sizeof *table);
  g_assert_true (alea_clock_control_parse (&clock, control, NULL));
  table->clock = alea_clock_new (&clock);
  alea_clock_set_source (table->clock, get_now, &table->now);
  table->game = game_new ("chess");
  table->session = alea_session_new (table->game, match, table->clock);
  table->umpire = alea_umpire_new (table->session, is_ready, NULL);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      table->seats[i] = g_object_new (TEST_TYPE_NOTER, NULL);
      alea_umpire_set_seat (table->umpire, i, ALEA_SEAT (table->seats[i]));
    }
  settle ();
}

static void
clear_away (Table *table)
{
  g_assert_finalize_object (table->umpire);
  settle ();
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_assert_finalize_object (table->seats[i]);
  g_assert_finalize_object (table->session);
  g_assert_finalize_object (table->clock);
  g_assert_finalize_object (table->game);
}

/* --- tests ------------------------------------------------------------------- */

/* Only whose own clock runs has to hurry. */
static void
test_time_left (void)
{
  static const struct { const char *control; guint running; gint64 gone, left; } rows[] = {
    { "fischer 60+0", 0, 0, 60000 }, { "fischer 60+0", 0, 1500, 58500 }, { "fischer 60+0", 1, 1500, -1 },
    { "move 60/90", 0, 59999, 1 }, { "move 60/90", 0, 60000, 0 }, { "none", 0, 0, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Table table;

      set_up (&table, rows[i].control);
      alea_clock_start (table.clock, rows[i].running);
      table.now += rows[i].gone;
      alea_umpire_ask (table.umpire);
      settle ();
      g_assert_cmpuint (table.seats[0]->n_asked, ==, 2);
      g_assert_cmpint (table.seats[0]->msec_left, ==, rows[i].left);
      clear_away (&table);
    }
}

/* A game that is gone back in, or has not begun, was not just played. */
static void
test_played_on (void)
{
  Table table;

  set_up (&table, "none");
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 1);
  g_assert_false (table.seats[0]->is_played_on);

  game_play (table.game, "e4");
  settle ();
  g_assert_cmpuint (table.seats[1]->n_asked, ==, 1);
  g_assert_true (table.seats[1]->is_played_on);
  game_play (table.game, "e5");
  settle ();
  g_assert_true (table.seats[0]->is_played_on);

  alea_game_undo (table.game);
  settle ();
  g_assert_cmpuint (table.seats[1]->n_asked, ==, 2);
  g_assert_false (table.seats[1]->is_played_on);
  game_play (table.game, "e6");
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 3);
  g_assert_true (table.seats[0]->is_played_on);
  clear_away (&table);
}

/* Asked several times in a row it is one question. */
static void
test_asked_once (void)
{
  Table table;

  set_up (&table, "none");
  for (guint i = 0; i < 3; i++)
    alea_umpire_ask (table.umpire);
  g_assert_null (alea_umpire_get_asked (table.umpire));
  settle ();
  g_assert_cmpuint (table.seats[0]->n_asked, ==, 2);
  g_assert_true (alea_umpire_get_asked (table.umpire) == ALEA_SEAT (table.seats[0]));
  clear_away (&table);
}

/* Who thinks keeps what it needs until the game is over, and then nobody does; nor whoever
 * sits behind. */
static void
test_rest (void)
{
  g_autoptr(AleaSeat) behind = g_object_new (TEST_TYPE_NOTER, NULL);
  Table table;

  set_up (&table, "none");
  alea_seat_set_next (ALEA_SEAT (table.seats[1]), behind);
  game_play (table.game, "f3 e5 g4");
  settle ();
  alea_umpire_set_seat (table.umpire, 1, NULL);
  settle ();
  g_assert_cmpuint (table.seats[0]->n_rests, ==, 0);
  alea_umpire_set_seat (table.umpire, 1, ALEA_SEAT (table.seats[1]));
  settle ();
  g_assert_cmpuint (table.seats[1]->n_rests, ==, 0);

  game_play (table.game, "Qh4");
  settle ();
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    g_assert_cmpuint (table.seats[i]->n_rests, ==, 1);
  g_assert_cmpuint (TEST_NOTER (behind)->n_rests, ==, 1);
  g_assert_null (alea_umpire_get_asked (table.umpire));
  clear_away (&table);
}

/* Who sits behind goes with who sits in front, whoever that is. */
static void
test_row_goes (void)
{
  g_autoptr(AleaPerson) person = alea_person_new ();
  g_autoptr(AleaSeat) computer = alea_computer_seat_new (1, 1);
  AleaSeat *const seats[] = {
    alea_seat_new_hand (), alea_own_dice_seat_new (person), alea_automatic_seat_new (), alea_computer_seat_new (1, 1),
    alea_uci_seat_new ("none", computer),
  };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      AleaSeat *behind = alea_seat_new_hand ();

      alea_seat_set_next (seats[i], behind);
      g_assert_finalize_object (seats[i]);
      g_assert_finalize_object (behind);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/umpire-questions/time-left", test_time_left);
  g_test_add_func ("/umpire-questions/played-on", test_played_on);
  g_test_add_func ("/umpire-questions/asked-once", test_asked_once);
  g_test_add_func ("/umpire-questions/rest", test_rest);
  g_test_add_func ("/umpire-questions/row-goes", test_row_goes);

  return g_test_run ();
}
