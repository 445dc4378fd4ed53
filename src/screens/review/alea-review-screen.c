/* alea-review-screen.c: who was lucky in a game, and who was good
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-screen-private.h"

#include "alea-actions.h"
#include "alea-announce.h"
#include "alea-dark.h"
#include "alea-game-record.h"
#include "alea-game-review.h"
#include "alea-growth.h"
#include "alea-review-legend.h"
#include "alea-review.h"
#include "alea-uci-seat.h"

#include <glib/gi18n.h>

/**
 * AleaReviewScreen:
 *
 * # CSS nodes
 *
 * AleaReviewScreen has a node `reviewscreen`, with the class `dark` where the theme
 * is dark and those of alea-growth.h; its cards have the class `review-card`.
 */

/* From so many pixels on the board stands beside the rest. */
#define WIDE 980

/* The board, in pixels: its least size, and what stands around it, where words are as
 * large as usual; beside the rest also how much of the width it takes. */
#define LEAST_NARROW  270
#define AROUND_NARROW 90
#define LEAST_WIDE    400
#define AROUND_WIDE   336
#define SHARE         0.36

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaReviewScreen, alea_review_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, alea_review_screen_init_screen))

/* --- looking -------------------------------------------------------------- */

static void
progress_cb (double   fraction,
             gpointer data)
{
  AleaReviewScreen *self = data;

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), fraction);
}

static void
tell (AleaReviewScreen *self,
      const char       *sentence)
{
  gtk_label_set_text (GTK_LABEL (self->progress_label), sentence);
}

/* What the program should have looked at anew stays as it was. */
static void
tell_failure (AleaReviewScreen *self)
{
  const char *sentence = _("The chess engine is not working. Alea’s review is shown instead.");

  gtk_label_set_text (GTK_LABEL (self->depth), sentence);
  alea_announce (GTK_WIDGET (self), sentence);
}

static void
reviewed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(AleaReviewScreen) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaLedger) ledger = alea_review_finish (result, &error);
  const gboolean has_focus = gtk_widget_has_focus (self->cancel);

  /* Another game may be looked at by now. */
  if (g_task_get_cancellable (G_TASK (result)) != self->looking)
    return;

  g_clear_object (&self->looking);
  if (ledger != NULL && self->record->events->len == alea_game_get_n_events (alea_session_get_game (self->session)))
    {
      AleaGame *game = alea_session_get_game (self->session);

      alea_game_review_set (game, g_steal_pointer (&ledger));
      self->ledger = alea_game_review_get (game);
    }
  if (self->ledger == NULL)
    tell (self, error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
                ? error->message : _("This game has not been reviewed."));
  alea_review_screen_show (self);
  if (has_focus)
    alea_screen_take_focus (ALEA_SCREEN (self));
  if (self->asks_program && error != NULL)
    tell_failure (self);
  else if (self->ledger != NULL)
    g_signal_emit_by_name (self, "reviewed");
}

static void
stop_looking (AleaReviewScreen *self)
{
  g_autoptr(GCancellable) looking = g_steal_pointer (&self->looking);

  if (looking != NULL)
    g_cancellable_cancel (looking);
}

/* @command is that of another program; NULL for none. */
static void
begin_looking (AleaReviewScreen *self,
               const char       *command)
{
  stop_looking (self);
  self->looking = g_cancellable_new ();
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), 0);
  tell (self, _("Looking at every roll and decision…"));
  self->asks_program = command != NULL;
  alea_review_async (alea_game_record_new (self->session), command, progress_cb, self, self->looking, reviewed_cb,
                     g_object_ref (self));
}

/* --- actions -------------------------------------------------------------- */

static void
look_cb (AleaReviewScreen *self,
         GVariant         *parameter)
{
  const char *where = g_variant_get_string (parameter, NULL);
  const guint last = self->ledger != NULL && self->ledger->entries->len > 0 ? self->ledger->entries->len - 1 : 0;
  guint entry = self->chosen;

  if (g_str_equal (where, "first"))
    entry = 0;
  else if (g_str_equal (where, "last"))
    entry = last;
  else if (g_str_equal (where, "previous"))
    entry -= entry > 0;
  else
    entry += entry < last;

  alea_review_screen_choose (self, entry, TRUE);
}

static void
cancel_cb (AleaReviewScreen *self)
{
  if (self->looking == NULL)
    return;

  stop_looking (self);
  tell (self, _("This game has not been reviewed."));
  alea_review_screen_show (self);
  gtk_widget_grab_focus (self->ledger != NULL ? GTK_WIDGET (self->graph) : self->begin);
}

static void
begin_cb (AleaReviewScreen *self)
{
  if (self->session == NULL || self->looking != NULL)
    return;

  begin_looking (self, NULL);
  alea_review_screen_show (self);
  gtk_widget_grab_focus (self->cancel);
}

static void
other_cb (AleaReviewScreen *self)
{
  g_autofree char *program = NULL;

  if (self->ledger == NULL || self->looking != NULL)
    return;

  if (self->ledger->reviewer == NULL)
    {
      program = alea_uci_seat_find_program (self->settings);
      if (program == NULL)
        {
          tell_failure (self);
          return;
        }
    }

  begin_looking (self, program);
  alea_review_screen_show (self);
  gtk_widget_grab_focus (self->cancel);
}

/* "play": from what the board shows; "retry": from before it, so that something
 * else can be decided. */
static void
play_cb (AleaReviewScreen *self,
         GVariant         *parameter,
         GSimpleAction    *action)
{
  const guint behind = g_str_equal (g_action_get_name (G_ACTION (action)), "play") ? 1 : 0;

  if (self->ledger != NULL && self->chosen < self->ledger->entries->len)
    g_signal_emit_by_name (self, "play-from",
                           g_array_index (self->ledger->entries, AleaLedgerEntry, self->chosen).event + behind);
}

static void
flip_cb (AleaReviewScreen *self,
         GVariant         *state,
         GSimpleAction    *action)
{
  g_simple_action_set_state (action, state);
  self->is_flipped = g_variant_get_boolean (state);
  alea_review_screen_choose (self, self->chosen, FALSE);
}

static void
add_actions (AleaReviewScreen *self)
{
  const AleaAction actions[] = {
    { .name = "begin", .callback = G_CALLBACK (begin_cb) },
    { .name = "cancel", .callback = G_CALLBACK (cancel_cb) },
    { .name = "flip", .callback = G_CALLBACK (flip_cb), .state = "false" },
    { .name = "look", .callback = G_CALLBACK (look_cb), .parameter = "s" },
    { .name = "other", .callback = G_CALLBACK (other_cb) },
    { .name = "play", .callback = G_CALLBACK (play_cb) },
    { .name = "retry", .callback = G_CALLBACK (play_cb) },
  };

  self->actions = g_simple_action_group_new ();
  alea_actions_add (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "review", G_ACTION_GROUP (self->actions));
  self->look_actions = g_simple_action_group_new ();
  g_action_map_add_action (G_ACTION_MAP (self->look_actions),
                           g_action_map_lookup_action (G_ACTION_MAP (self->actions), "look"));
}

/* --- size ----------------------------------------------------------------- */

/* As large as what stands around it leaves room for, without scrolling where it
 * stands beside the rest. */
static int
find_board_size (int width,
                 int height)
{
  if (width < WIDE)
    return MAX (LEAST_NARROW, MIN (width - AROUND_NARROW, height));

  return MAX (LEAST_WIDE, MIN ((int) (width * SHARE),
                               height - AROUND_WIDE * (int) alea_growth_find (width, height) / ALEA_GROWTH_MIN));
}

/* Whether what is shown was laid out for that size. */
static gboolean
fits (AleaReviewScreen *self,
      int               width,
      int               height)
{
  return (width < WIDE) == self->is_narrow && find_board_size (width, height) == self->board_size
         && alea_growth_find (width, height) == self->scale;
}

static gboolean
fit_cb (gpointer data)
{
  AleaReviewScreen *self = data;
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const gboolean is_narrow = width < WIDE;

  if (self->scroll == NULL)
    return G_SOURCE_REMOVE;

  self->scale = alea_growth_find (width, height);
  alea_growth_set_style (GTK_WIDGET (self), self->scale);
  alea_review_screen_set_board_size (self, find_board_size (width, height));
  if (self->is_narrow != is_narrow)
    {
      alea_review_screen_set_narrow (self, is_narrow);
      alea_screen_changed (ALEA_SCREEN (self));
    }

  return G_SOURCE_REMOVE;
}

static void
alea_review_screen_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  /* Wide parts do not keep the window from becoming narrow: they are cut for one
   * frame. */
  gtk_widget_measure (ALEA_REVIEW_SCREEN (widget)->scroll, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, 340);
  *natural = MAX (*natural, *minimum);
}

static void
alea_review_screen_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  AleaReviewScreen *self = ALEA_REVIEW_SCREEN (widget);
  int minimum;

  if (!fits (self, width, height))
    g_idle_add_full (GTK_PRIORITY_RESIZE - 1, fit_cb, g_object_ref (self), g_object_unref);

  gtk_widget_measure (self->scroll, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->scroll, &(GtkAllocation) { 0, 0, MAX (width, minimum), height }, -1);
}

/* --- the screen ----------------------------------------------------------- */

static void
clear (AleaReviewScreen *self)
{
  stop_looking (self);
  self->ledger = NULL;
  if (self->graph != NULL)
    alea_review_graph_set_ledger (self->graph, NULL, NULL, NULL, 0);
  g_clear_pointer (&self->record, alea_record_free);
  g_clear_object (&self->session);
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self->names[i], g_free);
}

static void
alea_review_screen_dispose (GObject *object)
{
  AleaReviewScreen *self = ALEA_REVIEW_SCREEN (object);

  clear (self);
  self->graph = NULL;
  g_clear_pointer (&self->scroll, gtk_widget_unparent);
  g_clear_object (&self->actions);
  g_clear_object (&self->look_actions);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (alea_review_screen_parent_class)->dispose (object);
}

static void
alea_review_screen_class_init (AleaReviewScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_review_screen_dispose;
  widget_class->measure = alea_review_screen_measure;
  widget_class->size_allocate = alea_review_screen_size_allocate;

  g_signal_new ("play-from", ALEA_TYPE_REVIEW_SCREEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("reviewed", ALEA_TYPE_REVIEW_SCREEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "reviewscreen");
}

static void
alea_review_screen_init (AleaReviewScreen *self)
{
  self->scale = ALEA_GROWTH_MIN;
  add_actions (self);
  alea_review_screen_make_parts (self);
  alea_review_screen_set_board_size (self, LEAST_WIDE);
  alea_review_screen_set_narrow (self, FALSE);
  alea_dark_follow (GTK_WIDGET (self->graph));
  g_signal_connect_object (self->graph, "notify::css-classes", G_CALLBACK (alea_review_screen_show_legend), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
alea_review_screen_new (GSettings *settings)
{
  AleaReviewScreen *self = g_object_new (ALEA_TYPE_REVIEW_SCREEN, NULL);

  self->settings = g_object_ref (settings);
  return GTK_WIDGET (self);
}

void
alea_review_screen_set_session (AleaReviewScreen *self,
                                AleaSession      *session)
{
  g_return_if_fail (ALEA_IS_REVIEW_SCREEN (self));

  clear (self);
  if (session == NULL)
    return;

  self->session = g_object_ref (session);
  self->record = alea_game_record_new (session);
  self->chosen = 0;
  for (guint i = 0; i < 2; i++)
    self->names[i] = alea_session_make_name (session, i);

  self->ledger = alea_game_review_get (alea_session_get_game (session));
  if (self->ledger == NULL)
    begin_looking (self, NULL);
  alea_review_screen_show (self);
  alea_screen_changed (ALEA_SCREEN (self));
}
