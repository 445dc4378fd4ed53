/* alea-dice-typing.c: what real dice show, typed in
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-tray-private.h"

#include "alea-box.h"
#include "alea-control.h"
#include "alea-dice-view.h"
#include "alea-die.h"
#include "alea-session-rolls.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* Of the faces to press. */
#define FACE_SIZE     34
#define ROW_FACE_SIZE 24

gboolean
alea_dice_tray_asks_typed_roll (AleaDiceTray *self)
{
  return self->session != NULL && alea_dice_tray_is_asked (self) && alea_session_get_asks_typed_roll (self->session);
}

/* What has been typed of a roll; a sentence about what was typed before is no
 * longer true. */
static void
show_typed (AleaDiceTray *self)
{
  alea_dice_view_show (ALEA_DICE_VIEW (self->dice), self->entry.roll, alea_dice_tray_get_solid (self->entry.roll));
  alea_dice_tray_fail (self, "", NULL);
}

/* Types one face; the last one makes the roll. */
static void
type_face (AleaDiceTray *self,
           guint         face)
{
  g_autofree char *sentence = NULL, *faces = NULL;
  g_autoptr(GError) error = NULL;
  AleaText why;

  if (!alea_roll_entry_add (&self->entry, face, &why))
    {
      sentence = alea_words_expand (&why);
      alea_dice_tray_fail (self, sentence, alea_game_get_rules (self->game)->numbers.dice);
      return;
    }

  if (!alea_roll_entry_is_complete (&self->entry))
    {
      show_typed (self);
      return;
    }

  faces = alea_words_roll (&self->entry.roll);
  if (!alea_session_type_roll (self->session, faces, &error))
    alea_dice_tray_fail (self, error->message, alea_game_error_get_rule (error));
}

/* Whether a roll of somebody with real dice is due that was made before an
 * undo; then none is typed. */
static gboolean
has_kept_roll (AleaDiceTray *self)
{
  AleaMatch *match;
  int asked;

  if (!alea_dice_tray_get_can_roll (self))
    return FALSE;

  match = alea_session_get_match (self->session);
  asked = alea_session_get_asked (self->session);
  return asked != ALEA_NO_PERSON && alea_person_get_has_own_dice (alea_match_get_person (match, (guint) asked));
}

gboolean
alea_dice_tray_type_key (AleaDiceTray *self,
                         guint         keyval)
{
  const gboolean is_face = keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9;

  if (is_face && has_kept_roll (self))
    alea_dice_tray_fail (self, _("This roll has already been made: click the dice, or press the space bar, to see "
                                 "it again."), NULL);
  else if (!alea_dice_tray_asks_typed_roll (self))
    return FALSE;
  else if (is_face)
    type_face (self, keyval - GDK_KEY_0);
  else if (keyval == GDK_KEY_BackSpace && alea_roll_entry_remove (&self->entry))
    show_typed (self);
  else
    return FALSE;

  return TRUE;
}

static void
face_clicked_cb (AleaDiceTray *self,
                 GtkWidget    *button)
{
  type_face (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face")));
}

/* A face as it lies on the table. */
static void
draw_face (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  const AleaSolid solid = (AleaSolid) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "solid"));
  const AleaDieLook look = alea_die_look_default ();
  const AleaDiePose pose = { .turn = alea_solid_rest (solid, GPOINTER_TO_INT (data), 0.2) };
  cairo_rectangle_t rest;
  double size;

  alea_die_rest_extents (solid, 1, &rest);
  size = MIN (width / rest.width, height / rest.height);
  cairo_translate (cr, width / 2.0 - (rest.x + rest.width / 2) * size,
                   height / 2.0 - (rest.y + rest.height / 2) * size);
  alea_die_paint (cr, solid, &pose, &look, size);
}

static GtkWidget *
make_face (AleaDiceTray *self,
           AleaSolid     solid,
           guint         face)
{
  g_autofree char *label = g_strdup_printf ("%u", face);
  GtkWidget *button = gtk_button_new (), *area = gtk_drawing_area_new ();
  const int size = self->is_row ? ROW_FACE_SIZE : FACE_SIZE;

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), size);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), size);
  g_object_set_data (G_OBJECT (area), "solid", GINT_TO_POINTER (solid));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_face, GINT_TO_POINTER (face), NULL);
  gtk_button_set_child (GTK_BUTTON (button), area);
  gtk_widget_set_hexpand (button, TRUE);
  alea_control_name (button, label);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect_object (button, "clicked", G_CALLBACK (face_clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* Says what to type, unless the last roll still has something to say. */
static void
update_words (AleaDiceTray *self)
{
  g_autofree char *sentence = NULL;
  AleaText text;

  if (self->is_wordless || gtk_widget_get_visible (self->meaning))
    return;

  alea_roll_entry_guide (&self->entry, &text);
  sentence = alea_words_expand (&text);
  gtk_label_set_text (GTK_LABEL (self->meaning), sentence);
  gtk_widget_set_visible (self->meaning, TRUE);
}

/* A button for each face, while real dice are asked for. */
void
alea_dice_tray_update_faces (AleaDiceTray *self)
{
  AleaQuestion question;

  alea_box_empty (self->faces);

  gtk_widget_set_visible (self->faces, alea_dice_tray_asks_typed_roll (self));
  if (!alea_dice_tray_asks_typed_roll (self))
    return;

  alea_state_ask (alea_game_get_state (self->game), &question);
  alea_roll_entry_init (&self->entry, &question.dice);
  for (guint face = 1; face <= question.dice.sides; face++)
    gtk_box_append (GTK_BOX (self->faces), make_face (self, alea_dice_tray_get_solid (question.dice), face));

  update_words (self);
}
