/* alea-dice-view.c: dice on a table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice-view.h"

#include "alea-look.h"
#include "alea-tumble.h"

/**
 * AleaDiceView:
 *
 * One or two dice that lie on a table and can be thrown.
 *
 * The dice are painted anew in each frame while they tumble and never when
 * they lie still.
 */

struct _AleaDiceView
{
  GtkWidget     parent_instance;

  AleaRoll      roll;          /* n = 0: an empty table */
  AleaSolid     solid;
  AleaTumble    tumbles[ALEA_MAX_DICE];
  AleaPiece     pieces[ALEA_MAX_DICE]; /* that the dice stand for; or ALEA_NO_PIECE */
  gint64        throw_start;   /* of the frame clock; 0: not yet known */
  double        progress;      /* of the throw, 0 .. 1; 1 at rest */
  guint         tick;
  AleaDiceSize  size;
  gboolean      is_dimmed;
  gboolean      has_pieces;
};

enum
{
  SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaDiceView, alea_dice_view, GTK_TYPE_WIDGET)

/* Room between dice, in units of their size. */
#define GAP          0.35

/* Of the pieces below them, in units of the height of the widget. */
#define PIECES_SHARE 0.36

typedef struct
{
  int minimum;
  int natural;
} Lengths;

/* By AleaDiceSize. */
static const Lengths widths[] = { { 112, 240 }, { 112, 112 }, { 84, 84 } };
static const Lengths heights[] = { { 72, 140 }, { 72, 72 }, { 48, 48 } };

/* --- throwing ------------------------------------------------------------ */

static void
plan (AleaDiceView *self,
      AleaRoll      roll,
      AleaSolid     solid)
{
  self->roll = roll;
  self->solid = solid;
  self->pieces[0] = self->pieces[1] = ALEA_NO_PIECE;

  for (int i = 0; i < roll.n; i++)
    {
      if (roll.face[i] != 0)
        alea_tumble_init (&self->tumbles[i], solid, roll.face[i], g_random_int ());
    }
}

static void
settle (AleaDiceView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);

  self->tick = 0;
  self->progress = 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SETTLED], 0);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AleaDiceView *self = ALEA_DICE_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->throw_start == 0)
    self->throw_start = now;

  self->progress = (double) (now - self->throw_start) * alea_look_get_speed (alea_look_get_default ())
                   / (ALEA_TUMBLE_SECONDS * G_USEC_PER_SEC);
  if (self->progress >= 1)
    {
      self->tick = 0;
      settle (self);
      return G_SOURCE_REMOVE;
    }

  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

void
alea_dice_view_show (AleaDiceView *self,
                     AleaRoll      roll,
                     AleaSolid     solid)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
  self->progress = 1;

  if (self->solid != solid || self->roll.n != roll.n
      || self->roll.face[0] != roll.face[0] || self->roll.face[1] != roll.face[1])
    plan (self, roll, solid);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_dice_view_throw (AleaDiceView *self,
                      AleaRoll      roll,
                      AleaSolid     solid)
{
  gboolean enabled = TRUE;

  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  plan (self, roll, solid);
  self->throw_start = 0;
  self->progress = 0;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  if (!enabled || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    settle (self);
  else if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

gboolean
alea_dice_view_get_is_rolling (AleaDiceView *self)
{
  g_return_val_if_fail (ALEA_IS_DICE_VIEW (self), FALSE);

  return self->tick != 0;
}

void
alea_dice_view_finish (AleaDiceView *self)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->tick != 0)
    settle (self);
}

void
alea_dice_view_set_has_pieces (AleaDiceView *self,
                               gboolean      has_pieces)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->has_pieces == has_pieces)
    return;

  self->has_pieces = has_pieces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_dice_view_set_piece (AleaDiceView *self,
                          int           die,
                          AleaPiece     piece)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));
  g_return_if_fail (die >= 0 && die < ALEA_MAX_DICE);

  self->pieces[die] = piece;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
alea_dice_view_find (AleaDiceView *self,
                     double        x)
{
  g_return_val_if_fail (ALEA_IS_DICE_VIEW (self), -1);

  if (self->roll.n < 2)
    return self->roll.n - 1;

  return x < gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 ? 0 : 1;
}

void
alea_dice_view_set_size (AleaDiceView *self,
                         AleaDiceSize  size)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_dice_view_set_dimmed (AleaDiceView *self,
                           gboolean      dimmed)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->is_dimmed == dimmed)
    return;

  self->is_dimmed = dimmed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- painting ------------------------------------------------------------ */

/* The part of the height that is left to the dice. */
static double
get_dice_height (AleaDiceView *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) * (self->has_pieces ? 1 - PIECES_SHARE : 1);
}

/* The largest size at which the dice, lying side by side, fit. */
static double
get_die_size (AleaDiceView *self)
{
  cairo_rectangle_t rest;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = get_dice_height (self);
  double row;

  alea_die_rest_extents (self->solid, 1, &rest);
  row = self->roll.n * rest.width + (self->roll.n - 1) * GAP;

  return MIN (MIN (width / row, height / (rest.height * 1.25)), 88);
}

/* Where the middle of a die at rest is. */
static double
get_column (AleaDiceView *self,
            int           index,
            double        size)
{
  cairo_rectangle_t rest;

  alea_die_rest_extents (self->solid, 1, &rest);
  return gtk_widget_get_width (GTK_WIDGET (self)) / 2.0
         + (index - (self->roll.n - 1) / 2.0) * (rest.width + GAP) * size;
}

static void
paint_piece (AleaDiceView *self,
             cairo_t      *cr,
             int           index,
             double        size)
{
  double side = gtk_widget_get_height (GTK_WIDGET (self)) * PIECES_SHARE * 0.92;

  if (self->pieces[index] == ALEA_NO_PIECE || self->progress < 1)
    return;

  cairo_save (cr);
  cairo_translate (cr, get_column (self, index, size), get_dice_height (self) + side / 2);

  /* Black pieces would be lost on a dark table. */
  cairo_arc (cr, 0, 0, side / 2, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.3);
  cairo_fill (cr);

  cairo_scale (cr, 0.84, 0.84);
  cairo_translate (cr, -side / 2, -side / 2);
  alea_piece_set_paint (alea_look_get_pieces (alea_look_get_default ()), cr, self->pieces[index], side);
  cairo_restore (cr);
}

/* A die that waits to be thrown is held over the table, on no face, so that
 * nobody takes it for a roll. */
static AleaDiePose
get_held_pose (int index)
{
  AleaQuaternion tilt = alea_quaternion_from_axis ((AleaVector) { 1, 0, 0 }, index == 0 ? 0.7 : -0.5);
  AleaQuaternion lean = alea_quaternion_from_axis ((AleaVector) { 0, 1, 0 }, index == 0 ? 0.5 : -0.8);
  AleaQuaternion turn = alea_quaternion_from_axis ((AleaVector) { 0, 0, 1 }, index == 0 ? 0.3 : 1.1);

  return (AleaDiePose) {
    .turn = alea_quaternion_compose (tilt, alea_quaternion_compose (lean, turn)),
    .y = -0.25,
    .height = 0.15,
  };
}

static void
paint_die (AleaDiceView *self,
           cairo_t      *cr,
           int           index,
           double        size)
{
  AleaDieLook look = alea_die_look_default ();
  cairo_rectangle_t rest;
  AleaDiePose pose;

  alea_die_rest_extents (self->solid, 1, &rest);
  if (self->roll.face[index] == 0)
    pose = get_held_pose (index);
  else
    alea_tumble_pose (&self->tumbles[index], self->progress, &pose);
  look.dim = self->is_dimmed ? 1 : 0;

  cairo_save (cr);
  cairo_translate (cr, get_column (self, index, size) - (rest.x + rest.width / 2) * size,
                   get_dice_height (self) / 2 - (rest.y + rest.height / 2) * size);
  alea_die_paint (cr, self->solid, &pose, &look, size);
  cairo_restore (cr);
}

static void
alea_dice_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AleaDiceView *self = ALEA_DICE_VIEW (widget);
  cairo_t *cr;
  double size;

  if (self->roll.n == 0)
    return;

  size = get_die_size (self);
  if (size < 4)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  for (int i = 0; i < self->roll.n; i++)
    {
      paint_die (self, cr, i, size);
      paint_piece (self, cr, i, size);
    }
  cairo_destroy (cr);
}

static void
alea_dice_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  const Lengths *lengths = orientation == GTK_ORIENTATION_HORIZONTAL ? widths : heights;

  *minimum = lengths[ALEA_DICE_VIEW (widget)->size].minimum;
  *natural = lengths[ALEA_DICE_VIEW (widget)->size].natural;
}

static void
alea_dice_view_unmap (GtkWidget *widget)
{
  alea_dice_view_finish (ALEA_DICE_VIEW (widget));

  GTK_WIDGET_CLASS (alea_dice_view_parent_class)->unmap (widget);
}

static void
alea_dice_view_class_init (AleaDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = alea_dice_view_measure;
  widget_class->snapshot = alea_dice_view_snapshot;
  widget_class->unmap = alea_dice_view_unmap;

  /**
   * AleaDiceView::settled:
   *
   * The dice that were thrown lie still.
   */
  signals[SETTLED] = g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "dice");
}

static void
alea_dice_view_init (AleaDiceView *self)
{
  self->progress = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
alea_dice_view_new (void)
{
  return g_object_new (ALEA_TYPE_DICE_VIEW, NULL);
}
