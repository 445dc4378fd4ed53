/* alea-hints.c: what the computer would look at, step by step
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hints.h"

#include "alea-engine.h"
#include "alea-danger.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TABLE_BYTES (16u << 20)
#define NODES       150000

/* They take a third of a second, and longer where others want the processor:
 * a late hint is better than an empty one. */
#define MOST_USEC   (10 * G_USEC_PER_SEC)

#define N_STEPS 3

/* Less than that is a glance: it judges no decision. */
#define LEAST_DEPTH 3

/* As many of the decisions are compared. */
#define N_SHOWN 3

struct _AleaHints
{
  GObject      parent_instance;

  AleaEngine  *engine;     /* or NULL */
  AleaVerdict *verdict;    /* or NULL: nothing has been found out */
  AleaVerdict *after;      /* of ... ; or NULL */
  AleaState   *reply;      /* ... the state after the best decision; or NULL */
  GArray      *rolls;      /* of AleaRollWorth, once somebody has asked for them; or NULL */
  guint        step;       /* that was said last; 0 for none */
};

G_DEFINE_FINAL_TYPE (AleaHints, alea_hints, G_TYPE_OBJECT)

/* What is asked. */
typedef struct
{
  AleaState    state;
  gboolean     explains;   /* no step, but why @decision is not the best */
  AleaDecision decision;
} Request;

static int
get_percent (AleaChances chances)
{
  return (int) lround (100 * alea_chances_get_score (chances));
}

/* --- rolls -------------------------------------------------------------------- */

static char *
say_chances (const AleaVerdict *verdict)
{
  return g_strdup_printf (_("Before this roll: %.0f%% to win, %.0f%% to draw, %.0f%% to lose."),
                          100 * verdict->chances.win, 100 * verdict->chances.draw, 100 * verdict->chances.loss);
}

static const AleaOutcome *
find_extreme (const AleaVerdict *verdict,
              double             sign)
{
  const AleaOutcome *found = &verdict->outcomes[0];

  for (gsize i = 1; i < verdict->n_outcomes; i++)
    if (sign * alea_chances_get_score (verdict->outcomes[i].chances) > sign * alea_chances_get_score (found->chances))
      found = &verdict->outcomes[i];

  return found;
}

static char *
say_best_and_worst (const AleaVerdict *verdict)
{
  const AleaOutcome *best = find_extreme (verdict, 1), *worst = find_extreme (verdict, -1);
  g_autofree char *best_roll = alea_words_roll (&best->roll), *worst_roll = alea_words_roll (&worst->roll);

  if (get_percent (best->chances) == get_percent (worst->chances))
    return g_strdup (_("All rolls are worth the same."));

  /* Translators: %s is a roll such as "3-5"; %u of %u: in how many ways it falls, of
   * all; %d is how much of a point it brings */
  return g_strdup_printf (_("The best would be %s (%u in %u), worth %d%%; the worst would be %s (%u in %u), worth "
                            "%d%%."),
                          best_roll, best->weight, verdict->total_weight, get_percent (best->chances),
                          worst_roll, worst->weight, verdict->total_weight, get_percent (worst->chances));
}

static char *
say_all_rolls (const AleaVerdict *verdict)
{
  g_autoptr(GString) rolls = g_string_new (NULL);

  for (gsize i = 0; i < verdict->n_outcomes; i++)
    {
      g_autofree char *roll = alea_words_roll (&verdict->outcomes[i].roll);

      g_string_append_printf (rolls, rolls->len > 0 ? ", %s: %d%%" : "%s: %d%%",
                              roll, get_percent (verdict->outcomes[i].chances));
    }

  /* Translators: %s is a list: "1-1: 44%, 1-2: 51%" */
  return g_strdup_printf (_("What each roll would be worth: %s."), rolls->str);
}

static char *
say_of_roll (const AleaVerdict *verdict,
             guint              step)
{
  if (step == 1)
    return say_chances (verdict);

  return step == 2 ? say_best_and_worst (verdict) : say_all_rolls (verdict);
}

/* --- decisions ---------------------------------------------------------------- */

static char *
say_where (const AleaState    *state,
           const AleaDecision *best)
{
  AleaText text = { 0 };

  alea_text_set (&text, NULL, N_("Look at the {piece} on {square}."));
  alea_text_add_word (&text, "piece",
                      alea_piece_type_word (alea_piece_type (alea_state_get_piece (state, alea_move_from (best->move)))));
  alea_text_add_square (&text, "square", state->rules->geometry, alea_move_from (best->move));
  return alea_words_expand (&text);
}

static gboolean
is_from_board (const AleaDecision *decision)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_type (decision->move) != ALEA_MOVE_RESURRECTION;
}

static char *
say_what (const AleaState    *state,
          const AleaDecision *best)
{
  g_autofree char *what = NULL;

  if (best->act == ALEA_ACT_DRAW)
    return g_strdup (_("The computer would claim the draw."));

  what = alea_words_decision (state, best);
  /* Translators: %s is a move, such as "Kxe2", or "pass" */
  return g_strdup_printf (_("The computer would choose %s."), what);
}

/* The best of them, and @chosen, which may be NULL. */
static char *
compare (const AleaState    *state,
         const AleaVerdict  *verdict,
         const AleaDecision *chosen)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (gsize i = 0; i < verdict->n_alternatives; i++)
    if (i < N_SHOWN || (chosen != NULL && alea_decision_equal (&verdict->alternatives[i].decision, chosen)))
      {
        g_autofree char *what = alea_words_decision (state, &verdict->alternatives[i].decision);

        g_string_append_printf (list, list->len > 0 ? ", %s: %d%%" : "%s: %d%%",
                                what, get_percent (verdict->alternatives[i].chances));
      }

  /* Translators: %s is a list: "Nf3: 54%, e4: 51%" */
  return g_strdup_printf (_("Chances of winning after each option: %s."), list->str);
}

static char *
say_why (const AleaState   *state,
         const AleaVerdict *verdict,
         const AleaState   *reply,
         const AleaVerdict *after)
{
  const AleaPiece taken = is_from_board (&verdict->best) ? alea_state_get_piece (state, alea_move_to (verdict->best.move))
                                                         : ALEA_NO_PIECE;

  if (verdict->win_in > 0)
    return g_strdup (_("It leads to checkmate whatever happens."));
  if (after != NULL && after->n_outcomes > 0)
    return alea_hint_danger_say (reply, after);
  if (taken != ALEA_NO_PIECE && alea_move_type (verdict->best.move) != ALEA_MOVE_CASTLE)
    {
      g_autofree char *what = alea_words_decision (state, &verdict->best);

      /* Translators: %s is a move, such as "Kxe2" */
      return g_strdup_printf (_("%s captures a piece and gains more than it gives up."), what);
    }

  return g_strdup ("");
}

static char *
say_alternatives (const AleaState    *state,
                  const AleaVerdict  *verdict,
                  const AleaState    *reply,
                  const AleaVerdict  *after,
                  const AleaDecision *chosen)
{
  g_autofree char *list = compare (state, verdict, chosen);
  g_autofree char *why = say_why (state, verdict, reply, after);

  return *why != '\0' ? g_strjoin (" ", list, why, NULL) : g_steal_pointer (&list);
}

static char *
explain (const AleaState    *state,
         const AleaVerdict  *verdict,
         const AleaState    *reply,
         const AleaVerdict  *after,
         const AleaDecision *chosen)
{
  g_autofree char *what = say_what (state, &verdict->best);
  g_autofree char *alternatives = say_alternatives (state, verdict, reply, after, chosen);

  return g_strjoin (" ", what, alternatives, NULL);
}

/* --- hints --------------------------------------------------------------------- */

static void
make_hint (AleaHints     *self,
           const Request *request,
           AleaHint      *hint)
{
  const AleaState *state = &request->state;
  const AleaDecision *best = &self->verdict->best;
  const gboolean is_move = self->verdict->question.ask == ALEA_ASK_DECIDE && is_from_board (best);

  *hint = (AleaHint) { .from = ALEA_NO_SQUARE, .to = ALEA_NO_SQUARE };
  if (is_move)
    {
      hint->from = alea_move_from (best->move);
      hint->to = self->step == 1 && !request->explains ? hint->from : alea_move_to (best->move);
    }

  if (self->verdict->question.ask == ALEA_ASK_ROLL)
    hint->sentence = say_of_roll (self->verdict, self->step);
  else if (request->explains)
    hint->sentence = explain (state, self->verdict, self->reply, self->after, &request->decision);
  else if (self->step == 1 && is_move)
    hint->sentence = say_where (state, best);
  else if (self->step < N_STEPS)
    hint->sentence = say_what (state, best);
  else
    hint->sentence = say_alternatives (state, self->verdict, self->reply, self->after, NULL);
}

static void
hint_free (gpointer data)
{
  g_free (((AleaHint *) data)->sentence);
  g_free (data);
}

static void
return_hint (GTask *task)
{
  AleaHint *hint = g_new (AleaHint, 1);

  make_hint (g_task_get_source_object (task), g_task_get_task_data (task), hint);
  g_task_return_pointer (task, hint, hint_free);
}

/* --- thinking ------------------------------------------------------------------ */

static void
think (AleaHints           *self,
       const AleaState     *state,
       GTask               *task,
       GAsyncReadyCallback  callback)
{
  const AleaSearchLimits limits = { .nodes = NODES, .usec = MOST_USEC, .wants_all = true };

  if (self->engine == NULL)
    self->engine = alea_engine_new (TABLE_BYTES, 1);
  alea_engine_think_async (self->engine, state, &limits, NULL, NULL, g_task_get_cancellable (task),
                           callback, g_object_ref (task));
}

/* Takes what was found out; FALSE after the task has been told why there is
 * nothing. */
static gboolean
take_verdict (GObject       *engine,
              GAsyncResult  *result,
              GTask         *task,
              AleaVerdict  **verdict)
{
  GError *error = NULL;
  AleaVerdict *found = alea_engine_think_finish (ALEA_ENGINE (engine), result, &error);

  if (found == NULL)
    {
      g_task_return_error (task, error);
      return FALSE;
    }

  g_free (*verdict);
  *verdict = found;
  return TRUE;
}

static void
after_cb (GObject      *engine,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GTask) task = data;
  AleaHints *self = g_task_get_source_object (task);

  if (take_verdict (engine, result, task, &self->after))
    return_hint (task);
}

/* What the other side could roll after the best decision. */
static gboolean
look_further (AleaHints       *self,
              const AleaState *state,
              GTask           *task)
{
  const AleaEvent event = alea_event_decision (self->verdict->best);
  g_autofree AleaState *after = g_memdup2 (state, sizeof *state);
  AleaQuestion question;

  if (self->verdict->question.ask != ALEA_ASK_DECIDE || !alea_state_apply (after, &event, NULL))
    return FALSE;

  alea_state_ask (after, &question);
  if (question.ask != ALEA_ASK_ROLL || question.who == self->verdict->question.who)
    return FALSE;

  g_free (self->reply);
  self->reply = g_steal_pointer (&after);
  think (self, self->reply, task, after_cb);
  return TRUE;
}

static void
go_on (AleaHints *self,
       GTask     *task)
{
  const Request *request = g_task_get_task_data (task);

  if (!request->explains)
    self->step = self->step % N_STEPS + 1;
  if ((self->step < N_STEPS && !request->explains) || self->after != NULL
      || !look_further (self, &request->state, task))
    return_hint (task);
}

static void
thought_cb (GObject      *engine,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GTask) task = data;
  AleaHints *self = g_task_get_source_object (task);

  if (take_verdict (engine, result, task, &self->verdict))
    go_on (self, task);
}

/* Takes @request. */
static void
ask (AleaHints           *self,
     Request             *request,
     GCancellable        *cancellable,
     GAsyncReadyCallback  callback,
     gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_task_data (task, request, g_free);
  if (self->verdict != NULL)
    go_on (self, task);
  else
    think (self, &request->state, task, thought_cb);
}

void
alea_hints_ask_async (AleaHints           *self,
                      const AleaState     *state,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  Request *request;

  g_return_if_fail (ALEA_IS_HINTS (self));
  g_return_if_fail (state != NULL);

  request = g_new0 (Request, 1);
  request->state = *state;
  ask (self, request, cancellable, callback, data);
}

void
alea_hints_explain_async (AleaHints           *self,
                          const AleaState     *state,
                          const AleaDecision  *decision,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Request *request;

  g_return_if_fail (ALEA_IS_HINTS (self));
  g_return_if_fail (state != NULL && decision != NULL);

  request = g_new (Request, 1);
  *request = (Request) { .state = *state, .explains = TRUE, .decision = *decision };
  ask (self, request, cancellable, callback, data);
}

gboolean
alea_hints_ask_finish (AleaHints     *self,
                       GAsyncResult  *result,
                       AleaHint      *hint,
                       GError       **error)
{
  g_autofree AleaHint *made = NULL;

  g_return_val_if_fail (ALEA_IS_HINTS (self), FALSE);
  g_return_val_if_fail (hint != NULL, FALSE);

  made = g_task_propagate_pointer (G_TASK (result), error);
  if (made == NULL)
    return FALSE;

  *hint = *made;
  return TRUE;
}

/* --- judging -------------------------------------------------------------------- */

static void
found_cb (GObject      *engine,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GTask) task = data;
  AleaHints *self = g_task_get_source_object (task);

  if (take_verdict (engine, result, task, &self->verdict))
    g_task_return_boolean (task, TRUE);
}

void
alea_hints_think_async (AleaHints           *self,
                        const AleaState     *state,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (ALEA_IS_HINTS (self));
  g_return_if_fail (state != NULL);

  task = g_task_new (self, cancellable, callback, data);
  think (self, state, task, found_cb);
}

gboolean
alea_hints_think_finish (AleaHints     *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (ALEA_IS_HINTS (self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
list_worths (AleaHints *self)
{
  self->rolls = g_array_new (FALSE, FALSE, sizeof (AleaRollWorth));
  for (gsize i = 0; i < self->verdict->n_outcomes; i++)
    {
      const AleaOutcome *outcome = &self->verdict->outcomes[i];
      const AleaRollWorth worth = { outcome->roll, outcome->weight, alea_chances_get_score (outcome->chances) };

      g_array_append_val (self->rolls, worth);
    }
}

GArray *
alea_hints_get_rolls (AleaHints *self)
{
  g_return_val_if_fail (ALEA_IS_HINTS (self), NULL);

  if (self->step < 2 || self->verdict->n_outcomes == 0)
    return NULL;

  if (self->rolls == NULL)
    list_worths (self);
  return self->rolls;
}

double
alea_hints_get_error (AleaHints          *self,
                      const AleaDecision *decision)
{
  g_return_val_if_fail (ALEA_IS_HINTS (self), 0);
  g_return_val_if_fail (decision != NULL, 0);

  if (self->verdict == NULL || self->verdict->depth < LEAST_DEPTH)
    return 0;

  for (gsize i = 0; i < self->verdict->n_alternatives; i++)
    if (alea_decision_equal (&self->verdict->alternatives[i].decision, decision))
      return alea_chances_get_score (self->verdict->chances)
             - alea_chances_get_score (self->verdict->alternatives[i].chances);

  return 0;
}

void
alea_hints_forget (AleaHints *self)
{
  g_return_if_fail (ALEA_IS_HINTS (self));

  g_clear_pointer (&self->verdict, g_free);
  g_clear_pointer (&self->rolls, g_array_unref);
  g_clear_pointer (&self->after, g_free);
  g_clear_pointer (&self->reply, g_free);
  g_clear_object (&self->engine);
  self->step = 0;
}

/* --- the object ------------------------------------------------------------------ */

static void
alea_hints_finalize (GObject *object)
{
  alea_hints_forget (ALEA_HINTS (object));

  G_OBJECT_CLASS (alea_hints_parent_class)->finalize (object);
}

static void
alea_hints_class_init (AleaHintsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_hints_finalize;
}

static void
alea_hints_init (AleaHints *self)
{
}

AleaHints *
alea_hints_new (void)
{
  return g_object_new (ALEA_TYPE_HINTS, NULL);
}
