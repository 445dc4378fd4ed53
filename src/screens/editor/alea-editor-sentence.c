/* alea-editor-sentence.c: what is said below the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-screen-private.h"

#include "alea-announce.h"
#include "alea-editor-faults.h"
#include "alea-piece-names.h"

#include <glib/gi18n.h>

static char *
make_advice (AleaEditorScreen *self)
{
  int stamp = alea_palette_get_stamp (ALEA_PALETTE (self->palette));

  if (stamp == ALEA_STAMP_ERASER)
    return g_strdup (_("Click a piece to remove it."));
  if (stamp != ALEA_STAMP_NONE)
    return g_strdup_printf (_("Click a square to place a %s there, and again to remove it."),
                            alea_piece_get_name ((AleaPiece) stamp));

  return g_strdup (_("Drag pieces onto the board, or choose one and click squares. With the keyboard, type a letter"
                     " to place a piece (a capital letter for White), and press Delete to remove it."));
}

static gboolean
is_narrow (AleaEditorScreen *self)
{
  return alea_screen_get_is_narrow (ALEA_SCREEN (self));
}

void
alea_editor_screen_say (AleaEditorScreen *self,
                        const char       *news)
{
  g_autofree char *said = news != NULL ? g_strdup (news) : make_advice (self);

  gtk_label_set_text (GTK_LABEL (self->sentence), said);
  if (news != NULL)
    alea_announce_also (GTK_WIDGET (self), news);
  gtk_widget_remove_css_class (self->sentence, "reason");
  /* Where there is little room, the board needs it more than advice. */
  gtk_widget_set_visible (self->sentence, news != NULL || !is_narrow (self));
}

void
alea_editor_screen_warn (AleaEditorScreen *self,
                         const char       *reason)
{
  alea_editor_screen_say (self, reason);
  gtk_widget_add_css_class (self->sentence, "reason");
}

void
alea_editor_screen_announce_advice (AleaEditorScreen *self)
{
  g_autofree char *advice = make_advice (self);

  alea_announce (GTK_WIDGET (self), advice);
}

void
alea_editor_screen_show_status (AleaEditorScreen *self)
{
  const char *status = alea_fault_list_get_summary (ALEA_FAULT_LIST (self->faults));

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !g_str_equal (gtk_label_get_text (GTK_LABEL (self->status)), status))
    alea_announce_also (GTK_WIDGET (self), status);
  gtk_label_set_text (GTK_LABEL (self->status), status);
  gtk_widget_set_visible (self->status, is_narrow (self));
  gtk_widget_set_visible (self->faults, !is_narrow (self) || !alea_editor_get_is_playable (self->editor));
}
