/* alea-person.h: somebody at the table
 *
 * A person has a name, dice, and points, and may play either colour.  What
 * the rules call a player is the first or second one of one game.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-level.h"

G_BEGIN_DECLS

/* In letters, not bytes. */
#define ALEA_PERSON_MAX_NAME 60

/* Properties, notified when, and only when, the value is another: "name",
 * "level" and "has-own-dice", which can be written. */
#define ALEA_TYPE_PERSON (alea_person_get_type ())

G_DECLARE_FINAL_TYPE (AleaPerson, alea_person, ALEA, PERSON, GObject)

AleaPerson *alea_person_new              (void) G_GNUC_WARN_UNUSED_RESULT;

/* "" unless set.  A name is a line of text: blanks around it are dropped,
 * line ends, tabs and the like become blanks, and it is cut where it is too
 * long.  Text that is not UTF-8 is mended. */
const char *alea_person_get_name         (AleaPerson *self);
void        alea_person_set_name         (AleaPerson *self,
                                          const char *name);

/* The name; of the computer that has none, "Computer (Beginner)"; "" for a person
 * without one. */
const char *alea_person_get_title        (AleaPerson *self);

/* Who answers for this person: 0 is a hand at the board, 1 .. ALEA_N_LEVELS the
 * computer, and ALEA_LEVEL_PROGRAM another program; see alea-level.h. */
guint       alea_person_get_level        (AleaPerson *self);
void        alea_person_set_level        (AleaPerson *self,
                                          guint       level);

/* Whether this person throws real dice and types what fell. */
gboolean    alea_person_get_has_own_dice (AleaPerson *self);
void        alea_person_set_has_own_dice (AleaPerson *self,
                                          gboolean    has_own_dice);

/* The score: two for a game won, one for a game drawn. */
guint       alea_person_get_half_points  (AleaPerson *self);
void        alea_person_set_half_points  (AleaPerson *self,
                                          guint       half_points);

/* "1½".  (transfer full) */
char       *alea_person_write_points     (AleaPerson *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
