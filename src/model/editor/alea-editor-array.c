/* alea-editor-array.c: start arrays, and pieces on the board of another game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-private.h"

#include "alea-chess960.h"

void
alea_editor_fill_table (const AleaRules *rules,
                        AleaSetup       *setup)
{
  if (rules->beside.fill != NULL)
    rules->beside.fill (setup);
}

/* --- whole arrays --------------------------------------------------------- */

/* The rights of pieces that have not moved: all that there can be. */
static void
give_rights (AleaSetup       *setup,
             const AleaRules *rules,
             AleaColour       colour)
{
  for (AleaWing wing = ALEA_WING_A; wing < ALEA_N_WINGS; wing++)
    for (guint i = 0; i < 8; i++)
      {
        const guint file = wing == ALEA_WING_A ? i : 7 - i;
        AleaSquare rook = alea_setup_home (setup, colour, (char) ('a' + file));

        if (setup->castle_rook[colour][wing] == ALEA_NO_SQUARE
            && alea_setup_allows_castling (setup, rules, colour, wing, rook))
          setup->castle_rook[colour][wing] = rook;
      }

  setup->may_relocate[colour] = alea_setup_allows_relocation (setup, rules, colour);
}

void
alea_editor_place_array (const AleaRules *rules,
                         int              number,
                         AleaSetup       *setup)
{
  AleaPieceType array[8];

  alea_chess960_get_array (number, array);
  alea_setup_init (setup, rules->geometry);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      const int forward = colour == ALEA_WHITE ? rules->geometry->files : -rules->geometry->files;

      for (guint file = 0; file < 8; file++)
        {
          AleaSquare home = alea_setup_home (setup, colour, (char) ('a' + file));

          setup->pieces[home] = alea_piece (colour, array[file]);
          setup->pieces[home + forward] = alea_piece (colour, ALEA_PAWN);
        }

      if (alea_rules_has_piece (rules, ALEA_GUARDENER))
        setup->pieces[alea_setup_terrace (setup, colour, 'd')] =
          setup->pieces[alea_setup_terrace (setup, colour, 'e')] = alea_piece (colour, ALEA_GUARDENER);
      give_rights (setup, rules, colour);
    }
}

void
alea_editor_read_start (const AleaRules *rules,
                        AleaSetup       *setup)
{
  if (rules->start_fen == NULL || !alea_fen_read (rules->start_fen, rules, setup, NULL))
    alea_editor_place_array (rules, ALEA_CHESS960_CLASSIC, setup);
}

/* --- another game --------------------------------------------------------- */

/* The square of the same name; ALEA_NO_SQUARE where the board has none. */
static AleaSquare
find_namesake (const AleaGeometry *from,
               const AleaGeometry *to,
               AleaSquare          square)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  return square == ALEA_NO_SQUARE
         ? square : alea_geometry_parse (to, alea_geometry_name (from, square, name), NULL);
}

static gboolean
has_any_right (const AleaSetup *setup,
               AleaColour       colour)
{
  return setup->may_relocate[colour]
         || setup->castle_rook[colour][ALEA_WING_A] != ALEA_NO_SQUARE
         || setup->castle_rook[colour][ALEA_WING_H] != ALEA_NO_SQUARE;
}

/* A king that might castle may relocate, and the other way round: neither has
 * moved. */
static void
convert_rights (const AleaSetup *old,
                AleaSetup       *setup,
                const AleaRules *before,
                const AleaRules *rules,
                AleaColour       colour)
{
  if (!has_any_right (old, colour))
    return;

  if (before->king_right == ALEA_KING_RELOCATES || rules->king_right == ALEA_KING_RELOCATES)
    {
      give_rights (setup, rules, colour);
      return;
    }

  for (guint wing = 0; wing < ALEA_N_WINGS; wing++)
    setup->castle_rook[colour][wing] =
      find_namesake (old->geometry, setup->geometry, old->castle_rook[colour][wing]);
}

void
alea_editor_convert (AleaSetup       *setup,
                     const AleaRules *before,
                     const AleaRules *rules)
{
  const AleaSetup old = *setup;

  alea_setup_init (setup, rules->geometry);
  setup->turn = old.turn;
  setup->halfmove_clock = old.halfmove_clock;
  setup->fullmove = old.fullmove;

  for (AleaSquare square = 0; square < old.geometry->files * old.geometry->ranks; square++)
    {
      AleaSquare to = old.pieces[square] != ALEA_NO_PIECE
                      ? find_namesake (old.geometry, setup->geometry, square) : ALEA_NO_SQUARE;

      if (to != ALEA_NO_SQUARE)
        setup->pieces[to] = old.pieces[square];
    }

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    convert_rights (&old, setup, before, rules, colour);

  /* Only a game of series knows more than one square. */
  for (guint i = 0; i < MIN (old.n_en_passant, rules->turn.get_moves_left != NULL ? ALEA_MAX_EN_PASSANT : 1); i++)
    {
      AleaSquare square = find_namesake (old.geometry, setup->geometry, old.en_passant[i]);

      if (square != ALEA_NO_SQUARE)
        setup->en_passant[setup->n_en_passant++] = square;
    }

  alea_editor_fill_table (rules, setup);
  alea_editor_tidy (setup, rules, NULL);
}
