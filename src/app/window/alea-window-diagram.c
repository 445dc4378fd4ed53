/* alea-window-diagram.c: the screen on which diagrams are drawn
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-diagram-screen.h"

static AleaDiagramScreen *
need_diagram_screen (AleaWindow *self)
{
  if (self->diagram == NULL)
    {
      self->diagram = alea_diagram_screen_new ();
      alea_window_add_screen (self, ALEA_SCREEN (self->diagram));
    }

  return ALEA_DIAGRAM_SCREEN (self->diagram);
}

/* What is looked at is what one would draw. */
static void
diagram_cb (AleaWindow *self)
{
  AleaDiagramScreen *diagram = need_diagram_screen (self);
  g_autoptr(AleaEditor) position = alea_screen_make_editor (alea_window_get_screen (self));

  if (position == NULL && self->play != NULL)
    position = alea_screen_make_editor (ALEA_SCREEN (self->play));

  alea_diagram_screen_set_position (diagram, position != NULL ? alea_editor_get_setup (position) : NULL);
  alea_window_show_screen (self, ALEA_SCREEN (diagram));
}

void
alea_window_open_diagram (AleaWindow *self,
                          GFile      *file)
{
  AleaDiagramScreen *diagram = need_diagram_screen (self);

  alea_window_show_screen (self, ALEA_SCREEN (diagram));
  alea_diagram_screen_open (diagram, file);
}

void
alea_window_add_diagram (AleaWindow *self)
{
  alea_actions_add (G_ACTION_MAP (self),
                    &(AleaAction) { .name = "diagram", .callback = G_CALLBACK (diagram_cb) }, 1, self);
}
