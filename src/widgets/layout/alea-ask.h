/* alea-ask.h: a question, or a piece of news, in a window of its own
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*AleaAskCallback) (gpointer data);

/* Asks @question over @parent and calls @accepted when @accept, a label with
 * a mnemonic, is pressed; closed in any other way, nothing happens.  @data, an
 * object, is held as long as the question is open. */
void alea_ask (GtkWindow       *parent,
               const char      *question,
               const char      *explanation,
               const char      *accept,
               AleaAskCallback  accepted,
               gpointer         data);

/* The same where to accept is to lose something: nothing invites to it. */
void alea_ask_to_lose (GtkWindow       *parent,
                       const char      *question,
                       const char      *explanation,
                       const char      *accept,
                       AleaAskCallback  accepted,
                       gpointer         data);

/* The same with two answers: whatever closes the question but @accept is
 * @refuse, and then @refused is called. */
void alea_ask_either (GtkWindow       *parent,
                      const char      *question,
                      const char      *explanation,
                      const char      *accept,
                      AleaAskCallback  accepted,
                      const char      *refuse,
                      AleaAskCallback  refused,
                      gpointer         data);

/* Asks whether to save before something is lost: @save, @discard, or nothing
 * when the question is closed. */
void alea_ask_to_save (GtkWindow       *parent,
                       const char      *question,
                       const char      *explanation,
                       AleaAskCallback  save,
                       AleaAskCallback  discard,
                       gpointer         data);

/* Tells @news over @parent; there is nothing to answer. */
void alea_tell (GtkWindow  *parent,
                const char *news,
                const char *explanation);

G_END_DECLS
