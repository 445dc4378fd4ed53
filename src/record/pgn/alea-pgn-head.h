/* alea-pgn-head.h: the tags of a game that is written
 *
 * Private to record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"

G_BEGIN_DECLS

/* What has been found out while the moves were written; nothing is owned. */
typedef struct
{
  const AleaRecord *record;
  const AleaState  *setup;         /* when it is over, or as far as it goes */
  gboolean          has_setup;     /* the game has one and began with it */
  GArray           *setup_rolls;   /* of AleaListedRoll */
  const AleaState  *end;           /* where the events lead */
  AleaResult        result;
} AleaPgnHead;

/* Appends all tags and the empty line behind them. */
void alea_pgn_head_write (const AleaPgnHead *self,
                          GString           *text);

G_END_DECLS
