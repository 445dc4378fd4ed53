/* alea-pgn-start.c: where a game of a file begins, as its tags say
 *
 * With SetupRolls the set-up is played again, roll by roll, and must lead to
 * what the other tags say; these also tell which doubles were thrown again
 * where the list does not.  Without it the game begins from the FEN, which
 * recorded arrays must not contradict, else from these, else as the rules say.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include "alea-fen.h"
#include "alea-jepps.h"
#include "alea-offer.h"
#include "alea-pgn-arrays.h"
#include "alea-roll-list.h"

#include <string.h>

#define BLANKS " \t,;"

/* --- which game ---------------------------------------------------------- */

/* The FEN with the counters, which some programs leave out. */
static char *
complete_fen (const char *fen)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (fen));
  guint n_fields = 1;

  for (const char *p = trimmed; *p != '\0'; p++)
    n_fields += *p == ' ' && p[1] != ' ';

  return g_strconcat (trimmed, n_fields == 4 ? " 0 1" : n_fields == 5 ? " 1" : "", NULL);
}

static gboolean
can_begin_from (const AleaRules *rules,
                const char      *fen)
{
  g_autofree char *whole = complete_fen (fen);
  AleaSetup setup;

  return alea_fen_read (whole, rules, &setup, NULL)
         && alea_setup_find_faults (&setup, rules) == ALEA_FAULT_NONE;
}

/* Games without a Variant are chess; but some programs leave the tag out and
 * castle from anywhere all the same. */
static gboolean
find_rules (AleaPgnBuild *self)
{
  const char *variant = self->own[ALEA_PGN_TAG_VARIANT].value;
  const char *fen = self->own[ALEA_PGN_TAG_FEN].value;
  const AleaRules *rules = alea_rules_find_variant (variant != NULL ? variant : "");
  const AleaRules *chess960 = alea_rules_find ("chess960");

  if (rules == NULL)
    {
      AleaText why = { 0 };

      alea_text_set (&why, NULL, N_("Alea does not play the game “{variant}”."));
      alea_text_add_string (&why, "variant", variant);
      return alea_pgn_build_fail (self, self->own[ALEA_PGN_TAG_VARIANT].place, &why);
    }

  if (variant == NULL && fen != NULL && !can_begin_from (rules, fen) && can_begin_from (chess960, fen))
    rules = chess960;

  self->record->rules = rules;
  return TRUE;
}

static gboolean
read_options (AleaPgnBuild *self)
{
  const char *text = self->own[ALEA_PGN_TAG_RULES].value;

  if (text == NULL)
    return TRUE;

  for (const char *p = text + strspn (text, BLANKS); *p != '\0'; p += strspn (p, BLANKS))
    {
      gsize length = strcspn (p, BLANKS);
      AleaText why = { 0 };

      if (!alea_rules_set_option (self->record->rules, &self->record->options, p, length, &why))
        return alea_pgn_build_fail (self, alea_pgn_build_place_in_tag (self, ALEA_PGN_TAG_RULES, (gsize) (p - text)),
                                    &why);
      p += length;
    }

  return TRUE;
}

/* --- positions -------------------------------------------------------------- */

static gboolean
read_fen (AleaPgnBuild *self,
          AleaSetup    *setup)
{
  g_autofree char *whole = complete_fen (self->own[ALEA_PGN_TAG_FEN].value);
  AleaFenError error;
  AleaPlace place;

  if (alea_fen_read (whole, self->record->rules, setup, &error))
    return TRUE;

  place = alea_pgn_build_place_in_tag (self, ALEA_PGN_TAG_FEN, (gsize) MAX (error.column - 1, 0));
  return alea_pgn_build_fail (self, place, &error.text);
}

static gboolean
begin_from (AleaPgnBuild    *self,
            const AleaSetup *setup,
            AleaPlace        place)
{
  AleaRecord *record = self->record;
  AleaFaults faults = alea_state_init_from_setup (&self->state, record->rules, &record->options, setup);
  AleaText why = { 0 };

  if (faults == ALEA_FAULT_NONE)
    {
      record->start = g_memdup2 (setup, sizeof *setup);
      return TRUE;
    }

  /* The first of them, as there is one sentence a game. */
  alea_fault_describe (faults & -faults, &why);
  return alea_pgn_build_fail (self, place, &why);
}

/* The tag of an array says nothing that the start does not say, but a person
 * has written it. */
static void
keep_array_tag (AleaPgnBuild *self,
                AleaPgnTag    tag)
{
  if (self->own[tag].value != NULL)
    alea_record_append_tag (self->record, alea_pgn_tag_names[tag], self->own[tag].value);
}

/* Only the recorded arrays are there: White's whole, and Black's or a word. */
static gboolean
begin_from_arrays (AleaPgnBuild *self)
{
  AleaSetup setup;

  if (!alea_pgn_arrays_make_start (self, &setup))
    return FALSE;

  keep_array_tag (self, ALEA_PGN_TAG_WHITE_SETUP);
  keep_array_tag (self, ALEA_PGN_TAG_BLACK_SETUP);
  return begin_from (self, &setup, self->own[ALEA_PGN_TAG_WHITE_SETUP].place);
}

static gboolean
begin_from_fen (AleaPgnBuild *self)
{
  AleaSetup setup;
  gboolean is_checked;

  if (!read_fen (self, &setup) || !begin_from (self, &setup, self->own[ALEA_PGN_TAG_FEN].place))
    return FALSE;

  is_checked = self->record->rules->setup.write_side != NULL && alea_pgn_arrays_are_untouched (&setup);
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      if (is_checked && !alea_pgn_arrays_check_start (self, colour, &setup))
        return FALSE;
      keep_array_tag (self, colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP);
    }

  return TRUE;
}

/* --- the set-up, roll by roll -------------------------------------------- */

/* Places a piece.  A list that a person has made may leave out the word "reroll"
 * where nothing else can be meant. */
static gboolean
place_piece (AleaPgnBuild       *self,
             const AleaDecision *decision,
             AleaPlace           place)
{
  AleaDecision reroll = alea_decision_act (ALEA_ACT_REROLL);
  AleaEvent event = alea_event_decision (*decision);
  AleaText why = { 0 };

  if (alea_state_lists (&self->state, decision))
    return alea_pgn_build_apply (self, &event, place);
  if (alea_state_lists (&self->state, &reroll) && self->next_roll < self->rolls->len)
    return alea_pgn_build_reroll (self, place);

  alea_state_explain_place (&self->state, decision->piece_type, &why);
  return alea_pgn_build_fail (self, place, &why);
}

/* Who goes to the square that is to be filled; *@is_open when nobody has been
 * chosen yet. */
static gboolean
answer_placing (AleaPgnBuild *self,
                AleaSquare    target,
                gboolean     *is_open)
{
  const AleaColour colour = self->state.setup.turn;
  AleaPgnTag tag = colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP;
  AleaPlace place = self->own[tag].value != NULL ? self->own[tag].place
                                                 : alea_pgn_build_place_of_roll (self, self->next_roll);
  AleaDecision decision = {
    .act = ALEA_ACT_PLACE, .piece_type = (AleaPieceType) self->wanted[colour][target % 8], .square = target,
  };
  AleaText why = { 0 };

  *is_open = decision.piece_type == ALEA_NO_PIECE_TYPE;
  if (!*is_open)
    return place_piece (self, &decision, place);
  if (self->next_roll == self->rolls->len)
    return TRUE;

  alea_text_set (&why, NULL, N_("The set-up does not say which piece goes to {square}."));
  alea_text_add_square (&why, "square", self->record->rules->geometry, target);
  return alea_pgn_build_fail (self, place, &why);
}

/* A double of the mediator stands or is thrown again. */
static gboolean
answer_mediator (AleaPgnBuild *self,
                 gboolean     *is_open)
{
  const AleaPgnOwnTag *black = &self->own[ALEA_PGN_TAG_BLACK_SETUP];
  AleaMediation mediation = alea_jepps_mediate (self->state.setup_roll);
  gboolean says_so = alea_pgn_array_is_word (black->value, mediation == ALEA_MEDIATION_MIRROR ? "Mirror" : "Reverse");
  gboolean is_last = self->next_roll == self->rolls->len;
  AleaEvent event = alea_event_decision (alea_decision_act (ALEA_ACT_ACCEPT));

  *is_open = is_last && black->value == NULL && self->fen == NULL;
  if (*is_open)
    return TRUE;
  if (!is_last && !says_so)
    return alea_pgn_build_reroll (self, alea_pgn_build_place_of_roll (self, self->next_roll));

  return alea_pgn_build_apply (self, &event, alea_pgn_build_place_of_roll (self, self->next_roll));
}

/* Rolls and answers by turns, as far as they go. */
static gboolean
play_setup (AleaPgnBuild *self)
{
  gboolean is_open = FALSE;

  while (!is_open)
    {
      AleaQuestion question;
      AleaSquare target;

      if (!alea_pgn_build_feed (self))
        return FALSE;

      alea_state_ask (&self->state, &question);
      if (self->state.stage != ALEA_STAGE_SETUP || question.ask != ALEA_ASK_DECIDE)
        return TRUE;

      target = self->record->rules->setup.get_target (&self->state);
      if (target != ALEA_NO_SQUARE ? !answer_placing (self, target, &is_open) : !answer_mediator (self, &is_open))
        return FALSE;
    }

  return TRUE;
}

/* Where the position is known the entries follow from it.  The first release
 * did not say how they are numbered but by the number of the next move. */
static void
settle_entries (AleaPgnBuild *self)
{
  if (!self->has_entries || self->fen->fullmove > 1)
    return;

  alea_rules_set_option (self->record->rules, &self->record->options, "entries=roman", strlen ("entries=roman"), NULL);
  self->state.options = self->record->options;
}

/* With entries and no position they answer the rolls; else the tags do. */
static gboolean
begin_with_setup (AleaPgnBuild *self)
{
  AleaRecord *record = self->record;
  const char *rolls = self->own[ALEA_PGN_TAG_SETUP_ROLLS].value;
  AleaText why = { 0 };
  AleaSetup setup;
  guint offset;

  alea_state_init (&self->state, record->rules, &record->options);
  self->has_entries = alea_jepps_has_entries (record->rules, &record->options);

  if (self->own[ALEA_PGN_TAG_FEN].value != NULL)
    {
      if (!read_fen (self, &setup))
        return FALSE;
      self->fen = g_memdup2 (&setup, sizeof setup);
    }

  if (rolls != NULL && !alea_roll_list_parse (rolls, self->rolls, &offset, &why))
    return alea_pgn_build_fail (self, alea_pgn_build_place_in_tag (self, ALEA_PGN_TAG_SETUP_ROLLS, offset), &why);
  if (self->has_entries && self->fen == NULL)
    {
      if (alea_pgn_build_has_doubt (self))
        alea_pgn_build_look_ahead (self);
      return TRUE;
    }

  settle_entries (self);
  if (!alea_pgn_arrays_read (self))
    return FALSE;
  if (alea_pgn_build_has_doubt (self))
    alea_pgn_build_find_rerolls (self);
  if (!play_setup (self))
    return FALSE;
  if (self->next_roll < self->rolls->len)
    return alea_pgn_build_fail_with (self, alea_pgn_build_place_of_roll (self, self->next_roll),
                                     N_("This roll comes after the end of the set-up."));
  if (self->state.stage == ALEA_STAGE_SETUP && self->fen != NULL)
    return alea_pgn_build_fail_with (self, self->own[ALEA_PGN_TAG_SETUP_ROLLS].place,
                                     N_("The rolls end before the set-up does."));

  return alea_pgn_arrays_check (self);
}

gboolean
alea_pgn_build_start (AleaPgnBuild *self)
{
  AleaRecord *record = self->record;
  gboolean has_fen = self->own[ALEA_PGN_TAG_FEN].value != NULL;
  AleaSetup setup;

  if (!find_rules (self) || !read_options (self))
    return FALSE;

  if (record->rules->setup.start != NULL
      && (self->own[ALEA_PGN_TAG_SETUP_ROLLS].value != NULL
          || (!has_fen && alea_jepps_has_entries (record->rules, &record->options))))
    return begin_with_setup (self);
  if (has_fen)
    return begin_from_fen (self);
  if (record->rules->setup.write_side != NULL && self->own[ALEA_PGN_TAG_WHITE_SETUP].value != NULL)
    return begin_from_arrays (self);

  if (record->rules->setup.start != NULL && record->rules->start_fen != NULL
      && alea_fen_read (record->rules->start_fen, record->rules, &setup, NULL))
    return begin_from (self, &setup, self->place);

  alea_state_init (&self->state, record->rules, &record->options);
  return TRUE;
}
