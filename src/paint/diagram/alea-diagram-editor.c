/* alea-diagram-editor.c: a diagram that is being drawn, and all it was before
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-editor.h"

#include "alea-diagram-file.h"
#include "alea-diagram-find.h"
#include "alea-diagram-resize.h"

#include <string.h>

/**
 * AleaDiagramEditor:
 *
 * A step is a whole diagram: even of the largest board it takes but a few
 * kilobytes, and so undoing is nothing but going back to it.
 */

typedef enum
{
  STROKE_NONE,
  STROKE_BEGUN,
  STROKE_HAS_STEP,
} Stroke;

struct _AleaDiagramEditor
{
  GObject      parent_instance;

  AleaDiagram *diagram;
  char        *written;     /* as a file: what tells one diagram from another */
  char        *saved;       /* likewise, of the one that is in a file */
  GPtrArray   *past;        /* of AleaDiagram, the latest last */
  GPtrArray   *future;      /* likewise, the next last */
  Stroke       stroke;
  int          typed;       /* the text that the last step typed, or -1 */
};

G_DEFINE_FINAL_TYPE (AleaDiagramEditor, alea_diagram_editor, G_TYPE_OBJECT)

#define NOT_TYPED (-1)

/* --- steps ---------------------------------------------------------------- */

/* Shows @diagram; returns the one that was shown. */
static AleaDiagram *
exchange (AleaDiagramEditor *self,
          AleaDiagram       *diagram)
{
  AleaDiagram *old = self->diagram;

  self->diagram = diagram;
  g_free (self->written);
  self->written = alea_diagram_write (diagram);
  return old;
}

/* Makes @draft the diagram.  @typed: the text that it changes, or NOT_TYPED. */
static void
take (AleaDiagramEditor *self,
      AleaDiagram       *draft,
      int                typed)
{
  const gboolean goes_on = self->stroke == STROKE_HAS_STEP || (typed != NOT_TYPED && typed == self->typed);
  g_autofree char *written = alea_diagram_write (draft);

  if (g_str_equal (written, self->written))
    {
      alea_diagram_free (draft);
      return;
    }

  if (goes_on)
    alea_diagram_free (exchange (self, draft));
  else
    g_ptr_array_add (self->past, exchange (self, draft));

  g_ptr_array_set_size (self->future, 0);
  self->typed = typed;
  if (self->stroke == STROKE_BEGUN)
    self->stroke = STROKE_HAS_STEP;
  g_signal_emit_by_name (self, "changed");
}

/* Goes to the end of one list of steps and adds what was to the other. */
static void
travel (AleaDiagramEditor *self,
        GPtrArray         *there,
        GPtrArray         *back)
{
  if (there->len == 0)
    return;

  g_ptr_array_add (back, exchange (self, g_ptr_array_steal_index (there, there->len - 1)));
  self->typed = NOT_TYPED;
  self->stroke = STROKE_NONE;
  g_signal_emit_by_name (self, "changed");
}

gboolean
alea_diagram_editor_get_can_undo (AleaDiagramEditor *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), FALSE);

  return self->past->len > 0;
}

gboolean
alea_diagram_editor_get_can_redo (AleaDiagramEditor *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), FALSE);

  return self->future->len > 0;
}

void
alea_diagram_editor_undo (AleaDiagramEditor *self)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  travel (self, self->past, self->future);
}

void
alea_diagram_editor_redo (AleaDiagramEditor *self)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  travel (self, self->future, self->past);
}

void
alea_diagram_editor_begin_stroke (AleaDiagramEditor *self)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  self->stroke = STROKE_BEGUN;
  self->typed = NOT_TYPED;
}

void
alea_diagram_editor_end_stroke (AleaDiagramEditor *self)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  self->stroke = STROKE_NONE;
}

/* --- the whole ------------------------------------------------------------ */

const AleaDiagram *
alea_diagram_editor_get_diagram (AleaDiagramEditor *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), NULL);

  return self->diagram;
}

void
alea_diagram_editor_open (AleaDiagramEditor *self,
                          AleaDiagram       *diagram)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (diagram != NULL);

  alea_diagram_free (exchange (self, diagram));
  g_ptr_array_set_size (self->past, 0);
  g_ptr_array_set_size (self->future, 0);
  self->typed = NOT_TYPED;
  self->stroke = STROKE_NONE;
  alea_diagram_editor_set_saved (self);
}

gboolean
alea_diagram_editor_get_is_changed (AleaDiagramEditor *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), FALSE);

  return !g_str_equal (self->written, self->saved);
}

void
alea_diagram_editor_set_saved (AleaDiagramEditor *self)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  g_free (self->saved);
  self->saved = g_strdup (self->written);
  self->typed = NOT_TYPED;
  g_signal_emit_by_name (self, "changed");
}

AleaDiagram *
alea_diagram_editor_make_draft (AleaDiagramEditor *self)
{
  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), NULL);

  return alea_diagram_copy (self->diagram);
}

void
alea_diagram_editor_replace (AleaDiagramEditor *self,
                             AleaDiagram       *diagram)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (diagram != NULL);

  take (self, diagram, NOT_TYPED);
}

/* --- the board ------------------------------------------------------------ */

void
alea_diagram_editor_set_size (AleaDiagramEditor *self,
                              int                files,
                              int                ranks)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (files >= 1 && files <= ALEA_MAX_SIDE);
  g_return_if_fail (ranks >= 1 && ranks <= ALEA_MAX_SIDE);

  take (self, alea_diagram_resize (self->diagram, files, ranks), NOT_TYPED);
}

void
alea_diagram_editor_set_hole (AleaDiagramEditor *self,
                              AleaSquare         square,
                              gboolean           is_hole)
{
  AleaDiagram *draft;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (alea_diagram_has_place (self->diagram, square));

  if (is_hole == !alea_geometry_has_square (&self->diagram->geometry, square))
    return;

  draft = alea_diagram_copy (self->diagram);
  alea_diagram_set_plan (draft, square, is_hole ? '*' : '.');
  alea_diagram_drop_beside (draft);
  alea_diagram_editor_replace (self, draft);
}

void
alea_diagram_editor_set_labels (AleaDiagramEditor *self,
                                gboolean           is_files,
                                const char        *words)
{
  AleaDiagram *draft;
  GStrv *labels;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  draft = alea_diagram_copy (self->diagram);
  labels = is_files ? &draft->file_labels : &draft->rank_labels;
  g_strfreev (*labels);
  *labels = alea_diagram_make_labels (draft, is_files, words);
  alea_diagram_editor_replace (self, draft);
}

void
alea_diagram_editor_set_text (AleaDiagramEditor *self,
                              AleaDiagramText    which,
                              const char        *text)
{
  AleaDiagram *draft;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  draft = alea_diagram_copy (self->diagram);
  alea_diagram_set_text (draft, which, text);
  take (self, draft, (int) which);
}

/* --- pieces ------------------------------------------------------------------ */

/* Nobody stands in a hole. */
static void
place (AleaDiagram *draft,
       AleaSquare   square,
       AleaPiece    piece,
       guint        turns)
{
  if (piece != ALEA_NO_PIECE && !alea_geometry_has_square (&draft->geometry, square))
    return;

  draft->pieces[square] = piece;
  draft->turns[square] = piece != ALEA_NO_PIECE ? (guint8) (turns % 4) : 0;
}

void
alea_diagram_editor_put (AleaDiagramEditor *self,
                         AleaSquare         square,
                         AleaPiece          piece,
                         guint              turns)
{
  AleaDiagram *draft;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (alea_diagram_has_place (self->diagram, square));

  draft = alea_diagram_copy (self->diagram);
  place (draft, square, piece, turns);
  alea_diagram_editor_replace (self, draft);
}

void
alea_diagram_editor_move (AleaDiagramEditor *self,
                          AleaSquare         from,
                          AleaSquare         to,
                          gboolean           stays)
{
  AleaDiagram *draft;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (alea_diagram_has_place (self->diagram, from) && alea_diagram_has_place (self->diagram, to));

  if (self->diagram->pieces[from] == ALEA_NO_PIECE || from == to
      || !alea_geometry_has_square (&self->diagram->geometry, to))
    return;

  draft = alea_diagram_copy (self->diagram);
  place (draft, to, draft->pieces[from], draft->turns[from]);
  if (!stays)
    place (draft, from, ALEA_NO_PIECE, 0);
  alea_diagram_editor_replace (self, draft);
}

void
alea_diagram_editor_turn (AleaDiagramEditor *self,
                          AleaSquare         square)
{
  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (alea_diagram_has_place (self->diagram, square));

  alea_diagram_editor_put (self, square, self->diagram->pieces[square], self->diagram->turns[square] + 1u);
}

/* --- taking off ----------------------------------------------------------- */

void
alea_diagram_editor_erase (AleaDiagramEditor *self,
                           AleaSquare         square)
{
  AleaDiagram *draft;
  int drawing, mark;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));
  g_return_if_fail (alea_diagram_has_place (self->diagram, square));

  drawing = alea_diagram_find_last_drawing (self->diagram, square);
  mark = alea_diagram_find_mark (self->diagram, square, -1);
  draft = alea_diagram_copy (self->diagram);
  if (drawing >= 0)
    g_array_remove_index (draft->drawings, (guint) drawing);
  else if (mark >= 0)
    g_array_remove_index (draft->marks, (guint) mark);
  else if (draft->pieces[square] != ALEA_NO_PIECE)
    place (draft, square, ALEA_NO_PIECE, 0);
  else if (!alea_geometry_has_square (&draft->geometry, square))
    alea_diagram_set_plan (draft, square, '.');
  alea_diagram_editor_replace (self, draft);
}

void
alea_diagram_editor_clear (AleaDiagramEditor *self)
{
  AleaDiagram *draft;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  draft = alea_diagram_copy (self->diagram);
  memset (draft->pieces, 0, sizeof draft->pieces);
  memset (draft->turns, 0, sizeof draft->turns);
  g_array_set_size (draft->marks, 0);
  g_array_set_size (draft->drawings, 0);
  alea_diagram_editor_replace (self, draft);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_diagram_editor_finalize (GObject *object)
{
  AleaDiagramEditor *self = ALEA_DIAGRAM_EDITOR (object);

  alea_diagram_free (self->diagram);
  g_free (self->written);
  g_free (self->saved);
  g_ptr_array_unref (self->past);
  g_ptr_array_unref (self->future);

  G_OBJECT_CLASS (alea_diagram_editor_parent_class)->finalize (object);
}

static void
alea_diagram_editor_class_init (AleaDiagramEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_diagram_editor_finalize;

  /**
   * AleaDiagramEditor::changed:
   *
   * The diagram is another one, or has been saved.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_diagram_editor_init (AleaDiagramEditor *self)
{
  self->diagram = alea_diagram_new (8, 8);
  self->written = alea_diagram_write (self->diagram);
  self->saved = g_strdup (self->written);
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);
  self->typed = NOT_TYPED;
}

AleaDiagramEditor *
alea_diagram_editor_new (void)
{
  return g_object_new (ALEA_TYPE_DIAGRAM_EDITOR, NULL);
}
