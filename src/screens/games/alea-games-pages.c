/* alea-games-pages.c: what is there instead of games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

#include "alea-mnemonics.h"
#include "alea-roll-glyphs.h"
#include "alea-scroller.h"

#include <glib/gi18n.h>

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
add_button (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* A page that can be scrolled where there is little room. */
static GtkWidget *
make_page (GtkWidget *box)
{
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "invitation");
  alea_mnemonics_name_once (box);
  return alea_scroller_new_vertical (box);
}

/* One roll of each kind that there is. */
static GtkWidget *
make_dice (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  const AleaRoll rolls[] = { { 2, 4, { 2, 4 } }, { 2, 6, { 3, 5 } } };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      GtkWidget *glyphs = alea_roll_glyphs_new ();

      alea_roll_glyphs_set_roll (ALEA_ROLL_GLYPHS (glyphs), rolls[i]);
      gtk_box_append (GTK_BOX (box), glyphs);
    }

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "large-dice");
  return box;
}

GtkWidget *
alea_games_screen_make_empty (AleaGamesScreen *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), make_dice ());
  add_label (box, _("No games yet"), "page-title");
  add_label (box, _("Every game you begin is kept here, move by move. Continue it or look through it whenever you "
                    "like."), "page-text");
  gtk_widget_add_css_class (add_button (box, _("_Play a Game"), "games.new"), "suggested-action");
  add_button (box, _("_Import Games…"), "games.import");
  return make_page (box);
}

GtkWidget *
alea_games_screen_make_nothing (AleaGamesScreen *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  add_label (box, _("No matching games"), "page-title");
  add_label (box, _("Try other words or fewer filters."), "page-text");
  add_button (box, _("Show _All Games"), "games.clear");
  return make_page (box);
}
