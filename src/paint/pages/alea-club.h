/* alea-club.h: sheets of starts for a club evening
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page.h"
#include "alea-shown-letters.h"
#include "alea-state.h"

G_BEGIN_DECLS

/* A start as it goes onto a sheet. */
typedef struct
{
  AleaState        state;   /* when the set-up is over */
  char            *rolls;   /* that made it, or NULL */
  AleaShowLetters  show;    /* NULL: English */
} AleaClubStart;

/* One of a list, with rolls of its own. */
AleaClubStart *alea_club_start_new  (const AleaState *state,
                                     const char      *rolls,
                                     AleaShowLetters  show) G_GNUC_WARN_UNUSED_RESULT;
void           alea_club_start_free (AleaClubStart   *self);

/* The start in the words of those who set it up: its number, or the pieces in the
 * order in which they came; "" where there is nothing to say.
 * (transfer full) */
char        *alea_club_write_start  (const AleaClubStart *start);

/* The diagram of a start: its number @n on the sheet, 0 for none, what distinguishes it, its
 * rolls and house rules.  (transfer full) */
AleaDiagram *alea_club_make_diagram (const AleaClubStart *start,
                                     guint                n);

/* Adds the numbered diagrams of @starts, of AleaClubStart, @per_page a page, and
 * then pages of answers to be cut off, for the arbiter. */
void         alea_pages_add_club    (AleaPages           *self,
                                     const AleaRules     *rules,
                                     GPtrArray           *starts,
                                     int                  per_page);

/* Says at the foot of each page how the sheet, and any start of it alone, can be
 * made again; @first is the seed of the first start, NULL for sheets without
 * starts, and @options its house rules, "setup=free-play double=reroll", or "". */
void         alea_pages_set_seed    (AleaPages           *self,
                                     const AleaRules     *rules,
                                     const char          *options,
                                     const char          *seed,
                                     const char          *first);

/* Adds all 960 starts of Chess960 in order; @rules must be its rules. */
void         alea_pages_add_all_starts (AleaPages        *self,
                                        const AleaRules  *rules,
                                        int               per_page);

/* How many columns of agreed dice a game has: one for each player who rolls
 * in play, one for dice before play, 0 for none; *@dice is what each roll
 * consists of. */
guint        alea_club_count_players (const AleaRules     *rules,
                                      AleaRoll            *dice);

/* Adds agreed dice: @n_rolls for each column, one column after the other; @board is the
 * number of the board that they are for, 0 for any. */
void         alea_pages_add_agreed_dice (AleaPages       *self,
                                         const AleaRules *rules,
                                         guint            board,
                                         const AleaRoll  *rolls,
                                         guint            n_rolls);

/* Adds a table for the results of @n_boards, with the starts of AleaClubStart where
 * there are any; @starts may be NULL. */
void         alea_pages_add_results     (AleaPages       *self,
                                         const AleaRules *rules,
                                         GPtrArray       *starts,
                                         guint            n_boards);

G_END_DECLS
