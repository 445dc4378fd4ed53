/* alea-clock.c: a clock with two sides, of which one runs at a time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-clock.h"

/* What was last made known. */
typedef struct
{
  gint64        shown[ALEA_CLOCK_SIDES];
  int           running;
  gboolean      is_paused;
  int           fallen;
  AleaClockKind kind;
} Shown;

struct _AleaClock
{
  GObject          parent_instance;

  AleaClockControl control;
  AleaClockTimes   times;
  gboolean         is_paused;

  AleaClockSource  source;
  gpointer         source_data;
  gint64           last_look;    /* milliseconds of the source */
  guint            timeout_id;   /* 0 unless time runs down */

  Shown            shown;
};

enum
{
  PROP_0,
  PROP_FIRST_SHOWN,
  PROP_SECOND_SHOWN,
  PROP_RUNNING,
  PROP_IS_PAUSED,
  PROP_FALLEN,
  PROP_KIND,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaClock, alea_clock, G_TYPE_OBJECT)

static gint64
get_monotonic_time (gpointer data)
{
  (void) data;

  return g_get_monotonic_time () / G_TIME_SPAN_MILLISECOND;
}

/* --- time that goes by ---------------------------------------------------- */

static int
find_fallen (const AleaClock *self)
{
  if (self->control.kind != ALEA_CLOCK_NONE)
    for (int side = 0; side < ALEA_CLOCK_SIDES; side++)
      if (self->times.left[side] == 0)
        return side;

  return ALEA_CLOCK_NOBODY;
}

static gboolean
is_ticking (const AleaClock *self)
{
  return self->control.kind != ALEA_CLOCK_NONE && self->times.running != ALEA_CLOCK_NOBODY && !self->is_paused;
}

static gint64
measure_gap (const AleaClock *self)
{
  gint64 gap = self->source (self->source_data) - self->last_look;

  return gap < 0 || gap > ALEA_CLOCK_MAX_GAP ? 0 : gap;
}

/* Takes the time since the last look from the running side. */
static void
count_time (AleaClock *self)
{
  AleaClockTimes *times = &self->times;

  if (is_ticking (self))
    {
      gint64 gap = MIN (measure_gap (self), times->left[times->running]);

      times->left[times->running] -= gap;
      times->used += gap;
      if (times->left[times->running] == 0)
        times->running = ALEA_CLOCK_NOBODY;
    }

  self->last_look = self->source (self->source_data);
}

/* --- telling what has changed --------------------------------------------- */

static void
read_shown (const AleaClock *self,
            Shown           *shown)
{
  for (guint side = 0; side < ALEA_CLOCK_SIDES; side++)
    shown->shown[side] = alea_clock_round (self->times.left[side]);
  shown->running = self->times.running;
  shown->is_paused = self->is_paused;
  shown->fallen = find_fallen (self);
  shown->kind = self->control.kind;
}

static void
notify_if (AleaClock *self,
           gboolean   has_changed,
           guint      prop_id)
{
  if (has_changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static gboolean
timeout_cb (gpointer data)
{
  AleaClock *self = data;

  self->timeout_id = 0;
  alea_clock_look (self);

  return G_SOURCE_REMOVE;
}

/* Wakes up when the running side shows something else. */
static void
schedule_look (AleaClock *self)
{
  gint64 left, next;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (!is_ticking (self))
    return;

  left = self->times.left[self->times.running];
  next = alea_clock_round (left) - alea_clock_get_unit (left);
  self->timeout_id = g_timeout_add ((guint) (left - next), timeout_cb, self);
}

/* Makes known what has changed, after everything has its new value: whoever
 * hears may change the clock again. */
static void
publish (AleaClock *self)
{
  Shown old = self->shown;
  Shown now;

  schedule_look (self);
  read_shown (self, &now);
  self->shown = now;

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, old.shown[0] != now.shown[0], PROP_FIRST_SHOWN);
  notify_if (self, old.shown[1] != now.shown[1], PROP_SECOND_SHOWN);
  notify_if (self, old.running != now.running, PROP_RUNNING);
  notify_if (self, old.is_paused != now.is_paused, PROP_IS_PAUSED);
  notify_if (self, old.fallen != now.fallen, PROP_FALLEN);
  notify_if (self, old.kind != now.kind, PROP_KIND);
  g_object_thaw_notify (G_OBJECT (self));
  g_object_unref (self);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_clock_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AleaClock *self = ALEA_CLOCK (object);

  switch (prop_id)
    {
    case PROP_FIRST_SHOWN:
      g_value_set_int64 (value, self->shown.shown[0]);
      break;
    case PROP_SECOND_SHOWN:
      g_value_set_int64 (value, self->shown.shown[1]);
      break;
    case PROP_RUNNING:
      g_value_set_int (value, self->shown.running);
      break;
    case PROP_IS_PAUSED:
      g_value_set_boolean (value, self->shown.is_paused);
      break;
    case PROP_FALLEN:
      g_value_set_int (value, self->shown.fallen);
      break;
    case PROP_KIND:
      g_value_set_int (value, (int) self->shown.kind);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_clock_dispose (GObject *object)
{
  AleaClock *self = ALEA_CLOCK (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);

  G_OBJECT_CLASS (alea_clock_parent_class)->dispose (object);
}

static void
alea_clock_class_init (AleaClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_clock_get_property;
  object_class->dispose = alea_clock_dispose;

  properties[PROP_FIRST_SHOWN] = g_param_spec_int64 ("first-shown", NULL, NULL, 0, G_MAXINT64, 0, flags);
  properties[PROP_SECOND_SHOWN] = g_param_spec_int64 ("second-shown", NULL, NULL, 0, G_MAXINT64, 0, flags);
  properties[PROP_RUNNING] = g_param_spec_int ("running", NULL, NULL, ALEA_CLOCK_NOBODY, 1,
                                               ALEA_CLOCK_NOBODY, flags);
  properties[PROP_IS_PAUSED] = g_param_spec_boolean ("is-paused", NULL, NULL, FALSE, flags);
  properties[PROP_FALLEN] = g_param_spec_int ("fallen", NULL, NULL, ALEA_CLOCK_NOBODY, 1,
                                              ALEA_CLOCK_NOBODY, flags);
  properties[PROP_KIND] = g_param_spec_int ("kind", NULL, NULL, ALEA_CLOCK_NONE, ALEA_CLOCK_BRONSTEIN,
                                            ALEA_CLOCK_NONE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_clock_init (AleaClock *self)
{
  self->source = get_monotonic_time;
}

AleaClock *
alea_clock_new (const AleaClockControl *control)
{
  AleaClock *self;

  g_return_val_if_fail (control != NULL, NULL);
  g_return_val_if_fail (alea_clock_control_is_valid (control), NULL);

  self = g_object_new (ALEA_TYPE_CLOCK, NULL);
  self->control = *control;
  self->times.running = ALEA_CLOCK_NOBODY;
  for (guint side = 0; side < ALEA_CLOCK_SIDES; side++)
    self->times.left[side] = 1000 * (gint64) control->seconds[side];
  read_shown (self, &self->shown);

  return self;
}

void
alea_clock_set_source (AleaClock       *self,
                       AleaClockSource  source,
                       gpointer         data)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));
  g_return_if_fail (source != NULL);

  count_time (self);
  self->source = source;
  self->source_data = data;
  self->last_look = source (data);
  publish (self);
}

/* --- looking -------------------------------------------------------------- */

const AleaClockControl *
alea_clock_get_control (AleaClock *self)
{
  g_return_val_if_fail (ALEA_IS_CLOCK (self), NULL);

  return &self->control;
}

gint64
alea_clock_get_left (AleaClock *self,
                     guint      side)
{
  gint64 left;

  g_return_val_if_fail (ALEA_IS_CLOCK (self), 0);
  g_return_val_if_fail (side < ALEA_CLOCK_SIDES, 0);

  left = self->times.left[side];
  if (is_ticking (self) && self->times.running == (int) side)
    left -= MIN (measure_gap (self), left);

  return left;
}

gint64
alea_clock_get_shown (AleaClock *self,
                      guint      side)
{
  g_return_val_if_fail (ALEA_IS_CLOCK (self), 0);
  g_return_val_if_fail (side < ALEA_CLOCK_SIDES, 0);

  return self->shown.shown[side];
}

int
alea_clock_get_running (AleaClock *self)
{
  g_return_val_if_fail (ALEA_IS_CLOCK (self), ALEA_CLOCK_NOBODY);

  return self->shown.running;
}

gboolean
alea_clock_get_paused (AleaClock *self)
{
  g_return_val_if_fail (ALEA_IS_CLOCK (self), FALSE);

  return self->shown.is_paused;
}

int
alea_clock_get_fallen (AleaClock *self)
{
  g_return_val_if_fail (ALEA_IS_CLOCK (self), ALEA_CLOCK_NOBODY);

  return self->shown.fallen;
}

void
alea_clock_look (AleaClock *self)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));

  count_time (self);
  publish (self);
}

/* --- turns ---------------------------------------------------------------- */

static void
begin_turn (AleaClock *self,
            guint      side)
{
  self->times.running = (int) side;
  self->times.used = 0;
}

/* What the kind of clock gives the running side for its turn. */
static void
give_time (AleaClock *self)
{
  const int side = self->times.running;
  const gint64 extra = 1000 * (gint64) self->control.extra[side];
  gint64 *left = &self->times.left[side];

  switch (self->control.kind)
    {
    case ALEA_CLOCK_PER_MOVE:
      *left = 1000 * (gint64) self->control.seconds[side];
      break;
    case ALEA_CLOCK_FISCHER:
      *left += extra;
      break;
    case ALEA_CLOCK_BRONSTEIN:
      *left += MIN (extra, self->times.used);
      break;
    case ALEA_CLOCK_NONE:
    default:
      break;
    }

  *left = MIN (*left, 1000 * (gint64) ALEA_CLOCK_MAX_SECONDS);
}

void
alea_clock_start (AleaClock *self,
                  guint      side)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));
  g_return_if_fail (side < ALEA_CLOCK_SIDES);

  count_time (self);
  if (find_fallen (self) == ALEA_CLOCK_NOBODY)
    begin_turn (self, side);
  publish (self);
}

void
alea_clock_press (AleaClock *self)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));

  count_time (self);
  if (self->times.running != ALEA_CLOCK_NOBODY)
    {
      give_time (self);
      begin_turn (self, 1 - (guint) self->times.running);
    }
  publish (self);
}

void
alea_clock_pause (AleaClock *self)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));

  count_time (self);
  self->is_paused = TRUE;
  publish (self);
}

void
alea_clock_resume (AleaClock *self)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));

  count_time (self);
  self->is_paused = FALSE;
  publish (self);
}

void
alea_clock_stop (AleaClock *self)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));

  count_time (self);
  self->times.running = ALEA_CLOCK_NOBODY;
  self->is_paused = FALSE;
  publish (self);
}

void
alea_clock_switch_off (AleaClock *self)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));

  count_time (self);
  self->control = (AleaClockControl) { .kind = ALEA_CLOCK_NONE };
  self->times.running = ALEA_CLOCK_NOBODY;
  self->is_paused = FALSE;
  publish (self);
}

/* --- saving --------------------------------------------------------------- */

void
alea_clock_save (AleaClock      *self,
                 AleaClockTimes *times)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));
  g_return_if_fail (times != NULL);

  count_time (self);
  *times = self->times;
  publish (self);
}

void
alea_clock_restore (AleaClock            *self,
                    const AleaClockTimes *times)
{
  g_return_if_fail (ALEA_IS_CLOCK (self));
  g_return_if_fail (times != NULL);

  self->times = *times;
  for (guint side = 0; side < ALEA_CLOCK_SIDES; side++)
    self->times.left[side] = CLAMP (times->left[side], 0, 1000 * (gint64) ALEA_CLOCK_MAX_SECONDS);
  self->times.used = MAX (0, times->used);
  if (times->running < 0 || times->running >= ALEA_CLOCK_SIDES || find_fallen (self) != ALEA_CLOCK_NOBODY)
    self->times.running = ALEA_CLOCK_NOBODY;
  self->last_look = self->source (self->source_data);
  publish (self);
}
