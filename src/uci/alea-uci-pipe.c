/* alea-uci-pipe.c: a program to which lines are written and from which lines come
 *
 * The two are joined by a pair of sockets: writing to one whose other end is
 * gone raises no signal.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-uci-pipe.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

/* The longest line of engines that are in their right minds has the moves of
 * one long variation. */
#define MAX_LINE 16384

/* Microseconds that a program is given to leave by itself, and after that by
 * SIGTERM. */
#define PATIENCE (G_USEC_PER_SEC / 2)

struct _AleaUciPipe
{
  GSubprocess *process;
  int          fd;
  gsize        n;                 /* bytes in @buffer */
  gsize        n_line;            /* of them, those of the line that was read last */
  char         buffer[MAX_LINE];
};

/* --- waiting ----------------------------------------------------------------- */

/* FALSE at @deadline and where it is cancelled. */
static gboolean
wait_for (AleaUciPipe   *self,
          short          events,
          gint64         deadline,
          GCancellable  *cancellable,
          GError       **error)
{
  GPollFD cancel = { .fd = -1 };
  const gboolean can_cancel = g_cancellable_make_pollfd (cancellable, &cancel);
  struct pollfd fds[2] = { { .fd = self->fd, .events = events }, { .fd = cancel.fd, .events = POLLIN } };
  int n;

  do
    {
      const gint64 msec = (deadline - g_get_monotonic_time () + 999) / 1000;

      n = poll (fds, can_cancel ? 2 : 1, (int) CLAMP (msec, 0, G_MAXINT));
    }
  while (n < 0 && errno == EINTR);

  if (can_cancel)
    g_cancellable_release_fd (cancellable);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (n > 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, _("The engine is not responding."));
  return FALSE;
}

static void
set_closed (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _("The engine has stopped working."));
}

/* --- lines ------------------------------------------------------------------- */

gboolean
alea_uci_pipe_write (AleaUciPipe  *self,
                     const char   *line,
                     gint64        deadline,
                     GError      **error)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);
  gsize n = strlen (text), done = 0;

  while (done < n)
    {
      const gssize sent = send (self->fd, text + done, n - done, MSG_NOSIGNAL);

      if (sent > 0)
        done += (gsize) sent;
      else if (errno == EAGAIN || errno == EINTR)
        {
          if (!wait_for (self, POLLOUT, deadline, NULL, error))
            return FALSE;
        }
      else
        {
          set_closed (error);
          return FALSE;
        }
    }

  return TRUE;
}

/* Takes what has come into the buffer. */
static gboolean
receive (AleaUciPipe  *self,
         GError      **error)
{
  const gssize n = recv (self->fd, self->buffer + self->n, MAX_LINE - self->n, 0);

  if (n > 0)
    {
      self->n += (gsize) n;
      return TRUE;
    }
  if (n < 0 && (errno == EAGAIN || errno == EINTR))
    return TRUE;

  set_closed (error);
  return FALSE;
}

const char *
alea_uci_pipe_read (AleaUciPipe   *self,
                    gint64         deadline,
                    GCancellable  *cancellable,
                    GError       **error)
{
  char *end;

  self->n -= self->n_line;
  memmove (self->buffer, self->buffer + self->n_line, self->n);
  self->n_line = 0;

  while ((end = memchr (self->buffer, '\n', self->n)) == NULL)
    {
      if (self->n == MAX_LINE)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The engine’s messages make no sense."));
          return NULL;
        }
      if (!wait_for (self, POLLIN, deadline, cancellable, error) || !receive (self, error))
        return NULL;
    }

  self->n_line = (gsize) (end - self->buffer) + 1;
  *end = '\0';
  if (end > self->buffer && end[-1] == '\r')
    end[-1] = '\0';

  return self->buffer;
}

/* --- the program ------------------------------------------------------------- */

/* In the program to be, before it is one. */
static void
prepare_child (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

AleaUciPipe *
alea_uci_pipe_new (const char  *command,
                   GError     **error)
{
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr(GSubprocess) process = NULL;
  g_auto(GStrv) words = NULL;
  AleaUciPipe *self;
  int fds[2];

  if (!g_shell_parse_argv (command, NULL, &words, error))
    return NULL;
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
      return NULL;
    }

  g_subprocess_launcher_take_stdin_fd (launcher, fcntl (fds[1], F_DUPFD_CLOEXEC, 0));
  g_subprocess_launcher_take_stdout_fd (launcher, fds[1]);
  g_subprocess_launcher_set_child_setup (launcher, prepare_child, NULL, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) words, error);
  if (process == NULL)
    {
      close (fds[0]);
      return NULL;
    }

  fcntl (fds[0], F_SETFL, O_NONBLOCK);
  self = g_new0 (AleaUciPipe, 1);
  self->process = g_steal_pointer (&process);
  self->fd = fds[0];
  return self;
}

/* Listens until the program has closed its end. */
static gboolean
is_gone (AleaUciPipe *self)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE;
  g_autoptr(GError) error = NULL;

  do
    {
      self->n = 0;
      if (!wait_for (self, POLLIN, deadline, NULL, &error))
        return FALSE;
    }
  while (receive (self, NULL) && g_get_monotonic_time () < deadline);

  return g_get_monotonic_time () < deadline;
}

void
alea_uci_pipe_free (AleaUciPipe *self)
{
  alea_uci_pipe_write (self, "quit", g_get_monotonic_time (), NULL);
  shutdown (self->fd, SHUT_WR);
  if (!is_gone (self))
    g_subprocess_send_signal (self->process, SIGTERM);
  if (!is_gone (self))
    g_subprocess_force_exit (self->process);

  g_subprocess_wait (self->process, NULL, NULL);
  g_object_unref (self->process);
  close (self->fd);
  g_free (self);
}
