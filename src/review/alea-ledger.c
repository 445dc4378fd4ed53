/* alea-ledger.c: luck and errors of a game
 *
 * The game is looked at from its end to its beginning, for what is found out
 * about a position helps to see what led there.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-ledger.h"

#include <math.h>
#include <string.h>

/* What one look at a question found. */
typedef struct
{
  double       value;                                /* points of player 0 */
  double       by_depth[ALEA_SEARCH_MAX_DEPTH + 1];  /* the same, looking less far */
  int          depth;
  AleaVerdict *verdict;                              /* owned */
  int          player;                               /* whose question it is */
} Look;

typedef struct
{
  const AleaRecord *record;
  AleaState        *states;       /* before each event, and after the last */
  guint             first;        /* event of play */
  AleaLedgerLook    look;
  gpointer          look_data;
  AleaSearchLimits  limits;
  GArray           *entries;      /* from the last to the first */
  Look              here;
  Look              next;         /* at the question after that */
  int               depth;        /* the least of all that was looked at; else 0 */
  gboolean          has_looked;
} Maker;

int
alea_ledger_get_depth (const AleaRules *rules)
{
  return rules->turn_dice.n > 0 || rules->turn.get_moves_left != NULL ? 3 : 8;
}

/* --- points --------------------------------------------------------------- */

static double
turn_score (double score,
            int    player)
{
  return player == 0 ? score : 1 - score;
}

static double
get_score (AleaChances chances,
           int         player)
{
  return turn_score (alea_chances_get_score (chances), player);
}

static double
get_result_score (const AleaState *state,
                  AleaResult       result)
{
  if (result == ALEA_RESULT_DRAW)
    return 0.5;

  return alea_state_get_player (state, result == ALEA_RESULT_WHITE ? ALEA_WHITE : ALEA_BLACK) == 0 ? 1 : 0;
}

/* --- looking -------------------------------------------------------------- */

static void
report_cb (const AleaVerdict *verdict,
           void              *data)
{
  Look *look = data;

  for (int depth = look->depth + 1; depth <= verdict->depth; depth++)
    look->by_depth[depth] = get_score (verdict->chances, look->player);
  look->depth = verdict->depth;
}

static gboolean
look_at (Maker            *self,
         const AleaState  *state,
         GError          **error)
{
  Look *look = &self->here;
  AleaSearchLimits limits = self->limits;

  look->depth = 0;
  look->player = alea_state_get_player (state, alea_position_get_turn (&state->position));
  limits.report = report_cb;
  limits.report_data = look;
  if (!self->look (self->look_data, state, &limits, look->verdict, error))
    return FALSE;

  look->value = get_score (look->verdict->chances, look->player);
  report_cb (look->verdict, look);
  look->by_depth[look->depth] = look->value;
  self->depth = self->has_looked ? MIN (self->depth, look->depth) : look->depth;
  self->has_looked = TRUE;
  return TRUE;
}

/* The end of the game is no question; its value is the same however far one
 * looks. */
static void
settle (Look   *look,
        double  value)
{
  look->value = value;
  look->depth = ALEA_SEARCH_MAX_DEPTH;
  for (int depth = 0; depth <= ALEA_SEARCH_MAX_DEPTH; depth++)
    look->by_depth[depth] = value;
}

/* --- events --------------------------------------------------------------- */

static void
judge_roll (const Maker     *self,
            const AleaEvent *event,
            AleaLedgerEntry *entry)
{
  const AleaVerdict *verdict = self->here.verdict;
  double sum = 0;

  entry->after = entry->before;
  for (size_t i = 0; i < verdict->n_outcomes; i++)
    {
      const double score = get_score (verdict->outcomes[i].chances, entry->player);

      sum += score * verdict->outcomes[i].weight;
      if (alea_roll_shows_same (verdict->outcomes[i].roll, event->roll))
        entry->after = score;
    }

  if (verdict->n_outcomes == 0)
    return;

  sum /= verdict->total_weight;
  entry->luck = entry->player == 0 ? entry->after - sum : sum - entry->after;
  if (verdict->claims_draw)
    entry->error = fabs (entry->before - sum);
}

/* The value of what was decided: by the look that found the best, or by that
 * from the next question which sees as far. */
static double
value_of_decision (const Maker        *self,
                   const AleaDecision *decision)
{
  const AleaVerdict *verdict = self->here.verdict;
  const int depth = verdict->depth - (decision->act == ALEA_ACT_REROLL ? 0 : 1);

  if (alea_decision_equal (decision, &verdict->best))
    return self->here.value;

  for (size_t i = 0; i < verdict->n_alternatives; i++)
    if (verdict->alternatives[i].is_exact && alea_decision_equal (&verdict->alternatives[i].decision, decision))
      return get_score (verdict->alternatives[i].chances, self->here.player);

  return self->next.by_depth[CLAMP (depth, 1, self->next.depth)];
}

static void
judge_move (const Maker        *self,
            const AleaDecision *decision,
            AleaLedgerEntry    *entry)
{
  const double after = value_of_decision (self, decision);
  const double error = entry->player == 0 ? entry->before - after : after - entry->before;

  entry->best = self->here.verdict->best;
  entry->is_choice = self->here.verdict->n_alternatives > 1;
  entry->error = MAX (error, 0);
  entry->after = entry->player == 0 ? entry->before - entry->error : entry->before + entry->error;
}

/* Resigning is the decision of the one who does it, whoever is to move, and an
 * error as large as the chances that are given away; a draw that is agreed is
 * nobody's alone, one that is claimed is. */
static void
judge_last_word (const AleaState    *state,
                 const AleaDecision *decision,
                 AleaLedgerEntry    *entry)
{
  entry->after = entry->before;
  if (decision->act == ALEA_ACT_RESIGN)
    {
      if (decision->colour != entry->colour)
        entry->chances = alea_chances_flip (entry->chances);
      entry->player = alea_state_get_player (state, decision->colour);
      entry->colour = decision->colour;
      entry->after = entry->player == 0 ? 0 : 1;
    }
  else if (alea_state_get_claim (state) != ALEA_ENDING_NONE)
    entry->after = entry->player == 0 ? MIN (entry->before, 0.5) : MAX (entry->before, 0.5);

  entry->error = fabs (entry->before - entry->after);
}

static void
judge (Maker *self,
       guint  number)
{
  const AleaEvent *event = alea_record_get_event (self->record, number);
  const AleaState *state = &self->states[number - self->first];
  AleaLedgerEntry entry = {
    .event = number,
    .type = event->type,
    .player = self->here.player,
    .move = state->position.fullmove,
    .colour = alea_position_get_turn (&state->position),
    .chances = self->here.verdict->chances,
    .before = self->here.value,
  };

  if (event->type == ALEA_EVENT_ROLL)
    judge_roll (self, event, &entry);
  else if (event->decision.act == ALEA_ACT_RESIGN || event->decision.act == ALEA_ACT_DRAW)
    judge_last_word (state, &event->decision, &entry);
  else
    judge_move (self, &event->decision, &entry);

  entry.revision = self->next.value - entry.after;
  g_array_append_val (self->entries, entry);
}

/* --- the game ------------------------------------------------------------- */

static gboolean
replay (Maker   *self,
        GError **error)
{
  const guint n_events = self->record->events->len;

  while (self->first < n_events)
    {
      if (!alea_record_replay (self->record, self->first, &self->states[0], error))
        return FALSE;
      if (self->states[0].stage != ALEA_STAGE_SETUP)
        break;
      self->first++;
    }
  if (!alea_record_replay (self->record, self->first, &self->states[0], error))
    return FALSE;

  for (guint i = self->first; i < n_events; i++)
    {
      AleaState *state = &self->states[i - self->first + 1];

      *state = state[-1];
      if (!alea_state_apply (state, alea_record_get_event (self->record, i), NULL))
        {
          g_set_error_literal (error, ALEA_RECORD_ERROR, ALEA_RECORD_ERROR_EVENT,
                               "the rules do not allow an event of this game");
          return FALSE;
        }
    }

  return TRUE;
}

/* Where the game ends: a result, or what is to be expected where it was broken
 * off. */
static gboolean
look_at_end (Maker       *self,
             AleaLedger  *ledger,
             GError     **error)
{
  const guint n_events = self->record->events->len;
  const AleaState *state = &self->states[n_events - self->first];
  const AleaResult result = state->stage == ALEA_STAGE_OVER ? state->result : self->record->result;

  ledger->is_over = result != ALEA_RESULT_NONE;
  if (ledger->is_over)
    {
      settle (&self->here, get_result_score (state, result));
      return TRUE;
    }
  if (state->stage == ALEA_STAGE_SETUP)
    {
      settle (&self->here, 0.5);
      return TRUE;
    }

  return look_at (self, state, error);
}

static void
step_back (Maker *self)
{
  const Look here = self->here;

  self->here = self->next;
  self->next = here;
}

gboolean
alea_ledger_has_rolls (const AleaLedger *self)
{
  return self->n_rolls[0] + self->n_rolls[1] > 0;
}

int
alea_ledger_round (double points)
{
  return (int) lround (points * 100);
}

int
alea_ledger_get_net_luck (const AleaLedger *self,
                          int               player)
{
  return alea_ledger_round (self->luck[player]) - alea_ledger_round (self->luck[1 - player]);
}

int
alea_ledger_get_skill (const AleaLedger *self,
                       int               player)
{
  return alea_ledger_round (self->error[1 - player]) - alea_ledger_round (self->error[player]);
}

void
alea_ledger_add_up (AleaLedger *self)
{
  self->luck[0] = self->luck[1] = self->error[0] = self->error[1] = self->revisions = 0;
  self->n_rolls[0] = self->n_rolls[1] = self->n_choices[0] = self->n_choices[1] = 0;
  for (guint i = 0; i < self->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (self->entries, AleaLedgerEntry, i);

      self->luck[entry->player] += entry->luck;
      self->error[entry->player] += entry->error;
      self->revisions += entry->revision;
      self->n_rolls[entry->player] += entry->type == ALEA_EVENT_ROLL;
      self->n_choices[entry->player] += entry->is_choice;
    }
}

static void
turn_round (GArray *entries)
{
  for (guint i = 0, j = entries->len; i + 1 < j; i++)
    {
      AleaLedgerEntry *first = &g_array_index (entries, AleaLedgerEntry, i);
      AleaLedgerEntry *last = &g_array_index (entries, AleaLedgerEntry, --j);
      const AleaLedgerEntry entry = *first;

      *first = *last;
      *last = entry;
    }
}

static gboolean
look_at_all (Maker              *self,
             AleaLedger         *ledger,
             AleaLedgerProgress  progress,
             gpointer            data,
             GError            **error)
{
  const guint n_events = self->record->events->len;

  if (!look_at_end (self, ledger, error))
    return FALSE;

  ledger->end = self->here.value;
  for (guint i = n_events; i > self->first; i--)
    {
      step_back (self);
      if (!look_at (self, &self->states[i - 1 - self->first], error))
        return FALSE;
      judge (self, i - 1);
      if (progress != NULL)
        progress (n_events - i + 1, n_events - self->first, data);
    }

  ledger->start = self->here.value;
  ledger->depth = self->depth;
  return TRUE;
}

static AleaLedger *
make (Maker               *self,
      AleaLedgerProgress   progress,
      gpointer             data,
      GError             **error)
{
  g_autoptr(AleaLedger) ledger = g_new0 (AleaLedger, 1);
  g_autofree AleaState *states = g_new (AleaState, self->record->events->len + 1);
  gboolean is_done;

  ledger->entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry));
  self->entries = ledger->entries;
  self->states = states;
  if (!replay (self, error))
    return NULL;

  self->here.verdict = g_new0 (AleaVerdict, 1);
  self->next.verdict = g_new0 (AleaVerdict, 1);
  is_done = look_at_all (self, ledger, progress, data, error);
  g_free (self->here.verdict);
  g_free (self->next.verdict);
  if (!is_done)
    return NULL;

  turn_round (ledger->entries);
  alea_ledger_add_up (ledger);
  return g_steal_pointer (&ledger);
}

static gboolean
search_cb (gpointer                 search,
           const AleaState         *state,
           const AleaSearchLimits  *limits,
           AleaVerdict             *verdict,
           GError                 **error)
{
  return alea_search_run (search, state, limits, verdict);
}

AleaLedger *
alea_ledger_new (const AleaRecord        *record,
                 AleaSearch              *search,
                 const AleaSearchLimits  *limits,
                 AleaLedgerProgress       progress,
                 gpointer                 data,
                 GError                 **error)
{
  Maker self = { .record = record, .look = search_cb, .look_data = search, .limits = *limits };

  self.limits.wants_all = false;
  alea_search_clear (search);
  return make (&self, progress, data, error);
}

AleaLedger *
alea_ledger_new_by (const AleaRecord    *record,
                    const char          *reviewer,
                    AleaLedgerLook       look,
                    gpointer             look_data,
                    AleaLedgerProgress   progress,
                    gpointer             data,
                    GError             **error)
{
  Maker self = { .record = record, .look = look, .look_data = look_data };
  AleaLedger *ledger = make (&self, progress, data, error);

  if (ledger != NULL)
    ledger->reviewer = g_strdup (reviewer);
  return ledger;
}

void
alea_ledger_free (AleaLedger *self)
{
  g_array_unref (self->entries);
  g_free (self->reviewer);
  g_free (self);
}

/* --- what it says --------------------------------------------------------- */

AleaJudgement
alea_ledger_entry_judge (const AleaLedgerEntry *entry)
{
  if (entry->error < ALEA_DUBIOUS || fabs (entry->revision) > entry->error)
    return ALEA_JUDGEMENT_NONE;
  if (entry->error < ALEA_MISTAKE)
    return ALEA_JUDGEMENT_DUBIOUS;

  return entry->error < ALEA_BLUNDER ? ALEA_JUDGEMENT_MISTAKE : ALEA_JUDGEMENT_BLUNDER;
}

static double
get_weight (const AleaLedgerEntry *entry)
{
  return MAX (fabs (entry->luck), entry->error);
}

/* Nobody is to blame for what was forced.  The last word of a player, by which the
 * game ends, is not one of several decisions that the rules list, and was not forced. */
static gboolean
can_be_moment (const AleaLedger *self,
               guint             number)
{
  const AleaLedgerEntry *entry = &g_array_index (self->entries, AleaLedgerEntry, number);

  return get_weight (entry) >= ALEA_DUBIOUS
         && (entry->type == ALEA_EVENT_ROLL || entry->is_choice || number + 1 == self->entries->len);
}

static int
compare_numbers (const void *a,
                 const void *b)
{
  const guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

guint
alea_ledger_find_moments (const AleaLedger *self,
                          guint             n,
                          guint            *entries)
{
  guint n_found = 0;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const double weight = get_weight (&g_array_index (self->entries, AleaLedgerEntry, i));
      guint at = n_found;

      if (!can_be_moment (self, i))
        continue;
      while (at > 0 && get_weight (&g_array_index (self->entries, AleaLedgerEntry, entries[at - 1])) < weight)
        at--;
      if (at == n)
        continue;

      n_found = MIN (n_found + 1, n);
      memmove (&entries[at + 1], &entries[at], (n_found - at - 1) * sizeof *entries);
      entries[at] = i;
    }

  qsort (entries, n_found, sizeof *entries, compare_numbers);
  return n_found;
}
