/* alea-move-steps.c: to and fro through a game, below its list of moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-move-steps.h"

#include "alea-control.h"

#include <glib/gi18n.h>

/* Of the height of the card, at most. */
#define PART 5

static const struct
{
  const char *where;    /* the parameter of the action game.look */
  const char *icon;
  const char *tip;
} kinds[] = {
  { "first", "go-first-symbolic", N_("To the beginning") },
  { "previous", "go-previous-symbolic", N_("Back one step") },
  { "next", "go-next-symbolic", N_("Forward one step") },
  { "last", "go-last-symbolic", N_("To the last move") },
};

#define FIRST_FORWARD 2

static void
clicked_cb (GtkWidget *button)
{
  gtk_widget_activate_action (button, "game.look", "s", gtk_widget_get_name (button));
}

GtkWidget *
alea_move_steps_new (void)
{
  GtkWidget *steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (kinds[i].icon);

      gtk_widget_set_name (button, kinds[i].where);
      gtk_widget_set_tooltip_text (button, _(kinds[i].tip));
      alea_control_name_by_tip (button);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_focusable (button, FALSE);
      gtk_widget_set_hexpand (button, TRUE);
      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
      gtk_box_append (GTK_BOX (steps), button);
    }
  gtk_widget_add_css_class (steps, "steps");
  gtk_widget_set_visible (steps, FALSE);
  return steps;
}

void
alea_move_steps_update (GtkWidget    *steps,
                        AleaGameView *view)
{
  const gboolean can_go_back = view != NULL && alea_game_view_get_number (view) > 0;
  const gboolean can_go_on = view != NULL && !alea_game_view_get_is_live (view);
  guint i = 0;

  gtk_widget_set_visible (steps, can_go_back || can_go_on);
  for (GtkWidget *button = gtk_widget_get_first_child (steps); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_sensitive (button, i++ < FIRST_FORWARD ? can_go_back : can_go_on);
}

int
alea_move_steps_get_height (GtkWidget *steps,
                            int        width,
                            int        height)
{
  int least_width = 0, least_height = 0;

  if (!gtk_widget_get_visible (steps))
    return 0;

  gtk_widget_measure (steps, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (steps, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  return least_width <= width && least_height <= height / PART ? least_height : 0;
}
