/* alea-review-as-screen.c: the review, as the window knows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-screen-private.h"

#include "alea-leaflet.h"
#include "alea-print-job.h"
#include "alea-review-legend.h"
#include "alea-screen-interface.h"

#include <glib/gi18n.h>

/* --- what is in view ------------------------------------------------------ */

static const char *
get_title (AleaScreen *screen)
{
  return _("Review");
}

static char *
make_subtitle (AleaScreen *screen)
{
  AleaReviewScreen *self = (AleaReviewScreen *) screen;

  if (self->session == NULL)
    return NULL;

  /* Translators: the title of a game, and its two players */
  return g_strdup_printf (_("%s: %s against %s"), alea_game_get_title (alea_session_get_game (self->session)),
                          self->names[0], self->names[1]);
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  return ALEA_SCREEN_IS_REPORT | (((AleaReviewScreen *) screen)->is_narrow ? ALEA_SCREEN_IS_NARROW : 0);
}

static void
take_focus (AleaScreen *screen)
{
  AleaReviewScreen *self = (AleaReviewScreen *) screen;

  gtk_widget_grab_focus (self->ledger != NULL ? GTK_WIDGET (self->graph)
                         : self->looking != NULL ? self->cancel : self->begin);
}

/* To look through a game is the same here as where it is played. */
static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (((AleaReviewScreen *) screen)->look_actions);
}

/* The review in words has pages of its own. */
static gboolean
key (AleaScreen *screen,
     guint       keyval,
     GtkWidget  *focus)
{
  static const struct { guint key; const char *where; gboolean is_of_text; } keys[] = {
    { GDK_KEY_Left, "previous", FALSE }, { GDK_KEY_Right, "next", FALSE },
    { GDK_KEY_Home, "first", FALSE }, { GDK_KEY_End, "last", FALSE },
    { GDK_KEY_Page_Up, "previous", TRUE }, { GDK_KEY_Page_Down, "next", TRUE },
    { GDK_KEY_KP_Page_Up, "previous", TRUE }, { GDK_KEY_KP_Page_Down, "next", TRUE },
  };
  AleaReviewScreen *self = (AleaReviewScreen *) screen;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i].key && self->ledger != NULL && !(keys[i].is_of_text && focus == self->text))
      {
        g_action_group_activate_action (G_ACTION_GROUP (self->actions), "look", g_variant_new_string (keys[i].where));
        return TRUE;
      }

  return FALSE;
}

/* --- paper ---------------------------------------------------------------- */

#define GRAPH_HEIGHT 190    /* points */
#define GRAPH_TEXT   8

typedef struct
{
  char            *title;
  char            *summary;
  char            *sum;
  char            *all;
  char            *legend;
  AleaChanceGraph *graph;
  gboolean         has_rolls;
} Paper;

static void
paper_free (gpointer data)
{
  Paper *paper = data;

  g_free (paper->title);
  g_free (paper->summary);
  g_free (paper->sum);
  g_free (paper->all);
  g_free (paper->legend);
  alea_chance_graph_unref (paper->graph);
  g_free (paper);
}

static void
graph_unref (gpointer graph)
{
  alea_chance_graph_unref (graph);
}

static void
draw_graph (gpointer  data,
            cairo_t  *cr,
            double    width,
            double    height)
{
  PangoContext *context = alea_page_text_new_context (cr, GRAPH_TEXT);

  alea_chance_graph_paint (data, cr, context, ALEA_CHANCE_PAPER, width, height, ALEA_CHANCE_GRAPH_NONE);
  g_object_unref (context);
}

static AleaPages *
make_pages (gpointer                data,
            const AleaPrintLayout  *layout,
            GError                **error)
{
  const Paper *paper = data;
  g_auto(GStrv) lines = g_strsplit (paper->all, "\n", -1);
  AleaLeaflet *leaflet = alea_leaflet_new ();
  AleaPaper size;
  AleaPages *pages;

  alea_print_layout_get_paper (layout, &size);
  alea_leaflet_add_heading (leaflet, paper->has_rolls ? _("Luck and skill") : _("Skill"));
  alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_PLAIN, paper->summary);
  alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_PLAIN, paper->sum);
  alea_leaflet_add_heading (leaflet, _("Chances of winning"));
  alea_leaflet_add_drawing (leaflet, GRAPH_HEIGHT, draw_graph, alea_chance_graph_ref (paper->graph), graph_unref);
  alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_PLAIN, paper->legend);
  alea_leaflet_add_heading (leaflet, _("Rolls and decisions"));
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_PLAIN, lines[i]);

  pages = alea_pages_new (&size, _("Review"));
  alea_pages_add_leaflet (pages, paper->title, leaflet);
  return pages;
}

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  static const AleaPrintMaker maker = { ALEA_PRINT_USES_NOTHING, 0, NULL, make_pages, NULL };
  AleaReviewScreen *self = (AleaReviewScreen *) screen;
  AleaPrintJob *job;
  Paper *paper;

  if (self->ledger == NULL || self->ledger->entries->len == 0)
    return NULL;

  paper = g_new (Paper, 1);
  *paper = (Paper) {
    .title = make_subtitle (screen),
    .summary = alea_review_words_summary (self->ledger, NAMES (self)),
    .sum = alea_review_words_sum (self->ledger, NAMES (self)),
    .all = alea_review_words_all (self->ledger, self->record, (AleaReviewNames) { self->names[0], self->names[1] }),
    .legend = alea_review_screen_write_legend (self, ALEA_CHANCE_PAPER),
    .graph = alea_review_graph_make (self->ledger, (AleaReviewNames) { self->names[0], self->names[1] }, self->moments,
                                     self->n_moments),
    .has_rolls = alea_ledger_has_rolls (self->ledger),
  };
  job = alea_print_job_new (_("Review"));
  alea_print_job_add (job, alea_print_kind_new (_("Review"), &maker, paper, paper_free));
  return job;
}

void
alea_review_screen_init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->make_subtitle = make_subtitle;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->take_focus = take_focus;
  iface->key = key;
  iface->make_print_job = make_print_job;
}
