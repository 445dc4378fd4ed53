/* alea-piece-names.c: what pieces are called, in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-piece-names.h"

#include <glib/gi18n-lib.h>

/* One phrase a piece: in many languages the adjective follows the noun, or
 * changes with it. */
static const char *const names[2][ALEA_N_PIECE_TYPES] = {
  {
    [ALEA_NO_PIECE_TYPE] = "",
    [ALEA_PAWN] = N_("white pawn"),
    [ALEA_KNIGHT] = N_("white knight"),
    [ALEA_BISHOP] = N_("white bishop"),
    [ALEA_ROOK] = N_("white rook"),
    [ALEA_QUEEN] = N_("white queen"),
    [ALEA_KING] = N_("white king"),
    [ALEA_GUARDENER] = N_("white Guardener"),
  },
  {
    [ALEA_NO_PIECE_TYPE] = "",
    [ALEA_PAWN] = N_("black pawn"),
    [ALEA_KNIGHT] = N_("black knight"),
    [ALEA_BISHOP] = N_("black bishop"),
    [ALEA_ROOK] = N_("black rook"),
    [ALEA_QUEEN] = N_("black queen"),
    [ALEA_KING] = N_("black king"),
    [ALEA_GUARDENER] = N_("black Guardener"),
  },
};

const char *
alea_piece_get_name (AleaPiece piece)
{
  AleaPieceType type = alea_piece_type (piece);

  g_return_val_if_fail (type > ALEA_NO_PIECE_TYPE && type < ALEA_N_PIECE_TYPES, "");

  return _(names[alea_piece_colour (piece)][type]);
}

char *
alea_piece_get_turned_name (AleaPiece piece,
                            guint     turns)
{
  const char *name = alea_piece_get_name (piece);

  switch (turns % 4)
    {
    case 1:
      /* Translators: %s is a piece: "white pawn" */
      return g_strdup_printf (_("%s, turned right"), name);
    case 2:
      return g_strdup_printf (_("%s, upside down"), name);
    case 3:
      return g_strdup_printf (_("%s, turned left"), name);
    default:
      return g_strdup (name);
    }
}
