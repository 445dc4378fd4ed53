/* alea-survey.c: what can be seen of a game at a glance, said in a sentence
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-survey.h"

#include "alea-captured.h"
#include "alea-commentary.h"
#include "alea-offer.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* The most important first, as a diagram is read out. */
static const AleaPieceType order[] = {
  ALEA_KING, ALEA_GUARDENER, ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_PAWN,
};

/* --- what has happened ---------------------------------------------------- */

static char *
describe_event (AleaGame *game,
                guint     number)
{
  AleaText text = { 0 };

  alea_state_describe (alea_game_get_state_at (game, number), alea_game_get_event (game, number),
                       alea_game_get_state_at (game, number + 1), &text);
  return alea_words_expand (&text);
}

static gboolean
is_move (const AleaEvent *event)
{
  return alea_event_is (event, ALEA_ACT_MOVE);
}

static gboolean
is_roll (const AleaEvent *event)
{
  return event->type == ALEA_EVENT_ROLL;
}

/* The number of the last event of that kind before the state that is looked at, from 1
 * on; 0 for none. */
static guint
find_last (AleaGameView *view,
           gboolean (*is_meant) (const AleaEvent *event))
{
  AleaGame *game = alea_game_view_get_game (view);
  guint number = alea_game_view_get_number (view);

  while (number > 0 && !is_meant (alea_game_get_event (game, number - 1)))
    number--;

  return number;
}

char *
alea_survey_last_move (AleaGameView *view)
{
  guint last;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);

  last = find_last (view, is_move);
  return last > 0 ? describe_event (alea_game_view_get_game (view), last - 1) : g_strdup (_("Nobody has moved yet."));
}

/* Whether dice wait for a decision, about which what they showed says nothing. */
static gboolean
lies_to_be_used (AleaGameView *view)
{
  AleaGame *game = alea_game_view_get_game (view);
  const guint number = alea_game_view_get_number (view);

  return alea_game_view_get_asks_decision (view) && !alea_game_view_get_news_prompts (view)
         && is_roll (alea_game_get_event (game, number - 1)) && alea_game_get_event (game, number - 1)->roll.n > 1;
}

/* Whether roll @number was one for the set-up, which is over. */
static gboolean
is_of_the_past (AleaGameView *view,
                guint         number)
{
  return alea_game_view_get_state (view)->stage != ALEA_STAGE_SETUP
         && alea_game_get_state_at (alea_game_view_get_game (view), number - 1)->stage == ALEA_STAGE_SETUP;
}

char *
alea_survey_dice (AleaGameView *view)
{
  g_autofree char *sentence = NULL;
  guint last;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);

  last = find_last (view, is_roll);
  if (alea_game_view_get_asks_roll (view) || (last > 0 && is_of_the_past (view, last)))
    return g_strdup (alea_game_view_get_prompt (view));
  if (last == 0)
    return g_strdup (_("No dice have been rolled."));

  sentence = describe_event (alea_game_view_get_game (view), last - 1);
  if (!lies_to_be_used (view))
    return g_steal_pointer (&sentence);

  return g_strjoin (" ", sentence, alea_game_view_get_prompt (view), NULL);
}

/* --- pieces ------------------------------------------------------------------ */

/* "rooks a1, h1": a plural for each kind, for no language makes it of the
 * word alone. */
static char *
name_pieces (AleaPieceType  type,
             guint          n,
             const char    *squares)
{
  switch (type)
    {
    case ALEA_PAWN:
      return g_strdup_printf (ngettext ("pawn %s", "pawns %s", n), squares);
    case ALEA_KNIGHT:
      return g_strdup_printf (ngettext ("knight %s", "knights %s", n), squares);
    case ALEA_BISHOP:
      return g_strdup_printf (ngettext ("bishop %s", "bishops %s", n), squares);
    case ALEA_ROOK:
      return g_strdup_printf (ngettext ("rook %s", "rooks %s", n), squares);
    case ALEA_QUEEN:
      return g_strdup_printf (ngettext ("queen %s", "queens %s", n), squares);
    case ALEA_KING:
      return g_strdup_printf (ngettext ("king %s", "kings %s", n), squares);
    case ALEA_GUARDENER:
      return g_strdup_printf (ngettext ("Guardener %s", "Guardeners %s", n), squares);
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
append_item (GString    *list,
             const char *separator,
             const char *item)
{
  if (list->len > 0)
    g_string_append (list, separator);
  g_string_append (list, item);
}

/* "a1, h1"; returns how many. */
static guint
list_squares (const AleaSetup *setup,
              AleaPiece        piece,
              GString         *squares)
{
  const AleaGeometry *geometry = setup->geometry;
  guint n = 0;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (setup->pieces[i] == piece)
      {
        char name[ALEA_SQUARE_NAME_SIZE];

        alea_geometry_name (geometry, (AleaSquare) i, name);
        append_item (squares, ", ", name);
        n++;
      }

  return n;
}

char *
alea_survey_pieces (AleaGameView   *view,
                    AleaColour  colour)
{
  AleaSetup setup;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);

  alea_state_get_setup (alea_game_view_get_state (view), &setup);
  return alea_survey_setup (&setup, colour);
}

char *
alea_survey_setup (const AleaSetup *setup,
                   AleaColour       colour)
{
  g_autoptr(GString) pieces = g_string_new (NULL);

  g_return_val_if_fail (setup != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autoptr(GString) squares = g_string_new (NULL);
      guint n = list_squares (setup, alea_piece (colour, order[i]), squares);
      g_autofree char *item = NULL;

      /* One piece on two squares (G4). */
      if (order[i] == ALEA_GUARDENER && alea_setup_is_straddling (setup, colour))
        n = 1;
      if (n == 0)
        continue;

      item = name_pieces (order[i], n, squares->str);
      append_item (pieces, "; ", item);
    }

  if (pieces->len == 0)
    return g_strdup (colour == ALEA_WHITE ? _("White has no pieces on the board.") : _("Black has no pieces on the board."));

  /* Translators: %s is a list: "king e1; rooks a1, h1; pawns a2, b2" */
  return g_strdup_printf (colour == ALEA_WHITE ? _("White has %s.") : _("Black has %s."), pieces->str);
}

/* "2 pawns" */
static char *
count_pieces (AleaPieceType type,
              guint         n)
{
  switch (type)
    {
    case ALEA_PAWN:
      return g_strdup_printf (ngettext ("%u pawn", "%u pawns", n), n);
    case ALEA_KNIGHT:
      return g_strdup_printf (ngettext ("%u knight", "%u knights", n), n);
    case ALEA_BISHOP:
      return g_strdup_printf (ngettext ("%u bishop", "%u bishops", n), n);
    case ALEA_ROOK:
      return g_strdup_printf (ngettext ("%u rook", "%u rooks", n), n);
    case ALEA_QUEEN:
      return g_strdup_printf (ngettext ("%u queen", "%u queens", n), n);
    case ALEA_KING:
      return g_strdup_printf (ngettext ("%u king", "%u kings", n), n);
    case ALEA_GUARDENER:
      return g_strdup_printf (ngettext ("%u Guardener", "%u Guardeners", n), n);
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* "" for nothing. */
static char *
list_lost (AleaGameView   *view,
           AleaColour  colour)
{
  g_autoptr(GString) pieces = g_string_new (NULL);
  guint counts[ALEA_N_PIECE_TYPES];

  alea_captured_count (view, colour, counts);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (counts[order[i]] > 0)
      {
        g_autofree char *item = count_pieces (order[i], counts[order[i]]);

        append_item (pieces, ", ", item);
      }

  return g_string_free (g_steal_pointer (&pieces), FALSE);
}

char *
alea_survey_lost (AleaGameView *view)
{
  g_autofree char *white = NULL, *black = NULL;

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);

  white = list_lost (view, ALEA_WHITE);
  black = list_lost (view, ALEA_BLACK);
  if (*white == '\0' && *black == '\0')
    return g_strdup (_("Neither side has lost a piece."));
  if (*black == '\0')
    /* Translators: %s is a list: "1 knight, 2 pawns" */
    return g_strdup_printf (_("White has lost %s; Black has lost nothing."), white);
  if (*white == '\0')
    /* Translators: %s is a list: "1 knight, 2 pawns" */
    return g_strdup_printf (_("Black has lost %s; White has lost nothing."), black);

  /* Translators: each %s is a list: "1 knight, 2 pawns" */
  return g_strdup_printf (_("White has lost %s; Black has lost %s."), white, black);
}

/* --- moves ---------------------------------------------------------------- */

/* What a move to another square is called: "e4", "takes d5". */
static char *
name_move (const AleaState *state,
           AleaMove         move)
{
  char to[ALEA_SQUARE_NAME_SIZE];
  AleaSetup setup;

  alea_geometry_name (state->rules->geometry, alea_move_to (move), to);
  alea_state_get_setup (state, &setup);

  switch (alea_move_type (move))
    {
    case ALEA_MOVE_CASTLE:
      /* Translators: %s is the square of the rook */
      return g_strdup_printf (_("castles with the rook on %s"), to);
    case ALEA_MOVE_RELOCATION:
      return g_strdup_printf (_("relocates to %s"), to);
    case ALEA_MOVE_TELEPORT:
    case ALEA_MOVE_RESURRECTION:
      return g_strdup_printf (_("teleports to %s"), to);
    case ALEA_MOVE_EN_PASSANT:
      return g_strdup_printf (_("takes en passant on %s"), to);
    case ALEA_MOVE_PLAIN:
    case ALEA_MOVE_DOUBLE_STEP:
    default:
      return setup.pieces[alea_move_to (move)] != ALEA_NO_PIECE ? g_strdup_printf (_("takes on %s"), to) : g_strdup (to);
    }
}

static gboolean
goes_from (const AleaDecision *decision,
           AleaSquare          square)
{
  return decision->act == ALEA_ACT_MOVE && alea_move_from (decision->move) == square
         && alea_move_type (decision->move) != ALEA_MOVE_RESURRECTION;
}

/* The four promotions on one square are one way to go. */
static gboolean
goes_alike (const AleaDecision *decision,
            const AleaDecision *other)
{
  return other->act == ALEA_ACT_MOVE && alea_move_from (decision->move) == alea_move_from (other->move)
         && alea_move_to (decision->move) == alea_move_to (other->move)
         && alea_move_type (decision->move) == alea_move_type (other->move);
}

/* "" for none. */
static char *
list_moves (const AleaState *state,
            AleaSquare       square)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  gsize n = alea_state_list_decisions (state, decisions);
  g_autoptr(GString) moves = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    if (goes_from (&decisions[i], square) && (i == 0 || !goes_alike (&decisions[i], &decisions[i - 1])))
      {
        g_autofree char *item = name_move (state, decisions[i].move);

        append_item (moves, ", ", item);
      }

  return g_string_free (g_steal_pointer (&moves), FALSE);
}

/* A square of the set-up that is filled next is more than empty. */
static gboolean
is_empty (const AleaState *state,
          AleaSquare       square)
{
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  return setup.pieces[square] == ALEA_NO_PIECE && square != alea_state_get_target (state);
}

char *
alea_survey_moves (AleaGameView   *view,
                   AleaSquare  square)
{
  const AleaState *state;
  g_autofree char *moves = NULL;
  char from[ALEA_SQUARE_NAME_SIZE];
  AleaText text = { 0 };

  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), NULL);

  state = alea_game_view_get_state (view);
  if (is_empty (state, square))
    {
      alea_state_explain_empty (state, square, &text);
      return alea_words_expand (&text);
    }
  if (state->stage != ALEA_STAGE_PLAY || !alea_game_view_get_asks_decision (view))
    return g_strdup (alea_game_view_get_prompt (view));

  moves = list_moves (state, square);
  if (*moves == '\0')
    {
      alea_state_explain (state, square, ALEA_NO_SQUARE, &text);
      return alea_words_expand (&text);
    }

  alea_geometry_name (state->rules->geometry, square, from);
  /* Translators: a square, and where its piece may go: "From b1: a3, c3, takes on d2." */
  return g_strdup_printf (_("From %s: %s."), from, moves);
}

/* --- time ----------------------------------------------------------------- */

char *
alea_survey_clocks (AleaSession *session)
{
  AleaClock *clock;
  guint white;
  g_autofree char *white_time = NULL, *black_time = NULL;

  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);

  clock = alea_session_get_clock (session);
  if (alea_clock_get_control (clock)->kind == ALEA_CLOCK_NONE)
    return g_strdup (_("This game is played without a clock."));

  white = alea_session_get_white (session);
  white_time = alea_clock_format (alea_clock_get_shown (clock, white));
  black_time = alea_clock_format (alea_clock_get_shown (clock, 1 - white));
  if (alea_clock_get_running (clock) == ALEA_CLOCK_NOBODY || alea_clock_get_paused (clock))
    /* Translators: each %s is a time: "4:59" */
    return g_strdup_printf (_("White has %s and Black has %s. The clock is not running."), white_time, black_time);

  return g_strdup_printf (alea_clock_get_running (clock) == (int) white
                          ? _("White’s clock shows %s and is running; Black’s shows %s.")
                          : _("White’s clock shows %s; Black’s shows %s and is running."), white_time, black_time);
}
