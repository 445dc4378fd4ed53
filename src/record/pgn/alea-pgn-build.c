/* alea-pgn-build.c: a game of a file, as far as it has been read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-build.h"

#include "alea-roll-list.h"

#include <string.h>

/* No game has so much: bytes of all comments together. */
#define MAX_NOTES (16 << 20)

void
alea_pgn_build_init (AleaPgnBuild *self,
                     AleaPlace     place,
                     goffset       offset)
{
  memset (self, 0, sizeof *self);
  self->record = alea_record_new (alea_rules_find ("chess"), NULL, NULL);
  self->place = place;
  self->offset = offset;
  self->roll_places = g_array_new (FALSE, FALSE, sizeof (AleaPlace));
  self->rolls = g_array_new (FALSE, FALSE, sizeof (AleaListedRoll));
  self->comment = g_string_new (NULL);
  self->nags = g_string_new (NULL);
  self->variations = g_string_new (NULL);
  self->clock = ALEA_NO_CLOCK;
  self->move = g_string_new (NULL);
}

void
alea_pgn_build_clear (AleaPgnBuild *self)
{
  alea_record_free (self->record);
  for (AleaPgnTag tag = 0; tag < ALEA_PGN_N_TAGS; tag++)
    g_free (self->own[tag].value);
  g_free (self->fen);
  g_clear_pointer (&self->held, g_ptr_array_unref);
  g_clear_pointer (&self->roll_places, g_array_unref);
  g_array_unref (self->rolls);
  g_string_free (self->comment, TRUE);
  g_string_free (self->nags, TRUE);
  g_string_free (self->variations, TRUE);
  g_string_free (self->move, TRUE);
}

gboolean
alea_pgn_build_is_game (const AleaPgnBuild *self)
{
  return self->has_tags || self->has_moves || self->is_over || self->is_bad;
}

/* --- faults -------------------------------------------------------------- */

gboolean
alea_pgn_build_fail (AleaPgnBuild   *self,
                     AleaPlace       place,
                     const AleaText *fault)
{
  if (!self->is_bad)
    {
      self->is_bad = TRUE;
      self->fault_place = place;
      self->fault = *fault;
    }

  return FALSE;
}

gboolean
alea_pgn_build_fail_with (AleaPgnBuild *self,
                          AleaPlace     place,
                          const char   *sentence)
{
  AleaText fault = { 0 };

  alea_text_set (&fault, NULL, sentence);
  return alea_pgn_build_fail (self, place, &fault);
}

AleaPlace
alea_pgn_build_place_in_tag (const AleaPgnBuild *self,
                             AleaPgnTag          tag,
                             gsize               offset)
{
  const AleaPgnOwnTag *own = &self->own[tag];
  AleaPlace place = own->place;

  place.column += (guint) g_utf8_strlen (own->value, (gssize) MIN (offset, strlen (own->value)));
  return place;
}

/* --- events and notes ---------------------------------------------------- */

void
alea_pgn_build_flush_note (AleaPgnBuild *self)
{
  AleaNote *note;

  if (self->comment->len == 0 && self->nags->len == 0 && self->variations->len == 0 && self->clock == ALEA_NO_CLOCK)
    return;

  note = alea_record_make_note (self->record, self->record->events->len);
  note->clock = self->clock;
  if (self->comment->len > 0)
    note->comment = g_strdup (self->comment->str);
  if (self->nags->len > 0)
    note->nags = g_strdup (self->nags->str);
  if (self->variations->len > 0)
    note->variations = g_strdup (self->variations->str);

  g_string_truncate (self->comment, 0);
  g_string_truncate (self->nags, 0);
  g_string_truncate (self->variations, 0);
  self->clock = ALEA_NO_CLOCK;
}

gboolean
alea_pgn_build_add_note (AleaPgnBuild *self,
                         GString      *note,
                         const char   *text,
                         AleaPlace     place)
{
  if (*text == '\0')
    return TRUE;

  self->n_noted += strlen (text);
  if (self->n_noted > MAX_NOTES)
    return alea_pgn_build_fail_with (self, place, N_("This game has too many comments."));

  if (note->len > 0)
    g_string_append_c (note, ' ');
  g_string_append (note, text);
  return TRUE;
}

void
alea_pgn_build_keep_event (AleaPgnBuild    *self,
                           const AleaEvent *event)
{
  /* What stands before the first move belongs there, behind the set-up. */
  if (!self->is_starting)
    alea_pgn_build_flush_note (self);
  g_array_append_vals (self->record->events, event, 1);
  self->is_after_roll = FALSE;
  self->may_name_terrace = FALSE;
}

gboolean
alea_pgn_build_has_room (AleaPgnBuild *self,
                         AleaPlace     place)
{
  return self->record->events->len < ALEA_PGN_MAX_EVENTS
         || alea_pgn_build_fail_with (self, place, N_("This game is too long."));
}

/* Compares the end of the set-up with the tag FEN. */
static gboolean
check_fen (AleaPgnBuild *self)
{
  const AleaPlace place = self->own[ALEA_PGN_TAG_FEN].place;
  AleaSetup setup;

  if (self->fen == NULL)
    return TRUE;

  alea_state_get_setup (&self->state, &setup);
  if (memcmp (setup.pieces, self->fen->pieces, sizeof setup.pieces) == 0
      && setup.turn == self->fen->turn
      && memcmp (setup.castle_rook, self->fen->castle_rook, sizeof setup.castle_rook) == 0
      && memcmp (setup.may_relocate, self->fen->may_relocate, sizeof setup.may_relocate) == 0)
    return TRUE;

  return alea_pgn_build_fail_with (self, place, N_("The set-up leads to a different position from this one."));
}

gboolean
alea_pgn_build_apply (AleaPgnBuild    *self,
                      const AleaEvent *event,
                      AleaPlace        place)
{
  const AleaStage stage = self->state.stage;
  AleaText why = { 0 };

  if (!alea_pgn_build_has_room (self, place))
    return FALSE;
  if (!alea_state_apply (&self->state, event, &why))
    return alea_pgn_build_fail (self, place, &why);

  alea_pgn_build_keep_event (self, event);
  if (event->type == ALEA_EVENT_ROLL)
    g_array_append_val (self->roll_places, place);
  self->is_after_roll = event->type == ALEA_EVENT_ROLL && stage == ALEA_STAGE_PLAY;

  return stage != ALEA_STAGE_SETUP || self->state.stage == ALEA_STAGE_SETUP || check_fen (self);
}

/* --- rolls of the set-up -------------------------------------------------- */

gboolean
alea_pgn_build_reroll (AleaPgnBuild *self,
                       AleaPlace     place)
{
  AleaEvent event = alea_event_decision (alea_decision_act (ALEA_ACT_REROLL));

  return alea_pgn_build_apply (self, &event, place);
}

/* A list that has been understood has ASCII alone, so that its bytes are its
 * letters, and no long one is counted for each roll. */
AleaPlace
alea_pgn_build_place_of_roll (const AleaPgnBuild *self,
                              guint               number)
{
  AleaPlace place = self->own[ALEA_PGN_TAG_SETUP_ROLLS].place;

  if (number < self->rolls->len)
    place.column += g_array_index (self->rolls, AleaListedRoll, number).offset;
  return place;
}

gboolean
alea_pgn_build_feed (AleaPgnBuild *self)
{
  while (self->state.stage == ALEA_STAGE_SETUP && self->next_roll < self->rolls->len)
    {
      const AleaListedRoll *item = &g_array_index (self->rolls, AleaListedRoll, self->next_roll);
      AleaEvent event = alea_event_roll (item->roll, item->source);
      AleaPlace place = alea_pgn_build_place_of_roll (self, self->next_roll);
      AleaQuestion question;

      alea_state_ask (&self->state, &question);
      if (question.ask != ALEA_ASK_ROLL)
        return TRUE;

      self->next_roll++;
      if (!alea_pgn_build_apply (self, &event, place)
          || (item->is_rerolled && !alea_pgn_build_reroll (self, place)))
        return FALSE;
    }

  return TRUE;
}
