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
#include "alea-figurines.h"
#include "alea-page-flow.h"
#include "alea-page-game.h"
#include "alea-score-signs.h"
#include "alea-score-variation.h"
#include "alea-score-words.h"

#define NAME_SIZE  11.5
#define TEXT_SIZE  9.5
#define SPACE      7      /* between paragraphs and diagrams */

/* What must stand below the head of a game in one column with it. */
#define ROOM       120

/* Between a move and its dice, and behind "12…": no line ends there. */
#define TOGETHER "\u2060"

/* A game while it is written down. */
typedef struct
{
  AleaGameScore *score;
  AleaFlow      *flow;
  GString       *moves;       /* since the last diagram */
  PangoAttrList *bold;        /* of what is there the main line */
  GArray        *numbers;     /* of AleaFlowNumber: the moves of Black there without one */
  gboolean       must_number; /* the next move says its number, whoever makes it */
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
add_names (Writer     *writer,
           const char *unnamed)
{
  g_autofree char *names = alea_game_score_write_players (writer->score);
  g_autofree char *occasion = alea_game_score_write_occasion (writer->score);

  add_line (writer, ALEA_FACE_BOLD, NAME_SIZE, names != NULL ? names : unnamed);
  add_line (writer, ALEA_FACE_ITALIC, TEXT_SIZE, occasion);
}

/* The start in words, and the house rules. */
static void
add_start (Writer *writer)
{
  AleaGameScore *score = writer->score;
  const AleaState *state = alea_game_score_get_state (score, alea_game_score_get_n_setup (score));
  g_autofree char *rules = alea_caption_write_rules (state->rules, &state->options);
  g_autofree char *rolls = alea_game_score_write_rolls (score);
  g_autofree char *line = rolls != NULL ? alea_caption_write_rolls (rolls) : NULL;

  if (rolls != NULL && state->stage != ALEA_STAGE_SETUP)
    {
      const AleaClubStart start = { *state, rolls, alea_game_score_get_show (score) };
      g_autoptr(AleaDiagram) diagram = alea_club_make_diagram (&start, 0);
      g_autofree char *start_words = alea_club_write_start (&start);
      const char *caption = diagram->texts[ALEA_DIAGRAM_CAPTION];

      if (!g_str_equal (caption, g_dgettext (GETTEXT_PACKAGE, state->rules->title)))
        add_line (writer, ALEA_FACE_ITALIC, TEXT_SIZE, caption);
      if (state->rules->setup.n_starts == 0)
        add_line (writer, ALEA_FACE_PLAIN, TEXT_SIZE, start_words);
    }
  add_line (writer, ALEA_FACE_PLAIN, TEXT_SIZE, line);
  add_line (writer, ALEA_FACE_ITALIC, TEXT_SIZE, rules);
}

/* --- moves ----------------------------------------------------------------- */

/* What a side does in one turn stands behind one number. */
static gboolean
continues (const AleaGameScore *score,
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

/* Appends @text as a part of the main line. */
static void
write_bold (Writer     *writer,
            const char *text)
{
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->start_index = (guint) writer->moves->len;
  g_string_append (writer->moves, text);
  bold->end_index = (guint) writer->moves->len;
  pango_attr_list_insert (writer->bold, bold);
}

static void
write_number (GString             *text,
              const AleaScoreStep *step)
{
  /* As books have it: "12.e4". */
  g_string_append_printf (text, "%u%s" TOGETHER, step->move, step->side == ALEA_WHITE ? "." : "…");
}

/* The move of a step with its number, unless one of White stands before it, and its sign. */
static void
write_move (Writer              *writer,
            const AleaScoreStep *step,
            gboolean             is_numbered,
            const AleaScoreSign *sign)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *move = alea_score_keep_together (step->waits ? step->roll : step->text);

  if (is_numbered)
    {
      write_number (text, step);
    }
  else if (step->side == ALEA_BLACK)
    {
      const AleaFlowNumber number = { .offset = (guint) writer->moves->len, .move = step->move };

      g_array_append_val (writer->numbers, number);
    }
  g_string_append (text, move);
  if (sign != NULL)
    g_string_append (text, sign->sign);
  write_bold (writer, text->str);
}

/* What was noted, between the moves. */
static void
write_note (Writer              *writer,
            const AleaScoreStep *step,
            const AleaScoreNote *note)
{
  const AleaScoreSign *position = alea_score_sign_of_position (note);

  if (position != NULL)
    {
      g_string_append (writer->moves, "\u00a0");
      write_bold (writer, position->sign);
    }
  if (note->better != NULL)
    {
      g_autofree char *better = alea_game_score_write_better (writer->score, note);
      g_autofree char *kept = alea_score_keep_together (better);

      g_string_append (writer->moves, " (");
      write_number (writer->moves, step);
      g_string_append_printf (writer->moves, "%s)", kept);
    }
  if (note->comment != NULL)
    {
      g_autofree char *comment = alea_page_text_part_words (note->comment);

      g_string_append_printf (writer->moves, " %s", comment);
    }
  if (note->variations != NULL)
    {
      g_autofree char *written = alea_score_write_variations (writer->score, note->variations);
      g_autofree char *variations = alea_page_text_part_words (written);

      g_string_append_printf (writer->moves, " %s", variations);
    }
  writer->must_number = note->better != NULL || note->comment != NULL || note->variations != NULL;
}

static void
write_step (Writer *writer,
            guint   number)
{
  const AleaScoreStep *step = alea_game_score_get_step (writer->score, number);
  const AleaScoreNote *note = alea_game_score_find_note (writer->score, step->number);
  const gboolean is_first = writer->moves->len == 0 || writer->must_number;
  const gboolean goes_on = !is_first && continues (writer->score, number);

  if (writer->moves->len > 0)
    g_string_append (writer->moves, goes_on ? ", " : " ");
  write_move (writer, step, is_first || step->waits || (!goes_on && !answers_white (writer->score, number)),
              note != NULL ? alea_score_sign_of_decision (note) : NULL);

  writer->must_number = FALSE;
  if (!step->waits && step->dice.n > 0)
    {
      g_string_append (writer->moves, TOGETHER "\u200a" TOGETHER);
      alea_figurines_append_roll (writer->moves, &step->dice);
    }
  if (note != NULL)
    write_note (writer, step, note);
}

/* The moves since the last diagram; where @is_kept, they stand below it. */
static void
end_paragraph (Writer  *writer,
               gboolean is_kept)
{
  if (writer->moves->len > 0)
    alea_flow_add_paragraph (writer->flow, &(AleaFlowParagraph) {
      .text = writer->moves->str,
      .attributes = writer->bold,
      .numbers = writer->numbers,
      .size = TEXT_SIZE,
      .space = SPACE,
      .is_kept = is_kept,
    });
  g_string_set_size (writer->moves, 0);
  pango_attr_list_unref (writer->bold);
  writer->bold = pango_attr_list_new ();
  g_array_unref (writer->numbers);
  writer->numbers = g_array_new (FALSE, FALSE, sizeof (AleaFlowNumber));
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

/* The result, and why it is so, in one paragraph. */
static void
add_result (Writer *writer)
{
  const AleaState *end = alea_game_score_get_state (writer->score, alea_game_score_get_n_events (writer->score));
  char sentence[ALEA_TEXT_SIZE];
  AleaText text = { 0 };

  if (alea_game_score_get_result (writer->score) == NULL)
    return;

  write_bold (writer, alea_game_score_get_result (writer->score));
  if (end->stage == ALEA_STAGE_OVER)
    {
      alea_ending_describe (end->rules, end->result, end->ending, &text);
      g_string_append_printf (writer->moves, "\u2002%s",
                              alea_text_expand (&text, translate, sentence, sizeof sentence));
    }
  end_paragraph (writer, TRUE);
}

/* What was noted before the first move. */
static void
add_foreword (Writer *writer)
{
  const AleaScoreNote *note = alea_game_score_find_note (writer->score, 0);

  g_autofree char *comment = note != NULL && note->comment != NULL ? alea_page_text_part_words (note->comment)
                                                                         : NULL;

  if (comment != NULL)
    alea_flow_add_paragraph (writer->flow, &(AleaFlowParagraph) {
      .text = comment,
      .size = TEXT_SIZE,
      .space = SPACE,
    });
}

/* The words of a start that was rolled for stand in the head, right above it. */
static void
add_diagram (Writer *writer,
             guint   number)
{
  AleaDiagram *diagram = alea_game_score_make_diagram (writer->score, number);

  if (number == alea_game_score_get_n_setup (writer->score)
      && diagram->texts[ALEA_DIAGRAM_ROLLS] != NULL)
    {
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, NULL);
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_ROLLS, NULL);
    }
  alea_flow_add_diagram (writer->flow, SPACE, diagram);
}

/* The moves, with diagrams between them. */
static void
add_moves (Writer *writer,
           GArray *numbers)
{
  const guint n_setup = alea_game_score_get_n_setup (writer->score);
  const gboolean shows_start = numbers->len > 0 && g_array_index (numbers, guint, 0) == n_setup;

  if (!shows_start)
    add_foreword (writer);
  for (guint i = 0; i < numbers->len; i++)
    {
      const guint number = g_array_index (numbers, guint, i);

      write_steps (writer, number);
      end_paragraph (writer, FALSE);
      add_diagram (writer, number);
      if (i == 0 && shows_start)
        add_foreword (writer);
    }
  write_steps (writer, alea_game_score_get_n_events (writer->score));
  end_paragraph (writer, FALSE);
}

void
alea_flow_add_game (AleaFlow      *flow,
                    AleaGameScore *score,
                    GArray        *numbers,
                    const char    *unnamed)
{
  g_autoptr(GString) moves = g_string_new (NULL);
  g_autofree char *players = alea_game_score_write_players (score);
  Writer writer = { .score = score, .flow = flow, .moves = moves, .bold = pango_attr_list_new (),
                    .numbers = g_array_new (FALSE, FALSE, sizeof (AleaFlowNumber)) };

  alea_flow_begin (flow, 3 * SPACE, ROOM,
                   players != NULL ? players
                                   : g_dgettext (GETTEXT_PACKAGE, alea_game_score_get_rules (score)->title));
  add_names (&writer, unnamed);
  add_start (&writer);
  add_moves (&writer, numbers);
  add_result (&writer);
  pango_attr_list_unref (writer.bold);
  g_array_unref (writer.numbers);
}

void
alea_pages_add_game (AleaPages     *self,
                     AleaGameScore *score,
                     GArray        *numbers,
                     int            per_page)
{
  AleaFlow *flow = alea_flow_new ();

  alea_flow_add_game (flow, score, numbers, NULL);
  alea_pages_add_flow (self, NULL, flow, per_page);
}
