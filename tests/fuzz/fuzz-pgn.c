/* fuzz-pgn.c: any bytes as a game file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "check-pgn.h"
#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  /* A copy, so that a byte read too far is seen. */
  g_autofree char *text = g_memdup2 (data, size);

  check_pgn_text (text, size);
  return 0;
}
