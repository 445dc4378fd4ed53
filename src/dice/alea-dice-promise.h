/* alea-dice-promise.h: what is promised of dice, and how it makes their rolls
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice.h"

G_BEGIN_DECLS

#define ALEA_DICE_VERSION  2

/* Longer words are cut off, in characters. */
#define ALEA_DICE_MAX_WORD 60

typedef enum
{
  ALEA_DICE_HOST,    /* also the one word of version 1 */
  ALEA_DICE_GUEST,
  ALEA_DICE_N_PLAYERS,
} AleaDicePlayer;

/* All text is owned; commitment and words are never NULL, and what a file tells
 * may be anything. */
typedef struct
{
  guint     first_roll;
  guint     version;       /* 1, 2, or one that nobody knows yet */
  char     *commitment;
  char     *words[ALEA_DICE_N_PLAYERS];   /* "" for none */
  char     *secret;        /* NULL where it is not known */
  gboolean  is_own;        /* it was made here; otherwise a file tells of it */
  gboolean  is_shown;      /* everybody may know the secret */
} AleaDicePromise;

/* A word as it is mixed in: without control characters, with single blanks, not
 * too long, and however its accents were typed, the same; (transfer full). */
char                  *alea_dice_clean_word         (const char          *word) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the rolls can be computed: the secret is a seed, it is the one that was
 * committed to, and the version is known. */
gboolean               alea_dice_promise_has_seed   (const AleaDicePromise *promise);

/* The dice of this promise alone, from its first roll on; the secret must be
 * known, and the version. */
AleaDice              *alea_dice_promise_make_dice  (const AleaDicePromise *promise) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
