/* lab-run.h: playing the games of a shard
 *
 * What a game is depends on the seed of the plan, on its cell and on its number in
 * that, never on the shard.  Games come in blocks of one cell, and of N shards each
 * plays every Nth block.  Where a plan may stop a cell early all of its blocks are
 * played by one shard, for whether it goes on depends on all games before.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-counts.h"

G_BEGIN_DECLS

/* Called once the players are there, before anything is played, and after each
 * block.  FALSE: that is enough. */
typedef gboolean (*LabProgress) (const LabCounts *counts,
                                 gpointer         data);

/* Plays the only shard of @counts from where it stands to its end.  @source names
 * the plan in messages. */
gboolean lab_run         (LabCounts    *counts,
                          const char   *source,
                          LabProgress   progress,
                          gpointer      data,
                          GError      **error);

G_END_DECLS
