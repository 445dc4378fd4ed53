/* alea-game-error.h: why something cannot be done in a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-text.h"

G_BEGIN_DECLS

#define ALEA_GAME_ERROR (alea_game_error_quark ())

typedef enum
{
  ALEA_GAME_ERROR_EVENT,   /* the rules do not allow it now, or the dice have
                            * fallen otherwise */
  ALEA_GAME_ERROR_SETUP,   /* no position of this game */
  ALEA_GAME_ERROR_DICE,    /* the source of random numbers fails */
} AleaGameError;

GQuark           alea_game_error_quark    (void);

/* ALEA_GAME_ERROR_EVENT with the sentence of @why, or one in the language of
 * the user, and the number of the rule behind it.  The number is NULL
 * for none, and for errors of other domains.  Both return FALSE, so that whoever has
 * failed can return it. */
gboolean         alea_game_set_error      (GError            **error,
                                           const AleaText     *why);
gboolean         alea_game_set_refusal    (GError            **error,
                                           const char         *sentence,
                                           const char         *rule);
const char      *alea_game_error_get_rule (const GError       *error);

G_END_DECLS
