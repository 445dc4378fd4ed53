/* alea-print-run.c: printing and saving, page by page
 *
 * Pages are drawn one after the other while the program is otherwise idle, so
 * that a long job shows how far it is and can be cancelled.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-dialog-private.h"

#include "alea-actions.h"
#include "alea-ask-file.h"
#include "alea-ask.h"

#include <glib/gi18n.h>

/* Until the window is painted again. */
#define SLICE (20 * G_TIME_SPAN_MILLISECOND)

/* What was chosen in the dialog of the system, until the program ends. */
static GtkPrintSettings *last_settings;

static void
begin_job (AleaPrintDialog *self)
{
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), 0);
  alea_print_dialog_show_foot (self, "progress");
  /* GTK warns where an entry loses the focus by becoming insensitive. */
  gtk_widget_grab_focus (self->cancel);
  gtk_widget_set_sensitive (self->side, FALSE);
  alea_print_dialog_say (self, "");
}

static void
end_job (AleaPrintDialog *self,
         const char      *news)
{
  gtk_widget_set_sensitive (self->side, TRUE);
  alea_print_dialog_show_foot (self, "actions");
  gtk_widget_grab_focus (gtk_widget_get_last_child (self->actions));
  alea_print_dialog_say (self, news);
}

static void
show_progress (AleaPrintDialog *self,
               guint            n_done,
               guint            n_pages)
{
  g_autofree char *text = g_strdup_printf (_("Page %u of %u"), n_done, n_pages);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), (double) n_done / MAX (n_pages, 1));
  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), text);
}

/* --- a file ---------------------------------------------------------------- */

static void
clear_file (AleaPrintDialog *self)
{
  g_clear_handle_id (&self->step_source, g_source_remove);
  g_clear_pointer (&self->writer, alea_page_writer_free);
  g_clear_pointer (&self->path, g_free);
}

static void
finish_file (AleaPrintDialog *self)
{
  const guint n = alea_pages_get_n (self->pages);
  g_autofree char *name = g_filename_display_basename (self->path), *news = NULL;
  g_autoptr(GError) error = NULL;

  if (alea_page_writer_finish (self->writer, self->path, &error))
    news = g_strdup_printf (ngettext ("%u page was saved as “%s”.", "%u pages were saved as “%s”.", n), n, name);
  else
    alea_tell (GTK_WINDOW (self), _("The pages cannot be saved"), error->message);

  clear_file (self);
  end_job (self, news != NULL ? news : "");
}

static gboolean
step_cb (gpointer data)
{
  AleaPrintDialog *self = data;
  const gint64 end = g_get_monotonic_time () + SLICE;
  gboolean has_more;

  do
    has_more = alea_page_writer_step (self->writer);
  while (has_more && g_get_monotonic_time () < end);

  show_progress (self, alea_page_writer_get_n_done (self->writer), alea_pages_get_n (self->pages));
  if (has_more)
    return G_SOURCE_CONTINUE;

  self->step_source = 0;
  finish_file (self);
  return G_SOURCE_REMOVE;
}

/* Behind painting and input, which a file can wait for. */
static void
begin_file (AleaPrintDialog *self,
            GFile           *file)
{
  self->path = g_file_get_path (file);
  if (self->path == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The pages cannot be saved"), _("This location is not on this computer."));
      return;
    }

  begin_job (self);
  self->writer = alea_page_writer_new (self->pages);
  self->step_source = g_idle_add_full (G_PRIORITY_LOW, step_cb, self, NULL);
}

static void
save_to_cb (GFile    *file,
            gpointer  data)
{
  AleaPrintDialog *self = data;

  if (file != NULL && self->writer == NULL && alea_print_dialog_settle (self))
    begin_file (self, file);
}

static char *
make_file_name (AleaPrintDialog *self,
                const char      *suffix)
{
  char *name = g_strconcat (alea_print_job_get_title (self->job), suffix, NULL);

  return g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
}

static void
save_cb (AleaPrintDialog *self)
{
  g_autofree char *file_name = make_file_name (self, ".pdf");
  const AleaFileKind documents = { _("PDF documents"), "application/pdf", "*.pdf" };
  const AleaFileQuestion question = { .title = _("Save as PDF"), .name = file_name, .kinds = &documents, .n_kinds = 1 };

  alea_ask_file_to_save (GTK_WINDOW (self), &question, save_to_cb, self);
}

/* --- a printer ------------------------------------------------------------- */

/* The sheet that lies in the printer may be another one than was chosen here:
 * the pages are laid out for it. */
static void
begin_print_cb (AleaPrintDialog *self,
                GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  const AleaPaper sheet = {
    .width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS),
  };
  AleaPrintLayout layout = self->layout;

  layout.sheet = &sheet;
  g_clear_pointer (&self->printed, alea_pages_free);
  self->printed = alea_print_dialog_make_pages (self, &layout);
  if (self->printed == NULL)
    {
      gtk_print_operation_cancel (self->operation);
      return;
    }

  begin_job (self);
  gtk_print_operation_set_n_pages (self->operation, (int) alea_pages_get_n (self->printed));
}

static void
draw_page_cb (AleaPrintDialog *self,
              GtkPrintContext *context,
              int              page)
{
  const guint n = alea_pages_get_n (self->printed);

  alea_pages_draw (self->printed, (guint) page, gtk_print_context_get_cairo_context (context));
  show_progress (self, (guint) page + 1, n);
}

static void
clear_operation (AleaPrintDialog *self)
{
  if (self->operation != NULL)
    g_signal_handlers_disconnect_by_data (self->operation, self);
  g_clear_object (&self->operation);
  g_clear_pointer (&self->printed, alea_pages_free);
}

/* Pages may be lost on their way: a printer is gone, or its queue. */
static void
sent_cb (AleaPrintDialog   *self,
         GtkPrintOperation *operation)
{
  g_autoptr(GError) error = NULL;

  if (self->sent != operation || !gtk_print_operation_is_finished (operation))
    return;

  if (gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_FINISHED_ABORTED)
    {
      gtk_print_operation_get_error (operation, &error);
      alea_print_dialog_say (self, "");
      alea_tell (GTK_WINDOW (self), _("The pages cannot be printed"), error != NULL ? error->message : "");
    }
  g_clear_object (&self->sent);
}

static void
done_cb (AleaPrintDialog         *self,
         GtkPrintOperationResult  result,
         GtkPrintOperation       *operation)
{
  g_autoptr(GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    g_set_object (&last_settings, gtk_print_operation_get_print_settings (operation));
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      alea_tell (GTK_WINDOW (self), _("The pages cannot be printed"), error != NULL ? error->message : "");
    }

  clear_operation (self);
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY && !self->is_previewing && g_set_object (&self->sent, operation))
    g_signal_connect_object (operation, "status-changed", G_CALLBACK (sent_cb), self, G_CONNECT_SWAPPED);
  end_job (self, result == GTK_PRINT_OPERATION_RESULT_APPLY && !self->is_previewing
                 ? _("The pages are on their way to the printer.") : "");
}

/* The paper that was chosen here is what the dialog of the system begins
 * with. */
static GtkPageSetup *
make_setup (AleaPrintDialog *self)
{
  static const char *const names[] = { GTK_PAPER_NAME_A4, GTK_PAPER_NAME_A5, GTK_PAPER_NAME_LETTER };
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (names[self->layout.paper]);

  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_page_setup_set_orientation (setup, self->layout.is_turned ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                                : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_paper_size_free (size);
  return setup;
}

/* Those of last time, with a name for what is printed into a file. */
static GtkPrintSettings *
make_settings (AleaPrintDialog *self)
{
  GtkPrintSettings *settings = last_settings != NULL ? gtk_print_settings_copy (last_settings)
                                                     : gtk_print_settings_new ();
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *name = make_file_name (self, "");

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, documents != NULL ? documents : g_get_home_dir ());
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  return settings;
}

static void
run_operation (AleaPrintDialog         *self,
               GtkPrintOperationAction  action)
{
  g_autoptr(GtkPageSetup) setup = make_setup (self);
  g_autoptr(GtkPrintSettings) settings = make_settings (self);
  g_autoptr(GError) error = NULL;
  GtkPrintOperation *operation;

  if (self->operation != NULL || !alea_print_dialog_settle (self))
    return;

  operation = gtk_print_operation_new ();
  self->operation = operation;
  self->is_previewing = action == GTK_PRINT_OPERATION_ACTION_PREVIEW;
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_job_name (operation, alea_print_job_get_title (self->job));
  g_signal_connect_swapped (operation, "begin-print", G_CALLBACK (begin_print_cb), self);
  g_signal_connect_swapped (operation, "draw-page", G_CALLBACK (draw_page_cb), self);
  g_signal_connect_swapped (operation, "done", G_CALLBACK (done_cb), self);

  if (gtk_print_operation_run (operation, action, GTK_WINDOW (self), &error) == GTK_PRINT_OPERATION_RESULT_ERROR
      && self->operation != NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The pages cannot be printed"), error->message);
      clear_operation (self);
    }
}

static void
print_cb (AleaPrintDialog *self)
{
  run_operation (self, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
}

static void
preview_cb (AleaPrintDialog *self)
{
  run_operation (self, GTK_PRINT_OPERATION_ACTION_PREVIEW);
}

/* --- both ------------------------------------------------------------------ */

static void
cancel_cb (AleaPrintDialog *self)
{
  if (self->operation != NULL)
    {
      gtk_print_operation_cancel (self->operation);
      return;
    }

  if (self->writer == NULL)
    return;

  clear_file (self);
  end_job (self, _("Nothing was saved."));
}

void
alea_print_dialog_stop (AleaPrintDialog *self)
{
  clear_file (self);
  if (self->operation != NULL)
    gtk_print_operation_cancel (self->operation);
  clear_operation (self);
  g_clear_object (&self->sent);
}

void
alea_print_dialog_add_runs (AleaPrintDialog *self)
{
  const AleaAction actions[] = {
    { .name = "save", .callback = G_CALLBACK (save_cb) },
    { .name = "print", .callback = G_CALLBACK (print_cb) },
    { .name = "preview", .callback = G_CALLBACK (preview_cb) },
    { .name = "cancel", .callback = G_CALLBACK (cancel_cb) },
  };
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();

  alea_actions_add (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "print", G_ACTION_GROUP (group));
}
