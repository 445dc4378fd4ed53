/* alea-house-rules.c: the house rules that the next games begin with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-house-rules.h"

#include "alea-option-list.h"

#include <string.h>

static gboolean
is_house_rule (const AleaRules *rules,
               guint            option)
{
  return !(rules->setup.n_starts > 0 && g_str_equal (rules->options[option].key, "setup"));
}

guint
alea_house_rules_list (const AleaRules *rules,
                       guint            shown[ALEA_MAX_OPTIONS])
{
  guint n = 0;

  g_return_val_if_fail (rules != NULL, 0);

  for (guint i = 0; rules->options[i].key != NULL; i++)
    if (is_house_rule (rules, i))
      {
        if (shown != NULL)
          shown[n] = i;
        n++;
      }

  return n;
}

void
alea_house_rules_load (GSettings       *settings,
                       const AleaRules *rules,
                       AleaOptions     *options)
{
  g_autoptr(GVariant) all = NULL;
  const char *list;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (rules != NULL);

  *options = (AleaOptions) { { 0 } };
  all = g_settings_get_value (settings, ALEA_HOUSE_RULES_KEY);
  if (!g_variant_lookup (all, rules->id, "&s", &list))
    return;

  for (list += strspn (list, " "); *list != '\0'; list += strspn (list, " "))
    {
      gsize length = strcspn (list, " ");

      alea_rules_set_option (rules, options, list, length, NULL);
      list += length;
    }
  for (guint i = 0; rules->options[i].key != NULL; i++)
    if (!is_house_rule (rules, i))
      options->choice[i] = 0;
}

void
alea_house_rules_store (GSettings         *settings,
                        const AleaRules   *rules,
                        const AleaOptions *options)
{
  g_autoptr(GVariant) all = NULL;
  g_autofree char *list = NULL;
  GVariantBuilder lists;
  GVariantIter iter;
  const char *id, *other;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (rules != NULL);

  g_variant_builder_init (&lists, G_VARIANT_TYPE ("a{ss}"));
  all = g_settings_get_value (settings, ALEA_HOUSE_RULES_KEY);
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s&s}", &id, &other))
    if (!g_str_equal (id, rules->id))
      g_variant_builder_add (&lists, "{ss}", id, other);

  list = alea_option_list_write (rules, options);
  if (*list != '\0')
    g_variant_builder_add (&lists, "{ss}", rules->id, list);

  g_settings_set_value (settings, ALEA_HOUSE_RULES_KEY, g_variant_builder_end (&lists));
}
