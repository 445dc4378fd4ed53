/* alea-board-popup.c: popovers that point at a square
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

static void
popover_closed_cb (AleaBoard  *self,
                   GtkPopover *popover)
{
  if (self->popover == popover)
    self->popover = NULL;
}

/* A popover that is closed still has to finish what closed it. */
static gboolean
unparent_idle_cb (gpointer popover)
{
  gtk_widget_unparent (GTK_WIDGET (popover));
  return G_SOURCE_REMOVE;
}

static void
unparent_later_cb (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent_idle_cb, g_object_ref (popover), g_object_unref);
}

void
alea_board_popup (AleaBoard  *self,
                  GtkPopover *popover,
                  AleaSquare  square)
{
  GdkRectangle area;

  g_return_if_fail (ALEA_IS_BOARD (self));
  g_return_if_fail (GTK_IS_POPOVER (popover));

  if (self->popover != NULL)
    gtk_popover_popdown (self->popover);

  self->popover = popover;
  alea_board_get_area (self, square, &area);
  gtk_widget_set_parent (GTK_WIDGET (popover), GTK_WIDGET (self));
  gtk_popover_set_pointing_to (popover, &area);
  /* Over the board, so that the words below it can be read. */
  gtk_popover_set_position (popover, 2 * area.y > gtk_widget_get_height (GTK_WIDGET (self))
                                     ? GTK_POS_TOP : GTK_POS_BOTTOM);
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (popover, "closed", G_CALLBACK (unparent_later_cb), NULL);
  gtk_popover_popup (popover);
}
