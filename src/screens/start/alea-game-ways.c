/* alea-game-ways.c: other ways to begin a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-ways.h"

#include "alea-control.h"
#include "alea-mnemonics.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaGameWays:
 *
 * The menu of a [class@AleaGameCard]: starts that are not rolled, for games that
 * have them, and the house rules. It is made when it is opened first.
 */

struct _AleaGameWays
{
  GtkPopover       parent_instance;

  const AleaRules *rules;
  GtkWidget       *starts;
  GtkWidget       *number;       /* a spin button */
  GtkWidget       *rules_button;
  GtkWidget       *learn;
};

G_DEFINE_FINAL_TYPE (AleaGameWays, alea_game_ways, GTK_TYPE_POPOVER)

static void
begin_cb (AleaGameWays *self,
          GtkWidget    *button)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  /* What is typed counts as soon as it is there, not when the focus goes. */
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->number));
  g_signal_emit_by_name (self, "begin", gtk_widget_get_name (button),
                         gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
}

static void
learn_cb (AleaGameWays *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.learn", "s", self->rules->id);
}

static void
rules_cb (AleaGameWays *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "app.house-rules", "s", self->rules->id);
}

static void
alea_game_ways_class_init (AleaGameWaysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * AleaGameWays::begin:
   * @way: "number", "random" or "classical"
   * @number: of the start, for "number"
   */
  g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/game-ways.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaGameWays, starts);
  gtk_widget_class_bind_template_child (widget_class, AleaGameWays, number);
  gtk_widget_class_bind_template_child (widget_class, AleaGameWays, rules_button);
  gtk_widget_class_bind_template_child (widget_class, AleaGameWays, learn);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, learn_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_cb);
}

static void
alea_game_ways_init (AleaGameWays *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (GTK_WIDGET (self));
}

GtkWidget *
alea_game_ways_new (const AleaRules *rules)
{
  AleaGameWays *self = g_object_new (ALEA_TYPE_GAME_WAYS, NULL);
  const char *title = alea_words_translate (rules->title);
  g_autofree char *learn = g_strdup_printf (_("Learn %s"), title);
  g_autofree char *house_rules = g_strdup_printf (_("House Rules for %s"), title);

  self->rules = rules;
  gtk_widget_set_visible (self->starts, rules->setup.n_starts > 0);
  alea_control_name (self->learn, learn);
  alea_control_name (self->rules_button, house_rules);
  return GTK_WIDGET (self);
}

void
alea_game_ways_set_has_learn (AleaGameWays *self,
                              gboolean      has_learn)
{
  g_return_if_fail (ALEA_IS_GAME_WAYS (self));

  gtk_widget_set_visible (self->learn, has_learn);
}
