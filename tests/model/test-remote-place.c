/* test-remote-place.c: a game is saved and read where files have no path, as by sftp
 *
 * The file is one of this machine that denies having a path, and is read from its
 * beginning.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-file-change.h"
#include "alea-file-place.h"
#include "alea-game-file.h"

#include <glib/gstdio.h>
#include <string.h>

/* --- a stream that only goes forward ---------------------------------------- */

typedef struct
{
  GFileInputStream  parent_instance;
  GInputStream     *local;
  goffset           n_read;
} RemoteStream;

typedef GFileInputStreamClass RemoteStreamClass;

/* How much of a file comes, and how much at once, and whether the end of that is a fault. */
static goffset comes = G_MAXOFFSET, comes_at_once = G_MAXOFFSET;
static gboolean breaks_off;

static GType remote_stream_get_type (void);
G_DEFINE_TYPE (RemoteStream, remote_stream, G_TYPE_FILE_INPUT_STREAM)

static gssize
remote_stream_read (GInputStream  *stream,
                    void          *buffer,
                    gsize          count,
                    GCancellable  *cancellable,
                    GError       **error)
{
  RemoteStream *self = (RemoteStream *) stream;
  gssize n;

  if (self->n_read == comes && breaks_off)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CONNECTION_CLOSED, "The line is dead.");
      return -1;
    }

  n = g_input_stream_read (self->local, buffer, (gsize) MIN (MIN ((goffset) count, comes_at_once), comes - self->n_read),
                           cancellable, error);
  self->n_read += MAX (n, 0);
  return n;
}

static void
remote_stream_finalize (GObject *object)
{
  g_object_unref (((RemoteStream *) object)->local);
  G_OBJECT_CLASS (remote_stream_parent_class)->finalize (object);
}

static void
remote_stream_class_init (RemoteStreamClass *class)
{
  G_INPUT_STREAM_CLASS (class)->read_fn = remote_stream_read;
  G_OBJECT_CLASS (class)->finalize = remote_stream_finalize;
}

static void
remote_stream_init (RemoteStream *self)
{
  (void) self;
}

/* --- a file without a path -------------------------------------------------- */

typedef struct
{
  GObject  parent_instance;
  GFile   *local;
} RemoteFile;

typedef struct
{
  GObjectClass parent_class;
} RemoteFileClass;

static GType remote_file_get_type (void);
static void remote_file_init_interface (gpointer interface,
                                        gpointer data);

G_DEFINE_TYPE_WITH_CODE (RemoteFile, remote_file, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_FILE, remote_file_init_interface))

static GCancellable *stop;    /* what is cancelled while the file is written; or NULL */

static GFile *
get_local (GFile *file)
{
  return ((RemoteFile *) file)->local;
}

static GFile *
remote_file_new (const char *path)
{
  RemoteFile *self = g_object_new (remote_file_get_type (), NULL);

  self->local = g_file_new_for_path (path);
  return G_FILE (self);
}

static char *
get_no_path (GFile *file)
{
  (void) file;
  return NULL;
}

static char *
get_basename (GFile *file)
{
  return g_file_get_basename (get_local (file));
}

static GFileInfo *
query_info (GFile                *file,
            const char           *attributes,
            GFileQueryInfoFlags   flags,
            GCancellable         *cancellable,
            GError              **error)
{
  return g_file_query_info (get_local (file), attributes, flags, cancellable, error);
}

static GFileInputStream *
read_file (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  GFileInputStream *local = g_file_read (get_local (file), cancellable, error);
  RemoteStream *stream;

  if (local == NULL)
    return NULL;

  stream = g_object_new (remote_stream_get_type (), NULL);
  stream->local = G_INPUT_STREAM (local);
  return G_FILE_INPUT_STREAM (stream);
}

static GFileOutputStream *
replace_file (GFile             *file,
              const char        *etag,
              gboolean           make_backup,
              GFileCreateFlags   flags,
              GCancellable      *cancellable,
              GError           **error)
{
  GFileOutputStream *stream = g_file_replace (get_local (file), etag, make_backup, flags, cancellable, error);

  g_cancellable_cancel (stop);
  return stream;
}

static void
remote_file_init_interface (gpointer interface,
                            gpointer data)
{
  GFileIface *iface = interface;

  (void) data;
  iface->get_path = get_no_path;
  iface->get_basename = get_basename;
  iface->query_info = query_info;
  iface->read_fn = read_file;
  iface->replace = replace_file;
}

static void
remote_file_init (RemoteFile *self)
{
  (void) self;
}

static void
remote_file_finalize (GObject *object)
{
  g_object_unref (((RemoteFile *) object)->local);
  G_OBJECT_CLASS (remote_file_parent_class)->finalize (object);
}

static void
remote_file_class_init (RemoteFileClass *class)
{
  G_OBJECT_CLASS (class)->finalize = remote_file_finalize;
}

/* --- saving ----------------------------------------------------------------- */

/* Milliseconds. */
#define MOST_WAITS 10000

typedef struct
{
  char  *folder;
  char  *path;
  GFile *file;
} Place;

static void
set_up (Place         *place,
        gconstpointer  data)
{
  (void) data;

  place->folder = g_dir_make_tmp ("alea-remote-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->path = g_build_filename (place->folder, "games.pgn", NULL);
  place->file = remote_file_new (place->path);
}

static void
tear_down (Place         *place,
           gconstpointer  data)
{
  (void) data;

  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  /* The thread that has read it may let go of it a moment later than it has told of that. */
  for (guint i = 0; i < MOST_WAITS && g_atomic_int_get (&G_OBJECT (place->file)->ref_count) > 1; i++)
    g_usleep (1000);
  g_assert_finalize_object (place->file);
  g_free (place->folder);
  g_free (place->path);
}

static void
assert_holds (const Place *place,
              const char  *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
test_new_file (Place         *place,
               gconstpointer  data)
{
  g_autoptr(AleaFilePlace) self = alea_file_place_new (place->file);
  g_autoptr(GError) error = NULL;

  (void) data;
  g_assert_true (alea_file_place_replace (self, "AAA\n", NULL, &error));
  g_assert_no_error (error);
  assert_holds (place, "AAA\n");
  g_assert_false (alea_file_place_has_changed (self));

  /* Shorter than what was there. */
  g_assert_true (alea_file_place_replace (self, "B\n", NULL, &error));
  g_assert_no_error (error);
  assert_holds (place, "B\n");
}

static void
test_one_of_many (Place         *place,
                  gconstpointer  data)
{
  g_autofree char *stamp = NULL;
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GError) error = NULL;

  (void) data;
  g_assert_true (g_file_set_contents (place->path, "first\n\nsecond\n\nthird\n", -1, NULL));
  stamp = alea_file_stamp (place->file);
  self = alea_file_place_new_in_file (place->file, stamp, strlen ("first\n\n"), strlen ("first\n\nsecond"), 3);
  g_assert_true (alea_file_place_replace (self, "longer than before\n\n", NULL, &error));
  g_assert_no_error (error);
  assert_holds (place, "first\n\nlonger than before\n\nthird\n");

  /* It knows where it is now. */
  g_assert_true (alea_file_place_replace (self, "short\n\n", NULL, &error));
  g_assert_no_error (error);
  assert_holds (place, "first\n\nshort\n\nthird\n");
  g_assert_cmpfloat (alea_file_place_get_fraction (self), >, 0);

  /* How far it came is that of the last time, which comes to nothing. */
  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_false (alea_file_place_replace (self, "alone\n\n", NULL, &error));
  g_assert_nonnull (error);
  g_assert_cmpfloat (alea_file_place_get_fraction (self), ==, 0);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  (void) source;
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
read_games (AleaGameFile  *games,
            GError       **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  alea_game_file_read_async (games, NULL, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return alea_game_file_read_finish (games, result, error);
}

/* Of three games, the last of which begins at byte 25. */
static AleaGameFile *
make_games (const Place *place)
{
  g_assert_true (g_file_set_contents (place->path, "*[Event \"2\"]\n\n1. e4 *[Event \"3\"]\n\n1. e4 e5 *\n", -1, NULL));
  return alea_game_file_new (place->file);
}

/* Each game is found, however much comes before it. */
static void
test_read (Place         *place,
           gconstpointer  data)
{
  static const guint n_moves[] = { 0, 1, 2 };
  g_autoptr(AleaGameFile) games = make_games (place);

  (void) data;
  g_assert_true (read_games (games, NULL));
  g_assert_cmpuint (alea_game_file_get_n_games (games), ==, G_N_ELEMENTS (n_moves));
  for (guint i = 0; i < G_N_ELEMENTS (n_moves); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AleaGame) game = alea_game_file_load (games, i + 1, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, n_moves[i]);
    }
}

/* Whether a file is short is known, however little comes at once. */
static void
test_little_at_once (Place         *place,
                     gconstpointer  data)
{
  static const goffset amounts[] = { 1, 7, ALEA_GAME_FILE_SHORT };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (amounts); i++)
    {
      g_autoptr(AleaGameFile) games = make_games (place), longer = alea_game_file_new (place->file);
      g_autofree char *text = NULL, *long_text = g_strnfill (ALEA_GAME_FILE_SHORT + 1, ' ');

      g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
      comes_at_once = amounts[i];
      g_assert_true (read_games (games, NULL));
      g_assert_cmpstr (alea_game_file_get_short_text (games), ==, text);
      g_assert_cmpuint (alea_game_file_get_n_games (games), ==, 3);
      g_assert_true (g_file_set_contents (place->path, long_text, -1, NULL));
      g_assert_true (read_games (longer, NULL));
      g_assert_null (alea_game_file_get_short_text (longer));
      comes_at_once = G_MAXOFFSET;
    }
}

/* A line that dies on the way is told of, and less than there was is no game. */
static void
test_less_than_there_was (Place         *place,
                          gconstpointer  data)
{
  static const struct { goffset comes; gboolean breaks_off; guint number; GIOErrorEnum code; } rows[] = {
    { 0, TRUE, 1, G_IO_ERROR_CONNECTION_CLOSED }, { 10, TRUE, 3, G_IO_ERROR_CONNECTION_CLOSED },
    { 26, TRUE, 3, G_IO_ERROR_CONNECTION_CLOSED }, { 0, FALSE, 1, 0 }, { 10, FALSE, 3, 0 },
  };
  g_autoptr(AleaGameFile) games = make_games (place);

  (void) data;
  g_assert_true (read_games (games, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;

      comes = rows[i].comes;
      breaks_off = rows[i].breaks_off;
      g_assert_null (alea_game_file_load (games, rows[i].number, &error));
      if (rows[i].breaks_off)
        g_assert_error (error, G_IO_ERROR, (int) rows[i].code);
      else
        g_assert_cmpstr (error->message, ==, "There is no game in this file.");
    }
  comes = G_MAXOFFSET;
}

static void
test_breaks_off (Place         *place,
                 gconstpointer  data)
{
  (void) data;
  breaks_off = TRUE;
  for (comes = 0; comes < 30; comes += 10)
    {
      g_autoptr(AleaGameFile) games = make_games (place);
      g_autoptr(GError) error = NULL;

      g_assert_false (read_games (games, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CONNECTION_CLOSED);
    }
  comes = G_MAXOFFSET;
}

/* What was there stays where the new file comes to nothing. */
static void
test_cancelled (Place         *place,
                gconstpointer  data)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AleaFilePlace) self = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  (void) data;
  g_assert_true (g_file_set_contents (place->path, "old\n", -1, NULL));
  self = alea_file_place_new (place->file);
  stop = cancellable;
  alea_file_place_write_async (self, "new\n", FALSE, cancellable, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  stop = NULL;

  g_assert_false (alea_file_place_write_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_holds (place, "old\n");
}

/* The error is that of the file's own system. */
static void
test_no_folder (Place         *place,
                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (place->folder, "none", "games.pgn", NULL);
  g_autoptr(GFile) file = remote_file_new (path);
  g_autoptr(AleaFilePlace) self = alea_file_place_new (file);
  g_autoptr(GError) error = NULL;

  (void) data;
  g_assert_false (alea_file_place_replace (self, "new\n", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/model/remote-place/new-file", Place, NULL, set_up, test_new_file, tear_down);
  g_test_add ("/model/remote-place/one-of-many", Place, NULL, set_up, test_one_of_many, tear_down);
  g_test_add ("/model/remote-place/read", Place, NULL, set_up, test_read, tear_down);
  g_test_add ("/model/remote-place/little-at-once", Place, NULL, set_up, test_little_at_once, tear_down);
  g_test_add ("/model/remote-place/less-than-there-was", Place, NULL, set_up, test_less_than_there_was, tear_down);
  g_test_add ("/model/remote-place/breaks-off", Place, NULL, set_up, test_breaks_off, tear_down);
  g_test_add ("/model/remote-place/cancelled", Place, NULL, set_up, test_cancelled, tear_down);
  g_test_add ("/model/remote-place/no-folder", Place, NULL, set_up, test_no_folder, tear_down);

  return g_test_run ();
}
