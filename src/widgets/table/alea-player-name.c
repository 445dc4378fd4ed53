/* alea-player-name.c: what a player is called beside the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-player-name.h"

#include "alea-words.h"

#include <glib/gi18n.h>

guint
alea_player_name_find_person (AleaSession *session,
                              AleaColour   colour)
{
  const guint white = alea_session_get_white (session);

  return colour == ALEA_WHITE ? white : 1 - white;
}

gboolean
alea_player_name_is_before_colours (const AleaState *state)
{
  return state->stage == ALEA_STAGE_SETUP && state->rules->turn.are_seats_swapped != NULL;
}

gboolean
alea_player_name_has_score (AleaMatch *match)
{
  return alea_match_get_game_number (match) > 1 && alea_match_has_score (match);
}

/* "White · first player" */
static char *
write_player (const char *colour,
              guint       player)
{
  return player == 0
         /* Translators: a colour, "White" or "Black", and who plays it */
         ? g_strdup_printf (_("%s · first player"), colour) : g_strdup_printf (_("%s · second player"), colour);
}

char *
alea_player_name_write (AleaSession *session,
                        AleaColour   colour)
{
  const AleaState *state = alea_game_view_get_state (alea_session_get_view (session));
  const char *word = alea_words_translate (alea_colour_word (colour));
  const guint person = alea_player_name_find_person (session, colour);
  AleaMatch *match = alea_session_get_match (session);
  const char *name = alea_person_get_title (alea_match_get_person (match, person));

  if (alea_player_name_is_before_colours (state))
    return g_strdup (*name != '\0' ? name : person == alea_match_get_first_player (match)
                                            ? _("First player") : _("Second player"));
  if (*name != '\0')
    /* Translators: a colour, "White" or "Black", and the name of who plays it */
    return g_strdup_printf (_("%s · %s"), word, name);
  if (state->rules->turn.are_seats_swapped != NULL)
    return write_player (word, (guint) alea_state_get_player (state, colour));

  return alea_player_name_has_score (match) ? write_player (word, person) : g_strdup (word);
}

const char *
alea_player_name_get (AleaSession *session,
                      guint        person)
{
  const AleaState *state = alea_game_view_get_state (alea_session_get_view (session));
  const char *name = alea_person_get_title (alea_match_get_person (alea_session_get_match (session), person));

  if (*name != '\0')
    return name;
  if (state->rules->turn.are_seats_swapped != NULL)
    return person == 0 ? _("First player") : _("Second player");

  return alea_words_translate (alea_colour_word (alea_player_name_find_person (session, ALEA_WHITE) == person
                                                 ? ALEA_WHITE : ALEA_BLACK));
}
