/* alea-archive.h: games that were left, in a file that grows
 *
 * A folder holds "earlier-games.pgn", a file of games like any other.  Whoever
 * leaves a game that is nowhere else adds it here.  Two programs, or two
 * windows, never lose a game of each other: a lock beside the file is held
 * while it is written, as alea-safe-append.h and alea-safe-write.h say.
 *
 * Windows wait for that, so it takes no longer for a file that has grown large,
 * and a lock that is not let go is waited for a second, not more.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-file-place.h"

G_BEGIN_DECLS

/* The file, whether it is there or not.  (transfer full) */
GFile         *alea_archive_get_file (const char           *folder) G_GNUC_WARN_UNUSED_RESULT;

/* In a file of more bytes a game is not replaced but added once more, and only
 * so many bytes at its end are searched. */
#define ALEA_ARCHIVE_MAX_REPLACED (16 * 1024 * 1024)

/* Adds the game @text behind the others, or puts it in the place of what it
 * was earlier, if nobody has changed the file since; NULL for a game that has
 * not been there.  Returns where it is now; NULL with a sentence in @error. */
AleaFilePlace *alea_archive_add      (const char           *folder,
                                      const char           *text,
                                      const AleaFilePlace  *earlier,
                                      GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Where the game @text is among them already, byte for byte, because whoever
 * added it died before it could go where it came from; NULL for nowhere.  How
 * many games there are is not counted. */
AleaFilePlace *alea_archive_find     (const char           *folder,
                                      const char           *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
