/* alea-editor-tables.c: what lies on the table of one game or another
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-panel-private.h"

#include "alea-control.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"
#include "alea-words.h"

#include <glib/gi18n.h>

#define PIECE_SIZE 26

static const AleaPieceType pool[ALEA_N_POOL_TYPES] = {
  ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_GUARDENER,
};

static int
get_spin (GtkWidget *spin)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

/* --- dice on the table ------------------------------------------------------ */

/* The drop-down has "None", then all rolls that differ. */
static void
roll_cb (AleaEditorPanel *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->roll));
  AleaRoll roll = { 0 };

  if (self->is_updating || chosen == GTK_INVALID_LIST_POSITION)
    return;

  if (chosen > 0)
    roll = alea_roll_first (alea_editor_get_rules (self->editor)->turn_dice);
  for (guint i = 1; i < chosen; i++)
    alea_roll_next (&roll);
  alea_editor_set_roll (self->editor, roll);
}

static guint
find_roll (const AleaRules *rules,
           AleaRoll         wanted)
{
  AleaRoll roll = alea_roll_first (rules->turn_dice);
  guint i = 1;

  if (wanted.n == 0)
    return 0;

  while (!alea_roll_shows_same (roll, wanted) && alea_roll_next (&roll))
    i++;
  return i;
}

static void
fill_rolls (AleaEditorPanel *self)
{
  g_autoptr(GtkStringList) labels = gtk_string_list_new (NULL);
  AleaRoll roll = alea_roll_first (alea_editor_get_rules (self->editor)->turn_dice);

  gtk_string_list_append (labels, C_("roll", "None"));
  if (roll.n > 0)
    do
      {
        g_autofree char *label = alea_words_roll (&roll);

        gtk_string_list_append (labels, label);
      }
    while (alea_roll_next (&roll));

  gtk_drop_down_set_model (GTK_DROP_DOWN (self->roll), G_LIST_MODEL (labels));
}

static void
add_roll (AleaEditorPanel *self)
{
  self->roll = gtk_drop_down_new (NULL, NULL);
  alea_control_name (self->roll, _("Dice on the table"));
  g_signal_connect_object (self->roll, "notify::selected", G_CALLBACK (roll_cb), self, G_CONNECT_SWAPPED);
  self->roll_row = alea_editor_panel_add_row (self, _("Dice on the table"), self->roll);
}

/* --- Guardener Chess -------------------------------------------------------- */

static void
doubles_cb (AleaEditorPanel *self)
{
  if (!self->is_updating)
    alea_editor_set_doubles (self->editor, (guint) get_spin (self->doubles));
}

static void
straddling_cb (AleaEditorPanel *self,
               GtkWidget       *check)
{
  if (!self->is_updating)
    alea_editor_set_straddling (self->editor, (AleaColour) alea_editor_panel_get_mark (check),
                                gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
}

static void
may_pass_cb (AleaEditorPanel *self,
             GtkWidget       *check)
{
  if (!self->is_updating)
    alea_editor_set_passed (self->editor, (AleaColour) alea_editor_panel_get_mark (check),
                            !gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
}

static GtkWidget *
add_checks (AleaEditorPanel   *self,
            const char        *name,
            const char *const  labels[2],
            GtkWidget         *checks[2],
            GCallback          toggled)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint colour = 0; colour < 2; colour++)
    {
      checks[colour] = alea_editor_panel_make_check (self, _(labels[colour]), toggled);
      alea_editor_panel_mark (checks[colour], colour);
      gtk_box_append (GTK_BOX (box), checks[colour]);
    }

  return alea_editor_panel_add_row (self, name, box);
}

/* A press counts one piece more as lost; after the last comes none. */
static void
lost_cb (AleaEditorPanel *self,
         GtkWidget       *button)
{
  const guint place = alea_editor_panel_get_mark (button);
  const AleaColour colour = (AleaColour) (place / ALEA_N_POOL_TYPES);
  const AleaPieceType type = pool[place % ALEA_N_POOL_TYPES];
  const guint lost = alea_editor_get_setup (self->editor)->table.lost[colour][type];
  const guint max = alea_editor_get_max_lost (self->editor, colour, type);

  alea_editor_set_lost (self->editor, colour, type, lost < max ? lost + 1 : 0);
}

static GtkWidget *
make_lost_button (AleaEditorPanel *self,
                  AleaColour       colour,
                  guint            number)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->lost_count[colour][number] = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (box), alea_piece_picture_new (alea_piece (colour, pool[number]), PIECE_SIZE));
  gtk_box_append (GTK_BOX (box), self->lost_count[colour][number]);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "lost");
  gtk_widget_add_css_class (button, "flat");
  alea_editor_panel_mark (button, colour * ALEA_N_POOL_TYPES + number);
  g_signal_connect_object (button, "clicked", G_CALLBACK (lost_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
add_lost (AleaEditorPanel *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (guint i = 0; i < ALEA_N_POOL_TYPES; i++)
      {
        self->lost[colour][i] = make_lost_button (self, colour, i);
        gtk_grid_attach (GTK_GRID (grid), self->lost[colour][i], (int) i, (int) colour, 1, 1);
      }

  return alea_editor_panel_add_row (self, _("Lost pieces that may return"), grid);
}

static void
show_lost (AleaEditorPanel *self,
           AleaColour       colour,
           guint            number)
{
  const guint lost = alea_editor_get_setup (self->editor)->table.lost[colour][pool[number]];
  const guint max = alea_editor_get_max_lost (self->editor, colour, pool[number]);
  g_autofree char *count = g_strdup_printf ("%u", lost);
  /* Translators: a piece, how many are lost, how many may be */
  g_autofree char *label = g_strdup_printf (_("%s: %u of %u lost"), alea_piece_get_name (alea_piece (colour, pool[number])),
                                            lost, max);

  gtk_label_set_text (GTK_LABEL (self->lost_count[colour][number]), count);
  gtk_widget_set_tooltip_text (self->lost[colour][number], label);
  alea_control_name_by_tip (self->lost[colour][number]);
  gtk_widget_set_sensitive (self->lost[colour][number], max > 0);
}

static void
show_guardener (AleaEditorPanel *self)
{
  const AleaSetup *setup = alea_editor_get_setup (self->editor);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->doubles), setup->table.doubles);
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->straddling[colour]),
                                   alea_setup_is_straddling (setup, colour));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->may_pass[colour]), !setup->table.passed[colour]);
      for (guint i = 0; i < ALEA_N_POOL_TYPES; i++)
        show_lost (self, colour, i);
    }
}

static void
add_guardener (AleaEditorPanel *self)
{
  static const char *const straddling[2] = { N_("White’s across d0 and e0"), N_("Black’s across d9 and e9") };
  static const char *const may_pass[2] = { N_("White may pass once"), N_("Black may pass once") };

  self->doubles = alea_editor_panel_make_spin (self, _("Doubles in a row this turn"), 0, G_MAXUINT8,
                                               G_CALLBACK (doubles_cb));
  self->guardener_rows[0] = alea_editor_panel_add_row (self, _("Doubles in a row"), self->doubles);
  self->guardener_rows[1] = add_checks (self, _("Guardener"), straddling, self->straddling,
                                        G_CALLBACK (straddling_cb));
  self->guardener_rows[2] = add_checks (self, C_("a right", "Pass"), may_pass, self->may_pass,
                                        G_CALLBACK (may_pass_cb));
  self->guardener_rows[3] = add_lost (self);
}

/* --- Random Move Number Chess ------------------------------------------------ */

static void
run_cb (AleaEditorPanel *self,
        gpointer         unused,
        GtkWidget       *control)
{
  const guint player = alea_editor_panel_get_mark (control);

  if (!self->is_updating)
    alea_editor_set_run (self->editor, (int) player,
                         gtk_drop_down_get_selected (GTK_DROP_DOWN (self->run_value[player])),
                         (guint) get_spin (self->run_length[player]));
}

static void
run_length_cb (AleaEditorPanel *self,
               GtkWidget       *spin)
{
  run_cb (self, NULL, spin);
}

static GtkWidget *
add_run (AleaEditorPanel *self,
         guint            player)
{
  static const char *const faces[] = { "1", "2", "3", "4", "5", "6", NULL };
  static const char *const names[2] = { N_("First player’s last roll"), N_("Second player’s last roll") };
  static const char *const lengths[2] = { N_("First player’s equal rolls in a row"),
                                          N_("Second player’s equal rolls in a row") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autoptr(GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, C_("roll", "None"));
  gtk_string_list_splice (labels, 1, 0, faces);

  self->run_value[player] = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&labels)), NULL);
  alea_control_name (self->run_value[player], _(names[player]));
  alea_editor_panel_mark (self->run_value[player], player);
  g_signal_connect_object (self->run_value[player], "notify::selected", G_CALLBACK (run_cb), self, G_CONNECT_SWAPPED);
  self->run_length[player] = alea_editor_panel_make_spin (self, _(lengths[player]), 1, G_MAXUINT8,
                                                          G_CALLBACK (run_length_cb));
  alea_editor_panel_mark (self->run_length[player], player);

  gtk_box_append (GTK_BOX (box), self->run_value[player]);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("×"));
  gtk_box_append (GTK_BOX (box), self->run_length[player]);
  return alea_editor_panel_add_row (self, _(names[player]), box);
}

static void
seats_cb (AleaEditorPanel *self)
{
  if (!self->is_updating)
    alea_editor_set_seats (self->editor, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats)) == 1);
}

static void
moves_left_cb (AleaEditorPanel *self)
{
  if (!self->is_updating)
    alea_editor_set_moves_left (self->editor, (guint) get_spin (self->moves_left));
}

static void
add_series (AleaEditorPanel *self)
{
  const char *const seats[] = { _("The first player has White"), _("The first player has Black"), NULL };

  self->series_rows[0] = add_run (self, 0);
  self->series_rows[1] = add_run (self, 1);
  self->seats = gtk_drop_down_new_from_strings (seats);
  alea_control_name (self->seats, C_("which colours players have", "Seats"));
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (seats_cb), self, G_CONNECT_SWAPPED);
  self->series_rows[2] = alea_editor_panel_add_row (self, C_("which colours players have", "Seats"), self->seats);
  self->moves_left = alea_editor_panel_make_spin (self, _("Moves left this turn"), 0, G_MAXUINT8,
                                                  G_CALLBACK (moves_left_cb));
  self->series_rows[3] = alea_editor_panel_add_row (self, _("Moves left this turn"), self->moves_left);
}

static void
show_series (AleaEditorPanel *self)
{
  const AleaTable *table = &alea_editor_get_setup (self->editor)->table;
  const guint max = MAX (alea_editor_get_max_left (self->editor), table->moves_left);

  for (guint player = 0; player < 2; player++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->run_value[player]), table->runs[player].value);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->run_length[player]), MAX (table->runs[player].length, 1));
      gtk_widget_set_sensitive (self->run_length[player], table->runs[player].value > 0);
    }

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), table->seats_swapped);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->moves_left), 0, max);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->moves_left), table->moves_left);
}

/* --- for the panel ------------------------------------------------------------ */

void
alea_editor_panel_add_tables (AleaEditorPanel *self)
{
  add_roll (self);
  add_guardener (self);
  add_series (self);
}

void
alea_editor_panel_choose_tables (AleaEditorPanel *self)
{
  const AleaRules *rules = alea_editor_get_rules (self->editor);

  fill_rolls (self);
  gtk_widget_set_visible (self->roll_row, rules->turn_dice.n > 0);
  for (guint i = 0; i < G_N_ELEMENTS (self->guardener_rows); i++)
    gtk_widget_set_visible (self->guardener_rows[i], rules->has_guardener);
  for (guint i = 0; i < G_N_ELEMENTS (self->series_rows); i++)
    gtk_widget_set_visible (self->series_rows[i], rules->moves_in_series);
}

void
alea_editor_panel_show_tables (AleaEditorPanel *self)
{
  const AleaRules *rules = alea_editor_get_rules (self->editor);

  if (rules->turn_dice.n > 0)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->roll),
                                find_roll (rules, alea_editor_get_setup (self->editor)->table.roll));
  if (rules->has_guardener)
    show_guardener (self);
  if (rules->moves_in_series)
    show_series (self);
}
