/* alea-umpire.h: asks the seats of a session what the game wants to know
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-seat.h"
#include "alea-session.h"

G_BEGIN_DECLS

#define ALEA_TYPE_UMPIRE (alea_umpire_get_type ())

G_DECLARE_FINAL_TYPE (AleaUmpire, alea_umpire, ALEA, UMPIRE, GObject)

/* Whether an answer may come now: nothing tumbles or glides any more. */
typedef gboolean (*AleaUmpireReady) (gpointer data);

/* Nobody has a seat yet.  Once it is gone nobody is asked any more. */
AleaUmpire *alea_umpire_new       (AleaSession     *session,
                                   AleaUmpireReady  is_ready,
                                   gpointer         data) G_GNUC_WARN_UNUSED_RESULT;

/* Who answers for @person, in whatever colour. */
void        alea_umpire_set_seat  (AleaUmpire      *self,
                                   guint            person,
                                   AleaSeat        *seat);

/* Whom the game waits for; NULL for nobody. */
AleaSeat   *alea_umpire_get_asked (AleaUmpire      *self);

/* After something on which it depends who answers, and whether, besides the
 * events of the game: whoever thinks stops, and is asked anew. */
void        alea_umpire_ask       (AleaUmpire      *self);

G_END_DECLS
