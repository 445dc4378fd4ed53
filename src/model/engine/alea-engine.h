/* alea-engine.h: the engine as an object that thinks while the window lives on
 *
 * What to decide, what each decision and each roll is worth, and how likely it
 * is to win: see alea-search.h for questions, limits, levels and answers.
 * Chances are 0 .. 1, of the player who answers the question.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-search.h"

G_BEGIN_DECLS

#define ALEA_TYPE_ENGINE (alea_engine_get_type ())

G_DECLARE_FINAL_TYPE (AleaEngine, alea_engine, ALEA, ENGINE, GObject)

/* Hears of what has been found out so far, in the main context in which the
 * engine was asked; never after the answer, nor once it is cancelled. */
typedef void (*AleaEngineProgress) (const AleaVerdict *verdict,
                                    gpointer           data);

/* A table of about @table_bytes is allocated when it is asked first; @n_threads
 * is 1 .. ALEA_SEARCH_MAX_THREADS. */
AleaEngine  *alea_engine_new          (gsize                    table_bytes,
                                       guint                    n_threads) G_GNUC_WARN_UNUSED_RESULT;

/* Asks what there is to answer in @state, of which a copy is taken.  Questions are
 * answered one after the other, in the order in which they were asked; a new one does
 * not cancel those before.  Of @limits, cancel and report are set by this.  @progress may be NULL;
 * @progress_data must live as long as it may be called.  Once @cancellable is
 * cancelled the answer is G_IO_ERROR_CANCELLED, and the thread ends in 20 ms. */
void         alea_engine_think_async  (AleaEngine              *self,
                                       const AleaState         *state,
                                       const AleaSearchLimits  *limits,
                                       AleaEngineProgress       progress,
                                       gpointer                 progress_data,
                                       GCancellable            *cancellable,
                                       GAsyncReadyCallback      callback,
                                       gpointer                 data);

/* The answer; (transfer full), for g_free().  NULL with G_IO_ERROR_CANCELLED;
 * with G_IO_ERROR_INVALID_ARGUMENT where the game is over; with
 * G_IO_ERROR_NO_SPACE where there is no memory. */
AleaVerdict *alea_engine_think_finish (AleaEngine              *self,
                                       GAsyncResult            *result,
                                       GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
