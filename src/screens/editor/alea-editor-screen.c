/* alea-editor-screen.c: where a position is set up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-screen-private.h"

#include "alea-chess960.h"
#include "alea-control.h"
#include "alea-diagram-rules.h"
#include "alea-editor-fen.h"
#include "alea-editor-layout.h"
#include "alea-focus-order.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-print-kinds.h"
#include "alea-row.h"
#include "alea-screen-interface.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/**
 * AleaEditorScreen:
 *
 * A board with pieces to put on it, all that lies beside it, and what is wrong.
 * Whatever is done is done by the `AleaEditor`; here it is only shown.
 */

static void init_screen (AleaScreenInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaEditorScreen, alea_editor_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, init_screen))

/* --- the editor ------------------------------------------------------------ */

static void
stamp_cb (AleaEditorScreen *self)
{
  self->selected = ALEA_NO_SQUARE;
  alea_editor_screen_update_board (self);
  alea_editor_screen_say (self, NULL);
  alea_editor_screen_announce_advice (self);
}

static void
changed_cb (AleaEditorScreen *self)
{
  int number = alea_chess960_of_setup (alea_editor_get_setup (self->editor));

  alea_palette_set_rules (ALEA_PALETTE (self->palette), alea_editor_get_rules (self->editor));
  alea_editor_screen_update_board (self);
  alea_editor_screen_update_fen (self);
  alea_editor_screen_update_actions (self);
  alea_editor_screen_say (self, NULL);
  if (number >= 0)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), number);
  alea_editor_screen_show_status (self);
}

AleaEditor *
alea_editor_screen_get_editor (AleaEditorScreen *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR_SCREEN (self), NULL);

  return self->editor;
}

void
alea_editor_screen_set_editor (AleaEditorScreen *self,
                               AleaEditor       *editor)
{
  g_return_if_fail (ALEA_IS_EDITOR_SCREEN (self));
  g_return_if_fail (ALEA_IS_EDITOR (editor));

  if (!g_set_object (&self->editor, editor))
    return;

  alea_editor_panel_set_editor (ALEA_EDITOR_PANEL (self->panel), editor);
  alea_fault_list_set_editor (ALEA_FAULT_LIST (self->faults), editor);
  g_signal_group_set_target (self->editor_signals, editor);
  changed_cb (self);
}

void
alea_editor_screen_set_dice (AleaEditorScreen *self,
                             AleaDice         *dice)
{
  g_return_if_fail (ALEA_IS_EDITOR_SCREEN (self));
  g_return_if_fail (dice != NULL);

  alea_dice_free (self->dice);
  self->dice = dice;
}

/* --- as the window knows it ------------------------------------------------- */

static const char *
get_title (AleaScreen *screen)
{
  return _("Set Up a Position");
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  AleaEditorLayout *layout = ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (screen)));

  return ALEA_SCREEN_HAS_BOARD | (alea_editor_layout_get_is_narrow (layout) ? ALEA_SCREEN_IS_NARROW : 0);
}

static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (ALEA_EDITOR_SCREEN (screen)->group);
}

static AleaEditor *
make_editor (AleaScreen *screen)
{
  return g_object_ref (ALEA_EDITOR_SCREEN (screen)->editor);
}

static AleaDiagram *
make_diagram (AleaScreen *screen)
{
  AleaEditor *editor = ALEA_EDITOR_SCREEN (screen)->editor;

  return alea_diagram_new_by_rules (alea_editor_get_rules (editor), alea_editor_get_options (editor),
                                    alea_editor_get_setup (editor));
}

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  const AleaRules *rules = alea_editor_get_rules (ALEA_EDITOR_SCREEN (screen)->editor);
  AleaPrintJob *job = alea_print_job_new (alea_words_translate (rules->title));

  alea_print_job_add_diagram (job, _("This position"), make_diagram (screen), FALSE);
  alea_print_job_add_sheets (job, rules, NULL);
  return job;
}

static void
export_picture (AleaScreen *screen)
{
  g_autoptr(AleaDiagram) diagram = make_diagram (screen);

  alea_screen_export_diagram (screen, diagram);
}

static gboolean
paste (AleaScreen *screen,
       const char *text)
{
  alea_editor_screen_paste (ALEA_EDITOR_SCREEN (screen), text);
  return TRUE;
}

static gboolean
key (AleaScreen *screen,
     guint       keyval,
     GtkWidget  *focus)
{
  return alea_editor_screen_key (ALEA_EDITOR_SCREEN (screen), keyval);
}

static void
init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->make_editor = make_editor;
  iface->make_print_job = make_print_job;
  iface->export_picture = export_picture;
  iface->paste = paste;
  iface->key = key;
}

/* --- narrow ---------------------------------------------------------------- */

static void
remove_from_box (GtkWidget *widget)
{
  if (GTK_IS_BOX (gtk_widget_get_parent (widget)))
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  else
    gtk_widget_unparent (widget);
}

/* Where there is little room, the faults and the text scroll with the
 * settings. */
static void
is_narrow_cb (AleaEditorScreen *self,
              AleaEditorLayout *layout)
{
  const gboolean is_narrow = alea_editor_layout_get_is_narrow (layout);
  g_autoptr(GtkWidget) faults = g_object_ref (self->faults);
  g_autoptr(GtkWidget) fen_box = g_object_ref (self->fen_box);

  remove_from_box (faults);
  remove_from_box (fen_box);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_FAULTS, is_narrow ? NULL : faults);
  gtk_widget_set_child_visible (faults, TRUE);

  if (is_narrow)
    {
      gtk_box_prepend (GTK_BOX (self->side), faults);
      gtk_box_append (GTK_BOX (self->side), fen_box);
    }
  else
    {
      gtk_widget_insert_before (faults, GTK_WIDGET (self), self->sentence);
      gtk_widget_insert_after (fen_box, self->foot, NULL);
    }

  alea_editor_screen_say (self, NULL);
  alea_editor_screen_place_fen_error (self);
  alea_editor_screen_show_status (self);
  alea_screen_changed (ALEA_SCREEN (self));
}

/* --- the class ------------------------------------------------------------- */

static void
alea_editor_screen_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (alea_editor_screen_parent_class)->snapshot (widget, snapshot);
  alea_carry_snapshot (ALEA_EDITOR_SCREEN (widget)->carry, snapshot);
}

static void
alea_editor_screen_dispose (GObject *object)
{
  AleaEditorScreen *self = ALEA_EDITOR_SCREEN (object);
  GtkWidget *child;

  g_clear_object (&self->editor_signals);
  g_clear_object (&self->carry);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->editor);
  g_clear_object (&self->group);
  g_clear_pointer (&self->dice, alea_dice_free);

  G_OBJECT_CLASS (alea_editor_screen_parent_class)->dispose (object);
}

/* A button that was pressed last has the focus, and no use for the key. */
static gboolean
cancel_key (GtkWidget *widget,
            GVariant  *unused,
            gpointer   data)
{
  return alea_editor_screen_cancel_cb (ALEA_EDITOR_SCREEN (widget));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ALEA_TYPE_BOARD);
  g_type_ensure (ALEA_TYPE_EDITOR_PANEL);
  g_type_ensure (ALEA_TYPE_FAULT_LIST);
  g_type_ensure (ALEA_TYPE_PALETTE);
  g_type_ensure (ALEA_TYPE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/screens/editor-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, board);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, palette);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, scroller);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, side);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, panel);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, array);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, number);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, own_rolls);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, faults);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, sentence);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, foot);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, fen_box);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, fen);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, fen_error);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, status);
  gtk_widget_class_bind_template_child (widget_class, AleaEditorScreen, play);
  gtk_widget_class_bind_template_callback (widget_class, stamp_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_press_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_release_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_erase_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_number_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_own_rolls_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_fen_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, alea_editor_screen_fen_activate_cb);
}

static void
alea_editor_screen_class_init (AleaEditorScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = alea_editor_screen_dispose;
  widget_class->snapshot = alea_editor_screen_snapshot;

  /**
   * AleaEditorScreen::play:
   * @game: an #AleaGame that begins here
   */
  g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                ALEA_TYPE_GAME);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_key, NULL);

  bind_template (widget_class);
  widget_class->focus = alea_focus_order_move;
  gtk_widget_class_set_layout_manager_type (widget_class, ALEA_TYPE_EDITOR_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "editorscreen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scale_cb (AleaEditorScreen *self,
          AleaEditorLayout *layout)
{
  const guint scale = alea_editor_layout_get_scale (layout);

  alea_growth_set_style (GTK_WIDGET (self), scale);
  alea_palette_set_scale (ALEA_PALETTE (self->palette), scale);
}

static void
alea_editor_screen_init (AleaEditorScreen *self)
{
  g_autoptr(AleaEditor) editor = alea_editor_new (alea_rules_find ("chess"));
  AleaEditorLayout *layout;

  self->editor_signals = g_signal_group_new (ALEA_TYPE_EDITOR);
  g_signal_group_connect_swapped (self->editor_signals, "changed", G_CALLBACK (changed_cb), self);
  self->dice = alea_dice_new_system ();

  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (GTK_WIDGET (self));
  alea_control_name_by_tip (self->fen);
  alea_editor_screen_add_actions (self);
  alea_editor_screen_add_hand (self);
  alea_editor_screen_add_fen (self);

  layout = ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_BOARD, self->board);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_PALETTE, self->palette);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_PANEL, self->scroller);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_FAULTS, self->faults);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_SENTENCE, self->sentence);
  alea_editor_layout_set_part (layout, ALEA_EDITOR_PART_FOOT, self->foot);
  g_signal_connect_object (layout, "narrow-changed", G_CALLBACK (is_narrow_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "scale-changed", G_CALLBACK (scale_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_after (self, "map", G_CALLBACK (alea_editor_screen_announce_advice), NULL);
  alea_editor_screen_set_editor (self, editor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Position editor"), -1);
}

GtkWidget *
alea_editor_screen_new (void)
{
  return g_object_new (ALEA_TYPE_EDITOR_SCREEN, NULL);
}
