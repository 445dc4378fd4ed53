/* alea-guide-check.c: whether a page of the guide can be done
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-check.h"

#include "alea-commentary.h"

#include <string.h>

/* --- squares -------------------------------------------------------------- */

gboolean
alea_guide_which_read (const AleaGuideEntry  *entry,
                       AleaGuidePage         *page,
                       GError               **error)
{
  const char *value = entry->value, *end;

  if (strcmp (value, "movers") == 0)
    page->which = ALEA_WHICH_MOVERS;
  else if (g_str_has_prefix (value, "from "))
    {
      page->which = ALEA_WHICH_TARGETS;
      page->which_square = alea_geometry_parse (page->start.rules->geometry, value + 5, &end);
      if (page->which_square == ALEA_NO_SQUARE || *end != '\0')
        return alea_guide_reader_fail_at (entry, 5, error, "“%s” is no square", value + 5);
    }
  else if (g_str_has_prefix (value, "pieces ") && strlen (value) == strlen ("pieces R"))
    {
      page->which = ALEA_WHICH_PIECES;
      page->which_piece = alea_piece_from_letter (value[7]);
      if (page->which_piece == ALEA_NO_PIECE)
        return alea_guide_reader_fail_at (entry, 7, error, "“%s” is no piece", value + 7);
    }
  else
    return alea_guide_reader_fail_at (entry, 0, error, "“%s” says no squares", value);

  return TRUE;
}

static AleaSquareSet
find_pieces (AleaGuidePage *page)
{
  const AleaGeometry *geometry = page->start.rules->geometry;
  AleaSquareSet squares = 0;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i)
        && alea_state_get_piece (&page->start, (AleaSquare) i) == page->which_piece)
      squares |= (AleaSquareSet) 1 << i;

  return squares;
}

static AleaSquareSet
find_moves (AleaGuidePage *page)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  size_t n = alea_state_list_decisions (&page->start, decisions);
  AleaSquareSet squares = 0;

  for (size_t i = 0; i < n; i++)
    {
      AleaMove move = decisions[i].move;

      if (decisions[i].act != ALEA_ACT_MOVE)
        continue;
      if (page->which == ALEA_WHICH_MOVERS)
        squares |= (AleaSquareSet) 1 << alea_move_from (move);
      else if (alea_move_from (move) == page->which_square)
        squares |= (AleaSquareSet) 1 << alea_move_to (move);
    }

  return squares;
}

/* The squares that the rules name for that. */
static AleaSquareSet
which_squares (AleaGuidePage *page)
{
  switch (page->which)
    {
    case ALEA_WHICH_PIECES:
      return find_pieces (page);
    case ALEA_WHICH_MOVERS:
    case ALEA_WHICH_TARGETS:
      return find_moves (page);
    case ALEA_WHICH_LISTED:
    default:
      return page->squares;
    }
}

void
alea_guide_explain_square (AleaGuidePage *page,
                           AleaSquare     square,
                           AleaText      *why)
{
  alea_text_set (why, NULL, NULL);

  if (page->which == ALEA_WHICH_MOVERS)
    alea_state_explain (&page->start, square, ALEA_NO_SQUARE, why);
  else if (page->which == ALEA_WHICH_TARGETS)
    alea_state_explain (&page->start, page->which_square, square, why);
}

/* --- events --------------------------------------------------------------- */

gboolean
alea_guide_is_beginning (const GArray    *script,
                         const AleaEvent *events,
                         guint            n_events)
{
  if (n_events > script->len)
    return FALSE;

  for (guint i = 0; i < n_events; i++)
    {
      const AleaGuideStep *step = &g_array_index (script, AleaGuideStep, i);

      if (!step->is_anything && !alea_event_equal (&step->event, &events[i]))
        return FALSE;
    }

  return TRUE;
}

/* The events of @steps, and @last behind them where it is not NULL. */
static GArray *
list_events (const GArray    *steps,
             const AleaEvent *last)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));

  for (guint i = 0; i < steps->len; i++)
    g_array_append_val (events, g_array_index (steps, AleaGuideStep, i).event);
  if (last != NULL)
    g_array_append_val (events, *last);

  return events;
}

/* Whether @events begin a right answer, or are one. */
static gboolean
is_accepted (AleaGuidePage *page,
             const GArray  *events,
             gboolean       is_whole)
{
  for (guint i = 0; i < page->accepted->len; i++)
    {
      const GArray *script = g_ptr_array_index (page->accepted, i);

      if (alea_guide_is_beginning (script, (const AleaEvent *) (void *) events->data, events->len)
          && (!is_whole || script->len == events->len))
        return TRUE;
    }

  return FALSE;
}

gboolean
alea_guide_check_mistake (const AleaGuideEntry  *entry,
                          AleaGuidePage         *page,
                          GError               **error)
{
  const AleaGuideMistake *mistake = &g_array_index (page->mistakes, AleaGuideMistake, page->mistakes->len - 1);
  gboolean is_event = mistake->attempt.type == ALEA_ATTEMPT_EVENT;
  g_autoptr(GArray) path = list_events (mistake->path, NULL);
  g_autoptr(GArray) whole = list_events (mistake->path, is_event ? &mistake->attempt.event : NULL);

  if (page->accepted->len == 0 || !is_accepted (page, path, FALSE))
    return alea_guide_reader_fail_at (entry, 0, error, "no “accept” before it leads here");
  if (is_event && is_accepted (page, whole, FALSE))
    return alea_guide_reader_fail_at (entry, 0, error, "this is no mistake, it is accepted");
  if (mistake->because == NULL
      && (is_event || (mistake->attempt.type == ALEA_ATTEMPT_MOVE && mistake->attempt.to == ALEA_NO_SQUARE)))
    return alea_guide_reader_fail (entry, error, "“because” is missing here");

  return TRUE;
}

/* --- the page ------------------------------------------------------------- */

/* The engine is asked for one decision, the last one, which may be any. */
static gboolean
is_for_judge (AleaGuidePage *page)
{
  const GArray *script = page->accepted->len == 1 ? g_ptr_array_index (page->accepted, 0) : NULL;

  return script != NULL && g_array_index (script, AleaGuideStep, script->len - 1).is_anything;
}

static gboolean
check_act (const AleaGuideEntry  *head,
           AleaGuidePage         *page,
           GError               **error)
{
  const GArray *first = g_ptr_array_index (page->accepted, 0);
  g_autoptr(GArray) events = NULL;

  if (page->solution == NULL)
    page->solution = g_array_copy ((GArray *) first);

  for (guint i = 0; i < page->solution->len; i++)
    if (g_array_index (page->solution, AleaGuideStep, i).is_anything)
      return alea_guide_reader_fail (head, error, "the page needs a “solution”");

  if (page->n_judged > 0 && !is_for_judge (page))
    return alea_guide_reader_fail (head, error, "“judge” takes one “accept”, and “*” at its end");

  events = list_events (page->solution, NULL);
  if (!is_accepted (page, events, TRUE))
    return alea_guide_reader_fail (head, error, "the solution of the page is not accepted");

  return TRUE;
}

static gboolean
check_squares (const AleaGuideEntry  *head,
               AleaGuidePage         *page,
               GError               **error)
{
  if (which_squares (page) == page->squares)
    return TRUE;

  return alea_guide_reader_fail (head, error, "the rules name other squares than the page");
}

static gboolean
check_choices (const AleaGuideEntry  *head,
               AleaGuidePage         *page,
               GError               **error)
{
  guint n_right = 0;

  for (guint i = 0; i < page->choices->len; i++)
    n_right += g_array_index (page->choices, AleaGuideChoice, i).because == NULL;

  if (n_right > 0 && n_right < page->choices->len)
    return TRUE;

  return alea_guide_reader_fail (head, error, "the page needs a right choice and a wrong one");
}

static gboolean
check_kind (const AleaGuideEntry  *head,
            AleaGuidePage         *page,
            GError               **error)
{
  gboolean is_act = page->accepted->len > 0;
  gboolean is_squares = page->squares != 0;
  gboolean is_choice = page->choices->len > 0;

  if (is_act + is_squares + is_choice > 1)
    return alea_guide_reader_fail (head, error, "the page asks for more than one sort of answer");

  if (is_act)
    page->kind = ALEA_PAGE_ACT;
  else if (is_squares)
    page->kind = ALEA_PAGE_SQUARES;
  else if (is_choice)
    page->kind = ALEA_PAGE_CHOICE;
  else
    page->kind = ALEA_PAGE_READ;

  if (page->n_judged > 0 && page->kind != ALEA_PAGE_ACT)
    return alea_guide_reader_fail (head, error, "the page has nothing to judge");
  if (page->solution != NULL && page->kind != ALEA_PAGE_ACT && page->kind != ALEA_PAGE_CHOICE)
    return alea_guide_reader_fail (head, error, "the page has nothing that a script could solve");

  return TRUE;
}

static gboolean
check_texts (const AleaGuideEntry  *head,
             AleaGuidePage         *page,
             GError               **error)
{
  gboolean is_read = page->kind == ALEA_PAGE_READ;

  if (page->title == NULL || page->texts->len == 0)
    return alea_guide_reader_fail (head, error, "the page needs “title” and “text”");
  if (is_read && (page->task != NULL || page->success != NULL || page->otherwise != NULL || page->proof != NULL))
    return alea_guide_reader_fail (head, error, "the page has a task but no answer");
  if (!is_read && (page->task == NULL || page->success == NULL))
    return alea_guide_reader_fail (head, error, "the page needs “task” and “success”");

  return TRUE;
}

gboolean
alea_guide_check_page (const AleaGuideEntry  *head,
                       AleaGuidePage         *page,
                       GError               **error)
{
  if (!check_kind (head, page, error) || !check_texts (head, page, error))
    return FALSE;

  switch (page->kind)
    {
    case ALEA_PAGE_ACT:
      return check_act (head, page, error);
    case ALEA_PAGE_SQUARES:
      return check_squares (head, page, error);
    case ALEA_PAGE_CHOICE:
      return check_choices (head, page, error);
    case ALEA_PAGE_READ:
    default:
      return TRUE;
    }
}
