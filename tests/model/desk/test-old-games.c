/* test-old-games.c: what the first release has left goes to the shelf, each game once
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-old-games.h"
#include "alea-shelf-read.h"
#include "desk-support.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#define MOVES(moves) "[Variant \"Chess\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[AleaMatch \"3 1 4 2\"]\n\n" moves "\n"
#define WRITTEN      1700000000

typedef struct
{
  Room  room;
  char *folder;   /* what the first release has left */
} Old;

static void
set_up (Old *self)
{
  room_set_up (&self->room);
  g_settings_reset (self->room.settings, "match");
  self->folder = g_dir_make_tmp ("old-XXXXXX", NULL);
}

static void
clear_away (Old *self)
{
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", self->folder);

  g_assert_cmpint (system (command), ==, 0);
  g_free (self->folder);
  g_settings_reset (self->room.settings, "match");
  room_clear_away (&self->room);
}

static char *
get_path (Old        *self,
          const char *name)
{
  return g_build_filename (self->folder, name, NULL);
}

static void
leave (Old        *self,
       const char *name,
       const char *text)
{
  const struct utimbuf times = { WRITTEN, WRITTEN };
  g_autofree char *path = get_path (self, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static gboolean
is_there (Old        *self,
          const char *name)
{
  g_autofree char *path = get_path (self, name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

typedef struct
{
  Old        *old;
  guint       n_games;
  const char *name;
} Wanted;

static gboolean
is_brought (gpointer data)
{
  const Wanted *wanted = data;
  g_autoptr(GArray) ids = shelf_test_find_all (wanted->old->room.shelf);

  return ids->len == wanted->n_games && (wanted->name == NULL || !is_there (wanted->old, wanted->name));
}

/* Brings all over, until @n_games are there and file @name is gone, which may be NULL. */
static void
bring (Old        *self,
       guint       n_games,
       const char *name)
{
  Wanted wanted = { self, n_games, name };

  alea_old_games_bring_over (self->room.shelf, self->folder, self->room.settings);
  shelf_test_wait_for (is_brought, &wanted);
}

static void
assert_n_games (Old   *self,
                guint  n)
{
  g_autoptr(GArray) ids = shelf_test_find_all (self->room.shelf);

  g_assert_cmpuint (ids->len, ==, n);
}

static AleaShelfGame *
read_only (Old *self)
{
  g_autoptr(GArray) ids = shelf_test_find_all (self->room.shelf);

  g_assert_cmpuint (ids->len, ==, 1);
  return shelf_test_read (self->room.shelf, g_array_index (ids, gint64, 0));
}

static void
assert_match (Old    *self,
              gint64  id,
              int     number,
              int     points)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(AleaShelfMatch) match = NULL;

  alea_shelf_read_match_async (self->room.shelf, id, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  match = alea_shelf_read_match_finish (self->room.shelf, result, NULL);
  g_assert_nonnull (match);
  g_assert_cmpint (match->number, ==, number);
  g_assert_cmpint (match->points[0], ==, points);
}

/* It has its players, its time and its match; and the file goes. */
static void
test_game (void)
{
  g_autoptr(AleaShelfGame) game = NULL;
  g_autofree char *lock = NULL;
  GStatBuf info;
  Old self;

  set_up (&self);
  leave (&self, "game-1.pgn", MOVES ("1. e4 e5 2. Nf3 *"));
  bring (&self, 1, "game-1.pgn");
  game = read_only (&self);
  g_assert_cmpstr (game->white, ==, "Anna");
  g_assert_cmpuint (game->n_events, ==, 3);
  g_assert_cmpint (game->origin, ==, ALEA_SHELF_ORIGIN_HERE);
  g_assert_cmpint (game->started, ==, WRITTEN * G_GINT64_CONSTANT (1000));
  g_assert_cmpint (game->changed, ==, WRITTEN * G_GINT64_CONSTANT (1000));
  g_assert_cmpint (game->match, !=, 0);
  g_assert_cmpint (game->match_number, ==, 3);
  g_assert_cmpint (game->match_first, ==, 1);
  g_assert_cmpint (game->match_points[0], ==, 4);
  g_assert_cmpint (game->match_points[1], ==, 2);
  assert_match (&self, game->match, 3, 4);
  g_assert_false (is_there (&self, "game-1.pgn"));
  g_assert_false (is_there (&self, "game-1.pgn.damaged"));

  /* What was made to hold it is nobody else's. */
  lock = get_path (&self, "game-1.lock");
  g_assert_cmpint (g_stat (lock, &info), ==, 0);
  g_assert_cmpuint (info.st_mode & 0777, ==, 0600);
  clear_away (&self);
}

/* The same game that was left twice is there once; what is another game is not. */
static void
test_once (void)
{
  Old self;

  set_up (&self);
  leave (&self, "game-1.pgn", MOVES ("1. e4 *"));
  bring (&self, 1, "game-1.pgn");
  leave (&self, "game-1.pgn", MOVES ("1. e4 *"));
  bring (&self, 1, "game-1.pgn");
  leave (&self, "game-1.pgn", MOVES ("1. d4 *"));
  bring (&self, 2, "game-1.pgn");
  clear_away (&self);
}

/* There were sixteen places, each with a file. */
static void
test_places (void)
{
  g_autofree char *pipe = NULL;
  Old self;

  set_up (&self);
  leave (&self, "game-0.pgn", MOVES ("1. a3 *"));
  leave (&self, "game-16.pgn", MOVES ("1. b3 *"));
  leave (&self, "game-17.pgn", MOVES ("1. c3 *"));
  leave (&self, "game-2.pgn", MOVES ("*"));
  leave (&self, "game-3.pgn", "");
  pipe = get_path (&self, "game-4.pgn");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  bring (&self, 1, "game-16.pgn");
  g_assert_true (is_there (&self, "game-0.pgn"));
  g_assert_true (is_there (&self, "game-17.pgn"));
  g_assert_true (is_there (&self, "game-2.pgn"));
  g_assert_true (is_there (&self, "game-3.pgn"));
  g_assert_true (is_there (&self, "game-4.pgn"));
  clear_away (&self);
}

/* What can be read of it comes, and the file is laid aside. */
static void
test_damaged (void)
{
  g_autoptr(AleaShelfGame) game = NULL;
  Old self;

  set_up (&self);
  leave (&self, "game-5.pgn", MOVES ("1. e4 e5 2. Ke7 *"));
  bring (&self, 1, "game-5.pgn");
  game = read_only (&self);
  g_assert_cmpuint (game->n_events, ==, 2);
  g_assert_true (is_there (&self, "game-5.pgn.damaged"));
  clear_away (&self);
}

/* What somebody has written there: a match that is none is left out, and a file that no
 * program has written stays where it is. */
static void
test_odd (void)
{
  g_autofree char *path = NULL;
  g_autoptr(AleaShelfGame) game = NULL;
  Old self;

  set_up (&self);
  path = get_path (&self, "game-2.pgn");
  leave (&self, "game-1.pgn", "[White \"Anna\"]\n[AleaMatch \"3 1 many 2\"]\n\n1. e4 *\n");
  leave (&self, "game-2.pgn", "");
  g_assert_cmpint (truncate (path, 1 << 30), ==, 0);
  bring (&self, 1, "game-1.pgn");
  game = read_only (&self);
  g_assert_cmpint (game->match, ==, 0);
  g_assert_cmpstr (game->white, ==, "Anna");
  g_assert_true (is_there (&self, "game-2.pgn"));
  clear_away (&self);
}

/* The first release may still be running and have the game open. */
static void
test_held (void)
{
  g_autofree char *path = NULL;
  Old self;
  int lock;

  set_up (&self);
  leave (&self, "game-1.pgn", MOVES ("1. e4 *"));
  leave (&self, "game-2.pgn", MOVES ("1. d4 *"));
  path = get_path (&self, "game-1.lock");
  lock = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  g_assert_cmpint (flock (lock, LOCK_EX), ==, 0);
  bring (&self, 1, "game-2.pgn");
  g_assert_true (is_there (&self, "game-1.pgn"));

  close (lock);
  bring (&self, 2, "game-1.pgn");

  /* And it is not held any longer. */
  lock = open (path, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (flock (lock, LOCK_EX | LOCK_NB), ==, 0);
  close (lock);
  clear_away (&self);
}

/* Games that were over stand one behind the other in a file of their own, which stays;
 * nothing is left of some. */
static void
test_earlier (void)
{
  Old self;

  set_up (&self);
  leave (&self, "earlier-games.pgn", MOVES ("1. e4 e5 *") "\n" MOVES ("1. Ke7 *") "\n" MOVES ("1. d4 *"));
  bring (&self, 2, NULL);
  leave (&self, "game-1.pgn", MOVES ("1. c4 *"));
  bring (&self, 3, "game-1.pgn");
  shelf_test_flush (self.room.shelf);
  assert_n_games (&self, 3);
  g_assert_true (is_there (&self, "earlier-games.pgn"));
  clear_away (&self);
}

/* The match of the settings goes on; a game that waits counts in it. */
static void
test_match (void)
{
  g_autoptr(AleaShelfGame) game = NULL;
  g_autofree char *left = NULL;
  Old self;

  set_up (&self);
  g_settings_set_string (self.room.settings, "match", "2 0 1 0");
  leave (&self, "game-1.pgn", MOVES ("1. e4 *"));
  bring (&self, 1, "game-1.pgn");
  left = g_settings_get_string (self.room.settings, "match");
  g_assert_cmpstr (left, ==, "");
  game = read_only (&self);
  g_assert_cmpint (game->match, !=, 0);
  g_assert_cmpint (game->match_number, ==, 3);
  assert_match (&self, game->match, 2, 1);

  g_settings_set_string (self.room.settings, "match", "nonsense");
  bring (&self, 1, NULL);
  g_clear_pointer (&left, g_free);
  left = g_settings_get_string (self.room.settings, "match");
  g_assert_cmpstr (left, ==, "nonsense");
  clear_away (&self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/old-games/game", test_game);
  g_test_add_func ("/old-games/once", test_once);
  g_test_add_func ("/old-games/places", test_places);
  g_test_add_func ("/old-games/damaged", test_damaged);
  g_test_add_func ("/old-games/odd", test_odd);
  g_test_add_func ("/old-games/held", test_held);
  g_test_add_func ("/old-games/earlier", test_earlier);
  g_test_add_func ("/old-games/match", test_match);

  return g_test_run ();
}
