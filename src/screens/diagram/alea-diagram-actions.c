/* alea-diagram-actions.c: what can be done to the whole diagram
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-screen-private.h"

#include "alea-actions.h"
#include "alea-diagram-store.h"
#include "alea-editor.h"
#include "alea-position-text.h"
#include "alea-words.h"

#include <glib/gi18n.h>
#include <string.h>

static void
undo_cb (AleaDiagramScreen *self)
{
  alea_diagram_screen_put_down (self);
  alea_diagram_editor_undo (self->editor);
}

static void
redo_cb (AleaDiagramScreen *self)
{
  alea_diagram_screen_put_down (self);
  alea_diagram_editor_redo (self->editor);
}

static void
flip_cb (AleaDiagramScreen *self,
         GVariant          *state)
{
  AleaDiagram *draft = alea_diagram_editor_make_draft (self->editor);

  draft->is_flipped = g_variant_get_boolean (state);
  alea_diagram_editor_replace (self->editor, draft);
}

static void
clear_cb (AleaDiagramScreen *self)
{
  alea_diagram_screen_put_down (self);
  alea_diagram_editor_clear (self->editor);
}

/* --- starting from something ---------------------------------------------- */

/* How it is shown stays, and what is said about it, but for the rolls. */
AleaDiagram *
alea_diagram_screen_make (AleaDiagramScreen *self,
                          const AleaSetup   *setup)
{
  const AleaDiagram *old = alea_diagram_editor_get_diagram (self->editor);
  AleaDiagram *diagram = alea_diagram_new_from_setup (setup);

  diagram->theme = old->theme;
  diagram->coordinates = old->coordinates;
  diagram->is_flipped = old->is_flipped;
  for (AleaDiagramText i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (i != ALEA_DIAGRAM_ROLLS)
      alea_diagram_set_text (diagram, i, old->texts[i]);

  return diagram;
}

static void
start_from (AleaDiagramScreen *self,
            const AleaSetup   *setup)
{
  alea_diagram_screen_put_down (self);
  alea_diagram_editor_replace (self->editor, alea_diagram_screen_make (self, setup));
}

static void
start_position_cb (AleaDiagramScreen *self)
{
  start_from (self, &self->position);
}

static void
start_array_cb (AleaDiagramScreen *self,
                GVariant          *parameter)
{
  const AleaRules *rules = alea_rules_find (g_variant_get_string (parameter, NULL));
  g_autoptr(AleaEditor) array = rules != NULL ? alea_editor_new (rules) : NULL;

  if (array != NULL)
    start_from (self, alea_editor_get_setup (array));
}

/* Any game's; what is wrong is said as chess sees it. */
void
alea_diagram_screen_paste (AleaDiagramScreen *self,
                           const char        *text)
{
  g_auto(AleaPositionText) found = { 0 };
  g_autofree char *reason = NULL;
  AleaFenError error;

  if (alea_position_text_read (&found, text, strlen (text), NULL, &error))
    {
      start_from (self, &found.setup);
      return;
    }

  reason = alea_words_expand_fen_error (&error, text);
  alea_diagram_screen_say (self, reason);
}

static GMenuModel *
make_start_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) boards = g_menu_new ();
  g_autoptr(GMenu) arrays = g_menu_new ();

  g_menu_append (boards, _("_New Diagram"), "diagram.new");
  g_menu_append (boards, _("_Empty Board"), "diagram.clear");
  g_menu_append (boards, _("_Position in the Game"), "diagram.start-position");
  for (int i = 0; alea_games[i] != NULL; i++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new (_(alea_games[i]->title), NULL);

      g_menu_item_set_action_and_target (item, "diagram.start-array", "s", alea_games[i]->id);
      g_menu_append_item (arrays, item);
    }

  g_menu_append_section (menu, NULL, G_MENU_MODEL (boards));
  g_menu_append_section (menu, _("Starting Positions"), G_MENU_MODEL (arrays));
  return G_MENU_MODEL (menu);
}

static void
to_board_cb (AleaDiagramScreen *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

/* --- the group ------------------------------------------------------------ */

void
alea_diagram_screen_update_actions (AleaDiagramScreen *self)
{
  const AleaDiagram *diagram = alea_diagram_editor_get_diagram (self->editor);
  GActionMap *map = G_ACTION_MAP (self->group);

  alea_actions_enable (map, "undo", alea_diagram_editor_get_can_undo (self->editor));
  alea_actions_enable (map, "redo", alea_diagram_editor_get_can_redo (self->editor));
  alea_actions_enable (map, "start-position", self->has_position);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "flip")),
                             g_variant_new_boolean (diagram->is_flipped));
}

void
alea_diagram_screen_add_actions (AleaDiagramScreen *self)
{
  const AleaAction actions[] = {
    { .name = "undo", .callback = G_CALLBACK (undo_cb) },
    { .name = "redo", .callback = G_CALLBACK (redo_cb) },
    { .name = "flip", .callback = G_CALLBACK (flip_cb), .state = "false" },
    { .name = "clear", .callback = G_CALLBACK (clear_cb) },
    { .name = "start-position", .callback = G_CALLBACK (start_position_cb) },
    { .name = "start-array", .callback = G_CALLBACK (start_array_cb), .parameter = "s" },
    { .name = "new", .callback = G_CALLBACK (alea_diagram_screen_begin) },
    { .name = "save", .callback = G_CALLBACK (alea_diagram_screen_save) },
    { .name = "save-as", .callback = G_CALLBACK (alea_diagram_screen_save_as) },
    { .name = "export", .callback = G_CALLBACK (alea_diagram_screen_export) },
    { .name = "copy-picture", .callback = G_CALLBACK (alea_diagram_screen_copy_picture) },
    { .name = "to-board", .callback = G_CALLBACK (to_board_cb) },
  };
  g_autoptr(GMenuModel) menu = make_start_menu ();

  self->group = g_simple_action_group_new ();
  alea_actions_add (G_ACTION_MAP (self->group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "diagram", G_ACTION_GROUP (self->group));
  gtk_menu_button_set_menu_model (self->start, menu);
}
