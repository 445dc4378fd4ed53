/* alea-diagram-words.h: the words of diagram files, for reader and writer
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* The highest version of the format that is read, and the one written. */
#define ALEA_DIAGRAM_VERSION 1

/* By AleaMark, AleaDrawingType, AleaDiagramText, AleaCoordinates; each ended
 * by NULL. */
extern const char *const alea_diagram_mark_words[];
extern const char *const alea_diagram_drawing_words[];
extern const char *const alea_diagram_text_words[];
extern const char *const alea_diagram_coordinate_words[];

/* The index of @word of @length bytes, -1 when it is not there. */
int      alea_diagram_find_word    (const char *const *words,
                                    const char        *word,
                                    gsize              length);

/* "red", "#ffcc00".  (transfer full) */
char    *alea_diagram_write_colour (AleaColourValue    colour);
gboolean alea_diagram_parse_colour (const char        *word,
                                    gsize              length,
                                    AleaColourValue   *colour);

G_END_DECLS
