/* alea-print-layout.h: how pages and pictures are laid out, by the choice of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-page.h"

G_BEGIN_DECLS

/* Colours of boards that are printed. */
typedef struct
{
  const char *id;
  const char *title;          /* msgid */
  const char *theme;          /* its id */
  gboolean    is_hatched;     /* as alea_theme_for_print() has it */
} AleaPrintTheme;

#define ALEA_N_PRINT_THEMES 5

extern const AleaPrintTheme alea_print_themes[ALEA_N_PRINT_THEMES];

const AleaTheme *alea_print_theme_get     (guint                  theme);

/* The names that alea_paper_find() knows, ended by NULL. */
extern const char *const alea_print_papers[];

/* How many diagrams a page may have, ended by 0. */
extern const int alea_print_numbers[];

/* A plain value. */
typedef struct
{
  guint           paper;         /* of alea_print_papers */
  gboolean        is_turned;     /* the long side below */
  guint           margin;        /* in millimetres */
  int             per_page;
  guint           theme;         /* of alea_print_themes */
  AleaCoordinates coordinates;
  gboolean        is_flipped;
  gboolean        shows_turn;
  gboolean        shows_marks;
  gboolean        shows_text[ALEA_DIAGRAM_N_TEXTS];
  const AleaPaper *sheet;        /* what the printer has, in the place of the
                                  * first three; or NULL.  Not owned */
} AleaPrintLayout;

void       alea_print_layout_init       (AleaPrintLayout       *self);

/* The layout of last time; what means nothing stays as it was. */
void       alea_print_layout_load       (AleaPrintLayout       *self,
                                         GVariant              *saved);
GVariant  *alea_print_layout_save       (const AleaPrintLayout *self);

void       alea_print_layout_get_paper  (const AleaPrintLayout *self,
                                         AleaPaper             *paper);

/* Empty pages.  Diagrams that somebody has drawn, as @is_drawn says, stay as
 * they are: all but the paper has been chosen while they were drawn. */
AleaPages *alea_print_layout_make_pages (const AleaPrintLayout *self,
                                         const char            *title,
                                         gboolean               is_drawn) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
