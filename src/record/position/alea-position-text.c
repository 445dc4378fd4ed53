/* alea-position-text.c: a position out of any text that people have
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-position-private.h"

#include "alea-faults.h"
#include "alea-pgn-reader.h"

/* So many bytes are looked at where it is no game. */
#define MAX_LENGTH (64 << 10)

/* So many ranks are a board; fewer are one only where nothing else is to be found,
 * so that what is wrong with them can be told. */
#define MIN_RANKS 4
#define FEWEST_RANKS 2

void
alea_position_text_clear (AleaPositionText *self)
{
  g_clear_pointer (&self->assumed, g_array_unref);
}

static void
init (AleaPositionText *self,
      const AleaRules  *rules)
{
  self->rules = rules;
  self->assumed = g_array_new (FALSE, FALSE, sizeof (AleaText));
}

/* --- games ----------------------------------------------------------------- */

gboolean
alea_position_text_is_of_games (const char *text)
{
  return g_regex_match_simple ("^\\s*(\\[\\s*\\w+\\s+\"|1\\s*\\.|i\\.)", text, G_REGEX_MULTILINE, 0);
}

/* Where the first game ends.  A game that was left in its first line is better
 * read as something else. */
static gboolean
read_game (AleaPositionText *self,
           const char       *text,
           gsize             length)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, length);
  g_autoptr(AleaPgnGame) game = NULL;
  g_autoptr(AleaPgnGame) second = NULL;
  AleaState state;

  if (!alea_pgn_reader_next (reader, &game, NULL, NULL) || game == NULL
      || (game->is_bad && game->record->events->len == 0)
      || !alea_record_replay (game->record, game->record->events->len, &state, NULL))
    return FALSE;

  init (self, game->record->rules);
  alea_state_get_setup (&state, &self->setup);
  if (game->is_bad)
    {
      AleaText *said = alea_position_text_assume (self, N_("The game can be read only as far as line {line}: this "
                                                           "is the position at that point."));

      alea_text_add_number (said, "line", (long) game->fault_place.line);
    }
  if (alea_pgn_reader_next (reader, &second, NULL, NULL) && second != NULL)
    alea_position_text_assume (self, N_("There are several games: this is the end of the first."));
  return TRUE;
}

/* --- other text ------------------------------------------------------------ */

/* A hyphen, a dash or a minus: word processors choose. */
static gboolean
is_dash (gunichar c)
{
  return (c >= 0x2010 && c <= 0x2015) || c == 0x2212;
}

/* "8/8/4k3/": whether a rank of a FEN ends @text, and another one must follow. */
static gboolean
awaits_rank (const GString *text)
{
  const char *end = text->len > 0 ? text->str + text->len - 1 : NULL, *start = end;

  if (end == NULL || *end != '/')
    return FALSE;

  while (start > text->str && (g_ascii_isalnum (start[-1]) || start[-1] == '*' || start[-1] == '~'))
    start--;
  return alea_loose_fen_is_rank (start, end);
}

/* What is in links is written out, signs that only direct writing are left out,
 * a FEN that mail has broken behind a rank is one line again, and what is no text
 * becomes blank, all without a byte more or less before the first of them. */
static char *
clean (const char *text,
       gsize       length)
{
  const char *link = length > 0 ? g_strstr_len (text, (gssize) length, "://") : NULL;
  g_autofree char *raw = g_malloc (length + 1);
  g_autofree char *valid = NULL;
  GString *clean = g_string_new (NULL);
  gboolean is_query = FALSE;

  for (gsize i = 0; i < length; i++)
    raw[i] = text[i] != '\0' ? text[i] : ' ';
  raw[length] = '\0';
  valid = g_utf8_make_valid (raw, (gssize) length);
  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (g_unichar_type (c) == G_UNICODE_FORMAT || c == 0xfffd)
        continue;
      is_query = is_query || (c == '?' && link != NULL);
      if ((c == '_' && link != NULL) || (c == '+' && is_query))
        g_string_append_c (clean, ' ');
      else if (c == '%' && link != NULL && g_ascii_isxdigit (p[1]) && g_ascii_isxdigit (p[2]))
        {
          const int value = g_ascii_xdigit_value (p[1]) * 16 + g_ascii_xdigit_value (p[2]);

          g_string_append_c (clean, value >= ' ' && value < 127 ? (char) value : ' ');
          p += 2;
        }
      else if (is_dash (c))
        g_string_append_c (clean, '-');
      else if ((c == '\n' || c == '\r') && awaits_rank (clean))
        continue;
      else if (g_unichar_isspace (c) && c != '\n')
        g_string_append_c (clean, ' ');
      else
        g_string_append_unichar (clean, c);
    }

  return g_string_free (clean, FALSE);
}

/* Whether @self is better than @other, which may hold nothing: something to play
 * is better than nothing to play, and then few fields that are doubtful better than many. */
static gboolean
is_better (const AleaPositionText *self,
           const AleaPositionText *other)
{
  gboolean is_good, was_good;

  if (other->assumed == NULL)
    return TRUE;

  is_good = alea_setup_find_faults (&self->setup, self->rules) == ALEA_FAULT_NONE;
  was_good = alea_setup_find_faults (&other->setup, other->rules) == ALEA_FAULT_NONE;
  if (is_good != was_good)
    return is_good;

  return self->assumed->len - self->n_alike < other->assumed->len - other->n_alike;
}

/* Tries @rules, and keeps what comes of it where it is the best so far.  The first
 * reason not to is the one that is told. */
static void
try_game (AleaPositionText   *best,
          const AleaLooseFen *loose,
          const AleaRules    *rules,
          AleaFenError       *error)
{
  g_auto(AleaPositionText) self = { 0 };
  AleaFenError why = { 0 };

  init (&self, rules);
  if (!alea_loose_fen_read (loose, &self, &why))
    {
      if (error->text.singular == NULL)
        *error = why;
      return;
    }

  if (is_better (&self, best))
    {
      alea_position_text_clear (best);
      *best = self;
      self.assumed = NULL;
    }
}

static gboolean
read_board (AleaPositionText *self,
            const char       *text,
            const AleaRules  *first,
            AleaFenError     *error)
{
  const AleaRules *chess = alea_rules_find ("chess");
  g_auto(AleaLooseFen) loose = { 0 };

  if (first == NULL)
    first = chess;
  if (!alea_loose_fen_find (&loose, text, MIN_RANKS) && !alea_loose_fen_find_board (&loose, text)
      && !alea_loose_fen_find (&loose, text, FEWEST_RANKS))
    {
      alea_text_set (&error->text, NULL, N_("This text contains no position: no FEN, no game and no board drawn in "
                                            "letters."));
      error->column = 0;
      return FALSE;
    }

  try_game (self, &loose, first, error);
  if (first != chess)
    try_game (self, &loose, chess, error);
  for (int i = 0; alea_games[i] != NULL; i++)
    if (alea_games[i] != first && alea_games[i] != chess)
      try_game (self, &loose, alea_games[i], error);

  error->column += (int) loose.start;
  return self->assumed != NULL;
}

gboolean
alea_position_text_read (AleaPositionText *self,
                         const char       *text,
                         gsize             length,
                         const AleaRules  *first,
                         AleaFenError     *error)
{
  g_autofree char *cleaned = clean (text, MIN (length, MAX_LENGTH));
  AleaFenError why = { 0 };

  *self = (AleaPositionText) { 0 };
  if (alea_position_text_is_of_games (cleaned) && read_game (self, text, length))
    return TRUE;
  if (read_board (self, cleaned, first, &why))
    return TRUE;

  if (error != NULL)
    *error = why;
  return FALSE;
}
