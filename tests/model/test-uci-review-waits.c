/* test-uci-review-waits.c: a review by a program that answers nothing for long
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "children.h"
#include "review-support.h"

#include "alea-review.h"

typedef struct
{
  AleaLedger *ledger;
  GError     *error;
  gboolean    is_done;
} Review;

static void
reviewed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Review *review = data;

  review->ledger = alea_review_finish (result, &review->error);
  review->is_done = TRUE;
}

/* However long it keeps one waiting, and whatever it says meanwhile, nothing is made up
 * of half a review, and nothing is left of the program. */
static void
test_waits (gconstpointer mode)
{
  g_autofree char *command = review_make_program (mode);
  Review review = { 0 };

  alea_review_async (review_make_record ("chess", NULL, "e4 e5 Nf3 Nc6"), command, NULL, NULL, NULL, reviewed_cb, &review);
  while (!review.is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (review.ledger);
  g_assert_nonnull (review.error);
  g_assert_false (g_error_matches (review.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (&review.error);
  children_wait_for_none ();
}

int
main (int    argc,
      char **argv)
{
  static const char *const modes[] = { "nonsense", "flood", "silent" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/uci-review-waits/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_waits);
    }

  return g_test_run ();
}
