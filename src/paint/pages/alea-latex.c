/* alea-latex.c: games as source for those who typeset themselves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-latex.h"

#include "alea-fen.h"
#include "alea-score-signs.h"
#include "alea-score-variation.h"
#include "alea-score-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A game while it is written down. */
typedef struct
{
  GString       *source;
  AleaGameScore *score;
  gboolean       is_played;   /* by xskak, which counts moves itself */
  gboolean       is_open;     /* a \mainline is */
  guint          n_steps;     /* that have been written */
} Writer;

static void
append_escaped (GString    *source,
                const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    if (strchr ("#$%&_{}", *p) != NULL)
      g_string_append_printf (source, "\\%c", *p);
    else if (g_str_has_prefix (p, "–"))
      {
        g_string_append (source, "--");
        p += strlen ("–") - 1;
      }
    else if (*p == '\\' || *p == '~' || *p == '^')
      g_string_append (source, *p == '\\' ? "\\textbackslash{}" : *p == '~' ? "\\textasciitilde{}"
                                                                              : "\\textasciicircum{}");
    else
      g_string_append_c (source, *p);
}

void
alea_latex_begin (GString    *source,
                  const char *title)
{
  g_string_append (source, "\\documentclass[10pt,twocolumn]{article}\n\\usepackage[utf8]{inputenc}\n"
                   "\\usepackage[T1]{fontenc}\n\\usepackage{xskak}\n"
                   /* Few have the font of the dice. */
                   "\\IfFileExists{epsdice.sty}{\\usepackage{epsdice}}{\\newcommand{\\epsdice}[1]{(##1)}}\n"
                   "\\setchessboard{smallboard,showmover=true}\n\\raggedbottom\n\n\\title{");
  append_escaped (source, title);
  g_string_append (source, "}\n\\author{}\n\\date{}\n\n\\begin{document}\n\\maketitle\n");
}

void
alea_latex_end (GString *source)
{
  g_string_append (source, "\n\\end{document}\n");
}

/* --- moves ----------------------------------------------------------------- */

static void
close_line (Writer *writer)
{
  if (writer->is_open)
    g_string_append (writer->source, "}\n");
  writer->is_open = FALSE;
}

static void
append_number (Writer              *writer,
               const AleaScoreStep *step,
               gboolean             is_first)
{
  if (step->side == ALEA_WHITE || is_first)
    g_string_append_printf (writer->source, "%u%s", step->move, step->side == ALEA_WHITE ? "." : "...");
}

/* The signs of the font, in the order of the letters and of Unicode. */
static const char *const sign_names[] = { "king", "queen", "rook", "bishop", "knight" };

/* Letters of pieces become signs of the font. */
static void
append_signs (GString    *source,
              const char *move)
{
  const char *letters = "KQRBN";

  for (const char *p = move; *p != '\0'; p++)
    {
      const char *found = strchr (letters, *p);

      if (found != NULL)
        g_string_append_printf (source, "\\sym%s{}", sign_names[found - letters]);
      else
        append_escaped (source, (char[]) { *p, '\0' });
    }
}

/* A move that xskak does not play, with its dice. */
static void
append_words (Writer              *writer,
              const AleaScoreStep *step,
              const char          *judgement)
{
  g_string_append (writer->source, "\\textbf{");
  append_number (writer, step, step->side == ALEA_BLACK);
  append_signs (writer->source, step->letters);
  g_string_append_printf (writer->source, "%s}", judgement);
  for (guint i = 0; i < step->dice.n; i++)
    g_string_append_printf (writer->source, step->dice.sides == 6 ? "~\\epsdice{%u}" : "~(%u)", step->dice.face[i]);
  g_string_append_c (writer->source, '\n');
}

/* A move of the main line, which goes on where it is open. */
static void
append_move (Writer              *writer,
             const AleaScoreStep *step,
             const char          *judgement)
{
  const gboolean is_first = !writer->is_open;

  g_string_append (writer->source, is_first ? "\\mainline{" : " ");
  writer->is_open = TRUE;
  append_number (writer, step, is_first);
  g_string_append_printf (writer->source, "%s%s%s", step->side == ALEA_WHITE || is_first ? " " : "", step->letters,
                          judgement);
}

static void
append_comment (Writer              *writer,
                const AleaScoreNote *note)
{
  if (note->comment == NULL)
    return;

  append_escaped (writer->source, note->comment);
  g_string_append_c (writer->source, '\n');
}

/* "(1.\symknight{}f3 d5 \equal{})", which xskak does not play: files have much in brackets
 * that is none of its moves. */
static void
append_variations (Writer              *writer,
                   const AleaScoreNote *note)
{
  g_autofree char *text = NULL;

  if (note->variations == NULL)
    return;

  text = alea_score_write_variations (writer->score, note->variations);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);
      const AleaScoreSign *sign = c == '=' ? NULL : alea_score_sign_find (p);

      if (c >= 0x2654 && c < 0x2654 + G_N_ELEMENTS (sign_names))
        g_string_append_printf (writer->source, "\\sym%s{}", sign_names[c - 0x2654]);
      else if (sign != NULL)
        {
          g_string_append_printf (writer->source, "%s{}", sign->latex);
          p += strlen (sign->sign) - strlen (g_utf8_find_prev_char (sign->sign, sign->sign + strlen (sign->sign)));
        }
      else if (c == 0x2026 || c == 0xa0)
        g_string_append (writer->source, c == 0xa0 ? "~" : "...");
      else if (c != 0x2060)
        {
          g_autofree char *letter = g_strndup (p, (gsize) (g_utf8_next_char (p) - p));

          append_escaped (writer->source, letter);
        }
    }
  g_string_append_c (writer->source, '\n');
}

/* What stands between the moves. */
static void
append_note (Writer              *writer,
             const AleaScoreStep *step,
             const AleaScoreNote *note)
{
  const AleaScoreSign *position = alea_score_sign_of_position (note);

  if (position == NULL && note->better == NULL && note->comment == NULL && note->variations == NULL)
    return;

  close_line (writer);
  if (position != NULL)
    g_string_append_printf (writer->source, "%s{}\n", position->latex);
  if (note->better != NULL)
    {
      g_string_append_c (writer->source, '(');
      append_number (writer, step, TRUE);
      append_signs (writer->source, note->better);
      g_string_append (writer->source, ")\n");
    }
  append_comment (writer, note);
  append_variations (writer, note);
}

static void
append_step (Writer *writer)
{
  const AleaScoreStep *step = alea_game_score_get_step (writer->score, writer->n_steps);
  const AleaScoreNote *note = alea_game_score_find_note (writer->score, step->number);
  const AleaScoreSign *decision;

  if (step->waits || *step->letters == '\0')
    return;
  decision = note != NULL ? alea_score_sign_of_decision (note) : NULL;
  if (writer->is_played)
    append_move (writer, step, decision != NULL ? decision->latex : "");
  else
    append_words (writer, step, decision != NULL ? decision->latex : "");
  if (note != NULL)
    append_note (writer, step, note);
}

static void
append_steps (Writer *writer,
              guint   number)
{
  for (; writer->n_steps < alea_game_score_get_n_steps (writer->score); writer->n_steps++)
    {
      const AleaScoreStep *step = alea_game_score_get_step (writer->score, writer->n_steps);

      if (step->number > number)
        return;
      if (!step->is_setup)
        append_step (writer);
    }
}

/* --- games ----------------------------------------------------------------- */

/* The position in the six fields that xskak knows. */
static char *
write_fen (const AleaState *state)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;
  char *end = fen;

  alea_state_get_setup (state, &setup);
  alea_fen_write (&setup, state->rules, fen);
  for (guint i = 0; i < 6 && end != NULL; i++)
    end = strchr (i == 0 ? end : end + 1, ' ');
  return end != NULL ? g_strndup (fen, (gsize) (end - fen)) : g_strdup (fen);
}

static void
append_board (Writer *writer,
              guint   number)
{
  g_autofree char *fen = write_fen (alea_game_score_get_state (writer->score, number));

  close_line (writer);
  g_string_append_printf (writer->source, "\n\\begin{center}\\chessboard[setfen={%s}]\\end{center}\n\n", fen);
}

static void
append_head (Writer *writer)
{
  g_autofree char *players = alea_game_score_write_players (writer->score);
  g_autofree char *occasion = alea_game_score_write_occasion (writer->score);

  g_string_append (writer->source, "\n\\section*{");
  append_escaped (writer->source, players != NULL ? players : alea_game_score_get_rules (writer->score)->title);
  g_string_append (writer->source, "}\n");
  if (occasion != NULL)
    {
      g_string_append (writer->source, "\\textit{");
      append_escaped (writer->source, occasion);
      g_string_append (writer->source, "}\n\n");
    }
}

gboolean
alea_latex_add_game (GString       *source,
                     AleaGameScore *score,
                     GArray        *numbers)
{
  const AleaRules *rules = alea_game_score_get_rules (score);
  const char *result = alea_game_score_get_result (score);
  g_autofree char *start = write_fen (alea_game_score_get_state (score, alea_game_score_get_n_setup (score)));
  const AleaScoreNote *before = alea_game_score_find_note (score, 0);
  Writer writer = { .source = source, .score = score, .is_played = rules->dice == NULL };

  if (rules->geometry != &alea_geometry_8x8)
    return FALSE;

  append_head (&writer);
  if (writer.is_played)
    g_string_append_printf (source, "\\newchessgame[setfen={%s}]\n", start);
  if (before != NULL)
    append_comment (&writer, before);
  for (guint i = 0; i < numbers->len; i++)
    {
      append_steps (&writer, g_array_index (numbers, guint, i));
      append_board (&writer, g_array_index (numbers, guint, i));
    }
  append_steps (&writer, alea_game_score_get_n_events (score));
  close_line (&writer);
  if (result != NULL)
    g_string_append_printf (source, "\\textbf{%s}\n", g_str_equal (result, "½-½") ? "$\\frac12$--$\\frac12$" : result);
  return TRUE;
}
