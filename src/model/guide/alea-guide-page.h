/* alea-guide-page.h: a page of the guide: something to read, something to do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-state.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_PAGE_READ,      /* nothing to do */
  ALEA_PAGE_ACT,       /* roll, place, move: events of a game */
  ALEA_PAGE_SQUARES,   /* pick all squares that are asked for */
  ALEA_PAGE_CHOICE,    /* pick one answer */
} AleaPageKind;

/* What a figure shows on the board besides the pieces. */
typedef enum
{
  ALEA_FIGURE_LIT,
  ALEA_FIGURE_DOT,
  ALEA_FIGURE_RING,
  ALEA_FIGURE_CROSS,
  ALEA_FIGURE_CASTLE,
  ALEA_FIGURE_DIAMOND,
  ALEA_FIGURE_PORTAL,
  ALEA_FIGURE_ARROW,
  ALEA_N_FIGURES,
} AleaFigure;

typedef struct
{
  AleaFigure figure;
  AleaSquare square;
  AleaSquare to;       /* of ALEA_FIGURE_ARROW, else ALEA_NO_SQUARE */
} AleaFigureMark;

#define ALEA_TYPE_GUIDE_PAGE (alea_guide_page_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuidePage, alea_guide_page, ALEA, GUIDE_PAGE, GObject)

/* Pages do not change.  Sentences are in the language of the user. */
const char           *alea_guide_page_get_id       (AleaGuidePage *self);
AleaPageKind          alea_guide_page_get_kind     (AleaGuidePage *self);
const char           *alea_guide_page_get_title    (AleaGuidePage *self);

/* The letters of the pieces that it is about, to be drawn; "" for none. */
const char           *alea_guide_page_get_pieces   (AleaGuidePage *self);

/* Paragraphs with an empty line between them; (transfer full). */
char                 *alea_guide_page_dup_text     (AleaGuidePage *self);

/* What to do; "" on a page to read. */
const char           *alea_guide_page_get_task     (AleaGuidePage *self);

/* What to say when it is done; "" on a page to read. */
const char           *alea_guide_page_get_success  (AleaGuidePage *self);

/* The numbers of the rules that it teaches, "J22"; NULL ends them. */
const char *const    *alea_guide_page_get_rules    (AleaGuidePage *self);

/* Where the page begins: board, dice, and whose turn it is. */
const AleaState      *alea_guide_page_get_start    (AleaGuidePage *self);
gboolean              alea_guide_page_get_has_board (AleaGuidePage *self);
const AleaFigureMark *alea_guide_page_get_marks    (AleaGuidePage *self,
                                                    guint         *n_marks);

/* Of ALEA_PAGE_CHOICE. */
guint                 alea_guide_page_get_n_choices (AleaGuidePage *self);
const char           *alea_guide_page_get_choice   (AleaGuidePage *self,
                                                    guint          number);

/* The pieces that the choice consists of, to be drawn, by their English letters:
 * "RKRNNQBB"; NULL for one in words. */
const char           *alea_guide_page_get_choice_pieces (AleaGuidePage *self,
                                                         guint          number);

G_END_DECLS
