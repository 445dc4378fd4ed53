/* alea-session-rolls.h: the rolls of a session
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

G_BEGIN_DECLS

/* Takes what was typed, see alea_roll_entry_parse(); marked in the record as
 * typed. */
gboolean     alea_session_type_roll           (AleaSession          *self,
                                               const char           *faces,
                                               GError              **error);

/* All rolls of the game, of AleaLoggedRoll; (transfer full).  And as a table,
 * see alea_dice_log_write(); (transfer full). */
GArray      *alea_session_list_rolls          (AleaSession          *self);
char        *alea_session_write_rolls         (AleaSession          *self);

G_END_DECLS
