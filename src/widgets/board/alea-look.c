/* alea-look.c: how boards and dice look, by the choice of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-look.h"

#include "alea-dark.h"

#include <gtk/gtk.h>

/**
 * AleaLook:
 *
 * Boards and dice ask it when they paint, and paint again when it changes, so
 * that a choice is seen everywhere at once.
 */

struct _AleaLook
{
  GObject          parent_instance;

  const AleaTheme *theme;
  AleaCoordinates  coordinates;
  gboolean         is_night;       /* the desktop is dark */
  gboolean         has_bars;       /* four-sided dice are bars */
  gboolean         marks_moves;
  gboolean         is_quick;       /* in motion */
  char            *piece_set_id;   /* of the settings, or NULL */
  AleaPieceSet    *piece_set;      /* NULL until asked for */
  gboolean         has_own_pieces;
};

#define QUICK_SPEED 2.5

G_DEFINE_FINAL_TYPE (AleaLook, alea_look, G_TYPE_OBJECT)

/* --- settings ------------------------------------------------------------- */

static AleaCoordinates
parse_coordinates (const char *value)
{
  if (g_str_equal (value, "outside"))
    return ALEA_COORDINATES_OUTSIDE;
  if (g_str_equal (value, "every"))
    return ALEA_COORDINATES_EVERY;
  if (g_str_equal (value, "none"))
    return ALEA_COORDINATES_NONE;

  return ALEA_COORDINATES_INSIDE;
}

static void
load_settings (AleaLook   *self,
               const char *key,
               GSettings  *settings)
{
  g_autofree char *theme = g_settings_get_string (settings, "board-theme");
  g_autofree char *coordinates = g_settings_get_string (settings, "coordinates");
  g_autofree char *dice = g_settings_get_string (settings, "four-sided-dice");
  g_autofree char *motion = g_settings_get_string (settings, "motion");
  g_autofree char *marks = g_settings_get_string (settings, "marks");

  self->theme = alea_theme_find (theme);
  self->coordinates = parse_coordinates (coordinates);
  self->has_bars = g_str_equal (dice, "bar");
  self->is_quick = g_str_equal (motion, "quick");
  self->marks_moves = !g_str_equal (marks, "none");
  if (!self->has_own_pieces && (key == NULL || g_str_equal (key, "piece-set")))
    {
      g_free (self->piece_set_id);
      self->piece_set_id = g_settings_get_string (settings, "piece-set");
      g_clear_pointer (&self->piece_set, alea_piece_set_unref);
    }

  g_signal_emit_by_name (self, "changed");
}

/* --- light and dark -------------------------------------------------------- */

static void
update_night (AleaLook    *self,
              GParamSpec  *pspec,
              GtkSettings *settings)
{
  const gboolean is_dark = alea_dark_is (settings);

  if (self->is_night == is_dark)
    return;

  self->is_night = is_dark;
  g_signal_emit_by_name (self, "changed");
}

static void
watch_night (AleaLook *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings == NULL)
    return;

  alea_dark_watch (settings, G_CALLBACK (update_night), self);
  update_night (self, NULL, settings);
}

/* Not all that is set is looks: a score is kept in the midst of what makes it,
 * when nothing may be drawn anew. */
static void
settings_changed_cb (AleaLook   *self,
                     const char *key,
                     GSettings  *settings)
{
  static const char *const keys[] = { "board-theme", "piece-set", "coordinates", "four-sided-dice", "motion",
                                      "marks", NULL };

  if (g_strv_contains (keys, key))
    load_settings (self, key, settings);
}

void
alea_look_follow (AleaLook  *self,
                  GSettings *settings)
{
  g_return_if_fail (ALEA_IS_LOOK (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  load_settings (self, NULL, settings);
  watch_night (self);
}

/* --- what it is ----------------------------------------------------------- */

const AleaTheme *
alea_look_get_theme (AleaLook *self)
{
  g_return_val_if_fail (ALEA_IS_LOOK (self), NULL);

  return self->is_night ? alea_theme_at_night (self->theme) : self->theme;
}

AleaCoordinates
alea_look_get_coordinates (AleaLook *self)
{
  g_return_val_if_fail (ALEA_IS_LOOK (self), ALEA_COORDINATES_OUTSIDE);

  return self->coordinates;
}

double
alea_look_get_speed (AleaLook *self)
{
  g_return_val_if_fail (ALEA_IS_LOOK (self), 1);

  return self->is_quick ? QUICK_SPEED : 1;
}

gboolean
alea_look_get_marks_moves (AleaLook *self)
{
  g_return_val_if_fail (ALEA_IS_LOOK (self), TRUE);

  return self->marks_moves;
}

/* The window is there before the first piece is painted in it: until then they
 * need not be read. */
AleaPieceSet *
alea_look_get_pieces (AleaLook *self)
{
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (ALEA_IS_LOOK (self), NULL);

  if (self->piece_set == NULL && self->piece_set_id != NULL)
    self->piece_set = alea_piece_set_new_builtin (self->piece_set_id, &error);
  if (error != NULL)
    g_message ("%s", error->message);
  if (self->piece_set == NULL)
    self->piece_set = alea_piece_set_ref (alea_piece_set_get_default ());

  return self->piece_set;
}

void
alea_look_dress (AleaLook    *self,
                 AleaDiagram *diagram)
{
  g_return_if_fail (ALEA_IS_LOOK (self));
  g_return_if_fail (diagram != NULL);

  diagram->theme = self->theme;
  /* On paper there is room around the board. */
  diagram->coordinates = self->coordinates == ALEA_COORDINATES_INSIDE ? ALEA_COORDINATES_OUTSIDE : self->coordinates;
  g_clear_pointer (&diagram->piece_set, alea_piece_set_unref);
  diagram->piece_set = alea_piece_set_ref (alea_look_get_pieces (self));
}

void
alea_look_set_pieces (AleaLook     *self,
                      AleaPieceSet *piece_set)
{
  g_return_if_fail (ALEA_IS_LOOK (self));
  g_return_if_fail (piece_set != NULL);

  alea_piece_set_ref (piece_set);
  g_clear_pointer (&self->piece_set, alea_piece_set_unref);
  self->piece_set = piece_set;
  self->has_own_pieces = TRUE;
  g_signal_emit_by_name (self, "changed");
}

AleaSolid
alea_look_get_solid (AleaLook *self,
                     int       sides)
{
  g_return_val_if_fail (ALEA_IS_LOOK (self), ALEA_SOLID_CUBE);

  if (sides == 4)
    return self->has_bars ? ALEA_SOLID_BAR : ALEA_SOLID_PYRAMID;

  return ALEA_SOLID_CUBE;
}

/* --- the class ------------------------------------------------------------ */

static void
alea_look_finalize (GObject *object)
{
  g_clear_pointer (&ALEA_LOOK (object)->piece_set, alea_piece_set_unref);
  g_free (ALEA_LOOK (object)->piece_set_id);

  G_OBJECT_CLASS (alea_look_parent_class)->finalize (object);
}

static void
alea_look_class_init (AleaLookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_look_finalize;

  /**
   * AleaLook::changed:
   *
   * Whatever is painted must be painted again.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_look_init (AleaLook *self)
{
  self->theme = alea_theme_find (NULL);
  self->coordinates = ALEA_COORDINATES_INSIDE;
  self->marks_moves = TRUE;
}

AleaLook *
alea_look_get_default (void)
{
  static AleaLook *look;

  if (look == NULL)
    look = g_object_new (ALEA_TYPE_LOOK, NULL);

  return look;
}
