/* alea-jepps.c: the set-up of Jepps Random Chess, and how it is recorded
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-jepps.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static_assert (sizeof (AleaJepps) <= sizeof ((AleaState *) NULL)->own,
               "a state has room for what it remembers of the set-up");

const AleaJepps *
alea_jepps_get (const AleaState *state)
{
  assert (state->rules->setup.write_side != NULL);
  return (const AleaJepps *) state->own;
}

bool
alea_jepps_has_entries (const AleaRules   *rules,
                        const AleaOptions *options)
{
  return rules->setup.write_side != NULL && alea_rules_option_is (rules, options, "setup", "free-play");
}

bool
alea_jepps_has_roman_entries (const AleaRules   *rules,
                              const AleaOptions *options)
{
  return alea_jepps_has_entries (rules, options) && alea_rules_option_is (rules, options, "entries", "roman");
}

const char *
alea_jepps_number_entry (const AleaRules   *rules,
                         const AleaOptions *options,
                         int                n)
{
  static const char *const arabic[] = { "1", "2", "3", "4", "5", "6", "7", "8" };
  static const char *const roman[] = { "i", "ii", "iii", "iv", "v", "vi", "vii", "viii" };

  assert (n >= 0 && n < 8);
  return alea_jepps_has_roman_entries (rules, options) ? roman[n] : arabic[n];
}

/* --- what the dice say --------------------------------------------------- */

AleaPieceType
alea_jepps_type_of_face (int face)
{
  static const AleaPieceType types[7] = {
    ALEA_NO_PIECE_TYPE, ALEA_KING, ALEA_KNIGHT, ALEA_BISHOP, ALEA_ROOK, ALEA_QUEEN, ALEA_NO_PIECE_TYPE,
  };

  assert (face >= 1 && face <= 6);
  return types[face];
}

AleaMediation
alea_jepps_mediate (AleaRoll roll)
{
  bool is_odd = roll.face[0] % 2 == 1;

  if (is_odd != (roll.face[1] % 2 == 1))
    return ALEA_MEDIATION_RANDOMIZE;

  return is_odd ? ALEA_MEDIATION_REVERSE : ALEA_MEDIATION_MIRROR;
}

int
alea_jepps_file_like (AleaMediation mediation,
                      int           file)
{
  assert (mediation == ALEA_MEDIATION_MIRROR || mediation == ALEA_MEDIATION_REVERSE);
  return mediation == ALEA_MEDIATION_MIRROR ? file : 7 - file;
}

/* --- what fits ----------------------------------------------------------- */

int
alea_jepps_count_placed (const AleaJeppsArray *array)
{
  int n = 0;

  for (int file = 0; file < 8; file++)
    n += array->piece_type[file] != ALEA_NO_PIECE_TYPE;

  return n;
}

int
alea_jepps_count_left (const AleaJeppsArray *array,
                       AleaPieceType         type)
{
  static const int in_all[ALEA_N_PIECE_TYPES] = {
    [ALEA_KNIGHT] = 2, [ALEA_BISHOP] = 2, [ALEA_ROOK] = 2, [ALEA_QUEEN] = 1, [ALEA_KING] = 1,
  };
  int n = in_all[type];

  for (int file = 0; file < 8; file++)
    n -= array->piece_type[file] != ALEA_NO_PIECE_TYPE && array->piece_type[file] == type;

  return n;
}

bool
alea_jepps_bishops_clash (const AleaJeppsArray *array,
                          int                   file,
                          AleaPieceType         type)
{
  for (int other = 0; type == ALEA_BISHOP && other < 8; other++)
    if (other != file && other % 2 == file % 2 && array->piece_type[other] == ALEA_BISHOP)
      return true;

  return false;
}

/* Whether each bishop in hand finds an empty square of its colour.  Other pieces
 * stand anywhere, so nothing else can go wrong. */
static bool
is_completable (const AleaJeppsArray *array)
{
  bool has_square[2] = { false, false };   /* by colour */

  for (int file = 0; file < 8; file++)
    if (array->piece_type[file] == ALEA_NO_PIECE_TYPE && !alea_jepps_bishops_clash (array, file, ALEA_BISHOP))
      has_square[file % 2] = true;

  return has_square[0] + has_square[1] >= alea_jepps_count_left (array, ALEA_BISHOP);
}

bool
alea_jepps_can_place (const AleaJeppsArray *array,
                      int                   file,
                      AleaPieceType         type)
{
  AleaJeppsArray after = *array;

  if (alea_jepps_count_left (array, type) == 0 || alea_jepps_bishops_clash (array, file, type))
    return false;

  after.piece_type[file] = (uint8_t) type;
  return is_completable (&after);
}

AleaPieceType
alea_jepps_find_forced (const AleaJeppsArray *array,
                        int                   file)
{
  AleaPieceType forced = ALEA_NO_PIECE_TYPE;

  for (AleaPieceType type = ALEA_KNIGHT; type <= ALEA_KING; type++)
    if (alea_jepps_can_place (array, file, type))
      {
        if (forced != ALEA_NO_PIECE_TYPE)
          return ALEA_NO_PIECE_TYPE;
        forced = type;
      }

  return forced;
}

const char *
alea_mediation_word (AleaMediation mediation)
{
  static const char *const words[] = {
    [ALEA_MEDIATION_NONE] = N_("Free Play"),
    [ALEA_MEDIATION_MIRROR] = N_("Mirror"),
    [ALEA_MEDIATION_REVERSE] = N_("Reverse"),
    [ALEA_MEDIATION_RANDOMIZE] = N_("Randomize"),
  };

  return words[mediation];
}

const char *
alea_mediation_condition (AleaMediation mediation)
{
  static const char *const conditions[] = {
    [ALEA_MEDIATION_MIRROR] = N_("Both even"),
    [ALEA_MEDIATION_REVERSE] = N_("Both odd"),
    [ALEA_MEDIATION_RANDOMIZE] = N_("One of each"),
  };

  return conditions[mediation];
}

/* --- the record ---------------------------------------------------------- */

int
alea_jepps_file_of_entry (const AleaState *state,
                          AleaColour       colour,
                          int              n)
{
  bool from_h = colour == ALEA_BLACK
                && alea_jepps_has_entries (state->rules, &state->options);

  return from_h ? 7 - n : n;
}

/* A string that grows inside a buffer of ALEA_JEPPS_TEXT_SIZE. */
static void __attribute__ ((format (printf, 2, 3)))
append (char       *text,
        const char *format,
        ...)
{
  size_t length = strlen (text);
  va_list args;

  va_start (args, format);
  vsnprintf (text + length, ALEA_JEPPS_TEXT_SIZE - length, format, args);
  va_end (args);
}

/* "Na1"; false where the entry number @n has not been made. */
static bool
append_entry (char            *text,
              const AleaState *state,
              AleaColour       colour,
              int              n,
              const char      *before)
{
  int file = alea_jepps_file_of_entry (state, colour, n);
  AleaPieceType type = alea_jepps_get (state)->array[colour].piece_type[file];

  if (type == ALEA_NO_PIECE_TYPE)
    return false;

  append (text, "%s%c%c%d", before, ALEA_PIECE_LETTERS[type], 'a' + file, colour == ALEA_WHITE ? 1 : 8);
  return true;
}

char *
alea_jepps_write_setup (const AleaState *state,
                        AleaColour       colour,
                        char             text[static ALEA_JEPPS_TEXT_SIZE])
{
  AleaMediation mediation = colour == ALEA_BLACK ? alea_jepps_get (state)->mediation : ALEA_MEDIATION_NONE;

  text[0] = '\0';

  if (mediation == ALEA_MEDIATION_MIRROR)
    append (text, "Mirror");
  else if (mediation == ALEA_MEDIATION_REVERSE)
    append (text, "Reverse");
  else
    for (int n = 0; n < 8; n++)
      if (!append_entry (text, state, colour, n, n > 0 ? ", " : ""))
        break;

  return text;
}

char *
alea_jepps_write_entries (const AleaState *state,
                          char             text[static ALEA_JEPPS_TEXT_SIZE])
{
  text[0] = '\0';

  for (int n = 0; n < 8; n++)
    {
      char number[16];

      snprintf (number, sizeof number, "%s%s. ", n > 0 ? " " : "",
                alea_jepps_number_entry (state->rules, &state->options, n));
      if (!append_entry (text, state, ALEA_WHITE, n, number)
          || !append_entry (text, state, ALEA_BLACK, n, " "))
        break;
    }

  return text;
}
