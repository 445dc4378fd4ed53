/* alea-caption.c: the words under a diagram
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-caption.h"

#include "alea-shown-text.h"

#include <glib/gi18n-lib.h>

#define MAX_LINES 4

/* Between the lines, and the smaller lines, in sizes of the first. */
#define LEADING 0.18
#define SMALLER 0.84

typedef struct
{
  char    *text;
  AleaFace face;
} Line;

typedef struct
{
  Line  line[MAX_LINES];
  guint n;
} Lines;

static void
add_line (Lines    *lines,
          AleaFace  face,
          char     *text)
{
  g_autofree char *shown = alea_show_text (text);

  lines->line[lines->n++] = (Line) { alea_page_text_part_words (shown), face };
  g_free (text);
}

static void
clear_lines (Lines *lines)
{
  for (guint i = 0; i < lines->n; i++)
    g_free (lines->line[i].text);
  lines->n = 0;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lines, clear_lines)

static void
add_first (Lines      *lines,
           const char *number,
           const char *caption)
{
  if (number != NULL && caption != NULL)
    add_line (lines, ALEA_FACE_BOLD, g_strdup_printf ("%s\u2002%s", number, caption));
  else if (number != NULL || caption != NULL)
    add_line (lines, ALEA_FACE_BOLD, g_strdup (number != NULL ? number : caption));
}

char *
alea_caption_write_rolls (const char *rolls)
{
  /* They follow one another from the left in any language. */
  const char *mark = g_unichar_get_script (g_utf8_get_char (_("Rolls: %s"))) == G_UNICODE_SCRIPT_ARABIC ? "\u200e" : "";
  g_autofree char *marked = g_strconcat (mark, rolls, NULL);

  return g_strdup_printf (_("Rolls: %s"), marked);
}

static void
make_lines (const AleaDiagram *diagram,
            Lines             *lines)
{
  const char *rolls = diagram->texts[ALEA_DIAGRAM_ROLLS];
  const char *rules = diagram->texts[ALEA_DIAGRAM_RULES];

  add_first (lines, diagram->texts[ALEA_DIAGRAM_NUMBER],
             diagram->texts[ALEA_DIAGRAM_CAPTION]);
  if (rolls != NULL)
    add_line (lines, ALEA_FACE_PLAIN, alea_caption_write_rolls (rolls));
  if (diagram->turn_sign != ALEA_TURN_SIGN_NONE)
    add_line (lines, ALEA_FACE_PLAIN, g_strdup (diagram->turn_sign == ALEA_TURN_SIGN_WHITE
                                                ? _("White to move") : _("Black to move")));
  if (rules != NULL)
    add_line (lines, ALEA_FACE_ITALIC, g_strdup (rules));
}

static AleaTextStyle
get_style (const Lines *lines,
           guint        i,
           double       size)
{
  return (AleaTextStyle) {
    .face = lines->line[i].face,
    .size = lines->line[i].face == ALEA_FACE_BOLD ? size : size * SMALLER,
    .align = PANGO_ALIGN_CENTER,
  };
}

double
alea_caption_measure (const AleaDiagram *diagram,
                      cairo_t           *cr,
                      double             width,
                      double             size)
{
  g_auto(Lines) lines = { 0 };
  double height = 0;

  make_lines (diagram, &lines);
  for (guint i = 0; i < lines.n; i++)
    {
      AleaTextStyle style = get_style (&lines, i, size);

      height += alea_page_text_measure (cr, lines.line[i].text, &style, width) + (i > 0 ? LEADING * size : 0);
    }

  return height;
}

void
alea_caption_paint (const AleaDiagram *diagram,
                    cairo_t           *cr,
                    double             x,
                    double             y,
                    double             width,
                    double             size)
{
  g_auto(Lines) lines = { 0 };

  make_lines (diagram, &lines);
  for (guint i = 0; i < lines.n; i++)
    {
      AleaTextStyle style = get_style (&lines, i, size);

      y += alea_page_text_draw (cr, lines.line[i].text, &style, x, y, width) + LEADING * size;
    }
}

char *
alea_caption_write_rules (const AleaRules   *rules,
                          const AleaOptions *options)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; rules->options[i].key != NULL; i++)
    if (options->choice[i] > 0)
      {
        if (text->len > 0)
          g_string_append (text, "; ");
        /* TRANSLATORS: a house rule and what was agreed: "The set-up: Free Play" */
        g_string_append_printf (text, _("%s: %s"), g_dgettext (GETTEXT_PACKAGE, rules->options[i].title),
                                g_dgettext (GETTEXT_PACKAGE, rules->options[i].labels[options->choice[i]]));
      }

  return g_string_free (text, text->len == 0);
}
