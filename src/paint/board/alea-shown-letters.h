/* alea-shown-letters.h: moves with the letters that people read
 *
 * What is written on paper has the letters of the pieces in the language of who
 * reads it: "Sf3", "Cf3".  Whoever makes pages knows them, and says how.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Puts other letters for the English ones of "Nf3", "Na1, Bb1" or "N".
 * (transfer full) */
typedef char *(*AleaShowLetters) (const char *english);

/* As @show has it; a NULL @show leaves them English.  (transfer full) */
static inline char *
alea_show_letters (AleaShowLetters  show,
                   const char      *english)
{
  return show != NULL ? show (english) : g_strdup (english);
}

G_END_DECLS
