/* alea-document-private.h: what the files of a document share
 *
 * alea-document.c        the object, and what it keeps on the shelf
 * alea-document-head.c   a game as columns of the shelf
 * alea-document-review.c who was lucky in a game
 * alea-document-save.c   a game in a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-document.h"

G_BEGIN_DECLS

struct _AleaDocument
{
  GObject        parent_instance;

  AleaShelf     *shelf;
  AleaSession   *session;
  gboolean       is_left;         /* nobody plays it any more */
  gboolean       is_closed;       /* and nothing is kept of it */

  gint64         id;              /* 0: not on the shelf */
  gint64         match;
  AleaShelfGame *head;            /* its columns as they were last kept; NULL: none yet */
  GArray        *events;          /* of AleaEvent: that are kept, or stand in the file,
                                   * also those that were undone */
  guint          n_events;        /* of these that count */
  guint          n_taken;         /* rolls that were taken back, as they are kept */
  guint          timer;           /* until the time is kept; or 0 */

  AleaFilePlace *place;           /* NULL: it is in no file */
  gboolean       may_replace;     /* the players know what saving replaces */
  int            n_saved;         /* events in the file; -1: none */
  int            n_same;          /* of self->events that are as they are there */
  char          *place_words;     /* or NULL */

  AleaFilePlace *saving;          /* the thread's until it has ended; or NULL */
  int            n_saving;        /* as n_saved and n_same will be */
  int            n_saving_same;
  GCancellable  *cancellable;
  GQueue         next_saves;      /* what comes after that */
};

/* alea-document.c */
/* Keeps what is not an event: names, the match, the time, the file. */
void alea_document_update_head  (AleaDocument        *self);

/* alea-document-head.c */
/* Who plays, which match, where it stands, the clock, the file; no list. */
void alea_document_write_head   (AleaDocument        *self,
                                 AleaShelfGame       *head);
void alea_document_restore_clock (AleaDocument       *self,
                                  const AleaShelfGame *kept);
AleaFilePlace *
     alea_document_read_place   (const AleaShelfGame *kept) G_GNUC_WARN_UNUSED_RESULT;

/* alea-document-save.c */
/* Makes known what has become of the game and its file. */
void alea_document_update_words (AleaDocument        *self);
void alea_document_clear_saves  (AleaDocument        *self);

enum
{
  ALEA_DOCUMENT_PROP_0,
  ALEA_DOCUMENT_PROP_IS_SAVING,
  ALEA_DOCUMENT_PROP_PLACE_WORDS,
  ALEA_DOCUMENT_N_PROPS
};

enum
{
  ALEA_DOCUMENT_SAVED,
  ALEA_DOCUMENT_SAVE_FAILED,
  ALEA_DOCUMENT_WANTED,
  ALEA_DOCUMENT_N_SIGNALS
};

extern GParamSpec *alea_document_properties[ALEA_DOCUMENT_N_PROPS];
extern guint       alea_document_signals[ALEA_DOCUMENT_N_SIGNALS];

G_END_DECLS
