/* alea-text.c: a sentence that is not yet in any language
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-text.h"

#include "alea-printable.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

void
alea_text_set (AleaText   *self,
               const char *rule,
               const char *singular)
{
  alea_text_set_plural (self, rule, singular, NULL, 0);
}

void
alea_text_set_plural (AleaText      *self,
                      const char    *rule,
                      const char    *singular,
                      const char    *plural,
                      unsigned long  n)
{
  if (self == NULL)
    return;

  *self = (AleaText) { .singular = singular, .plural = plural, .n = n, .rule = rule };
  if (plural != NULL)
    alea_text_add_number (self, "n", (long) n);
}

/* How much of @text is whole letters: all of it, or all but the last when
 * that has been cut (UTF-8). */
static size_t
count_whole (const char *text,
             size_t      length)
{
  size_t start = length;
  unsigned char lead;

  while (start > 0 && ((unsigned char) text[start - 1] & 0xc0) == 0x80)
    start--;
  if (start == 0)
    return length;

  lead = (unsigned char) text[--start];
  return length - start < (lead >= 0xf0 ? 4u : lead >= 0xe0 ? 3u : lead >= 0xc0 ? 2u : 1u) ? start : length;
}

static AleaTextArg *
add_arg (AleaText   *self,
         const char *name)
{
  assert (self->n_args < ALEA_TEXT_MAX_ARGS);
  self->args[self->n_args].name = name;
  return &self->args[self->n_args++];
}

void
alea_text_add_square (AleaText           *self,
                      const char         *name,
                      const AleaGeometry *geometry,
                      AleaSquare          square)
{
  char text[ALEA_SQUARE_NAME_SIZE];

  alea_text_add_string (self, name, alea_geometry_name (geometry, square, text));
}

void
alea_text_add_number (AleaText   *self,
                      const char *name,
                      long        number)
{
  char text[24];

  snprintf (text, sizeof text, "%ld", number);
  alea_text_add_string (self, name, text);
}

/* Cuts what is too long for @size bytes of an argument. */
static void
put (AleaTextArg *arg,
     const char  *value,
     size_t       size)
{
  char shown[ALEA_TEXT_SHOWN_SIZE];

  if (alea_printable (value, shown, size) < size)
    strcpy (arg->value, shown);
  else
    snprintf (arg->value, size, "%.*s…", (int) count_whole (shown, size - sizeof "…"), shown);
}

void
alea_text_add_string (AleaText   *self,
                      const char *name,
                      const char *value)
{
  if (self != NULL)
    put (add_arg (self, name), value, ALEA_TEXT_VALUE_SIZE);
}

void
alea_text_add_move (AleaText   *self,
                    const char *name,
                    const char *value)
{
  alea_text_add_string (self, name, value);
  if (self != NULL)
    self->args[self->n_args - 1].is_move = true;
}

void
alea_text_set_value (AleaText   *self,
                     unsigned    i,
                     const char *value)
{
  assert (i < self->n_args);
  put (&self->args[i], value, sizeof self->args[i].value);
}

void
alea_text_add_word (AleaText   *self,
                    const char *name,
                    const char *word)
{
  if (self != NULL)
    add_arg (self, name)->word = word;
}

void
alea_text_add_colour (AleaText   *self,
                      const char *name,
                      AleaColour  colour)
{
  alea_text_add_word (self, name, alea_colour_word (colour));
}

const char *
alea_colour_word (AleaColour colour)
{
  return colour == ALEA_WHITE ? N_("White") : N_("Black");
}

const char *
alea_piece_type_word (AleaPieceType type)
{
  static const char *const words[ALEA_N_PIECE_TYPES] = {
    [ALEA_NO_PIECE_TYPE] = "",
    [ALEA_PAWN] = N_("pawn"),
    [ALEA_KNIGHT] = N_("knight"),
    [ALEA_BISHOP] = N_("bishop"),
    [ALEA_ROOK] = N_("rook"),
    [ALEA_QUEEN] = N_("queen"),
    [ALEA_KING] = N_("king"),
    [ALEA_GUARDENER] = N_("Guardener"),
  };

  return words[type];
}

/* What stands for "{name}", or NULL when the sentence has no such place. */
static const char *
find_arg (const AleaText *self,
          const char     *name,
          size_t          length,
          AleaTranslate   translate)
{
  for (unsigned i = 0; i < self->n_args; i++)
    {
      const AleaTextArg *arg = &self->args[i];

      if (strlen (arg->name) != length || memcmp (arg->name, name, length) != 0)
        continue;

      if (arg->word == NULL)
        return arg->value;
      return translate != NULL && *arg->word != '\0' ? translate (arg->word, NULL, 0) : arg->word;
    }

  return NULL;
}

char *
alea_text_expand (const AleaText *self,
                  AleaTranslate   translate,
                  char           *out,
                  size_t          size)
{
  const char *p = self->singular != NULL ? self->singular : "";
  size_t length = 0;

  assert (size > 0);

  if (translate != NULL && *p != '\0')
    p = translate (self->singular, self->plural, self->n);
  else if (self->plural != NULL && self->n != 1)
    p = self->plural;

  while (*p != '\0' && length + 1 < size)
    {
      const char *close = *p == '{' ? strchr (p, '}') : NULL;
      const char *value = close != NULL ? find_arg (self, p + 1, (size_t) (close - p - 1), translate)
                                        : NULL;

      if (value == NULL)
        {
          out[length++] = *p++;
          continue;
        }

      while (*value != '\0' && length + 1 < size)
        out[length++] = *value++;
      p = close + 1;
    }

  out[count_whole (out, length)] = '\0';
  return out;
}
