/* alea-faults.c: why a setup is not a position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-faults.h"

#include "alea-position-attacks.h"
#include "alea-position.h"

#include <string.h>

/* What the looks below share: where faults and their squares are gathered. */
typedef struct
{
  const AleaSetup *setup;
  const AleaRules *rules;
  AleaFaults       faults;
  AleaSquareSet    squares[ALEA_N_FAULTS];
} Search;

static void
find (Search     *search,
      AleaFaults  fault,
      AleaSquare  square)
{
  search->faults |= fault;
  if (square < ALEA_MAX_PLAY_SQUARES)
    search->squares[__builtin_ctz (fault)] |= (AleaSquareSet) 1 << square;
}

static bool
is_same_board (const AleaGeometry *a,
               const AleaGeometry *b)
{
  if (a == b)
    return true;
  if (a->files != b->files || a->ranks != b->ranks)
    return false;

  for (int square = 0; square < a->files * a->ranks; square++)
    if (alea_geometry_has_square (a, (AleaSquare) square) != alea_geometry_has_square (b, (AleaSquare) square))
      return false;

  return true;
}

/* The ranks that no pawn can stand on: behind its start and at its goal. */
static bool
is_pawn_edge (const AleaSetup *setup,
              AleaSquare       square)
{
  char any_file = setup->geometry->file_letters[0];
  int rank = alea_geometry_rank (setup->geometry, square);

  return rank == alea_geometry_rank (setup->geometry, alea_setup_home (setup, ALEA_WHITE, any_file))
         || rank == alea_geometry_rank (setup->geometry, alea_setup_home (setup, ALEA_BLACK, any_file));
}

static void
look_at_pieces (Search *search)
{
  const AleaSetup *setup = search->setup;

  for (int i = 0; i < setup->geometry->files * setup->geometry->ranks; i++)
    {
      AleaSquare square = (AleaSquare) i;
      AleaPieceType type = alea_piece_type (setup->pieces[i]);

      if (setup->pieces[i] == ALEA_NO_PIECE)
        continue;

      if (!alea_geometry_has_square (setup->geometry, square))
        find (search, ALEA_FAULT_HOLE, square);
      if (type >= ALEA_N_PIECE_TYPES || !alea_rules_has_piece (search->rules, type))
        find (search, ALEA_FAULT_FOREIGN_PIECE, square);
      if (type == ALEA_PAWN && !search->rules->pawns_reach_edges && is_pawn_edge (setup, square))
        find (search, ALEA_FAULT_PAWN_ON_EDGE, square);
    }
}

static void
look_at_kings (Search *search)
{
  const AleaSetup *setup = search->setup;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      AleaPiece king = alea_piece (colour, ALEA_KING);
      int n = alea_setup_count (setup, king);

      if (n == 0)
        find (search, ALEA_FAULT_NO_KING, ALEA_NO_SQUARE);
      if (n <= 1)
        continue;

      for (int i = 0; i < setup->geometry->files * setup->geometry->ranks; i++)
        if (setup->pieces[i] == king)
          find (search, ALEA_FAULT_TOO_MANY_KINGS, (AleaSquare) i);
    }
}

bool
alea_setup_allows_castling (const AleaSetup *setup,
                            const AleaRules *rules,
                            AleaColour       colour,
                            AleaWing         wing,
                            AleaSquare       rook)
{
  static const char rook_file[ALEA_N_WINGS] = { 'a', 'h' };
  AleaSquare king = alea_setup_find (setup, alea_piece (colour, ALEA_KING));
  int home_rank = alea_geometry_rank (setup->geometry, alea_setup_home (setup, colour, 'a'));

  if (!alea_rules_castles (rules)
      || king == ALEA_NO_SQUARE
      || setup->pieces[rook] != alea_piece (colour, ALEA_ROOK)
      || alea_geometry_rank (setup->geometry, rook) != home_rank
      || alea_geometry_rank (setup->geometry, king) != home_rank
      || (rook < king) != (wing == ALEA_WING_A))
    return false;

  return rules->king_right == ALEA_KING_CASTLES_ANYWHERE
         || (king == alea_setup_home (setup, colour, 'e')
             && rook == alea_setup_home (setup, colour, rook_file[wing]));
}

static void
look_at_castling (Search *search)
{
  const AleaSetup *setup = search->setup;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaWing wing = ALEA_WING_A; wing < ALEA_N_WINGS; wing++)
      {
        AleaSquare rook = setup->castle_rook[colour][wing];

        if (rook != ALEA_NO_SQUARE && !alea_setup_allows_castling (setup, search->rules, colour, wing, rook))
          find (search, ALEA_FAULT_CASTLING, rook);
      }
}

bool
alea_setup_allows_relocation (const AleaSetup *setup,
                              const AleaRules *rules,
                              AleaColour       colour)
{
  AleaSquare king = alea_setup_find (setup, alea_piece (colour, ALEA_KING));
  AleaSquare home = alea_setup_home (setup, colour, 'a');

  return rules->king_right == ALEA_KING_RELOCATES && king != ALEA_NO_SQUARE
         && alea_geometry_rank (setup->geometry, king) == alea_geometry_rank (setup->geometry, home);
}

static void
look_at_relocation (Search *search)
{
  const AleaSetup *setup = search->setup;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    if (setup->may_relocate[colour] && !alea_setup_allows_relocation (setup, search->rules, colour))
      find (search, ALEA_FAULT_RELOCATION, alea_setup_find (setup, alea_piece (colour, ALEA_KING)));
}

/* Whether a pawn of @mover can just have passed a square.  It stands before
 * the square, and where no other piece has moved since, the two squares that it
 * came over are empty. */
static bool
can_have_passed (const AleaSetup *setup,
                 const AleaRules *rules,
                 AleaSquare       passed,
                 AleaColour       mover)
{
  const AleaGeometry *geometry = setup->geometry;
  const int forward = mover == ALEA_WHITE ? 1 : -1;
  const int home = alea_geometry_rank (geometry, alea_setup_home (setup, mover, geometry->file_letters[0]));
  const int file = alea_geometry_file (geometry, passed), rank = alea_geometry_rank (geometry, passed);
  const AleaSquare pawn = alea_geometry_square (geometry, file, rank + forward);
  const AleaSquare start = alea_geometry_square (geometry, file, rank - forward);

  if (rank != home + 2 * forward
      || !alea_geometry_has (geometry, file, rank + forward)
      || !alea_geometry_has (geometry, file, rank - forward)
      || setup->pieces[pawn] != alea_piece (mover, ALEA_PAWN))
    return false;

  return rules->turn.get_moves_left != NULL
         || (setup->pieces[passed] == ALEA_NO_PIECE && setup->pieces[start] == ALEA_NO_PIECE);
}

bool
alea_setup_allows_en_passant (const AleaSetup *setup,
                              const AleaRules *rules,
                              AleaSquare       square)
{
  return can_have_passed (setup, rules, square, alea_colour_other (setup->turn))
         || (rules->turn.get_moves_left != NULL && can_have_passed (setup, rules, square, setup->turn));
}

static void
look_at_en_passant (Search *search)
{
  const AleaSetup *setup = search->setup;

  for (int i = 0; i < setup->n_en_passant; i++)
    if (!alea_setup_allows_en_passant (setup, search->rules, setup->en_passant[i]))
      find (search, ALEA_FAULT_EN_PASSANT, setup->en_passant[i]);
}

/* G8: one Guardener a side, on one square or straddling d and e of its own
 * terrace before its first move. */
static void
look_at_guardeners (Search *search)
{
  const AleaSetup *setup = search->setup;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      AleaPiece guardener = alea_piece (colour, ALEA_GUARDENER);
      int squares = alea_setup_is_straddling (setup, colour) ? 2 : 1;

      if (alea_setup_count (setup, guardener) <= squares)
        continue;

      for (int i = 0; i < setup->geometry->files * setup->geometry->ranks; i++)
        if (setup->pieces[i] == guardener)
          find (search, ALEA_FAULT_GUARDENER, (AleaSquare) i);
    }
}

/* A roll that lies on the table is one of the dice of a turn; of the rest the
 * game knows. */
static void
look_at_table (Search *search)
{
  const AleaRoll roll = search->setup->table.roll, dice = search->rules->turn_dice;
  const AleaTableFault *fault = search->rules->beside.faults;
  bool is_good = roll.n == 0 || roll.n == dice.n;

  for (int i = 0; i < roll.n && is_good; i++)
    is_good = roll.face[i] >= 1 && roll.face[i] <= dice.sides;
  for (; is_good && fault != NULL && fault->sentence != NULL; fault++)
    is_good = !fault->is_so (search->setup);

  if (!is_good)
    find (search, ALEA_FAULT_TABLE, ALEA_NO_SQUARE);
}

/* The side that just moved stands in check, which no game allows whose king
 * cannot be taken; but it may have missed its turn (RA9), if the other side
 * had the time to give that check and is not in check itself. */
static void
look_at_opposite_check (Search *search)
{
  const AleaSetup *setup = search->setup;
  AleaColour other = alea_colour_other (setup->turn);
  AleaPosition position;
  AleaSquare king;

  if (search->rules->king_is_captured)
    return;

  alea_position_assemble (&position, search->rules, NULL, setup);
  king = alea_setup_find (setup, alea_piece (other, ALEA_KING));
  if (alea_position_get_attackers (&position, king, setup->turn) == 0)
    return;

  if (search->rules->turn.get_moves_left == NULL || setup->fullmove == 1
      || alea_position_get_checkers (&position) != 0)
    find (search, ALEA_FAULT_OPPOSITE_CHECK, king);
}

AleaFaults
alea_setup_list_faults (const AleaSetup *setup,
                        const AleaRules *rules,
                        AleaSquareSet    squares[static ALEA_N_FAULTS])
{
  Search search = { .setup = setup, .rules = rules };

  if (!is_same_board (setup->geometry, rules->geometry))
    find (&search, ALEA_FAULT_BOARD, ALEA_NO_SQUARE);
  else
    {
      look_at_pieces (&search);
      look_at_kings (&search);
      look_at_castling (&search);
      look_at_relocation (&search);
      look_at_en_passant (&search);
      look_at_guardeners (&search);
      look_at_table (&search);

      /* The generator relies on all of the above. */
      if (search.faults == ALEA_FAULT_NONE)
        look_at_opposite_check (&search);
    }

  memcpy (squares, search.squares, sizeof search.squares);
  return search.faults;
}

AleaFaults
alea_setup_find_faults (const AleaSetup *setup,
                        const AleaRules *rules)
{
  AleaSquareSet squares[ALEA_N_FAULTS];

  return alea_setup_list_faults (setup, rules, squares);
}

AleaFaults
alea_position_init (AleaPosition      *self,
                    const AleaRules   *rules,
                    const AleaOptions *options,
                    const AleaSetup   *setup)
{
  AleaFaults faults = alea_setup_find_faults (setup, rules);

  if (faults == ALEA_FAULT_NONE)
    alea_position_assemble (self, rules, options, setup);

  return faults;
}

void
alea_fault_describe (AleaFaults  fault,
                     AleaText   *text)
{
  static const char *const sentences[ALEA_N_FAULTS] = {
    N_("This is the wrong board for this game."),
    N_("There is a piece where the board has no square."),
    N_("Each side needs a king."),
    N_("A side has more than one king."),
    N_("A pawn cannot stand on the first or the last rank."),
    N_("Castling is allowed only while the king and the rook involved are on their starting squares."),
    N_("Only an unmoved king on its home rank may relocate."),
    N_("No pawn can have just passed over the en passant square."),
    N_("The side not to move is in check."),
    N_("This game has no such piece."),
    N_("Each side may have at most one Guardener."),
    N_("The dice, runs or passes set for this position are not possible."),
  };

  for (int i = 0; i < ALEA_N_FAULTS; i++)
    if (fault & (1u << i))
      {
        alea_text_set (text, NULL, sentences[i]);
        return;
      }

  alea_text_set (text, NULL, NULL);
}
