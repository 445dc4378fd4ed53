/* alea-editor-table.c: what lies beside the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-private.h"

#include "alea-editor-beside.h"

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
  if (passed && rules->turn.get_moves_left == NULL)
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

void
alea_editor_set_roll (AleaEditor *self,
                      AleaRoll    roll)
{
  const AleaRules *rules;
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  rules = alea_editor_get_rules (self);
  g_return_if_fail (is_turn_roll (rules, roll));

  setup = *alea_editor_get_setup (self);
  setup.table.roll = roll.n > 0 ? roll : (AleaRoll) { 0 };
  if (rules->beside.set_roll != NULL)
    rules->beside.set_roll (&setup);
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

/* --- what a game has of its own ------------------------------------------- */

guint
alea_editor_get_n_fields (AleaEditor *self)
{
  const AleaField *fields;
  guint n = 0;

  g_return_val_if_fail (ALEA_IS_EDITOR (self), 0);

  fields = alea_editor_get_rules (self)->beside.fields;
  while (fields != NULL && fields[n].title != NULL)
    n++;

  return n;
}

const AleaField *
alea_editor_get_field (AleaEditor *self,
                       guint       number)
{
  g_return_val_if_fail (number < alea_editor_get_n_fields (self), NULL);

  return &alea_editor_get_rules (self)->beside.fields[number];
}

void
alea_editor_set_value (AleaEditor *self,
                       guint       number,
                       guint       value)
{
  const AleaField *field = alea_editor_get_field (self, number);
  AleaSetup setup;
  guint max;

  g_return_if_fail (field != NULL);

  setup = *alea_editor_get_setup (self);
  max = alea_field_get_max (field, &setup);
  field->set (&setup, field->number, MIN (MAX (value, field->least), max));
  alea_editor_edit (self, &setup, field->kind == ALEA_FIELD_NUMBER ? ALEA_EDIT_FIELD + number : ALEA_EDIT_ALONE);
}
