/* alea-words.h: sentences of the rules in the language of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-fen.h"
#include "alea-state.h"
#include "alea-text.h"

G_BEGIN_DECLS

/* The translation of a static msgid of the rules: a title, a colour, a kind
 * of piece; "" for an empty one and NULL.  It lives as long as the program. */
const char *alea_words_translate (const char         *msgid);

/* The whole sentence, words in it translated too, moves with the letters of the
 * language; "" where there is nothing to say.  (transfer full) */
char       *alea_words_expand    (const AleaText     *text) G_GNUC_WARN_UNUSED_RESULT;

/* Where @fen goes wrong, in characters from its start: 0 for the first of them,
 * and where @error is about the whole. */
int         alea_words_find_fault (const AleaFenError *error,
                                   const char         *fen);

/* What is wrong with @fen, behind the place where it is.  (transfer full) */
char       *alea_words_expand_fen_error (const AleaFenError *error,
                                         const char         *fen) G_GNUC_WARN_UNUSED_RESULT;

/* "1-0", "½-½", as people read it. */
const char *alea_words_result    (AleaResult          result);

/* "Nf3", "Na1", "re-roll": what a list shows of a decision that is possible in
 * @state.  (transfer full) */
char       *alea_words_decision  (const AleaState    *state,
                                  const AleaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* The set-up so far as the inventor of the game records it, a line a side, in
 * the language of the user; of Jepps Random Chess (J27 to J29), NULL in games
 * that record none.  (transfer full) */
char       *alea_words_setup     (const AleaState    *state) G_GNUC_WARN_UNUSED_RESULT;

/* "3-5".  (transfer full) */
char       *alea_words_roll      (const AleaRoll     *roll) G_GNUC_WARN_UNUSED_RESULT;

/* A text from outside as alea_printable() shows it; (transfer full).  The other one
 * leaves line ends. */
char       *alea_words_printable (const char         *text) G_GNUC_WARN_UNUSED_RESULT;
char       *alea_words_printable_lines (const char   *text) G_GNUC_WARN_UNUSED_RESULT;

/* All that is wrong with a setup, one sentence after the other.
 * (transfer full) */
char       *alea_words_faults    (AleaFaults          faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
