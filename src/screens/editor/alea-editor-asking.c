/* alea-editor-asking.c: keys that say what can be seen of the position
 *
 * The same as in a game, as far as there is something to ask for.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-screen-private.h"

#include "alea-asking.h"
#include "alea-editor-faults.h"
#include "alea-survey.h"

/* Whether it can be played, and what is in the way. */
static char *
ask_faults (AleaEditorScreen *self)
{
  GString *answer = g_string_new (alea_fault_list_get_summary (ALEA_FAULT_LIST (self->faults)));

  for (guint i = 0; i < alea_editor_get_n_faults (self->editor); i++)
    g_string_append_printf (answer, "\n%s", alea_editor_get_fault (self->editor, i)->sentence);

  return g_string_free (answer, FALSE);
}

/* Only in a position that can be played there are moves. */
static char *
ask_game (AleaEditorScreen *self,
          guint             key)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = alea_editor_make_game (self->editor, &error);
  g_autoptr(AleaGameView) view = game != NULL ? alea_game_view_new (game) : NULL;

  return view != NULL ? alea_asking_answer (view, ALEA_BOARD (self->board), key) : g_strdup (error->message);
}

static char *
ask (AleaEditorScreen *self,
     guint             key)
{
  const AleaSetup *setup = alea_editor_get_setup (self->editor);

  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_m:
      return ask_game (self, key);
    case GDK_KEY_o:
      return alea_survey_setup (setup, alea_colour_other (setup->turn));
    case GDK_KEY_s:
      return ask_faults (self);
    case GDK_KEY_w:
      return alea_survey_setup (setup, setup->turn);
    default:
      return NULL;
    }
}

gboolean
alea_editor_screen_key (AleaEditorScreen *self,
                        guint             key)
{
  g_autofree char *answer = ask (self, key);

  if (answer == NULL)
    return FALSE;

  alea_editor_screen_say (self, answer);
  return TRUE;
}
