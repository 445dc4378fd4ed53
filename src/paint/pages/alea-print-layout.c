/* alea-print-layout.c: how pages and pictures are laid out, by the choice of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-print-layout.h"

#include "alea-text.h"

#define MAX_MARGIN 40

#define POINTS_PER_MILLIMETRE (72 / 25.4)

const AleaPrintTheme alea_print_themes[ALEA_N_PRINT_THEMES] = {
  { "hatched", N_("Hatched, for photocopying"), "paper", TRUE },
  { "grey", N_("Grey"), "paper", FALSE },
  { "walnut", N_("Walnut"), "walnut", FALSE },
  { "slate", N_("Slate"), "slate", FALSE },
  { "sea", N_("Sea"), "sea", FALSE },
};

const char *const alea_print_papers[] = { "A4", "A5", "Letter", NULL };

const int alea_print_numbers[] = { 1, 2, 4, 6, 12, 0 };

/* What is kept of a layout besides the names below. */
static const char *const text_keys[ALEA_DIAGRAM_N_TEXTS] = {
  [ALEA_DIAGRAM_NUMBER] = "number",
  [ALEA_DIAGRAM_CAPTION] = "caption",
  [ALEA_DIAGRAM_ROLLS] = "rolls",
  [ALEA_DIAGRAM_RULES] = "rules",
};

const AleaTheme *
alea_print_theme_get (guint theme)
{
  const AleaTheme *found = alea_theme_find (alea_print_themes[theme].theme);

  return alea_print_themes[theme].is_hatched ? alea_theme_for_print (found) : found;
}

/* --- keeping --------------------------------------------------------------- */

void
alea_print_layout_init (AleaPrintLayout *self)
{
  *self = (AleaPrintLayout) {
    .margin = 16,
    .per_page = 6,
    .shows_turn = TRUE,
    .shows_marks = TRUE,
  };

  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    self->shows_text[i] = TRUE;
}

static void
load_names (AleaPrintLayout *self,
            GVariantDict    *dict)
{
  const char *name;
  gint32 per_page;

  if (g_variant_dict_lookup (dict, "paper", "&s", &name))
    for (guint i = 0; alea_print_papers[i] != NULL; i++)
      if (g_str_equal (name, alea_print_papers[i]))
        self->paper = i;
  if (g_variant_dict_lookup (dict, "theme", "&s", &name))
    for (guint i = 0; i < ALEA_N_PRINT_THEMES; i++)
      if (g_str_equal (name, alea_print_themes[i].id))
        self->theme = i;
  if (g_variant_dict_lookup (dict, "per-page", "i", &per_page) && alea_pages_can_hold (per_page))
    self->per_page = per_page;
}

void
alea_print_layout_load (AleaPrintLayout *self,
                        GVariant        *saved)
{
  g_auto(GVariantDict) dict = G_VARIANT_DICT_INIT (saved);
  guint32 margin, coordinates;

  load_names (self, &dict);
  if (g_variant_dict_lookup (&dict, "margin", "u", &margin))
    self->margin = MIN (margin, MAX_MARGIN);
  if (g_variant_dict_lookup (&dict, "coordinates", "u", &coordinates) && coordinates <= ALEA_COORDINATES_EVERY)
    self->coordinates = (AleaCoordinates) coordinates;

  g_variant_dict_lookup (&dict, "turned", "b", &self->is_turned);
  g_variant_dict_lookup (&dict, "turn", "b", &self->shows_turn);
  g_variant_dict_lookup (&dict, "marks", "b", &self->shows_marks);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (text_keys[i] != NULL)
      g_variant_dict_lookup (&dict, text_keys[i], "b", &self->shows_text[i]);
}

GVariant *
alea_print_layout_save (const AleaPrintLayout *self)
{
  g_auto(GVariantDict) dict = G_VARIANT_DICT_INIT (NULL);

  g_variant_dict_insert (&dict, "paper", "s", alea_print_papers[self->paper]);
  g_variant_dict_insert (&dict, "theme", "s", alea_print_themes[self->theme].id);
  g_variant_dict_insert (&dict, "per-page", "i", self->per_page);
  g_variant_dict_insert (&dict, "margin", "u", self->margin);
  g_variant_dict_insert (&dict, "coordinates", "u", self->coordinates);
  g_variant_dict_insert (&dict, "turned", "b", self->is_turned);
  g_variant_dict_insert (&dict, "turn", "b", self->shows_turn);
  g_variant_dict_insert (&dict, "marks", "b", self->shows_marks);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (text_keys[i] != NULL)
      g_variant_dict_insert (&dict, text_keys[i], "b", self->shows_text[i]);

  return g_variant_dict_end (&dict);
}

/* --- pages ----------------------------------------------------------------- */

void
alea_print_layout_get_paper (const AleaPrintLayout *self,
                             AleaPaper             *paper)
{
  if (self->sheet != NULL)
    {
      *paper = *self->sheet;
    }
  else
    {
      alea_paper_find (alea_print_papers[self->paper], paper);
      if (self->is_turned)
        *paper = alea_paper_turn (paper);
    }

  alea_paper_set_margin (paper, self->margin * POINTS_PER_MILLIMETRE);
}

static void
get_look (const AleaPrintLayout *self,
          AleaPageLook          *look)
{
  *look = (AleaPageLook) {
    .theme = alea_print_theme_get (self->theme),
    .coordinates = self->coordinates,
    .is_flipped = self->is_flipped,
    .hides_turn = !self->shows_turn,
    .hides_marks = !self->shows_marks,
  };

  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    look->hides_text[i] = !self->shows_text[i];
}

AleaPages *
alea_print_layout_make_pages (const AleaPrintLayout *self,
                              const char            *title,
                              gboolean               is_drawn)
{
  AleaPages *pages;
  AleaPageLook look;
  AleaPaper paper;

  alea_print_layout_get_paper (self, &paper);
  pages = alea_pages_new (&paper, title);
  if (!is_drawn)
    {
      get_look (self, &look);
      alea_pages_set_look (pages, &look);
    }

  return pages;
}
