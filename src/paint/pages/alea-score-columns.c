/* alea-score-columns.c: the columns of a score sheet
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-score-columns.h"

#include "alea-figurines.h"
#include "alea-page-private.h"

#include <glib/gi18n-lib.h>

#define TITLE_SIZE 8
#define LEAST_SIZE 5
#define MOST_DICE  0.16    /* of a block, for a column of dice */
#define PADDING    2       /* beside a title */

static const AleaTextStyle title_style = { .face = ALEA_FACE_BOLD, .size = TITLE_SIZE, .align = PANGO_ALIGN_CENTER,
                                           .is_one_line = TRUE, .least = LEAST_SIZE };

static void
add_column (AleaScoreColumns *self,
            const char       *title,
            double            width)
{
  self->column[self->n++] = (AleaScoreColumn) { g_strdup (title), width };
}

/* The title is a word where the column may be as wide as that, or else the dice
 * themselves. */
static void
add_dice_column (AleaScoreColumns *self,
                 AleaRoll          roll,
                 cairo_t          *cr,
                 double            whole,
                 double            width)
{
  const char *word = roll.n == 1 ? _("Die") : _("Dice");
  const double needed = alea_page_text_get_width (cr, word, &title_style) + 2 * PADDING + 1;
  g_autoptr(GString) dice = g_string_new (NULL);

  for (int i = 0; i < roll.n; i++)
    roll.face[i] = roll.sides;
  alea_figurines_append_roll (dice, &roll);
  add_column (self, needed <= MAX (width, MOST_DICE * whole) ? word : dice->str,
              needed <= MOST_DICE * whole ? MAX (needed, width) : width);
}

void
alea_score_columns_clear (AleaScoreColumns *self)
{
  for (int i = 0; i < self->n; i++)
    g_free (self->column[i].title);
}

void
alea_score_columns_init (AleaScoreColumns *self,
                         const AleaRules  *rules,
                         cairo_t          *cr,
                         double            whole)
{
  gboolean before_play;
  const AleaRoll roll = alea_pages_get_dice (rules, &before_play);
  const gboolean is_wide = rules->turn.get_moves_left != NULL, has_dice = roll.n > 0 && !before_play;
  const double number = is_wide ? 5 : 9, die = is_wide ? 6 : 13, move = 33;
  const double unit = whole / (number + 2 * ((has_dice ? die : 0) + move));
  double rest = whole;

  self->n = 0;
  add_column (self, "", number * unit);
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      if (has_dice)
        add_dice_column (self, roll, cr, whole, die * unit);
      add_column (self, colour == ALEA_WHITE ? _("White") : _("Black"), 0);
    }

  for (int i = 0; i < self->n; i++)
    rest -= self->column[i].width;
  for (int i = 1; i < self->n; i++)
    if (self->column[i].width <= 0)
      self->column[i].width = rest / 2;
}

void
alea_score_columns_draw_title (const AleaScoreColumns *self,
                               int                     i,
                               cairo_t                *cr,
                               const AleaBox          *box)
{
  alea_page_text_draw_in (cr, self->column[i].title, &title_style,
                          &(AleaBox) { box->x + PADDING / 2.0, box->y, box->width - PADDING, box->height });
}
