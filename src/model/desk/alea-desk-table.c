/* alea-desk-table.c: who sits at the desk: persons, match, clock and dice of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-desk-private.h"

#include "alea-game-record.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"
#include "alea-shelf-record.h"

void
alea_desk_name_persons (AleaDesk  *self,
                        AleaMatch *match)
{
  static const char *const names[ALEA_N_PERSONS] = { "first-name", "second-name" };
  static const char *const dice[ALEA_N_PERSONS] = { "first-own-dice", "second-own-dice" };

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      AleaPerson *person = alea_match_get_person (match, i);

      g_settings_bind (self->settings, names[i], person, "name", G_SETTINGS_BIND_GET);
      g_settings_bind (self->settings, dice[i], person, "has-own-dice", G_SETTINGS_BIND_GET);
    }
}

/* Who answers is asked for each game that begins, and kept with it: settings that
 * change later are about the next one. */
static void
seat_persons (AleaDesk  *self,
              AleaMatch *match,
              AleaGame  *game)
{
  static const char *const seats[ALEA_N_PERSONS] = { "first-seat", "second-seat" };

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      g_autofree char *seat = g_settings_get_string (self->settings, seats[i]);

      alea_person_set_level (alea_match_get_person (match, i),
                             alea_level_for_game (alea_level_parse (seat), alea_game_get_rules (game)));
    }
}

/* As the game was left. */
static void
seat_kept_persons (AleaMatch  *match,
                   const char *kept)
{
  g_auto(GStrv) seats = g_strsplit (kept != NULL ? kept : "", " ", -1);
  const guint n = g_strv_length (seats);

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    alea_person_set_level (alea_match_get_person (match, i), i < n ? alea_level_parse (seats[i]) : 0);
}

/* A bit for each person for whom a program plays. */
static guint
find_programs (AleaMatch *match)
{
  guint programs = 0;

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    if (alea_person_get_level (alea_match_get_person (match, i)) > 0)
      programs |= 1u << i;

  return programs;
}

/* --- the match ------------------------------------------------------------ */

/* As it goes on where the game under way is not. */
static void
write_match (AleaDesk *self)
{
  AleaShelfMatch match = { .id = self->match_id };
  AleaMatchStand stand;

  if (!self->keeps_match)
    return;

  alea_match_get_sum (self->match, &stand);
  match.number = (int) stand.number;
  match.first = (int) stand.first;
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      match.points[i] = (int) stand.points[i];
      match.names[i] = (char *) alea_person_get_name (alea_match_get_person (self->match, i));
    }
  self->match_id = alea_shelf_set_match (self->shelf, &match, NULL, NULL);
}

/* Until it is known whether there is one from last time, it has no id. */
static void
keep_match (AleaDesk *self)
{
  if (self->match_id != 0)
    write_match (self);
}

static gboolean
is_in_match (AleaDesk *self)
{
  return self->document != NULL && alea_session_get_match (alea_document_get_session (self->document)) == self->match;
}

/* Whether what has been played here meanwhile, if anything, belongs to it. */
static gboolean
is_of_match (AleaDesk             *self,
             const AleaShelfMatch *kept)
{
  g_autoptr(AleaMatch) match = alea_match_new ();

  seat_kept_persons (match, kept->seats);
  return self->match_rules == NULL || kept->rules == NULL
         || (alea_rules_find (kept->rules) == self->match_rules && find_programs (match) == find_programs (self->match));
}

/* A game that began before this was known is its next one.  What was played to its end
 * counts for those who have played it. */
static void
go_on_with (AleaDesk             *self,
            const AleaShelfMatch *kept)
{
  AleaGame *game = is_in_match (self) ? alea_document_get_game (self->document) : NULL;
  AleaMatchStand stand = {
    .number = (guint) kept->number,
    .first = (guint) kept->first,
    .points = { (guint) kept->points[0], (guint) kept->points[1] },
  };
  AleaMatchStand played;

  if (self->has_played && (stand.number > 1 || stand.points[0] > 0 || stand.points[1] > 0))
    stand.number++;
  if (game != NULL)
    alea_match_get_stand (self->match, &played);
  else
    alea_match_get_sum (self->match, &played);
  if (alea_match_has_begun (self->match))
    stand.first = played.first;
  stand.number += played.number - 1;
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    stand.points[i] += played.points[i];

  self->match_id = kept->id;
  alea_match_set_stand (self->match, &stand);
  if (game != NULL)
    alea_match_set_result (self->match, alea_match_find_score (self->match, alea_game_get_state (game)));
  self->has_played |= alea_match_has_begun (self->match);
  if (self->match_rules == NULL && kept->rules != NULL)
    {
      self->match_rules = alea_rules_find (kept->rules);
      seat_kept_persons (self->match, kept->seats);
    }
}

static void
match_read_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr(AleaDesk) self = data;
  g_autoptr(AleaShelfMatch) kept = alea_shelf_read_match_finish (ALEA_SHELF (object), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  self->is_finding = FALSE;
  if (self->match_id != 0)
    return;

  if (kept != NULL && is_of_match (self, kept))
    go_on_with (self, kept);
  else if (self->has_played)
    write_match (self);
  if (is_in_match (self))
    alea_document_set_match (self->document, self->match_id);
}

static void
ready_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AleaDesk) self = data;

  if (!g_cancellable_is_cancelled (self->cancellable))
    alea_shelf_read_match_async (ALEA_SHELF (object), 0, self->cancellable, match_read_cb, g_object_ref (self));
}

/* What an earlier version has left comes first. */
void
alea_desk_find_match (AleaDesk *self)
{
  g_signal_connect_object (self->match, "notify", G_CALLBACK (keep_match), self, G_CONNECT_SWAPPED);
  if (!self->keeps_match)
    return;

  self->is_finding = TRUE;
  alea_shelf_flush (self->shelf, ready_cb, g_object_ref (self));
}

/* A game that is over has been counted, and counts no more. */
void
alea_desk_reset_match (AleaDesk *self)
{
  const gboolean is_playing = is_in_match (self);

  self->has_played = is_playing && alea_game_get_state (alea_document_get_game (self->document))->stage != ALEA_STAGE_OVER;
  self->match_id = 0;
  alea_match_reset (self->match, is_playing ? alea_match_get_first_player (self->match) : 0);
  write_match (self);
  if (is_playing)
    alea_document_set_match (self->document, self->match_id);
}

static AleaMatch *
make_other_match (AleaDesk *self)
{
  AleaMatch *match = alea_match_new ();

  alea_desk_name_persons (self, match);
  return match;
}

/* Points of one game say nothing about another, nor those that were won against the
 * computer about a person: a game of another kind, or in which programs play for others,
 * is the first of a match of its own. */
static void
seat_match (AleaDesk *self,
            AleaGame *game)
{
  const AleaRules *rules = alea_game_get_rules (game);
  const guint before = find_programs (self->match);

  seat_persons (self, self->match, game);
  if (self->match_rules != NULL && (self->match_rules != rules || find_programs (self->match) != before))
    {
      self->has_played = FALSE;
      self->match_id = 0;
      alea_match_reset (self->match, 0);
    }
  self->match_rules = rules;
}

/* A game that comes from elsewhere, or begins from a position, is none of the
 * match, which goes on with the next game from the beginning. */
static AleaMatch *
choose_match (AleaDesk *self,
              AleaGame *game)
{
  if (alea_game_record_get_origin (game) != NULL)
    return make_other_match (self);
  if (alea_game_is_from_setup (game))
    {
      AleaMatch *match = make_other_match (self);

      seat_persons (self, match, game);
      return match;
    }

  seat_match (self, game);
  if (self->has_played)
    alea_match_next_game (self->match);
  self->has_played = TRUE;
  if (self->match_id == 0 && !self->is_finding)
    write_match (self);

  return g_object_ref (self->match);
}

/* Where the match has gone on without the game, the score is that of now. */
static AleaMatch *
return_to_match (AleaDesk            *self,
                 const AleaShelfGame *kept)
{
  const AleaMatchStand stand = {
    .number = (guint) kept->match_number,
    .first = (guint) kept->match_first,
    .points = { (guint) kept->match_points[0], (guint) kept->match_points[1] },
  };

  if (kept->match == 0 || kept->state == ALEA_SHELF_OVER)
    {
      AleaMatch *match = make_other_match (self);

      seat_kept_persons (match, kept->state == ALEA_SHELF_OVER ? NULL : kept->seats);
      return match;
    }

  if (kept->match == self->match_id)
    alea_match_return (self->match, stand.first);
  else
    {
      self->match_id = kept->match;
      alea_match_set_stand (self->match, &stand);
    }

  self->has_played = TRUE;
  self->match_rules = alea_rules_find (kept->rules);
  seat_kept_persons (self->match, kept->seats);
  return g_object_ref (self->match);
}

/* --- dice and clock ------------------------------------------------------- */

static void
promise_fair_dice (AleaDesk    *self,
                   AleaSession *session)
{
  AleaGame *game = alea_session_get_game (session);
  g_autoptr(AleaFairDice) fair_dice = NULL;

  if (!self->has_promises || alea_game_get_rules (game)->dice == NULL || alea_session_get_fair_dice (session) != NULL)
    return;

  fair_dice = alea_fair_dice_new (game, NULL);
  alea_session_set_fair_dice (session, fair_dice);
}

/* A game that was read has its own clock. */
AleaSession *
alea_desk_make_session (AleaDesk *self,
                        AleaGame *game,
                        gint64   *match_id)
{
  g_autofree char *clock_setting = g_settings_get_string (self->settings, "clock");
  g_autoptr(AleaMatch) match = choose_match (self, game);
  g_autoptr(AleaClock) clock = NULL;
  AleaClockControl control = { 0 };
  AleaSession *session;

  if (alea_game_record_get_origin (game) != NULL)
    alea_game_record_get_clock (game, match, &control);
  else
    alea_clock_control_parse (&control, clock_setting, NULL);

  clock = alea_clock_new (&control);
  session = alea_session_new (game, match, clock);
  alea_game_record_restore_seats (session);
  alea_game_record_restore (session, NULL);
  promise_fair_dice (self, session);
  *match_id = match == self->match ? self->match_id : 0;
  return session;
}

AleaSession *
alea_desk_make_kept_session (AleaDesk            *self,
                             AleaGame            *game,
                             const AleaShelfGame *kept)
{
  g_autoptr(AleaMatch) match = return_to_match (self, kept);
  g_autoptr(AleaClock) clock = NULL;
  AleaClockControl control = { 0 };
  AleaSession *session;

  if (kept->clock != NULL)
    alea_clock_control_parse (&control, kept->clock, NULL);
  else
    alea_game_record_get_clock (game, match, &control);

  clock = alea_clock_new (&control);
  session = alea_session_new (game, match, clock);
  alea_game_record_restore (session, alea_shelf_record_get_proof (kept));
  promise_fair_dice (self, session);
  return session;
}
