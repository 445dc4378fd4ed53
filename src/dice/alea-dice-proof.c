/* alea-dice-proof.c: which promise each roll of a game was made under
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-dice-proof.h"

#include <string.h>

/* As alea_dice_make_seed() makes them. */
#define SEED_LENGTH 32

struct _AleaDiceProof
{
  GPtrArray *promises;   /* of AleaDicePromise; first_roll rises */
};

static gboolean
is_seed (const char *text)
{
  return strlen (text) == SEED_LENGTH && strspn (text, "0123456789abcdefABCDEF") == SEED_LENGTH;
}

static gboolean
is_committed_to (const AleaDicePromise *promise)
{
  g_autofree char *commitment = alea_dice_commitment (promise->secret);

  return g_ascii_strcasecmp (promise->commitment, commitment) == 0;
}

static gboolean
knows_version (const AleaDicePromise *promise)
{
  return promise->version >= 1 && promise->version <= ALEA_DICE_VERSION;
}

gboolean
alea_dice_promise_has_seed (const AleaDicePromise *promise)
{
  return promise->secret != NULL && is_seed (promise->secret) && is_committed_to (promise) && knows_version (promise);
}

static void
promise_free (gpointer data)
{
  AleaDicePromise *promise = data;

  g_free (promise->commitment);
  for (guint player = 0; player < ALEA_DICE_N_PLAYERS; player++)
    g_free (promise->words[player]);
  g_free (promise->secret);
  g_free (promise);
}

AleaDiceProof *
alea_dice_proof_new (void)
{
  AleaDiceProof *self = g_new0 (AleaDiceProof, 1);

  self->promises = g_ptr_array_new_with_free_func (promise_free);
  return self;
}

void
alea_dice_proof_free (AleaDiceProof *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->promises);
  g_free (self);
}

guint
alea_dice_proof_get_n (const AleaDiceProof *self)
{
  return self->promises->len;
}

static AleaDicePromise *
get_promise (const AleaDiceProof *self,
             guint                number)
{
  return g_ptr_array_index (self->promises, number);
}

const AleaDicePromise *
alea_dice_proof_get (const AleaDiceProof *self,
                     guint                number)
{
  g_return_val_if_fail (number < self->promises->len, NULL);

  return get_promise (self, number);
}

const AleaDicePromise *
alea_dice_proof_get_last (const AleaDiceProof *self)
{
  return self->promises->len > 0 ? alea_dice_proof_get (self, self->promises->len - 1) : NULL;
}

void
alea_dice_proof_add (AleaDiceProof         *self,
                     const AleaDicePromise *told)
{
  AleaDicePromise *promise;

  g_return_if_fail (told->first_roll > 0);
  g_return_if_fail (told->commitment != NULL);

  promise = g_new0 (AleaDicePromise, 1);
  promise->first_roll = told->first_roll;
  promise->version = told->version;
  promise->commitment = g_strdup (told->commitment);
  for (guint player = 0; player < ALEA_DICE_N_PLAYERS; player++)
    promise->words[player] = g_strdup (told->words[player] != NULL ? told->words[player] : "");
  promise->secret = g_strdup (told->secret);
  promise->is_shown = told->secret != NULL;

  while (self->promises->len > 0 && alea_dice_proof_get_last (self)->first_roll >= promise->first_roll)
    g_ptr_array_set_size (self->promises, (int) self->promises->len - 1);
  g_ptr_array_add (self->promises, promise);
}

void
alea_dice_proof_add_own (AleaDiceProof         *self,
                         const AleaDicePromise *kept,
                         gboolean               is_shown)
{
  g_return_if_fail (kept->secret != NULL);

  alea_dice_proof_add (self, kept);
  get_promise (self, self->promises->len - 1)->is_own = TRUE;
  get_promise (self, self->promises->len - 1)->is_shown = is_shown;
}

void
alea_dice_proof_promise (AleaDiceProof *self,
                         guint          first_roll,
                         const char    *secret)
{
  g_autofree char *commitment = alea_dice_commitment (secret);
  AleaDicePromise promise = { .first_roll = first_roll, .version = ALEA_DICE_VERSION, .commitment = commitment,
                              .secret = (char *) secret };

  alea_dice_proof_add_own (self, &promise, FALSE);
}

gboolean
alea_dice_proof_claim (AleaDiceProof *self,
                       guint          first,
                       const char    *secret)
{
  for (guint i = first; i < self->promises->len; i++)
    {
      AleaDicePromise promise = *get_promise (self, i);

      if (secret != NULL && i + 1 == self->promises->len)
        promise.secret = (char *) secret;
      if (!alea_dice_promise_has_seed (&promise))
        return FALSE;
    }

  if (first >= self->promises->len)
    return FALSE;

  for (guint i = first; i < self->promises->len; i++)
    get_promise (self, i)->is_own = TRUE;
  if (secret != NULL)
    {
      AleaDicePromise *last = get_promise (self, self->promises->len - 1);

      g_free (last->secret);
      last->secret = g_strdup (secret);
      last->is_shown = FALSE;
    }

  return TRUE;
}

char *
alea_dice_clean_word (const char *word)
{
  g_autofree char *valid = g_utf8_make_valid (word, -1);
  g_autofree char *composed = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  g_autoptr(GString) clean = g_string_new (NULL);
  glong length = 0;

  for (const char *p = composed; *p != '\0' && length < ALEA_DICE_MAX_WORD; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (g_unichar_isspace (letter) || g_unichar_iscntrl (letter))
        letter = ' ';
      if (letter == ' ' && (clean->len == 0 || clean->str[clean->len - 1] == ' '))
        continue;
      g_string_append_unichar (clean, letter);
      length++;
    }

  return g_strchomp (g_string_free (g_steal_pointer (&clean), FALSE));
}

void
alea_dice_proof_set_word (AleaDiceProof  *self,
                          AleaDicePlayer  player,
                          const char     *word)
{
  AleaDicePromise *last;

  g_return_if_fail (self->promises->len > 0);
  g_return_if_fail (player < ALEA_DICE_N_PLAYERS);

  last = get_promise (self, self->promises->len - 1);
  g_free (last->words[player]);
  last->words[player] = g_strdup (word);
}

void
alea_dice_proof_bring_forward (AleaDiceProof *self,
                               guint          first_roll)
{
  AleaDicePromise *last;

  g_return_if_fail (first_roll > 0);
  g_return_if_fail (self->promises->len > 0);

  last = g_ptr_array_steal_index (self->promises, self->promises->len - 1);
  while (self->promises->len > 0 && alea_dice_proof_get_last (self)->first_roll >= first_roll)
    g_ptr_array_set_size (self->promises, (int) self->promises->len - 1);
  last->first_roll = first_roll;
  g_ptr_array_add (self->promises, last);
}

void
alea_dice_proof_show_secret (AleaDiceProof *self)
{
  g_return_if_fail (self->promises->len > 0);

  get_promise (self, self->promises->len - 1)->is_shown = TRUE;
}

const AleaDicePromise *
alea_dice_proof_find (const AleaDiceProof *self,
                      guint                roll)
{
  for (guint i = self->promises->len; i > 0; i--)
    if (alea_dice_proof_get (self, i - 1)->first_roll <= roll)
      return alea_dice_proof_get (self, i - 1);

  return NULL;
}

/* --- dice ------------------------------------------------------------------ */

AleaDice *
alea_dice_promise_make_dice (const AleaDicePromise *promise)
{
  const char *host = promise->words[ALEA_DICE_HOST], *guest = promise->words[ALEA_DICE_GUEST];
  g_autofree char *seed = NULL;

  g_return_val_if_fail (promise->secret != NULL, NULL);

  if (promise->version == 1)
    seed = g_strconcat (promise->secret, *host != '\0' ? "+" : "", host, NULL);
  else
    seed = g_strconcat (promise->secret, "\n", host, "\n", guest, NULL);

  return alea_dice_new_seeded (seed);
}

AleaDice *
alea_dice_proof_make_dice (const AleaDiceProof *self)
{
  AleaDice *dice = NULL;
  guint next_roll = 0;

  for (guint i = self->promises->len; i > 0; i--)
    {
      const AleaDicePromise *promise = alea_dice_proof_get (self, i - 1);
      AleaDice *these = alea_dice_promise_has_seed (promise) ? alea_dice_promise_make_dice (promise) : alea_dice_new_system ();

      if (dice != NULL)
        alea_dice_set_next (these, next_roll - promise->first_roll, dice);
      dice = these;
      next_roll = promise->first_roll;
    }

  if (next_roll != 1)
    {
      AleaDice *before = alea_dice_new_system ();

      if (dice != NULL)
        alea_dice_set_next (before, next_roll - 1, dice);
      dice = before;
    }

  return dice;
}

/* --- whether it was kept ---------------------------------------------------- */

static guint
find_last_roll (const AleaDiceProof *self,
                guint                number,
                guint                n_rolls)
{
  if (number + 1 == self->promises->len)
    return n_rolls;

  return MIN (n_rolls, alea_dice_proof_get (self, number + 1)->first_roll - 1);
}

static void
check_rolls (const AleaDicePromise *promise,
             const AleaRoll        *rolls,
             AleaDiceFinding       *finding)
{
  g_autoptr(AleaDice) dice = alea_dice_promise_make_dice (promise);

  for (guint roll = finding->first_roll; roll <= finding->last_roll; roll++)
    {
      const AleaRoll *seen = &rolls[roll - 1];

      finding->expected = *seen;
      if (alea_dice_throw (dice, &finding->expected)
          && memcmp (finding->expected.face, seen->face, seen->n) == 0)
        continue;

      finding->kind = ALEA_DICE_FINDING_OTHER_ROLL;
      finding->roll = roll;
      return;
    }
}

AleaDiceFinding
alea_dice_proof_check (const AleaDiceProof *self,
                       guint                number,
                       const AleaRoll      *rolls,
                       guint                n_rolls)
{
  const AleaDicePromise *promise = alea_dice_proof_get (self, number);
  AleaDiceFinding finding = {
    .kind = ALEA_DICE_FINDING_KEPT,
    .first_roll = promise->first_roll,
    .last_roll = find_last_roll (self, number, n_rolls),
  };

  if (promise->secret == NULL || !promise->is_shown)
    finding.kind = ALEA_DICE_FINDING_UNKNOWN;
  else if (!is_seed (promise->secret))
    finding.kind = ALEA_DICE_FINDING_NO_SEED;
  else if (!is_committed_to (promise))
    finding.kind = ALEA_DICE_FINDING_OTHER_SEED;
  else if (!knows_version (promise))
    finding.kind = ALEA_DICE_FINDING_OTHER_VERSION;
  else
    check_rolls (promise, rolls, &finding);

  return finding;
}
