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
#include "alea-roll-list.h"

#include <string.h>

#define BLANKS " \t,;"

/* The place of the byte @offset of the text of a tag. */
static AleaPlace
place_in_tag (const AleaPgnBuild *self,
              AleaPgnTag          tag,
              gsize               offset)
{
  const AleaPgnOwnTag *own = &self->own[tag];
  AleaPlace place = own->place;

  place.column += (guint) g_utf8_strlen (own->value, (gssize) MIN (offset, strlen (own->value)));
  return place;
}

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
         && alea_setup_find_faults (&setup, rules, NULL) == ALEA_FAULT_NONE;
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
        return alea_pgn_build_fail (self, place_in_tag (self, ALEA_PGN_TAG_RULES, (gsize) (p - text)), &why);
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
  AleaFenError error = { 0 };

  if (alea_fen_read (whole, self->record->rules, setup, &error))
    return TRUE;

  return alea_pgn_build_fail (self, place_in_tag (self, ALEA_PGN_TAG_FEN, (gsize) MAX (error.column - 1, 0)),
                              &error.text);
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

/* --- arrays -------------------------------------------------------------- */

static gboolean
is_word (const char *value,
         const char *word)
{
  return value != NULL && g_ascii_strcasecmp (value, word) == 0;
}

/* One entry: "Na1".  Its square, ALEA_NO_SQUARE where it is none, or another
 * entry has had it. */
static AleaSquare
read_piece (AleaPgnBuild *self,
            AleaColour    colour,
            const char   *entry,
            gsize         length)
{
  AleaPiece piece = alea_piece_from_letter (*entry);
  const char *end = entry;
  AleaSquare square = alea_geometry_parse (&alea_geometry_8x8, entry + 1, &end);

  if (piece == ALEA_NO_PIECE || alea_piece_colour (piece) != ALEA_WHITE || square == ALEA_NO_SQUARE
      || end != entry + length || square / 8 != (colour == ALEA_WHITE ? 0 : 7)
      || self->wanted[colour][square % 8] != ALEA_NO_PIECE_TYPE)
    return ALEA_NO_SQUARE;

  self->wanted[colour][square % 8] = (uint8_t) alea_piece_type (piece);
  return square;
}

static gboolean
fail_array (AleaPgnBuild *self,
            AleaPlace     place)
{
  return alea_pgn_build_fail_with (self, place, N_("The position (FEN) does not match the set-up of this game."));
}

/* What "Na1, Bb1, ..." says goes into self->wanted.  It must be so in @start,
 * which may be NULL. */
static gboolean
read_array (AleaPgnBuild    *self,
            AleaColour       colour,
            const AleaSetup *start)
{
  AleaPgnTag tag = colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP;
  const char *text = self->own[tag].value;

  if (text == NULL || (colour == ALEA_BLACK && (is_word (text, "Mirror") || is_word (text, "Reverse"))))
    return TRUE;

  for (const char *p = text + strspn (text, BLANKS); *p != '\0'; p += strspn (p, BLANKS))
    {
      gsize length = strcspn (p, BLANKS);
      AleaSquare square = read_piece (self, colour, p, length);

      if (square == ALEA_NO_SQUARE)
        return alea_pgn_build_fail_with (self, place_in_tag (self, tag, (gsize) (p - text)),
                                         N_("A set-up must be written as “Na1, Bb1, Kc1, …”, “Mirror” or “Reverse”."));
      if (start != NULL && start->pieces[square] != alea_piece (colour, (AleaPieceType) self->wanted[colour][square % 8]))
        return fail_array (self, place_in_tag (self, tag, (gsize) (p - text)));
      p += length;
    }

  return TRUE;
}

/* Whether these pieces can have been set up, for bishops of two colours and all. */
static gboolean
is_array (const uint8_t types[static 8])
{
  AleaJeppsArray array = { { 0 } };

  for (int file = 0; file < 8; file++)
    {
      if (types[file] == ALEA_NO_PIECE_TYPE || !alea_jepps_can_place (&array, file, (AleaPieceType) types[file]))
        return FALSE;
      array.piece_type[file] = types[file];
    }

  return TRUE;
}

/* Only the recorded arrays are there: White's whole, and Black's or a word. */
static gboolean
begin_from_arrays (AleaPgnBuild *self)
{
  const AleaRules *rules = self->record->rules;
  const char *black = self->own[ALEA_PGN_TAG_BLACK_SETUP].value;
  AleaPlace place = self->own[ALEA_PGN_TAG_WHITE_SETUP].place;
  AleaSetup setup;

  if (!read_array (self, ALEA_WHITE, NULL) || !read_array (self, ALEA_BLACK, NULL)
      || !alea_fen_read (rules->start_fen, rules, &setup, NULL))
    return FALSE;

  for (int file = 0; file < 8; file++)
    if (is_word (black, "Mirror") || is_word (black, "Reverse"))
      self->wanted[ALEA_BLACK][file] = self->wanted[ALEA_WHITE][is_word (black, "Mirror") ? file : 7 - file];

  if (!is_array (self->wanted[ALEA_WHITE]) || !is_array (self->wanted[ALEA_BLACK]))
    return alea_pgn_build_fail_with (self, place, N_("The set-up is incomplete, and the rolls are missing."));

  for (int file = 0; file < 8; file++)
    {
      setup.pieces[file] = alea_piece (ALEA_WHITE, (AleaPieceType) self->wanted[ALEA_WHITE][file]);
      setup.pieces[56 + file] = alea_piece (ALEA_BLACK, (AleaPieceType) self->wanted[ALEA_BLACK][file]);
    }

  keep_array_tag (self, ALEA_PGN_TAG_WHITE_SETUP);
  keep_array_tag (self, ALEA_PGN_TAG_BLACK_SETUP);
  return begin_from (self, &setup, place);
}

/* --- beginning from the FEN ---------------------------------------------- */

/* Whether nobody has moved yet from a set-up of the game. */
static gboolean
is_untouched (const AleaSetup *setup)
{
  uint8_t types[2][8] = { { ALEA_NO_PIECE_TYPE } };

  for (int file = 0; file < 8; file++)
    for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
      {
        AleaPiece piece = setup->pieces[colour == ALEA_WHITE ? file : 56 + file];

        if (piece == ALEA_NO_PIECE || alea_piece_colour (piece) != colour
            || setup->pieces[colour == ALEA_WHITE ? 8 + file : 48 + file] != alea_piece (colour, ALEA_PAWN))
          return FALSE;
        types[colour][file] = (uint8_t) alea_piece_type (piece);
      }

  for (int square = 16; square < 48; square++)
    if (setup->pieces[square] != ALEA_NO_PIECE)
      return FALSE;

  return setup->fullmove == 1 && setup->turn == ALEA_WHITE && is_array (types[ALEA_WHITE])
         && is_array (types[ALEA_BLACK]);
}

/* "Mirror" or "Reverse". */
static gboolean
is_related (const AleaSetup *start,
            gboolean         is_mirror)
{
  for (int file = 0; file < 8; file++)
    if (alea_piece_type (start->pieces[56 + file]) != alea_piece_type (start->pieces[is_mirror ? file : 7 - file]))
      return FALSE;

  return TRUE;
}

/* Compares a recorded array with the pieces of @start; an empty one says nothing. */
static gboolean
check_array_of_start (AleaPgnBuild    *self,
                      AleaColour       colour,
                      const AleaSetup *start)
{
  const AleaPgnOwnTag *own = &self->own[colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP];

  if (own->value == NULL || own->value[strspn (own->value, BLANKS)] == '\0')
    return TRUE;
  if (colour == ALEA_BLACK && (is_word (own->value, "Mirror") || is_word (own->value, "Reverse")))
    return is_related (start, is_word (own->value, "Mirror")) || fail_array (self, own->place);

  if (!read_array (self, colour, start))
    return FALSE;
  for (int file = 0; file < 8; file++)
    if (self->wanted[colour][file] == ALEA_NO_PIECE_TYPE)
      return fail_array (self, own->place);

  return TRUE;
}

static gboolean
begin_from_fen (AleaPgnBuild *self)
{
  AleaSetup setup;
  gboolean is_checked;

  if (!read_fen (self, &setup) || !begin_from (self, &setup, self->own[ALEA_PGN_TAG_FEN].place))
    return FALSE;

  is_checked = self->record->rules->setup.write_side != NULL && is_untouched (&setup);
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      if (is_checked && !check_array_of_start (self, colour, &setup))
        return FALSE;
      keep_array_tag (self, colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP);
    }

  return TRUE;
}

/* --- the set-up, roll by roll -------------------------------------------- */

gboolean
alea_pgn_build_reroll (AleaPgnBuild *self,
                       AleaPlace     place)
{
  AleaEvent event = alea_event_decision (alea_decision_act (ALEA_ACT_REROLL));

  return alea_pgn_build_apply (self, &event, place);
}

/* A list that has been understood has ASCII alone, so that its bytes are its
 * letters, and no long one is counted for each roll. */
static AleaPlace
place_of_roll (const AleaPgnBuild *self,
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
      AleaPlace place = place_of_roll (self, self->next_roll);
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
  AleaPlace place = self->own[tag].value != NULL ? self->own[tag].place : place_of_roll (self, self->next_roll);
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
  gboolean says_so = is_word (black->value, mediation == ALEA_MEDIATION_MIRROR ? "Mirror" : "Reverse");
  gboolean is_last = self->next_roll == self->rolls->len;
  AleaEvent event = alea_event_decision (alea_decision_act (ALEA_ACT_ACCEPT));

  *is_open = is_last && black->value == NULL && self->fen == NULL;
  if (*is_open)
    return TRUE;
  if (!is_last && !says_so)
    return alea_pgn_build_reroll (self, place_of_roll (self, self->next_roll));

  return alea_pgn_build_apply (self, &event, place_of_roll (self, self->next_roll));
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

/* Equal but for blanks and case. */
static gboolean
is_same_array (const char *a,
               const char *b)
{
  for (;; a++, b++)
    {
      a += strspn (a, BLANKS);
      b += strspn (b, BLANKS);
      if (g_ascii_tolower (*a) != g_ascii_tolower (*b))
        return FALSE;
      if (*a == '\0')
        return TRUE;
    }
}

static gboolean
check_arrays (AleaPgnBuild *self)
{
  char text[ALEA_JEPPS_TEXT_SIZE];

  if (self->record->rules->setup.write_side == NULL)
    return TRUE;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      AleaPgnTag tag = colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP;

      if (self->own[tag].value != NULL
          && !is_same_array (self->own[tag].value, alea_jepps_write_setup (&self->state, colour, text)))
        return alea_pgn_build_fail_with (self, self->own[tag].place,
                                         N_("The rolls do not lead to the set-up of this game."));
    }

  return TRUE;
}

gboolean
alea_pgn_build_check_fen (AleaPgnBuild *self)
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

/* Where no tag says who was placed, the position does. */
static void
read_pieces_of_fen (AleaPgnBuild *self,
                    AleaColour    colour)
{
  AleaPgnTag tag = colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP;
  const uint8_t *pieces = &self->fen->pieces[colour == ALEA_WHITE ? 0 : 56];

  for (int file = 0; self->own[tag].value == NULL && file < 8; file++)
    if (pieces[file] != ALEA_NO_PIECE && alea_piece_colour (pieces[file]) == colour)
      self->wanted[colour][file] = (uint8_t) alea_piece_type (pieces[file]);
}

/* What is known of both home ranks goes into self->wanted. */
static gboolean
read_arrays (AleaPgnBuild *self)
{
  if (self->record->rules->setup.write_side == NULL)
    return TRUE;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      if (!read_array (self, colour, NULL))
        return FALSE;
      if (self->fen != NULL)
        read_pieces_of_fen (self, colour);
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
    return alea_pgn_build_fail (self, place_in_tag (self, ALEA_PGN_TAG_SETUP_ROLLS, offset), &why);
  if (self->has_entries && self->fen == NULL)
    {
      if (alea_pgn_build_has_doubt (self))
        alea_pgn_build_look_ahead (self);
      return TRUE;
    }

  settle_entries (self);
  if (!read_arrays (self))
    return FALSE;
  if (alea_pgn_build_has_doubt (self))
    alea_pgn_build_find_rerolls (self);
  if (!play_setup (self))
    return FALSE;
  if (self->next_roll < self->rolls->len)
    return alea_pgn_build_fail_with (self, place_of_roll (self, self->next_roll),
                                     N_("This roll comes after the end of the set-up."));
  if (self->state.stage == ALEA_STAGE_SETUP && self->fen != NULL)
    return alea_pgn_build_fail_with (self, self->own[ALEA_PGN_TAG_SETUP_ROLLS].place,
                                     N_("The rolls end before the set-up does."));

  return check_arrays (self);
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
