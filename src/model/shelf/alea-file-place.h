/* alea-file-place.h: where in a file a game is saved
 *
 * A file may hold many games.  Saving one of them again replaces its text and
 * leaves every other byte as it is.  The file is replaced whole or not at all,
 * see alea-safe-write.h, and keeps its permissions.
 *
 * Errors of GIO's kind (G_IO_ERROR) have a sentence for the user.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-safe-write.h"

G_BEGIN_DECLS

typedef struct _AleaFilePlace AleaFilePlace;

/* All of @file, which need not be there. */
AleaFilePlace *alea_file_place_new         (GFile                *file) G_GNUC_WARN_UNUSED_RESULT;

/* Of @n_games games the one from byte @start to before byte @end, in @file as
 * it was when it had @stamp, which may be NULL. */
AleaFilePlace *alea_file_place_new_in_file (GFile                *file,
                                            const char           *stamp,
                                            goffset               start,
                                            goffset               end,
                                            guint                 n_games) G_GNUC_WARN_UNUSED_RESULT;
AleaFilePlace *alea_file_place_copy        (const AleaFilePlace  *self) G_GNUC_WARN_UNUSED_RESULT;
void           alea_file_place_free        (AleaFilePlace        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaFilePlace, alea_file_place_free)

/* (transfer none) */
GFile         *alea_file_place_get_file    (const AleaFilePlace  *self);

/* The file's name, without its folder.  (transfer full) */
char          *alea_file_place_get_name    (const AleaFilePlace  *self) G_GNUC_WARN_UNUSED_RESULT;

/* Games in the file, with this one. */
guint          alea_file_place_get_n_games (const AleaFilePlace  *self);

/* What is handed to alea_file_place_new_in_file(), for keeping it; (transfer
 * none). */
const char    *alea_file_place_get_stamp   (const AleaFilePlace  *self);
goffset        alea_file_place_get_start   (const AleaFilePlace  *self);
goffset        alea_file_place_get_end     (const AleaFilePlace  *self);

/* Whether the file is there but other than it was. */
gboolean       alea_file_place_has_changed (const AleaFilePlace  *self);

/* From now on the place is all of the file, whatever it holds. */
void           alea_file_place_take_all    (AleaFilePlace        *self);

/* Writes @text where the game was.  Fails with G_IO_ERROR_WRONG_ETAG when the
 * file is other than it was; where it has gone it is made anew, with this game
 * alone.  Where only the folder did not come to the disk, that is an error too,
 * but the game is there, and @self says where. */
gboolean       alea_file_place_replace     (AleaFilePlace        *self,
                                            const char           *text,
                                            GCancellable         *cancellable,
                                            GError              **error);

/* Writes @text as one more game behind all others, whatever they are now. */
gboolean       alea_file_place_append      (AleaFilePlace        *self,
                                            const char           *text,
                                            GCancellable         *cancellable,
                                            GError              **error);

/* Replaces or appends in a thread, which until it ends has @self for itself, but
 * for how much is written: 0 to 1.  Cancelled, the file is as it was. */
void           alea_file_place_write_async (AleaFilePlace        *self,
                                            const char           *text,
                                            gboolean              is_appended,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
gboolean       alea_file_place_write_finish (GAsyncResult        *result,
                                             GError             **error);
double         alea_file_place_get_fraction (AleaFilePlace       *self);

/* Another write(), for tests. */
void           alea_file_place_set_write   (AleaFilePlace        *self,
                                            AleaWrite             write_bytes);

G_END_DECLS
