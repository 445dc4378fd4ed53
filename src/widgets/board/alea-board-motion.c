/* alea-board-motion.c: from what stood to what stands
 *
 * The board is told only where the pieces stand now.  What has to move is found
 * by comparing: a piece that is gone from one square and new on another has
 * gone there.  So undo, castling and looking back glide like a move does.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-board-motion.h"
#include "alea-look.h"

#include <math.h>

#define MOTION_MICROSECONDS 190000

/* Between pieces that come one after the other, for the eye to follow. */
#define TURN_MICROSECONDS   400000

/* Between pieces that turn over as a wave; that many at least make one. */
#define WAVE_MICROSECONDS   45000
#define MIN_WAVE            6

/* A piece that comes from nowhere starts this small and one that goes ends so. */
#define AWAY_SIZE           0.6

/* How far a piece has come when it seems to be there. */
#define NEARLY_THERE        0.95

/* More changes than a move ever makes are a new position: nothing glides. */
#define MAX_CHANGES         16

typedef struct
{
  AleaSquare square[MAX_CHANGES];
  guint      n;
} Changes;

static guint
count_squares (AleaBoard *self)
{
  return (guint) (self->geometry->files * self->geometry->ranks);
}

/* Squares where @here has a piece that @there has not; FALSE when too many. */
static gboolean
find_changes (AleaBoard       *self,
              const AleaPiece *here,
              const AleaPiece *there,
              Changes         *changes)
{
  changes->n = 0;

  for (guint i = 0; i < count_squares (self); i++)
    if (here[i] != ALEA_NO_PIECE && here[i] != there[i])
      {
        if (changes->n == MAX_CHANGES)
          return FALSE;
        changes->square[changes->n++] = (AleaSquare) i;
      }

  return TRUE;
}

static double
get_distance (AleaBoard  *self,
              AleaSquare  a,
              AleaSquare  b)
{
  return hypot (alea_geometry_file (self->geometry, a) - alea_geometry_file (self->geometry, b),
                alea_geometry_rank (self->geometry, a) - alea_geometry_rank (self->geometry, b));
}

/* The nearest square in @gone that the same piece has left; its index, or -1. */
static int
find_origin (AleaBoard     *self,
             const Changes *gone,
             AleaSquare     to,
             AleaPiece      piece)
{
  int best = -1;

  for (guint i = 0; i < gone->n; i++)
    if (gone->square[i] != ALEA_NO_SQUARE
        && self->pieces[gone->square[i]] == piece
        && (best < 0 || get_distance (self, gone->square[i], to)
                        < get_distance (self, gone->square[best], to)))
      best = (int) i;

  return best;
}

/* --- pieces across two squares ----------------------------------------------- */

gboolean
alea_board_is_joined (AleaBoard  *self,
                      AleaSquare  square)
{
  return square != ALEA_NO_SQUARE && square > 0
         && (self->across[ALEA_WHITE] == square - 1 || self->across[ALEA_BLACK] == square - 1);
}

AleaSquare
alea_board_get_anchor (AleaBoard  *self,
                       AleaSquare  square)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), square);

  return alea_board_is_joined (self, square) ? (AleaSquare) (square - 1) : square;
}

static double
get_file (AleaBoard        *self,
          AleaSquare        square,
          const AleaSquare  across[2])
{
  double file = alea_geometry_file (self->geometry, square);

  if (square == across[ALEA_WHITE] || square == across[ALEA_BLACK])
    return file + 0.5;

  return file;
}

/* Of a piece across two squares only the left one counts, or it would come and
 * go twice. */
static void
drop_joined (Changes          *changes,
             const AleaSquare  across[2])
{
  for (guint i = 0; i < changes->n; i++)
    for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
      if (across[colour] != ALEA_NO_SQUARE && changes->square[i] == across[colour] + 1)
        changes->square[i] = ALEA_NO_SQUARE;
}

/* 0 for pieces that come at once. */
static guint
get_turn (AleaBoard  *self,
          AleaSquare  square)
{
  for (guint i = 0; i < self->n_turns; i++)
    if (self->turns[i] == square)
      return i + 1;

  return 0;
}

static void
add_glide (AleaBoard        *self,
           AleaPiece         piece,
           AleaSquare        from,
           AleaSquare        to,
           const AleaSquare  across[2])
{
  const AleaGeometry *geometry = self->geometry;
  AleaSquare start = from != ALEA_NO_SQUARE ? from : to;
  AleaSquare end = to != ALEA_NO_SQUARE ? to : from;
  AleaGlide glide = {
    .piece = piece,
    .from_file = from != ALEA_NO_SQUARE ? get_file (self, start, self->across) : get_file (self, start, across),
    .from_rank = alea_geometry_rank (geometry, start),
    .to_file = to != ALEA_NO_SQUARE ? get_file (self, end, across) : get_file (self, end, self->across),
    .to_rank = alea_geometry_rank (geometry, end),
    .from_opacity = from != ALEA_NO_SQUARE ? 1 : 0,
    .to_opacity = to != ALEA_NO_SQUARE ? 1 : 0,
    .from_size = from != ALEA_NO_SQUARE ? 1 : AWAY_SIZE,
    .to_size = to != ALEA_NO_SQUARE ? 1 : AWAY_SIZE,
    .square = to,
    .turn = get_turn (self, to),
  };

  if (from != ALEA_NO_SQUARE && from == self->dropped)
    alea_layout_get_place (&self->layout, self->lift_x, self->lift_y, &glide.from_file, &glide.from_rank);

  /* Those that fade lie below those that glide. */
  if (to == ALEA_NO_SQUARE)
    g_array_prepend_val (self->glides, glide);
  else
    g_array_append_val (self->glides, glide);
}

/* Whether it comes from nowhere, at once with others. */
static gboolean
is_new (const AleaGlide *glide)
{
  return glide->from_opacity <= 0 && glide->square != ALEA_NO_SQUARE && glide->turn == 0;
}

/* When @glide sets out, and what one takes, both in microseconds. */
static double
get_delay (const AleaGlide *glide)
{
  return (glide->turn * TURN_MICROSECONDS + glide->wave * WAVE_MICROSECONDS)
         / alea_look_get_speed (alea_look_get_default ());
}

static double
get_duration (void)
{
  return MOTION_MICROSECONDS / alea_look_get_speed (alea_look_get_default ());
}

/* The one that is last to arrive. */
static const AleaGlide *
get_last_glide (AleaBoard *self)
{
  const AleaGlide *last = &g_array_index (self->glides, AleaGlide, 0);

  for (guint i = 1; i < self->glides->len; i++)
    if (get_delay (&g_array_index (self->glides, AleaGlide, i)) > get_delay (last))
      last = &g_array_index (self->glides, AleaGlide, i);

  return last;
}

/* --- dramas ----------------------------------------------------------------- */

double
alea_board_get_drama_length (AleaBoard *self)
{
  return alea_drama_get_length (self->drama.type) * G_USEC_PER_SEC / alea_look_get_speed (alea_look_get_default ());
}

/* Whoever presses anything has seen enough; what was pressed still does what it
 * does. */
static gboolean
skip_cb (AleaBoard *self,
         GdkEvent  *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS || type == GDK_TOUCH_BEGIN)
    alea_board_finish_motion (self);

  return GDK_EVENT_PROPAGATE;
}

static void
watch_window (AleaBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->skip = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->skip, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->skip, "event", G_CALLBACK (skip_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (root), self->skip);
}

static gboolean
unwatch_idle_cb (gpointer skip)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (skip));

  if (window != NULL)
    gtk_widget_remove_controller (window, GTK_EVENT_CONTROLLER (skip));
  return G_SOURCE_REMOVE;
}

/* Whether the drama shows the piece of @glide. */
static gboolean
is_shown_by_drama (AleaBoard       *self,
                   const AleaGlide *glide)
{
  const AleaGeometry *geometry = self->geometry;
  const AleaSquare to = self->drama.to;

  return glide->square == to
         || (glide->square == ALEA_NO_SQUARE && glide->from_file == alea_geometry_file (geometry, to)
             && glide->from_rank == alea_geometry_rank (geometry, to));
}

static void
start_drama (AleaBoard *self)
{
  self->drama = self->next_drama;
  self->next_drama.type = ALEA_DRAMA_NONE;
  if (self->drama.type == ALEA_DRAMA_NONE)
    return;

  for (guint i = 0; self->drama.type != ALEA_DRAMA_SWAP && i < self->glides->len; i++)
    {
      AleaGlide *glide = &g_array_index (self->glides, AleaGlide, i);

      glide->is_hidden = is_shown_by_drama (self, glide);
    }
  watch_window (self);
}

static void
end_drama (AleaBoard *self)
{
  self->drama.type = ALEA_DRAMA_NONE;
  if (self->skip == NULL)
    return;

  /* It may be what ends the drama. */
  g_signal_handlers_disconnect_by_data (self->skip, self);
  g_idle_add_full (G_PRIORITY_DEFAULT, unwatch_idle_cb, g_object_ref (self->skip), g_object_unref);
  self->skip = NULL;
}

/* --- time -------------------------------------------------------------------- */

static void
land (AleaBoard *self)
{
  if (!self->is_gliding)
    return;

  self->is_gliding = FALSE;
  g_signal_emit_by_name (self, "landed");
}

/* Of all glides, in microseconds. */
static double
get_length (AleaBoard *self)
{
  return self->glides->len > 0 ? get_delay (get_last_glide (self)) + get_duration () : 0;
}

/* A drama is seen to its end. */
static gboolean
seems_there (AleaBoard *self)
{
  return self->drama.type == ALEA_DRAMA_NONE
         && alea_board_get_progress (self, get_last_glide (self)) > NEARLY_THERE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AleaBoard *self = ALEA_BOARD (widget);
  const double length = MAX (get_length (self), alea_board_get_drama_length (self));
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->motion_start == 0)
    self->motion_start = now;

  gtk_widget_queue_draw (widget);
  if (seems_there (self))
    land (self);
  if ((double) (now - self->motion_start) < length && alea_board_is_motion_wanted (self))
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  g_array_set_size (self->glides, 0);
  end_drama (self);
  land (self);
  return G_SOURCE_REMOVE;
}

static void
start_motion (AleaBoard *self)
{
  self->motion_start = 0;
  self->is_gliding = TRUE;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

void
alea_board_set_drama (AleaBoard       *self,
                      const AleaDrama *drama)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  self->next_drama = *drama;
  if (drama->type != ALEA_DRAMA_SWAP)
    return;

  /* Nobody leaves his square. */
  alea_board_finish_motion (self);
  if (!alea_board_is_motion_wanted (self))
    {
      self->next_drama.type = ALEA_DRAMA_NONE;
      return;
    }
  start_drama (self);
  start_motion (self);
}

void
alea_board_set_turns (AleaBoard        *self,
                      const AleaSquare *squares,
                      guint             n_squares)
{
  g_return_if_fail (ALEA_IS_BOARD (self));
  g_return_if_fail (n_squares <= ALEA_BOARD_MAX_TURNS);

  self->n_turns = n_squares;
  for (guint i = 0; i < n_squares; i++)
    self->turns[i] = squares[i];
}

/* A whole rank that comes at once, as the mediator has it, turns over from one
 * end to the other. */
static void
make_wave (AleaBoard *self)
{
  guint n = 0;

  for (guint i = 0; i < self->glides->len; i++)
    n += is_new (&g_array_index (self->glides, AleaGlide, i)) ? 1 : 0;
  if (n < MIN_WAVE)
    return;

  for (guint i = 0; i < self->glides->len; i++)
    {
      AleaGlide *glide = &g_array_index (self->glides, AleaGlide, i);

      if (is_new (glide))
        glide->wave = 1 + (guint) glide->to_file;
    }
}

/* Called before self->pieces takes over @pieces. */
void
alea_board_plan_motion (AleaBoard        *self,
                        const AleaPiece  *pieces,
                        const AleaSquare  across[2])
{
  Changes gone, come;

  alea_board_finish_motion (self);

  if (!alea_board_is_motion_wanted (self)
      || !find_changes (self, self->pieces, pieces, &gone)
      || !find_changes (self, pieces, self->pieces, &come))
    return;

  drop_joined (&gone, self->across);
  drop_joined (&come, across);
  for (guint i = 0; i < come.n; i++)
    {
      AleaSquare to = come.square[i];
      int origin = to != ALEA_NO_SQUARE ? find_origin (self, &gone, to, pieces[to]) : -1;

      if (to == ALEA_NO_SQUARE)
        continue;
      add_glide (self, pieces[to], origin < 0 ? ALEA_NO_SQUARE : gone.square[origin], to, across);
      if (origin >= 0)
        gone.square[origin] = ALEA_NO_SQUARE;
    }

  for (guint i = 0; i < gone.n; i++)
    if (gone.square[i] != ALEA_NO_SQUARE)
      add_glide (self, self->pieces[gone.square[i]], gone.square[i], ALEA_NO_SQUARE, across);

  make_wave (self);
  self->n_turns = 0;
  if (self->glides->len > 0)
    {
      start_drama (self);
      start_motion (self);
    }
}

double
alea_board_get_progress (AleaBoard       *self,
                         const AleaGlide *glide)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  double t;

  if (clock == NULL || self->motion_start == 0)
    return 0;

  t = (gdk_frame_clock_get_frame_time (clock) - self->motion_start - get_delay (glide)) / get_duration ();
  t = CLAMP (t, 0, 1);
  return 1 - pow (1 - t, 3);
}

gboolean
alea_board_get_is_moving (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), FALSE);

  return self->glides->len > 0 || self->drama.type != ALEA_DRAMA_NONE;
}

gboolean
alea_board_get_is_gliding (AleaBoard *self)
{
  g_return_val_if_fail (ALEA_IS_BOARD (self), FALSE);

  return self->is_gliding;
}

void
alea_board_finish_motion (AleaBoard *self)
{
  g_return_if_fail (ALEA_IS_BOARD (self));

  if (self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }

  if (alea_board_get_is_moving (self))
    {
      g_array_set_size (self->glides, 0);
      end_drama (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      land (self);
    }
}

void
alea_board_motion_class (GtkWidgetClass *widget_class)
{
  /**
   * AleaBoard::landed:
   *
   * Pieces that glided are where they belong, as far as one can see.
   */
  g_signal_new ("landed", G_TYPE_FROM_CLASS (widget_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}
