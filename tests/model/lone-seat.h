/* lone-seat.h: another program that is asked without a table, for tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-seat.h"

G_BEGIN_DECLS

typedef struct
{
  AleaSeat     *computer;    /* that takes over, without a pause */
  AleaSeat     *seat;
  AleaState     state;       /* that asks: the start of a game of chess */
  GCancellable *cancellable;
  guint         n_failed;    /* how often it said so */
  guint         n_answers;
  AleaEvent     answer;      /* the last one */
  GError       *error;       /* instead of it */
} LoneSeat;

/* The command of fake-engine.py, which goes wrong as @mode says. */
char *lone_seat_make_command (const char *mode);

void  lone_seat_set_up       (LoneSeat   *self,
                              const char *command);

/* Fails where anything still holds the seats. */
void  lone_seat_clear_away   (LoneSeat   *self);

/* Asks what to play, with so much time on the clock. */
void  lone_seat_ask          (LoneSeat   *self,
                              gint64      msec_left);

/* Until @n answers have come in all. */
void  lone_seat_wait         (LoneSeat   *self,
                              guint       n);

G_END_DECLS
