/* alea-diagram-sentence.c: what is said below a diagram, and over it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-screen-private.h"

#include "alea-announce.h"
#include "alea-editor-layout.h"
#include "alea-piece-names.h"

#include <glib/gi18n.h>

static char *
make_stamp_advice (AleaDiagramScreen *self)
{
  const int stamp = alea_palette_get_stamp (self->palette);

  if (stamp == ALEA_STAMP_ERASER)
    return g_strdup (_("Click a square to remove what is on top."));

  return g_strdup_printf (_("Click a square to place a %s there, and again to remove it."),
                          alea_piece_get_name ((AleaPiece) stamp));
}

static char *
make_advice (AleaDiagramScreen *self)
{
  switch (alea_diagram_tools_get_tool (self->tools))
    {
    case ALEA_TOOL_STAMP:
      return make_stamp_advice (self);
    case ALEA_TOOL_ARROW:
      return g_strdup (_("Drag from one square to another, or click one and then the other."));
    case ALEA_TOOL_CIRCLE:
    case ALEA_TOOL_TINT:
    case ALEA_TOOL_MARK:
      return g_strdup (_("Click squares or drag across them. Do it again to remove what is there."));
    case ALEA_TOOL_NUMBER:
      return g_strdup (_("Click squares one after the other to number them."));
    case ALEA_TOOL_TEXT:
      return g_strdup (_("Type some text beside the board, then click squares to add it."));
    case ALEA_TOOL_HOLE:
      return g_strdup (_("Click a square to turn it into a hole, and again to turn it back."));
    case ALEA_TOOL_HAND:
    default:
      return g_strdup (_("Drag pieces onto the board, or choose a tool and click squares. With the keyboard, type a"
                         " letter to place a piece (a capital letter for White) or a digit for a number. A full "
                         "stop turns a piece, and Delete removes what is on top."));
    }
}

static AleaEditorLayout *
get_layout (AleaDiagramScreen *self)
{
  return ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

void
alea_diagram_screen_say (AleaDiagramScreen *self,
                         const char        *news)
{
  g_autofree char *said = news != NULL ? g_strdup (news) : make_advice (self);

  gtk_label_set_text (GTK_LABEL (self->sentence), said);
  if (news != NULL)
    alea_announce (GTK_WIDGET (self), news);
  /* Where there is little room, the board needs it more than advice. */
  gtk_widget_set_visible (self->sentence, news != NULL || !alea_editor_layout_get_is_narrow (get_layout (self)));
}

void
alea_diagram_screen_notify_title (AleaDiagramScreen *self)
{
  self->says_unsaved = alea_diagram_editor_get_is_changed (self->editor);
  alea_screen_changed (ALEA_SCREEN (self));
}
