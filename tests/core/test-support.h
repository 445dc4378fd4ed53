/* test-support.h: what the tests of the rules share
 *
 * All of these end the test, with the text that was at fault, when something
 * that a test takes for granted does not hold.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-faults.h"
#include "alea-notation.h"
#include "alea-state.h"

G_BEGIN_DECLS

/* The game of @id, which must exist. */
const AleaRules *test_rules            (const char         *id);

/* The setup of @fen, which must be readable but need not be a position. */
void             test_read_fen         (const char         *game,
                                        const char         *fen,
                                        AleaSetup          *setup);

/* The position and the state of @fen, which must be without faults. */
void             test_position         (const char         *game,
                                        const char         *fen,
                                        AleaPosition       *position);
void             test_state            (const char         *game,
                                        const char         *fen,
                                        AleaState          *state);

/* The square of @name on the 8x8 board. */
AleaSquare       test_square           (const char         *name);

/* Applies the decision that @word says; it must be possible. */
void             test_decide           (AleaState          *state,
                                        const char         *word);

/* Applies every word of @words, which blanks part; all must be possible. */
void             test_decide_all       (AleaState          *state,
                                        const char         *words);

/* Applies a roll of one die; on failure returns FALSE and fills @why, which
 * may be NULL. */
gboolean         test_roll             (AleaState          *state,
                                        int                 face,
                                        AleaText           *why);

/* A state of Chess960 at the start of @number, set up by its rolls. */
void             test_start_number     (AleaState          *state,
                                        int                 number);

/* The English sentence; (transfer full). */
char            *test_sentence         (const AleaText     *text);

/* The position of @setup made by the generator @movegen instead of the one
 * that the processor would choose. */
void             test_use_generator    (AleaPosition       *position,
                                        const AleaMovegen  *movegen);

/* The generators that this processor can run on the 8x8 board, by NULL. */
const AleaMovegen *const *test_generators (void);

/* Whether the two say the same in every field; and that, as an assertion. */
gboolean         test_is_same_setup    (const AleaSetup    *a,
                                        const AleaSetup    *b);
void             test_assert_same_state (const AleaState   *a,
                                        const AleaState    *b);

/* So that two lists of the same moves are the same. */
void             test_sort_moves       (AleaMove           *moves,
                                        size_t              n);

/* The squares that any fault of @setup is about. */
AleaSquareSet    test_fault_squares    (const AleaSetup    *setup,
                                        const AleaRules    *rules);

/* The lines of a file in tests/data; (transfer full). */
char           **test_read_lines       (const char         *folder,
                                        const char         *name);

/* A number from 0 below @n out of a stream that is the same in every run. */
guint            test_random           (guint64            *stream,
                                        guint               n);

/* The dice with faces out of the stream. */
AleaRoll         test_random_roll      (AleaRoll            dice,
                                        guint64            *stream);

/* What may come next: a roll of the program, or any decision. */
AleaEvent        test_random_event     (const AleaState    *state,
                                        guint64            *stream);

/* A choice for each option of the game. */
AleaOptions      test_random_options   (const AleaRules    *rules,
                                        guint64            *stream);

/* Counts how often a signal comes that is connected to it swapped. */
void             test_count            (guint              *n);

/* One in which there are translations, in tests that are run by meson. */
#define TEST_LOCALE "en_GB.UTF-8"

/* Translations from now on are those of @language; "" for none.  The catalogues
 * must be bound. */
void             test_use_language     (const char         *language);

/* A number from the environment, by which the slow suite asks for more;
 * @otherwise where it asks for none, of that only one in ALEA_TEST_SHARE where
 * the environment says so: where everything takes long. */
guint            test_get_amount       (const char         *variable,
                                        guint               otherwise);

G_END_DECLS
