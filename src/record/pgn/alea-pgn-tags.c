/* alea-pgn-tags.c: the tags that a record does not keep as tags
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-tags.h"

#include <string.h>

const char *const alea_pgn_tag_names[ALEA_PGN_N_TAGS] = {
  "Result", "Variant", "SetUp", "FEN", "WhiteSetup", "BlackSetup", "SetupRolls", "Rules",
};

const char *const alea_pgn_roster[ALEA_PGN_N_ROSTER] = {
  "Event", "Site", "Date", "Round", "White", "Black", "Result",
};

AleaPgnTag
alea_pgn_find_tag (const char *name)
{
  for (AleaPgnTag tag = 0; tag < ALEA_PGN_N_TAGS; tag++)
    if (strcmp (alea_pgn_tag_names[tag], name) == 0)
      return tag;

  return ALEA_PGN_N_TAGS;
}

bool
alea_pgn_is_in_roster (const char *name)
{
  for (size_t i = 0; i < ALEA_PGN_N_ROSTER; i++)
    if (strcmp (alea_pgn_roster[i], name) == 0)
      return true;

  return false;
}

bool
alea_pgn_parse_result (const char *text,
                       AleaResult *result)
{
  /* Most words are moves and their numbers. */
  if (text[0] != '*' && (text[0] == '\0' || (text[1] != '-' && text[1] != '/')))
    return false;
  if (strcmp (text, "1/2") == 0)
    text = "1/2-1/2";

  for (AleaResult i = ALEA_RESULT_NONE; i <= ALEA_RESULT_DRAW; i++)
    if (strcmp (text, alea_result_to_string (i)) == 0)
      {
        *result = i;
        return true;
      }

  return false;
}

bool
alea_pgn_is_outside_ending (const char *termination)
{
  static const char *const words[] = { "time", "abandon", "adjudicat", "death", "emergency", "infraction" };
  g_autofree char *lower = termination != NULL ? g_ascii_strdown (termination, -1) : NULL;

  for (size_t i = 0; lower != NULL && i < G_N_ELEMENTS (words); i++)
    if (strstr (lower, words[i]) != NULL)
      return true;

  return false;
}
