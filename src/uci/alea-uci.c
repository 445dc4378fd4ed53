/* alea-uci.c: an engine that is a program of its own
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-uci.h"

#include "alea-fen.h"
#include "alea-notation.h"
#include "alea-printable.h"
#include "alea-uci-pipe.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* Microseconds that an engine may be silent. */
#define PATIENCE (5 * G_USEC_PER_SEC)

/* Bytes of the name that an engine gives itself. */
#define MAX_NAME 64

/* No engine has so many. */
#define MAX_OPTIONS 1000

/* Bytes of what it wants to play, for a sentence about it. */
#define MAX_MOVE 13

struct _AleaUci
{
  AleaUciPipe   *pipe;
  char          *name;
  gboolean       tells_draws;    /* when asked to */
  GPtrArray     *options;        /* the names of those that it has */
  AleaUciReport  report;         /* or NULL */
  gpointer       report_data;
};

gboolean
alea_uci_knows_game (const AleaRules *rules)
{
  return strcmp (rules->id, "chess") == 0 || strcmp (rules->id, "chess960") == 0;
}

/* --- talking ----------------------------------------------------------------- */

static gboolean G_GNUC_PRINTF (3, 4)
say (AleaUci     *self,
     GError     **error,
     const char  *format,
     ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  return alea_uci_pipe_write (self->pipe, line, g_get_monotonic_time () + PATIENCE, error);
}

static void
take_name (AleaUci    *self,
           const char *name)
{
  char printable[MAX_NAME];

  alea_printable (name, printable, sizeof printable);
  g_free (self->name);
  self->name = g_strdup (printable);
}

/* "Skill Level type spin default 20 min 0 max 20" */
static void
take_option (AleaUci    *self,
             const char *text)
{
  const char *end = strstr (text, " type ");

  if (end != NULL && self->options->len < MAX_OPTIONS)
    g_ptr_array_add (self->options, g_strndup (text, (gsize) (end - text)));
  if (g_str_has_prefix (text, "UCI_ShowWDL "))
    self->tells_draws = TRUE;
}

/* What nobody waits for. */
static void
overhear (AleaUci    *self,
          const char *line)
{
  AleaUciOpinion opinion;

  if (g_str_has_prefix (line, "id name "))
    take_name (self, line + strlen ("id name "));
  else if (g_str_has_prefix (line, "option name "))
    take_option (self, line + strlen ("option name "));
  else if (self->report != NULL && alea_uci_opinion_read (line, &opinion))
    self->report (&opinion, self->report_data);
}

/* What comes behind @word on the first line that begins with it; engines say
 * much else. */
static const char *
listen_for (AleaUci       *self,
            const char    *word,
            gint64         usec,
            GCancellable  *cancellable,
            GError       **error)
{
  const gint64 deadline = g_get_monotonic_time () + usec;
  const gsize n = strlen (word);
  const char *line;

  while ((line = alea_uci_pipe_read (self->pipe, deadline, cancellable, error)) != NULL)
    {
      if (strncmp (line, word, n) == 0 && (line[n] == '\0' || line[n] == ' '))
        return line + n + strspn (line + n, " ");
      overhear (self, line);
      if (g_get_monotonic_time () > deadline)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, _("The engine is not responding."));
          return NULL;
        }
    }

  return NULL;
}

/* Returns when the engine has done all that it was told. */
static gboolean
synchronise (AleaUci       *self,
             GCancellable  *cancellable,
             GError       **error)
{
  return say (self, error, "isready") && listen_for (self, "readyok", PATIENCE, cancellable, error) != NULL;
}

/* --- beginning --------------------------------------------------------------- */

/* Engines pass over what they do not know: then somebody would play a match with
 * what was never set.  Case does not matter. */
static gboolean
has_option (const AleaUci *self,
            const char    *name)
{
  for (guint i = 0; i < self->options->len; i++)
    if (g_ascii_strcasecmp (g_ptr_array_index (self->options, i), name) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
set_options (AleaUci            *self,
             const char *const  *options,
             GError            **error)
{
  for (; options != NULL && *options != NULL; options++)
    {
      const char *value = strchr (*options, '=');
      g_autofree char *name = value != NULL ? g_strndup (*options, (gsize) (value - *options)) : NULL;

      if (value == NULL)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” is not in the form Name=value."), *options);
          return FALSE;
        }
      if (!has_option (self, name))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("The engine has no option “%s”."), name);
          return FALSE;
        }
      if (!say (self, error, "setoption name %s value %s", name, value + 1))
        return FALSE;
    }

  return TRUE;
}

AleaUci *
alea_uci_new (const char         *command,
              const char *const  *options,
              GCancellable       *cancellable,
              GError            **error)
{
  g_autoptr(AleaUci) self = g_new0 (AleaUci, 1);

  self->options = g_ptr_array_new_with_free_func (g_free);
  take_name (self, command);
  self->pipe = alea_uci_pipe_new (command, error);
  if (self->pipe == NULL
      || !say (self, error, "uci")
      || listen_for (self, "uciok", PATIENCE, cancellable, error) == NULL
      || !set_options (self, options, error)
      || !synchronise (self, cancellable, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
alea_uci_free (AleaUci *self)
{
  g_clear_pointer (&self->pipe, alea_uci_pipe_free);
  g_ptr_array_unref (self->options);
  g_free (self->name);
  g_free (self);
}

const char *
alea_uci_get_name (AleaUci *self)
{
  return self->name;
}

gboolean
alea_uci_begin (AleaUci  *self,
                GError  **error)
{
  return say (self, error, "ucinewgame") && synchronise (self, NULL, error);
}

/* --- deciding ---------------------------------------------------------------- */

static gboolean
read_move (const AleaState  *state,
           const char       *text,
           AleaDecision     *decision,
           GError          **error)
{
  const gsize n = strcspn (text, " ");
  g_autofree char *word = g_strndup (text, n);
  char shown[MAX_MOVE];

  *decision = (AleaDecision) { .act = ALEA_ACT_MOVE };
  if (alea_move_parse (&state->position, word, &decision->move, NULL) && alea_state_lists (state, decision))
    return TRUE;

  alea_printable (word, shown, sizeof shown);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _("The engine wants to play “%.12s”, which is not a legal move."), shown);
  return FALSE;
}

gboolean
alea_uci_decide (AleaUci          *self,
                 const AleaState  *state,
                 gint64            msec,
                 GCancellable     *cancellable,
                 AleaDecision     *decision,
                 GError          **error)
{
  const gboolean is_chess960 = strcmp (state->rules->id, "chess960") == 0;
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;
  const char *text;

  g_return_val_if_fail (alea_uci_knows_game (state->rules) && state->stage == ALEA_STAGE_PLAY, FALSE);

  alea_state_get_setup (state, &setup);
  if (!say (self, error, "setoption name UCI_Chess960 value %s", is_chess960 ? "true" : "false")
      || !say (self, error, "position fen %s", alea_fen_write (&setup, state->rules, fen))
      || !synchronise (self, cancellable, error)
      || !say (self, error, "go movetime %" G_GINT64_FORMAT, msec))
    return FALSE;

  text = listen_for (self, "bestmove", msec * 1000 + PATIENCE, cancellable, error);
  return text != NULL && read_move (state, text, decision, error);
}

gboolean
alea_uci_judge (AleaUci          *self,
                const AleaState  *state,
                gint64            msec,
                GCancellable     *cancellable,
                AleaUciReport     report,
                gpointer          data,
                AleaDecision     *decision,
                GError          **error)
{
  gboolean is_judged;

  if (self->tells_draws && !say (self, error, "setoption name UCI_ShowWDL value true"))
    return FALSE;

  self->report = report;
  self->report_data = data;
  is_judged = alea_uci_decide (self, state, msec, cancellable, decision, error);
  self->report = NULL;
  return is_judged;
}

/* --- what it says that a position is worth ------------------------------- */

/* Centipawns a unit of log-odds, as fitted to the results of games. */
#define STEEPNESS (1 / 0.0037)

#define MAX_CENTIPAWNS 100000
#define MAX_MOVES      10000
#define MAX_DEPTH      1000

typedef struct
{
  gint64   depth;
  gint64   line;        /* 1: the best one */
  gint64   mate;
  gint64   centipawns;
  gint64   wdl[3];
  gboolean has_mate;
  gboolean has_centipawns;
  gboolean has_wdl;
  gboolean is_limit;
} Info;

/* The number behind @word. */
static gboolean
read_number (char  **word,
             gint64  least,
             gint64  most,
             gint64 *number)
{
  return word[1] != NULL && g_ascii_string_to_signed (word[1], 10, least, most, number, NULL);
}

static gboolean
read_wdl (char   **word,
          gint64  *wdl)
{
  for (guint i = 0; i < 3; i++)
    if (word[i] == NULL || !read_number (word + i, 0, 1000, &wdl[i]))
      return FALSE;

  return wdl[0] + wdl[1] + wdl[2] > 0;
}

static void
read_words (char **words,
            Info  *info)
{
  /* What follows are moves, or anything. */
  for (char **word = words; *word != NULL && !g_str_equal (*word, "pv") && !g_str_equal (*word, "string"); word++)
    if (g_str_equal (*word, "depth"))
      read_number (word, 1, MAX_DEPTH, &info->depth);
    else if (g_str_equal (*word, "multipv"))
      read_number (word, 1, G_MAXINT, &info->line);
    else if (g_str_equal (*word, "cp"))
      info->has_centipawns = read_number (word, -MAX_CENTIPAWNS, MAX_CENTIPAWNS, &info->centipawns);
    else if (g_str_equal (*word, "mate"))
      info->has_mate = read_number (word, -MAX_MOVES, MAX_MOVES, &info->mate);
    else if (g_str_equal (*word, "wdl"))
      info->has_wdl = read_wdl (word, info->wdl);
    else if (g_str_equal (*word, "lowerbound") || g_str_equal (*word, "upperbound"))
      info->is_limit = TRUE;
}

gboolean
alea_uci_opinion_read (const char     *line,
                       AleaUciOpinion *opinion)
{
  g_auto(GStrv) words = NULL;
  Info info = { .depth = 1, .line = 1 };

  if (!g_str_has_prefix (line, "info "))
    return FALSE;

  words = g_strsplit (line, " ", -1);
  read_words (words, &info);
  if (info.is_limit || info.line != 1 || (!info.has_mate && !info.has_centipawns))
    return FALSE;

  opinion->depth = (int) info.depth;
  opinion->draw = 0;
  if (info.has_mate)
    opinion->win = info.mate > 0 ? 1 : 0;
  else if (info.has_wdl)
    {
      const double sum = (double) (info.wdl[0] + info.wdl[1] + info.wdl[2]);

      opinion->win = info.wdl[0] / sum;
      opinion->draw = info.wdl[1] / sum;
    }
  else
    opinion->win = 1 / (1 + exp (-info.centipawns / STEEPNESS));

  opinion->loss = fmax (1 - opinion->win - opinion->draw, 0);
  return TRUE;
}
