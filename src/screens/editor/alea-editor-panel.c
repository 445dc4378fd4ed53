/* alea-editor-panel.c: the game, the side to move, rights, counters
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-panel-private.h"

#include "alea-control.h"
#include "alea-editor-beside.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaEditorPanel:
 *
 * A row for each thing. What the pieces do not allow cannot be chosen.
 */

G_DEFINE_FINAL_TYPE (AleaEditorPanel, alea_editor_panel, GTK_TYPE_WIDGET)

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    if (GTK_IS_FLOW_BOX (box))
      gtk_flow_box_remove (GTK_FLOW_BOX (box), child);
    else
      gtk_box_remove (GTK_BOX (box), child);
}

/* --- the game ------------------------------------------------------------- */

static void
game_cb (AleaEditorPanel *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->game));

  if (!self->is_updating && chosen != GTK_INVALID_LIST_POSITION)
    alea_editor_set_rules (self->editor, alea_games[chosen]);
}

static void
add_game (AleaEditorPanel *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; alea_games[i] != NULL; i++)
    gtk_string_list_append (titles, alea_words_translate (alea_games[i]->title));

  self->game = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&titles)), NULL);
  gtk_widget_set_hexpand (self->game, TRUE);
  alea_control_name (self->game, _("Game"));
  g_signal_connect_object (self->game, "notify::selected", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  alea_editor_panel_add_row (self, _("Game"), self->game);
}

static void
show_game (AleaEditorPanel *self)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    if (alea_games[i] == alea_editor_get_rules (self->editor))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->game), i);
}

/* --- the side to move ----------------------------------------------------- */

static void
turn_cb (AleaEditorPanel *self,
         GtkWidget       *button)
{
  if (!self->is_updating && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    alea_editor_set_turn (self->editor, (AleaColour) alea_editor_panel_get_mark (button));
}

static void
add_turn (AleaEditorPanel *self)
{
  static const char *const names[2] = { N_("White to move"), N_("Black to move") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint colour = 0; colour < 2; colour++)
    {
      const char *label = alea_words_translate (alea_colour_word ((AleaColour) colour));

      self->turn[colour] = gtk_toggle_button_new_with_label (label);
      alea_editor_panel_mark (self->turn[colour], colour);
      alea_control_name (self->turn[colour], _(names[colour]));
      gtk_widget_set_hexpand (self->turn[colour], TRUE);
      g_signal_connect_object (self->turn[colour], "toggled", G_CALLBACK (turn_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), self->turn[colour]);
    }

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->turn[ALEA_BLACK]),
                               GTK_TOGGLE_BUTTON (self->turn[ALEA_WHITE]));
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_hexpand (box, TRUE);
  alea_editor_panel_add_row (self, _("To move"), box);
}

/* --- castling ------------------------------------------------------------- */

static void
castling_cb (AleaEditorPanel *self,
             GtkWidget       *check)
{
  const guint place = alea_editor_panel_get_mark (gtk_widget_get_parent (check));
  AleaSquare rook = ALEA_NO_SQUARE;

  if (self->is_updating)
    return;

  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    rook = (AleaSquare) alea_editor_panel_get_mark (check);
  alea_editor_set_castling (self->editor, (AleaColour) (place / ALEA_N_WINGS), (AleaWing) (place % ALEA_N_WINGS), rook);
}

static void
add_castling (AleaEditorPanel *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (guint colour = 0; colour < 2; colour++)
    {
      GtkWidget *label = gtk_label_new (alea_words_translate (alea_colour_word ((AleaColour) colour)));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_grid_attach (GTK_GRID (grid), label, 0, (int) colour, 1, 1);
      for (guint wing = 0; wing < ALEA_N_WINGS; wing++)
        {
          self->castling[colour][wing] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
          alea_editor_panel_mark (self->castling[colour][wing], colour * ALEA_N_WINGS + wing);
          gtk_grid_attach (GTK_GRID (grid), self->castling[colour][wing], (int) wing + 1, (int) colour, 1, 1);
        }
    }

  self->castling_row = alea_editor_panel_add_row (self, _("Castling"), grid);
}

/* The rook is named where there is a choice. */
static GtkWidget *
make_castling_check (AleaEditorPanel *self,
                     AleaColour       colour,
                     AleaWing         wing,
                     AleaSquare       rook,
                     gboolean         is_choice)
{
  static const char *const names[2][ALEA_N_WINGS] = {
    { N_("White may castle on the a-side"), N_("White may castle on the h-side") },
    { N_("Black may castle on the a-side"), N_("Black may castle on the h-side") },
  };
  const char *castle = wing == ALEA_WING_A ? "O-O-O" : "O-O";
  char square[ALEA_SQUARE_NAME_SIZE] = "";
  g_autofree char *label = NULL, *name = NULL;
  GtkWidget *check;

  if (is_choice)
    alea_geometry_name (alea_editor_get_setup (self->editor)->geometry, rook, square);
  label = is_choice ? g_strdup_printf ("%s %s", castle, square) : g_strdup (castle);
  name = g_strdup_printf (is_choice ? "%s, %s" : "%s%s", _(names[colour][wing]), square);

  check = alea_editor_panel_make_check (self, label, G_CALLBACK (castling_cb));
  alea_editor_panel_mark (check, rook);
  gtk_widget_set_tooltip_text (check, name);
  alea_control_name_by_tip (check);
  return check;
}

static void
fill_castling (AleaEditorPanel  *self,
               AleaColour        colour,
               AleaWing          wing,
               const AleaSquare *rooks,
               guint             n)
{
  GtkWidget *box = self->castling[colour][wing];
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (words, "%u ", rooks[i]);
  if (g_strcmp0 (words->str, self->rooks[colour][wing]) == 0)
    return;

  g_free (self->rooks[colour][wing]);
  self->rooks[colour][wing] = g_strdup (words->str);
  remove_children (box);
  for (guint i = 0; i < MAX (n, 1); i++)
    gtk_box_append (GTK_BOX (box), make_castling_check (self, colour, wing, n > 0 ? rooks[i] : ALEA_NO_SQUARE, n > 1));
}

/* A right that is there although it cannot be is shown, so that it can be
 * given up. */
static void
show_castling (AleaEditorPanel *self)
{
  const AleaSetup *setup = alea_editor_get_setup (self->editor);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaWing wing = ALEA_WING_A; wing < ALEA_N_WINGS; wing++)
      {
        const AleaSquare right = setup->castle_rook[colour][wing];
        AleaSquare rooks[ALEA_MAX_SIDE];
        guint n = alea_editor_list_castling (self->editor, colour, wing, rooks);

        fill_castling (self, colour, wing, rooks, n);
        for (GtkWidget *check = gtk_widget_get_first_child (self->castling[colour][wing]); check != NULL;
             check = gtk_widget_get_next_sibling (check))
          {
            gtk_check_button_set_active (GTK_CHECK_BUTTON (check), right != ALEA_NO_SQUARE
                                         && (n == 0 || right == alea_editor_panel_get_mark (check)));
            gtk_widget_set_sensitive (check, n > 0 || right != ALEA_NO_SQUARE);
          }
      }
}

/* --- relocation ----------------------------------------------------------- */

static void
relocation_cb (AleaEditorPanel *self,
               GtkWidget       *check)
{
  if (!self->is_updating)
    alea_editor_set_relocation (self->editor, (AleaColour) alea_editor_panel_get_mark (check),
                                gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
}

static void
add_relocation (AleaEditorPanel *self)
{
  static const char *const labels[2] = { N_("White’s king has not moved"), N_("Black’s king has not moved") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint colour = 0; colour < 2; colour++)
    {
      self->relocation[colour] = alea_editor_panel_make_check (self, _(labels[colour]), G_CALLBACK (relocation_cb));
      alea_editor_panel_mark (self->relocation[colour], colour);
      gtk_box_append (GTK_BOX (box), self->relocation[colour]);
    }

  self->relocation_row = alea_editor_panel_add_row (self, _("Relocation"), box);
}

static void
show_relocation (AleaEditorPanel *self)
{
  const AleaSetup *setup = alea_editor_get_setup (self->editor);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->relocation[colour]), setup->may_relocate[colour]);
      gtk_widget_set_sensitive (self->relocation[colour], setup->may_relocate[colour]
                                                          || alea_editor_can_relocate (self->editor, colour));
    }
}

/* --- en passant ----------------------------------------------------------- */

static void
passed_cb (AleaEditorPanel *self,
           GtkWidget       *toggle)
{
  if (!self->is_updating)
    alea_editor_set_en_passant (self->editor, (AleaSquare) alea_editor_panel_get_mark (toggle),
                                gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
}

static void
add_en_passant (AleaEditorPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->no_en_passant = gtk_label_new (_("Not possible in this position"));
  gtk_widget_add_css_class (self->no_en_passant, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (self->no_en_passant), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->no_en_passant), 0);
  self->en_passant = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->en_passant), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->en_passant), 8);
  gtk_widget_set_hexpand (self->en_passant, TRUE);
  alea_control_name (self->en_passant, _("En passant"));
  gtk_box_append (GTK_BOX (box), self->no_en_passant);
  gtk_box_append (GTK_BOX (box), self->en_passant);
  gtk_widget_set_hexpand (box, TRUE);
  alea_editor_panel_add_row (self, _("En passant"), box);
}

static GtkWidget *
make_passed_toggle (AleaEditorPanel *self,
                    AleaSquare       square)
{
  GtkWidget *child = gtk_flow_box_child_new (), *toggle;
  char name[ALEA_SQUARE_NAME_SIZE];
  g_autofree char *label = NULL;

  alea_geometry_name (alea_editor_get_setup (self->editor)->geometry, square, name);
  label = g_strdup_printf (_("A pawn has just passed over %s"), name);
  toggle = gtk_toggle_button_new_with_label (name);
  alea_editor_panel_mark (toggle, square);
  gtk_widget_set_tooltip_text (toggle, label);
  alea_control_name_by_tip (toggle);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (passed_cb), self, G_CONNECT_SWAPPED);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), toggle);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

static void
fill_en_passant (AleaEditorPanel  *self,
                 const AleaSquare *squares,
                 guint             n)
{
  g_autoptr(GString) words = g_string_new (alea_editor_get_rules (self->editor)->id);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (words, " %u", squares[i]);
  if (g_strcmp0 (words->str, self->passed) == 0)
    return;

  g_free (self->passed);
  self->passed = g_strdup (words->str);
  remove_children (self->en_passant);
  for (guint i = 0; i < n; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (self->en_passant), make_passed_toggle (self, squares[i]));
}

static void
show_en_passant (AleaEditorPanel *self)
{
  AleaSquare squares[ALEA_MAX_PLAY_SQUARES];
  guint n = alea_editor_list_en_passant (self->editor, squares);
  GtkFlowBoxChild *child;

  fill_en_passant (self, squares, n);
  for (int i = 0; (child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->en_passant), i)) != NULL; i++)
    {
      GtkWidget *toggle = gtk_flow_box_child_get_child (child);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), alea_editor_has_en_passant (
                                    self->editor, (AleaSquare) alea_editor_panel_get_mark (toggle)));
    }

  gtk_widget_set_visible (self->en_passant, n > 0);
  gtk_widget_set_visible (self->no_en_passant, n == 0);
}

/* --- counters ------------------------------------------------------------- */

static void
fullmove_cb (AleaEditorPanel *self)
{
  if (!self->is_updating)
    alea_editor_set_fullmove (self->editor, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->fullmove)));
}

static void
clock_cb (AleaEditorPanel *self)
{
  if (!self->is_updating)
    alea_editor_set_clock (self->editor, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->clock)));
}

static void
add_counters (AleaEditorPanel *self)
{
  self->fullmove = alea_editor_panel_make_spin (self, _("Move number"), 1, 9999, G_CALLBACK (fullmove_cb));
  alea_editor_panel_add_row (self, _("Move number"), self->fullmove);
  self->clock = alea_editor_panel_make_spin (self, _("Half-moves since the last capture or pawn move"), 0, 9999,
                                             G_CALLBACK (clock_cb));
  gtk_widget_set_tooltip_text (self->clock, _("Half-moves since the last capture or pawn move"));
  alea_control_name_by_tip (self->clock);
  alea_editor_panel_add_row (self, _("Fifty-move count"), self->clock);
}

/* --- the whole ------------------------------------------------------------ */

static void
update (AleaEditorPanel *self)
{
  const AleaRules *rules = alea_editor_get_rules (self->editor);
  const AleaSetup *setup = alea_editor_get_setup (self->editor);

  self->is_updating = TRUE;
  show_game (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->turn[setup->turn]), TRUE);
  gtk_widget_set_visible (self->castling_row, alea_rules_castles (rules));
  show_castling (self);
  gtk_widget_set_visible (self->relocation_row, rules->king_right == ALEA_KING_RELOCATES);
  show_relocation (self);
  show_en_passant (self);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->fullmove), setup->fullmove);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->clock), setup->halfmove_clock);
  alea_editor_panel_show_tables (self);
  self->is_updating = FALSE;
}

static void
rules_cb (AleaEditorPanel *self)
{
  self->is_updating = TRUE;
  alea_editor_panel_choose_tables (self);
  self->is_updating = FALSE;
}

void
alea_editor_panel_set_editor (AleaEditorPanel *self,
                              AleaEditor      *editor)
{
  g_return_if_fail (ALEA_IS_EDITOR_PANEL (self));

  if (!g_set_object (&self->editor, editor))
    return;

  g_signal_group_set_target (self->editor_signals, editor);
  if (editor != NULL)
    {
      rules_cb (self);
      update (self);
    }
}

/* --- the class ------------------------------------------------------------ */

static void
alea_editor_panel_dispose (GObject *object)
{
  AleaEditorPanel *self = ALEA_EDITOR_PANEL (object);

  g_clear_object (&self->editor_signals);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  for (guint colour = 0; colour < 2; colour++)
    for (guint wing = 0; wing < ALEA_N_WINGS; wing++)
      g_clear_pointer (&self->rooks[colour][wing], g_free);
  g_clear_pointer (&self->passed, g_free);

  G_OBJECT_CLASS (alea_editor_panel_parent_class)->dispose (object);
}

static void
alea_editor_panel_class_init (AleaEditorPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_editor_panel_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "editorpanel");
}

static void
alea_editor_panel_init (AleaEditorPanel *self)
{
  self->editor_signals = g_signal_group_new (ALEA_TYPE_EDITOR);
  g_signal_group_connect_swapped (self->editor_signals, "notify::rules", G_CALLBACK (rules_cb), self);
  g_signal_group_connect_swapped (self->editor_signals, "changed", G_CALLBACK (update), self);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_game (self);
  add_turn (self);
  add_castling (self);
  add_relocation (self);
  add_en_passant (self);
  alea_editor_panel_add_tables (self);
  add_counters (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Position"), -1);
}
