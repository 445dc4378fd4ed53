/* alea-guide-place.c: a place in the guide, to which the way back may lead
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-guide-place.h"

const char *
alea_guide_place_get_id (AleaGuidePlaceKind kind)
{
  static const char *const ids[] = { "contents", "results", "lesson", "reference", "practice" };

  return ids[kind];
}

AleaGuidePlace *
alea_guide_place_new (AleaGuidePlaceKind  kind,
                      const char         *title)
{
  AleaGuidePlace *self = g_new0 (AleaGuidePlace, 1);

  self->kind = kind;
  self->title = g_strdup (title);
  return self;
}

void
alea_guide_place_free (AleaGuidePlace *self)
{
  g_free (self->title);
  g_free (self->words);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_clear_object (&self->reference);
  g_clear_object (&self->paragraph);
  g_free (self);
}

void
alea_guide_place_set_words (AleaGuidePlace *self,
                            const char     *words)
{
  g_free (self->words);
  self->words = g_strdup (words);
}
