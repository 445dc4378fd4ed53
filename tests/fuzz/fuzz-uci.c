/* fuzz-uci.c: any bytes as what an engine says
 *
 * No program is started: the linker puts functions of this file in the place of
 * those that would.  The first byte says the game and in how large pieces the
 * others come, which the engine says without waiting to be asked; then it ends.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "alea-fen.h"
#include "alea-state.h"
#include "alea-uci.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAX_TURNS 20
#define MAX_SIZE  60000   /* so much a socket takes */
#define MSEC      100
#define FEN       "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"

void         __wrap_g_subprocess_launcher_take_stdin_fd  (GSubprocessLauncher     *launcher,
                                                          int                      fd);
void         __wrap_g_subprocess_launcher_take_stdout_fd (GSubprocessLauncher     *launcher,
                                                          int                      fd);
GSubprocess *__wrap_g_subprocess_launcher_spawnv         (GSubprocessLauncher     *launcher,
                                                          const char *const       *words,
                                                          GError                 **error);
void         __wrap_g_subprocess_send_signal             (GSubprocess             *process,
                                                          int                      number);
void         __wrap_g_subprocess_force_exit              (GSubprocess             *process);
gboolean     __wrap_g_subprocess_wait                    (GSubprocess             *process,
                                                          GCancellable            *cancellable,
                                                          GError                 **error);
ssize_t      __real_recv                                 (int                      fd,
                                                          void                    *bytes,
                                                          size_t                   n_bytes,
                                                          int                      flags);
ssize_t      __wrap_recv                                 (int                      fd,
                                                          void                    *bytes,
                                                          size_t                   n_bytes,
                                                          int                      flags);

static const guint8 *said;
static gsize         n_said, piece;
static int           engine = -1;

/* --- the engine ------------------------------------------------------------- */

void
__wrap_g_subprocess_launcher_take_stdin_fd (GSubprocessLauncher *launcher,
                                            int                  fd)
{
  close (fd);
}

void
__wrap_g_subprocess_launcher_take_stdout_fd (GSubprocessLauncher *launcher,
                                             int                  fd)
{
  engine = fd;
}

GSubprocess *
__wrap_g_subprocess_launcher_spawnv (GSubprocessLauncher  *launcher,
                                     const char *const    *words,
                                     GError              **error)
{
  g_assert_cmpint (send (engine, said, n_said, 0), ==, (gssize) n_said);
  shutdown (engine, SHUT_WR);

  /* Nobody looks into it. */
  return g_object_new (G_TYPE_OBJECT, NULL);
}

/* It has closed its end, so nobody makes it leave. */
void
__wrap_g_subprocess_send_signal (GSubprocess *process,
                                 int          number)
{
  g_assert_not_reached ();
}

void
__wrap_g_subprocess_force_exit (GSubprocess *process)
{
  g_assert_not_reached ();
}

gboolean
__wrap_g_subprocess_wait (GSubprocess   *process,
                          GCancellable  *cancellable,
                          GError       **error)
{
  close (engine);
  engine = -1;
  return TRUE;
}

ssize_t
__wrap_recv (int     fd,
             void   *bytes,
             size_t  n_bytes,
             int     flags)
{
  g_assert_cmpuint (n_bytes, >, 0);
  return __real_recv (fd, bytes, MIN (n_bytes, piece), flags);
}

/* --- what it is taken for --------------------------------------------------- */

static void
report_cb (const AleaUciOpinion *opinion,
           gpointer              data)
{
  g_assert_cmpint (opinion->depth, >=, 1);
  g_assert_true (opinion->win >= 0 && opinion->win <= 1);
  g_assert_true (opinion->draw >= 0 && opinion->draw <= 1);
  g_assert_true (opinion->loss >= 0 && opinion->loss <= 1);
  g_assert_cmpfloat_with_epsilon (opinion->win + opinion->draw + opinion->loss, 1, 1e-9);
}

/* Until it has said all, or something wrong. */
static void
play (AleaUci   *uci,
      AleaState *state)
{
  for (guint i = 0; i < MAX_TURNS && state->stage == ALEA_STAGE_PLAY; i++)
    {
      AleaEvent event = { .type = ALEA_EVENT_DECISION };
      g_autoptr(GError) error = NULL;
      const gboolean is_good = i % 2 == 0
                                 ? alea_uci_judge (uci, state, MSEC, NULL, report_cb, NULL, &event.decision, &error)
                                 : alea_uci_decide (uci, state, MSEC, NULL, &event.decision, &error);

      if (!is_good)
        {
          fuzz_check_error (error);
          return;
        }
      g_assert_no_error (error);
      g_assert_true (alea_state_lists (state, &event.decision));
      g_assert_true (alea_state_apply (state, &event, NULL));
    }
}

static void
meet (AleaState *state)
{
  static const char *const options[] = { "Hash=16", "Skill Level=", NULL };
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaUci) uci = alea_uci_new ("engine", options, NULL, &error);

  if (uci == NULL)
    {
      fuzz_check_error (error);
      return;
    }

  g_assert_true (g_utf8_validate (alea_uci_get_name (uci), -1, NULL));
  if (alea_uci_begin (uci, &error))
    play (uci, state);
  else
    fuzz_check_error (error);
  g_assert_true (g_utf8_validate (alea_uci_get_name (uci), -1, NULL));
}

static void
begin (AleaState *state,
       gboolean   is_chess)
{
  const AleaRules *rules = alea_rules_find (is_chess ? "chess" : "chess960");
  AleaSetup setup;

  g_assert_true (alea_fen_read (is_chess ? rules->start_fen : FEN, rules, &setup, NULL));
  g_assert_cmpint (alea_state_init_from_setup (state, rules, NULL, &setup), ==, ALEA_FAULT_NONE);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  AleaState state;

  if (size == 0 || size > MAX_SIZE)
    return -1;

  /* So that files of the corpus can be read: "a" is Chess, "b" Chess960, all at
   * once, and those behind them the same in smaller and smaller pieces. */
  begin (&state, data[0] % 2);
  piece = MAX (MAX_SIZE >> (data[0] / 2 % 16), 1);
  said = data + 1;
  n_said = size - 1;
  meet (&state);

  return 0;
}
