/* alea-move-parse.c: moves read from text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-notation.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* What a text says of a move; what it leaves out is "any". */
typedef struct
{
  AleaPieceType piece_type;     /* ALEA_NO_PIECE_TYPE: any */
  int        from_file;   /* -1: any */
  int        from_rank;
  AleaSquare to;
  AleaPieceType promotion;
  bool       is_castle;
  AleaWing   wing;
  bool       is_resurrection;
  bool       is_en_passant;    /* "exd6e.p.": nothing else will do */
  bool       is_teleport;      /* "f3z4t": nothing else will do */
  int        terrace;          /* "{T3}", which asks for a teleport rather than a
                                * walk; NO_TERRACE: none is named */
} Wanted;

#define NO_TERRACE (-1)

/* Behind a move there may only be signs of check and of judgement. */
static bool
is_suffix (const char *p)
{
  return p[strspn (p, "+#!?")] == '\0';
}

bool
alea_move_names_castling (const char *text,
                          AleaWing   *wing)
{
  const char king = text[0], dash = king != '\0' ? text[1] : '\0';
  bool is_long;

  if ((king != 'O' && king != '0' && king != 'o') || (dash != '-' && dash != '~') || text[2] != king)
    return false;

  is_long = text[3] == dash && text[4] == king;
  *wing = is_long ? ALEA_WING_A : ALEA_WING_H;
  return is_suffix (text + (is_long ? 5 : 3));
}

static bool
read_castle (const char *text,
             Wanted     *wanted)
{
  wanted->is_castle = alea_move_names_castling (text, &wanted->wing);
  return wanted->is_castle;
}

/* "e2e4", "e7e8q", also "e2-e4" and "e2xe4". */
static bool
read_coordinates (const AleaGeometry *geometry,
                  const char         *text,
                  Wanted             *wanted)
{
  AleaSquare from = alea_geometry_parse (geometry, text, &text);
  const char *letter;

  if (from == ALEA_NO_SQUARE)
    return false;

  text += *text == '-' || *text == 'x';
  wanted->to = alea_geometry_parse (geometry, text, &text);
  if (wanted->to == ALEA_NO_SQUARE)
    return false;

  wanted->from_file = alea_geometry_file (geometry, from);
  wanted->from_rank = alea_geometry_rank (geometry, from);

  if (*text == 't')
    {
      wanted->is_teleport = true;
      text++;
    }

  text += *text == '=';
  letter = *text != '\0' ? strchr (&ALEA_PIECE_LETTERS[1], toupper ((unsigned char) *text)) : NULL;
  if (letter != NULL)
    {
      wanted->promotion = (AleaPieceType) (letter - ALEA_PIECE_LETTERS);
      text++;
    }

  return is_suffix (text);
}

/* "G@z4", "@z4". */
static bool
read_resurrection (const AleaGeometry *geometry,
                   const char         *text,
                   Wanted             *wanted)
{
  text += *text == 'G';
  if (*text++ != '@')
    return false;

  wanted->is_resurrection = true;
  wanted->to = alea_geometry_parse (geometry, text, &text);
  return wanted->to != ALEA_NO_SQUARE && is_suffix (text);
}

/* The square that ends @text, which is then cut off. */
static AleaSquare
cut_target (const AleaGeometry *geometry,
            char               *text)
{
  size_t length = strlen (text);

  for (size_t n = 2; n <= 3 && n <= length; n++)
    {
      const char *end = NULL;
      AleaSquare square = alea_geometry_parse (geometry, text + length - n, &end);

      if (square != ALEA_NO_SQUARE && *end == '\0')
        {
          text[length - n] = '\0';
          return square;
        }
    }

  return ALEA_NO_SQUARE;
}

/* "=Q", "Q", "=q", "/Q", "(Q)" at the end of @text, which is then cut off. */
static void
cut_promotion (char   *text,
               Wanted *wanted)
{
  size_t length = strlen (text);
  const char *letter;
  bool has_sign;

  if (length > 0 && text[length - 1] == ')')
    text[--length] = '\0';
  if (length < 2)
    return;

  has_sign = strchr ("=/(", text[length - 2]) != NULL;
  letter = strchr (&ALEA_PIECE_LETTERS[1], has_sign ? toupper ((unsigned char) text[length - 1])
                                                   : text[length - 1]);
  if (letter == NULL)
    return;

  wanted->promotion = (AleaPieceType) (letter - ALEA_PIECE_LETTERS);
  text[length - (has_sign ? 2 : 1)] = '\0';
}

/* The sign of a capture in passing, "exd6e.p." (FIDE C.13). */
static void
cut_en_passant (char   *text,
                Wanted *wanted)
{
  static const char *const signs[] = { "e.p.", "ep" };

  for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
    {
      size_t length = strlen (text), n = strlen (signs[i]);

      if (length > n && strcmp (text + length - n, signs[i]) == 0)
        {
          text[length - n] = '\0';
          wanted->is_en_passant = true;
          return;
        }
    }
}

/* Read from the end, where a move says where it goes: "Nb1xd2=Q". */
static bool
read_san (const AleaGeometry *geometry,
          const char         *text,
          Wanted             *wanted)
{
  char rest[ALEA_MOVE_TEXT_SIZE];
  const char *letter, *p = rest;
  size_t length;

  if (strlen (text) >= sizeof rest)
    return false;

  strcpy (rest, text);
  rest[strcspn (rest, "+#!?")] = '\0';
  if (!is_suffix (text + strlen (rest)) || rest[0] == '\0')
    return false;

  letter = strchr (&ALEA_PIECE_LETTERS[1], *p);
  wanted->piece_type = letter != NULL ? (AleaPieceType) (letter - ALEA_PIECE_LETTERS) : ALEA_PAWN;
  p += letter != NULL;

  cut_en_passant (rest, wanted);
  cut_promotion (rest, wanted);
  wanted->to = cut_target (geometry, rest);
  if (wanted->to == ALEA_NO_SQUARE || rest + strlen (rest) < p)
    return false;

  length = strlen (rest);
  if (length > 0 && strchr ("x:-", rest[length - 1]) != NULL)
    rest[length - 1] = '\0';

  wanted->from_file = alea_geometry_find_file (geometry, *p);
  p += wanted->from_file >= 0;
  if (isdigit ((unsigned char) *p))
    {
      long rank = strtol (p, (char **) &p, 10) - geometry->first_rank;

      if (rank < 0 || rank >= geometry->ranks)
        return false;
      wanted->from_rank = (int) rank;
    }

  return *p == '\0';
}

/* A straddling Guardener that teleports may be called by either square. */
static bool
is_origin (const AleaPosition *position,
           const Wanted       *wanted,
           AleaMove            move)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaSquare from = alea_move_from (move);

  if (wanted->from_file >= 0 && alea_geometry_has (geometry, wanted->from_file, wanted->from_rank)
      && alea_move_type (move) == ALEA_MOVE_TELEPORT && alea_move_piece_type (move) == ALEA_GUARDENER)
    return alea_position_get_piece (position, alea_geometry_square (geometry, wanted->from_file, wanted->from_rank))
           == alea_position_get_piece (position, from);

  return (wanted->from_file < 0 || wanted->from_file == alea_geometry_file (geometry, from))
         && (wanted->from_rank < 0 || wanted->from_rank == alea_geometry_rank (geometry, from));
}

static bool
is_wanted (const AleaPosition *position,
           const Wanted       *wanted,
           AleaMove            move)
{
  const AleaSquare from = alea_move_from (move), to = alea_move_to (move);

  if (wanted->is_castle)
    return alea_move_type (move) == ALEA_MOVE_CASTLE && (to < from) == (wanted->wing == ALEA_WING_A);

  /* Castling written as a king's move says where the king goes from. */
  if (alea_move_type (move) == ALEA_MOVE_CASTLE && (wanted->piece_type == ALEA_KING || wanted->from_rank < 0))
    return false;

  return to == wanted->to
         && wanted->is_resurrection == (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
         && (!wanted->is_en_passant || alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
         && (!wanted->is_teleport || alea_move_type (move) == ALEA_MOVE_TELEPORT)
         && (wanted->piece_type == ALEA_NO_PIECE_TYPE || wanted->piece_type == alea_move_piece_type (move))
         && is_origin (position, wanted, move)
         && wanted->promotion == alea_move_promotion (move);
}

/* "e1g1", the king's own two squares: castling where nothing else fits. */
static AleaMove
find_castle_by_king (const AleaPosition *position,
                     const Wanted       *wanted,
                     const AleaMove     *moves,
                     size_t              n)
{
  const AleaGeometry *geometry = position->rules->geometry;

  for (size_t i = 0; i < n; i++)
    {
      AleaSquare from = alea_move_from (moves[i]), king_to, rook_to;

      if (alea_move_type (moves[i]) != ALEA_MOVE_CASTLE
          || wanted->from_file != alea_geometry_file (geometry, from)
          || wanted->from_rank != alea_geometry_rank (geometry, from))
        continue;

      alea_position_castle_to (position, moves[i], &king_to, &rook_to);
      if (king_to == wanted->to && king_to != from)
        return moves[i];
    }

  return ALEA_MOVE_NONE;
}

static bool
fail (AleaText   *why,
      const char *rule,
      const char *sentence,
      const char *text)
{
  alea_text_set (why, rule, sentence);
  alea_text_add_string (why, "move", text);
  return false;
}

static const Wanted any_move = {
  .from_file = -1, .from_rank = -1, .to = ALEA_NO_SQUARE, .terrace = NO_TERRACE,
};

/* Cuts off " {T3}" and returns the number, NO_TERRACE where it is not there. */
static int
cut_terrace (char *text)
{
  char *brace = strchr (text, '{');
  int terrace;

  if (brace == NULL || brace == text || brace[1] != 'T' || !isdigit ((unsigned char) brace[2])
      || strcmp (brace + 3, "}") != 0)
    return NO_TERRACE;

  terrace = brace[2] - '0';
  while (brace > text && brace[-1] == ' ')
    brace--;
  *brace = '\0';
  return terrace;
}

static bool
read_move (const AleaGeometry *geometry,
           const char         *text,
           Wanted             *wanted)
{
  static bool (*const readers[]) (const AleaGeometry *, const char *, Wanted *) = {
    read_coordinates, read_resurrection, read_san,
  };
  char move[ALEA_MOVE_TEXT_SIZE];
  int terrace;

  if (strlen (text) >= sizeof move)
    return false;

  strcpy (move, text);
  terrace = cut_terrace (move);

  *wanted = any_move;
  if (read_castle (move, wanted))
    return terrace == NO_TERRACE;

  for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
    {
      *wanted = any_move;
      wanted->terrace = terrace;
      if (readers[i] (geometry, move, wanted))
        return true;
    }

  return false;
}

/* The moves that fit.  A piece that may walk and may teleport to the same square
 * makes the same position of it, so the walk, or what "{T3}" asks for, counts
 * alone where there is one (GA29). */
static size_t
find_wanted (const AleaPosition *position,
             const Wanted       *wanted,
             const AleaMove     *moves,
             size_t              n,
             AleaMove           *found)
{
  AleaMove last[2] = { ALEA_MOVE_NONE, ALEA_MOVE_NONE };
  size_t counts[2] = { 0, 0 };
  int preferred;

  for (size_t i = 0; i < n; i++)
    if (is_wanted (position, wanted, moves[i]))
      {
        bool teleports = alea_move_type (moves[i]) == ALEA_MOVE_TELEPORT;

        last[teleports] = moves[i];
        counts[teleports]++;
      }

  preferred = wanted->terrace != NO_TERRACE ? counts[1] > 0 : counts[0] == 0;
  *found = last[preferred];
  return counts[preferred];
}

/* G25: the terrace that is named is the one that the move goes to. */
static bool
is_terrace_right (const AleaPosition *position,
                  const Wanted       *wanted,
                  AleaMove            move,
                  const char         *text,
                  AleaText           *why)
{
  const int terrace = alea_position_get_terrace (position, alea_move_to (move));
  char name[ALEA_MOVE_TEXT_SIZE];

  if (wanted->terrace == NO_TERRACE || wanted->terrace == terrace)
    return true;

  strcpy (name, text);
  cut_terrace (name);
  fail (why, "G25", terrace > 0 ? N_("“{move}” goes to terrace {terrace}, not to terrace {wrong}.")
                                : N_("“{move}” does not go to a terrace."), name);
  alea_text_add_number (why, "terrace", terrace);
  alea_text_add_number (why, "wrong", wanted->terrace);
  return false;
}

bool
alea_move_parse (const AleaPosition *position,
                 const char         *text,
                 AleaMove           *move,
                 AleaText           *why)
{
  AleaMove moves[ALEA_MAX_MOVES], found = ALEA_MOVE_NONE;
  size_t n, n_found;
  Wanted wanted;

  if (!read_move (position->rules->geometry, text, &wanted))
    return fail (why, "B19", N_("“{move}” does not look like a move."), text);

  n = alea_position_list_moves (position, moves);
  n_found = find_wanted (position, &wanted, moves, n, &found);

  if (n_found == 0 && wanted.from_rank >= 0
      && (wanted.piece_type == ALEA_NO_PIECE_TYPE || wanted.piece_type == ALEA_KING) && wanted.promotion == ALEA_NO_PIECE_TYPE)
    {
      found = find_castle_by_king (position, &wanted, moves, n);
      n_found = found != ALEA_MOVE_NONE;
    }

  if (n_found > 1)
    return fail (why, "B20", N_("“{move}” can mean more than one move."), text);
  if (n_found == 0)
    return fail (why, NULL, N_("The rules do not allow “{move}” here."), text);

  *move = found;
  return is_terrace_right (position, &wanted, found, text, why);
}
