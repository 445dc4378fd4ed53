/* alea-look.h: how boards and dice look, by the choice of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-diagram.h"
#include "alea-layout.h"
#include "alea-piece-set.h"
#include "alea-solid.h"
#include "alea-theme.h"

G_BEGIN_DECLS

#define ALEA_TYPE_LOOK (alea_look_get_type ())

G_DECLARE_FINAL_TYPE (AleaLook, alea_look, ALEA, LOOK, GObject)

/* The look of all boards; emits "changed".  (transfer none) */
AleaLook        *alea_look_get_default      (void);

/* Takes over the settings "board-theme", "piece-set", "coordinates",
 * "four-sided-dice", "marks" and "motion", now and whenever they change.  A value that means
 * nothing stands for the default. */
void             alea_look_follow           (AleaLook     *self,
                                             GSettings    *settings);

/* As the windows around the boards are: less bright where they are dark. */
const AleaTheme *alea_look_get_theme        (AleaLook     *self);
AleaCoordinates  alea_look_get_coordinates  (AleaLook     *self);

/* How many times as fast as usual pieces glide and dice tumble: more than 0. */
double           alea_look_get_speed        (AleaLook     *self);

/* Whether boards that are played on show which pieces may move, and where to. */
gboolean         alea_look_get_marks_moves  (AleaLook     *self);

/* (transfer none) */
AleaPieceSet    *alea_look_get_pieces       (AleaLook     *self);

/* Gives @diagram theme, coordinates and pieces; names within the squares at the
 * edge are for the screen. */
void             alea_look_dress            (AleaLook     *self,
                                             AleaDiagram  *diagram);

/* A set from elsewhere, which no setting replaces. */
void             alea_look_set_pieces       (AleaLook     *self,
                                             AleaPieceSet *piece_set);

/* The shape of dice with @sides sides. */
AleaSolid        alea_look_get_solid        (AleaLook     *self,
                                             int           sides);

G_END_DECLS
