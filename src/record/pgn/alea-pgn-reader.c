/* alea-pgn-reader.c: games out of a file, one after the other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-reader.h"

#include "alea-pgn-game.h"

struct _AleaPgnReader
{
  AleaPgnLexer *lexer;
};

AleaPgnReader *
alea_pgn_reader_new (GInputStream *stream)
{
  AleaPgnReader *self = g_new0 (AleaPgnReader, 1);

  self->lexer = alea_pgn_lexer_new (stream);
  return self;
}

AleaPgnReader *
alea_pgn_reader_new_for_text (const char *text,
                              gsize       n_bytes)
{
  g_autoptr(GInputStream) stream = g_memory_input_stream_new_from_data (g_memdup2 (text, n_bytes),
                                                                        (gssize) n_bytes, g_free);

  return alea_pgn_reader_new (stream);
}

void
alea_pgn_reader_free (AleaPgnReader *self)
{
  if (self == NULL)
    return;

  alea_pgn_lexer_free (self->lexer);
  g_free (self);
}

void
alea_pgn_reader_set_progress (AleaPgnReader   *self,
                              AleaPgnProgress  progress,
                              gpointer         data)
{
  alea_pgn_lexer_set_progress (self->lexer, progress, data);
}

void
alea_pgn_game_free (AleaPgnGame *self)
{
  if (self == NULL)
    return;

  alea_record_free (self->record);
  g_array_unref (self->roll_places);
  g_free (self);
}

static guint
count_moves (const AleaPgnBuild *build)
{
  const AleaPosition *end = &build->state.position;
  const AleaSetup *start = build->record->start;

  if (!build->has_moves || build->state.rules == NULL || build->state.stage == ALEA_STAGE_SETUP)
    return 0;

  return end->fullmove + (alea_position_get_turn (end) == ALEA_BLACK) - (start != NULL ? start->fullmove : 1u);
}

static void
name_fault_move (const AleaPgnBuild *build,
                 AleaPgnGame        *game)
{
  if (!build->has_moves || build->is_starting || build->state.rules == NULL || build->state.stage == ALEA_STAGE_SETUP)
    return;

  game->fault_move = build->state.position.fullmove;
  game->fault_colour = alea_position_get_turn (&build->state.position);
  /* Only a terrace is told wrong after the move, and each of those is a turn. */
  if (build->was_wrong && game->fault_colour == ALEA_WHITE)
    game->fault_move--;
  if (build->was_wrong)
    game->fault_colour = alea_colour_other (game->fault_colour);
}

static AleaPgnGame *
make_game (AleaPgnBuild *build)
{
  AleaPgnGame *game = g_new0 (AleaPgnGame, 1);

  game->n_moves = count_moves (build);
  if (build->is_bad)
    name_fault_move (build, game);
  game->result = build->is_bad ? ALEA_RESULT_NONE : build->result;
  game->record = g_steal_pointer (&build->record);
  game->roll_places = g_steal_pointer (&build->roll_places);
  game->place = build->place;
  game->offset = build->offset;
  game->end = build->end;
  game->is_bad = build->is_bad;
  game->fault_place = build->fault_place;
  game->fault = build->fault;

  return game;
}

/* Takes tokens until the game is over, at fault, or another begins.  FALSE
 * when a fault has left the rest of it unread. */
static gboolean
read_game (AleaPgnReader *self,
           AleaPgnBuild  *build)
{
  while (!build->is_bad && !build->is_over)
    {
      const AleaPgnToken *token = alea_pgn_lexer_next (self->lexer);

      if (!alea_pgn_build_take (build, token))
        {
          alea_pgn_lexer_unget (self->lexer);
          break;
        }
      build->end = alea_pgn_lexer_get_offset (self->lexer);
    }

  if (build->is_bad)
    return FALSE;
  if (alea_pgn_build_is_game (build))
    alea_pgn_build_finish (build);
  return TRUE;
}

gboolean
alea_pgn_reader_next (AleaPgnReader  *self,
                      AleaPgnGame   **game,
                      GCancellable   *cancellable,
                      GError        **error)
{
  AleaPgnBuild build;
  const AleaPgnToken *first;

  *game = NULL;
  alea_pgn_lexer_set_cancellable (self->lexer, cancellable);

  first = alea_pgn_lexer_next (self->lexer);
  alea_pgn_build_init (&build, first->place, first->offset);
  alea_pgn_lexer_unget (self->lexer);
  if (!read_game (self, &build))
    alea_pgn_lexer_skip_game (self->lexer, !build.has_moves);

  if (alea_pgn_lexer_get_error (self->lexer) != NULL)
    g_propagate_error (error, g_error_copy (alea_pgn_lexer_get_error (self->lexer)));
  else if (alea_pgn_build_is_game (&build))
    *game = make_game (&build);

  alea_pgn_build_clear (&build);
  return alea_pgn_lexer_get_error (self->lexer) == NULL;
}
