/* alea-page.h: pages of diagrams, score sheets and tables
 *
 * Lays out what is to be printed and draws any page of it on any cairo_t whose
 * unit is a point: a PDF, a printer, a preview.
 *
 *   pages = alea_pages_new (&paper, "Club evening");
 *   alea_pages_add_diagrams (pages, NULL, diagrams, 6);
 *   for (i = 0; i < alea_pages_get_n (pages); i++)
 *     alea_pages_draw (pages, i, cr);
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"
#include "alea-paper.h"
#include "alea-rules.h"

G_BEGIN_DECLS

/* How the diagrams of pages are drawn; all zero: each as it is. */
typedef struct
{
  const AleaTheme *theme;          /* NULL: colours and coordinates are those of the diagram */
  AleaCoordinates  coordinates;
  gboolean         is_flipped;     /* seen from the other side */
  gboolean         hides_turn;     /* not said who moves */
  gboolean         hides_marks;
  gboolean         hides_text[ALEA_DIAGRAM_N_TEXTS];
} AleaPageLook;

/* Pages to be printed; they belong together and are numbered through. */
typedef struct _AleaPages AleaPages;

AleaPages  *alea_pages_new           (const AleaPaper   *paper,
                                      const char        *title) G_GNUC_WARN_UNUSED_RESULT;
void        alea_pages_free          (AleaPages         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPages, alea_pages_free)

const char *alea_pages_get_title     (const AleaPages   *self);
const AleaPaper *alea_pages_get_paper (const AleaPages  *self);
guint       alea_pages_get_n         (const AleaPages   *self);

/* A line at the foot of each page; NULL for none. */
void        alea_pages_set_footer    (AleaPages         *self,
                                      const char        *footer);

/* Of the diagrams on pages that are added from now on. */
void        alea_pages_set_look      (AleaPages         *self,
                                      const AleaPageLook *look);

/* @page from 0.  The origin is the upper left corner of the paper. */
void        alea_pages_draw          (AleaPages         *self,
                                      guint              page,
                                      cairo_t           *cr);

/* --- what may stand on them --------------------------------------------------- */

/* True for 1 to 12. */
gboolean    alea_pages_can_hold      (int                per_page);

/* @heading stands above each page, NULL for the title; where it is empty, there
 * is neither heading nor footer.  @diagrams are of AleaDiagram. */
void        alea_pages_add_diagrams  (AleaPages         *self,
                                      const char        *heading,
                                      GPtrArray         *diagrams,
                                      int                per_page);

/* Score sheets for @rules with @n_pages pages of moves.  @options, which may
 * be NULL, are ticked. */
void        alea_pages_add_score     (AleaPages         *self,
                                      const AleaRules   *rules,
                                      const AleaOptions *options,
                                      int                n_pages);

/* A table: @n_columns titles and relative widths, @rows of GStrv with a cell
 * each.  A note stands above it; with @is_cut_off also a line to cut along; with
 * @is_below it follows the table before it, where that leaves room. */
typedef struct
{
  const char        *heading;
  const char        *note;        /* NULL: none */
  gboolean           is_cut_off;
  guint              n_columns;
  const char *const *titles;
  const double      *widths;
  gboolean           is_below;
} AleaTableShape;

void        alea_pages_add_table     (AleaPages            *self,
                                      const AleaTableShape *shape,
                                      GPtrArray            *rows);

/* Rolls agreed on beforehand, to be crossed out as they are used: @n_rolls
 * for each of @n_players, those of one player after the other. */
void        alea_pages_add_dice      (AleaPages         *self,
                                      const char        *heading,
                                      const char        *note,
                                      const char *const *players,
                                      guint              n_players,
                                      const AleaRoll    *rolls,
                                      guint              n_rolls);

G_END_DECLS
