/* alea-review-legend.c: what the lines and bars of the graph mean
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-legend.h"

#include "alea-box.h"
#include "alea-chance-graph.h"
#include "alea-review-cards.h"
#include "alea-row.h"

#include <glib/gi18n.h>

/* Of a line, in pixels. */
#define SAMPLE_WIDTH  26
#define SAMPLE_HEIGHT 10

/* --- words ---------------------------------------------------------------- */

/* As the bars of the graph are on @ground.  A sign and its word stay in one line. */
static char *
write_player (AleaReviewScreen *self,
              AleaChanceGround  ground,
              int               player)
{
  return g_strdup_printf ("%s\302\240%s", alea_chance_ground_is_filled (ground, player) ? "■" : "□", self->names[player]);
}

static char *
write_players (AleaReviewScreen *self,
               AleaChanceGround  ground)
{
  g_autofree char *white = write_player (self, ground, 0), *black = write_player (self, ground, 1);

  return g_strdup_printf ("%s   %s", white, black);
}

char *
alea_review_screen_write_legend (AleaReviewScreen *self,
                                 AleaChanceGround  ground)
{
  g_autofree char *players = write_players (self, ground);

  if (!alea_ledger_has_rolls (self->ledger))
    return g_steal_pointer (&players);

  /* Translators: what dotted and solid lines, filled and empty bars mean in a graph: rolls
   * and decisions, and the two players, each a bar and a name */
  return g_strdup_printf (_("···· Roll   —— Decision   %s"), players);
}

void
alea_review_screen_show_legend (AleaReviewScreen *self)
{
  GtkWidget *lines = gtk_widget_get_first_child (self->legend), *words = gtk_widget_get_last_child (self->legend);
  g_autofree char *players = NULL;

  if (self->ledger == NULL)
    return;

  players = write_players (self, alea_review_graph_get_ground (self->graph));
  gtk_label_set_text (GTK_LABEL (words), players);
  gtk_widget_set_visible (lines, alea_ledger_has_rolls (self->ledger));
  /* Their colours are those of the ground. */
  for (GtkWidget *child = gtk_widget_get_first_child (lines); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
}

/* --- samples -------------------------------------------------------------- */

static void
draw_sample (AleaReviewScreen *self,
             cairo_t          *cr,
             gboolean          is_roll)
{
  alea_chance_graph_paint_sample (cr, alea_review_graph_get_ground (self->graph), is_roll, SAMPLE_WIDTH, SAMPLE_HEIGHT);
}

static void
draw_roll (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        self)
{
  draw_sample (self, cr, TRUE);
}

static void
draw_decision (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        self)
{
  draw_sample (self, cr, FALSE);
}

static void
add_line (AleaReviewScreen       *self,
          GtkWidget              *lines,
          GtkDrawingAreaDrawFunc  draw,
          const char             *word)
{
  GtkWidget *sample = gtk_drawing_area_new (), *label = gtk_label_new (word);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sample), SAMPLE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sample), SAMPLE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sample), draw, self, NULL);
  gtk_widget_set_valign (sample, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (label, 6);
  alea_box_append (lines, sample, label, NULL);
}

/* Behind the title in wide windows, below it in narrow ones. */
void
alea_review_screen_make_legend (AleaReviewScreen *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5), *players = alea_review_make_sentence (NULL, NULL);

  self->legend = alea_row_new ();
  gtk_widget_add_css_class (self->legend, "dim-label");
  gtk_widget_set_margin_end (self->legend, 8);
  gtk_widget_set_valign (self->legend, GTK_ALIGN_CENTER);

  /* Translators: of a line in a graph */
  add_line (self, lines, draw_roll, C_("graph", "Roll"));
  /* Translators: of a line in a graph */
  add_line (self, lines, draw_decision, C_("graph", "Decision"));
  alea_row_append (ALEA_ROW (self->legend), lines);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (players), GTK_NATURAL_WRAP_NONE);
  alea_row_append (ALEA_ROW (self->legend), players);
}
