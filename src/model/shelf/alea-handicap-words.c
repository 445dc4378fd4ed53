/* alea-handicap-words.c: what is said of two players who might play with a handicap
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-handicap-words.h"

#include "alea-level.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static int
percent (double score)
{
  return (int) lround (100 * score);
}

/* No unit of it is sure. */
static double
round_elo (double elo)
{
  return 10 * round (elo / 10);
}

char *
alea_handicap_words_strength (const AleaHandicapPair *self)
{
  const AleaHandicapAdvice *advice = &self->advice;
  const guint missing = ALEA_HANDICAP_MIN_GAMES - MIN (advice->n_games, ALEA_HANDICAP_MIN_GAMES);

  switch (advice->verdict)
    {
    case ALEA_HANDICAP_TOO_FEW:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "After %u more game, a handicap can be suggested.",
                                           "After %u more games, a handicap can be suggested.", missing), missing);
    case ALEA_HANDICAP_EVEN:
      return g_strdup (_("These games do not show who is stronger: no handicap is needed."));
    case ALEA_HANDICAP_UNEVEN:
      /* Translators: a name, how much of a hundred was scored, the difference in rating, the
       * name of a game, and the interval of the difference */
      return g_strdup_printf (_("%s scored %d%% of the points and is about %.0f Elo stronger in %s (%.0f to %.0f)."),
                              self->names[advice->stronger], percent (advice->score), round_elo (advice->elo.value),
                              alea_words_translate (advice->rules->title), round_elo (advice->elo.low),
                              round_elo (advice->elo.high));
    case ALEA_HANDICAP_UNKNOWN:
    default:
      return NULL;
    }
}

guint
alea_handicap_words_get_white (const AleaHandicapPair *self,
                               const AleaHandicap     *way)
{
  return way->is_white ? self->advice.stronger : 1 - self->advice.stronger;
}

guint
alea_handicap_words_get_level (const AleaHandicapPair *self,
                               const AleaHandicap     *way,
                               guint                   player)
{
  return way->level > 0 && self->levels[player] > 0 ? way->level : self->levels[player];
}

/* With a piece less. */
static char *
write_odds (AleaPieceType  odds,
            gboolean       is_white,
            const char    *game,
            const char    *name)
{
  if (odds == ALEA_PAWN && is_white)
    return g_strdup_printf (_("%s: %s plays White, without the f-pawn"), game, name);
  if (odds == ALEA_PAWN)
    return g_strdup_printf (_("%s: %s plays Black, without the f-pawn"), game, name);
  if (odds == ALEA_GUARDENER)
    return g_strdup_printf (_("%s: %s plays White, without the Guardener"), game, name);
  if (odds == ALEA_KNIGHT)
    return g_strdup_printf (_("%s: %s plays White, without a knight"), game, name);
  if (odds == ALEA_ROOK)
    return g_strdup_printf (_("%s: %s plays White, without a rook"), game, name);

  return g_strdup_printf (_("%s: %s plays White, without the queen"), game, name);
}

char *
alea_handicap_words_way (const AleaHandicapPair *self,
                         const AleaHandicap     *way)
{
  const char *game = alea_words_translate (way->rules->title);
  const guint white = alea_handicap_words_get_white (self, way), person = self->levels[0] > 0;
  g_autofree char *computer = alea_level_make_title (way->level);

  if (way->level > 0 && white == person)
    /* Translators: a game, a person, and "Computer (Beginner)" */
    return g_strdup_printf (_("%s: %s plays White, against %s"), game, self->names[person], computer);
  if (way->level > 0)
    return g_strdup_printf (_("%s: %s plays Black, against %s"), game, self->names[person], computer);
  if (way->odds == ALEA_NO_PIECE_TYPE)
    /* Translators: a game, and a name */
    return g_strdup_printf (_("%s: %s plays White"), game, self->names[white]);

  return write_odds (way->odds, way->is_white, game, self->names[self->advice.stronger]);
}

/* Where the computer is another one, it is the person of whom it is said. */
char *
alea_handicap_words_score (const AleaHandicapPair *self,
                           const AleaHandicap     *way)
{
  const guint player = way->level > 0 ? self->levels[0] > 0 : self->advice.stronger;
  const AleaHandicapRange *score = &way->score;

  /* Translators: a name, and how much of a hundred, at least and at most */
  return g_strdup_printf (_("%s would score about %d%% (%d%% to %d%%)."), self->names[player],
                          percent (player == self->advice.stronger ? score->value : 1 - score->value),
                          percent (player == self->advice.stronger ? score->low : 1 - score->high),
                          percent (player == self->advice.stronger ? score->high : 1 - score->low));
}
