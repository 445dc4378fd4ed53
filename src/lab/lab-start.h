/* lab-start.h: what the games of a cell begin from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define LAB_NO_NUMBER (-1)

typedef struct
{
  int       number;      /* LAB_NO_NUMBER: it has none */
  gboolean  has_setup;   /* else the game begins as its rules say, with dice where
                          * they draw the start */
  AleaSetup setup;
} LabStart;

/* How many starts of @rules have numbers, from 0 on: 960 in Chess960; 2,880 in
 * Jepps Random Chess, arrays of White that Black mirrors, counted as in
 * Chess960 but for the king, who stands on any square that is left: light bishop,
 * dark bishop, queen, king, knights.  0 elsewhere. */
guint    lab_count_starts  (const AleaRules *rules);

void     lab_start_find    (const AleaRules *rules,
                            guint            number,
                            LabStart        *start);

/* Its number, its FEN, or "start"; (transfer full). */
char    *lab_start_name    (const LabStart  *self,
                            const AleaRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
