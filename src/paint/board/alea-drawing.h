/* alea-drawing.h: what people draw on boards: arrows, circles, colours, text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "alea-layout.h"
#include "alea-theme.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_DRAWING_TINT,     /* a coloured square, under the pieces */
  ALEA_DRAWING_CIRCLE,
  ALEA_DRAWING_ARROW,
  ALEA_DRAWING_LABEL,    /* large on an empty square, in the corner beside a piece */
  ALEA_N_DRAWINGS,
} AleaDrawingType;

/* Characters of a label, and room for them. */
#define ALEA_DRAWING_MAX_TEXT  12
#define ALEA_DRAWING_TEXT_SIZE (4 * ALEA_DRAWING_MAX_TEXT + 1)

/* A plain value. */
typedef struct
{
  AleaDrawingType type;
  AleaSquare      square;
  AleaSquare      to;       /* of an arrow: where it points */
  AleaColourValue colour;   /* opacity 0: the theme's own */
  char            text[ALEA_DRAWING_TEXT_SIZE];   /* of a label, UTF-8 */
} AleaDrawing;

/* The colours that are offered, ended by one without id.  Each can be told
 * from the others when it is printed grey or seen by the colour-blind. */
typedef struct
{
  const char     *id;       /* in files; never translated */
  const char     *title;    /* msgid */
  AleaColourValue colour;
} AleaInk;

extern const AleaInk alea_inks[];

gboolean alea_drawing_is_above (const AleaDrawing *self);

/* @is_occupied: a piece stands on its square; @is_end_occupied: where an arrow ends.
 * Arrows lie below the pieces and leave theirs room; one begins at @file, which is
 * that of its square but for a Guardener that stands across two. */
void     alea_drawing_paint    (const AleaDrawing *self,
                                cairo_t           *cr,
                                const AleaLayout  *layout,
                                const AleaTheme   *theme,
                                double             file,
                                gboolean           is_occupied,
                                gboolean           is_end_occupied);

G_END_DECLS
