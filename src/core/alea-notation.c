/* alea-notation.c: moves as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-notation.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* --- writing ------------------------------------------------------------- */

typedef struct
{
  char  *text;
  size_t length;
} Writer;

static void
put (Writer *writer,
     char    c)
{
  if (writer->length + 1 < ALEA_MOVE_TEXT_SIZE)
    writer->text[writer->length++] = c;
  writer->text[writer->length] = '\0';
}

static void
put_string (Writer     *writer,
            const char *text)
{
  while (*text != '\0')
    put (writer, *text++);
}

static void
put_square (Writer             *writer,
            const AleaPosition *position,
            AleaSquare          square)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  put_string (writer, alea_geometry_name (position->rules->geometry, square, name));
}

static bool
is_capture (const AleaPosition *position,
            AleaMove            move)
{
  switch (alea_move_type (move))
    {
    case ALEA_MOVE_PLAIN:
      return alea_position_get_man (position, alea_move_to (move)) != ALEA_NOBODY;
    case ALEA_MOVE_EN_PASSANT:
      return true;
    case ALEA_MOVE_DOUBLE_STEP:
    case ALEA_MOVE_CASTLE:
    case ALEA_MOVE_RELOCATION:
    case ALEA_MOVE_TELEPORT:
    case ALEA_MOVE_RESURRECTION:
      return false;
    }

  return false;
}

/* As much of the origin as tells the man apart from others of its kind that
 * may go to the same square: the file if that is enough, else the rank. */
static void
put_origin (Writer             *writer,
            const AleaPosition *position,
            AleaMove            move)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaSquare from = alea_move_from (move);
  bool is_alone = true, is_alone_on_file = true, is_alone_on_rank = true;
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);
  char name[ALEA_SQUARE_NAME_SIZE];

  for (size_t i = 0; i < n; i++)
    {
      AleaSquare other = alea_move_from (moves[i]);

      if (other == from || alea_move_to (moves[i]) != alea_move_to (move)
          || alea_move_kind (moves[i]) != alea_move_kind (move)
          || alea_move_type (moves[i]) != alea_move_type (move))
        continue;

      is_alone = false;
      if (alea_geometry_file (geometry, other) == alea_geometry_file (geometry, from))
        is_alone_on_file = false;
      if (alea_geometry_rank (geometry, other) == alea_geometry_rank (geometry, from))
        is_alone_on_rank = false;
    }

  alea_geometry_name (geometry, from, name);
  if (!is_alone && (is_alone_on_file || !is_alone_on_rank))
    put (writer, name[0]);
  if (!is_alone && !is_alone_on_file)
    put_string (writer, name + 1);
}

static void
put_plain_move (Writer             *writer,
                const AleaPosition *position,
                AleaMove            move)
{
  const AleaKind kind = alea_move_kind (move);
  const bool captures = is_capture (position, move);
  char origin[ALEA_SQUARE_NAME_SIZE];

  if (kind != ALEA_PAWN)
    {
      put (writer, ALEA_KIND_LETTERS[kind]);
      if (kind != ALEA_KING)
        put_origin (writer, position, move);
    }
  else if (captures)
    put (writer, alea_geometry_name (position->rules->geometry, alea_move_from (move), origin)[0]);

  if (captures)
    put (writer, 'x');
  put_square (writer, position, alea_move_to (move));

  if (alea_move_promotion (move) != ALEA_NO_KIND)
    {
      put (writer, '=');
      put (writer, ALEA_KIND_LETTERS[alea_move_promotion (move)]);
    }
}

static void
put_check (Writer             *writer,
           const AleaPosition *position,
           AleaMove            move)
{
  AleaPosition after = *position;

  if (position->rules->king_is_captured)
    return;

  alea_position_play (&after, move);
  if (alea_position_get_checkers (&after) != 0)
    put (writer, alea_position_count_moves (&after) == 0 ? '#' : '+');
}

char *
alea_move_to_san (const AleaPosition *position,
                  AleaMove            move,
                  char                text[static ALEA_MOVE_TEXT_SIZE])
{
  Writer writer = { .text = text };

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    put_string (&writer, alea_move_to (move) < alea_move_from (move) ? "O-O-O" : "O-O");
  else
    put_plain_move (&writer, position, move);

  put_check (&writer, position, move);
  return text;
}

char *
alea_move_to_coordinates (const AleaPosition *position,
                          AleaMove            move,
                          char                text[static ALEA_MOVE_TEXT_SIZE])
{
  Writer writer = { .text = text };
  AleaKind promotion = alea_move_promotion (move);

  put_square (&writer, position, alea_move_from (move));
  put_square (&writer, position, alea_move_to (move));
  if (promotion != ALEA_NO_KIND)
    put (&writer, (char) tolower (ALEA_KIND_LETTERS[promotion]));

  return text;
}

/* --- reading ------------------------------------------------------------- */

/* What a text says of a move; what it leaves out is "any". */
typedef struct
{
  AleaKind   kind;        /* ALEA_NO_KIND: any */
  int        from_file;   /* -1: any */
  int        from_rank;
  AleaSquare to;
  AleaKind   promotion;
  bool       is_castle;
  AleaWing   wing;
} Wanted;

/* Behind a move there may only be signs of check and of judgement. */
static bool
is_suffix (const char *p)
{
  return p[strspn (p, "+#!?")] == '\0';
}

static bool
read_castle (const char *text,
             Wanted     *wanted)
{
  char zero = text[0];

  if ((zero != 'O' && zero != '0' && zero != 'o') || text[1] != '-' || text[2] != zero)
    return false;

  wanted->is_castle = true;
  wanted->wing = ALEA_WING_H;
  text += 3;
  if (text[0] == '-' && text[1] == zero)
    {
      wanted->wing = ALEA_WING_A;
      text += 2;
    }

  return is_suffix (text);
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

  text += *text == '=';
  letter = *text != '\0' ? strchr (ALEA_KIND_LETTERS + 1, toupper ((unsigned char) *text)) : NULL;
  if (letter != NULL)
    {
      wanted->promotion = (AleaKind) (letter - ALEA_KIND_LETTERS);
      text++;
    }

  return is_suffix (text);
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
  letter = strchr (ALEA_KIND_LETTERS + 1, has_sign ? toupper ((unsigned char) text[length - 1])
                                                   : text[length - 1]);
  if (letter == NULL)
    return;

  wanted->promotion = (AleaKind) (letter - ALEA_KIND_LETTERS);
  text[length - (has_sign ? 2 : 1)] = '\0';
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

  letter = strchr (ALEA_KIND_LETTERS + 1, *p);
  wanted->kind = letter != NULL ? (AleaKind) (letter - ALEA_KIND_LETTERS) : ALEA_PAWN;
  p += letter != NULL;

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

static bool
is_wanted (const AleaPosition *position,
           const Wanted       *wanted,
           AleaMove            move)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaSquare from = alea_move_from (move), to = alea_move_to (move);

  if (wanted->is_castle)
    return alea_move_type (move) == ALEA_MOVE_CASTLE && (to < from) == (wanted->wing == ALEA_WING_A);

  /* Castling written as a king's move says where the king goes from. */
  if (alea_move_type (move) == ALEA_MOVE_CASTLE && (wanted->kind == ALEA_KING || wanted->from_rank < 0))
    return false;

  return to == wanted->to
         && (wanted->kind == ALEA_NO_KIND || wanted->kind == alea_move_kind (move))
         && (wanted->from_file < 0 || wanted->from_file == alea_geometry_file (geometry, from))
         && (wanted->from_rank < 0 || wanted->from_rank == alea_geometry_rank (geometry, from))
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
      const char *sentence,
      const char *text)
{
  alea_text_set (why, NULL, sentence);
  alea_text_add_string (why, "move", text);
  return false;
}

bool
alea_move_parse (const AleaPosition *position,
                 const char         *text,
                 AleaMove           *move,
                 AleaText           *why)
{
  const AleaGeometry *geometry = position->rules->geometry;
  Wanted wanted = { .from_file = -1, .from_rank = -1, .to = ALEA_NO_SQUARE };
  AleaMove moves[ALEA_MAX_MOVES], found = ALEA_MOVE_NONE;
  size_t n, n_found = 0;

  if (!read_castle (text, &wanted) && !read_coordinates (geometry, text, &wanted))
    {
      wanted = (Wanted) { .from_file = -1, .from_rank = -1, .to = ALEA_NO_SQUARE };
      if (!read_san (geometry, text, &wanted))
        return fail (why, N_("“{move}” is not written like a move."), text);
    }

  n = alea_position_list_moves (position, moves);
  for (size_t i = 0; i < n; i++)
    if (is_wanted (position, &wanted, moves[i]))
      {
        found = moves[i];
        n_found++;
      }

  if (n_found == 0 && wanted.from_rank >= 0
      && (wanted.kind == ALEA_NO_KIND || wanted.kind == ALEA_KING) && wanted.promotion == ALEA_NO_KIND)
    {
      found = find_castle_by_king (position, &wanted, moves, n);
      n_found = found != ALEA_MOVE_NONE;
    }

  if (n_found > 1)
    return fail (why, N_("“{move}” may mean more than one move."), text);
  if (n_found == 0)
    return fail (why, N_("The rules do not allow “{move}” here."), text);

  *move = found;
  return true;
}
