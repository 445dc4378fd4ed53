/* alea-guide-page-private.h: the inside of a page, for its reader and its lesson
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-page.h"
#include "alea-guide-reader.h"
#include "alea-guide-script.h"
#include "alea-square-set.h"

G_BEGIN_DECLS

typedef struct
{
  GArray      *path;      /* of AleaGuideStep: what came before */
  AleaAttempt  attempt;
  char        *because;   /* msgid, or NULL: what the rules say */
} AleaGuideMistake;

typedef struct
{
  char     *text;         /* msgid; NULL where pieces say it */
  char     *pieces;       /* their letters, "RKRNNQBB", or NULL */
  char     *shown;        /* the same as people read them, once somebody has asked */
  char     *because;      /* msgid; NULL of a right one */
} AleaGuideChoice;

/* How the squares that are asked for are told from the others. */
typedef enum
{
  ALEA_WHICH_LISTED,      /* by the page alone */
  ALEA_WHICH_MOVERS,      /* the pieces that may move */
  ALEA_WHICH_TARGETS,     /* where one piece may go */
  ALEA_WHICH_PIECES,      /* where pieces of one sort stand */
} AleaWhich;

typedef struct
{
  AleaSquare  square;
  char       *because;    /* msgid, or NULL: what the rules say */
} AleaGuideWrongSquare;

struct _AleaGuidePage
{
  GObject        parent_instance;

  char          *id;
  AleaPageKind   kind;
  char          *title;        /* msgid */
  char          *pieces;       /* that it is about: their letters; or NULL */
  GPtrArray     *texts;        /* of msgid, owned */
  GStrv          rules;
  GArray        *marks;        /* of AleaFigureMark */

  /* Where it begins: a setup or the first question of the game, then the
   * events of play. */
  gboolean       has_board;    /* otherwise there is nothing to see */
  AleaOptions    options;
  AleaSetup     *setup;        /* owned, or NULL */
  GArray        *play;         /* of AleaEvent */
  AleaState      start;        /* after them */

  char          *task;         /* msgids, each may be NULL */
  char          *otherwise;
  char          *success;

  GPtrArray     *accepted;     /* of GArray of AleaGuideStep, owned */
  GArray        *solution;     /* of AleaGuideStep: one of the accepted, or what
                                * a page with a choice shows when it is done */
  GArray        *mistakes;     /* of AleaGuideMistake */
  guint          n_judged;     /* positions that the engine looks at to judge the last
                                * decision of a script that ends with anything; 0: it
                                * is not asked */

  AleaWhich      which;
  AleaSquare     which_square; /* of ALEA_WHICH_TARGETS: where that piece stands */
  AleaPiece      which_piece;  /* of ALEA_WHICH_PIECES */
  AleaSquareSet  squares;
  GArray        *wrong_squares;   /* of AleaGuideWrongSquare */

  GArray        *choices;      /* of AleaGuideChoice */

  GStrv          proof;        /* words of the state that the solution leads to */
};

/* Reads a page, whose entry "page" comes next. */
AleaGuidePage *alea_guide_page_read       (AleaGuideReader       *reader,
                                           const AleaRules       *rules,
                                           GError               **error) G_GNUC_WARN_UNUSED_RESULT;

/* The game that a whole file is about; NULL and ALEA_GUIDE_ERROR_GAME where
 * we do not play it. */
const AleaRules *alea_guide_game_read     (const AleaGuideEntry  *entry,
                                           GError               **error);

/* Reads the marks of a figure and appends them to @marks. */
gboolean       alea_guide_marks_read      (const AleaGuideEntry  *entry,
                                           const AleaGeometry    *geometry,
                                           GArray                *marks,
                                           GError               **error);

/* Reads a FEN, faults of a position excepted. */
gboolean       alea_guide_fen_read        (const AleaGuideEntry  *entry,
                                           const AleaRules       *rules,
                                           AleaSetup             *setup,
                                           GError               **error);

/* Words that blanks part, all of them rules: "J7 J8". */
gboolean       alea_guide_rules_read      (const AleaGuideEntry  *entry,
                                           GStrv                 *rules,
                                           GError               **error);

G_END_DECLS
