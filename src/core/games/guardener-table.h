/* guardener-table.h: what lies beside the board of Guardener Chess
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games.h"

/* What lies beside the board. */
typedef struct
{
  uint8_t doubles;          /* in a row this turn */
  uint8_t kept_first;       /* of those thrown again that stay usable (GA2): the first, 0: none; */
  uint8_t kept_terraces;    /* and the terraces that later ones opened, a bit each number */
  uint8_t passed[2];        /* who has used the pass, by colour */
  uint8_t lost[2][ALEA_N_PIECE_TYPES];   /* pieces captured, by their own colour */
} GuardenerTable;

_Static_assert (sizeof (GuardenerTable) <= sizeof ((AleaTable *) 0)->own, "it fits beside the board");

static inline const GuardenerTable *
guardener_get_table (const AleaTable *table)
{
  return (const GuardenerTable *) table->own;
}

static inline GuardenerTable *
guardener_edit_table (AleaTable *table)
{
  return (GuardenerTable *) table->own;
}

extern const AleaToken      guardener_tokens[];
extern const AleaField      guardener_fields[];
extern const AleaTableFault guardener_faults[];

void           guardener_fill        (AleaSetup           *setup);
void           guardener_settle      (AleaSetup           *setup);
void           guardener_set_roll    (AleaSetup           *setup);
void           guardener_follow      (const AleaSetup     *before,
                                      AleaSetup           *setup);
void           guardener_swap        (AleaSetup           *setup);
unsigned       guardener_get_passes  (const AleaTable     *table,
                                      AleaColour           colour);
const uint8_t *guardener_get_lost    (const AleaTable     *table,
                                      AleaColour           colour);
