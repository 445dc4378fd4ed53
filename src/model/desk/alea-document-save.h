/* alea-document-save.h: a game is saved in a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-document.h"

G_BEGIN_DECLS

/* --- files (alea-document-save.c) ----------------------------------------- */

/* The game as PGN, for others. */
char          *alea_document_write         (AleaDocument         *self,
                                            GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Where it is saved, NULL for nowhere; (transfer none).  And for a title: the name
 * of the file, and whether the game has gone on since. */
const AleaFilePlace *
               alea_document_get_place     (AleaDocument         *self);
const char    *alea_document_get_place_words (AleaDocument       *self);

/* Whether the file has all of the game, and nothing else. */
gboolean       alea_document_get_is_saved  (AleaDocument         *self);

/* What is to be said before it is saved where it is. */
typedef enum
{
  ALEA_SAVE_AT_ONCE,             /* nothing */
  ALEA_SAVE_NOWHERE,             /* it has no file yet: where? */
  ALEA_SAVE_OVER_CHANGES,        /* another program has changed the file */
  ALEA_SAVE_AMONG_CHANGES,       /* the same, and it holds many games: adding this
                                  * one is all that can be done */
  ALEA_SAVE_AMONG_OTHERS,        /* only this one of many games is replaced */
  ALEA_SAVE_AMONG_OTHERS_BARE,   /* the same, and its variations go */
  ALEA_SAVE_BARE,                /* variations that the file has go */
} AleaSaveQuestion;

AleaSaveQuestion alea_document_ask_save    (AleaDocument         *self);

typedef enum
{
  ALEA_SAVE_REPLACE,             /* this game, in a file that is as it was */
  ALEA_SAVE_REPLACE_ALL,         /* the file, whatever it holds */
  ALEA_SAVE_ADD,                 /* one more game behind the others */
} AleaSaveHow;

/* Writes it where it is saved, or to @file, all of which it becomes unless it is
 * the same.  One after the other: what is asked for meanwhile comes next, once for
 * each file. */
void           alea_document_save          (AleaDocument         *self,
                                            AleaSaveHow           how);
void           alea_document_save_as       (AleaDocument         *self,
                                            GFile                *file);

/* Which file is being written, NULL for none, how much of it, 0 to 1, and what
 * stops that; (transfer none). */
gboolean       alea_document_get_is_saving (AleaDocument         *self);
GFile         *alea_document_get_saving_file (AleaDocument       *self);
double         alea_document_get_saving_fraction (AleaDocument   *self);
GCancellable  *alea_document_get_saving_cancellable (AleaDocument *self);

G_END_DECLS
