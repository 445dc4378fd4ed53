/* test-shelf-death.c: two programs that are killed while games are played
 *
 * Each plays several games, begins and opens others, undoes, lets go, and
 * imports; what it asks for it writes into a log, and what it was told to be
 * kept.  Both are killed at random moments.  Then the database is sound, and each
 * game is as it was after some of what was asked for, in order: with all that was
 * told, nothing twice, and nothing else.  The next two go on with the same games.
 *
 * ALEA_TEST_KILLS says how often.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"
#include "test-support.h"

#include "alea-shelf-exchange.h"
#include "alea-shelf-keep.h"

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define N_PROGRAMS  2
#define N_IMPORTED  30
#define MAX_OPEN    6
#define MAX_KNOWN   30
#define MAX_WAITING 8

/* Microseconds: from before the database is open to many events on, and now and
 * then longer. */
#define MAX_DELAY 100000
#define LONG_TIME 10

typedef enum
{
  SAYS_CREATE,
  SAYS_APPEND,
  SAYS_REWIND,
  SAYS_RELEASE,
  SAYS_OPENED,    /* and found @number of @value events with @sum */
  SAYS_IMPORT,
  SAYS_KEPT,      /* what it has asked for under @ask */
} Says;

/* A line of the log. */
typedef struct
{
  Says    says;
  guint32 program;
  guint32 ask;
  gint64  game;     /* or the import */
  guint32 number;
  guint32 value;    /* of the event: no two are the same */
  guint64 sum;
} Line;

/* --- a program ------------------------------------------------------------ */

typedef struct
{
  gint64 id;
  guint  n_events;
  guint  n_stored;
} OpenGame;

typedef struct
{
  AleaShelf    *shelf;
  int           log;
  guint32       number;
  GRand        *rand;
  guint32       next_ask;
  guint32       next_value;
  guint         n_waiting;
  GArray       *open;        /* of OpenGame */
  const GArray *known;       /* of gint64: games from before */
} Program;

static void
say (Program *self,
     Line     line)
{
  line.program = self->number;
  if (write (self->log, &line, sizeof line) != sizeof line)
    _exit (1);
}

typedef struct
{
  Program *program;
  guint32  ask;
} Ask;

static Ask *
make_ask (Program *self)
{
  const Ask ask = { self, self->next_ask++ };

  self->n_waiting++;
  return g_memdup2 (&ask, sizeof ask);
}

static void
kept_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  const Ask *ask = data;

  if (!alea_shelf_keep_finish (ALEA_SHELF (object), result, NULL))
    _exit (2);
  ask->program->n_waiting--;
  say (ask->program, (Line) { .says = SAYS_KEPT, .ask = ask->ask });
  g_free (data);
}

static guint
draw (Program *self,
      guint    n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint32) n);
}

static OpenGame *
draw_open (Program *self)
{
  return self->open->len > 0 ? &g_array_index (self->open, OpenGame, draw (self, self->open->len)) : NULL;
}

static void
begin_game (Program *self)
{
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("chess");
  OpenGame open = { 0 };
  Ask *ask;

  if (self->open->len >= MAX_OPEN)
    return;

  ask = make_ask (self);
  open.id = alea_shelf_create (self->shelf, game, kept_cb, ask);
  g_array_append_val (self->open, open);
  say (self, (Line) { .says = SAYS_CREATE, .ask = ask->ask, .game = open.id });
}

/* It is said before it is asked for, and so before it can be done. */
static void
play (Program *self)
{
  OpenGame *game = draw_open (self);
  g_autofree char *text = NULL;
  AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, NULL, ALEA_SHELF_NO_CLOCK, 0 };
  guint number;
  Ask *ask;

  if (game == NULL)
    return;

  ask = make_ask (self);
  number = draw (self, 10) > 0 ? game->n_events : draw (self, game->n_stored + 1);
  text = g_strdup_printf ("v%u", self->next_value);
  event.text = text;
  say (self, (Line) {
    .says = SAYS_APPEND, .ask = ask->ask, .game = game->id, .number = number, .value = self->next_value++,
  });
  alea_shelf_append (self->shelf, game->id, number, &event, 1, NULL, kept_cb, ask);
  game->n_events = game->n_stored = number + 1;
}

static void
undo (Program *self)
{
  OpenGame *game = draw_open (self);
  Ask *ask;

  if (game == NULL)
    return;

  ask = make_ask (self);
  game->n_events = draw (self, game->n_stored + 1);
  say (self, (Line) { .says = SAYS_REWIND, .ask = ask->ask, .game = game->id, .number = game->n_events });
  alea_shelf_rewind (self->shelf, game->id, game->n_events, NULL, kept_cb, ask);
}

static void
let_go (Program *self)
{
  const guint i = self->open->len > 0 ? draw (self, self->open->len) : 0;

  if (self->open->len == 0)
    return;

  say (self, (Line) { .says = SAYS_RELEASE, .game = g_array_index (self->open, OpenGame, i).id });
  alea_shelf_release (self->shelf, g_array_index (self->open, OpenGame, i).id);
  g_array_remove_index_fast (self->open, i);
}

static guint64
add_to_sum (guint64 sum,
            guint32 value)
{
  return (sum ^ value) * G_GUINT64_CONSTANT (1099511628211);
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  Program *self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaShelfGame) game = alea_shelf_open_finish (ALEA_SHELF (object), result, &error);
  OpenGame open;
  guint64 sum = 0;

  self->n_waiting--;
  if (g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE))
    return;
  if (game == NULL)
    _exit (3);

  for (guint i = 0; i < game->events->len; i++)
    sum = add_to_sum (sum, (guint32) g_ascii_strtoull (alea_shelf_game_get_event (game, i)->text + 1, NULL, 10));
  open = (OpenGame) { game->id, game->n_events, game->events->len };
  g_array_append_val (self->open, open);
  say (self, (Line) {
    .says = SAYS_OPENED, .game = game->id, .number = game->n_events, .value = game->events->len, .sum = sum,
  });
}

static void
open_game (Program *self)
{
  if (self->open->len >= MAX_OPEN || self->known->len == 0)
    return;

  self->n_waiting++;
  alea_shelf_open (self->shelf, g_array_index (self->known, gint64, draw (self, self->known->len)), opened_cb, self);
}

typedef struct
{
  gint64 import;
  guint  n_given;
} Source;

static AleaShelfGame *
give_game (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  Source *source = data;
  g_autofree char *event = g_strdup_printf ("%" G_GINT64_FORMAT, source->import);
  AleaShelfGame *game;

  if (source->n_given++ == N_IMPORTED)
    return NULL;

  game = shelf_test_make_game ("Anna", "Ben", 3);
  alea_shelf_set_text (&game->event, event);
  return game;
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  const Ask *ask = data;

  if (!alea_shelf_exchange_finish (ALEA_SHELF (object), result, NULL, NULL))
    _exit (4);
  ask->program->n_waiting--;
  say (ask->program, (Line) { .says = SAYS_KEPT, .ask = ask->ask });
  g_free (data);
}

static void
import_games (Program *self)
{
  const Source source = { self->next_value++, 0 };
  Ask *ask;

  if (draw (self, 5) > 0)
    return;

  ask = make_ask (self);
  say (self, (Line) { .says = SAYS_IMPORT, .ask = ask->ask, .game = source.import });
  alea_shelf_import_async (self->shelf, NULL, give_game, g_memdup2 (&source, sizeof source), g_free, NULL, NULL, NULL,
                           imported_cb, ask);
}

static void
run_program (const char   *folder,
             int           log,
             guint32       number,
             guint32       first_value,
             const GArray *known)
{
  static void (*const steps[]) (Program *) = {
    play, play, play, play, play, play, play, play, play, play, play, play, play, play, play, play, play, play,
    undo, undo, undo, begin_game, begin_game, let_go, open_game, open_game, open_game, import_games,
  };
  Program self = {
    .shelf = alea_shelf_new (folder), .log = log, .number = number, .next_value = first_value, .known = known,
    .rand = g_rand_new_with_seed (first_value), .open = g_array_new (FALSE, FALSE, sizeof (OpenGame)),
  };


  while (TRUE)
    {
      if (self.n_waiting < MAX_WAITING)
        steps[draw (&self, G_N_ELEMENTS (steps))] (&self);
      g_main_context_iteration (NULL, self.n_waiting >= MAX_WAITING);
    }
}

/* --- how games may be ----------------------------------------------------- */

/* One that is not there has no values. */
typedef struct
{
  GArray *values;      /* of guint32; NULL: not there */
  guint   n_events;    /* that count */
} State;

typedef struct
{
  Line     line;
  gboolean is_kept;
} Step;

typedef struct
{
  State   base;
  GArray *steps;       /* of Step, since then */
} Game;

typedef struct
{
  char       *folder;
  GHashTable *games;     /* gint64 -> Game */
  GHashTable *imports;   /* gint64 -> Step */
  guint       n_kept;    /* things that were told to be kept */
} World;

static void
free_game (gpointer data)
{
  Game *game = data;

  g_clear_pointer (&game->base.values, g_array_unref);
  g_array_unref (game->steps);
  g_free (game);
}

static void
apply (State      *state,
       const Line *line)
{
  switch (line->says)
    {
    case SAYS_CREATE:
      g_assert_null (state->values);
      state->values = g_array_new (FALSE, FALSE, sizeof (guint32));
      break;
    case SAYS_APPEND:
      g_array_set_size (state->values, line->number);
      g_array_append_val (state->values, line->value);
      state->n_events = state->values->len;
      break;
    case SAYS_REWIND:
      state->n_events = line->number;
      break;
    case SAYS_RELEASE:
    case SAYS_OPENED:
    case SAYS_IMPORT:
    case SAYS_KEPT:
    default:
      break;
    }
}

static gboolean
is_same (const State *a,
         const State *b)
{
  if (a->values == NULL || b->values == NULL)
    return a->values == b->values;

  return a->n_events == b->n_events && a->values->len == b->values->len
         && (a->values->len == 0 || memcmp (a->values->data, b->values->data, 4 * a->values->len) == 0);
}

static gboolean
has_sum (const State *state,
         const Line  *opened)
{
  guint64 sum = 0;

  if (state->values == NULL || state->values->len != opened->value || state->n_events != opened->number)
    return FALSE;
  for (guint i = 0; i < state->values->len; i++)
    sum = add_to_sum (sum, g_array_index (state->values, guint32, i));

  return sum == opened->sum;
}

/* Goes through the states that @game may be in: after all that is kept, and
 * further.  The first that is @found, or has the sum of @opened, is its state from
 * now on. */
static gboolean
settle (Game        *game,
        const State *found,
        const Line  *opened)
{
  guint n_kept = 0;

  for (guint i = 0; i < game->steps->len; i++)
    if (g_array_index (game->steps, Step, i).is_kept)
      n_kept = i + 1;

  for (guint i = 0; i <= game->steps->len; i++)
    {
      if (i >= n_kept && (found != NULL ? is_same (&game->base, found) : has_sum (&game->base, opened)))
        {
          g_array_set_size (game->steps, 0);
          return TRUE;
        }
      if (i < game->steps->len)
        apply (&game->base, &g_array_index (game->steps, Step, i).line);
    }

  return FALSE;
}

/* --- reading the log ------------------------------------------------------ */

static void
note_kept (World      *world,
           const Line *line)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, world->games);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Game *game = value;

      for (guint i = 0; i < game->steps->len; i++)
        {
          Step *step = &g_array_index (game->steps, Step, i);

          if (step->line.program == line->program && step->line.ask == line->ask && step->line.says != SAYS_RELEASE)
            step->is_kept = TRUE;
        }
    }

  g_hash_table_iter_init (&iter, world->imports);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Step *step = value;

      if (step->line.program == line->program && step->line.ask == line->ask)
        step->is_kept = TRUE;
    }
}

static void
read_line (World      *world,
           const Line *line)
{
  const Step step = { *line, FALSE };
  Game *game = g_hash_table_lookup (world->games, &line->game);

  switch (line->says)
    {
    case SAYS_CREATE:
      game = g_new0 (Game, 1);
      game->steps = g_array_new (FALSE, FALSE, sizeof (Step));
      g_hash_table_insert (world->games, g_memdup2 (&line->game, sizeof line->game), game);
      g_array_append_val (game->steps, step);
      break;
    case SAYS_APPEND:
    case SAYS_REWIND:
    case SAYS_RELEASE:
      g_array_append_val (game->steps, step);
      break;
    case SAYS_OPENED:
      g_assert_nonnull (game);
      g_assert_true (settle (game, NULL, line));
      break;
    case SAYS_IMPORT:
      g_hash_table_insert (world->imports, g_memdup2 (&line->game, sizeof line->game),
                           g_memdup2 (&step, sizeof step));
      break;
    case SAYS_KEPT:
    default:
      world->n_kept++;
      note_kept (world, line);
      break;
    }
}

/* A line that death has broken off is the last one of its program, but not of
 * the log; none is, for each is written at once. */
static void
read_log (World      *world,
          const char *path)
{
  g_autofree char *lines = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &lines, &size, NULL));
  g_assert_cmpuint (size % sizeof (Line), ==, 0);
  for (gsize i = 0; i < size / sizeof (Line); i++)
    {
      Line line;

      memcpy (&line, lines + i * sizeof line, sizeof line);
      read_line (world, &line);
    }
}

/* --- what is there -------------------------------------------------------- */

static sqlite3_stmt *
prepare (sqlite3    *db,
         const char *sql,
         gint64      number)
{
  sqlite3_stmt *statement = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  if (sqlite3_bind_parameter_count (statement) > 0)
    sqlite3_bind_int64 (statement, 1, number);
  return statement;
}

static gint64
read_number (sqlite3    *db,
             const char *sql,
             gint64      number)
{
  sqlite3_stmt *statement = prepare (db, sql, number);
  const gint64 found = sqlite3_step (statement) == SQLITE_ROW ? sqlite3_column_int64 (statement, 0) : -1;

  sqlite3_finalize (statement);
  return found;
}

static void
read_state (sqlite3 *db,
            gint64   id,
            State   *state)
{
  const gint64 n_events = read_number (db, "SELECT n_events FROM game WHERE id = ?", id);
  sqlite3_stmt *statement;

  *state = (State) { NULL, 0 };
  if (n_events < 0)
    return;

  state->n_events = (guint) n_events;
  state->values = g_array_new (FALSE, FALSE, sizeof (guint32));
  statement = prepare (db, "SELECT number, text FROM event WHERE game = ? AND number >= 0 ORDER BY number", id);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const char *text = (const char *) sqlite3_column_text (statement, 1);
      const guint32 value = (guint32) g_ascii_strtoull (text + 1, NULL, 10);

      g_assert_cmpint (sqlite3_column_int64 (statement, 0), ==, state->values->len);
      g_array_append_val (state->values, value);
    }
  sqlite3_finalize (statement);
}

#define IMPORTED "SELECT CAST (event AS INTEGER), count(*) FROM game JOIN batch ON batch.id = game.batch" \
                 " WHERE is_done = 1 GROUP BY 1"

/* An import is there as a whole or not at all. */
static void
check_imports (World   *world,
               sqlite3 *db)
{
  sqlite3_stmt *statement = prepare (db, IMPORTED, 0);
  GHashTableIter iter;
  gpointer value;

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const gint64 import = sqlite3_column_int64 (statement, 0);
      Step *step = g_hash_table_lookup (world->imports, &import);

      g_assert_nonnull (step);
      g_assert_cmpint (sqlite3_column_int (statement, 1), ==, N_IMPORTED);
      step->line.number = N_IMPORTED;
    }
  sqlite3_finalize (statement);

  g_hash_table_iter_init (&iter, world->imports);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Step *step = value;

      g_assert_true (!step->is_kept || step->line.number == N_IMPORTED);
      if (step->line.number == 0)
        g_hash_table_iter_remove (&iter);
    }
}

/* A game is begun before its id can be said. */
static void
assert_all_known (World   *world,
                  sqlite3 *db)
{
  sqlite3_stmt *statement = prepare (db, "SELECT id, n_events FROM game WHERE batch IS NULL", 0);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const gint64 id = sqlite3_column_int64 (statement, 0);

      if (!g_hash_table_contains (world->games, &id))
        g_assert_cmpint (sqlite3_column_int (statement, 1), ==, 0);
    }
  sqlite3_finalize (statement);
}

/* Programs may have died before there was anything in it. */
static gboolean
is_empty (const char *path)
{
  sqlite3 *db = NULL;
  gint64 n;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  n = read_number (db, "SELECT count(*) FROM sqlite_schema", 0);
  sqlite3_close (db);

  return n == 0;
}

/* Nothing but what was asked for; gives ids of games to go on with. */
static GArray *
check_database (World *world)
{
  g_autofree char *path = shelf_test_get_path (world->folder, "games.db");
  GArray *known = g_array_new (FALSE, FALSE, sizeof (gint64));
  GHashTableIter iter;
  gpointer key, value;
  sqlite3 *db = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS) || is_empty (path))
    {
      g_assert_cmpuint (world->n_kept, ==, 0);
      g_hash_table_remove_all (world->games);
      g_hash_table_remove_all (world->imports);
      return known;
    }

  shelf_test_assert_sound (world->folder);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_hash_table_iter_init (&iter, world->games);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      Game *game = value;
      State found;

      read_state (db, *(gint64 *) key, &found);
      g_assert_true (settle (game, &found, NULL));
      g_clear_pointer (&found.values, g_array_unref);
      if (game->base.values == NULL)
        g_hash_table_iter_remove (&iter);
      else if (known->len < MAX_KNOWN)
        g_array_append_val (known, *(gint64 *) key);
    }

  check_imports (world, db);
  assert_all_known (world, db);
  sqlite3_close (db);
  return known;
}

/* --- killing -------------------------------------------------------------- */

static void
run_round (World        *world,
           guint         round,
           const GArray *known)
{
  g_autofree char *top = g_path_get_dirname (world->folder);
  g_autofree char *path = g_build_filename (top, "log", NULL);
  pid_t programs[N_PROGRAMS];
  int log = open (path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);

  g_assert_cmpint (log, >=, 0);
  for (guint32 i = 0; i < N_PROGRAMS; i++)
    {
      programs[i] = fork ();
      g_assert_cmpint (programs[i], >=, 0);
      if (programs[i] == 0)
        {
          /* It does not outlive a test that fails. */
          prctl (PR_SET_PDEATHSIG, SIGKILL);
          run_program (world->folder, log, i, (round * N_PROGRAMS + i) << 16, known);
        }
    }
  close (log);

  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      int status;

      g_usleep ((gulong) g_random_int_range (0, MAX_DELAY) * (round % LONG_TIME == 1 ? LONG_TIME : 1));
      kill (programs[i], SIGKILL);
      waitpid (programs[i], &status, 0);
      g_assert_cmpint (WIFSIGNALED (status) ? 0 : 1 + WEXITSTATUS (status), ==, 0);
    }

  read_log (world, path);
}

/* So many that the database has grown, but not so large that to look through it
 * would take all the time. */
#define KILLS_PER_FOLDER 50

static void
kill_programs (guint  n_kills,
               guint *n_kept)
{
  World world = { .folder = shelf_test_make_folder () };
  GArray *known = g_array_new (FALSE, FALSE, sizeof (gint64));

  world.games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_game);
  world.imports = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  for (guint round = 0; round < n_kills / N_PROGRAMS; round++)
    {
      run_round (&world, round, known);
      g_array_unref (known);
      known = check_database (&world);
    }

  g_assert_cmpuint (shelf_test_count_files (world.folder, "games-damaged"), ==, 0);
  g_test_message ("%u kept, %u games, %u imports", world.n_kept, g_hash_table_size (world.games),
                  g_hash_table_size (world.imports));
  *n_kept += world.n_kept;

  g_array_unref (known);
  g_hash_table_unref (world.games);
  g_hash_table_unref (world.imports);
  shelf_test_remove_folder (world.folder);
  g_free (world.folder);
}

static void
test_sudden_death (void)
{
  const guint n_kills = test_get_amount ("ALEA_TEST_KILLS", KILLS_PER_FOLDER);
  guint n_kept = 0;

  for (guint n = 0; n < n_kills; n += KILLS_PER_FOLDER)
    kill_programs (MIN (KILLS_PER_FOLDER, n_kills - n), &n_kept);
  g_assert_cmpuint (n_kept, >, n_kills);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf/sudden-death", test_sudden_death);

  return g_test_run ();
}
