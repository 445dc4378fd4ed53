/* alea-diagram.h: a board as a picture: any shape, any pieces, drawn on and captioned
 *
 * A diagram obeys no rules.  It can be made from a position, from a line of
 * placement, from a file (see alea-diagram-file.h), or by hand.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-scene.h"

G_BEGIN_DECLS

#define ALEA_DIAGRAM_ERROR (alea_diagram_error_quark ())

typedef enum
{
  ALEA_DIAGRAM_ERROR_PLACEMENT,
  ALEA_DIAGRAM_ERROR_FILE,
} AleaDiagramError;

/* Characters of a title, caption and so on, and of the label of a file or
 * rank; drawings and marks on one board. */
#define ALEA_DIAGRAM_MAX_TEXT     1000
#define ALEA_DIAGRAM_MAX_LABEL    6
#define ALEA_DIAGRAM_MAX_DRAWINGS 1000

typedef struct
{
  AleaMark   mark;
  AleaSquare square;
} AleaDiagramMark;

/* The words of a diagram; each may be NULL. */
typedef enum
{
  ALEA_DIAGRAM_TITLE,         /* in the file's properties; not drawn */
  ALEA_DIAGRAM_DESCRIPTION,   /* for those who cannot see the picture; not drawn */
  ALEA_DIAGRAM_NUMBER,        /* before the caption */
  ALEA_DIAGRAM_CAPTION,
  ALEA_DIAGRAM_ROLLS,         /* that made the set-up, or that lie on the table */
  ALEA_DIAGRAM_RULES,         /* house rules */
  ALEA_DIAGRAM_N_TEXTS,
} AleaDiagramText;

typedef struct
{
  AleaGeometry     geometry;
  AleaPiece        pieces[ALEA_MAX_SQUARES];
  guint8           turns[ALEA_MAX_SQUARES];   /* quarter turns of each piece, clockwise:
                                               * turned pieces are fairy pieces */
  AleaTurnSign     turn_sign;
  gboolean         is_flipped;
  AleaCoordinates  coordinates;
  const AleaTheme *theme;                     /* static */
  AleaPieceSet    *piece_set;                    /* owned; NULL: those boards have */
  GArray          *marks;                     /* of AleaDiagramMark */
  GArray          *drawings;                  /* of AleaDrawing */
  char            *texts[ALEA_DIAGRAM_N_TEXTS];
  GStrv            file_labels;               /* one a file, or NULL: the geometry's */
  GStrv            rank_labels;

  /* What the geometry points to; change it with the functions below. */
  char             letters[ALEA_MAX_SIDE + 1];
  char             plan[ALEA_MAX_SQUARES + 1];
} AleaDiagram;

GQuark       alea_diagram_error_quark    (void);

/* An empty board on paper; @files and @ranks are 1 .. ALEA_MAX_SIDE. */
AleaDiagram *alea_diagram_new            (int                 files,
                                          int                 ranks) G_GNUC_WARN_UNUSED_RESULT;

/* The board, the pieces, the side to move and the roll on the table. */
AleaDiagram *alea_diagram_new_from_setup (const AleaSetup    *setup) G_GNUC_WARN_UNUSED_RESULT;

AleaDiagram *alea_diagram_copy           (const AleaDiagram  *self) G_GNUC_WARN_UNUSED_RESULT;
void         alea_diagram_free           (AleaDiagram        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaDiagram, alea_diagram_free)

/* --- the board -------------------------------------------------------------- */

/* Names the squares: @letters is one small letter a file, each another. */
void         alea_diagram_set_names      (AleaDiagram        *self,
                                          const char         *letters,
                                          int                 first_rank);

/* What is at a place: '*' a hole, '.' a square, '1' to '9' a square of a
 * terrace.  A hole loses its piece. */
void         alea_diagram_set_plan       (AleaDiagram        *self,
                                          AleaSquare          square,
                                          char                what);

/* --- words ----------------------------------------------------------------- */

/* Takes what can be shown of @text; NULL or nothing of it removes the text. */
void         alea_diagram_set_text       (AleaDiagram        *self,
                                          AleaDiagramText     which,
                                          const char         *text);

/* The board in words, "White: king e1, …", where it has no description.
 * (transfer full) */
char        *alea_diagram_describe       (const AleaDiagram  *self);

G_END_DECLS
