/* alea-page-text.h: words and lines on pages
 *
 * Lengths are in units of the drawing, points on paper.  Text stays text in
 * files that know text; the signs of alea-figurines.h are drawn as pictures.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* A rectangle of a page. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} AleaBox;

typedef enum
{
  ALEA_FACE_PLAIN,
  ALEA_FACE_BOLD,
  ALEA_FACE_ITALIC,
  ALEA_FACE_HEADING,
  ALEA_N_FACES,
} AleaFace;

typedef struct
{
  AleaFace       face;
  double         size;
  PangoAlignment align;
  gboolean       is_head;       /* stands where lines of the page begin, whatever its language */
  gboolean       is_notation;   /* goes from the left on any page */
  gboolean       is_one_line;   /* a head, and cut with an ellipsis instead of broken; */
  double         least;         /* before that, its letters get as small as this; 0: they do not */
  PangoAttrList *attributes;    /* of parts of the text, or NULL; not owned */
} AleaTextStyle;

/* A page in a language that is written from the right is drawn like any other on a mirrored @cr; words
 * stand on it as they are read.
 *
 * From now on what lies between @x and @x + @width is seen as it is drawn: a board. */
void     alea_page_turn_back      (cairo_t             *cr,
                                   double               x,
                                   double               width);

/* A surface without size to measure on; texts come out the same anywhere. */
cairo_t *alea_page_text_new_ruler (void) G_GNUC_WARN_UNUSED_RESULT;

/* Of plain words of this size, in points. */
PangoContext *alea_page_text_new_context (cairo_t *cr,
                                          double   size) G_GNUC_WARN_UNUSED_RESULT;

/* @text with places to break it in words that are too long to be any: Pango shapes the rest of
 * such a word once more for each line.  (transfer full) */
char    *alea_page_text_part_words (const char         *text) G_GNUC_WARN_UNUSED_RESULT;

/* The height of @text when it is broken at @width. */
double   alea_page_text_measure   (cairo_t             *cr,
                                   const char          *text,
                                   const AleaTextStyle *style,
                                   double               width);

double   alea_page_text_get_width (cairo_t             *cr,
                                   const char          *text,
                                   const AleaTextStyle *style);

/* Whether @text is of a language that is read from right to left. */
gboolean alea_page_text_is_from_right (cairo_t         *cr,
                                       const char      *text);

/* How many bytes of @text stand on the whole lines that fit into @height.  Where
 * @keeps_lines, no single line is parted from the rest of its paragraph. */
gsize    alea_page_text_fit       (cairo_t             *cr,
                                   const char          *text,
                                   const AleaTextStyle *style,
                                   double               width,
                                   double               height,
                                   gboolean             keeps_lines);

/* Draws from the upper left corner; returns the height. */
double   alea_page_text_draw      (cairo_t             *cr,
                                   const char          *text,
                                   const AleaTextStyle *style,
                                   double               x,
                                   double               y,
                                   double               width);

/* Draws one line, upright in the middle of @box. */
void     alea_page_text_draw_in   (cairo_t             *cr,
                                   const char          *text,
                                   const AleaTextStyle *style,
                                   const AleaBox       *box);

/* A black line, @weight wide. */
void     alea_page_line           (cairo_t             *cr,
                                   double               x1,
                                   double               y1,
                                   double               x2,
                                   double               y2,
                                   double               weight);
void     alea_page_frame          (cairo_t             *cr,
                                   const AleaBox       *box,
                                   double               weight);

G_END_DECLS
