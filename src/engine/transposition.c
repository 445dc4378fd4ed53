/* transposition.c: what has been found out about positions, by their keys
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "transposition.h"

#include <stdlib.h>
#include <string.h>

/* The slots of a bucket share a line of the cache. */
#define BUCKET 4

/* 256 GiB, or half of what a processor of 32 bits can name: a mistake of whoever
 * asks for it. */
#define LARGE     ((uint64_t) 1 << 38)
#define MAX_BYTES (SIZE_MAX / 2 < LARGE ? SIZE_MAX / 2 : (size_t) LARGE)

/* A word of data, from below. */
#define MOVE_BITS   28
#define VALUE_BITS  21
#define DEPTH_BITS  8
#define BOUND_BITS  2
#define AGE_BITS    5
#define VALUE_SHIFT MOVE_BITS
#define DEPTH_SHIFT (VALUE_SHIFT + VALUE_BITS)
#define BOUND_SHIFT (DEPTH_SHIFT + DEPTH_BITS)
#define AGE_SHIFT   (BOUND_SHIFT + BOUND_BITS)

#define VALUE_BIAS  (1 << (VALUE_BITS - 1))
#define N_AGES      (1u << AGE_BITS)

_Static_assert (AGE_SHIFT + AGE_BITS == 64, "an entry is one word");
_Static_assert (VALUE_WIN < VALUE_BIAS, "a value fits");

static uint64_t
pack (const Entry *entry,
      unsigned     age)
{
  return (uint64_t) entry->move
         | (uint64_t) (entry->value + VALUE_BIAS) << VALUE_SHIFT
         | (uint64_t) (uint8_t) entry->depth << DEPTH_SHIFT
         | (uint64_t) entry->bound << BOUND_SHIFT
         | (uint64_t) age << AGE_SHIFT;
}

static unsigned
take (uint64_t data,
      int      shift,
      int      bits)
{
  return (unsigned) (data >> shift & ((1ull << bits) - 1));
}

static Entry
unpack (uint64_t data)
{
  return (Entry) {
    .move = take (data, 0, MOVE_BITS),
    .value = (Value) take (data, VALUE_SHIFT, VALUE_BITS) - VALUE_BIAS,
    .depth = (int) take (data, DEPTH_SHIFT, DEPTH_BITS),
    .bound = (Bound) take (data, BOUND_SHIFT, BOUND_BITS),
  };
}

bool
transposition_init (Transposition *self,
                    size_t         bytes)
{
  const size_t n_buckets = bytes / (BUCKET * sizeof (Slot));

  self->slots = NULL;
  if (bytes > MAX_BYTES)
    return false;

  self->n_slots = (n_buckets > 0 ? n_buckets : 1) * BUCKET;
  self->slots = calloc (self->n_slots, sizeof (Slot));
  self->age = 0;
  return self->slots != NULL;
}

void
transposition_free (Transposition *self)
{
  free (self->slots);
  self->slots = NULL;
}

void
transposition_clear (Transposition *self)
{
  memset (self->slots, 0, self->n_slots * sizeof (Slot));
  self->age = 0;
}

void
transposition_age (Transposition *self)
{
  self->age = (self->age + 1) % N_AGES;
}

/* Spreads the keys evenly over any number of buckets: the upper half of key times
 * number, which a processor of 32 bits has no type for.  MAX_BYTES keeps the
 * number at 1 << 32 or less, so that nothing overflows. */
static Slot *
find_bucket (const Transposition *self,
             uint64_t             key)
{
  const uint64_t n_buckets = self->n_slots / BUCKET;
  const uint64_t low = (key & UINT32_MAX) * n_buckets >> 32;
  const uint64_t high = ((key >> 32) * n_buckets + low) >> 32;

  return &self->slots[high * BUCKET];
}

static uint64_t
load (const Slot *slot,
      uint64_t   *check)
{
  const uint64_t data = atomic_load_explicit (&slot->data, memory_order_relaxed);

  *check = atomic_load_explicit (&slot->check, memory_order_relaxed) ^ data;
  return data;
}

bool
transposition_find (const Transposition *self,
                    uint64_t             key,
                    Entry               *entry)
{
  const Slot *bucket = find_bucket (self, key);

  for (int i = 0; i < BUCKET; i++)
    {
      uint64_t check, data = load (&bucket[i], &check);

      if (check == key && data != 0)
        {
          *entry = unpack (data);
          return true;
        }
    }

  return false;
}

/* What is lost least: shallow entries and those of old searches. */
static int
get_worth (const Transposition *self,
           uint64_t             data)
{
  const unsigned age = take (data, AGE_SHIFT, AGE_BITS);
  const int years = (int) ((self->age + N_AGES - age) % N_AGES);

  return data == 0 ? -1000 : (int) take (data, DEPTH_SHIFT, DEPTH_BITS) - 8 * years;
}

void
transposition_store (Transposition *self,
                     uint64_t       key,
                     const Entry   *entry)
{
  Slot *bucket = find_bucket (self, key), *victim = &bucket[0];
  int least = INT32_MAX;
  Entry best = *entry;
  uint64_t data;

  for (int i = 0; i < BUCKET; i++)
    {
      uint64_t check, old = load (&bucket[i], &check);
      const int worth = get_worth (self, old);

      if (check == key && old != 0)
        {
          /* A move that was good once is better than none. */
          if (best.move == ALEA_MOVE_NONE)
            best.move = unpack (old).move;
          victim = &bucket[i];
          break;
        }
      if (worth < least)
        {
          least = worth;
          victim = &bucket[i];
        }
    }

  data = pack (&best, self->age);
  atomic_store_explicit (&victim->check, key ^ data, memory_order_relaxed);
  atomic_store_explicit (&victim->data, data, memory_order_relaxed);
}
