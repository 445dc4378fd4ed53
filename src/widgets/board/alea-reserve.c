/* alea-reserve.c: the pieces that are still to be placed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-reserve.h"

#include "alea-control.h"
#include "alea-game-words.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"
#include "alea-offer.h"
#include "alea-style.h"

#include <glib/gi18n.h>

/**
 * AleaReserve:
 *
 * A button for each kind of piece in hand, with how many there are. Those that
 * may be placed now stand out; the others say why not when they are pressed.
 */

struct _AleaReserve
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  GtkWidget *buttons[ALEA_N_PIECE_TYPES]; /* NULL for kinds never in hand */
  GtkWidget *pictures[ALEA_N_PIECE_TYPES];
  GtkWidget *counts[ALEA_N_PIECE_TYPES]; /* in their corners */
  AleaGameView *game_view;            /* or NULL */
};

G_DEFINE_FINAL_TYPE (AleaReserve, alea_reserve, GTK_TYPE_WIDGET)

/* Where there is little room, and where there is as much as usual. */
#define SMALL_PIECE_SIZE 34
#define PIECE_SIZE       42

static const AleaPieceType order[] = { ALEA_KING, ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT };

/* --- placing -------------------------------------------------------------- */

static gboolean
find_placement (AleaGameView      *view,
                AleaPieceType  type,
                AleaDecision  *decision)
{
  AleaGame *game = alea_game_view_get_game (view);
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  gsize n = 0;

  if (alea_game_view_get_is_live (view) && alea_game_view_get_asks_decision (view))
    n = alea_state_list_decisions (alea_game_get_state (game), decisions);

  for (gsize i = 0; i < n; i++)
    if (decisions[i].act == ALEA_ACT_PLACE && decisions[i].piece_type == type)
      {
        *decision = decisions[i];
        return TRUE;
      }

  return FALSE;
}

void
alea_reserve_place (AleaReserve   *self,
                    AleaGameView      *view,
                    AleaPieceType  type)
{
  AleaGame *game = alea_game_view_get_game (view);
  g_autofree char *sentence = NULL;
  g_autoptr(GError) error = NULL;
  AleaDecision decision;
  const char *obstacle, *rule;

  g_return_if_fail (ALEA_IS_RESERVE (self));

  obstacle = alea_game_view_get_obstacle (view, &rule);
  if (obstacle != NULL)
    {
      g_signal_emit_by_name (self, "reason", obstacle, rule);
      return;
    }

  if (find_placement (view, type, &decision))
    {
      if (!alea_game_decide (game, &decision, &error))
        g_signal_emit_by_name (self, "reason", error->message, NULL);
      return;
    }

  sentence = alea_game_explain_place (game, type, &rule);
  g_signal_emit_by_name (self, "reason", sentence, rule);
}

static void
clicked_cb (AleaReserve *self,
            GtkWidget   *button)
{
  if (self->game_view == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (self->buttons[order[i]] == button)
      {
        alea_reserve_place (self, self->game_view, order[i]);
        return;
      }
}

AleaPiece
alea_reserve_find_piece (GtkWidget *self,
                         GtkWidget *widget)
{
  AleaReserve *reserve = ALEA_RESERVE (self);

  g_return_val_if_fail (ALEA_IS_RESERVE (self), ALEA_NO_PIECE);

  for (guint i = 0; reserve->game_view != NULL && i < G_N_ELEMENTS (order); i++)
    if (widget == reserve->buttons[order[i]] || gtk_widget_is_ancestor (widget, reserve->buttons[order[i]]))
      return alea_piece (alea_state_get_offer_colour (alea_game_view_get_state (reserve->game_view)), order[i]);

  return ALEA_NO_PIECE;
}

/* --- showing -------------------------------------------------------------- */

static void
update_button (AleaReserve   *self,
               AleaPieceType  type,
               AleaColour     colour,
               int            n)
{
  GtkWidget *button = self->buttons[type];
  AleaPiece piece = alea_piece (colour, type);
  AleaDecision unused;
  gboolean is_offered = find_placement (self->game_view, type, &unused);
  g_autofree char *count = g_strdup_printf ("×%d", n);
  /* Translators: a piece in hand: "white rook, 2 in hand, may be placed" */
  g_autofree char *label = g_strdup_printf (is_offered ? _("%s, %d in hand, may be placed") : _("%s, %d in hand"),
                                            alea_piece_get_name (piece), n);

  gtk_widget_set_visible (button, n > 0);
  alea_piece_picture_set_piece (ALEA_PIECE_PICTURE (self->pictures[type]), piece);
  gtk_label_set_text (GTK_LABEL (self->counts[type]), n > 1 ? count : "");
  gtk_widget_set_visible (self->counts[type], n > 1);
  gtk_widget_set_tooltip_text (button, alea_piece_get_name (piece));
  alea_control_name (button, label);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  alea_style_set (button, "offered", is_offered);
}

void
alea_reserve_update (AleaReserve *self,
                     AleaGameView    *view)
{
  int total = 0;

  g_return_if_fail (ALEA_IS_RESERVE (self));

  g_set_object (&self->game_view, view);
  for (guint i = 0; view != NULL && i < G_N_ELEMENTS (order); i++)
    {
      const AleaState *state = alea_game_view_get_state (view);
      int n = alea_state_count_in_hand (state, order[i]);

      update_button (self, order[i], alea_state_get_offer_colour (state), n);
      total += n;
    }

  gtk_widget_set_visible (GTK_WIDGET (self), total > 0);
}

void
alea_reserve_set_scale (AleaReserve *self,
                        guint        scale)
{
  g_return_if_fail (ALEA_IS_RESERVE (self));

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    alea_piece_picture_set_size (ALEA_PIECE_PICTURE (self->pictures[order[i]]),
                                 scale == 0 ? SMALL_PIECE_SIZE : (int) (PIECE_SIZE * scale / 10));
}

/* --- the class ------------------------------------------------------------ */

static void
alea_reserve_dispose (GObject *object)
{
  AleaReserve *self = ALEA_RESERVE (object);

  g_clear_object (&self->game_view);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (alea_reserve_parent_class)->dispose (object);
}

static void
alea_reserve_class_init (AleaReserveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_reserve_dispose;

  /**
   * AleaReserve::reason:
   * @sentence: why a piece cannot be placed
   * @rule: (nullable): the number of the rule behind it
   */
  g_signal_new ("reason", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "reserve");
}

static void
add_button (AleaReserve   *self,
            AleaPieceType  type)
{
  GtkWidget *content = gtk_overlay_new ();

  self->pictures[type] = alea_piece_picture_new (alea_piece (ALEA_WHITE, type), SMALL_PIECE_SIZE);
  self->counts[type] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->counts[type], "corner");
  gtk_widget_set_halign (self->counts[type], GTK_ALIGN_END);
  gtk_widget_set_valign (self->counts[type], GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (content), self->pictures[type]);
  gtk_overlay_add_overlay (GTK_OVERLAY (content), self->counts[type]);

  self->buttons[type] = gtk_button_new ();
  gtk_widget_set_hexpand (self->buttons[type], TRUE);
  gtk_button_set_child (GTK_BUTTON (self->buttons[type]), content);
  g_signal_connect_object (self->buttons[type], "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->buttons[type]);
}

static void
alea_reserve_init (AleaReserve *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_button (self, order[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pieces in hand"), -1);
}
