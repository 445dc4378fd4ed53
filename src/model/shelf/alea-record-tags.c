/* alea-record-tags.c: what a record says of the clock
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-record-tags.h"

#include <string.h>

static gboolean
is_equal_for_both (const AleaClockControl *control)
{
  return control->seconds[0] == control->seconds[1] && control->extra[0] == control->extra[1];
}

/* As PGN says it; NULL where it has no words for it. */
static char *
write_time_control (const AleaClockControl *control)
{
  if (!is_equal_for_both (control))
    return NULL;
  if (control->kind == ALEA_CLOCK_PER_MOVE)
    return g_strdup_printf ("1/%u", control->seconds[0]);
  if (control->kind != ALEA_CLOCK_FISCHER)
    return NULL;
  if (control->extra[0] == 0)
    return g_strdup_printf ("%u", control->seconds[0]);

  return g_strdup_printf ("%u+%u", control->seconds[0], control->extra[0]);
}

void
alea_record_tags_set_clock (AleaRecord             *record,
                            const AleaClockControl *control)
{
  g_autofree char *time_control = write_time_control (control);
  g_autofree char *clock = NULL;

  if (time_control == NULL && control->kind != ALEA_CLOCK_NONE)
    clock = alea_clock_control_to_string (control);

  /* What other programs wrote of a clock that this one has not stays. */
  if (control->kind != ALEA_CLOCK_NONE)
    alea_record_set_tag (record, "TimeControl", time_control);
  alea_record_set_tag (record, "Clock", clock);
}

static gboolean
read_time_control (const char       *text,
                   AleaClockControl *control)
{
  gboolean is_per_move = g_str_has_prefix (text, "1/");
  g_autofree char *words = NULL;

  if (is_per_move)
    words = g_strconcat ("move ", text + strlen ("1/"), NULL);
  else
    words = g_strconcat ("fischer ", text, strchr (text, '+') == NULL ? "+0" : NULL, NULL);

  /* Unequal times have no place here. */
  return strchr (text + (is_per_move ? 2 : 0), '/') == NULL && alea_clock_control_parse (control, words, NULL);
}

gboolean
alea_record_tags_get_clock (const AleaRecord *record,
                            AleaClockControl *control)
{
  const char *clock = alea_record_get_tag (record, "Clock");
  const char *time_control = alea_record_get_tag (record, "TimeControl");

  if (clock != NULL && alea_clock_control_parse (control, clock, NULL))
    return TRUE;

  return time_control != NULL && read_time_control (time_control, control);
}
