/* alea-review-graph.c: the chances over a game, and below them luck and errors
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-graph.h"

#include <glib/gi18n.h>
#include <math.h>

/**
 * AleaReviewGraph:
 *
 * For a screen reader it is a picture whose name says what is chosen; the same in
 * words stands beside it.
 */

#define MAX_MOMENTS 3

/* Lengths in pixels. */
#define HEIGHT      300
#define MARGIN      12
#define LANE        54       /* of luck, and of errors */
#define BADGE       11

/* What a bar of a lane may be at most, in points; the longest of the game has the
 * whole lane if it is more. */
#define LANE_POINTS 0.25

typedef struct
{
  GdkRGBA ink;
  GdkRGBA dim;
  GdkRGBA line;
  GdkRGBA area;
  GdkRGBA gold;
  GdkRGBA gold_ground;
  GdkRGBA red;
  GdkRGBA paper;
} Colours;

struct _AleaReviewGraph
{
  GtkWidget         parent_instance;

  const AleaLedger *ledger;
  char             *names[2];
  guint             moments[MAX_MOMENTS];
  guint             n_moments;
  guint             chosen;
};

/* Where things are, while it is drawn. */
typedef struct
{
  double left;      /* of the first event */
  double step;      /* from one event to the next */
  double top;       /* of the chances: won by the first player */
  double bottom;
  double luck;      /* the line that bars of luck stand on */
  double errors;    /* the line that bars of errors hang from */
  double numbers;   /* top of the numbers of moves */
} Place;

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaReviewGraph, alea_review_graph, GTK_TYPE_WIDGET)

/* --- colours -------------------------------------------------------------- */

static GdkRGBA
parse (const char *text)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, text);
  return colour;
}

static Colours
get_colours (AleaReviewGraph *self)
{
  static const char *const light[] = { "#29231f", "#655b52", "#dcd3c7", "#e4ede7", "#b0770a", "#fbeecb", "#a8281c", "#fffdf9" };
  static const char *const dark[] = { "#f5efe7", "#bbb0a5", "#4d453f", "#2c3a33", "#efb845", "#43371c", "#ff8a7a", "#2a2623" };
  const char *const *texts = gtk_widget_has_css_class (GTK_WIDGET (self), "dark") ? dark : light;

  return (Colours) {
    .ink = parse (texts[0]), .dim = parse (texts[1]), .line = parse (texts[2]), .area = parse (texts[3]),
    .gold = parse (texts[4]), .gold_ground = parse (texts[5]), .red = parse (texts[6]), .paper = parse (texts[7]),
  };
}

/* --- places --------------------------------------------------------------- */

static const AleaLedgerEntry *
get_entry (AleaReviewGraph *self,
           guint            i)
{
  return &g_array_index (self->ledger->entries, AleaLedgerEntry, i);
}

static int
measure_text (AleaReviewGraph *self,
              const char      *text,
              int             *height)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, height);
  return width;
}

/* Room for the words at the left; a name may take a fifth of the width. */
static double
get_words_width (AleaReviewGraph *self)
{
  const char *const words[] = { self->names[0], self->names[1], _("Even"), _("Luck"), _("Errors") };
  int width = 0, height;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    width = MAX (width, measure_text (self, words[i], &height));

  return MIN (width, gtk_widget_get_width (GTK_WIDGET (self)) / 5);
}

static Place
get_place (AleaReviewGraph *self)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const guint n = MAX (self->ledger->entries->len, 1);
  Place place;
  int text;

  measure_text (self, "0", &text);
  place.left = get_words_width (self) + MARGIN;
  place.step = (width - place.left - BADGE) / n;
  place.top = 2 * BADGE;
  place.numbers = height - text;
  place.errors = place.numbers - LANE / 2.0 - 4;
  place.luck = place.errors - LANE;
  place.bottom = place.luck - LANE / 2.0 - 8;
  return place;
}

static double
get_y (const Place *place,
       double       points)
{
  return place->bottom + (place->top - place->bottom) * points;
}

static double
get_x (const Place *place,
       guint        i)
{
  return place->left + place->step * i;
}

/* --- drawing -------------------------------------------------------------- */

static void
set_colour (cairo_t       *cr,
            const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (cr, colour);
}

static void
draw_text (AleaReviewGraph *self,
           cairo_t         *cr,
           const char      *text,
           double           x,
           double           y,
           double           width)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_line (cairo_t *cr,
           double   left,
           double   right,
           double   y)
{
  cairo_move_to (cr, left, floor (y) + 0.5);
  cairo_line_to (cr, right, floor (y) + 0.5);
  cairo_stroke (cr);
}

static void
draw_frame (AleaReviewGraph *self,
            cairo_t         *cr,
            const Place     *place,
            const Colours   *colours)
{
  const double right = get_x (place, self->ledger->entries->len), width = place->left - MARGIN;
  const struct { const char *text; double y; } words[] = {
    { self->names[0], get_y (place, 1) }, { _("Even"), get_y (place, 0.5) }, { self->names[1], get_y (place, 0) },
    { _("Luck"), place->luck }, { _("Errors"), place->errors },
  };
  int height;

  measure_text (self, "0", &height);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      set_colour (cr, &colours->line);
      draw_line (cr, place->left, right, words[i].y);
      set_colour (cr, &colours->dim);
      draw_text (self, cr, words[i].text, 0, words[i].y - height / 2.0, width);
    }
}

/* Numbers of moves, as many as have room. */
static void
draw_numbers (AleaReviewGraph *self,
              cairo_t         *cr,
              const Place     *place,
              const Colours   *colours)
{
  guint last = 0;
  double free_from = 0;

  set_colour (cr, &colours->dim);
  for (guint i = 0; i < self->ledger->entries->len; i++)
    {
      const guint move = get_entry (self, i)->move;
      g_autofree char *text = g_strdup_printf ("%u", move);
      const double x = get_x (place, i);
      int height;

      if (move == last || (move != 1 && move % 5 != 0 && i > 0) || x < free_from)
        continue;

      last = move;
      draw_text (self, cr, text, x, place->numbers, 60);
      free_from = x + measure_text (self, text, &height) + MARGIN;
    }
}

/* What lies between the chances and even. */
static void
draw_area (AleaReviewGraph *self,
           cairo_t         *cr,
           const Place     *place,
           const Colours   *colours)
{
  const guint n = self->ledger->entries->len;

  cairo_move_to (cr, get_x (place, 0), get_y (place, 0.5));
  for (guint i = 0; i < n; i++)
    {
      cairo_line_to (cr, get_x (place, i), get_y (place, get_entry (self, i)->before));
      cairo_line_to (cr, get_x (place, i + 1), get_y (place, get_entry (self, i)->after));
    }
  cairo_line_to (cr, get_x (place, n), get_y (place, self->ledger->end));
  cairo_line_to (cr, get_x (place, n), get_y (place, 0.5));
  cairo_close_path (cr);
  set_colour (cr, &colours->area);
  cairo_fill (cr);
}

static void
draw_steps (AleaReviewGraph *self,
            cairo_t         *cr,
            const Place     *place,
            const Colours   *colours)
{
  static const double dots[] = { 1, 3 };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < self->ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = get_entry (self, i);
      const double next = entry->after + entry->revision;

      if (entry->type == ALEA_EVENT_ROLL)
        cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
      cairo_set_line_width (cr, 2.2);
      set_colour (cr, entry->type == ALEA_EVENT_ROLL ? &colours->gold : &colours->ink);
      cairo_move_to (cr, get_x (place, i), get_y (place, entry->before));
      cairo_line_to (cr, get_x (place, i + 1), get_y (place, entry->after));
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);

      /* What a second look has found. */
      cairo_set_line_width (cr, 1);
      set_colour (cr, &colours->dim);
      cairo_move_to (cr, get_x (place, i + 1), get_y (place, entry->after));
      cairo_line_to (cr, get_x (place, i + 1), get_y (place, next));
      cairo_stroke (cr);
    }
}

/* --- lanes ---------------------------------------------------------------- */

static double
get_scale (AleaReviewGraph *self)
{
  double most = LANE_POINTS;

  for (guint i = 0; i < self->ledger->entries->len; i++)
    most = MAX (most, MAX (fabs (get_entry (self, i)->luck), get_entry (self, i)->error));

  return (LANE / 2.0 - 4) / most;
}

static void
draw_bar (cairo_t       *cr,
          const GdkRGBA *colour,
          gboolean       is_filled,
          double         x,
          double         width,
          double         y,
          double         height)
{
  cairo_rectangle (cr, x + 0.5, MIN (y, y + height), MAX (width - 1, 1), MAX (fabs (height), 1.5));
  set_colour (cr, colour);
  if (is_filled)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

static void
draw_lanes (AleaReviewGraph *self,
            cairo_t         *cr,
            const Place     *place,
            const Colours   *colours)
{
  const double scale = get_scale (self), width = CLAMP (place->step, 2, 10);

  cairo_set_line_width (cr, 1.2);
  for (guint i = 0; i < self->ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = get_entry (self, i);
      const double x = get_x (place, i) + (place->step - width) / 2;

      if (fabs (entry->luck) >= 0.005)
        draw_bar (cr, &colours->gold, entry->player == 0, x, width, place->luck, -entry->luck * scale);
      if (entry->error >= 0.005)
        draw_bar (cr, &colours->red, entry->player == 0, x, width, place->errors, entry->error * scale);
    }
}

/* --- what is chosen, and moments ------------------------------------------ */

static void
draw_chosen (AleaReviewGraph *self,
             cairo_t         *cr,
             const Place     *place,
             const Colours   *colours)
{
  const double width = MAX (place->step, 6);

  set_colour (cr, &colours->gold_ground);
  cairo_rectangle (cr, get_x (place, self->chosen) + (place->step - width) / 2, place->top - 4, width,
                   place->numbers - place->top);
  cairo_fill_preserve (cr);
  set_colour (cr, &colours->gold);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_badge (AleaReviewGraph *self,
            cairo_t         *cr,
            const Place     *place,
            const Colours   *colours,
            guint            number)
{
  const AleaLedgerEntry *entry = get_entry (self, self->moments[number]);
  g_autofree char *text = g_strdup_printf ("%u", number + 1);
  const double x = get_x (place, self->moments[number] + 1), point = get_y (place, entry->after);
  const double y = point - 2.2 * BADGE < 0 ? point + 2 * BADGE : point - 1.2 * BADGE;
  int width, height;

  set_colour (cr, &colours->ink);
  cairo_arc (cr, x, point, 3, 0, 2 * G_PI);
  cairo_fill (cr);
  set_colour (cr, self->chosen == self->moments[number] ? &colours->gold : &colours->ink);
  cairo_arc (cr, x, y, BADGE, 0, 2 * G_PI);
  cairo_fill (cr);
  set_colour (cr, &colours->paper);
  width = measure_text (self, text, &height);
  draw_text (self, cr, text, x - width / 2.0, y - height / 2.0, 40);
}

static void
alea_review_graph_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AleaReviewGraph *self = ALEA_REVIEW_GRAPH (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const Colours colours = get_colours (self);
  cairo_t *cr;
  Place place;

  if (self->ledger == NULL || self->ledger->entries->len == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  place = get_place (self);
  draw_area (self, cr, &place, &colours);
  draw_chosen (self, cr, &place, &colours);
  draw_frame (self, cr, &place, &colours);
  draw_numbers (self, cr, &place, &colours);
  draw_lanes (self, cr, &place, &colours);
  draw_steps (self, cr, &place, &colours);
  for (guint i = 0; i < self->n_moments; i++)
    draw_badge (self, cr, &place, &colours, i);
  cairo_destroy (cr);
}

/* --- pointer and keys ----------------------------------------------------- */

static void
choose (AleaReviewGraph *self,
        int              entry)
{
  if (self->ledger != NULL && entry >= 0 && (guint) entry < self->ledger->entries->len)
    g_signal_emit (self, signals[CHOSEN], 0, (guint) entry);
}

static void
pressed_cb (AleaReviewGraph *self,
            int              n_press,
            double           x,
            double           y)
{
  Place place;

  if (self->ledger == NULL || self->ledger->entries->len == 0)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  place = get_place (self);
  choose (self, CLAMP ((int) floor ((x - place.left) / place.step), 0, (int) self->ledger->entries->len - 1));
}

static gboolean
key_cb (AleaReviewGraph *self,
        guint            key,
        guint            code,
        GdkModifierType  modifiers)
{
  const int chosen = (int) self->chosen;

  if (self->ledger == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    choose (self, chosen - 1);
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    choose (self, chosen + 1);
  else if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    choose (self, 0);
  else if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    choose (self, (int) self->ledger->entries->len - 1);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* --- the widget ----------------------------------------------------------- */

static void
alea_review_graph_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : HEIGHT - 40;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : HEIGHT;
}

static void
alea_review_graph_finalize (GObject *object)
{
  AleaReviewGraph *self = ALEA_REVIEW_GRAPH (object);

  g_free (self->names[0]);
  g_free (self->names[1]);
  G_OBJECT_CLASS (alea_review_graph_parent_class)->finalize (object);
}

static void
alea_review_graph_class_init (AleaReviewGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_review_graph_finalize;
  widget_class->measure = alea_review_graph_measure;
  widget_class->snapshot = alea_review_graph_snapshot;

  signals[CHOSEN] = g_signal_new ("chosen", ALEA_TYPE_REVIEW_GRAPH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "reviewgraph");
}

static void
alea_review_graph_init (AleaReviewGraph *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->names[0] = g_strdup ("");
  self->names[1] = g_strdup ("");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
alea_review_graph_new (void)
{
  return g_object_new (ALEA_TYPE_REVIEW_GRAPH, NULL);
}

void
alea_review_graph_set_ledger (AleaReviewGraph  *self,
                              const AleaLedger *ledger,
                              AleaReviewNames   names,
                              const guint      *moments,
                              guint             n_moments)
{
  g_return_if_fail (ALEA_IS_REVIEW_GRAPH (self));
  g_return_if_fail (n_moments <= MAX_MOMENTS);

  self->ledger = ledger;
  self->chosen = 0;
  self->n_moments = n_moments;
  for (guint i = 0; i < n_moments; i++)
    self->moments[i] = moments[i];
  for (guint i = 0; i < 2 && ledger != NULL; i++)
    {
      g_free (self->names[i]);
      self->names[i] = g_strdup (names[i]);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_review_graph_set_chosen (AleaReviewGraph *self,
                              guint            entry,
                              const char      *words)
{
  g_autofree char *label = NULL;

  g_return_if_fail (ALEA_IS_REVIEW_GRAPH (self));

  self->chosen = entry;
  /* Translators: the name of a graph, and what is chosen in it */
  label = g_strdup_printf (_("Chances of winning. %s"), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
