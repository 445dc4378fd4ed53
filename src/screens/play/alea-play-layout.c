/* alea-play-layout.c: where the parts of the play screen lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play-layout.h"

/**
 * AleaPlayLayout:
 *
 * Wide, the board takes the left and everything else stands in a column beside
 * it, with the guiding sentence below both. Narrow, the parts lie below each
 * other, and the list comes as a sheet where there is no room for it.
 */

struct _AleaPlayLayout
{
  GtkLayoutManager  parent_instance;

  GtkWidget        *parts[ALEA_N_PARTS];   /* not owned */
  gboolean          face_to_face;
  gboolean          sheet_open;
  gboolean          is_narrow;
  gboolean          is_tight;
  gboolean          is_cramped;
  guint             notify_idle;
};

enum
{
  PROP_0,
  PROP_IS_NARROW,
  PROP_IS_TIGHT,
  PROP_IS_CRAMPED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaPlayLayout, alea_play_layout, GTK_TYPE_LAYOUT_MANAGER)

#define GAP             12
#define NARROW_GAP      6
#define MIN_WIDE_WIDTH  700
#define MIN_SIDE        270
#define MAX_SIDE        400
#define SIDE_SHARE      0.33
#define MIN_LIST_HEIGHT 110
#define SHEET_SHARE     0.55

/* Below this width, and with no more than this height beside that of a square
 * board, only what the game needs has room. */
#define CRAMPED_WIDTH   480
#define CRAMPED_REST    360

/* --- helpers ------------------------------------------------------------- */

static gboolean
has_part (AleaPlayLayout *self,
          AleaPart        part)
{
  return self->parts[part] != NULL && gtk_widget_should_layout (self->parts[part]);
}

static int
get_minimum_width (AleaPlayLayout *self,
                   AleaPart        part)
{
  int minimum = 0;

  if (has_part (self, part))
    gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

static int
get_height (AleaPlayLayout *self,
            AleaPart        part,
            int             width)
{
  int natural = 0;

  if (has_part (self, part))
    gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

/* Whether @part is to be read from the far side. */
static gboolean
is_turned (AleaPlayLayout *self,
           AleaPart        part)
{
  return self->face_to_face
         && (part == ALEA_PART_FAR || part == ALEA_PART_FAR_TRAY || part == ALEA_PART_FAR_SENTENCE);
}

static GskTransform *
get_transform (gboolean turned,
               int      x,
               int      y,
               int      width,
               int      height)
{
  if (!turned)
    return gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));

  return gsk_transform_rotate (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (x + width),
                                                                                    (float) (y + height))), 180);
}

static void
place (AleaPlayLayout *self,
       AleaPart        part,
       int             x,
       int             y,
       int             width,
       int             height)
{
  GtkWidget *widget = self->parts[part];
  int minimum_width, minimum_height;

  if (!has_part (self, part))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  width = MAX (width, minimum_width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum_height, NULL, NULL, NULL);
  height = MAX (height, minimum_height);
  gtk_widget_allocate (widget, width, height, -1, get_transform (is_turned (self, part), x, y, width, height));
}

/* Places a part at the height that it wants; returns where the next begins. */
static int
stack (AleaPlayLayout *self,
       AleaPart        part,
       int             x,
       int             y,
       int             width,
       int             gap)
{
  int height = get_height (self, part, width);

  place (self, part, x, y, width, height);
  return height > 0 ? y + height + gap : y;
}

static gboolean
notify_idle_cb (gpointer data)
{
  AleaPlayLayout *self = data;

  self->notify_idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_NARROW]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_TIGHT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_CRAMPED]);
  return G_SOURCE_REMOVE;
}

/* Whoever listens changes other widgets, which must wait until all sizes are
 * allocated. */
static void
set_shape (AleaPlayLayout *self,
           gboolean        is_narrow,
           gboolean        is_tight,
           gboolean        is_cramped)
{
  if (self->is_narrow == is_narrow && self->is_tight == is_tight && self->is_cramped == is_cramped)
    return;

  self->is_narrow = is_narrow;
  self->is_tight = is_tight;
  self->is_cramped = is_cramped;
  if (self->notify_idle == 0)
    self->notify_idle = g_idle_add (notify_idle_cb, self);
}

static gboolean
is_wide (int width,
         int height)
{
  return width >= MIN_WIDE_WIDTH && width > height;
}

/* Of the size alone: what is left out for it must not bring it to an end. */
static gboolean
is_cramped (int width,
            int height)
{
  return width <= CRAMPED_WIDTH && height - width <= CRAMPED_REST;
}

/* --- wide ---------------------------------------------------------------- */

/* Large letters may need more than its share. */
static int
get_side (AleaPlayLayout *self,
          int             width)
{
  int side = CLAMP ((int) (width * SIDE_SHARE), MIN_SIDE, MAX_SIDE);

  for (AleaPart part = 0; part < ALEA_N_PARTS; part++)
    if (part != ALEA_PART_BOARD && part != ALEA_PART_SENTENCE && part != ALEA_PART_FAR_SENTENCE)
      side = MAX (side, get_minimum_width (self, part));

  return side;
}

static void
allocate_wide (AleaPlayLayout *self,
               int             width,
               int             height)
{
  const int sentence = get_height (self, ALEA_PART_SENTENCE, width - 2 * GAP);
  const int bottom = height - GAP - (sentence > 0 ? sentence + GAP : 0);
  const int side = get_side (self, width);
  const int x = width - GAP - side;
  int y = GAP, low = bottom;

  y = stack (self, ALEA_PART_FAR_SENTENCE, GAP, y, width - 2 * GAP, GAP);
  place (self, ALEA_PART_SENTENCE, GAP, bottom + GAP, width - 2 * GAP, sentence);
  place (self, ALEA_PART_BOARD, GAP, y, x - 2 * GAP, bottom - y);

  y = stack (self, ALEA_PART_FAR, x, y, side, GAP);
  y = stack (self, self->face_to_face ? ALEA_PART_FAR_TRAY : ALEA_PART_TRAY, x, y, side, GAP);

  low -= get_height (self, ALEA_PART_NEAR, side);
  place (self, ALEA_PART_NEAR, x, low, side, bottom - low);
  if (self->face_to_face && has_part (self, ALEA_PART_TRAY))
    {
      low -= GAP + get_height (self, ALEA_PART_TRAY, side);
      stack (self, ALEA_PART_TRAY, x, low, side, GAP);
    }
  low -= GAP + get_height (self, ALEA_PART_ACTIONS, side);
  stack (self, ALEA_PART_ACTIONS, x, low, side, GAP);

  place (self, ALEA_PART_LIST, x, y, side, low - GAP - y);
  set_shape (self, FALSE, FALSE, FALSE);
}

/* --- narrow -------------------------------------------------------------- */

static void
place_sheet (AleaPlayLayout *self,
             int             y,
             int             width,
             int             height)
{
  /* A list that came and went with a line of the sentence would not rest. */
  const gboolean fits = !is_cramped (width, height) && height - y >= MIN_LIST_HEIGHT;
  const int sheet = (int) (height * SHEET_SHARE);

  set_shape (self, TRUE, !fits, is_cramped (width, height));
  if (self->parts[ALEA_PART_LIST] == NULL)
    return;

  gtk_widget_set_child_visible (self->parts[ALEA_PART_LIST], fits || self->sheet_open);
  if (fits)
    place (self, ALEA_PART_LIST, NARROW_GAP, y, width - 2 * NARROW_GAP, height - y - NARROW_GAP);
  else
    place (self, ALEA_PART_LIST, 0, height - sheet, width, sheet);
}

static void
allocate_narrow (AleaPlayLayout *self,
                 int             width,
                 int             height)
{
  const int inner = width - 2 * NARROW_GAP;
  int rest = height - NARROW_GAP, y = NARROW_GAP, board;

  for (AleaPart part = ALEA_PART_FAR_SENTENCE; part < ALEA_PART_LIST; part++)
    {
      int wanted = get_height (self, part, inner);

      rest -= wanted > 0 ? wanted + NARROW_GAP : 0;
    }

  board = MIN (width, rest - NARROW_GAP);
  y = stack (self, ALEA_PART_FAR_SENTENCE, NARROW_GAP, y, inner, NARROW_GAP);
  y = stack (self, ALEA_PART_FAR_TRAY, NARROW_GAP, y, inner, NARROW_GAP);
  y = stack (self, ALEA_PART_FAR, NARROW_GAP, y, inner, NARROW_GAP);
  place (self, ALEA_PART_BOARD, 0, y, width, board);
  y += board + NARROW_GAP;
  y = stack (self, ALEA_PART_NEAR, NARROW_GAP, y, inner, NARROW_GAP);
  y = stack (self, ALEA_PART_SENTENCE, NARROW_GAP, y, inner, NARROW_GAP);
  y = stack (self, ALEA_PART_TRAY, NARROW_GAP, y, inner, NARROW_GAP);
  y = stack (self, ALEA_PART_ACTIONS, NARROW_GAP, y, inner, NARROW_GAP);
  place_sheet (self, y, width, height);
}

static void
alea_play_layout_allocate (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  AleaPlayLayout *self = ALEA_PLAY_LAYOUT (layout);

  if (is_wide (width, height))
    {
      if (self->parts[ALEA_PART_LIST] != NULL)
        gtk_widget_set_child_visible (self->parts[ALEA_PART_LIST], TRUE);
      allocate_wide (self, width, height);
    }
  else
    allocate_narrow (self, width, height);
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

  *minimum = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (AleaPart part = 0; part < ALEA_N_PARTS; part++)
        *minimum = MAX (*minimum, get_minimum_width (self, part));
      *minimum += 2 * NARROW_GAP;
      *natural = MAX (*minimum, 1000);
    }
  else
    {
      *minimum = 294;
      *natural = 700;
    }
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

gboolean
alea_play_layout_get_is_narrow (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_narrow;
}

gboolean
alea_play_layout_get_is_tight (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_tight;
}

gboolean
alea_play_layout_get_is_cramped (AleaPlayLayout *self)
{
  g_return_val_if_fail (ALEA_IS_PLAY_LAYOUT (self), FALSE);

  return self->is_cramped;
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
alea_play_layout_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (id == PROP_IS_NARROW)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_narrow);
  else if (id == PROP_IS_TIGHT)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_tight);
  else if (id == PROP_IS_CRAMPED)
    g_value_set_boolean (value, ALEA_PLAY_LAYOUT (object)->is_cramped);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alea_play_layout_dispose (GObject *object)
{
  g_clear_handle_id (&ALEA_PLAY_LAYOUT (object)->notify_idle, g_source_remove);

  G_OBJECT_CLASS (alea_play_layout_parent_class)->dispose (object);
}

static void
alea_play_layout_class_init (AleaPlayLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->dispose = alea_play_layout_dispose;
  object_class->get_property = alea_play_layout_get_property;
  layout_class->allocate = alea_play_layout_allocate;
  layout_class->get_request_mode = alea_play_layout_get_request_mode;
  layout_class->measure = alea_play_layout_measure;

  /**
   * AleaPlayLayout:is-narrow:
   *
   * Whether the parts lie below each other.
   */
  properties[PROP_IS_NARROW] = g_param_spec_boolean ("is-narrow", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * AleaPlayLayout:is-tight:
   *
   * Whether the list comes as a sheet.
   */
  properties[PROP_IS_TIGHT] = g_param_spec_boolean ("is-tight", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * AleaPlayLayout:is-cramped:
   *
   * Whether only what the game needs has room beside the board.
   */
  properties[PROP_IS_CRAMPED] = g_param_spec_boolean ("is-cramped", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_play_layout_init (AleaPlayLayout *self)
{
}

GtkLayoutManager *
alea_play_layout_new (void)
{
  return g_object_new (ALEA_TYPE_PLAY_LAYOUT, NULL);
}
