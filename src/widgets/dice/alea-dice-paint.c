/* alea-dice-paint.c: the felt, the dice and what stands beside them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-view-private.h"

#include "alea-kept-picture.h"
#include "alea-look.h"

#include <glib/gi18n.h>
#include <math.h>

/* Lengths below are for a felt of this height; it grows with the window, as do
 * the letters. */
#define FELT_HEIGHT  200.0
#define FELT_RADIUS  13
#define DIE_SHARE    0.76    /* of the height, that a die takes */
#define DIE_GAP      0.30    /* between dice without words, in sizes of a die */
#define WORDS_GAP    8
#define DIE_BODY     1.08    /* how wide a die is without its shadow, in sizes of it */
#define FIGURE_SIZE  46

/* A felt that is lower has its words beside the figure. */
#define LOW_FELT     130

/* Of the letters of a normal line. */
#define NAME_SCALE   1.08
#define COUNT_SCALE  0.92
#define ROLL_SCALE   1.42
#define WORDS_EMS    5.8     /* the width of the words */

#define USED_FADE    0.58

/* On its tip a die is larger than on a face. */
#define HELD_SIZE    0.85

/* Where things lie; lengths in units of the widget. */
typedef struct
{
  double   width, height;
  double   size;        /* of a die */
  double   words;       /* the width of the words beside a die; 0: none */
  double   figure;      /* the side of a figure */
  gboolean is_low;
} Room;

static void
get_rest (AleaDiceView      *self,
          cairo_rectangle_t *rest)
{
  alea_die_rest_extents (self->solid, 1, rest);
}

/* The height of a normal letter line, as the user has it. */
static double
get_em (AleaDiceView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font) ? size : size * 96 / 72;
}

static Room
get_room (AleaDiceView *self)
{
  Room room = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
  };
  cairo_rectangle_t rest;
  double cell;

  get_rest (self, &rest);
  room.is_low = room.height < LOW_FELT;
  room.figure = room.is_low ? MIN (room.height * 0.42, 34) : FIGURE_SIZE * room.height / FELT_HEIGHT;
  room.words = get_em (self) * WORDS_EMS + (room.is_low ? room.figure : 0);
  room.size = room.height * DIE_SHARE / rest.height;
  cell = room.width / MAX (self->roll.n, 1);
  if (cell - room.words - 3 * WORDS_GAP < 0.55 * room.size * DIE_BODY)
    {
      room.words = 0;
      cell = (room.width - 2 * WORDS_GAP) / (MAX (self->roll.n, 1) * (1 + DIE_GAP / 2));
    }
  room.size = MIN (room.size, (cell - room.words - (room.words > 0 ? 3 * WORDS_GAP : 0))
                              / (room.words > 0 ? DIE_BODY : rest.width));
  return room;
}

/* Where the middle of a die at rest is. */
static double
get_column (AleaDiceView *self,
            const Room   *room,
            int           index)
{
  cairo_rectangle_t rest;
  double cell;

  get_rest (self, &rest);
  if (room->words <= 0)
    return room->width / 2 + (index - (self->roll.n - 1) / 2.0) * (rest.width + DIE_GAP) * room->size;

  cell = room->width / self->roll.n;
  return cell * (index + 0.5) - (room->words + WORDS_GAP) / 2;
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
  cairo_translate (cr, get_column (self, room, index) - (rest.x + rest.width / 2) * room->size,
                   room->height / 2 - (rest.y + rest.height / 2) * room->size);
  alea_die_paint (cr, self->solid, &pose, &look, room->size * (self->roll.face[index] == 0 ? HELD_SIZE : 1));
  cairo_restore (cr);
}

/* --- words ---------------------------------------------------------------- */

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
  const gboolean has_figure = caption->figure != ALEA_NO_PIECE;
  const double indent = room->is_low && has_figure ? room->figure + 4 : 0, width = room->words - indent;
  g_autoptr(PangoLayout) name = NULL;
  g_autoptr(PangoLayout) count = NULL;
  double x, y, height;

  if (caption->name != NULL)
    name = make_layout (self, caption->name, NAME_SCALE, PANGO_WEIGHT_BOLD, width);
  if (caption->count != NULL)
    count = make_layout (self, caption->count, COUNT_SCALE, PANGO_WEIGHT_NORMAL, width);

  x = get_column (self, room, index) + DIE_BODY / 2 * room->size + WORDS_GAP;
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
  g_autoptr(PangoLayout) word = make_layout (self, _("Roll"), ROLL_SCALE, PANGO_WEIGHT_BOLD, room->words);
  /* Translators: the key, as it is written on the keyboard */
  g_autoptr(PangoLayout) key = make_layout (self, _("Space"), COUNT_SCALE, PANGO_WEIGHT_NORMAL, room->words);
  static const GdkRGBA line = { 1, 1, 1, 0.8 };
  const GdkRGBA lines[4] = { line, line, line, line };
  GskRoundedRect cap;
  int width, height;
  double x, y;

  x = get_column (self, room, self->roll.n - 1) + DIE_BODY / 2 * room->size + WORDS_GAP;
  pango_layout_get_pixel_size (key, &width, &height);
  y = (room->height - get_height (word) - height - 12) / 2;
  y += put_layout (snapshot, word, x, y) + 6;
  gsk_rounded_rect_init_from_rect (&cap, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width + 16,
                                                              (float) height + 6), 5);
  gtk_snapshot_append_border (snapshot, &cap, (float[4]) { 1, 1, 2, 1 }, lines);
  put_layout (snapshot, key, x + 8, y + 2);
}

static void
put_words (AleaDiceView *self,
           GtkSnapshot  *snapshot,
           const Room   *room)
{
  if (room->words <= 0 || self->progress < 1)
    return;

  if (self->is_due)
    {
      put_due (self, snapshot, room);
      return;
    }

  if (self->presence < 1)
    gtk_snapshot_push_opacity (snapshot, self->presence);
  for (int i = 0; i < self->roll.n; i++)
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
