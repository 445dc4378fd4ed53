/* alea-review-graph.c: the chances over a game, and below them luck and errors
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-graph.h"

#include <glib/gi18n.h>

/**
 * AleaReviewGraph:
 *
 * For a screen reader it is a picture whose name says what is chosen; the same in
 * words stands beside it.
 */

#define HEIGHT 300

struct _AleaReviewGraph
{
  GtkWidget        parent_instance;

  AleaChanceGraph *graph;      /* or NULL */
  guint            n;          /* steps in it */
  guint            chosen;
};

G_DEFINE_FINAL_TYPE (AleaReviewGraph, alea_review_graph, GTK_TYPE_WIDGET)

/* --- drawing -------------------------------------------------------------- */

AleaChanceGraph *
alea_review_graph_make (const AleaLedger *ledger,
                        AleaReviewNames   names,
                        const guint      *moments,
                        guint             n_moments)
{
  AleaChanceGraph *graph = alea_chance_graph_new (names[0], names[1], ledger->end);

  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      alea_chance_graph_add (graph, &(AleaChanceStep) {
        .is_roll = entry->type == ALEA_EVENT_ROLL,
        .player = entry->player,
        .move = entry->move,
        .before = entry->before,
        .after = entry->after,
        .revised = entry->after + entry->revision,
        .luck = entry->luck,
        .error = entry->error,
      });
    }

  alea_chance_graph_set_moments (graph, moments, n_moments);
  return graph;
}

AleaChanceGround
alea_review_graph_get_ground (AleaReviewGraph *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "dark") ? ALEA_CHANCE_DARK : ALEA_CHANCE_LIGHT;
}

static void
alea_review_graph_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AleaReviewGraph *self = ALEA_REVIEW_GRAPH (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->graph == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  alea_chance_graph_paint (self->graph, cr, gtk_widget_get_pango_context (widget),
                           alea_review_graph_get_ground (self),
                           width, height, self->chosen);
  cairo_destroy (cr);
}

/* --- pointer and keys ----------------------------------------------------- */

static void
choose (AleaReviewGraph *self,
        int              entry)
{
  if (entry >= 0 && (guint) entry < self->n)
    g_signal_emit_by_name (self, "chosen", (guint) entry);
}

static void
pressed_cb (AleaReviewGraph *self,
            int              n_press,
            double           x,
            double           y)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->n == 0)
    return;

  gtk_widget_grab_focus (widget);
  choose (self, (int) alea_chance_graph_find (self->graph, gtk_widget_get_pango_context (widget),
                                              gtk_widget_get_width (widget), gtk_widget_get_height (widget), x));
}

static gboolean
key_cb (AleaReviewGraph *self,
        guint            key,
        guint            code,
        GdkModifierType  modifiers)
{
  const int chosen = (int) self->chosen;

  if (self->n == 0 || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    choose (self, chosen - 1);
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    choose (self, chosen + 1);
  else if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    choose (self, 0);
  else if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    choose (self, (int) self->n - 1);
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

  g_clear_pointer (&self->graph, alea_chance_graph_unref);
  G_OBJECT_CLASS (alea_review_graph_parent_class)->finalize (object);
}

static void
alea_review_graph_class_init (AleaReviewGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_review_graph_finalize;
  widget_class->measure = alea_review_graph_measure;
  widget_class->snapshot = alea_review_graph_snapshot;

  g_signal_new ("chosen", ALEA_TYPE_REVIEW_GRAPH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "reviewgraph");
}

static void
alea_review_graph_init (AleaReviewGraph *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
alea_review_graph_set_ledger (AleaReviewGraph  *self,
                              const AleaLedger *ledger,
                              AleaReviewNames   names,
                              const guint      *moments,
                              guint             n_moments)
{
  g_return_if_fail (ALEA_IS_REVIEW_GRAPH (self));
  g_clear_pointer (&self->graph, alea_chance_graph_unref);
  self->graph = ledger != NULL ? alea_review_graph_make (ledger, names, moments, n_moments) : NULL;
  self->n = ledger != NULL ? ledger->entries->len : 0;
  self->chosen = 0;
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
