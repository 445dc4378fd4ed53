/* alea-guide-page.c: a page of the guide: something to read, something to do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-page-private.h"

#include "alea-letters.h"
#include "alea-words.h"

/**
 * AleaGuidePage:
 *
 * A page as its file says it. It does not change; #AleaLesson is what happens
 * while somebody works on it.
 */

G_DEFINE_FINAL_TYPE (AleaGuidePage, alea_guide_page, G_TYPE_OBJECT)

/* --- the object ----------------------------------------------------------- */

static void
clear_mistake (gpointer data)
{
  AleaGuideMistake *mistake = data;

  g_array_unref (mistake->path);
  g_free (mistake->because);
}

static void
clear_choice (gpointer data)
{
  AleaGuideChoice *choice = data;

  g_free (choice->text);
  g_free (choice->pieces);
  g_free (choice->shown);
  g_free (choice->because);
}

static void
clear_wrong_square (gpointer data)
{
  g_free (((AleaGuideWrongSquare *) data)->because);
}

static void
alea_guide_page_finalize (GObject *object)
{
  AleaGuidePage *self = ALEA_GUIDE_PAGE (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->pieces);
  g_ptr_array_unref (self->texts);
  g_strfreev (self->rules);
  g_array_unref (self->marks);
  g_free (self->setup);
  g_array_unref (self->play);
  g_free (self->task);
  g_free (self->otherwise);
  g_free (self->success);
  g_ptr_array_unref (self->accepted);
  g_clear_pointer (&self->solution, g_array_unref);
  g_array_unref (self->mistakes);
  g_array_unref (self->wrong_squares);
  g_array_unref (self->choices);
  g_strfreev (self->proof);

  G_OBJECT_CLASS (alea_guide_page_parent_class)->finalize (object);
}

static void
alea_guide_page_class_init (AleaGuidePageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_guide_page_finalize;
}

static void
alea_guide_page_init (AleaGuidePage *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->rules = g_new0 (char *, 1);
  self->marks = g_array_new (FALSE, FALSE, sizeof (AleaFigureMark));
  self->has_board = TRUE;
  self->play = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  self->accepted = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (AleaGuideMistake));
  g_array_set_clear_func (self->mistakes, clear_mistake);
  self->wrong_squares = g_array_new (FALSE, FALSE, sizeof (AleaGuideWrongSquare));
  g_array_set_clear_func (self->wrong_squares, clear_wrong_square);
  self->choices = g_array_new (FALSE, FALSE, sizeof (AleaGuideChoice));
  g_array_set_clear_func (self->choices, clear_choice);
  self->which_square = ALEA_NO_SQUARE;
}

/* --- what it says --------------------------------------------------------- */

const char *
alea_guide_page_get_id (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  return self->id;
}

AleaPageKind
alea_guide_page_get_kind (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), ALEA_PAGE_READ);

  return self->kind;
}

const char *
alea_guide_page_get_title (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  return alea_words_translate (self->title);
}

const char *
alea_guide_page_get_pieces (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), "");

  return self->pieces != NULL ? self->pieces : "";
}

char *
alea_guide_page_dup_text (AleaGuidePage *self)
{
  GString *text;

  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->texts->len; i++)
    {
      if (i > 0)
        g_string_append (text, "\n\n");
      g_string_append (text, alea_words_translate (g_ptr_array_index (self->texts, i)));
    }

  return g_string_free (text, FALSE);
}

const char *
alea_guide_page_get_task (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  return alea_words_translate (self->task);
}

const char *
alea_guide_page_get_success (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  return alea_words_translate (self->success);
}

const char *const *
alea_guide_page_get_rules (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  return (const char *const *) self->rules;
}

const AleaState *
alea_guide_page_get_start (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);

  return &self->start;
}

gboolean
alea_guide_page_get_has_board (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), FALSE);

  return self->has_board;
}

const AleaFigureMark *
alea_guide_page_get_marks (AleaGuidePage *self,
                           guint         *n_marks)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);
  g_return_val_if_fail (n_marks != NULL, NULL);

  *n_marks = self->marks->len;
  return (const AleaFigureMark *) (void *) self->marks->data;
}

guint
alea_guide_page_get_n_choices (AleaGuidePage *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), 0);

  return self->choices->len;
}

/* "R K R" in the letters of the language. */
static char *
write_pieces (const char *pieces)
{
  g_autoptr(GString) english = g_string_new (NULL);

  for (const char *p = pieces; *p != '\0'; p++)
    g_string_append_printf (english, "%s%c", p > pieces ? " " : "", *p);

  return alea_letters_show (english->str);
}

const char *
alea_guide_page_get_choice (AleaGuidePage *self,
                            guint          number)
{
  AleaGuideChoice *choice;

  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);
  g_return_val_if_fail (number < self->choices->len, NULL);

  choice = &g_array_index (self->choices, AleaGuideChoice, number);
  if (choice->pieces == NULL)
    return alea_words_translate (choice->text);

  if (choice->shown == NULL)
    choice->shown = write_pieces (choice->pieces);
  return choice->shown;
}

const char *
alea_guide_page_get_choice_pieces (AleaGuidePage *self,
                                   guint          number)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_PAGE (self), NULL);
  g_return_val_if_fail (number < self->choices->len, NULL);

  return g_array_index (self->choices, AleaGuideChoice, number).pieces;
}
