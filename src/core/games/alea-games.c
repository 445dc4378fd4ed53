/* alea-games.c: looking up games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-rules.h"

#include <ctype.h>
#include <string.h>

const AleaRules *
alea_rules_find (const char *id)
{
  for (size_t i = 0; alea_games[i] != NULL; i++)
    if (strcmp (alea_games[i]->id, id) == 0)
      return alea_games[i];

  return NULL;
}

/* Equal but for case, blanks and hyphens: "Chess 960" is "chess960". */
static bool
is_same_name (const char *a,
              const char *b)
{
  static const char passed_over[] = " -_";

  for (;; a++, b++)
    {
      a += strspn (a, passed_over);
      b += strspn (b, passed_over);
      if (*a == '\0' || *b == '\0')
        return *a == *b;
      if (tolower ((unsigned char) *a) != tolower ((unsigned char) *b))
        return false;
    }
}

const AleaRules *
alea_rules_find_variant (const char *variant)
{
  static const char *const chess[] = { "", "chess", "standard", "normal", "from position", NULL };
  static const char *const chess960[] = { "fischerandom", "fischerrandom", "fischer random chess",
                                          "fischerandom chess", "frc", "960", NULL };

  for (size_t i = 0; alea_games[i] != NULL; i++)
    if (is_same_name (variant, alea_games[i]->id)
        || (alea_games[i]->pgn_variant != NULL && is_same_name (variant, alea_games[i]->pgn_variant)))
      return alea_games[i];

  for (size_t i = 0; chess[i] != NULL; i++)
    if (is_same_name (variant, chess[i]))
      return alea_rules_find ("chess");

  for (size_t i = 0; chess960[i] != NULL; i++)
    if (is_same_name (variant, chess960[i]))
      return alea_rules_find ("chess960");

  return NULL;
}
