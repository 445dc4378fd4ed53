/* alea-file-change.h: a file that is written anew, with a text in it
 *
 * What stays of the old file is copied around the text; whatever goes wrong,
 * the old file is as it was.  Clear it in the end, see G_AUTO.
 *
 * Private to shelf/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-safe-write.h"

G_BEGIN_DECLS

/* How much of a file says which lines it has; the buffer of @old holds it. */
#define ALEA_FILE_HEAD 4096

typedef struct
{
  GFile         *file;         /* this and the next two are not owned */
  GCancellable  *cancellable;
  int           *per_mille;    /* that is written; touched atomically */
  AleaWrite      write_bytes;
  char          *stamp;        /* what the old file must have; NULL: any */
  GInputStream  *old;          /* NULL: nothing of it stays */
  goffset        old_size;
  goffset        n_copied;     /* bytes of the old file that were passed */

  goffset        start;        /* what is replaced */
  goffset        end;
  const char    *line_end;     /* as the file has it */
  char          *text;         /* with the gaps around it */

  int            fd;           /* where it goes, if there is no stream */
  const char    *new_path;     /* of a file that will take the place of the old one; or NULL */
  char          *new_stamp;    /* of what was written, once it is there */
  GOutputStream *stream;
  GError        *error;        /* what went wrong; NULL: errno says it */
  gboolean       is_there;     /* the new file, whatever went wrong then */
} AleaFileChange;

void     alea_file_change_clear (AleaFileChange  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AleaFileChange, alea_file_change_clear)

/* How @file looks from outside, to see whether somebody else has changed it;
 * NULL when it is not there.  (transfer full) */
char    *alea_file_stamp        (GFile           *file) G_GNUC_WARN_UNUSED_RESULT;

/* Looks at what is there now, and opens it if something of it @stays. */
gboolean alea_file_change_open  (AleaFileChange  *self,
                                 gboolean         stays,
                                 GError         **error);

/* Writes it, with text, start and end as they have been set. */
gboolean alea_file_change_write (AleaFileChange  *self,
                                 GError         **error);

G_END_DECLS
