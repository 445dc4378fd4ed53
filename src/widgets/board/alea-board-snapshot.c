/* alea-board-snapshot.c: painting, from pictures that are kept
 *
 * Board, pieces and marks are painted by the painter of paint/ once for each
 * size and scale factor, and kept as nodes with a texture.  A frame only puts
 * these nodes in their places.  GTK compares them with those of the frame
 * before and repaints where they differ, which is why the same node must be
 * used again and not an equal one.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-board-painting.h"
#include "alea-kept-picture.h"
#include "alea-look.h"

#include <math.h>

/* Of a piece that may not move, and of one that may come. */
#define WAITING_OPACITY 0.52
#define GHOST_OPACITY   0.66

/* How long a plate rises and a piece grows faint, in microseconds. */
#define PLATE_LENGTH    120000
#define WAITING_LENGTH  160000

/* How far beyond itself a board casts its shadow, in squares. */
#define SHADOW_REACH    0.22

/* Of a piece in the hand. */
#define LIFTED_SIZE     1.12

/* --- pictures ------------------------------------------------------------ */

typedef void (*Paint) (AleaBoard *self,
                       cairo_t   *cr,
                       guint      what);

/* A node the size of a square, and @reach squares more on each side, around
 * what @paint draws, sharp at the scale factor of the widget. */
static GskRenderNode *
make_node (AleaBoard *self,
           Paint      paint,
           guint      what,
           double     reach)
{
  const double scale = self->pictures.scale;
  const int edge = (int) ceil (self->layout.square * reach * scale);
  const int side = MAX ((int) ceil (self->layout.square * scale), 1) + 2 * edge;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, edge, edge);
  cairo_scale (cr, scale, scale);
  paint (self, cr, what);
  cairo_destroy (cr);
  return alea_kept_picture_new (GTK_WIDGET (self), surface, scale, -edge / scale, -edge / scale);
}

static void
paint_piece (AleaBoard *self,
             cairo_t   *cr,
             guint      what)
{
  alea_piece_set_paint_raised (self->piece_set != NULL ? self->piece_set
                                                       : alea_look_get_pieces (alea_look_get_default ()),
                               cr, (AleaPiece) what, self->layout.square);
}

/* A piece that waits or may come has no shadow. */
static void
paint_faint (AleaBoard *self,
             cairo_t   *cr,
             guint      what,
             double     opacity)
{
  const double inset = (1 - ALEA_PIECE_SIZE) / 2 * self->layout.square;

  cairo_push_group (cr);
  cairo_translate (cr, inset, inset);
  alea_piece_set_paint (self->piece_set != NULL ? self->piece_set : alea_look_get_pieces (alea_look_get_default ()),
                        cr, (AleaPiece) what, self->layout.square * ALEA_PIECE_SIZE);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, opacity);
}

static void
paint_waiting (AleaBoard *self,
               cairo_t   *cr,
               guint      what)
{
  paint_faint (self, cr, what, WAITING_OPACITY);
}

static void
paint_ghost (AleaBoard *self,
             cairo_t   *cr,
             guint      what)
{
  paint_faint (self, cr, what, GHOST_OPACITY);
}

static void
paint_mark (AleaBoard *self,
            cairo_t   *cr,
            guint      what)
{
  alea_mark_paint ((AleaMark) what, cr, alea_look_get_theme (alea_look_get_default ()), self->layout.square);
}

void
alea_board_drop_pictures (AleaBoard *self)
{
  AleaBoardPictures *pictures = &self->pictures;

  g_clear_pointer (&pictures->board, gsk_render_node_unref);
  g_clear_pointer (&pictures->ways, gsk_render_node_unref);
  g_clear_pointer (&pictures->letters, gsk_render_node_unref);
  for (guint i = 0; i < G_N_ELEMENTS (pictures->pieces); i++)
    {
      g_clear_pointer (&pictures->pieces[i], gsk_render_node_unref);
      g_clear_pointer (&pictures->waiting[i], gsk_render_node_unref);
      g_clear_pointer (&pictures->ghosts[i], gsk_render_node_unref);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pictures->marks); i++)
    g_clear_pointer (&pictures->marks[i], gsk_render_node_unref);
}

/* Wood, shadows and letters: dear to draw, so the board is one picture.  Its shadow
 * falls beyond the board. */
static GskRenderNode *
make_board_node (AleaBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double scale = self->pictures.scale;
  const int edge = (int) ceil (self->layout.square * SHADOW_REACH * scale);
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                  (int) ceil (gtk_widget_get_width (widget) * scale) + 2 * edge,
                                  (int) ceil (gtk_widget_get_height (widget) * scale) + 2 * edge);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, edge, edge);
  cairo_scale (cr, scale, scale);
  alea_paint_board (cr, &self->layout, alea_look_get_theme (alea_look_get_default ()));
  cairo_destroy (cr);
  return alea_kept_picture_new (widget, surface, scale, -edge / scale, -edge / scale);
}

/* Drops pictures of another size.  That of the board also goes when the
 * widget is allocated anew, while those of pieces and marks may still fit. */
static void
check_pictures (AleaBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int scale = gtk_widget_get_scale_factor (widget);

  if (self->pictures.scale != scale || self->pictures.square != self->layout.square)
    {
      alea_board_drop_pictures (self);
      self->pictures.scale = scale;
      self->pictures.square = self->layout.square;
    }

  if (self->pictures.board == NULL)
    self->pictures.board = make_board_node (self);
}

static GskRenderNode *
get_piece_node (AleaBoard *self,
                AleaPiece  piece)
{
  GskRenderNode **node = &self->pictures.pieces[piece];

  if (*node == NULL)
    *node = make_node (self, paint_piece, piece, ALEA_PIECE_REACH);

  return *node;
}

static GskRenderNode *
get_waiting_node (AleaBoard *self,
                  AleaPiece  piece)
{
  GskRenderNode **node = &self->pictures.waiting[piece];

  if (*node == NULL)
    *node = make_node (self, paint_waiting, piece, 0);

  return *node;
}

static GskRenderNode *
get_ghost_node (AleaBoard *self,
                AleaPiece  piece)
{
  GskRenderNode **node = &self->pictures.ghosts[piece];

  if (*node == NULL)
    *node = make_node (self, paint_ghost, piece, 0);

  return *node;
}

static GskRenderNode *
get_mark_node (AleaBoard *self,
               AleaMark   mark)
{
  GskRenderNode **node = &self->pictures.marks[mark];

  if (*node == NULL)
    *node = make_node (self, paint_mark, mark, ALEA_MARK_REACH);

  return *node;
}

/* --- a frame ------------------------------------------------------------- */

static void
put_node (AleaBoard     *self,
          GtkSnapshot   *snapshot,
          GskRenderNode *node,
          double         file,
          double         rank)
{
  double x, y;

  alea_layout_get_corner (&self->layout, file, rank, &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* A piece with its middle at (@x, @y), shown by @node. */
static void
put_piece_at (AleaBoard     *self,
              GtkSnapshot   *snapshot,
              AleaPiece      piece,
              GskRenderNode *node,
              double         x,
              double         y,
              double         size)
{
  const float half = (float) self->layout.square / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (size != 1)
    gtk_snapshot_scale (snapshot, (float) size, (float) size);
  if (self->pieces_upside_down[alea_piece_colour (piece)])
    gtk_snapshot_rotate (snapshot, 180);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half, -half));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

void
alea_board_draw_piece (AleaBoard   *self,
                       GtkSnapshot *snapshot,
                       AleaPiece    piece,
                       double       x,
                       double       y)
{
  g_return_if_fail (ALEA_IS_BOARD (self));
  g_return_if_fail (piece != ALEA_NO_PIECE);

  if (self->layout.square <= 0)
    return;

  check_pictures (self);
  put_piece_at (self, snapshot, piece, get_piece_node (self, piece), x, y, LIFTED_SIZE);
}

static void
put_piece (AleaBoard            *self,
           GtkSnapshot          *snapshot,
           const AleaScenePiece *piece,
           GskRenderNode        *node)
{
  const double half = self->layout.square / 2;
  double x, y;

  if (piece->opacity <= 0)
    return;

  alea_layout_get_corner (&self->layout, piece->file, piece->rank, &x, &y);
  if (piece->opacity < 1)
    gtk_snapshot_push_opacity (snapshot, piece->opacity);
  put_piece_at (self, snapshot, piece->piece, node, x + half, y + half, piece->size);
  if (piece->opacity < 1)
    gtk_snapshot_pop (snapshot);
}

/* A plate, or its tab: each plate comes with its tab. */
static void
put_rising (AleaBoard           *self,
            GtkSnapshot         *snapshot,
            const AleaSceneMark *mark,
            guint                index)
{
  const double risen = alea_board_get_rise (self, index, PLATE_LENGTH);
  const float half = (float) self->layout.square / 2, size = (float) (0.75 + 0.25 * risen);
  double x, y;

  if (risen >= 1)
    {
      put_node (self, snapshot, get_mark_node (self, mark->mark), mark->file, mark->rank);
      return;
    }

  alea_layout_get_corner (&self->layout, mark->file, mark->rank, &x, &y);
  gtk_snapshot_push_opacity (snapshot, risen);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x + half, (float) y + half));
  gtk_snapshot_scale (snapshot, size, size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half, -half));
  gtk_snapshot_append_node (snapshot, get_mark_node (self, mark->mark));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
put_marks (AleaBoard   *self,
           GtkSnapshot *snapshot,
           GArray      *marks,
           gboolean     above)
{
  for (guint i = 0; i < marks->len; i++)
    {
      const AleaSceneMark *mark = &g_array_index (marks, AleaSceneMark, i);

      if (alea_mark_is_above (mark->mark) != above)
        continue;
      if (alea_mark_is_of_plate (mark->mark))
        put_rising (self, snapshot, mark, i / 2);
      else
        put_node (self, snapshot, get_mark_node (self, mark->mark), mark->file, mark->rank);
    }
}

/* Whether the piece of @square is painted on its way there instead. */
static gboolean
is_on_its_way (AleaBoard  *self,
               AleaSquare  square)
{
  for (guint i = 0; i < self->glides->len; i++)
    if (g_array_index (self->glides, AleaGlide, i).square == square)
      return TRUE;

  return FALSE;
}

/* A piece on its square; one that waits grows faint when the dice lie still. */
static void
put_standing (AleaBoard      *self,
              GtkSnapshot    *snapshot,
              AleaScenePiece *piece,
              gboolean        waits)
{
  const double faded = waits ? alea_board_get_rise (self, 0, WAITING_LENGTH) : 0;

  if (faded > 0)
    put_piece (self, snapshot, piece, get_waiting_node (self, piece->piece));
  if (faded < 1)
    {
      piece->opacity *= 1 - faded;
      put_piece (self, snapshot, piece, get_piece_node (self, piece->piece));
    }
}

static void
put_pieces (AleaBoard   *self,
            GtkSnapshot *snapshot)
{
  const AleaGeometry *geometry = self->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      AleaSquare square = (AleaSquare) i;
      AleaScenePiece piece = {
        .piece = self->pieces[i],
        .file = alea_board_get_file (self, square),
        .rank = alea_geometry_rank (geometry, square),
        .size = 1,
        .opacity = square == self->lifted || square + 1 == self->lifted ? 0.35 : 1,
      };

      if (piece.opacity < 1 && square != self->lifted && !alea_board_is_joined (self, self->lifted))
        piece.opacity = 1;
      if (piece.piece != ALEA_NO_PIECE && !is_on_its_way (self, square) && !alea_board_is_joined (self, square))
        put_standing (self, snapshot, &piece, alea_square_set_has (self->waiting, square));
    }
}

static double
mix (double a,
     double b,
     double t)
{
  return a + (b - a) * t;
}

/* A piece that turns over as a card does. */
static void
put_turning (AleaBoard            *self,
             GtkSnapshot          *snapshot,
             const AleaScenePiece *piece,
             GskRenderNode        *node,
             double                t)
{
  const double half = self->layout.square / 2;
  double x, y;

  if (t <= 0)
    return;

  alea_layout_get_corner (&self->layout, piece->file, piece->rank, &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + half), (float) (y + half)));
  gtk_snapshot_scale (snapshot, (float) sin (t * G_PI_2), 1);
  put_piece_at (self, snapshot, piece->piece, node, 0, 0, 1);
  gtk_snapshot_restore (snapshot);
}

static void
put_glides (AleaBoard   *self,
            GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->glides->len; i++)
    {
      const AleaGlide *glide = &g_array_index (self->glides, AleaGlide, i);
      const double t = alea_board_get_progress (self, glide);
      GskRenderNode *node = get_piece_node (self, glide->piece);
      AleaScenePiece piece = {
        .piece = glide->piece,
        .file = mix (glide->from_file, glide->to_file, t),
        .rank = mix (glide->from_rank, glide->to_rank, t),
        .size = mix (glide->from_size, glide->to_size, t),
        .opacity = mix (glide->from_opacity, glide->to_opacity, t),
      };

      if (glide->is_hidden)
        continue;
      if (glide->wave > 0)
        put_turning (self, snapshot, &piece, node, t);
      else
        put_piece (self, snapshot, &piece, node);
    }
}

/* --- dramas ---------------------------------------------------------------- */

static void
put_actor (AleaBoard            *self,
           GtkSnapshot          *snapshot,
           const AleaDramaActor *actor)
{
  const float square = (float) self->layout.square;
  const gboolean is_cut = actor->floor < G_MAXDOUBLE;

  if (is_cut)
    gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                           (float) actor->floor));
  if (actor->opacity < 1)
    gtk_snapshot_push_opacity (snapshot, actor->opacity);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) actor->x, (float) actor->y));
  gtk_snapshot_rotate (snapshot, (float) (actor->angle * 180 / G_PI));
  gtk_snapshot_scale (snapshot, (float) actor->scale_x, (float) actor->scale_y);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float) actor->anchor_x * square,
                                                          -(float) actor->anchor_y * square));
  if (self->pieces_upside_down[alea_piece_colour (actor->piece)])
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (square, square));
      gtk_snapshot_rotate (snapshot, 180);
    }
  gtk_snapshot_append_node (snapshot, get_piece_node (self, actor->piece));
  gtk_snapshot_restore (snapshot);
  if (actor->opacity < 1)
    gtk_snapshot_pop (snapshot);
  if (is_cut)
    gtk_snapshot_pop (snapshot);
}

static void
put_drama_shapes (AleaBoard   *self,
                  GtkSnapshot *snapshot,
                  gboolean     above,
                  double       t)
{
  cairo_rectangle_t extents;
  cairo_t *cr;

  alea_drama_get_extents (&self->drama, &self->layout, &extents);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) extents.x, (float) extents.y,
                                                                (float) extents.width, (float) extents.height));
  (above ? alea_drama_paint_over : alea_drama_paint_under) (&self->drama, cr, &self->layout, t);
  cairo_destroy (cr);
}

static void
put_drama (AleaBoard   *self,
           GtkSnapshot *snapshot)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  AleaDramaActor actors[ALEA_DRAMA_MAX_ACTORS];
  double t = 0;
  int n;

  if (self->drama.type == ALEA_DRAMA_NONE)
    return;

  if (self->motion_start != 0 && clock != NULL)
    t = (double) (gdk_frame_clock_get_frame_time (clock) - self->motion_start) / alea_board_get_drama_length (self);
  t = CLAMP (t, 0, 1);
  put_drama_shapes (self, snapshot, FALSE, t);
  n = alea_drama_get_actors (&self->drama, &self->layout, t, actors);
  for (int i = 0; i < n; i++)
    put_actor (self, snapshot, &actors[i]);
  put_drama_shapes (self, snapshot, TRUE, t);
}

/* --- the whole ------------------------------------------------------------- */

static void
put_lifted (AleaBoard   *self,
            GtkSnapshot *snapshot)
{
  if (self->lifted != ALEA_NO_SQUARE && self->pieces[self->lifted] != ALEA_NO_PIECE)
    put_piece_at (self, snapshot, self->pieces[self->lifted], get_piece_node (self, self->pieces[self->lifted]),
                  self->lift_x, self->lift_y, LIFTED_SIZE);
}

/* The keyboard's square, where the focus is to be seen. */
static void
put_cursor (AleaBoard   *self,
            GtkSnapshot *snapshot)
{
  GtkWidget *square = self->cursor != ALEA_NO_SQUARE ? self->squares[self->cursor] : NULL;

  if (square != NULL && (gtk_widget_get_state_flags (square) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    put_node (self, snapshot, get_mark_node (self, ALEA_MARK_CURSOR),
              alea_geometry_file (self->geometry, self->cursor),
              alea_geometry_rank (self->geometry, self->cursor));
}

static void
put_ghosts (AleaBoard   *self,
            GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->ghosts->len; i++)
    {
      const AleaScenePiece *ghost = &g_array_index (self->ghosts, AleaScenePiece, i);

      put_piece (self, snapshot, ghost, get_ghost_node (self, ghost->piece));
    }
}

/* Only the shadow of the board lies beyond it. */
void
alea_board_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  AleaBoard *self = ALEA_BOARD (widget);

  if (self->layout.square <= 0)
    return;

  check_pictures (self);
  gtk_snapshot_append_node (snapshot, self->pictures.board);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                         (float) gtk_widget_get_height (widget)));
  alea_board_put_drawings (self, snapshot, FALSE);
  put_marks (self, snapshot, self->hints, FALSE);
  alea_board_put_ways (self, snapshot);
  put_marks (self, snapshot, self->marks, FALSE);
  alea_board_put_letters (self, snapshot);
  put_pieces (self, snapshot);
  put_ghosts (self, snapshot);
  put_glides (self, snapshot);
  put_drama (self, snapshot);
  put_marks (self, snapshot, self->hints, TRUE);
  put_marks (self, snapshot, self->marks, TRUE);
  alea_board_put_drawings (self, snapshot, TRUE);
  put_cursor (self, snapshot);
  put_lifted (self, snapshot);
  gtk_snapshot_pop (snapshot);
}
