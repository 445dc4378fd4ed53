/* alea-print-dialog-private.h: what the files of the print dialog share
 *
 * alea-print-dialog.c   the window
 * alea-print-preview.c  the pages as they come, and what is said of them
 * alea-print-choices.c  the layout
 * alea-print-run.c      printing and saving, page by page
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-print-dialog.h"

#include "alea-export.h"

G_BEGIN_DECLS

struct _AleaPrintDialog
{
  GtkWindow          parent_instance;

  GSettings         *settings;
  AleaPrintJob      *job;
  AleaPrintKind     *kind;            /* the chosen one; not owned */
  GSignalGroup      *kind_signals;
  AleaPrintLayout    layout;
  AleaPages         *pages;           /* what is previewed; NULL when there are none */
  guint              rebuild_timeout; /* until other pages take their place; or 0 */

  GtkWidget         *side;            /* all that can be chosen */
  GtkWidget         *kind_box;        /* the controls of the kind */
  GtkSizeGroup      *labels;          /* of all rows */
  GtkWidget         *preview;
  GtkWidget         *status;
  GtkWidget         *foot;            /* a stack: buttons, or how far a job is */
  GtkWidget         *actions;         /* the buttons */
  GtkWidget         *progress;
  GtkWidget         *cancel;

  /* alea-print-choices.c */
  gboolean           is_loading;      /* the controls follow the layout */
  int                usual_per_page;  /* of kinds that have no number of their own */
  GtkWidget         *paper;
  GtkWidget         *orientation;
  GtkWidget         *margin;
  GtkWidget         *heading;         /* over what is about diagrams */
  GtkWidget         *per_page;
  GtkWidget         *theme;
  GtkWidget         *coordinates;
  GtkWidget         *words;           /* all check buttons */
  GtkWidget         *flipped;
  GtkWidget         *turn;
  GtkWidget         *marks;
  GtkWidget         *texts[ALEA_DIAGRAM_N_TEXTS];

  /* alea-print-run.c */
  AleaPageWriter    *writer;          /* while a file is made */
  char              *path;
  guint              step_source;
  GtkPrintOperation *operation;       /* while something is printed */
  GtkPrintOperation *sent;            /* what is on its way to the printer */
  gboolean           is_previewing;   /* in another program, not on paper */
  AleaPages         *printed;         /* in the layout of the printer */
};

/* alea-print-preview.c */

/* Pages in @layout; NULL, after the reason was told, where there are none. */
AleaPages *alea_print_dialog_make_pages   (AleaPrintDialog       *self,
                                           const AleaPrintLayout *layout);

/* Soon makes the pages anew. */
void       alea_print_dialog_rebuild      (AleaPrintDialog       *self);

/* Makes them at once if they are due; whether there are any. */
gboolean   alea_print_dialog_settle       (AleaPrintDialog       *self);
void       alea_print_dialog_show_foot    (AleaPrintDialog       *self,
                                           const char            *page);
void       alea_print_dialog_say          (AleaPrintDialog       *self,
                                           const char            *sentence);

/* alea-print-choices.c */

/* The form with paper and diagrams; it follows the layout and changes it. */
GtkWidget *alea_print_dialog_make_choices (AleaPrintDialog       *self);

/* Shows what the chosen kind uses. */
void       alea_print_dialog_show_choices (AleaPrintDialog       *self);

/* alea-print-run.c */
void       alea_print_dialog_add_runs     (AleaPrintDialog       *self);
void       alea_print_dialog_stop         (AleaPrintDialog       *self);

G_END_DECLS
