/* alea-record-dice.c: what a record says of the promises of its dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-record-dice.h"

#include <string.h>

typedef enum
{
  FROM,
  VERSION,
  COMMITMENT,
  WORD,
  HOST_WORD,
  GUEST_WORD,
  SEED,
  N_FIELDS,
} Field;

static const char *const fields[N_FIELDS] = {
  "DiceFrom", "DiceVersion", "DiceCommitment", "DiceWord", "DiceHostWord", "DiceGuestWord", "DiceSeed",
};

/* The tag of promise @number, from 0. */
static char *
make_name (Field field,
           guint number)
{
  return number == 0 ? g_strdup (fields[field]) : g_strdup_printf ("%s%u", fields[field], number + 1);
}

/* A number of no more than nine digits; 0 for everything else. */
static guint
parse_number (const char *text)
{
  const gsize n = strspn (text, "0123456789");

  return n > 0 && n <= 9 && text[n] == '\0' ? (guint) g_ascii_strtoull (text, NULL, 10) : 0;
}

/* --- to the record -------------------------------------------------------- */

static void
set_field (AleaRecord *self,
           Field       field,
           guint       number,
           const char *value)
{
  g_autofree char *name = make_name (field, number);

  alea_record_set_tag (self, name, value);
}

/* The field of a word; N_FIELDS for one that the version has not. */
static Field
get_word_field (guint          version,
                AleaDicePlayer player)
{
  if (version == 1)
    return player == ALEA_DICE_HOST ? WORD : N_FIELDS;

  return player == ALEA_DICE_HOST ? HOST_WORD : GUEST_WORD;
}

static void
set_promise (AleaRecord            *self,
             guint                  number,
             const AleaDicePromise *promise)
{
  g_autofree char *first_roll = g_strdup_printf ("%u", promise->first_roll);
  g_autofree char *version = g_strdup_printf ("%u", promise->version);

  set_field (self, FROM, number, number > 0 || promise->first_roll > 1 ? first_roll : NULL);
  set_field (self, VERSION, number, promise->version != 1 ? version : NULL);
  set_field (self, COMMITMENT, number, promise->commitment);
  for (Field field = WORD; field <= GUEST_WORD; field++)
    set_field (self, field, number, NULL);
  for (AleaDicePlayer player = 0; player < ALEA_DICE_N_PLAYERS; player++)
    if (*promise->words[player] != '\0')
      set_field (self, get_word_field (promise->version, player), number, promise->words[player]);
  set_field (self, SEED, number, promise->is_shown ? promise->secret : NULL);
}

/* The number of the promise that a tag of this name is about, and what it says
 * of it; -1 for another tag. */
static int
find_promise (const char *name,
              Field      *found)
{
  for (Field field = 0; field < N_FIELDS; field++)
    if (g_str_has_prefix (name, fields[field]))
      {
        const char *number = name + strlen (fields[field]);

        *found = field;
        return *number == '\0' ? 0 : (int) parse_number (number) - 1;
      }

  return -1;
}

gboolean
alea_record_is_proof_tag (const char *name)
{
  Field field;

  return find_promise (name, &field) >= 0 || g_str_equal (name, ALEA_RECORD_DICE_TAG);
}

/* All tags of promise @number and those after it. */
static void
clear_from (AleaRecord *self,
            guint       number)
{
  Field field;

  for (guint i = self->tags->len; i > 0; i--)
    if (find_promise (g_array_index (self->tags, AleaTag, i - 1).name, &field) >= (int) number)
      g_array_remove_index (self->tags, i - 1);

  alea_record_set_tag (self, ALEA_RECORD_DICE_TAG, NULL);
}

void
alea_record_clear_proof (AleaRecord *self)
{
  clear_from (self, 0);
}

/* Of tags that a file has more than once the first alone is read, and set. */
static void
drop_doubles (AleaRecord *self)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->tags->len;)
    {
      char *name = g_array_index (self->tags, AleaTag, i).name;

      if (alea_record_is_proof_tag (name) && g_hash_table_contains (seen, name))
        {
          g_array_remove_index (self->tags, i);
          continue;
        }
      g_hash_table_add (seen, name);
      i++;
    }
}

void
alea_record_set_proof (AleaRecord          *self,
                       const AleaDiceProof *proof)
{
  drop_doubles (self);
  for (guint i = 0; i < alea_dice_proof_get_n (proof); i++)
    set_promise (self, i, alea_dice_proof_get (proof, i));

  clear_from (self, alea_dice_proof_get_n (proof));
}

/* --- from the record ------------------------------------------------------ */

static const char *
get_field (GHashTable *values,
           Field       field,
           guint       number)
{
  g_autofree char *name = make_name (field, number);

  return g_hash_table_lookup (values, name);
}

/* FALSE where there is none. */
static gboolean
read_promise (GHashTable    *values,
              guint          number,
              AleaDiceProof *proof)
{
  const AleaDicePromise *last = alea_dice_proof_get_last (proof);
  const char *from = get_field (values, FROM, number), *version = get_field (values, VERSION, number);
  AleaDicePromise told = {
    .first_roll = parse_number (from == NULL && number == 0 ? "1" : from != NULL ? from : ""),
    .version = parse_number (version != NULL ? version : "1"),
    .commitment = (char *) get_field (values, COMMITMENT, number),
    .secret = (char *) get_field (values, SEED, number),
  };

  if (told.commitment == NULL || told.first_roll == 0 || (last != NULL && told.first_roll <= last->first_roll))
    return FALSE;

  for (AleaDicePlayer player = 0; player < ALEA_DICE_N_PLAYERS; player++)
    if (get_word_field (told.version, player) != N_FIELDS)
      told.words[player] = (char *) get_field (values, get_word_field (told.version, player), number);
  alea_dice_proof_add (proof, &told);
  return TRUE;
}

/* Nothing where it does not fit what the record says otherwise: then this
 * program has not kept it. */
static void
read_own (const AleaRecord *self,
          AleaDiceProof    *proof)
{
  const char *text = alea_record_get_tag (self, ALEA_RECORD_DICE_TAG);
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", 2);
  const guint first_own = words[0] != NULL ? parse_number (words[0]) : 0;

  if (first_own > 0)
    alea_dice_proof_claim (proof, first_own - 1, words[1]);
}

/* Most games that are read have not one of these tags. */
static gboolean
may_have_promise (const AleaRecord *self)
{
  for (guint i = 0; i < self->tags->len; i++)
    if (g_str_has_prefix (g_array_index (self->tags, AleaTag, i).name, "Dice"))
      return TRUE;

  return FALSE;
}

AleaDiceProof *
alea_record_read_proof (const AleaRecord *self)
{
  g_autoptr(AleaDiceProof) proof = NULL;
  g_autoptr(GHashTable) values = NULL;
  guint number = 0;
  Field field;

  if (!may_have_promise (self))
    return NULL;

  proof = alea_dice_proof_new ();
  values = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = self->tags->len; i > 0; i--)
    {
      const AleaTag *tag = &g_array_index (self->tags, AleaTag, i - 1);

      if (find_promise (tag->name, &field) >= 0)
        g_hash_table_insert (values, tag->name, tag->value);
    }
  while (number < ALEA_RECORD_MAX_PROMISES && read_promise (values, number, proof))
    number++;
  if (number == 0)
    return NULL;

  read_own (self, proof);
  return g_steal_pointer (&proof);
}

/* Whether a promise of this version has such a field. */
static gboolean
has_field (const AleaDicePromise *promise,
           Field                  field)
{
  if (field < WORD || field > GUEST_WORD)
    return TRUE;

  return field == get_word_field (promise->version, ALEA_DICE_HOST)
         || field == get_word_field (promise->version, ALEA_DICE_GUEST);
}

const char *
alea_record_find_stray_dice_tag (const AleaRecord    *self,
                                 const AleaDiceProof *proof)
{
  const guint n = proof != NULL ? alea_dice_proof_get_n (proof) : 0;
  g_autoptr(GHashTable) seen = NULL;

  if (!may_have_promise (self))
    return NULL;

  seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < self->tags->len; i++)
    {
      const char *name = g_array_index (self->tags, AleaTag, i).name;
      Field field;
      const int number = find_promise (name, &field);

      if (number >= 0
          && (number >= (int) n || !has_field (alea_dice_proof_get (proof, (guint) number), field)
              || !g_hash_table_add (seen, (gpointer) name)))
        return name;
    }

  return NULL;
}
