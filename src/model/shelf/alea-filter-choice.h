/* alea-filter-choice.h: one thing that games can be filtered by
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-filter.h"
#include "alea-shelf-statistics.h"

G_BEGIN_DECLS

/* Choices of one section exclude each other, but for the first, whose choices
 * are other ways to say which games at all. */
typedef enum
{
  ALEA_FILTER_SECTION_WHICH,
  ALEA_FILTER_SECTION_RULES,
  ALEA_FILTER_SECTION_PLAYERS,
  ALEA_FILTER_SECTION_RESULT,
  ALEA_FILTER_SECTION_TIME,
} AleaFilterSection;

typedef enum
{
  ALEA_FILTER_ALL,
  ALEA_FILTER_WAITING,
  ALEA_FILTER_FAVORITES,
  ALEA_FILTER_RULES,       /* names[0]: id */
  ALEA_FILTER_PAIR,        /* both names */
  ALEA_FILTER_PLAYER,      /* names[0] */
  ALEA_FILTER_WINNER,      /* names[0] */
  ALEA_FILTER_RESULT,      /* number: AleaShelfResultFilter */
  ALEA_FILTER_DAYS,        /* number: of days until today */
} AleaFilterKind;

/* How many games there are is not known. */
#define ALEA_FILTER_NO_COUNT (-1)

typedef struct
{
  AleaFilterKind  kind;
  char           *names[2];
  int             number;
  int             n_games;   /* ALEA_FILTER_NO_COUNT */
} AleaFilterChoice;

void              alea_filter_choice_free        (AleaFilterChoice          *self);

/* All that there is to choose in a shelf that was counted; of AleaFilterChoice,
 * by sections.  (transfer full) */
GPtrArray        *alea_filter_choice_list        (const AleaShelfStatistics *statistics) G_GNUC_WARN_UNUSED_RESULT;

gboolean          alea_filter_choice_equal       (const AleaFilterChoice    *self,
                                                  const AleaFilterChoice    *other);

AleaFilterSection alea_filter_choice_get_section (const AleaFilterChoice    *self);

/* "Ann won"; (transfer full). */
char             *alea_filter_choice_get_label   (const AleaFilterChoice    *self) G_GNUC_WARN_UNUSED_RESULT;

/* Whether @filter has been narrowed by it; "all" where it is not narrowed at
 * all, search and order aside. */
gboolean          alea_filter_choice_is_on       (const AleaFilterChoice    *self,
                                                  const AleaShelfFilter     *filter);

/* Narrows @filter by it, or no more. */
void              alea_filter_choice_toggle      (const AleaFilterChoice    *self,
                                                  AleaShelfFilter           *filter);

G_END_DECLS
