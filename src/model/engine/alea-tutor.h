/* alea-tutor.h: asks before a blunder is final
 *
 * Stands between the widgets and the game of a session, as its gate.  While a
 * person is asked the engine thinks about it, too; a decision that it holds for a
 * blunder (ALEA_BLUNDER) waits until that person has played it or taken it back.
 * Until then the view of the session has it on trial.  Whatever else happens in
 * the game, or a look back, takes it back.
 *
 * There is no such question while a match is counted, none about decisions of the
 * computer, offers of draws and resignations, and none where thinking takes too
 * long.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-hints.h"
#include "alea-session.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_TUTOR_AT_REST,
  ALEA_TUTOR_THINKING,   /* about a decision, but not for long */
  ALEA_TUTOR_ASKING,
} AleaTutorState;

/* Properties: "is-on", FALSE unless set; "state", which cannot be written and is
 * notified when, and only when, it is another. */
#define ALEA_TYPE_TUTOR (alea_tutor_get_type ())

G_DECLARE_FINAL_TYPE (AleaTutor, alea_tutor, ALEA, TUTOR, GObject)

/* The game of @session must have no gate, and gets none while the tutor is
 * there. */
AleaTutor      *alea_tutor_new            (AleaSession          *session) G_GNUC_WARN_UNUSED_RESULT;

void            alea_tutor_set_is_on      (AleaTutor            *self,
                                           gboolean              is_on);
AleaTutorState  alea_tutor_get_state      (AleaTutor            *self);

/* How long a decision waits for the engine, in milliseconds; 500 unless set. */
void            alea_tutor_set_patience   (AleaTutor            *self,
                                           guint                 patience);

/* The answers to its question; nothing happens where it asks none. */
void            alea_tutor_take_back      (AleaTutor            *self);
gboolean        alea_tutor_play           (AleaTutor            *self,
                                           GError              **error);

/* Why it asks, as alea_hints_explain_async() has it; G_IO_ERROR_CANCELLED once
 * it does so no more. */
void            alea_tutor_explain_async  (AleaTutor            *self,
                                           GAsyncReadyCallback   callback,
                                           gpointer              data);
gboolean        alea_tutor_explain_finish (AleaTutor            *self,
                                           GAsyncResult         *result,
                                           AleaHint             *hint,
                                           GError              **error);

G_END_DECLS
