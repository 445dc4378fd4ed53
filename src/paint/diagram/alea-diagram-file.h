/* alea-diagram-file.h: diagrams as files, for people to read and edit
 *
 *   alea-diagram: 1
 *   board: 4x4
 *   placement: 1k*1/4/2Qv1/K3
 *   caption: White wins
 *   arrow: c2 b4 red
 *
 * A line is a key, a colon and a value; empty lines and lines that begin with
 * '#' are passed over.  The first two lines are always there.  What names
 * squares comes after "letters" and "first-rank".  In words, "\n" is a line
 * break and "\\" a backslash.
 *
 *   board          files x ranks, 1x1 to 26x26
 *   letters        abcdefgh: a small letter a file, to name squares with
 *   first-rank     1: the number of the lowest rank
 *   placement      see alea_diagram_read_placement()
 *   terrace        1 c0 d0: a number and its squares
 *   file-labels    words to stand at the files instead, one a file
 *   rank-labels    likewise, the lowest rank first
 *   side-to-move   white, black
 *   orientation    white, black: who sits below
 *   coordinates    outside, inside, none
 *   theme          walnut, slate, paper, sea
 *   title, description, number, caption, rolls, rules
 *   mark           a sign and a square: step e4
 *   tint, circle   a square and perhaps a colour: e4 red, e4 #ffcc00
 *   arrow          two squares and perhaps a colour
 *   label          a square, a colour or "-", and the text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* What such files are called, and their largest size in bytes. */
#define ALEA_DIAGRAM_SUFFIX   ".aleadiagram"
#define ALEA_DIAGRAM_MAX_SIZE (256 * 1024)

/* Reads the @length bytes of @text.  On failure *@line and *@column, from 1,
 * say where it stands. */
AleaDiagram *alea_diagram_read  (const char         *text,
                                 gsize               length,
                                 guint              *line,
                                 guint              *column,
                                 GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file; messages begin with PATH: or PATH:LINE:COLUMN:. */
AleaDiagram *alea_diagram_load  (const char         *path,
                                 GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* What alea_diagram_read() reads back.  (transfer full) */
char        *alea_diagram_write (const AleaDiagram  *self);

/* --- one line of it ------------------------------------------------------- */

/* Reads a placement as in a FEN, up to a blank or the end: the top rank first,
 * numbers for empty squares, '*' for holes, and behind a letter '>' 'v' '<' for
 * a piece that lies to the right, on his head, to the left.  *@end, which may be
 * NULL, is set behind it, or, on failure, to what is wrong; some pieces have then
 * been placed. */
gboolean     alea_diagram_read_placement (AleaDiagram        *self,
                                          const char         *text,
                                          const char        **end,
                                          GError            **error);

/* (transfer full) */
char        *alea_diagram_write_placement (const AleaDiagram *self);

G_END_DECLS
