/* alea-house-rule.h: the readings of a game that players agree on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>

#define ALEA_MAX_OPTIONS 8
#define ALEA_MAX_CHOICES 4

/* A house rule: one of a few readings that the players agree on. */
typedef struct
{
  const char *key;                          /* in files; never translated */
  const char *title;                        /* msgid */
  const char *choices[ALEA_MAX_CHOICES];    /* in files; the first is the default */
  const char *labels[ALEA_MAX_CHOICES];     /* msgids, one a choice */
  const char *rule;                         /* "JA1", the question it answers */
} AleaOption;

/* The chosen reading of each option of a game; all zero: the defaults. */
typedef struct
{
  uint8_t choice[ALEA_MAX_OPTIONS];
} AleaOptions;
