/* alea-guide-place.h: a place in the guide, to which the way back may lead
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_PLACE_CONTENTS,
  ALEA_PLACE_RESULTS,
  ALEA_PLACE_LESSON,
  ALEA_PLACE_REFERENCE,
  ALEA_PLACE_PRACTICE,
} AleaGuidePlaceKind;

typedef struct
{
  AleaGuidePlaceKind  kind;
  char               *title;
  char               *words;       /* that were looked for; NULL but for results */
  GPtrArray          *pages;       /* of a page */
  guint               number;      /* likewise */
  AleaGuideReference *reference;   /* of a rule */
  AleaGuideParagraph *paragraph;   /* likewise, or NULL */
} AleaGuidePlace;

/* What the child of a stack is called that shows such places. */
const char     *alea_guide_place_get_id    (AleaGuidePlaceKind  kind);

AleaGuidePlace *alea_guide_place_new       (AleaGuidePlaceKind  kind,
                                            const char         *title) G_GNUC_WARN_UNUSED_RESULT;
void            alea_guide_place_free      (AleaGuidePlace     *self);

void            alea_guide_place_set_words (AleaGuidePlace     *self,
                                            const char         *words);

G_END_DECLS
