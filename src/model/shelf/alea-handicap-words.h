/* alea-handicap-words.h: what is said of two players who might play with a handicap
 *
 * Each is (transfer full) and in the language of the user.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-handicap.h"

G_BEGIN_DECLS

/* Who they are, and what is thought of them. */
typedef struct
{
  const char         *names[2];
  guint               levels[2];   /* of the computer; 0 for a person */
  AleaHandicapAdvice  advice;
} AleaHandicapPair;

/* "Ann scored 77% of the points and is about 160 Elo stronger in Chess (60 to 270)."
 * NULL where the laboratory knows none of their games. */
char *alea_handicap_words_strength (const AleaHandicapPair *self) G_GNUC_WARN_UNUSED_RESULT;

/* "Chess: Ann plays White, without a knight". */
char *alea_handicap_words_way      (const AleaHandicapPair *self,
                                    const AleaHandicap     *way) G_GNUC_WARN_UNUSED_RESULT;

/* "Ann would score about 48% (35% to 60%)." */
char *alea_handicap_words_score    (const AleaHandicapPair *self,
                                    const AleaHandicap     *way) G_GNUC_WARN_UNUSED_RESULT;

/* The player, 0 or 1, who has White in @way, and the computer's level there; 0 for a
 * person. */
guint alea_handicap_words_get_white (const AleaHandicapPair *self,
                                     const AleaHandicap     *way);
guint alea_handicap_words_get_level (const AleaHandicapPair *self,
                                     const AleaHandicap     *way,
                                     guint                   player);

G_END_DECLS
