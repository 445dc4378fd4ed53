/* alea-position-fen.c: a FEN that need not be whole
 *
 * Every field is tried behind those that are good, and what the strict reader
 * refuses is left out: so there is one reader of FEN, which guesses nothing.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-position-private.h"

#include "alea-faults.h"

#include <string.h>

void
alea_loose_fen_clear (AleaLooseFen *self)
{
  g_clear_pointer (&self->placement, g_free);
  g_clear_pointer (&self->fields, g_strfreev);
}

AleaText *
alea_position_text_assume (AleaPositionText *self,
                           const char       *sentence)
{
  AleaText text = { 0 };

  alea_text_set (&text, NULL, sentence);
  g_array_append_val (self->assumed, text);
  return &g_array_index (self->assumed, AleaText, self->assumed->len - 1);
}

/* Notes that one more of the last fields is missing, and says so in @sentence, which may be NULL.
 * Nothing else is said between two such sentences: it would be of a field that is there. */
static AleaText *
assume_missing (AleaPositionText *self,
                const char       *sentence)
{
  self->n_missing++;
  if (sentence == NULL)
    return NULL;

  if (self->n_told++ == 0)
    self->missing = self->assumed->len;
  return alea_position_text_assume (self, sentence);
}

/* A field is there: those before it are not the last ones. */
static void
forget_missing (AleaPositionText *self)
{
  self->n_missing = 0;
  self->n_told = 0;
}

/* --- finding --------------------------------------------------------------- */

gboolean
alea_loose_fen_is_rank (const char *start,
                        const char *end)
{
  if (start == end || end - start > 2 * ALEA_MAX_SIDE)
    return FALSE;

  for (; start < end; start++)
    if (*start != '*' && *start != '~' && !g_ascii_isdigit (*start)
        && alea_piece_from_letter (*start) == ALEA_NO_PIECE)
      return FALSE;

  return TRUE;
}

/* What words end at: also marks around a FEN, and what parts a link. */
static gboolean
ends_word (char c)
{
  return c == '\0' || g_ascii_isspace (c) || strchr ("\"'`?&=#;,<>()[]{}|", c) != NULL;
}

/* The ranks at the end of @word, which follow one another: others may be the path
 * of a link.  0 for none. */
static guint
find_ranks (const char  *word,
            const char  *end,
            const char **ranks)
{
  guint n = 0;

  /* Also to the empty one behind the last slash, with which there is no board. */
  for (const char *p = word; p <= end; p++)
    {
      const char *slash = memchr (p, '/', (gsize) (end - p));
      const char *stop = slash != NULL ? slash : end;

      if (!alea_loose_fen_is_rank (p, stop))
        n = 0;
      else if (n++ == 0)
        *ranks = p;
      p = stop;
    }

  return n;
}

/* '~' is a promoted piece in some programs. */
static char *
copy_placement (const char *start,
                const char *end)
{
  char *placement = g_strndup (start, (gsize) (end - start)), *to = placement;

  for (const char *p = placement; *p != '\0'; p++)
    if (*p != '~')
      *to++ = *p;
  *to = '\0';
  return placement;
}

/* No FEN has so many: what stands behind them is other text. */
#define MAX_FIELDS 40

/* What stands behind the ranks, up to where a link goes on with other things, or
 * to the quotation mark that stood before them. */
static GStrv
cut_fields (const char *text,
            char        before)
{
  g_autoptr(GStrvBuilder) fields = g_strv_builder_new ();
  const char quote = strchr ("\"'`", before) != NULL ? before : '\0';
  const char *end = text + strcspn (text, (char[]) { '?', '&', '<', '>', quote, '\0' });

  for (guint i = 0; i < MAX_FIELDS; i++)
    {
      const char *start = text + strspn (text, " \t\r\n,)}]|"), *stop = start;

      while (stop < end && !g_ascii_isspace (*stop))
        stop++;
      if (start < stop)
        {
          g_autofree char *field = g_strndup (start, (gsize) (stop - start));

          g_strv_builder_add (fields, field);
        }
      text = stop;
    }

  return g_strv_builder_end (fields);
}

static gboolean
find_placement (AleaLooseFen *self,
                const char   *text,
                guint         min_ranks,
                gboolean      is_closed)
{
  for (const char *word = text; *word != '\0';)
    {
      const char *end = word, *ranks = word;

      while (!ends_word (*end))
        end++;
      if (end > word && (end[-1] == '/') == is_closed && find_ranks (word, end - is_closed, &ranks) >= min_ranks)
        {
          self->placement = copy_placement (ranks, end - is_closed);
          self->fields = cut_fields (end, ranks > text ? ranks[-1] : '\0');
          self->start = (gsize) (ranks - text);
          return TRUE;
        }
      word = *end == '\0' ? end : end + 1;
    }

  return FALSE;
}

/* Some programs close the last rank too. */
gboolean
alea_loose_fen_find (AleaLooseFen *self,
                     const char   *text,
                     guint         min_ranks)
{
  return find_placement (self, text, min_ranks, FALSE) || find_placement (self, text, min_ranks, TRUE);
}

/* --- reading --------------------------------------------------------------- */

/* The fields that are good so far. */
typedef struct
{
  const AleaLooseFen *loose;
  AleaPositionText   *self;
  guint               next;        /* field */
  char                turn;
  GString            *castling;
  GString            *en_passant;
  guint               halfmove;
  guint               fullmove;
  GString            *tokens;
} Reader;

static gboolean
try (Reader       *reader,
     AleaSetup    *setup,
     AleaFenError *error)
{
  g_autofree char *fen = g_strdup_printf ("%s %c %s %s %u %u%s", reader->loose->placement, reader->turn,
                                          reader->castling->len > 0 ? reader->castling->str : "-",
                                          reader->en_passant->len > 0 ? reader->en_passant->str : "-",
                                          reader->halfmove, reader->fullmove, reader->tokens->str);

  return alea_fen_read (fen, reader->self->rules, setup, error);
}

static gboolean
has_fault (Reader     *reader,
           AleaFaults  fault)
{
  AleaSetup setup;

  return !try (reader, &setup, NULL) || (alea_setup_find_faults (&setup, reader->self->rules) & fault) != 0;
}

static const char *
get_field (const Reader *reader)
{
  return reader->loose->fields[reader->next];
}

static void
ignore_word (Reader     *reader,
             const char *word)
{
  alea_text_add_string (alea_position_text_assume (reader->self, N_("“{word}” is ignored: it has no meaning here.")),
                        "word", word);
}

/* A word that says nothing here is named and passed over where the next one does:
 * the pieces in hand or the checks given, in games that have them. */
static void
pass_over (Reader   *reader,
           gboolean (*fits) (const char *field))
{
  const char *field = get_field (reader);
  const char *next = field != NULL ? reader->loose->fields[reader->next + 1] : NULL;

  if (next != NULL && !fits (field) && fits (next))
    {
      ignore_word (reader, field);
      reader->next++;
    }
}

static gboolean
is_turn (const char *field)
{
  return g_ascii_strcasecmp (field, "w") == 0 || g_ascii_strcasecmp (field, "b") == 0
         || g_ascii_strcasecmp (field, "white") == 0 || g_ascii_strcasecmp (field, "black") == 0;
}

static void
read_turn (Reader *reader)
{
  const char *field;

  pass_over (reader, is_turn);
  field = get_field (reader);
  if (field != NULL && is_turn (field))
    {
      reader->turn = g_ascii_tolower (*field);
      reader->next++;
    }
  else
    assume_missing (reader->self, N_("The side to move is missing, so White is to move. For Black, add “b” after the "
                                     "board."));
}

/* Takes one right if there can be one. */
static gboolean
take_right (Reader *reader,
            char    letter)
{
  g_string_append_c (reader->castling, letter);
  if (!has_fault (reader, ALEA_FAULT_CASTLING | ALEA_FAULT_RELOCATION))
    return TRUE;

  g_string_truncate (reader->castling, reader->castling->len - 1);
  return FALSE;
}

static void
assume_rights (Reader *reader)
{
  AleaText *text;

  for (const char *letter = "KQkq"; *letter != '\0'; letter++)
    take_right (reader, *letter);
  if (reader->castling->len == 0)
    {
      assume_missing (reader->self, NULL);
      return;
    }

  text = assume_missing (reader->self, N_("Castling rights are missing, so {rights} is used, based on where the kings "
                                          "and rooks are. For none, write “-”."));
  alea_text_add_string (text, "rights", reader->castling->str);
}

/* The names of files could be words too. */
static gboolean
is_plain_castling (const char *field)
{
  return g_str_equal (field, "-") || field[strspn (field, "KQkq")] == '\0';
}

static gboolean
is_castling (const char *field)
{
  return is_plain_castling (field) || field[strspn (field, "KQkqABCDEFGHabcdefgh")] == '\0';
}

static void
read_castling (Reader *reader)
{
  const char *field = get_field (reader);
  guint n_ignored = 0;

  if (field != NULL && !is_castling (field))
    pass_over (reader, is_plain_castling);
  field = get_field (reader);
  if (field == NULL || !is_castling (field))
    {
      assume_rights (reader);
      return;
    }

  reader->next++;
  forget_missing (reader->self);
  for (const char *letter = field; *letter != '\0' && *letter != '-'; letter++)
    if (!take_right (reader, *letter))
      {
        AleaText *text = alea_position_text_assume (reader->self,
                                                    N_("The castling right “{letter}” is ignored: the king and rook"
                                                       " are not in place for it."));

        alea_text_add_string (text, "letter", (char[]) { *letter, '\0' });
        n_ignored++;
      }
  reader->self->n_alike += n_ignored > 0 ? n_ignored - 1 : 0;
}

static gboolean
is_squares (const char *field)
{
  for (; *field != '\0'; field += 2)
    if (!g_ascii_islower (*field) || !g_ascii_isdigit (field[1]))
      return FALSE;

  return TRUE;
}

static void
read_en_passant (Reader *reader)
{
  const char *field = get_field (reader);

  if (field == NULL || (!g_str_equal (field, "-") && !is_squares (field)))
    {
      assume_missing (reader->self, NULL);
      return;
    }

  reader->next++;
  forget_missing (reader->self);
  if (g_str_equal (field, "-"))
    return;

  g_string_assign (reader->en_passant, field);
  if (has_fault (reader, ALEA_FAULT_EN_PASSANT))
    {
      AleaText *text = alea_position_text_assume (reader->self,
                                                  N_("En passant on {square} is ignored: no pawn can have just "
                                                     "passed over it."));

      alea_text_add_string (text, "square", field);
      g_string_truncate (reader->en_passant, 0);
    }
}

/* A number, which a sentence may end behind. */
static gboolean
is_number (const char *field)
{
  gsize n_digits = strspn (field, "0123456789");

  return n_digits > 0 && n_digits <= 5 && g_ascii_strtoull (field, NULL, 10) <= G_MAXUINT16
         && strchr (";#.!)", field[n_digits]) != NULL;
}

/* A number that no counter can have: too great, or below 0. */
static gboolean
is_impossible_number (const char *field)
{
  const char *digits = field + (*field == '-' ? 1 : 0);

  return *digits != '\0' && digits[strspn (digits, "0123456789")] == '\0' && !is_number (field);
}

static gboolean
read_number (const char *field,
             guint      *number)
{
  if (field == NULL || !is_number (field))
    return FALSE;

  *number = (guint) g_ascii_strtoull (field, NULL, 10);
  return TRUE;
}

/* "1." begins the moves of a solution. */
static gboolean
is_clock (const char *field)
{
  return is_number (field) && strchr (field, '.') == NULL;
}

/* What cannot be is named, and is not missing. */
static gboolean
take_counter (Reader *reader,
              guint  *number)
{
  const char *field = get_field (reader);
  const gboolean is_impossible = field != NULL && is_impossible_number (field);

  if (is_impossible)
    ignore_word (reader, field);
  if (!is_impossible && !read_number (field, number))
    return FALSE;

  reader->next++;
  return TRUE;
}

/* Behind one word. */
static gboolean
has_both_counters (const Reader *reader)
{
  const GStrv fields = reader->loose->fields + reader->next;

  return fields[0] != NULL && fields[1] != NULL && fields[2] != NULL && !g_ascii_isalpha (*fields[0])
         && is_clock (fields[1]) && is_number (fields[2]);
}

static void
read_counters (Reader *reader)
{
  gboolean has_clock = FALSE, has_move = FALSE;

  if (get_field (reader) != NULL && g_str_equal (get_field (reader), "-"))
    reader->next++;
  if (has_both_counters (reader))
    pass_over (reader, is_number);
  if (get_field (reader) != NULL && strchr (get_field (reader), '.') == NULL)
    has_clock = take_counter (reader, &reader->halfmove);
  if (has_clock)
    has_move = take_counter (reader, &reader->fullmove);

  /* EPD has them by name. */
  for (guint i = reader->next; reader->loose->fields[i] != NULL; i++)
    if (g_str_equal (reader->loose->fields[i], "hmvc"))
      has_clock |= read_number (reader->loose->fields[i + 1], &reader->halfmove);
    else if (g_str_equal (reader->loose->fields[i], "fmvn"))
      has_move |= read_number (reader->loose->fields[i + 1], &reader->fullmove);

  if (has_clock || has_move)
    forget_missing (reader->self);
  if (!has_clock)
    assume_missing (reader->self, N_("The half-move clock is missing, so 0 is used."));
  if (!has_move)
    assume_missing (reader->self, N_("The move number is missing, so 1 is used."));
  else if (reader->fullmove == 0)
    alea_position_text_assume (reader->self, N_("Move numbers start at 1, not 0."));
  if (has_move)
    forget_missing (reader->self);
  reader->fullmove = MAX (reader->fullmove, 1);
}

/* What lies beside the board.  What means nothing here is named if it looks as
 * if somebody meant something by it, and passed over otherwise. */
static void
read_tokens (Reader *reader)
{
  for (; get_field (reader) != NULL; reader->next++)
    {
      const gsize length = reader->tokens->len;
      AleaSetup setup;

      if (strchr (get_field (reader), '=') == NULL || strlen (get_field (reader)) > ALEA_FEN_SIZE)
        continue;

      g_string_append_printf (reader->tokens, " %s", get_field (reader));
      if (!try (reader, &setup, NULL))
        {
          g_string_truncate (reader->tokens, length);
          ignore_word (reader, get_field (reader));
        }
    }
}

gboolean
alea_loose_fen_read (const AleaLooseFen *loose,
                     AleaPositionText   *self,
                     AleaFenError       *error)
{
  g_autoptr(GString) castling = g_string_new (NULL);
  g_autoptr(GString) en_passant = g_string_new (NULL);
  g_autoptr(GString) tokens = g_string_new (NULL);
  Reader reader = {
    .loose = loose, .self = self, .turn = 'w', .castling = castling, .en_passant = en_passant, .fullmove = 1,
    .tokens = tokens,
  };

  if (!try (&reader, &self->setup, error))
    return FALSE;

  read_turn (&reader);
  read_castling (&reader);
  read_en_passant (&reader);
  read_counters (&reader);
  read_tokens (&reader);
  return try (&reader, &self->setup, error);
}
