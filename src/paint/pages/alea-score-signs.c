/* alea-score-signs.c: what chess books print for a judgement
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-score-signs.h"

/* Other judgements are words, or for programs. */
static const AleaScoreSign decisions[] = {
  { "$1", "!", "!" }, { "$2", "?", "?" }, { "$3", "!!", "!!" }, { "$4", "??", "??" }, { "$5", "!?", "!?" },
  { "$6", "?!", "?!" },
};

static const AleaScoreSign positions[] = {
  { "$19", "−+", "\\bdecisive" }, { "$17", "∓", "\\bupperhand" }, { "$15", "⩱", "\\bbetter" },
  { "$10", "=", "\\equal" },
  { "$14", "⩲", "\\wbetter" }, { "$16", "±", "\\wupperhand" }, { "$18", "+−", "\\wdecisive" },
  { "$13", "∞", "\\unclear" },
};

/* The least that White may expect for each of the first positions. */
static const double expectations[] = { 0, 0.1, 0.3, 0.43, 0.57, 0.7, 0.9 };

static const AleaScoreSign *
find (const AleaScoreNote *note,
      const AleaScoreSign *signs,
      guint                n_signs)
{
  g_auto(GStrv) nags = g_strsplit (note->nags != NULL ? note->nags : "", " ", -1);

  for (guint i = 0; nags[i] != NULL; i++)
    for (guint j = 0; j < n_signs; j++)
      if (g_str_equal (nags[i], signs[j].nag))
        return &signs[j];

  return NULL;
}

const AleaScoreSign *
alea_score_sign_of_decision (const AleaScoreNote *note)
{
  return find (note, decisions, G_N_ELEMENTS (decisions));
}

const AleaScoreSign *
alea_score_sign_of_position (const AleaScoreNote *note)
{
  const AleaScoreSign *sign = find (note, positions, G_N_ELEMENTS (positions));

  if (sign == NULL && note->better != NULL && note->expectation >= 0)
    for (guint i = 0; i < G_N_ELEMENTS (expectations) && note->expectation >= expectations[i]; i++)
      sign = &positions[i];

  return sign;
}

const AleaScoreSign *
alea_score_sign_find (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    if (g_str_has_prefix (text, positions[i].sign))
      return &positions[i];

  return NULL;
}
