/* alea-dice-paint.c: the felt, the dice and what stands beside them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-view-private.h"

#include "alea-growth.h"
#include "alea-kept-picture.h"
#include "alea-look.h"

#include <glib/gi18n.h>
#include <string.h>

/* Lengths below are for a felt of this height; it grows with the window, as do
 * the letters. */
#define FELT_HEIGHT  200.0
#define FELT_RADIUS  13
#define DIE_SHARE    0.76    /* of the height, that a die takes */
#define DIE_GAP      0.10    /* between dice without words, in sizes of a die */
#define LEAST_DIE    0.46    /* of the size that a die likes, before there are no words */
#define EDGE         18      /* around a die and its words */
#define LOW_EDGE     10
#define WORDS_GAP    4       /* a die has room around itself */
#define FIGURE_SIZE  46
#define FIGURE_GAP   4
#define KEY_EDGE     8       /* within the cap of a key */

/* A felt that is lower has its words beside the figure. */
#define LOW_FELT     130

/* Of the letters of a normal line. */
#define NAME_SCALE   1.08
#define COUNT_SCALE  0.92
#define ROLL_SCALE   1.42
#define WORDS_EMS    5.8     /* the width of the words beside each die */
#define ALONE_EMS    8.0     /* of those that stand for all dice */

#define USED_FADE    0.58

/* On its tip a die is larger than on a face. */
#define HELD_SIZE    0.85

/* Where things lie; lengths in units of the widget. */
typedef struct
{
  double   width, height;
  double   size;                     /* of a die */
  double   body;                     /* how wide it is without its shadow */
  double   figure;                   /* the side of a figure */
  double   centres[ALEA_MAX_DICE];   /* where the middles of the dice are */
  double   words[ALEA_MAX_DICE];     /* the width of the words beside each; 0: none */
  gboolean is_low;
} Room;

static void
get_rest (AleaDiceView      *self,
          cairo_rectangle_t *rest)
{
  alea_die_rest_extents (self->solid, 1, rest);
}

/* --- letters -------------------------------------------------------------- */

static PangoLayout *
make_layout (AleaDiceView *self,
             const char   *text,
             double        scale,
             PangoWeight   weight,
             double        width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -2);
  return layout;
}

static double
get_natural_width (AleaDiceView *self,
                   const char   *text,
                   double        scale,
                   PangoWeight   weight,
                   double        most)
{
  g_autoptr(PangoLayout) layout = NULL;
  int width;

  if (text == NULL)
    return 0;

  layout = make_layout (self, text, scale, weight, most);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + 1;
}

/* --- where things lie ----------------------------------------------------- */

/* How much of @most the words beside a die take. */
static double
measure_words (AleaDiceView *self,
               const Room   *room,
               int           index,
               double        most)
{
  const AleaDiceCaption *caption = &self->captions[index];
  const double figure = caption->figure != ALEA_NO_PIECE ? room->figure : 0;

  if (self->is_due)
    return index < (int) self->roll.n - 1 ? 0
           : MAX (get_natural_width (self, _("Roll"), ROLL_SCALE, PANGO_WEIGHT_BOLD, most),
                  get_natural_width (self, _("Space"), COUNT_SCALE, PANGO_WEIGHT_NORMAL, most) + 2 * KEY_EDGE);
  if (caption->name == NULL)
    return 0;

  most = MAX (get_natural_width (self, caption->name, NAME_SCALE, PANGO_WEIGHT_BOLD, most),
              get_natural_width (self, caption->count, COUNT_SCALE, PANGO_WEIGHT_NORMAL, most));
  return room->is_low ? most + (figure > 0 ? figure + FIGURE_GAP : 0) : MAX (most, figure);
}

/* Each die has its words, and the same room as the others. */
static gboolean
place_in_cells (AleaDiceView *self,
                Room         *room,
                double        least,
                double        body)
{
  const double cell = room->width / self->roll.n;

  for (int i = 0; i < self->roll.n; i++)
    room->size = MIN (room->size, (cell - room->words[i] - WORDS_GAP - 2 * (room->is_low ? LOW_EDGE : EDGE)) / body);
  for (int i = 0; i < self->roll.n; i++)
    room->centres[i] = cell * (i + 0.5) - (room->words[i] + WORDS_GAP) / 2;

  return room->size >= least;
}

/* The dice beside each other, and behind the last one what words there are. */
static gboolean
place_together (AleaDiceView *self,
                Room         *room,
                double        least,
                double        body)
{
  const int n = self->roll.n;
  const double words = room->words[n - 1] > 0 ? room->words[n - 1] + WORDS_GAP : 0;
  const double step = body + DIE_GAP, dice = n * step - DIE_GAP;

  room->size = MIN (room->size, (room->width - words - 2 * EDGE) / dice);
  for (int i = 0; i < n; i++)
    room->centres[i] = (room->width - words - dice * room->size) / 2 + (i * step + body / 2) * room->size;

  return room->size >= least;
}

/* With words beside figures so high, 0 for none; FALSE where that needs too much room. */
static gboolean
place_words (AleaDiceView *self,
             Room         *room,
             double        figure,
             double        liked,
             double        body)
{
  const gboolean is_alone = self->roll.n == 1 || self->captions[0].name == NULL;
  const double most = alea_growth_get_em (GTK_WIDGET (self)) * (is_alone ? ALONE_EMS : WORDS_EMS);
  gboolean has_all = TRUE;

  room->figure = figure;
  room->size = liked;
  for (int i = 0; i < self->roll.n; i++)
    {
      room->words[i] = measure_words (self, room, i, most);
      has_all &= room->words[i] > 0;
    }

  return (has_all ? place_in_cells : place_together) (self, room, LEAST_DIE * liked, body);
}

/* Where there is too little room there are no figures, and then no words. */
static Room
get_room (AleaDiceView *self)
{
  Room room = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
  };
  cairo_rectangle_t rest;
  double liked, body, figure;

  if (self->roll.n == 0)
    return room;

  get_rest (self, &rest);
  body = -2 * rest.x;
  room.is_low = room.height < LOW_FELT;
  figure = room.is_low ? MIN (room.height * 0.36, 34) : FIGURE_SIZE * room.height / FELT_HEIGHT;
  liked = room.height * DIE_SHARE / rest.height;
  if (!place_words (self, &room, figure, liked, body) && !place_words (self, &room, 0, liked, body))
    {
      memset (room.words, 0, sizeof room.words);
      room.size = liked;
      place_together (self, &room, 0, body);
    }
  room.body = body * room.size;
  return room;
}

/* --- the felt ------------------------------------------------------------- */

void
alea_dice_view_drop_felt (AleaDiceView *self)
{
  g_clear_pointer (&self->felt_node, gsk_render_node_unref);
}

static GskRenderNode *
make_felt (AleaDiceView *self)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  alea_felt_paint (self->felt, cr, width, height, MIN (FELT_RADIUS, height / 4.0));
  cairo_destroy (cr);
  return alea_kept_picture_new (GTK_WIDGET (self), surface, scale, 0, 0);
}

/* --- dice ----------------------------------------------------------------- */

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
    .y = -0.2,
    .height = 0.12,
  };
}

static gboolean
is_double (AleaDiceView *self)
{
  return self->roll.n == 2 && self->roll.face[0] != 0 && self->roll.face[0] == self->roll.face[1];
}

static void
paint_die (AleaDiceView *self,
           cairo_t      *cr,
           const Room   *room,
           int           index)
{
  AleaDieLook look = self->colour == ALEA_BLACK ? alea_die_look_dark () : alea_die_look_default ();
  cairo_rectangle_t rest;
  AleaDiePose pose;

  get_rest (self, &rest);
  if (self->roll.face[index] == 0)
    pose = get_held_pose (index);
  else
    alea_tumble_pose (&self->tumbles[index], self->progress, &pose);
  look.dim = self->is_dimmed ? 1 : 0;
  look.lit = self->progress >= 1 && is_double (self);
  if (self->is_used && self->progress >= 1)
    pose.fade = USED_FADE;

  cairo_save (cr);
  cairo_translate (cr, room->centres[index], room->height / 2 - (rest.y + rest.height / 2) * room->size);
  alea_die_paint (cr, self->solid, &pose, &look, room->size * (self->roll.face[index] == 0 ? HELD_SIZE : 1));
  cairo_restore (cr);
}

/* --- words ---------------------------------------------------------------- */

/* Puts @layout with its upper left corner at (@x, @y); returns its height. */
static int
put_layout (GtkSnapshot *snapshot,
            PangoLayout *layout,
            double       x,
            double       y)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &white);
  gtk_snapshot_restore (snapshot);
  return height;
}

static void
put_figure (AleaDiceView *self,
            GtkSnapshot  *snapshot,
            AleaPiece     figure,
            double        x,
            double        y,
            double        size)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

  cairo_translate (cr, x, y);
  alea_piece_set_paint (alea_look_get_pieces (alea_look_get_default ()), cr, figure, size);
  cairo_destroy (cr);
}

static int
get_height (PangoLayout *layout)
{
  int height = 0;

  if (layout != NULL)
    pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

/* Figure, name and count: one below the other, or the figure before both. */
static void
put_caption (AleaDiceView *self,
             GtkSnapshot  *snapshot,
             const Room   *room,
             int           index)
{
  const AleaDiceCaption *caption = &self->captions[index];
  const gboolean has_figure = caption->figure != ALEA_NO_PIECE && room->figure > 0;
  const double indent = room->is_low && has_figure ? room->figure + FIGURE_GAP : 0;
  const double width = room->words[index] - indent;
  g_autoptr(PangoLayout) name = NULL;
  g_autoptr(PangoLayout) count = NULL;
  double x, y, height;

  if (caption->name != NULL)
    name = make_layout (self, caption->name, NAME_SCALE, PANGO_WEIGHT_BOLD, width);
  if (caption->count != NULL)
    count = make_layout (self, caption->count, COUNT_SCALE, PANGO_WEIGHT_NORMAL, width);

  x = room->centres[index] + room->body / 2 + WORDS_GAP;
  height = get_height (name) + get_height (count) + (has_figure && !room->is_low ? room->figure : 0);
  y = (room->height - height) / 2;
  if (has_figure)
    put_figure (self, snapshot, caption->figure, x, room->is_low ? (room->height - room->figure) / 2 : y, room->figure);
  if (has_figure && !room->is_low)
    y += room->figure;
  if (name != NULL)
    y += put_layout (snapshot, name, x + indent, y);
  if (count != NULL)
    put_layout (snapshot, count, x + indent, y);
}

/* "Roll", and the key that does it. */
static void
put_due (AleaDiceView *self,
         GtkSnapshot  *snapshot,
         const Room   *room)
{
  const int last = self->roll.n - 1;
  g_autoptr(PangoLayout) word = make_layout (self, _("Roll"), ROLL_SCALE, PANGO_WEIGHT_BOLD, room->words[last]);
  /* Translators: the key, as it is written on the keyboard */
  g_autoptr(PangoLayout) key = make_layout (self, _("Space"), COUNT_SCALE, PANGO_WEIGHT_NORMAL,
                                                room->words[last] - 2 * KEY_EDGE);
  static const GdkRGBA line = { 1, 1, 1, 0.8 };
  const GdkRGBA lines[4] = { line, line, line, line };
  GskRoundedRect cap;
  int width, height;
  double x, y;

  x = room->centres[last] + room->body / 2 + WORDS_GAP;
  pango_layout_get_pixel_size (key, &width, &height);
  y = (room->height - get_height (word) - height - 12) / 2;
  y += put_layout (snapshot, word, x, y) + 6;
  gsk_rounded_rect_init_from_rect (&cap, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width + 2 * KEY_EDGE,
                                                              (float) height + 6), 5);
  gtk_snapshot_append_border (snapshot, &cap, (float[4]) { 1, 1, 2, 1 }, lines);
  put_layout (snapshot, key, x + KEY_EDGE, y + 2);
}

static void
put_words (AleaDiceView *self,
           GtkSnapshot  *snapshot,
           const Room   *room)
{
  if (self->progress < 1)
    return;

  if (self->is_due)
    {
      if (room->words[self->roll.n - 1] > 0)
        put_due (self, snapshot, room);
      return;
    }

  if (self->presence < 1)
    gtk_snapshot_push_opacity (snapshot, self->presence);
  for (int i = 0; i < self->roll.n; i++)
    if (room->words[i] > 0)
      put_caption (self, snapshot, room, i);
  if (self->presence < 1)
    gtk_snapshot_pop (snapshot);
}

void
alea_dice_view_paint (AleaDiceView *self,
                      GtkSnapshot  *snapshot)
{
  const Room room = get_room (self);
  cairo_t *cr;

  if (room.width < 1 || room.height < 1)
    return;

  if (self->felt_node == NULL)
    self->felt_node = make_felt (self);
  gtk_snapshot_append_node (snapshot, self->felt_node);
  if (self->roll.n == 0 || room.size < 4)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) room.width, (float) room.height));
  for (int i = 0; i < self->roll.n; i++)
    paint_die (self, cr, &room, i);
  cairo_destroy (cr);
  put_words (self, snapshot, &room);
}
