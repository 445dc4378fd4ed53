/* alea-editor-hand.c: what hands do on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-editor-screen-private.h"

#include "alea-board-shown.h"
#include "alea-editor-faults.h"
#include "alea-editor-fen.h"

static AleaBoard *
get_board (AleaEditorScreen *self)
{
  return ALEA_BOARD (self->board);
}

/* --- marks ---------------------------------------------------------------- */

static void
update_marks (AleaEditorScreen *self)
{
  const AleaGeometry *geometry = alea_board_get_geometry (get_board (self));
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  int lit = alea_fault_list_get_lit (ALEA_FAULT_LIST (self->faults));

  if (self->selected != ALEA_NO_SQUARE)
    alea_scene_add_mark (marks, geometry, ALEA_MARK_SELECTED, self->selected);

  if (lit >= 0 && (guint) lit < alea_editor_get_n_faults (self->editor))
    for (AleaSquare square = 0; square < geometry->files * geometry->ranks; square++)
      if (alea_square_set_has (alea_editor_get_fault (self->editor, (guint) lit)->squares, square))
        alea_scene_add_mark (marks, geometry, ALEA_MARK_CHECK, square);

  alea_board_set_marks (get_board (self), (const AleaSceneMark *) (gpointer) marks->data, marks->len);
}

/* What is wrong with a square is read out with it. */
static void
update_notes (AleaEditorScreen *self)
{
  const AleaGeometry *geometry = alea_board_get_geometry (get_board (self));

  for (AleaSquare square = 0; square < geometry->files * geometry->ranks; square++)
    {
      const char *note = NULL;

      for (guint i = 0; i < alea_editor_get_n_faults (self->editor) && note == NULL; i++)
        if (alea_square_set_has (alea_editor_get_fault (self->editor, i)->squares, square))
          note = alea_editor_get_fault (self->editor, i)->sentence;

      alea_board_set_note (get_board (self), square, note);
    }
}

static void
select_square (AleaEditorScreen *self,
               AleaSquare        square)
{
  self->selected = square;
  update_marks (self);
}

void
alea_editor_screen_update_board (AleaEditorScreen *self)
{
  const AleaSetup *setup = alea_editor_get_setup (self->editor);

  if (alea_board_get_geometry (get_board (self)) != setup->geometry)
    self->selected = ALEA_NO_SQUARE;
  alea_board_set_geometry (get_board (self), setup->geometry);
  alea_board_set_setup (get_board (self), setup, ALEA_BOARD_AT_ONCE);
  if (self->selected != ALEA_NO_SQUARE && setup->pieces[self->selected] == ALEA_NO_PIECE)
    self->selected = ALEA_NO_SQUARE;
  update_marks (self);
  update_notes (self);
}

/* --- squares -------------------------------------------------------------- */

gboolean
alea_editor_screen_press_cb (AleaEditorScreen *self,
                             guint             square)
{
  return alea_board_get_piece (get_board (self), (AleaSquare) square) != ALEA_NO_PIECE;
}

static gboolean
is_control_held (AleaEditorScreen *self)
{
  return (alea_board_get_modifiers (get_board (self)) & GDK_CONTROL_MASK) != 0;
}

static void
carry (AleaEditorScreen *self,
       AleaSquare        from,
       AleaSquare        to)
{
  self->selected = ALEA_NO_SQUARE;
  if (is_control_held (self))
    alea_editor_copy (self->editor, from, to);
  else
    alea_editor_move (self->editor, from, to);
  update_marks (self);
}

/* The same stamp again takes its piece off. */
static void
stamp (AleaEditorScreen *self,
       AleaSquare        square,
       AleaPiece         piece)
{
  const gboolean is_there = alea_board_get_piece (get_board (self), square) == piece;

  alea_editor_put (self->editor, square, is_there ? ALEA_NO_PIECE : piece);
}

static void
click (AleaEditorScreen *self,
       AleaSquare        square)
{
  int chosen = alea_palette_get_stamp (ALEA_PALETTE (self->palette));

  if (chosen != ALEA_STAMP_NONE)
    stamp (self, square, (AleaPiece) chosen);
  else if (self->selected == square)
    select_square (self, ALEA_NO_SQUARE);
  else if (self->selected != ALEA_NO_SQUARE)
    carry (self, self->selected, square);
  else if (alea_board_get_piece (get_board (self), square) != ALEA_NO_PIECE)
    select_square (self, square);
}

void
alea_editor_screen_release_cb (AleaEditorScreen *self,
                               guint             from,
                               guint             to)
{
  if (from == to)
    click (self, (AleaSquare) from);
  else if (to == ALEA_NO_SQUARE)
    alea_editor_put (self->editor, (AleaSquare) from, ALEA_NO_PIECE);
  else
    carry (self, (AleaSquare) from, (AleaSquare) to);
}

void
alea_editor_screen_erase_cb (AleaEditorScreen *self,
                             guint             square)
{
  alea_editor_put (self->editor, (AleaSquare) square, ALEA_NO_PIECE);
}

/* First the piece on the pointer, then a text that cannot be read, then the piece
 * in the hand, then the stamp. */
gboolean
alea_editor_screen_cancel_cb (AleaEditorScreen *self)
{
  if (alea_carry_cancel (self->carry))
    return TRUE;

  if (self->is_text_refused)
    alea_editor_screen_discard_text (self);
  else if (self->selected != ALEA_NO_SQUARE)
    select_square (self, ALEA_NO_SQUARE);
  else
    alea_palette_set_stamp (ALEA_PALETTE (self->palette), ALEA_STAMP_NONE);
  return TRUE;
}

/* --- from the palette ----------------------------------------------------- */

static void
dropped_cb (AleaEditorScreen *self,
            guint             piece,
            guint             square)
{
  alea_editor_put (self->editor, (AleaSquare) square, (AleaPiece) piece);
}

/* --- keys ----------------------------------------------------------------- */

static gboolean
put_by_key (AleaEditorScreen *self,
            AleaSquare        square,
            guint             key)
{
  guint32 letter = gdk_keyval_to_unicode (gdk_keyval_to_upper (key));
  AleaPiece piece = letter < 128 ? alea_piece_from_letter ((char) letter) : ALEA_NO_PIECE;
  AleaColour colour = alea_palette_find_colour (ALEA_PALETTE (self->palette), key);

  if (piece == ALEA_NO_PIECE || !alea_rules_has_piece (alea_editor_get_rules (self->editor), alea_piece_type (piece)))
    return GDK_EVENT_PROPAGATE;

  alea_editor_put (self->editor, square, alea_piece (colour, alea_piece_type (piece)));
  return GDK_EVENT_STOP;
}

static gboolean
key_cb (AleaEditorScreen *self,
        guint             key,
        guint             code,
        GdkModifierType   state)
{
  const AleaSquare square = alea_board_get_cursor (get_board (self));
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (square == ALEA_NO_SQUARE || (modifiers & ~(GdkModifierType) GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete || key == GDK_KEY_BackSpace)
    {
      alea_editor_put (self->editor, square, ALEA_NO_PIECE);
      return GDK_EVENT_STOP;
    }
  if (key >= GDK_KEY_0 && key <= GDK_KEY_8)
    {
      alea_palette_set_stamp (ALEA_PALETTE (self->palette),
                              alea_palette_get_nth (ALEA_PALETTE (self->palette), key - GDK_KEY_0));
      return GDK_EVENT_STOP;
    }

  return put_by_key (self, square, key);
}

void
alea_editor_screen_add_hand (AleaEditorScreen *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->selected = ALEA_NO_SQUARE;
  self->carry = alea_carry_new (GTK_WIDGET (self), self->palette, alea_palette_find_piece, self->board, NULL);
  g_signal_connect_object (self->carry, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->board, keys);
  g_signal_connect_object (self->faults, "lit-changed", G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
}
