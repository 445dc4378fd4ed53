/* alea-run-view.c: the equal rolls of a player, and what the next would bring
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-run-view.h"

#include "alea-box.h"
#include "alea-control.h"
#include "alea-look.h"
#include "alea-marks.h"
#include "alea-part.h"
#include "alea-roll-glyphs.h"
#include "alea-row.h"
#include "alea-runs.h"
#include "alea-style.h"
#include "alea-words.h"
#include "alea-yield.h"

#include <glib/gi18n.h>

/**
 * AleaRunView:
 *
 * A sentence about the run, and below it the six faces of the die, each with
 * the number of moves that it would bring now.
 */

struct _AleaRunView
{
  GtkWidget   parent_instance;

  GtkWidget  *box;
  GtkWidget  *sentence;
  GtkWidget  *brief;           /* in its place where there is no room: the dice of the run, */
  GtkWidget  *rolls;
  GtkWidget  *length;          /* and of a long one how many */
  GtkWidget  *faces;
  GtkWidget  *next;            /* what they are, where there is room */
  GtkWidget  *face[6];         /* pictures, from 1, */
  GtkWidget  *worth[6];        /* and what each would bring */
  AleaRun     run;
};

G_DEFINE_FINAL_TYPE (AleaRunView, alea_run_view, GTK_TYPE_WIDGET)

#define FACE_SIZE 16

/* Between the faces, and between them and the words before them. */
#define FACE_GAP         10
#define COMPACT_FACE_GAP 4

/* Of a run that is seen as dice. */
#define MOST_DICE 2

/* The mark of a face leaves room around it that a row of faces has not. */
#define FACE_ZOOM 1.55

/* --- words --------------------------------------------------------------- */

static char *
describe_run (AleaRun run)
{
  AleaText text;

  alea_run_describe (run, &text);
  return alea_words_expand (&text);
}

/* How often the same has fallen; small numbers are words, which do not run into the face. */
static char *
count_run (AleaRun run)
{
  switch (run.length)
    {
    case 0:
      return g_strdup (_("No rolls yet."));
    case 1:
      return g_strdup_printf (_("Last rolled %d."), run.value);
    case 2:
      /* Translators: the number is a face of the die, as in the two sentences below */
      return g_strdup_printf (_("Rolled a %d twice in a row."), run.value);
    case 3:
      return g_strdup_printf (_("Rolled a %d three times in a row."), run.value);
    default:
      return g_strdup_printf (ngettext ("Rolled a %d, %d time in a row.", "Rolled a %d, %d times in a row.",
                                        run.length), run.value, run.length);
    }
}

/* What each face would bring stands below: here only what would be more than moves. */
static char *
make_sentence (AleaRun run)
{
  g_autofree char *count = count_run (run), *effect = NULL, *again = NULL;
  const AleaRun after = alea_run_after (run, run.value);

  if (run.length < 2 || alea_run_effect (after) == ALEA_RUN_MOVES)
    return g_steal_pointer (&count);

  effect = describe_run (after);
  /* Translators: what the same face once more would bring: "Another 6: the game is lost." */
  again = g_strdup_printf (_("Another %d: %s."), run.value, effect);
  return g_strjoin (" ", count, again, NULL);
}

/* The die as often as it fell; of many one, and how many. */
static void
show_brief (AleaRunView *self,
            AleaRun      run)
{
  const AleaRoll roll = { .n = 1, .sides = 6, .face = { (guint8) run.value } };
  const AleaRoll rolls[MOST_DICE] = { roll, roll };
  const gboolean is_long = run.length > MOST_DICE;
  g_autofree char *length = g_strdup_printf ("× %d", run.length);

  alea_roll_glyphs_set_rolls (ALEA_ROLL_GLYPHS (self->rolls), rolls,
                              run.value == 0 ? 0 : is_long ? 1 : (guint) run.length);
  gtk_label_set_text (GTK_LABEL (self->length), length);
  gtk_widget_set_visible (self->length, is_long);
}

/* What each face would bring, a line a face. */
static char *
describe_faces (AleaRun run)
{
  g_autoptr(GString) lines = g_string_new (NULL);

  for (int face = 1; face <= 6; face++)
    {
      g_autofree char *effect = describe_run (alea_run_after (run, face));

      if (face > 1)
        g_string_append_c (lines, '\n');
      /* Translators: a face of the die and what it brings: "6: 2 moves" */
      g_string_append_printf (lines, _("%d: %s"), face, effect);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* "2", "swap": what a face would bring, as short as can be. */
static char *
make_worth (AleaRun after)
{
  switch (alea_run_effect (after))
    {
    case ALEA_RUN_SWAP:
      /* Translators: a face of the die with which the players would change sides */
      return g_strdup (_("swap"));
    case ALEA_RUN_LOSS:
      /* Translators: a face of the die with which the game would be lost */
      return g_strdup (_("lost"));
    case ALEA_RUN_MOVES:
    default:
      return g_strdup_printf ("%d", alea_run_moves (after));
    }
}

/* --- faces --------------------------------------------------------------- */

static void
draw_face (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  const double size = MIN (width, height) * FACE_ZOOM;

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  alea_mark_paint ((AleaMark) (ALEA_MARK_FACE_1 + GPOINTER_TO_INT (data)), cr,
                   alea_look_get_theme (alea_look_get_default ()), size);
}

static void
add_face (AleaRunView *self,
          int          i)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *face = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (face), draw_face, GINT_TO_POINTER (i), NULL);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), face,
                           G_CONNECT_SWAPPED);
  self->face[i] = face;
  self->worth[i] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->worth[i], "numeric");
  alea_box_append (pair, face, self->worth[i], NULL);
  gtk_box_append (GTK_BOX (self->faces), pair);
}

/* The face that would make the run longer stands out. */
static void
update_faces (AleaRunView *self)
{
  for (int i = 0; i < 6; i++)
    {
      g_autofree char *worth = make_worth (alea_run_after (self->run, i + 1));

      gtk_label_set_text (GTK_LABEL (self->worth[i]), worth);
      alea_style_set (self->worth[i], "heading", self->run.value == i + 1);
    }
}

void
alea_run_view_set (AleaRunView *self,
                   AleaRun      run)
{
  g_autofree char *sentence = make_sentence (run), *faces = describe_faces (run);

  g_return_if_fail (ALEA_IS_RUN_VIEW (self));

  self->run = run;
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  show_brief (self, run);
  update_faces (self);
  alea_control_set_tip (GTK_WIDGET (self), faces);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, faces,
                                  -1);
}

void
alea_run_view_set_compact (AleaRunView *self,
                           gboolean     compact)
{
  const int gap = compact ? COMPACT_FACE_GAP : FACE_GAP;

  g_return_if_fail (ALEA_IS_RUN_VIEW (self));

  for (int i = 1; i < 6; i++)
    gtk_widget_set_margin_start (gtk_widget_get_parent (self->face[i]), gap);
  gtk_widget_set_margin_end (self->next, gap);
  gtk_widget_set_visible (self->sentence, !compact);
  /* Translators: before the faces of a die, each with the moves that it would bring; the first one where there
   * is little room */
  gtk_label_set_text (GTK_LABEL (self->next), compact ? _("Moves:") : _("Moves on the next roll:"));
  gtk_widget_set_visible (self->brief, compact);
}

void
alea_run_view_set_scale (AleaRunView *self,
                         guint        scale)
{
  g_return_if_fail (ALEA_IS_RUN_VIEW (self));

  for (int i = 0; i < 6; i++)
    {
      gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->face[i]), FACE_SIZE * (int) scale / 10);
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->face[i]), FACE_SIZE * (int) scale / 10);
    }
}

/* --- the class ----------------------------------------------------------- */

static void
alea_run_view_class_init (AleaRunViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "runview");
}

static void
alea_run_view_init (AleaRunView *self)
{
  GtkWidget *row = alea_row_new (), *yield = g_object_new (ALEA_TYPE_YIELD, NULL);

  self->sentence = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->sentence), 0);
  gtk_label_set_wrap (GTK_LABEL (self->sentence), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->sentence), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (self->sentence), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (self->sentence), 2);
  self->brief = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->rolls = alea_roll_glyphs_new ();
  self->length = gtk_label_new (NULL);
  gtk_widget_set_valign (self->rolls, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (self->brief, 2);
  gtk_widget_set_visible (self->brief, FALSE);
  gtk_widget_add_css_class (self->length, "heading");
  alea_box_append (self->brief, self->rolls, self->length, NULL);

  self->faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->next = gtk_label_new (_("Moves on the next roll:"));
  gtk_widget_set_parent (self->next, yield);
  alea_yield_set_is_whole (ALEA_YIELD (yield), TRUE);
  gtk_box_append (GTK_BOX (self->faces), yield);
  /* The words give way, with the gap behind them, before the faces go below the dice. */
  gtk_widget_set_hexpand (self->faces, TRUE);
  for (int i = 0; i < 6; i++)
    add_face (self, i);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (self->box), self->sentence);
  /* Beside each other, or one above the other where it is narrow. */
  alea_row_append (ALEA_ROW (row), self->brief);
  alea_row_append (ALEA_ROW (row), self->faces);
  gtk_box_append (GTK_BOX (self->box), row);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  alea_run_view_set_scale (self, 10);
  alea_run_view_set_compact (self, FALSE);
}
