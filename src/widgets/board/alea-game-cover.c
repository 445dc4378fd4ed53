/* alea-game-cover.c: what a game is, as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-cover.h"

#include "alea-cloth.h"
#include "alea-cover-scene.h"
#include "alea-die.h"
#include "alea-look.h"
#include "alea-part.h"
#include "alea-state.h"

#include <math.h>

/**
 * AleaGameCover:
 *
 * The dice of a game on its felt, and what they do. For the eye alone: what is
 * below it says the same in words.
 */

struct _AleaGameCover
{
  GtkWidget              parent_instance;

  const AleaRules       *rules;       /* NULL for an emblem that is of no game */
  const AleaCoverScene  *scene;       /* NULL for an emblem */
  const AleaCoverEmblem *emblem;      /* NULL for a scene */
  AleaRoll               roll;
  gboolean               is_small;
  gint64                 turn_start;  /* of the frame clock */
  double                 progress;    /* of a turn of the dice, 0 .. 1; 1 at rest */
  guint                  tick;
};

G_DEFINE_FINAL_TYPE (AleaGameCover, alea_game_cover, GTK_TYPE_WIDGET)

/* In pixels where text has its usual size, with which it grows. */
#define SMALL_WIDTH 84
#define LEAST_SMALL_HEIGHT 70
#define USUAL_WIDTH 200
#define LEAST_WIDTH 172
#define TEXT_HEIGHT 18.0

#define TURN_TIME   0.9    /* seconds */
#define TURN_HEIGHT 0.35   /* in units of the size of a die */

/* --- painting ------------------------------------------------------------- */

static void
paint_die (AleaGameCover      *self,
           cairo_t            *cr,
           const AleaCoverDie *die,
           double              size)
{
  const AleaSolid solid = alea_look_get_solid (alea_look_get_default (), self->roll.sides);
  const AleaDieLook look = alea_die_look_default ();
  const double eased = 1 - pow (1 - self->progress, 3);
  const AleaDiePose pose = {
    .turn = alea_solid_rest (solid, die->face, die->yaw + 2 * G_PI * eased),
    .height = TURN_HEIGHT * sin (G_PI * eased),
  };

  alea_die_paint (cr, solid, &pose, &look, size);
}

static void
paint_dice (AleaGameCover *self,
            cairo_t       *cr)
{
  for (guint i = 0; i < self->roll.n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, self->scene->dice[i].x, self->scene->dice[i].y);
      paint_die (self, cr, &self->scene->dice[i], self->scene->size);
      cairo_restore (cr);
    }
}

static void
paint_large (AleaGameCover *self,
             cairo_t       *cr)
{
  AleaPieceSet *pieces = alea_look_get_pieces (alea_look_get_default ());

  if (self->scene->paint != NULL)
    self->scene->paint (cr, pieces);
  paint_dice (self, cr);
}

/* In a square of side @side, of which little is seen above and below in a low row. */
static void
paint_small (AleaGameCover *self,
             cairo_t       *cr,
             double         side)
{
  const double size = (self->roll.n > 1 ? 0.42 : 0.54) * side;

  for (guint i = 0; i < self->roll.n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (i + 0.5) / self->roll.n * side, 0.5 * side);
      paint_die (self, cr, &self->scene->dice[i], size);
      cairo_restore (cr);
    }
}

static void
paint_emblem (AleaGameCover *self,
              cairo_t       *cr,
              double         side)
{
  const AleaCoverEmblem *emblem = self->emblem;

  alea_cover_emblem_paint (emblem, cr, alea_look_get_pieces (alea_look_get_default ()), side);
  for (guint i = 0; i < emblem->n_dice; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, emblem->dice[i].x * side, emblem->dice[i].y * side);
      paint_die (self, cr, &emblem->dice[i], emblem->size * side);
      cairo_restore (cr);
    }
}

/* What stands on the lower edge stands there in a higher picture, too. */
static void
paint (AleaGameCover *self,
       cairo_t       *cr,
       double         width,
       double         height)
{
  const double scale = MIN (width / ALEA_COVER_WIDTH, height / ALEA_COVER_HEIGHT);

  if (self->is_small)
    {
      cairo_translate (cr, 0, (height - width) / 2);
      if (self->emblem != NULL)
        paint_emblem (self, cr, width);
      else
        paint_small (self, cr, width);
      return;
    }

  cairo_translate (cr, (width - scale * ALEA_COVER_WIDTH) / 2, height - scale * ALEA_COVER_HEIGHT);
  cairo_scale (cr, scale, scale);
  paint_large (self, cr);
}

static void
alea_game_cover_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AleaGameCover *self = ALEA_GAME_COVER (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->scene == NULL && self->emblem == NULL)
    return;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  alea_cloth_snapshot (snapshot, self->rules != NULL ? self->rules->id : NULL, width, height);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  paint (self, cr, width, height);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

/* --- turning -------------------------------------------------------------- */

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AleaGameCover *self = ALEA_GAME_COVER (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->turn_start == 0)
    self->turn_start = now;
  self->progress = MIN ((double) (now - self->turn_start) / (TURN_TIME * G_USEC_PER_SEC), 1);
  gtk_widget_queue_draw (widget);
  if (self->progress < 1)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
alea_game_cover_turn (AleaGameCover *self)
{
  gboolean moves;

  g_return_if_fail (ALEA_IS_GAME_COVER (self));

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &moves, NULL);
  if (!moves || self->roll.n == 0 || self->tick != 0)
    return;

  self->turn_start = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

/* --- the class ------------------------------------------------------------ */

static double
get_text_scale (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  const int height = pango_font_metrics_get_height (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return MAX (height / TEXT_HEIGHT, 1);
}

static void
alea_game_cover_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AleaGameCover *self = ALEA_GAME_COVER (widget);
  const double scale = get_text_scale (widget);

  if (self->is_small)
    *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? SMALL_WIDTH : LEAST_SMALL_HEIGHT;
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = (int) (scale * USUAL_WIDTH);
    }
  else
    {
      const double usual = scale * USUAL_WIDTH, width = for_size < 0 ? usual : for_size;

      /* It grows with its width, but what needs more height where it is wider
       * is nothing that GTK can lay out. */
      *minimum = (int) (MIN (width, usual) * ALEA_COVER_HEIGHT / ALEA_COVER_WIDTH);
      *natural = (int) (width * ALEA_COVER_HEIGHT / ALEA_COVER_WIDTH);
    }
}

static void
alea_game_cover_class_init (AleaGameCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_game_cover_measure;
  widget_class->snapshot = alea_game_cover_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "gamecover");
}

static void
alea_game_cover_init (AleaGameCover *self)
{
  self->progress = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static AleaRoll
find_dice (const AleaRules *rules)
{
  g_autofree AleaState *state = g_new0 (AleaState, 1);
  AleaQuestion question = { 0 };

  if (rules->turn_dice.n > 0)
    return rules->turn_dice;

  alea_state_init (state, rules, NULL);
  alea_state_ask (state, &question);
  return question.ask == ALEA_ASK_ROLL ? question.dice : (AleaRoll) { 0 };
}

void
alea_game_cover_set_rules (AleaGameCover   *self,
                           const AleaRules *rules)
{
  g_return_if_fail (ALEA_IS_GAME_COVER (self));
  g_return_if_fail (rules != NULL);

  self->rules = rules;
  self->scene = alea_cover_scene_find (rules->id);
  self->roll = find_dice (rules);
  for (guint i = 0; i < self->roll.n; i++)
    self->roll.face[i] = (guint8) self->scene->dice[i].face;
  /* That of a game without dice, where there is no room for more. */
  if (self->roll.n == 0)
    self->emblem = alea_cover_emblem_find ("basics");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_game_cover_set_chapter (AleaGameCover *self,
                             const char    *chapter)
{
  g_return_if_fail (ALEA_IS_GAME_COVER (self));
  g_return_if_fail (chapter != NULL);

  self->emblem = alea_cover_emblem_find (chapter);
  self->roll = (AleaRoll) { .n = (guint8) self->emblem->n_dice, .sides = 6 };
  alea_game_cover_set_is_small (self, TRUE);
}

AleaRoll
alea_game_cover_get_roll (AleaGameCover *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_COVER (self), (AleaRoll) { 0 });

  return self->roll;
}

void
alea_game_cover_set_is_small (AleaGameCover *self,
                              gboolean       is_small)
{
  g_return_if_fail (ALEA_IS_GAME_COVER (self));

  self->is_small = is_small;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
