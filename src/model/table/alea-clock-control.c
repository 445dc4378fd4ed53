/* alea-clock-control.c: how much time each person has, and times as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-clock-control.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* From this many milliseconds down tenths count. */
#define SHORT_TIME 20000

G_DEFINE_QUARK (alea-clock-error-quark, alea_clock_error)

/* In the order of AleaClockKind. */
static const char *const type_names[] = { "none", "move", "fischer", "bronstein" };

static gboolean
has_extra (AleaClockKind kind)
{
  return kind == ALEA_CLOCK_FISCHER || kind == ALEA_CLOCK_BRONSTEIN;
}

gboolean
alea_clock_control_is_valid (const AleaClockControl *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if ((guint) self->kind >= G_N_ELEMENTS (type_names))
    return FALSE;

  for (guint side = 0; side < ALEA_CLOCK_SIDES; side++)
    {
      if (self->kind == ALEA_CLOCK_NONE ? self->seconds[side] != 0
                                        : self->seconds[side] < 1 || self->seconds[side] > ALEA_CLOCK_MAX_SECONDS)
        return FALSE;
      if (self->extra[side] > (has_extra (self->kind) ? ALEA_CLOCK_MAX_EXTRA : 0))
        return FALSE;
    }

  return TRUE;
}

/* --- controls as text ----------------------------------------------------- */

static void
append_side (GString                *text,
             const AleaClockControl *self,
             guint                   side)
{
  g_string_append_printf (text, "%u", self->seconds[side]);
  if (has_extra (self->kind))
    g_string_append_printf (text, "+%u", self->extra[side]);
}

char *
alea_clock_control_to_string (const AleaClockControl *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (alea_clock_control_is_valid (self), NULL);

  text = g_string_new (type_names[self->kind]);
  if (self->kind == ALEA_CLOCK_NONE)
    return g_string_free (text, FALSE);

  g_string_append_c (text, ' ');
  append_side (text, self, 0);
  if (self->seconds[0] != self->seconds[1] || self->extra[0] != self->extra[1])
    {
      g_string_append_c (text, '/');
      append_side (text, self, 1);
    }

  return g_string_free (text, FALSE);
}

/* A number of at most six digits, which no limit here has more of. */
static gboolean
scan_number (const char **text,
             guint       *number)
{
  const char *start = *text;

  for (*number = 0; g_ascii_isdigit (**text) && *text - start < 6; (*text)++)
    *number = 10 * *number + (guint) (**text - '0');

  return *text > start;
}

static gboolean
scan_side (const char       **text,
           AleaClockControl  *control,
           guint              side)
{
  if (!scan_number (text, &control->seconds[side]))
    return FALSE;
  if (!has_extra (control->kind))
    return TRUE;
  if (**text != '+')
    return FALSE;

  (*text)++;
  return scan_number (text, &control->extra[side]);
}

static gboolean
scan_kind (const char    **text,
           AleaClockKind  *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (type_names); i++)
    if (g_str_has_prefix (*text, type_names[i]))
      {
        *kind = (AleaClockKind) i;
        *text += strlen (type_names[i]);
        return TRUE;
      }

  return FALSE;
}

static gboolean
scan_control (const char       *text,
              AleaClockControl *control)
{
  if (!scan_kind (&text, &control->kind))
    return FALSE;
  if (control->kind == ALEA_CLOCK_NONE)
    return *text == '\0';

  if (*text++ != ' ' || !scan_side (&text, control, 0))
    return FALSE;

  control->seconds[1] = control->seconds[0];
  control->extra[1] = control->extra[0];
  if (*text == '/' && (text++, !scan_side (&text, control, 1)))
    return FALSE;

  return *text == '\0' && alea_clock_control_is_valid (control);
}

gboolean
alea_clock_control_parse (AleaClockControl  *self,
                          const char        *text,
                          GError           **error)
{
  AleaClockControl control = { .kind = ALEA_CLOCK_NONE };

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!scan_control (text, &control))
    {
      g_set_error (error, ALEA_CLOCK_ERROR, ALEA_CLOCK_ERROR_CONTROL,
                   _("There is no clock called “%s”."), text);
      return FALSE;
    }

  *self = control;
  return TRUE;
}

/* --- times as text -------------------------------------------------------- */

gint64
alea_clock_get_unit (gint64 time)
{
  return time > SHORT_TIME ? 1000 : 100;
}

gint64
alea_clock_round (gint64 time)
{
  gint64 unit = alea_clock_get_unit (time);

  return MAX (0, (time + unit - 1) / unit * unit);
}

char *
alea_clock_format (gint64 time)
{
  gint64 shown = alea_clock_round (time);
  int seconds = (int) (shown / 1000 % 60);
  int minutes = (int) (shown / 60000 % 60);
  int hours = (int) (shown / 3600000);

  if (shown < SHORT_TIME)
    return g_strdup_printf ("0:%02d.%d", seconds, (int) (shown / 100 % 10));
  if (hours == 0)
    return g_strdup_printf ("%d:%02d", minutes, seconds);

  return g_strdup_printf ("%d:%02d:%02d", hours, minutes, seconds);
}
