/* test-guide-languages.c: a question of a newcomer leads to its rule in each language
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "guide-support.h"
#include "test-support.h"

#include <libintl.h>

/* The first result is one of the rules. */
static const struct
{
  const char *language, *words, *rules;
} questions[] = {
  { "de", "darf ich aus dem schach rochieren", "B12" },
  { "de", "remis", "B16 B17" },
  { "de", "wie viele züge", "R6" },
  { "de", "wohin teleportieren", "G16" },
  { "de", "zwei damen", "G20" },
  { "es", "puedo enrocar en jaque", "B12 C15" },
  { "es", "tablas", "B16 B17" },
  { "es", "cuántas jugadas", "R6" },
  { "es", "ahogado", "B15 G23" },
  { "es", "dos damas", "G20" },
  { "fr", "roquer en échec", "B12" },
  { "fr", "nulle", "B16 B17" },
  { "fr", "combien de coups", "R6" },
  { "fr", "pat", "B15 G23" },
  { "fr", "deux dames", "G20" },
  { "hi", "शह में कैसलिंग", "B12" },
  { "hi", "ड्रॉ", "B16 B17" },
  { "hi", "कितनी चालें", "R6" },
  { "it", "posso arroccare sotto scacco", "B12" },
  { "it", "patta", "B16 B17" },
  { "it", "quante mosse", "R6" },
  { "it", "stallo", "B15 G23" },
  { "it", "due donne", "G20" },
  { "pt_BR", "posso rocar em xeque", "B12" },
  { "pt_BR", "empate", "B16 B17" },
  { "pt_BR", "quantos lances", "R6" },
  { "pt_BR", "afogamento", "B15 G23" },
  { "pt_BR", "duas damas", "G20" },
  { "zh_CN", "将军时易位", "B12" },
  { "zh_CN", "和棋", "B16 B17" },
  { "zh_CN", "三个六", "R6" },
  { "zh_CN", "逼和", "B15 G23" },
  { "zh_CN", "两个后", "G20" },
  { "ar", "التبييت في كش", "B12" },
  { "ar", "التعادل", "B16 B17" },
  { "ar", "كم نقلة", "R6" },
  { "ar", "جمود", "B15 G23" },
  { "ar", "وزيران", "G20" },
};

static void
test_questions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr(AleaGuide) guide = NULL;
      g_autoptr(GListModel) results = NULL;
      g_autoptr(GObject) first = NULL;

      test_use_language (questions[i].language);
      guide = guide_load ();
      results = alea_guide_search (guide, questions[i].words);
      first = g_list_model_get_item (results, 0);
      if (!guide_has_rule (first, questions[i].rules))
        {
          g_autofree char *name = guide_name_result (first);

          g_test_message ("%s: “%s” finds %s, not %s", questions[i].language, questions[i].words, name,
                          questions[i].rules);
          g_test_fail ();
        }
    }
}

int
main (int    argc,
      char **argv)
{
  const char *catalogues = g_getenv ("ALEA_TEST_CATALOGUES");

  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, catalogues);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_add_func ("/model/guide-languages/questions", test_questions);

  return g_test_run ();
}
