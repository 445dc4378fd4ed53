/* alea-games-statistics.c: results and rolls of the games that are shown
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-statistics.h"

#include "alea-box.h"
#include "alea-dice-chart.h"
#include "alea-handicap-button.h"
#include "alea-newer.h"
#include "alea-part.h"
#include "alea-row.h"
#include "alea-score-bar.h"
#include "alea-shelf-words.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>
#include <math.h>

/* More would leave no room for the games. */
#define MAX_REVIEWS 3

/* For each side of a die: fewer say more of chance than of the dice. */
#define MIN_ROLLS 10

/* Letters that who has won and the heading of the reviews need beside each other:
 * where there is no room for them the cards stand aside. */
#define END_CHARS    9
#define REVIEW_CHARS 22

/**
 * AleaGamesStatistics:
 *
 * A card with who has won how often, one with how the dice have fallen, and one
 * with what the reviews of these games say of luck and errors.
 */

struct _AleaGamesStatistics
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  GtkWidget *title;       /* of the results */
  GtkWidget *first;       /* who stands at the left, and how often they won */
  GtkWidget *drawn;
  GtkWidget *last;
  GtkWidget *bar;
  GtkWidget *open;        /* how many have no result; hidden for none */
  GtkWidget *handicap;    /* hidden but where all games are those of two */
  GtkWidget *results;     /* the card */
  GtkWidget *dice;        /* the card; hidden where too few have rolled */
  GtkWidget *charts;      /* in it */
  GtkWidget *reviews;     /* the card; hidden where no game has been reviewed */
};

G_DEFINE_FINAL_TYPE (AleaGamesStatistics, alea_games_statistics, GTK_TYPE_WIDGET)

/* --- results -------------------------------------------------------------- */

/* What the card says. */
typedef struct
{
  const char *name;         /* whose games they are, or NULL */
  const char *other;        /* and the other one of two, or NULL */
  const char *labels[2];    /* of the numbers at both ends */
  guint       n_games;
  guint       n_won[2];
  guint       n_drawn;
} Score;

static Score
score_pair (const AleaShelfPairCount *pair,
            const char               *first)
{
  const int i = g_strcmp0 (pair->names[1], first) == 0;

  return (Score) {
    .name = pair->names[i], .other = pair->names[!i], .labels = { pair->names[i], pair->names[!i] },
    .n_games = pair->n_games, .n_won = { pair->n_won[i], pair->n_won[!i] }, .n_drawn = pair->n_drawn,
  };
}

static gboolean
find_player (const AleaShelfStatistics *statistics,
             const char                *name,
             Score                     *score)
{
  for (guint i = 0; i < statistics->players->len; i++)
    {
      const AleaShelfPlayerCount *player = g_ptr_array_index (statistics->players, i);

      if (!g_str_equal (player->name, name))
        continue;
      *score = (Score) {
        .name = player->name, .labels = { _("won"), _("lost") }, .n_games = player->n_games,
        .n_won = { player->n_won, player->n_lost }, .n_drawn = player->n_drawn,
      };
      return TRUE;
    }

  return FALSE;
}

/* Two against each other where the games are mostly theirs, one against all
 * where they have been asked for, else the colours. */
static Score
get_score (const AleaShelfStatistics *statistics,
           const AleaShelfFilter     *filter)
{
  const AleaShelfPairCount *pair = statistics->pairs->len > 0 ? g_ptr_array_index (statistics->pairs, 0) : NULL;
  Score score;

  if (filter->player != NULL && filter->opponent == NULL && find_player (statistics, filter->player, &score))
    return score;
  if (pair != NULL && pair->n_games > 1 && 2 * pair->n_games >= statistics->n_games)
    return score_pair (pair, filter->player);

  return (Score) {
    .labels = { _("White"), _("Black") }, .n_games = statistics->n_games,
    .n_won = { statistics->n_results[ALEA_RESULT_WHITE], statistics->n_results[ALEA_RESULT_BLACK] },
    .n_drawn = statistics->n_results[ALEA_RESULT_DRAW],
  };
}

static char *
write_title (const Score *score)
{
  g_autofree char *number = alea_shelf_words_number (score->n_games);
  g_autofree char *games = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s game", "%s games", score->n_games),
                                            number);

  if (score->name == NULL)
    return g_steal_pointer (&games);
  if (score->other == NULL)
    /* Translators: a name, and how many games: "Ann, 97 games" */
    return g_strdup_printf (_("%s, %s"), score->name, games);

  /* Translators: two names, and how many games: "Ann and Ben, 97 games" */
  return g_strdup_printf (_("%s and %s, %s"), score->name, score->other, games);
}

/* The number is the large one of both. */
static void
show_end (GtkWidget  *label,
          guint       n_won,
          const char *name,
          gboolean    is_last)
{
  g_autofree char *shown = alea_words_printable (name), *number = alea_shelf_words_number (n_won);
  g_autofree char *markup = is_last
                            ? g_markup_printf_escaped ("%s <span size=\"200%%\" weight=\"bold\">%s</span>", shown, number)
                            : g_markup_printf_escaped ("<span size=\"200%%\" weight=\"bold\">%s</span> %s", number, shown);

  gtk_label_set_markup (GTK_LABEL (label), markup);
}

static void
show_open (AleaGamesStatistics *self,
           const Score         *score)
{
  const guint n_ended = score->n_won[0] + score->n_drawn + score->n_won[1];
  const guint n_open = score->n_games - MIN (n_ended, score->n_games);
  g_autofree char *number = alea_shelf_words_number (n_open);
  g_autofree char *open = g_strdup_printf (/* Translators: a number of games */
                                           g_dngettext (GETTEXT_PACKAGE, "%s without a result", "%s without a result",
                                                        n_open),
                                           number);

  gtk_label_set_text (GTK_LABEL (self->open), open);
  gtk_widget_set_visible (self->open, n_open > 0);
}

static void
show_score (AleaGamesStatistics *self,
            const Score         *score)
{
  g_autofree char *words = write_title (score), *title = alea_words_printable (words);
  g_autofree char *n_drawn = alea_shelf_words_number (score->n_drawn);
  g_autofree char *drawn = g_strdup_printf (/* Translators: a number of games */
                                            g_dngettext (GETTEXT_PACKAGE, "%s drawn", "%s drawn", score->n_drawn),
                                            n_drawn);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  show_end (self->first, score->n_won[0], score->labels[0], FALSE);
  gtk_label_set_text (GTK_LABEL (self->drawn), drawn);
  show_end (self->last, score->n_won[1], score->labels[1], TRUE);
  alea_score_bar_set_parts (self->bar, score->n_won[0], score->n_drawn, score->n_won[1]);
  show_open (self, score);
}

/* What is reckoned of two needs all their games, and no others. */
static void
show_handicap (AleaGamesStatistics       *self,
               const AleaShelfStatistics *statistics)
{
  const AleaShelfPairCount *pair = statistics->pairs->len > 0 ? g_ptr_array_index (statistics->pairs, 0) : NULL;
  const gboolean is_theirs = pair != NULL && pair->n_games == statistics->n_games;

  alea_handicap_button_show (GTK_MENU_BUTTON (self->handicap), is_theirs ? pair : NULL);
}

/* --- dice ----------------------------------------------------------------- */

static char *
write_dice_title (guint   n_sides,
                  guint64 n_rolled)
{
  g_autofree char *number = alea_shelf_words_number (n_rolled);

  if (n_sides == 4)
    /* Translators: how many dice have been thrown: "2,914 four-sided dice" */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s four-sided die", "%s four-sided dice", (gulong) n_rolled),
                            number);
  if (n_sides == 6)
    /* Translators: how many dice have been thrown */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s six-sided die", "%s six-sided dice", (gulong) n_rolled),
                            number);

  /* Translators: how many dice have been thrown, and how many sides they have */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s %u-sided die", "%s %u-sided dice", (gulong) n_rolled),
                          number, n_sides);
}

/* All dice of so many sides, in the colour of the game that threw most of them. */
static gboolean
add_chart (AleaGamesStatistics       *self,
           const AleaShelfStatistics *statistics,
           guint                      n_sides,
           gboolean                   is_own)
{
  guint64 n_faces[ALEA_SHELF_MAX_FACE + 1] = { 0 }, n_all = 0, n_most = 0;
  const char *most = NULL;
  g_autofree char *title = NULL;
  GtkWidget *box, *label, *chart;

  for (guint i = 0; i < statistics->rules->len; i++)
    {
      const AleaShelfRulesCount *count = g_ptr_array_index (statistics->rules, i);
      const guint64 *n_fallen = is_own ? count->n_own_faces : count->n_faces;
      guint64 n = 0;

      if (alea_shelf_words_get_sides (count->rules) != n_sides)
        continue;
      for (guint face = 1; face <= n_sides; face++)
        {
          n_faces[face] += n_fallen[face];
          n += n_fallen[face];
        }
      n_all += n;
      if (n > n_most)
        {
          n_most = n;
          most = count->rules;
        }
    }
  if (n_all < MIN_ROLLS * n_sides)
    return FALSE;

  title = write_dice_title (n_sides, n_all);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  label = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  chart = g_object_new (ALEA_TYPE_DICE_CHART, NULL);
  gtk_widget_set_halign (chart, GTK_ALIGN_START);
  gtk_widget_set_vexpand (chart, TRUE);
  alea_dice_chart_set_faces (ALEA_DICE_CHART (chart), n_sides, n_faces, alea_felt_find (most));
  alea_box_append (box, label, chart, NULL);
  gtk_box_append (GTK_BOX (self->charts), box);
  return TRUE;
}

static void
show_dice (AleaGamesStatistics       *self,
           const AleaShelfStatistics *statistics,
           gboolean                   is_own)
{
  gboolean has_any = FALSE;

  alea_box_empty (self->charts);
  for (guint n_sides = 2; n_sides <= ALEA_SHELF_MAX_FACE; n_sides++)
    if (add_chart (self, statistics, n_sides, is_own))
      has_any = TRUE;

  gtk_widget_set_visible (self->dice, has_any);
}

/* --- reviews -------------------------------------------------------------- */

/* Percentage points; of luck, with their sign. */
static char *
write_mean (const AleaMean *mean,
            gboolean        is_signed)
{
  /* A true minus sign, as wide as the plus. */
  const char *sign = !is_signed ? "" : mean->mean < 0 ? "\342\210\222" : "+";

  return g_strdup_printf ("%s%.1f \302\261 %.1f", sign, 100 * fabs (mean->mean), 100 * mean->error);
}

static char *
count_games (const AleaShelfReviewCount *count)
{
  g_autofree char *number = alea_shelf_words_number (count->n_games);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s game", "%s games", count->n_games), number);
}

/* In words; an average that is less than twice as large as it may be by chance says nothing. */
static char *
write_review (const AleaShelfReviewCount *count)
{
  const AleaMean *luck = &count->luck;
  g_autofree char *games = count_games (count), *points = g_strdup_printf ("%.1f", 100 * count->error.mean);

  if (count->error.n_games < ALEA_MEAN_MIN_GAMES)
    /* Translators: a name, and how many games have been reviewed */
    return g_strdup_printf (_("%s: too few games to tell (%s)"), count->name, games);
  if (luck->n_games < ALEA_MEAN_MIN_GAMES)
    /* Translators: a name, percentage points, and how many games have been reviewed, as in
     * the sentences below: "Ann: a decision cost 2.1 points on average (12 games)" */
    return g_strdup_printf (_("%s: a decision cost %s points on average (%s)"), count->name, points, games);

  if (fabs (luck->mean) < 2 * luck->error)
    return g_strdup_printf (_("%s: neither lucky nor unlucky; a decision cost %s points on average (%s)"), count->name,
                            points, games);
  if (luck->mean > 0)
    return g_strdup_printf (_("%s: lucky; a decision cost %s points on average (%s)"), count->name, points, games);

  return g_strdup_printf (_("%s: unlucky; a decision cost %s points on average (%s)"), count->name, points, games);
}

/* In numbers; NULL for too few games. */
static char *
write_averages (const AleaShelfReviewCount *count)
{
  g_autofree char *games = count_games (count);
  g_autofree char *luck = write_mean (&count->luck, TRUE), *errors = write_mean (&count->error, FALSE);

  if (count->error.n_games < ALEA_MEAN_MIN_GAMES)
    return NULL;
  if (count->luck.n_games < ALEA_MEAN_MIN_GAMES)
    /* Translators: a name, percentage points, and how many games have been reviewed:
     * "Ann: average error per decision 2.1 ± 0.3 (12 games)" */
    return g_strdup_printf (_("%s: average error per decision %s (%s)"), count->name, errors, games);

  /* Translators: a name, percentage points, and how many games have been reviewed:
   * "Ann: average luck per game +1.4 ± 3.2, error per decision 2.1 ± 0.3 (12 games)" */
  return g_strdup_printf (_("%s: average luck per game %s, error per decision %s (%s)"), count->name, luck, errors, games);
}

static const char *
tell_honesty (AleaHonestyVerdict verdict)
{
  switch (verdict)
    {
    case ALEA_HONESTY_FOR_WHITE:
      return _("Against yourself: you play better as White.");
    case ALEA_HONESTY_FOR_BLACK:
      return _("Against yourself: you play better as Black.");
    case ALEA_HONESTY_UNKNOWN:
    default:
      return _("Against yourself: it is too early to tell whether you favour one side.");
    }
}

static void
add_review (AleaGamesStatistics *self,
            const char          *text,
            const char          *numbers)
{
  g_autofree char *shown = alea_words_printable (text);
  g_autofree char *tip = numbers != NULL ? alea_words_printable (numbers) : NULL;
  GtkWidget *label = alea_wrapped_new (shown, "review", -1);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_tooltip_text (label, tip);
  alea_row_append (ALEA_ROW (self->reviews), label);
}

/* Those who have been asked for, then those with most games. */
static void
show_reviews (AleaGamesStatistics       *self,
              const AleaShelfStatistics *statistics,
              const AleaShelfFilter     *filter)
{
  guint n_shown = 0;

  while (gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->reviews)) != NULL)
    gtk_widget_unparent (gtk_widget_get_last_child (self->reviews));

  for (int turn = 0; turn < 2; turn++)
    for (guint i = 0; i < statistics->reviews->len && n_shown < MAX_REVIEWS; i++)
      {
        const AleaShelfReviewCount *count = g_ptr_array_index (statistics->reviews, i);
        const gboolean is_meant = g_strcmp0 (count->name, filter->player) == 0
                                  || g_strcmp0 (count->name, filter->opponent) == 0;
        g_autofree char *text = NULL, *averages = NULL;

        if (is_meant != (turn == 0))
          continue;
        text = write_review (count);
        averages = write_averages (count);
        add_review (self, text, averages);
        n_shown++;
      }
  if (statistics->honesty.n_games > 0)
    add_review (self, tell_honesty (statistics->honesty.verdict), NULL);

  gtk_widget_set_visible (self->reviews, n_shown > 0 || statistics->honesty.n_games > 0);
}

void
alea_games_statistics_show (AleaGamesStatistics       *self,
                            const AleaShelfStatistics *statistics,
                            const AleaShelfFilter     *filter)
{
  Score score;

  g_return_if_fail (ALEA_IS_GAMES_STATISTICS (self));
  g_return_if_fail (statistics != NULL);
  g_return_if_fail (filter != NULL);

  score = get_score (statistics, filter);
  show_score (self, &score);
  gtk_widget_set_visible (self->results, score.n_won[0] + score.n_won[1] + score.n_drawn > 0);
  show_handicap (self, statistics);
  show_dice (self, statistics, filter->player != NULL && filter->opponent == NULL);
  show_reviews (self, statistics, filter);
}

void
alea_games_statistics_set_orientation (AleaGamesStatistics *self,
                                       GtkOrientation       orientation)
{
  const gboolean is_row = orientation == GTK_ORIENTATION_HORIZONTAL;

  g_return_if_fail (ALEA_IS_GAMES_STATISTICS (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), orientation);
  gtk_label_set_width_chars (GTK_LABEL (self->first), is_row ? END_CHARS : -1);
  gtk_label_set_width_chars (GTK_LABEL (self->last), is_row ? END_CHARS : -1);
  gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_first_child (self->reviews)), is_row ? REVIEW_CHARS : -1);
  gtk_box_set_spacing (GTK_BOX (self->charts), orientation == GTK_ORIENTATION_VERTICAL ? 12 : 32);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_games_statistics_class_init (AleaGamesStatisticsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "gamesstatistics");
}

static GtkWidget *
make_end (gboolean is_last)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), is_last ? 1 : 0);
  /* Of a long name, not of the number before or behind it. */
  gtk_label_set_ellipsize (GTK_LABEL (label), is_last ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
make_results (AleaGamesStatistics *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *numbers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *others = alea_row_new ();

  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->title, "caption");
  self->first = make_end (FALSE);
  self->drawn = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->drawn), 0);
  gtk_widget_add_css_class (self->drawn, "caption");
  self->last = make_end (TRUE);
  self->bar = alea_score_bar_new ();
  self->open = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->open), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->open), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->open, "caption");
  gtk_widget_set_visible (self->open, FALSE);
  self->handicap = alea_handicap_button_new ();

  gtk_widget_set_valign (self->first, ALEA_ALIGN_BASELINE);
  gtk_widget_set_valign (self->last, ALEA_ALIGN_BASELINE);
  alea_box_append (line, self->first, self->last, NULL);
  alea_row_append (ALEA_ROW (others), self->drawn);
  alea_row_append (ALEA_ROW (others), self->open);
  gtk_box_append (GTK_BOX (card), self->title);
  /* It may be higher than they, as the cards beside it: then they stand in its middle. */
  gtk_widget_set_vexpand (numbers, TRUE);
  gtk_widget_set_valign (numbers, GTK_ALIGN_CENTER);
  alea_box_append (numbers, line, self->bar, others, self->handicap, NULL);
  gtk_box_append (GTK_BOX (card), numbers);
  gtk_widget_set_hexpand (card, TRUE);
  gtk_widget_set_vexpand (card, FALSE);
  gtk_widget_add_css_class (card, "paper");
  return card;
}

/* No box: while it is hidden and has but its heading, GTK notes that a box has one
 * height for all widths, and keeps to that when it gets lines that are broken. */
static GtkWidget *
make_reviews (void)
{
  GtkWidget *card = alea_row_new (), *title = gtk_label_new (_("Luck and errors"));

  alea_row_set_is_column (ALEA_ROW (card), TRUE);
  alea_row_set_gap (ALEA_ROW (card), 6);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "heading");
  alea_row_append (ALEA_ROW (card), title);
  gtk_widget_add_css_class (card, "paper");
  gtk_widget_set_hexpand (card, TRUE);
  gtk_widget_set_visible (card, FALSE);
  return card;
}

static void
alea_games_statistics_init (AleaGamesStatistics *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  self->results = make_results (self);
  gtk_box_append (GTK_BOX (self->box), self->results);

  self->charts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 32);
  self->dice = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->dice, "paper");
  gtk_widget_set_vexpand (self->dice, FALSE);
  gtk_widget_set_visible (self->dice, FALSE);
  gtk_box_append (GTK_BOX (self->dice), self->charts);
  gtk_box_append (GTK_BOX (self->box), self->dice);

  self->reviews = make_reviews ();
  gtk_box_append (GTK_BOX (self->box), self->reviews);

  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  alea_games_statistics_set_orientation (self, GTK_ORIENTATION_HORIZONTAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Statistics"), -1);
}
