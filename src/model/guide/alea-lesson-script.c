/* alea-lesson-script.c: where a learner stands in the answers of a page
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-lesson-private.h"

#include "alea-guide-check.h"

static gboolean
begins_with (const GArray *script,
             const GArray *done)
{
  return alea_guide_is_beginning (script, (const AleaEvent *) (void *) done->data, done->len);
}

/* The first right answer that begins with what was done; NULL for none. */
static const GArray *
find_script (const AleaGuidePage *page,
             const GArray        *done)
{
  for (guint i = 0; i < page->accepted->len; i++)
    {
      const GArray *script = g_ptr_array_index (page->accepted, i);

      if (begins_with (script, done))
        return script;
    }

  return NULL;
}

gboolean
alea_lesson_script_is_done (const AleaGuidePage *page,
                            const GArray        *done)
{
  for (guint i = 0; i < page->accepted->len; i++)
    {
      const GArray *script = g_ptr_array_index (page->accepted, i);

      if (script->len == done->len && begins_with (script, done))
        return TRUE;
    }

  return FALSE;
}

const AleaGuideStep *
alea_lesson_script_get_next (const AleaGuidePage *page,
                             const GArray        *done)
{
  const GArray *script = find_script (page, done);

  return script != NULL && done->len < script->len ? &g_array_index (script, AleaGuideStep, done->len) : NULL;
}

gboolean
alea_lesson_script_expects (const AleaGuidePage *page,
                            GArray              *done,
                            const AleaEvent     *event)
{
  gboolean found;

  g_array_append_vals (done, event, 1);
  found = find_script (page, done) != NULL;
  g_array_set_size (done, done->len - 1);

  return found;
}

static gboolean
is_same_attempt (const AleaAttempt *a,
                 const AleaAttempt *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == ALEA_ATTEMPT_EVENT)
    return alea_event_equal (&a->event, &b->event);
  if (a->type == ALEA_ATTEMPT_PLACE)
    return a->piece_type == b->piece_type;

  return a->from == b->from && a->to == b->to;
}

static const AleaGuideMistake *
find_same_mistake (const AleaGuidePage *page,
                   const GArray        *done,
                   const AleaAttempt   *attempt)
{
  for (guint i = 0; i < page->mistakes->len; i++)
    {
      const AleaGuideMistake *mistake = &g_array_index (page->mistakes, AleaGuideMistake, i);

      if (mistake->path->len == done->len && begins_with (mistake->path, done)
          && is_same_attempt (&mistake->attempt, attempt))
        return mistake;
    }

  return NULL;
}

const char *
alea_lesson_script_find_reason (const AleaGuidePage *page,
                                const GArray        *done,
                                const AleaAttempt   *attempt)
{
  const AleaGuideMistake *mistake = find_same_mistake (page, done, attempt);

  if (mistake == NULL && attempt->type == ALEA_ATTEMPT_MOVE)
    {
      AleaAttempt anywhere = *attempt;

      anywhere.to = ALEA_NO_SQUARE;
      mistake = find_same_mistake (page, done, &anywhere);
    }

  return mistake != NULL ? mistake->because : NULL;
}
