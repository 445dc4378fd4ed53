/* alea-guide-screen.h: the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

/* An AleaScreen.  Signals: "close" when somebody wants to be back where they
 * came from, "tour-done" at the end of the tour. */
#define ALEA_TYPE_GUIDE_SCREEN (alea_guide_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuideScreen, alea_guide_screen, ALEA, GUIDE_SCREEN, GtkWidget)

/* What has been done is kept in the key "guide-pages" of @settings. */
GtkWidget *alea_guide_screen_new           (GSettings        *settings) G_GNUC_WARN_UNUSED_RESULT;

/* --- where to go ------------------------------------------------------------- */

void       alea_guide_screen_show_contents (AleaGuideScreen  *self);
void       alea_guide_screen_show_tour     (AleaGuideScreen  *self);
void       alea_guide_screen_show_practice (AleaGuideScreen  *self);

/* Where somebody goes on who learns @rules: the next page of its chapter. */
void       alea_guide_screen_show_chapter  (AleaGuideScreen  *self,
                                            const AleaRules  *rules);

/* At the rule @number, "J22".  Where no paragraph tells it, or @number is
 * NULL: at the rules of @rules; and where there are none of those, at the
 * chapter about the game. */
void       alea_guide_screen_show_rule     (AleaGuideScreen  *self,
                                            const AleaRules  *rules,
                                            const char       *number);

/* --- in the window ----------------------------------------------------------- */

/* Whether the guide is all that is to be seen, whether there is a game behind
 * it, to which the way back leads, and whether the window is narrow: then it
 * shows its title itself. */
void       alea_guide_screen_set_place     (AleaGuideScreen  *self,
                                            gboolean          is_alone,
                                            gboolean          hides_game,
                                            gboolean          is_narrow);

/* One step back; FALSE at the beginning. */
gboolean   alea_guide_screen_go_back       (AleaGuideScreen  *self);

G_END_DECLS
