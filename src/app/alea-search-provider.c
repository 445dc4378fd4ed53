/* alea-search-provider.c: games and rules in the search of the desktop
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-search-provider.h"

#include "alea-guide.h"
#include "alea-shelf-read.h"
#include "alea-shelf-words.h"
#include "alea-words.h"

#define MAX_GAMES   5
#define MAX_RULES   5
#define MIN_LETTERS 2   /* one letter finds everything */

static const char interface_xml[] =
  "<node>"
  "  <interface name='org.gnome.Shell.SearchProvider2'>"
  "    <method name='GetInitialResultSet'>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetSubsearchResultSet'>"
  "      <arg type='as' name='previous_results' direction='in'/>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetResultMetas'>"
  "      <arg type='as' name='identifiers' direction='in'/>"
  "      <arg type='aa{sv}' name='metas' direction='out'/>"
  "    </method>"
  "    <method name='ActivateResult'>"
  "      <arg type='s' name='identifier' direction='in'/>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "    <method name='LaunchSearch'>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "  </interface>"
  "</node>";

struct _AleaSearchProvider
{
  GApplication    *application;   /* it owns this */
  GDBusConnection *connection;
  guint            id;            /* of the object on the bus; 0: none */
  AleaSearchShelf  get_shelf;
  AleaGuide       *guide;         /* read when somebody searches; NULL before */
  char            *words;         /* searched for last */
};

/* A call that waits for the shelf. */
typedef struct
{
  GApplication          *application;   /* held: a service without a window would end */
  GDBusMethodInvocation *invocation;
  GVariantBuilder        builder;
  GVariant              *rules;         /* that come after the games; NULL where none are asked for */
} Call;

static Call *
call_new (AleaSearchProvider    *self,
          GDBusMethodInvocation *invocation,
          const char            *type)
{
  Call *call = g_new0 (Call, 1);

  call->application = g_object_ref (self->application);
  g_application_hold (call->application);
  call->invocation = invocation;
  g_variant_builder_init (&call->builder, G_VARIANT_TYPE (type));
  return call;
}

static void
call_return (Call *call)
{
  GVariant *answer = g_variant_builder_end (&call->builder);

  g_dbus_method_invocation_return_value (call->invocation, g_variant_new_tuple (&answer, 1));
  g_application_release (call->application);
  g_object_unref (call->application);
  g_clear_pointer (&call->rules, g_variant_unref);
  g_free (call);
}

/* --- what is found ---------------------------------------------------------- */

static AleaGuide *
need_guide (AleaSearchProvider *self)
{
  g_autoptr(GError) error = NULL;

  if (self->guide == NULL)
    self->guide = alea_guide_new_built_in (&error);
  if (self->guide == NULL)
    g_warning ("%s", error->message);
  return self->guide;
}

static void
add_rules (AleaSearchProvider *self,
           GVariantBuilder    *builder)
{
  g_autoptr(GListModel) found = need_guide (self) != NULL ? alea_guide_search (self->guide, self->words) : NULL;
  guint n = 0;

  for (guint i = 0; found != NULL && i < g_list_model_get_n_items (found) && n < MAX_RULES; i++)
    {
      g_autoptr(GObject) object = g_list_model_get_item (found, i);
      const char *number = ALEA_IS_GUIDE_PARAGRAPH (object)
        ? *alea_guide_paragraph_get_numbers (ALEA_GUIDE_PARAGRAPH (object))
        : NULL;

      if (number == NULL)
        continue;
      n++;
      g_variant_builder_add_value (builder, g_variant_new_take_string (g_strconcat (ALEA_FOUND_RULE, number, NULL)));
    }
}

static void
found_cb (GObject      *shelf,
          GAsyncResult *result,
          gpointer      data)
{
  Call *call = data;
  g_autoptr(GArray) ids = alea_shelf_find_finish (ALEA_SHELF (shelf), result, NULL);

  /* A shelf that cannot be read has no games; the rules are there all the same. */
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    g_variant_builder_add_value (&call->builder,
                                 g_variant_new_take_string (g_strdup_printf (ALEA_FOUND_GAME "%" G_GINT64_FORMAT,
                                                                             g_array_index (ids, gint64, i))));
  for (gsize i = 0; i < g_variant_n_children (call->rules); i++)
    {
      g_autoptr(GVariant) rule = g_variant_get_child_value (call->rules, i);

      g_variant_builder_add_value (&call->builder, rule);
    }
  call_return (call);
}

static void
search (AleaSearchProvider    *self,
        const char *const     *terms,
        GDBusMethodInvocation *invocation)
{
  g_autoptr(AleaShelfFilter) filter = g_new0 (AleaShelfFilter, 1);
  Call *call = call_new (self, invocation, "as");
  GVariantBuilder rules;

  g_free (self->words);
  self->words = g_strjoinv (" ", (char **) terms);
  if (g_utf8_strlen (self->words, -1) < MIN_LETTERS)
    {
      call_return (call);
      return;
    }

  g_variant_builder_init (&rules, G_VARIANT_TYPE ("as"));
  add_rules (self, &rules);
  call->rules = g_variant_ref_sink (g_variant_builder_end (&rules));
  filter->search = g_strdup (self->words);
  filter->max = MAX_GAMES;
  alea_shelf_find_async (self->get_shelf (self->application), filter, NULL, found_cb, call);
}

/* --- how it is shown -------------------------------------------------------- */

static void
add_meta (GVariantBuilder *builder,
          const char      *id,
          const char      *title,
          const char      *text)
{
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "id", "s", id);
  g_variant_dict_insert (&dict, "name", "s", title);
  g_variant_dict_insert (&dict, "description", "s", text);
  g_variant_dict_insert (&dict, "gicon", "s", APPLICATION_ID);
  g_variant_builder_add_value (builder, g_variant_dict_end (&dict));
}

static void
add_rule_meta (AleaSearchProvider *self,
               GVariantBuilder    *builder,
               const char         *id)
{
  AleaGuideParagraph *paragraph = need_guide (self) != NULL
    ? alea_guide_find_rule (self->guide, id + strlen (ALEA_FOUND_RULE))
    : NULL;
  const char *title;
  g_autofree char *text = NULL, *sentence = NULL;

  if (paragraph == NULL)
    return;

  title = alea_guide_paragraph_get_title (paragraph);
  if (*title == '\0')
    title = alea_words_translate (alea_guide_reference_get_rules (alea_guide_get_reference_of (self->guide, paragraph))->title);
  text = alea_guide_paragraph_dup_text (paragraph);
  sentence = alea_guide_dup_sentence (self->guide, text, self->words != NULL ? self->words : "");
  add_meta (builder, id, title, sentence);
}

static void
read_cb (GObject      *shelf,
         GAsyncResult *result,
         gpointer      data)
{
  Call *call = data;
  g_autoptr(GPtrArray) games = alea_shelf_read_finish (ALEA_SHELF (shelf), result, NULL);
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);
      g_autofree char *id = NULL, *players = NULL, *sentence = NULL;

      if (game == NULL)
        continue;
      id = g_strdup_printf (ALEA_FOUND_GAME "%" G_GINT64_FORMAT, game->id);
      players = alea_shelf_words_players (game);
      sentence = alea_shelf_words_sentence (game, now);
      add_meta (&call->builder, id, players, sentence);
    }
  call_return (call);
}

static void
describe (AleaSearchProvider    *self,
          const char *const     *found,
          GDBusMethodInvocation *invocation)
{
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  Call *call = call_new (self, invocation, "aa{sv}");

  for (guint i = 0; found[i] != NULL; i++)
    {
      gint64 id;

      if (g_str_has_prefix (found[i], ALEA_FOUND_RULE))
        add_rule_meta (self, &call->builder, found[i]);
      else if (g_str_has_prefix (found[i], ALEA_FOUND_GAME)
               && g_ascii_string_to_signed (found[i] + strlen (ALEA_FOUND_GAME), 10, 1, G_MAXINT64, &id, NULL))
        g_array_append_val (ids, id);
    }

  if (ids->len == 0)
    call_return (call);
  else
    alea_shelf_read_async (self->get_shelf (self->application), (const gint64 *) ids->data, ids->len, FALSE, NULL,
                           read_cb, call);
}

/* --- the bus ---------------------------------------------------------------- */

static void
call_cb (GDBusConnection       *connection,
         const char            *sender,
         const char            *path,
         const char            *interface,
         const char            *method,
         GVariant              *parameters,
         GDBusMethodInvocation *invocation,
         gpointer               data)
{
  AleaSearchProvider *self = data;
  g_autofree const char **words = NULL;
  const char *id = "";

  if (g_str_equal (method, "GetInitialResultSet"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      search (self, words, invocation);
    }
  else if (g_str_equal (method, "GetSubsearchResultSet"))
    {
      g_variant_get (parameters, "(as^a&s)", NULL, &words);
      search (self, words, invocation);
    }
  else if (g_str_equal (method, "GetResultMetas"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      describe (self, words, invocation);
    }
  else
    {
      if (g_str_equal (method, "ActivateResult"))
        g_variant_get (parameters, "(&sasu)", &id, NULL, NULL);
      g_action_group_activate_action (G_ACTION_GROUP (self->application), "show-found", g_variant_new_string (id));
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
}

AleaSearchProvider *
alea_search_provider_new (GApplication     *application,
                          GDBusConnection  *connection,
                          const char       *path,
                          AleaSearchShelf   get_shelf,
                          GError          **error)
{
  static const GDBusInterfaceVTable table = { .method_call = call_cb };
  g_autoptr(GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface_xml, error);
  AleaSearchProvider *self;

  if (node == NULL)
    return NULL;

  self = g_new0 (AleaSearchProvider, 1);
  self->application = application;
  self->connection = g_object_ref (connection);
  self->get_shelf = get_shelf;
  self->id = g_dbus_connection_register_object (connection, path, node->interfaces[0], &table, self, NULL, error);
  if (self->id == 0)
    g_clear_pointer (&self, alea_search_provider_free);
  return self;
}

void
alea_search_provider_free (AleaSearchProvider *self)
{
  if (self->id != 0)
    g_dbus_connection_unregister_object (self->connection, self->id);
  g_object_unref (self->connection);
  g_clear_object (&self->guide);
  g_free (self->words);
  g_free (self);
}
