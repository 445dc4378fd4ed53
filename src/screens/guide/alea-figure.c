/* alea-figure.c: a position with marks, as the guide shows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-figure.h"

#include "alea-board-shown.h"
#include "alea-diagram.h"
#include "alea-guide-pages.h"

/* The side of a picture, in pixels. */
#define SIZE 280

void
alea_figure_point_out (AleaBoard            *board,
                       const AleaFigureMark *marks,
                       guint                 n_marks)
{
  const AleaGeometry *geometry = alea_board_get_geometry (board);
  g_autoptr(GArray) hints = g_array_new (FALSE, FALSE, sizeof (AleaSceneMark));
  g_autoptr(GArray) drawings = g_array_new (FALSE, FALSE, sizeof (AleaDrawing));

  for (guint i = 0; i < n_marks; i++)
    if (marks[i].figure == ALEA_FIGURE_ARROW)
      {
        AleaDrawing arrow = { .type = ALEA_DRAWING_ARROW, .square = marks[i].square, .to = marks[i].to };

        g_array_append_val (drawings, arrow);
      }
    else
      {
        AleaSceneMark hint = {
          .mark = alea_guide_pages_get_mark (marks[i].figure),
          .file = alea_geometry_file (geometry, marks[i].square),
          .rank = alea_geometry_rank (geometry, marks[i].square),
        };

        g_array_append_val (hints, hint);
      }

  alea_board_set_hints (board, (const AleaSceneMark *) (void *) hints->data, hints->len,
                        (const AleaDrawing *) (void *) drawings->data, drawings->len);
}

GtkWidget *
alea_figure_new (const AleaSetup      *setup,
                 const AleaFigureMark *marks,
                 guint                 n_marks,
                 const char           *caption)
{
  GtkWidget *board = alea_board_new (setup->geometry);
  g_autoptr(AleaDiagram) diagram = alea_diagram_new_from_setup (setup);
  g_autofree char *pieces = alea_diagram_describe (diagram);
  g_autofree char *label = g_strdup_printf ("%s %s", caption, pieces);

  alea_board_set_interactive (ALEA_BOARD (board), FALSE);
  alea_board_set_setup (ALEA_BOARD (board), setup, ALEA_BOARD_AT_ONCE);
  alea_figure_point_out (ALEA_BOARD (board), marks, n_marks);
  gtk_widget_set_size_request (board, SIZE, SIZE);
  gtk_widget_add_css_class (board, "figure");
  gtk_accessible_update_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return board;
}
