/* alea-uci.h: an engine that is a program of its own
 *
 * Plays Chess and Chess960 by the Universal Chess Interface.  Every call
 * blocks, for 5 seconds at most where the engine says nothing, and beyond that
 * for as long as it was told to think: call it from a thread.  One call at a
 * time.  Whatever the engine does wrong is an error of G_IO_ERROR with a
 * sentence for users; it is of no use any more then, and is to be freed.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-state.h"

G_BEGIN_DECLS

typedef struct _AleaUci AleaUci;

/* Chances of the player to move; together 1.  Of an engine that tells no draws
 * apart half a win stands for a draw. */
typedef struct
{
  int    depth;   /* 1 or more */
  double win;
  double draw;
  double loss;
} AleaUciOpinion;

/* "info depth 12 seldepth 18 multipv 1 score cp 34 wdl 55 931 14 nodes 9054 pv e2e4 e7e5":
 * FALSE where @line, which an engine has said, has no such opinion, or only a limit for
 * one. */
gboolean alea_uci_opinion_read (const char     *line,
                                AleaUciOpinion *opinion);

/* Whether such engines know the game. */
gboolean  alea_uci_knows_game (const AleaRules  *rules);

/* Starts @command, a program and its arguments, quoted as for a shell.
 * @options are "Name=value", each one that the engine has, ending with NULL; NULL for
 * none.  Waits some seconds for it to speak, or until @cancellable. */
AleaUci  *alea_uci_new        (const char         *command,
                               const char *const  *options,
                               GCancellable       *cancellable,
                               GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Asks the program to leave, and sees that it does. */
void      alea_uci_free       (AleaUci            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaUci, alea_uci_free)

/* What it calls itself; never NULL. */
const char *alea_uci_get_name (AleaUci            *self);

/* A new game begins. */
gboolean  alea_uci_begin      (AleaUci            *self,
                               GError            **error);

/* A move in @state, where one is due, after thinking for @msec milliseconds.
 * It is one that the rules allow. */
gboolean  alea_uci_decide     (AleaUci            *self,
                               const AleaState    *state,
                               gint64              msec,
                               GCancellable       *cancellable,
                               AleaDecision       *decision,
                               GError            **error);

/* Hears what the engine thinks of a position each time that it says so. */
typedef void (*AleaUciReport) (const AleaUciOpinion *opinion,
                               gpointer              data);

/* The same, with what it thinks of @state. */
gboolean  alea_uci_judge      (AleaUci            *self,
                               const AleaState    *state,
                               gint64              msec,
                               GCancellable       *cancellable,
                               AleaUciReport       report,
                               gpointer            data,
                               AleaDecision       *decision,
                               GError            **error);

G_END_DECLS
