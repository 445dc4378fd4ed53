/* alea-shelf-filter.c: which games of the shelf, and in which order
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-filter.h"

AleaShelfFilter *
alea_shelf_filter_copy (const AleaShelfFilter *self)
{
  AleaShelfFilter *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->search = g_strdup (self->search);
  copy->rules = g_strdup (self->rules);
  copy->player = g_strdup (self->player);
  copy->opponent = g_strdup (self->opponent);
  copy->winner = g_strdup (self->winner);

  return copy;
}

void
alea_shelf_filter_free (AleaShelfFilter *self)
{
  if (self == NULL)
    return;

  g_free (self->search);
  g_free (self->rules);
  g_free (self->player);
  g_free (self->opponent);
  g_free (self->winner);
  g_free (self);
}

char *
alea_shelf_fold (const char *text)
{
  g_autofree char *apart = NULL;
  g_autoptr(GString) plain = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  /* Accents become letters of their own, and go. */
  apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));

  return g_utf8_casefold (plain->str, (gssize) plain->len);
}
