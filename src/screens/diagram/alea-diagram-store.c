/* alea-diagram-store.c: diagrams in files, and their pictures
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-screen-private.h"

#include "alea-ask-file.h"
#include "alea-ask.h"
#include "alea-copy.h"
#include "alea-diagram-file.h"
#include "alea-diagram-store.h"
#include "alea-picture-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

static GtkWindow *
get_window (AleaDiagramScreen *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
set_file (AleaDiagramScreen *self,
          GFile             *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  g_set_object (&self->file, file);
  g_free (self->title);
  self->title = name != NULL ? g_filename_display_name (name) : NULL;
  alea_diagram_screen_notify_title (self);
}

/* --- the question --------------------------------------------------------- */

void
alea_diagram_screen_forget_question (AleaDiagramScreen *self)
{
  self->done = NULL;
  g_clear_object (&self->done_data);
}

static void
go_on (gpointer data)
{
  AleaDiagramScreen *self = data;
  AleaScreenDone done = self->done;
  g_autoptr(GObject) done_data = g_steal_pointer (&self->done_data);

  self->done = NULL;
  if (done != NULL)
    done (done_data);
}

static void
save_first (gpointer data)
{
  alea_diagram_screen_save (data);
}

void
alea_diagram_screen_leave (AleaDiagramScreen *self,
                           AleaScreenDone     done,
                           gpointer           data)
{
  alea_diagram_screen_forget_question (self);
  self->done = done;
  self->done_data = g_object_ref (data);
  if (alea_diagram_editor_get_is_changed (self->editor))
    alea_ask_to_save (get_window (self), _("Save the diagram?"), _("Unsaved changes will be lost."),
                      save_first, go_on, self);
  else
    go_on (self);
}

/* --- opening -------------------------------------------------------------- */

static AleaDiagram *
read_file (GFile   *file,
           GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    return alea_diagram_load (path, error);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("Only files on this computer can be opened."));
  return NULL;
}

void
alea_diagram_screen_open_wanted (gpointer data)
{
  AleaDiagramScreen *self = data;
  g_autoptr(GFile) file = g_steal_pointer (&self->wanted);
  g_autoptr(GError) error = NULL;
  AleaDiagram *diagram = read_file (file, &error);

  if (diagram == NULL)
    {
      alea_tell (get_window (self), _("The diagram cannot be opened"), error->message);
      return;
    }

  alea_diagram_screen_put_down (self);
  alea_diagram_editor_open (self->editor, diagram);
  set_file (self, file);
}

static void
begin_anew (gpointer data)
{
  AleaDiagramScreen *self = data;

  alea_diagram_screen_put_down (self);
  alea_diagram_editor_open (self->editor, alea_diagram_new (8, 8));
  set_file (self, NULL);
}

void
alea_diagram_screen_begin (AleaDiagramScreen *self)
{
  alea_diagram_screen_leave (self, begin_anew, self);
}

/* --- saving --------------------------------------------------------------- */

static void
save_elsewhere_cb (gpointer data)
{
  alea_diagram_screen_save_as (data);
}

static void
save_to (AleaDiagramScreen *self,
         GFile             *file)
{
  g_autofree char *text = alea_diagram_write (alea_diagram_editor_get_diagram (self->editor));
  g_autoptr(GError) error = NULL;

  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    {
      alea_diagram_screen_forget_question (self);
      alea_ask (get_window (self), _("The diagram cannot be saved"), error->message, _("Sa_ve As…"),
                save_elsewhere_cb, self);
      return;
    }

  alea_diagram_editor_set_saved (self->editor);
  set_file (self, file);
  alea_diagram_screen_say (self, _("The diagram was saved."));
  go_on (self);
}

static void
save_to_cb (GFile    *file,
            gpointer  data)
{
  if (file != NULL)
    save_to (data, file);
  else
    alea_diagram_screen_forget_question (data);
}

void
alea_diagram_screen_save_as (AleaDiagramScreen *self)
{
  g_autofree char *name = self->title == NULL ? g_strconcat (_("diagram"), ALEA_DIAGRAM_SUFFIX, NULL) : NULL;
  const AleaFileKind diagrams = { _("Diagrams"), NULL, "*" ALEA_DIAGRAM_SUFFIX };
  const AleaFileQuestion question = {
    .title = _("Save the Diagram"),
    .name = name != NULL ? name : self->title,
    .file = self->file,
    .kinds = &diagrams,
    .n_kinds = 1,
  };

  alea_ask_file_to_save (get_window (self), &question, save_to_cb, self);
}

void
alea_diagram_screen_save (AleaDiagramScreen *self)
{
  g_autoptr(GFile) file = NULL;

  if (self->file == NULL)
    {
      alea_diagram_screen_save_as (self);
      return;
    }

  file = g_object_ref (self->file);
  save_to (self, file);
}

/* --- pictures ------------------------------------------------------------- */

/* "four" for "four.aleadiagram"; @unnamed where there is no file yet. */
static char *
make_stem (AleaDiagramScreen *self,
           const char        *unnamed)
{
  char *stem = g_strdup (self->title != NULL ? self->title : unnamed);

  if (g_str_has_suffix (stem, ALEA_DIAGRAM_SUFFIX))
    stem[strlen (stem) - strlen (ALEA_DIAGRAM_SUFFIX)] = '\0';
  return stem;
}

char *
alea_diagram_screen_make_name (AleaDiagramScreen *self)
{
  const char *title = alea_diagram_editor_get_diagram (self->editor)->texts[ALEA_DIAGRAM_TITLE];

  return title != NULL ? g_strdup (title) : make_stem (self, _("New Diagram"));
}

void
alea_diagram_screen_export (AleaDiagramScreen *self)
{
  g_autofree char *stem = make_stem (self, _("diagram"));

  alea_picture_dialog_show (get_window (self), alea_diagram_editor_get_diagram (self->editor), stem, TRUE);
}

void
alea_diagram_screen_copy_picture (AleaDiagramScreen *self)
{
  if (alea_copy_picture (GTK_WIDGET (self), alea_diagram_editor_get_diagram (self->editor), FALSE))
    alea_diagram_screen_say (self, _("The picture is on the clipboard."));
}
