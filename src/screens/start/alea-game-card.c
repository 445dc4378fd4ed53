/* alea-game-card.c: one game on the start screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-card.h"

#include "alea-board.h"
#include "alea-caption.h"
#include "alea-game.h"
#include "alea-mnemonics.h"
#include "alea-row.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaGameCard:
 *
 * What a game looks like, what it is in one line, and the ways to begin it. A
 * board whose start is drawn is drawn anew when the pointer comes over it.
 */

struct _AleaGameCard
{
  GtkWidget        parent_instance;

  const AleaRules *rules;
  GtkWidget       *board;
  GtkWidget       *title;
  GtkWidget       *summary;
  GtkWidget       *play;
  GtkWidget       *ways;         /* other ways to begin; hidden where there are none */
  GtkWidget       *number;       /* a spin button */
  GtkWidget       *house_rules;  /* says which are agreed on; hidden when all are as usual */
  GtkWidget       *rules_button;
  AleaOptions      options;
};

enum
{
  BEGIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaGameCard, alea_game_card, GTK_TYPE_WIDGET)

/* Set-ups end; this is for the eye only, so it need not wait long for one
 * that does not. */
#define MAX_EVENTS 500

/* --- the board ----------------------------------------------------------- */

static gboolean
decide_anything (AleaGame *game,
                 GRand    *random)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  gsize n = alea_state_list_decisions (alea_game_get_state (game), decisions);

  return n > 0 && alea_game_decide (game, &decisions[g_rand_int_range (random, 0, (int) n)], NULL);
}

/* Rolls and decides until play begins, as two players who don't think. */
static void
show_a_start (AleaGameCard *self)
{
  g_autoptr(AleaGame) game = alea_game_new (self->rules, NULL);
  g_autoptr(GRand) random = g_rand_new ();
  AleaSetup setup;

  for (int i = 0; i < MAX_EVENTS && alea_game_get_state (game)->stage == ALEA_STAGE_SETUP; i++)
    if (!alea_game_roll (game, NULL) && !decide_anything (game, random))
      break;

  alea_state_get_setup (alea_game_get_state (game), &setup);
  alea_board_set_setup (ALEA_BOARD (self->board), &setup, ALEA_BOARD_GLIDE);
}

static void
enter_cb (AleaGameCard *self)
{
  if (self->rules->start_fen == NULL || self->rules->setup.start != NULL)
    show_a_start (self);
}

/* --- beginning ----------------------------------------------------------- */

static void
begin (AleaGameCard *self,
       const char   *way)
{
  /* What is typed counts as soon as it is there, not when the focus goes. */
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->number));
  g_signal_emit (self, signals[BEGIN], 0, way, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
}

static void
play_cb (AleaGameCard *self)
{
  begin (self, "dice");
}

static void
begin_cb (AleaGameCard *self,
          GtkWidget    *button)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->ways));
  begin (self, gtk_widget_get_name (button));
}

/* --- house rules ---------------------------------------------------------- */

void
alea_game_card_set_options (AleaGameCard      *self,
                            const AleaOptions *options)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ALEA_IS_GAME_CARD (self));
  g_return_if_fail (options != NULL);

  text = alea_caption_write_rules (self->rules, options);
  self->options = *options;
  gtk_label_set_text (GTK_LABEL (self->house_rules), text != NULL ? text : "");
  gtk_widget_set_visible (self->house_rules, text != NULL);
}

void
alea_game_card_get_options (AleaGameCard *self,
                            AleaOptions  *options)
{
  g_return_if_fail (ALEA_IS_GAME_CARD (self));

  *options = self->options;
}

static void
choose_house_rules (AleaGameCard *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->ways));
  gtk_widget_activate_action (GTK_WIDGET (self), "app.house-rules", "s", self->rules->id);
}

/* --- the class ----------------------------------------------------------- */

static void
alea_game_card_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (alea_game_card_parent_class)->dispose (object);
}

static void
alea_game_card_class_init (AleaGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_game_card_dispose;

  /**
   * AleaGameCard::begin:
   * @way: "dice", "number", "random" or "classical"
   * @number: of the start, for "number"
   */
  signals[BEGIN] = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);

  g_type_ensure (ALEA_TYPE_BOARD);
  g_type_ensure (ALEA_TYPE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, board);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, summary);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, play);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, ways);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, rules_button);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, number);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, house_rules);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_house_rules);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "gamecard");
}

static void
alea_game_card_init (AleaGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (GTK_WIDGET (self));
}

void
alea_game_card_focus (AleaGameCard *self)
{
  g_return_if_fail (ALEA_IS_GAME_CARD (self));

  gtk_widget_grab_focus (self->play);
}

const AleaRules *
alea_game_card_get_rules (AleaGameCard *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_CARD (self), NULL);

  return self->rules;
}

GtkWidget *
alea_game_card_new (const AleaRules *rules)
{
  AleaGameCard *self = g_object_new (ALEA_TYPE_GAME_CARD, NULL);
  const char *title = alea_words_translate (rules->title);
  g_autofree char *play = g_strdup_printf (_("Play %s"), title);
  g_autofree char *house_rules = g_strdup_printf (_("House Rules of %s"), title);

  self->rules = rules;
  alea_board_set_geometry (ALEA_BOARD (self->board), rules->geometry);
  alea_board_set_coordinates (ALEA_BOARD (self->board), ALEA_COORDINATES_NONE);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->summary), alea_words_translate (rules->summary));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, play, -1);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rules_button), GTK_ACCESSIBLE_PROPERTY_LABEL, house_rules, -1);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->rules_button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_widget_set_visible (self->ways, rules->setup.n_starts > 0);
  gtk_widget_set_visible (self->rules_button, rules->setup.n_starts == 0);
  show_a_start (self);
  return GTK_WIDGET (self);
}
