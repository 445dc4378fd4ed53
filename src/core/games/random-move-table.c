/* random-move-table.c: what lies beside the board of Random Move Number Chess
 *
 * In a FEN, to be set by hand, and what cannot be so.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-move.h"

#include "alea-series.h"
#include "text/reading.h"

#include <stdio.h>
#include <string.h>

/* --- left=2, runs=6x2/3x1, seats=wb -------------------------------------- */

static bool
read_left (const char **text,
           AleaSetup   *setup)
{
  return read_small_number (text, 0, UINT8_MAX, &alea_series_edit (&setup->table)->moves_left);
}

static bool
write_left (const AleaSetup *setup,
            char             value[static ALEA_TOKEN_SIZE])
{
  const unsigned left = alea_series_get (&setup->table)->moves_left;

  snprintf (value, ALEA_TOKEN_SIZE, "%u", left);
  return left > 0;
}

static bool
read_run (const char **text,
          AleaRun     *run)
{
  if (read_char (text, '-'))
    return true;

  return read_small_number (text, 1, 6, &run->value)
         && read_char (text, 'x')
         && read_small_number (text, 1, UINT8_MAX, &run->length);
}

static bool
read_runs (const char **text,
           AleaSetup   *setup)
{
  AleaRun *runs = alea_series_edit (&setup->table)->runs;

  return read_run (text, &runs[0]) && read_char (text, '/') && read_run (text, &runs[1]);
}

static bool
write_runs (const AleaSetup *setup,
            char             value[static ALEA_TOKEN_SIZE])
{
  const AleaRun *runs = alea_series_get (&setup->table)->runs;
  char text[2][16] = { "-", "-" };

  for (int i = 0; i < 2; i++)
    if (runs[i].length > 0)
      snprintf (text[i], sizeof text[i], "%ux%u", runs[i].value, runs[i].length);

  snprintf (value, ALEA_TOKEN_SIZE, "%s/%s", text[0], text[1]);
  return runs[0].length > 0 || runs[1].length > 0;
}

static bool
read_seats (const char **text,
            AleaSetup   *setup)
{
  if (strncmp (*text, "wb", 2) != 0 && strncmp (*text, "bw", 2) != 0)
    return false;

  alea_series_edit (&setup->table)->seats_swapped = **text == 'b';
  *text += 2;
  return true;
}

static bool
write_seats (const AleaSetup *setup,
             char             value[static ALEA_TOKEN_SIZE])
{
  snprintf (value, ALEA_TOKEN_SIZE, "%s", "bw");
  return alea_series_get (&setup->table)->seats_swapped;
}

const AleaToken random_move_tokens[] = {
  { "left", N_("left: this must be a number of moves."), read_left, write_left },
  { "runs", N_("runs: these must be written like “6x2/3x1”, with “-” for no roll."), read_runs, write_runs },
  { "seats", N_("seats: these must be “wb” or “bw”."), read_seats, write_seats },
  { .key = NULL },
};

/* --- what cannot be -------------------------------------------------------- */

/* Whoever had White has the same pieces and the same rolls as before. */
void
random_move_swap (AleaSetup *setup)
{
  AleaSeries *series = alea_series_edit (&setup->table);

  series->seats_swapped = !series->seats_swapped;
}

/* Runs go on. */
void
random_move_carry_on (AleaSetup       *setup,
                      const AleaTable *last)
{
  memcpy (alea_series_edit (&setup->table)->runs, alea_series_get (last)->runs, sizeof alea_series_get (last)->runs);
}

static bool
has_impossible_run (const AleaSetup *setup)
{
  const AleaSeries *series = alea_series_get (&setup->table);

  for (int player = 0; player < 2; player++)
    if (series->runs[player].value > 6 || (series->runs[player].value == 0) != (series->runs[player].length == 0))
      return true;

  return false;
}

static void
clear (AleaSetup *setup)
{
  setup->table = (AleaTable) { 0 };
}

/* A run that gives no move may have left one, to save the king (RA9); the
 * first moves of a game come without a roll (R4). */
static unsigned
get_max_left (const AleaSetup *setup,
              unsigned         number)
{
  const AleaSeries *series = alea_series_get (&setup->table);
  const AleaRun run = series->runs[(setup->turn == ALEA_BLACK) != series->seats_swapped];
  const int moves = alea_run_moves (run);

  if (run.length == 0 || setup->fullmove == 1)
    return UINT8_MAX;

  return moves > 0 ? (unsigned) moves : 1;
}

static bool
has_too_many_left (const AleaSetup *setup)
{
  return alea_series_get (&setup->table)->moves_left > get_max_left (setup, 0);
}

static void
leave_fewer (AleaSetup *setup)
{
  alea_series_edit (&setup->table)->moves_left = (uint8_t) get_max_left (setup, 0);
}

const AleaTableFault random_move_faults[] = {
  { N_("More moves are left than the last roll gives."), N_("Keep only that many"), has_too_many_left, leave_fewer },
  { N_("The dice, runs or passes set for this position are not possible."), N_("Clear them"), has_impossible_run, clear },
  { .sentence = NULL },
};

/* --- set by hand ----------------------------------------------------------- */

static unsigned
get_value (const AleaSetup *setup,
           unsigned         player)
{
  return alea_series_get (&setup->table)->runs[player].value;
}

static void
set_value (AleaSetup *setup,
           unsigned   player,
           unsigned   value)
{
  AleaRun *run = &alea_series_edit (&setup->table)->runs[player];

  run->value = (uint8_t) value;
  if (value == 0)
    run->length = 0;
  else if (run->length == 0)
    run->length = 1;
}

static unsigned
get_length (const AleaSetup *setup,
            unsigned         player)
{
  return alea_series_get (&setup->table)->runs[player].length;
}

static void
set_length (AleaSetup *setup,
            unsigned   player,
            unsigned   value)
{
  AleaRun *run = &alea_series_edit (&setup->table)->runs[player];

  if (run->value != 0)
    run->length = (uint8_t) value;
}

/* Where nothing has been rolled, nothing was rolled in a row. */
static unsigned
get_max_length (const AleaSetup *setup,
                unsigned         player)
{
  return get_value (setup, player) != 0 ? UINT8_MAX : 0;
}

static unsigned
get_seats (const AleaSetup *setup,
           unsigned         number)
{
  return alea_series_get (&setup->table)->seats_swapped;
}

static void
set_seats (AleaSetup *setup,
           unsigned   number,
           unsigned   value)
{
  alea_series_edit (&setup->table)->seats_swapped = value != 0;
}

static unsigned
get_left (const AleaSetup *setup,
          unsigned         number)
{
  return alea_series_get (&setup->table)->moves_left;
}

static void
set_left (AleaSetup *setup,
          unsigned   number,
          unsigned   value)
{
  alea_series_edit (&setup->table)->moves_left = (uint8_t) value;
}

static const char *const faces[] = { N_("None"), "1", "2", "3", "4", "5", "6", NULL };
static const char *const seats[] = { N_("The first player has White"), N_("The first player has Black"), NULL };

const AleaField random_move_fields[] = {
  { .row = N_("First player’s last roll"), .title = N_("First player’s last roll"), .kind = ALEA_FIELD_CHOICE,
    .number = 0, .choices = faces, .get = get_value, .set = set_value },
  { .row = N_("First player’s last roll"), .title = N_("Length of first player’s run"),
    .kind = ALEA_FIELD_NUMBER, .number = 0, .least = 1, .get = get_length, .set = set_length, .get_max = get_max_length },
  { .row = N_("Second player’s last roll"), .title = N_("Second player’s last roll"), .kind = ALEA_FIELD_CHOICE,
    .number = 1, .choices = faces, .get = get_value, .set = set_value },
  { .row = N_("Second player’s last roll"), .title = N_("Length of second player’s run"),
    .kind = ALEA_FIELD_NUMBER, .number = 1, .least = 1, .get = get_length, .set = set_length, .get_max = get_max_length },
  { .row = N_("Seating"), .title = N_("Seating"), .kind = ALEA_FIELD_CHOICE, .choices = seats,
    .get = get_seats, .set = set_seats },
  { .row = N_("Moves left this turn"), .title = N_("Moves left this turn"), .kind = ALEA_FIELD_NUMBER,
    .get = get_left, .set = set_left, .get_max = get_max_left },
  { .title = NULL },
};
