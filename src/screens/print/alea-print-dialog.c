/* alea-print-dialog.c: what is to be printed, and how
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-dialog-private.h"

#include "alea-box.h"
#include "alea-form.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-page-preview.h"
#include "alea-scroller.h"
#include "alea-split.h"

#include <glib/gi18n.h>

/**
 * AleaPrintDialog:
 *
 * Choices to the left, what comes of them to the right. It stays open until
 * it is closed, so that one thing can be printed after another.
 */

G_DEFINE_FINAL_TYPE (AleaPrintDialog, alea_print_dialog, GTK_TYPE_WINDOW)

#define DEFAULT_WIDTH  900
#define DEFAULT_HEIGHT 640

/* --- what is printed ------------------------------------------------------- */

static void
choose_kind (AleaPrintDialog *self,
             guint            number)
{
  GtkWidget *old = gtk_widget_get_first_child (self->kind_box), *controls;

  self->kind = alea_print_job_get_kind (self->job, number);
  g_signal_group_set_target (self->kind_signals, self->kind);
  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->kind_box), old);
  controls = alea_print_kind_make_controls (self->kind);
  if (controls != NULL)
    gtk_box_append (GTK_BOX (self->kind_box), controls);
  alea_form_line_up (self->side, self->labels);
  gtk_widget_set_visible (self->kind_box, controls != NULL);
  alea_print_dialog_show_choices (self);
  alea_print_dialog_rebuild (self);
}

static void
kind_cb (AleaPrintDialog *self,
         GParamSpec      *pspec,
         GtkDropDown     *choice)
{
  choose_kind (self, gtk_drop_down_get_selected (choice));
}

/* A list of one is no choice. */
static void
add_kinds (AleaPrintDialog *self,
           GtkWidget       *box)
{
  g_autoptr(GPtrArray) titles = g_ptr_array_new ();
  const guint n = alea_print_job_get_n_kinds (self->job);
  GtkWidget *form;

  if (n < 2)
    return;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (titles, (gpointer) alea_print_kind_get_title (alea_print_job_get_kind (self->job, i)));
  g_ptr_array_add (titles, NULL);

  form = alea_form_new (G_CALLBACK (kind_cb), self);
  alea_form_add_choice (form, _("_What to print"), (const char *const *) titles->pdata, 0);
  gtk_box_append (GTK_BOX (box), form);
}

/* --- the window ------------------------------------------------------------ */

static GtkWidget *
add_action (GtkWidget  *box,
            const char *label,
            const char *action,
            gboolean    is_suggested)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* GTK leaves the preview to another program, which need not be there. */
static gboolean
has_preview_program (void)
{
  g_autofree char *command = NULL, *program = NULL;
  g_auto(GStrv) words = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-print-preview-command", &command, NULL);
  if (command == NULL || !g_shell_parse_argv (command, NULL, &words, NULL))
    return FALSE;

  program = g_find_program_in_path (words[0]);
  return program != NULL;
}

static GtkWidget *
make_actions (AleaPrintDialog *self)
{
  self->actions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (self->actions, GTK_ALIGN_END);
  if (has_preview_program ())
    add_action (self->actions, _("Pre_view"), "print.preview", FALSE);
  add_action (self->actions, _("Save _as PDF…"), "print.save", FALSE);
  add_action (self->actions, _("_Print…"), "print.print", TRUE);
  return self->actions;
}

static GtkWidget *
make_progress (AleaPrintDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->progress = gtk_progress_bar_new ();
  gtk_progress_bar_set_show_text (GTK_PROGRESS_BAR (self->progress), TRUE);
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->progress);
  self->cancel = add_action (box, _("_Cancel"), "print.cancel", FALSE);
  return box;
}

static GtkWidget *
make_foot (AleaPrintDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->status = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                               "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "visible", FALSE, NULL);
  self->foot = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->foot), make_actions (self), "actions");
  gtk_stack_add_named (GTK_STACK (self->foot), make_progress (self), "progress");
  alea_print_dialog_show_foot (self, "actions");
  alea_box_append (box, self->status, self->foot, NULL);
  gtk_widget_add_css_class (box, "dialog-foot");
  alea_mnemonics_name_once (box);
  return box;
}

static GtkWidget *
make_side (AleaPrintDialog *self)
{
  GtkWidget *scroller = alea_scroller_new ();

  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, ALEA_FORM_SPACING);
  gtk_widget_add_css_class (self->side, "dialog-side");
  add_kinds (self, self->side);
  self->kind_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  alea_box_append (self->side, self->kind_box, alea_print_dialog_make_choices (self), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Options"), -1);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->side);
  return scroller;
}

static void
fill_window (AleaPrintDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *split;

  self->preview = g_object_new (ALEA_TYPE_PAGE_PREVIEW, NULL);
  split = alea_split_new (make_side (self), self->preview);
  gtk_widget_set_vexpand (split, TRUE);
  alea_box_append (box, split, make_foot (self), NULL);
  gtk_window_set_child (GTK_WINDOW (self), box);
}

/* --- the class ------------------------------------------------------------- */

static gboolean
alea_print_dialog_close_request (GtkWindow *window)
{
  alea_print_dialog_stop (ALEA_PRINT_DIALOG (window));

  return GTK_WINDOW_CLASS (alea_print_dialog_parent_class)->close_request (window);
}

static void
alea_print_dialog_dispose (GObject *object)
{
  AleaPrintDialog *self = ALEA_PRINT_DIALOG (object);

  alea_print_dialog_stop (self);
  g_clear_handle_id (&self->rebuild_timeout, g_source_remove);
  if (self->preview != NULL)
    alea_page_preview_set_pages (ALEA_PAGE_PREVIEW (self->preview), NULL);
  self->preview = NULL;
  g_clear_pointer (&self->pages, alea_pages_free);
  g_clear_object (&self->kind_signals);
  g_clear_object (&self->labels);

  G_OBJECT_CLASS (alea_print_dialog_parent_class)->dispose (object);

  /* The controls of the kinds are gone now. */
  g_clear_pointer (&self->job, alea_print_job_free);
  g_clear_object (&self->settings);
}

static void
alea_print_dialog_class_init (AleaPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_print_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = alea_print_dialog_close_request;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
alea_print_dialog_init (AleaPrintDialog *self)
{
  alea_print_layout_init (&self->layout);
  self->labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->kind_signals = g_signal_group_new (ALEA_TYPE_PRINT_KIND);
  g_signal_group_connect_swapped (self->kind_signals, "changed", G_CALLBACK (alea_print_dialog_rebuild), self);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  alea_print_dialog_add_runs (self);
}

void
alea_print_dialog_show (GtkWindow    *parent,
                        AleaPrintJob *job,
                        GSettings    *settings)
{
  AleaPrintDialog *self = g_object_new (ALEA_TYPE_PRINT_DIALOG, NULL);
  g_autofree char *title = g_strdup_printf (_("Print: %s"), alea_print_job_get_title (job));
  g_autoptr(GVariant) saved = g_settings_get_value (settings, "print-layout");

  self->job = job;
  self->settings = g_object_ref (settings);
  alea_print_layout_load (&self->layout, saved);
  self->usual_per_page = self->layout.per_page;
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  alea_growth_follow (GTK_WINDOW (self), parent);
  fill_window (self);
  choose_kind (self, 0);
  alea_split_fit_window (GTK_WINDOW (self), parent, DEFAULT_WIDTH, DEFAULT_HEIGHT);
  alea_print_dialog_settle (self);
  gtk_window_present (GTK_WINDOW (self));
}
