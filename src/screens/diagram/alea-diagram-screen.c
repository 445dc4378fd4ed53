/* alea-diagram-screen.c: where free diagrams are drawn
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-screen-private.h"

#include "alea-diagram-store.h"
#include "alea-editor-layout.h"
#include "alea-focus-order.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-print-kinds.h"
#include "alea-row.h"
#include "alea-screen-interface.h"

#include <glib/gi18n.h>

/**
 * AleaDiagramScreen:
 *
 * A board of any shape, pieces and tools to fill it, and what is said about it.
 * It obeys no rules. Whatever is done is done by the `AleaDiagramEditor`; here
 * it is only shown.
 */

static void init_screen (AleaScreenInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaDiagramScreen, alea_diagram_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, init_screen))

/* --- tools ---------------------------------------------------------------- */

static void
stamp_cb (AleaDiagramScreen *self)
{
  if (alea_palette_get_stamp (self->palette) != ALEA_STAMP_NONE)
    alea_diagram_tools_set_tool (self->tools, ALEA_TOOL_STAMP);
  else if (alea_diagram_tools_get_tool (self->tools) == ALEA_TOOL_STAMP)
    alea_diagram_tools_set_tool (self->tools, ALEA_TOOL_HAND);
  alea_diagram_screen_say (self, NULL);
}

static void
tool_cb (AleaDiagramScreen *self)
{
  alea_diagram_screen_put_down (self);
  if (alea_diagram_tools_get_tool (self->tools) != ALEA_TOOL_STAMP)
    alea_palette_set_stamp (self->palette, ALEA_STAMP_NONE);
  alea_diagram_screen_say (self, NULL);
}

static void
turns_cb (AleaDiagramScreen *self)
{
  alea_palette_set_turns (self->palette, alea_diagram_tools_get_turns (self->tools));
}

/* --- the editor ----------------------------------------------------------- */

static void
changed_cb (AleaDiagramScreen *self)
{
  alea_diagram_board_set_diagram (self->board, alea_diagram_editor_get_diagram (self->editor));
  alea_diagram_screen_update_actions (self);
  alea_diagram_screen_say (self, NULL);
  if (self->says_unsaved != alea_diagram_editor_get_is_changed (self->editor))
    alea_diagram_screen_notify_title (self);
}

static gboolean
is_untouched (AleaDiagramScreen *self)
{
  return self->file == NULL && !alea_diagram_editor_get_can_undo (self->editor)
         && !alea_diagram_editor_get_can_redo (self->editor);
}

void
alea_diagram_screen_set_position (AleaDiagramScreen *self,
                                  const AleaSetup   *position)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_SCREEN (self));

  self->has_position = position != NULL;
  if (position != NULL)
    self->position = *position;
  if (position != NULL && is_untouched (self))
    alea_diagram_editor_open (self->editor, alea_diagram_screen_make (self, position));
  alea_diagram_screen_update_actions (self);
}

/* --- opening -------------------------------------------------------------- */

void
alea_diagram_screen_open (AleaDiagramScreen *self,
                          GFile             *file)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_SCREEN (self));
  g_return_if_fail (G_IS_FILE (file));

  g_set_object (&self->wanted, file);
  alea_diagram_screen_leave (self, alea_diagram_screen_open_wanted, self);
}

/* --- as the window knows it ------------------------------------------------ */

static gboolean
has_unsaved (AleaScreen *screen)
{
  return alea_diagram_editor_get_is_changed (ALEA_DIAGRAM_SCREEN (screen)->editor);
}

/* The name of the file. */
static const char *
get_title (AleaScreen *screen)
{
  const char *title = ALEA_DIAGRAM_SCREEN (screen)->title;

  return title != NULL ? title : _("New Diagram");
}

static char *
make_subtitle (AleaScreen *screen)
{
  return has_unsaved (screen) ? g_strdup (_("Not saved yet")) : NULL;
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  AleaEditorLayout *layout = ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (screen)));

  return ALEA_SCREEN_HAS_BOARD | ALEA_SCREEN_SAVES
         | (alea_editor_layout_get_is_narrow (layout) ? ALEA_SCREEN_IS_NARROW : 0);
}

static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (ALEA_DIAGRAM_SCREEN (screen)->group);
}

/* What is drawn, and nothing else: it belongs to no game. */
static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  AleaDiagramScreen *self = ALEA_DIAGRAM_SCREEN (screen);
  g_autofree char *title = alea_diagram_screen_make_name (self);
  AleaPrintJob *job = alea_print_job_new (title);

  alea_print_job_add_diagram (job, _("This diagram"),
                              alea_diagram_copy (alea_diagram_editor_get_diagram (self->editor)), TRUE);
  return job;
}

static void
export_picture (AleaScreen *screen)
{
  alea_diagram_screen_export (ALEA_DIAGRAM_SCREEN (screen));
}

static gboolean
paste (AleaScreen *screen,
       const char *text)
{
  alea_diagram_screen_paste (ALEA_DIAGRAM_SCREEN (screen), text);
  return TRUE;
}

static void
save (AleaScreen *screen,
      gboolean    as)
{
  if (as)
    alea_diagram_screen_save_as (ALEA_DIAGRAM_SCREEN (screen));
  else
    alea_diagram_screen_save (ALEA_DIAGRAM_SCREEN (screen));
}

static void
leave (AleaScreen     *screen,
       AleaScreenDone  done,
       gpointer        data)
{
  alea_diagram_screen_leave (ALEA_DIAGRAM_SCREEN (screen), done, data);
}

static void
init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->make_subtitle = make_subtitle;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->make_print_job = make_print_job;
  iface->export_picture = export_picture;
  iface->paste = paste;
  iface->save = save;
  iface->has_unsaved = has_unsaved;
  iface->leave = leave;
}

/* --- narrow --------------------------------------------------------------- */

static void
is_narrow_cb (AleaDiagramScreen *self)
{
  alea_diagram_screen_say (self, NULL);
  alea_screen_changed (ALEA_SCREEN (self));
}

/* --- the class ------------------------------------------------------------ */

static void
alea_diagram_screen_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (alea_diagram_screen_parent_class)->snapshot (widget, snapshot);
  alea_carry_snapshot (ALEA_DIAGRAM_SCREEN (widget)->carry, snapshot);
}

static void
alea_diagram_screen_dispose (GObject *object)
{
  AleaDiagramScreen *self = ALEA_DIAGRAM_SCREEN (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  alea_diagram_screen_forget_question (self);
  g_clear_object (&self->carry);
  g_clear_object (&self->editor);
  g_clear_object (&self->group);
  g_clear_object (&self->file);
  g_clear_object (&self->wanted);
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (alea_diagram_screen_parent_class)->dispose (object);
}

/* A button that was pressed last has the focus, and no use for the key. */
static gboolean
cancel_key (GtkWidget *widget,
            GVariant  *unused,
            gpointer   data)
{
  alea_diagram_screen_cancel_cb (ALEA_DIAGRAM_SCREEN (widget));
  return TRUE;
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ALEA_TYPE_DIAGRAM_BOARD);
  g_type_ensure (ALEA_TYPE_DIAGRAM_PANEL);
  g_type_ensure (ALEA_TYPE_DIAGRAM_TOOLS);
  g_type_ensure (ALEA_TYPE_PALETTE);
  g_type_ensure (ALEA_TYPE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/diagram-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, board);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, palette);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, scroller);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, tools);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, panel);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, sentence);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, foot);
  gtk_widget_class_bind_template_child (widget_class, AleaDiagramScreen, start);
  gtk_widget_class_bind_template_callback (widget_class, stamp_cb);
  gtk_widget_class_bind_template_callback (widget_class, tool_cb);
  gtk_widget_class_bind_template_callback (widget_class, turns_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_diagram_screen_press_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_diagram_screen_enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_diagram_screen_release_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_diagram_screen_erase_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_diagram_screen_cancel_cb);
}

static void
alea_diagram_screen_class_init (AleaDiagramScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_diagram_screen_dispose;
  widget_class->snapshot = alea_diagram_screen_snapshot;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "diagram.new", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_key, NULL);

  bind_template (widget_class);
  widget_class->focus = alea_focus_order_move;
  gtk_widget_class_set_layout_manager_type (widget_class, ALEA_TYPE_EDITOR_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "diagramscreen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scale_cb (AleaDiagramScreen *self,
          AleaEditorLayout  *layout)
{
  const guint scale = alea_editor_layout_get_scale (layout);

  alea_growth_set_style (GTK_WIDGET (self), scale);
  alea_palette_set_scale (self->palette, scale);
}

static void
place_parts (AleaDiagramScreen *self)
{
  AleaEditorLayout *layout = ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_BOARD, GTK_WIDGET (self->board));
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_PALETTE, GTK_WIDGET (self->palette));
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_PANEL, self->scroller);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_SENTENCE, self->sentence);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_FOOT, self->foot);
  g_signal_connect_object (layout, "narrow-changed", G_CALLBACK (is_narrow_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "scale-changed", G_CALLBACK (scale_cb), self, G_CONNECT_SWAPPED);
}

static void
alea_diagram_screen_init (AleaDiagramScreen *self)
{
  self->editor = alea_diagram_editor_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (GTK_WIDGET (self));
  alea_diagram_screen_add_actions (self);
  alea_diagram_screen_add_hand (self);
  place_parts (self);

  /* The game that has the most pieces. */
  alea_palette_set_rules (self->palette, alea_rules_find ("guardener"));
  alea_diagram_panel_set_editor (self->panel, self->editor);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Diagram"), -1);
}

GtkWidget *
alea_diagram_screen_new (void)
{
  return g_object_new (ALEA_TYPE_DIAGRAM_SCREEN, NULL);
}
