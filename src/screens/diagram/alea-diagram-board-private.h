/* alea-diagram-board-private.h: what the files of the board of diagrams share
 *
 * alea-diagram-board.c        squares, size, painting
 * alea-diagram-board-input.c  pointer and keys
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram-board.h"

G_BEGIN_DECLS

struct _AleaDiagramBoard
{
  GtkWidget      parent_instance;

  AleaDiagram   *diagram;
  AleaLayout     layout;        /* of the diagram */
  double         board_height;  /* what the words leave for the board */
  GskRenderNode *picture;       /* of the diagram; NULL: to be painted */
  GPtrArray     *squares;       /* of AleaBoardSquare, by AleaSquare; not owned */

  /* Over the picture. */
  AleaSquare     selected;
  AleaSquare     hovered;
  gboolean       has_preview;
  AleaDrawing    preview;

  /* Input. */
  GtkGesture    *drag;
  AleaSquare     cursor;
  AleaSquare     pressed;
  AleaSquare     entered;       /* the last square that the drag came to */
  double         press_x, press_y;
  double         x, y;          /* where the drag is */
  AleaPiece      carried;       /* ALEA_NO_PIECE: none */
  guint          carried_turns;
  gboolean       is_carrying;   /* far enough from where it was pressed */
};

/* alea-diagram-board-input.c */
void     alea_diagram_board_input_class  (GtkWidgetClass   *widget_class);
void     alea_diagram_board_input_init   (AleaDiagramBoard *self);
void     alea_diagram_board_input_square (AleaDiagramBoard *self,
                                          GtkWidget        *square);
gboolean alea_diagram_board_focus        (GtkWidget        *widget,
                                          GtkDirectionType  direction);

G_END_DECLS
