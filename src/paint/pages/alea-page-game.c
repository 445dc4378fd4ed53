/* alea-page-game.c: a game in columns, with diagrams at chosen moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-score.h"

#include "alea-caption.h"
#include "alea-club.h"
#include "alea-commentary.h"
#include "alea-page-flow.h"

#include <glib/gi18n-lib.h>

#define NAME_SIZE  12
#define TEXT_SIZE  10
#define SPACE      7      /* between paragraphs and diagrams */

/* Between a move, which may be "--", and its roll: no line ends there. */
#define TOGETHER "\u2060\u00a0"

/* A game while it is written down. */
typedef struct
{
  AleaGameScore *score;
  AleaFlow      *flow;
  GString       *moves;       /* since the last diagram */
  guint          n_steps;     /* that have been written */
} Writer;

/* --- above the moves ------------------------------------------------------- */

static void
add_line (Writer     *writer,
          AleaFace    face,
          double      size,
          const char *text)
{
  if (text != NULL && *text != '\0')
    alea_flow_add_text (writer->flow, face, size, SPACE / 2.0, text);
}

static void
add_names (Writer *writer)
{
  const char *white = alea_game_score_get_word (writer->score, ALEA_SCORE_WHITE);
  const char *black = alea_game_score_get_word (writer->score, ALEA_SCORE_BLACK);
  const char *event = alea_game_score_get_word (writer->score, ALEA_SCORE_EVENT);
  const char *date = alea_game_score_get_word (writer->score, ALEA_SCORE_DATE);
  g_autofree char *names = NULL, *occasion = NULL;

  if (white != NULL || black != NULL)
    /* TRANSLATORS: who plays White and who Black: "Anna – Ben" */
    names = g_strdup_printf (_("%s – %s"), white != NULL ? white : _("White"), black != NULL ? black : _("Black"));
  if (event != NULL && date != NULL)
    /* TRANSLATORS: an event and its date */
    occasion = g_strdup_printf (_("%s, %s"), event, date);
  else if (event != NULL || date != NULL)
    occasion = g_strdup (event != NULL ? event : date);

  add_line (writer, ALEA_FACE_BOLD, NAME_SIZE, names);
  add_line (writer, ALEA_FACE_PLAIN, TEXT_SIZE, occasion);
}

/* The start in words, and the house rules. */
static void
add_start (Writer *writer)
{
  AleaGameScore *score = writer->score;
  const AleaState *state = alea_game_score_get_state (score, alea_game_score_get_n_setup (score));
  g_autofree char *rules = alea_caption_write_rules (state->rules, &state->options);
  g_autofree char *rolls = alea_game_score_write_rolls (score);
  g_autofree char *line = NULL, *start_words = NULL;
  AleaClubStart *start;

  if (rolls != NULL && state->stage != ALEA_STAGE_SETUP)
    {
      g_autoptr(AleaDiagram) diagram = NULL;
      const char *caption;

      start = alea_club_start_new (state, rolls, alea_game_score_get_show (score));
      diagram = alea_club_make_diagram (start, 0);
      caption = alea_diagram_get_text (diagram, ALEA_DIAGRAM_CAPTION);
      if (!g_str_equal (caption, g_dgettext (GETTEXT_PACKAGE, state->rules->title)))
        add_line (writer, ALEA_FACE_ITALIC, TEXT_SIZE, caption);
      start_words = alea_club_write_start (start);
      if (!state->rules->castles_anywhere)
        add_line (writer, ALEA_FACE_PLAIN, TEXT_SIZE, start_words);
      alea_club_start_free (start);
    }
  if (rolls != NULL)
    line = g_strdup_printf (_("Rolls: %s"), rolls);
  add_line (writer, ALEA_FACE_PLAIN, TEXT_SIZE, line);
  add_line (writer, ALEA_FACE_ITALIC, TEXT_SIZE, rules);
}

/* --- moves ----------------------------------------------------------------- */

/* What a side does in one turn stands behind one number. */
static gboolean
goes_on (const AleaGameScore *score,
         guint                step)
{
  const AleaScoreStep *this = alea_game_score_get_step (score, step);
  const AleaScoreStep *last = step > 0 ? alea_game_score_get_step (score, step - 1) : NULL;

  return last != NULL && !last->is_setup && last->side == this->side && last->move == this->move;
}

static gboolean
answers_white (const AleaGameScore *score,
               guint                step)
{
  const AleaScoreStep *this = alea_game_score_get_step (score, step);
  const AleaScoreStep *last = step > 0 ? alea_game_score_get_step (score, step - 1) : NULL;

  return this->side == ALEA_BLACK && last != NULL && !last->is_setup && last->side == ALEA_WHITE
         && last->move == this->move;
}

static void
write_step (Writer *writer,
            guint   number)
{
  const AleaScoreStep *step = alea_game_score_get_step (writer->score, number);
  const gboolean is_first = writer->moves->len == 0;

  if (!is_first)
    g_string_append (writer->moves, goes_on (writer->score, number) ? ", " : " ");
  if (is_first || step->waits || (!goes_on (writer->score, number) && !answers_white (writer->score, number)))
    {
      g_autofree char *text = alea_game_score_write_step (writer->score, number);

      g_string_append (writer->moves, text);
    }
  else
    g_string_append (writer->moves, step->text);

  if (!step->waits && *step->roll != '\0')
    g_string_append_printf (writer->moves, TOGETHER "(%s)", step->roll);
}

static void
end_paragraph (Writer *writer)
{
  if (writer->moves->len > 0)
    alea_flow_add_text (writer->flow, ALEA_FACE_PLAIN, TEXT_SIZE, SPACE, writer->moves->str);
  g_string_set_size (writer->moves, 0);
}

/* The steps of play up to @number events. */
static void
write_steps (Writer *writer,
             guint   number)
{
  for (; writer->n_steps < alea_game_score_get_n_steps (writer->score); writer->n_steps++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (writer->score, writer->n_steps);

      if (step->number > number)
        return;
      if (!step->is_setup)
        write_step (writer, writer->n_steps);
    }
}

static const char *
translate (const char   *singular,
           const char   *plural,
           unsigned long n)
{
  return plural != NULL ? g_dngettext (GETTEXT_PACKAGE, singular, plural, n)
                        : g_dgettext (GETTEXT_PACKAGE, singular);
}

static void
add_result (Writer *writer)
{
  const AleaState *end = alea_game_score_get_state (writer->score, alea_game_score_get_n_events (writer->score));
  char sentence[ALEA_TEXT_SIZE];
  AleaText text = { 0 };

  if (alea_game_score_get_result (writer->score) == NULL)
    return;

  alea_flow_add_text (writer->flow, ALEA_FACE_BOLD, TEXT_SIZE, SPACE, alea_game_score_get_result (writer->score));
  if (end->stage != ALEA_STAGE_OVER)
    return;

  alea_ending_describe (end->rules, end->result, end->ending, &text);
  alea_flow_add_text (writer->flow, ALEA_FACE_PLAIN, TEXT_SIZE, 0,
                      alea_text_expand (&text, translate, sentence, sizeof sentence));
}

void
alea_pages_add_game (AleaPages     *self,
                     AleaGameScore *score,
                     GArray        *numbers,
                     int            per_page)
{
  g_autoptr(GString) moves = g_string_new (NULL);
  Writer writer = { .score = score, .flow = alea_flow_new (), .moves = moves };

  add_names (&writer);
  add_start (&writer);
  for (guint i = 0; i < numbers->len; i++)
    {
      const guint number = g_array_index (numbers, guint, i);

      write_steps (&writer, number);
      end_paragraph (&writer);
      alea_flow_add_diagram (writer.flow, SPACE, alea_game_score_make_diagram (score, number));
    }
  write_steps (&writer, alea_game_score_get_n_events (score));
  end_paragraph (&writer);
  add_result (&writer);

  alea_pages_add_flow (self, NULL, writer.flow, per_page);
}
