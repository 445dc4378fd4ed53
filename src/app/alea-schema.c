/* alea-schema.c: the description of the settings, wherever the program is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-schema.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define SCHEMA_DIR "GSETTINGS_SCHEMA_DIR"
#define COMPILED   "gschemas.compiled"

static gboolean
has_schema (const char *folder)
{
  g_autoptr(GSettingsSchemaSource) source = g_settings_schema_source_new_from_directory (folder, NULL, FALSE, NULL);
  g_autoptr(GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, APPLICATION_ID, FALSE)
                                                     : NULL;

  return schema != NULL;
}

static gboolean
has_schema_below (const char *data_folder)
{
  g_autofree char *folder = g_build_filename (data_folder, "glib-2.0", "schemas", NULL);

  return has_schema (folder);
}

/* In the places where GLib looks; it must not look itself yet, for it does so
 * once only. */
static gboolean
is_installed (void)
{
  const char *const *data_folders = g_get_system_data_dirs ();
  g_auto(GStrv) folders = g_strsplit (g_getenv (SCHEMA_DIR) != NULL ? g_getenv (SCHEMA_DIR) : "",
                                      G_SEARCHPATH_SEPARATOR_S, 0);

  for (int i = 0; folders[i] != NULL; i++)
    if (*folders[i] != '\0' && has_schema (folders[i]))
      return TRUE;

  for (int i = 0; data_folders[i] != NULL; i++)
    if (has_schema_below (data_folders[i]))
      return TRUE;

  return has_schema_below (g_get_user_data_dir ());
}

/* GLib reads the file when it first looks, and keeps it, so it need not stay. */
static gboolean
lend (GError **error)
{
  g_autoptr(GBytes) compiled = g_resources_lookup_data ("/org/aleachess/Alea/" COMPILED,
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autofree char *folder = NULL, *file = NULL;
  gboolean done;

  if (compiled == NULL)
    return FALSE;

  folder = g_dir_make_tmp ("alea-XXXXXX", error);
  if (folder == NULL)
    return FALSE;

  file = g_build_filename (folder, COMPILED, NULL);
  done = g_file_set_contents (file, g_bytes_get_data (compiled, NULL), (gssize) g_bytes_get_size (compiled), error)
         && g_setenv (SCHEMA_DIR, folder, TRUE) && g_settings_schema_source_get_default () != NULL;
  g_remove (file);
  g_rmdir (folder);
  return done;
}

void
alea_schema_ensure (void)
{
  g_autoptr(GError) error = NULL;

  if (is_installed ())
    return;

  if (lend (&error))
    g_printerr ("alea: %s\n", _("The description of the settings is not installed; the one in the program is used."));
  else
    g_printerr ("alea: %s\n", error != NULL ? error->message : _("The description of the settings cannot be used."));
}
