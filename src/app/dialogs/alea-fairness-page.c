/* alea-fairness-page.c: what was promised of the dice, and whether it was kept
 *
 * The program gives its word only for what it has promised itself in this game.
 * What a file tells is told as the word of the file.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-page.h"

#include <glib/gi18n.h>

/* In characters: a file may call anything a promise or a seed. */
#define MAX_CODE 200

static void
append_code (GtkWidget  *page,
             const char *code)
{
  g_autofree char *start = g_utf8_substring (code, 0, MIN (g_utf8_strlen (code, -1), MAX_CODE));
  GtkWidget *label = alea_dice_page_make_label (start, "monospace");
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

  /* A hyphen at the end of a line would seem to be part of it. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_CHAR);
  gtk_box_append (GTK_BOX (page), label);
}

/* --- the words -------------------------------------------------------------- */

static void
append_word (GtkWidget             *page,
             const AleaDicePromise *promise,
             AleaDicePlayer         player,
             const char            *title)
{
  const char *word = promise->words[player];

  if (!promise->is_own && *word == '\0')
    return;

  alea_dice_page_append (page, title, "heading");
  if (*word != '\0')
    append_code (page, word);
  else
    alea_dice_page_append (page, _("None."), NULL);
}

static void
append_words (GtkWidget             *page,
              const AleaDicePromise *promise)
{
  if (promise->version == 1)
    {
      append_word (page, promise, ALEA_DICE_HOST, _("The players’ word"));
      return;
    }

  append_word (page, promise, ALEA_DICE_HOST, _("The host’s word"));
  append_word (page, promise, ALEA_DICE_GUEST, _("The guest’s word"));
}

/* --- one promise -------------------------------------------------------------- */

static void
append_seed (GtkWidget    *page,
             AleaFairDice *fair_dice,
             guint         number)
{
  const AleaDicePromise *promise = alea_dice_proof_get (alea_fair_dice_get_proof (fair_dice), number);
  g_autofree char *verdict = alea_fair_dice_judge (fair_dice, number);

  alea_dice_page_append (page, _("The seed"), "heading");
  if (promise->is_shown)
    append_code (page, promise->secret);
  alea_dice_page_append (page, verdict, NULL);
  if (promise->is_shown && promise->is_own)
    alea_dice_page_append (page, _("To check it elsewhere, compute the SHA-256 of the seed; the result should "
                                   "match the promise. To check every roll of a saved game, run “alea-cli check "
                                   "--dice”."), "dim-label");
}

/* Which rolls it is about, where it is not about all. */
static void
append_rolls (GtkWidget           *page,
              const AleaDiceProof *proof,
              guint                number)
{
  const guint first = alea_dice_proof_get (proof, number)->first_roll;
  const gboolean is_last = number + 1 == alea_dice_proof_get_n (proof);
  const guint last = is_last ? 0 : alea_dice_proof_get (proof, number + 1)->first_roll - 1;
  g_autofree char *title = NULL;

  if (is_last && first == 1)
    return;

  if (is_last)
    title = g_strdup_printf (_("Rolls from %u onwards"), first);
  else if (first == last)
    title = g_strdup_printf (_("Roll %u"), first);
  else
    title = g_strdup_printf (_("Rolls %u to %u"), first, last);
  alea_dice_page_append (page, title, "title-4");
}

/* The rolls before the first promise. */
static void
append_gap (GtkWidget           *page,
            const AleaDiceProof *proof)
{
  const guint n_rolls = alea_dice_proof_get (proof, 0)->first_roll - 1;
  g_autofree char *sentence = g_strdup_printf (ngettext ("No promise covers the first roll.",
                                                         "No promise covers the first %u rolls.", n_rolls),
                                               n_rolls);

  if (n_rolls > 0)
    alea_dice_page_append (page, sentence, NULL);
}

static const char *
explain (const AleaDicePromise *promise,
         gboolean               is_first)
{
  if (!promise->is_own)
    return _("The file says that this promise was made before the rolls. Only someone who saw it then can confirm that.");
  if (is_first && promise->first_roll == 1)
    return _("Before the game, the program drew a secret seed and promised to keep to it. All its rolls follow from "
             "that seed and the words that players add. Write the promise down: after the game, anyone can check that "
             "nobody has tampered with the dice.");

  return _("When the game was continued, the program drew a new secret seed and promised to keep to it. From then on, "
           "all its rolls follow from that seed and the words that players add.");
}

static void
append_promise (GtkWidget    *page,
                AleaFairDice *fair_dice,
                guint         number)
{
  const AleaDiceProof *proof = alea_fair_dice_get_proof (fair_dice);
  const AleaDicePromise *promise = alea_dice_proof_get (proof, number);

  append_rolls (page, proof, number);
  alea_dice_page_append (page, explain (promise, number == 0), NULL);
  alea_dice_page_append (page, _("The promise"), "heading");
  append_code (page, promise->commitment);
  append_words (page, promise);
  append_seed (page, fair_dice, number);
}

GtkWidget *
alea_fairness_page_new (AleaSession *session)
{
  AleaFairDice *fair_dice = alea_session_get_fair_dice (session);
  const guint n = fair_dice != NULL ? alea_dice_proof_get_n (alea_fair_dice_get_proof (fair_dice)) : 0;
  GtkWidget *page = alea_dice_page_new ();

  if (n == 0)
    alea_dice_page_append (page, _("No promise was made before this game: it was opened from a file, continues "
                                   "another game, or takes its dice from a seed that you chose."), NULL);
  else
    append_gap (page, alea_fair_dice_get_proof (fair_dice));

  for (guint i = 0; i < n; i++)
    append_promise (page, fair_dice, i);

  return page;
}
