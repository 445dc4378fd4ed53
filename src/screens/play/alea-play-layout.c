/* alea-play-layout.c: where the parts of the play screen lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play-layout-private.h"

#include "alea-growth.h"

/**
 * AleaPlayLayout:
 *
 * Wide, the board takes the left and everything else stands in a column beside
 * it; both grow together with the window. Narrow, the parts lie below each
 * other, and the list comes as a sheet where there is no room for it. Low, as
 * on a telephone laid on its side, the board takes the left and what would lie
 * above and below it stands beside it.
 */

G_DEFINE_FINAL_TYPE (AleaPlayLayout, alea_play_layout, GTK_TYPE_LAYOUT_MANAGER)

#define MIN_WIDE_WIDTH 700

/* What a column beside the board needs, for one player and for two who sit
 * opposite. */
#define MIN_WIDE_HEIGHT   460
#define MIN_FACING_HEIGHT 600

/* In a narrower window, as wide as so many letters are high, the title of a game and its
 * buttons in words would take each other's room. */
#define BRIEF_EMS 75

/* The height of a line from which on letters are large, as twice the usual. */
#define LARGE_LETTERS 24

/* --- what the arrangements share ------------------------------------------ */

int
alea_play_layout_get_height (AleaPlayLayout *self,
                             AleaPart        part,
                             int             width)
{
  int height = alea_part_get_height (self->parts[part], width);
  const gboolean is_sentence = part == ALEA_PART_SENTENCE || part == ALEA_PART_FAR_SENTENCE;
  const gboolean is_felt = part == ALEA_PART_TRAY || part == ALEA_PART_FAR_TRAY;

  if (part == ALEA_PART_SENTENCE && height > 0)
    height = MAX (height, self->min_sentence);
  return MIN (height, is_sentence ? self->max_sentence : is_felt ? self->max_felt : height);
}

int
alea_play_layout_get_minimum_side (AleaPlayLayout *self,
                                   int             least)
{
  int side = least;

  for (AleaPart part = 0; part < ALEA_N_PARTS; part++)
    if (part != ALEA_PART_CARD && part != ALEA_PART_BOARD && part != ALEA_PART_SENTENCE && part != ALEA_PART_FAR_SENTENCE
        && part != ALEA_PART_SET_UP)
      side = MAX (side, alea_part_get_minimum (self->parts[part]));

  return side;
}

int
alea_play_layout_get_line (AleaPlayLayout *self)
{
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  const int height = PANGO_PIXELS (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return height;
}

gboolean
alea_play_layout_has_large_letters (AleaPlayLayout *self)
{
  return alea_play_layout_get_line (self) * 10 >= LARGE_LETTERS * (int) self->scale;
}

/* Whether @part is to be read from the far side. */
static gboolean
is_turned (AleaPlayLayout *self,
           AleaPart        part)
{
  return self->face_to_face
         && (part == ALEA_PART_FAR || part == ALEA_PART_FAR_TRAY || part == ALEA_PART_FAR_ANSWERS
             || part == ALEA_PART_FAR_SENTENCE);
}

void
alea_play_layout_place (AleaPlayLayout *self,
                        AleaPart        part,
                        int             x,
                        int             y,
                        int             width,
                        int             height)
{
  if (is_turned (self, part))
    alea_part_place_turned (self->parts[part], x, y, width, height);
  else
    alea_part_place (self->parts[part], x, y, width, height);
}

int
alea_play_layout_stack (AleaPlayLayout *self,
                        AleaPart        part,
                        int             x,
                        int             y,
                        int             width,
                        int             gap)
{
  int height = alea_play_layout_get_height (self, part, width);

  alea_play_layout_place (self, part, x, y, width, height);
  return height > 0 ? y + height + gap : y;
}

void
alea_play_layout_set_shape (AleaPlayLayout      *self,
                            const AleaPlayShape *shape)
{
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
  const AleaPlayShape before = self->shape;

  self->shape = *shape;
  self->shape.is_brief = gtk_widget_get_width (widget) < BRIEF_EMS * alea_growth_get_em (widget);
  if (before.is_narrow != shape->is_narrow || before.is_tight != shape->is_tight
      || before.is_cramped != shape->is_cramped || before.is_wordless != shape->is_wordless
      || before.shows_last != shape->shows_last || before.is_brief != self->shape.is_brief)
    alea_part_emit_later (self, "shape-changed");
}

void
alea_play_layout_set_scale (AleaPlayLayout *self,
                            guint           scale,
                            gboolean        has_cards,
                            AleaSetUpRoom   set_up_room)
{
  if (self->scale == scale && self->has_cards == has_cards && self->set_up_room == set_up_room)
    return;

  self->scale = scale;
  self->has_cards = has_cards;
  self->set_up_room = set_up_room;
  alea_part_emit_later (self, "scale-changed");
}

/* --- the manager --------------------------------------------------------- */

static gboolean
is_wide (AleaPlayLayout *self,
         int             width,
         int             height)
{
  return width >= MIN_WIDE_WIDTH && width > height
         && height >= (self->face_to_face ? MIN_FACING_HEIGHT : MIN_WIDE_HEIGHT);
}

static void
alea_play_layout_allocate (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  AleaPlayLayout *self = ALEA_PLAY_LAYOUT (layout);

  self->max_sentence = self->max_felt = G_MAXINT;
  self->min_sentence = 0;
  if (is_wide (self, width, height))
    alea_play_layout_allocate_wide (self, width, height);
  else
    {
      gtk_widget_set_child_visible (self->parts[ALEA_PART_CARD], FALSE);
      gtk_widget_set_child_visible (self->parts[ALEA_PART_SET_UP], FALSE);
      alea_play_layout_set_scale (self, 10, FALSE, ALEA_SET_UP_NONE);
      if (width > height)
        alea_play_layout_allocate_low (self, width, height);
      else
        alea_play_layout_allocate_narrow (self, width, height);
    }
}

static void
alea_play_layout_measure (GtkLayoutManager *layout,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  AleaPlayLayout *self = ALEA_PLAY_LAYOUT (layout);

  /* Of all but the list, which comes last: one that is too wide is scrolled
   * where the window is narrow. */
  alea_part_measure_all (self->parts, ALEA_PART_LIST, NARROW_GAP, orientation, minimum, natural);
}

static GtkSizeRequestMode
alea_play_layout_get_request_mode (GtkLayoutManager *layout,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* --- the class ----------------------------------------------------------- */

void
alea_play_layout_set_part (AleaPlayLayout *self,
                           AleaPart        part,
                           GtkWidget      *widget)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->parts[part] = widget;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
alea_play_layout_set_face_to_face (AleaPlayLayout *self,
                                   gboolean        face_to_face)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->face_to_face = face_to_face;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
alea_play_layout_begin (AleaPlayLayout *self)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->hold = (AleaPlayHold) { 0 };
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

const AleaPlayShape *
alea_play_layout_get_shape (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), NULL);

  return &self->shape;
}

guint
alea_play_layout_get_scale (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), 10);

  return self->scale;
}

gboolean
alea_play_layout_get_has_cards (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->has_cards;
}

AleaSetUpRoom
alea_play_layout_get_set_up_room (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), ALEA_SET_UP_NONE);

  return self->set_up_room;
}

gboolean
alea_play_layout_get_is_bare (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->shape.is_wordless && self->face_to_face && alea_play_layout_has_large_letters (self);
}

gboolean
alea_play_layout_get_sheet_open (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->sheet_open;
}

void
alea_play_layout_set_sheet_open (AleaPlayLayout *self,
                                 gboolean        open)
{
  g_return_if_fail (ALEA_IS_PLAY_LAYOUT (self));

  self->sheet_open = open;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
alea_play_layout_class_init (AleaPlayLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->allocate = alea_play_layout_allocate;
  layout_class->get_request_mode = alea_play_layout_get_request_mode;
  layout_class->measure = alea_play_layout_measure;

  /* What the shape, and what the scale says is another than before. */
  g_signal_new ("shape-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("scale-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_play_layout_init (AleaPlayLayout *self)
{
  self->scale = 10;
}
