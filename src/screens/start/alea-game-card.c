/* alea-game-card.c: one game on the start screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-card.h"

#include "alea-caption.h"
#include "alea-control.h"
#include "alea-game-cover.h"
#include "alea-game-ways.h"
#include "alea-mnemonics.h"
#include "alea-part.h"
#include "alea-roll-glyphs.h"
#include "alea-style.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaGameCard:
 *
 * What a game looks like, what it is in one line, and the ways to begin it: a
 * card with its cover above, or a row with its cover beside. The dice turn when
 * the pointer comes over it.
 */

struct _AleaGameCard
{
  GtkWidget        parent_instance;

  const AleaRules *rules;
  GtkWidget       *cover;
  GtkWidget       *words;        /* the box of what is read */
  GtkWidget       *title;
  GtkWidget       *throw;        /* the box of glyphs and when */
  GtkWidget       *glyphs;
  GtkWidget       *when;
  GtkWidget       *summary;
  GtkWidget       *buttons;
  GtkWidget       *play;
  GtkWidget       *learn;
  GtkWidget       *ways;         /* a button; hidden where there are no other ways to begin */
  GtkWidget       *house_rules;  /* says which are agreed on; hidden when all are as usual */
  GtkWidget       *rules_button;
  AleaOptions      options;
  double           press_x;      /* where the picture or the words were pressed */
  double           press_y;
};

/* Beside each other; below each other they are all but as high as a row. */
#define BUTTON_SPACING 8

G_DEFINE_FINAL_TYPE (AleaGameCard, alea_game_card, GTK_TYPE_WIDGET)

static void
enter_cb (AleaGameCard *self)
{
  alea_game_cover_turn (ALEA_GAME_COVER (self->cover));
}

/* --- beginning ----------------------------------------------------------- */

static void
play_cb (AleaGameCard *self)
{
  g_signal_emit_by_name (self, "begin", "dice", 0);
}

static void
pressed_cb (AleaGameCard *self,
            int           n_press,
            double        x,
            double        y)
{
  self->press_x = x;
  self->press_y = y;
}

/* The whole card answers the pointer, so all but its other buttons plays.  To drag is not
 * to click; to press for long is. */
static void
released_cb (AleaGameCard *self,
             int           n_press,
             double        x,
             double        y)
{
  if (!gtk_drag_check_threshold (GTK_WIDGET (self), (int) self->press_x, (int) self->press_y, (int) x, (int) y))
    play_cb (self);
}

static void
begin_cb (AleaGameCard *self,
          const char   *way,
          int           number)
{
  g_signal_emit_by_name (self, "begin", way, number);
}

static void
learn_cb (AleaGameCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.learn", "s", self->rules->id);
}

static void
make_ways_cb (GtkMenuButton *button,
              gpointer       data)
{
  AleaGameCard *self = data;
  GtkWidget *ways = GTK_WIDGET (gtk_menu_button_get_popover (button));

  if (ways == NULL)
    {
      ways = alea_game_ways_new (self->rules);
      g_signal_connect_object (ways, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
      gtk_menu_button_set_popover (button, ways);
    }

  /* In a short row they stand for what has no button there. */
  alea_game_ways_set_has_learn (ALEA_GAME_WAYS (ways), !gtk_widget_get_visible (self->learn));
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
  gtk_widget_activate_action (GTK_WIDGET (self), "app.house-rules", "s", self->rules->id);
}

/* --- the focus ------------------------------------------------------------ */

static gboolean
is_high (AleaGameCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  return gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == GTK_ORIENTATION_VERTICAL;
}

/* Whether what has the focus, in another card, is as high as what stands on the
 * felt, rather than as the buttons below. */
static gboolean
is_beside_felt (AleaGameCard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  graphene_rect_t buttons;
  graphene_point_t foot;

  return focus != NULL
         && gtk_widget_compute_bounds (self->buttons, GTK_WIDGET (self), &buttons)
         && gtk_widget_compute_point (focus, GTK_WIDGET (self),
                                      &GRAPHENE_POINT_INIT (0, (float) gtk_widget_get_height (focus)), &foot)
         && foot.y < buttons.origin.y;
}

/* To the sides along a row of buttons, and on along that of the next card: GTK
 * goes by the middle of things, which of all in a card is all but the same. */
static gboolean
alea_game_card_move_focus (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  AleaGameCard *self = ALEA_GAME_CARD (widget);
  GtkWidget *row = gtk_widget_get_focus_child (widget);

  if ((direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT) || !is_high (self))
    return GTK_WIDGET_CLASS (alea_game_card_parent_class)->focus (widget, direction);
  if (row == NULL)
    row = is_beside_felt (self) ? gtk_widget_get_parent (self->cover) : self->buttons;

  return gtk_widget_child_focus (row, direction);
}

/* --- the class ----------------------------------------------------------- */

static void
alea_game_card_class_init (AleaGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->focus = alea_game_card_move_focus;

  /**
   * AleaGameCard::begin:
   * @way: "dice", "number", "random" or "classical"
   * @number: of the start, for "number"
   */
  g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_INT);

  g_type_ensure (ALEA_TYPE_GAME_COVER);
  g_type_ensure (ALEA_TYPE_ROLL_GLYPHS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, cover);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, throw);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, glyphs);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, when);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, summary);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, play);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, learn);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, ways);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, rules_button);
  gtk_widget_class_bind_template_child (widget_class, AleaGameCard, house_rules);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_bind_template_callback (widget_class, learn_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_house_rules);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "gamecard");
}

static void
alea_game_card_init (AleaGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->ways), make_ways_cb, self, NULL);
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

void
alea_game_card_line_up (AleaGameCard *self,
                        GtkSizeGroup *titles,
                        GtkSizeGroup *throws)
{
  g_return_if_fail (ALEA_IS_GAME_CARD (self));

  gtk_size_group_add_widget (titles, self->title);
  gtk_size_group_add_widget (throws, self->throw);
}

static const char *
describe_dice (const AleaRules *rules,
               guint            n)
{
  if (n == 0)
    return _("No dice");
  if (rules->turn_dice.n > 0)
    return n > 1 ? _("Two dice every turn") : _("One die every turn");

  return n > 1 ? _("Two dice before play") : _("One die before play");
}

/* On the felt, or beside the button of a row, whose picture is too small for it. */
static void
place_ways (AleaGameCard *self,
            gboolean      is_beside)
{
  GtkOverlay *felt = GTK_OVERLAY (gtk_widget_get_parent (self->cover));
  GtkWidget *parent = is_beside ? self->buttons : GTK_WIDGET (felt);

  if (gtk_widget_get_parent (self->ways) == parent)
    return;

  g_object_ref (self->ways);
  if (is_beside)
    {
      gtk_overlay_remove_overlay (felt, self->ways);
      gtk_box_prepend (GTK_BOX (self->buttons), self->ways);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->buttons), self->ways);
      gtk_overlay_add_overlay (felt, self->ways);
    }
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->ways),
                                 is_beside ? "view-more-symbolic" : "view-more-horizontal-symbolic");
  gtk_widget_set_halign (self->ways, is_beside ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_valign (self->ways, is_beside ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  g_object_unref (self->ways);
}

void
alea_game_card_set_shape (AleaGameCard      *self,
                          AleaGameCardShape  shape)
{
  const gboolean is_row = shape != ALEA_GAME_CARD_HIGH, is_short = shape == ALEA_GAME_CARD_SHORT_ROW;
  const gboolean has_starts = self->rules->setup.n_starts > 0;
  GtkLayoutManager *layout;

  g_return_if_fail (ALEA_IS_GAME_CARD (self));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  is_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  is_row && !is_short ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_valign (self->buttons, is_row ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_valign (self->words, is_row ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->buttons, !is_row);
  gtk_box_set_spacing (GTK_BOX (self->buttons), is_row ? 2 : BUTTON_SPACING);
  gtk_widget_set_visible (self->glyphs, !is_row && alea_game_cover_get_roll (ALEA_GAME_COVER (self->cover)).n > 0);
  gtk_widget_set_visible (self->throw, shape != ALEA_GAME_CARD_ROW);
  gtk_widget_set_visible (self->summary, !is_short);
  /* A finger finds one button there, and all others in the menu. */
  gtk_widget_set_visible (self->learn, !is_short);
  gtk_widget_set_visible (self->ways, has_starts || is_short);
  gtk_widget_set_visible (self->rules_button, !has_starts && !is_short);
  place_ways (self, is_short);
  alea_game_cover_set_is_small (ALEA_GAME_COVER (self->cover), is_row);
  alea_style_set (GTK_WIDGET (self), "row", is_row);
  alea_style_set (GTK_WIDGET (self), "short", is_short);
}

GtkWidget *
alea_game_card_new (const AleaRules *rules)
{
  AleaGameCard *self = g_object_new (ALEA_TYPE_GAME_CARD, NULL);
  const char *title = alea_words_translate (rules->title);
  /* Buttons whose words are short are called by whole sentences. */
  g_autofree char *play = g_strdup_printf (_("Play %s"), title);
  g_autofree char *learn = g_strdup_printf (_("Learn %s"), title);
  g_autofree char *house_rules = g_strdup_printf (_("House Rules for %s"), title);
  AleaRoll roll;

  self->rules = rules;
  alea_game_cover_set_rules (ALEA_GAME_COVER (self->cover), rules);
  roll = alea_game_cover_get_roll (ALEA_GAME_COVER (self->cover));
  alea_roll_glyphs_set_roll (ALEA_ROLL_GLYPHS (self->glyphs), roll);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->when), describe_dice (rules, roll.n));
  gtk_label_set_text (GTK_LABEL (self->summary), alea_words_translate (rules->summary));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  alea_control_name (self->play, play);
  alea_control_name (self->learn, learn);
  alea_control_name (self->rules_button, house_rules);
  alea_game_card_set_shape (self, ALEA_GAME_CARD_HIGH);
  return GTK_WIDGET (self);
}
