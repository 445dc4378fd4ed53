/* alea-sound-output.h: files of sounds to the loudspeaker
 *
 * Private to widgets.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-sound-player.h"

G_BEGIN_DECLS

/* What G_MESSAGES_DEBUG calls it. */
#define ALEA_SOUND_LOG "alea-sound"

/* Whether the program was built with a library that can play. */
gboolean alea_sound_output_is_there (void);

/* Plays the file at @path without waiting for anything; @title, in the
 * language of the user, tells it to people who cannot hear it.  Where it
 * cannot be played nothing happens, but that @failed is called with @data, an
 * object that is held until then; it may be NULL. */
void     alea_sound_output_play     (AleaSound        sound,
                                     const char      *path,
                                     const char      *title,
                                     AleaSoundFailed  failed,
                                     gpointer         data);

G_END_DECLS
