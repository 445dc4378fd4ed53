/* alea-guide-private.h: the inside of the guide, for what looks things up in it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide.h"
#include "alea-guide-index.h"

G_BEGIN_DECLS

struct _AleaGuide
{
  GObject         parent_instance;

  GPtrArray      *chapters;     /* of AleaGuideChapter */
  GPtrArray      *references;   /* of AleaGuideReference */
  GPtrArray      *tour;         /* of AleaGuidePage */
  AleaGuideIndex *index;        /* of all that, once somebody has looked for something */
  gboolean        is_indexed;
};

G_END_DECLS
