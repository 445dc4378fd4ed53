/* alea-fen-tokens.c: what lies beside the board, at the end of a FEN
 *
 * One row of the table below for each token: who has it, how it is read and
 * how it is written.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen-tokens.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Room for the longest value: every piece of both sides, "lost=QRRBBNNGKPPPPPPPP…". */
#define VALUE_SIZE 64

/* The value under way. */
typedef struct
{
  const char      *p;        /* moves on; where it stops something is wrong */
  const AleaRules *rules;
  AleaSetup       *setup;
} Reader;

typedef struct
{
  const char *key;
  const char *wrong;         /* msgid: what the value has to be */
  bool      (*applies) (const AleaRules *rules);

  /* Reads the value; true when all that was read is good.  The caller looks
   * whether the token ends there. */
  bool      (*read)    (Reader          *reader);

  /* Writes the value; false where it goes without saying. */
  bool      (*write)   (const AleaSetup *setup,
                        char             value[static VALUE_SIZE]);
} Token;

/* --- who has what -------------------------------------------------------- */

static bool
is_any_game (const AleaRules *rules)
{
  (void) rules;
  return true;
}

static bool
has_turn_dice (const AleaRules *rules)
{
  return rules->turn_dice.n > 0;
}

static bool
has_guardener (const AleaRules *rules)
{
  return rules->has_guardener;
}

static bool
has_series (const AleaRules *rules)
{
  return rules->moves_in_series;
}

/* --- parts of values ----------------------------------------------------- */

static bool
read_number (Reader   *reader,
             unsigned  least,
             unsigned  max,
             uint8_t  *number)
{
  unsigned value = 0;

  if (!isdigit ((unsigned char) *reader->p))
    return false;

  while (isdigit ((unsigned char) *reader->p) && value <= max)
    value = value * 10 + (unsigned) (*reader->p++ - '0');

  *number = (uint8_t) value;
  return value >= least && value <= max;
}

static bool
read_char (Reader *reader,
           char    c)
{
  if (*reader->p != c)
    return false;

  reader->p++;
  return true;
}

/* --- dice=3-4, doubles=2, kept=4/13 -------------------------------------- */

static bool
read_dice (Reader *reader)
{
  AleaRoll *roll = &reader->setup->table.roll;

  *roll = reader->rules->turn_dice;
  for (int i = 0; i < roll->n; i++)
    {
      if (i > 0 && !read_char (reader, '-'))
        return false;
      if (!read_number (reader, 1, roll->sides, &roll->face[i]))
        return false;
    }

  return true;
}

static bool
write_dice (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  const AleaRoll *roll = &setup->table.roll;
  size_t length = 0;

  for (int i = 0; i < roll->n; i++)
    length += (size_t) snprintf (value + length, VALUE_SIZE - length, i > 0 ? "-%u" : "%u", roll->face[i]);

  return roll->n > 0;
}

static bool
read_doubles (Reader *reader)
{
  return read_number (reader, 0, UINT8_MAX, &reader->setup->table.doubles);
}

static bool
write_doubles (const AleaSetup *setup,
               char             value[static VALUE_SIZE])
{
  snprintf (value, VALUE_SIZE, "%u", setup->table.doubles);
  return setup->table.doubles > 0;
}

/* Terraces in any order, each once; they are written in that of their numbers. */
static bool
read_terraces (Reader  *reader,
               uint8_t *terraces)
{
  for (*terraces = 0; *reader->p >= '1' && *reader->p <= '4'; reader->p++)
    {
      const unsigned bit = 1u << (*reader->p - '0');

      if (*terraces & bit)
        return false;
      *terraces |= (uint8_t) bit;
    }

  return *terraces != 0;
}

static bool
read_kept (Reader *reader)
{
  AleaKeptDoubles *kept = &reader->setup->table.kept;
  const bool has_first = !read_char (reader, '-');

  if (has_first && !read_number (reader, 1, 4, &kept->first))
    return false;

  return read_char (reader, '/')
         && (read_terraces (reader, &kept->terraces) || (has_first && read_char (reader, '-')));
}

static bool
write_kept (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  const AleaKeptDoubles *kept = &setup->table.kept;
  size_t length = 0;

  value[length++] = kept->first != 0 ? (char) ('0' + kept->first) : '-';
  value[length++] = '/';
  for (int number = 1; number <= 4; number++)
    if (kept->terraces >> number & 1)
      value[length++] = (char) ('0' + number);
  if (kept->terraces == 0)
    value[length++] = '-';

  value[length] = '\0';
  return kept->first != 0 || kept->terraces != 0;
}

/* --- pass=wb ------------------------------------------------------------- */

static bool
read_pass (Reader *reader)
{
  bool *passed = reader->setup->table.passed;

  passed[ALEA_WHITE] = !read_char (reader, 'w');
  passed[ALEA_BLACK] = !read_char (reader, 'b');

  return !(passed[ALEA_WHITE] && passed[ALEA_BLACK]) || read_char (reader, '-');
}

static bool
write_pass (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  const bool *passed = setup->table.passed;

  snprintf (value, VALUE_SIZE, "%s%s%s", passed[ALEA_WHITE] ? "" : "w", passed[ALEA_BLACK] ? "" : "b",
            passed[ALEA_WHITE] && passed[ALEA_BLACK] ? "-" : "");
  return passed[ALEA_WHITE] || passed[ALEA_BLACK];
}

/* --- lost=QRp ------------------------------------------------------------ */

static bool
read_lost (Reader *reader)
{
  AleaTable *table = &reader->setup->table;
  const char *start = reader->p;

  memset (table->lost, 0, sizeof table->lost);
  if (read_char (reader, '-'))
    return true;

  for (; alea_piece_from_letter (*reader->p) != ALEA_NO_PIECE; reader->p++)
    {
      AleaPiece piece = alea_piece_from_letter (*reader->p);
      AleaPieceType type = alea_piece_type (piece);

      if (++table->lost[alea_piece_colour (piece)][type] > alea_start_count[type])
        return false;
    }

  return reader->p > start;
}

static bool
write_lost (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  static const AleaPieceType order[] = {
    ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_GUARDENER, ALEA_KING, ALEA_PAWN,
  };
  uint8_t missing[2][ALEA_N_PIECE_TYPES];
  size_t length = 0;

  alea_setup_count_lost (setup, missing);
  if (memcmp (missing, setup->table.lost, sizeof missing) == 0)
    return false;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
      for (int n = setup->table.lost[colour][order[i]]; n > 0 && length + 1 < VALUE_SIZE; n--)
        value[length++] = alea_piece_to_letter (alea_piece (colour, order[i]));

  if (length == 0)
    value[length++] = '-';
  value[length] = '\0';
  return true;
}

/* --- left=2, runs=6x2/3x1, seats=wb -------------------------------------- */

static bool
read_left (Reader *reader)
{
  return read_number (reader, 0, UINT8_MAX, &reader->setup->table.moves_left);
}

static bool
write_left (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  snprintf (value, VALUE_SIZE, "%u", setup->table.moves_left);
  return setup->table.moves_left > 0;
}

static bool
read_run (Reader  *reader,
          AleaRun *run)
{
  if (read_char (reader, '-'))
    return true;

  return read_number (reader, 1, 6, &run->value)
         && read_char (reader, 'x')
         && read_number (reader, 1, UINT8_MAX, &run->length);
}

static bool
read_runs (Reader *reader)
{
  AleaRun *runs = reader->setup->table.runs;

  return read_run (reader, &runs[0]) && read_char (reader, '/') && read_run (reader, &runs[1]);
}

static bool
write_runs (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  const AleaRun *runs = setup->table.runs;
  char text[2][16] = { "-", "-" };

  for (int i = 0; i < 2; i++)
    if (runs[i].length > 0)
      snprintf (text[i], sizeof text[i], "%ux%u", runs[i].value, runs[i].length);

  snprintf (value, VALUE_SIZE, "%s/%s", text[0], text[1]);
  return runs[0].length > 0 || runs[1].length > 0;
}

static bool
read_seats (Reader *reader)
{
  if (strncmp (reader->p, "wb", 2) != 0 && strncmp (reader->p, "bw", 2) != 0)
    return false;

  reader->setup->table.seats_swapped = *reader->p == 'b';
  reader->p += 2;
  return true;
}

static bool
write_seats (const AleaSetup *setup,
             char             value[static VALUE_SIZE])
{
  snprintf (value, VALUE_SIZE, "%s", "bw");
  return setup->table.seats_swapped;
}

/* --- last=d2d4: for display by other programs, so it is dropped ----------- */

static bool
read_square (Reader *reader)
{
  return alea_geometry_parse (reader->rules->geometry, reader->p, &reader->p) != ALEA_NO_SQUARE;
}

static bool
read_last (Reader *reader)
{
  static const char *const words[] = { "pass", "--" };

  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (strncmp (reader->p, words[i], strlen (words[i])) == 0)
      {
        reader->p += strlen (words[i]);
        return true;
      }

  if (read_char (reader, '@'))
    return read_square (reader);
  if (!read_square (reader) || !read_square (reader))
    return false;

  /* A promotion, or the "t" of a teleport. */
  if (*reader->p != '\0' && strchr ("nbrqgt", *reader->p) != NULL)
    reader->p++;
  return true;
}

/* --- the table ----------------------------------------------------------- */

static const Token tokens[] = {
  { "dice", N_("dice: they are the values of the dice, joined by “-”."), has_turn_dice, read_dice, write_dice },
  { "doubles", N_("doubles: it is a number of doubles."), has_guardener, read_doubles, write_doubles },
  { "kept", N_("kept: it is the number of a double and those of terraces, like “4/13”, with “-” for none."),
    has_guardener, read_kept, write_kept },
  { "pass", N_("pass: it is “wb”, “w”, “b” or “-”."), has_guardener, read_pass, write_pass },
  { "lost", N_("lost: they are letters of pieces, no more of each than a side has, or “-”."),
    has_guardener, read_lost, write_lost },
  { "left", N_("left: it is a number of moves."), has_series, read_left, write_left },
  { "runs", N_("runs: they are written like “6x2/3x1”, with “-” for no roll."),
    has_series, read_runs, write_runs },
  { "seats", N_("seats: they are “wb” or “bw”."), has_series, read_seats, write_seats },
  { "last", N_("last: it is a move in coordinates."), is_any_game, read_last, NULL },
};

#define N_TOKENS (sizeof tokens / sizeof tokens[0])

/* --- reading ------------------------------------------------------------- */

static bool
is_end (char c)
{
  return c == '\0' || c == '\n' || c == '\r';
}

static bool
fail (AleaFenError *error,
      int           column,
      const char   *sentence)
{
  if (error != NULL)
    {
      error->column = column;
      alea_text_set (&error->text, NULL, sentence);
    }

  return false;
}

/* The token that begins at @p, N_TOKENS for none of this game. */
static size_t
find_token (const AleaRules *rules,
            const char      *p)
{
  for (size_t i = 0; i < N_TOKENS; i++)
    {
      size_t length = strlen (tokens[i].key);

      if (strncmp (p, tokens[i].key, length) == 0 && p[length] == '=' && tokens[i].applies (rules))
        return i;
    }

  return N_TOKENS;
}

bool
alea_fen_tokens_read (const char      *text,
                      int              column,
                      const AleaRules *rules,
                      AleaSetup       *setup,
                      AleaFenError    *error)
{
  Reader reader = { .p = text, .rules = rules, .setup = setup };
  bool seen[N_TOKENS] = { false };

  while (!is_end (*reader.p))
    {
      const int here = column + (int) (reader.p - text);
      size_t i = find_token (rules, reader.p);

      if (i == N_TOKENS)
        return fail (error, here, N_("After the move number there is something that means nothing in this game."));
      if (seen[i])
        return fail (error, here, N_("After the move number the same thing is said twice."));

      seen[i] = true;
      reader.p += strlen (tokens[i].key) + 1;
      if (!tokens[i].read (&reader) || (*reader.p != ' ' && !is_end (*reader.p)))
        return fail (error, column + (int) (reader.p - text), tokens[i].wrong);

      reader.p += strspn (reader.p, " ");
    }

  /* A double on the table is one of the doubles of this turn. */
  if (rules->has_guardener && alea_roll_is_double (setup->table.roll) && setup->table.doubles == 0)
    setup->table.doubles = 1;

  return true;
}

/* --- writing ------------------------------------------------------------- */

char *
alea_fen_tokens_write (const AleaSetup *setup,
                       const AleaRules *rules,
                       char             text[static ALEA_FEN_TOKENS_SIZE])
{
  size_t length = 0;

  text[0] = '\0';
  for (size_t i = 0; i < N_TOKENS; i++)
    {
      char value[VALUE_SIZE];

      if (tokens[i].write != NULL && tokens[i].applies (rules) && tokens[i].write (setup, value))
        length += (size_t) snprintf (text + length, ALEA_FEN_TOKENS_SIZE - length, " %s=%s", tokens[i].key, value);
    }

  return text;
}
