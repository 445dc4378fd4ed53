/* alea-pgn-lexer.c: the words of a game file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-lexer.h"

#include "alea-pgn-input.h"
#include "alea-pgn-tags.h"
#include "alea-pgn-text.h"

#include <string.h>

/* How far ahead a tag is looked for: "[", a name, blanks and a quote. */
#define LOOK_AHEAD  128

#define END_OF_FILE ALEA_PGN_END_OF_FILE

struct _AleaPgnLexer
{
  AleaPgnInput input;
  gboolean     has_started;
  gboolean     is_ungotten;
  AleaPgnToken token;
};

AleaPgnLexer *
alea_pgn_lexer_new (GInputStream *stream)
{
  AleaPgnLexer *self = g_new0 (AleaPgnLexer, 1);

  alea_pgn_input_init (&self->input, stream);
  self->token.name = g_string_new (NULL);
  self->token.text = g_string_new (NULL);

  return self;
}

void
alea_pgn_lexer_free (AleaPgnLexer *self)
{
  if (self == NULL)
    return;

  alea_pgn_input_clear (&self->input);
  g_string_free (self->token.name, TRUE);
  g_string_free (self->token.text, TRUE);
  g_free (self);
}

void
alea_pgn_lexer_set_progress (AleaPgnLexer    *self,
                             AleaPgnProgress  progress,
                             gpointer         data)
{
  self->input.progress = progress;
  self->input.progress_data = data;
}

void
alea_pgn_lexer_set_cancellable (AleaPgnLexer *self,
                                GCancellable *cancellable)
{
  self->input.cancellable = cancellable;
}

const GError *
alea_pgn_lexer_get_error (AleaPgnLexer *self)
{
  return self->input.error;
}

/* --- characters ---------------------------------------------------------- */

static inline int
peek (AleaPgnLexer *self)
{
  return alea_pgn_input_peek (&self->input);
}

static inline void
advance (AleaPgnLexer *self)
{
  alea_pgn_input_advance (&self->input);
}

static inline gboolean
is_line_start (const AleaPgnLexer *self)
{
  return self->input.place.column == 1;
}

/* Whether the text here begins as a tag does; with @name, as that tag. */
static gboolean
looks_like_tag (AleaPgnLexer *self,
                const char   *name)
{
  const guint8 *p, *end, *start;

  if (self->input.end - self->input.at < LOOK_AHEAD)
    alea_pgn_input_fill (&self->input, LOOK_AHEAD);
  p = self->input.buffer + self->input.at;
  end = self->input.buffer + MIN (self->input.end, self->input.at + LOOK_AHEAD);

  if (p == end || *p++ != '[')
    return FALSE;
  while (p < end && *p == ' ')
    p++;
  for (start = p; p < end && (g_ascii_isalnum (*p) || *p == '_');)
    p++;
  if (p == start
      || (name != NULL && ((gsize) (p - start) != strlen (name) || memcmp (start, name, strlen (name)) != 0)))
    return FALSE;
  while (p < end && (*p == ' ' || *p == '\t'))
    p++;

  return p < end && *p == '"';
}

/* A comment or variation that runs into the next game has lost its end. */
static gboolean
is_next_game (AleaPgnLexer *self)
{
  return is_line_start (self) && peek (self) == '[' && looks_like_tag (self, "Event");
}

/* --- tokens -------------------------------------------------------------- */

/* As g_string_truncate() does, which is a call for each word of a file. */
static inline void
empty (GString *text)
{
  text->len = 0;
  text->str[0] = '\0';
}

static void
fail_at (AleaPgnLexer *self,
         AleaPlace     place,
         const char   *sentence)
{
  self->token.type = ALEA_PGN_TOKEN_FAULT;
  self->token.place = place;
  alea_text_set (&self->token.fault, NULL, sentence);
}

static void
fail (AleaPgnLexer *self,
      const char   *sentence)
{
  fail_at (self, self->input.place, sentence);
}

/* Goes over the character here and keeps it, as far as there is room. */
static inline gboolean
keep (AleaPgnLexer *self,
      gsize         room)
{
  gboolean fits = self->token.text->len < room;
  char c = (char) self->input.buffer[self->input.at];

  if (fits)
    g_string_append_c (self->token.text, c != '\0' ? c : ' ');
  advance (self);
  return fits;
}

/* Goes over the ordinary letters and single blanks from here on, as far as they
 * are at hand: most of a comment. */
static void
read_comment_run (AleaPgnLexer *self,
                  gboolean      keeps)
{
  const guint8 *start = self->input.buffer + self->input.at, *end = self->input.buffer + self->input.end, *p = start;

  while (p < end && (*p > ' ' || (*p == ' ' && p > start && p[-1] != ' ')) && *p != '}')
    {
      self->input.place.column += (*p & 0xc0) != 0x80;
      p++;
    }

  if (p == start)
    return;
  if (keeps)
    g_string_append_len (self->token.text, (const char *) start, p - start);
  self->input.at += (gsize) (p - start);
  self->input.was_cr = FALSE;
}

/* Goes over a comment from its brace on.  With @keeps its text is kept, with
 * single blanks; FALSE after a fault. */
static gboolean
read_brace_comment (AleaPgnLexer *self,
                    gboolean      keeps)
{
  const AleaPlace start = self->input.place;
  GString *text = self->token.text;

  advance (self);
  for (int c = peek (self); c != '}'; c = peek (self))
    {
      if (c == END_OF_FILE || is_next_game (self))
        {
          fail_at (self, start, N_("This comment is never closed."));
          return FALSE;
        }
      if (text->len > ALEA_PGN_MAX_TEXT)
        {
          fail_at (self, start, N_("This comment is too long."));
          return FALSE;
        }

      if (c > ' ')
        read_comment_run (self, keeps);
      else
        {
          if (keeps && text->len > 0 && text->str[text->len - 1] != ' ')
            g_string_append_c (text, ' ');
          advance (self);
        }
    }

  advance (self);
  return TRUE;
}

static void
finish_comment (AleaPgnLexer *self)
{
  GString *text = self->token.text;

  if (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  alea_pgn_text_make_utf8 (text);
  self->token.type = ALEA_PGN_TOKEN_COMMENT;
}

/* "; ..." up to the end of the line. */
static void
read_line_comment (AleaPgnLexer *self)
{
  advance (self);
  while (alea_pgn_is_blank (peek (self)) && !is_line_start (self))
    advance (self);

  while (!is_line_start (self) && peek (self) != END_OF_FILE && peek (self) != '\n' && peek (self) != '\r')
    if (!keep (self, ALEA_PGN_MAX_TEXT))
      {
        fail_at (self, self->token.place, N_("This comment is too long."));
        return;
      }

  finish_comment (self);
}

/* A comment in a variation; the terrace of a move is one too. */
static gboolean
keep_inner_comment (AleaPgnLexer *self)
{
  GString *text = self->token.text;
  const gboolean keeps = text->len < ALEA_PGN_MAX_VARIATION;

  if (keeps)
    g_string_append_c (text, '{');
  if (!read_brace_comment (self, keeps))
    return FALSE;
  if (keeps)
    g_string_append_c (text, '}');

  return TRUE;
}

/* Goes over brackets in brackets without calling itself. */
static void
read_variation (AleaPgnLexer *self)
{
  const AleaPlace start = self->input.place;
  guint depth = 0;

  do
    {
      int c = peek (self);

      if (c == END_OF_FILE || is_next_game (self))
        {
          fail_at (self, start, N_("This variation is never closed."));
          return;
        }

      if (c == '{')
        {
          if (!keep_inner_comment (self))
            return;
          continue;
        }

      if (c == ';' || (c == '%' && is_line_start (self)))
        {
          alea_pgn_input_skip_line (&self->input);
          continue;
        }

      depth += c == '(';
      depth -= c == ')';
      if (depth > ALEA_PGN_MAX_DEPTH)
        {
          fail (self, N_("Variations are nested too deeply."));
          return;
        }
      if (depth == 0 || (depth == 1 && c == '('))
        advance (self);
      else
        keep (self, ALEA_PGN_MAX_VARIATION);
    }
  while (depth > 0);

  alea_pgn_text_make_utf8 (self->token.text);
  self->token.type = ALEA_PGN_TOKEN_VARIATION;
}

/* What stands @n bytes ahead, as far as that has been read. */
static int
look_at (const AleaPgnLexer *self,
         gsize               n)
{
  return self->input.at + n < self->input.end ? self->input.buffer[self->input.at + n] : END_OF_FILE;
}

/* The value of a tag from its quote on.  A quote that no bracket follows is a
 * part of it, for some programs do not write "\"" for it. */
static gboolean
read_tag_value (AleaPgnLexer *self)
{
  advance (self);
  self->token.text_place = self->input.place;

  for (;;)
    {
      int c = peek (self);

      if (c == END_OF_FILE || c == '\n' || c == '\r')
        {
          fail (self, N_("The quotation marks in this tag are never closed."));
          return FALSE;
        }

      if (c == '\\' || c == '"')
        {
          gsize n = 1;

          /* What follows the last blank that is looked at is looked at, too. */
          if (self->input.end - self->input.at <= LOOK_AHEAD)
            alea_pgn_input_fill (&self->input, LOOK_AHEAD + 1);
          while (c == '"' && n < LOOK_AHEAD && (look_at (self, n) == ' ' || look_at (self, n) == '\t'))
            n++;
          if (c == '"' && (look_at (self, n) == END_OF_FILE || look_at (self, n) == ']'))
            break;
          if (c == '\\' && (look_at (self, 1) == '\\' || look_at (self, 1) == '"'))
            advance (self);
        }

      if (!keep (self, ALEA_PGN_MAX_TEXT))
        {
          fail (self, N_("The text of this tag is too long."));
          return FALSE;
        }
    }

  advance (self);
  return TRUE;
}

static void
skip_tag_blanks (AleaPgnLexer *self)
{
  while (peek (self) == ' ' || peek (self) == '\t')
    advance (self);
}

static void
read_tag (AleaPgnLexer *self)
{
  GString *name = self->token.name;

  advance (self);
  skip_tag_blanks (self);
  for (int c = peek (self); c != END_OF_FILE && (g_ascii_isalnum (c) || c == '_'); c = peek (self))
    {
      if (name->len < ALEA_PGN_MAX_WORD)
        g_string_append_c (name, (char) c);
      advance (self);
    }
  skip_tag_blanks (self);

  if (name->len == 0 || peek (self) != '"')
    {
      fail (self, N_("A tag must be written as [Name \"text\"]."));
      return;
    }
  if (!read_tag_value (self))
    return;

  skip_tag_blanks (self);
  if (peek (self) != ']')
    {
      fail (self, N_("A tag must be written as [Name \"text\"]."));
      return;
    }

  advance (self);
  alea_pgn_text_make_utf8 (self->token.text);
  self->token.type = ALEA_PGN_TOKEN_TAG;
}

static void
read_nag (AleaPgnLexer *self)
{
  gboolean is_number = peek (self) == '$';

  keep (self, ALEA_PGN_MAX_WORD);
  for (int c = peek (self); is_number ? g_ascii_isdigit (c) : c == '!' || c == '?'; c = peek (self))
    keep (self, ALEA_PGN_MAX_WORD);

  if (is_number && self->token.text->len == 1)
    {
      fail_at (self, self->token.place, N_("A number is missing after “$”."));
      return;
    }

  if (!is_number)
    alea_pgn_text_make_nag (self->token.text);
  self->token.type = ALEA_PGN_TOKEN_NAG;
}

static void
read_word (AleaPgnLexer *self)
{
  if (!alea_pgn_input_take_word (&self->input, self->token.text, ALEA_PGN_MAX_WORD))
    {
      alea_pgn_text_make_utf8 (self->token.text);
      alea_pgn_text_make_ascii (self->token.text);
    }
  self->token.type = ALEA_PGN_TOKEN_WORD;
}

static void
read_odd_character (AleaPgnLexer *self,
                    int           c)
{
  switch (c)
    {
    case '}':
      fail (self, N_("This brace does not close a comment."));
      break;
    case ')':
      fail (self, N_("This bracket does not close a variation."));
      break;
    default:
      fail (self, N_("This is not part of a game."));
    }
}

static void
read_token (AleaPgnLexer *self)
{
  int c = peek (self);

  switch (c)
    {
    case END_OF_FILE:
      self->token.type = ALEA_PGN_TOKEN_END;
      break;
    case '[':
      read_tag (self);
      break;
    case '{':
      if (read_brace_comment (self, TRUE))
        finish_comment (self);
      break;
    case ';':
      read_line_comment (self);
      break;
    case '(':
      read_variation (self);
      break;
    case '$':
    case '!':
    case '?':
      read_nag (self);
      break;
    default:
      if (alea_pgn_ends_word (c))
        read_odd_character (self, c);
      else
        read_word (self);
    }
}

/* Goes over the mark that UTF-8 may begin with.  What is written otherwise is
 * dropped: a place in it would be none in the file that is saved to. */
static void
read_mark (AleaPgnLexer *self)
{
  alea_pgn_input_skip_mark (&self->input);
  if (!alea_pgn_is_utf16 (self->input.buffer, self->input.end))
    return;

  fail (self, N_("This text is in UTF-16, which cannot be read. Save it as UTF-8 and open it again."));
  self->is_ungotten = TRUE;
  self->input.at = self->input.end;
  self->input.is_at_eof = TRUE;
}

const AleaPgnToken *
alea_pgn_lexer_next (AleaPgnLexer *self)
{
  if (!self->has_started)
    {
      self->has_started = TRUE;
      read_mark (self);
    }

  if (self->is_ungotten)
    {
      self->is_ungotten = FALSE;
      return &self->token;
    }
  if (self->token.type != ALEA_PGN_TOKEN_TAG)
    self->input.n_at_token = self->input.n_bytes;
  alea_pgn_input_skip_blanks (&self->input);
  empty (self->token.name);
  empty (self->token.text);
  self->token.place = self->input.place;
  self->token.offset = alea_pgn_lexer_get_offset (self);
  read_token (self);

  return &self->token;
}

goffset
alea_pgn_lexer_get_offset (const AleaPgnLexer *self)
{
  return alea_pgn_input_get_offset (&self->input);
}

void
alea_pgn_lexer_unget (AleaPgnLexer *self)
{
  self->is_ungotten = TRUE;
}

/* --- passing over -------------------------------------------------------- */

/* To a line that begins a game, or, when @in_tags, to the moves of this one. */
static void
skip_lines (AleaPgnLexer *self,
            gboolean      in_tags)
{
  for (; peek (self) != END_OF_FILE; advance (self))
    if (is_line_start (self))
      {
        const gboolean is_tag = peek (self) == '[' && looks_like_tag (self, NULL);

        if (is_tag ? !in_tags || looks_like_tag (self, "Event")
                   : in_tags && peek (self) != '[' && !alea_pgn_is_blank (peek (self)))
          return;
      }
}

/* A result ends a game, as a tag begins one, but only as long as it is known where
 * comments are. */
void
alea_pgn_lexer_skip_game (AleaPgnLexer *self,
                          gboolean      in_tags)
{
  const AleaPgnToken *token = &self->token;
  AleaResult result;

  self->is_ungotten = FALSE;
  if (in_tags)
    {
      skip_lines (self, TRUE);
      token = alea_pgn_lexer_next (self);
    }

  while (token->type != ALEA_PGN_TOKEN_FAULT && token->type != ALEA_PGN_TOKEN_TAG)
    {
      if (token->type == ALEA_PGN_TOKEN_END
          || (token->type == ALEA_PGN_TOKEN_WORD && alea_pgn_parse_result (token->text->str, &result)))
        return;
      token = alea_pgn_lexer_next (self);
    }

  if (token->type == ALEA_PGN_TOKEN_TAG)
    alea_pgn_lexer_unget (self);
  else
    skip_lines (self, FALSE);
}
