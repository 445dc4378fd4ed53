/* alea-dice-view.h: dice on a table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-event.h"
#include "alea-solid.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DICE_VIEW (alea_dice_view_get_type ())

typedef enum
{
  ALEA_DICE_LARGE,     /* at first */
  ALEA_DICE_COMPACT,   /* for a row in a narrow window */
  ALEA_DICE_LOW,       /* for one below words and a board */
  ALEA_DICE_SMALL,     /* for one that is wanted twice */
} AleaDiceSize;

G_DECLARE_FINAL_TYPE (AleaDiceView, alea_dice_view, ALEA, DICE_VIEW, GtkWidget)

GtkWidget *alea_dice_view_new            (void) G_GNUC_WARN_UNUSED_RESULT;

/* The dice that lie there; faces of 0 are dice not yet thrown, which
 * are held over the table.  Nothing tumbles. */
void       alea_dice_view_show           (AleaDiceView *self,
                                          AleaRoll      roll,
                                          AleaSolid     solid);

/* Throws the dice so that they come to show @roll.  Emits "settled" when they
 * lie still, at once where animations are off. */
void       alea_dice_view_throw          (AleaDiceView *self,
                                          AleaRoll      roll,
                                          AleaSolid     solid);

gboolean   alea_dice_view_get_is_rolling (AleaDiceView *self);

/* Lets the dice lie still now; emits "settled" if they were rolling. */
void       alea_dice_view_finish         (AleaDiceView *self);

/* What die number @die frees, beside it when the dice lie still: a figure, or
 * ALEA_NO_PIECE, its name, and how much of it; any of them may be NULL.  A show
 * of another roll, or a throw, takes them away. */
void       alea_dice_view_set_caption    (AleaDiceView *self,
                                          int           die,
                                          AleaPiece     figure,
                                          const char   *name,
                                          const char   *count);

/* Whether the dice are to be thrown: then the felt says so. */
void       alea_dice_view_set_due        (AleaDiceView *self,
                                          gboolean      due);

/* Dice that have been used are faint. */
void       alea_dice_view_set_used       (AleaDiceView *self,
                                          gboolean      used);

/* Whose dice they are, and whether they come from the near side of the table. */
void       alea_dice_view_set_player     (AleaDiceView *self,
                                          AleaColour    colour,
                                          gboolean      is_near);

/* The felt of the game of that id; see alea_felt_find(). */
void       alea_dice_view_set_game       (AleaDiceView *self,
                                          const char   *game);

/* The die at a place in the widget, -1 where there are no dice. */
int        alea_dice_view_find           (AleaDiceView *self,
                                          double        x);

void       alea_dice_view_set_size       (AleaDiceView *self,
                                          AleaDiceSize  size);

/* How much larger they would like to be, in tenths: at least 10. */
void       alea_dice_view_set_scale      (AleaDiceView *self,
                                          guint         scale);

/* Dice that are not to be thrown now are dimmed. */
void       alea_dice_view_set_dimmed     (AleaDiceView *self,
                                          gboolean      dimmed);

G_END_DECLS
