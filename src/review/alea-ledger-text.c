/* alea-ledger-text.c: a ledger as text, to be kept with its game
 *
 *   ledger 1 DEPTH IS_OVER START END
 *   by REVIEWER
 *   EVENT TYPE PLAYER MOVE COLOUR WIN DRAW LOSS BEFORE AFTER LUCK ERROR REVISION IS_CHOICE BEST
 *
 * a line for each entry; the second one only where another program has looked.
 * Numbers are written so that the very same are read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-ledger.h"

#include <string.h>

#define BY        "by "
#define N_HEAD    6
#define N_NUMBERS 8
#define N_WORDS   (5 + N_NUMBERS + 6)

/* --- writing -------------------------------------------------------------- */

static void
append_number (GString *text,
               double   number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, " %s", g_ascii_dtostr (digits, sizeof digits, number));
}

static void
append_entry (GString               *text,
              const AleaLedgerEntry *entry)
{
  const double numbers[N_NUMBERS] = {
    entry->chances.win, entry->chances.draw, entry->chances.loss,
    entry->before, entry->after, entry->luck, entry->error, entry->revision,
  };

  g_string_append_printf (text, "%u %d %d %u %d", entry->event, (int) entry->type, entry->player, entry->move,
                          (int) entry->colour);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    append_number (text, numbers[i]);
  g_string_append_printf (text, " %d %d %u %d %d %d\n", entry->is_choice, (int) entry->best.act,
                          (guint) entry->best.move, (int) entry->best.piece_type, (int) entry->best.square,
                          (int) entry->best.colour);
}

char *
alea_ledger_write (const AleaLedger *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "ledger 1 %d %d", self->depth, self->is_over);
  append_number (text, self->start);
  append_number (text, self->end);
  g_string_append_c (text, '\n');
  if (self->reviewer != NULL)
    g_string_append_printf (text, BY "%s\n", self->reviewer);
  for (guint i = 0; i < self->entries->len; i++)
    append_entry (text, &g_array_index (self->entries, AleaLedgerEntry, i));

  return g_string_free (text, FALSE);
}

/* --- reading -------------------------------------------------------------- */

static gboolean
read_double (const char *word,
             double      low,
             double      high,
             double     *number)
{
  char *end;

  *number = g_ascii_strtod (word, &end);
  return end != word && *end == '\0' && *number >= low && *number <= high;
}

/* FALSE unless it is 0 .. @high. */
static gboolean
read_whole (const char *word,
            guint64     high,
            guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, high, &value, NULL))
    return FALSE;

  *number = (guint) value;
  return TRUE;
}

static gboolean
read_numbers (char            **words,
              AleaLedgerEntry  *entry)
{
  return read_double (words[0], 0, 1, &entry->chances.win)
         && read_double (words[1], 0, 1, &entry->chances.draw)
         && read_double (words[2], 0, 1, &entry->chances.loss)
         && read_double (words[3], 0, 1, &entry->before)
         && read_double (words[4], 0, 1, &entry->after)
         && read_double (words[5], -1, 1, &entry->luck)
         && read_double (words[6], 0, 1, &entry->error)
         && read_double (words[7], -1, 1, &entry->revision);
}

static gboolean
read_best (char            **words,
           AleaLedgerEntry  *entry)
{
  guint is_choice, act, move, piece_type, square, colour;

  if (!read_whole (words[0], 1, &is_choice) || !read_whole (words[1], ALEA_ACT_DRAW, &act)
      || !read_whole (words[2], G_MAXUINT32, &move) || !read_whole (words[3], G_MAXUINT8, &piece_type)
      || !read_whole (words[4], G_MAXUINT16, &square) || !read_whole (words[5], ALEA_BLACK, &colour))
    return FALSE;

  entry->is_choice = is_choice != 0;
  entry->best = (AleaDecision) {
    .act = (AleaAct) act, .move = (AleaMove) move, .piece_type = (AleaPieceType) piece_type,
    .square = (AleaSquare) square, .colour = (AleaColour) colour,
  };
  return TRUE;
}

/* A line; of events none may be missing. */
static gboolean
read_entry (const char      *line,
            guint            n_events,
            const GArray    *entries,
            AleaLedgerEntry *entry)
{
  g_auto(GStrv) words = g_strsplit (line, " ", N_WORDS + 1);
  guint type, player, colour;

  if (g_strv_length (words) != N_WORDS
      || !read_whole (words[0], G_MAXUINT, &entry->event) || entry->event >= n_events
      || !read_whole (words[1], ALEA_EVENT_DECISION, &type)
      || !read_whole (words[2], 1, &player)
      || !read_whole (words[3], G_MAXUINT, &entry->move)
      || !read_whole (words[4], ALEA_BLACK, &colour)
      || !read_numbers (words + 5, entry)
      || !read_best (words + 5 + N_NUMBERS, entry))
    return FALSE;

  entry->type = (AleaEventType) type;
  entry->player = (int) player;
  entry->colour = (AleaColour) colour;
  return entries->len == 0
         || entry->event == g_array_index (entries, AleaLedgerEntry, entries->len - 1).event + 1;
}

static gboolean
read_head (const char *line,
           AleaLedger *self)
{
  g_auto(GStrv) words = g_strsplit (line, " ", N_HEAD + 1);
  guint depth, is_over;

  if (g_strv_length (words) != N_HEAD || !g_str_equal (words[0], "ledger") || !g_str_equal (words[1], "1")
      || !read_whole (words[2], ALEA_SEARCH_MAX_DEPTH, &depth)
      || !read_whole (words[3], 1, &is_over)
      || !read_double (words[4], 0, 1, &self->start)
      || !read_double (words[5], 0, 1, &self->end))
    return FALSE;

  self->depth = (int) depth;
  self->is_over = is_over != 0;
  return TRUE;
}

AleaLedger *
alea_ledger_read (const char *text,
                  guint       n_events)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr(AleaLedger) self = g_new0 (AleaLedger, 1);
  guint first = 1;

  self->entries = g_array_new (FALSE, FALSE, sizeof (AleaLedgerEntry));
  if (lines[0] == NULL || !read_head (lines[0], self))
    return NULL;

  if (lines[1] != NULL && g_str_has_prefix (lines[1], BY))
    self->reviewer = g_strdup (lines[first++] + strlen (BY));
  for (guint i = first; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      AleaLedgerEntry entry = { 0 };

      if (!read_entry (lines[i], n_events, self->entries, &entry))
        return NULL;
      g_array_append_val (self->entries, entry);
    }

  if (self->entries->len > 0
      && g_array_index (self->entries, AleaLedgerEntry, self->entries->len - 1).event + 1 != n_events)
    return NULL;

  alea_ledger_add_up (self);
  return g_steal_pointer (&self);
}
