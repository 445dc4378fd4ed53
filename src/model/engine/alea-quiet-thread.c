/* alea-quiet-thread.c: work that the window does not have to wait for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-quiet-thread.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

/* The most that there is.  With two threads that search on two processors 95 in 100
 * frames were painted within 12 to 25 ms at 5, 2 to 8 at 10, and 1.7 at 19; what
 * limits a search by time keeps the answer from coming late. */
#define NICENESS 19

typedef struct
{
  AleaQuietWork work;
  gpointer      data;
} Job;

/* Elsewhere it would be that of the whole program. */
static void
give_way (void)
{
#ifdef __linux__
  /* What is refused is done without. */
  (void) setpriority (PRIO_PROCESS, (id_t) syscall (SYS_gettid), NICENESS);
#endif
}

static gpointer
run (gpointer data)
{
  const Job *job = data;

  give_way ();
  job->work (job->data);
  return NULL;
}

void
alea_quiet_thread_run (AleaQuietWork work,
                       gpointer      data)
{
  Job job = { work, data };
  GThread *thread;

  g_return_if_fail (work != NULL);

  /* Priorities cannot be raised again: threads of GLib's are for others, too. */
  thread = g_thread_try_new ("alea-quiet", run, &job, NULL);
  if (thread != NULL)
    g_thread_join (thread);
  else
    work (data);
}
