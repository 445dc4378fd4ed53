/* alea-handicap-button.c: what would make two players even
 *
 * A quiet button whose popover says how much stronger one of them is, and offers
 * ways to play, each with a button where the program can begin such a game.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-handicap-button.h"

#include "alea-fen.h"
#include "alea-handicap-words.h"
#include "alea-level.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/* Characters of a line, and of one beside a button: a popover is only as high as its
 * words where they are not free to choose how wide they are. */
#define WIDTH 40
#define SHORT 30

static void
add_text (GtkWidget  *box,
          const char *text,
          int         n_chars,
          const char *style)
{
  g_autofree char *shown = alea_words_printable (text);
  GtkWidget *label = alea_wrapped_new (shown, style, n_chars);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), n_chars);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
}

/* Of the action of the window that begins such a game; NULL where dice place the
 * pieces, and the players take one away themselves. */
static GVariant *
make_target (const AleaHandicapPair *pair,
             const AleaHandicap     *way)
{
  const guint white = alea_handicap_words_get_white (pair, way), black = 1 - white;
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  if (!alea_handicap_make_setup (way, &setup))
    return NULL;

  return g_variant_new ("(ssssuu)", way->rules->id, alea_fen_write (&setup, way->rules, fen),
                        pair->names[white], pair->names[black],
                        alea_handicap_words_get_level (pair, way, white),
                        alea_handicap_words_get_level (pair, way, black));
}

static void
add_way (GtkWidget              *box,
         GtkMenuButton          *button,
         const AleaHandicapPair *pair,
         const AleaHandicap     *way)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *title = alea_handicap_words_way (pair, way), *score = alea_handicap_words_score (pair, way);
  GVariant *target = make_target (pair, way);
  GtkWidget *play;

  add_text (words, title, SHORT, "heading");
  add_text (words, score, SHORT, "caption");
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (box), row);
  if (target == NULL)
    return;

  play = gtk_button_new_with_label (_("Play"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (play), "win.handicap");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (play), target);
  gtk_accessible_update_property (GTK_ACCESSIBLE (play), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  gtk_widget_set_valign (play, GTK_ALIGN_CENTER);
  g_signal_connect_object (play, "clicked", G_CALLBACK (gtk_menu_button_popdown), button, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), play);
}

static GtkWidget *
make_box (GtkMenuButton          *button,
          const AleaHandicapPair *pair,
          const char             *strength)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  add_text (box, strength, WIDTH, NULL);
  for (guint i = 0; i < pair->advice.n_ways; i++)
    add_way (box, button, pair, &pair->advice.ways[i]);
  if (pair->advice.n_ways > 0)
    add_text (box, _("Worked out from games the computer played against itself, not from games between people."), WIDTH, "caption");
  return box;
}

/* What is counted is shown more than once, as rolls and reviews come in: a popover
 * that is open, and has the focus, stays what it is unless it says something else. */
static gboolean
is_new (GtkMenuButton          *button,
        const AleaHandicapPair *pair,
        const char             *strength)
{
  g_autofree char *key = g_strdup_printf ("%s %s %s", pair->names[0], pair->names[1], strength);

  if (g_strcmp0 (key, g_object_get_data (G_OBJECT (button), "said")) == 0)
    return FALSE;

  g_object_set_data_full (G_OBJECT (button), "said", g_steal_pointer (&key), g_free);
  return TRUE;
}

void
alea_handicap_button_show (GtkMenuButton            *button,
                           const AleaShelfPairCount *pair)
{
  AleaHandicapPair found = { 0 };
  g_autofree char *strength = NULL;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  if (pair != NULL)
    {
      for (guint i = 0; i < G_N_ELEMENTS (found.names); i++)
        {
          found.names[i] = pair->names[i];
          found.levels[i] = alea_level_find_title (pair->names[i]);
        }
      alea_handicap_advise ((const AleaHandicapGames *) pair->by_rules->data, pair->by_rules->len, found.levels,
                            &found.advice);
      strength = alea_handicap_words_strength (&found);
    }

  gtk_widget_set_visible (GTK_WIDGET (button), strength != NULL);
  if (strength != NULL && is_new (button, &found, strength))
    gtk_popover_set_child (gtk_menu_button_get_popover (button), make_box (button, &found, strength));
}

GtkWidget *
alea_handicap_button_new (void)
{
  GtkWidget *button = gtk_menu_button_new (), *popover = gtk_popover_new ();

  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("Handicap"));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_visible (button, FALSE);
  return button;
}
