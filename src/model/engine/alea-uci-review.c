/* alea-uci-review.c: a whole game as another program sees it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-uci-review.h"

#include "alea-uci.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How long it looks at each position, in milliseconds. */
#define THINKING 100

typedef struct
{
  AleaUci                *uci;
  GCancellable           *cancellable;
  const AleaSearchLimits *limits;       /* of the position that is looked at */
  AleaVerdict            *verdict;
} Eyes;

static void
opinion_cb (const AleaUciOpinion *opinion,
            gpointer              data)
{
  const Eyes *self = data;
  AleaVerdict *verdict = self->verdict;

  /* Where all is seen programs count on. */
  verdict->depth = CLAMP (opinion->depth, verdict->depth, ALEA_SEARCH_MAX_DEPTH);
  verdict->chances = (AleaChances) { .win = opinion->win, .draw = opinion->draw, .loss = opinion->loss };
  self->limits->report (verdict, self->limits->report_data);
}

static void
list_alternatives (const AleaState *state,
                   AleaVerdict     *verdict)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];

  verdict->n_alternatives = alea_state_list_decisions (state, decisions);
  for (size_t i = 0; i < verdict->n_alternatives; i++)
    verdict->alternatives[i] = (AleaAlternative) { .decision = decisions[i] };
}

/* The program knows the position alone, not what came before it. */
static void
claim_draw (const AleaState *state,
            AleaVerdict     *verdict)
{
  if (alea_state_get_claim (state) == ALEA_ENDING_NONE || alea_chances_get_score (verdict->chances) >= 0.5)
    return;

  verdict->chances = (AleaChances) { .draw = 1 };
  verdict->best = alea_decision_act (ALEA_ACT_DRAW);
}

static gboolean
look_cb (gpointer                 data,
         const AleaState         *state,
         const AleaSearchLimits  *limits,
         AleaVerdict             *verdict,
         GError                 **error)
{
  Eyes *self = data;

  memset (verdict, 0, sizeof *verdict);
  alea_state_ask (state, &verdict->question);
  list_alternatives (state, verdict);
  self->limits = limits;
  self->verdict = verdict;
  if (!alea_uci_judge (self->uci, state, THINKING, self->cancellable, opinion_cb, self, &verdict->best, error))
    return FALSE;

  if (verdict->depth == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The engine’s messages make no sense."));
      return FALSE;
    }

  claim_draw (state, verdict);
  return TRUE;
}

AleaLedger *
alea_uci_review (const AleaRecord    *record,
                 const char          *command,
                 AleaLedgerProgress   progress,
                 gpointer             data,
                 GCancellable        *cancellable,
                 GError             **error)
{
  g_autoptr(AleaUci) uci = alea_uci_new (command, NULL, error);
  Eyes eyes = { .uci = uci, .cancellable = cancellable };

  if (uci == NULL || !alea_uci_begin (uci, error))
    return NULL;

  return alea_ledger_new_by (record, alea_uci_get_name (uci), look_cb, &eyes, progress, data, error);
}
