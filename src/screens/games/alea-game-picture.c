/* alea-game-picture.c: the board of a game on its cloth
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-picture.h"

#include "alea-cloth.h"
#include "alea-rules.h"

/**
 * AleaGamePicture:
 *
 * A picture for the eye alone: what is beside it says the same in words.
 */

struct _AleaGamePicture
{
  GtkWidget          parent_instance;

  AleaBoardPictures *pictures;
  char              *rules;   /* NULL: nothing to show */
  char              *fen;     /* or NULL */
};

G_DEFINE_FINAL_TYPE (AleaGamePicture, alea_game_picture, GTK_TYPE_WIDGET)

/* Between the board and the edge of the cloth. */
#define MARGIN 8

/* A board with holes has no shadow of one piece. */
static gboolean
is_plain_board (const char *rules)
{
  const AleaRules *found = alea_rules_find (rules);

  return found != NULL && found->geometry->plan == NULL;
}

static void
snapshot_board (AleaGamePicture *self,
                GtkSnapshot     *snapshot,
                float            width,
                float            height)
{
  static const GdkRGBA shadow = { 0, 0, 0, 0.4f };
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const float margin = MIN (MARGIN, height / 16);
  GdkTexture *texture = alea_board_pictures_get (self->pictures, self->rules, self->fen,
                                                 (int) (width - 2 * margin) * scale,
                                                 (int) (height - 2 * margin) * scale, GTK_WIDGET (self));
  graphene_rect_t place;
  GskRoundedRect outline;

  if (texture == NULL)
    return;

  place.size.width = (float) gdk_texture_get_width (texture) / (float) scale;
  place.size.height = (float) gdk_texture_get_height (texture) / (float) scale;
  place.origin.x = (float) (int) ((width - place.size.width) / 2);
  place.origin.y = (float) (int) ((height - place.size.height) / 2);

  gsk_rounded_rect_init_from_rect (&outline, &place, 1);
  if (is_plain_board (self->rules))
    gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 3, 0, 6);
  gtk_snapshot_append_texture (snapshot, texture, &place);
}

static void
alea_game_picture_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AleaGamePicture *self = ALEA_GAME_PICTURE (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  if (self->rules == NULL)
    return;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  alea_cloth_snapshot (snapshot, self->rules, width, height);
  snapshot_board (self, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}

static void
alea_game_picture_finalize (GObject *object)
{
  AleaGamePicture *self = ALEA_GAME_PICTURE (object);

  g_clear_object (&self->pictures);
  g_free (self->rules);
  g_free (self->fen);

  G_OBJECT_CLASS (alea_game_picture_parent_class)->finalize (object);
}

static void
alea_game_picture_class_init (AleaGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_game_picture_finalize;
  widget_class->snapshot = alea_game_picture_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "gamepicture");
}

static void
alea_game_picture_init (AleaGamePicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
alea_game_picture_set_game (AleaGamePicture *self,
                            const char      *rules,
                            const char      *fen)
{
  g_return_if_fail (ALEA_IS_GAME_PICTURE (self));

  if (g_strcmp0 (self->rules, rules) == 0 && g_strcmp0 (self->fen, fen) == 0)
    return;

  g_free (self->rules);
  g_free (self->fen);
  self->rules = g_strdup (rules);
  self->fen = g_strdup (fen);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
alea_game_picture_new (AleaBoardPictures *pictures)
{
  AleaGamePicture *self = g_object_new (ALEA_TYPE_GAME_PICTURE, NULL);

  self->pictures = g_object_ref (pictures);
  g_signal_connect_object (pictures, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
