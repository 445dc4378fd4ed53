/* test-house-rules.c: what the settings keep, and what they cannot spoil
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

/* It has no other home than a header that asks for this. */
#define G_SETTINGS_ENABLE_BACKEND

#include "config.h"

#include "alea-house-rules.h"
#include "alea-option-list.h"
#include "test-support.h"

#include <gio/gsettingsbackend.h>
#include <string.h>

static GSettings *
new_settings (void)
{
  g_autoptr(GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend (APPLICATION_ID, backend);
}

static void
assert_kept (GSettings  *settings,
             const char *game,
             const char *expected)
{
  g_autofree char *list = NULL;
  AleaOptions options;

  memset (&options, 1, sizeof options);
  alea_house_rules_load (settings, test_rules (game), &options);
  list = alea_option_list_write (test_rules (game), &options);
  g_assert_cmpstr (list, ==, expected);
}

static void
set (GSettings  *settings,
     const char *text)
{
  g_autoptr(GVariant) value = g_variant_ref_sink (g_variant_new_parsed (text));

  g_assert_true (g_settings_set_value (settings, ALEA_HOUSE_RULES_KEY, value));
}

/* Each game has its own, and what is as usual takes no room. */
static void
test_stored (void)
{
  g_autoptr(GSettings) settings = new_settings ();
  const AleaRules *jepps = test_rules ("jepps"), *guardener = test_rules ("guardener");
  AleaOptions options = { { 0 } };
  g_autoptr(GVariant) rest = NULL;

  assert_kept (settings, "jepps", "");
  g_assert_true (alea_rules_set_option (jepps, &options, "setup=free-play", 15, NULL));
  alea_house_rules_store (settings, jepps, &options);
  options = (AleaOptions) { { 0 } };
  g_assert_true (alea_rules_set_option (guardener, &options, "castling=free", 13, NULL));
  alea_house_rules_store (settings, guardener, &options);
  assert_kept (settings, "jepps", "setup=free-play");
  assert_kept (settings, "guardener", "castling=free");
  assert_kept (settings, "chess", "");

  options = (AleaOptions) { { 0 } };
  alea_house_rules_store (settings, jepps, &options);
  assert_kept (settings, "jepps", "");
  rest = g_settings_get_value (settings, ALEA_HOUSE_RULES_KEY);
  g_assert_cmpuint (g_variant_n_children (rest), ==, 1);
}

/* Edited by hand, or by a program that knows other games and rules. */
static void
test_nonsense (void)
{
  g_autoptr(GSettings) settings = new_settings ();
  g_autoptr(GVariant) all = NULL;
  AleaOptions options = { { 0 } };
  const char *list = NULL;

  set (settings, "{'jepps': '  double=reroll nonsense setup=sideways =  free-play', 'tric-trac': 'x=y', 'chess960': 'setup=number'}");
  assert_kept (settings, "jepps", "double=reroll");
  /* How a start is drawn is asked for every game anew. */
  assert_kept (settings, "chess960", "");

  alea_house_rules_store (settings, test_rules ("jepps"), &options);
  all = g_settings_get_value (settings, ALEA_HOUSE_RULES_KEY);
  g_assert_true (g_variant_lookup (all, "tric-trac", "&s", &list));
  g_assert_cmpstr (list, ==, "x=y");
}

static void
test_listed (void)
{
  guint shown[ALEA_MAX_OPTIONS];

  for (gsize i = 0; alea_games[i] != NULL; i++)
    {
      guint n = alea_house_rules_list (alea_games[i], shown);

      g_assert_cmpuint (n, ==, alea_house_rules_list (alea_games[i], NULL));
      for (guint k = 0; k < n; k++)
        {
          const AleaOption *option = &alea_games[i]->options[shown[k]];

          g_assert_nonnull (option->title);
          for (guint choice = 0; choice < ALEA_MAX_CHOICES && option->choices[choice] != NULL; choice++)
            g_assert_nonnull (option->labels[choice]);
          g_assert_false (alea_games[i]->setup.n_starts > 0 && g_str_equal (option->key, "setup"));
        }
    }
}

/* All that can be agreed on, in its order, but not how a start is drawn where there are many. */
static void
test_all_listed (void)
{
  for (gsize i = 0; alea_games[i] != NULL; i++)
    {
      const AleaRules *rules = alea_games[i];
      guint shown[ALEA_MAX_OPTIONS], n_starts = 0, n = 0;

      memset (shown, 0xff, sizeof shown);
      alea_house_rules_list (rules, shown);
      for (guint option = 0; rules->options[option].key != NULL; option++)
        if (rules->setup.n_starts > 0 && g_str_equal (rules->options[option].key, "setup"))
          n_starts++;
        else
          g_assert_cmpuint (shown[n++], ==, option);

      g_assert_cmpuint (n, ==, alea_house_rules_list (rules, NULL));
      g_assert_cmpuint (n_starts, ==, rules->setup.n_starts > 0 ? 1 : 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/house-rules/stored", test_stored);
  g_test_add_func ("/model/house-rules/nonsense", test_nonsense);
  g_test_add_func ("/model/house-rules/listed", test_listed);
  g_test_add_func ("/model/house-rules/all-listed", test_all_listed);

  return g_test_run ();
}
