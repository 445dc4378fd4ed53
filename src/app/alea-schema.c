/* alea-schema.c: the description of the settings, wherever the program is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-schema.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define SCHEMA_DIR "GSETTINGS_SCHEMA_DIR"
#define COMPILED   "gschemas.compiled"

/* The last place to look for room. */
#define SHARED_MEMORY "/dev/shm"

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
lend_in (const char  *place,
         GBytes      *compiled,
         GError     **error)
{
  g_autofree char *folder = g_build_filename (place, "alea-XXXXXX", NULL);
  g_autofree char *file = NULL;
  gboolean done;

  if (g_mkdtemp_full (folder, 0700) == NULL)
    {
      /* Translators: %s is the name of a folder */
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), _("Nothing can be written in “%s”."), place);
      return FALSE;
    }

  file = g_build_filename (folder, COMPILED, NULL);
  done = g_file_set_contents (file, g_bytes_get_data (compiled, NULL), (gssize) g_bytes_get_size (compiled), error)
         && g_setenv (SCHEMA_DIR, folder, TRUE) && g_settings_schema_source_get_default () != NULL;
  g_remove (file);
  g_rmdir (folder);
  return done;
}

/* Where there is no room for it, all that is said is about the first place. */
static gboolean
lend (GError **error)
{
  const char *places[] = { g_get_tmp_dir (), g_get_user_runtime_dir (), SHARED_MEMORY };
  g_autoptr(GBytes) compiled = g_resources_lookup_data ("/org/aleachess/Alea/" COMPILED,
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  if (compiled == NULL)
    return FALSE;

  if (lend_in (places[0], compiled, error))
    return TRUE;
  for (guint i = 1; i < G_N_ELEMENTS (places); i++)
    if (lend_in (places[i], compiled, NULL))
      {
        g_clear_error (error);
        return TRUE;
      }

  return FALSE;
}

gboolean
alea_schema_ensure (void)
{
  g_autoptr(GError) error = NULL;

  if (is_installed ())
    return TRUE;

  if (lend (&error))
    {
      g_printerr ("alea: %s\n", _("The description of the settings is not installed; the one in the program is used."));
      return TRUE;
    }

  g_printerr ("alea: %s\n", _("The description of the settings cannot be used."));
  if (error != NULL)
    g_printerr ("alea: %s\n", error->message);
  return FALSE;
}
