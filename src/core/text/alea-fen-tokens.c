/* alea-fen-tokens.c: what lies beside the board, at the end of a FEN
 *
 * The dice and the last move are any game's; the rest each game reads and
 * writes itself, see AleaToken.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen-tokens.h"

#include "reading.h"

#include <stdio.h>
#include <string.h>

/* --- dice=3-4 ------------------------------------------------------------ */

/* The kind of dice is on the table already. */
static bool
read_dice (const char **text,
           AleaSetup   *setup)
{
  AleaRoll *roll = &setup->table.roll;

  for (int i = 0; i < roll->n; i++)
    {
      if (i > 0 && !read_char (text, '-'))
        return false;
      if (!read_small_number (text, 1, roll->sides, &roll->face[i]))
        return false;
    }

  return true;
}

static bool
write_dice (const AleaSetup *setup,
            char             value[static ALEA_TOKEN_SIZE])
{
  const AleaRoll *roll = &setup->table.roll;
  size_t length = 0;

  for (int i = 0; i < roll->n; i++)
    length += (size_t) snprintf (value + length, ALEA_TOKEN_SIZE - length, i > 0 ? "-%u" : "%u", roll->face[i]);

  return roll->n > 0;
}

/* --- last=d2d4: for display by other programs, so it is dropped ----------- */

static bool
read_square (const char **text,
             AleaSetup   *setup)
{
  return alea_geometry_parse (setup->geometry, *text, text) != ALEA_NO_SQUARE;
}

static bool
read_last (const char **text,
           AleaSetup   *setup)
{
  static const char *const words[] = { "pass", "--" };

  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (strncmp (*text, words[i], strlen (words[i])) == 0)
      {
        *text += strlen (words[i]);
        return true;
      }

  if (read_char (text, '@'))
    return read_square (text, setup);
  if (!read_square (text, setup) || !read_square (text, setup))
    return false;

  /* A promotion, or the "t" of a teleport. */
  if (**text != '\0' && strchr ("nbrqgt", **text) != NULL)
    ++*text;
  return true;
}

static bool
write_nothing (const AleaSetup *setup,
               char             value[static ALEA_TOKEN_SIZE])
{
  return false;
}

/* --- the tokens of a game ------------------------------------------------ */

#define MAX_TOKENS 16

static const AleaToken dice_token = {
  "dice", N_("dice: these must be the values of the dice, joined by “-”."), read_dice, write_dice,
};
static const AleaToken last_token = { "last", N_("last: this must be a move in coordinate notation."), read_last, write_nothing };

/* Token number @i: the dice, those of the game, the last move; then NULL. */
static const AleaToken *
get_token (const AleaRules *rules,
           unsigned         i)
{
  static const AleaToken none = { .key = NULL };
  const AleaToken *own = rules->beside.tokens != NULL ? rules->beside.tokens : &none;

  if (i == 0)
    return &dice_token;
  while (--i > 0 && own->key != NULL)
    own++;
  if (own->key != NULL)
    return own;

  return i == 0 ? &last_token : NULL;
}

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

/* What stands at @text, as far as the next blank, is no token of the game, or one too many. */
static bool
fail_word (AleaFenError *error,
           int           column,
           const char   *text,
           const char   *sentence)
{
  char word[ALEA_TEXT_SHOWN_SIZE];

  snprintf (word, sizeof word, "%.*s", (int) strcspn (text, " \r\n"), text);
  fail (error, column, sentence);
  if (error != NULL)
    alea_text_add_string (&error->text, "word", word);
  return false;
}

/* The token that begins at @text, and its number; NULL for none of this game. */
static const AleaToken *
find_token (const AleaRules *rules,
            const char      *text,
            unsigned        *number)
{
  const AleaToken *token;

  for (*number = rules->turn_dice.n > 0 ? 0 : 1; (token = get_token (rules, *number)) != NULL; ++*number)
    if (strncmp (text, token->key, strlen (token->key)) == 0 && text[strlen (token->key)] == '=')
      return token;

  return NULL;
}

bool
alea_fen_tokens_read (const char      *text,
                      int              column,
                      const AleaRules *rules,
                      AleaSetup       *setup,
                      AleaFenError    *error)
{
  bool seen[MAX_TOKENS] = { false };
  const char *p = text;
  unsigned number;

  while (!is_end (*p))
    {
      const int here = column + (int) (p - text);
      const AleaToken *token = find_token (rules, p, &number);

      if (token == NULL)
        return fail_word (error, here, p, N_("“{word}” after the move number has no meaning in this game."));
      if (seen[number])
        return fail_word (error, here, p, N_("“{word}” appears twice after the move number."));

      seen[number] = true;
      if (token == &dice_token)
        setup->table.roll = rules->turn_dice;
      p += strlen (token->key) + 1;
      if (!token->read (&p, setup) || (*p != ' ' && !is_end (*p)))
        return fail (error, column + (int) (p - text), token->wrong);

      p += strspn (p, " ");
    }

  if (rules->beside.settle != NULL)
    rules->beside.settle (setup);
  return true;
}

/* --- writing ------------------------------------------------------------- */

char *
alea_fen_tokens_write (const AleaSetup *setup,
                       const AleaRules *rules,
                       char             text[static ALEA_FEN_TOKENS_SIZE])
{
  const AleaToken *token;
  size_t length = 0;

  text[0] = '\0';
  for (unsigned i = 0; (token = get_token (rules, i)) != NULL; i++)
    {
      char value[ALEA_TOKEN_SIZE];

      if (token->write (setup, value))
        length += (size_t) snprintf (text + length, ALEA_FEN_TOKENS_SIZE - length, " %s=%s", token->key, value);
    }

  return text;
}
