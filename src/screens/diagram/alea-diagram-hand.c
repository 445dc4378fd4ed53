/* alea-diagram-hand.c: what hands do on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-screen-private.h"

#include "alea-diagram-find.h"
#include "alea-letters.h"
#include "alea-look.h"

#include <glib/gi18n.h>
#include <string.h>

static const AleaDiagram *
get_diagram (AleaDiagramScreen *self)
{
  return alea_diagram_editor_get_diagram (self->editor);
}

static void
wait_for_second (AleaDiagramScreen *self,
                 AleaSquare         square)
{
  self->waiting = square;
  alea_diagram_board_set_selected (self->board, square);
}

/* Whatever was begun is not gone on with. */
void
alea_diagram_screen_put_down (AleaDiagramScreen *self)
{
  if (self->is_stroking)
    alea_diagram_editor_end_stroke (self->editor);
  self->is_stroking = FALSE;
  self->typed = ALEA_NO_SQUARE;
  alea_diagram_board_set_preview (self->board, NULL);
  wait_for_second (self, ALEA_NO_SQUARE);
}

static void
say_if_full (AleaDiagramScreen *self,
             gboolean           had_room)
{
  if (!had_room)
    alea_diagram_screen_say (self, _("There is no room for more drawings on this board."));
}

/* --- drawing -------------------------------------------------------------- */

/* What the tool would draw on @square; FALSE when it draws nothing. */
static gboolean
make_drawing (AleaDiagramScreen *self,
              AleaSquare         square,
              AleaDrawing       *drawing)
{
  *drawing = (AleaDrawing) { .square = square, .colour = alea_diagram_tools_get_colour (self->tools) };

  switch (alea_diagram_tools_get_tool (self->tools))
    {
    case ALEA_TOOL_CIRCLE:
      drawing->type = ALEA_DRAWING_CIRCLE;
      return TRUE;
    case ALEA_TOOL_TINT:
      drawing->type = ALEA_DRAWING_TINT;
      return TRUE;
    case ALEA_TOOL_ARROW:
      drawing->type = ALEA_DRAWING_ARROW;
      return TRUE;
    case ALEA_TOOL_NUMBER:
      drawing->type = ALEA_DRAWING_LABEL;
      g_snprintf (drawing->text, sizeof drawing->text, "%u", alea_diagram_find_next_number (get_diagram (self)));
      return TRUE;
    case ALEA_TOOL_TEXT:
      drawing->type = ALEA_DRAWING_LABEL;
      g_utf8_strncpy (drawing->text, alea_diagram_tools_get_text (self->tools), ALEA_DRAWING_MAX_TEXT);
      g_strstrip (drawing->text);
      return TRUE;
    case ALEA_TOOL_HAND:
    case ALEA_TOOL_MARK:
    case ALEA_TOOL_HOLE:
    case ALEA_TOOL_STAMP:
    default:
      return FALSE;
    }
}

/* The drawing in the place of @drawing, or NULL.  Until the next change. */
static const AleaDrawing *
find_drawing (AleaDiagramScreen *self,
              const AleaDrawing *drawing)
{
  const int i = alea_diagram_find_drawing (get_diagram (self), drawing);

  return i >= 0 ? &g_array_index (get_diagram (self)->drawings, AleaDrawing, i) : NULL;
}

/* Whether the place of @drawing looks as if the tool had just been there, so
 * that the same again takes it off. */
static gboolean
is_drawn (AleaDiagramScreen *self,
          const AleaDrawing *drawing)
{
  const AleaDrawing *found = find_drawing (self, drawing);

  if (found == NULL)
    return FALSE;
  if (alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_NUMBER)
    return TRUE;

  return memcmp (&found->colour, &drawing->colour, sizeof found->colour) == 0
         && (*drawing->text == '\0' || g_str_equal (found->text, drawing->text));
}

static void
apply_drawing (AleaDiagramScreen *self,
               const AleaDrawing *drawing,
               gboolean           puts)
{
  if (puts)
    say_if_full (self, alea_diagram_editor_draw (self->editor, drawing));
  else
    alea_diagram_editor_undraw (self->editor, drawing);
}

static void
draw_arrow (AleaDiagramScreen *self,
            AleaSquare         from,
            AleaSquare         to)
{
  AleaDrawing arrow;

  make_drawing (self, from, &arrow);
  arrow.to = to;
  apply_drawing (self, &arrow, !is_drawn (self, &arrow));
}

/* --- square by square ----------------------------------------------------- */

static AleaPiece
get_stamp (AleaDiagramScreen *self)
{
  return (AleaPiece) MAX (alea_palette_get_stamp (self->palette), 0);
}

/* Whether the tool puts something on @square, and does not take it off. */
static gboolean
would_put (AleaDiagramScreen *self,
           AleaSquare         square)
{
  const AleaDiagram *diagram = get_diagram (self);
  AleaDrawing drawing;

  switch (alea_diagram_tools_get_tool (self->tools))
    {
    case ALEA_TOOL_STAMP:
      return diagram->pieces[square] != get_stamp (self)
             || diagram->turns[square] != alea_diagram_tools_get_turns (self->tools);
    case ALEA_TOOL_HOLE:
      return alea_geometry_has_square (&diagram->geometry, square);
    case ALEA_TOOL_MARK:
      return alea_diagram_find_mark (diagram, square, (int) alea_diagram_tools_get_mark (self->tools)) < 0;
    case ALEA_TOOL_HAND:
    case ALEA_TOOL_ARROW:
    case ALEA_TOOL_CIRCLE:
    case ALEA_TOOL_TINT:
    case ALEA_TOOL_NUMBER:
    case ALEA_TOOL_TEXT:
    default:
      return !make_drawing (self, square, &drawing) || !is_drawn (self, &drawing);
    }
}

static void
apply_stamp (AleaDiagramScreen *self,
             AleaSquare         square)
{
  if (get_stamp (self) == ALEA_STAMP_ERASER)
    alea_diagram_editor_erase (self->editor, square);
  else
    alea_diagram_editor_put (self->editor, square, self->puts ? get_stamp (self) : ALEA_NO_PIECE,
                             alea_diagram_tools_get_turns (self->tools));
}

static void
apply_tool (AleaDiagramScreen *self,
            AleaSquare         square)
{
  AleaDrawing drawing;

  switch (alea_diagram_tools_get_tool (self->tools))
    {
    case ALEA_TOOL_STAMP:
      apply_stamp (self, square);
      break;
    case ALEA_TOOL_HOLE:
      alea_diagram_editor_set_hole (self->editor, square, self->puts);
      break;
    case ALEA_TOOL_MARK:
      say_if_full (self, alea_diagram_editor_set_mark (self->editor, square,
                                                       alea_diagram_tools_get_mark (self->tools), self->puts));
      break;
    case ALEA_TOOL_HAND:
    case ALEA_TOOL_ARROW:
    case ALEA_TOOL_CIRCLE:
    case ALEA_TOOL_TINT:
    case ALEA_TOOL_NUMBER:
    case ALEA_TOOL_TEXT:
    default:
      if (make_drawing (self, square, &drawing))
        apply_drawing (self, &drawing, self->puts);
    }
}

static gboolean
needs_two_squares (AleaDiagramScreen *self)
{
  const AleaTool tool = alea_diagram_tools_get_tool (self->tools);

  return tool == ALEA_TOOL_HAND || tool == ALEA_TOOL_ARROW;
}

/* --- the pointer ---------------------------------------------------------- */

void
alea_diagram_screen_press_cb (AleaDiagramScreen *self,
                              guint              square)
{
  const AleaDiagram *diagram = get_diagram (self);

  self->typed = ALEA_NO_SQUARE;
  if (alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_TEXT && *alea_diagram_tools_get_text (self->tools) == '\0')
    alea_diagram_screen_say (self, _("First type some text beside the board."));
  else if (!needs_two_squares (self))
    {
      self->puts = would_put (self, (AleaSquare) square);
      self->is_stroking = TRUE;
      alea_diagram_editor_begin_stroke (self->editor);
      apply_tool (self, (AleaSquare) square);
    }
  else if (alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_HAND)
    alea_diagram_board_carry (self->board, diagram->pieces[square], diagram->turns[square]);
}

void
alea_diagram_screen_enter_cb (AleaDiagramScreen *self,
                              guint              from,
                              guint              square)
{
  AleaDrawing arrow;

  if (self->is_stroking && square != ALEA_NO_SQUARE)
    apply_tool (self, (AleaSquare) square);
  if (alea_diagram_tools_get_tool (self->tools) != ALEA_TOOL_ARROW)
    return;

  make_drawing (self, (AleaSquare) from, &arrow);
  arrow.to = (AleaSquare) square;
  alea_diagram_board_set_preview (self->board, square != ALEA_NO_SQUARE && square != from ? &arrow : NULL);
}

/* From one square to another: a piece or an arrow. */
static void
join (AleaDiagramScreen *self,
      AleaSquare         from,
      AleaSquare         to)
{
  wait_for_second (self, ALEA_NO_SQUARE);
  if (alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_ARROW)
    draw_arrow (self, from, to);
  else
    alea_diagram_editor_move (self->editor, from, to,
                              (alea_diagram_board_get_modifiers (self->board) & GDK_CONTROL_MASK) != 0);
  alea_diagram_screen_say (self, NULL);
}

static void
click (AleaDiagramScreen *self,
       AleaSquare         square)
{
  const gboolean is_hand = alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_HAND;

  if (self->waiting == square)
    wait_for_second (self, ALEA_NO_SQUARE);
  else if (self->waiting != ALEA_NO_SQUARE)
    join (self, self->waiting, square);
  else if (is_hand ? get_diagram (self)->pieces[square] != ALEA_NO_PIECE
                   : alea_geometry_has_square (&get_diagram (self)->geometry, square))
    {
      wait_for_second (self, square);
      alea_diagram_screen_say (self, is_hand ? _("Now click the square to put it on.")
                                             : _("Now click the square that the arrow points to."));
    }
}

void
alea_diagram_screen_release_cb (AleaDiagramScreen *self,
                                guint              from,
                                guint              to)
{
  alea_diagram_board_set_preview (self->board, NULL);
  if (self->is_stroking)
    {
      self->is_stroking = FALSE;
      alea_diagram_editor_end_stroke (self->editor);
    }
  else if (!needs_two_squares (self))
    return;
  else if (from == to)
    click (self, (AleaSquare) from);
  else if (to != ALEA_NO_SQUARE)
    join (self, (AleaSquare) from, (AleaSquare) to);
  else if (alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_HAND)
    alea_diagram_editor_put (self->editor, (AleaSquare) from, ALEA_NO_PIECE, 0);
}

void
alea_diagram_screen_erase_cb (AleaDiagramScreen *self,
                              guint              square)
{
  alea_diagram_screen_put_down (self);
  alea_diagram_editor_erase (self->editor, (AleaSquare) square);
}

/* First what was begun, then the tool. */
void
alea_diagram_screen_cancel_cb (AleaDiagramScreen *self)
{
  const gboolean was_waiting = self->waiting != ALEA_NO_SQUARE || self->is_stroking;

  if (alea_carry_cancel (self->carry))
    return;

  alea_diagram_screen_put_down (self);
  if (!was_waiting)
    alea_diagram_tools_set_tool (self->tools, ALEA_TOOL_HAND);
  alea_diagram_screen_say (self, NULL);
}

/* --- from the palette ----------------------------------------------------- */

static AleaSquare
find_square (gpointer screen,
             double   x,
             double   y)
{
  AleaDiagramScreen *self = screen;

  return alea_diagram_board_find_square (self->board, x, y);
}

static void
draw_piece (gpointer     screen,
            GtkSnapshot *snapshot,
            AleaPiece    piece,
            double       x,
            double       y)
{
  AleaDiagramScreen *self = screen;
  const double side = alea_diagram_board_get_square (self->board);
  const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) (x - side), (float) (y - side),
                                                   (float) (2 * side), (float) (2 * side));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

  cairo_translate (cr, x, y);
  cairo_rotate (cr, alea_diagram_tools_get_turns (self->tools) * G_PI_2);
  cairo_translate (cr, -side / 2, -side / 2);
  alea_piece_set_paint (alea_look_get_pieces (alea_look_get_default ()), cr, piece, side);
  cairo_destroy (cr);
}

static void
dropped_cb (AleaDiagramScreen *self,
            guint              piece,
            guint              square)
{
  alea_diagram_editor_put (self->editor, (AleaSquare) square, (AleaPiece) piece,
                           alea_diagram_tools_get_turns (self->tools));
}

/* --- keys ----------------------------------------------------------------- */

/* A digit after another on the same square makes one number of both. */
static void
type_digit (AleaDiagramScreen *self,
            AleaSquare         square,
            char               digit)
{
  AleaDrawing label = {
    .type = ALEA_DRAWING_LABEL,
    .square = square,
    .colour = alea_diagram_tools_get_colour (self->tools),
  };
  const AleaDrawing *found = find_drawing (self, &label);

  g_snprintf (label.text, sizeof label.text, "%.*s%c", ALEA_DRAWING_MAX_TEXT - 1,
              self->typed == square && found != NULL ? found->text : "", digit);
  say_if_full (self, alea_diagram_editor_draw (self->editor, &label));
  self->typed = square;
}

/* Letters are those of the language or English, but for the pawn's. */
static gboolean
put_by_key (AleaDiagramScreen *self,
            AleaSquare         square,
            guint              key)
{
  const AleaColour colour = alea_palette_find_colour (self->palette, key);
  AleaPieceType type = alea_letters_find (gdk_keyval_to_unicode (key));

  if (type == ALEA_NO_PIECE_TYPE && gdk_keyval_to_lower (key) == GDK_KEY_p)
    type = ALEA_PAWN;
  if (type == ALEA_NO_PIECE_TYPE)
    return GDK_EVENT_PROPAGATE;

  alea_diagram_editor_put (self->editor, square, alea_piece (colour, type), alea_diagram_tools_get_turns (self->tools));
  return GDK_EVENT_STOP;
}

static gboolean
press_key (AleaDiagramScreen *self,
           AleaSquare         square,
           guint              key)
{
  const guint32 letter = gdk_keyval_to_unicode (key);

  if (letter < 128 && g_ascii_isdigit ((char) letter))
    {
      type_digit (self, square, (char) letter);
      return GDK_EVENT_STOP;
    }

  self->typed = ALEA_NO_SQUARE;
  switch (key)
    {
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      alea_diagram_screen_erase_cb (self, square);
      return GDK_EVENT_STOP;
    case GDK_KEY_period:
    case GDK_KEY_greater:
      alea_diagram_editor_turn (self->editor, square);
      return GDK_EVENT_STOP;
    default:
      return put_by_key (self, square, key);
    }
}

static gboolean
key_cb (AleaDiagramScreen *self,
        guint              key,
        guint              code,
        GdkModifierType    state)
{
  const AleaSquare square = alea_diagram_board_get_cursor (self->board);
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (square == ALEA_NO_SQUARE || (modifiers & ~(GdkModifierType) GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  return press_key (self, square, key);
}

void
alea_diagram_screen_add_hand (AleaDiagramScreen *self)
{
  static const AleaCarryBoard board = { find_square, draw_piece };
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->waiting = self->typed = ALEA_NO_SQUARE;
  self->carry = alea_carry_new (GTK_WIDGET (self), GTK_WIDGET (self->palette), alea_palette_find_piece,
                                GTK_WIDGET (self->board), &board);
  g_signal_connect_object (self->carry, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}
