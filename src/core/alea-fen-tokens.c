/* alea-fen-tokens.c: what lies beside the board, at the end of a FEN
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen-tokens.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* A token: which games have it, and how its value is read and written.
 * Reading goes over the value and fails with *p at what is wrong; writing
 * leaves @value empty where nothing needs to be said. */
typedef struct
{
  const char *key;
  const char *wrong;   /* msgid: what the value has to be */
  bool      (*applies) (const AleaRules  *rules);
  bool      (*read)    (const char      **p,
                        AleaTable        *table);
  void      (*write)   (const AleaTable  *table,
                        char             *value,
                        size_t            size);
} Token;

static bool
has_series (const AleaRules *rules)
{
  return rules->moves_in_series;
}

static bool
read_number (const char **p,
             unsigned     least,
             unsigned     max,
             uint8_t     *number)
{
  unsigned value = 0;

  if (!isdigit ((unsigned char) **p))
    return false;

  while (isdigit ((unsigned char) **p) && value <= max)
    value = value * 10 + (unsigned) (*(*p)++ - '0');

  *number = (uint8_t) value;
  return value >= least && value <= max;
}

/* --- the tokens ---------------------------------------------------------- */

static bool
read_die (const char **p,
          AleaTable   *table)
{
  table->roll = (AleaRoll) { .n = 1, .sides = 6 };
  return read_number (p, 1, 6, &table->roll.face[0]);
}

static void
write_die (const AleaTable *table,
           char            *value,
           size_t           size)
{
  if (table->roll.n == 1)
    snprintf (value, size, "%d", table->roll.face[0]);
}

static bool
read_left (const char **p,
           AleaTable   *table)
{
  return read_number (p, 0, UINT8_MAX, &table->moves_left);
}

static void
write_left (const AleaTable *table,
            char            *value,
            size_t           size)
{
  if (table->moves_left > 0)
    snprintf (value, size, "%d", table->moves_left);
}

static bool
read_run (const char **p,
          AleaRun     *run)
{
  if (**p == '-')
    {
      (*p)++;
      return true;
    }

  if (!read_number (p, 1, 6, &run->value) || **p != 'x')
    return false;

  (*p)++;
  return read_number (p, 1, UINT8_MAX, &run->length);
}

static bool
read_runs (const char **p,
           AleaTable   *table)
{
  if (!read_run (p, &table->runs[0]) || **p != '/')
    return false;

  (*p)++;
  return read_run (p, &table->runs[1]);
}

static void
write_runs (const AleaTable *table,
            char            *value,
            size_t           size)
{
  char run[2][16];

  if (table->runs[0].length == 0 && table->runs[1].length == 0)
    return;

  for (int i = 0; i < 2; i++)
    if (table->runs[i].length == 0)
      snprintf (run[i], sizeof run[i], "-");
    else
      snprintf (run[i], sizeof run[i], "%dx%d", table->runs[i].value, table->runs[i].length);

  snprintf (value, size, "%s/%s", run[0], run[1]);
}

static bool
read_seats (const char **p,
            AleaTable   *table)
{
  if (strncmp (*p, "wb", 2) != 0 && strncmp (*p, "bw", 2) != 0)
    return false;

  table->seats_swapped = **p == 'b';
  *p += 2;
  return true;
}

static void
write_seats (const AleaTable *table,
             char            *value,
             size_t           size)
{
  if (table->seats_swapped)
    snprintf (value, size, "bw");
}

static const Token tokens_known[] = {
  { "dice", N_("dice: it is the value of the die, 1 to 6."), has_series, read_die, write_die },
  { "left", N_("left: it is a number of moves."), has_series, read_left, write_left },
  { "runs", N_("runs: they are written like “6x2/3x1”, with “-” for no roll."), has_series, read_runs, write_runs },
  { "seats", N_("seats: they are “wb” or “bw”."), has_series, read_seats, write_seats },
};

#define N_TOKENS (sizeof tokens_known / sizeof tokens_known[0])

/* --- reading and writing ------------------------------------------------- */

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

/* The token that @text begins with, N_TOKENS for none. */
static size_t
find_token (const char      *text,
            const AleaRules *rules)
{
  for (size_t i = 0; i < N_TOKENS; i++)
    {
      size_t length = strlen (tokens_known[i].key);

      if (strncmp (text, tokens_known[i].key, length) == 0 && text[length] == '='
          && tokens_known[i].applies (rules))
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
  const char *p = text;
  unsigned seen = 0;

  while (!is_end (*p))
    {
      size_t i = find_token (p, rules);

      if (i == N_TOKENS)
        return fail (error, column + (int) (p - text), N_("This game has no such token."));
      if (seen & 1u << i)
        return fail (error, column + (int) (p - text), N_("This token is there twice."));

      seen |= 1u << i;
      p += strlen (tokens_known[i].key) + 1;
      if (!tokens_known[i].read (&p, &setup->table) || (*p != ' ' && !is_end (*p)))
        return fail (error, column + (int) (p - text), tokens_known[i].wrong);

      p += strspn (p, " ");
    }

  return true;
}

char *
alea_fen_tokens_write (const AleaSetup *setup,
                       const AleaRules *rules,
                       char             tokens[static ALEA_FEN_TOKENS_SIZE])
{
  size_t length = 0;

  tokens[0] = '\0';
  for (size_t i = 0; i < N_TOKENS; i++)
    {
      char value[40] = "";

      if (!tokens_known[i].applies (rules))
        continue;

      tokens_known[i].write (&setup->table, value, sizeof value);
      if (value[0] != '\0')
        length += (size_t) snprintf (tokens + length, ALEA_FEN_TOKENS_SIZE - length, " %s=%s",
                                     tokens_known[i].key, value);
    }

  return tokens;
}
