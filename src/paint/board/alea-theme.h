/* alea-theme.h: the colours of boards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Red, green, blue, opacity, each 0 .. 1, not premultiplied. */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} AleaColourValue;

typedef struct
{
  const char     *id;
  const char     *title;             /* msgid */
  AleaColourValue light;             /* squares */
  AleaColourValue dark;
  AleaColourValue terrace_light;
  AleaColourValue terrace_dark;
  AleaColourValue frame;             /* around the squares */
  AleaColourValue frame_edge;        /* the hairline that gives it depth */
  AleaColourValue label;             /* coordinates on the frame */
  AleaColourValue label_on_light;    /* and in the squares: 4.5:1 */
  AleaColourValue label_on_dark;
  AleaColourValue grain;             /* lines across dark squares; opacity 0: none */
  AleaColourValue front;             /* of a block: the face that looks at us */
  AleaColourValue mark;              /* where a piece may go: 3:1 on every square */
  AleaColourValue mark_edge;         /* its outline */
  AleaColourValue last_move;         /* the line around it: 3:1 on every square */
  AleaColourValue last_move_fill;    /* lies over the square */
  AleaColourValue alarm;             /* check: 3:1 on every square */

  /* On paper. */
  AleaColourValue hatch;             /* lines across the dark squares; opacity 0: none */
  gboolean        has_ink_pieces;    /* black outlines on white, white on black */
} AleaTheme;

/* How well they are told from each other, 1 to 21, as WCAG 2 counts it; their
 * opacity is left out. */
double alea_colour_get_contrast (AleaColourValue one,
                                 AleaColourValue other);

/* Ended by one without id; the first is the default. */
extern const AleaTheme alea_themes[];

/* The theme of that id, the default when there is none. */
const AleaTheme *alea_theme_find (const char *id);

/* The same in a room without light: dimmed where it would glare.  @self for
 * those that do not. */
const AleaTheme *alea_theme_at_night (const AleaTheme *self);

/* The theme as it is printed: "paper" with hatched squares and pieces in plain
 * black and white, which copy well; others as they are. */
const AleaTheme *alea_theme_for_print (const AleaTheme *self);

G_END_DECLS
