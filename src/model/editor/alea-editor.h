/* alea-editor.h: a position while somebody builds it
 *
 * Any arrangement is allowed.  What keeps one from being played is listed,
 * and everything that is done can be undone.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-faults.h"
#include "alea-fen.h"
#include "alea-game.h"

G_BEGIN_DECLS

/* The property "rules" (a pointer) is notified when, and only when, it has another
 * value.  The signal "changed" comes after that, once for whatever was done;
 * nothing at all comes for what changes nothing. */
#define ALEA_TYPE_EDITOR (alea_editor_get_type ())

G_DECLARE_FINAL_TYPE (AleaEditor, alea_editor, ALEA, EDITOR, GObject)

/* The start array of @rules; that of chess where dice draw the start. */
AleaEditor            *alea_editor_new             (const AleaRules   *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Any setup of @rules; @options may be NULL: the defaults. */
AleaEditor            *alea_editor_new_from_setup  (const AleaRules   *rules,
                                                    const AleaOptions *options,
                                                    const AleaSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Another game keeps the pieces, as far as its board has their squares, and the
 * rights that it knows. */
const AleaRules       *alea_editor_get_rules       (AleaEditor        *self);
void                   alea_editor_set_rules       (AleaEditor        *self,
                                                    const AleaRules   *rules);

/* Good until the next change. */
const AleaOptions     *alea_editor_get_options     (AleaEditor        *self);
const AleaSetup       *alea_editor_get_setup       (AleaEditor        *self);

/* All that was done, step by step, of any length.  Where there is nothing to
 * undo or redo, nothing happens. */
gboolean               alea_editor_get_can_undo    (AleaEditor        *self);
gboolean               alea_editor_get_can_redo    (AleaEditor        *self);
void                   alea_editor_undo            (AleaEditor        *self);
void                   alea_editor_redo            (AleaEditor        *self);

/* Values of one counter, or FENs, that are set one after the other are one
 * step.  This ends it. */
void                   alea_editor_end_step        (AleaEditor        *self);

/* The position as text.  What cannot be read changes nothing; @error, which
 * may be NULL, then has the place and the reason. */
const char            *alea_editor_get_fen         (AleaEditor        *self);
gboolean               alea_editor_set_fen         (AleaEditor        *self,
                                                    const char        *fen,
                                                    AleaFenError      *error);

/* The same of any game: this one, or else one that @fen is a position of, which may be
 * any text that alea_position_text_read() understands. */
gboolean               alea_editor_paste_fen       (AleaEditor        *self,
                                                    const char        *fen,
                                                    AleaFenError      *error);

/* What the last FEN did not say and was assumed, in whole sentences; NULL for nothing.
 * (transfer full) */
char                  *alea_editor_dup_assumed     (AleaEditor        *self);

/* --- pieces ------------------------------------------------------------------ */

/* ALEA_NO_PIECE takes off what stands there.  Holes take no pieces.  A Guardener that straddles two squares goes from both
 * at once; put on the other of the two, it straddles them (G4). */
void                   alea_editor_put             (AleaEditor        *self,
                                                    AleaSquare         square,
                                                    AleaPiece          piece);
void                   alea_editor_move            (AleaEditor        *self,
                                                    AleaSquare         from,
                                                    AleaSquare         to);
void                   alea_editor_copy            (AleaEditor        *self,
                                                    AleaSquare         from,
                                                    AleaSquare         to);

void                   alea_editor_clear           (AleaEditor        *self);
void                   alea_editor_set_start       (AleaEditor        *self);

/* Scharnagl's number, 0 .. 959, of the home rank, whatever the game. */
void                   alea_editor_set_number      (AleaEditor        *self,
                                                    int                number);

/* The set-up of Jepps Random Chess in that game, the single-die method of
 * Chess960 in all others.  @words are the events of it, as in a script, and
 * must lead to its end; NULL leaves rolls and choices to @dice.  What was
 * rolled is put in *@rolls, which may be NULL (transfer full). */
gboolean               alea_editor_roll_array      (AleaEditor        *self,
                                                    const char        *words,
                                                    AleaDice          *dice,
                                                    char             **rolls,
                                                    GError           **error);

/* Colours and ranks the other way round, the side to move too; files the other
 * way round. */
void                   alea_editor_flip            (AleaEditor        *self);
void                   alea_editor_mirror          (AleaEditor        *self);

G_END_DECLS
