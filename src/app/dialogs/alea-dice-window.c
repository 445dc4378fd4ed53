/* alea-dice-window.c: how the dice of a game have fallen, and whether fairly
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-window.h"

#include "alea-ask-file.h"
#include "alea-ask.h"
#include "alea-control.h"
#include "alea-dice-page.h"
#include "alea-dice-stats.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-outlook.h"
#include "alea-pages.h"
#include "alea-player-name.h"
#include "alea-scroller.h"
#include "alea-session-rolls.h"
#include "alea-window-parts.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* In characters. */
#define MIN_NAME 8
#define MAX_NAME 22

static const AleaLoggedRoll *
get_rolls (GArray *rolls)
{
  return (const AleaLoggedRoll *) (gpointer) rolls->data;
}

/* No wider than a column of a table. */
static char *
get_short_name (AleaSession *session,
                guint        person)
{
  const char *name = alea_player_name_get (session, person);
  g_autofree char *start = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_NAME));

  return g_strconcat (start, strlen (start) < strlen (name) ? "…" : "", NULL);
}

/* --- counts --------------------------------------------------------------- */

static void
attach (GtkWidget  *grid,
        const char *text,
        const char *style,
        int         column,
        int         row)
{
  GtkWidget *label = alea_dice_page_make_label (text, style);

  if (column > 0)
    {
      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_widget_add_css_class (label, "numeric");
    }
  else
    {
      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MIN_NAME);
      gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_NAME);
    }
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

static void
attach_counts (GtkWidget           *grid,
               const char          *title,
               const AleaDiceStats *stats,
               int                  row)
{
  attach (grid, title, NULL, 0, row);
  for (guint face = 1; face <= stats->sides; face++)
    {
      g_autofree char *count = g_strdup_printf ("%u", stats->counts[face]);

      attach (grid, count, NULL, (int) face, row);
    }
}

static GtkWidget *
make_counts (AleaSession *session,
             GArray      *rolls,
             guint        sides)
{
  GtkWidget *grid = gtk_grid_new ();
  AleaDiceStats stats;
  g_autofree char *expected = NULL;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  attach (grid, _("Face"), "heading", 0, 0);
  for (guint face = 1; face <= sides; face++)
    {
      g_autofree char *name = g_strdup_printf ("%u", face);

      attach (grid, name, "heading", (int) face, 0);
    }

  for (guint person = 0; person < ALEA_N_PERSONS; person++)
    {
      alea_dice_stats_init (&stats, sides, get_rolls (rolls), rolls->len, (int) person);
      attach_counts (grid, alea_player_name_get (session, person), &stats, (int) person + 1);
    }

  alea_dice_stats_init (&stats, sides, get_rolls (rolls), rolls->len, ALEA_ANYBODY);
  attach_counts (grid, _("Overall"), &stats, 3);
  attach (grid, _("Expected"), "dim-label", 0, 4);
  expected = g_strdup_printf ("%.1f", alea_dice_stats_expect_face (&stats));
  for (guint face = 1; face <= sides; face++)
    attach (grid, expected, "dim-label", (int) face, 4);

  return grid;
}

static void
append_sentence (GtkWidget *page,
                 AleaText  *text)
{
  g_autofree char *sentence = alea_words_expand (text);

  if (*sentence != '\0')
    alea_dice_page_append (page, sentence, NULL);
}

/* What to think of a person's dice; nothing before there is something to
 * think. */
static void
append_verdict (GtkWidget           *page,
                const char          *name,
                const AleaDiceStats *stats)
{
  AleaText text = { 0 };

  if (stats->n_rolls == 0)
    return;

  alea_dice_page_append (page, name, "heading");
  alea_dice_stats_describe (stats, &text);
  append_sentence (page, &text);
  text = (AleaText) { 0 };
  alea_dice_stats_describe_doubles (stats, &text);
  append_sentence (page, &text);
}

static GtkWidget *
make_counts_page (AleaSession *session,
                  GArray      *rolls)
{
  GtkWidget *page = alea_dice_page_new ();
  guint sides = 0;

  while ((sides = alea_dice_stats_next_sides (sides, get_rolls (rolls), rolls->len)) != 0)
    {
      g_autofree char *title = g_strdup_printf (ngettext ("Dice with %u side", "Dice with %u sides", sides), sides);
      AleaDiceStats stats;

      alea_dice_page_append (page, title, "title-4");
      gtk_box_append (GTK_BOX (page), make_counts (session, rolls, sides));
      for (guint person = 0; person < ALEA_N_PERSONS; person++)
        {
          alea_dice_stats_init (&stats, sides, get_rolls (rolls), rolls->len, (int) person);
          append_verdict (page, alea_player_name_get (session, person), &stats);
        }
      alea_dice_stats_init (&stats, sides, get_rolls (rolls), rolls->len, ALEA_ANYBODY);
      append_verdict (page, _("Overall"), &stats);
    }

  if (gtk_widget_get_first_child (page) == NULL)
    alea_dice_page_append (page, _("Nothing has been rolled yet."), NULL);
  return page;
}

/* --- every roll ----------------------------------------------------------- */

static const char *
get_source (AleaSource source)
{
  switch (source)
    {
    case ALEA_SOURCE_HAND:
      return _("real dice");
    case ALEA_SOURCE_CHOSEN:
      return _("chosen, not rolled");
    case ALEA_SOURCE_PROGRAM:
    default:
      return "";
    }
}

static void
save_to_cb (GFile    *file,
            gpointer  window)
{
  g_autofree char *table = alea_session_write_rolls (g_object_get_data (G_OBJECT (window), "session"));
  g_autoptr(GError) error = NULL;

  if (file != NULL
      && !g_file_replace_contents (file, table, strlen (table), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    alea_tell (window, _("The rolls cannot be saved"), error->message);
}

static void
save_cb (GtkWidget *button)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (button));
  const AleaFileQuestion question = { .title = _("Save the Rolls"), .name = _("rolls.tsv") };

  alea_ask_file_to_save (window, &question, save_to_cb, window);
}

static GtkWidget *
make_rolls_page (AleaSession *session,
                 GArray      *rolls)
{
  GtkWidget *page = alea_dice_page_new ();
  g_autoptr(GString) lines = g_string_new (NULL);
  GtkWidget *button, *list;

  for (guint i = 0; i < rolls->len; i++)
    {
      const AleaLoggedRoll *logged = &get_rolls (rolls)[i];
      g_autofree char *faces = alea_words_roll (&logged->roll);
      g_autofree char *name = get_short_name (session, logged->person);

      g_string_append_printf (lines, "%s%u.\t%s\t%s\t%s", i > 0 ? "\n" : "", i + 1, faces, name,
                              get_source (logged->source));
    }

  if (rolls->len == 0)
    {
      alea_dice_page_append (page, _("Nothing has been rolled yet."), NULL);
      return page;
    }

  button = gtk_button_new_with_mnemonic (_("_Save the Rolls…"));
  gtk_widget_set_tooltip_text (button, _("Save the rolls as a table for a spreadsheet"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect (button, "clicked", G_CALLBACK (save_cb), NULL);
  gtk_box_append (GTK_BOX (page), button);

  /* One label for them all: it can be selected and copied, and a screen
   * reader goes through it line by line. */
  list = alea_dice_page_make_label (lines->str, "numeric");
  gtk_label_set_wrap (GTK_LABEL (list), FALSE);
  gtk_label_set_selectable (GTK_LABEL (list), TRUE);
  gtk_box_append (GTK_BOX (page), list);
  return page;
}

/* --- what else ------------------------------------------------------------- */

static void
append_outlook (GtkWidget         *page,
                const AleaOutlook *outlook,
                guint              n_ways)
{
  g_autofree char *faces = alea_words_roll (&outlook->roll);
  /* Translators: a roll, "3-5", and how many of all ways to fall it is: "3-5, 2 in 36" */
  g_autofree char *title = g_strdup_printf (outlook->has_fallen ? _("%s, %u in %u: this was the roll") : _("%s, %u in %u"),
                                            faces, outlook->n_ways, n_ways);

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  alea_dice_page_append (box, title, outlook->has_fallen ? "heading" : "numeric");
  if (*outlook->meaning != '\0')
    alea_dice_page_append (box, outlook->meaning, outlook->has_fallen ? NULL : "dim-label");
  gtk_box_append (GTK_BOX (page), box);
}

static GtkWidget *
make_outlook_page (AleaSession *session)
{
  AleaGame *game = alea_session_get_game (session);
  GtkWidget *page = alea_dice_page_new ();
  int number = alea_outlook_find_roll (alea_session_get_view (session));
  g_autoptr(GArray) outlooks = NULL;
  guint n_ways = 0;

  if (number < 0)
    {
      alea_dice_page_append (page, _("Nothing has been rolled yet."), NULL);
      return page;
    }

  outlooks = alea_outlook_list (alea_game_get_state_at (game, (guint) number),
                                &alea_game_get_event (game, (guint) number)->roll);
  for (guint i = 0; i < outlooks->len; i++)
    n_ways += g_array_index (outlooks, AleaOutlook, i).n_ways;
  alea_dice_page_append (page, _("What the last roll could have been, and what each result would have meant."), NULL);
  for (guint i = 0; i < outlooks->len; i++)
    append_outlook (page, &g_array_index (outlooks, AleaOutlook, i), n_ways);
  return page;
}

/* --- the window ------------------------------------------------------------ */

static void
add_page (GtkWidget  *stack,
          GtkWidget  *page,
          const char *name,
          const char *title)
{
  GtkWidget *scroller = alea_scroller_new ();

  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  alea_control_name (scroller, title);
  gtk_stack_add_titled (GTK_STACK (stack), scroller, name, title);
}

static void
page_cb (GtkStack *stack)
{
  alea_pages_show_one (stack, NULL);
}

static GtkWidget *
make_stack (AleaSession *session)
{
  GtkWidget *stack = gtk_stack_new ();
  g_autoptr(GArray) rolls = alea_session_list_rolls (session);

  add_page (stack, make_counts_page (session, rolls), "counts", _("Counts"));
  add_page (stack, make_rolls_page (session, rolls), "rolls", _("Rolls"));
  add_page (stack, make_outlook_page (session), "outlook", _("What If?"));
  add_page (stack, alea_fairness_page_new (session), "fairness", _("Fairness"));
  gtk_widget_set_vexpand (stack, TRUE);
  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (page_cb), NULL);
  page_cb (GTK_STACK (stack));
  return stack;
}

/* Large letters may need more than the width of a telephone. */
static GtkWidget *
make_switcher (GtkWidget *stack)
{
  GtkWidget *switcher = gtk_stack_switcher_new (), *scroller = alea_scroller_new ();

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), GTK_STACK (stack));
  alea_control_name (switcher, _("Dice in This Game"));
  gtk_widget_add_css_class (switcher, "pages");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), switcher);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_halign (scroller, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (scroller, 12);
  return scroller;
}

void
alea_dice_window_show (GtkWindow   *parent,
                       AleaSession *session)
{
  GtkWidget *window = alea_window_page_new (parent, _("Dice in This Game"));
  GtkWidget *stack = make_stack (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const int scale = (int) alea_growth_follow (GTK_WINDOW (window), parent);

  gtk_box_append (GTK_BOX (box), make_switcher (stack));
  gtk_box_append (GTK_BOX (box), stack);
  alea_mnemonics_name_once (box);

  g_object_set_data_full (G_OBJECT (window), "session", g_object_ref (session), g_object_unref);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), -1, 520 * scale / ALEA_GROWTH_MIN);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}
