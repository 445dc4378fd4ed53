/* alea-shelf-pgn.h: files of games onto the shelf, and games of the shelf into a
 * file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-exchange.h"

G_BEGIN_DECLS

/* --- from files ----------------------------------------------------------- */

/* Files of PGN that are read one after the other; counted references.  A game at
 * fault is passed over, and counted. */
typedef struct _AleaShelfPgnSource AleaShelfPgnSource;

AleaShelfPgnSource *alea_shelf_pgn_source_new   (GListModel           *files) G_GNUC_WARN_UNUSED_RESULT;
AleaShelfPgnSource *alea_shelf_pgn_source_ref   (AleaShelfPgnSource   *self);
void                alea_shelf_pgn_source_unref (AleaShelfPgnSource   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfPgnSource, alea_shelf_pgn_source_unref)

/* An AleaShelfSource whose data is a source. */
AleaShelfGame      *alea_shelf_pgn_source_next  (gpointer              self,
                                                 GCancellable         *cancellable,
                                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Meanwhile: how much of all files, 0 to 1, and how many games were at fault. */
double              alea_shelf_pgn_source_get_fraction (AleaShelfPgnSource *self);
guint               alea_shelf_pgn_source_get_n_faults (AleaShelfPgnSource *self);

/* When all have been read: file, place and reason of the first game at fault, to be
 * shown; NULL for none.  (transfer none) */
const char         *alea_shelf_pgn_source_get_fault    (AleaShelfPgnSource *self);

/* --- into a file ---------------------------------------------------------- */

/* A stream that games are written to, in a buffer of its own. */
typedef struct _AleaShelfPgnSink AleaShelfPgnSink;

/* Opens @file, which is replaced when all is there: until
 * alea_shelf_pgn_sink_close() it is as it was. */
AleaShelfPgnSink   *alea_shelf_pgn_sink_new     (GFile                *file) G_GNUC_WARN_UNUSED_RESULT;

/* What has not been closed never was. */
void                alea_shelf_pgn_sink_free    (AleaShelfPgnSink     *self);

/* An AleaShelfSink whose data is a sink. */
gboolean            alea_shelf_pgn_sink_take    (const AleaShelfGame  *game,
                                                 gpointer              self,
                                                 GCancellable         *cancellable,
                                                 GError              **error);

gboolean            alea_shelf_pgn_sink_close   (AleaShelfPgnSink     *self,
                                                 GError              **error);

G_END_DECLS
