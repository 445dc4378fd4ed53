/* alea-diagram-line.h: the words of a line of a diagram file
 *
 * Private to diagram/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-theme.h"

G_BEGIN_DECLS

typedef struct
{
  char        *text;     /* terminated */
  const char  *p;        /* what is read next, or what is wrong */
  guint        number;   /* from 1 */
  GError     **error;    /* of ALEA_DIAGRAM_ERROR */
} AleaLine;

/* What is wrong where the line is read, or @at a place of it.  FALSE. */
gboolean alea_line_fail        (AleaLine          *self,
                                const char        *message);
gboolean alea_line_fail_at     (AleaLine          *self,
                                const char        *at,
                                const char        *message);

void     alea_line_skip_blanks (AleaLine          *self);

/* The next word and its length, 0 at the end of the line. */
gsize    alea_line_read_word   (AleaLine          *self,
                                const char       **word);

/* The following fail where what is read is not what is wanted. */
gboolean alea_line_read_end    (AleaLine          *self);

/* A word that is one of @words. */
gboolean alea_line_read_choice (AleaLine          *self,
                                const char *const *words,
                                int               *choice);
gboolean alea_line_read_number (AleaLine          *self,
                                int                min,
                                int                max,
                                int               *number);

/* A colour, or nothing, or "-" for nothing. */
gboolean alea_line_read_colour (AleaLine          *self,
                                AleaColourValue   *colour);

/* The rest of the line with its escapes undone, of @max letters at most; NULL
 * after an error.  (transfer full) */
char    *alea_line_read_text   (AleaLine          *self,
                                glong              max);

G_END_DECLS
