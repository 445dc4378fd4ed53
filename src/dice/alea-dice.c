/* alea-dice.c: where the faces of the dice come from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice.h"

#include <errno.h>
#include <sys/random.h>

/* Bytes are drawn in blocks of the length of a SHA-256. */
#define BLOCK_SIZE 32

/* A source that never accepts is broken, not unlucky. */
#define MAX_TRIES  10000

struct _AleaDice
{
  AleaDiceFill  fill;
  gpointer      data;
  char         *seed;      /* NULL unless seeded */
  guint64       counter;   /* blocks taken from the seed's stream */
  guint8        block[BLOCK_SIZE];
  gsize         used;      /* bytes of block that are spent */
  guint         n_throws;
  guint         n_own;     /* throws before those of next */
  AleaDice     *next;      /* owned, or NULL */
};

/* --- sources ------------------------------------------------------------- */

static gboolean
fill_from_system (guint8   *bytes,
                  gsize     n_bytes,
                  gpointer  data)
{
  (void) data;

  while (n_bytes > 0)
    {
      gssize n = getrandom (bytes, n_bytes, 0);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;

      bytes += n;
      n_bytes -= (gsize) n;
    }

  return TRUE;
}

/* Block number i of a seed is SHA-256 ("seed:i").  Whoever knows the seed can
 * compute every roll; whoever has only seen rolls can compute neither the
 * seed nor the next one. */
static gboolean
fill_from_seed (guint8   *bytes,
                gsize     n_bytes,
                gpointer  data)
{
  AleaDice *self = data;
  g_autofree char *text = g_strdup_printf ("%s:%" G_GUINT64_FORMAT, self->seed, self->counter++);
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_assert (n_bytes == BLOCK_SIZE);
  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, bytes, &n_bytes);

  return TRUE;
}

AleaDice *
alea_dice_new_custom (AleaDiceFill fill,
                      gpointer     data)
{
  AleaDice *self;

  g_return_val_if_fail (fill != NULL, NULL);

  self = g_new0 (AleaDice, 1);
  self->fill = fill;
  self->data = data;
  self->used = BLOCK_SIZE;

  return self;
}

AleaDice *
alea_dice_new_system (void)
{
  return alea_dice_new_custom (fill_from_system, NULL);
}

AleaDice *
alea_dice_new_seeded (const char *seed)
{
  AleaDice *self;

  g_return_val_if_fail (seed != NULL, NULL);

  self = alea_dice_new_custom (fill_from_seed, NULL);
  self->data = self;
  self->seed = g_strdup (seed);

  return self;
}

void
alea_dice_free (AleaDice *self)
{
  while (self != NULL)
    {
      AleaDice *next = self->next;

      g_free (self->seed);
      g_free (self);
      self = next;
    }
}

void
alea_dice_set_next (AleaDice *self,
                    guint     n_throws,
                    AleaDice *next)
{
  g_return_if_fail (self != NULL && self->next == NULL);
  g_return_if_fail (next != NULL);

  self->n_own = n_throws;
  self->next = next;
}

/* --- drawing ------------------------------------------------------------- */

static gboolean
next_byte (AleaDice *self,
           guint8   *byte)
{
  if (self->used == BLOCK_SIZE)
    {
      if (!self->fill (self->block, BLOCK_SIZE, self->data))
        return FALSE;
      self->used = 0;
    }

  *byte = self->block[self->used++];
  return TRUE;
}

/* As few bits as can say n values, thrown away while they say another: every
 * value stays equally likely, which a remainder would not give. */
gboolean
alea_dice_draw (AleaDice *self,
                guint     n,
                guint    *number)
{
  guint bits = g_bit_storage (n - 1);

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (n >= 1 && n <= 65536, FALSE);

  *number = 0;
  if (n == 1)
    return TRUE;

  for (guint i = 0; i < MAX_TRIES; i++)
    {
      guint8 low = 0, high = 0;
      guint value;

      if (!next_byte (self, &low) || (bits > 8 && !next_byte (self, &high)))
        return FALSE;

      value = ((guint) high << 8 | low) & ((1u << bits) - 1);
      if (value < n)
        {
          *number = value;
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
alea_dice_throw (AleaDice *self,
                 AleaRoll *dice)
{
  const guint n = dice->n, sides = dice->sides;

  g_return_val_if_fail (n <= ALEA_MAX_DICE, FALSE);
  g_return_val_if_fail (sides >= 1, FALSE);

  while (self->next != NULL && self->n_throws >= self->n_own)
    self = self->next;

  for (guint i = 0; i < n; i++)
    {
      guint face;

      if (!alea_dice_draw (self, sides, &face))
        return FALSE;
      dice->face[i] = (guint8) (face + 1);
    }

  self->n_throws++;
  return TRUE;
}

/* --- seeds --------------------------------------------------------------- */

char *
alea_dice_make_seed (void)
{
  guint8 bytes[16];
  GString *seed;

  if (!fill_from_system (bytes, sizeof bytes, NULL))
    return NULL;

  seed = g_string_new (NULL);
  for (gsize i = 0; i < sizeof bytes; i++)
    g_string_append_printf (seed, "%02x", bytes[i]);

  return g_string_free (seed, FALSE);
}

char *
alea_dice_commitment (const char *seed)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, seed, -1);
}
