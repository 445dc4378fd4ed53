/* alea-move-now.c: what is being done now, as a row of the list of moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-move-now.h"

#include "alea-move-row.h"
#include "alea-part.h"
#include "alea-words.h"

#include <glib/gi18n.h>

GtkWidget *
alea_move_now_new (void)
{
  GtkWidget *now = alea_move_row_new (alea_move_words_new (ALEA_WHITE, TRUE), alea_move_words_new (ALEA_BLACK, TRUE));

  gtk_widget_add_css_class (now, "now");
  gtk_widget_set_can_target (now, FALSE);
  return now;
}

/* One that cost a turn, or was the last of the set-up, still lies there, but is
 * nobody's now. */
static AleaRoll
get_roll (AleaGameView *view)
{
  const AleaState *state = alea_game_view_get_state (view);
  const guint number = alea_game_view_get_number (view);
  const AleaState *before = number > 0 ? alea_game_get_state_at (alea_game_view_get_game (view), number - 1) : state;

  if (alea_game_view_get_asks_roll (view) || before->stage != state->stage)
    return (AleaRoll) { 0 };

  return alea_game_view_get_roll (view);
}

void
alea_move_now_update (GtkWidget    *now,
                      AleaGameView *view)
{
  const gboolean is_shown = view != NULL && alea_game_view_get_is_live (view) && !alea_game_view_get_is_over (view);
  const AleaState *state;
  GtkWidget *label, *cells[2];
  g_autofree char *number = NULL, *name = NULL;
  AleaRoll roll;
  int side;

  gtk_widget_set_visible (now, is_shown);
  if (!is_shown)
    return;

  state = alea_game_view_get_state (view);
  side = (int) alea_game_view_get_who (view) & 1;
  roll = get_roll (view);
  name = alea_words_roll (&roll);
  alea_move_row_get_widgets (now, &label, &cells[0], &cells[1]);
  number = g_strdup_printf (_("%u."), state->position.fullmove);
  gtk_label_set_text (GTK_LABEL (label), state->stage == ALEA_STAGE_SETUP ? _("Set-up") : number);
  /* It stands in the row above. */
  gtk_widget_set_opacity (label, state->stage == ALEA_STAGE_PLAY && side == ALEA_WHITE ? 1 : 0);
  gtk_widget_set_visible (cells[1 - side], FALSE);
  gtk_widget_set_visible (cells[side], TRUE);
  alea_move_words_set_rolls (cells[side], &roll, roll.n > 0 ? 1 : 0, name);
  alea_move_words_set_text (cells[side], alea_game_view_get_due (view));
}

gboolean
alea_move_now_is_reply (GtkWidget *now,
                        AleaTurn  *last)
{
  GtkWidget *label, *white, *black;

  if (!gtk_widget_get_visible (now) || last == NULL)
    return FALSE;

  alea_move_row_get_widgets (now, &label, &white, &black);
  return gtk_widget_get_visible (black) && alea_turn_get_black (last) == NULL
         && g_str_equal (alea_turn_get_label (last), gtk_label_get_text (GTK_LABEL (label)));
}

/* Its label and White's half are not seen then; so they may lie anywhere. */
void
alea_move_now_reply (GtkWidget *now,
                     GtkWidget *place,
                     int        y,
                     int        height)
{
  GtkWidget *label, *white, *black;
  graphene_rect_t area;
  int half, width, x;

  alea_move_row_get_widgets (now, &label, &white, &black);
  if (!gtk_widget_compute_bounds (place, gtk_widget_get_parent (now), &area) || area.size.width < alea_part_get_width (black))
    {
      gtk_widget_set_child_visible (now, FALSE);
      return;
    }

  half = (int) area.size.width;
  width = alea_part_get_minimum (now) - alea_part_get_minimum (black) + 2 * half;
  x = (int) area.origin.x;
  if (gtk_widget_get_direction (now) != GTK_TEXT_DIR_RTL)
    x += half - width;
  gtk_widget_size_allocate (now, &(GtkAllocation) { x, y, width, height }, -1);
}
