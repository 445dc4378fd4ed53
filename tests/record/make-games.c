/* make-games.c: a game file of random games, for measuring
 *
 *   make-games GAME COUNT MAX-EVENTS >FILE
 *
 * The same in every run.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-writer.h"
#include "random-record.h"
#include "test-support.h"

#include <stdio.h>
#include <stdlib.h>

int
main (int    argc,
      char **argv)
{
  guint64 stream = 960;

  if (argc != 4)
    g_error ("usage: make-games GAME COUNT MAX-EVENTS");

  for (int i = 0; i < atoi (argv[2]); i++)
    {
      g_autoptr(AleaRecord) record = random_record_new_plain (test_rules (argv[1]), (guint) atoi (argv[3]), &stream);
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(GError) error = NULL;

      if (!alea_pgn_write (record, text, &error))
        g_error ("%s", error->message);
      fwrite (text->str, 1, text->len, stdout);
    }

  return 0;
}
