/* alea-guide-pages.c: a chapter or the rules of a game on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-pages.h"

#include "alea-leaflet.h"
#include "alea-theme.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

static const AleaMark marks_of_figures[] = {
  [ALEA_FIGURE_LIT] = ALEA_MARK_LIT,
  [ALEA_FIGURE_DOT] = ALEA_MARK_STEP,
  [ALEA_FIGURE_RING] = ALEA_MARK_CAPTURE,
  [ALEA_FIGURE_CROSS] = ALEA_MARK_FORBIDDEN,
  [ALEA_FIGURE_CASTLE] = ALEA_MARK_CASTLE,
  [ALEA_FIGURE_DIAMOND] = ALEA_MARK_RELOCATE,
  [ALEA_FIGURE_PORTAL] = ALEA_MARK_TELEPORT,
};

AleaMark
alea_guide_pages_get_mark (AleaFigure figure)
{
  g_return_val_if_fail (figure < ALEA_FIGURE_ARROW, ALEA_MARK_LIT);

  return marks_of_figures[figure];
}

/* Who is to move is said only where somebody is. */
static AleaDiagram *
make_diagram (const AleaSetup      *setup,
              gboolean              is_in_play,
              const AleaFigureMark *marks,
              guint                 n_marks,
              const char           *caption)
{
  AleaDiagram *diagram = alea_diagram_new_from_setup (setup);

  diagram->theme = alea_theme_for_print (alea_theme_find ("paper"));
  if (!is_in_play)
    {
      diagram->turn_sign = ALEA_TURN_SIGN_NONE;
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_ROLLS, NULL);
    }
  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, caption);
  for (guint i = 0; i < n_marks; i++)
    if (marks[i].figure == ALEA_FIGURE_ARROW)
      {
        AleaDrawing arrow = { .type = ALEA_DRAWING_ARROW, .square = marks[i].square, .to = marks[i].to };

        g_array_append_val (diagram->drawings, arrow);
      }
    else
      {
        AleaDiagramMark mark = { .mark = alea_guide_pages_get_mark (marks[i].figure), .square = marks[i].square };

        g_array_append_val (diagram->marks, mark);
      }

  return diagram;
}

/* --- chapters ----------------------------------------------------------------- */

static void
add_choices (AleaLeaflet   *leaflet,
             AleaGuidePage *page)
{
  for (guint i = 0; i < alea_guide_page_get_n_choices (page); i++)
    {
      g_autofree char *label = g_strdup_printf ("%c", 'a' + (int) i);

      alea_leaflet_add_text (leaflet, label, ALEA_FACE_PLAIN, alea_guide_page_get_choice (page, i));
    }
}

static void
add_page (AleaLeaflet   *leaflet,
          AleaGuidePage *page)
{
  g_autofree char *text = alea_guide_page_dup_text (page);
  g_auto(GStrv) paragraphs = g_strsplit (text, "\n\n", -1);
  const guint first = alea_leaflet_get_n (leaflet);
  const AleaFigureMark *marks;
  const AleaState *start;
  AleaSetup setup;
  guint n_marks;

  alea_leaflet_add_heading (leaflet, alea_guide_page_get_title (page));
  for (guint i = 0; paragraphs[i] != NULL; i++)
    alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_PLAIN, paragraphs[i]);
  if (*alea_guide_page_get_task (page) != '\0')
    alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_ITALIC, alea_guide_page_get_task (page));
  add_choices (leaflet, page);

  if (alea_guide_page_get_has_board (page))
    {
      marks = alea_guide_page_get_marks (page, &n_marks);
      start = alea_guide_page_get_start (page);
      alea_state_get_setup (start, &setup);
      alea_leaflet_add_diagram (leaflet, make_diagram (&setup, start->stage == ALEA_STAGE_PLAY, marks, n_marks, NULL));
    }
  alea_leaflet_keep (leaflet, first);
}

/* All of them are looked for in one place. */
static void
add_answers (AleaLeaflet *leaflet,
             GPtrArray   *pages)
{
  const guint first = alea_leaflet_get_n (leaflet);

  alea_leaflet_add_heading (leaflet, _("Answers"));
  for (guint i = 0; i < pages->len; i++)
    {
      AleaGuidePage *page = g_ptr_array_index (pages, i);
      g_autofree char *answer = g_strdup_printf ("%s: %s", alea_guide_page_get_title (page),
                                                 alea_guide_page_get_success (page));

      if (*alea_guide_page_get_success (page) != '\0')
        alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_PLAIN, answer);
    }
  alea_leaflet_keep (leaflet, first);
}

AleaPages *
alea_guide_pages_new_chapter (AleaGuideChapter *chapter,
                              const AleaPaper  *paper)
{
  GPtrArray *list = alea_guide_chapter_get_pages (chapter);
  AleaPages *pages = alea_pages_new (paper, alea_guide_chapter_get_title (chapter));
  AleaLeaflet *leaflet = alea_leaflet_new ();

  for (guint i = 0; i < list->len; i++)
    add_page (leaflet, g_ptr_array_index (list, i));

  add_answers (leaflet, list);
  alea_pages_add_leaflet (pages, NULL, leaflet);
  return pages;
}

/* --- references --------------------------------------------------------------- */

static void
add_table (AleaLeaflet        *leaflet,
           AleaGuideParagraph *table)
{
  const guint first = alea_leaflet_get_n (leaflet);

  alea_leaflet_add_text (leaflet, NULL, ALEA_FACE_BOLD, alea_guide_paragraph_get_title (table));
  for (guint row = 0; row < alea_guide_paragraph_get_n_rows (table); row++)
    {
      g_autoptr(GPtrArray) cells = g_ptr_array_new ();

      for (guint column = 0; column < alea_guide_paragraph_get_n_columns (table); column++)
        g_ptr_array_add (cells, (gpointer) alea_guide_paragraph_get_cell (table, row, column));
      g_ptr_array_add (cells, NULL);
      alea_leaflet_add_row (leaflet, (const char *const *) cells->pdata, row == 0);
    }
  alea_leaflet_keep (leaflet, first);
}

static void
add_paragraph (AleaLeaflet        *leaflet,
               AleaGuideParagraph *paragraph)
{
  g_autofree char *numbers = g_strjoinv (" ", (char **) alea_guide_paragraph_get_numbers (paragraph));
  const char *title = alea_guide_paragraph_get_title (paragraph);
  const guint first = alea_leaflet_get_n (leaflet);
  const AleaFigureMark *marks;
  guint n_marks;

  switch (alea_guide_paragraph_get_kind (paragraph))
    {
    case ALEA_PARAGRAPH_SECTION:
      alea_leaflet_add_heading (leaflet, title);
      break;
    case ALEA_PARAGRAPH_RULE:
      alea_leaflet_add_text (leaflet, numbers, ALEA_FACE_PLAIN, alea_guide_paragraph_get_text (paragraph));
      break;
    case ALEA_PARAGRAPH_READING:
      alea_leaflet_add_text (leaflet, numbers, ALEA_FACE_ITALIC, title);
      alea_leaflet_add_text (leaflet, "", ALEA_FACE_PLAIN, alea_guide_paragraph_get_text (paragraph));
      alea_leaflet_keep (leaflet, first);
      break;
    case ALEA_PARAGRAPH_FIGURE:
      marks = alea_guide_paragraph_get_marks (paragraph, &n_marks);
      alea_leaflet_add_diagram (leaflet, make_diagram (alea_guide_paragraph_get_setup (paragraph), FALSE, marks, n_marks,
                                                       title));
      break;
    case ALEA_PARAGRAPH_TABLE:
      add_table (leaflet, paragraph);
      break;
    case ALEA_N_PARAGRAPHS:
      g_assert_not_reached ();
    }
}

/* "GA5" comes before "GA25". */
static int
compare_readings_cb (gconstpointer a,
                     gconstpointer b)
{
  AleaGuideParagraph *const *one = a, *const *other = b;
  const char *name = alea_guide_paragraph_get_numbers (*one)[0];
  const char *other_name = alea_guide_paragraph_get_numbers (*other)[0];

  return atoi (name + strcspn (name, "0123456789")) - atoi (other_name + strcspn (other_name, "0123456789"));
}

/* What the rules of the inventor leave open, which on the screen stands beside the
 * rule that it is about: on paper people read the rules first, and look this up by
 * its number. */
static void
add_readings (AleaLeaflet *leaflet,
              GPtrArray   *readings)
{
  if (readings->len == 0)
    return;

  g_ptr_array_sort (readings, compare_readings_cb);
  alea_leaflet_add_heading (leaflet, _("Open questions: our reading"));
  for (guint i = 0; i < readings->len; i++)
    add_paragraph (leaflet, g_ptr_array_index (readings, i));
}

/* Whether the section whose paragraphs begin with number @first has more than
 * readings, which stand elsewhere. */
static gboolean
has_rules (GPtrArray *paragraphs,
           guint      first)
{
  for (guint i = first; i < paragraphs->len; i++)
    {
      const AleaParagraphKind kind = alea_guide_paragraph_get_kind (g_ptr_array_index (paragraphs, i));

      if (kind != ALEA_PARAGRAPH_READING)
        return kind != ALEA_PARAGRAPH_SECTION;
    }

  return FALSE;
}

void
alea_guide_pages_add_reference (AleaPages          *pages,
                                AleaGuideReference *reference)
{
  GPtrArray *paragraphs = alea_guide_reference_get_paragraphs (reference);
  g_autoptr(GPtrArray) readings = g_ptr_array_new ();
  AleaLeaflet *leaflet = alea_leaflet_new ();

  for (guint i = 0; i < paragraphs->len; i++)
    {
      AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, i);
      const AleaParagraphKind kind = alea_guide_paragraph_get_kind (paragraph);

      if (kind == ALEA_PARAGRAPH_READING)
        g_ptr_array_add (readings, paragraph);
      else if (kind != ALEA_PARAGRAPH_SECTION || has_rules (paragraphs, i + 1))
        add_paragraph (leaflet, paragraph);
    }

  add_readings (leaflet, readings);
  alea_pages_add_leaflet (pages, alea_guide_reference_get_title (reference), leaflet);
}

AleaPages *
alea_guide_pages_new_reference (AleaGuideReference *reference,
                                const AleaPaper    *paper)
{
  AleaPages *pages = alea_pages_new (paper, alea_guide_reference_get_title (reference));

  alea_guide_pages_add_reference (pages, reference);
  return pages;
}
