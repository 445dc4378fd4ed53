/* alea-form.h: rows of names and what is chosen by them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Between two rows, and between forms that look like one, in pixels. */
#define ALEA_FORM_SPACING 8

/* A grid without rows.  Each choice, number and check that it makes and adds calls
 * @changed, unless that is NULL, with @data, which lives as long. */
GtkWidget *alea_form_new          (GCallback          changed,
                                   gpointer           data) G_GNUC_WARN_UNUSED_RESULT;

/* A heading over the rows that follow; (transfer none). */
GtkWidget *alea_form_add_heading  (GtkWidget         *form,
                                   const char        *title);

/* A row; @title, which has a mnemonic, is also what a screen reader says of
 * @control. */
void       alea_form_add          (GtkWidget         *form,
                                   const char        *title,
                                   GtkWidget         *control);

/* A row without a name of its own. */
void       alea_form_add_whole    (GtkWidget         *form,
                                   GtkWidget         *control);

/* Makes all names of rows in @root, a form or what contains some, as wide as the
 * others in @labels, a horizontal group: forms below each other look like one. */
void       alea_form_line_up      (GtkWidget         *root,
                                   GtkSizeGroup      *labels);

/* Hides the row of @control, or shows it. */
void       alea_form_set_visible  (GtkWidget         *control,
                                   gboolean           visible);

/* A drop-down that gives its text what room there is; @labels are translated
 * and end with NULL.  A row of it may be made narrow. */
GtkWidget *alea_form_make_choice  (const char *const *labels) G_GNUC_WARN_UNUSED_RESULT;

/* The same for a drop-down of strings that is there. */
void       alea_form_let_shorten  (GtkWidget         *choice);

/* A row with such a drop-down, @selected chosen; (transfer none). */
GtkWidget *alea_form_add_choice   (GtkWidget         *form,
                                   const char        *title,
                                   const char *const *labels,
                                   guint              selected);

GtkWidget *alea_form_make_number  (double             least,
                                   double             most,
                                   double             value) G_GNUC_WARN_UNUSED_RESULT;

/* A row with such a number; (transfer none). */
GtkWidget *alea_form_add_number   (GtkWidget         *form,
                                   const char        *title,
                                   double             least,
                                   double             most,
                                   double             value);

/* A row with a check button; @label has a mnemonic; (transfer none). */
GtkWidget *alea_form_add_check    (GtkWidget         *form,
                                   const char        *label,
                                   gboolean           is_active);

/* What is chosen, shown, checked. */
guint      alea_form_get_choice   (GtkWidget         *choice);
guint      alea_form_get_number   (GtkWidget         *number);
gboolean   alea_form_get_check    (GtkWidget         *check);

G_END_DECLS
