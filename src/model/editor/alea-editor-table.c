/* alea-editor-table.c: what lies beside the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-private.h"

/* The highest that a FEN can say. */
#define MAX_COUNTER 9999

/* --- turn and counters ---------------------------------------------------- */

void
alea_editor_set_turn (AleaEditor *self,
                      AleaColour  turn)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  setup = *alea_editor_get_setup (self);
  setup.turn = turn;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_set_clock (AleaEditor *self,
                       guint       halfmoves)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  setup = *alea_editor_get_setup (self);
  setup.halfmove_clock = (guint16) MIN (halfmoves, MAX_COUNTER);
  alea_editor_edit (self, &setup, ALEA_EDIT_CLOCK);
}

void
alea_editor_set_fullmove (AleaEditor *self,
                          guint       fullmove)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  setup = *alea_editor_get_setup (self);
  setup.fullmove = (guint16) CLAMP (fullmove, 1, MAX_COUNTER);
  alea_editor_edit (self, &setup, ALEA_EDIT_FULLMOVE);
}

/* --- rights --------------------------------------------------------------- */

guint
alea_editor_list_castling (AleaEditor *self,
                           AleaColour  colour,
                           AleaWing    wing,
                           AleaSquare  rooks[static ALEA_MAX_SIDE])
{
  const AleaSetup *setup = alea_editor_get_setup (self);
  guint n = 0;

  g_return_val_if_fail (setup != NULL, 0);

  for (int i = 0; i < setup->geometry->files; i++)
    {
      int file = wing == ALEA_WING_A ? i : setup->geometry->files - 1 - i;
      AleaSquare rook = alea_setup_home (setup, colour, setup->geometry->file_letters[file]);

      if (alea_setup_allows_castling (setup, alea_editor_get_rules (self), colour, wing, rook))
        rooks[n++] = rook;
    }

  return n;
}

void
alea_editor_set_castling (AleaEditor *self,
                          AleaColour  colour,
                          AleaWing    wing,
                          AleaSquare  rook)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  setup = *alea_editor_get_setup (self);
  if (rook != ALEA_NO_SQUARE
      && !alea_setup_allows_castling (&setup, alea_editor_get_rules (self), colour, wing, rook))
    return;

  setup.castle_rook[colour][wing] = rook;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

gboolean
alea_editor_can_relocate (AleaEditor *self,
                          AleaColour  colour)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), FALSE);

  return alea_setup_allows_relocation (alea_editor_get_setup (self), alea_editor_get_rules (self), colour);
}

void
alea_editor_set_relocation (AleaEditor *self,
                            AleaColour  colour,
                            gboolean    may_relocate)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  if (may_relocate && !alea_editor_can_relocate (self, colour))
    return;

  setup = *alea_editor_get_setup (self);
  setup.may_relocate[colour] = may_relocate;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

/* --- en passant ----------------------------------------------------------- */

guint
alea_editor_list_en_passant (AleaEditor *self,
                             AleaSquare  squares[static ALEA_MAX_PLAY_SQUARES])
{
  const AleaSetup *setup = alea_editor_get_setup (self);
  guint n = 0;

  g_return_val_if_fail (setup != NULL, 0);

  for (AleaSquare square = 0; square < setup->geometry->files * setup->geometry->ranks; square++)
    if (alea_setup_allows_en_passant (setup, alea_editor_get_rules (self), square))
      squares[n++] = square;

  return n;
}

gboolean
alea_editor_has_en_passant (AleaEditor *self,
                            AleaSquare  square)
{
  const AleaSetup *setup = alea_editor_get_setup (self);

  g_return_val_if_fail (setup != NULL, FALSE);

  for (guint i = 0; i < setup->n_en_passant; i++)
    if (setup->en_passant[i] == square)
      return TRUE;

  return FALSE;
}

static void
drop_en_passant (AleaSetup  *setup,
                 AleaSquare  square)
{
  guint n = 0;

  for (guint i = 0; i < setup->n_en_passant; i++)
    if (setup->en_passant[i] != square)
      setup->en_passant[n++] = setup->en_passant[i];

  setup->n_en_passant = (guint8) n;
}

void
alea_editor_set_en_passant (AleaEditor *self,
                            AleaSquare  square,
                            gboolean    passed)
{
  const AleaRules *rules;
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  rules = alea_editor_get_rules (self);
  setup = *alea_editor_get_setup (self);
  if (!!passed == alea_editor_has_en_passant (self, square)
      || (passed && !alea_setup_allows_en_passant (&setup, rules, square)))
    return;

  drop_en_passant (&setup, square);
  if (passed && !rules->moves_in_series)
    setup.n_en_passant = 0;
  if (passed && setup.n_en_passant < ALEA_MAX_EN_PASSANT)
    setup.en_passant[setup.n_en_passant++] = square;

  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

/* --- dice ----------------------------------------------------------------- */

/* Whether @roll is none, or one of the dice of a turn. */
static gboolean
is_turn_roll (const AleaRules *rules,
              AleaRoll         roll)
{
  if (roll.n != 0 && (roll.n != rules->turn_dice.n || roll.sides != rules->turn_dice.sides))
    return FALSE;

  for (guint i = 0; i < roll.n; i++)
    if (roll.face[i] < 1 || roll.face[i] > roll.sides)
      return FALSE;

  return TRUE;
}

/* A double on the table is one of the doubles of this turn.  What was kept of
 * earlier ones went with other dice. */
void
alea_editor_set_roll (AleaEditor *self,
                      AleaRoll    roll)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (is_turn_roll (alea_editor_get_rules (self), roll));

  setup = *alea_editor_get_setup (self);
  setup.table.roll = roll.n > 0 ? roll : (AleaRoll) { 0 };
  setup.table.kept = (AleaKeptDoubles) { 0 };
  if (alea_editor_get_rules (self)->has_guardener && alea_roll_is_double (roll))
    setup.table.doubles = MAX (setup.table.doubles, 1);
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

/* --- Guardener Chess ------------------------------------------------------ */

void
alea_editor_set_straddling (AleaEditor *self,
                            AleaColour  colour,
                            gboolean    straddling)
{
  const AleaPiece guardener = alea_piece (colour, ALEA_GUARDENER);
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->has_guardener);

  setup = *alea_editor_get_setup (self);
  if (!!straddling == alea_setup_is_straddling (&setup, colour))
    return;

  for (guint i = 0; i < ALEA_MAX_SQUARES && straddling; i++)
    if (setup.pieces[i] == guardener)
      setup.pieces[i] = ALEA_NO_PIECE;

  setup.pieces[alea_setup_terrace (&setup, colour, 'd')] = guardener;
  setup.pieces[alea_setup_terrace (&setup, colour, 'e')] = straddling ? guardener : ALEA_NO_PIECE;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_set_passed (AleaEditor *self,
                        AleaColour  colour,
                        gboolean    passed)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->has_guardener);

  setup = *alea_editor_get_setup (self);
  setup.table.passed[colour] = passed;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_set_doubles (AleaEditor *self,
                         guint       doubles)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->has_guardener);

  setup = *alea_editor_get_setup (self);
  setup.table.doubles = (guint8) CLAMP (doubles, alea_roll_is_double (setup.table.roll), G_MAXUINT8);
  setup.table.kept = (AleaKeptDoubles) { 0 };
  alea_editor_edit (self, &setup, ALEA_EDIT_DOUBLES);
}

guint
alea_editor_get_max_lost (AleaEditor    *self,
                          AleaColour     colour,
                          AleaPieceType  type)
{
  guint8 missing[2][ALEA_N_PIECE_TYPES];

  g_return_val_if_fail (ALEA_IS_EDITOR (self), 0);

  alea_setup_count_lost (alea_editor_get_setup (self), missing);
  return missing[colour][type];
}

void
alea_editor_set_lost (AleaEditor    *self,
                      AleaColour     colour,
                      AleaPieceType  type,
                      guint          lost)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->has_guardener);

  setup = *alea_editor_get_setup (self);
  setup.table.lost[colour][type] = (guint8) MIN (lost, alea_editor_get_max_lost (self, colour, type));
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

/* --- Random Move Number Chess --------------------------------------------- */

void
alea_editor_set_run (AleaEditor *self,
                     int         player,
                     guint       value,
                     guint       length)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->moves_in_series);
  g_return_if_fail (player == 0 || player == 1);
  g_return_if_fail (value <= 6);

  setup = *alea_editor_get_setup (self);
  setup.table.runs[player] = (AleaRun) {
    .value = (guint8) value,
    .length = (guint8) (value > 0 ? CLAMP (length, 1, G_MAXUINT8) : 0),
  };
  alea_editor_edit (self, &setup, player == 0 ? ALEA_EDIT_RUN_FIRST : ALEA_EDIT_RUN_SECOND);
}

void
alea_editor_set_seats (AleaEditor *self,
                       gboolean    swapped)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->moves_in_series);

  setup = *alea_editor_get_setup (self);
  setup.table.seats_swapped = swapped;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

guint
alea_editor_get_max_left (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), 0);

  return (guint) alea_setup_get_max_moves_left (alea_editor_get_setup (self));
}

void
alea_editor_set_moves_left (AleaEditor *self,
                            guint       moves_left)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (alea_editor_get_rules (self)->moves_in_series);

  setup = *alea_editor_get_setup (self);
  setup.table.moves_left = (guint8) MIN (moves_left, alea_editor_get_max_left (self));
  alea_editor_edit (self, &setup, ALEA_EDIT_MOVES_LEFT);
}
