/* alea-export.h: pictures and pages as files
 *
 * A file appears whole or not at all: it is written beside its place and then
 * moved there.  Messages of errors begin with the path.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-page.h"

G_BEGIN_DECLS

#define ALEA_EXPORT_ERROR (alea_export_error_quark ())

typedef enum
{
  ALEA_EXPORT_ERROR_FORMAT,   /* no format has this name */
  ALEA_EXPORT_ERROR_SIZE,     /* too large a picture */
  ALEA_EXPORT_ERROR_WRITE,
} AleaExportError;

typedef enum
{
  ALEA_PICTURE_PDF,
  ALEA_PICTURE_SVG,
  ALEA_PICTURE_PNG,
} AleaPictureFormat;

/* Pixels along one side of the largest PNG. */
#define ALEA_EXPORT_MAX_PIXELS 16384

typedef struct
{
  AleaPictureFormat format;
  double            size;             /* the longer side of the board: pixels, in a PDF points */
  double            scale;            /* pixels of a PNG for each of these */
  gboolean          is_transparent;   /* nothing behind the board; else white */
} AleaPictureShape;

/* Called with the pages done so far. */
typedef void (*AleaExportProgress) (guint    n_done,
                                    guint    n_pages,
                                    gpointer data);

GQuark    alea_export_error_quark  (void);

/* The format that the name of a file ends in. */
gboolean  alea_export_find_format  (const char              *path,
                                    AleaPictureFormat       *format,
                                    GError                 **error);

/* The board of @diagram and the words below it, for the clipboard. */
GBytes   *alea_export_render       (const AleaDiagram       *diagram,
                                    const AleaPictureShape  *shape,
                                    GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

gboolean  alea_export_diagram      (const AleaDiagram       *diagram,
                                    const AleaPictureShape  *shape,
                                    const char              *path,
                                    GError                 **error);

/* A PDF that is made page by page, for those who have something else to do
 * meanwhile.  @pages must live as long. */
typedef struct _AleaPageWriter AleaPageWriter;

AleaPageWriter *alea_page_writer_new        (AleaPages      *pages) G_GNUC_WARN_UNUSED_RESULT;
void      alea_page_writer_free    (AleaPageWriter          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPageWriter, alea_page_writer_free)

guint     alea_page_writer_get_n_done (AleaPageWriter       *self);

/* Draws a page; FALSE when all were drawn before. */
gboolean  alea_page_writer_step    (AleaPageWriter          *self);

/* Puts the file in its place when all pages are drawn. */
gboolean  alea_page_writer_finish  (AleaPageWriter          *self,
                                    const char              *path,
                                    GError                 **error);

/* The same in one go.  @progress and @cancellable may be NULL. */
gboolean  alea_export_pages        (AleaPages               *pages,
                                    const char              *path,
                                    AleaExportProgress       progress,
                                    gpointer                 data,
                                    GCancellable            *cancellable,
                                    GError                 **error);

/* Whether something could be put in the place of @path now: for who has much to do
 * before there is something. */
gboolean  alea_export_check        (const char              *path,
                                    GError                 **error);

/* Puts @bytes in the place of @path. */
gboolean  alea_export_write        (GBytes                  *bytes,
                                    const char              *path,
                                    GError                 **error);

G_END_DECLS
