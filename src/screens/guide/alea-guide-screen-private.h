/* alea-guide-screen-private.h: what the files of the guide screen share
 *
 * alea-guide-screen.c  where to go, and what is around it
 * alea-guide-places.c  pages and rules, one after the other
 * alea-guide-search.c  what is looked for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-screen.h"

#include "alea-guide-place.h"
#include "alea-progress.h"
#include "alea-screen.h"

G_BEGIN_DECLS

struct _AleaGuideScreen
{
  GtkWidget     parent_instance;

  GtkWidget    *box;
  GtkWidget    *bar;
  GtkWidget    *back;
  GtkWidget    *title;
  GtkWidget    *print;
  GtkWidget    *close;       /* a cross ... */
  GtkWidget    *to_game;     /* ... or a button with words */
  GtkWidget    *search;
  GtkWidget    *stack;
  GtkWidget    *results;     /* each NULL until it is needed */
  GtkWidget    *lesson;
  GtkWidget    *reference;
  GtkWidget    *practice;

  AleaGuide    *guide;
  AleaProgress *progress;
  GQueue        places;      /* of AleaGuidePlace, owned; the last is shown */
  guint         end_search;  /* idle, when there is nothing to look for; or 0 */
  guint         scale;       /* see alea-growth.h */
  guint         grow;        /* idle, when the window has another size; or 0 */
  gboolean      is_alone;    /* nothing else is to be seen */
  gboolean      is_narrow;   /* the title bar has no room for a title */
};

/* alea-guide-places.c */

/* What is on paper of what is shown, an AleaGuideChapter or an
 * AleaGuideReference; NULL for nothing. */
gpointer alea_guide_screen_get_printable (AleaGuideScreen *self);
void alea_guide_screen_update_bar     (AleaGuideScreen    *self);

/* To what is shown now, where it is not there already. */
void alea_guide_screen_take_focus     (AleaGuideScreen    *self);

/* See alea_guide_screen_go_back(). */
gboolean alea_guide_screen_leave_place (AleaGuideScreen   *self);

void alea_guide_screen_open_pages     (AleaGuideScreen    *self,
                                       GPtrArray          *pages,
                                       guint               number,
                                       const char         *title);
void alea_guide_screen_open_reference (AleaGuideScreen    *self,
                                       AleaGuideReference *reference,
                                       AleaGuideParagraph *paragraph);

/* Shows @place, which is the last. */
void alea_guide_screen_open_place     (AleaGuideScreen    *self,
                                       AleaGuidePlace     *place);

/* Takes over @place.  The focus goes along, unless somebody is typing what to
 * search for. */
void alea_guide_screen_go_to          (AleaGuideScreen    *self,
                                       AleaGuidePlace     *place);

/* In its chapter, or among the rules. */
void alea_guide_screen_show_page      (AleaGuideScreen    *self,
                                       AleaGuidePage      *page);
void alea_guide_screen_show_paragraph (AleaGuideScreen    *self,
                                       AleaGuideParagraph *paragraph);

/* alea-guide-search.c */
void alea_guide_screen_add_search     (AleaGuideScreen    *self);

G_END_DECLS
