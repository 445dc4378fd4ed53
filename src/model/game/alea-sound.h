/* alea-sound.h: which sound an event makes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

G_BEGIN_DECLS

/* What matters more comes later: of all that an event is, only the last is
 * heard. */
typedef enum
{
  ALEA_SOUND_ROLL,
  ALEA_SOUND_MOVE,       /* also a piece that is placed during set-up */
  ALEA_SOUND_CAPTURE,
  ALEA_SOUND_CASTLE,     /* also the relocation of a king */
  ALEA_SOUND_TELEPORT,   /* also a piece that comes back to the board */
  ALEA_SOUND_DOUBLE,     /* two dice alike, or a run of equal rolls */
  ALEA_SOUND_CHECK,
  ALEA_SOUND_END,
} AleaSound;

#define ALEA_N_SOUNDS (ALEA_SOUND_END + 1)
#define ALEA_NO_SOUND (-1)

/* Sounds as a set: one bit (1u << AleaSound) each. */
#define ALEA_ALL_SOUNDS ((1u << ALEA_N_SOUNDS) - 1)

/* "capture": in settings, and the name of its file; never translated. */
const char *alea_sound_get_id    (AleaSound        sound);

/* "A piece is captured", a msgid. */
const char *alea_sound_get_title (AleaSound        sound);

/* The sound called @id, ALEA_NO_SOUND for none. */
int         alea_sound_find      (const char      *id);

/* All that @event is, which has led from @before to @after: a set of sounds. */
unsigned    alea_sound_list      (const AleaState *before,
                                  const AleaEvent *event,
                                  const AleaState *after);

/* The one of @list that matters most, ALEA_NO_SOUND for none. */
int         alea_sound_choose    (unsigned         list);

G_END_DECLS
