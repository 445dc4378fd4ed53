/* alea-print-job.h: what can be printed
 *
 * A job has a title and kinds of pages to choose from: the position, the game,
 * club sheets.  Whoever has something to print makes one and gives it to
 * alea_print_dialog_show():
 *
 *   job = alea_print_job_new (_("Leaflet"));
 *   alea_print_job_add (job, alea_print_kind_new (_("Chapter"), &leaflet, chapter, g_object_unref));
 *   alea_print_dialog_show (window, job, settings);
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-print-layout.h"

G_BEGIN_DECLS

/* Emits "changed" when it would print something else. */
#define ALEA_TYPE_PRINT_KIND (alea_print_kind_get_type ())

G_DECLARE_FINAL_TYPE (AleaPrintKind, alea_print_kind, ALEA, PRINT_KIND, GObject)

/* Which choices of the layout mean something for it, besides paper and
 * margins. */
typedef enum
{
  ALEA_PRINT_USES_NOTHING = 0,
  ALEA_PRINT_USES_SIZE    = 1 << 0,   /* diagrams a page */
  ALEA_PRINT_USES_COLOURS = 1 << 1,   /* and coordinates */
  ALEA_PRINT_USES_WORDS   = 1 << 2,   /* below diagrams, the side that they are seen from */
  ALEA_PRINT_USES_DIAGRAMS = ALEA_PRINT_USES_SIZE | ALEA_PRINT_USES_COLOURS | ALEA_PRINT_USES_WORDS,
} AleaPrintUses;

typedef struct
{
  AleaPrintUses uses;
  int           per_page;   /* diagrams, unless others are wanted; 0: as many as last time */

  /* What can be chosen about it, a widget that is new each time; NULL for
   * nothing.  It calls alea_print_kind_changed(). */
  GtkWidget *(*make_controls) (AleaPrintKind         *kind,
                               gpointer               data);

  /* The pages (transfer full); NULL, with a reason, where there are none. */
  AleaPages *(*make_pages)    (gpointer               data,
                               const AleaPrintLayout *layout,
                               GError               **error);

  /* Whether there is something to print below diagrams where @text is wanted; NULL:
   * there may be. */
  gboolean   (*has_text)      (gpointer               data,
                               AleaDiagramText        text);
} AleaPrintMaker;

/* @maker is static; @data is freed with the kind. */
AleaPrintKind *alea_print_kind_new           (const char            *title,
                                              const AleaPrintMaker  *maker,
                                              gpointer               data,
                                              GDestroyNotify         free_data) G_GNUC_WARN_UNUSED_RESULT;
void           alea_print_kind_changed       (AleaPrintKind         *self);

const char    *alea_print_kind_get_title     (AleaPrintKind         *self);
AleaPrintUses  alea_print_kind_get_uses      (AleaPrintKind         *self);

gboolean       alea_print_kind_has_text      (AleaPrintKind         *self,
                                              AleaDiagramText        text);

/* How many diagrams a page is to have for this kind alone, 0 for as many as
 * usual. */
int            alea_print_kind_get_per_page  (AleaPrintKind         *self);
void           alea_print_kind_set_per_page  (AleaPrintKind         *self,
                                              int                    per_page);

GtkWidget     *alea_print_kind_make_controls (AleaPrintKind         *self);
AleaPages     *alea_print_kind_make_pages    (AleaPrintKind         *self,
                                              const AleaPrintLayout *layout,
                                              GError               **error) G_GNUC_WARN_UNUSED_RESULT;

typedef struct _AleaPrintJob AleaPrintJob;

/* @title is that of the window, and of files. */
AleaPrintJob  *alea_print_job_new            (const char            *title) G_GNUC_WARN_UNUSED_RESULT;
void           alea_print_job_free           (AleaPrintJob          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPrintJob, alea_print_job_free)

/* Takes over @kind. */
void           alea_print_job_add            (AleaPrintJob          *self,
                                              AleaPrintKind         *kind);

const char    *alea_print_job_get_title      (const AleaPrintJob    *self);
guint          alea_print_job_get_n_kinds    (const AleaPrintJob    *self);
AleaPrintKind *alea_print_job_get_kind       (const AleaPrintJob    *self,
                                              guint                  number);

G_END_DECLS
