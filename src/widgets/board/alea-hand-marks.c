/* alea-hand-marks.c: what the board shows of the game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-board-motion.h"
#include "alea-board-shown.h"
#include "alea-commentary.h"
#include "alea-hand-picture.h"
#include "alea-look.h"
#include "alea-offer.h"
#include "alea-position-attacks.h"

#include <glib/gi18n.h>

gboolean
alea_hand_is_move_from (AleaHand           *self,
                        const AleaDecision *decision,
                        AleaSquare          from)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) != ALEA_MOVE_RESURRECTION
         && alea_board_get_anchor (self->board, alea_move_from (decision->move)) == from;
}

/* --- what has happened --------------------------------------------------- */

static void
add_way (AleaHandPicture *picture,
         AleaSquare       from,
         AleaSquare       to)
{
  if (from != to)
    alea_hand_add_mark (picture, ALEA_MARK_LAST_FROM, from, NULL);
  alea_hand_add_mark (picture, ALEA_MARK_LAST_TO, to, _("last move"));
}

static void
add_move (AleaGame        *game,
          guint            number,
          AleaHandPicture *picture)
{
  const AleaMove move = alea_game_get_event (game, number)->decision.move;
  AleaSquare to = alea_move_to (move), rook = to, rook_to;

  if (alea_move_type (move) != ALEA_MOVE_CASTLE)
    {
      add_way (picture, alea_move_from (move), to);
      return;
    }

  alea_position_castle_to (&alea_game_get_state_at (game, number)->position, move, &to, &rook_to);
  add_way (picture, alea_move_from (move), to);
  if (rook_to != rook)
    add_way (picture, rook, rook_to);
}

/* The last move before the state that is looked at, or all moves of a series
 * that belong together: those of one side with nothing between them. */
static void
add_last_moves (AleaGameView    *view,
                AleaHandPicture *picture)
{
  AleaGame *game = alea_game_view_get_game (view);
  int n_added = 0;
  AleaColour turn = ALEA_WHITE;

  for (int i = (int) alea_game_view_get_number (view) - 1; i >= 0; i--)
    {
      const AleaEvent *event = alea_game_get_event (game, (guint) i);
      AleaColour mover;

      if (!alea_event_is (event, ALEA_ACT_MOVE))
        {
          if (n_added > 0)
            return;
          continue;
        }

      mover = alea_position_get_turn (&alea_game_get_state_at (game, (guint) i)->position);
      if (n_added > 0 && mover != turn)
        return;

      turn = mover;
      add_move (game, (guint) i, picture);
      n_added++;
    }
}

/* Shows a decision that is not final as if it were taken, with the piece still in
 * the hand.  FALSE for none. */
static gboolean
add_trial (AleaGameView    *view,
           AleaHandPicture *picture)
{
  const AleaDecision *trial = alea_game_view_get_trial (view);
  const AleaState *state = alea_game_view_get_state (view);
  g_autofree AleaState *after = NULL;
  AleaSquare to, rook_to;
  AleaEvent event;

  if (trial == NULL || trial->act != ALEA_ACT_MOVE)
    return FALSE;

  after = g_memdup2 (state, sizeof *state);
  event = alea_event_decision (*trial);
  if (!alea_state_apply (after, &event, NULL))
    return FALSE;

  alea_state_get_setup (after, &picture->setup);
  to = alea_move_to (trial->move);
  if (alea_move_type (trial->move) == ALEA_MOVE_CASTLE)
    alea_position_castle_to (&state->position, trial->move, &to, &rook_to);
  alea_hand_add_mark (picture, ALEA_MARK_LAST_FROM, alea_move_from (trial->move), NULL);
  alea_hand_add_mark (picture, ALEA_MARK_SELECTED, to, _("lifted"));
  return TRUE;
}

/* A king that is attacked is so too while it is not his turn: the dice may have
 * taken it from him. */
static void
add_check (const AleaState *state,
           AleaHandPicture *picture)
{
  if (state->stage == ALEA_STAGE_SETUP || state->rules->king_is_captured)
    return;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      const AleaSquare king = alea_position_get_king (&state->position, colour);

      if (king != ALEA_NO_SQUARE
          && alea_position_get_attackers (&state->position, king, alea_colour_other (colour)) != 0)
        alea_hand_add_mark (picture, ALEA_MARK_CHECK, king,
                  state->ending == ALEA_ENDING_CHECKMATE ? _("checkmate") : _("in check"));
    }
}

/* --- what can happen ----------------------------------------------------- */

static void
add_castling_target (AleaHand        *self,
                     AleaMove         move,
                     AleaHandPicture *picture)
{
  const AleaPosition *position = &alea_game_get_state (self->game)->position;
  AleaColour turn = alea_position_get_turn (position);
  AleaSquare king_to, rook_to;

  alea_position_castle_to (position, move, &king_to, &rook_to);
  alea_hand_add_mark (picture, ALEA_MARK_CASTLE, alea_move_to (move), _("castles with the king"));
  alea_hand_add_ghost (picture, alea_piece (turn, ALEA_KING), king_to, 0, 1);
  alea_hand_add_ghost (picture, alea_piece (turn, ALEA_ROOK), rook_to, 0, 1);
  if (king_to != alea_move_from (move) && king_to != alea_move_to (move))
    alea_hand_add_mark (picture, ALEA_MARK_STEP, king_to, _("the king may castle here"));
}

static void
add_target (AleaHand        *self,
            AleaMove         move,
            AleaHandPicture *picture)
{
  AleaSquare to = alea_move_to (move);

  switch (alea_move_type (move))
    {
    case ALEA_MOVE_CASTLE:
      add_castling_target (self, move, picture);
      break;
    case ALEA_MOVE_EN_PASSANT:
      alea_hand_add_mark (picture, ALEA_MARK_CAPTURE, to, _("may take en passant here"));
      break;
    case ALEA_MOVE_RELOCATION:
      alea_hand_add_mark (picture, ALEA_MARK_RELOCATE, to, _("the king may relocate here"));
      break;
    case ALEA_MOVE_TELEPORT:
    case ALEA_MOVE_RESURRECTION:
      alea_hand_add_mark (picture, ALEA_MARK_TELEPORT, to, _("may be sent here"));
      break;
    case ALEA_MOVE_PLAIN:
    case ALEA_MOVE_DOUBLE_STEP:
      if (picture->setup.pieces[to] != ALEA_NO_PIECE)
        alea_hand_add_mark (picture, ALEA_MARK_CAPTURE, to, _("may be taken"));
      else
        alea_hand_add_mark (picture, ALEA_MARK_STEP, to, _("may go here"));
      break;
    }
}

/* The targets of the piece that is taken up.  Of the four promotions on one
 * square only one leaves a mark. */
static void
add_targets (AleaHand        *self,
             AleaHandPicture *picture)
{
  for (gsize i = 0; self->resurrects && i < self->n_decisions; i++)
    if (self->decisions[i].act == ALEA_ACT_MOVE
        && alea_move_type (self->decisions[i].move) == ALEA_MOVE_RESURRECTION)
      add_target (self, self->decisions[i].move, picture);

  if (self->selected == ALEA_NO_SQUARE)
    return;

  alea_hand_add_mark (picture, ALEA_MARK_SELECTED, self->selected, _("lifted"));
  for (gsize i = 0; i < self->n_decisions; i++)
    {
      AleaMove move = self->decisions[i].move;
      AleaPieceType promotion = alea_move_promotion (move);

      if (alea_hand_is_move_from (self, &self->decisions[i], self->selected)
          && (i == 0 || promotion == ALEA_NO_PIECE_TYPE
              || self->decisions[i - 1].act != ALEA_ACT_MOVE
              || alea_move_from (self->decisions[i - 1].move) != alea_move_from (move)
              || alea_move_to (self->decisions[i - 1].move) != alea_move_to (move)))
        add_target (self, move, picture);
    }
}

/* The terraces that the dice have opened, before anybody is taken up to go
 * there (G16, G17). */
static void
add_terrace (AleaHand        *self,
             AleaHandPicture *picture)
{
  const char *note = _("a piece may teleport here");

  for (gsize i = 0; i < self->n_decisions; i++)
    {
      const AleaMove move = self->decisions[i].move;
      const AleaSquare to = alea_move_to (move);

      if (self->decisions[i].act != ALEA_ACT_MOVE
          || (alea_move_type (move) != ALEA_MOVE_TELEPORT && alea_move_type (move) != ALEA_MOVE_RESURRECTION))
        continue;

      picture->lit_terraces |= 1u << alea_geometry_get_terrace (picture->geometry, to);
      if (self->selected == ALEA_NO_SQUARE && !self->resurrects)
        picture->notes[to] = note;
    }
}

/* The number that freed the piece of @square, 0 for none; @moves tells whether
 * it can move at all. */
static int
find_freeing_face (AleaHand        *self,
                   const AleaState *state,
                   AleaSquare       square,
                   gboolean        *moves)
{
  int face = 0;

  *moves = FALSE;
  for (gsize i = 0; i < self->n_decisions && face == 0; i++)
    if (alea_hand_is_move_from (self, &self->decisions[i], square)
        && alea_move_type (self->decisions[i].move) != ALEA_MOVE_RESURRECTION)
      {
        *moves = TRUE;
        face = alea_state_get_freeing_face (state, self->decisions[i].move);
      }

  return face;
}

static AleaMark
find_plate (const AleaHandPicture *picture,
            AleaSquare             square)
{
  for (guint i = 0; i < picture->marks->len; i++)
    {
      const AleaSceneMark *mark = &g_array_index (picture->marks, AleaSceneMark, i);

      if (mark->mark == ALEA_MARK_LAST_TO && mark->file == alea_geometry_file (picture->geometry, square)
          && mark->rank == alea_geometry_rank (picture->geometry, square))
        return ALEA_MARK_PLATE_ON_LAST;
    }

  return ALEA_MARK_PLATE;
}

/* The pieces of who decides: freed by a number, free, or waiting. */
static void
add_movable (AleaHand        *self,
             AleaHandPicture *picture)
{
  const AleaState *state = alea_game_get_state (self->game);
  /* It frees all pieces, and needs no number on each. */
  const gboolean is_double = alea_roll_is_double (alea_state_get_table_roll (state));
  unsigned peaceful;

  if (self->n_decisions == 0 || state->stage != ALEA_STAGE_PLAY)
    return;

  peaceful = alea_state_get_peaceful_types (state);
  for (int i = 0; i < picture->geometry->files * picture->geometry->ranks; i++)
    {
      const AleaPiece piece = picture->setup.pieces[i];
      const int anchor = alea_hand_get_shift (picture, (AleaSquare) i) < 0 ? i - 1 : i;
      gboolean moves;
      int face;

      if (piece == ALEA_NO_PIECE || alea_piece_colour (piece) != alea_position_get_turn (&state->position))
        continue;

      face = find_freeing_face (self, state, (AleaSquare) anchor, &moves);
      if (moves && picture->notes[i] == NULL)
        picture->notes[i] = peaceful >> alea_piece_type (piece) & 1 ? _("may move, but not capture") : _("may move");
      if (!alea_state_frees_by_dice (state) || !alea_look_get_marks_moves (alea_look_get_default ()))
        continue;

      if (!moves)
        picture->waiting |= (AleaSquareSet) 1 << i;
      else if ((face > 0 || is_double) && anchor == i)
        {
          alea_hand_add_mark (picture, find_plate (picture, (AleaSquare) i), (AleaSquare) i, NULL);
          if (!is_double)
            alea_hand_add_mark (picture, (AleaMark) (ALEA_MARK_TAB_1 + MIN (face, 4) - 1), (AleaSquare) i, NULL);
        }
    }
}

/* --- the whole ----------------------------------------------------------- */

/* Pieces that come because nothing was left to choose come one after the other. */
static void
set_turns (AleaHand *self)
{
  const guint number = alea_game_view_get_number (self->game_view);
  AleaSquare squares[ALEA_BOARD_MAX_TURNS];
  AleaDecision decision;
  guint n = 0;

  while (number > 0 && n < G_N_ELEMENTS (squares)
         && alea_state_get_forced (alea_game_get_state_at (self->game, number - 1),
                                   alea_game_get_event (self->game, number - 1),
                                   alea_game_get_state_at (self->game, number), n, &decision, NULL))
    squares[n++] = decision.square;

  alea_board_set_turns (self->board, squares, n);
}

/* What the last event was, where it is one of the rare ones. */
static AleaDrama
find_drama (AleaHand *self)
{
  const guint number = alea_game_view_get_number (self->game_view) - 1;
  const AleaEvent *event = alea_game_get_event (self->game, number);
  const AleaPosition *before = &alea_game_get_state_at (self->game, number)->position;
  const AleaState *after = alea_game_view_get_state (self->game_view);
  const AleaMove move = event->decision.move;
  AleaDrama drama = { .type = ALEA_DRAMA_NONE };

  if (alea_game_get_state_at (self->game, number)->stage != ALEA_STAGE_PLAY)
    return drama;
  if (event->type == ALEA_EVENT_ROLL)
    {
      if (alea_state_get_player (alea_game_get_state_at (self->game, number), ALEA_WHITE)
          != alea_state_get_player (after, ALEA_WHITE))
        drama.type = ALEA_DRAMA_SWAP;
      return drama;
    }
  if (!alea_event_is (event, ALEA_ACT_MOVE))
    return drama;

  drama.from = alea_move_from (move);
  drama.to = alea_move_to (move);
  drama.piece = alea_state_get_piece (after, drama.to);
  drama.victim = alea_position_get_piece (before, drama.to);
  if (alea_move_type (move) == ALEA_MOVE_TELEPORT)
    drama.type = ALEA_DRAMA_TELEPORT;
  else if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    drama.type = ALEA_DRAMA_RESURRECTION;
  else if (after->ending == ALEA_ENDING_KING_CAPTURED)
    drama.type = ALEA_DRAMA_KING_CAPTURED;
  return drama;
}

/* Only one step forward is a moment that is lived through. */
static void
set_drama (AleaHand *self)
{
  const guint view = alea_game_view_get_number (self->game_view);
  AleaDrama drama = { .type = ALEA_DRAMA_NONE };

  if (self->shown_game == self->game && view == self->shown_view)
    return;
  if (self->shown_game == self->game && view == self->shown_view + 1)
    drama = find_drama (self);
  self->shown_game = self->game;
  self->shown_view = view;
  alea_board_set_drama (self->board, &drama);
}

static void
hand_over (AleaHand        *self,
           AleaHandPicture *picture)
{
  AleaBoard *board = self->board;

  set_turns (self);
  set_drama (self);
  alea_board_set_setup (board, &picture->setup, ALEA_BOARD_GLIDE);
  alea_board_set_marks (board, (const AleaSceneMark *) picture->marks->data, picture->marks->len);
  alea_board_set_ghosts (board, (const AleaScenePiece *) picture->ghosts->data, picture->ghosts->len);
  alea_board_set_ways (board, (const AleaBoardWay *) picture->ways->data, picture->ways->len);
  alea_board_set_waiting (board, picture->waiting);
  alea_board_set_lit_terraces (board, picture->lit_terraces);
  for (int i = 0; i < picture->geometry->files * picture->geometry->ranks; i++)
    alea_board_set_note (board, (AleaSquare) i, picture->notes[i]);
}

void
alea_hand_show (AleaHand *self)
{
  const AleaState *state = alea_game_view_get_state (self->game_view);
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  g_autoptr(GArray) ghosts = g_array_new (FALSE, FALSE, sizeof (AleaScenePiece));
  g_autoptr(GArray) ways = g_array_new (FALSE, FALSE, sizeof (AleaBoardWay));
  g_autofree const char **notes = g_new0 (const char *, ALEA_MAX_PLAY_SQUARES);
  AleaHandPicture picture = {
    .geometry = state->rules->geometry,
    .marks = marks,
    .ghosts = ghosts,
    .ways = ways,
    .notes = notes,
  };

  alea_state_get_setup (state, &picture.setup);
  if (!add_trial (self->game_view, &picture))
    {
      add_last_moves (self->game_view, &picture);
      alea_hand_show_placed (self->game_view, &picture);
      add_check (state, &picture);
    }
  if (alea_game_view_get_is_live (self->game_view))
    alea_hand_show_set_up (self, state, &picture);
  add_terrace (self, &picture);
  add_targets (self, &picture);
  add_movable (self, &picture);
  if (self->forbidden != ALEA_NO_SQUARE || self->refused != ALEA_NO_SQUARE)
    alea_hand_add_mark (&picture, ALEA_MARK_FORBIDDEN, self->forbidden != ALEA_NO_SQUARE ? self->forbidden : self->refused, NULL);

  hand_over (self, &picture);
}
