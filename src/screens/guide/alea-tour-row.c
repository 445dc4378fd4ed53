/* alea-tour-row.c: offers the tour to somebody new
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-tour-row.h"

#include "alea-box.h"
#include "alea-dark.h"
#include "alea-die.h"
#include "alea-mnemonics.h"
#include "alea-row.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/* How the die of the offer lies, and how large it is in its place. */
#define FACE  1
#define YAW   0.5
#define SHARE 0.74

static void
draw_die (GtkDrawingArea *area,
          cairo_t        *cr,
          int             width,
          int             height,
          gpointer        data)
{
  const AleaDiePose pose = { .turn = alea_solid_rest (ALEA_SOLID_CUBE, FACE, YAW) };
  const gboolean is_dark = alea_dark_is (gtk_widget_get_settings (GTK_WIDGET (area)));
  const AleaDieLook look = is_dark ? alea_die_look_default () : alea_die_look_dark ();

  if (width <= 0 || height <= 0)
    return;

  cairo_translate (cr, width / 2.0, height / 2.0);
  alea_die_paint (cr, ALEA_SOLID_CUBE, &pose, &look, SHARE * MIN (width, height));
}

/* What is offered, beside a die for the eye. */
static GtkWidget *
make_offer (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *die = gtk_drawing_area_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (die), draw_die, NULL, NULL);
  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (die, "die");
  gtk_box_append (GTK_BOX (words), alea_wrapped_new (_("New to dice chess?"), "card-title", -1));
  gtk_box_append (GTK_BOX (words), alea_wrapped_new (_("One page per game, two minutes in all."), "tour-words", -1));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  alea_box_append (box, die, words, NULL);
  return box;
}

static void
dismiss_cb (GSettings *settings)
{
  g_settings_set_boolean (settings, "offers-tour", FALSE);
}

GtkWidget *
alea_tour_row_new (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *row = alea_row_new (), *actions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *take = gtk_button_new_with_mnemonic (_("Take the _Tour"));
  GtkWidget *dismiss = gtk_button_new_from_icon_name ("window-close-symbolic");

  /* Below the words the button is as wide as they. */
  gtk_widget_set_hexpand (take, TRUE);
  gtk_widget_set_hexpand (actions, FALSE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (take))), TRUE);
  gtk_widget_set_valign (take, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (dismiss, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "tour");
  gtk_widget_add_css_class (row, "paper");
  gtk_widget_add_css_class (take, "outlined");
  gtk_widget_add_css_class (dismiss, "flat");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (take), "win.guide::tour");
  gtk_widget_set_tooltip_text (dismiss, _("No, thank you"));
  g_signal_connect_object (dismiss, "clicked", G_CALLBACK (dismiss_cb), settings, G_CONNECT_SWAPPED);
  alea_box_append (actions, take, dismiss, NULL);
  alea_row_append (ALEA_ROW (row), make_offer ());
  alea_row_append (ALEA_ROW (row), actions);
  alea_mnemonics_name_once (row);

  g_settings_bind (settings, "offers-tour", row, "visible", G_SETTINGS_BIND_GET);
  /* The button needs them as long as it is there. */
  g_object_set_data_full (G_OBJECT (row), "settings", g_object_ref (settings), g_object_unref);
  return row;
}
