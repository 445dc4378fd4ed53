/* alea-dice-view.c: dice on a table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice-view-private.h"

#include "alea-look.h"

/**
 * AleaDiceView:
 *
 * One or two dice that lie on the felt of their game and can be thrown.  Beside
 * each stands what it frees.
 *
 * The dice are painted anew in each frame while they tumble and never when
 * they lie still.
 */

G_DEFINE_FINAL_TYPE (AleaDiceView, alea_dice_view, GTK_TYPE_WIDGET)

#define CAPTION_MICROSECONDS 120000

typedef struct
{
  int minimum;
  int natural;
} Lengths;

/* By AleaDiceSize. */
static const Lengths widths[] = { { 200, 380 }, { 110, 168 }, { 110, 168 }, { 84, 84 } };
static const Lengths heights[] = { { 78, 200 }, { 48, 78 }, { 48, 58 }, { 48, 48 } };

/* --- throwing ------------------------------------------------------------ */

static gboolean
is_motion_wanted (AleaDiceView *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);

  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
clear_captions (AleaDiceView *self)
{
  for (int i = 0; i < ALEA_MAX_DICE; i++)
    {
      g_clear_pointer (&self->captions[i].name, g_free);
      g_clear_pointer (&self->captions[i].count, g_free);
      self->captions[i].figure = ALEA_NO_PIECE;
    }
}

static void
plan (AleaDiceView *self,
      AleaRoll      roll,
      AleaSolid     solid)
{
  self->roll = roll;
  self->solid = solid;
  clear_captions (self);

  for (int i = 0; i < roll.n; i++)
    if (roll.face[i] != 0)
      {
        alea_tumble_init (&self->tumbles[i], solid, roll.face[i], g_random_int ());
        if (self->is_near)
          alea_tumble_turn_to_near (&self->tumbles[i]);
      }
}

/* --- captions ------------------------------------------------------------- */

static gboolean
caption_tick_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       data)
{
  AleaDiceView *self = ALEA_DICE_VIEW (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->landed == 0)
    self->landed = now;
  self->presence = MIN ((double) (now - self->landed) / CAPTION_MICROSECONDS, 1);
  gtk_widget_queue_draw (widget);
  if (self->presence < 1)
    return G_SOURCE_CONTINUE;

  self->caption_tick = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_captions (AleaDiceView *self)
{
  if (self->caption_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->caption_tick);

  self->caption_tick = 0;
  self->presence = 1;
}

/* What the dice mean comes when they lie still. */
static void
start_captions (AleaDiceView *self)
{
  stop_captions (self);
  if (!is_motion_wanted (self))
    return;

  self->landed = 0;
  self->presence = 0;
  self->caption_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), caption_tick_cb, NULL, NULL);
}

void
alea_dice_view_set_caption (AleaDiceView *self,
                            int           die,
                            AleaPiece     figure,
                            const char   *name,
                            const char   *count)
{
  AleaDiceCaption *caption;

  g_return_if_fail (ALEA_IS_DICE_VIEW (self));
  g_return_if_fail (die >= 0 && die < ALEA_MAX_DICE);

  caption = &self->captions[die];
  caption->figure = figure;
  g_free (caption->name);
  caption->name = g_strdup (name);
  g_free (caption->count);
  caption->count = g_strdup (count);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- landing -------------------------------------------------------------- */

static void
settle (AleaDiceView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);

  self->tick = 0;
  self->progress = 1;
  start_captions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "settled");
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
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  stop_captions (self);
  plan (self, roll, solid);
  self->is_due = self->is_used = FALSE;
  self->throw_start = 0;
  self->progress = 0;

  if (!is_motion_wanted (self))
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
alea_dice_view_set_due (AleaDiceView *self,
                        gboolean      due)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->is_due == due)
    return;

  self->is_due = due;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_dice_view_set_used (AleaDiceView *self,
                         gboolean      used)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->is_used == used)
    return;

  self->is_used = used;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_dice_view_set_player (AleaDiceView *self,
                           AleaColour    colour,
                           gboolean      is_near)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  self->is_near = is_near;
  if (self->colour == colour)
    return;

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_dice_view_set_game (AleaDiceView *self,
                         const char   *game)
{
  const AleaFelt *felt = alea_felt_find (game);

  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  if (self->felt == felt)
    return;

  self->felt = felt;
  alea_dice_view_drop_felt (self);
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
alea_dice_view_set_scale (AleaDiceView *self,
                          guint         scale)
{
  g_return_if_fail (ALEA_IS_DICE_VIEW (self));

  self->scale = scale;
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

/* --- the class ------------------------------------------------------------- */

static void
alea_dice_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  alea_dice_view_paint (ALEA_DICE_VIEW (widget), snapshot);
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

  AleaDiceView *self = ALEA_DICE_VIEW (widget);

  *minimum = lengths[self->size].minimum;
  *natural = lengths[self->size].natural * (int) self->scale / 10;
}

static void
alea_dice_view_unmap (GtkWidget *widget)
{
  alea_dice_view_finish (ALEA_DICE_VIEW (widget));
  stop_captions (ALEA_DICE_VIEW (widget));

  GTK_WIDGET_CLASS (alea_dice_view_parent_class)->unmap (widget);
}

static void
alea_dice_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  alea_dice_view_drop_felt (ALEA_DICE_VIEW (widget));
}

static void
alea_dice_view_finalize (GObject *object)
{
  alea_dice_view_drop_felt (ALEA_DICE_VIEW (object));
  clear_captions (ALEA_DICE_VIEW (object));

  G_OBJECT_CLASS (alea_dice_view_parent_class)->finalize (object);
}

static void
alea_dice_view_class_init (AleaDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_dice_view_finalize;
  widget_class->size_allocate = alea_dice_view_size_allocate;
  widget_class->measure = alea_dice_view_measure;
  widget_class->snapshot = alea_dice_view_snapshot;
  widget_class->unmap = alea_dice_view_unmap;

  /**
   * AleaDiceView::settled:
   *
   * The dice that were thrown lie still.
   */
  g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "dice");
}

static void
alea_dice_view_init (AleaDiceView *self)
{
  self->progress = self->presence = 1;
  self->scale = 10;
  self->felt = alea_felt_find (NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
alea_dice_view_new (void)
{
  return g_object_new (ALEA_TYPE_DICE_VIEW, NULL);
}
