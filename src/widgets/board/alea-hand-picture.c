/* alea-hand-picture.c: marks, notes and ghosts are put into a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-picture.h"
#include "alea-look.h"


double
alea_hand_get_shift (const AleaHandPicture *picture,
                     AleaSquare             square)
{
  AleaPiece piece = picture->setup.pieces[square];
  AleaColour colour = alea_piece_colour (piece);

  if (alea_piece_type (piece) != ALEA_GUARDENER || !alea_setup_is_straddling (&picture->setup, colour))
    return 0;

  return square == alea_setup_find (&picture->setup, piece) ? 0.5 : -0.5;
}

/* Whether @mark is about the piece rather than about the square. */
static gboolean
is_of_piece (AleaMark mark)
{
  return mark == ALEA_MARK_SELECTED || alea_mark_is_of_plate (mark);
}

/* Whether @mark says what may be done, not what has been. */
static gboolean
is_of_move (AleaMark mark)
{
  return alea_mark_is_of_plate (mark) || (mark >= ALEA_MARK_STEP && mark <= ALEA_MARK_TELEPORT);
}

void
alea_hand_add_mark (AleaHandPicture *picture,
                    AleaMark         mark,
                    AleaSquare       square,
                    const char      *note)
{
  AleaSceneMark item = {
    .mark = mark,
    .file = alea_geometry_file (picture->geometry, square)
            + (is_of_piece (mark) ? alea_hand_get_shift (picture, square) : 0),
    .rank = alea_geometry_rank (picture->geometry, square),
  };

  if (!is_of_move (mark) || alea_look_get_marks_moves (alea_look_get_default ()))
    g_array_append_val (picture->marks, item);
  if (note != NULL)
    picture->notes[square] = note;
}

void
alea_hand_add_ghost (AleaHandPicture *picture,
                     AleaPiece        piece,
                     AleaSquare       square,
                     double           shift,
                     double           size)
{
  AleaScenePiece ghost = {
    .piece = piece,
    .file = alea_geometry_file (picture->geometry, square) + shift,
    .rank = alea_geometry_rank (picture->geometry, square),
    .size = size,
    .opacity = 1,
  };

  if (picture->setup.pieces[square] == ALEA_NO_PIECE)
    g_array_append_val (picture->ghosts, ghost);
}
