/* alea-document-review.c: the review of a game, on the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-document-private.h"

#include "alea-game-review.h"
#include "alea-shelf-keep.h"

void
alea_document_keep_review (AleaDocument *self)
{
  const AleaLedger *ledger;
  g_autoptr(AleaShelfGame) from = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ALEA_IS_DOCUMENT (self));

  ledger = alea_game_review_get (alea_document_get_game (self));
  if (ledger == NULL || self->id == 0 || self->is_closed)
    return;

  text = alea_ledger_write (ledger);
  from = alea_shelf_game_new ("");
  alea_shelf_game_add_verdict (from, alea_game_get_n_events (alea_document_get_game (self)), ALEA_SHELF_REVIEWER, text);
  alea_shelf_set_list (self->shelf, self->id, ALEA_SHELF_LIST_VERDICTS, from, NULL, NULL);
}

void
alea_document_restore_review (AleaGame            *game,
                              const AleaShelfGame *kept)
{
  for (guint i = 0; i < kept->verdicts->len; i++)
    {
      const AleaShelfVerdict *verdict = &g_array_index (kept->verdicts, AleaShelfVerdict, i);
      AleaLedger *ledger = NULL;

      if (verdict->number == alea_game_get_n_events (game) && g_str_equal (verdict->engine, ALEA_SHELF_REVIEWER))
        ledger = alea_ledger_read (verdict->text, verdict->number);
      if (ledger != NULL)
        alea_game_review_set (game, ledger);
    }
}
