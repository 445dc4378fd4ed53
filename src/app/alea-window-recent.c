/* alea-window-recent.c: the files that were used last
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include <glib/gi18n.h>

#define MAX_FILES 10

/* Where the submenu stands in its section, behind "Open". */
#define SUBMENU_AT 2

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
  g_auto(GStrv) parts = g_strsplit (gtk_recent_info_get_display_name (info), "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-recent", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

static GMenu *
make_menu (const GPtrArray *files)
{
  g_autoptr(GMenu) recent = g_menu_new ();
  g_autoptr(GMenu) rest = g_menu_new ();
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < files->len && i < MAX_FILES; i++)
    append_file (recent, g_ptr_array_index (files, i));

  g_menu_append (rest, _("_Clear"), "win.clear-recent");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (recent));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  return menu;
}

static void
update_menu (AleaWindow *self)
{
  g_autoptr(GPtrArray) files = list_files ();
  g_autoptr(GMenu) menu = NULL;

  if (self->has_recent_menu)
    g_menu_remove (self->file_section, SUBMENU_AT);
  self->has_recent_menu = files->len > 0;
  if (!self->has_recent_menu)
    return;

  g_ptr_array_sort (files, compare_age);
  menu = make_menu (files);
  g_menu_insert_submenu (self->file_section, SUBMENU_AT, _("Open _Recent"), G_MENU_MODEL (menu));
}

static gboolean
watch_cb (gpointer data)
{
  AleaWindow *self = data;

  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_menu), self,
                           G_CONNECT_SWAPPED);
  update_menu (self);
  return G_SOURCE_REMOVE;
}

/* The list of all recent files is read when there is nothing else to do. */
void
alea_window_watch_recent (AleaWindow *self)
{
  g_idle_add_full (G_PRIORITY_LOW, watch_cb, g_object_ref (self), g_object_unref);
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

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
alea_window_open_recent_action (GtkWidget  *widget,
                                const char *name,
                                GVariant   *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  alea_window_open_file (ALEA_WINDOW (widget), file);
}

void
alea_window_clear_recent_action (GtkWidget  *widget,
                                 const char *name,
                                 GVariant   *parameter)
{
  g_autoptr(GPtrArray) files = list_files ();

  for (guint i = 0; i < files->len; i++)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (),
                                    gtk_recent_info_get_uri (g_ptr_array_index (files, i)), NULL);
}
