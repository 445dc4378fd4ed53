/* alea-lesson-view.c: a page of the guide to read and to do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-lesson-view-private.h"

#include "alea-board-motion.h"
#include "alea-box.h"
#include "alea-control.h"
#include "alea-dice-tray.h"
#include "alea-dice-view.h"
#include "alea-figure.h"
#include "alea-lesson-flow.h"
#include "alea-lesson-page.h"
#include "alea-look.h"
#include "alea-mnemonics.h"
#include "alea-offer.h"
#include "alea-reserve.h"
#include "alea-style.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaLessonView:
 *
 * Words, a live board, dice or choices; with them one sentence, which is the
 * task or the answer to what was done, and the ways on. No way on is ever
 * closed but that back from the first page.
 */

G_DEFINE_FINAL_TYPE (AleaLessonView, alea_lesson_view, GTK_TYPE_WIDGET)

static AleaGuidePage *
get_page (AleaLessonView *self)
{
  return alea_lesson_get_page (self->lesson);
}

static gboolean
is_last (AleaLessonView *self)
{
  return self->number + 1 >= self->pages->len;
}

/* --- the ways on ------------------------------------------------------------ */

static void
update_buttons (AleaLessonView *self)
{
  const AleaLessonStage stage = alea_lesson_get_stage (self->lesson);
  const gboolean is_read = alea_guide_page_get_kind (get_page (self)) == ALEA_PAGE_READ;

  gtk_widget_set_sensitive (self->previous, self->number > 0);
  gtk_widget_set_visible (self->show, !is_read);
  gtk_widget_set_visible (self->again, !is_read);
  gtk_widget_set_sensitive (self->show, stage == ALEA_LESSON_OPEN);
  gtk_widget_set_sensitive (self->play, alea_game_get_state (alea_lesson_get_game (self->lesson))->stage != ALEA_STAGE_OVER);
  gtk_widget_set_sensitive (self->tray, stage == ALEA_LESSON_OPEN);
  /* The label of the button itself would be read with its underscore. */
  gtk_label_set_text_with_mnemonic (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->next))),
                                    is_last (self) ? _("_Finish") : _("_Next"));
  alea_style_set (self->next, "suggested-action", stage != ALEA_LESSON_OPEN);
}

/* The next Return goes on, for whoever works with the keyboard. */
static void
offer_next (AleaLessonView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    gtk_widget_grab_focus (self->next);
}

/* What the page points out is about its beginning. */
static void
update_hints (AleaLessonView *self)
{
  guint n_marks = 0;
  const AleaFigureMark *marks = alea_guide_page_get_marks (get_page (self), &n_marks);
  const gboolean is_new = alea_game_get_n_events (alea_lesson_get_game (self->lesson)) == self->n_start;

  alea_figure_point_out (ALEA_BOARD (self->board), marks, is_new ? n_marks : 0);
}

/* Dice on a page where nobody rolls: those that lie on the table, or that the
 * last event was. */
static void
update_dice (AleaLessonView *self)
{
  AleaGame *game = alea_lesson_get_game (self->lesson);
  AleaRoll roll = alea_state_get_table_roll (alea_game_get_state (game));
  guint n = alea_game_get_n_events (game);

  if (roll.n == 0 && n > 0 && alea_game_get_event (game, n - 1)->type == ALEA_EVENT_ROLL
      && alea_game_get_event (game, n - 1)->source != ALEA_SOURCE_CHOSEN)
    roll = alea_game_get_event (game, n - 1)->roll;

  gtk_widget_set_visible (self->dice_box, roll.n > 0 && self->hand == NULL);
  alea_dice_view_set_game (ALEA_DICE_VIEW (self->dice), alea_game_get_rules (game)->id);
  if (roll.n > 0)
    alea_dice_view_show (ALEA_DICE_VIEW (self->dice), roll,
                         alea_look_get_solid (alea_look_get_default (), roll.sides));
}

static void
changed_cb (AleaLessonView *self)
{
  /* What a roll leads to is told when the dice lie still. */
  if (alea_game_view_get_is_held (self->game_view))
    return;

  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->answer, g_free);
  alea_lesson_view_update_sentence (self);
  update_buttons (self);
  alea_lesson_view_update_choices (self);
  update_hints (self);
  update_dice (self);

  if (alea_lesson_get_answer (self->lesson) == ALEA_ANSWER_DONE)
    {
      if (alea_lesson_get_stage (self->lesson) == ALEA_LESSON_DONE)
        alea_progress_add (self->progress, get_page (self));
      offer_next (self);
    }
}

static void
held_cb (AleaLessonView *self)
{
  changed_cb (self);
}

/* --- the board and the dice ------------------------------------------------- */

static AleaSession *
make_session (AleaGame *game)
{
  const AleaClockControl none = { 0 };
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&none);

  return alea_session_new (game, match, clock);
}

/* A lesson that begins, or begins again, has a game of its own. */
static void
game_cb (AleaLessonView *self)
{
  AleaGame *game = alea_lesson_get_game (self->lesson);
  const AleaPageKind kind = alea_guide_page_get_kind (get_page (self));
  g_autoptr(AleaSession) session = make_session (game);

  g_clear_object (&self->hand);
  g_clear_object (&self->picker);
  alea_dice_tray_set_session (ALEA_DICE_TRAY (self->tray), NULL);
  g_set_object (&self->game_view, alea_session_get_view (session));
  g_signal_group_set_target (self->view_signals, self->game_view);
  self->n_start = alea_game_get_n_events (game);

  alea_board_set_interactive (ALEA_BOARD (self->board), kind == ALEA_PAGE_ACT || kind == ALEA_PAGE_SQUARES);
  if (kind == ALEA_PAGE_ACT)
    {
      self->hand = alea_hand_new (self->game_view, ALEA_BOARD (self->board));
      g_signal_connect_object (self->hand, "reason", G_CALLBACK (alea_lesson_view_say), self, G_CONNECT_SWAPPED);
      alea_dice_tray_set_session (ALEA_DICE_TRAY (self->tray), session);
    }
  else
    self->picker = alea_picker_new (self->lesson, ALEA_BOARD (self->board));

  gtk_widget_set_visible (self->tray_box, kind == ALEA_PAGE_ACT);
}

/* --- opening a page --------------------------------------------------------- */

static void
why_cb (AleaLessonView *self)
{
  g_autofree char *rule = g_strdup (self->rule);

  g_signal_emit_by_name (self, "rule", rule);
}

static void
rule_clicked_cb (AleaLessonView *self,
                 GtkWidget      *button)
{
  g_signal_emit_by_name (self, "rule", gtk_button_get_label (GTK_BUTTON (button)));
}

static void
add_rules (AleaLessonView *self)
{
  const char *const *rules = alea_guide_page_get_rules (get_page (self));

  alea_box_empty (self->rules);

  for (guint i = 0; rules[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (rules[i]);
      g_autofree char *name = g_strdup_printf (_("Rule %s in the guide"), rules[i]);

      gtk_widget_add_css_class (button, "rule");
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, name);
      alea_control_name_by_tip (button);
      g_signal_connect_object (button, "clicked", G_CALLBACK (rule_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->rules), button);
    }

  gtk_widget_set_visible (gtk_widget_get_parent (self->rules), rules[0] != NULL);
}

static const AleaRules *
get_rules_of (GPtrArray *pages,
              guint      number)
{
  return alea_guide_page_get_start (g_ptr_array_index (pages, number))->rules;
}

/* Its name, unless all pages are of the same. */
static void
show_game (AleaLessonView *self)
{
  const AleaRules *rules = get_rules_of (self->pages, self->number);
  gboolean is_one_of_several = FALSE;

  for (guint i = 0; i < self->pages->len; i++)
    is_one_of_several |= get_rules_of (self->pages, i) != rules;
  gtk_label_set_text (GTK_LABEL (self->game), alea_words_translate (rules->title));
  gtk_widget_set_visible (self->game, is_one_of_several);
  gtk_widget_set_visible (gtk_widget_get_parent (self->game),
                          is_one_of_several || *alea_guide_page_get_rules (get_page (self)) != NULL);
}

static void
show_words (AleaLessonView *self)
{
  g_autofree char *text = alea_guide_page_dup_text (get_page (self));
  /* Translators: the number of a page, and how many there are */
  g_autofree char *count = g_strdup_printf (_("%u of %u"), self->number + 1, self->pages->len);

  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_label_set_text (GTK_LABEL (self->title), alea_guide_page_get_title (get_page (self)));
  gtk_label_set_text (GTK_LABEL (self->text), text);
  show_game (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  alea_guide_page_get_title (get_page (self)), -1);
  add_rules (self);
}

static void
scroll_to_top (AleaLessonView *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->words)), 0);
  alea_lesson_page_scroll_to_top (ALEA_LESSON_PAGE (self->page));
}

static void
drop_lesson (AleaLessonView *self)
{
  if (self->lesson != NULL)
    g_signal_handlers_disconnect_by_data (self->lesson, self);
  g_clear_object (&self->hand);
  g_clear_object (&self->picker);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->answer, g_free);
}

void
alea_lesson_view_open (AleaLessonView *self,
                       GPtrArray      *pages,
                       guint           number)
{
  AleaGuidePage *page;

  g_return_if_fail (ALEA_IS_LESSON_VIEW (self));
  g_return_if_fail (pages != NULL);
  g_return_if_fail (number < pages->len);

  drop_lesson (self);
  g_ptr_array_ref (pages);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  self->pages = pages;
  self->number = number;
  page = g_ptr_array_index (pages, number);
  self->lesson = alea_lesson_new (page);
  g_signal_connect_object (self->lesson, "notify::game", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_set_visible (self->board, alea_guide_page_get_has_board (page));
  show_words (self);
  game_cb (self);
  alea_board_finish_motion (ALEA_BOARD (self->board));
  alea_lesson_view_add_choices (self);
  changed_cb (self);
  scroll_to_top (self);
  alea_lesson_view_read_aloud (self);
}

guint
alea_lesson_view_get_number (AleaLessonView *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON_VIEW (self), 0);

  return self->number;
}

/* --- what the buttons do ---------------------------------------------------- */

void
alea_lesson_view_take_focus (AleaLessonView *self)
{
  GtkWidget *place = self->next;

  g_return_if_fail (ALEA_IS_LESSON_VIEW (self));

  if (alea_board_get_interactive (ALEA_BOARD (self->board)))
    place = self->board;
  else if (gtk_widget_get_visible (self->choices))
    place = self->choices;

  if (!gtk_widget_child_focus (place, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (place);
  scroll_to_top (self);
}

static void
go (AleaLessonView *self,
    guint           number)
{
  alea_lesson_view_open (self, self->pages, number);
  alea_lesson_view_take_focus (self);
  g_signal_emit_by_name (self, "moved");
}

static void
previous_cb (AleaLessonView *self)
{
  if (self->number > 0)
    go (self, self->number - 1);
}

/* A page to read is done when it is left this way. */
static void
next_cb (AleaLessonView *self)
{
  if (alea_guide_page_get_kind (get_page (self)) == ALEA_PAGE_READ)
    alea_progress_add (self->progress, get_page (self));

  if (is_last (self))
    g_signal_emit_by_name (self, "finished");
  else
    go (self, self->number + 1);
}

static void
show_cb (AleaLessonView *self)
{
  alea_lesson_show_solution (self->lesson);
}

static void
play_cb (AleaLessonView *self)
{
  g_autoptr(AleaGame) game = alea_lesson_copy_game (self->lesson);

  g_signal_emit_by_name (self, "play", game);
}

static void
again_cb (AleaLessonView *self)
{
  alea_lesson_reset (self->lesson);
}

gboolean
alea_lesson_view_key (AleaLessonView *self,
                      guint           keyval)
{
  g_return_val_if_fail (ALEA_IS_LESSON_VIEW (self), FALSE);

  if (self->lesson == NULL)
    return FALSE;
  if (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
    return (self->hand != NULL && alea_dice_tray_key (ALEA_DICE_TRAY (self->tray), keyval))
           || alea_lesson_view_ask (self, keyval);
  if (self->hand == NULL)
    return FALSE;
  if (!alea_dice_tray_get_can_roll (ALEA_DICE_TRAY (self->tray))
      && !alea_game_view_get_is_held (self->game_view))
    return FALSE;

  alea_dice_tray_roll (ALEA_DICE_TRAY (self->tray));
  return TRUE;
}

GActionGroup *
alea_lesson_view_get_answers (AleaLessonView *self)
{
  g_return_val_if_fail (ALEA_IS_LESSON_VIEW (self), NULL);

  return self->answers;
}

/* --- the class -------------------------------------------------------------- */

static void
alea_lesson_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (alea_lesson_view_parent_class)->snapshot (widget, snapshot);
  alea_carry_snapshot (ALEA_LESSON_VIEW (widget)->carry, snapshot);
}

static void
alea_lesson_view_dispose (GObject *object)
{
  AleaLessonView *self = ALEA_LESSON_VIEW (object);

  g_clear_handle_id (&self->read_idle, g_source_remove);
  drop_lesson (self);
  g_clear_object (&self->answers);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->game_view);
  g_clear_object (&self->carry);
  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (alea_lesson_view_parent_class)->dispose (object);
}

static void
alea_lesson_view_class_init (AleaLessonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_lesson_view_dispose;
  widget_class->snapshot = alea_lesson_view_snapshot;

  /**
   * AleaLessonView::rule:
   * @number: of a rule, "J22"
   */
  g_signal_new ("rule", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("play", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GAME);
  g_signal_new ("finished", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lessonview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (ALEA_TYPE_BOARD);
}

static void
dropped_cb (AleaLessonView *self,
            guint           piece,
            guint           square)
{
  if (self->hand != NULL)
    alea_hand_place (self->hand, alea_piece_type ((AleaPiece) piece), (AleaSquare) square);
}

static void
add_carrying (AleaLessonView *self)
{
  self->carry = alea_carry_new (GTK_WIDGET (self), alea_dice_tray_get_reserve (ALEA_DICE_TRAY (self->tray)),
                                alea_reserve_find_piece, self->board, NULL);
  g_signal_connect_object (self->carry, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
}

static void
alea_lesson_view_init (AleaLessonView *self)
{
  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "notify::is-held", G_CALLBACK (held_cb), self);

  alea_lesson_view_add_answers (self);
  alea_lesson_view_build (self);
  alea_mnemonics_name_once (GTK_WIDGET (self));
  add_carrying (self);
  g_signal_connect_object (self->tray, "failed", G_CALLBACK (alea_lesson_view_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->why, "clicked", G_CALLBACK (why_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->previous, "clicked", G_CALLBACK (previous_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show, "clicked", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->again, "clicked", G_CALLBACK (again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "clicked", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Lesson"), -1);
}

void
alea_lesson_view_set_scale (AleaLessonView *self,
                            guint           scale)
{
  g_return_if_fail (ALEA_IS_LESSON_VIEW (self));

  if (self->scale == scale)
    return;

  self->scale = scale;
  alea_lesson_flow_set_scale (ALEA_LESSON_FLOW (self->flow), scale);
  alea_lesson_view_size_pictures (self);
}

GtkWidget *
alea_lesson_view_new (AleaProgress *progress)
{
  AleaLessonView *self = g_object_new (ALEA_TYPE_LESSON_VIEW, NULL);

  self->progress = g_object_ref (progress);
  return GTK_WIDGET (self);
}
