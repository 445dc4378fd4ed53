/* alea-chance-graph.c: the chances over a game, and below them luck and errors
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-chance-graph.h"

#include <glib/gi18n.h>
#include <math.h>
#include <pango/pangocairo.h>

/* Lengths where a line of its words has a height of 17. */
#define TEXT_HEIGHT 17
#define MARGIN      12
#define LANE        54       /* of luck, and of errors */
#define BADGE       11

/* What a bar of a lane may be at most, in points; the longest of the game has the
 * whole lane if it is more. */
#define LANE_POINTS 0.25

#define RGB(hex) { ((hex) >> 16) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, 1 }

static const AleaChanceColours grounds[ALEA_N_CHANCE_GROUNDS] = {
  [ALEA_CHANCE_LIGHT] = {
    .ink = RGB (0x29231f), .dim = RGB (0x655b52), .line = RGB (0xdcd3c7), .area = RGB (0xe4ede7),
    .gold = RGB (0xb0770a), .gold_ground = RGB (0xfbeecb), .red = RGB (0xa8281c), .paper = RGB (0xfffdf9),
  },
  [ALEA_CHANCE_DARK] = {
    .ink = RGB (0xf5efe7), .dim = RGB (0xbbb0a5), .line = RGB (0x4d453f), .area = RGB (0x2c3a33),
    .gold = RGB (0xefb845), .gold_ground = RGB (0x43371c), .red = RGB (0xff8a7a), .paper = RGB (0x2a2623),
  },
  [ALEA_CHANCE_PAPER] = {
    .ink = RGB (0x000000), .dim = RGB (0x000000), .line = RGB (0xb0b0b0), .area = RGB (0xececec),
    .gold = RGB (0x606060), .gold_ground = RGB (0xffffff), .red = RGB (0x303030), .paper = RGB (0xffffff),
  },
};

const AleaChanceColours *
alea_chance_colours_get (AleaChanceGround ground)
{
  return &grounds[ground];
}

/* The ink is light where the ground is dark, and the other way round. */
gboolean
alea_chance_ground_is_filled (AleaChanceGround ground,
                              int              player)
{
  return (player == 0) == (ground == ALEA_CHANCE_DARK);
}

struct _AleaChanceGraph
{
  GArray *steps;                                     /* of AleaChanceStep */
  char   *names[2];
  double  end;
  guint   moments[ALEA_CHANCE_GRAPH_MAX_MOMENTS];
  guint   n_moments;
};

/* While it is drawn: where, and where things are. */
typedef struct
{
  const AleaChanceGraph   *graph;
  cairo_t                 *cr;        /* NULL while only places are asked for */
  PangoContext            *context;
  AleaChanceGround         ground;
  const AleaChanceColours *colours;   /* on it */
  double                   unit;      /* what a length of 1 has become */
  double                   left;      /* of the first step */
  double                   step;      /* from one to the next */
  double                   top;       /* of the chances: won by the first player */
  double                   bottom;
  double                   luck;      /* the line that bars of luck stand on */
  double                   errors;    /* the line that bars of errors hang from */
  double                   numbers;   /* top of the numbers of moves */
} Sketch;

static void
set_colour (const Sketch          *sketch,
            const AleaColourValue *colour)
{
  cairo_set_source_rgba (sketch->cr, colour->red, colour->green, colour->blue, colour->alpha);
}

/* --- words ---------------------------------------------------------------- */

static PangoLayout *
make_layout (PangoContext *context,
             const char   *text)
{
  PangoLayout *layout = pango_layout_new (context);

  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
measure_text (PangoContext *context,
              const char   *text,
              double       *height)
{
  g_autoptr(PangoLayout) layout = make_layout (context, text);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  if (height != NULL)
    *height = (double) logical.height / PANGO_SCALE;
  return (double) logical.width / PANGO_SCALE;
}

/* Its middle lies at @y. */
static void
draw_text (const Sketch *sketch,
           const char   *text,
           double        x,
           double        y,
           double        width)
{
  g_autoptr(PangoLayout) layout = make_layout (sketch->context, text);
  double height;

  measure_text (sketch->context, text, &height);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  cairo_move_to (sketch->cr, x, y - height / 2);
  pango_cairo_show_layout (sketch->cr, layout);
  cairo_new_path (sketch->cr);    /* or an arc would begin with a line from here */
}

/* --- places --------------------------------------------------------------- */

static const AleaChanceStep *
get_step (const Sketch *sketch,
          guint         i)
{
  return &g_array_index (sketch->graph->steps, AleaChanceStep, i);
}

/* Room for the words at the left; a name may take a fifth of the width. */
static double
get_words_width (const Sketch *sketch,
                 double        width)
{
  const AleaChanceGraph *graph = sketch->graph;
  const char *const words[] = { graph->names[0], graph->names[1], _("Even"), _("Luck"), _("Errors") };
  double most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    most = MAX (most, measure_text (sketch->context, words[i], NULL));

  return MIN (most + 1, width / 5);
}

/* Where nobody rolls there is no luck to be shown. */
static gboolean
has_rolls (const AleaChanceGraph *graph)
{
  for (guint i = 0; i < graph->steps->len; i++)
    if (g_array_index (graph->steps, AleaChanceStep, i).is_roll)
      return TRUE;

  return FALSE;
}

static Sketch
make_sketch (const AleaChanceGraph *graph,
             PangoContext          *context,
             double                 width,
             double                 height)
{
  Sketch sketch = { .graph = graph, .context = context };
  double text;

  measure_text (context, "0", &text);
  sketch.unit = text / TEXT_HEIGHT;
  sketch.left = get_words_width (&sketch, width) + MARGIN * sketch.unit;
  sketch.step = (width - sketch.left - BADGE * sketch.unit) / MAX (graph->steps->len, 1);
  sketch.top = 2 * BADGE * sketch.unit;
  sketch.numbers = height - text;
  sketch.errors = sketch.numbers - (LANE / 2.0 + 4) * sketch.unit;
  sketch.luck = sketch.errors - (has_rolls (graph) ? LANE * sketch.unit : 0);
  sketch.bottom = sketch.luck - (LANE / 2.0 + 8) * sketch.unit;
  return sketch;
}

static double
get_y (const Sketch *sketch,
       double        points)
{
  return sketch->bottom + (sketch->top - sketch->bottom) * points;
}

static double
get_x (const Sketch *sketch,
       guint         i)
{
  return sketch->left + sketch->step * i;
}

/* --- what lies around ------------------------------------------------------ */

static void
draw_line (const Sketch *sketch,
           double        left,
           double        right,
           double        y)
{
  cairo_move_to (sketch->cr, left, floor (y) + 0.5);
  cairo_line_to (sketch->cr, right, floor (y) + 0.5);
  cairo_stroke (sketch->cr);
}

static void
draw_frame (const Sketch *sketch)
{
  const double right = get_x (sketch, sketch->graph->steps->len), width = sketch->left - MARGIN * sketch->unit;
  const struct { const char *text; double y; } words[] = {
    { sketch->graph->names[0], get_y (sketch, 1) }, { _("Even"), get_y (sketch, 0.5) },
    { sketch->graph->names[1], get_y (sketch, 0) }, { _("Errors"), sketch->errors }, { _("Luck"), sketch->luck },
  };
  const guint n = G_N_ELEMENTS (words) - (has_rolls (sketch->graph) ? 0 : 1);

  cairo_set_line_width (sketch->cr, sketch->unit);
  for (guint i = 0; i < n; i++)
    {
      set_colour (sketch, &sketch->colours->line);
      draw_line (sketch, sketch->left, right, words[i].y);
      set_colour (sketch, &sketch->colours->dim);
      draw_text (sketch, words[i].text, 0, words[i].y, width);
    }
}

/* Numbers of moves, as many as have room. */
static void
draw_numbers (const Sketch *sketch)
{
  guint last = 0;
  double free_from = 0;

  set_colour (sketch, &sketch->colours->dim);
  for (guint i = 0; i < sketch->graph->steps->len; i++)
    {
      const guint move = get_step (sketch, i)->move;
      g_autofree char *text = g_strdup_printf ("%u", move);
      const double x = get_x (sketch, i);

      if (move == last || (move != 1 && move % 5 != 0 && i > 0) || x < free_from)
        continue;

      last = move;
      draw_text (sketch, text, x, sketch->numbers + TEXT_HEIGHT / 2.0 * sketch->unit, 60 * sketch->unit);
      free_from = x + measure_text (sketch->context, text, NULL) + MARGIN * sketch->unit;
    }
}

/* --- chances --------------------------------------------------------------- */

/* What lies between the chances and even. */
static void
draw_area (const Sketch *sketch)
{
  const guint n = sketch->graph->steps->len;

  cairo_move_to (sketch->cr, get_x (sketch, 0), get_y (sketch, 0.5));
  for (guint i = 0; i < n; i++)
    {
      cairo_line_to (sketch->cr, get_x (sketch, i), get_y (sketch, get_step (sketch, i)->before));
      cairo_line_to (sketch->cr, get_x (sketch, i + 1), get_y (sketch, get_step (sketch, i)->after));
    }
  cairo_line_to (sketch->cr, get_x (sketch, n), get_y (sketch, sketch->graph->end));
  cairo_line_to (sketch->cr, get_x (sketch, n), get_y (sketch, 0.5));
  cairo_close_path (sketch->cr);
  set_colour (sketch, &sketch->colours->area);
  cairo_fill (sketch->cr);
}

/* Rolls are dotted. */
static void
set_line (const Sketch *sketch,
          gboolean      is_roll)
{
  const double dots[] = { sketch->unit, 3 * sketch->unit };

  if (is_roll)
    cairo_set_dash (sketch->cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_set_line_cap (sketch->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (sketch->cr, 2.2 * sketch->unit);
  set_colour (sketch, is_roll ? &sketch->colours->gold : &sketch->colours->ink);
}

void
alea_chance_graph_paint_sample (cairo_t          *cr,
                                AleaChanceGround  ground,
                                gboolean          is_roll,
                                double            width,
                                double            height)
{
  const Sketch sketch = { .cr = cr, .unit = 1, .colours = alea_chance_colours_get (ground) };

  cairo_save (cr);
  set_line (&sketch, is_roll);
  cairo_move_to (cr, 2, height / 2);
  cairo_line_to (cr, width - 2, height / 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_step (const Sketch *sketch,
           guint         i)
{
  const AleaChanceStep *step = get_step (sketch, i);

  set_line (sketch, step->is_roll);
  cairo_move_to (sketch->cr, get_x (sketch, i), get_y (sketch, step->before));
  cairo_line_to (sketch->cr, get_x (sketch, i + 1), get_y (sketch, step->after));
  cairo_stroke (sketch->cr);
  cairo_set_dash (sketch->cr, NULL, 0, 0);

  cairo_set_line_width (sketch->cr, sketch->unit);
  set_colour (sketch, &sketch->colours->dim);
  cairo_move_to (sketch->cr, get_x (sketch, i + 1), get_y (sketch, step->after));
  cairo_line_to (sketch->cr, get_x (sketch, i + 1), get_y (sketch, step->revised));
  cairo_stroke (sketch->cr);
}

static void
draw_steps (const Sketch *sketch)
{
  for (guint i = 0; i < sketch->graph->steps->len; i++)
    draw_step (sketch, i);
}

/* --- lanes ---------------------------------------------------------------- */

static double
get_scale (const Sketch *sketch)
{
  double most = LANE_POINTS;

  for (guint i = 0; i < sketch->graph->steps->len; i++)
    most = MAX (most, MAX (fabs (get_step (sketch, i)->luck), get_step (sketch, i)->error));

  return (LANE / 2.0 - 4) * sketch->unit / most;
}

static void
draw_bar (const Sketch          *sketch,
          const AleaColourValue *colour,
          gboolean               is_filled,
          double                 x,
          double                 width,
          double                 y,
          double                 height)
{
  cairo_rectangle (sketch->cr, x + 0.5, MIN (y, y + height), MAX (width - 1, 1), MAX (fabs (height), 1.5));
  set_colour (sketch, colour);
  if (is_filled)
    cairo_fill (sketch->cr);
  else
    cairo_stroke (sketch->cr);
}

static void
draw_lanes (const Sketch *sketch)
{
  const double scale = get_scale (sketch), width = CLAMP (sketch->step, 2 * sketch->unit, 10 * sketch->unit);

  cairo_set_line_width (sketch->cr, 1.2 * sketch->unit);
  for (guint i = 0; i < sketch->graph->steps->len; i++)
    {
      const AleaChanceStep *step = get_step (sketch, i);
      const gboolean is_filled = alea_chance_ground_is_filled (sketch->ground, step->player);
      const double x = get_x (sketch, i) + (sketch->step - width) / 2;

      if (fabs (step->luck) >= 0.005)
        draw_bar (sketch, &sketch->colours->gold, is_filled, x, width, sketch->luck, -step->luck * scale);
      if (step->error >= 0.005)
        draw_bar (sketch, &sketch->colours->red, is_filled, x, width, sketch->errors, step->error * scale);
    }
}

/* --- what is chosen, and moments ------------------------------------------ */

static void
draw_chosen (const Sketch *sketch,
             guint         chosen)
{
  const double width = MAX (sketch->step, 6 * sketch->unit);

  set_colour (sketch, &sketch->colours->gold_ground);
  cairo_rectangle (sketch->cr, get_x (sketch, chosen) + (sketch->step - width) / 2, sketch->top - 4 * sketch->unit,
                   width, sketch->numbers - sketch->top);
  cairo_fill_preserve (sketch->cr);
  set_colour (sketch, &sketch->colours->gold);
  cairo_set_line_width (sketch->cr, sketch->unit);
  cairo_stroke (sketch->cr);
}

/* Of that of step @i, which ends at @point: below where the line falls to it and there is
 * room, above where it rises, so that it covers neither. */
static double
place_badge (const Sketch *sketch,
             guint         i,
             double        point)
{
  const double badge = BADGE * sketch->unit;

  if (get_y (sketch, get_step (sketch, i)->before) < point && point + 2.4 * badge < sketch->bottom)
    return point + 1.4 * badge;

  return point - 2.2 * badge < 0 ? point + 2 * badge : point - 1.2 * badge;
}

static void
draw_badge (const Sketch *sketch,
            guint         number,
            guint         chosen)
{
  const guint i = sketch->graph->moments[number];
  g_autofree char *text = g_strdup_printf ("%u", number + 1);
  const double badge = BADGE * sketch->unit, x = get_x (sketch, i + 1);
  const double point = get_y (sketch, get_step (sketch, i)->after), y = place_badge (sketch, i, point);

  set_colour (sketch, &sketch->colours->ink);
  cairo_arc (sketch->cr, x, point, 3 * sketch->unit, 0, 2 * G_PI);
  cairo_fill (sketch->cr);
  set_colour (sketch, chosen == i ? &sketch->colours->gold : &sketch->colours->ink);
  cairo_arc (sketch->cr, x, y, badge, 0, 2 * G_PI);
  cairo_fill (sketch->cr);
  set_colour (sketch, &sketch->colours->paper);
  draw_text (sketch, text, x - measure_text (sketch->context, text, NULL) / 2, y, 40 * sketch->unit);
}

void
alea_chance_graph_paint (const AleaChanceGraph *self,
                         cairo_t               *cr,
                         PangoContext          *context,
                         AleaChanceGround       ground,
                         double                 width,
                         double                 height,
                         guint                  chosen)
{
  Sketch sketch = make_sketch (self, context, width, height);

  if (self->steps->len == 0)
    return;

  sketch.cr = cr;
  sketch.ground = ground;
  sketch.colours = alea_chance_colours_get (ground);
  cairo_save (cr);
  draw_area (&sketch);
  if (chosen < self->steps->len)
    draw_chosen (&sketch, chosen);
  draw_frame (&sketch);
  draw_numbers (&sketch);
  draw_lanes (&sketch);
  draw_steps (&sketch);
  for (guint i = 0; i < self->n_moments; i++)
    draw_badge (&sketch, i, chosen);
  cairo_restore (cr);
}

guint
alea_chance_graph_find (const AleaChanceGraph *self,
                        PangoContext          *context,
                        double                 width,
                        double                 height,
                        double                 x)
{
  const Sketch sketch = make_sketch (self, context, width, height);
  const double last = (double) self->steps->len - 1;

  if (self->steps->len == 0)
    return ALEA_CHANCE_GRAPH_NONE;

  return (guint) CLAMP (floor ((x - sketch.left) / sketch.step), 0, last);
}

/* --- what it shows --------------------------------------------------------- */

AleaChanceGraph *
alea_chance_graph_new (const char *first,
                       const char *second,
                       double      end)
{
  AleaChanceGraph *self = g_atomic_rc_box_new0 (AleaChanceGraph);

  self->steps = g_array_new (FALSE, FALSE, sizeof (AleaChanceStep));
  self->names[0] = g_strdup (first);
  self->names[1] = g_strdup (second);
  self->end = end;
  return self;
}

AleaChanceGraph *
alea_chance_graph_ref (AleaChanceGraph *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  AleaChanceGraph *self = data;

  g_array_unref (self->steps);
  g_free (self->names[0]);
  g_free (self->names[1]);
}

void
alea_chance_graph_unref (AleaChanceGraph *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

void
alea_chance_graph_add (AleaChanceGraph      *self,
                       const AleaChanceStep *step)
{
  g_array_append_vals (self->steps, step, 1);
}

void
alea_chance_graph_set_moments (AleaChanceGraph *self,
                               const guint     *moments,
                               guint            n)
{
  g_return_if_fail (n <= ALEA_CHANCE_GRAPH_MAX_MOMENTS);

  self->n_moments = n;
  for (guint i = 0; i < n; i++)
    {
      g_return_if_fail (moments[i] < self->steps->len);
      self->moments[i] = moments[i];
    }
}
