/* alea-diagram-tools.c: what to draw with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-tools.h"

#include "alea-diagram-names.h"
#include "alea-diagram-paint.h"
#include "alea-part.h"
#include "alea-picture-choice.h"

#include <glib/gi18n.h>

/**
 * AleaDiagramTools:
 *
 * The tools in a row, and below them what the chosen one can do.
 */

struct _AleaDiagramTools
{
  GtkWidget          parent_instance;

  GtkWidget         *box;
  AleaPictureChoice *tools;
  GtkWidget         *tool_name;
  AleaPictureChoice *turns;
  AleaPictureChoice *inks;
  AleaPictureChoice *marks;
  GtkWidget         *text;
  AleaTool           tool;
};

G_DEFINE_FINAL_TYPE (AleaDiagramTools, alea_diagram_tools, GTK_TYPE_WIDGET)

#define PICTURE_SIZE 32
#define COLUMNS      8

static const char *const tool_names[ALEA_N_TOOLS] = {
  [ALEA_TOOL_HAND] = N_("Move pieces"),
  [ALEA_TOOL_ARROW] = N_("Arrow"),
  [ALEA_TOOL_CIRCLE] = N_("Circle"),
  [ALEA_TOOL_TINT] = N_("Coloured square"),
  [ALEA_TOOL_NUMBER] = N_("Number"),
  [ALEA_TOOL_TEXT] = N_("Text"),
  [ALEA_TOOL_MARK] = N_("Mark"),
  [ALEA_TOOL_HOLE] = N_("Hole"),
};

/* --- pictures ------------------------------------------------------------- */

static AleaDiagram *
make_board (int files,
            int ranks)
{
  AleaDiagram *diagram = alea_diagram_new (files, ranks);

  diagram->coordinates = ALEA_COORDINATES_NONE;
  diagram->theme = alea_theme_find ("walnut");
  return diagram;
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        diagram)
{
  const int size = MIN (width, height);

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  alea_diagram_paint (diagram, cr, size, size, gtk_widget_get_scale_factor (GTK_WIDGET (area)));
}

/* Takes @diagram over.  The button around it has the name; the styles may make it
 * larger. */
static GtkWidget *
make_picture (AleaDiagram *diagram)
{
  GtkWidget *picture = g_object_new (GTK_TYPE_DRAWING_AREA, "css-name", "diagrampicture",
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     "content-width", PICTURE_SIZE, "content-height", PICTURE_SIZE, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_cb, diagram, (GDestroyNotify) alea_diagram_free);
  return picture;
}

/* A board of one square with a drawing in that ink. */
static GtkWidget *
make_ink_picture (AleaDrawingType  type,
                  AleaColourValue  colour,
                  const char      *text)
{
  AleaDiagram *diagram = make_board (1, 1);
  AleaDrawing drawing = { .type = type, .colour = colour };

  g_strlcpy (drawing.text, text, sizeof drawing.text);
  g_array_append_val (diagram->drawings, drawing);
  return make_picture (diagram);
}

static GtkWidget *
make_mark_picture (AleaMark mark)
{
  AleaDiagram *diagram = make_board (1, 1);
  const AleaDiagramMark one = { .mark = mark };

  g_array_append_val (diagram->marks, one);
  return make_picture (diagram);
}

static GtkWidget *
make_piece_picture (guint turns)
{
  AleaDiagram *diagram = make_board (1, 1);

  diagram->pieces[0] = alea_piece (ALEA_WHITE, ALEA_KNIGHT);
  diagram->turns[0] = (guint8) turns;
  return make_picture (diagram);
}

/* A board of four squares with a drawing from the lower left one. */
static GtkWidget *
make_small_picture (AleaDrawingType type)
{
  AleaDiagram *diagram = make_board (2, 2);
  const AleaDrawing drawing = { .type = type, .square = 0, .to = 3, .colour = alea_inks[1].colour };

  g_array_append_val (diagram->drawings, drawing);
  return make_picture (diagram);
}

static GtkWidget *
make_hole_picture (void)
{
  AleaDiagram *diagram = make_board (2, 2);

  alea_diagram_set_plan (diagram, alea_geometry_square (&diagram->geometry, 1, 1), '*');
  return make_picture (diagram);
}

static GtkWidget *
make_tool_picture (AleaTool tool)
{
  const AleaColourValue own = { 0 };

  switch (tool)
    {
    case ALEA_TOOL_HAND:
      return make_piece_picture (0);
    case ALEA_TOOL_ARROW:
      return make_small_picture (ALEA_DRAWING_ARROW);
    case ALEA_TOOL_CIRCLE:
      return make_ink_picture (ALEA_DRAWING_CIRCLE, own, "");
    case ALEA_TOOL_TINT:
      return make_small_picture (ALEA_DRAWING_TINT);
    case ALEA_TOOL_NUMBER:
      return make_ink_picture (ALEA_DRAWING_LABEL, own, "1");
    case ALEA_TOOL_TEXT:
      return make_ink_picture (ALEA_DRAWING_LABEL, own, "Aa");
    case ALEA_TOOL_MARK:
      return make_mark_picture (ALEA_MARK_FORBIDDEN);
    case ALEA_TOOL_HOLE:
      return make_hole_picture ();
    case ALEA_TOOL_STAMP:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- what is chosen ------------------------------------------------------- */

static gboolean
uses_ink (AleaTool tool)
{
  return tool >= ALEA_TOOL_ARROW && tool <= ALEA_TOOL_TEXT;
}

/* A finger sees no tip: the picture that is chosen says below what it is. */
static void
update_tool_name (AleaDiagramTools *self)
{
  gtk_widget_set_visible (self->tool_name, self->tool < ALEA_N_TOOLS);
  if (self->tool < ALEA_N_TOOLS)
    gtk_label_set_text (GTK_LABEL (self->tool_name), _(tool_names[self->tool]));
}

AleaTool
alea_diagram_tools_get_tool (AleaDiagramTools *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_TOOLS (self), ALEA_TOOL_HAND);

  return self->tool;
}

void
alea_diagram_tools_set_tool (AleaDiagramTools *self,
                             AleaTool          tool)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_TOOLS (self));

  if (self->tool == tool)
    return;

  self->tool = tool;
  alea_picture_choice_set_chosen (self->tools, tool == ALEA_TOOL_STAMP ? ALEA_PICTURE_CHOICE_NONE : (int) tool);
  gtk_widget_set_visible (GTK_WIDGET (self->turns), tool == ALEA_TOOL_STAMP || tool == ALEA_TOOL_HAND);
  gtk_widget_set_visible (GTK_WIDGET (self->inks), uses_ink (tool));
  gtk_widget_set_visible (GTK_WIDGET (self->marks), tool == ALEA_TOOL_MARK);
  gtk_widget_set_visible (self->text, tool == ALEA_TOOL_TEXT);
  update_tool_name (self);
  g_signal_emit_by_name (self, "tool-changed");
}

AleaColourValue
alea_diagram_tools_get_colour (AleaDiagramTools *self)
{
  int chosen;

  g_return_val_if_fail (ALEA_IS_DIAGRAM_TOOLS (self), (AleaColourValue) { 0 });

  chosen = alea_picture_choice_get_chosen (self->inks);
  return chosen > 0 ? alea_inks[chosen - 1].colour : (AleaColourValue) { 0 };
}

AleaMark
alea_diagram_tools_get_mark (AleaDiagramTools *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_TOOLS (self), ALEA_MARK_STEP);

  return (AleaMark) alea_picture_choice_get_chosen (self->marks);
}

const char *
alea_diagram_tools_get_text (AleaDiagramTools *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_TOOLS (self), "");

  return gtk_editable_get_text (GTK_EDITABLE (self->text));
}

guint
alea_diagram_tools_get_turns (AleaDiagramTools *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_TOOLS (self), 0);

  return (guint) alea_picture_choice_get_chosen (self->turns);
}

static void
tool_chosen_cb (AleaDiagramTools *self)
{
  const int chosen = alea_picture_choice_get_chosen (self->tools);

  alea_diagram_tools_set_tool (self, chosen >= 0 ? (AleaTool) chosen : ALEA_TOOL_STAMP);
}

static void
turns_chosen_cb (AleaDiagramTools *self)
{
  g_signal_emit_by_name (self, "turns-changed");
}

/* --- the class ------------------------------------------------------------ */

static void
alea_diagram_tools_class_init (AleaDiagramToolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  /* Another tool is taken; pieces are turned in another way. */
  g_signal_new ("tool-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("turns-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "diagramtools");
}

static AleaPictureChoice *
add_choice (AleaDiagramTools *self,
            const char       *name)
{
  GtkWidget *choice = alea_picture_choice_new (name, COLUMNS);

  gtk_box_append (GTK_BOX (self->box), choice);
  return ALEA_PICTURE_CHOICE (choice);
}

static void
add_tools (AleaDiagramTools *self)
{
  self->tools = add_choice (self, _("Tools"));
  for (AleaTool tool = 0; tool < ALEA_N_TOOLS; tool++)
    alea_picture_choice_add (self->tools, make_tool_picture (tool), _(tool_names[tool]));

  self->tool_name = gtk_label_new (_(tool_names[ALEA_TOOL_HAND]));
  gtk_label_set_xalign (GTK_LABEL (self->tool_name), 0);
  gtk_widget_add_css_class (self->tool_name, "caption");
  gtk_box_append (GTK_BOX (self->box), self->tool_name);

  alea_picture_choice_set_chosen (self->tools, ALEA_TOOL_HAND);
  g_signal_connect_object (self->tools, "changed", G_CALLBACK (tool_chosen_cb), self, G_CONNECT_SWAPPED);
}

static void
add_turns (AleaDiagramTools *self)
{
  static const char *const names[4] = {
    N_("Pieces upright"), N_("Pieces turned right"), N_("Pieces upside down"), N_("Pieces turned left"),
  };

  self->turns = add_choice (self, _("Orientation of the pieces"));
  for (guint turns = 0; turns < 4; turns++)
    alea_picture_choice_add (self->turns, make_piece_picture (turns), _(names[turns]));

  alea_picture_choice_set_chosen (self->turns, 0);
  g_signal_connect_object (self->turns, "changed", G_CALLBACK (turns_chosen_cb), self, G_CONNECT_SWAPPED);
}

static void
add_inks (AleaDiagramTools *self)
{
  self->inks = add_choice (self, _("Colour"));
  alea_picture_choice_add (self->inks, make_ink_picture (ALEA_DRAWING_CIRCLE, (AleaColourValue) { 0 }, ""),
                           _("Board colour"));
  for (const AleaInk *ink = alea_inks; ink->id != NULL; ink++)
    alea_picture_choice_add (self->inks, make_ink_picture (ALEA_DRAWING_CIRCLE, ink->colour, ""), _(ink->title));

  alea_picture_choice_set_chosen (self->inks, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->inks), FALSE);
}

static void
add_marks (AleaDiagramTools *self)
{
  self->marks = add_choice (self, _("Marks"));
  for (AleaMark mark = 0; mark < ALEA_N_DIAGRAM_MARKS; mark++)
    alea_picture_choice_add (self->marks, make_mark_picture (mark), alea_diagram_get_mark_name (mark));

  alea_picture_choice_set_chosen (self->marks, ALEA_MARK_STEP);
  gtk_widget_set_visible (GTK_WIDGET (self->marks), FALSE);
}

static void
add_text (AleaDiagramTools *self)
{
  self->text = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->text), ALEA_DRAWING_MAX_TEXT);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->text), _("What to write on a square"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What to write on a square"), -1);
  gtk_widget_set_visible (self->text, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->text);
}

static void
alea_diagram_tools_init (AleaDiagramTools *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_tools (self);
  add_turns (self);
  add_inks (self);
  add_marks (self);
  add_text (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Drawing tools"), -1);
}
