/* alea-paper.h: what is printed on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In points, 1/72 of an inch. */
typedef struct
{
  double width;
  double height;
  double left;      /* margins */
  double right;
  double top;
  double bottom;
} AleaPaper;

/* "A4", "A5" or "Letter" upright, with margins that any printer can do; FALSE
 * for any other name.  Letters may be large or small. */
gboolean    alea_paper_find          (const char        *name,
                                      AleaPaper         *paper);
AleaPaper   alea_paper_turn          (const AleaPaper   *self);
/* The same on all four sides, in points. */
void        alea_paper_set_margin    (AleaPaper         *self,
                                      double             margin);

G_END_DECLS
