/* bench-frames.c: what a frame of the board costs the main thread
 *
 * Shows the play screen's board and dice in a window of the size given, lets
 * a piece glide and a die roll at the same time, and prints the CPU time of the
 * first full paint and of the frames after it: of all of a frame, layout and
 * all, from the frame clock's "before-paint" to its "after-paint".  A window
 * of the same size with nothing but a line of text is shown before, as the
 * start screen is before the first game: for comparison, and so that fonts and
 * pieces have been read.
 *
 * Of a first paint nearly half is what the empty window costs too: memory that
 * is touched for the first time, and its way to the screen.  Of the rest the
 * most is GTK's: the cairo renderer puts each cairo node into a picture of its
 * own first, that of the board into one as large as the board.  Squares as
 * colour nodes are spared that, but not the frame and the letters around them.
 * One layout for all letters gained nothing, pieces take half a millisecond.
 *
 * With THREADS the engine searches all the while, in so many threads of this
 * program, and what counts is the time that passes, not that of the processor:
 * a frame that has to wait for a thread is late all the same.
 *
 * Each line names the renderer: where the one that was asked for is not to be had,
 * GTK takes another.
 *
 *   bench-frames WIDTH HEIGHT [THREADS]
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-motion.h"
#include "alea-board.h"
#include "alea-dice-view.h"
#include "alea-engine.h"
#include "alea-fen.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define N_ROUNDS 12

typedef struct
{
  GtkWidget *window;
  GtkWidget *board;
  GtkWidget *dice;
  GArray    *frames;     /* of double: milliseconds */
  double     empty;
  double     first;
  double     began;
  int        rounds;
  AleaSetup  setups[2];
  guint      n_threads;  /* that search */
  char      *renderer;   /* "cairo" */
} Bench;

static double
get_time (Bench *bench)
{
  struct timespec now;

  clock_gettime (bench->n_threads > 0 ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void
before_paint_cb (Bench *bench)
{
  bench->began = get_time (bench);
}

static void
start_round (Bench *bench)
{
  AleaRoll roll = { .n = 1, .sides = 6, .face = { (guint8) (1 + bench->rounds % 6) } };

  alea_board_set_setup (ALEA_BOARD (bench->board), &bench->setups[bench->rounds % 2], ALEA_BOARD_GLIDE);
  alea_dice_view_throw (ALEA_DICE_VIEW (bench->dice), roll, ALEA_SOLID_CUBE);
}

static void
after_paint_cb (Bench *bench)
{
  double took = get_time (bench) - bench->began;

  if (bench->first == 0)
    {
      bench->first = took;
      return;
    }

  if (alea_board_get_is_moving (ALEA_BOARD (bench->board)))
    g_array_append_val (bench->frames, took);
}

/* "cairo" of a GskCairoRenderer. */
static char *
name_renderer (GtkWidget *window)
{
  const char *type = G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window)));
  g_autofree char *middle = g_strndup (type + strlen ("Gsk"), strlen (type) - strlen ("GskRenderer"));

  return g_ascii_strdown (middle, -1);
}

static void
after_empty_paint_cb (Bench *bench)
{
  if (bench->empty != 0)
    return;

  bench->empty = get_time (bench) - bench->began;
  bench->renderer = name_renderer (bench->window);
}

static gboolean
round_cb (gpointer data)
{
  Bench *bench = data;

  if (++bench->rounds > N_ROUNDS)
    {
      gtk_window_destroy (GTK_WINDOW (bench->window));
      bench->window = NULL;
      return G_SOURCE_REMOVE;
    }

  start_round (bench);
  return G_SOURCE_CONTINUE;
}

static int
compare (const void *a,
         const void *b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
read_setup (const char *fen,
            AleaSetup  *setup)
{
  if (!alea_fen_read (fen, alea_rules_find ("chess"), setup, NULL))
    g_error ("not a position: %s", fen);
}

/* Shows a window and measures each of its frames. */
static void
show_window (Bench     *bench,
             int        width,
             int        height,
             GtkWidget *child,
             GCallback  after_paint)
{
  GdkFrameClock *clock;

  bench->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (bench->window), child);
  gtk_window_set_decorated (GTK_WINDOW (bench->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), width, height);

  gtk_widget_realize (bench->window);
  clock = gtk_widget_get_frame_clock (bench->window);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), bench);
  g_signal_connect_data (clock, "after-paint", after_paint, bench, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_window_present (GTK_WINDOW (bench->window));
}

static GtkWidget *
make_table (Bench *bench)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  bench->board = alea_board_new (&alea_geometry_8x8);
  bench->dice = alea_dice_view_new ();
  gtk_widget_set_hexpand (bench->board, TRUE);
  gtk_widget_set_size_request (bench->dice, 300, -1);
  gtk_widget_set_valign (bench->dice, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), bench->board);
  gtk_box_append (GTK_BOX (box), bench->dice);
  alea_board_set_setup (ALEA_BOARD (bench->board), &bench->setups[0], ALEA_BOARD_AT_ONCE);
  return box;
}

static void
thought_cb (GObject      *engine,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GError) error = NULL;

  g_free (alea_engine_think_finish (ALEA_ENGINE (engine), result, &error));
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_error ("the engine has not searched to the end");
  *(gboolean *) data = TRUE;
}

/* Until @cancellable is cancelled. */
static AleaEngine *
search (Bench        *bench,
        GCancellable *cancellable,
        gboolean     *is_done)
{
  const AleaSearchLimits limits = { .usec = G_MAXINT64 };
  AleaEngine *engine = alea_engine_new (64u << 20, bench->n_threads);
  AleaState state;

  alea_state_init (&state, alea_rules_find ("guardener"), NULL);
  alea_engine_think_async (engine, &state, &limits, NULL, NULL, cancellable, thought_cb, is_done);
  return engine;
}

static void
report (Bench *bench,
        int    width,
        int    height)
{
  g_autofree char *threads = bench->n_threads > 0 ? g_strdup_printf ("-%u-threads", bench->n_threads) : g_strdup ("");
  g_autofree char *name = g_strdup_printf ("%dx%d-%s%s", width, height, bench->renderer, threads);
  const double *frames = (const double *) bench->frames->data;

  if (bench->frames->len == 0)
    g_error ("no frame was painted");

  g_print ("frame-first-empty-%s %.2f ms\n", name, bench->empty);
  g_print ("frame-first-%s %.2f ms\n", name, bench->first);
  g_print ("frame-median-%s %.2f ms\n", name, frames[bench->frames->len / 2]);
  g_print ("frame-p95-%s %.2f ms\n", name, frames[bench->frames->len * 95 / 100]);
  g_print ("frames-%s %u frames\n", name, bench->frames->len);
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { .frames = g_array_new (FALSE, FALSE, sizeof (double)) };
  int width = argc > 2 ? atoi (argv[1]) : 1200, height = argc > 2 ? atoi (argv[2]) : 900;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AleaEngine) engine = NULL;
  gboolean is_done;

  bench.n_threads = argc > 3 ? (guint) atoi (argv[3]) : 0;
  is_done = bench.n_threads == 0;

  gtk_init ();
  read_setup ("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1", &bench.setups[0]);
  read_setup ("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1", &bench.setups[1]);

  alea_piece_set_get_default ();
  show_window (&bench, width, height, gtk_label_new ("abcdefgh12345678"), G_CALLBACK (after_empty_paint_cb));
  while (bench.empty == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (bench.window));

  show_window (&bench, width, height, make_table (&bench), G_CALLBACK (after_paint_cb));
  g_timeout_add (1100, round_cb, &bench);

  if (bench.n_threads > 0)
    engine = search (&bench, cancellable, &is_done);
  while (bench.window != NULL)
    g_main_context_iteration (NULL, TRUE);

  g_cancellable_cancel (cancellable);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);

  g_array_sort (bench.frames, compare);
  report (&bench, width, height);
  g_array_unref (bench.frames);
  g_free (bench.renderer);
  return EXIT_SUCCESS;
}
