/* fuzz-dice.c: any bytes as a game whose dice were promised
 *
 * What is promised in it is held against its rolls, and once more as somebody
 * would forge it who can compute: with promises that fit the secrets.  Then
 * “alea-cli check” has its say about the file.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "alea-fallen-rolls.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "alea-record-dice.h"
#include "commands.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static GString *said;

/* --- what is found ------------------------------------------------------------ */

static void
check_finding (const AleaDiceProof *proof,
               guint                number,
               const AleaRoll      *rolls,
               guint                n_rolls)
{
  const AleaDicePromise *promise = alea_dice_proof_get (proof, number);
  const AleaDiceFinding finding = alea_dice_proof_check (proof, number, rolls, n_rolls);
  const gboolean is_computed = finding.kind == ALEA_DICE_FINDING_KEPT || finding.kind == ALEA_DICE_FINDING_OTHER_ROLL;

  g_assert_cmpint (is_computed, ==, promise->is_shown && alea_dice_promise_has_seed (promise));
  g_assert_cmpuint (finding.first_roll, ==, promise->first_roll);
  g_assert_cmpuint (finding.last_roll, <=, n_rolls);
  for (guint roll = finding.first_roll; roll <= finding.last_roll; roll++)
    g_assert_true (alea_dice_proof_find (proof, roll) == promise);

  if (finding.kind == ALEA_DICE_FINDING_OTHER_ROLL)
    {
      g_assert_cmpuint (finding.roll, >=, finding.first_roll);
      g_assert_cmpuint (finding.roll, <=, finding.last_roll);
      g_assert_cmpuint (finding.expected.n, ==, rolls[finding.roll - 1].n);
      g_assert_cmpint (memcmp (&finding.expected, &rolls[finding.roll - 1], sizeof finding.expected), !=, 0);
    }
}

/* The dice of the whole game fall as each promise says, where that is known. */
static void
check_dice (const AleaDiceProof *proof,
            const AleaRoll      *rolls,
            guint                n_rolls)
{
  g_autoptr(AleaDice) dice = alea_dice_proof_make_dice (proof);

  for (guint roll = 1; roll <= n_rolls; roll++)
    {
      const AleaDicePromise *promise = alea_dice_proof_find (proof, roll);
      AleaRoll thrown = rolls[roll - 1], again = thrown;
      g_autoptr(AleaDice) alone = NULL;

      g_assert_true (alea_dice_throw (dice, &thrown));
      if (promise == NULL || promise->first_roll != roll || !alea_dice_promise_has_seed (promise))
        continue;
      alone = alea_dice_promise_make_dice (promise);
      g_assert_true (alea_dice_throw (alone, &again));
      g_assert_cmpmem (thrown.face, thrown.n, again.face, again.n);
    }
}

static void
check_proof (const AleaDiceProof *proof,
             const GArray        *fallen)
{
  g_autofree AleaRoll *rolls = g_new0 (AleaRoll, fallen->len + 1);

  for (guint i = 0; i < fallen->len; i++)
    rolls[i] = g_array_index (fallen, AleaFallenRoll, i).roll;
  for (guint i = 0; i < alea_dice_proof_get_n (proof); i++)
    check_finding (proof, i, rolls, fallen->len);
  check_dice (proof, rolls, fallen->len);
}

/* --- what is told ------------------------------------------------------------- */

static void
check_same (const AleaDiceProof *a,
            const AleaDiceProof *b)
{
  g_assert_nonnull (b);
  g_assert_cmpuint (alea_dice_proof_get_n (a), ==, alea_dice_proof_get_n (b));
  for (guint i = 0; i < alea_dice_proof_get_n (a); i++)
    {
      const AleaDicePromise *one = alea_dice_proof_get (a, i), *other = alea_dice_proof_get (b, i);

      g_assert_cmpuint (one->first_roll, ==, other->first_roll);
      g_assert_cmpuint (one->version, ==, other->version);
      g_assert_cmpstr (one->commitment, ==, other->commitment);
      for (guint player = 0; player < ALEA_DICE_N_PLAYERS; player++)
        g_assert_cmpstr (one->words[player], ==, other->words[player]);
      g_assert_cmpint (one->is_shown, ==, other->is_shown);
      if (one->is_shown)
        g_assert_cmpstr (one->secret, ==, other->secret);
    }
}

/* A file keeps no control characters. */
static gboolean
is_plain (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_iscntrl (g_utf8_get_char (text)))
      return FALSE;

  return TRUE;
}

static gboolean
are_plain (const AleaRecord *record)
{
  for (guint i = 0; i < record->tags->len; i++)
    if (!is_plain (g_array_index (record->tags, AleaTag, i).value))
      return FALSE;

  return TRUE;
}

/* A game that is saved again promises the same, and nothing is left over. */
static void
check_round (AleaRecord          *record,
             const AleaDiceProof *proof)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(AleaDiceProof) again = NULL, read = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaPgnGame) game = NULL;

  alea_record_set_proof (record, proof);
  again = alea_record_read_proof (record);
  check_same (proof, again);
  g_assert_null (alea_record_find_stray_dice_tag (record, again));

  if (!are_plain (record) || !alea_pgn_write (record, text, NULL))
    return;
  reader = alea_pgn_reader_new_for_text (text->str, text->len);
  g_assert_true (alea_pgn_reader_next (reader, &game, NULL, NULL));
  read = alea_record_read_proof (game->record);
  check_same (proof, read);
}

/* The same promises with the commitments that their secrets have. */
static AleaDiceProof *
forge (const AleaDiceProof *proof)
{
  AleaDiceProof *forged = alea_dice_proof_new ();

  for (guint i = 0; i < alea_dice_proof_get_n (proof); i++)
    {
      AleaDicePromise told = *alea_dice_proof_get (proof, i);
      g_autofree char *commitment = told.secret != NULL ? alea_dice_commitment (told.secret) : NULL;

      if (commitment != NULL)
        told.commitment = commitment;
      alea_dice_proof_add (forged, &told);
    }

  return forged;
}

static void
check_words (const AleaDiceProof *proof)
{
  for (guint i = 0; i < alea_dice_proof_get_n (proof); i++)
    for (guint player = 0; player < ALEA_DICE_N_PLAYERS; player++)
      {
        g_autofree char *clean = alea_dice_clean_word (alea_dice_proof_get (proof, i)->words[player]);
        g_autofree char *again = alea_dice_clean_word (clean);

        g_assert_cmpstr (clean, ==, again);
        g_assert_true (g_utf8_validate (clean, -1, NULL));
        g_assert_cmpint (g_utf8_strlen (clean, -1), <=, ALEA_DICE_MAX_WORD);
      }
}

static void
check_game (AleaRecord *record)
{
  g_autoptr(AleaDiceProof) proof = alea_record_read_proof (record), forged = NULL;
  g_autoptr(GArray) fallen = NULL;

  alea_record_find_stray_dice_tag (record, proof);
  if (proof == NULL)
    return;

  fallen = alea_record_list_fallen (record);
  forged = forge (proof);
  check_proof (proof, fallen);
  check_proof (forged, fallen);
  check_words (proof);
  check_round (record, proof);
  check_round (record, forged);
}

/* --- what alea-cli says ------------------------------------------------------- */

static void
print_cb (const char *text)
{
  g_string_append (said, text);
}

/* The file is in memory. */
static void
run_check (const guint8 *data,
           gsize         size,
           guint         n_games)
{
  const int fd = memfd_create ("game", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);
  char *words[] = { (char *) "check", (char *) "--dice", path, NULL };
  g_autofree char *head = g_strdup_printf ("\n%u games, ", n_games);
  CliStatus status;

  g_assert_cmpint (write (fd, data, size), ==, (gssize) size);
  g_string_assign (said, "\n");
  status = command_check (3, words);
  close (fd);

  g_assert_true (g_utf8_validate (said->str, (gssize) said->len, NULL));
  g_assert_nonnull (strstr (said->str, head));
  g_assert_true (g_str_has_suffix (said->str, " faults\n"));
  if (n_games == 0)
    g_assert_cmpint (status, ==, CLI_BAD_INPUT);
  else
    g_assert_cmpint (status, ==, g_str_has_suffix (said->str, ", 0 faults\n") ? CLI_GOOD : CLI_NO);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_memdup2 (data, size);
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, size);
  guint n_games = 0;

  if (said == NULL)
    {
      said = g_string_new (NULL);
      g_set_print_handler (print_cb);
      g_set_printerr_handler (print_cb);
    }

  for (;;)
    {
      g_autoptr(AleaPgnGame) game = NULL;

      g_assert_true (alea_pgn_reader_next (reader, &game, NULL, NULL));
      if (game == NULL)
        break;
      n_games++;
      check_game (game->record);
    }

  run_check (data, size, n_games);
  return 0;
}
