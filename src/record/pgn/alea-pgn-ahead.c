/* alea-pgn-ahead.c: entries of Free Play, read ahead
 *
 * Which doubles were thrown again follows from all the entries (J29), and they
 * come one by one behind the list of rolls.  Where the list leaves a doubt they
 * are held back until they are known, and then taken like any others.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include "alea-jepps.h"

#include <string.h>

/* More than this stands between no entries; what is still held back then is
 * taken as it comes. */
#define MAX_HELD_TOKENS  1000
#define MAX_HELD_BYTES   (1 << 20)

#define N_ENTRIES        16

static AleaPgnToken *
copy_token (const AleaPgnToken *token)
{
  AleaPgnToken *copy = g_memdup2 (token, sizeof *token);

  copy->name = g_string_new (token->name->str);
  copy->text = g_string_new_len (token->text->str, (gssize) token->text->len);
  return copy;
}

static void
free_token (gpointer data)
{
  AleaPgnToken *token = data;

  g_string_free (token->name, TRUE);
  g_string_free (token->text, TRUE);
  g_free (token);
}

void
alea_pgn_build_look_ahead (AleaPgnBuild *self)
{
  self->held = g_ptr_array_new_with_free_func (free_token);
}

/* Notes who enters, if @word is an entry at all. */
static void
note_entry (AleaPgnBuild *self,
            const char   *word)
{
  gboolean is_roman;
  AleaColour colour = self->n_held_entries % 2 == 0 ? ALEA_WHITE : ALEA_BLACK;
  AleaPiece piece;

  word = alea_pgn_skip_number (word, TRUE, &is_roman);
  if (alea_pgn_is_passed_over (word))
    return;

  piece = alea_piece_from_letter (*word);
  if (piece != ALEA_NO_PIECE)
    self->wanted[colour][alea_jepps_file_of_entry (&self->state, colour, self->n_held_entries / 2)] =
      (uint8_t) alea_piece_type (piece);
  self->n_held_entries++;
}

/* Whether nothing more is to be waited for. */
static gboolean
is_enough (const AleaPgnBuild *self,
           const AleaPgnToken *token)
{
  AleaResult result;

  return token->type == ALEA_PGN_TOKEN_FAULT
         || (token->type == ALEA_PGN_TOKEN_WORD && alea_pgn_parse_result (token->text->str, &result))
         || self->n_held_entries == N_ENTRIES;
}

void
alea_pgn_build_hold (AleaPgnBuild       *self,
                     const AleaPgnToken *token)
{
  g_ptr_array_add (self->held, copy_token (token));
  self->n_held_bytes += token->text->len;

  /* Rolls beside the moves leave no list to be searched. */
  self->is_held_in_vain |= self->held->len > MAX_HELD_TOKENS || self->n_held_bytes > MAX_HELD_BYTES
                           || (token->type == ALEA_PGN_TOKEN_COMMENT && strstr (token->text->str, "[%roll") != NULL);

  if (token->type == ALEA_PGN_TOKEN_WORD && !is_enough (self, token))
    note_entry (self, token->text->str);
  if (self->is_held_in_vain || is_enough (self, token))
    alea_pgn_build_release (self);
}

gboolean
alea_pgn_build_release (AleaPgnBuild *self)
{
  g_autoptr(GPtrArray) held = g_steal_pointer (&self->held);

  if (held == NULL)
    return !self->is_bad;

  if (!self->is_held_in_vain && self->record->events->len == 0)
    alea_pgn_build_find_rerolls (self);
  for (guint i = 0; i < held->len && !self->is_bad && !self->is_over; i++)
    alea_pgn_build_take (self, g_ptr_array_index (held, i));

  return !self->is_bad;
}
