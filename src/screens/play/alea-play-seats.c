/* alea-play-seats.c: where the players sit
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-dice-tray.h"
#include "alea-play-layout.h"
#include "alea-play-sentence.h"
#include "alea-player-strip.h"

/* The strings of the setting, by AleaSeats. */
static const char *const names[] = { "fixed", "turning", "face-to-face", "symmetric" };

/* A board that turned under a piece on its way would be hard to follow. */
#define TURN_DELAY 350   /* milliseconds */

static gboolean
is_opposite (AleaPlayScreen *self)
{
  return self->seats == ALEA_SEATS_FACE_TO_FACE || self->seats == ALEA_SEATS_SYMMETRIC;
}

/* --- turning -------------------------------------------------------------- */

static gboolean
turn_cb (gpointer data)
{
  AleaPlayScreen *self = data;

  self->turn_timeout = 0;
  if (self->game != NULL && !alea_game_view_get_is_over (self->game_view) && !alea_game_view_get_is_held (self->game_view)
      && !alea_play_computer_plays (self->computer, 0) && !alea_play_computer_plays (self->computer, 1))
    g_action_group_change_action_state (G_ACTION_GROUP (self->group), "flip",
                                        g_variant_new_boolean (alea_game_view_get_who (self->game_view) == ALEA_WHO_BLACK));
  alea_play_screen_update_auto (self);
  return G_SOURCE_REMOVE;
}

static void
turn_later (AleaPlayScreen *self)
{
  gboolean animated = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  if (animated)
    self->turn_timeout = g_timeout_add (TURN_DELAY, turn_cb, self);
  else
    turn_cb (self);
}

/* --- sitting opposite ----------------------------------------------------- */

static void
set_piece_set (AleaPlayScreen *self)
{
  const char *id = self->seats == ALEA_SEATS_SYMMETRIC ? "symmetric" : NULL;
  g_autoptr(AleaPieceSet) symmetric = NULL;
  g_autoptr(GError) error = NULL;

  if (id != NULL && (symmetric = alea_piece_set_new_builtin (id, &error)) == NULL)
    g_warning ("%s", error->message);

  alea_board_set_pieces (ALEA_BOARD (self->board), symmetric);
}

/* Two trays in a cramped window are small as well, and with large letters the
 * players have a line each. */
static void
update_trays (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  const gboolean is_wordless = alea_play_layout_get_shape (layout)->is_wordless;

  alea_player_strip_set_hides_run (ALEA_PLAYER_STRIP (self->far), alea_play_layout_get_is_bare (layout));
  alea_player_strip_set_hides_run (ALEA_PLAYER_STRIP (self->near), alea_play_layout_get_is_bare (layout));
  alea_dice_tray_set_is_small (ALEA_DICE_TRAY (self->tray), is_wordless && is_opposite (self));
  alea_dice_tray_set_is_small (ALEA_DICE_TRAY (self->far_tray), is_wordless && is_opposite (self));
  alea_dice_tray_set_is_wordless (ALEA_DICE_TRAY (self->tray), is_wordless);
  alea_dice_tray_set_is_wordless (ALEA_DICE_TRAY (self->far_tray), is_wordless);
  alea_play_screen_update_sentence (self);
}

void
alea_play_screen_update_seats (AleaPlayScreen *self)
{
  AleaBoard *board = ALEA_BOARD (self->board);
  gboolean flipped = alea_board_get_flipped (board);

  if (self->seats == ALEA_SEATS_TURNING)
    turn_later (self);

  alea_board_set_upside_down (board, flipped ? ALEA_WHITE : ALEA_BLACK, self->seats == ALEA_SEATS_FACE_TO_FACE);
  alea_board_set_upside_down (board, flipped ? ALEA_BLACK : ALEA_WHITE, FALSE);
  update_trays (self);
  gtk_widget_set_visible (self->far_sentence_box, is_opposite (self));
  alea_dice_tray_set_side (ALEA_DICE_TRAY (self->tray),
                           is_opposite (self) ? (flipped ? ALEA_BLACK : ALEA_WHITE) : ALEA_DICE_TRAY_BOTH);
  alea_dice_tray_set_side (ALEA_DICE_TRAY (self->far_tray),
                           is_opposite (self) ? (flipped ? ALEA_WHITE : ALEA_BLACK) : ALEA_DICE_TRAY_OFF);
}

void
alea_play_screen_set_seats (AleaPlayScreen *self,
                            AleaSeats       seats)
{
  AleaPlayLayout *layout;

  g_return_if_fail (ALEA_IS_PLAY_SCREEN (self));

  layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  self->seats = seats;
  alea_play_layout_set_face_to_face (layout, is_opposite (self));
  set_piece_set (self);
  if (self->game != NULL)
    alea_play_screen_update_seats (self);
}

void
alea_play_screen_place_players (AleaPlayScreen *self)
{
  gboolean flipped = alea_board_get_flipped (ALEA_BOARD (self->board));

  if (self->game != NULL && self->hand != NULL)
    alea_play_screen_update_seats (self);

  alea_player_strip_set_player (ALEA_PLAYER_STRIP (self->far), self->session, flipped ? ALEA_WHITE : ALEA_BLACK);
  alea_player_strip_set_player (ALEA_PLAYER_STRIP (self->near), self->session, flipped ? ALEA_BLACK : ALEA_WHITE);
}

/* --- the setting ---------------------------------------------------------- */

static void
setting_cb (AleaPlayScreen *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "seats");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      alea_play_screen_set_seats (self, (AleaSeats) i);
}

void
alea_play_screen_follow_seats (AleaPlayScreen *self)
{
  g_signal_connect_object (self->settings, "changed::seats", G_CALLBACK (setting_cb), self, G_CONNECT_SWAPPED);
  setting_cb (self);
}
