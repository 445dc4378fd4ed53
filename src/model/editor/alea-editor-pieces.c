/* alea-editor-pieces.c: what stands on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-private.h"

#include "alea-chess960.h"
#include "alea-script.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* Set-ups end; whoever throws the same piece again and again is stopped here. */
#define MAX_EVENTS 500

static gboolean
is_square (const AleaSetup *setup,
           AleaSquare       square)
{
  return square < setup->geometry->files * setup->geometry->ranks
         && alea_geometry_has_square (setup->geometry, square);
}

/* Takes a piece off, from both squares if it straddles two. */
static void
lift (AleaSetup  *setup,
      AleaSquare  square)
{
  const AleaPiece piece = setup->pieces[square];
  const AleaColour colour = alea_piece_colour (piece);

  if (alea_piece_type (piece) == ALEA_GUARDENER && alea_setup_is_straddling (setup, colour))
    {
      AleaSquare d = alea_setup_terrace (setup, colour, 'd'), e = alea_setup_terrace (setup, colour, 'e');

      if (square == d || square == e)
        setup->pieces[d] = setup->pieces[e] = ALEA_NO_PIECE;
    }

  setup->pieces[square] = ALEA_NO_PIECE;
}

/* --- single pieces ----------------------------------------------------------- */

void
alea_editor_put (AleaEditor *self,
                 AleaSquare  square,
                 AleaPiece   piece)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  setup = *alea_editor_get_setup (self);
  if (!is_square (&setup, square) || setup.pieces[square] == piece)
    return;

  lift (&setup, square);
  setup.pieces[square] = piece;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_move (AleaEditor *self,
                  AleaSquare  from,
                  AleaSquare  to)
{
  AleaSetup setup;
  AleaPiece piece;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  setup = *alea_editor_get_setup (self);
  if (!is_square (&setup, from) || !is_square (&setup, to) || from == to || setup.pieces[from] == ALEA_NO_PIECE)
    return;

  piece = setup.pieces[from];
  lift (&setup, from);
  lift (&setup, to);
  setup.pieces[to] = piece;
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_copy (AleaEditor *self,
                  AleaSquare  from,
                  AleaSquare  to)
{
  const AleaSetup *setup = alea_editor_get_setup (self);

  g_return_if_fail (setup != NULL);

  if (is_square (setup, from) && setup->pieces[from] != ALEA_NO_PIECE)
    alea_editor_put (self, to, setup->pieces[from]);
}

/* --- whole arrays --------------------------------------------------------- */

void
alea_editor_set_start (AleaEditor *self)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));

  alea_editor_read_start (alea_editor_get_rules (self), &setup);
  alea_editor_replace (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_set_number (AleaEditor *self,
                        int         number)
{
  AleaSetup setup;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (number >= 0 && number < ALEA_CHESS960_STARTS);

  alea_editor_place_array (alea_editor_get_rules (self), number, &setup);
  alea_editor_replace (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_clear (AleaEditor *self)
{
  const AleaSetup *before = alea_editor_get_setup (self);
  AleaSetup setup;

  g_return_if_fail (before != NULL);

  alea_setup_init (&setup, before->geometry);
  setup.turn = before->turn;
  alea_editor_fill_table (alea_editor_get_rules (self), &setup);
  alea_editor_replace (self, &setup, ALEA_EDIT_ALONE);
}

/* --- arrays by dice ------------------------------------------------------- */

static gboolean
throw_dice (AleaDice  *dice,
            AleaRoll  *roll,
            GError   **error)
{
  if (alea_dice_throw (dice, roll))
    return TRUE;

  g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_DICE, _("No random numbers are available on this "
                                                                       "system."));
  return FALSE;
}

/* Answers the question of a set-up with @dice: a roll with a roll, a choice
 * with any. */
static gboolean
answer (const AleaState  *state,
        AleaDice         *dice,
        AleaEvent        *event,
        GError          **error)
{
  g_autofree AleaDecision *decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  AleaQuestion question;
  guint chosen;
  gsize n;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    {
      *event = alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);
      return throw_dice (dice, &event->roll, error);
    }

  n = alea_state_list_decisions (state, decisions);
  g_assert (n > 0);
  if (!alea_dice_draw (dice, (guint) n, &chosen))
    return throw_dice (dice, &(AleaRoll) { .n = 1, .sides = 6 }, error);

  *event = alea_event_decision (decisions[chosen]);
  return TRUE;
}

static gboolean
roll_out (AleaState  *state,
          AleaDice   *dice,
          GArray     *events,
          GError    **error)
{
  while (state->stage == ALEA_STAGE_SETUP && events->len < MAX_EVENTS)
    {
      AleaEvent event = { 0 };

      if (!answer (state, dice, &event, error))
        return FALSE;
      if (!alea_state_apply (state, &event, NULL))
        break;
      g_array_append_val (events, event);
    }

  return TRUE;
}

static char *
write_rolls (GArray *events)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const AleaEvent *event = &g_array_index (events, AleaEvent, i);
      g_autofree char *roll = NULL;

      if (event->type != ALEA_EVENT_ROLL)
        continue;

      roll = alea_words_roll (&event->roll);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", roll);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
alea_editor_roll_array (AleaEditor  *self,
                        const char  *words,
                        AleaDice    *dice,
                        char       **rolls,
                        GError     **error)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  const AleaRules *rules, *machine;
  AleaState state;
  AleaSetup setup;

  g_return_val_if_fail (ALEA_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (words != NULL || dice != NULL, FALSE);

  rules = alea_editor_get_rules (self);
  machine = rules->start_fen == NULL ? rules : alea_rules_find ("chess960");
  alea_state_init (&state, machine, NULL);
  if (words != NULL ? !alea_script_play (words, &state, events, NULL, error) : !roll_out (&state, dice, events, error))
    return FALSE;

  if (state.stage == ALEA_STAGE_SETUP)
    {
      g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_SETUP,
                           _("The set-up is not complete: more rolls are needed."));
      return FALSE;
    }

  alea_state_get_setup (&state, &setup);
  if (machine != rules)
    alea_editor_place_array (rules, alea_chess960_of_setup (&setup), &setup);
  alea_editor_replace (self, &setup, ALEA_EDIT_ALONE);
  if (rolls != NULL)
    *rolls = write_rolls (events);
  return TRUE;
}

/* --- turning round -------------------------------------------------------- */

/* Where a square goes when ranks, or files, are the other way round. */
static AleaSquare
turn_round (const AleaGeometry *geometry,
            AleaSquare          square,
            gboolean            ranks)
{
  int file = alea_geometry_file (geometry, square), rank = alea_geometry_rank (geometry, square);

  return ranks ? alea_geometry_square (geometry, file, geometry->ranks - 1 - rank)
               : alea_geometry_square (geometry, geometry->files - 1 - file, rank);
}

static AleaPiece
recolour (AleaPiece piece)
{
  return piece == ALEA_NO_PIECE ? piece : alea_piece (alea_colour_other (alea_piece_colour (piece)), alea_piece_type (piece));
}

static void
turn_squares_round (const AleaSetup *before,
                    AleaSetup       *setup,
                    gboolean         ranks)
{
  const AleaGeometry *geometry = before->geometry;

  for (AleaSquare square = 0; square < geometry->files * geometry->ranks; square++)
    setup->pieces[turn_round (geometry, square, ranks)] = ranks ? recolour (before->pieces[square]) : before->pieces[square];

  for (guint i = 0; i < before->n_en_passant; i++)
    setup->en_passant[i] = turn_round (geometry, before->en_passant[i], ranks);

  for (guint colour = 0; colour < 2; colour++)
    for (guint wing = 0; wing < ALEA_N_WINGS; wing++)
      {
        AleaSquare rook = before->castle_rook[colour][wing];

        setup->castle_rook[ranks ? !colour : colour][ranks ? wing : !wing] =
          rook != ALEA_NO_SQUARE ? turn_round (geometry, rook, ranks) : ALEA_NO_SQUARE;
      }
}

void
alea_editor_flip (AleaEditor *self)
{
  const AleaSetup *before = alea_editor_get_setup (self);
  AleaSetup setup;

  g_return_if_fail (before != NULL);

  setup = *before;
  turn_squares_round (before, &setup, TRUE);
  setup.turn = alea_colour_other (before->turn);
  for (guint colour = 0; colour < 2; colour++)
    setup.may_relocate[!colour] = before->may_relocate[colour];
  if (alea_editor_get_rules (self)->beside.swap != NULL)
    alea_editor_get_rules (self)->beside.swap (&setup);

  alea_editor_tidy (&setup, alea_editor_get_rules (self), before);
  alea_editor_replace (self, &setup, ALEA_EDIT_ALONE);
}

void
alea_editor_mirror (AleaEditor *self)
{
  const AleaSetup *before = alea_editor_get_setup (self);
  AleaSetup setup;

  g_return_if_fail (before != NULL);

  setup = *before;
  turn_squares_round (before, &setup, FALSE);
  alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}
