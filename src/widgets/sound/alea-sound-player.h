/* alea-sound-player.h: which sounds are heard, by the choice of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-sound.h"

G_BEGIN_DECLS

typedef void (*AleaSoundFailed) (gpointer data);

/* Whether there can be any. */
gboolean alea_sound_player_is_there   (void);

/* Obeys the settings "sounds" and "silent-sounds" from now on; silent until
 * then.  @settings must outlive all that plays. */
void     alea_sound_player_follow     (GSettings *settings);

/* The sounds that are wanted now, as a set: none where the settings or the
 * desktop say so. */
unsigned alea_sound_player_get_wanted (void);

/* Plays a sound, wanted or not, without waiting for it.  Where it cannot be
 * played nothing happens. */
void     alea_sound_player_play       (AleaSound  sound);

/* The same, and calls @failed with @data where it cannot be played, in a
 * while; @data is held as long. */
void     alea_sound_player_try        (AleaSound        sound,
                                       AleaSoundFailed  failed,
                                       GObject         *data);

G_END_DECLS
