/* guardener-table.c: what lies beside the board of Guardener Chess
 *
 * In a FEN, to be set by hand, and what cannot be so.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

#include "text/reading.h"

#include <stdio.h>
#include <string.h>

/* --- doubles=2, kept=4/13 ------------------------------------------------ */

static bool
read_doubles (const char **text,
              AleaSetup   *setup)
{
  return read_small_number (text, 0, UINT8_MAX, &guardener_edit_table (&setup->table)->doubles);
}

static bool
write_doubles (const AleaSetup *setup,
               char             value[static ALEA_TOKEN_SIZE])
{
  const unsigned doubles = guardener_get_table (&setup->table)->doubles;

  snprintf (value, ALEA_TOKEN_SIZE, "%u", doubles);
  return doubles > 0;
}

/* Terraces in any order, each once; they are written in that of their numbers. */
static bool
read_terraces (const char **text,
               uint8_t     *terraces)
{
  for (*terraces = 0; **text >= '1' && **text <= '4'; ++*text)
    {
      const unsigned bit = 1u << (**text - '0');

      if (*terraces & bit)
        return false;
      *terraces |= (uint8_t) bit;
    }

  return *terraces != 0;
}

static bool
read_kept (const char **text,
           AleaSetup   *setup)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);
  const bool has_first = !read_char (text, '-');

  if (has_first && !read_small_number (text, 1, 4, &table->kept_first))
    return false;

  return read_char (text, '/')
         && (read_terraces (text, &table->kept_terraces) || (has_first && read_char (text, '-')));
}

static bool
write_kept (const AleaSetup *setup,
            char             value[static ALEA_TOKEN_SIZE])
{
  const GuardenerTable *table = guardener_get_table (&setup->table);
  size_t length = 0;

  value[length++] = table->kept_first != 0 ? (char) ('0' + table->kept_first) : '-';
  value[length++] = '/';
  for (int number = 1; number <= 4; number++)
    if (table->kept_terraces >> number & 1)
      value[length++] = (char) ('0' + number);
  if (table->kept_terraces == 0)
    value[length++] = '-';

  value[length] = '\0';
  return table->kept_first != 0 || table->kept_terraces != 0;
}

/* --- pass=wb ------------------------------------------------------------- */

static bool
read_pass (const char **text,
           AleaSetup   *setup)
{
  uint8_t *passed = guardener_edit_table (&setup->table)->passed;

  passed[ALEA_WHITE] = !read_char (text, 'w');
  passed[ALEA_BLACK] = !read_char (text, 'b');

  return !(passed[ALEA_WHITE] && passed[ALEA_BLACK]) || read_char (text, '-');
}

static bool
write_pass (const AleaSetup *setup,
            char             value[static ALEA_TOKEN_SIZE])
{
  const uint8_t *passed = guardener_get_table (&setup->table)->passed;

  snprintf (value, ALEA_TOKEN_SIZE, "%s%s%s", passed[ALEA_WHITE] ? "" : "w", passed[ALEA_BLACK] ? "" : "b",
            passed[ALEA_WHITE] && passed[ALEA_BLACK] ? "-" : "");
  return passed[ALEA_WHITE] || passed[ALEA_BLACK];
}

/* --- lost=QRp ------------------------------------------------------------ */

static bool
read_lost (const char **text,
           AleaSetup   *setup)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);
  const char *start = *text;

  memset (table->lost, 0, sizeof table->lost);
  if (read_char (text, '-'))
    return true;

  for (; alea_piece_from_letter (**text) != ALEA_NO_PIECE; ++*text)
    {
      AleaPiece piece = alea_piece_from_letter (**text);
      AleaPieceType type = alea_piece_type (piece);

      if (++table->lost[alea_piece_colour (piece)][type] > alea_start_count[type])
        return false;
    }

  return *text > start;
}

static bool
write_lost (const AleaSetup *setup,
            char             value[static ALEA_TOKEN_SIZE])
{
  static const AleaPieceType order[] = {
    ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_GUARDENER, ALEA_KING, ALEA_PAWN,
  };
  const GuardenerTable *table = guardener_get_table (&setup->table);
  uint8_t missing[2][ALEA_N_PIECE_TYPES];
  size_t length = 0;

  alea_setup_count_lost (setup, missing);
  if (memcmp (missing, table->lost, sizeof missing) == 0)
    return false;

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
      for (int n = table->lost[colour][order[i]]; n > 0 && length + 1 < ALEA_TOKEN_SIZE; n--)
        value[length++] = alea_piece_to_letter (alea_piece (colour, order[i]));

  if (length == 0)
    value[length++] = '-';
  value[length] = '\0';
  return true;
}

const AleaToken guardener_tokens[] = {
  { "doubles", N_("doubles: this must be the number of doubles in a row."), read_doubles, write_doubles },
  { "kept", N_("kept: this must be the number of the double and the numbers of the terraces, such as “4/13”, with "
               "“-” for none."),
    read_kept, write_kept },
  { "pass", N_("pass: this must be “wb”, “w”, “b” or “-”."), read_pass, write_pass },
  { "lost", N_("lost: this must be “-” or the letters of the lost pieces, with no more of each than a side begins "
               "with."), read_lost, write_lost },
  { .key = NULL },
};

/* --- what goes without saying ---------------------------------------------- */

/* GA18: what is missing is lost. */
void
guardener_fill (AleaSetup *setup)
{
  alea_setup_count_lost (setup, guardener_edit_table (&setup->table)->lost);
}

/* A double on the table is one of the doubles of this turn. */
void
guardener_settle (AleaSetup *setup)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);

  if (alea_roll_is_double (setup->table.roll) && table->doubles == 0)
    table->doubles = 1;
}

/* What was kept of earlier doubles went with other dice. */
void
guardener_set_roll (AleaSetup *setup)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);

  table->kept_first = table->kept_terraces = 0;
  guardener_settle (setup);
}

/* Pieces that were counted as lost because they were missing still are. */
void
guardener_follow (const AleaSetup *before,
                  AleaSetup       *setup)
{
  const GuardenerTable *then = guardener_get_table (&before->table);
  GuardenerTable *now = guardener_edit_table (&setup->table);
  uint8_t was_missing[2][ALEA_N_PIECE_TYPES], missing[2][ALEA_N_PIECE_TYPES];

  if (memcmp (before->pieces, setup->pieces, sizeof setup->pieces) == 0)
    return;

  alea_setup_count_lost (before, was_missing);
  alea_setup_count_lost (setup, missing);
  for (int colour = 0; colour < 2; colour++)
    for (int type = 0; type < ALEA_N_PIECE_TYPES; type++)
      if (then->lost[colour][type] == was_missing[colour][type])
        now->lost[colour][type] = missing[colour][type];
}

void
guardener_swap (AleaSetup *setup)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);
  const GuardenerTable before = *table;

  for (int colour = 0; colour < 2; colour++)
    {
      table->passed[!colour] = before.passed[colour];
      memcpy (table->lost[!colour], before.lost[colour], sizeof before.lost[colour]);
    }
}

/* G21. */
unsigned
guardener_get_passes (const AleaTable *table,
                      AleaColour       colour)
{
  return guardener_get_table (table)->passed[colour] ? 0 : 1;
}

const uint8_t *
guardener_get_lost (const AleaTable *table,
                    AleaColour       colour)
{
  return guardener_get_table (table)->lost[colour];
}

/* --- what cannot be -------------------------------------------------------- */

/* GA18: who is lost is not on the board, for promotion and resurrection bring
 * back nobody else. */
static bool
has_too_many_lost (const AleaSetup *setup)
{
  const GuardenerTable *table = guardener_get_table (&setup->table);
  uint8_t missing[2][ALEA_N_PIECE_TYPES];

  alea_setup_count_lost (setup, missing);
  for (int colour = 0; colour < 2; colour++)
    for (int type = 0; type < ALEA_N_PIECE_TYPES; type++)
      if (table->lost[colour][type] > missing[colour][type])
        return true;

  return false;
}

/* GA2: how many doubles must have been thrown this turn.  The one on the table
 * is one of them, and before one that opened a terrace there was another. */
static bool
has_too_few_doubles (const AleaSetup *setup)
{
  const GuardenerTable *table = guardener_get_table (&setup->table);
  int n = alea_roll_is_double (setup->table.roll) ? 1 : 0;

  if (table->kept_first != 0 || table->kept_terraces != 0)
    n += 1 + __builtin_popcount (table->kept_terraces);

  return table->doubles < n;
}

static void
clear (AleaSetup *setup)
{
  setup->table = (AleaTable) { 0 };
  guardener_fill (setup);
}

const AleaTableFault guardener_faults[] = {
  { N_("More pieces are listed as lost than are missing."), N_("List only those missing"), has_too_many_lost, guardener_fill },
  { N_("The dice, runs or passes set for this position are not possible."), N_("Clear them"), has_too_few_doubles, clear },
  { .sentence = NULL },
};

/* --- set by hand ----------------------------------------------------------- */

static unsigned
get_doubles (const AleaSetup *setup,
             unsigned         number)
{
  return guardener_get_table (&setup->table)->doubles;
}

/* What was kept of earlier doubles went with them. */
static void
set_doubles (AleaSetup *setup,
             unsigned   number,
             unsigned   value)
{
  GuardenerTable *table = guardener_edit_table (&setup->table);

  table->doubles = (uint8_t) value;
  if (value == 0 && alea_roll_is_double (setup->table.roll))
    table->doubles = 1;
  table->kept_first = table->kept_terraces = 0;
}

static unsigned
get_straddling (const AleaSetup *setup,
                unsigned         number)
{
  return alea_setup_is_straddling (setup, (AleaColour) number);
}

static void
set_straddling (AleaSetup *setup,
                unsigned   number,
                unsigned   value)
{
  const AleaColour colour = (AleaColour) number;
  const AleaPiece guardener = alea_piece (colour, ALEA_GUARDENER);

  if (value == get_straddling (setup, number))
    return;

  for (int i = 0; i < ALEA_MAX_SQUARES && value; i++)
    if (setup->pieces[i] == guardener)
      setup->pieces[i] = ALEA_NO_PIECE;

  setup->pieces[alea_setup_terrace (setup, colour, 'd')] = guardener;
  setup->pieces[alea_setup_terrace (setup, colour, 'e')] = value ? guardener : ALEA_NO_PIECE;
}

static unsigned
get_pass (const AleaSetup *setup,
          unsigned         number)
{
  return !guardener_get_table (&setup->table)->passed[number];
}

static void
set_pass (AleaSetup *setup,
          unsigned   number,
          unsigned   value)
{
  guardener_edit_table (&setup->table)->passed[number] = !value;
}

static unsigned
get_lost (const AleaSetup *setup,
          unsigned         piece)
{
  return guardener_get_table (&setup->table)->lost[alea_piece_colour ((AleaPiece) piece)][alea_piece_type ((AleaPiece) piece)];
}

static void
set_lost (AleaSetup *setup,
          unsigned   piece,
          unsigned   value)
{
  guardener_edit_table (&setup->table)->lost[alea_piece_colour ((AleaPiece) piece)][alea_piece_type ((AleaPiece) piece)] = (uint8_t) value;
}

static unsigned
get_max_lost (const AleaSetup *setup,
              unsigned         piece)
{
  uint8_t missing[2][ALEA_N_PIECE_TYPES];

  alea_setup_count_lost (setup, missing);
  return missing[alea_piece_colour ((AleaPiece) piece)][alea_piece_type ((AleaPiece) piece)];
}

#define GUARDENER_ROW N_("Guardener")
#define LOST_ROW      N_("Lost pieces that may return")

#define LOST_FIELD(piece_number)                                                              \
  {                                                                                           \
    .row = LOST_ROW, .title = LOST_ROW, .kind = ALEA_FIELD_PIECES, .number = (piece_number),  \
    .get = get_lost, .set = set_lost, .get_max = get_max_lost,                                \
  }
#define LOST_FIELDS(colour)                                                                    \
  LOST_FIELD (ALEA_QUEEN + (colour) * 16), LOST_FIELD (ALEA_ROOK + (colour) * 16),            \
  LOST_FIELD (ALEA_BISHOP + (colour) * 16), LOST_FIELD (ALEA_KNIGHT + (colour) * 16),         \
  LOST_FIELD (ALEA_GUARDENER + (colour) * 16)

const AleaField guardener_fields[] = {
  { .row = N_("Doubles in a row"), .title = N_("Doubles in a row this turn"), .kind = ALEA_FIELD_NUMBER,
    .get = get_doubles, .set = set_doubles },
  { .row = GUARDENER_ROW, .title = N_("White: across d0 and e0"), .number = ALEA_WHITE,
    .get = get_straddling, .set = set_straddling },
  { .row = GUARDENER_ROW, .title = N_("Black: across d9 and e9"), .number = ALEA_BLACK,
    .get = get_straddling, .set = set_straddling },
  { .row = N_("Pass"), .title = N_("White may pass once"), .number = ALEA_WHITE, .get = get_pass, .set = set_pass },
  { .row = N_("Pass"), .title = N_("Black may pass once"), .number = ALEA_BLACK, .get = get_pass, .set = set_pass },
  LOST_FIELDS (ALEA_WHITE),
  LOST_FIELDS (ALEA_BLACK),
  { .title = NULL },
};
