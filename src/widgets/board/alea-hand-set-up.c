/* alea-hand-set-up.c: what the board shows before play
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-board-shown.h"
#include "alea-hand-picture.h"
#include "alea-offer.h"
#include "alea-placing.h"

#include <glib/gi18n.h>

/* Of two pieces that one square is offered to, side by side. */
#define PAIR_SIZE  0.56
#define PAIR_SHIFT 0.21

void
alea_hand_show_placed (AleaGameView    *view,
                       AleaHandPicture *picture)
{
  AleaGame *game = alea_game_view_get_game (view);
  guint number = alea_game_view_get_number (view);
  /* Once play has begun it matters more that a piece may move. */
  gboolean is_setup = alea_game_view_get_state (view)->stage == ALEA_STAGE_SETUP;
  AleaSetup before;

  if (number == 0 || alea_game_get_state_at (game, number - 1)->stage != ALEA_STAGE_SETUP)
    return;

  alea_state_get_setup (alea_game_get_state_at (game, number - 1), &before);
  for (int i = 0; i < picture->geometry->files * picture->geometry->ranks; i++)
    if (picture->setup.pieces[i] != before.pieces[i])
      alea_hand_add_mark (picture, ALEA_MARK_LIT, (AleaSquare) i, is_setup ? _("just placed") : NULL);
}

/* On each square that the next throw may choose, the face that chooses it. */
static void
add_faces (const AleaState *state,
           AleaHandPicture *picture)
{
  static const char *const notes[6] = {
    N_("gets the piece on a roll of 1"), N_("gets the piece on a roll of 2"), N_("gets the piece on a roll of 3"),
    N_("gets the piece on a roll of 4"), N_("gets the piece on a roll of 5"), N_("gets the piece on a roll of 6"),
  };
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask != ALEA_ASK_ROLL || question.dice.n != 1)
    return;

  for (int face = 1; face <= MIN (question.dice.sides, 6); face++)
    {
      AleaRoll roll = { .n = 1, .sides = question.dice.sides, .face = { (guint8) face } };
      AleaSquare square = alea_state_get_roll_target (state, roll);

      if (square != ALEA_NO_SQUARE)
        alea_hand_add_mark (picture, (AleaMark) (ALEA_MARK_FACE_1 + face - 1), square, _(notes[face - 1]));
    }
}

/* --- the square that is filled next ---------------------------------------- */

/* Which pieces the dice offer it: the one as it would stand, or two side by
 * side.  More are to be seen in the hand alone. */
static void
add_offered_pieces (AleaHand        *self,
                    const AleaState *state,
                    AleaSquare       square,
                    AleaHandPicture *picture)
{
  AleaPiece pieces[2] = { ALEA_NO_PIECE };
  guint n = 0;

  for (gsize i = 0; i < self->n_decisions; i++)
    if (self->decisions[i].act == ALEA_ACT_PLACE)
      {
        if (n < G_N_ELEMENTS (pieces))
          pieces[n] = alea_piece (alea_state_get_offer_colour (state), self->decisions[i].piece_type);
        n++;
      }

  if (n == 1)
    alea_hand_add_ghost (picture, pieces[0], square, 0, 1);
  for (guint i = 0; n == G_N_ELEMENTS (pieces) && i < n; i++)
    alea_hand_add_ghost (picture, pieces[i], square, i == 0 ? -PAIR_SHIFT : PAIR_SHIFT, PAIR_SIZE);
}

/* Those that follow are only outlined. */
static void
add_fill_target (AleaHand        *self,
                 const AleaState *state,
                 AleaHandPicture *picture)
{
  const AleaSquare target = alea_state_get_target (state);
  AleaPlacing placings[ALEA_N_PLACINGS];

  if (target == ALEA_NO_SQUARE)
    return;

  alea_hand_add_mark (picture, ALEA_MARK_LIT, target, _("to be filled next"));
  add_offered_pieces (self, state, target, picture);
  alea_placing_list (self->game, alea_game_get_n_events (self->game), alea_state_get_offer_colour (state), placings);
  for (guint i = 0; i < G_N_ELEMENTS (placings); i++)
    if (placings[i].piece == ALEA_NO_PIECE && placings[i].square != target)
      alea_hand_add_mark (picture, ALEA_MARK_LATER, placings[i].square, NULL);
}

/* --- the mediator ------------------------------------------------------------ */

/* From whom among White's Black's pieces would have their places.  All that cross
 * would be a knot: the outermost say as much. */
static void
add_ways (const AleaState *state,
          AleaHandPicture *picture)
{
  const AleaMediation mediation = alea_placing_get_mediation (state);
  const int last = picture->geometry->files - 1, step = mediation == ALEA_MEDIATION_REVERSE ? last : 1;

  if (mediation != ALEA_MEDIATION_MIRROR && mediation != ALEA_MEDIATION_REVERSE)
    return;

  for (int file = 0; file <= last; file += step)
    {
      const AleaBoardWay way = {
        .from = alea_geometry_square (picture->geometry, alea_jepps_file_like (mediation, file), 0),
        .to = alea_geometry_square (picture->geometry, file, picture->geometry->ranks - 1),
      };

      g_array_append_val (picture->ways, way);
    }
}

/* Where pieces would stand if the roll on the table were accepted. */
static void
add_accepted_pieces (AleaHand        *self,
                     AleaHandPicture *picture)
{
  const AleaEvent accept = alea_event_decision (alea_decision_act (ALEA_ACT_ACCEPT));
  AleaState state;
  AleaSetup setup;

  if (self->n_decisions == 0 || self->decisions[0].act != ALEA_ACT_ACCEPT)
    return;

  state = *alea_game_get_state (self->game);
  if (alea_placing_is_mediated (&state))
    add_ways (&state, picture);
  if (!alea_state_apply (&state, &accept, NULL))
    return;

  alea_state_get_setup (&state, &setup);
  for (int i = 0; i < picture->geometry->files * picture->geometry->ranks; i++)
    if (setup.pieces[i] != picture->setup.pieces[i])
      {
        alea_hand_add_mark (picture, ALEA_MARK_LIT, (AleaSquare) i, NULL);
        alea_hand_add_ghost (picture, setup.pieces[i], (AleaSquare) i, 0, 1);
      }
}

void
alea_hand_show_set_up (AleaHand        *self,
                       const AleaState *state,
                       AleaHandPicture *picture)
{
  add_faces (state, picture);
  add_fill_target (self, state, picture);
  add_accepted_pieces (self, picture);
}
