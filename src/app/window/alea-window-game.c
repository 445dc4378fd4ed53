/* alea-window-game.c: what can be asked of the game that is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-dice-window.h"
#include "alea-dice-words.h"
#include "alea-document-save.h"
#include "alea-game-record.h"
#include "alea-house-rules.h"
#include "alea-house-rules-window.h"
#include "alea-start-screen.h"
#include "alea-window-game.h"

#include <glib/gi18n.h>

/* Of the computer, where nobody has chosen another: see FIRST_LEVEL of the start screen. */
#define PRACTICE_LEVEL 3

/* --- playing ---------------------------------------------------------------- */

/* Who has played is not new here; the guide still has the tour. */
static void
events_cb (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL && alea_document_get_id (document) != 0 && g_settings_get_boolean (self->settings, "offers-tour"))
    g_settings_set_boolean (self->settings, "offers-tour", FALSE);
}

static void
place_cb (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL)
    alea_play_screen_set_place (self->play, alea_document_get_place_words (document));
}

static void
show_document (AleaWindow   *self,
               AleaDocument *document)
{
  alea_window_need_play_screen (self);
  alea_play_screen_set_session (self->play, alea_document_get_session (document));
  g_signal_connect_object (document, "notify::place-words", G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (alea_document_get_game (document), "notify::n-events", G_CALLBACK (events_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  place_cb (self);
  alea_window_show_screen (self, ALEA_SCREEN (self->play));
  alea_window_update (self);
  alea_screen_take_focus (ALEA_SCREEN (self->play));
}

static void
document_cb (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL)
    show_document (self, document);
  else if (self->play != NULL)
    alea_play_screen_set_session (self->play, NULL);
}

static void
begin_cb (AleaWindow *self,
          AleaGame   *game)
{
  alea_desk_play (self->desk, game, NULL);
}

static gboolean
is_under_way (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  return document != NULL && alea_document_get_is_under_way (document);
}

void
alea_window_offer_game_from (AleaWindow          *self,
                             AleaGame            *game,
                             const AleaFilePlace *place)
{
  if (is_under_way (self))
    alea_window_play_apart (self, game, place);
  else
    alea_desk_play (self->desk, game, place);
}

void
alea_window_offer_game (AleaWindow *self,
                        AleaGame   *game)
{
  alea_window_offer_game_from (self, game, NULL);
}

/* It is presented first: GTK 4.8 tells screen readers of something that is no
 * window when its screens change before it is shown. */
static AleaWindow *
present_another (AleaWindow *self)
{
  AleaWindow *another = alea_window_open_another (self);

  gtk_window_present (GTK_WINDOW (another));
  return another;
}

void
alea_window_play_apart (AleaWindow          *self,
                        AleaGame            *game,
                        const AleaFilePlace *place)
{
  alea_desk_play (present_another (self)->desk, game, place);
}

void
alea_window_play_computer (AleaWindow *self,
                           AleaGame   *game)
{
  AleaWindow *another = present_another (self);
  AleaPerson *person, *computer;
  AleaSession *session;
  guint level;
  int asked;

  alea_desk_play (another->desk, game, NULL);
  session = alea_window_get_session (another);
  asked = alea_session_get_asked (session);
  if (asked == ALEA_NO_PERSON)
    return;

  person = alea_match_get_person (alea_session_get_match (session), (guint) asked);
  computer = alea_match_get_person (alea_session_get_match (session), 1 - (guint) asked);
  level = MAX (alea_person_get_level (person), alea_person_get_level (computer));
  alea_person_set_level (person, 0);
  alea_person_set_level (computer, level > 0 ? level : PRACTICE_LEVEL);
}

static void
opened_cb (GObject      *desk,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AleaWindow) self = data;
  g_autofree char *fault = NULL;
  g_autoptr(GError) error = NULL;

  if (!alea_desk_open_finish (ALEA_DESK (desk), result, &fault, &error))
    alea_tell (GTK_WINDOW (self), _("The game cannot be opened"), error->message);
  else if (fault != NULL)
    alea_tell (GTK_WINDOW (self), _("Part of this game cannot be read"), fault);
  self->review_id = 0;
}

AleaWindow *
alea_window_open_kept (AleaWindow *self,
                       gint64      id)
{
  AleaDocument *document = alea_desk_get_document (self->desk);
  AleaWindow *window;

  if (document != NULL && alea_document_get_id (document) == id)
    {
      alea_window_show_screen (self, ALEA_SCREEN (self->play));
      return self;
    }

  window = is_under_way (self) ? present_another (self) : self;
  alea_desk_open_async (window->desk, id, opened_cb, g_object_ref (window));
  return window;
}

void
alea_window_begin (AleaWindow      *self,
                   const AleaRules *rules)
{
  g_autoptr(AleaGame) game = NULL;

  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (rules != NULL);

  game = alea_start_screen_make_game (ALEA_START_SCREEN (self->start), rules);
  if (game != NULL)
    alea_window_offer_game (self, game);
}

/* --- actions ---------------------------------------------------------------- */

static void
new_cb (AleaWindow *self)
{
  if (alea_window_get_screen (self) == ALEA_SCREEN (self->start))
    return;

  alea_window_show_screen (self, ALEA_SCREEN (self->start));
  alea_desk_leave (self->desk);
}

/* The state that is looked at is where another game begins, in a window of its
 * own: the game that is played stays what it is. */
static void
continue_cb (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(GError) error = NULL;

  if (session == NULL)
    return;

  game = alea_game_record_copy (session, alea_game_view_get_number (alea_session_get_view (session)), &error);
  if (game == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The game cannot be copied"), error->message);
      return;
    }

  alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  alea_window_play_apart (self, game, NULL);
}

/* The same game once more: the players change over, and the score goes on. */
static void
again_cb (AleaWindow *self)
{
  AleaGame *game = alea_window_get_game (self);

  if (game != NULL)
    alea_window_begin (self, alea_game_get_rules (game));
}

/* Those of the game that is played. */
static void
house_rules_cb (AleaWindow *self)
{
  AleaGame *game = alea_window_get_game (self);

  if (game != NULL)
    alea_house_rules_window_show (GTK_WINDOW (self), alea_game_get_rules (game),
                                  &alea_game_get_state (game)->options);
}

static void
dice_cb (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);

  if (session != NULL)
    alea_dice_window_show (GTK_WINDOW (self), session);
}

/* What the players add to the promise of the dice. */
static void
dice_words_cb (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);
  AleaFairDice *fair_dice = session != NULL ? alea_session_get_fair_dice (session) : NULL;

  if (fair_dice != NULL && alea_fair_dice_get_can_add_words (fair_dice))
    alea_dice_words_show (GTK_WINDOW (self), fair_dice);
}

static void
resume_cb (AleaWindow *self)
{
  if (alea_desk_get_waiting_id (self->desk) != 0)
    alea_window_open_kept (self, alea_desk_get_waiting_id (self->desk));
}

/* --- with a handicap ---------------------------------------------------------- */

static AleaGame *
make_handicap_game (AleaWindow *self,
                    const char *id,
                    const char *fen)
{
  const AleaRules *rules = alea_rules_find (id);
  AleaGame *game;
  AleaOptions options;
  AleaSetup setup;

  if (rules == NULL || !alea_fen_read (fen, rules, &setup, NULL))
    return NULL;

  alea_house_rules_load (self->settings, rules, &options);
  game = alea_game_new_from_setup (rules, &options, &setup, NULL);
  if (game != NULL)
    alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  return game;
}

/* The game, where it begins, and who plays: it is none of the match, and the
 * settings stay what they are. */
static void
handicap_cb (AleaWindow *self,
             GVariant   *parameter)
{
  AleaWindow *window;
  const char *id, *fen, *names[ALEA_N_PERSONS];
  guint levels[ALEA_N_PERSONS];
  g_autoptr(AleaGame) game = NULL;

  g_variant_get (parameter, "(&s&s&s&suu)", &id, &fen, &names[0], &names[1], &levels[0], &levels[1]);
  game = make_handicap_game (self, id, fen);
  if (game == NULL)
    return;

  window = is_under_way (self) ? present_another (self) : self;
  alea_desk_play (window->desk, game, NULL);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      AleaPerson *person = alea_match_get_person (alea_session_get_match (alea_window_get_session (window)), i);

      alea_person_set_name (person, levels[i] > 0 ? "" : names[i]);
      alea_person_set_level (person, alea_level_for_game (MIN (levels[i], ALEA_LEVEL_PROGRAM), alea_game_get_rules (game)));
    }
}

void
alea_window_add_game (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "new", .callback = G_CALLBACK (new_cb) },
    { .name = "resume", .callback = G_CALLBACK (resume_cb) },
    { .name = "again", .callback = G_CALLBACK (again_cb) },
    { .name = "continue", .callback = G_CALLBACK (continue_cb) },
    { .name = "house-rules", .callback = G_CALLBACK (house_rules_cb) },
    { .name = "dice", .callback = G_CALLBACK (dice_cb) },
    { .name = "dice-words", .callback = G_CALLBACK (dice_words_cb) },
    { .name = "handicap", .callback = G_CALLBACK (handicap_cb), .parameter = "(ssssuu)" },
  };

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->desk, "notify::document", G_CALLBACK (document_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
}
