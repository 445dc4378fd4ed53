/* alea-set-up-view.c: what the dice have brought before play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-set-up-view.h"

#include "alea-box.h"
#include "alea-control.h"
#include "alea-mediator-view.h"
#include "alea-offer.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"
#include "alea-placing.h"
#include "alea-roll-glyphs.h"
#include "alea-style.h"

#include <glib/gi18n.h>

/**
 * AleaSetUpView:
 *
 * A cell for each square of the rank that is being filled, with the roll that
 * brought its piece, in the order of the board. A click on one looks at the
 * game after it. While the mediator is rolled for, what it can bring stands in
 * their place. Above, the pieces in hand have a card of their own.
 */

typedef struct
{
  GtkWidget *button;
  GtkWidget *dice;      /* AleaRollGlyphs */
  GtkWidget *picture;   /* AleaPiecePicture */
  GtkWidget *open;      /* "?", where the piece will be */
  GtkWidget *square;
  guint      number;    /* of the state that a click shows */
} Cell;

struct _AleaSetUpView
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *hand_card;      /* around what is lent */
  GtkWidget    *hand;           /* AleaReserve of somebody else, or NULL */
  GBinding     *hand_shown;
  GtkWidget    *title;
  GtkWidget    *cell_box;
  Cell          cells[ALEA_N_PLACINGS];
  GtkWidget    *mediator;       /* AleaMediatorView */
  AleaGameView *game_view;      /* or NULL */
  GSignalGroup *view_signals;
  guint         scale;          /* in tenths */
  AleaSetUpRoom room;
};

G_DEFINE_FINAL_TYPE (AleaSetUpView, alea_set_up_view, GTK_TYPE_WIDGET)

#define PIECE_SIZE        40
#define NARROW_PIECE_SIZE 28

/* --- cells ---------------------------------------------------------------- */

static void
clicked_cb (AleaSetUpView *self,
            GtkWidget     *button)
{
  for (guint i = 0; i < ALEA_N_PLACINGS; i++)
    if (self->cells[i].button == button && self->cells[i].number > 0 && self->game_view != NULL)
      alea_game_view_set_number (self->game_view, self->cells[i].number);
}

/* "a1, white knight", as the square of the board says. */
static void
name_cell (Cell              *cell,
           const AleaPlacing *placing)
{
  const char *square = gtk_label_get_text (GTK_LABEL (cell->square));
  g_autofree char *name = placing->piece == ALEA_NO_PIECE
                          ? g_strdup (square)
                          : g_strdup_printf ("%s, %s", square, alea_piece_get_name (placing->piece));

  alea_control_name (cell->button, name);
}

/* @roll lies there for the square that is filled next. */
static void
show_cell (AleaSetUpView     *self,
           Cell              *cell,
           const AleaPlacing *placing,
           const AleaRoll    *roll)
{
  const AleaState *state = alea_game_view_get_state (self->game_view);
  const gboolean is_filled = placing->piece != ALEA_NO_PIECE;
  char square[ALEA_SQUARE_NAME_SIZE];
  guint faint = 0;

  for (int die = 0; die < placing->roll.n; die++)
    faint |= placing->chosen[die] ? 0 : 1u << die;

  cell->number = placing->number;
  gtk_label_set_text (GTK_LABEL (cell->square),
                      alea_geometry_name (state->rules->geometry, placing->square, square));
  alea_roll_glyphs_set_roll (ALEA_ROLL_GLYPHS (cell->dice), is_filled ? placing->roll : *roll);
  alea_roll_glyphs_set_faint (ALEA_ROLL_GLYPHS (cell->dice), faint);
  alea_roll_glyphs_set_colour (ALEA_ROLL_GLYPHS (cell->dice), alea_state_get_offer_colour (state));
  if (is_filled)
    alea_piece_picture_set_piece (ALEA_PIECE_PICTURE (cell->picture), placing->piece);
  gtk_widget_set_opacity (cell->picture, is_filled ? 1 : 0);
  gtk_widget_set_visible (cell->open, !is_filled && roll->n > 0);
  gtk_widget_set_sensitive (cell->button, is_filled);
  alea_style_set (cell->button, "filled", is_filled);
  alea_style_set (cell->button, "due", !is_filled && roll->n > 0);
  alea_style_set (cell->button, "current", is_filled && placing->number == alea_game_view_get_number (self->game_view));
  name_cell (cell, placing);
}

static void
update_cells (AleaSetUpView   *self,
              const AleaState *state)
{
  AleaGame *game = alea_game_view_get_game (self->game_view);
  const gboolean is_held = alea_game_view_get_is_held (self->game_view);
  const guint last = is_held ? alea_game_view_get_number (self->game_view) : alea_game_get_n_events (game);
  const AleaSquare target = alea_state_get_target (state);
  const AleaColour colour = target == ALEA_NO_SQUARE ? ALEA_WHITE : alea_state_get_offer_colour (state);
  const AleaRoll none = { 0 }, lying = alea_state_get_table_roll (state);
  AleaPlacing placings[ALEA_N_PLACINGS];

  alea_placing_list (game, last, colour, placings);
  for (guint i = 0; i < ALEA_N_PLACINGS; i++)
    show_cell (self, &self->cells[i], &placings[i], placings[i].square == target ? &lying : &none);
}

/* --- following the game --------------------------------------------------- */

static void
changed_cb (AleaSetUpView *self)
{
  const gboolean is_shown = self->room != ALEA_SET_UP_NONE && self->game_view != NULL
                            && alea_placing_is_under_way (alea_game_view_get_game (self->game_view));
  const AleaState *state = is_shown ? alea_game_view_get_state (self->game_view) : NULL;
  const gboolean is_mediated = is_shown && alea_placing_is_mediated (state);

  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);
  if (!is_shown)
    return;

  gtk_label_set_text (GTK_LABEL (self->title),
                      is_mediated ? _("The mediator roll decides how Black sets up") : _("Rolled so far"));
  gtk_widget_set_visible (self->cell_box, !is_mediated);
  gtk_widget_set_visible (self->mediator, is_mediated);
  if (is_mediated)
    alea_mediator_view_show (ALEA_MEDIATOR_VIEW (self->mediator), state);
  else
    update_cells (self, state);
}

void
alea_set_up_view_set_view (AleaSetUpView *self,
                           AleaGameView  *view)
{
  g_return_if_fail (ALEA_IS_SET_UP_VIEW (self));

  if (self->game_view == view)
    return;

  g_set_object (&self->game_view, view);
  g_signal_group_set_target (self->view_signals, view);
  changed_cb (self);
}

GtkWidget *
alea_set_up_view_set_hand (AleaSetUpView *self,
                           GtkWidget     *hand)
{
  GtkWidget *before;

  g_return_val_if_fail (ALEA_IS_SET_UP_VIEW (self), NULL);

  before = self->hand;
  if (before != NULL)
    {
      g_binding_unbind (self->hand_shown);
      gtk_box_remove (GTK_BOX (self->hand_card), before);
    }
  self->hand = hand;
  gtk_widget_set_visible (self->hand_card, FALSE);
  if (hand != NULL)
    {
      gtk_box_append (GTK_BOX (self->hand_card), hand);
      self->hand_shown = g_object_bind_property (hand, "visible", self->hand_card, "visible", G_BINDING_SYNC_CREATE);
    }

  return before;
}

static void
update_sizes (AleaSetUpView *self)
{
  const gboolean is_narrow = self->room < ALEA_SET_UP_WIDE;
  const int size = (int) ((is_narrow ? NARROW_PIECE_SIZE : PIECE_SIZE) * self->scale / 10);

  alea_style_set (GTK_WIDGET (self), "narrow", is_narrow);
  for (guint i = 0; i < ALEA_N_PLACINGS; i++)
    {
      alea_piece_picture_set_size (ALEA_PIECE_PICTURE (self->cells[i].picture), size);
      alea_roll_glyphs_set_is_column (ALEA_ROLL_GLYPHS (self->cells[i].dice), is_narrow);
    }
  alea_mediator_view_set_size (ALEA_MEDIATOR_VIEW (self->mediator), self->scale, is_narrow);
}

void
alea_set_up_view_set_scale (AleaSetUpView *self,
                            guint          scale)
{
  g_return_if_fail (ALEA_IS_SET_UP_VIEW (self));

  self->scale = scale;
  update_sizes (self);
}

void
alea_set_up_view_set_room (AleaSetUpView *self,
                           AleaSetUpRoom  room)
{
  g_return_if_fail (ALEA_IS_SET_UP_VIEW (self));

  if (self->room == room)
    return;

  self->room = room;
  update_sizes (self);
  changed_cb (self);
}

/* --- the class ------------------------------------------------------------ */

/* Tab goes to the cells as a whole and on behind them, or back to the pieces in hand; the
 * arrows move within. */
static gboolean
alea_set_up_view_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  AleaSetUpView *self = ALEA_SET_UP_VIEW (widget);
  const gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (is_tab && gtk_widget_get_focus_child (self->cell_box) != NULL)
    return direction == GTK_DIR_TAB_BACKWARD && gtk_widget_child_focus (self->hand_card, direction);

  return GTK_WIDGET_CLASS (alea_set_up_view_parent_class)->focus (widget, direction);
}

static void
alea_set_up_view_dispose (GObject *object)
{
  AleaSetUpView *self = ALEA_SET_UP_VIEW (object);

  if (self->box != NULL)
    {
      alea_set_up_view_set_view (self, NULL);
      alea_set_up_view_set_hand (self, NULL);
    }
  g_clear_object (&self->view_signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (alea_set_up_view_parent_class)->dispose (object);
}

static void
alea_set_up_view_class_init (AleaSetUpViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_set_up_view_dispose;

  widget_class->focus = alea_set_up_view_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "setupview");
}

static void
add_cell (AleaSetUpView *self,
          Cell          *cell)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *overlay = gtk_overlay_new ();

  cell->dice = alea_roll_glyphs_new ();
  gtk_widget_set_halign (cell->dice, GTK_ALIGN_CENTER);
  cell->picture = alea_piece_picture_new (alea_piece (ALEA_WHITE, ALEA_KING), PIECE_SIZE);
  cell->open = gtk_label_new ("?");
  gtk_widget_add_css_class (cell->open, "open");
  cell->square = gtk_label_new (NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), cell->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), cell->open);
  alea_box_append (content, cell->dice, overlay, cell->square, NULL);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);

  cell->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (cell->button), content);
  gtk_button_set_has_frame (GTK_BUTTON (cell->button), FALSE);
  gtk_widget_add_css_class (cell->button, "cell");
  gtk_widget_set_focus_on_click (cell->button, FALSE);
  g_signal_connect_object (cell->button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->cell_box), cell->button);
}

static GtkWidget *
make_card (void)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "set-up-card");
  return card;
}

static GtkWidget *
make_title (const char *text)
{
  GtkWidget *title = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "title");
  return title;
}

static void
alea_set_up_view_init (AleaSetUpView *self)
{
  GtkWidget *card;

  self->scale = 10;
  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->hand_card = make_card ();
  gtk_box_append (GTK_BOX (self->hand_card), make_title (_("Pieces in hand")));
  gtk_widget_set_visible (self->hand_card, FALSE);
  self->title = make_title (NULL);

  /* Files go from left to right in every language. */
  self->cell_box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, "spacing", 4, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cell_box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rolled so far"), -1);
  gtk_widget_set_direction (self->cell_box, GTK_TEXT_DIR_LTR);
  gtk_box_set_homogeneous (GTK_BOX (self->cell_box), TRUE);
  /* In a high card the cells do not get high as well. */
  gtk_widget_set_valign (self->cell_box, GTK_ALIGN_START);
  for (guint i = 0; i < ALEA_N_PLACINGS; i++)
    add_cell (self, &self->cells[i]);
  self->mediator = g_object_new (ALEA_TYPE_MEDIATOR_VIEW, NULL);
  gtk_widget_set_vexpand (self->mediator, TRUE);

  card = make_card ();
  gtk_widget_set_vexpand (card, TRUE);
  alea_box_append (card, self->title, self->cell_box, self->mediator, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  alea_box_append (self->box, self->hand_card, card, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Set-up"), -1);
}
