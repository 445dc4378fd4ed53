/* alea-game-error.c: why not, and by which rule
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game.h"

#include "alea-words.h"

typedef struct
{
  const char *rule;   /* interned, or NULL */
} AleaGameErrorPrivate;

static void
alea_game_error_private_init (AleaGameErrorPrivate *private)
{
  private->rule = NULL;
}

static void
alea_game_error_private_copy (const AleaGameErrorPrivate *from,
                              AleaGameErrorPrivate       *to)
{
  *to = *from;
}

static void
alea_game_error_private_clear (AleaGameErrorPrivate *private)
{
  private->rule = NULL;
}

G_DEFINE_EXTENDED_ERROR (AleaGameError, alea_game_error)

gboolean
alea_game_set_refusal (GError     **error,
                       const char  *sentence,
                       const char  *rule)
{
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  g_return_val_if_fail (sentence != NULL, FALSE);

  if (error == NULL)
    return FALSE;

  *error = g_error_new_literal (ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT, sentence);
  alea_game_error_get_private (*error)->rule = g_intern_string (rule);
  return FALSE;
}

gboolean
alea_game_set_error (GError         **error,
                     const AleaText  *why)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (why != NULL, FALSE);

  sentence = alea_words_expand (why);
  return alea_game_set_refusal (error, sentence, why->rule);
}

const char *
alea_game_error_get_rule (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  return error->domain == ALEA_GAME_ERROR ? alea_game_error_get_private (error)->rule : NULL;
}
