/* alea-move-list.c: what has been done, row by row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-move-list.h"

#include "alea-control.h"
#include "alea-entry-focus.h"
#include "alea-move-notes.h"
#include "alea-move-now.h"
#include "alea-move-row.h"
#include "alea-move-steps.h"
#include "alea-part.h"
#include "alea-row-scroll.h"
#include "alea-scroller.h"
#include "alea-style.h"
#include "alea-turn-fold.h"
#include "alea-turn.h"

#include <glib/gi18n.h>

/**
 * AleaMoveList:
 *
 * The rows are those of [property@AleaGame:turns]. Each entry is a button that
 * makes the game look at the state after it. That of a set-up that is over opens
 * its rolls instead; they are open, too, while one of them is looked at. Beside
 * what White did or below, where there is room, stands what is being done now, and
 * at the foot what is noted of what is looked at, and the steps to and fro.
 */

struct _AleaMoveList
{
  GtkWidget     parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *view;
  GtkWidget    *now;            /* a row as the others, but of what is to be done */
  GtkWidget    *notes;
  GtkWidget    *steps;
  AleaGameView *game_view;      /* or NULL */
  GSignalGroup *view_signals;
  GtkTreeListModel *rows;       /* of AleaTurn, or NULL */
  gboolean      opened_itself;  /* the set-up, and closes itself */
  GPtrArray    *entries;        /* of GtkWidget: the buttons that are on show, not owned */
};

G_DEFINE_FINAL_TYPE (AleaMoveList, alea_move_list, GTK_TYPE_WIDGET)

/* Above what is being done now there must be room for what was done last. */
#define LEAST_ROWS 1

/* --- entries ------------------------------------------------------------- */

static gboolean
is_head (AleaMoveList *self,
         AleaEntry    *entry)
{
  return entry != NULL && entry == alea_turn_fold_get_head (self->rows);
}

/* What was done last where the game is looked at.  What stands for others is that
 * while they are not to be seen. */
static gboolean
is_current (AleaMoveList *self,
            AleaEntry    *entry)
{
  guint number;

  if (entry == NULL || self->game_view == NULL)
    return FALSE;

  number = alea_game_view_get_number (self->game_view);
  if (is_head (self, entry))
    return !alea_turn_fold_get_open (self->rows) && number <= alea_entry_get_number (entry);

  /* A roll alone is no entry yet. */
  return alea_entry_get_number (entry) == alea_turn_find_last (G_LIST_MODEL (self->rows), number);
}

/* Not by colour alone; and what opens says whether it is open. */
static void
update_state (AleaMoveList *self,
              GtkWidget    *button)
{
  AleaEntry *entry = alea_entry_focus_get (button);
  const gboolean opens = is_head (self, entry), is_open = opens && alea_turn_fold_get_open (self->rows);

  alea_style_set (button, "current", is_current (self, entry));
  alea_move_words_set_arrow (gtk_button_get_child (GTK_BUTTON (button)), opens, is_open);
  if (opens)
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED);
}

static void
update_states (AleaMoveList *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    update_state (self, g_ptr_array_index (self->entries, i));
}

static void
entry_clicked_cb (AleaMoveList *self,
                  GtkWidget    *button)
{
  AleaEntry *entry = alea_entry_focus_get (button);

  if (is_head (self, entry))
    {
      alea_turn_fold_set_open (self->rows, !alea_turn_fold_get_open (self->rows));
      self->opened_itself = FALSE;
      update_states (self);
    }
  else if (entry != NULL && self->game_view != NULL)
    alea_game_view_set_number (self->game_view, alea_entry_get_number (entry));
}

/* How many moves of a series are still to be made behind the entry. */
static void
show_left (AleaMoveList *self,
           GtkWidget    *words,
           AleaEntry    *entry)
{
  const guint number = alea_entry_get_number (entry);
  AleaGame *game = alea_game_view_get_game (self->game_view);
  const AleaState *state = alea_game_get_state_at (game, MIN (number, alea_game_get_n_events (game)));
  const unsigned left = alea_state_get_moves_left (state);
  g_autofree char *text = g_strdup_printf (ngettext ("%u move left", "%u moves left", left), left);

  alea_move_words_set_left (words, left > 0 ? text : NULL);
}

/* Beside the @label of its row. */
static void
show_entry (AleaMoveList *self,
            GtkWidget    *button,
            AleaEntry    *entry,
            const char   *label)
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));
  g_autofree char *name = NULL;
  const AleaRoll *rolls;
  guint n;

  alea_entry_focus_set (button, entry);
  gtk_widget_set_visible (button, entry != NULL);
  if (entry == NULL)
    return;

  rolls = alea_entry_get_rolls (entry, &n);
  alea_move_words_set_rolls (words, rolls, n, alea_entry_get_roll (entry));
  /* What is but a roll needs no words for it. */
  alea_move_words_set_text (words, n == 0 || *alea_entry_get_roll (entry) != '\0' ? alea_entry_get_text (entry) : NULL);
  alea_move_words_set_is_noted (words, alea_entry_get_is_noted (entry));
  show_left (self, words, entry);
  /* What opens says of what. */
  name = is_head (self, entry) ? g_strdup_printf ("%s %s", label, alea_entry_get_text (entry))
                               : g_strdup (alea_entry_get_text (entry));
  alea_control_set_tip (button, alea_entry_get_detail (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, alea_entry_get_detail (entry),
                                  -1);
  update_state (self, button);
}

static GtkWidget *
make_entry (AleaMoveList *self,
            AleaColour    colour)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), alea_move_words_new (colour, FALSE));
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (entry_clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* --- rows ---------------------------------------------------------------- */

static void
setup_row_cb (AleaMoveList *self,
              GtkListItem  *item)
{
  gtk_list_item_set_child (item, alea_move_row_new (make_entry (self, ALEA_WHITE), make_entry (self, ALEA_BLACK)));
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

/* A row can have the focus, so it needs a name: "7. Nf3 d5". */
static void
name_row (GtkListItem *item,
          AleaTurn    *turn)
{
  AleaEntry *white = alea_turn_get_white (turn), *black = alea_turn_get_black (turn);
  g_autofree char *label = g_strjoin (" ", alea_turn_get_label (turn),
                                      white != NULL ? alea_entry_get_text (white) : "",
                                      black != NULL ? alea_entry_get_text (black) : "", NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_list_item_get_child (item))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, g_strstrip (label), -1);
}

static void
bind_row_cb (AleaMoveList *self,
             GtkListItem  *item)
{
  AleaTurn *turn = gtk_list_item_get_item (item);
  GtkWidget *label, *white, *black;

  alea_move_row_get_widgets (gtk_list_item_get_child (item), &label, &white, &black);
  gtk_label_set_text (GTK_LABEL (label), alea_turn_get_label (turn));
  show_entry (self, white, alea_turn_get_white (turn), alea_turn_get_label (turn));
  show_entry (self, black, alea_turn_get_black (turn), alea_turn_get_label (turn));
  alea_move_row_set_is_one (gtk_list_item_get_child (item), alea_turn_get_parts (turn) != NULL);
  name_row (item, turn);
  g_ptr_array_add (self->entries, white);
  g_ptr_array_add (self->entries, black);
}

static void
unbind_row_cb (AleaMoveList *self,
               GtkListItem  *item)
{
  GtkWidget *label, *white, *black;

  alea_move_row_get_widgets (gtk_list_item_get_child (item), &label, &white, &black);
  g_ptr_array_remove_fast (self->entries, white);
  g_ptr_array_remove_fast (self->entries, black);
  show_entry (self, white, NULL, NULL);
  show_entry (self, black, NULL, NULL);
}

/* --- what is looked at ---------------------------------------------------- */

static void
update_notes (AleaMoveList *self)
{
  g_autofree char *text = self->game_view != NULL ? alea_game_view_write_notes (self->game_view) : NULL;

  alea_move_notes_set_text (self->notes, text);
}

static void
update (AleaMoveList *self)
{
  alea_move_now_update (self->now, self->game_view);
  update_notes (self);
  alea_move_steps_update (self->steps, self->game_view);
}

/* --- following the game -------------------------------------------------- */

static gboolean
has_rows (AleaMoveList *self)
{
  return self->rows != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->rows)) > 0;
}

/* Behind what was last chosen may stand squares that were filled of themselves. */
static guint
find_row (AleaMoveList *self)
{
  GListModel *rows = G_LIST_MODEL (self->rows);

  return alea_game_view_get_is_live (self->game_view) ? g_list_model_get_n_items (rows) - 1
                                                      : alea_turn_find (rows, alea_game_view_get_number (self->game_view));
}

static void
follow (AleaMoveList *self)
{
  if (has_rows (self))
    alea_row_scroll_to (self->scroller, find_row (self));
}

/* Who looks at a set-up that is over sees its rolls, until they look elsewhere. */
static void
follow_set_up (AleaMoveList *self)
{
  AleaEntry *head = alea_turn_fold_get_head (self->rows);
  const guint number = alea_game_view_get_number (self->game_view);

  if (head == NULL)
    self->opened_itself = FALSE;
  else if (number < alea_entry_get_number (head) && !alea_turn_fold_get_open (self->rows))
    {
      alea_turn_fold_set_open (self->rows, TRUE);
      self->opened_itself = TRUE;
    }
  else if (number > alea_entry_get_number (head) && self->opened_itself)
    {
      alea_turn_fold_set_open (self->rows, FALSE);
      self->opened_itself = FALSE;
    }
}

static void
changed_cb (AleaMoveList *self)
{
  follow_set_up (self);
  update_states (self);
  update (self);
  follow (self);
}

void
alea_move_list_set_view (AleaMoveList *self,
                         AleaGameView *view)
{
  g_autoptr(GtkSelectionModel) selection = NULL;

  g_return_if_fail (ALEA_IS_MOVE_LIST (self));

  if (self->game_view == view)
    return;

  g_set_object (&self->game_view, view);
  g_signal_group_set_target (self->view_signals, view);
  g_clear_object (&self->rows);
  self->rows = alea_turn_fold_new (view != NULL ? alea_game_view_get_turns (view) : NULL);
  self->opened_itself = FALSE;
  if (view != NULL)
    {
      follow_set_up (self);
      selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows))));
    }
  gtk_list_view_set_model (GTK_LIST_VIEW (self->view), selection);
  update (self);
}

void
alea_move_list_set_is_narrow (AleaMoveList *self,
                              gboolean      is_narrow)
{
  g_return_if_fail (ALEA_IS_MOVE_LIST (self));

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  is_narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
}

/* --- the keyboard -------------------------------------------------------- */

/* Tab goes to the list as a whole and on behind it, however long the game is;
 * the arrows move within. */
static gboolean
alea_move_list_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  AleaMoveList *self = ALEA_MOVE_LIST (widget);
  GtkWidget *inside = gtk_widget_get_focus_child (widget);

  if (alea_move_notes_take_focus (self->notes, self->scroller, direction))
    return TRUE;

  return (inside == NULL || (inside == self->notes && direction == GTK_DIR_TAB_BACKWARD)) && has_rows (self)
         && alea_entry_focus_take (self->view, self->entries, G_LIST_MODEL (self->rows),
                                   alea_game_view_get_number (self->game_view));
}

static gboolean
key_cb (AleaMoveList    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  return has_rows (self) && gtk_widget_get_focus_child (GTK_WIDGET (self)) != self->notes
         && (state & gtk_accelerator_get_default_mod_mask ()) == 0
         && alea_entry_focus_move (self->view, self->entries, G_LIST_MODEL (self->rows), keyval);
}

/* Before the list of GTK hears of them, which would go from row to row. */
static void
add_keys (AleaMoveList *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* --- the class ----------------------------------------------------------- */

/* No row is cut through while the list rests: of @rows in all, in pixels, as many
 * whole ones as there is @room for. */
static int
fit_rows (AleaMoveList *self,
          int           rows,
          int           room)
{
  const int n = self->rows != NULL ? (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows)) : 0;
  const int height = n > 0 ? rows / n : 0;

  return rows <= room || height == 0 || room < height ? room : room / height * height;
}

/* The last one, or NULL. */
static AleaTurn *
get_last_turn (AleaMoveList *self)
{
  GListModel *rows = G_LIST_MODEL (self->rows);

  return has_rows (self) ? g_list_model_get_item (rows, g_list_model_get_n_items (rows) - 1) : NULL;
}

/* That of Black beside @entry; NULL while its row is not on show. */
static GtkWidget *
find_place_beside (AleaMoveList *self,
                   AleaEntry    *entry)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (alea_entry_focus_get (g_ptr_array_index (self->entries, i)) == entry)
      return alea_move_row_get_place_beside (g_ptr_array_index (self->entries, i));

  return NULL;
}

/* Over the end of @rows pixels, if that is in sight where @shown of them are. */
static void
allocate_reply (AleaMoveList *self,
                AleaTurn     *last,
                int           height,
                int           rows,
                int           shown)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  const int bottom = rows - (int) gtk_adjustment_get_value (adjustment);
  GtkWidget *place = find_place_beside (self, alea_turn_get_white (last));
  const gboolean is_in_sight = place != NULL && height <= bottom && bottom <= shown;

  gtk_widget_set_child_visible (self->now, is_in_sight);
  if (is_in_sight)
    alea_move_now_reply (self->now, place, bottom - height, height);
}

/* What is being done stands in the last row, or below it, or at the foot; below it
 * has its place only where the others have room as well. */
static void
allocate_all (AleaMoveList *self,
              int           width,
              int           height)
{
  const int rows = alea_part_get_height (self->view, width);
  const int room = height - alea_move_notes_get_height (self->notes, width, height);
  g_autoptr(AleaTurn) last = get_last_turn (self);
  const gboolean is_beside = alea_move_now_is_reply (self->now, last);
  int least = 0, row = 0, shown;

  if (gtk_widget_get_visible (self->now))
    {
      gtk_widget_measure (self->now, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->now, GTK_ORIENTATION_VERTICAL, -1, &row, NULL, NULL, NULL);
    }
  if (least > width || row * (LEAST_ROWS + 1) > room)
    row = 0;

  shown = fit_rows (self, rows, is_beside ? room : room - row);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, shown }, -1);
  alea_move_notes_allocate (self->notes, width, height, MIN (rows, shown) + (is_beside ? 0 : row));
  if (row > 0 && is_beside)
    {
      allocate_reply (self, last, row, rows, shown);
      return;
    }

  gtk_widget_set_child_visible (self->now, row > 0);
  if (row > 0)
    gtk_widget_size_allocate (self->now, &(GtkAllocation) { 0, MIN (rows, shown), width, row }, -1);
}

static void
alea_move_list_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AleaMoveList *self = ALEA_MOVE_LIST (widget);
  const int steps = alea_move_steps_get_height (self->steps, width, height);

  allocate_all (self, width, height - steps);
  gtk_widget_set_child_visible (self->steps, steps > 0);
  if (steps > 0)
    gtk_widget_size_allocate (self->steps, &(GtkAllocation) { 0, height - steps, width, steps }, -1);
}

static void
alea_move_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (alea_move_list_parent_class)->map (widget);
  follow (ALEA_MOVE_LIST (widget));
}

static void
alea_move_list_dispose (GObject *object)
{
  AleaMoveList *self = ALEA_MOVE_LIST (object);

  if (self->scroller != NULL)
    alea_move_list_set_view (self, NULL);
  g_clear_object (&self->view_signals);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->now, gtk_widget_unparent);
  g_clear_pointer (&self->notes, gtk_widget_unparent);
  g_clear_pointer (&self->steps, gtk_widget_unparent);
  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (alea_move_list_parent_class)->dispose (object);
}

static void
alea_move_list_class_init (AleaMoveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_move_list_dispose;

  widget_class->focus = alea_move_list_focus;
  widget_class->map = alea_move_list_map;
  widget_class->measure = alea_part_measure_first;
  widget_class->size_allocate = alea_move_list_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "movelist");
}

static void
alea_move_list_init (AleaMoveList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->view_signals = g_signal_group_new (ALEA_TYPE_GAME_VIEW);
  g_signal_group_connect_swapped (self->view_signals, "changed", G_CALLBACK (changed_cb), self);

  self->entries = g_ptr_array_new ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_row_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_row_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_row_cb), self, G_CONNECT_SWAPPED);

  self->view = gtk_list_view_new (NULL, factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);

  self->scroller = alea_scroller_new_vertical (self->view);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->now = alea_move_now_new ();
  gtk_widget_set_parent (self->now, GTK_WIDGET (self));
  self->notes = alea_move_notes_new ();
  gtk_widget_set_parent (self->notes, GTK_WIDGET (self));
  self->steps = alea_move_steps_new ();
  gtk_widget_set_parent (self->steps, GTK_WIDGET (self));
  /* Where it stands in a row, it goes with the row. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "value-changed",
                           G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  add_keys (self);
}
