/* alea-start-screen.c: the games to choose from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-start-screen.h"

#include "alea-chess960.h"
#include "alea-even-rows.h"
#include "alea-game-card.h"
#include "alea-game.h"
#include "alea-house-rules.h"
#include "alea-kept-card.h"
#include "alea-mnemonics.h"
#include "alea-opponent-row.h"
#include "alea-print-kinds.h"
#include "alea-screen.h"
#include "alea-tour-row.h"

#include <glib/gi18n.h>

/**
 * AleaStartScreen:
 *
 * A card for each game there is. There is nothing to fill in before a first
 * game: "Play" begins it.
 */

struct _AleaStartScreen
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *box;
  GtkWidget *kept;       /* the game that was left; NULL for none */
  GtkWidget *tour;
  GtkWidget *cards;
  char      *seed;       /* of the dice; or NULL */
  GSettings *settings;   /* where the house rules are kept */
};

enum
{
  BEGIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  AleaPrintJob *job = alea_print_job_new (_("Sheets"));

  alea_print_job_add_sheets (job, NULL, NULL);
  return job;
}

static void
init_screen (AleaScreenInterface *iface)
{
  iface->make_print_job = make_print_job;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaStartScreen, alea_start_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, init_screen))

/* The rolls of the method, marked as chosen: every way to begin leaves the
 * same kind of record. */
static gboolean
apply_number (AleaGame  *game,
              int        number,
              GError   **error)
{
  AleaRoll rolls[ALEA_CHESS960_ROLLS];
  guint8 faces[ALEA_CHESS960_ROLLS];

  alea_chess960_get_rolls (number, 0, faces);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    rolls[i] = (AleaRoll) { .n = 1, .sides = 6, .face = { faces[i] } };

  return alea_game_apply_rolls (game, rolls, ALEA_CHESS960_ROLLS, ALEA_SOURCE_CHOSEN, error);
}

AleaDice *
alea_start_screen_make_dice (AleaStartScreen *self)
{
  g_return_val_if_fail (ALEA_IS_START_SCREEN (self), NULL);

  return self->seed != NULL ? alea_dice_new_seeded (self->seed) : alea_dice_new_system ();
}

static gboolean
draw_number (AleaStartScreen  *self,
             int              *number,
             GError          **error)
{
  g_autoptr(AleaDice) dice = alea_start_screen_make_dice (self);
  guint drawn;

  if (!alea_dice_draw (dice, ALEA_CHESS960_STARTS, &drawn))
    {
      g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_DICE,
                           _("The system gives no random numbers."));
      return FALSE;
    }

  *number = (int) drawn;
  return TRUE;
}

static AleaGame *
make_game (AleaStartScreen  *self,
           AleaGameCard     *card,
           const char       *way,
           int               number,
           GError          **error)
{
  const AleaRules *rules = alea_game_card_get_rules (card);
  g_autoptr(AleaGame) game = NULL;
  AleaOptions options;
  const char *setup;

  alea_game_card_get_options (card, &options);
  if (g_str_equal (way, "dice"))
    return alea_game_new (rules, &options);

  if (g_str_equal (way, "classical"))
    number = ALEA_CHESS960_CLASSIC;
  else if (g_str_equal (way, "random") && !draw_number (self, &number, error))
    return NULL;

  setup = g_str_equal (way, "random") ? "setup=random" : "setup=number";
  alea_rules_set_option (rules, &options, setup, strlen (setup), NULL);
  game = alea_game_new (rules, &options);
  return apply_number (game, number, error) ? g_steal_pointer (&game) : NULL;
}

static AleaGame *
make_game_with_dice (AleaStartScreen *self,
                     const char      *way,
                     int              number,
                     AleaGameCard    *card)
{
  g_autoptr(GError) error = NULL;
  AleaGame *game = make_game (self, card, way, number, &error);

  if (game != NULL)
    alea_game_set_dice (game, alea_start_screen_make_dice (self));
  else
    g_warning ("%s", error->message);

  return game;
}

static void
begin_cb (AleaStartScreen *self,
          const char      *way,
          int              number,
          AleaGameCard    *card)
{
  g_autoptr(AleaGame) game = make_game_with_dice (self, way, number, card);

  if (game != NULL)
    g_signal_emit (self, signals[BEGIN], 0, game);
}

static void
alea_start_screen_dispose (GObject *object)
{
  g_clear_object (&ALEA_START_SCREEN (object)->settings);
  g_clear_pointer (&ALEA_START_SCREEN (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (alea_start_screen_parent_class)->dispose (object);
}

static void
alea_start_screen_finalize (GObject *object)
{
  g_free (ALEA_START_SCREEN (object)->seed);

  G_OBJECT_CLASS (alea_start_screen_parent_class)->finalize (object);
}

static AleaGameCard *
get_card (AleaStartScreen *self,
          int              number)
{
  GtkWidget *card = alea_even_rows_get (ALEA_EVEN_ROWS (self->cards), (guint) number);

  return card != NULL ? ALEA_GAME_CARD (card) : NULL;
}

static gboolean
focus_cb (gpointer data)
{
  AleaStartScreen *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    alea_game_card_focus (get_card (self, 0));
  return G_SOURCE_REMOVE;
}

/* Return begins a game, whatever stands above the cards.  Not before the
 * window is there: GTK 4.8 would not tell screen readers of it. */
static void
alea_start_screen_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (alea_start_screen_parent_class)->map (widget);

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_cb, g_object_ref (widget), g_object_unref);
}

static void
alea_start_screen_class_init (AleaStartScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_start_screen_dispose;
  widget_class->map = alea_start_screen_map;
  G_OBJECT_CLASS (klass)->finalize = alea_start_screen_finalize;

  /**
   * AleaStartScreen::begin:
   * @game: an #AleaGame
   */
  signals[BEGIN] = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GAME);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "startscreen");
}

/* A row of buttons is no table, and what it puts around each of them is no
 * cell: a screen reader passes over groups without a name. */
static GtkWidget *
make_flow_box (void)
{
  return g_object_new (GTK_TYPE_FLOW_BOX,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "homogeneous", TRUE,
                       "max-children-per-line", 5,
                       "selection-mode", GTK_SELECTION_NONE,
                       NULL);
}

static GtkWidget *
make_flow_child (void)
{
  return g_object_new (GTK_TYPE_FLOW_BOX_CHILD,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "focusable", FALSE,
                       NULL);
}

/* What is of no use yet takes no room; the others share it in one row, where
 * there is enough. */
static void
count_in_row_cb (GtkWidget *row)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      n++;

  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), MAX (n, 1));
}

static void
add_button (GtkWidget  *row,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  GtkWidget *child = make_flow_child ();

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  g_signal_connect_object (child, "notify::visible", G_CALLBACK (count_in_row_cb), row, G_CONNECT_SWAPPED);
  g_object_bind_property (button, "sensitive", child, "visible", G_BINDING_SYNC_CREATE);
  gtk_flow_box_append (GTK_FLOW_BOX (row), child);
}

/* What can be done besides beginning a game. */
static GtkWidget *
make_row (void)
{
  GtkWidget *row = make_flow_box ();

  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (row), 12);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (row), 6);
  gtk_widget_set_margin_start (row, 20);
  gtk_widget_set_margin_end (row, 20);
  add_button (row, _("_Guide"), "win.guide::contents");
  add_button (row, _("_Open a Game"), "win.open");
  add_button (row, _("Gam_es"), "win.games");
  add_button (row, _("Players and _Clock"), "app.players");
  add_button (row, _("Set _Up a Position"), "win.edit");
  add_button (row, _("_Paste a Position"), "win.paste");
  count_in_row_cb (row);
  alea_mnemonics_name_once (row);
  return row;
}

static void
alea_start_screen_init (AleaStartScreen *self)
{
  self->cards = alea_even_rows_new ();
  gtk_widget_set_halign (self->cards, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_CENTER);

  for (int i = 0; alea_games[i] != NULL; i++)
    {
      GtkWidget *card = alea_game_card_new (alea_games[i]);

      g_signal_connect_object (card, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
      alea_even_rows_append (ALEA_EVEN_ROWS (self->cards), card);
    }

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  self->tour = alea_tour_row_new ();
  gtk_box_append (GTK_BOX (self->box), self->tour);
  gtk_box_append (GTK_BOX (self->box), self->cards);
  gtk_box_append (GTK_BOX (self->box), make_row ());

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
}

static void
load_house_rules (AleaStartScreen *self)
{
  AleaGameCard *card;

  for (int i = 0; (card = get_card (self, i)) != NULL; i++)
    {
      AleaOptions options;

      alea_house_rules_load (self->settings, alea_game_card_get_rules (card), &options);
      alea_game_card_set_options (card, &options);
    }
}

void
alea_start_screen_follow (AleaStartScreen *self,
                          GSettings       *settings)
{
  g_return_if_fail (ALEA_IS_START_SCREEN (self));

  g_set_object (&self->settings, settings);
  g_signal_connect_object (settings, "changed::" ALEA_HOUSE_RULES_KEY, G_CALLBACK (load_house_rules), self,
                           G_CONNECT_SWAPPED);
  load_house_rules (self);
  gtk_box_insert_child_after (GTK_BOX (self->box), alea_opponent_row_new (settings), self->tour);
}

void
alea_start_screen_set_kept (AleaStartScreen *self,
                            AleaGame        *game)
{
  g_return_if_fail (ALEA_IS_START_SCREEN (self));

  if (self->kept != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->kept);
  self->kept = NULL;
  if (game == NULL)
    return;

  self->kept = alea_kept_card_new (game);
  gtk_widget_set_halign (self->kept, GTK_ALIGN_CENTER);
  gtk_box_prepend (GTK_BOX (self->box), self->kept);
}

void
alea_start_screen_set_seed (AleaStartScreen *self,
                            const char      *seed)
{
  g_return_if_fail (ALEA_IS_START_SCREEN (self));

  g_free (self->seed);
  self->seed = g_strdup (seed);
}

const char *
alea_start_screen_get_seed (AleaStartScreen *self)
{
  g_return_val_if_fail (ALEA_IS_START_SCREEN (self), NULL);

  return self->seed;
}

AleaGame *
alea_start_screen_make_game (AleaStartScreen *self,
                             const AleaRules *rules)
{
  AleaGameCard *card;

  g_return_val_if_fail (ALEA_IS_START_SCREEN (self), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  for (int i = 0; (card = get_card (self, i)) != NULL; i++)
    if (alea_game_card_get_rules (card) == rules)
      return make_game_with_dice (self, "dice", 0, card);

  return NULL;
}

GtkWidget *
alea_start_screen_new (void)
{
  return g_object_new (ALEA_TYPE_START_SCREEN, NULL);
}
