/* replay.c: gives files to the target of a fuzzer, one after the other
 *
 * An ordinary program, so that every compiler can go over the corpus.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

int
main (int    argc,
      char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *bytes = NULL;
      g_autoptr(GError) error = NULL;
      gsize n_bytes;

      if (!g_file_get_contents (argv[i], &bytes, &n_bytes, &error))
        {
          g_printerr ("%s\n", error->message);
          return 1;
        }

      g_print ("%s\n", argv[i]);
      LLVMFuzzerTestOneInput ((const guint8 *) bytes, n_bytes);
    }

  return argc > 1 ? 0 : 1;
}
