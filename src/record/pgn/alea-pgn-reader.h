/* alea-pgn-reader.h: games out of a file, one after the other
 *
 * A file of any size is read in one pass.  A game at fault is said so, with
 * what could be read of it; the next one comes all the same.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-pgn-lexer.h"
#include "alea-record.h"

G_BEGIN_DECLS

typedef struct
{
  AleaRecord *record;        /* never NULL; of a bad game up to its fault */
  GArray     *roll_places;   /* of AleaPlace: where each roll of the record stands */
  AleaPlace   place;         /* where it begins */
  goffset     offset;        /* and in bytes: a stream may be read again from there */
  goffset     end;           /* of a good game: behind its last letter, in bytes */
  guint       n_moves;       /* moves as they are numbered, counted from its start */
  gboolean    is_bad;
  AleaPlace   fault_place;   /* of a bad game */
  AleaText    fault;         /* a sentence; empty for a good game */
  guint       fault_move;    /* whose number and side it is; 0: before the first */
  AleaColour  fault_colour;
  AleaResult  result;        /* ALEA_RESULT_NONE of a bad game */
} AleaPgnGame;

void           alea_pgn_game_free           (AleaPgnGame      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPgnGame, alea_pgn_game_free)

typedef struct _AleaPgnReader AleaPgnReader;

AleaPgnReader *alea_pgn_reader_new          (GInputStream     *stream) G_GNUC_WARN_UNUSED_RESULT;
AleaPgnReader *alea_pgn_reader_new_for_text (const char       *text,
                                             gsize             n_bytes) G_GNUC_WARN_UNUSED_RESULT;
void           alea_pgn_reader_free         (AleaPgnReader    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPgnReader, alea_pgn_reader_free)

/* @progress is called from alea_pgn_reader_next(), for every piece of the
 * file, which is some 64 KiB. */
void           alea_pgn_reader_set_progress (AleaPgnReader    *self,
                                             AleaPgnProgress   progress,
                                             gpointer          data);

/* The next game; *@game is NULL after the last.  FALSE when the stream cannot
 * be read or @cancellable, which may be NULL, was cancelled. */
gboolean       alea_pgn_reader_next         (AleaPgnReader    *self,
                                             AleaPgnGame     **game,
                                             GCancellable     *cancellable,
                                             GError          **error);

G_END_DECLS
