/* alea-autosave.h: the game under way, kept safe in a file
 *
 * A folder holds some slots: "game-1.pgn" and the lock beside it, and so on.
 * Whoever opens the folder gets a slot for itself, the one with the last game
 * that was left behind if there is such a one; so that two programs at the same time,
 * or two windows, never write to the same file.
 *
 * A save is written beside the old one, brought to the disk, and only then
 * takes its place: whenever the program or the machine dies, the file holds
 * the last save or the one before, whole.
 *
 * Everything is done before the call returns; it takes as long as the disk
 * needs to confirm.  Errors of GIO's kind (G_IO_ERROR) have a sentence for the
 * user, and the older save stays.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-safe-write.h"

G_BEGIN_DECLS

/* How many programs or windows can have a game under way. */
#define ALEA_AUTOSAVE_MAX_SLOTS 16

/* What a save may measure, in bytes. */
#define ALEA_AUTOSAVE_MAX_SIZE  (16 * 1024 * 1024)

typedef struct _AleaAutosave AleaAutosave;

/* The text to save; NULL with @error set, and then nothing is saved.
 * (transfer full) */
typedef char *(*AleaAutosaveText) (gpointer   data,
                                   GError   **error);

/* Takes a slot in @folder, which is made where it is missing: the one with the
 * last save. */
AleaAutosave *alea_autosave_open      (const char         *folder,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Takes one without a save, for a game that begins while another waits; when
 * all have one, that of the oldest. */
AleaAutosave *alea_autosave_open_another (const char      *folder,
                                          GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the slot back; a save in it is left behind for the next who opens. */
void          alea_autosave_close     (AleaAutosave       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaAutosave, alea_autosave_close)

/* The path of the file, whether it is there or not. */
const char   *alea_autosave_get_path  (AleaAutosave       *self);

/* The save that was left behind in the slot; NULL, without @error, when there
 * is none.  (transfer full) */
char         *alea_autosave_load      (AleaAutosave       *self,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Saves what @text gives.  The same text as last time is not written again. */
gboolean      alea_autosave_save      (AleaAutosave       *self,
                                       AleaAutosaveText    text,
                                       gpointer            data,
                                       GError            **error);

/* The game is over or saved elsewhere: the save goes. */
gboolean      alea_autosave_clear     (AleaAutosave       *self,
                                       GError            **error);

/* Renames a save that cannot be read, so that the next one does not write
 * over it; gives the new path.  (transfer full) */
char         *alea_autosave_set_aside (AleaAutosave       *self,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Another write(), for tests. */
void          alea_autosave_set_write (AleaAutosave       *self,
                                       AleaWrite           write_bytes);

G_END_DECLS
