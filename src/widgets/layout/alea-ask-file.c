/* alea-ask-file.c: a question for a file, in the dialog of the desktop
 *
 * GTK 4.10 has a new way to ask, and deprecates the one that older versions
 * have; which one is taken is decided here and nowhere else.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-ask-file.h"

#include <glib/gi18n.h>

typedef enum
{
  OPEN,
  OPEN_MANY,
  SAVE
} Purpose;

typedef struct
{
  Purpose            purpose;
  AleaFileCallback   callback;        /* or NULL where many are asked for */
  AleaFilesCallback  many_callback;
  GWeakRef           data;
} Asking;

static Asking *
asking_new (Purpose  purpose,
            gpointer data)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->purpose = purpose;
  g_weak_ref_init (&asking->data, data);
  return asking;
}

static void
asking_free (Asking *asking)
{
  g_weak_ref_clear (&asking->data);
  g_free (asking);
}

static void
answer (Asking     *asking,
        GFile      *file,
        GListModel *files)
{
  g_autoptr(GObject) data = g_weak_ref_get (&asking->data);

  if (data == NULL)
    return;

  if (asking->purpose == OPEN_MANY)
    asking->many_callback (files, data);
  else
    asking->callback (file, data);
}

AleaFileKind
alea_file_kind_games (void)
{
  return (AleaFileKind) { _("Chess games (PGN)"), "application/vnd.chess-pgn", "*.pgn" };
}

static GtkFileFilter *
make_filter (const AleaFileKind *kind)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, kind->name);
  if (kind->type != NULL)
    gtk_file_filter_add_mime_type (filter, kind->type);
  gtk_file_filter_add_pattern (filter, kind->pattern);
  return filter;
}

#if GTK_CHECK_VERSION (4, 10, 0)

/* Not there in the oldest version that is supported: that much is meant. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static GtkFileDialog *
make_dialog (const AleaFileQuestion *question,
             Purpose                 purpose)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr(GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_dialog_set_title (dialog, question->title);
  if (question->accept != NULL)
    gtk_file_dialog_set_accept_label (dialog, question->accept);

  for (guint i = 0; i < question->n_kinds; i++)
    {
      g_autoptr(GtkFileFilter) filter = make_filter (&question->kinds[i]);

      g_list_store_append (filters, filter);
    }
  if (question->n_kinds > 0)
    gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));

  if (purpose == SAVE && question->file != NULL)
    gtk_file_dialog_set_initial_file (dialog, question->file);
  else if (purpose == SAVE)
    gtk_file_dialog_set_initial_name (dialog, question->name);
  return dialog;
}

static void
answered_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  GtkFileDialog *dialog = GTK_FILE_DIALOG (object);
  Asking *asking = data;
  g_autoptr(GFile) file = NULL;
  g_autoptr(GListModel) files = NULL;

  /* An error says that nothing was chosen. */
  switch (asking->purpose)
    {
    case OPEN:
      file = gtk_file_dialog_open_finish (dialog, result, NULL);
      break;
    case OPEN_MANY:
      files = gtk_file_dialog_open_multiple_finish (dialog, result, NULL);
      break;
    case SAVE:
    default:
      file = gtk_file_dialog_save_finish (dialog, result, NULL);
    }

  answer (asking, file, files);
  asking_free (asking);
}

static void
ask (GtkWindow              *parent,
     const AleaFileQuestion *question,
     Asking                 *asking)
{
  g_autoptr(GtkFileDialog) dialog = make_dialog (question, asking->purpose);

  switch (asking->purpose)
    {
    case OPEN:
      gtk_file_dialog_open (dialog, parent, NULL, answered_cb, asking);
      break;
    case OPEN_MANY:
      gtk_file_dialog_open_multiple (dialog, parent, NULL, answered_cb, asking);
      break;
    case SAVE:
    default:
      gtk_file_dialog_save (dialog, parent, NULL, answered_cb, asking);
    }
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

static GtkFileChooserNative *
make_chooser (GtkWindow              *parent,
              const AleaFileQuestion *question,
              Purpose                 purpose)
{
  GtkFileChooserAction action = purpose == SAVE ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *native = gtk_file_chooser_native_new (question->title, parent, action, question->accept, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);

  for (guint i = 0; i < question->n_kinds; i++)
    {
      g_autoptr(GtkFileFilter) filter = make_filter (&question->kinds[i]);

      gtk_file_chooser_add_filter (chooser, filter);
    }

  if (purpose == OPEN_MANY)
    gtk_file_chooser_set_select_multiple (chooser, TRUE);
  if (purpose == SAVE)
    gtk_file_chooser_set_current_name (chooser, question->name);
  if (purpose == SAVE && question->file != NULL)
    gtk_file_chooser_set_file (chooser, question->file, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  return native;
}

static void
response_cb (GtkNativeDialog *native,
             int              response,
             Asking          *asking)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  gboolean is_chosen = response == GTK_RESPONSE_ACCEPT;
  g_autoptr(GFile) file = is_chosen ? gtk_file_chooser_get_file (chooser) : NULL;
  g_autoptr(GListModel) files = is_chosen ? gtk_file_chooser_get_files (chooser) : NULL;

  answer (asking, file, files);
  asking_free (asking);
  g_object_unref (native);
}

static void
ask (GtkWindow              *parent,
     const AleaFileQuestion *question,
     Asking                 *asking)
{
  GtkFileChooserNative *native = make_chooser (parent, question, asking->purpose);

  g_signal_connect (native, "response", G_CALLBACK (response_cb), asking);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

#endif

static void
ask_for_one (GtkWindow              *parent,
             const AleaFileQuestion *question,
             Purpose                 purpose,
             AleaFileCallback        callback,
             gpointer                data)
{
  Asking *asking = asking_new (purpose, data);

  asking->callback = callback;
  ask (parent, question, asking);
}

void
alea_ask_file_to_open (GtkWindow              *parent,
                       const AleaFileQuestion *question,
                       AleaFileCallback        callback,
                       gpointer                data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (question != NULL);

  ask_for_one (parent, question, OPEN, callback, data);
}

void
alea_ask_files_to_open (GtkWindow              *parent,
                        const AleaFileQuestion *question,
                        AleaFilesCallback       callback,
                        gpointer                data)
{
  Asking *asking;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (question != NULL);

  asking = asking_new (OPEN_MANY, data);
  asking->many_callback = callback;
  ask (parent, question, asking);
}

void
alea_ask_file_to_save (GtkWindow              *parent,
                       const AleaFileQuestion *question,
                       AleaFileCallback        callback,
                       gpointer                data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (question != NULL);
  g_return_if_fail (question->name != NULL);

  ask_for_one (parent, question, SAVE, callback, data);
}
