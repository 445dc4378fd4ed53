/* alea-start.h: starts that the dice make without anybody's help
 *
 * For club sheets, arbiters and the impatient: rolls what has to be rolled
 * and takes one of the choices that are offered at random.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice.h"
#include "alea-state.h"

G_BEGIN_DECLS

/* Answers the question of @state, which must not be over.  Of decisions one is
 * drawn, never a re-roll unless @may_reroll; *@n_choices, which may be NULL,
 * is how many there were, 1 for a roll. */
gboolean alea_start_answer (const AleaState    *state,
                            AleaDice           *dice,
                            gboolean            may_reroll,
                            guint              *n_choices,
                            AleaEvent          *event,
                            GError            **error);

/* Sets up start number @n of those that come from one @seed: @state is at the first
 * question of play.  *@rolls, which may be NULL, has every roll in order, "2 3 1", empty
 * for none.  (transfer full) */
gboolean alea_start_roll_nth (const AleaRules   *rules,
                              const AleaOptions *options,
                              const char        *seed,
                              guint              n,
                              AleaState         *state,
                              char             **rolls,
                              GError           **error);

/* The seed of start number @n, from 1, of those that come from one @seed, so
 * that each can be made again alone.  (transfer full) */
char    *alea_start_make_seed (const char      *seed,
                               guint            n);

G_END_DECLS
