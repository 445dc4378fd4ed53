/* alea-pgn-arrays.c: home ranks as the tags of a game have them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-arrays.h"

#include "alea-fen.h"
#include "alea-jepps.h"

#include <string.h>

#define BLANKS " \t,;"

gboolean
alea_pgn_array_is_word (const char *value,
                        const char *word)
{
  return value != NULL && g_ascii_strcasecmp (value, word) == 0;
}

/* Of Black's array: it follows from White's. */
static gboolean
is_relation (const char *value)
{
  return alea_pgn_array_is_word (value, "Mirror") || alea_pgn_array_is_word (value, "Reverse");
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

  if (text == NULL || (colour == ALEA_BLACK && is_relation (text)))
    return TRUE;

  for (const char *p = text + strspn (text, BLANKS); *p != '\0'; p += strspn (p, BLANKS))
    {
      gsize length = strcspn (p, BLANKS);
      AleaSquare square = read_piece (self, colour, p, length);
      AleaPlace place = alea_pgn_build_place_in_tag (self, tag, (gsize) (p - text));

      if (square == ALEA_NO_SQUARE)
        return alea_pgn_build_fail_with (self, place,
                                         N_("A set-up must be written as “Na1, Bb1, Kc1, …”, “Mirror” or “Reverse”."));
      if (start != NULL && start->pieces[square] != alea_piece (colour, (AleaPieceType) self->wanted[colour][square % 8]))
        return fail_array (self, place);
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

gboolean
alea_pgn_arrays_are_untouched (const AleaSetup *setup)
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

gboolean
alea_pgn_arrays_check_start (AleaPgnBuild    *self,
                             AleaColour       colour,
                             const AleaSetup *start)
{
  const AleaPgnOwnTag *own = &self->own[colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP];

  if (own->value == NULL || own->value[strspn (own->value, BLANKS)] == '\0')
    return TRUE;
  if (colour == ALEA_BLACK && is_relation (own->value))
    return is_related (start, alea_pgn_array_is_word (own->value, "Mirror")) || fail_array (self, own->place);

  if (!read_array (self, colour, start))
    return FALSE;
  for (int file = 0; file < 8; file++)
    if (self->wanted[colour][file] == ALEA_NO_PIECE_TYPE)
      return fail_array (self, own->place);

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

gboolean
alea_pgn_arrays_check (AleaPgnBuild *self)
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

gboolean
alea_pgn_arrays_read (AleaPgnBuild *self)
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

gboolean
alea_pgn_arrays_make_start (AleaPgnBuild *self,
                            AleaSetup    *setup)
{
  const AleaRules *rules = self->record->rules;
  const char *black = self->own[ALEA_PGN_TAG_BLACK_SETUP].value;

  if (!read_array (self, ALEA_WHITE, NULL) || !read_array (self, ALEA_BLACK, NULL)
      || !alea_fen_read (rules->start_fen, rules, setup, NULL))
    return FALSE;

  for (int file = 0; file < 8; file++)
    if (is_relation (black))
      self->wanted[ALEA_BLACK][file]
        = self->wanted[ALEA_WHITE][alea_pgn_array_is_word (black, "Mirror") ? file : 7 - file];

  if (!is_array (self->wanted[ALEA_WHITE]) || !is_array (self->wanted[ALEA_BLACK]))
    return alea_pgn_build_fail_with (self, self->own[ALEA_PGN_TAG_WHITE_SETUP].place,
                                     N_("The set-up is incomplete or impossible, and the rolls are missing."));

  for (int file = 0; file < 8; file++)
    {
      setup->pieces[file] = alea_piece (ALEA_WHITE, (AleaPieceType) self->wanted[ALEA_WHITE][file]);
      setup->pieces[56 + file] = alea_piece (ALEA_BLACK, (AleaPieceType) self->wanted[ALEA_BLACK][file]);
    }

  return TRUE;
}
