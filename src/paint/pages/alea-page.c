/* alea-page.c: pages of diagrams, score sheets and tables
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-page-private.h"

#include "alea-state.h"

#include <glib/gi18n-lib.h>

#include <stdio.h>
#include <string.h>

struct _AleaPages
{
  AleaPaper     paper;
  char         *title;
  char         *footer;
  AleaPageLook  look;
  GArray       *sections;   /* of AleaSection */
};

#define HEADING_SIZE 15
#define HEADING_ROOM 34   /* with its line and the blank below */
#define LEAST_HEADING_SIZE 9
#define FOOTER_SIZE  7.5
#define LEAST_FOOTER_SIZE 5
#define FOOTER_ROOM  20

#define POINTS_PER_MILLIMETRE (72 / 25.4)

/* --- paper --------------------------------------------------------------- */

gboolean
alea_paper_find (const char *name,
                 AleaPaper  *paper)
{
  static const struct
  {
    const char *name;
    double      width;
    double      height;
    double      margin;   /* in millimetres */
  } sizes[] = {
    { "A4", 595.276, 841.890, 16 },
    { "A5", 419.528, 595.276, 12 },
    { "Letter", 612, 792, 16 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (g_ascii_strcasecmp (name, sizes[i].name) == 0)
      {
        *paper = (AleaPaper) { .width = sizes[i].width, .height = sizes[i].height };
        alea_paper_set_margin (paper, sizes[i].margin * POINTS_PER_MILLIMETRE);
        return TRUE;
      }

  return FALSE;
}

AleaPaper
alea_paper_turn (const AleaPaper *self)
{
  return (AleaPaper) {
    .width = self->height,
    .height = self->width,
    .left = self->top,
    .right = self->bottom,
    .top = self->right,
    .bottom = self->left,
  };
}

void
alea_paper_set_margin (AleaPaper *self,
                       double     margin)
{
  self->left = margin;
  self->right = margin;
  self->top = margin;
  self->bottom = margin;
}

/* --- pages --------------------------------------------------------------- */

static void
clear_section (gpointer data)
{
  AleaSection *section = data;

  g_free (section->heading);
  section->free (section->data);
}

AleaPages *
alea_pages_new (const AleaPaper *paper,
                const char      *title)
{
  AleaPages *self = g_new0 (AleaPages, 1);

  self->paper = *paper;
  self->title = g_strdup (title);
  self->sections = g_array_new (FALSE, FALSE, sizeof (AleaSection));
  g_array_set_clear_func (self->sections, clear_section);
  return self;
}

void
alea_pages_free (AleaPages *self)
{
  g_array_unref (self->sections);
  g_free (self->footer);
  g_free (self->title);
  g_free (self);
}

const char *
alea_pages_get_title (const AleaPages *self)
{
  return self->title;
}

const AleaPaper *
alea_pages_get_paper (const AleaPages *self)
{
  return &self->paper;
}

guint
alea_pages_get_n (const AleaPages *self)
{
  guint n = 0;

  for (guint i = 0; i < self->sections->len; i++)
    n += g_array_index (self->sections, AleaSection, i).n_pages;

  return n;
}

void
alea_pages_set_footer (AleaPages  *self,
                       const char *footer)
{
  g_free (self->footer);
  self->footer = g_strdup (footer);
}

void
alea_pages_set_look (AleaPages          *self,
                     const AleaPageLook *look)
{
  self->look = *look;
}

AleaDiagram *
alea_pages_dress (const AleaPages   *self,
                  const AleaDiagram *diagram)
{
  const AleaPageLook *look = &self->look;
  AleaDiagram *dressed = alea_diagram_copy (diagram);

  if (look->theme != NULL)
    {
      dressed->theme = look->theme;
      dressed->coordinates = look->coordinates;
    }
  if (look->is_flipped)
    dressed->is_flipped = !dressed->is_flipped;
  if (look->hides_turn)
    dressed->turn_sign = ALEA_TURN_SIGN_NONE;
  if (look->hides_marks)
    g_array_set_size (dressed->marks, 0);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (look->hides_text[i])
      alea_diagram_set_text (dressed, (AleaDiagramText) i, NULL);

  return dressed;
}

AleaBox
alea_pages_get_body (const AleaPages *self)
{
  const AleaPaper *paper = &self->paper;

  return (AleaBox) {
    .x = paper->left,
    .y = paper->top + HEADING_ROOM,
    .width = MAX (paper->width - paper->left - paper->right, 1),
    .height = MAX (paper->height - paper->top - paper->bottom - HEADING_ROOM - FOOTER_ROOM, 1),
  };
}

void
alea_pages_add_section (AleaPages         *self,
                        const AleaSection *section)
{
  g_array_append_vals (self->sections, section, 1);
}

AleaSection *
alea_pages_get_last_section (AleaPages *self)
{
  return self->sections->len > 0 ? &g_array_index (self->sections, AleaSection, self->sections->len - 1) : NULL;
}

AleaRoll
alea_pages_get_dice (const AleaRules *rules,
                     gboolean        *before_play)
{
  int n, sides;

  *before_play = rules->dice != NULL && strstr (rules->dice, "before play") != NULL;
  if (rules->dice == NULL || sscanf (rules->dice, "%dd%d", &n, &sides) != 2)
    return (AleaRoll) { 0 };

  return (AleaRoll) { .n = (guint8) n, .sides = (guint8) sides };
}

gboolean
alea_pages_has_throw_off (const AleaRules *rules)
{
  AleaQuestion question;
  AleaState state;

  alea_state_init (&state, rules, NULL);
  alea_state_ask (&state, &question);
  return question.ask == ALEA_ASK_ROLL && question.who == ALEA_WHO_FIRST;
}

/* --- drawing ------------------------------------------------------------- */

static void
draw_heading (const AleaPages *self,
              cairo_t         *cr,
              const char      *heading)
{
  const AleaTextStyle style = { .face = ALEA_FACE_HEADING, .size = HEADING_SIZE, .is_one_line = TRUE,
                                .least = LEAST_HEADING_SIZE };
  const AleaPaper *paper = &self->paper;
  const double right = paper->width - paper->right;
  double height;

  height = alea_page_text_draw (cr, heading, &style, paper->left, paper->top, right - paper->left);
  alea_page_line (cr, paper->left, paper->top + height + 3, right, paper->top + height + 3, 0.6);
}

static void
draw_footer (const AleaPages *self,
             cairo_t         *cr,
             guint            page)
{
  const AleaTextStyle left = { .face = ALEA_FACE_PLAIN, .size = FOOTER_SIZE, .is_one_line = TRUE,
                               .least = LEAST_FOOTER_SIZE };
  const AleaTextStyle right = { .face = ALEA_FACE_PLAIN, .size = FOOTER_SIZE, .align = PANGO_ALIGN_RIGHT };
  const AleaPaper *paper = &self->paper;
  const double width = paper->width - paper->left - paper->right;
  const double y = paper->height - paper->bottom - FOOTER_SIZE * 1.2;
  g_autofree char *number = g_strdup_printf (_("Page %u of %u"), page + 1, alea_pages_get_n (self));

  if (self->footer != NULL)
    alea_page_text_draw (cr, self->footer, &left, paper->left, y, width * 0.78);
  alea_page_text_draw (cr, number, &right, paper->left + width * 0.8, y, width * 0.2);
}

static const char *
get_heading (const AleaPages   *self,
             const AleaSection *section,
             guint              page)
{
  const char *heading = section->get_heading != NULL ? section->get_heading (section->data, page) : NULL;

  if (heading == NULL)
    heading = section->heading;
  return heading != NULL ? heading : self->title;
}

static void
draw_page (AleaPages *self,
           guint      page,
           cairo_t   *cr)
{
  const AleaBox body = alea_pages_get_body (self);
  guint rest = page;

  for (guint i = 0; i < self->sections->len; i++)
    {
      const AleaSection *section = &g_array_index (self->sections, AleaSection, i);

      if (rest < section->n_pages)
        {
          const char *heading = get_heading (self, section, rest);
          const gboolean is_bare = section->heading != NULL && *section->heading == '\0';

          if (!is_bare)
            draw_heading (self, cr, heading);
          section->draw (section->data, rest, cr, &body);
          if (!is_bare)
            draw_footer (self, cr, page);
          return;
        }
      rest -= section->n_pages;
    }
}

void
alea_pages_draw (AleaPages *self,
                 guint      page,
                 cairo_t   *cr)
{
  g_return_if_fail (page < alea_pages_get_n (self));

  cairo_save (cr);
  /* The language of pages is that of the words that each of them has. */
  if (alea_page_text_is_from_right (cr, _("Page %u of %u")))
    {
      cairo_translate (cr, self->paper.width, 0);
      cairo_scale (cr, -1, 1);
    }
  draw_page (self, page, cr);
  cairo_restore (cr);
}
