/* alea-kept-card.c: the game that was left, on the start screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-kept-card.h"

#include "alea-board.h"
#include "alea-game-record.h"
#include "alea-game-view.h"
#include "alea-mnemonics.h"
#include "alea-offer.h"
#include "alea-part.h"
#include "alea-roll-glyphs.h"
#include "alea-row.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/**
 * AleaKeptCard:
 *
 * A small board, which game it is, who plays it, what was rolled, what is to be
 * done next, what is left on the clocks, and the button that goes on with it.
 */

struct _AleaKeptCard
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  GtkWidget *board;
  GtkWidget *title;     /* the game and how far it is */
  GtkWidget *game;      /* in a narrow window in place of it, */
  GtkWidget *stage;     /* and this beside the roll */
  GtkWidget *players;   /* hidden while nobody has a name */
  GtkWidget *roll;      /* what lies on the table, and nothing else */
  GtkWidget *guide;
  GtkWidget *clocks;    /* hidden while there are none */
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AleaKeptCard, alea_kept_card, GTK_TYPE_WIDGET)

/* --- words ---------------------------------------------------------------- */

static char *
get_stage (AleaGame *game)
{
  const AleaState *state = alea_game_get_state (game);

  return state->stage == ALEA_STAGE_SETUP ? g_strdup (_("Set-up"))
                                          : g_strdup_printf (_("Move %d"), state->position.fullmove);
}

static char *
get_title (AleaGame *game)
{
  const AleaState *state = alea_game_get_state (game);

  if (state->stage == ALEA_STAGE_SETUP)
    /* Translators: the name of a game that is still being set up */
    return g_strdup_printf (_("%s · Set-up"), alea_game_get_title (game));

  /* Translators: the name of a game, and the number of the move: "Chess960 · Move 12" */
  return g_strdup_printf (_("%s · Move %d"), alea_game_get_title (game), state->position.fullmove);
}

/* "" for nobody, as in a game that has not been written yet. */
static const char *
get_name (const AleaRecord *record,
          const char       *tag)
{
  const char *name = record != NULL ? alea_record_get_tag (record, tag) : NULL;

  return name != NULL && !g_str_equal (name, "?") ? name : "";
}

/* NULL while nobody has a name. */
static char *
get_players (AleaGame *game)
{
  const AleaRecord *record = alea_game_record_get_origin (game);
  const char *white = get_name (record, "White");
  const char *black = get_name (record, "Black");

  if (*white == '\0' && *black == '\0')
    return NULL;
  if (*black == '\0')
    /* Translators: %s is the name of who has White */
    return g_strdup_printf (_("White: %s"), white);
  if (*white == '\0')
    /* Translators: %s is the name of who has Black */
    return g_strdup_printf (_("Black: %s"), black);

  /* Translators: the names of who has White and of who has Black */
  return g_strdup_printf (_("White: %s. Black: %s."), white, black);
}

/* What is left to both; NULL without a clock. */
static char *
get_clocks (AleaGame     *game,
            const gint64 *times)
{
  const AleaRecord *record = alea_game_record_get_origin (game);
  const char *names[] = { get_name (record, "White"), get_name (record, "Black") };
  g_autofree char *white = NULL, *black = NULL;

  if (times == NULL)
    return NULL;

  white = alea_clock_format (alea_clock_round (times[0]));
  black = alea_clock_format (alea_clock_round (times[1]));
  /* Translators: two players, and what is left on their clocks: "Ann 5:03 · Ben 4:12" */
  return g_strdup_printf (_("%s %s · %s %s"), *names[0] != '\0' ? names[0] : _("White"), white,
                          *names[1] != '\0' ? names[1] : _("Black"), black);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_kept_card_class_init (AleaKeptCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "keptcard");
}

static GtkWidget *
append_label (GtkWidget  *box,
              const char *style)
{
  GtkWidget *label = alea_wrapped_new (NULL, style, 44);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* In one line where there is room: what is centred is else as narrow as can be.  Its
 * words and the button's are the least width of all lines: a number of characters that
 * a short text does not fill makes GTK 4.8 warn. */
static GtkWidget *
append_title (GtkWidget *box)
{
  GtkWidget *title = append_label (box, "card-title");

  gtk_label_set_natural_wrap_mode (GTK_LABEL (title), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD);
  return title;
}

static GtkWidget *
make_button (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Cont_inue the Last Game"));
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  /* In two lines only where there is no room for one. */
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.resume");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

/* What was rolled, and what is to be done with it. */
static GtkWidget *
make_next (AleaKeptCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->roll = alea_roll_glyphs_new ();
  gtk_widget_set_valign (self->roll, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->roll);
  self->stage = append_label (box, "dim-label");
  self->guide = append_label (box, "dim-label");
  return box;
}

/* Before play there is no position yet whose turn it could be. */
static AleaColour
find_colour (const AleaState *state)
{
  AleaQuestion question;

  if (state->stage != ALEA_STAGE_SETUP)
    return alea_position_get_turn (&state->position);

  alea_state_ask (state, &question);
  return question.who == ALEA_WHO_BLACK ? ALEA_BLACK : ALEA_WHITE;
}

static void
show_roll (AleaKeptCard    *self,
           const AleaState *state)
{
  const AleaRoll roll = alea_state_get_table_roll (state);

  alea_roll_glyphs_set_colour (ALEA_ROLL_GLYPHS (self->roll), find_colour (state));
  alea_roll_glyphs_set_roll (ALEA_ROLL_GLYPHS (self->roll), roll);
  gtk_widget_set_visible (self->roll, roll.n > 0);
}

static void
alea_kept_card_init (AleaKeptCard *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->box = alea_row_new ();
  self->board = alea_board_new (alea_rules_find ("chess")->geometry);
  alea_board_set_interactive (ALEA_BOARD (self->board), FALSE);
  alea_board_set_coordinates (ALEA_BOARD (self->board), ALEA_COORDINATES_NONE);
  gtk_widget_set_valign (self->board, GTK_ALIGN_CENTER);
  alea_row_append (ALEA_ROW (self->box), self->board);

  self->title = append_title (words);
  self->game = append_title (words);
  self->players = append_label (words, NULL);
  gtk_box_append (GTK_BOX (words), make_next (self));
  self->clocks = append_label (words, "dim-label");
  gtk_widget_add_css_class (self->clocks, "numeric");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  alea_row_append (ALEA_ROW (self->box), words);
  self->button = make_button ();
  alea_row_append (ALEA_ROW (self->box), self->button);

  gtk_widget_add_css_class (self->box, "paper");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  alea_mnemonics_name_once (self->box);
}

GtkWidget *
alea_kept_card_new (AleaGame     *game,
                    const gint64 *times)
{
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  AleaKeptCard *self = g_object_new (ALEA_TYPE_KEPT_CARD, NULL);
  g_autofree char *title = get_title (game);
  g_autofree char *stage = get_stage (game);
  g_autofree char *players = get_players (game);
  g_autofree char *shown = alea_words_printable (players != NULL ? players : "");
  g_autofree char *clocks = get_clocks (game, times);
  g_autofree char *shown_clocks = alea_words_printable (clocks != NULL ? clocks : "");
  AleaSetup setup;

  alea_state_get_setup (alea_game_get_state (game), &setup);
  alea_board_set_geometry (ALEA_BOARD (self->board), alea_game_get_rules (game)->geometry);
  alea_board_set_setup (ALEA_BOARD (self->board), &setup, ALEA_BOARD_AT_ONCE);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->game), alea_game_get_title (game));
  gtk_label_set_text (GTK_LABEL (self->stage), stage);
  gtk_label_set_text (GTK_LABEL (self->players), shown);
  show_roll (self, alea_game_get_state (game));
  gtk_label_set_text (GTK_LABEL (self->guide), alea_game_view_get_prompt (view));
  gtk_label_set_text (GTK_LABEL (self->clocks), shown_clocks);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  alea_game_view_get_prompt (view), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  alea_kept_card_set_is_narrow (self, FALSE);
  return GTK_WIDGET (self);
}

/* Then the games below it have more room. */
void
alea_kept_card_set_is_narrow (AleaKeptCard *self,
                              gboolean      is_narrow)
{
  g_return_if_fail (ALEA_IS_KEPT_CARD (self));

  gtk_button_set_label (GTK_BUTTON (self->button), is_narrow ? _("Cont_inue") : _("Cont_inue the Last Game"));
  /* GTK 4.8 calls it by the words with their underscore too. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_widget_set_visible (self->title, !is_narrow);
  gtk_widget_set_visible (self->game, is_narrow);
  gtk_widget_set_visible (self->stage, is_narrow);
  gtk_widget_set_visible (self->guide, !is_narrow);
  gtk_widget_set_visible (self->players, !is_narrow && *gtk_label_get_text (GTK_LABEL (self->players)) != '\0');
  gtk_widget_set_visible (self->clocks, !is_narrow && *gtk_label_get_text (GTK_LABEL (self->clocks)) != '\0');
}
