/* alea-play-copy.c: the game on the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-copy.h"
#include "alea-diagram-rules.h"
#include "alea-fen.h"
#include "alea-game-record.h"
#include "alea-look.h"
#include "alea-pgn-writer.h"
#include "alea-play-sentence.h"
#include "alea-turn.h"
#include "alea-words.h"

#include <glib/gi18n.h>

static GdkClipboard *
get_clipboard (AleaPlayScreen *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self));
}

/* --- position ------------------------------------------------------------- */

static void
copy_position_cb (AleaPlayScreen *self)
{
  const AleaState *state = alea_game_view_get_state (self->game_view);
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  gdk_clipboard_set_text (get_clipboard (self), alea_fen_write (&setup, state->rules, fen));
  alea_play_screen_mention (self, _("The position is on the clipboard."));
}

/* --- moves ---------------------------------------------------------------- */

static void
append_entry (GString   *text,
              AleaEntry *entry)
{
  if (entry == NULL)
    return;

  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, ' ');
  g_string_append (text, alea_entry_get_text (entry));
  if (*alea_entry_get_roll (entry) != '\0')
    g_string_append_printf (text, " (%s)", alea_entry_get_roll (entry));
}

static void
append_turn (GString  *text,
             AleaTurn *turn)
{
  GListModel *parts = alea_turn_get_parts (turn);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, alea_turn_get_label (turn));
  append_entry (text, alea_turn_get_white (turn));
  append_entry (text, alea_turn_get_black (turn));
  for (guint i = 0; parts != NULL && i < g_list_model_get_n_items (parts); i++)
    {
      g_autoptr(AleaTurn) part = g_list_model_get_item (parts, i);

      append_turn (text, part);
    }
}

static gboolean
is_setup (AleaPlayScreen *self,
          AleaTurn       *turn)
{
  return alea_game_get_state_at (self->game, alea_turn_get_last (turn) - 1)->stage == ALEA_STAGE_SETUP;
}

/* The rows of the move list, as they are read; a set-up as the inventor of the
 * game writes it. */
static void
copy_moves_cb (AleaPlayScreen *self)
{
  GListModel *turns = alea_game_view_get_turns (self->game_view);
  g_autofree char *setup = alea_words_setup (alea_game_get_state (self->game));
  g_autoptr(GString) text = g_string_new (setup);

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr(AleaTurn) turn = g_list_model_get_item (turns, i);

      if (setup == NULL || !is_setup (self, turn))
        append_turn (text, turn);
    }

  gdk_clipboard_set_text (get_clipboard (self), text->str);
  alea_play_screen_mention (self, _("The moves are on the clipboard."));
}

/* --- all of the game ------------------------------------------------------ */

static void
copy_game_cb (AleaPlayScreen *self)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (self->session);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GError) error = NULL;

  if (!alea_pgn_write (record, text, &error))
    {
      alea_play_screen_say (self, error->message);
      return;
    }

  gdk_clipboard_set_text (get_clipboard (self), text->str);
  alea_play_screen_mention (self, _("The game is on the clipboard."));
}

/* --- picture -------------------------------------------------------------- */

/* The board alone, as it looks in the window. */
static void
copy_picture_cb (AleaPlayScreen *self)
{
  g_autoptr(AleaDiagram) diagram = alea_diagram_new_from_state (alea_game_view_get_state (self->game_view));

  alea_look_dress (alea_look_get_default (), diagram);
  diagram->is_flipped = alea_board_get_flipped (ALEA_BOARD (self->board));
  diagram->turn_sign = ALEA_TURN_SIGN_NONE;
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_ROLLS, NULL);
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_RULES, NULL);
  alea_copy_picture (GTK_WIDGET (self), diagram, TRUE);
  alea_play_screen_mention (self, _("The picture is on the clipboard."));
}

/* --- the actions ---------------------------------------------------------- */

void
alea_play_screen_add_copying (AleaPlayScreen *self)
{
  const AleaAction actions[] = {
    { .name = "copy-position", .callback = G_CALLBACK (copy_position_cb) },
    { .name = "copy-moves", .callback = G_CALLBACK (copy_moves_cb) },
    { .name = "copy-game", .callback = G_CALLBACK (copy_game_cb) },
    { .name = "copy-picture", .callback = G_CALLBACK (copy_picture_cb) },
  };

  alea_actions_add (G_ACTION_MAP (self->group), actions, G_N_ELEMENTS (actions), self);
}
