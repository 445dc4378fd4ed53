/* alea-club.c: sheets of starts for a club evening
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-club.h"

#include "alea-chess960.h"
#include "alea-diagram-rules.h"
#include "alea-fen.h"
#include "alea-jepps.h"
#include "alea-page-private.h"

#include <glib/gi18n-lib.h>

AleaClubStart *
alea_club_start_new (const AleaState *state,
                     const char      *rolls,
                     AleaShowLetters  show)
{
  AleaClubStart *self = g_new0 (AleaClubStart, 1);

  self->state = *state;
  self->rolls = g_strdup (rolls);
  self->show = show;
  return self;
}

void
alea_club_start_free (AleaClubStart *self)
{
  g_free (self->rolls);
  g_free (self);
}

/* Whether the start has a number of its own. */
static int
get_number (const AleaClubStart *start)
{
  AleaSetup setup;

  alea_state_get_setup (&start->state, &setup);
  return start->state.rules->setup.n_starts > 0 ? alea_chess960_of_setup (&setup) : -1;
}

/* --- diagrams ------------------------------------------------------------ */

static char *
make_caption (const AleaClubStart *start)
{
  const char *title = g_dgettext (GETTEXT_PACKAGE, start->state.rules->title);
  const int number = get_number (start);

  if (number >= 0)
    /* TRANSLATORS: the name of a game and the number of its start: "Chess960 no. 518" */
    return g_strdup_printf (_("%s no. %d"), title, number);

  if (start->state.rules->setup.write_side != NULL)
    {
      const AleaMediation mediation = (AleaMediation) alea_jepps_get (&start->state)->mediation;

      return g_strdup (g_dgettext (GETTEXT_PACKAGE, alea_mediation_word (mediation)));
    }

  return g_strdup (title);
}

AleaDiagram *
alea_club_make_diagram (const AleaClubStart *start,
                        guint                n)
{
  g_autofree char *number = n > 0 ? g_strdup_printf ("%u.", n) : NULL;
  g_autofree char *caption = make_caption (start);
  AleaDiagram *diagram = alea_diagram_new_from_state (&start->state);

  alea_diagram_set_text (diagram, ALEA_DIAGRAM_NUMBER, number);
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, caption);
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_ROLLS, start->rolls);

  /* It is always White. */
  diagram->turn_sign = ALEA_TURN_SIGN_NONE;
  return diagram;
}

/* --- answers ------------------------------------------------------------- */

/* The pieces of @colour in the order in which they came, or the word for how
 * Black's follow from White's.  (transfer full) */
static char *
write_array (const AleaClubStart *start,
             AleaColour           colour)
{
  const AleaMediation mediation = (AleaMediation) alea_jepps_get (&start->state)->mediation;
  char text[ALEA_JEPPS_TEXT_SIZE];

  alea_jepps_write_setup (&start->state, colour, text);
  if (colour == ALEA_BLACK && (mediation == ALEA_MEDIATION_MIRROR || mediation == ALEA_MEDIATION_REVERSE))
    return g_strdup (g_dgettext (GETTEXT_PACKAGE, text));

  return alea_show_letters (start->show, text);
}

char *
alea_club_write_start (const AleaClubStart *start)
{
  char text[ALEA_JEPPS_TEXT_SIZE];
  g_autofree char *white = NULL, *black = NULL;
  const int number = get_number (start);

  if (number >= 0)
    return g_strdup_printf ("%d", number);

  if (start->state.rules->setup.write_side == NULL)
    return g_strdup ("");

  if (alea_jepps_get (&start->state)->mediation == ALEA_MEDIATION_NONE)
    return alea_show_letters (start->show, alea_jepps_write_entries (&start->state, text));

  white = write_array (start, ALEA_WHITE);
  black = write_array (start, ALEA_BLACK);
  return g_strdup_printf (_("White: %s\nBlack: %s"), white, black);
}

/* Rolls follow one another from the left, as in the notation, in any language. */
#define FROM_LEFT "\u2066%s\u2069"

static GStrv
make_row (const AleaClubStart *start,
          guint                n)
{
  GStrv row = g_new0 (char *, 5);
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  alea_state_get_setup (&start->state, &setup);
  row[0] = g_strdup_printf ("%u", n);
  row[1] = alea_club_write_start (start);
  row[2] = start->rolls != NULL ? g_strdup_printf (FROM_LEFT, start->rolls) : g_strdup ("");
  row[3] = g_strdup (alea_fen_write (&setup, start->state.rules, fen));
  return row;
}

static void
add_answers (AleaPages       *self,
             const AleaRules *rules,
             GPtrArray       *starts)
{
  /* TRANSLATORS: a heading, with the name of the game */
  g_autofree char *heading = g_strdup_printf (_("%s: answers"), g_dgettext (GETTEXT_PACKAGE, rules->title));
  const char *const titles[] = { _("No."), _("Start"), _("Rolls"), _("Position (FEN)") };
  const double long_widths[] = { 2, 10, 7, 12 }, short_widths[] = { 2, 3, 7, 19 };
  const AleaTableShape shape = {
    .heading = heading,
    .note = _("For the arbiter. The answers can be cut into strips and handed out."),
    .is_cut_off = TRUE,
    .n_columns = G_N_ELEMENTS (titles),
    .titles = titles,
    .widths = rules->setup.write_side != NULL ? long_widths : short_widths,
  };
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < starts->len; i++)
    g_ptr_array_add (rows, make_row (g_ptr_array_index (starts, i), i + 1));

  alea_pages_add_table (self, &shape, rows);
}

void
alea_pages_add_club (AleaPages       *self,
                     const AleaRules *rules,
                     GPtrArray       *starts,
                     int              per_page)
{
  g_autoptr(GPtrArray) diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);

  for (guint i = 0; i < starts->len; i++)
    g_ptr_array_add (diagrams, alea_club_make_diagram (g_ptr_array_index (starts, i), i + 1));

  alea_pages_add_diagrams (self, g_dgettext (GETTEXT_PACKAGE, rules->title), diagrams, per_page);
  add_answers (self, rules, starts);
}

/* "jepps --option setup=free-play" */
static char *
write_words (const AleaRules *rules,
             const char      *options)
{
  g_auto(GStrv) each = g_strsplit (options, " ", -1);
  GString *words = g_string_new (rules->id);

  for (guint i = 0; each[i] != NULL; i++)
    g_string_append_printf (words, " --option %s", each[i]);

  return g_string_free (words, FALSE);
}

void
alea_pages_set_seed (AleaPages       *self,
                     const AleaRules *rules,
                     const char      *options,
                     const char      *seed,
                     const char      *first)
{
  g_autofree char *footer = NULL;

  if (first != NULL)
    {
      g_autofree char *quoted = g_shell_quote (first), *words = write_words (rules, options);

      /* TRANSLATORS: at the foot of a page; what is behind the colon is a command and stays as it is */
      footer = g_strdup_printf (_("Seed “%s”. To recreate start 1: alea-cli new %s --seed %s"), seed, words, quoted);
    }
  else
    footer = g_strdup_printf (_("Seed “%s”"), seed);
  alea_pages_set_footer (self, footer);
}

/* --- all starts ---------------------------------------------------------- */

/* The start of a number, by the rolls that lead to it. */
static AleaDiagram *
make_numbered (const AleaRules *rules,
               int              number)
{
  g_autoptr(GString) rolls = g_string_new (NULL);
  guint8 faces[ALEA_CHESS960_ROLLS];
  AleaClubStart start = { 0 };

  alea_chess960_get_rolls (number, 0, faces);
  alea_state_init (&start.state, rules, NULL);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      const AleaRoll roll = { .n = 1, .sides = 6, .face = { faces[i] } };
      const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_CHOSEN);

      if (!alea_state_apply (&start.state, &event, NULL))
        g_assert_not_reached ();
      g_string_append_printf (rolls, "%s%d", i > 0 ? " " : "", faces[i]);
    }

  start.rolls = rolls->str;
  return alea_club_make_diagram (&start, 0);
}

void
alea_pages_add_all_starts (AleaPages       *self,
                           const AleaRules *rules,
                           int              per_page)
{
  g_autoptr(GPtrArray) diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);

  g_return_if_fail (rules->setup.n_starts > 0);

  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    g_ptr_array_add (diagrams, make_numbered (rules, number));

  alea_pages_add_diagrams (self, g_dgettext (GETTEXT_PACKAGE, rules->title), diagrams, per_page);
}

/* --- agreed dice --------------------------------------------------------- */

guint
alea_club_count_players (const AleaRules *rules,
                         AleaRoll        *dice)
{
  gboolean before_play;

  *dice = alea_pages_get_dice (rules, &before_play);
  if (dice->n == 0)
    return 0;

  return before_play ? 1 : 2;
}

void
alea_pages_add_agreed_dice (AleaPages       *self,
                            const AleaRules *rules,
                            guint            board,
                            const AleaRoll  *rolls,
                            guint            n_rolls)
{
  const char *const colours[] = { _("White"), _("Black") };
  const char *const throwers[] = { _("First player"), _("Second player") };
  const char *const one[] = { _("Rolls in order") };
  const char *const *players = alea_pages_has_throw_off (rules) ? throwers : colours;
  const char *title = g_dgettext (GETTEXT_PACKAGE, rules->title);
  g_autofree char *heading = NULL;
  AleaRoll dice;
  const guint n_players = alea_club_count_players (rules, &dice);

  if (board > 0)
    /* TRANSLATORS: a heading, with the name of the game and the number of a board of a club */
    heading = g_strdup_printf (_("%s: agreed dice, board %u"), title, board);
  else
    /* TRANSLATORS: a heading, with the name of the game */
    heading = g_strdup_printf (_("%s: agreed dice"), title);
  alea_pages_add_dice (self, heading,
                       n_players == 1 ? _("Whenever a roll is due, take the next one and cross it out.")
                                      : _("Whenever it is your turn to roll, take the next roll on your list and "
                                          "cross it out."),
                       n_players == 1 ? one : players, n_players, rolls, n_rolls);
}

/* --- results ------------------------------------------------------------- */

void
alea_pages_add_results (AleaPages       *self,
                        const AleaRules *rules,
                        GPtrArray       *starts,
                        guint            n_boards)
{
  /* TRANSLATORS: a heading, with the name of the game */
  g_autofree char *heading = g_strdup_printf (_("%s: results"), g_dgettext (GETTEXT_PACKAGE, rules->title));
  const char *const titles[] = { C_("number of a table", "Board"), _("White"), _("Black"), _("Result"), _("Start") };
  const double widths[] = { 2, 7, 7, 3, 8 };
  const AleaTableShape shape = {
    .heading = heading,
    .n_columns = starts != NULL ? 5 : 4,
    .titles = titles,
    .widths = widths,
  };
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < n_boards; i++)
    {
      GStrv row = g_new0 (char *, G_N_ELEMENTS (titles) + 1);

      row[0] = g_strdup_printf ("%u", i + 1);
      for (guint j = 1; j < 4; j++)
        row[j] = g_strdup ("\u00a0\n\u00a0");
      if (starts != NULL)
        row[4] = alea_club_write_start (g_ptr_array_index (starts, i));
      g_ptr_array_add (rows, row);
    }

  alea_pages_add_table (self, &shape, rows);
}
