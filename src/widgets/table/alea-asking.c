/* alea-asking.c: keys that ask what can be seen on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-asking.h"

#include "alea-survey.h"

#include <glib/gi18n.h>

/* Whoever is asked; White while colours are not known. */
static AleaColour
get_own_colour (AleaGameView *view)
{
  return alea_game_view_get_who (view) == (AleaWho) ALEA_BLACK ? ALEA_BLACK : ALEA_WHITE;
}

static char *
ask_moves (AleaGameView  *view,
           AleaBoard *board)
{
  AleaSquare square = alea_board_get_cursor (board);

  if (square == ALEA_NO_SQUARE)
    return g_strdup (_("Go to a square on the board first: press F6, then the arrow keys."));

  return alea_survey_moves (view, alea_board_get_anchor (board, square));
}

/* No letter of a piece is among them: those place pieces during the set-up. */
char *
alea_asking_answer (AleaGameView  *view,
                    AleaBoard *board,
                    guint      keyval)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);
  g_return_val_if_fail (ALEA_IS_BOARD (board), NULL);

  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_c:
      return alea_survey_lost (view);
    case GDK_KEY_d:
      return alea_survey_dice (view);
    case GDK_KEY_l:
      return alea_survey_last_move (view);
    case GDK_KEY_m:
      return ask_moves (view, board);
    case GDK_KEY_o:
      return alea_survey_pieces (view, alea_colour_other (get_own_colour (view)));
    case GDK_KEY_w:
      return alea_survey_pieces (view, get_own_colour (view));
    default:
      return NULL;
    }
}
