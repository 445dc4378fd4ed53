/* alea-man-names.c: what men are called, in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-man-names.h"

#include <glib/gi18n.h>

/* One phrase a man: in many languages the adjective follows the noun, or
 * changes with it. */
static const char *const names[2][ALEA_N_KINDS] = {
  {
    [ALEA_NO_KIND] = "",
    [ALEA_PAWN] = N_("white pawn"),
    [ALEA_KNIGHT] = N_("white knight"),
    [ALEA_BISHOP] = N_("white bishop"),
    [ALEA_ROOK] = N_("white rook"),
    [ALEA_QUEEN] = N_("white queen"),
    [ALEA_KING] = N_("white king"),
    [ALEA_GUARDENER] = N_("white Guardener"),
  },
  {
    [ALEA_NO_KIND] = "",
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
alea_man_get_name (AleaMan man)
{
  AleaKind kind = alea_man_kind (man);

  g_return_val_if_fail (kind > ALEA_NO_KIND && kind < ALEA_N_KINDS, "");

  return _(names[alea_man_colour (man)][kind]);
}

char *
alea_man_get_turned_name (AleaMan man,
                          guint   turns)
{
  const char *name = alea_man_get_name (man);

  switch (turns % 4)
    {
    case 1:
      /* Translators: %s is a man: "white pawn" */
      return g_strdup_printf (_("%s, turned right"), name);
    case 2:
      return g_strdup_printf (_("%s, upside down"), name);
    case 3:
      return g_strdup_printf (_("%s, turned left"), name);
    default:
      return g_strdup (name);
    }
}
