/* alea-schema.c: whether the settings can be read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-schema.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

/* What the program was made with. */
#define DESCRIPTION "/org/aleachess/Alea/" APPLICATION_ID ".gschema.xml"

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
  g_autoptr(GBytes) text = g_resources_lookup_data (DESCRIPTION, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, (GMarkupParseFlags) 0, schema, NULL);

  return text != NULL && g_markup_parse_context_parse (context, g_bytes_get_data (text, NULL),
                                                       (gssize) g_bytes_get_size (text), NULL);
}

gboolean
alea_schema_ensure (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr(GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE);
  if (schema != NULL && has_all_keys (schema))
    return TRUE;

  g_printerr ("alea: %s\n", schema == NULL ? _("The settings schema is not installed.")
                                           : _("The settings schema is from another version."));
  return FALSE;
}
