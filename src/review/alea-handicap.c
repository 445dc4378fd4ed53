/* alea-handicap.c: what makes two players even
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-handicap.h"

#include "alea-elo.h"
#include "alea-handicap-figures.h"
#include "alea-search.h"

/* Before any game: most people who play each other differ by less. */
#define PRIOR_ELO 300.0

/* Differences that are tried, in Elo of Chess. */
#define GRID_END  2400.0
#define GRID_STEP 10.0

/* Of a normal distribution 95 % lie within so many standard deviations. */
#define Z 1.96

/* The game whose scale is used; those whose dice only set up the pieces are played
 * like it, as nobody has counted them. */
#define SCALE          "chess"
#define UNCOUNTED_ERROR 0.1

/* How wrong it may be to add up what one level is stronger than the next. */
#define LEVEL_ERROR 60.0

/* Of so few games that were not won nobody can tell how much stronger the winner is. */
#define FEW_GAMES 4

/* So much, 5 points of a hundred, may be left over where all that is given is White. */
#define NEARLY_EVEN 35.0

/* A number and its standard deviation. */
typedef struct
{
  double value;
  double error;
} Quantity;

/* What two players are, and what they have played. */
typedef struct
{
  Quantity         difference;   /* of the stronger one, in Elo of Chess */
  const AleaRules *rules;        /* of most games */
  guint            levels[2];    /* of the stronger one, and of the other */
} Players;

/* Ways of which one, at most, is suggested. */
typedef enum
{
  KIND_COLOUR,
  KIND_ODDS,
  KIND_GAME,
  KIND_LEVEL,
  N_KINDS,
} Kind;

/* The fairest way of each kind, and its Elo for the stronger player. */
typedef struct
{
  AleaHandicap way;
  double       elo;   /* infinite for none */
} Best;

/* --- figures -------------------------------------------------------------- */

/* As if two more games had been won, and two lost, where it is about the error. */
static Quantity
count_elo (const guint n[3])
{
  const double won = n[0], drawn = n[1], lost = n[2], sum = won + drawn + lost, more = sum + 4;
  const double mean = (won + drawn / 2 + 2) / more;
  const double variance = ((won + 2) * (1 - mean) * (1 - mean) + drawn * (0.5 - mean) * (0.5 - mean)
                           + (lost + 2) * mean * mean) / more;
  const double slope = 400 / (log (10) * mean * (1 - mean));
  const double score = CLAMP ((won + drawn / 2) / sum, 0.5 / sum, 1 - 0.5 / sum);

  return (Quantity) { alea_elo_of_score (score), slope * sqrt (variance / more) };
}

static const AleaHandicapFigure *
find_figure (const char     *game,
             AleaFigureKind  kind,
             guint           about,
             guint           other)
{
  for (const AleaHandicapFigure *figure = alea_handicap_figures; figure->game != NULL; figure++)
    if (g_str_equal (figure->game, game) && figure->kind == kind && figure->about == about && figure->other == other)
      return figure;

  return NULL;
}

static gboolean
is_known (const AleaRules *rules)
{
  return rules != NULL && find_figure (rules->id, ALEA_FIGURE_FIRST_MOVE, 0, 0) != NULL;
}

/* What White is better off by. */
static Quantity
get_first_move (const AleaRules *rules)
{
  const AleaHandicapFigure *figure = find_figure (rules->id, ALEA_FIGURE_FIRST_MOVE, 0, 0);

  g_assert (figure != NULL);
  return count_elo (figure->n);
}

static gboolean
is_telling (const AleaHandicapFigure *figure)
{
  return figure->n[1] + figure->n[2] > FEW_GAMES;
}

/* How large a difference of Chess is in @rules, by levels that have played both;
 * FALSE where none have. */
static gboolean
count_factor (const AleaRules *rules,
              Quantity        *factor)
{
  double here = 0, there = 0, here_variance = 0, there_variance = 0;

  for (const AleaHandicapFigure *figure = alea_handicap_figures; figure->game != NULL; figure++)
    {
      const AleaHandicapFigure *same = find_figure (SCALE, figure->kind, figure->about, figure->other);
      Quantity a, b;

      if (figure->kind != ALEA_FIGURE_LEVELS || !g_str_equal (figure->game, rules->id) || same == NULL
          || !is_telling (figure) || !is_telling (same))
        continue;
      a = count_elo (figure->n);
      b = count_elo (same->n);
      here += a.value;
      there += b.value;
      here_variance += a.error * a.error;
      there_variance += b.error * b.error;
    }
  if (there <= 0)
    return FALSE;

  factor->value = here / there;
  factor->error = factor->value * sqrt (here_variance / (here * here) + there_variance / (there * there));
  return TRUE;
}

static Quantity
get_factor (const AleaRules *rules)
{
  Quantity factor = { 1, 0 };

  if (!g_str_equal (rules->id, SCALE) && !count_factor (rules, &factor))
    factor.error = UNCOUNTED_ERROR;
  return factor;
}

/* How strong the computer is, in Elo of Chess above level 1.  FALSE where that is
 * not known. */
static gboolean
find_strength (guint   level,
               double *elo)
{
  *elo = 0;
  for (guint upper = 2; upper <= level; upper++)
    {
      const AleaHandicapFigure *figure = find_figure (SCALE, ALEA_FIGURE_LEVELS, upper, upper - 1);

      if (figure == NULL)
        return FALSE;
      *elo += count_elo (figure->n).value;
    }

  return level >= 1;
}

/* --- what the games say --------------------------------------------------- */

static guint
sum (const AleaHandicapGames *games)
{
  guint n = 0;

  for (guint i = 0; i < 6; i++)
    n += games->n[i / 3][i % 3];
  return n;
}

/* Of one set of rules, if the first player is stronger by @difference. */
static double
get_log_likelihood (const AleaHandicapGames *games,
                    double                   difference,
                    double                   factor,
                    double                   first_move)
{
  double log_likelihood = 0;

  for (int white = 0; white < 2; white++)
    {
      const guint *n = games->n[white];
      const double elo = difference * factor + (white == 0 ? first_move : -first_move);

      log_likelihood += (n[0] + n[1] / 2.0) * log (alea_score_of_elo (elo));
      log_likelihood += (n[2] + n[1] / 2.0) * log (alea_score_of_elo (-elo));
    }

  return log_likelihood;
}

/* Adds what @games say to the logarithms of how likely each difference is. */
static void
weigh (const AleaHandicapGames *games,
       GArray                  *grid)
{
  const double factor = get_factor (games->rules).value, first_move = get_first_move (games->rules).value;

  for (guint i = 0; i < grid->len; i++)
    g_array_index (grid, double, i) += get_log_likelihood (games, i * GRID_STEP - GRID_END, factor, first_move);
}

/* The mean of what the first player is stronger by. */
static Quantity
estimate (const AleaHandicapGames *games,
          guint                    n_rules)
{
  g_autoptr(GArray) grid = g_array_new (FALSE, FALSE, sizeof (double));
  double most = -INFINITY, all = 0, mean = 0, square = 0;

  for (double difference = -GRID_END; difference <= GRID_END; difference += GRID_STEP)
    {
      const double prior = -difference * difference / (2 * PRIOR_ELO * PRIOR_ELO);

      g_array_append_val (grid, prior);
    }
  for (guint i = 0; i < n_rules; i++)
    if (is_known (games[i].rules))
      weigh (&games[i], grid);

  for (guint i = 0; i < grid->len; i++)
    most = MAX (most, g_array_index (grid, double, i));
  for (guint i = 0; i < grid->len; i++)
    {
      const double weight = exp (g_array_index (grid, double, i) - most), difference = i * GRID_STEP - GRID_END;

      all += weight;
      mean += weight * difference;
      square += weight * difference * difference;
    }
  mean /= all;
  return (Quantity) { mean, sqrt (MAX (square / all - mean * mean, 0)) };
}

/* --- ways to play --------------------------------------------------------- */

static AleaHandicapRange
make_range (Quantity quantity)
{
  return (AleaHandicapRange) { quantity.value, quantity.value - Z * quantity.error, quantity.value + Z * quantity.error };
}

/* Keeps @way, whose start is worth @start to the player who is stronger by
 * @difference, if it is fairer than what there was. */
static void
consider (Best         *best,
          AleaHandicap  way,
          Quantity      difference,
          Quantity      start)
{
  const Quantity factor = get_factor (way.rules);
  const double elo = factor.value * difference.value + start.value;
  const double errors[] = { factor.value * difference.error, factor.error * difference.value, start.error };
  AleaHandicapRange range;

  if (fabs (elo) >= fabs (best->elo))
    return;

  range = make_range ((Quantity) { elo, sqrt (errors[0] * errors[0] + errors[1] * errors[1] + errors[2] * errors[2]) });
  way.score.value = alea_score_of_elo (range.value);
  way.score.low = alea_score_of_elo (range.low);
  way.score.high = alea_score_of_elo (range.high);
  best->way = way;
  best->elo = elo;
}

/* With all pieces, and either colour. */
static void
consider_colours (Best            *best,
                  const AleaRules *rules,
                  guint            level,
                  Quantity         difference)
{
  for (int is_white = 0; is_white < 2; is_white++)
    {
      Quantity start = get_first_move (rules);

      if (!is_white)
        start.value = -start.value;
      consider (best, (AleaHandicap) { .rules = rules, .is_white = is_white, .level = level }, difference, start);
    }
}

static void
consider_odds (Best          *best,
               const Players *players)
{
  for (const AleaHandicapFigure *figure = alea_handicap_figures; figure->game != NULL; figure++)
    if (figure->kind == ALEA_FIGURE_ODDS && g_str_equal (figure->game, players->rules->id))
      consider (best, (AleaHandicap) { .rules = players->rules, .is_white = figure->other == ALEA_WHITE,
                                       .odds = (AleaPieceType) figure->about },
                players->difference, count_elo (figure->n));
}

/* Games whose dice take something from the stronger player. */
static void
consider_games (Best          *best,
                const Players *players)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      Quantity factor;

      if (alea_games[i] != players->rules && is_known (alea_games[i]) && count_factor (alea_games[i], &factor))
        consider_colours (best, alea_games[i], 0, players->difference);
    }
}

/* Where one of them is the computer. */
static void
consider_levels (Best          *best,
                 const Players *players)
{
  const gboolean is_stronger = players->levels[0] > 0;
  const guint now = players->levels[is_stronger ? 0 : 1];
  double here, there;

  if ((players->levels[0] > 0) == (players->levels[1] > 0) || !find_strength (now, &here))
    return;

  for (guint level = 1; level <= ALEA_N_LEVELS; level++)
    {
      Quantity difference = players->difference;

      if (level == now || !find_strength (level, &there))
        continue;
      difference.value += is_stronger ? there - here : here - there;
      difference.error = hypot (difference.error, LEVEL_ERROR);
      consider_colours (best, players->rules, level, difference);
    }
}

static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  const double first = fabs (((const Best *) a)->elo), second = fabs (((const Best *) b)->elo);

  return first < second ? -1 : first > second;
}

/* White is less than a piece: where it is enough, no piece need go, and where it is
 * not, nobody need be told. */
static void
suggest (const Players      *players,
         AleaHandicapAdvice *advice)
{
  const double plain = get_factor (players->rules).value * players->difference.value;
  Best bests[N_KINDS];

  for (int kind = 0; kind < N_KINDS; kind++)
    bests[kind].elo = INFINITY;
  consider_colours (&bests[KIND_COLOUR], players->rules, 0, players->difference);
  consider_odds (&bests[KIND_ODDS], players);
  consider_games (&bests[KIND_GAME], players);
  consider_levels (&bests[KIND_LEVEL], players);
  bests[fabs (bests[KIND_COLOUR].elo) <= NEARLY_EVEN ? KIND_ODDS : KIND_COLOUR].elo = INFINITY;

  qsort (bests, N_KINDS, sizeof *bests, compare_ways);
  for (int i = 0; i < N_KINDS && advice->n_ways < ALEA_HANDICAP_MAX; i++)
    if (fabs (bests[i].elo) < plain)
      advice->ways[advice->n_ways++] = bests[i].way;
}

/* --- advice --------------------------------------------------------------- */

/* How many games there are, by which rules, and how many points the first player
 * has. */
static double
count_games (const AleaHandicapGames *games,
             guint                    n_rules,
             AleaHandicapAdvice      *advice)
{
  guint most = 0;
  double points = 0;

  for (guint i = 0; i < n_rules; i++)
    {
      const guint n = sum (&games[i]);

      if (!is_known (games[i].rules))
        continue;
      advice->n_games += n;
      for (int white = 0; white < 2; white++)
        points += games[i].n[white][0] + games[i].n[white][1] / 2.0;
      if (n > most)
        {
          most = n;
          advice->rules = games[i].rules;
        }
    }

  return points;
}

void
alea_handicap_advise (const AleaHandicapGames *games,
                      guint                    n_rules,
                      const guint              levels[2],
                      AleaHandicapAdvice      *advice)
{
  Players players;
  Quantity difference, factor;
  double points;

  g_return_if_fail (games != NULL || n_rules == 0);
  g_return_if_fail (advice != NULL);

  *advice = (AleaHandicapAdvice) { .verdict = ALEA_HANDICAP_UNKNOWN };
  points = count_games (games, n_rules, advice);
  if (advice->n_games == 0)
    return;
  advice->verdict = ALEA_HANDICAP_TOO_FEW;
  if (advice->n_games < ALEA_HANDICAP_MIN_GAMES)
    return;

  difference = estimate (games, n_rules);
  advice->stronger = difference.value < 0;
  advice->score = advice->stronger == 0 ? points / advice->n_games : 1 - points / advice->n_games;
  difference.value = fabs (difference.value);
  factor = get_factor (advice->rules);
  advice->elo = make_range ((Quantity) { factor.value * difference.value, factor.value * difference.error });
  advice->verdict = advice->elo.low > 0 ? ALEA_HANDICAP_UNEVEN : ALEA_HANDICAP_EVEN;
  if (advice->verdict == ALEA_HANDICAP_EVEN)
    return;

  players = (Players) { difference, advice->rules, { levels[advice->stronger], levels[!advice->stronger] } };
  suggest (&players, advice);
}
