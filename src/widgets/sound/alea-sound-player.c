/* alea-sound-player.c: which sounds are heard, by the choice of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-sound-player.h"

#include "alea-sound-output.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

static GSettings *followed;

gboolean
alea_sound_player_is_there (void)
{
  return alea_sound_output_is_there ();
}

void
alea_sound_player_follow (GSettings *settings)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_set_weak_pointer (&followed, settings);
}

unsigned
alea_sound_player_get_wanted (void)
{
  g_auto(GStrv) silent = NULL;
  gboolean enabled = TRUE;
  unsigned wanted = ALEA_ALL_SOUNDS;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &enabled, NULL);
  if (!enabled || followed == NULL || !g_settings_get_boolean (followed, "sounds"))
    return 0;

  silent = g_settings_get_strv (followed, "silent-sounds");
  for (int i = 0; silent[i] != NULL; i++)
    {
      int sound = alea_sound_find (silent[i]);

      if (sound != ALEA_NO_SOUND)
        wanted &= ~(1u << sound);
    }

  return wanted;
}

/* Those of the build folder, where the program is started from there. */
static const char *
get_folder (void)
{
  const char *folder = g_getenv ("ALEA_SOUND_DIR");

  return folder != NULL ? folder : SOUND_DIR;
}

void
alea_sound_player_play (AleaSound sound)
{
  alea_sound_player_try (sound, NULL, NULL);
}

void
alea_sound_player_try (AleaSound        sound,
                       AleaSoundFailed  failed,
                       GObject         *data)
{
  const char *id = alea_sound_get_id (sound);
  g_autofree char *name = g_strconcat (id, ".wav", NULL);
  g_autofree char *path = g_build_filename (get_folder (), name, NULL);

  if (!alea_sound_output_is_there ())
    return;

  g_log (ALEA_SOUND_LOG, G_LOG_LEVEL_DEBUG, "Plays %s", id);
  alea_sound_output_play (sound, path, _(alea_sound_get_title (sound)), failed, data);
}
