/* transposition.h: what has been found out about positions, by their keys
 *
 * Private to the engine.
 *
 * One table, allocated once, that all threads of a search read and write
 * without locks: each entry is two words, and one of them holds the key mixed
 * with the other, so that halves of two entries are never taken for one.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-move.h"
#include "value.h"

#include <stdatomic.h>
#include <stddef.h>

typedef enum
{
  BOUND_NONE,
  BOUND_LOWER,    /* the value is this or more */
  BOUND_UPPER,    /* the value is this or less */
  BOUND_EXACT,
} Bound;

typedef struct
{
  Value    value;
  AleaMove move;    /* ALEA_MOVE_NONE: none is known to be good */
  int      depth;   /* 0 .. 255 */
  Bound    bound;
} Entry;

typedef struct
{
  _Atomic uint64_t check;   /* key ^ data */
  _Atomic uint64_t data;
} Slot;

typedef struct
{
  Slot    *slots;
  size_t   n_slots;   /* a multiple of the size of a bucket */
  unsigned age;       /* of the search, so that old entries go first */
} Transposition;

/* About @bytes large; false where there is no memory for it. */
bool transposition_init  (Transposition *self,
                          size_t         bytes);
void transposition_free  (Transposition *self);

/* Forgets everything. */
void transposition_clear (Transposition *self);

/* Makes the entries so far those of an older search. */
void transposition_age   (Transposition *self);

bool transposition_find  (const Transposition *self,
                          uint64_t             key,
                          Entry               *entry);
void transposition_store (Transposition       *self,
                          uint64_t             key,
                          const Entry         *entry);
