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

/* What that is made of. */
#define DESCRIPTION APPLICATION_ID ".gschema.xml"

/* The last place to look for room. */
#define SHARED_MEMORY "/dev/shm"

/* --- what is installed ------------------------------------------------------ */

/* NULL for none; (transfer full). */
static GSettingsSchema *
look_in (const char *folder)
{
  g_autoptr(GSettingsSchemaSource) source = g_settings_schema_source_new_from_directory (folder, NULL, FALSE, NULL);

  return source != NULL ? g_settings_schema_source_lookup (source, APPLICATION_ID, FALSE) : NULL;
}

static GSettingsSchema *
look_below (const char *data_folder)
{
  g_autofree char *folder = g_build_filename (data_folder, "glib-2.0", "schemas", NULL);

  return look_in (folder);
}

/* In the places where GLib looks, in its order; it must not look itself yet,
 * for it does so once only. */
static GSettingsSchema *
find_installed (void)
{
  const char *const *data_folders = g_get_system_data_dirs ();
  g_auto(GStrv) folders = g_strsplit (g_getenv (SCHEMA_DIR) != NULL ? g_getenv (SCHEMA_DIR) : "",
                                      G_SEARCHPATH_SEPARATOR_S, 0);
  GSettingsSchema *schema = NULL;

  for (int i = 0; schema == NULL && folders[i] != NULL; i++)
    if (*folders[i] != '\0')
      schema = look_in (folders[i]);
  if (schema == NULL)
    schema = look_below (g_get_user_data_dir ());
  for (int i = 0; schema == NULL && data_folders[i] != NULL; i++)
    schema = look_below (data_folders[i]);

  return schema;
}

/* Each key of the description that the program was made with must be there;
 * that of another version may lack some. */
static void
check_key_cb (GMarkupParseContext  *context,
              const char           *element,
              const char          **names,
              const char          **values,
              gpointer              data,
              GError              **error)
{
  const char *name = NULL, *type = NULL;
  g_autoptr(GSettingsSchemaKey) key = NULL;

  if (!g_str_equal (element, "key")
      || !g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRING, "name", &name,
                                       G_MARKUP_COLLECT_STRING, "type", &type, G_MARKUP_COLLECT_INVALID))
    return;

  if (g_settings_schema_has_key (data, name))
    key = g_settings_schema_get_key (data, name);
  if (key == NULL || !g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (type)))
    g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, name);
}

static gboolean
has_all_keys (GSettingsSchema *schema)
{
  static const GMarkupParser parser = { .start_element = check_key_cb };
  g_autoptr(GBytes) text = g_resources_lookup_data ("/org/aleachess/Alea/" DESCRIPTION, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                    NULL);
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, (GMarkupParseFlags) 0, schema, NULL);

  return text != NULL && g_markup_parse_context_parse (context, g_bytes_get_data (text, NULL),
                                                       (gssize) g_bytes_get_size (text), NULL);
}

/* --- what the program brings along ------------------------------------------ */

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
  g_autoptr(GSettingsSchema) schema = find_installed ();

  if (schema != NULL && has_all_keys (schema))
    return TRUE;

  if (lend (&error))
    {
      g_printerr ("alea: %s\n", schema == NULL
                  ? _("The description of the settings is not installed; the one in the program is used.")
                  : _("The description of the settings is that of another version; the one in the program is used."));
      return TRUE;
    }

  g_printerr ("alea: %s\n", _("The description of the settings cannot be used."));
  if (error != NULL)
    g_printerr ("alea: %s\n", error->message);
  return FALSE;
}
