/* alea-letters.c: the letters of the pieces in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-letters.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char english_letters[] = "NBRQKG";

/* "{T3}", the terrace of a teleport, ends a move and names no piece. */
#define COMMENT '{'

/* Six characters, of one or more bytes each; another number of them is a
 * mistake of the translation, which English mends. */
static const char *
get_letters (void)
{
  /* Translators: the letters of knight, bishop, rook, queen, king and Guardener in the notation of your language, in this order.
   * Keep the English ones where your language has no others. */
  const char *letters = C_("letters of the pieces", "NBRQKG");

  return g_utf8_strlen (letters, -1) == (glong) strlen (english_letters) ? letters : english_letters;
}

char *
alea_letters_show (const char *english)
{
  const char *letters = get_letters ();
  GString *shown = g_string_new (NULL);

  g_return_val_if_fail (english != NULL, NULL);

  for (const char *p = english; *p != '\0'; p++)
    {
      const char *found = strchr (english_letters, *p);

      if (*p == COMMENT)
        {
          g_string_append (shown, p);
          break;
        }

      if (found != NULL)
        g_string_append_unichar (shown, g_utf8_get_char (g_utf8_offset_to_pointer (letters, found - english_letters)));
      else
        g_string_append_c (shown, *p);
    }

  return g_string_free (shown, FALSE);
}

/* The place of @letter among the letters of the language, or -1. */
static glong
find_place (gunichar letter)
{
  const char *letters = get_letters ();
  const char *found = g_utf8_strchr (letters, -1, letter);

  return found != NULL ? g_utf8_pointer_to_offset (letters, found) : -1;
}

char *
alea_letters_read (const char *typed)
{
  GString *english = g_string_new (NULL);

  g_return_val_if_fail (typed != NULL, NULL);

  if (!g_utf8_validate (typed, -1, NULL))
    return g_string_free (g_string_append (english, typed), FALSE);

  for (const char *p = typed; *p != '\0'; p = g_utf8_next_char (p))
    {
      glong place = find_place (g_utf8_get_char (p));

      if (*p == COMMENT)
        {
          g_string_append (english, p);
          break;
        }

      if (place >= 0)
        g_string_append_c (english, english_letters[place]);
      else
        g_string_append_unichar (english, g_utf8_get_char (p));
    }

  return g_string_free (english, FALSE);
}

AleaPieceType
alea_letters_find (gunichar letter)
{
  const gunichar upper = g_unichar_toupper (letter);
  const glong place = find_place (upper);
  AleaPieceType type;

  /* Keys such as the arrows have no character. */
  if (letter == 0)
    return ALEA_NO_PIECE_TYPE;

  if (place >= 0)
    return alea_piece_type (alea_piece_from_letter (english_letters[place]));

  type = upper < 128 ? alea_piece_type (alea_piece_from_letter ((char) upper)) : ALEA_NO_PIECE_TYPE;
  return type != ALEA_PAWN ? type : ALEA_NO_PIECE_TYPE;
}

/* The letter at @place, if it is that of a piece, becomes a capital. */
static char *
raise_at (const char *typed,
          const char *place)
{
  GString *raised = g_string_new_len (typed, place - typed);
  const gunichar letter = g_utf8_get_char (place);

  if (alea_letters_find (letter) == ALEA_NO_PIECE_TYPE)
    return g_string_free (g_string_append (raised, place), FALSE);

  g_string_append_unichar (raised, g_unichar_toupper (letter));
  return g_string_free (g_string_append (raised, g_utf8_next_char (place)), FALSE);
}

char *
alea_letters_raise_first (const char *typed)
{
  g_return_val_if_fail (typed != NULL, NULL);

  return g_utf8_validate (typed, -1, NULL) ? raise_at (typed, typed) : g_strdup (typed);
}

/* The piece that a pawn becomes follows a square, or a sign. */
char *
alea_letters_raise_last (const char *typed)
{
  const char *last;

  g_return_val_if_fail (typed != NULL, NULL);

  last = g_utf8_validate (typed, -1, NULL) ? g_utf8_find_prev_char (typed, typed + strcspn (typed, "+#!?) {")) : NULL;
  if (last == NULL || last == typed || (!g_ascii_isdigit (last[-1]) && strchr ("=/(", last[-1]) == NULL))
    return g_strdup (typed);

  return raise_at (typed, last);
}
