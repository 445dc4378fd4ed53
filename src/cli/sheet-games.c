/* sheet-games.c: games on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sheet-games.h"

#include "alea-latex.h"
#include "alea-page-game.h"
#include "cli-file.h"

/* --- reading --------------------------------------------------------------- */

static AleaGameScore *
write_down (const SheetGames  *self,
            const AleaRecord  *record,
            GError           **error)
{
  AleaGameScore *score;
  AleaState start;

  if (!alea_record_begin (record, &start, error))
    return NULL;

  score = alea_game_score_new (&start, (const AleaEvent *) record->events->data, record->events->len, NULL);
  alea_game_score_set_figurines (score, !self->has_letters);
  for (guint i = 0; i < ALEA_SCORE_N_WORDS; i++)
    {
      const char *tag = alea_score_word_get_tag ((AleaScoreWord) i);

      if (tag != NULL)
        alea_game_score_set_word (score, (AleaScoreWord) i, alea_record_get_tag (record, tag));
    }
  for (guint i = 0; i < record->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (record->notes, AleaNote, i);

      alea_game_score_add_note (score, note->n_events, note->nags, note->comment);
      alea_game_score_add_review (score, note->finding.better, alea_finding_get_expectation (&note->finding));
      alea_game_score_add_variations (score, note->variations);
    }
  if (record->result != ALEA_RESULT_NONE)
    alea_game_score_set_word (score, ALEA_SCORE_RESULT, alea_result_to_string (record->result));

  return score;
}

/* The game on paper; NULL after an error has been printed. */
static AleaGameScore *
take_game (const SheetGames  *self,
           const AleaPgnGame *game)
{
  g_autoptr(GError) error = NULL;
  AleaGameScore *score = NULL;

  if (game->is_bad)
    {
      char sentence[ALEA_TEXT_SIZE];

      cli_fail_at (self->path, game->fault_place, alea_text_expand (&game->fault, NULL, sentence, sizeof sentence));
    }
  else if (self->rules != NULL && game->record->rules != self->rules)
    cli_fail ("%s: this is a game of %s", self->path, game->record->rules->title);
  else if ((score = write_down (self, game->record, &error)) == NULL)
    cli_fail ("%s: %s", self->path, error->message);

  return score;
}

AleaGameScore *
sheet_games_read_first (const SheetGames *self)
{
  g_autoptr(AleaPgnReader) reader = cli_open_games (self->path);
  g_autoptr(AleaPgnGame) game = NULL;
  g_autoptr(GError) error = NULL;

  if (reader == NULL)
    return NULL;

  if (!alea_pgn_reader_next (reader, &game, NULL, &error))
    cli_fail_file (self->path, error);
  else if (game == NULL)
    cli_fail ("%s: there is no game in this file", self->path);
  else
    return take_game (self, game);

  return NULL;
}

GArray *
sheet_games_choose (const SheetGames *self,
                    AleaGameScore    *score)
{
  return self->every > 0 ? alea_game_score_choose (score, self->every) : alea_game_score_choose_turns (score);
}

/* --- all games ------------------------------------------------------------- */

typedef struct
{
  const SheetGames *games;
  AleaBook         *book;
  GString          *source;   /* NULL: for the book */
} Paper;

static gboolean
add_game (AleaPgnGame *game,
          gpointer     data)
{
  const Paper *self = data;
  g_autoptr(AleaGameScore) score = take_game (self->games, game);
  g_autoptr(GArray) numbers = NULL;

  if (score == NULL)
    return FALSE;

  numbers = sheet_games_choose (self->games, score);
  if (self->source == NULL)
    {
      alea_book_add_game (self->book, score, numbers);
      return TRUE;
    }
  if (alea_latex_add_game (self->source, score, numbers))
    return TRUE;

  return cli_refuse ("%s: xskak has no board for %s", self->games->path, alea_game_score_get_rules (score)->title);
}

gboolean
sheet_games_read_all (const SheetGames *self,
                      AleaBook         *book,
                      GString          *source)
{
  return cli_read_games (self->path, add_game, &(Paper) { self, book, source });
}
