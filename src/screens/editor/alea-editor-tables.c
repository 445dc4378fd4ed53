/* alea-editor-tables.c: what lies on the table of one game or another
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-panel-private.h"

#include "alea-control.h"
#include "alea-editor-beside.h"
#include "alea-even-rows.h"
#include "alea-piece-names.h"
#include "alea-piece-picture.h"
#include "alea-words.h"

#include <glib/gi18n.h>

#define PIECE_SIZE 26

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

/* --- what a game has of its own --------------------------------------------- */

static void
set_value (AleaEditorPanel *self,
           GtkWidget       *control,
           guint            value)
{
  if (!self->is_updating)
    alea_editor_set_value (self->editor, alea_editor_panel_get_mark (control), value);
}

static void
switch_cb (AleaEditorPanel *self,
           GtkWidget       *check)
{
  set_value (self, check, gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
}

static void
number_cb (AleaEditorPanel *self,
           GtkWidget       *spin)
{
  set_value (self, spin, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)));
}

static void
choice_cb (AleaEditorPanel *self,
           gpointer         unused,
           GtkWidget       *list)
{
  set_value (self, list, gtk_drop_down_get_selected (GTK_DROP_DOWN (list)));
}

static GtkWidget *
make_choice (AleaEditorPanel *self,
             const AleaField *field)
{
  g_autoptr(GtkStringList) labels = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (guint i = 0; field->choices[i] != NULL; i++)
    gtk_string_list_append (labels, alea_words_translate (field->choices[i]));
  list = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&labels)), NULL);
  alea_control_name (list, alea_words_translate (field->title));
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (choice_cb), self, G_CONNECT_SWAPPED);
  return list;
}

/* A piece is counted as a number is, in less room. */
static GtkWidget *
make_pieces (AleaEditorPanel *self,
             const AleaField *field)
{
  GtkWidget *spin = alea_editor_panel_make_spin (self, alea_piece_get_name ((AleaPiece) field->number), 0, G_MAXUINT8,
                                                 G_CALLBACK (number_cb));

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 1);
  gtk_widget_add_css_class (spin, "lost");
  return spin;
}

static GtkWidget *
make_control (AleaEditorPanel *self,
              const AleaField *field)
{
  switch (field->kind)
    {
    case ALEA_FIELD_SWITCH:
      return alea_editor_panel_make_check (self, alea_words_translate (field->title), G_CALLBACK (switch_cb));
    case ALEA_FIELD_CHOICE:
      return make_choice (self, field);
    case ALEA_FIELD_PIECES:
      return make_pieces (self, field);
    case ALEA_FIELD_NUMBER:
      break;
    }

  return alea_editor_panel_make_spin (self, alea_words_translate (field->title), field->least, G_MAXUINT8,
                                      G_CALLBACK (number_cb));
}

static GtkWidget *
add_picture (const AleaField *field,
             GtkWidget       *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), alea_piece_picture_new ((AleaPiece) field->number, PIECE_SIZE));
  gtk_box_append (GTK_BOX (box), number);
  return box;
}

/* Beside the others of its line, the last one in @lines, where there is room; each
 * side has one for its pieces. */
static void
attach_beside (GtkWidget       *lines,
               const AleaField *field,
               GtkWidget       *control)
{
  const gboolean is_pieces = field->kind == ALEA_FIELD_PIECES;
  const guint number = is_pieces ? alea_piece_colour ((AleaPiece) field->number) : 0;
  GtkWidget *line = gtk_widget_get_last_child (lines);

  if (line == NULL || alea_editor_panel_get_mark (line) != number)
    {
      line = g_object_new (ALEA_TYPE_EVEN_ROWS, NULL);
      alea_editor_panel_mark (line, number);
      alea_even_rows_set_gap (ALEA_EVEN_ROWS (line), is_pieces ? 4 : 12);
      gtk_widget_set_halign (line, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (lines), line);
    }
  alea_even_rows_append (ALEA_EVEN_ROWS (line), is_pieces ? add_picture (field, control) : control);
}

/* A number stands behind the choice it belongs to, all else one below the other. */
static void
attach_below (GtkWidget       *grid,
              const AleaField *field,
              GtkWidget       *control,
              guint           *row)
{
  if (field->kind == ALEA_FIELD_NUMBER && *row > 0)
    {
      GtkWidget *sign = g_object_new (GTK_TYPE_LABEL,
        "label", "×",
        "accessible-role", GTK_ACCESSIBLE_ROLE_NONE,
        NULL);

      gtk_grid_attach (GTK_GRID (grid), sign, 1, (int) *row - 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), control, 2, (int) *row - 1, 1, 1);
    }
  else
    gtk_grid_attach (GTK_GRID (grid), control, 0, (int) (*row)++, 1, 1);
}

static gboolean
stands_beside (const AleaField *field)
{
  return field->kind == ALEA_FIELD_SWITCH || field->kind == ALEA_FIELD_PIECES;
}

/* Adds the row that field @first begins, below @above; returns the first field
 * behind it. */
static guint
add_field_row (AleaEditorPanel *self,
               guint            first,
               GtkWidget       *above)
{
  const AleaField *field = alea_editor_get_field (self->editor, first);
  const gboolean is_beside = stands_beside (field);
  const char *name = field->row;
  GtkWidget *controls = is_beside ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 4) : gtk_grid_new ();
  guint row = 0, i = first;

  if (is_beside)
    gtk_widget_set_hexpand (controls, TRUE);
  else
    gtk_grid_set_column_spacing (GTK_GRID (controls), 6);
  for (; i < alea_editor_get_n_fields (self->editor); i++)
    {
      field = alea_editor_get_field (self->editor, i);
      if (!g_str_equal (field->row, name))
        break;

      self->fields[i] = make_control (self, field);
      alea_editor_panel_mark (self->fields[i], i);
      if (is_beside)
        attach_beside (controls, field, self->fields[i]);
      else
        attach_below (controls, field, self->fields[i], &row);
    }

  self->field_rows[first] = alea_editor_panel_add_row (self, alea_words_translate (name), controls);
  gtk_box_reorder_child_after (GTK_BOX (self->box), self->field_rows[first], above);
  return i;
}

static void
remove_fields (AleaEditorPanel *self)
{
  for (guint i = 0; i < ALEA_MAX_FIELDS; i++)
    {
      if (self->field_rows[i] != NULL)
        gtk_box_remove (GTK_BOX (self->box), self->field_rows[i]);
      self->field_rows[i] = self->fields[i] = NULL;
    }
}

static void
show_number (AleaEditorPanel *self,
             guint            number,
             guint            value)
{
  const AleaField *field = alea_editor_get_field (self->editor, number);
  const guint max = alea_field_get_max (field, alea_editor_get_setup (self->editor));
  GtkWidget *spin = self->fields[number];

  gtk_widget_set_sensitive (spin, max >= MAX (field->least, 1));
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (spin), field->least, MAX (MAX (max, value), field->least));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), MAX (value, field->least));
}

static void
show_pieces (AleaEditorPanel *self,
             guint            number,
             guint            value)
{
  const AleaField *field = alea_editor_get_field (self->editor, number);
  /* Translators: a piece, how many are lost, how many may be */
  g_autofree char *tip = g_strdup_printf (_("%s: %u of %u lost"), alea_piece_get_name ((AleaPiece) field->number),
                                          value, alea_field_get_max (field, alea_editor_get_setup (self->editor)));

  show_number (self, number, value);
  gtk_widget_set_tooltip_text (self->fields[number], tip);
  alea_control_name_by_tip (self->fields[number]);
}

static void
show_field (AleaEditorPanel *self,
            guint            number)
{
  const AleaField *field = alea_editor_get_field (self->editor, number);
  const guint value = field->get (alea_editor_get_setup (self->editor), field->number);
  GtkWidget *control = self->fields[number];

  switch (field->kind)
    {
    case ALEA_FIELD_SWITCH:
      gtk_check_button_set_active (GTK_CHECK_BUTTON (control), value != 0);
      break;
    case ALEA_FIELD_CHOICE:
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), value);
      break;
    case ALEA_FIELD_NUMBER:
      show_number (self, number, value);
      break;
    case ALEA_FIELD_PIECES:
      show_pieces (self, number, value);
      break;
    }
}

/* --- for the panel ------------------------------------------------------------ */

void
alea_editor_panel_add_tables (AleaEditorPanel *self)
{
  add_roll (self);
}

void
alea_editor_panel_choose_tables (AleaEditorPanel *self)
{
  const guint n = alea_editor_get_n_fields (self->editor);
  GtkWidget *above = self->roll_row;

  g_return_if_fail (n <= ALEA_MAX_FIELDS);

  fill_rolls (self);
  gtk_widget_set_visible (self->roll_row, alea_editor_get_rules (self->editor)->turn_dice.n > 0);
  remove_fields (self);
  for (guint i = 0, first = 0; first < n; first = i)
    {
      i = add_field_row (self, first, above);
      above = self->field_rows[first];
    }
}

void
alea_editor_panel_show_tables (AleaEditorPanel *self)
{
  const AleaRules *rules = alea_editor_get_rules (self->editor);

  if (rules->turn_dice.n > 0)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->roll),
                                find_roll (rules, alea_editor_get_setup (self->editor)->table.roll));
  for (guint i = 0; i < alea_editor_get_n_fields (self->editor) && self->fields[i] != NULL; i++)
    show_field (self, i);
}
