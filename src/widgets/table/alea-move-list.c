/* alea-move-list.c: what has been done, row by row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-move-list.h"

#include "alea-entry-focus.h"
#include "alea-roll-glyphs.h"
#include "alea-scroller.h"
#include "alea-style.h"
#include "alea-turn.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaMoveList:
 *
 * The rows are those of [property@AleaGame:turns]. Each entry is a button that
 * makes the game look at the state after it. Below them, where there is room,
 * stands what is being done now.
 */

struct _AleaMoveList
{
  GtkWidget     parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *view;
  GtkWidget    *now;            /* a row as the others, but of what is to be done */
  AleaGameView *game_view;      /* or NULL */
  GSignalGroup *view_signals;
  GPtrArray    *entries;        /* of GtkWidget: the buttons that are on show, not owned */
  gulong        layout_handler; /* waits to scroll, or 0 */
};

G_DEFINE_FINAL_TYPE (AleaMoveList, alea_move_list, GTK_TYPE_WIDGET)

/* Above what is being done now there must be room for so many rows. */
#define LEAST_ROWS 3

/* --- entries ------------------------------------------------------------- */

static void
entry_clicked_cb (AleaMoveList *self,
                  GtkWidget    *button)
{
  AleaEntry *entry = alea_entry_focus_get (button);

  if (entry != NULL && self->game_view != NULL)
    alea_game_view_set_number (self->game_view, alea_entry_get_number (entry));
}

/* Bold, with a line below: not by colour alone. */
static void
update_current (AleaMoveList *self,
                GtkWidget    *button)
{
  AleaEntry *entry = alea_entry_focus_get (button);
  gboolean is_current = entry != NULL && self->game_view != NULL
                        && alea_entry_get_number (entry) == alea_game_view_get_number (self->game_view);

  alea_style_set (button, "current", is_current);
}

/* How many moves of a series are still to be made behind the entry. */
static void
show_left (AleaMoveList *self,
           GtkWidget    *label,
           AleaEntry    *entry)
{
  const guint number = alea_entry_get_number (entry);
  AleaGame *game = alea_game_view_get_game (self->game_view);
  const AleaState *state = alea_game_get_state_at (game, MIN (number, alea_game_get_n_events (game)));
  const unsigned left = alea_state_get_moves_left (state);
  g_autofree char *text = g_strdup_printf (ngettext ("%u move left", "%u moves left", left), left);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, left > 0);
}

static void
show_dice (GtkWidget      *dice,
           const AleaRoll *rolls,
           guint           n,
           const char     *name)
{
  alea_roll_glyphs_set_rolls (ALEA_ROLL_GLYPHS (dice), rolls, n);
  gtk_widget_set_visible (dice, n > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_entry (AleaMoveList *self,
            GtkWidget    *button,
            AleaEntry    *entry)
{
  GtkWidget *dice = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *text = gtk_widget_get_next_sibling (dice), *left = gtk_widget_get_next_sibling (text);
  const AleaRoll *rolls;
  guint n;

  alea_entry_focus_set (button, entry);
  gtk_widget_set_visible (button, entry != NULL);
  if (entry == NULL)
    return;

  gtk_label_set_text (GTK_LABEL (text), alea_entry_get_text (entry));
  rolls = alea_entry_get_rolls (entry, &n);
  show_dice (dice, rolls, n, alea_entry_get_roll (entry));
  /* What is but a roll needs no words for it. */
  gtk_widget_set_visible (text, n == 0 || *alea_entry_get_roll (entry) != '\0');
  show_left (self, left, entry);
  gtk_widget_set_tooltip_text (button, alea_entry_get_detail (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, alea_entry_get_text (entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, alea_entry_get_detail (entry),
                                  -1);
  update_current (self, button);
}

/* Dice, and words behind them; what is being done is said whole or not at all. */
static GtkWidget *
make_words (AleaColour colour,
            gboolean   is_now)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *dice = g_object_new (ALEA_TYPE_ROLL_GLYPHS, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *text = gtk_label_new (NULL), *left = gtk_label_new (NULL);

  alea_roll_glyphs_set_colour (ALEA_ROLL_GLYPHS (dice), colour);
  gtk_widget_add_css_class (left, "roll");
  gtk_label_set_ellipsize (GTK_LABEL (text), is_now ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_box_append (GTK_BOX (box), dice);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), left);
  return box;
}

static GtkWidget *
make_entry (AleaMoveList *self,
            AleaColour    colour)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_words (colour, FALSE));
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (entry_clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* --- rows ---------------------------------------------------------------- */

/* What is being done has no buttons. */
static GtkWidget *
make_row (AleaMoveList *self,
          gboolean      is_now)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *entries = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), label);

  gtk_box_set_homogeneous (GTK_BOX (entries), TRUE);
  gtk_widget_set_hexpand (entries, TRUE);
  for (int i = 0; i < 2; i++)
    {
      /* A box keeps the place of an entry that is not there. */
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_box_append (GTK_BOX (place), is_now ? make_words ((AleaColour) i, TRUE) : make_entry (self, (AleaColour) i));
      gtk_widget_set_hexpand (gtk_widget_get_first_child (place), is_now);
      gtk_box_append (GTK_BOX (entries), place);
    }
  gtk_box_append (GTK_BOX (row), entries);
  return row;
}

static void
setup_row_cb (AleaMoveList *self,
              GtkListItem  *item)
{
  gtk_list_item_set_child (item, make_row (self, FALSE));
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
get_row_widgets (GtkWidget   *row,
                 GtkWidget  **label,
                 GtkWidget  **white,
                 GtkWidget  **black)
{
  GtkWidget *entries;

  *label = gtk_widget_get_first_child (row);
  entries = gtk_widget_get_next_sibling (*label);
  *white = gtk_widget_get_first_child (gtk_widget_get_first_child (entries));
  *black = gtk_widget_get_first_child (gtk_widget_get_last_child (entries));
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

  get_row_widgets (gtk_list_item_get_child (item), &label, &white, &black);
  gtk_label_set_text (GTK_LABEL (label), alea_turn_get_label (turn));
  show_entry (self, white, alea_turn_get_white (turn));
  show_entry (self, black, alea_turn_get_black (turn));
  name_row (item, turn);
  g_ptr_array_add (self->entries, white);
  g_ptr_array_add (self->entries, black);
}

static void
unbind_row_cb (AleaMoveList *self,
               GtkListItem  *item)
{
  GtkWidget *label, *white, *black;

  get_row_widgets (gtk_list_item_get_child (item), &label, &white, &black);
  g_ptr_array_remove_fast (self->entries, white);
  g_ptr_array_remove_fast (self->entries, black);
  show_entry (self, white, NULL);
  show_entry (self, black, NULL);
}

/* --- now ------------------------------------------------------------------ */

/* The row that is being written, while the game waits. */
static void
update_now (AleaMoveList *self)
{
  const gboolean is_shown = self->game_view != NULL && alea_game_view_get_is_live (self->game_view)
                            && !alea_game_view_get_is_over (self->game_view);
  const AleaState *state;
  GtkWidget *label, *cells[2], *text;
  g_autofree char *number = NULL, *name = NULL;
  AleaRoll roll;
  int side;

  gtk_widget_set_visible (self->now, is_shown);
  if (!is_shown)
    return;

  state = alea_game_view_get_state (self->game_view);
  side = (int) alea_game_view_get_who (self->game_view) & 1;
  roll = alea_game_view_get_roll (self->game_view);
  name = alea_words_roll (&roll);
  get_row_widgets (self->now, &label, &cells[0], &cells[1]);
  number = g_strdup_printf (_("%u."), state->position.fullmove);
  gtk_label_set_text (GTK_LABEL (label), state->stage == ALEA_STAGE_SETUP ? _("Set-up") : number);
  /* It stands in the row above. */
  gtk_widget_set_opacity (label, state->stage == ALEA_STAGE_PLAY && side == ALEA_WHITE ? 1 : 0);
  gtk_widget_set_visible (cells[1 - side], FALSE);
  gtk_widget_set_visible (cells[side], TRUE);
  show_dice (gtk_widget_get_first_child (cells[side]), &roll, roll.n > 0 ? 1 : 0, name);
  text = gtk_widget_get_next_sibling (gtk_widget_get_first_child (cells[side]));
  gtk_widget_set_visible (gtk_widget_get_next_sibling (text), FALSE);
  gtk_label_set_text (GTK_LABEL (text), state->stage == ALEA_STAGE_SETUP ? _("Setting up") : _("To move"));
}

/* --- following the game -------------------------------------------------- */

static gboolean
has_rows (AleaMoveList *self)
{
  return self->game_view != NULL && g_list_model_get_n_items (alea_game_view_get_turns (self->game_view)) > 0;
}

static void
stop_waiting (AleaMoveList *self)
{
  if (self->layout_handler != 0)
    g_signal_handler_disconnect (gtk_widget_get_frame_clock (GTK_WIDGET (self)), self->layout_handler);
  self->layout_handler = 0;
}

static void
scroll (AleaMoveList *self)
{
  stop_waiting (self);
  if (has_rows (self))
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u",
                                alea_turn_find (alea_game_view_get_turns (self->game_view),
                                                alea_game_view_get_number (self->game_view)));
}

/* A new row has no height before it is laid out, and GTK would scroll until its
 * top is at the lower edge.  What asks for another layout within this handler
 * gets it before anything is drawn. */
static void
scroll_after_layout (AleaMoveList *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (clock == NULL || self->layout_handler != 0)
    return;

  self->layout_handler = g_signal_connect_object (clock, "layout", G_CALLBACK (scroll), self,
                                                  G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
changed_cb (AleaMoveList *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    update_current (self, g_ptr_array_index (self->entries, i));

  update_now (self);
  scroll_after_layout (self);
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
  if (view != NULL)
    selection = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (alea_game_view_get_turns (view))));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->view), selection);
  update_now (self);
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

  return gtk_widget_get_focus_child (widget) == NULL && has_rows (self)
         && alea_entry_focus_take (self->view, self->entries, alea_game_view_get_turns (self->game_view),
                                   alea_game_view_get_number (self->game_view));
}

static gboolean
key_cb (AleaMoveList    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  return has_rows (self) && (state & gtk_accelerator_get_default_mod_mask ()) == 0
         && alea_entry_focus_move (self->view, self->entries, alea_game_view_get_turns (self->game_view), keyval);
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

static void
alea_move_list_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  gtk_widget_measure (ALEA_MOVE_LIST (widget)->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

/* What is being done stands below the last row, or at the foot; it has its place
 * only where the others have room as well. */
static void
alea_move_list_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AleaMoveList *self = ALEA_MOVE_LIST (widget);
  int least = 0, row = 0, rows;

  if (gtk_widget_get_visible (self->now))
    {
      gtk_widget_measure (self->now, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->now, GTK_ORIENTATION_VERTICAL, -1, &row, NULL, NULL, NULL);
    }
  if (least > width || row * (LEAST_ROWS + 1) > height)
    row = 0;

  gtk_widget_measure (self->view, GTK_ORIENTATION_VERTICAL, width, NULL, &rows, NULL, NULL);
  gtk_widget_set_child_visible (self->now, row > 0);
  if (row > 0)
    gtk_widget_size_allocate (self->now, &(GtkAllocation) { 0, MIN (rows, height - row), width, row }, -1);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height - row }, -1);
}

static void
alea_move_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (alea_move_list_parent_class)->map (widget);
  scroll_after_layout (ALEA_MOVE_LIST (widget));
}

static void
alea_move_list_unrealize (GtkWidget *widget)
{
  stop_waiting (ALEA_MOVE_LIST (widget));
  GTK_WIDGET_CLASS (alea_move_list_parent_class)->unrealize (widget);
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

  G_OBJECT_CLASS (alea_move_list_parent_class)->dispose (object);
}

static void
alea_move_list_finalize (GObject *object)
{
  g_ptr_array_unref (ALEA_MOVE_LIST (object)->entries);

  G_OBJECT_CLASS (alea_move_list_parent_class)->finalize (object);
}

static void
alea_move_list_class_init (AleaMoveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_move_list_dispose;
  object_class->finalize = alea_move_list_finalize;

  widget_class->focus = alea_move_list_focus;
  widget_class->map = alea_move_list_map;
  widget_class->measure = alea_move_list_measure;
  widget_class->size_allocate = alea_move_list_size_allocate;
  widget_class->unrealize = alea_move_list_unrealize;

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

  self->scroller = alea_scroller_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->now = make_row (self, TRUE);
  gtk_widget_add_css_class (self->now, "now");
  gtk_widget_set_parent (self->now, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  add_keys (self);
}
