/* alea-start-screen.c: the games to choose from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-scroller.h"
#include "alea-start-screen.h"

#include "alea-box.h"
#include "alea-chess960.h"
#include "alea-control.h"
#include "alea-even-rows.h"
#include "alea-game-card.h"
#include "alea-game.h"
#include "alea-house-rules.h"
#include "alea-kept-card.h"
#include "alea-mnemonics.h"
#include "alea-opponent-row.h"
#include "alea-part.h"
#include "alea-print-kinds.h"
#include "alea-screen-interface.h"
#include "alea-screen.h"
#include "alea-row.h"
#include "alea-start-links.h"
#include "alea-style.h"
#include "alea-tour-row.h"
#include "alea-words.h"
#include "alea-wrapped.h"

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
  GtkWidget *head;       /* the question, and who plays */
  GtkWidget *question;   /* hidden where it is narrow */
  GtkWidget *opponents;  /* a person, or the computer; NULL until it follows the settings */
  GtkWidget *players;    /* the button that says and asks who plays */
  GtkWidget *kept;       /* the game that was left; NULL for none */
  GtkWidget *cards;
  GtkSizeGroup *titles;  /* of the cards, as high as each other where the cards are high, */
  GtkSizeGroup *throws;  /* and so what stands below them */
  GtkWidget *foot;       /* below the cards: the game that was left, and the tour */
  GtkWidget *links;
  guint      scale;      /* an index into scales */
  AleaGameCardShape shape;   /* of the cards */
  gboolean   is_close;       /* see CLOSE */
  guint      idle;       /* a change of shape that waits */
  char      *seed;       /* of the dice; or NULL */
  GSettings *settings;   /* where the house rules are kept */
};

/* Narrower than this the cards are rows, and then short ones. */
#define NARROW      720
#define VERY_NARROW 500

/* Below it the question leaves too little room for levels beside words on players, and
 * would move what was pressed to bring them. */
#define CLOSE       900

/* What the page was drawn for, below the title bar; in a larger window all of it
 * is larger. */
#define PAGE_WIDTH  1280.0
#define PAGE_HEIGHT 754.0

static const struct
{
  double      factor;
  const char *style;   /* the class that says it to the style sheet */
} scales[] = { { 1, NULL }, { 1.25, "scale-125" }, { 1.5, "scale-150" }, { 1.75, "scale-175" }, { 2.2, "scale-220" } };

#define GAP        16
#define NARROW_GAP 10

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  AleaPrintJob *job = alea_print_job_new (_("Club Sheets"));

  alea_print_job_add_sheets (job, NULL, NULL);
  return job;
}

/* The buttons of the title bar need the room of the title. */
static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  return ALEA_START_SCREEN (screen)->shape == ALEA_GAME_CARD_SHORT_ROW ? ALEA_SCREEN_IS_NARROW : 0;
}

static void
init_screen (AleaScreenInterface *iface)
{
  iface->make_print_job = make_print_job;
  iface->get_traits = get_traits;
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
                           _("No random numbers are available on this system."));
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
    g_signal_emit_by_name (self, "begin", game);
}

static AleaGameCard *
get_card (AleaStartScreen *self,
          int              number)
{
  GtkWidget *card = alea_even_rows_get (ALEA_EVEN_ROWS (self->cards), (guint) number);

  return card != NULL ? ALEA_GAME_CARD (card) : NULL;
}

/* --- the shape of the window ------------------------------------------------ */

static guint
find_scale (int width,
            int height)
{
  const double factor = MIN (width / PAGE_WIDTH, height / PAGE_HEIGHT);
  guint scale = G_N_ELEMENTS (scales) - 1;

  while (scale > 0 && factor < scales[scale].factor)
    scale--;

  return scale;
}

static AleaGameCardShape
find_shape (int width)
{
  if (width >= NARROW)
    return ALEA_GAME_CARD_HIGH;

  return width >= VERY_NARROW ? ALEA_GAME_CARD_ROW : ALEA_GAME_CARD_SHORT_ROW;
}

/* In a narrow window the game that was left is what is seen first. */
static void
place_kept (AleaStartScreen *self)
{
  g_autoptr(GtkWidget) kept = self->kept != NULL ? g_object_ref (self->kept) : NULL;

  if (kept == NULL)
    return;

  if (gtk_widget_get_parent (kept) != NULL)
    gtk_widget_unparent (kept);
  alea_kept_card_set_is_narrow (ALEA_KEPT_CARD (kept), self->shape == ALEA_GAME_CARD_SHORT_ROW);
  if (self->shape != ALEA_GAME_CARD_HIGH)
    gtk_box_prepend (GTK_BOX (self->box), kept);
  else
    gtk_widget_insert_after (kept, self->foot, NULL);
}

/* The first card has the focus, and rows are lower than what was scrolled to
 * show it: then who plays would stay out of sight above it. */
static void
show_head (AleaStartScreen *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  AleaGameCard *first = get_card (self, 0);

  if (first != NULL && gtk_widget_get_focus_child (self->cards) == GTK_WIDGET (first))
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_lower (adjustment));
}

static GtkLabel *
get_players_label (AleaStartScreen *self)
{
  return GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (self->players))));
}

/* An icon alone stands beside against whom one plays, where words would stand below;
 * then they come as a tip. */
static void
show_players_label (AleaStartScreen *self)
{
  GtkLabel *label = get_players_label (self);
  const gboolean is_shown = self->shape == ALEA_GAME_CARD_ROW
                            || (self->shape == ALEA_GAME_CARD_HIGH && !self->is_close);

  gtk_widget_set_visible (GTK_WIDGET (label), is_shown);
  alea_control_set_tip (self->players, is_shown ? NULL : gtk_label_get_text (label));
  alea_control_name (self->players, gtk_label_get_text (label));
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->players), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The question pushes them to the end of the line, which they begin without it. */
static void
place_opponents (AleaStartScreen *self)
{
  if (self->opponents == NULL)
    return;

  gtk_widget_set_hexpand (self->opponents, self->shape == ALEA_GAME_CARD_SHORT_ROW);
  alea_opponent_row_set_is_at_end (self->opponents, self->shape == ALEA_GAME_CARD_HIGH);
}

static gboolean
take_shape_cb (gpointer data)
{
  AleaStartScreen *self = data;
  GtkWidget *widget = GTK_WIDGET (self);
  const int width = gtk_widget_get_width (widget);
  const guint scale = find_scale (width, gtk_widget_get_height (widget));
  AleaGameCard *card;
  gboolean is_narrow;

  self->idle = 0;
  alea_style_set (widget, scales[self->scale].style, FALSE);
  alea_style_set (widget, scales[scale].style, TRUE);
  alea_style_set (widget, "grown", scale > 0);
  self->scale = scale;
  self->is_close = width < CLOSE;
  show_players_label (self);
  if (self->shape == find_shape (width))
    return G_SOURCE_REMOVE;

  self->shape = find_shape (width);
  is_narrow = self->shape != ALEA_GAME_CARD_HIGH;
  alea_style_set (widget, "narrow", is_narrow);
  gtk_widget_set_visible (self->question, !is_narrow);
  show_players_label (self);
  place_opponents (self);
  alea_even_rows_set_max_columns (ALEA_EVEN_ROWS (self->cards), is_narrow ? 1 : 0);
  alea_even_rows_set_gap (ALEA_EVEN_ROWS (self->cards), is_narrow ? NARROW_GAP : GAP);
  for (int i = 0; (card = get_card (self, i)) != NULL; i++)
    alea_game_card_set_shape (card, self->shape);
  gtk_size_group_set_mode (self->titles, is_narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_VERTICAL);
  gtk_size_group_set_mode (self->throws, is_narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_VERTICAL);
  place_kept (self);
  show_head (self);
  g_signal_emit_by_name (self, "changed");
  return G_SOURCE_REMOVE;
}

/* Other widgets must not be changed until all sizes are allocated. */
static void
alea_start_screen_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AleaStartScreen *self = ALEA_START_SCREEN (widget);

  gtk_widget_allocate (self->scroller, width, height, baseline, NULL);
  if (self->idle == 0 && (self->shape != find_shape (width) || self->is_close != (width < CLOSE)
                          || self->scale != find_scale (width, height)))
    self->idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_shape_cb, self, NULL);
}

/* --- the class -------------------------------------------------------------- */

static void
alea_start_screen_dispose (GObject *object)
{
  g_clear_handle_id (&ALEA_START_SCREEN (object)->idle, g_source_remove);
  g_clear_object (&ALEA_START_SCREEN (object)->settings);
  g_clear_object (&ALEA_START_SCREEN (object)->titles);
  g_clear_object (&ALEA_START_SCREEN (object)->throws);
  g_clear_pointer (&ALEA_START_SCREEN (object)->scroller, gtk_widget_unparent);
  g_clear_pointer (&ALEA_START_SCREEN (object)->seed, g_free);

  G_OBJECT_CLASS (alea_start_screen_parent_class)->dispose (object);
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
  widget_class->measure = alea_part_measure_first;
  widget_class->size_allocate = alea_start_screen_size_allocate;

  /**
   * AleaStartScreen::begin:
   * @game: an #AleaGame
   */
  g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                ALEA_TYPE_GAME);

  gtk_widget_class_set_css_name (widget_class, "startscreen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The question that the cards answer, and who plays: that decides what each
 * "Play" begins. */
static void
add_head (AleaStartScreen *self)
{
  self->players = alea_start_link_new ("system-users-symbolic", _("Players and _Clock"), "app.players");
  self->head = alea_row_new ();
  gtk_widget_add_css_class (self->head, "head");
  self->question = alea_wrapped_new (_("What would you like to play?"), "page-title", -1);
  gtk_widget_set_hexpand (self->question, TRUE);
  gtk_widget_set_valign (self->question, GTK_ALIGN_START);
  gtk_widget_remove_css_class (self->players, "flat");
  gtk_widget_add_css_class (self->players, "outlined");
  gtk_widget_set_valign (self->players, GTK_ALIGN_START);
  alea_row_append (ALEA_ROW (self->head), self->question);
  alea_row_append (ALEA_ROW (self->head), self->players);
  alea_mnemonics_name_once (self->head);
}

static void
add_cards (AleaStartScreen *self)
{
  self->cards = g_object_new (ALEA_TYPE_EVEN_ROWS, NULL);
  alea_even_rows_set_gap (ALEA_EVEN_ROWS (self->cards), GAP);
  self->titles = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  self->throws = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  for (int i = 0; alea_games[i] != NULL; i++)
    {
      GtkWidget *card = alea_game_card_new (alea_games[i]);

      g_signal_connect_object (card, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
      alea_game_card_line_up (ALEA_GAME_CARD (card), self->titles, self->throws);
      alea_even_rows_append (ALEA_EVEN_ROWS (self->cards), card);
    }
}

static void
alea_start_screen_init (AleaStartScreen *self)
{
  GtkWidget *tour = alea_tour_row_new ();

  add_head (self);
  add_cards (self);
  self->links = alea_start_links_new ();
  self->foot = alea_row_new ();
  gtk_widget_set_hexpand (tour, TRUE);
  alea_row_append (ALEA_ROW (self->foot), tour);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_add_css_class (self->box, "page");
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  alea_box_append (self->box, self->head, self->cards, self->foot, self->links, NULL);

  self->scroller = alea_scroller_new_vertical (self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Start page"), -1);
}

/* Their names, once both have one. */
static void
name_players (AleaStartScreen *self)
{
  g_autofree char *first = g_settings_get_string (self->settings, "first-name");
  g_autofree char *second = g_settings_get_string (self->settings, "second-name");
  g_autofree char *one = alea_words_printable (first), *other = alea_words_printable (second);
  g_autofree char *both = g_strdup_printf (_("%s and %s"), one, other);
  GtkLabel *words = get_players_label (self);

  if (*one != '\0' && *other != '\0')
    gtk_label_set_text (words, both);
  else
    gtk_label_set_text_with_mnemonic (words, _("Players and _Clock"));
  show_players_label (self);
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
  g_signal_connect_object (settings, "changed::first-name", G_CALLBACK (name_players), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::second-name", G_CALLBACK (name_players), self, G_CONNECT_SWAPPED);
  load_house_rules (self);
  name_players (self);
  self->opponents = alea_opponent_row_new (settings);
  gtk_widget_insert_before (self->opponents, self->head, self->players);
  place_opponents (self);
}

void
alea_start_screen_set_kept (AleaStartScreen *self,
                            AleaGame        *game,
                            const gint64    *times)
{
  g_return_if_fail (ALEA_IS_START_SCREEN (self));

  g_clear_pointer (&self->kept, gtk_widget_unparent);
  if (game == NULL)
    return;

  self->kept = alea_kept_card_new (game, times);
  gtk_widget_set_hexpand (self->kept, TRUE);
  g_object_ref_sink (self->kept);
  place_kept (self);
  g_object_unref (self->kept);
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
