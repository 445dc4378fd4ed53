/* alea-review-show.c: what the cards of a review say
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-screen-private.h"

#include "alea-actions.h"
#include "alea-announce.h"
#include "alea-board-shown.h"
#include "alea-box.h"
#include "alea-level.h"
#include "alea-review-cards.h"
#include "alea-review-legend.h"
#include "alea-review-reason.h"
#include "alea-style.h"
#include "alea-uci-seat.h"

#include <glib/gi18n.h>

static AleaGame *
get_game (AleaReviewScreen *self)
{
  return alea_session_get_game (self->session);
}

static const AleaState *
get_before (AleaReviewScreen      *self,
            const AleaLedgerEntry *entry)
{
  return alea_game_get_state_at (get_game (self), entry->event);
}

static const AleaLedgerEntry *
get_entry (AleaReviewScreen *self,
           guint             i)
{
  return &g_array_index (self->ledger->entries, AleaLedgerEntry, i);
}

/* --- the board ------------------------------------------------------------ */

static void
mark_move (const AleaState *before,
           const AleaEvent *event,
           GArray          *marks)
{
  const AleaGeometry *geometry = before->rules->geometry;

  if (!alea_event_is (event, ALEA_ACT_MOVE))
    return;

  alea_scene_add_mark (marks, geometry, ALEA_MARK_LAST_FROM, alea_move_from (event->decision.move));
  alea_scene_add_mark (marks, geometry, ALEA_MARK_LAST_TO, alea_move_to (event->decision.move));
}

/* What would have been better, where something was. */
static gboolean
find_better (const AleaState       *before,
             const AleaLedgerEntry *entry,
             const AleaEvent       *event,
             AleaDrawing           *arrow)
{
  if (event->type != ALEA_EVENT_DECISION || entry->best.act != ALEA_ACT_MOVE || entry->error < 0.005
      || alea_decision_equal (&entry->best, &event->decision) || !alea_state_lists (before, &entry->best)
      || alea_move_from (entry->best.move) == alea_move_to (entry->best.move))
    return FALSE;

  *arrow = (AleaDrawing) {
    .type = ALEA_DRAWING_ARROW, .square = alea_move_from (entry->best.move), .to = alea_move_to (entry->best.move),
  };
  return TRUE;
}

/* What a roll was used for: nobody has to look for it from square to square. */
static gboolean
find_use (AleaGame              *game,
          const AleaLedgerEntry *entry,
          AleaDrawing           *arrow)
{
  const guint use = entry->event + 1;
  const AleaEvent *event = use < alea_game_get_n_events (game) ? alea_game_get_event (game, use) : NULL;

  if (entry->type != ALEA_EVENT_ROLL || event == NULL || !alea_event_is (event, ALEA_ACT_MOVE)
      || alea_move_from (event->decision.move) == ALEA_NO_SQUARE
      || alea_move_from (event->decision.move) == alea_move_to (event->decision.move))
    return FALSE;

  *arrow = (AleaDrawing) {
    .type = ALEA_DRAWING_ARROW, .square = alea_move_from (event->decision.move), .to = alea_move_to (event->decision.move),
  };
  return TRUE;
}

static void
show_board (AleaReviewScreen      *self,
            const AleaLedgerEntry *entry)
{
  const AleaState *before = get_before (self, entry);
  const AleaState *after = alea_game_get_state_at (get_game (self), entry->event + 1);
  const AleaEvent *event = alea_game_get_event (get_game (self), entry->event);
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  AleaDrawing arrow = { .type = ALEA_DRAWING_ARROW };
  gboolean has_arrow;
  AleaSetup setup;

  alea_board_set_geometry (self->board, before->rules->geometry);
  alea_board_set_flipped (self->board, self->is_flipped);
  alea_state_get_setup (after, &setup);
  alea_board_set_setup (self->board, &setup, ALEA_BOARD_AT_ONCE);
  mark_move (before, event, marks);
  alea_board_set_marks (self->board, (const AleaSceneMark *) marks->data, marks->len);
  has_arrow = find_better (before, entry, event, &arrow) || find_use (get_game (self), entry, &arrow);
  alea_board_set_hints (self->board, NULL, 0, &arrow, has_arrow ? 1 : 0);
}

/* --- what is chosen ------------------------------------------------------- */

/* Whether the game goes on behind what is chosen. */
static gboolean
goes_on (AleaReviewScreen *self)
{
  const guint behind = get_entry (self, self->chosen)->event + 1;

  return alea_game_get_state_at (get_game (self), behind)->stage != ALEA_STAGE_OVER;
}

static void
enable_steps (AleaReviewScreen *self)
{
  const gboolean has_entries = self->ledger != NULL && self->ledger->entries->len > 0;
  const guint last = has_entries ? self->ledger->entries->len - 1 : 0;
  const struct { const char *name; gboolean is_enabled; } steps[] = {
    { "first", self->chosen > 0 }, { "previous", self->chosen > 0 }, { "next", self->chosen < last },
    { "last", self->chosen < last }, { "other", self->looking == NULL }, { "play", has_entries && goes_on (self) },
    { "retry", has_entries && get_entry (self, self->chosen)->is_choice },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    alea_actions_enable (G_ACTION_MAP (self->actions), steps[i].name, steps[i].is_enabled);
}

static void
light_moments (AleaReviewScreen *self)
{
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->moments_box); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    alea_style_set (child, "chosen", i < self->n_moments && self->moments[i] == self->chosen);
}

/* Takes no room where there is none. */
static void
show_roll (AleaReviewScreen      *self,
           AleaRollGlyphs        *glyphs,
           const AleaLedgerEntry *entry)
{
  const AleaRoll roll = alea_review_words_get_roll (self->record, entry);

  alea_roll_glyphs_set_colour (glyphs, entry->colour);
  alea_roll_glyphs_set_roll (glyphs, roll);
  gtk_widget_set_visible (GTK_WIDGET (glyphs), roll.n > 0);
}

/* A roll is a step of its own, before what was done with it. */
static void
show_step (AleaReviewScreen      *self,
           const AleaState       *before,
           const AleaLedgerEntry *entry)
{
  g_autofree char *number = alea_review_words_number (self->record, entry);
  g_autofree char *decision = alea_review_words_decision (self->record, before, entry);

  gtk_label_set_text (GTK_LABEL (self->step_number), number);
  gtk_widget_set_visible (self->step_number, *number != '\0');
  show_roll (self, self->step_roll, entry);
  gtk_label_set_text (GTK_LABEL (self->step_decision),
                      entry->type == ALEA_EVENT_ROLL ? C_("review", "roll") : decision);
}

/* What stands below a step.  Who resigned may have a long name, which has no room in
 * the step. */
static char *
make_heading (AleaReviewScreen      *self,
              const AleaState       *before,
              const AleaLedgerEntry *entry)
{
  g_autofree char *verdict = alea_review_words_verdict (self->record, before, entry, NAMES (self)), *event = NULL;

  if (!alea_review_words_is_resignation (self->record, entry))
    return g_steal_pointer (&verdict);

  event = alea_review_words_event (self->record, before, entry, NAMES (self));
  return g_strdup_printf ("%s. %s", event, verdict);
}

void
alea_review_screen_choose (AleaReviewScreen *self,
                           guint             entry,
                           gboolean          is_said)
{
  const AleaLedgerEntry *chosen;
  const AleaState *before;
  g_autofree char *event = NULL, *verdict = NULL, *heading = NULL, *reason = NULL, *change = NULL, *words = NULL;

  if (self->ledger == NULL || entry >= self->ledger->entries->len)
    return;

  self->chosen = entry;
  chosen = get_entry (self, entry);
  before = get_before (self, chosen);
  event = alea_review_words_event (self->record, before, chosen, NAMES (self));
  verdict = alea_review_words_verdict (self->record, before, chosen, NAMES (self));
  heading = make_heading (self, before, chosen);
  reason = alea_review_reason_say (self->record, before, chosen, self->names[chosen->player]);
  change = alea_review_words_change (chosen, NAMES (self));
  words = g_strdup_printf ("%s. %s %s%s%s", event, verdict, reason, *reason != '\0' ? " " : "", change);

  show_step (self, before, chosen);
  gtk_label_set_text (GTK_LABEL (self->verdict), heading);
  gtk_label_set_text (GTK_LABEL (self->reason), reason);
  gtk_widget_set_visible (self->reason, *reason != '\0');
  gtk_label_set_text (GTK_LABEL (self->change), change);
  alea_review_graph_set_chosen (self->graph, entry, words);
  show_board (self, chosen);
  light_moments (self);
  enable_steps (self);
  if (is_said)
    alea_announce (GTK_WIDGET (self), words);
}

/* --- moments -------------------------------------------------------------- */

static void
moment_cb (AleaReviewScreen *self,
           GtkWidget        *button)
{
  alea_review_screen_choose (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "entry")), TRUE);
}

/* A text that wraps rather than claiming the width of others. */
static GtkWidget *
make_text (const char *text,
           const char *css_class)
{
  GtkWidget *label = alea_review_make_sentence (text, css_class);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  return label;
}

static GtkWidget *
make_number (const char *text,
             const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  /* The sign stands to the left of a number in all languages. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_badge (guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (badge, "badge");
  return badge;
}

/* What there is to see, or at least what was decided and what was better. */
static char *
describe_moment (AleaReviewScreen      *self,
                 const AleaLedgerEntry *entry)
{
  const AleaState *before = get_before (self, entry);
  g_autofree char *reason = alea_review_reason_say (self->record, before, entry, self->names[entry->player]);
  g_autofree char *decision = NULL, *verdict = NULL;

  if (*reason != '\0' || entry->type == ALEA_EVENT_ROLL)
    return g_steal_pointer (&reason);

  verdict = make_heading (self, before, entry);
  if (alea_review_words_is_resignation (self->record, entry))
    return g_steal_pointer (&verdict);

  decision = alea_review_words_decision (self->record, before, entry);
  return g_strdup_printf ("%s. %s", decision, verdict);
}

/* The dice, and what there is to see. */
static GtkWidget *
make_moment_detail (AleaReviewScreen      *self,
                    const AleaLedgerEntry *entry,
                    const char            *detail)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *roll = alea_roll_glyphs_new ();

  show_roll (self, ALEA_ROLL_GLYPHS (roll), entry);
  gtk_widget_set_valign (roll, GTK_ALIGN_START);
  alea_box_append (row, roll, make_text (detail, "dim-label"), NULL);
  return row;
}

static GtkWidget *
make_moment (AleaReviewScreen *self,
             guint             number)
{
  const AleaLedgerEntry *entry = get_entry (self, self->moments[number]);
  const double points = entry->type == ALEA_EVENT_ROLL ? entry->luck : -entry->error;
  GtkWidget *button = gtk_button_new ();
  g_autofree char *title = alea_review_words_moment (self->ledger, entry, NAMES (self));
  g_autofree char *event = alea_review_words_event (self->record, get_before (self, entry), entry, NAMES (self));
  g_autofree char *detail = describe_moment (self, entry);
  g_autofree char *shown = alea_review_words_points (points);
  g_autofree char *name = g_strdup_printf ("%s: %s, %s. %s", title, event, shown, detail);

  gtk_button_set_child (GTK_BUTTON (button),
                        alea_review_make_moment (make_badge (number + 1), make_text (title, "title"),
                                                 make_moment_detail (self, entry, detail),
                                                 make_number (shown, points < 0 ? "lost" : "won")));
  gtk_widget_add_css_class (button, "moment");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "entry", GUINT_TO_POINTER (self->moments[number]));
  g_signal_connect_object (button, "clicked", G_CALLBACK (moment_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* Many small errors may still make up what the summary counts. */
static const char *
get_moments_title (AleaReviewScreen *self)
{
  if (self->n_moments > 0)
    return _("Key moments");
  if (!alea_ledger_has_rolls (self->ledger))
    return _("No key moments: no single error made much difference.");

  return _("No key moments: no single roll or error made much difference.");
}

static void
show_moments (AleaReviewScreen *self)
{
  alea_box_empty (self->moments_box);
  for (guint i = 0; i < self->n_moments; i++)
    gtk_box_append (GTK_BOX (self->moments_box), make_moment (self, i));
  alea_review_place_moments (self->moments_box, self->is_narrow);
  gtk_label_set_text (GTK_LABEL (self->moments_title), get_moments_title (self));
}

/* --- sums ----------------------------------------------------------------- */

static void
set_points (GtkWidget *label,
            int        points)
{
  g_autofree char *text = alea_review_words_whole (points);

  gtk_label_set_text (GTK_LABEL (label), text);
}

static void
show_table (AleaReviewScreen *self)
{
  g_autofree char *sum = alea_review_words_sum (self->ledger, NAMES (self));
  g_autofree char *depth = alea_review_words_depth (self->ledger);

  gtk_label_set_text (GTK_LABEL (self->table_title), alea_ledger_has_rolls (self->ledger) ? _("Luck and skill") : _("Skill"));
  for (int i = 0; i < 3; i++)
    gtk_widget_set_visible (self->table[1][i], alea_ledger_has_rolls (self->ledger));
  for (int i = 0; i < 2; i++)
    {
      gtk_label_set_text (GTK_LABEL (self->table[0][i + 1]), self->names[i]);
      set_points (self->table[1][i + 1], alea_ledger_round (self->ledger->luck[i]));
      set_points (self->table[2][i + 1], -alea_ledger_round (self->ledger->error[i]));
      set_points (self->table[3][i + 1],
                  alea_ledger_get_net_luck (self->ledger, i) + alea_ledger_get_skill (self->ledger, i));
    }

  gtk_label_set_text (GTK_LABEL (self->sum), sum);
  gtk_label_set_text (GTK_LABEL (self->depth), depth);
}

/* --- all ------------------------------------------------------------------ */

/* Whoever has not looked yet, where there are two who can. */
static void
show_other (AleaReviewScreen *self)
{
  g_autofree char *program = alea_uci_seat_find_program (self->settings);
  const gboolean is_other = self->ledger->reviewer != NULL;
  const gboolean has_other = program != NULL
                             && alea_level_for_game (ALEA_LEVEL_PROGRAM, self->record->rules) == ALEA_LEVEL_PROGRAM;

  gtk_widget_set_visible (self->by_alea, is_other);
  gtk_widget_set_visible (self->by_program, !is_other && has_other);
}

void
alea_review_screen_show (AleaReviewScreen *self)
{
  const gboolean has_ledger = self->ledger != NULL && self->ledger->entries->len > 0;
  g_autofree char *text = NULL;

  alea_review_screen_show_head (self);
  gtk_widget_set_visible (self->progress_card, self->ledger == NULL || self->looking != NULL);
  gtk_widget_set_visible (self->cancel, self->looking != NULL);
  gtk_widget_set_visible (self->progress, self->looking != NULL);
  gtk_widget_set_visible (self->begin, self->looking == NULL);
  gtk_widget_set_visible (self->body, has_ledger);
  self->n_moments = has_ledger ? alea_ledger_find_moments (self->ledger, ALEA_REVIEW_N_MOMENTS, self->moments) : 0;
  alea_review_graph_set_ledger (self->graph, has_ledger ? self->ledger : NULL, NAMES (self), self->moments,
                                self->n_moments);
  enable_steps (self);
  if (!has_ledger)
    return;

  alea_review_screen_show_legend (self);
  show_table (self);
  show_other (self);
  show_moments (self);
  text = alea_review_words_all (self->ledger, self->record, NAMES (self));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text)), text, -1);
  alea_review_screen_choose (self, self->n_moments > 0 ? self->moments[0] : 0, FALSE);
}
