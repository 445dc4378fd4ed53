/* alea-ask-file.h: a question for a file, in the dialog of the desktop
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of a kind are files whose type or whose name tells so. */
typedef struct
{
  const char *name;       /* as users read it */
  const char *type;       /* as "application/pdf"; or NULL */
  const char *pattern;    /* as "*.pdf" */
} AleaFileKind;

typedef struct
{
  const char         *title;
  const char         *accept;     /* what the button says, with a mnemonic; NULL for the usual */
  const char         *name;       /* that is proposed for a file to be saved */
  GFile              *file;       /* where it was saved before; or NULL */
  const AleaFileKind *kinds;      /* of which the first is chosen; or NULL for all files */
  guint               n_kinds;
} AleaFileQuestion;

/* What games are saved in. */
AleaFileKind alea_file_kind_games (void);

/* @file is NULL if none was chosen. */
typedef void (*AleaFileCallback)  (GFile      *file,
                                   gpointer    data);
/* @files, of GFile, is NULL if none was chosen. */
typedef void (*AleaFilesCallback) (GListModel *files,
                                   gpointer    data);

/* Each asks @question over @parent, and calls @callback when it is answered;
 * unless @data, an object, has gone by then. */
void alea_ask_file_to_open  (GtkWindow              *parent,
                             const AleaFileQuestion *question,
                             AleaFileCallback        callback,
                             gpointer                data);
void alea_ask_files_to_open (GtkWindow              *parent,
                             const AleaFileQuestion *question,
                             AleaFilesCallback       callback,
                             gpointer                data);
void alea_ask_file_to_save  (GtkWindow              *parent,
                             const AleaFileQuestion *question,
                             AleaFileCallback        callback,
                             gpointer                data);

G_END_DECLS
