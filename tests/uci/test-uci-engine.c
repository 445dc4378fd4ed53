/* test-uci-engine.c: engines that are missing, silent or mad
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-notation.h"
#include "alea-uci.h"
#include "test-support.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>

static char *
get_command (const char *mode)
{
  return g_strdup_printf ("/usr/bin/python3 '%s' %s", g_test_get_filename (G_TEST_DIST, "uci", "fake-engine.py", NULL), mode);
}

/* Its process has been waited for. */
static void
free_and_check (AleaUci *engine)
{
  const int pid = atoi (alea_uci_get_name (engine));

  g_assert_cmpint (pid, >, 0);
  g_assert_cmpint (kill (pid, 0), ==, 0);
  alea_uci_free (engine);
  g_assert_cmpint (kill (pid, 0), ==, -1);
  g_assert_cmpint (errno, ==, ESRCH);
}

static void
test_good (void)
{
  g_autofree char *command = get_command ("good");
  const char *const options[] = { "Skill Level=3", NULL };
  g_autoptr(GError) error = NULL;
  char text[ALEA_MOVE_TEXT_SIZE];
  AleaDecision decision;
  AleaUci *engine;
  AleaState state;

  engine = alea_uci_new (command, options, NULL, &error);
  g_assert_no_error (error);
  alea_state_init (&state, test_rules ("chess"), NULL);
  g_assert_true (alea_uci_begin (engine, &error));
  g_assert_true (alea_uci_decide (engine, &state, 10, NULL, &decision, &error));
  g_assert_cmpstr (alea_decision_to_text (&state, &decision, text), ==, "e4");
  free_and_check (engine);
}

static void
test_bad (void)
{
  static const struct { const char *mode; GIOErrorEnum code; } rows[] = {
    { "lie", G_IO_ERROR_INVALID_DATA }, { "empty", G_IO_ERROR_INVALID_DATA }, { "long", G_IO_ERROR_INVALID_DATA },
    { "crash", G_IO_ERROR_CLOSED }, { "nonsense", G_IO_ERROR_INVALID_DATA }, { "flood", G_IO_ERROR_TIMED_OUT },
    { "silent", G_IO_ERROR_TIMED_OUT },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *command = get_command (rows[i].mode);
      g_autoptr(GError) error = NULL;
      AleaDecision decision;
      AleaUci *engine;
      AleaState state;

      g_test_message ("%s", rows[i].mode);
      engine = alea_uci_new (command, NULL, NULL, &error);
      g_assert_no_error (error);
      alea_state_init (&state, test_rules ("chess"), NULL);
      g_assert_false (alea_uci_decide (engine, &state, 10, NULL, &decision, &error));
      g_assert_error (error, G_IO_ERROR, (int) rows[i].code);
      alea_uci_free (engine);
    }
}

static void
test_stubborn (void)
{
  g_autofree char *command = get_command ("stubborn");
  AleaUci *engine = alea_uci_new (command, NULL, NULL, NULL);

  free_and_check (engine);
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (100000);
  g_cancellable_cancel (cancellable);
  return NULL;
}

static void
test_cancel (void)
{
  g_autofree char *command = get_command ("silent");
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  AleaUci *engine = alea_uci_new (command, NULL, NULL, NULL);
  GThread *thread;
  AleaDecision decision;
  AleaState state;

  alea_state_init (&state, test_rules ("chess"), NULL);
  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  g_assert_false (alea_uci_decide (engine, &state, 3600000, cancellable, &decision, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
  free_and_check (engine);
}

static void
test_none (void)
{
  static const char *const commands[] = { "/nonexistent/engine", "true", "'unfinished", "", "/" };
  const char *const bad_options[] = { "Skill Level", NULL }, *const no_options[] = { "skill level=3", "Skill=3", NULL };
  g_autofree char *good = get_command ("good"), *deaf = get_command ("deaf");
  g_autoptr(GError) error = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_test_message ("%s", commands[i]);
      g_assert_null (alea_uci_new (commands[i], NULL, NULL, &error));
      g_assert_nonnull (error);
      g_clear_error (&error);
    }

  g_assert_null (alea_uci_new (deaf, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_clear_error (&error);
  g_assert_null (alea_uci_new (good, bad_options, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_clear_error (&error);
  g_assert_null (alea_uci_new (good, no_options, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_nonnull (strstr (error->message, "“Skill”"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/uci/good", test_good);
  g_test_add_func ("/uci/bad", test_bad);
  g_test_add_func ("/uci/stubborn", test_stubborn);
  g_test_add_func ("/uci/cancel", test_cancel);
  g_test_add_func ("/uci/none", test_none);

  return g_test_run ();
}
