/* alea-board-shown.c: what a board shows besides the pieces that stand on it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-board-shown.h"

void
alea_board_set_lit_terraces (AleaBoard *self,
                             unsigned   terraces)
{
  g_return_if_fail (self != NULL);

  if (self->lit_terraces == terraces)
    return;

  self->lit_terraces = self->layout.lit_terraces = terraces;
  g_clear_pointer (&self->pictures.board, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_board_set_waiting (AleaBoard     *self,
                        AleaSquareSet  squares)
{
  g_return_if_fail (self != NULL);

  if (self->waiting == squares)
    return;

  self->waiting = squares;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
has_plates (GArray *marks)
{
  for (guint i = 0; i < marks->len; i++)
    if (alea_mark_is_of_plate (g_array_index (marks, AleaSceneMark, i).mark))
      return TRUE;

  return FALSE;
}

void
alea_board_set_marks (AleaBoard           *self,
                      const AleaSceneMark *marks,
                      guint                n_marks)
{
  gboolean had_plates;

  g_return_if_fail (self != NULL);

  had_plates = has_plates (self->marks);
  g_array_set_size (self->marks, 0);
  g_clear_pointer (&self->pictures.letters, gsk_render_node_unref);
  if (n_marks > 0)
    g_array_append_vals (self->marks, marks, n_marks);
  if (!had_plates && has_plates (self->marks))
    alea_board_start_rise (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_board_set_hints (AleaBoard           *self,
                      const AleaSceneMark *marks,
                      guint                n_marks,
                      const AleaDrawing   *drawings,
                      guint                n_drawings)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->hints, 0);
  g_array_set_size (self->drawings, 0);
  if (n_marks > 0)
    g_array_append_vals (self->hints, marks, n_marks);
  if (n_drawings > 0)
    g_array_append_vals (self->drawings, drawings, n_drawings);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_board_set_ghosts (AleaBoard            *self,
                       const AleaScenePiece *ghosts,
                       guint                 n_ghosts)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->ghosts, 0);
  if (n_ghosts > 0)
    g_array_append_vals (self->ghosts, ghosts, n_ghosts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_board_set_ways (AleaBoard          *self,
                     const AleaBoardWay *ways,
                     guint               n_ways)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->ways, 0);
  g_clear_pointer (&self->pictures.ways, gsk_render_node_unref);
  if (n_ways > 0)
    g_array_append_vals (self->ways, ways, n_ways);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
alea_board_show_nothing (AleaBoard *self)
{
  g_return_if_fail (self != NULL);

  alea_board_set_marks (self, NULL, 0);
  alea_board_set_hints (self, NULL, 0, NULL, 0);
  alea_board_set_ghosts (self, NULL, 0);
  alea_board_set_ways (self, NULL, 0);
  alea_board_set_waiting (self, 0);
  alea_board_set_lit_terraces (self, 0);
}
