/* alea-window-recent.c: the files that were used last
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-folder.h"
#include "alea-words.h"

#include <glib/gi18n.h>

#define MAX_FILES 10

/* Where the submenu stands in its section, behind "Open". */
#define SUBMENU_AT 2

/* Where it cannot be written, GTK would complain of it as of a mistake of the
 * program. */
static gboolean
can_remember (void)
{
  return alea_folder_can_write (g_get_user_data_dir ());
}

/* The files of this program, the last one first; (element-type GtkRecentInfo). */
static GPtrArray *
list_files (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_recent_info_unref);
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *l = items; l != NULL; l = l->next)
    if (gtk_recent_info_has_application (l->data, g_get_application_name ()))
      g_ptr_array_add (files, gtk_recent_info_ref (l->data));

  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  return files;
}

static int
compare_age (gconstpointer a,
             gconstpointer b)
{
  GDateTime *first = gtk_recent_info_get_modified (*(GtkRecentInfo *const *) a);
  GDateTime *second = gtk_recent_info_get_modified (*(GtkRecentInfo *const *) b);

  return g_date_time_compare (second, first);
}

static void
append_file (GMenu         *menu,
             GtkRecentInfo *info)
{
  g_autofree char *name = alea_words_printable (gtk_recent_info_get_display_name (info));
  g_auto(GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-recent", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

/* Whether the menu shows these files already. */
static gboolean
shows_files (AleaWindow      *self,
             const GPtrArray *files)
{
  guint n = MIN (files->len, MAX_FILES);

  if ((guint) g_menu_model_get_n_items (G_MENU_MODEL (self->recent)) != n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *uri = NULL;

      g_menu_model_get_item_attribute (G_MENU_MODEL (self->recent), (int) i, G_MENU_ATTRIBUTE_TARGET, "s", &uri);
      if (g_strcmp0 (uri, gtk_recent_info_get_uri (g_ptr_array_index (files, i))) != 0)
        return FALSE;
    }

  return TRUE;
}

static void
insert_submenu (AleaWindow *self)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) rest = g_menu_new ();

  g_menu_append (rest, _("_Clear"), "win.clear-recent");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (self->recent));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  g_menu_insert_submenu (self->file_section, SUBMENU_AT, _("Open _Recent"), G_MENU_MODEL (menu));
}

/* An open menu is disturbed by a change, so there is none without need. */
static void
update_menu (AleaWindow *self)
{
  g_autoptr(GPtrArray) files = list_files ();
  gboolean had_files = g_menu_model_get_n_items (G_MENU_MODEL (self->recent)) > 0;

  g_ptr_array_sort (files, compare_age);
  if (shows_files (self, files))
    return;

  g_menu_remove_all (self->recent);
  for (guint i = 0; i < files->len && i < MAX_FILES; i++)
    append_file (self->recent, g_ptr_array_index (files, i));

  if (files->len > 0 && !had_files)
    insert_submenu (self);
  else if (files->len == 0)
    g_menu_remove (self->file_section, SUBMENU_AT);
}

static gboolean
watch_cb (gpointer data)
{
  AleaWindow *self = data;

  /* A window that has closed meanwhile has no menu any more. */
  if (self->file_section == NULL || !can_remember ())
    return G_SOURCE_REMOVE;

  self->recent = g_menu_new ();
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_menu), self,
                           G_CONNECT_SWAPPED);
  update_menu (self);
  return G_SOURCE_REMOVE;
}

void
alea_window_remember_file (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *command = g_strdup_printf ("%s %%u", g_get_prgname ());
  GtkRecentData data = {
    .mime_type = (char *) "application/vnd.chess-pgn",
    .app_name = (char *) g_get_application_name (),
    .app_exec = command,
  };

  if (can_remember ())
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
alea_window_forget_file (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (can_remember ())
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

/* GTK 4.8 leaves the focus in a submenu that has closed, and then no key finds
 * its way. */
static gboolean
let_go_of_menu_cb (gpointer window)
{
  gtk_window_set_focus (window, NULL);
  return G_SOURCE_REMOVE;
}

void
alea_window_let_go_of_menu (AleaWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, let_go_of_menu_cb, g_object_ref (self), g_object_unref);
}

static void
clear_cb (AleaWindow *self)
{
  g_autoptr(GPtrArray) files = list_files ();

  alea_window_let_go_of_menu (self);
  for (guint i = 0; i < files->len; i++)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (),
                                    gtk_recent_info_get_uri (g_ptr_array_index (files, i)), NULL);
}

/* The list of all recent files is read when there is nothing else to do. */
void
alea_window_watch_recent (AleaWindow *self)
{
  alea_actions_add (G_ACTION_MAP (self),
                    &(AleaAction) { .name = "clear-recent", .callback = G_CALLBACK (clear_cb) }, 1, self);
  g_idle_add_full (G_PRIORITY_LOW, watch_cb, g_object_ref (self), g_object_unref);
}
