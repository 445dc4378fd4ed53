/* alea-fen-tokens.c: what lies beside the board, behind the fields of a FEN
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

/* Room for the longest value: every man of both sides, "lost=QRRBBNNGKPPPPPPPP…". */
#define VALUE_SIZE 64

/* Counts and numbers of moves have two digits at most. */
#define MAX_NUMBER 99

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
  const char *refusal;       /* msgid: what a value looks like */
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

/* A number of one or two digits. */
static bool
read_number (Reader  *reader,
             uint8_t *number)
{
  unsigned value = 0;

  if (!isdigit ((unsigned char) *reader->p))
    return false;

  for (const char *start = reader->p; isdigit ((unsigned char) *reader->p) && reader->p < start + 2; reader->p++)
    value = value * 10 + (unsigned) (*reader->p - '0');

  *number = (uint8_t) value;
  return true;
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

static unsigned
at_most (unsigned number)
{
  return number < MAX_NUMBER ? number : MAX_NUMBER;
}

/* --- dice=3-4, doubles=2 ------------------------------------------------- */

static bool
read_dice (Reader *reader)
{
  AleaRoll *roll = &reader->setup->table.roll;

  *roll = reader->rules->turn_dice;
  for (int i = 0; i < roll->n; i++)
    {
      if (i > 0 && !read_char (reader, '-'))
        return false;
      if (*reader->p < '1' || *reader->p > '0' + roll->sides)
        return false;
      roll->face[i] = (uint8_t) (*reader->p++ - '0');
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
  return read_number (reader, &reader->setup->table.doubles);
}

static bool
write_doubles (const AleaSetup *setup,
               char             value[static VALUE_SIZE])
{
  snprintf (value, VALUE_SIZE, "%u", at_most (setup->table.doubles));
  return setup->table.doubles > 0;
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

  for (; alea_man_from_letter (*reader->p) != ALEA_NOBODY; reader->p++)
    {
      AleaMan man = alea_man_from_letter (*reader->p);
      AleaKind kind = alea_man_kind (man);

      if (++table->lost[alea_man_colour (man)][kind] > alea_start_count[kind])
        return false;
    }

  return reader->p > start;
}

static bool
write_lost (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  static const AleaKind order[] = {
    ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_GUARDENER, ALEA_KING, ALEA_PAWN,
  };
  uint8_t missing[2][ALEA_N_KINDS];
  size_t length = 0;

  alea_setup_count_lost (setup, missing);
  if (memcmp (missing, setup->table.lost, sizeof missing) == 0)
    return false;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
      for (int n = setup->table.lost[colour][order[i]]; n > 0 && length + 1 < VALUE_SIZE; n--)
        value[length++] = alea_man_to_letter (alea_man (colour, order[i]));

  if (length == 0)
    value[length++] = '-';
  value[length] = '\0';
  return true;
}

/* --- left=2, runs=6x2/3x1, seats=wb -------------------------------------- */

static bool
read_left (Reader *reader)
{
  return read_number (reader, &reader->setup->table.moves_left);
}

static bool
write_left (const AleaSetup *setup,
            char             value[static VALUE_SIZE])
{
  snprintf (value, VALUE_SIZE, "%u", at_most (setup->table.moves_left));
  return setup->table.moves_left > 0;
}

static bool
read_run (Reader  *reader,
          AleaRun *run)
{
  if (read_char (reader, '-'))
    return true;

  return *reader->p != '0' && read_number (reader, &run->value)
         && read_char (reader, 'x')
         && *reader->p != '0' && read_number (reader, &run->length);
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
      snprintf (text[i], sizeof text[i], "%ux%u", at_most (runs[i].value), at_most (runs[i].length));

  snprintf (value, VALUE_SIZE, "%s/%s", text[0], text[1]);
  return runs[0].length > 0 || runs[1].length > 0;
}

static bool
read_seats (Reader *reader)
{
  reader->setup->table.seats_swapped = *reader->p == 'b';

  return reader->setup->table.seats_swapped ? read_char (reader, 'b') && read_char (reader, 'w')
                                            : read_char (reader, 'w') && read_char (reader, 'b');
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
  { "dice", N_("dice: the faces that show, joined by “-”: “dice=3-4”."), has_turn_dice, read_dice, write_dice },
  { "doubles", N_("doubles: how many doubles stand in a row: “doubles=2”."),
    has_guardener, read_doubles, write_doubles },
  { "pass", N_("pass: who still has the pass: “wb”, “w”, “b” or “-”."),
    has_guardener, read_pass, write_pass },
  { "lost", N_("lost: the letters of the men that are captured, no more than there are: “lost=QRp”."),
    has_guardener, read_lost, write_lost },
  { "left", N_("left: how many moves the series still has: “left=2”."), has_series, read_left, write_left },
  { "runs", N_("runs: value and length of each player's run: “runs=6x2/3x1”."), has_series, read_runs, write_runs },
  { "seats", N_("seats: the colours of the first and the second player: “wb” or “bw”."),
    has_series, read_seats, write_seats },
  { "last", N_("last: the last move in coordinates: “last=d2d4”."), is_any_game, read_last, NULL },
};

#define N_TOKENS (sizeof tokens / sizeof tokens[0])

/* --- reading ------------------------------------------------------------- */

static bool
is_end (char c)
{
  return c == '\0' || c == '\n' || c == '\r';
}

static bool
fail (const char   *fen,
      const char   *at,
      const char   *sentence,
      AleaFenError *error)
{
  if (error != NULL)
    {
      error->column = (int) (at - fen) + 1;
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
alea_fen_read_tokens (const char      *fen,
                      const char      *p,
                      const AleaRules *rules,
                      AleaSetup       *setup,
                      AleaFenError    *error)
{
  Reader reader = { .p = p, .rules = rules, .setup = setup };
  bool seen[N_TOKENS] = { false };

  if (rules->has_guardener)
    alea_setup_count_lost (setup, setup->table.lost);

  while (*reader.p == ' ')
    {
      const char *start = reader.p += strspn (reader.p, " ");
      size_t i = find_token (rules, start);

      if (is_end (*start))
        break;
      if (i == N_TOKENS)
        return fail (fen, start, N_("This game has no such token."), error);
      if (seen[i])
        return fail (fen, start, N_("This token stands here twice."), error);

      seen[i] = true;
      reader.p = start + strlen (tokens[i].key) + 1;
      if (!tokens[i].read (&reader) || (*reader.p != ' ' && !is_end (*reader.p)))
        return fail (fen, reader.p, tokens[i].refusal, error);
    }

  if (!is_end (*reader.p))
    return fail (fen, reader.p, N_("There is something left over."), error);

  /* A double on the table is one of the doubles of this turn. */
  if (rules->has_guardener && alea_roll_is_double (setup->table.roll) && setup->table.doubles == 0)
    setup->table.doubles = 1;

  return true;
}

/* --- writing ------------------------------------------------------------- */

void
alea_fen_write_tokens (const AleaSetup *setup,
                       const AleaRules *rules,
                       char            *text,
                       size_t           size)
{
  size_t length = 0;

  for (size_t i = 0; i < N_TOKENS; i++)
    {
      char value[VALUE_SIZE];

      if (tokens[i].write != NULL && tokens[i].applies (rules) && tokens[i].write (setup, value)
          && length < size)
        length += (size_t) snprintf (text + length, size - length, " %s=%s", tokens[i].key, value);
    }
}
