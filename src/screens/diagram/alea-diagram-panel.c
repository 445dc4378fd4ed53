/* alea-diagram-panel.c: the board of a diagram, and the words below it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-panel.h"

#include "alea-control.h"
#include "alea-form.h"
#include "alea-row.h"

#include <glib/gi18n.h>

/**
 * AleaDiagramPanel:
 *
 * A row for each thing.
 */

struct _AleaDiagramPanel
{
  GtkWidget          parent_instance;

  AleaDiagramEditor *editor;                        /* NULL at first */
  gboolean           is_updating;                   /* the controls follow the editor */

  GtkWidget         *box;
  GtkWidget         *files;
  GtkWidget         *ranks;
  GtkWidget         *file_labels;
  GtkWidget         *rank_labels;
  GtkWidget         *coordinates;
  GtkWidget         *theme;
  GtkWidget         *turn_sign;
  GtkWidget         *texts[ALEA_DIAGRAM_N_TEXTS];
};

G_DEFINE_FINAL_TYPE (AleaDiagramPanel, alea_diagram_panel, GTK_TYPE_WIDGET)

#define GAP         6
#define LABEL_CHARS 11
#define ENTRY_CHARS 5

/* --- from the editor ------------------------------------------------------ */

static void
show_labels (GtkWidget *entry,
             GStrv      labels)
{
  g_autofree char *words = labels != NULL ? g_strjoinv (" ", labels) : g_strdup ("");

  if (!g_str_equal (words, gtk_editable_get_text (GTK_EDITABLE (entry))))
    gtk_editable_set_text (GTK_EDITABLE (entry), words);
}

/* What is being typed may end in a blank, which no text of a diagram does. */
static void
show_text (GtkWidget  *entry,
           const char *text)
{
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  if (text == NULL)
    text = "";
  if (!g_str_equal (text, typed))
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static guint
find_theme (const AleaTheme *theme)
{
  guint i = 0;

  while (alea_themes[i].id != NULL && !g_str_equal (alea_themes[i].id, theme->id))
    i++;

  return i;
}

static void
changed_cb (AleaDiagramPanel *self)
{
  const AleaDiagram *diagram = alea_diagram_editor_get_diagram (self->editor);

  self->is_updating = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->files), diagram->geometry.files);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->ranks), diagram->geometry.ranks);
  show_labels (self->file_labels, diagram->file_labels);
  show_labels (self->rank_labels, diagram->rank_labels);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->coordinates), diagram->coordinates);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->theme), find_theme (diagram->theme));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->turn_sign), diagram->turn_sign);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    show_text (self->texts[i], diagram->texts[i]);
  self->is_updating = FALSE;
}

void
alea_diagram_panel_set_editor (AleaDiagramPanel  *self,
                               AleaDiagramEditor *editor)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_PANEL (self));
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (editor));
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/* --- to the editor -------------------------------------------------------- */

static gboolean
is_listening (AleaDiagramPanel *self)
{
  return self->editor != NULL && !self->is_updating;
}

static void
size_cb (AleaDiagramPanel *self)
{
  if (is_listening (self))
    alea_diagram_editor_set_size (self->editor, (int) alea_form_get_number (self->files),
                                  (int) alea_form_get_number (self->ranks));
}

/* When they are complete: the missing ones are filled in.  Also where nothing
 * changes, so that what cannot be a label goes. */
static void
labels_cb (AleaDiagramPanel *self)
{
  g_autofree char *files = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->file_labels)));
  g_autofree char *ranks = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->rank_labels)));

  if (!is_listening (self))
    return;

  alea_diagram_editor_set_labels (self->editor, TRUE, files);
  alea_diagram_editor_set_labels (self->editor, FALSE, ranks);
  changed_cb (self);
}

static void
look_cb (AleaDiagramPanel *self)
{
  AleaDiagram *draft;

  if (!is_listening (self))
    return;

  draft = alea_diagram_editor_make_draft (self->editor);
  draft->coordinates = (AleaCoordinates) alea_form_get_choice (self->coordinates);
  draft->theme = alea_theme_for_print (&alea_themes[alea_form_get_choice (self->theme)]);
  draft->turn_sign = (AleaTurnSign) alea_form_get_choice (self->turn_sign);
  alea_diagram_editor_replace (self->editor, draft);
}

static void
text_cb (AleaDiagramPanel *self,
         GtkWidget        *entry)
{
  for (guint i = 0; is_listening (self) && i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (self->texts[i] == entry)
      alea_diagram_editor_set_text (self->editor, (AleaDiagramText) i, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

/* --- the rows ------------------------------------------------------------- */

static GtkWidget *
make_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), GAP);
  gtk_grid_set_column_spacing (GTK_GRID (grid), GAP);
  return grid;
}

/* @cell is @control or what it lies in.  @title would be read out before @name. */
static void
add_row (GtkWidget  *grid,
         const char *title,
         GtkWidget  *cell,
         GtkWidget  *control,
         const char *name)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_hexpand (control, TRUE);
  alea_control_name (control, name);
  gtk_grid_attach_next_to (GTK_GRID (grid), label, NULL, GTK_POS_BOTTOM, 1, 1);
  gtk_grid_attach_next_to (GTK_GRID (grid), cell, label, GTK_POS_RIGHT, 1, 1);
}

static GtkWidget *
add_choice (AleaDiagramPanel  *self,
            GtkWidget         *grid,
            const char        *title,
            const char        *name,
            const char *const *labels,
            GCallback          selected_cb)
{
  GtkWidget *choice = alea_form_make_choice (labels);

  g_signal_connect_object (choice, "notify::selected", selected_cb, self, G_CONNECT_SWAPPED);
  add_row (grid, title, choice, choice, name);
  return choice;
}

/* What is typed is undone with all else that was done to the diagram. */
static void
add_text (AleaDiagramPanel *self,
          GtkWidget        *grid,
          AleaDiagramText   text,
          const char       *title,
          const char       *name)
{
  GtkWidget *entry = self->texts[text] = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), ENTRY_CHARS);
  gtk_entry_set_max_length (GTK_ENTRY (entry), ALEA_DIAGRAM_MAX_TEXT);
  gtk_editable_set_enable_undo (GTK_EDITABLE (entry), FALSE);
  g_signal_connect_object (entry, "changed", G_CALLBACK (text_cb), self, G_CONNECT_SWAPPED);
  add_row (grid, title, entry, entry, name);
}

static GtkWidget *
make_side (AleaDiagramPanel *self,
           const char       *tip)
{
  GtkWidget *number = alea_form_make_number (1, ALEA_MAX_SIDE, 8);

  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (number), 1, 4);
  gtk_editable_set_width_chars (GTK_EDITABLE (number), 2);
  gtk_widget_set_hexpand (number, TRUE);
  gtk_widget_set_tooltip_text (number, tip);
  alea_control_name_by_tip (number);
  g_signal_connect_object (number, "value-changed", G_CALLBACK (size_cb), self, G_CONNECT_SWAPPED);
  return number;
}

static void
add_size (AleaDiagramPanel *self,
          GtkWidget        *grid)
{
  GtkWidget *row = alea_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->files = make_side (self, _("Files, 1 to 26"));
  self->ranks = make_side (self, _("Ranks, 1 to 26"));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", "×",
                                               "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL));
  gtk_box_append (GTK_BOX (box), self->ranks);
  alea_row_append (ALEA_ROW (row), self->files);
  alea_row_append (ALEA_ROW (row), box);
  add_row (grid, _("Si_ze"), row, self->files, _("Files, 1 to 26"));
}

static GtkWidget *
add_labels (AleaDiagramPanel *self,
            GtkWidget        *grid,
            const char       *title,
            const char       *example,
            const char       *tip)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), ENTRY_CHARS);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), example);
  gtk_widget_set_tooltip_text (entry, tip);
  add_row (grid, title, entry, entry, tip);
  alea_control_name_by_tip (entry);
  g_signal_connect_object (entry, "activate", G_CALLBACK (labels_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (labels_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static GtkWidget *
make_board (AleaDiagramPanel *self)
{
  const char *places[] = {
    _("Around the board"), _("At the edge"), _("Nowhere"), _("In every square"), NULL
  };
  const char *sides[] = { _("Not shown"), _("White"), _("Black"), NULL };
  g_autoptr(GPtrArray) themes = g_ptr_array_new ();
  GtkWidget *grid = make_grid ();

  for (const AleaTheme *theme = alea_themes; theme->id != NULL; theme++)
    g_ptr_array_add (themes, (gpointer) _(theme->title));
  g_ptr_array_add (themes, NULL);

  add_text (self, grid, ALEA_DIAGRAM_CAPTION, _("Ca_ption"), _("Caption"));
  add_text (self, grid, ALEA_DIAGRAM_NUMBER, _("_Number"), _("Number before the caption"));
  add_size (self, grid);
  self->theme = add_choice (self, grid, _("_Board"), _("Board"), (const char *const *) themes->pdata,
                            G_CALLBACK (look_cb));
  self->coordinates = add_choice (self, grid, _("_Coordinates"), _("Coordinates"), places, G_CALLBACK (look_cb));
  self->file_labels = add_labels (self, grid, _("_File names"), _("a b c …"),
                                  _("Names of the files, separated by spaces"));
  self->rank_labels = add_labels (self, grid, _("_Rank names"), _("1 2 3 …"), _("Names of the ranks, lowest first"));
  self->turn_sign = add_choice (self, grid, _("To mo_ve"), _("Side to move"), sides, G_CALLBACK (look_cb));
  return grid;
}

static GtkWidget *
make_more (AleaDiagramPanel *self)
{
  GtkWidget *more = gtk_expander_new_with_mnemonic (_("_More text")), *grid = make_grid ();

  add_text (self, grid, ALEA_DIAGRAM_TITLE, _("_Title"), _("Title, in the file properties"));
  gtk_widget_set_tooltip_text (self->texts[ALEA_DIAGRAM_TITLE], _("Saved in the file; not shown in the picture"));
  add_text (self, grid, ALEA_DIAGRAM_DESCRIPTION, _("_Description"),
            _("Description, for people who cannot see the picture"));
  gtk_widget_set_tooltip_text (self->texts[ALEA_DIAGRAM_DESCRIPTION],
                               _("For people who cannot see the picture; not shown in it"));
  add_text (self, grid, ALEA_DIAGRAM_ROLLS, _("Ro_lls"), _("Rolls, below the caption"));
  add_text (self, grid, ALEA_DIAGRAM_RULES, _("_House rules"), _("House rules, below the caption"));

  /* GTK offers the focus also to what is folded up, and in no window. */
  g_object_bind_property (more, "expanded", grid, "visible", G_BINDING_SYNC_CREATE);
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_expander_set_child (GTK_EXPANDER (more), grid);
  return more;
}

/* --- the class ------------------------------------------------------------ */

static void
alea_diagram_panel_dispose (GObject *object)
{
  AleaDiagramPanel *self = ALEA_DIAGRAM_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (alea_diagram_panel_parent_class)->dispose (object);
}

static void
alea_diagram_panel_class_init (AleaDiagramPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_diagram_panel_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "diagrampanel");
}

static void
alea_diagram_panel_init (AleaDiagramPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->box), make_board (self));
  gtk_box_append (GTK_BOX (self->box), make_more (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
