/* alea-fen.c: a setup as a line of text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"

#include "alea-fen-tokens.h"
#include "writer.h"

#include <ctype.h>

/* --- reading ------------------------------------------------------------- */

typedef struct
{
  const char      *start;
  const char      *p;
  const AleaRules *rules;
  AleaSetup       *setup;
  AleaFenError    *error;
} Reader;

/* Says that the character at @at is wrong.  Returns where to say why; NULL
 * when nobody wants to know. */
static AleaText *
point_at (Reader     *reader,
          const char *at)
{
  if (reader->error == NULL)
    return NULL;

  reader->error->column = (int) (at - reader->start) + 1;
  return &reader->error->text;
}

static bool
fail_at (Reader     *reader,
         const char *at,
         const char *sentence)
{
  alea_text_set (point_at (reader, at), NULL, sentence);
  return false;
}

static bool
fail (Reader     *reader,
      const char *sentence)
{
  return fail_at (reader, reader->p, sentence);
}

static bool
is_end (char c)
{
  return c == '\0' || c == '\n' || c == '\r';
}

static bool
is_field_end (char c)
{
  return c == ' ' || is_end (c);
}

/* A number of at most @max; leaves the reader alone where there is none. */
static bool
read_number (Reader   *reader,
             unsigned  max,
             unsigned *number)
{
  const char *p = reader->p;
  unsigned value = 0;

  if (!isdigit ((unsigned char) *p))
    return false;

  while (isdigit ((unsigned char) *p) && value <= max)
    value = value * 10 + (unsigned) (*p++ - '0');

  if (value > max)
    return false;

  *number = value;
  reader->p = p;
  return true;
}

static bool
fail_short_rank (Reader *reader,
                 int     n_missing)
{
  alea_text_set_plural (point_at (reader, reader->p), NULL, "Placement: this rank is {n} square too short.",
                        "Placement: this rank is {n} squares too short.", (unsigned long) n_missing);
  return false;
}

static bool
fail_few_ranks (Reader *reader,
                int     n_missing)
{
  alea_text_set_plural (point_at (reader, reader->p), NULL, "Placement: {n} rank is missing.",
                        "Placement: {n} ranks are missing.", (unsigned long) n_missing);
  return false;
}

static bool
read_rank (Reader *reader,
           int     rank)
{
  const AleaGeometry *geometry = reader->rules->geometry;
  int file = 0;

  while (!is_field_end (*reader->p) && *reader->p != '/')
    {
      const char *at = reader->p;
      unsigned empty = 1;
      AleaPiece piece = ALEA_NO_PIECE;
      bool hole = *at == '*';

      if (isdigit ((unsigned char) *at))
        {
          if (!read_number (reader, ALEA_MAX_SIDE, &empty) || empty == 0)
            return fail_at (reader, at, N_("Placement: this number of empty squares is not valid."));
        }
      else
        {
          piece = alea_piece_from_letter (*at);
          if (piece == ALEA_NO_PIECE && !hole)
            return fail (reader, N_("Placement: no piece has this letter."));
          reader->p++;
        }

      for (; empty > 0; empty--, file++)
        {
          if (file >= geometry->files)
            return fail_at (reader, at, N_("Placement: this rank is too long."));
          if (hole == alea_geometry_has (geometry, file, rank))
            return fail_at (reader, at, hole ? N_("Placement: the board has a square here, not a hole.")
                                             : N_("Placement: the board has a hole here."));
          reader->setup->pieces[alea_geometry_square (geometry, file, rank)] = piece;
        }
    }

  return file == geometry->files || fail_short_rank (reader, geometry->files - file);
}

static bool
read_placement (Reader *reader)
{
  for (int rank = reader->rules->geometry->ranks - 1; rank >= 0; rank--)
    {
      if (!read_rank (reader, rank))
        return false;
      if (rank > 0 && *reader->p != '/')
        return fail_few_ranks (reader, rank);
      if (rank > 0)
        reader->p++;
    }

  return is_field_end (*reader->p) || fail (reader, N_("Placement: there are too many ranks."));
}

/* Goes over the blank to the next field; false at the end. */
static bool
next_field (Reader *reader)
{
  if (*reader->p != ' ')
    return false;

  while (*reader->p == ' ')
    reader->p++;
  return !is_end (*reader->p);
}

static bool
read_turn (Reader *reader)
{
  if ((*reader->p != 'w' && *reader->p != 'b') || !is_field_end (reader->p[1]))
    return fail (reader, N_("Side to move: this must be “w” or “b”."));

  reader->setup->turn = *reader->p++ == 'w' ? ALEA_WHITE : ALEA_BLACK;
  return true;
}

/* The rook of "K" or "Q": the outermost one on that side of the king. */
static AleaSquare
find_outer_rook (const AleaSetup *setup,
                 AleaColour       colour,
                 AleaWing         wing)
{
  const AleaGeometry *geometry = setup->geometry;
  AleaSquare king = alea_setup_find (setup, alea_piece (colour, ALEA_KING));
  int step = wing == ALEA_WING_A ? 1 : -1;
  int file = wing == ALEA_WING_A ? 0 : geometry->files - 1;

  if (king == ALEA_NO_SQUARE)
    return ALEA_NO_SQUARE;

  for (; file != alea_geometry_file (geometry, king); file += step)
    {
      AleaSquare square = alea_geometry_square (geometry, file, alea_geometry_rank (geometry, king));

      if (setup->pieces[square] == alea_piece (colour, ALEA_ROOK))
        return square;
    }

  return ALEA_NO_SQUARE;
}

static bool
read_castling_letter (Reader *reader)
{
  AleaSetup *setup = reader->setup;
  char letter = *reader->p, lower = (char) tolower ((unsigned char) letter);
  AleaColour colour = isupper ((unsigned char) letter) ? ALEA_WHITE : ALEA_BLACK;
  AleaSquare king = alea_setup_find (setup, alea_piece (colour, ALEA_KING));
  AleaSquare rook;
  AleaWing wing;

  if (reader->rules->king_right == ALEA_KING_RELOCATES)
    {
      if (lower != 'k' || setup->may_relocate[colour])
        return fail (reader, N_("Relocation rights: these must be “K”, “k”, “Kk” or “-”."));
      setup->may_relocate[colour] = true;
      return true;
    }

  if (lower == 'k' || lower == 'q')
    rook = find_outer_rook (setup, colour, lower == 'k' ? ALEA_WING_H : ALEA_WING_A);
  else if (lower >= 'a' && lower <= 'h')
    rook = alea_setup_home (setup, colour, lower);
  else
    return fail (reader, N_("Castling rights: this letter is not valid."));

  if (king == ALEA_NO_SQUARE || rook == ALEA_NO_SQUARE
      || setup->pieces[rook] != alea_piece (colour, ALEA_ROOK))
    return fail (reader, N_("Castling rights: no king and rook match this letter."));

  wing = rook < king ? ALEA_WING_A : ALEA_WING_H;
  if (setup->castle_rook[colour][wing] != ALEA_NO_SQUARE)
    return fail (reader, N_("Castling rights: this right is named twice."));

  setup->castle_rook[colour][wing] = rook;
  return true;
}

static bool
read_castling (Reader *reader)
{
  if (*reader->p == '-' && is_field_end (reader->p[1]))
    {
      reader->p++;
      return true;
    }

  for (; !is_field_end (*reader->p); reader->p++)
    if (!read_castling_letter (reader))
      return false;

  return true;
}

static bool
read_en_passant (Reader *reader)
{
  AleaSetup *setup = reader->setup;

  if (*reader->p == '-' && is_field_end (reader->p[1]))
    {
      reader->p++;
      return true;
    }

  while (!is_field_end (*reader->p))
    {
      AleaSquare square = alea_geometry_parse (setup->geometry, reader->p, NULL);

      if (square == ALEA_NO_SQUARE)
        return fail (reader, N_("En passant: this is not a square on the board."));
      if (setup->n_en_passant == (reader->rules->turn.get_moves_left != NULL ? ALEA_MAX_EN_PASSANT : 1))
        return fail (reader, N_("En passant: there is one square too many."));

      for (int i = 0; i < setup->n_en_passant; i++)
        if (setup->en_passant[i] == square)
          return fail (reader, N_("En passant: this square is named twice."));

      setup->en_passant[setup->n_en_passant++] = square;
      alea_geometry_parse (setup->geometry, reader->p, &reader->p);
    }

  return true;
}

static bool
read_counter (Reader     *reader,
              unsigned    least,
              uint16_t   *counter,
              const char *sentence)
{
  const char *at = reader->p;
  unsigned number;

  if (!read_number (reader, UINT16_MAX, &number) || number < least || !is_field_end (*reader->p))
    return fail_at (reader, at, sentence);

  *counter = (uint16_t) number;
  return true;
}

static bool
read_fields (Reader *reader)
{
  AleaSetup *setup = reader->setup;

  if (!read_placement (reader))
    return false;

  /* What goes without saying, unless a token knows better. */
  if (reader->rules->beside.fill != NULL)
    reader->rules->beside.fill (setup);

  if (!next_field (reader))
    return fail (reader, N_("Side to move: this field is missing."));
  if (!read_turn (reader))
    return false;
  if (!next_field (reader))
    return fail (reader, N_("Castling rights: this field is missing."));
  if (!read_castling (reader))
    return false;
  if (!next_field (reader))
    return fail (reader, N_("En passant: this field is missing."));
  if (!read_en_passant (reader))
    return false;
  if (!next_field (reader))
    return fail (reader, N_("Half-move clock: this field is missing."));
  if (!read_counter (reader, 0, &setup->halfmove_clock, N_("Half-move clock: this must be a number from 0 to 65535.")))
    return false;
  if (!next_field (reader))
    return fail (reader, N_("Move number: this field is missing."));

  return read_counter (reader, 1, &setup->fullmove, N_("Move number: this must be a number from 1 to 65535."));
}

static bool
read_tokens (Reader *reader)
{
  return !next_field (reader)
         || alea_fen_tokens_read (reader->p, (int) (reader->p - reader->start) + 1, reader->rules,
                                  reader->setup, reader->error);
}

bool
alea_fen_read (const char      *fen,
               const AleaRules *rules,
               AleaSetup       *setup,
               AleaFenError    *error)
{
  Reader reader = { .start = fen, .p = fen, .rules = rules, .setup = setup, .error = error };

  alea_setup_init (setup, rules->geometry);
  return read_fields (&reader) && read_tokens (&reader);
}

/* --- writing ------------------------------------------------------------- */

static void
write_placement (Writer          *writer,
                 const AleaSetup *setup)
{
  const AleaGeometry *geometry = setup->geometry;

  for (int rank = geometry->ranks - 1; rank >= 0; rank--)
    {
      unsigned empty = 0;

      for (int file = 0; file < geometry->files; file++)
        {
          AleaPiece piece = setup->pieces[alea_geometry_square (geometry, file, rank)];
          bool hole = !alea_geometry_has (geometry, file, rank);

          if (piece == ALEA_NO_PIECE && !hole)
            {
              empty++;
              continue;
            }
          if (empty > 0)
            put_number (writer, empty);
          empty = 0;
          put (writer, hole ? '*' : alea_piece_to_letter (piece));
        }

      if (empty > 0)
        put_number (writer, empty);
      if (rank > 0)
        put (writer, '/');
    }
}

/* X-FEN: a letter of its file only for a rook that is not the outermost. */
static void
write_castling (Writer          *writer,
                const AleaSetup *setup)
{
  size_t before = writer->length;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      if (setup->may_relocate[colour])
        put (writer, colour == ALEA_WHITE ? 'K' : 'k');

      for (int i = 0; i < ALEA_N_WINGS; i++)
        {
          AleaWing wing = i == 0 ? ALEA_WING_H : ALEA_WING_A;
          AleaSquare rook = setup->castle_rook[colour][wing];
          char letter = wing == ALEA_WING_H ? 'k' : 'q';

          if (rook == ALEA_NO_SQUARE)
            continue;

          if (rook != find_outer_rook (setup, colour, wing))
            letter = setup->geometry->file_letters[alea_geometry_file (setup->geometry, rook)];
          put (writer, colour == ALEA_WHITE ? (char) toupper ((unsigned char) letter) : letter);
        }
    }

  if (writer->length == before)
    put (writer, '-');
}

static void
write_en_passant (Writer          *writer,
                  const AleaSetup *setup)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  for (int i = 0; i < setup->n_en_passant; i++)
    put_string (writer, alea_geometry_name (setup->geometry, setup->en_passant[i], name));
  if (setup->n_en_passant == 0)
    put (writer, '-');
}

char *
alea_fen_write (const AleaSetup *setup,
                const AleaRules *rules,
                char             fen[static ALEA_FEN_SIZE])
{
  Writer writer = { .text = fen, .size = ALEA_FEN_SIZE };
  char tokens[ALEA_FEN_TOKENS_SIZE];

  write_placement (&writer, setup);
  put_string (&writer, setup->turn == ALEA_WHITE ? " w " : " b ");
  write_castling (&writer, setup);
  put (&writer, ' ');
  write_en_passant (&writer, setup);
  put (&writer, ' ');
  put_number (&writer, setup->halfmove_clock);
  put (&writer, ' ');
  put_number (&writer, setup->fullmove);
  put_string (&writer, alea_fen_tokens_write (setup, rules, tokens));

  return fen;
}
