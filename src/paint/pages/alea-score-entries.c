/* alea-score-entries.c: what is written on a score sheet
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-score-entries.h"

#include "alea-chess960.h"

void
alea_score_write_turn (const AleaGameScore *game,
                       guint                move,
                       AleaColour           side,
                       GString             *rolls,
                       GString             *moves)
{
  for (guint i = 0; game != NULL && i < alea_game_score_get_n_steps (game); i++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (game, i);

      if (step->is_setup || step->move != move || step->side != side)
        continue;
      if (*step->roll != '\0')
        g_string_append_printf (rolls, "%s%s", rolls->len > 0 ? " " : "", step->roll);
      if (!step->waits)
        g_string_append_printf (moves, "%s%s", moves->len > 0 ? ", " : "", step->text);
    }
}

GStrv
alea_score_list_rolls (const AleaGameScore *game,
                       int                  side)
{
  GPtrArray *rolls = g_ptr_array_new ();

  for (guint i = 0; game != NULL && i < alea_game_score_get_n_steps (game); i++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (game, i);

      if (step->is_setup && *step->roll != '\0' && (side < 0 || step->side == (AleaColour) side))
        g_ptr_array_add (rolls, g_strdup (step->roll));
    }

  g_ptr_array_add (rolls, NULL);
  return (GStrv) g_ptr_array_free (rolls, FALSE);
}

GStrv
alea_score_list_home_rank (const AleaGameScore *game,
                           AleaColour           colour)
{
  GPtrArray *letters = g_ptr_array_new ();

  if (game != NULL)
    {
      const AleaGeometry *geometry = alea_game_score_get_rules (game)->geometry;
      AleaSetup setup;

      alea_state_get_setup (alea_game_score_get_state (game, alea_game_score_get_n_setup (game)), &setup);
      for (int file = 0; file < geometry->files; file++)
        {
          const AleaSquare square = alea_setup_home (&setup, colour, geometry->file_letters[file]);
          const AleaPiece piece = setup.pieces[square];
          const AleaPiece white = piece == ALEA_NO_PIECE ? ALEA_NO_PIECE : alea_piece (ALEA_WHITE, alea_piece_type (piece));

          const char letter[] = { piece == ALEA_NO_PIECE ? ' ' : alea_piece_to_letter (white), '\0' };

          g_ptr_array_add (letters, alea_show_letters (alea_game_score_get_show (game), letter));
        }
    }

  g_ptr_array_add (letters, NULL);
  return (GStrv) g_ptr_array_free (letters, FALSE);
}

GStrv
alea_score_list_number (const AleaGameScore *game)
{
  GStrv digits = g_new0 (char *, 4);
  AleaSetup setup;
  int number = -1;

  if (game != NULL)
    {
      alea_state_get_setup (alea_game_score_get_state (game, alea_game_score_get_n_setup (game)), &setup);
      number = alea_chess960_of_setup (&setup);
    }
  if (number >= 0)
    for (int i = 0; i < 3; i++)
      digits[i] = g_strdup_printf ("%d", number / (i == 0 ? 100 : i == 1 ? 10 : 1) % 10);

  return digits;
}
