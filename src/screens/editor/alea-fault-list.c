/* alea-fault-list.c: what keeps a position from being played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-fault-list.h"
#include "alea-scroller.h"

#include "alea-editor-faults.h"
#include "alea-style.h"

#include <glib/gi18n.h>

/**
 * AleaFaultList:
 *
 * A sentence for each fault, with a button that mends it where there is a way.
 */

struct _AleaFaultList
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *summary;
  GtkWidget    *scroller;
  GtkWidget    *list;
  AleaEditor   *editor;          /* or NULL */
  GSignalGroup *editor_signals;
  char         *shown;           /* the words of all rows */
  gboolean      is_mismatch;     /* a text beside the board is another position */
  int           hovered;         /* numbers of faults, -1 for none */
  int           focused;
};

G_DEFINE_FINAL_TYPE (AleaFaultList, alea_fault_list, GTK_TYPE_WIDGET)

#define MAX_LIST_HEIGHT 260

int
alea_fault_list_get_lit (AleaFaultList *self)
{
  g_return_val_if_fail (ALEA_IS_FAULT_LIST (self), -1);

  return self->hovered >= 0 ? self->hovered : self->focused;
}

static void
set_lit (AleaFaultList *self,
         int            hovered,
         int            focused)
{
  int before = alea_fault_list_get_lit (self);

  self->hovered = hovered;
  self->focused = focused;
  if (alea_fault_list_get_lit (self) != before)
    g_signal_emit_by_name (self, "lit-changed");
}

/* --- rows ----------------------------------------------------------------- */

static int
get_number (GtkEventController *controller)
{
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (gtk_event_controller_get_widget (controller)));
}

static void
enter_cb (AleaFaultList      *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  set_lit (self, get_number (controller), self->focused);
}

static void
leave_cb (AleaFaultList *self)
{
  set_lit (self, -1, self->focused);
}

static void
focus_enter_cb (AleaFaultList      *self,
                GtkEventController *controller)
{
  set_lit (self, self->hovered, get_number (controller));
}

static void
focus_leave_cb (AleaFaultList *self)
{
  set_lit (self, self->hovered, -1);
}

/* The row goes away with its fault, and the focus must not: it goes on to
 * what is left to mend, or beyond the list. */
static void
fix_cb (AleaFaultList *self,
        GtkWidget     *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  GtkListBoxRow *next;

  alea_editor_mend (self->editor, (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));

  next = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0);
  if (next != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (next));
  else
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
make_row (AleaFaultList         *self,
          const AleaEditorFault *fault)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sentence = gtk_label_new (fault->sentence);
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  gtk_label_set_xalign (GTK_LABEL (sentence), 0);
  gtk_widget_set_hexpand (sentence, TRUE);
  gtk_box_append (GTK_BOX (box), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, fault->sentence, -1);

  if (fault->fix != NULL)
    {
      GtkWidget *fix = gtk_button_new_with_label (fault->fix);

      gtk_widget_set_valign (fix, GTK_ALIGN_CENTER);
      g_signal_connect_object (fix, "clicked", G_CALLBACK (fix_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), fix);
    }

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_enter_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
  return row;
}

/* --- what is shown -------------------------------------------------------- */

const char *
alea_fault_list_get_summary (AleaFaultList *self)
{
  g_return_val_if_fail (ALEA_IS_FAULT_LIST (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->summary));
}

static char *
make_summary (AleaFaultList *self,
              guint          n)
{
  if (self->is_mismatch)
    return g_strdup (_("The text does not match the board. Correct it, or press Escape to discard it."));
  if (n == 0)
    return g_strdup (_("This position can be played."));

  return g_strdup_printf (g_dngettext (NULL, "Fix %u problem to play this position",
                                       "Fix %u problems to play this position", n), n);
}

static void
show_summary (AleaFaultList *self)
{
  const guint n = alea_editor_get_n_faults (self->editor);
  g_autofree char *summary = make_summary (self, n);

  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  alea_style_set (GTK_WIDGET (self), "faulty", n > 0 || self->is_mismatch);
}

static char *
get_words (AleaEditor *editor)
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < alea_editor_get_n_faults (editor); i++)
    {
      const AleaEditorFault *fault = alea_editor_get_fault (editor, i);

      g_string_append_printf (words, "%s\n%s\n", fault->sentence, fault->fix != NULL ? fault->fix : "");
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Rows that say the same stay, and with them the focus. */
static void
update (AleaFaultList *self)
{
  const guint n = alea_editor_get_n_faults (self->editor);
  g_autofree char *words = get_words (self->editor);
  GtkListBoxRow *row;

  if (g_strcmp0 (words, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_steal_pointer (&words);
  set_lit (self, -1, -1);
  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (self, alea_editor_get_fault (self->editor, i)));

  gtk_widget_set_visible (self->scroller, n > 0);
  show_summary (self);
}

void
alea_fault_list_set_mismatch (AleaFaultList *self,
                              gboolean       is_mismatch)
{
  g_return_if_fail (ALEA_IS_FAULT_LIST (self));

  self->is_mismatch = is_mismatch;
  show_summary (self);
}

void
alea_fault_list_set_editor (AleaFaultList *self,
                            AleaEditor    *editor)
{
  g_return_if_fail (ALEA_IS_FAULT_LIST (self));

  if (!g_set_object (&self->editor, editor))
    return;

  g_signal_group_set_target (self->editor_signals, editor);
  if (editor != NULL)
    update (self);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_fault_list_dispose (GObject *object)
{
  AleaFaultList *self = ALEA_FAULT_LIST (object);

  g_clear_object (&self->editor_signals);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->shown, g_free);

  G_OBJECT_CLASS (alea_fault_list_parent_class)->dispose (object);
}

static void
alea_fault_list_class_init (AleaFaultListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_fault_list_dispose;

  /**
   * AleaFaultList::lit-changed:
   *
   * Another fault is pointed at or has the focus.
   */
  g_signal_new ("lit-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "faultlist");
}

static void
alea_fault_list_init (AleaFaultList *self)
{
  self->hovered = self->focused = -1;
  self->editor_signals = g_signal_group_new (ALEA_TYPE_EDITOR);
  g_signal_group_connect_swapped (self->editor_signals, "changed", G_CALLBACK (update), self);

  self->summary = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_widget_add_css_class (self->summary, "summary");

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Problems"), -1);

  self->scroller = alea_scroller_new_vertical (self->list);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), MAX_LIST_HEIGHT);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Problems"), -1);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Problems with this position"), -1);
}
