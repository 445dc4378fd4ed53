/* alea-desk-private.h: what the files of a desk share
 *
 * alea-desk.c        what is played, opening, leaving, the end
 * alea-desk-table.c  who sits there: persons, match, clock and dice of a game
 * alea-desk-waiting.c which game waits
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-desk.h"

G_BEGIN_DECLS

struct _AleaDesk
{
  GObject       parent_instance;

  AleaShelf    *shelf;
  GSettings    *settings;
  gboolean      has_promises;

  AleaMatch    *match;
  gint64        match_id;         /* on the shelf; 0: not there */
  gboolean      keeps_match;
  gboolean      is_finding;       /* the match from last time */
  gboolean      has_played;       /* a game of the match */
  const AleaRules *match_rules;   /* of its games; NULL: none is known */

  AleaDocument *document;         /* or NULL */

  AleaGame     *waiting;          /* or NULL */
  gint64        waiting_id;
  gint64        waiting_changed;
  gboolean      has_waiting_times;
  gint64        waiting_times[ALEA_CLOCK_SIDES];   /* of White and of Black */
  gboolean      is_looking;
  gboolean      must_look;        /* once more */
  GCancellable *cancellable;      /* until the desk goes */
};

/* alea-desk-waiting.c */
/* Looks for a game that waits. */
void         alea_desk_look              (AleaDesk             *self);

/* alea-desk-table.c; sessions are (transfer full) */
/* The persons of @match are those of last time, and follow the settings. */
void         alea_desk_name_persons      (AleaDesk             *self,
                                          AleaMatch            *match);
/* Goes on with the match from last time, where there is one. */
void         alea_desk_find_match        (AleaDesk             *self);

/* See alea_desk_begin_match(). */
void         alea_desk_reset_match       (AleaDesk             *self);

/* Of a game that begins, or comes out of a file; *@match is the one of the shelf that
 * it counts in, 0 for none. */
AleaSession *alea_desk_make_session      (AleaDesk             *self,
                                          AleaGame             *game,
                                          gint64               *match);

/* Of one of the shelf. */
AleaSession *alea_desk_make_kept_session (AleaDesk             *self,
                                          AleaGame             *game,
                                          const AleaShelfGame  *kept);

G_END_DECLS
