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

static const char *const text_ids[ALEA_DIAGRAM_N_TEXTS] = {
  [ALEA_DIAGRAM_TITLE] = "title",
  [ALEA_DIAGRAM_DESCRIPTION] = "description",
  [ALEA_DIAGRAM_NUMBER] = "number",
  [ALEA_DIAGRAM_CAPTION] = "caption",
  [ALEA_DIAGRAM_ROLLS] = "rolls",
  [ALEA_DIAGRAM_RULES] = "rules",
};

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
    show_text (self->texts[i], alea_diagram_get_text (diagram, (AleaDiagramText) i));
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
    alea_diagram_editor_set_size (self->editor, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->files)),
                                  gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->ranks)));
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

  alea_diagram_editor_set_file_labels (self->editor, files);
  alea_diagram_editor_set_rank_labels (self->editor, ranks);
  changed_cb (self);
}

static void
coordinates_cb (AleaDiagramPanel *self)
{
  if (is_listening (self))
    alea_diagram_editor_set_coordinates (self->editor, (AleaCoordinates)
                                         gtk_drop_down_get_selected (GTK_DROP_DOWN (self->coordinates)));
}

static void
theme_cb (AleaDiagramPanel *self)
{
  if (is_listening (self))
    alea_diagram_editor_set_theme (self->editor,
                                   &alea_themes[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->theme))]);
}

static void
turn_sign_cb (AleaDiagramPanel *self)
{
  if (is_listening (self))
    alea_diagram_editor_set_turn_sign (self->editor, (AleaTurnSign)
                                       gtk_drop_down_get_selected (GTK_DROP_DOWN (self->turn_sign)));
}

static void
text_cb (AleaDiagramPanel *self,
         GtkWidget        *entry)
{
  for (guint i = 0; is_listening (self) && i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (self->texts[i] == entry)
      alea_diagram_editor_set_text (self->editor, (AleaDiagramText) i, gtk_editable_get_text (GTK_EDITABLE (entry)));
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

  g_type_ensure (ALEA_TYPE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/diagram-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, files);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, ranks);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, file_labels);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, rank_labels);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, coordinates);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, theme);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramPanel, turn_sign);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, text_ids[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, size_cb);
  gtk_widget_class_bind_template_callback (widget_class, labels_cb);
  gtk_widget_class_bind_template_callback (widget_class, coordinates_cb);
  gtk_widget_class_bind_template_callback (widget_class, theme_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_sign_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "diagrampanel");
}

static void
fill_themes (AleaDiagramPanel *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (const AleaTheme *theme = alea_themes; theme->id != NULL; theme++)
    gtk_string_list_append (titles, _(theme->title));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->theme), G_LIST_MODEL (titles));
}

/* What is typed is undone with all else that was done to the diagram. */
static void
add_texts (AleaDiagramPanel *self)
{
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    {
      self->texts[i] = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), ALEA_TYPE_DIAGRAM_PANEL,
                                                                  text_ids[i]));
      gtk_entry_set_max_length (GTK_ENTRY (self->texts[i]), ALEA_DIAGRAM_MAX_TEXT);
      gtk_editable_set_enable_undo (GTK_EDITABLE (self->texts[i]), FALSE);
    }
}

static void
add_focus_out (AleaDiagramPanel *self,
               GtkWidget        *entry)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "leave", G_CALLBACK (labels_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
}

/* The words before a control would be read out before its full name. */
static void
name_once (AleaDiagramPanel *self)
{
  GtkWidget *controls[] = { self->files, self->ranks, self->file_labels, self->rank_labels };

  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    alea_control_name_by_tip (controls[i]);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->texts[i]), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  alea_control_name (self->coordinates, _("Square names"));
  alea_control_name (self->theme, _("Board colours"));
  alea_control_name (self->turn_sign, _("Side to move"));
}

static void
alea_diagram_panel_init (AleaDiagramPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_themes (self);
  alea_form_let_shorten (self->coordinates);
  alea_form_let_shorten (self->theme);
  alea_form_let_shorten (self->turn_sign);
  add_texts (self);
  add_focus_out (self, self->file_labels);
  add_focus_out (self, self->rank_labels);
  alea_control_ignore_scrolling (self->files);
  alea_control_ignore_scrolling (self->ranks);
  name_once (self);
}
